"""Where each player's worth comes from, and what decided a finished game, from the events of the log.

Starting money, dividends, shares and local railways, less the money put into companies and penalties, add up to the
worth at every position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from cz18.facts.companies import COMPANIES
from cz18.rules.engine import is_over
from cz18.rules.events import (
    CompanyAcquired,
    CompanyStarted,
    DividendPaid,
    Event,
    MoneyPaid,
    ShareBought,
    SharesSold,
)
from cz18.rules.scoring import local_railways_worth, ranking, worth
from cz18.rules.shares.chart import price_of
from cz18.rules.state import NOBODY, GameOver, GameState, Status

SHARES_PAID = frozenset({"share", "directors_certificate"})
SHARES_RECEIVED = frozenset({"shares", "acquisition"})
RAILWAYS_INCOME = frozenset({"local_railway_income", "railway_income"})
RAILWAYS_TRADED = frozenset({"local_railway", "paper"})
LENT = frozenset({"loan", "debt"})
"""Payments that change cash and debt alike."""


class Earnings:
    """The accounts of one player."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.dividends: Counter[str] = Counter()
        self.paid: Counter[str] = Counter()
        self.received: Counter[str] = Counter()
        self.added: Counter[str] = Counter()
        self.railways: Counter[str] = Counter()

    def note(self, payment: MoneyPaid, company: str) -> None:
        """Enter a payment that this player makes or receives; `company` is the one it is about."""
        reason, is_income = payment.reason, payment.payee.kind == "player"
        if reason == "dividend":
            self.dividends[company] += payment.amount
        elif reason in SHARES_PAID:
            self.paid[company] += payment.amount
        elif reason in SHARES_RECEIVED:
            self.received[company] += payment.amount
        elif reason == "emergency":
            self.added[company] += payment.amount
        elif reason in RAILWAYS_INCOME:
            self.railways["income"] += payment.amount
        elif reason in RAILWAYS_TRADED:
            self.railways["received" if is_income else "paid"] += payment.amount
        elif reason not in LENT:
            raise ValueError(f"a payment of unknown reason: {payment}")


def _at_the_start(state: GameState, seat: int) -> Earnings:
    """The accounts of a player before the first action, who may own something already: it counts as bought then."""
    person = state.players[seat]
    account = Earnings(worth(state, seat) + person.penalty)
    for company, units in zip(COMPANIES, person.shares, strict=True):
        if units and state.companies[company.index].status in (Status.STARTED, Status.FLOATED):
            account.paid[company.id] = units * price_of(state, company.index)
    account.railways["paid"] = local_railways_worth(state, seat)
    return account


class Ledger:
    """The accounts of all players, continued entry by entry."""

    def __init__(self, beginning: GameState) -> None:
        self._players = [_at_the_start(beginning, seat) for seat in range(len(beginning.players))]

    def note(self, events: Iterable[Event]) -> None:
        """Enter what happened. A payment about shares comes before the event that names the company."""
        waiting: list[MoneyPaid] = []
        for event in events:
            match event:
                case MoneyPaid():
                    waiting.append(event)
                case (
                    DividendPaid(company=company)
                    | ShareBought(company=company)
                    | CompanyStarted(company=company)
                    | SharesSold(company=company)
                    | CompanyAcquired(target=company)
                ):
                    self._enter(waiting, company)
                    waiting = []
        self._enter(waiting, "")

    def _enter(self, payments: Iterable[MoneyPaid], company: str) -> None:
        for payment in payments:
            about = str(payment.payee.name) if payment.reason == "emergency" else company
            for side in (payment.payer, payment.payee):
                if side.kind == "player":
                    self._players[int(side.name)].note(payment, about)

    def told(self, state: GameState) -> list[dict[str, Any]]:
        """The accounts up to this state as JSON values, by seat."""
        return [self._of(state, seat) for seat in range(len(state.players))]

    def _of(self, state: GameState, seat: int) -> dict[str, Any]:
        mine, person = self._players[seat], state.players[seat]
        held = Counter(
            {
                company.id: units * price_of(state, company.index)
                for company, units in zip(COMPANIES, person.shares, strict=True)
                if units and state.companies[company.index].status in (Status.STARTED, Status.FLOATED)
            }
        )
        shares = {
            company.id: {
                "paid": mine.paid[company.id],
                "received": mine.received[company.id],
                "held": held[company.id],
            }
            for company in COMPANIES
            if company.id in mine.paid or company.id in held
        }
        return {
            "start": mine.start,
            "dividends": dict(mine.dividends),
            "shares": shares,
            "local_railways": {
                **{name: mine.railways[name] for name in ("paid", "income", "received")},
                "held": local_railways_worth(state, seat),
            },
            "added": dict(mine.added),
            "penalty": person.penalty,
            "worth": worth(state, seat),
        }


def ending(state: GameState, accounts: Sequence[dict[str, Any]]) -> dict[str, Any] | None:
    """Who won, by how much, and which company, local railways or penalties made most of the difference.

    None while the game is not over. `by_card`: no paper of Moravia-Silesia was sold.
    """
    if not is_over(state):
        return None
    ranked = ranking(state)
    winners = [seat for rank, seat in ranked if rank == 1]
    second = next((seat for rank, seat in ranked if rank > 1), None)
    end = state.pending[-1]
    by_card = isinstance(end, GameOver) and end.winner != NOBODY
    found: dict[str, Any] = {"winners": winners, "second": second, "by_card": by_card, "source": None}
    if by_card or second is None or len(winners) > 1:
        return found
    won, lost = sources(accounts[winners[0]]), sources(accounts[second])
    kind = max([*won, *(one for one in lost if one not in won)], key=lambda one: won[one] - lost[one])
    return found | {"source": {"kind": kind, "winner": won[kind], "second": lost[kind]}}


def sources(account: dict[str, Any]) -> Counter[str]:
    """What each company, the local railways and penalties have brought a player, in K."""
    found: Counter[str] = Counter(account["dividends"])
    for company, amounts in account["shares"].items():
        found[company] += amounts["received"] + amounts["held"] - amounts["paid"]
    for company, amount in account["added"].items():
        found[company] -= amount
    railways = account["local_railways"]
    found["local_railways"] = railways["income"] + railways["received"] + railways["held"] - railways["paid"]
    found["penalty"] = -account["penalty"]
    return found
