"""The outcome of a continuation of a position: incomes, worth, best runs and forced purchases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cz18.bots.forecast.basics import cheapest_train
from cz18.facts.companies import COMPANIES, COMPANY
from cz18.rules.actions import Action
from cz18.rules.company_turn.runs import best_by_rules, has_run
from cz18.rules.company_turn.trains import must_buy
from cz18.rules.engine import apply_unchecked
from cz18.rules.events import DividendPaid, LoanTaken, MoneyPaid, TrainsRan
from cz18.rules.scoring import result
from cz18.rules.state import GameState, Status

Json = dict[str, Any]


def outcome_of(base: GameState, actions: Sequence[Action]) -> Json:
    """The outcome of legal actions from this position, as a JSON value.

    `best`: the best run now of each company that can run, and what it was at the beginning; `forced`: companies that
    have to buy a train with more money than they have, and money that Directors had to add.
    """
    state, incomes, added, loans = base, list[Json](), list[Json](), list[Json]()
    for action in actions:
        state, events = apply_unchecked(state, action)
        paid = {event.company for event in events if isinstance(event, DividendPaid)}
        for event in events:
            match event:
                case TrainsRan(company=company, income=income):
                    incomes.append({"company": company, "income": income, "paid": False})
                case MoneyPaid(reason="emergency", payee=payee, amount=amount):
                    added.append({"company": str(payee.name), "amount": amount})
                case LoanTaken(player=player, amount=amount):
                    loans.append({"seat": player, "amount": amount})
        for item in incomes:
            item["paid"] |= item["company"] in paid
    return {
        "actions": len(actions),
        "worth": [
            {"seat": seat, "before": old, "after": new}
            for seat, (old, new) in enumerate(zip(result(base), result(state), strict=True))
        ],
        "incomes": incomes,
        "best": _best(base, state),
        "forced": _forced(state),
        "added": added,
        "loans": loans,
    }


def _best(base: GameState, state: GameState) -> list[Json]:
    found = []
    for item in COMPANIES:
        if state.companies[item.index].status is not Status.FLOATED or not has_run(state, item.index):
            continue
        before = best_by_rules(base, item.index).total if has_run(base, item.index) else 0
        found.append({"company": item.id, "before": before, "after": best_by_rules(state, item.index).total})
    return found


def _forced(state: GameState) -> list[Json]:
    """Companies that must buy a train and cannot pay for the cheapest one."""
    found = []
    for item in COMPANIES:
        index = COMPANY[item.id].index
        company = state.companies[index]
        if company.status is not Status.FLOATED or not must_buy(state, index):
            continue
        price = round(cheapest_train(state, index))
        if price > company.treasury:
            found.append({"company": item.id, "price": price, "treasury": company.treasury})
    return found
