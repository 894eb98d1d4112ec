"""Chapter IX: how the markers move on the share price chart, and how they stack."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cz18 import GameState
from cz18.rules.actions import (
    BuyShare,
    EndStep,
    OfferAcquisition,
    Pass,
    PayOut,
    SellShares,
    StartCompany,
    Withhold,
)
from cz18.rules.events import PriceMoved
from cz18.rules.state import Status
from tests.rules.positions import (
    a_game,
    after,
    charter,
    events_of,
    everybody_passes,
    floated,
    in_phase,
    in_step,
    in_stock_round,
    markers_on,
    play,
    player,
    price,
    priced,
    whose_turn,
)

LOWER = "40 50 55 60 65 70 80 90 100 110 120 132 144 158 172 188 204 222 240 260 290 320 350"
UPPER = "45 53 58 63 68 75 85 95 105 115 126 138 151 165 180 196 213 231 250 275 305 335 370"
ROWS = [[int(word) for word in row.split()] for row in (LOWER, UPPER)]
ZIGZAG = [number for pair in zip(*ROWS, strict=True) for number in pair]


def at(name: str, share_price: int) -> GameState:
    """A floated company at this price; player 0 directs it, player 1 holds one share."""
    state = player(floated(a_game(), name, price=60), 1, shares={name: 1})
    return in_phase(priced(state, name, share_price), "d")


def dividend(state: GameState, name: str, action: PayOut | Withhold) -> GameState:
    return after(in_step(state, name, "dividend", income=100), action)


def sale(state: GameState, name: str) -> GameState:
    return after(in_stock_round(state, 5, turn_of=1), SellShares(1, name, 1))


def sold_out(state: GameState, *names: str) -> GameState:
    """Players 0 to 2 hold all shares of these companies, and the stock round comes to its end."""
    for name in names:
        whole = {"BCB": 4, "OFE": 4, "EKJ": 4, "MW": 4, "BN": 5, "NWB": 5, "Sx": 10, "kk": 10, "Ug": 10}[name]
        state = player(state, 1, shares={name: whole - 2})
        state = player(state, 0, shares={name: 2})
    return everybody_passes(in_stock_round(state, 5, passes=2))[0]


# IX.1


@pytest.mark.rule("IX.1-01")
def test_ix_1_one_marker_for_each_started_company() -> None:
    """Companies get their one marker when they are started and keep one in every move; others have none (IX.1)."""
    state = in_stock_round(in_phase(a_game(), "b"), 2)
    assert not any(state.stacks)
    state = after(state, StartCompany(0, "BCB", 60), StartCompany(1, "BN", 60))
    assert charter(state, "BN").status is Status.STARTED
    assert markers_on(state, 60) == ["BCB", "BN"]
    state = after(state, BuyShare(2, "BN"), Pass(0), Pass(1), SellShares(2, "BN", 1))
    state = dividend(state, "BCB", PayOut("BCB"))
    assert (markers_on(state, 58), markers_on(state, 60), markers_on(state, 65)) == (["BN"], [], ["BCB"])
    assert sum(len(stack) for stack in state.stacks) == 2


@pytest.mark.rule("IX.1-02", "R-007", "R-037", "IX.2-01", "IX.2-04")
def test_ix_1_the_two_rows() -> None:
    """Dividends and their absence move a marker along the printed rows, space by space (IX.1)."""
    for row in ROWS:
        for lower, higher in pairwise(row):
            assert price(dividend(at("BCB", lower), "BCB", PayOut("BCB")), "BCB") == higher
            assert price(dividend(at("BCB", higher), "BCB", Withhold("BCB")), "BCB") == lower


@pytest.mark.rule("IX.1-02", "R-037", "IX.3-01", "IX.3-03")
def test_ix_1_the_zigzag() -> None:
    """A diagonal step leads to the one neighbour in the other row, down by a sale, up when sold out (IX.1)."""
    assert (ZIGZAG[0], ZIGZAG[-1], len(ZIGZAG)) == (40, 370, 46)
    for lower, higher in pairwise(ZIGZAG):
        assert price(sale(at("Sx", higher), "Sx"), "Sx") == lower
        assert price(sold_out(at("BCB", lower), "BCB"), "BCB") == higher


# IX.2


@pytest.mark.parametrize(("before", "later"), [(60, 65), (63, 68)])
@pytest.mark.rule("IX.2-01")
def test_ix_2_a_dividend_moves_right(before: int, later: int) -> None:
    """A dividend moves a small or medium company one space right: 60 to 65, 63 to 68 (IX.2)."""
    for name in ("BCB", "BN"):
        assert price(dividend(at(name, before), name, PayOut(name)), name) == later


@pytest.mark.parametrize(("before", "later"), [(100, 120), (95, 115)])
@pytest.mark.rule("IX.2-02")
def test_ix_2_a_large_companys_dividend_moves_two(before: int, later: int) -> None:
    """A dividend moves a large company two spaces right: 100 to 120, 95 to 115 (IX.2)."""
    assert price(dividend(at("Sx", before), "Sx", PayOut("Sx")), "Sx") == later


@pytest.mark.parametrize(("name", "before", "later"), [
    ("Sx", 320, 350), ("Sx", 350, 350), ("Sx", 335, 370), ("Sx", 370, 370), ("Sx", 290, 350), ("Sx", 305, 370),
    ("BCB", 350, 350), ("BN", 370, 370), ("BN", 320, 350),
])  # fmt: skip
@pytest.mark.rule("IX.2-03", "R-037")
def test_ix_2_the_right_end(name: str, before: int, later: int) -> None:
    """At the end of its row the marker stays; a large one just before it moves one space (IX.2)."""
    assert price(dividend(at(name, before), name, PayOut(name)), name) == later


@pytest.mark.parametrize(("before", "later"), [(60, 55), (50, 40), (53, 45), (100, 90)])
@pytest.mark.rule("IX.2-04")
def test_ix_2_without_dividend_one_left(before: int, later: int) -> None:
    """Kept income moves every company one space left, a large one too: 60 to 55, 50 to 40 (IX.2)."""
    for name in ("BCB", "BN", "Sx"):
        assert price(dividend(at(name, before), name, Withhold(name)), name) == later


@pytest.mark.parametrize("end", [40, 45])
@pytest.mark.rule("IX.2-05")
def test_ix_2_the_left_end(end: int) -> None:
    """At the left end of its row the marker stays: 40 stays 40, 45 stays 45 (IX.2)."""
    assert price(dividend(at("BCB", end), "BCB", Withhold("BCB")), "BCB") == end


@pytest.mark.rule("IX.2-06")
def test_ix_2_a_company_without_train_falls() -> None:
    """In its first turn a company has no train, pays nothing and falls one space (IX.2)."""
    state = after(in_stock_round(a_game(), 1), StartCompany(0, "BCB", 60))
    state, _ = everybody_passes(state)
    state, events = play(state, EndStep("BCB", "track"), EndStep("BCB", "station"))
    assert events_of(events, PriceMoved) == [PriceMoved("BCB", 60, 55, "no_dividend")]
    assert price(state, "BCB") == 55


# IX.3


@pytest.mark.parametrize(("before", "later"), [(100, 95), (95, 90), (45, 40)])
@pytest.mark.rule("IX.3-01")
def test_ix_3_a_sale_moves_one_step_down(before: int, later: int) -> None:
    """A sale of one, two or four shares lowers the price by one diagonal step: 100 to 95, 95 to 90 (IX.3)."""
    for count in (1, 2, 4):
        state = player(at("Sx", before), 1, shares={"Sx": 4})
        state, events = play(in_stock_round(state, 5, turn_of=1), SellShares(1, "Sx", count))
        assert events_of(events, PriceMoved) == [PriceMoved("Sx", before, later, "sale")]


@pytest.mark.rule("IX.3-02")
def test_ix_3_not_below_forty() -> None:
    """On 40 a sale pays 40 and the marker keeps its place in the stack (IX.3)."""
    state = floated(at("Sx", 40), "kk", director=2, price=40)
    state = sale(state, "Sx")
    assert state.players[1].cash == 420
    assert markers_on(state, 40) == ["Sx", "kk"]


@pytest.mark.parametrize(("before", "later"), [(100, 105), (105, 110)])
@pytest.mark.rule("IX.3-03", "R-031")
def test_ix_3_a_sold_out_company_rises(before: int, later: int) -> None:
    """At the end of a stock round a company wholly in players' hands rises: 100 to 105, 105 to 110 (IX.3)."""
    assert price(sold_out(at("Sx", before), "Sx"), "Sx") == later
    short = player(at("Sx", before), 1, shares={"Sx": 4})
    short, events = everybody_passes(in_stock_round(short, 5, passes=2))
    assert [item for item in events_of(events, PriceMoved) if item.reason == "sold_out"] == []


