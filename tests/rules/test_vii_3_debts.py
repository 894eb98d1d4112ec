"""Section VII.3: a player in debt cannot buy; how he pays back in a stock round (R-033)."""

from __future__ import annotations

import pytest

from cz18 import GameState
from cz18.rules.actions import (
    BuyShare,
    Pass,
    PriceRange,
    RepayDebt,
    SellShares,
    StartCompany,
)
from cz18.rules.engine import action_ranges
from cz18.rules.events import (
    BANK,
    MoneyPaid,
    Party,
    Passed,
    StockRoundEnded,
)
from tests.rules.positions import (
    a_game,
    after,
    cash,
    events_of,
    floated,
    in_step,
    in_stock_round,
    legal,
    play,
    player,
    refusal,
    units,
    whose_turn,
)


def a_table(players: int = 3) -> GameState:
    """Player 0 directs BCB, 1 directs OFE; all players hold one or more shares that can be sold; round 2."""
    state = floated(a_game(players), "BCB", director=0, price=60)
    state = floated(state, "OFE", director=1, price=70)
    state = player(state, 2, shares={"BCB": 1, "OFE": 1})
    return in_stock_round(player(state, 0, shares={"OFE": 1}), 2)


def a_debtor(debt: int = 100, money: int = 300) -> GameState:
    """Player 0 owes money and holds a share he could sell."""
    return player(a_table(), 0, cash=money, debt=debt, penalty=debt)


@pytest.mark.rule("VII.3-08", "R-033", "VIII.11-09")
def test_vii_3_no_purchase_in_debt() -> None:
    """A player in debt buys neither a share nor a Director's certificate; selling is open to him (VII.3)."""
    state = a_debtor()
    assert refusal(state, BuyShare(0, "BCB")) == ("VII.3", "in_debt")
    assert refusal(state, StartCompany(0, "EKJ", 50)) == ("VII.3", "in_debt")
    assert legal(state, BuyShare) + legal(state, StartCompany) == []
    sold = after(state, SellShares(0, "OFE", 1))
    assert cash(sold, 0) == 370
    assert refusal(sold, BuyShare(0, "BCB")) == ("VII.3", "in_debt")


@pytest.mark.rule("VII.3-08", "R-033", "VIII.11-10", "VIII.11-11")
def test_vii_3_paying_back_in_parts() -> None:
    """Any part of the debt may be paid back in the own turn; with the last K the right to buy returns (VII.3)."""
    state = a_debtor()
    assert RepayDebt(0, PriceRange(1, 100)) in action_ranges(state)
    state, events = play(state, RepayDebt(0, 99))
    assert events_of(events, MoneyPaid) == [MoneyPaid(Party("player", 0), BANK, 99, "debt")]
    assert (state.players[0].debt, state.players[0].penalty, cash(state, 0)) == (1, 100, 201)
    assert refusal(state, StartCompany(0, "EKJ", 50)) == ("VII.3", "in_debt")
    state = after(state, RepayDebt(0, 1))
    assert whose_turn(state) == 0
    assert units(after(state, StartCompany(0, "EKJ", 50)), 0, "EKJ") == 2


@pytest.mark.rule("R-033")
def test_vii_3_how_much_may_be_paid_back() -> None:
    """Not less than 1 K, not more than the debt, not more than the cash, and nothing without a debt (VII.3)."""
    assert refusal(a_debtor(), RepayDebt(0, 0)) == ("VIII.11", "amount_out_of_range")
    assert refusal(a_debtor(), RepayDebt(0, 101)) == ("VIII.11", "amount_out_of_range")
    assert refusal(a_debtor(money=30), RepayDebt(0, 31)) == ("VIII.11", "not_enough_cash")
    assert RepayDebt(0, PriceRange(1, 30)) in action_ranges(a_debtor(money=30))
    assert refusal(a_table(), RepayDebt(0, 1)) == ("VIII.11", "no_debt")
    assert refusal(a_debtor(), RepayDebt(1, 1)) == ("VII.2", "not_your_turn")


@pytest.mark.rule("R-033", "VII.1-06")
def test_vii_3_paying_back_alone_is_a_pass() -> None:
    """A turn in which a player only paid back debt counts as a pass and can end the round (VII.3)."""
    state = in_stock_round(a_debtor(), 2, passes=2)
    state, events = play(state, RepayDebt(0, 40), Pass(0))
    assert Passed(0, False) in events
    assert len(events_of(events, StockRoundEnded)) == 1
    assert state.players[0].debt == 60


@pytest.mark.rule("R-033", "R-034")
def test_vii_3_the_last_cash_paid_back_ends_the_turn_as_a_pass() -> None:
    """If paying back leaves nothing else to do the turn ends by itself, still as a pass (VII.3)."""
    state = player(floated(a_game(), "BCB", director=1, price=60), 0, cash=30, debt=100)
    state, events = play(in_stock_round(state, 2, passes=1), RepayDebt(0, 30))
    assert [item.player for item in events_of(events, Passed)] == [0]
    assert whose_turn(state) == 1
    assert state.stock is not None
    assert state.stock.passes == 2


@pytest.mark.rule("R-033", "VIII.11-10")
def test_vii_3_no_payment_in_an_operating_round() -> None:
    """Outside of stock rounds no debt is paid back (VII.3)."""
    for step in ("track", "dividend", "trains"):
        state = in_step(a_debtor(), "BCB", step, income=10)
        assert refusal(state, RepayDebt(0, 10)) == ("VIII.11", "not_now")
        assert legal(state, RepayDebt) == []


@pytest.mark.rule("R-033")
def test_vii_3_selling_then_paying_back_then_buying() -> None:
    """In one turn a debtor may sell, clear the debt with the money, and then buy another company (VII.3)."""
    state = after(a_debtor(debt=120, money=60), SellShares(0, "OFE", 1))
    assert cash(state, 0) == 130
    state = after(state, RepayDebt(0, 120))
    assert (cash(state, 0), whose_turn(state)) == (10, 1)
    rich = after(a_debtor(debt=120, money=200), SellShares(0, "OFE", 1), RepayDebt(0, 120))
    assert refusal(rich, BuyShare(0, "OFE")) == ("VII.3", "sold_in_this_round")
    assert units(after(rich, BuyShare(0, "BCB")), 0, "BCB") == 3
