"""What can be done at a position, why other things cannot, and what an action would bring; asked of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cz18.bots.manners import Declined, better_only
from cz18.interop import wording
from cz18.interop.codec import encode_action, encode_event
from cz18.routes.search import Runs
from cz18.rules.actions import Action
from cz18.rules.engine import check, legal_actions
from cz18.rules.events import Event
from cz18.rules.explain import Controls, Question, explain
from cz18.rules.outcome import Brought, outcome, runs_with
from cz18.rules.refusals import Refusal
from cz18.rules.state import GameState
from cz18.server.view import director_to_json


def refusal_to_json(refusal: Refusal, names: Sequence[str]) -> dict[str, Any]:
    """A refusal with its sentence."""
    return {
        "section": refusal.section,
        "code": refusal.code,
        "data": plain(refusal.data),
        "sentence": wording.reason(refusal, names=names),
    }


def events_to_json(events: Sequence[Event], names: Sequence[str]) -> list[dict[str, Any]]:
    """Events with their sentences."""
    return [{**encode_event(event), "sentence": wording.sentence(event, names=names)} for event in events]


def plain(value: Any) -> Any:
    """The data of a refusal as JSON values."""
    if isinstance(value, dict):
        return {str(name): plain(item) for name, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(item) for item in value]
    return value if value is None or isinstance(value, bool | int | str) else str(value)


def choices(state: GameState, made: Declined | None = None) -> list[dict[str, Any]]:
    """Every legal action as JSON; a free price as `{"low": .., "high": ..}`, above what was declined in this turn."""
    return [encode_action(action) for action in better_only(legal_actions(state), made or {})]


def greyed(state: GameState, names: Sequence[str]) -> list[dict[str, Any]]:
    """What a player might look for at this decision and cannot do: an action of that kind, and why not."""
    return why_not(state, Controls(), names)


def why_not(state: GameState, question: Question, names: Sequence[str]) -> list[dict[str, Any]]:
    """The answer of the rules to a question, with sentences."""
    return [
        {"action": encode_action(action), "refusal": refusal_to_json(refusal, names)}
        for action, refusal in explain(state, question)
    ]


# What an action would bring


def preview(state: GameState, action: Action, names: Sequence[str], *, income: bool) -> dict[str, Any]:
    """The refusal of an action, or what would happen and what it leaves behind; for an offer also if it is accepted.

    With `income`, the company's best run before and after.
    """
    refusal = check(state, action)
    if refusal is not None:
        return {"refusal": refusal_to_json(refusal, names)}
    done, accepted = outcome(state, action)
    answer = brought_to_json(done, names)
    if accepted is not None:
        answer["accepted"] = brought_to_json(accepted, names)
    company = getattr(action, "company", None)
    if income and company is not None:
        before, after = runs_with(state, action, company)
        answer["best_run"] = {"before": run_to_json(before), "after": run_to_json(after)}
    return answer


def brought_to_json(brought: Brought, names: Sequence[str]) -> dict[str, Any]:
    """Events with their sentences, and the figures that change, by their kind."""
    figures: dict[str, list[dict[str, Any]]] = {}
    for figure in brought.figures:
        changes = {"before": plain(figure.before), "after": plain(figure.after)}
        if figure.kind == "director":
            changes = {name: director_to_json(value) for name, value in changes.items()}
        owner = {"seat" if isinstance(figure.owner, int) else "company": figure.owner}
        limit = {} if figure.limit is None else {"limit": figure.limit}
        figures.setdefault(figure.kind, []).append({**owner, **changes, **limit})
    waiting = {"to_take_over": list(brought.to_take_over)} if brought.to_take_over else {}
    return {"events": events_to_json(brought.events, names), "outcome": {**figures, **waiting}}


def run_to_json(best: Runs) -> dict[str, Any]:
    """A run, and whether it is proved to be the best."""
    return {
        "total": best.total,
        "proven": best.proven,
        "routes": [
            {"train": route.train, "hexes": list(route.hexes), "income": route.income} for route in best.routes
        ],
    }