@pytest.mark.rule("IX.3-03")
def test_ix_3_the_rise_comes_at_the_end_of_the_round_only() -> None:
    """The last share bought does not raise the price; the end of the round does, once (IX.3)."""
    state = player(at("BCB", 60), 1, shares={"BCB": 1})
    state, events = play(in_stock_round(state, 5, turn_of=1), BuyShare(1, "BCB"))
    assert (price(state, "BCB"), events_of(events, PriceMoved)) == (60, [])
    state, events = everybody_passes(state)
    assert events_of(events, PriceMoved)[0] == PriceMoved("BCB", 60, 63, "sold_out")


@pytest.mark.rule("IX.3-04")
def test_ix_3_not_above_370() -> None:
    """On 370 a sold-out company does not move and keeps its place; one from 350 comes beneath it (IX.3)."""
    state = floated(at("BCB", 370), "OFE", director=0, price=350)
    state = sold_out(state, "BCB", "OFE")
    assert markers_on(state, 370) == ["BCB", "OFE"]


@pytest.mark.rule("R-031", "IX.3-05")
def test_ix_3_companies_that_rise_together_keep_their_order() -> None:
    """Of two sold-out companies on one space the upper one is still above after the rise (IX.3)."""
    state = at("OFE", 100)
    for name in ("BCB", "EKJ"):
        state = floated(state, name, director=0, price=100)
    assert markers_on(state, 100) == ["OFE", "BCB", "EKJ"]
    state = sold_out(state, "EKJ", "BCB", "OFE")
    assert markers_on(state, 105) == ["OFE", "BCB", "EKJ"]


