"""Money: every payment of the game goes through `pay` and leaves a `MoneyPaid` (III.3-07, V-05)."""

from __future__ import annotations

from typing import Final

from cz18.facts.companies import COMPANIES
from cz18.facts.indexes import CompanyIndex
from cz18.rules.draft import Draft, replaced, with_value
from cz18.rules.events import BANK, MoneyPaid, Party
from cz18.rules.state import Company, Player

PLAYER_PARTIES = tuple(Party("player", seat) for seat in range(8))
COMPANY_PARTIES = tuple(Party("company", company.id) for company in COMPANIES)
CASH: Final = Player._fields.index("cash")
TREASURY: Final = Company._fields.index("treasury")


def pay_bank_from_company(draft: Draft, company: CompanyIndex, amount: int, reason: str) -> None:
    if amount:
        _company(draft, company, -amount)
        draft.events.append(MoneyPaid(COMPANY_PARTIES[company], BANK, amount, reason))


def pay_company_from_bank(draft: Draft, company: CompanyIndex, amount: int, reason: str) -> None:
    if amount:
        _company(draft, company, amount)
        draft.events.append(MoneyPaid(BANK, COMPANY_PARTIES[company], amount, reason))


def pay_company_from_company(
    draft: Draft, payer: CompanyIndex, payee: CompanyIndex, amount: int, reason: str
) -> None:
    if amount:
        _company(draft, payer, -amount)
        _company(draft, payee, amount)
        draft.events.append(MoneyPaid(COMPANY_PARTIES[payer], COMPANY_PARTIES[payee], amount, reason))


def pay_player_from_company(draft: Draft, company: CompanyIndex, player: int, amount: int, reason: str) -> None:
    if amount:
        _company(draft, company, -amount)
        _player(draft, player, amount)
        draft.events.append(MoneyPaid(COMPANY_PARTIES[company], PLAYER_PARTIES[player], amount, reason))


def pay_company_from_player(draft: Draft, player: int, company: CompanyIndex, amount: int, reason: str) -> None:
    if amount:
        _player(draft, player, -amount)
        _company(draft, company, amount)
        draft.events.append(MoneyPaid(PLAYER_PARTIES[player], COMPANY_PARTIES[company], amount, reason))


def pay_player_from_bank(draft: Draft, player: int, amount: int, reason: str) -> None:
    if amount:
        _player(draft, player, amount)
        draft.events.append(MoneyPaid(BANK, PLAYER_PARTIES[player], amount, reason))


def pay_bank_from_player(draft: Draft, player: int, amount: int, reason: str) -> None:
    if amount:
        _player(draft, player, -amount)
        draft.events.append(MoneyPaid(PLAYER_PARTIES[player], BANK, amount, reason))


def _company(draft: Draft, company: CompanyIndex, amount: int) -> None:
    item = draft.companies[company]
    draft.companies = replaced(draft.companies, company, with_value(item, TREASURY, item.treasury + amount))


def _player(draft: Draft, player: int, amount: int) -> None:
    item = draft.players[player]
    draft.players = replaced(draft.players, player, with_value(item, CASH, item.cash + amount))
