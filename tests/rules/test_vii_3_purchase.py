"""Section VII.3: which certificates are on sale, at what price, to whom, and when a company floats."""

from __future__ import annotations

import pytest

from cz18 import GameState
from cz18.facts.companies import COMPANY, Size
from cz18.rules.actions import BuyShare, BuyTrain, EndStep, Pass, SellShares, StartCompany
from cz18.rules.events import CompanyFloated, MoneyPaid, OperatingRoundBegan, TrainExported, TurnBegan
from cz18.rules.state import Status
from tests.rules.positions import (
    a_game,
    after,
    before_turn,
    cash,
    charter,
    company,
    directing,
    events_of,
    everybody_passes,
    floated,
    in_phase,
    in_step,
    in_stock_round,
    kind_of_decision,
    legal,
    on_top,
    play,
    player,
    priced,
    refusal,
    started,
    units,
    whose_turn,
)


def sizes_on_sale(state: GameState) -> set[Size]:
    """The sizes of the companies that can be started."""
    return {COMPANY[action.company].size for action in legal(state, StartCompany)}


def rich(state: GameState) -> GameState:
    for seat in range(len(state.players)):
        state = player(state, seat, cash=9999)
    return state


# What is on sale


@pytest.mark.rule("VII.3-01")
def test_vii_3_only_small_companies_in_the_first_round() -> None:
    """In the first stock round small companies can be started, medium and large ones are refused (VII.3)."""
    state, _ = everybody_passes(rich(a_game()))
    assert sizes_on_sale(state) == {Size.SMALL}
    seat = whose_turn(state)
    assert refusal(state, StartCompany(seat, "BN", 60)) == ("VII.3", "size_not_open")
    assert refusal(state, StartCompany(seat, "Sx", 90)) == ("VII.3", "size_not_open")


@pytest.mark.parametrize(
    ("top", "sizes"),
    [
        pytest.param("a4", {Size.SMALL}, marks=pytest.mark.rule("VII.3-02")),
        pytest.param("b0", {Size.SMALL, Size.MEDIUM}, marks=pytest.mark.rule("VII.3-02", "R-038")),
        pytest.param("c3", {Size.SMALL, Size.MEDIUM}, marks=pytest.mark.rule("VII.3-03")),
        pytest.param("d0", {Size.SMALL, Size.MEDIUM, Size.LARGE}, marks=pytest.mark.rule("VII.3-03", "R-038")),
    ],
)
def test_vii_3_an_export_opens_a_size(top: str, sizes: set[Size]) -> None:
    """The export of the first b-card opens medium, that of the first d-card large companies (VII.3)."""
    letter = {"a": "a", "b": "a", "c": "c", "d": "c"}[top[0]]
    state = on_top(in_phase(rich(floated(a_game(), "BCB", trains=("a0",))), letter), top)
    state, events = play(before_turn(state, "BCB", number="3.1"), EndStep("BCB", "trains"))
    assert events_of(events, TrainExported) == [TrainExported(top)]
    assert kind_of_decision(state) == "stock_turn"
    assert sizes_on_sale(state) == sizes


@pytest.mark.parametrize(
    ("top", "before", "price", "name"),
    [
        pytest.param("b0", "a", 70, "BN", marks=pytest.mark.rule("VII.3-02")),
        pytest.param("d0", "c", 120, "Sx", marks=pytest.mark.rule("VII.3-03")),
    ],
)
def test_vii_3_a_purchase_opens_a_size(top: str, before: str, price: int, name: str) -> None:
    """The first b-train bought opens medium, the first d-train large companies, whatever face is used (VII.3)."""
    state = on_top(in_phase(rich(floated(a_game(), "BCB", treasury=price)), before), top)
    closed = in_stock_round(state, 5)
    assert refusal(closed, StartCompany(0, name, 90)) == ("VII.3", "size_not_open")
    assert COMPANY[name].size not in sizes_on_sale(closed)
    bought = after(
        in_step(state, "BCB", "trains", number="4.1"), BuyTrain("BCB", top, "2" if top == "b0" else "3")
    )
    opened = in_stock_round(bought, 5)
    assert StartCompany(0, name, 90) in legal(opened, StartCompany)


# Prices


@pytest.mark.rule("VII.3-04", "VII.3-05")
def test_vii_3_the_buyer_chooses_the_initial_price() -> None:
    """The buyer of a Director's certificate chooses the price and pays it twice: 70 chosen means 140 K (VII.3)."""
    state = in_stock_round(a_game(), 1)
    offered = [action.price for action in legal(state, StartCompany) if action.company == "BCB"]
    assert offered == [50, 55, 60, 65, 70]
    for price in offered:
        bought = after(state, StartCompany(0, "BCB", price))
        assert 380 - cash(bought, 0) == 2 * price
        assert charter(bought, "BCB").initial_price == price
    assert cash(after(state, StartCompany(0, "BCB", 70)), 0) == 240