@pytest.mark.rule("R-031")
def test_ix_3_the_higher_one_rises_first() -> None:
    """A sold-out company does not meet the one above it, which has gone on before (IX.3)."""
    state = floated(floated(at("OFE", 100), "BCB", director=0, price=105), "EKJ", director=2, price=110)
    state = sold_out(state, "OFE", "BCB")
    assert (markers_on(state, 105), markers_on(state, 110)) == (["OFE"], ["EKJ", "BCB"])


@pytest.mark.rule("R-031")
def test_ix_3_the_rise_comes_before_the_new_order() -> None:
    """Prices rise before the cards are dealt, and the cards do not change the rise (IX.3)."""
    state = player(player(at("BCB", 60), 1, shares={"BCB": 2}), 2, cash=999)
    state, events = everybody_passes(in_stock_round(state, 5, passes=2))
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("PriceMoved") < kinds.index("PlayingOrderDealt")
    assert state.order == (2, 0, 1)


# Stacks (IX.3-05, R-036)


@pytest.mark.rule("IX.3-05", "R-036", "VIII.8-19")
def test_ix_3_the_arriving_marker_goes_beneath() -> None:
    """In each of the four movements the marker goes beneath those on the space it comes to (IX.3)."""

    def below(share_price: int, start: int) -> GameState:
        state = floated(a_game(), "OFE", director=2, price=share_price)
        state = player(floated(state, "BCB", price=start), 1, shares={"BCB": 1})
        return state

    paid = dividend(below(65, 60), "BCB", PayOut("BCB"))
    kept = dividend(below(55, 60), "BCB", Withhold("BCB"))
    sold = sale(below(58, 60), "BCB")
    up = sold_out(below(63, 60), "BCB")
    for state, share_price in ((paid, 65), (kept, 55), (sold, 58), (up, 63)):
        assert markers_on(state, share_price) == ["OFE", "BCB"]


@pytest.mark.rule("R-036")
def test_ix_3_a_marker_that_cannot_move_keeps_its_place() -> None:
    """At an end of its row a marker stays on top of its stack (IX.3)."""
    state = floated(at("BCB", 350), "OFE", director=2, price=350)
    assert markers_on(dividend(state, "BCB", PayOut("BCB")), 350) == ["BCB", "OFE"]
    state = floated(at("BCB", 45), "OFE", director=2, price=45)
    assert markers_on(dividend(state, "BCB", Withhold("BCB")), 45) == ["BCB", "OFE"]


@pytest.mark.rule("R-036")
def test_ix_3_two_spaces_are_one_move() -> None:
    """A large company that moves two spaces leaves the stack it passes as it was (IX.3)."""
    state = floated(floated(at("Sx", 100), "OFE", director=2, price=110), "EKJ", director=2, price=120)
    state = dividend(state, "Sx", PayOut("Sx"))
    assert (markers_on(state, 100), markers_on(state, 110), markers_on(state, 120)) == ([], ["OFE"], ["EKJ", "Sx"])


@pytest.mark.rule("R-036", "VIII.9-20")
def test_ix_3_a_removed_marker_closes_the_gap() -> None:
    """When the middle one of a stack is acquired the others stay in their order (IX.3)."""
    state = at("OFE", 60)
    for name in ("BCB", "EKJ"):
        state = floated(state, name, director=0, price=60)
    state = in_step(floated(state, "BN", director=0, price=100, treasury=900), "BN", "acquisition")
    state = after(state, OfferAcquisition("BN", "BCB", 60))
    assert markers_on(state, 60) == ["OFE", "EKJ"]


@pytest.mark.rule("IX.3-06")
def test_ix_3_purchases_do_not_move_the_marker() -> None:
    """Neither a share bought nor a certificate bought moves any marker (IX.3)."""
    state = in_stock_round(player(at("Sx", 100), 0, cash=999), 5)
    stacks = state.stacks
    state, events = play(state, BuyShare(0, "Sx"))
    assert (events_of(events, PriceMoved), state.stacks) == ([], stacks)
    assert whose_turn(state) == 1
    _, events = play(state, StartCompany(1, "BCB", 60))
    assert events_of(events, PriceMoved) == []
