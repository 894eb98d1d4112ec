"""Section IV.2: the fifteen share companies, and what each size may own and run."""

from __future__ import annotations

import pytest

from cz18 import GameState, worth
from cz18.rules.actions import (
    BuyShare,
    BuyTrain,
    ChooseCity,
    EndStep,
    LayHomeTile,
    OfferForLocalRailway,
    OfferForTrain,
    PayOut,
    Run,
    SellShares,
    StartCompany,
    Withhold,
)
from cz18.rules.company_turn.runs import Route
from cz18.rules.events import BANK, MoneyPaid, PriceMoved, StationPlaced
from tests.rules.positions import (
    a_game,
    after,
    before_turn,
    cash,
    charter,
    company,
    directing,
    events_of,
    faces,
    floated,
    in_phase,
    in_step,
    in_stock_round,
    kind_of_decision,
    laid,
    legal,
    local_railway,
    on_top,
    play,
    player,
    refusal,
    started,
    stations,
    units,
    whose_turn,
)

SMALL = ["EKJ", "OFE", "BCB", "MW", "VBW"]
MEDIUM = ["BN", "NWB", "ATE", "BTE", "KFN"]
LARGE = ["Sx", "Pr", "By", "kk", "Ug"]


def a_rich_turn(letter: str = "d", players: int = 3) -> GameState:
    """The turn of a very rich player in a later stock round; all players are rich."""
    state = in_phase(in_stock_round(a_game(players), 4), letter)
    for seat in range(players):
        state = player(state, seat, cash=99_999)
    return state


# IV.2.a


@pytest.mark.rule("IV.2.a-01")
def test_iv_2_a_fifteen_companies_of_three_sizes() -> None:
    """When all sizes are on sale exactly fifteen companies can be started, five of each size (IV.2.a)."""
    startable = list(dict.fromkeys(action.company for action in legal(a_rich_turn(), StartCompany)))
    assert startable == SMALL + MEDIUM + LARGE
    assert refusal(a_rich_turn(), StartCompany(0, "XY", 60)) == ("VII.3", "unknown_company")


@pytest.mark.parametrize("step", ["track", "station", "dividend", "acquisition", "trains"])
@pytest.mark.rule("IV.2.a-02")
def test_iv_2_a_no_share_deals_in_an_operating_round(step: str) -> None:
    """In an operating round shares are neither bought nor sold, at no step of a turn (IV.2.a)."""
    state = floated(floated(a_game(), "BCB", units=3), "BN", director=1)
    state = in_step(player(in_phase(state, "b"), 0, cash=9999), "BCB", step, income=50)
    assert refusal(state, BuyShare(0, "BN")) == ("VII.3", "not_now")
    assert refusal(state, StartCompany(0, "EKJ", 50)) == ("VII.3", "not_now")
    assert refusal(state, SellShares(0, "BCB", 1)) == ("VII.6", "not_now")
    assert legal(state, (BuyShare, StartCompany, SellShares)) == []  # type: ignore[arg-type]


@pytest.mark.rule("IV.2.a-02")
def test_iv_2_a_no_share_deals_in_the_pre_stock_round() -> None:
    """In the pre-stock round no certificate is on sale (IV.2.a)."""
    assert refusal(a_game(), StartCompany(0, "EKJ", 50)) == ("VII.3", "not_now")
    assert refusal(a_game(), BuyShare(0, "EKJ")) == ("VII.3", "not_now")


@pytest.mark.rule("IV.2.a-04")
def test_iv_2_a_directors_certificate_is_two_shares() -> None:
    """A Director's certificate costs two shares, earns two shares' dividend and weighs two (IV.2.a)."""
    state, _ = play(a_rich_turn(), StartCompany(0, "Sx", 100))
    assert cash(state, 0) == 99_999 - 200
    one_each = after(state, BuyShare(1, "Sx"), BuyShare(2, "Sx"))
    assert directing(one_each, "Sx") == 0
    paying = in_step(one_each, "Sx", "dividend", income=100)
    paid = after(paying, PayOut("Sx"))
    assert [cash(paid, seat) - cash(one_each, seat) for seat in range(3)] == [20, 10, 10]