@pytest.mark.rule("VII.3-06")
def test_vii_3_later_shares_cost_the_present_price() -> None:
    """A share costs what the marker shows after it has moved, not the initial price (VII.3)."""
    state = in_stock_round(priced(floated(a_game(), "BCB", price=60), "BCB", 75), 3)
    bought = after(state, BuyShare(0, "BCB"))
    assert 380 - cash(bought, 0) == 75
    lower = in_stock_round(priced(floated(a_game(), "BCB", price=60), "BCB", 53), 3)
    assert 380 - cash(after(lower, BuyShare(0, "BCB")), 0) == 53


@pytest.mark.rule("VII.3-07")
def test_vii_3_nothing_on_credit() -> None:
    """The full price must be in cash: the last K decides, for shares and for Director's certificates (VII.3)."""
    state = in_stock_round(floated(a_game(), "BCB", price=60), 2)
    assert refusal(player(state, 0, cash=59), BuyShare(0, "BCB")) == ("VII.3", "not_enough_cash")
    assert cash(after(player(state, 0, cash=60), BuyShare(0, "BCB")), 0) == 0
    assert refusal(player(state, 0, cash=139), StartCompany(0, "EKJ", 70)) == ("VII.3", "not_enough_cash")
    assert cash(after(player(state, 0, cash=140), StartCompany(0, "EKJ", 70)), 0) == 0
    offered = {action.price for action in legal(player(state, 0, cash=129), StartCompany)}
    assert offered == {50, 55, 60}


# Selling bars buying


def a_seller() -> GameState:
    """Player 1 has just sold one of his two shares of Sx, which has not floated, and ended his turn; round 4."""
    state = in_phase(started(rich(a_game()), "Sx", director=0, price=100), "d")
    state = in_stock_round(player(state, 1, shares={"Sx": 2}), 4, turn_of=1)
    return after(state, SellShares(1, "Sx", 1))


@pytest.mark.rule("VII.3-09", "R-032")
def test_vii_3_a_seller_cannot_buy_back() -> None:
    """After a sale the seller cannot buy that company in this turn or a later one of the round (VII.3)."""
    state = a_seller()
    assert refusal(state, BuyShare(1, "Sx")) == ("VII.3", "sold_in_this_round")
    assert BuyShare(1, "Sx") not in legal(state, BuyShare)
    assert StartCompany(1, "EKJ", 50) in legal(state, StartCompany)
    later = after(state, Pass(1), BuyShare(2, "Sx"), Pass(0))
    assert whose_turn(later) == 1
    assert refusal(later, BuyShare(1, "Sx")) == ("VII.3", "sold_in_this_round")


@pytest.mark.rule("VII.3-09")
def test_vii_3_the_bar_is_on_the_seller_alone() -> None:
    """Others may buy the share that was sold (VII.3)."""
    state = after(a_seller(), Pass(1))
    assert units(after(state, BuyShare(2, "Sx")), 2, "Sx") == 1


@pytest.mark.rule("VII.3-10")
def test_vii_3_the_bar_ends_with_the_round() -> None:
    """In the next stock round the seller may buy the company again (VII.3)."""
    state, events = everybody_passes(after(a_seller(), Pass(1)))
    assert [item.number for item in events_of(events, OperatingRoundBegan)] == ["4.1"]
    assert kind_of_decision(state) == "stock_turn"
    while whose_turn(state) != 1:
        state = after(state, Pass(whose_turn(state)))
    assert units(after(state, BuyShare(1, "Sx")), 1, "Sx") == 2


@pytest.mark.rule("R-032")
def test_vii_3_what_was_bought_may_be_sold_in_a_later_turn() -> None:
    """A share bought in this round may be sold in a later turn of it, but not in the first round (VII.3)."""
    bought = after(in_stock_round(floated(a_game(), "BCB"), 2, turn_of=1), BuyShare(1, "BCB"), Pass(2), Pass(0))
    assert SellShares(1, "BCB", 1) in legal(bought, SellShares)
    first = after(in_stock_round(floated(a_game(), "BCB"), 1, turn_of=1), BuyShare(1, "BCB"), Pass(2), Pass(0))
    assert refusal(first, SellShares(1, "BCB", 1)) == ("VII.6", "no_sale_in_first_round")


@pytest.mark.parametrize("deal", [BuyShare(0, "BCB"), SellShares(0, "BCB", 1)])
@pytest.mark.rule("VII.3-11")
def test_vii_3_a_player_who_acted_gets_another_turn(deal: BuyShare | SellShares) -> None:
    """A player who acted gets another turn, although two others passed before and two after that turn (VII.3)."""
    state = in_stock_round(player(floated(a_game(), "BCB", director=1), 0, shares={"BCB": 1}), 2, passes=2)
    state = after(state, deal)
    if isinstance(deal, SellShares):
        state = after(state, Pass(0))
    state = after(state, Pass(1), Pass(2))
    assert (kind_of_decision(state), whose_turn(state)) == ("stock_turn", 0)


