"""Sections VII.5 and VII.5.a: starting a company, its price, its capital, its first turn."""

from __future__ import annotations

import pytest

from cz18 import GameState
from cz18.facts.chart import PRICES
from cz18.rules.actions import (
    BuyShare,
    BuyTrain,
    EndStep,
    LayHomeTile,
    LayTile,
    OfferAcquisition,
    OfferForTrain,
    SellShares,
    StartCompany,
)
from cz18.rules.events import BANK, CompanyFloated, MoneyPaid, Party, StationPlaced, TurnBegan
from cz18.rules.state import Status
from tests.rules.positions import (
    a_game,
    after,
    before_turn,
    cash,
    charter,
    directing,
    events_of,
    everybody_passes,
    floated,
    in_phase,
    in_step,
    in_stock_round,
    kind_of_decision,
    legal,
    markers_on,
    play,
    player,
    price,
    refusal,
    started,
    station_places,
    whose_turn,
)


def rich(players: int = 3, letter: str = "d") -> GameState:
    """A stock round with very rich players in which all sizes are on sale."""
    state = in_phase(in_stock_round(a_game(players), 4), letter)
    for seat in range(players):
        state = player(state, seat, cash=9999)
    return state


# The marker (VII.5-01 to -05)


@pytest.mark.rule("VII.5-01", "IX.1-01")
def test_vii_5_the_marker_goes_to_the_chosen_price() -> None:
    """Buying the Director's certificate puts the marker on the chosen price (VII.5)."""
    for chosen in (50, 65, 70):
        state = after(rich(), StartCompany(0, "BCB", chosen))
        assert markers_on(state, chosen) == ["BCB"]
        assert price(state, "BCB") == chosen
        assert sum(len(stack) for stack in state.stacks) == 1


@pytest.mark.rule("VII.5-02", "R-036")
def test_vii_5_a_new_marker_goes_beneath() -> None:
    """Markers started on one price lie in the order of their coming, the first on top (VII.5)."""
    state = after(rich(), StartCompany(0, "MW", 60), StartCompany(1, "BN", 60), StartCompany(2, "EKJ", 60))
    assert markers_on(state, 60) == ["MW", "BN", "EKJ"]


@pytest.mark.parametrize(
    ("name", "prices"),
    [
        pytest.param("BCB", [50, 55, 60, 65, 70], marks=pytest.mark.rule("VII.5-03")),
        pytest.param("BN", [60, 70, 80, 90, 100], marks=pytest.mark.rule("VII.5-04")),
        pytest.param("Sx", [90, 100, 110, 120], marks=pytest.mark.rule("VII.5-05")),
    ],
)
@pytest.mark.rule("VII.3-04")
def test_vii_5_initial_prices_by_size(name: str, prices: list[int]) -> None:
    """Each size has its own initial prices; every other price of the chart is refused (VII.5)."""
    state = rich()
    assert [action.price for action in legal(state, StartCompany) if action.company == name] == prices
    for other in (*PRICES, 0, 61):
        if other not in prices:
            assert refusal(state, StartCompany(0, name, other)) == ("VII.5", "not_a_start_price")


# Floating (VII.5-06, -07)


@pytest.mark.parametrize(("name", "markers"), [("BCB", 3), ("BN", 3), ("Sx", 2)])
@pytest.mark.rule("VII.5-06")
def test_vii_5_charter_and_markers_come_with_floating(name: str, markers: int) -> None:
    """On floating the Director has the charter: he decides for the company, with all its markers (VII.5)."""
    state = after(rich(), StartCompany(0, name, {"BCB": 50, "BN": 60, "Sx": 90}[name]))
    while charter(state, name).status is not Status.FLOATED:
        state = after(state, BuyShare(whose_turn(state), name))
    assert charter(state, name).markers == markers
    director = directing(state, name)
    state, _ = everybody_passes(state)
    assert whose_turn(state) == director


@pytest.mark.rule("VII.5-07")
def test_vii_5_an_unfloated_company_does_not_operate() -> None:
    """A started company that has not floated has no turn, owns nothing and cannot be acquired (VII.5)."""
    state = after(rich(), StartCompany(0, "BN", 80), StartCompany(1, "BCB", 50))
    assert charter(state, "BN").status is Status.STARTED
    assert (charter(state, "BN").treasury, charter(state, "BN").trains) == (0, ())
    state, events = everybody_passes(state)
    assert [item.company for item in events_of(events, TurnBegan)] == ["BCB"]
    buying = in_step(floated(state, "Sx", treasury=999), "Sx", "acquisition")
    assert refusal(buying, OfferAcquisition("Sx", "BN", 80)) == ("VIII.9", "not_floated")
    trading = in_step(buying, "Sx", "trains")
    assert refusal(trading, OfferForTrain("Sx", "BN", "a0", 1)) == ("VIII.10", "train_not_owned")
    assert station_places(state, "BN") == set()


