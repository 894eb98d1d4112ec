"""Chapter V: the rounds in their order, whose money is spent, who acts for a company."""

from __future__ import annotations

import pytest

from cz18 import GameState, is_over
from cz18.rules.actions import (
    AcceptOffer,
    Action,
    BuyLocalRailway,
    BuyShare,
    BuyTrain,
    LayTile,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    Pass,
    PlaceStation,
    StartCompany,
)
from cz18.rules.events import (
    BANK,
    Event,
    GameEnded,
    MoneyPaid,
    OperatingRoundBegan,
    Party,
    PreStockRoundEnded,
    StockRoundBegan,
    TrainExported,
)
from tests.rules.positions import (
    a_game,
    after,
    cash,
    charter,
    company,
    directing,
    events_of,
    everybody_passes,
    floated,
    idle_turn,
    in_phase,
    in_step,
    in_stock_round,
    kind_of_decision,
    laid,
    local_railway,
    play,
    player,
    refusal,
    stations,
    whose_turn,
)


def a_game_without_companies() -> tuple[GameState, list[Event]]:
    """A whole game in which all players pass at every turn."""
    state = a_game()
    events: list[Event] = []
    while not is_over(state):
        state, more = play(state, Pass(whose_turn(state)))
        events.extend(more)
    return state, events


def as_track(events: list[Event]) -> list[str]:
    """The rounds and exports as words: SR, the price of an operating round, x for an export."""
    words = []
    for event in events:
        match event:
            case PreStockRoundEnded():
                words.append("PRE")
            case StockRoundBegan():
                words.append("SR")
            case OperatingRoundBegan(_, price):
                words.append(str(price))
            case TrainExported():
                words.append("x")
            case GameEnded():
                words.append("END")
    return words


@pytest.mark.rule("V-01", "V-02", "V-06", "R-007", "R-131")
def test_v_the_process_track() -> None:
    """The pre-stock round, then 8 stock and 13 operating rounds in the printed order with their exports (V)."""
    _, events = a_game_without_companies()
    assert " ".join(as_track(events)) == (
        "PRE SR 40 x SR 45 x SR 50 x SR 55 x SR 60 65 x SR 70 75 x SR 80 90 x SR 100 110 120 END"
    )


@pytest.mark.rule("V-01", "VI-13")
def test_v_the_pre_stock_round_opens() -> None:
    """The first decision of the game belongs to the pre-stock round, the next to the first stock round (V)."""
    state = a_game()
    assert kind_of_decision(state) == "pre_stock_turn"
    state, events = everybody_passes(state)
    assert kind_of_decision(state) == "stock_turn"
    assert events_of(events, StockRoundBegan) == [StockRoundBegan(1)]


@pytest.mark.rule("V-06")
def test_v_the_export_comes_where_it_is_printed() -> None:
    """A card leaves the deck after the single round of a set or its last one, not between two (V)."""
    state = floated(a_game(), "BCB", trains=("a0",))
    state, events = idle_turn(in_step(state, "BCB", "track", number="5.1"), "BCB")
    assert events_of(events, TrainExported) == []
    assert [item.number for item in events_of(events, OperatingRoundBegan)] == ["5.2"]
    state, events = idle_turn(state, "BCB")
    assert events_of(events, TrainExported) == [TrainExported("a0")]
    assert kind_of_decision(state) == "stock_turn"


@pytest.mark.rule("V-03")
def test_v_players_spend_their_own_cash() -> None:
    """In a stock round the price comes from the buyer's cash alone; his companies' treasuries stay (V)."""
    state = in_stock_round(floated(a_game(), "BCB", treasury=1000), 2)
    state, events = play(state, StartCompany(0, "EKJ", 70))
    assert events_of(events, MoneyPaid)[0] == MoneyPaid(Party("player", 0), BANK, 140, "directors_certificate")
    assert [cash(state, seat) for seat in range(3)] == [240, 380, 380]
    assert charter(state, "BCB").treasury == 1000
    poor = in_stock_round(player(floated(a_game(), "BCB", treasury=1000), 0, cash=59), 2)
    assert refusal(poor, BuyShare(0, "BCB")) == ("VII.3", "not_enough_cash")


