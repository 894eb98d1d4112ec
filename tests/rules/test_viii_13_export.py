"""The export of a train at the end of a set (VIII.13)."""

from __future__ import annotations

import pytest

from cz18 import GameState, check, is_over
from cz18.facts.companies import COMPANY
from cz18.rules.actions import BuyTrain, EndStep, Pass, ReturnTrain, StartCompany
from cz18.rules.company_turn.local_railways import local_railway_price
from cz18.rules.events import (
    Event,
    GameEnded,
    MoneyPaid,
    PhaseBegan,
    StockRoundBegan,
    TrainExported,
    TrainReturned,
    TrainScrapped,
    TrainTypeScrapped,
)
from rules.positions import (
    a_game,
    after,
    cash,
    charter,
    deciding,
    events_of,
    faces,
    floated,
    in_pool,
    in_step,
    legal,
    on_top,
    phase,
    play,
    player,
    pooled,
    refusal,
)

END = EndStep("BCB", "trains")


def at_the_end(number: str, card: str, trains: tuple[str, ...] = ("g9:5",)) -> GameState:
    """BCB is the last company of an operating round and about to end its turn; this card is on top of the deck."""
    state = floated(a_game(), "BCB", treasury=500, trains=trains)
    return on_top(in_step(state, "BCB", "trains", number=number), card)


def kinds(events: list[Event]) -> list[type]:
    return [type(event) for event in events]


@pytest.mark.rule("VIII.13-01")
def test_viii_13_top_card_leaves_the_game() -> None:
    """At the end of a set the top card is gone: nobody's, not in the pool, the next one on top (VIII.13)."""
    state = at_the_end("5.2", "f2")
    state, events = play(state, END)
    assert events_of(events, TrainExported) == [TrainExported("f2")]
    assert in_pool(state) == []
    assert faces(state, "BCB") == ["5"]
    later = in_step(floated(state, "kk", treasury=900), "kk", "trains", number="6.1")
    assert {action.train for action in legal(later, BuyTrain)} == {"f3"}
    assert refusal(later, BuyTrain("kk", "f2", "4E")) == ("VIII.10", "card_not_on_offer")


@pytest.mark.rule("VIII.13-01")
def test_viii_13_nobody_pays_or_is_paid_for_the_export() -> None:
    """The card is exported, and no money moves for it (VIII.13)."""
    before = at_the_end("5.2", "f2")
    state, events = play(before, END)
    assert events_of(events, TrainExported) == [TrainExported("f2")]
    assert not events_of(events, MoneyPaid)
    assert [cash(state, seat) for seat in range(3)] == [cash(before, seat) for seat in range(3)]
    assert charter(state, "BCB").treasury == charter(before, "BCB").treasury


@pytest.mark.rule("VIII.13-01")
def test_viii_13_the_export_follows_the_last_company_only() -> None:
    """The export comes after the last company of the round, not after each of them (VIII.13)."""
    state = floated(at_the_end("5.2", "f2"), "OFE", price=40, trains=("g8:5",))
    waiting = state._replace(queue=(COMPANY["OFE"].index,))
    state, events = play(waiting, END)
    assert not events_of(events, TrainExported)
    assert deciding(state) == ("track", 0, "OFE")
    assert state.cards_gone == waiting.cards_gone


@pytest.mark.rule("VIII.13-02")
@pytest.mark.parametrize(("card", "name", "price"), [("b0", "KFN", 60), ("d0", "kk", 90)])
def test_viii_13_export_can_open_shares_for_the_next_stock_round(card: str, name: str, price: int) -> None:
    """The export precedes the stock round: medium or large shares it opens are on sale there (VIII.13)."""
    state = player(at_the_end("1.1", card, ("a0",)), 0, cash=500)
    state, events = play(state, END)
    assert kinds(events).index(TrainExported) < kinds(events).index(StockRoundBegan)
    assert check(state, StartCompany(0, name, price)) is None


@pytest.mark.rule("VIII.13-02")
def test_viii_13_without_the_export_they_stay_closed() -> None:
    """An export that opens no b opens no medium shares either (VIII.13, VII.3)."""
    state = after(player(at_the_end("1.1", "a3", ("a0",)), 0, cash=500), END)
    assert refusal(state, StartCompany(0, "KFN", 60)) == ("VII.3", "size_not_open")


@pytest.mark.rule("VIII.13-03", "R-134")
def test_viii_13_pool_cards_are_never_exported() -> None:
    """The export takes the top of the deck and leaves the pool alone (VIII.13)."""
    state = pooled(at_the_end("5.2", "f2"), "f0:4", "f1:4+4")
    state, events = play(state, END)
    assert events_of(events, TrainExported) == [TrainExported("f2")]
    assert in_pool(state) == ["f0:4", "f1:4+4"]


@pytest.mark.rule("R-134", "VIII.13-03")
def test_viii_13_train_just_returned_is_not_the_next_exported() -> None:
    """A train above the limit lies in the pool, not on the deck that the next export takes from (VIII.13)."""
    state = at_the_end("5.2", "e0", ("c0", "c1", "c2"))
    state = after(state, END, ReturnTrain("BCB", "c0"))
    state, events = play(on_top(in_step(state, "BCB", "trains", number="6.2"), "e1"), END)
    assert events_of(events, TrainExported) == [TrainExported("e1")]
    assert in_pool(state) == ["c0:3"]


