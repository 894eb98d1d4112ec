"""Why something cannot be done, and what an action would bring, as it is read; asked of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from cz18.contract.encoding import encode_action, encode_event, plain
from cz18.contract.view import director_to_json
from cz18.routes.search import Runs
from cz18.rules.actions import Action, LayTile, PlaceStation
from cz18.rules.asking.explain import Question, explain
from cz18.rules.asking.outcome import Brought, outcome, runs_with, with_train_on_sale
from cz18.rules.engine import check
from cz18.rules.refusals import Refusal
from cz18.rules.state import GameState

if TYPE_CHECKING:
    from cz18.contract.records import (
        Allowed,
        BestRun,
        BroughtRecord,
        Figures,
        NotAllowed,
        RefusalRecord,
        WhyNotRecord,
    )


def refusal_to_json(refusal: Refusal) -> RefusalRecord:
    return {"section": refusal.section, "code": refusal.code, "data": plain(refusal.data)}


def why_not(state: GameState, question: Question) -> list[WhyNotRecord]:
    """The answer of the rules to a question."""
    return [
        {"action": encode_action(action), "refusal": refusal_to_json(refusal)}
        for action, refusal in explain(state, question)
    ]


def preview(state: GameState, action: Action, *, income: bool) -> Allowed | NotAllowed:
    """The refusal of an action, or what would happen and what it leaves behind; for an offer also if it is accepted.

    With `income`, the company's best run before and after; before its first train also with the card on sale.
    """
    refusal = check(state, action)
    if refusal is not None:
        return {"refusal": refusal_to_json(refusal)}
    done, accepted = outcome(state, action)
    brought = _brought(done)
    answer: Allowed = {"events": brought["events"], "outcome": brought["outcome"]}
    if accepted is not None:
        answer["accepted"] = _brought(accepted)
    company = getattr(action, "company", None)
    if income and company is not None:
        before, after = runs_with(state, action, company)
        answer["best_run"] = {"before": run_to_json(before), "after": run_to_json(after)}
        if (
            isinstance(action, LayTile | PlaceStation)
            and (on_sale := with_train_on_sale(state, company)) is not None
        ):
            there, face = on_sale
            before, after = runs_with(there, action, company)
            answer["with_train"] = {"train": face, "before": run_to_json(before), "after": run_to_json(after)}
    return answer


def _brought(brought: Brought) -> BroughtRecord:
    """Events, and the figures that change, by their kind."""
    figures: dict[str, Any] = {}
    for figure in brought.figures:
        changes = {"before": plain(figure.before), "after": plain(figure.after)}
        if figure.kind == "director":
            changes = {name: director_to_json(value) for name, value in changes.items()}
        owner = {"seat" if isinstance(figure.owner, int) else "company": figure.owner}
        limit = {} if figure.limit is None else {"limit": figure.limit}
        figures.setdefault(figure.kind, []).append({**owner, **changes, **limit})
    if brought.to_take_over:
        figures["to_take_over"] = list(brought.to_take_over)
    return {"events": [encode_event(event) for event in brought.events], "outcome": cast("Figures", figures)}


def run_to_json(best: Runs) -> BestRun:
    """A run, and whether it is proved to be the best."""
    return {
        "total": best.total,
        "proven": best.proven,
        "routes": [
            {"train": route.train, "hexes": list(route.hexes), "income": route.income} for route in best.routes
        ],
    }
