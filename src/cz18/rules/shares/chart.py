"""The share price chart: markers, their stacks and how they move (IX, VII.5)."""

from __future__ import annotations

from cz18.facts import chart
from cz18.facts.indexes import CompanyIndex
from cz18.rules.draft import Draft, Position, change_company, replaced, without
from cz18.rules.events import PriceMoved
from cz18.rules.questions import company_id
from cz18.rules.state import NOBODY


def price_of(state: Position, company: CompanyIndex) -> int:
    """The current share price of a company that has a marker on the chart (IV.2.a-05)."""
    return chart.PRICES[state.companies[company].space]


def operating_order(state: Position) -> tuple[CompanyIndex, ...]:
    """All companies on the chart, highest price first, topmost of a stack first (VIII.2-02, VIII.2-03)."""
    return tuple(company for stack in reversed(state.stacks) for company in stack)


def place_marker(draft: Draft, company: CompanyIndex, price: int) -> None:
    """Place a new marker beneath all on its space (VII.5-02)."""
    space = chart.INDEX[price]
    draft.stacks = replaced(draft.stacks, space, (*draft.stacks[space], company))
    change_company(draft, company, space=space)


def remove_marker(draft: Draft, company: CompanyIndex) -> None:
    """An acquired company leaves the chart; its stack closes up (VIII.9-20, R-036)."""
    space = draft.companies[company].space
    draft.stacks = replaced(draft.stacks, space, without(draft.stacks[space], company))
    change_company(draft, company, space=NOBODY)


def move_marker(draft: Draft, company: CompanyIndex, space: int, reason: str) -> None:
    """Move a marker beneath those on the new space; one that cannot move keeps its place (R-036)."""
    old = draft.companies[company].space
    if space == old:
        return
    stacks = list(draft.stacks)
    stacks[old] = without(stacks[old], company)
    stacks[space] = (*stacks[space], company)
    draft.stacks = tuple(stacks)
    change_company(draft, company, space=space)
    draft.events.append(PriceMoved(company_id(company), chart.PRICES[old], chart.PRICES[space], reason))


def rise_after_dividend(draft: Draft, company: CompanyIndex, steps: int) -> None:
    """One space right in the row, two for a large company (IX.2)."""
    move_marker(draft, company, chart.right(draft.companies[company].space, steps), "dividend")


def fall_without_dividend(draft: Draft, company: CompanyIndex) -> None:
    """One space left in the row (IX.2)."""
    move_marker(draft, company, chart.left(draft.companies[company].space), "no_dividend")


def fall_after_sale(draft: Draft, company: CompanyIndex) -> None:
    """One diagonal step left, however many shares were sold (IX.3)."""
    move_marker(draft, company, chart.diagonal_left(draft.companies[company].space), "sale")


def rise_when_sold_out(draft: Draft, company: CompanyIndex) -> None:
    """One diagonal step right at the end of a stock round (IX.3)."""
    move_marker(draft, company, chart.diagonal_right(draft.companies[company].space), "sold_out")
