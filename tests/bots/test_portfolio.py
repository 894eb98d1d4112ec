"""Plans of a stock round: what to sell to buy what, and how to use the rest of the money."""

from __future__ import annotations

from cz18.bots.market.portfolio import Lot, Sale, StockPlan, cheapest_sales, plans_for

SHARE = Lot(gain=100.0, cost=60, slots=1, company=1)
COMPANY = Lot(gain=400.0, cost=300, slots=2, company=2, start_price=100)


def best(lots: list[Lot], sales: list[Sale], cash: int, slots: int) -> StockPlan:
    """The plan with the highest gain."""
    return max(plans_for(lots, sales, cash, slots), key=lambda plan: plan.gain)


def test_one_large_gain_gives_way_to_several_small_ones_for_the_same_money() -> None:
    """Five shares for the price of one company, as long as the certificate limit allows them."""
    assert best([SHARE] * 5 + [COMPANY], [], cash=300, slots=5) == StockPlan(500.0, SHARE)


def test_near_the_limit_the_gain_per_certificate_decides() -> None:
    """Two certificates are left: the company gains more with them than two shares."""
    assert best([SHARE] * 5 + [COMPANY], [], cash=300, slots=2) == StockPlan(400.0, COMPANY)


def test_sales_minimize_the_loss() -> None:
    """90 K are missing: one sale covers them; the cheaper ones do not, or only together at a greater loss."""
    dear, small, enough = Sale(80.0, 90, 1, 5, 1), Sale(30.0, 40, 1, 6, 1), Sale(50.0, 95, 1, 7, 1)
    assert cheapest_sales([dear, small, enough], COMPANY, money=90, slots=0) == (enough,)
    assert cheapest_sales([small], COMPANY, money=90, slots=0) is None


def test_shares_that_were_sold_are_not_bought_back() -> None:
    """A player who sold shares of a company cannot buy any for the rest of the round (VII.3-09)."""
    again = Lot(gain=90.0, cost=50, slots=1, company=6)
    plan = best([COMPANY, again], [Sale(10.0, 100, 1, 6, 1)], cash=250, slots=3)
    assert plan == StockPlan(390.0, COMPANY, (Sale(10.0, 100, 1, 6, 1),))