@pytest.mark.rule("VIII.13-04", "R-131")
@pytest.mark.parametrize(
    ("number", "price", "exported"),
    [
        ("1.1", 40, True), ("2.1", 45, True), ("3.1", 50, True), ("4.1", 55, True),
        ("5.1", 60, False), ("5.2", 65, True), ("6.1", 70, False), ("6.2", 75, True),
        ("7.1", 80, False), ("7.2", 90, True), ("8.1", 100, False), ("8.2", 110, False), ("8.3", 120, False),
    ],
)  # fmt: skip
def test_viii_13_exports_follow_the_last_round_of_each_set(number: str, price: int, exported: bool) -> None:
    """Exports follow the rounds marked 40, 45, 50, 55, 65, 75 and 90, none the others (VIII.13)."""
    state = at_the_end(number, "f2")
    assert local_railway_price(state) == price
    now, events = play(state, END)
    assert len(events_of(events, TrainExported)) == int(exported)
    assert now.cards_gone == state.cards_gone + int(exported)


@pytest.mark.rule("R-131")
def test_viii_13_no_export_when_the_game_is_over() -> None:
    """After the round marked 120 the game is over and no train is exported (VIII.13, X.1)."""
    state, events = play(at_the_end("8.3", "i0"), END)
    assert is_over(state)
    assert phase(state) == "h"
    assert kinds(events)[-1] is GameEnded
    assert not events_of(events, TrainExported)


@pytest.mark.rule("VIII.13-05", "R-130", "R-133")
def test_viii_13_export_starts_its_phase_with_the_limits_before_the_stock_round() -> None:
    """An exported first e-card lowers the limit: trains go to the pool before the stock round (VIII.13)."""
    state = player(at_the_end("5.2", "e0", ("c0", "c1", "c2")), 0, cash=500)
    state, events = play(state, END)
    assert phase(state) == "e"
    assert not events_of(events, StockRoundBegan)
    assert deciding(state) == ("return_trains", 0, "BCB")
    assert refusal(state, Pass(0)) == ("VII.1", "not_now")
    state, events = play(state, ReturnTrain("BCB", "c1"))
    assert in_pool(state) == ["c1:3"]
    assert kinds(events)[:2] == [TrainReturned, StockRoundBegan]
    assert deciding(state) == ("stock_turn", 0, None)


@pytest.mark.rule("R-130", "R-127")
def test_viii_13_sequence_of_an_export() -> None:
    """First the phase, then scrapping for all faces, then returns in operating order (VIII.13, R-130)."""
    state = at_the_end("5.2", "f0", ("a0", "d0"))
    state = floated(state, "KFN", director=1, price=70, trains=("b0:2+2", "d1:3+3", "d2:3+3", "c0"))
    state = floated(state, "BTE", director=2, price=90, trains=("e0:3+3", "e1:3+3", "c1"))
    state, events = play(state, END)
    order = [kind for kind in kinds(events) if kind in (PhaseBegan, TrainTypeScrapped, TrainScrapped)]
    assert order[0] is PhaseBegan
    assert {each.face for each in events_of(events, TrainTypeScrapped)} == {"2", "2+2"}
    assert faces(state, "KFN") == ["3+3", "3+3", "3"]
    assert deciding(state) == ("return_trains", 2, "BTE")
    state = after(state, ReturnTrain("BTE", "c1"))
    assert deciding(state) == ("return_trains", 1, "KFN")
    state = after(state, ReturnTrain("KFN", "d1"))
    assert deciding(state)[0] == "stock_turn"
    assert in_pool(state) == ["c1:3", "d1:3+3"]


@pytest.mark.rule("R-130")
def test_viii_13_nobody_has_to_buy_at_an_export() -> None:
    """A company whose only train an export scraps goes into the stock round without one (R-130)."""
    state = player(at_the_end("5.2", "e0", ("a0",)), 0, cash=500)
    state = after(state, END)
    assert faces(state, "BCB") == []
    assert charter(state, "BCB").treasury == 500
    assert deciding(state) == ("stock_turn", 0, None)


@pytest.mark.rule("R-132", "VIII.13-05")
def test_viii_13_first_j_card_exported_starts_phase_j() -> None:
    """The first j-card exported scraps 3E and 4E and lowers the limit of large companies to 2 (VIII.13)."""
    state = floated(at_the_end("7.2", "j0"), "kk", director=1, price=100, trains=("f0:4E", "i0:6E", "h0:5E"))
    state = floated(state, "Sx", director=2, price=120, trains=("h1:5E", "i1:6E", "g0"))
    state = after(pooled(state, "d0:3E"), END)
    assert phase(state) == "j"
    assert faces(state, "kk") == ["6E", "5E"]
    assert in_pool(state) == []
    assert deciding(state) == ("return_trains", 2, "Sx")
    assert deciding(after(state, ReturnTrain("Sx", "g0")))[0] == "stock_turn"


@pytest.mark.rule("R-132")
def test_viii_13_later_j_cards_exported_have_no_effect() -> None:
    """A later j-card exported changes nothing but its own absence: the j-cards have no end (R-132)."""
    state = floated(at_the_end("7.2", "j7"), "kk", director=1, price=100, trains=("i0:6E", "h0:5E"))
    state = after(state, END)
    assert (phase(state), faces(state, "kk"), faces(state, "BCB")) == ("j", ["6E", "5E"], ["5"])
    later = in_step(state, "BCB", "trains", number="8.1")._replace(companies=at_the_end("8.1", "j8", ()).companies)
    assert {action.train for action in legal(later, BuyTrain)} == {"j8"}