@pytest.mark.rule("IV.2.a-05")
def test_iv_2_a_a_share_is_worth_the_present_price() -> None:
    """Purchases, sales and final worth use the current price, not the initial one (IV.2.a)."""
    state = in_stock_round(floated(a_game(), "BCB", price=75, director=1, units=3), 3)
    state = company(state, "BCB", initial_price=60)
    bought = after(state, BuyShare(0, "BCB"))
    assert cash(state, 0) - cash(bought, 0) == 75
    assert worth(bought, 0) == worth(state, 0)
    assert worth(state, 1) == 380 + 3 * 75
    sold, _ = play(state._replace(pending=in_stock_round(state, 3, turn_of=1).pending), SellShares(1, "BCB", 1))
    assert cash(sold, 1) == 380 + 75


@pytest.mark.rule("IV.2.a-06")
def test_iv_2_a_dividend_unless_kept_or_nothing_earned() -> None:
    """Shareholders are paid by a dividend; not if the income is withheld or zero (IV.2.a)."""
    state = player(floated(a_game(), "BCB", trains=("a0",)), 1, shares={"BCB": 1})
    state = in_step(state, "BCB", "dividend", income=80)
    paid, _ = play(state, PayOut("BCB"))
    assert [cash(paid, seat) for seat in range(3)] == [420, 400, 380]
    kept, _ = play(state, Withhold("BCB"))
    assert [cash(kept, seat) for seat in range(3)] == [380, 380, 380]
    assert (charter(paid, "BCB").treasury, charter(kept, "BCB").treasury) == (0, 80)
    idle = company(in_step(state, "BCB", "track"), "BCB", trains=(), markers=0)
    idle, events = play(idle, EndStep("BCB", "track"))
    assert events_of(events, MoneyPaid) == []
    assert kind_of_decision(idle) == "trains"


# Certificates and the bank


@pytest.mark.parametrize(
    ("name", "price", "others"),
    [
        pytest.param("BCB", 50, 2, marks=pytest.mark.rule("IV.2.b-01")),
        pytest.param("BN", 60, 3, marks=pytest.mark.rule("IV.2.c-01")),
        pytest.param("Sx", 90, 8, marks=pytest.mark.rule("IV.2.d-01")),
    ],
)
def test_iv_2_certificates_of_a_company(name: str, price: int, others: int) -> None:
    """After the Director's certificate a small company has 2, a medium 3, a large one 8 single shares (IV.2)."""
    state = after(a_rich_turn(players=6), StartCompany(0, name, price))
    for bought in range(others):
        assert sum(units(state, seat, name) for seat in range(6)) == 2 + bought
        assert BuyShare(whose_turn(state), name) in legal(state, BuyShare)
        state = after(state, BuyShare(whose_turn(state), name))
    assert refusal(state, BuyShare(whose_turn(state), name)) == ("VII.3", "none_in_the_bank")
    assert sum(units(state, seat, name) for seat in range(6)) == 2 + others


@pytest.mark.parametrize(
    ("name", "percent"),
    [
        pytest.param("BCB", (50, 25), marks=pytest.mark.rule("IV.2.b-01")),
        pytest.param("BN", (40, 20), marks=pytest.mark.rule("IV.2.c-01")),
        pytest.param("Sx", (20, 10), marks=pytest.mark.rule("IV.2.d-01")),
    ],
)
def test_iv_2_parts_of_a_company(name: str, percent: tuple[int, int]) -> None:
    """Of an income of 100 the two kinds of certificates receive 50 and 25, 40 and 20, 20 and 10 K (IV.2)."""
    state = player(started(a_game(), name, director=0), 1, shares={name: 1})
    paid, _ = play(in_step(state, name, "dividend", income=100), PayOut(name))
    assert (cash(paid, 0) - 380, cash(paid, 1) - 380) == percent


