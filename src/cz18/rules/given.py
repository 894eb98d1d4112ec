"""Clear errors for wrong arguments of the public functions."""

from __future__ import annotations

from typing import Any

from cz18.rules.actions import FIELDS, Action, PriceRange
from cz18.rules.refusals import Refused
from cz18.rules.state import GameState

NOT_AN_ACTION = (
    "for a line or a JSON value use cz18.parse(state, line), cz18.action_from_json(value) or Session.play"
)


def expect_state(state: object) -> None:
    """Raise TypeError if this is not a `GameState`."""
    if isinstance(state, GameState):
        return
    hint = ": use session.state" if type(state).__name__ == "Session" else ""
    raise TypeError(f"state: expected a GameState, got {type(state).__name__}{hint}")


def expect_text(name: str, text: object) -> None:
    """Raise TypeError if this is not a text."""
    if not isinstance(text, str):
        raise TypeError(f"{name}: expected a text, got {type(text).__name__}")


def expect_price(action: Action) -> None:
    """Raise ValueError if a price of the action is still a range."""
    field = open_price(action)
    if field is not None:
        raise ValueError(f"{field}: {has_range(action)}")


def explain_other_form(refused: Refused, action: object) -> None:
    """Add to the message of a refusal what to do with a line or a JSON value, if that was given as the action."""
    if type(action) not in FIELDS:
        refused.args = (f"{refused}; {NOT_AN_ACTION}",)


def open_price(action: Any) -> str | None:
    """The field of the action whose price is still a range, or None."""
    names = getattr(action, "__match_args__", ())
    return next((name for name in names if isinstance(getattr(action, name, None), PriceRange)), None)


def has_range(action: Action) -> str:
    """The message for an action whose price is still a range."""
    return f"{action!r} has a range; set a price with cz18.definite(action, price)"