@pytest.mark.rule("VII.3-12", "VII.5.b-01")
def test_vii_3_a_purchase_can_make_the_buyer_director() -> None:
    """A player who buys more than the Director holds becomes Director at once (VII.3)."""
    state = player(started(rich(a_game()), "Sx", director=0, price=100), 1, shares={"Sx": 2})
    state = in_phase(in_stock_round(state, 5, turn_of=1), "d")
    assert directing(after(state, BuyShare(1, "Sx")), "Sx") == 1


# Floating (VII.3-13)


@pytest.mark.parametrize(("name", "needed"), [("BCB", 2), ("BN", 3), ("Sx", 5)])
@pytest.mark.rule("VII.3-13")
def test_vii_3_floats_at_half(name: str, needed: int) -> None:
    """A small company floats with its Director's certificate, a medium at 60 %, a large at 50 % (VII.3)."""
    state = in_phase(in_stock_round(rich(a_game()), 4), "d")
    state, events = play(state, StartCompany(0, name, {"BCB": 50, "BN": 60, "Sx": 90}[name]))
    sold = 2
    while sold < needed:
        assert charter(state, name).status is Status.STARTED
        assert charter(state, name).treasury == 0
        assert events_of(events, CompanyFloated) == []
        state, events = play(state, BuyShare(whose_turn(state), name))
        sold += 1
    assert len(events_of(events, CompanyFloated)) == 1
    assert charter(state, name).status is Status.FLOATED


@pytest.mark.rule("VII.3-13")
def test_vii_3_a_second_buyer_can_float_a_company() -> None:
    """The total held by all players counts, whichever player buys the last share needed (VII.3)."""
    state = player(started(rich(a_game()), "BN", director=0, price=80), 0, shares={"BN": 2})
    state = in_phase(in_stock_round(state, 3, turn_of=1), "b")
    state, events = play(state, BuyShare(1, "BN"))
    assert events_of(events, CompanyFloated) == [CompanyFloated("BN", 400)]
    assert directing(state, "BN") == 0


@pytest.mark.rule("VII.3-13", "VIII.2-04")
def test_vii_3_a_floated_company_operates_in_the_next_round() -> None:
    """The company that floated in this stock round has its first turn in the operating round after it (VII.3)."""
    state = after(in_stock_round(a_game(), 1), StartCompany(0, "BCB", 50))
    state, events = everybody_passes(state)
    assert events_of(events, TurnBegan) == [TurnBegan("BCB", True)]
    assert kind_of_decision(state) == "track"


@pytest.mark.rule("R-023")
def test_vii_3_sold_shares_do_not_count_for_floating() -> None:
    """Only what players hold at one time counts: 30 % after a sale plus one share is not 50 % (VII.3)."""
    state = player(started(rich(a_game()), "Sx", director=0, price=100), 1, shares={"Sx": 2})
    state = in_phase(in_stock_round(state, 4, turn_of=1), "d")
    state = after(state, SellShares(1, "Sx", 2), Pass(1))
    state, events = play(state, BuyShare(2, "Sx"))
    assert events_of(events, CompanyFloated) == []
    assert charter(state, "Sx").status is Status.STARTED
    state, events = play(state, BuyShare(0, "Sx"), Pass(1), BuyShare(2, "Sx"))
    assert len(events_of(events, CompanyFloated)) == 1


@pytest.mark.rule("R-025")
def test_vii_3_floated_stays_floated() -> None:
    """A floated company operates also when players hold less than half of it again (VII.3)."""
    state = player(floated(a_game(), "Sx", units=2, price=100), 1, shares={"Sx": 3})
    state = in_phase(company(state, "Sx", operated=False, treasury=1000), "d")
    state = after(in_stock_round(state, 5, turn_of=1), SellShares(1, "Sx", 3))
    assert charter(state, "Sx").status is Status.FLOATED
    state, events = everybody_passes(state)
    assert events_of(events, TurnBegan) == [TurnBegan("Sx", True)]


@pytest.mark.rule("R-025", "VII.5.a-05")
def test_vii_3_a_company_gets_its_capital_once() -> None:
    """When players' part falls below half and rises again nothing is paid a second time (VII.3)."""
    state = player(floated(rich(a_game()), "Sx", units=2, price=100, treasury=7), 1, shares={"Sx": 3})
    state = in_phase(in_stock_round(state, 5, turn_of=1), "d")
    state = after(state, SellShares(1, "Sx", 1), Pass(1))
    state, events = play(state, BuyShare(2, "Sx"))
    assert events_of(events, CompanyFloated) == []
    assert len(events_of(events, MoneyPaid)) == 1
    assert charter(state, "Sx").treasury == 7
