"""Which shares to hold: the sales and purchases of a stock round chosen together (VII.1, VII.4).

Cash is scarce early and certificates late, so neither gain per K nor gain per certificate alone decides what to buy. A
plan begins with one purchase, sells the least useful shares if money or certificate slots are missing, and spends the
rest as well as possible; plans are compared by total gain.

>>> share, company = Lot(90.0, 60, 1, 3), Lot(400.0, 180, 2, 7, 60)
>>> plans = plans_for([share, company], [Sale(30.0, 70, 1, 4, 1)], cash=120, slots=2)
>>> best = max(plans, key=lambda plan: plan.gain)
>>> best.wish == company, [sale.company for sale in best.sales], best.gain
(True, [4], 370.0)
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from cz18.facts.indexes import CompanyIndex


class Lot(NamedTuple):
    """Something to buy: its gain beyond the cost, the cost, the certificate slots it needs, and the company.

    A share has the start price 0; a company to be founded is one lot with all shares it takes to float it.
    """

    gain: float
    cost: int
    slots: int
    company: CompanyIndex
    start_price: int = 0


class Sale(NamedTuple):
    """Shares of one company that could be sold: the loss, and the money and certificate slots gained."""

    loss: float
    money: int
    slots: int
    company: CompanyIndex
    units: int


class StockPlan(NamedTuple):
    """A purchase, the sales before it, and the total gain with further purchases."""

    gain: float
    wish: Lot
    sales: tuple[Sale, ...] = ()


def plans_for(lots: Sequence[Lot], sales: Sequence[Sale], cash: int, slots: int) -> Iterator[StockPlan]:
    """The best plan for each affordable purchase, if needed after sales."""
    orders = (
        sorted(lots, key=lambda lot: -lot.gain / lot.cost),
        sorted(lots, key=lambda lot: -lot.gain / lot.slots),
    )
    seen: set[Lot] = set()
    for wish in lots:
        if wish in seen:
            continue
        seen.add(wish)
        sold = cheapest_sales(sales, wish, wish.cost - cash, wish.slots - slots)
        if sold is None:
            continue
        left = cash + sum(sale.money for sale in sold) - wish.cost
        room = slots + sum(sale.slots for sale in sold) - wish.slots
        barred = {sale.company for sale in sold}
        rest = max(filled(order, wish, barred, left, room) for order in orders)
        yield StockPlan(wish.gain + rest - sum(sale.loss for sale in sold), wish, sold)


def cheapest_sales(sales: Sequence[Sale], wish: Lot, money: int, slots: int) -> tuple[Sale, ...] | None:
    """Sales that yield this money and these slots at nearly the lowest loss, or None if they cannot."""
    if money <= 0 and slots <= 0:
        return ()

    def loss_for_help(sale: Sale) -> float:
        helps = min(sale.money, money) / money if money > 0 else 0.0
        helps += min(sale.slots, slots) / slots if slots > 0 else 0.0
        return sale.loss / helps

    chosen: dict[int, Sale] = {}
    for sale in sorted(sales, key=loss_for_help):
        if sale.company != wish.company and sale.company not in chosen:
            chosen[sale.company] = sale
            money, slots = money - sale.money, slots - sale.slots
            if money <= 0 and slots <= 0:
                break
    else:
        return None
    for sale in sorted(chosen.values(), key=lambda each: -each.loss):  # drop unnecessary sales
        if money + sale.money <= 0 and slots + sale.slots <= 0:
            del chosen[sale.company]
            money, slots = money + sale.money, slots + sale.slots
    return tuple(chosen.values())


def filled(order: Sequence[Lot], wish: Lot, barred: Collection[int], cash: int, slots: int) -> float:
    """The gain of buying in this order while money and slots last, besides the first purchase."""
    total, founded, passed = 0.0, {wish.company} if wish.start_price else set(), wish.start_price != 0
    for lot in order:
        if lot.cost > cash or lot.slots > slots or lot.company in barred or lot.company in founded:
            continue
        if not passed and lot == wish:
            passed = True  # bought already
            continue
        if lot.start_price:
            founded.add(lot.company)
        total, cash, slots = total + lot.gain, cash - lot.cost, slots - lot.slots
        if slots <= 0:
            break
    return total