# Trains


@pytest.mark.parametrize(
    ("name", "own", "idle"),
    [
        pytest.param("BCB", "d0", ("d1:3+3", "d2:3E"), marks=pytest.mark.rule("IV.2.b-02")),
        pytest.param("BN", "d1:3+3", ("d0", "d2:3E"), marks=pytest.mark.rule("IV.2.c-02")),
        pytest.param("Sx", "d2:3E", ("d0", "d1:3+3"), marks=pytest.mark.rule("IV.2.d-02")),
    ],
)
def test_iv_2_only_trains_of_the_own_colour_run(name: str, own: str, idle: tuple[str, ...]) -> None:
    """A company has something to run only with a train of its colour; others stand idle and it falls (IV.2)."""
    state = company(in_phase(floated(a_game(), name, price=100), "d"), name, markers=0)
    state = in_step(state, name, "track")
    runs = after(company(state, name, trains=(own,)), EndStep(name, "track"))
    assert kind_of_decision(runs) == "run"
    stands, events = play(company(state, name, trains=idle), EndStep(name, "track"))
    assert kind_of_decision(stands) != "run"
    assert events_of(events, PriceMoved) == [PriceMoved(name, 100, 90, "no_dividend")]


@pytest.mark.parametrize(
    ("name", "own", "other"),
    [
        pytest.param("BN", "d1:3+3", "d0", marks=pytest.mark.rule("IV.2.c-02")),
        pytest.param("Sx", "d2:3E", "d1:3+3", marks=pytest.mark.rule("IV.2.d-02")),
    ],
)
def test_iv_2_a_route_for_an_idle_train_is_refused(name: str, own: str, other: str) -> None:
    """A route claimed for a train of another colour is refused, the same route for an own train is not (IV.2)."""
    state = laid(floated(a_game(allow_submaximal_run=True), name), {"E15": ("57", 0), "D16": ("57", 0)})
    state = in_step(company(stations(in_phase(state, "d"), name, "E15"), name, trains=(own, other)), name, "run")
    wrong = Run(name, (Route(other.partition(":")[0], ("E15", "D16")),))
    assert refusal(state, wrong) == ("VIII.7", "unknown_train")
    right = after(state, Run(name, (Route(own.partition(":")[0], ("E15", "D16")),)))
    assert right.turn is not None
    assert right.turn.income == 40


@pytest.mark.parametrize(
    ("name", "may_own", "section"),
    [
        pytest.param("BCB", ["3"], "IV.2.b", marks=pytest.mark.rule("IV.2.b-03")),
        pytest.param("BN", ["3", "3+3"], "IV.2.c", marks=pytest.mark.rule("IV.2.c-03")),
        pytest.param("Sx", ["3", "3+3", "3E"], "IV.2.d", marks=pytest.mark.rule("IV.2.d-03")),
    ],
)
def test_iv_2_trains_a_company_may_buy(name: str, may_own: list[str], section: str) -> None:
    """A small company buys red trains, a medium one red and blue, a large one all; from bank or company (IV.2)."""
    state = floated(floated(a_game(), name, treasury=900), "kk" if name == "Sx" else "Ug")
    seller = "kk" if name == "Sx" else "Ug"
    state = on_top(in_phase(state, "d"), "d3")
    state = in_step(company(state, seller, trains=("d0", "d1:3+3", "d2:3E")), name, "trains")
    assert [action.face for action in legal(state, BuyTrain)] == may_own
    traded = {"d0": "3", "d1": "3+3", "d2": "3E"}
    assert [traded[action.train] for action in legal(state, OfferForTrain)] == may_own
    for card, face in traded.items():
        if face in may_own:
            assert face in faces(after(state, BuyTrain(name, "d3", face)), name)
        else:
            assert refusal(state, BuyTrain(name, "d3", face)) == (section, "train_too_large")
            assert refusal(state, OfferForTrain(name, seller, card, 100)) == (section, "train_too_large")


