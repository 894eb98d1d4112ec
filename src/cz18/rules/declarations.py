"""Declarations of actions: one record tells the engine everything about one of them.

Each module of a subject ends with its `ACTIONS`, a tuple of these. To add an action, write its class in `actions` and
its effect in the subject's module, and declare it there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cz18.rules.actions import Action
from cz18.rules.draft import Draft, Position
from cz18.rules.refusals import Refusal
from cz18.rules.versions import Change


def always(state: Position, action: Any) -> None:
    """Accept the action: its decision is the only condition."""


class Declaration(NamedTuple):
    """What the engine needs to know about an action at the decisions it fits.

    An action may be declared more than once, if it does different things at different decisions. The order of the
    declarations is the order in which legal actions are listed.
    """

    action: type[Action]
    section: str
    fits: tuple[Any, ...]
    """The decisions at which it can be taken: kinds of `Pending`, or the `Step` of a company's turn."""
    check: Callable[[Position, Any], Refusal | None]
    """The reason against it, given that the decision and the decider are right."""
    do: Callable[[Draft, Any], None]
    lists: Callable[[Position, Any], list[Action]] | None = None
    """The legal ones for the deciding player or company; None if another action's list includes them."""
    tries: Callable[[Position, Any], list[Action]] | None = None
    """One action for each thing a player might look for here and find refused (`explain`); some may be legal."""
    completes_step: bool = False
    """Whether it ends the step of the company's turn."""
    since: Change | None = None
    """Only available in games whose rules include this change."""
    check_recorded: Callable[[Position, Any], Refusal | None] | None = None
    """Replaces `check` for an action of a log, if the conditions differ."""
    as_recorded: Callable[[Position, Any], Action] | None = None
    """The action as the log records it, if the log contains more than the player's input."""