# The first turn (VII.5-08 to -10)


def a_first_turn(name: str = "BCB", treasury: int = 200) -> GameState:
    """EKJ's turn is at its end, and the first turn of a company comes next."""
    state = floated(floated(a_game(), "EKJ", trains=("a0",), price=70), name, operated=False, treasury=treasury)
    return before_turn(in_phase(state, "a" if name == "BCB" else "d"), "EKJ", name)


@pytest.mark.rule("VII.5-08", "R-041")
def test_vii_5_the_home_station_comes_with_the_first_turn() -> None:
    """The home station is placed when the first turn begins, not when the operating round begins (VII.5)."""
    state = a_first_turn()
    assert station_places(state, "BCB") == set()
    state, events = play(state, EndStep("EKJ", "trains"))
    assert station_places(state, "BCB") == {("E15", 0)}
    assert events_of(events, StationPlaced) == [StationPlaced("BCB", "E15", 0, 0, True)]
    assert (kind_of_decision(state), charter(state, "BCB").treasury) == ("track", 200)


@pytest.mark.rule("R-041", "VII.5-08")
def test_vii_5_no_home_station_at_the_start_of_the_round() -> None:
    """While a company of higher price acts, a company new in that round has no station yet (VII.5)."""
    state = after(in_stock_round(a_game(), 1), StartCompany(0, "BCB", 50), StartCompany(1, "EKJ", 70))
    state, events = everybody_passes(state)
    assert events_of(events, TurnBegan) == [TurnBegan("EKJ", True)]
    assert station_places(state, "EKJ") == {("D4", 0)}
    assert station_places(state, "BCB") == set()


@pytest.mark.rule("VII.5-08")
def test_vii_5_no_second_home_station() -> None:
    """In its later turns a company places no home station (VII.5)."""
    state, _ = everybody_passes(after(in_stock_round(a_game(), 1), StartCompany(0, "BCB", 60)))
    state = after(state, EndStep("BCB", "track"), EndStep("BCB", "station"), BuyTrain("BCB", "a0", "2"))
    state, _ = play(state, EndStep("BCB", "trains"))
    state, events = everybody_passes(state)
    assert events_of(events, TurnBegan) == [TurnBegan("BCB", False)]
    assert events_of(events, StationPlaced) == []
    assert station_places(state, "BCB") == {("E15", 0)}


@pytest.mark.rule("VII.5-09")
def test_vii_5_the_home_tile_is_one_of_the_two_yellow_tiles() -> None:
    """The tile on the home hex is one of the two of that turn; after one more the step is over (VII.5)."""
    state = after(a_first_turn(), EndStep("EKJ", "trains"))
    assert {action.hex for action in legal(state, LayTile)} == {"E15"}
    state = after(state, LayTile("BCB", "E15", "57", 0))
    assert kind_of_decision(state) == "track"
    assert {action.hex for action in legal(state, LayTile)} == {"D16", "F14"}
    state = after(state, LayTile("BCB", "D16", "57", 0))
    assert kind_of_decision(state) == "station"
    assert legal(state, LayTile) == []
    assert refusal(state, LayTile("BCB", "F14", "9", 0)) == ("VIII.3", "track_step_is_over")


@pytest.mark.rule("VII.5-09", "VIII.4-26")
def test_vii_5_a_red_home_tile_comes_on_top() -> None:
    """A large company lays its red tile and may still lay two yellow tiles in its first turn (VII.5)."""
    state = after(a_first_turn("kk", 500), EndStep("EKJ", "trains"))
    for choice in legal(state, LayHomeTile):
        turn = after(state, choice)
        assert kind_of_decision(turn) == "track"
        laid = 0
        while kind_of_decision(turn) == "track" and legal(turn, LayTile):
            turn = after(turn, legal(turn, LayTile)[0])
            laid += 1
        if laid == 2:
            assert kind_of_decision(turn) == "station"
            return
    raise AssertionError("kk could nowhere lay two tiles")