# Local railways


@pytest.mark.parametrize(
    ("name", "sizes", "section"),
    [
        pytest.param("BCB", "S", "IV.2.b", marks=pytest.mark.rule("IV.2.b-04")),
        pytest.param("BN", "SM", "IV.2.c", marks=pytest.mark.rule("IV.2.c-04")),
        pytest.param("Sx", "SML", "IV.2.d", marks=pytest.mark.rule("IV.2.d-04")),
    ],
)
def test_iv_2_local_railways_a_company_may_buy(name: str, sizes: str, section: str) -> None:
    """A small company buys small local railways, a medium one no large ones, a large one all (IV.2)."""
    state = in_phase(floated(a_game(), name, treasury=500), "d")
    for item in ("S1", "M1", "L1"):
        state = local_railway(state, item, player=0)
    state = in_step(state, name, "track")
    assert [deal.local_railway[0] for deal in legal(state, OfferForLocalRailway)] == list(sizes)
    for item in "SML":
        offer = OfferForLocalRailway(name, f"{item}1", 30)
        if item in sizes:
            after(state, offer)
        else:
            assert refusal(state, offer) == (section, "local_railway_too_large")


# Homes


@pytest.mark.parametrize(
    ("name", "home"),
    [
        *(
            pytest.param(*case, marks=pytest.mark.rule("IV.2.b-06", "R-006"))
            for case in (("EKJ", "D4"), ("OFE", "C25"), ("BCB", "E15"), ("MW", "F22"), ("VBW", "I9"))
        ),
        *(
            pytest.param(*case, marks=pytest.mark.rule("IV.2.c-06", "R-006"))
            for case in (("BN", "E11"), ("NWB", "E11"), ("ATE", "B8"), ("BTE", "D2"), ("KFN", "G19"))
        ),
    ],
)
def test_iv_2_home_of_a_company(name: str, home: str) -> None:
    """At the start of its first turn the home station goes to the printed home, for nothing (IV.2)."""
    other = "EKJ" if name != "EKJ" else "OFE"
    state = floated(floated(a_game(), other, trains=("a0",)), name, operated=False, treasury=300)
    state, events = play(before_turn(state, other, name), EndStep(other, "trains"))
    placed = events_of(events, StationPlaced)
    assert [(item.company, item.hex, item.price, item.home) for item in placed] == [(name, home, 0, True)]
    assert charter(state, name).treasury == 300
    assert charter(state, name).markers == 2
    assert not [item for item in events_of(events, MoneyPaid) if item.payee == BANK]


@pytest.mark.parametrize(
    ("name", "homes"),
    [
        ("Sx", {"A7", "B4"}),
        ("Pr", {"B18", "A21"}),
        ("By", {"F2", "H4"}),
        ("kk", {"J14", "I17"}),
        ("Ug", {"I23", "G27"}),
    ],
)
@pytest.mark.rule("IV.2.d-06")
def test_iv_2_d_home_of_a_large_company(name: str, homes: set[str]) -> None:
    """A large company chooses one of its two red-edged hexes and stands there (IV.2.d)."""
    state = floated(floated(a_game(), "EKJ", trains=("a0",)), name, operated=False, price=100)
    state = after(before_turn(in_phase(state, "d"), "EKJ", name), EndStep("EKJ", "trains"))
    choices = legal(state, LayHomeTile)
    assert {choice.hex for choice in choices} == homes
    assert refusal(state, LayHomeTile(name, "E15", 0)) == ("VIII.4", "not_a_home_hex")
    assert refusal(state, ChooseCity(name, 0)) == ("VIII.4", "red_tile_first")
    for choice in choices:
        _, events = play(state, choice)
        assert [(item.hex, item.home) for item in events_of(events, StationPlaced)] == [(choice.hex, True)]