@pytest.mark.rule("V-04", "R-028")
def test_v_the_largest_shareholder_acts_as_director() -> None:
    """A player who overtook the Director in a stock round decides in the next operating round (V)."""
    state = player(floated(a_game(), "Sx", price=100, units=3), 1, shares={"Sx": 3}, cash=500)
    state = in_phase(in_stock_round(stations(state, "Sx", "A7"), 5, turn_of=1), "d")
    state = after(state, BuyShare(1, "Sx"))
    state, _ = everybody_passes(state)
    assert kind_of_decision(state) == "track"
    assert whose_turn(state) == directing(state, "Sx") == 1


@pytest.mark.rule("V-05")
def test_v_a_company_pays_from_its_treasury() -> None:
    """Terrain, stations and trains are paid by the company's own treasury to the bank (V)."""
    state = stations(floated(a_game(), "BCB", treasury=500), "BCB", "E15")
    state = laid(state, {"E15": ("57", 0), "D16": ("57", 0)})
    river, place, train = LayTile("BCB", "C17", "9", 0), PlaceStation("BCB", "D16", 0), BuyTrain("BCB", "a0", "2")
    poor = company(state, "BCB", treasury=9)
    assert refusal(in_step(poor, "BCB", "track"), river) == ("VIII.4", "treasury_too_small")
    assert refusal(in_step(poor, "BCB", "station"), place) == ("VIII.6", "treasury_too_small")
    paid: list[Event] = []
    for step, action in (("track", river), ("station", place), ("trains", train)):
        state, events = play(in_step(state, "BCB", step), action)
        paid += events
    own, bank = Party("company", "BCB"), BANK
    assert events_of(paid, MoneyPaid) == [
        MoneyPaid(own, bank, 10, "terrain"),
        MoneyPaid(own, bank, 40, "station"),
        MoneyPaid(own, bank, 70, "train"),
    ]
    assert charter(state, "BCB").treasury == 380
    assert [cash(state, seat) for seat in range(3)] == [380] * 3


@pytest.mark.rule("V-05")
@pytest.mark.parametrize(
    ("step", "action", "price"),
    [
        ("track", LayTile("BN", "C17", "9", 0), 10),
        ("station", PlaceStation("BN", "D16", 0), 40),
        ("trains", BuyTrain("BN", "f1", "4+4"), 400),
        ("trains", OfferForTrain("BN", "OFE", "c0", 90), 90),
        ("track", OfferForLocalRailway("BN", "S1", 45), 45),
        ("acquisition", OfferAcquisition("BN", "OFE", 60), 120),
    ],
    ids=["terrain", "station", "train", "trade", "local railway", "acquisition"],
)
def test_v_whatever_a_company_pays_it_pays_alone(step: str, action: Action, price: int) -> None:
    """With one K too little a company is refused, however rich its Director and his other company are (V)."""
    state = stations(floated(a_game(), "BN", treasury=price, trains=("b0:2+2",)), "BN", "E15")
    state = floated(state, "OFE", director=1, treasury=9000, trains=("c0",))
    state = local_railway(floated(state, "BCB", treasury=9000), "S1", player=1)
    state = player(laid(state, {"E15": ("57", 0), "D16": ("57", 0)}), 0, cash=9000)
    state = in_step(in_phase(state, "f"), "BN", step)
    assert refusal(company(state, "BN", treasury=price - 1), action)[1] == "treasury_too_small"
    state, events = play(state, action)
    if kind_of_decision(state) == "answer":
        state, events = play(state, AcceptOffer(1))
    assert {event.payer for event in events_of(events, MoneyPaid) if event.amount == price} == {
        Party("company", "BN")
    }
    assert charter(state, "BCB").treasury == 9000
    assert cash(state, 0) == 9000


@pytest.mark.rule("V-01")
def test_v_no_local_railways_on_sale_after_the_pre_stock_round() -> None:
    """What belongs to the pre-stock round cannot be done in a later one (V)."""
    state, _ = everybody_passes(a_game())
    assert refusal(state, BuyLocalRailway(0, "S1")) == ("VI", "not_now")
