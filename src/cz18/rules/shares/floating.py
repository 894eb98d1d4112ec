"""Starting and floating a company (VII.5, VII.5.a)."""

from __future__ import annotations

from cz18.facts.indexes import CompanyIndex
from cz18.rules.draft import Draft, change_company, change_player, replaced
from cz18.rules.events import CompanyFloated, CompanyStarted
from cz18.rules.money import pay_bank_from_player, pay_company_from_bank
from cz18.rules.questions import STARTED, company_id, size_rules, units_with_players
from cz18.rules.shares.chart import place_marker
from cz18.rules.state import Status


def start_company(draft: Draft, player: int, company: CompanyIndex, price: int) -> None:
    """Buy the Director's certificate: set the price, place the marker, float if due (VII.5-01, VII.3-05)."""
    rules = size_rules(company)
    pay_bank_from_player(draft, player, rules.director_units * price, "directors_certificate")
    shares = draft.players[player].shares
    change_player(draft, player, shares=replaced(shares, company, rules.director_units))
    change_company(draft, company, status=Status.STARTED, director=player, initial_price=price)
    place_marker(draft, company, price)
    draft.events.append(CompanyStarted(player, company_id(company), price))
    float_if_due(draft, company)


def float_if_due(draft: Draft, company: CompanyIndex) -> None:
    """A company floats when players hold half of it, and gets its capital (VII.3-13, VII.5.a, R-023, R-024)."""
    item = draft.companies[company]
    if item.status is not STARTED:
        return
    rules = size_rules(company)
    if 2 * units_with_players(draft, company) >= rules.units:
        capital = rules.capital_multiple * item.initial_price
        change_company(draft, company, status=Status.FLOATED)
        pay_company_from_bank(draft, company, capital, "capital")
        draft.events.append(CompanyFloated(company_id(company), capital))