@pytest.mark.rule("VII.5-10", "R-042")
def test_vii_5_the_home_tile_is_optional() -> None:
    """The Director may leave the home hex bare; the station stands there all the same (VII.5)."""
    state = after(a_first_turn(), EndStep("EKJ", "trains"), EndStep("BCB", "track"))
    assert kind_of_decision(state) == "station"
    assert station_places(state, "BCB") == {("E15", 0)}
    assert not any(state.laid)


# Capital (VII.5.a)


@pytest.mark.parametrize(
    ("name", "prices", "capitals"),
    [
        pytest.param("BCB", [50, 55, 60, 65, 70], [200, 220, 240, 260, 280], marks=pytest.mark.rule("VII.5.a-01")),
        pytest.param("BN", [60, 70, 80, 90, 100], [300, 350, 400, 450, 500], marks=pytest.mark.rule("VII.5.a-02")),
        pytest.param("Sx", [90, 100, 110, 120], [900, 1000, 1100, 1200], marks=pytest.mark.rule("VII.5.a-03")),
    ],
)
def test_vii_5_a_capital_by_initial_price(name: str, prices: list[int], capitals: list[int]) -> None:
    """A small company gets 4, a medium 5, a large 10 times its initial price from the bank (VII.5.a)."""
    received = []
    for chosen in prices:
        state, events = play(rich(), StartCompany(0, name, chosen))
        while not events_of(events, CompanyFloated):
            state, events = play(state, BuyShare(whose_turn(state), name))
        received.append(charter(state, name).treasury)
        assert MoneyPaid(BANK, Party("company", name), received[-1], "capital") in events
    assert received == capitals


@pytest.mark.rule("VII.5.a-04", "R-024")
def test_vii_5_a_capital_follows_the_initial_price() -> None:
    """Started at 120 and fallen to 115 before it floats, a large company still gets 1200 (VII.5.a)."""
    state = after(
        rich(), StartCompany(0, "Sx", 120), BuyShare(1, "Sx"), BuyShare(2, "Sx"), StartCompany(0, "BCB", 50)
    )
    state = after(state, SellShares(1, "Sx", 1), StartCompany(1, "EKJ", 50))
    assert price(state, "Sx") == 115
    state = after(state, BuyShare(2, "Sx"))
    state, events = play(state, BuyShare(0, "Sx"))
    assert events_of(events, CompanyFloated) == [CompanyFloated("Sx", 1200)]
    assert (charter(state, "Sx").treasury, price(state, "Sx")) == (1200, 115)


@pytest.mark.rule("VII.5.a-05")
def test_vii_5_a_later_purchases_pay_the_bank() -> None:
    """The whole capital is paid at once; later purchases of shares give the company nothing (VII.5.a)."""
    state = after(rich(), StartCompany(0, "BCB", 70))
    assert charter(state, "BCB").treasury == 280
    state, events = play(state, BuyShare(1, "BCB"), BuyShare(2, "BCB"))
    assert charter(state, "BCB").treasury == 280
    assert {item.payee for item in events_of(events, MoneyPaid)} == {BANK}


@pytest.mark.parametrize(
    ("name", "lowest", "highest", "cheap", "dear"),
    [("BCB", 50, 70, 100, 140), ("BN", 60, 100, 180, 300), ("Sx", 90, 120, 450, 600)],
)
@pytest.mark.rule("VII.5.a-06")
def test_vii_5_a_cost_of_floating_alone(name: str, lowest: int, highest: int, cheap: int, dear: int) -> None:
    """Floating a company alone costs 100 to 140 (small), 180 to 300 (medium), 450 to 600 (large) (VII.5.a)."""
    for chosen, cost in ((lowest, cheap), (highest, dear)):
        state = rich()
        for seat in (1, 2):
            state = player(state, seat, cash=0)
        state = after(state, StartCompany(0, name, chosen))
        while charter(state, name).status is not Status.FLOATED:
            assert whose_turn(state) == 0
            state = after(state, BuyShare(0, name))
        assert 9999 - cash(state, 0) == cost


@pytest.mark.rule("R-028", "VII.5-07")
def test_vii_5_b_a_new_director_of_an_unfloated_company_gets_the_certificate_only() -> None:
    """If an unfloated company changes hands it is not afloat by that and has nothing yet (R-028)."""
    state = player(started(rich(), "Sx", director=0, price=100, units=2), 1, shares={"Sx": 2})
    state = after(in_stock_round(state, 4, turn_of=0), SellShares(0, "Sx", 2))
    assert directing(state, "Sx") == 1
    assert charter(state, "Sx").status is Status.STARTED
    assert charter(state, "Sx").treasury == 0
