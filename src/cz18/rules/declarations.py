"""How a subject declares its actions: one record tells the engine everything about one of them.

Each module of a subject ends with its `ACTIONS`, a tuple of these. To add an action write its class in `actions`, what
it does in the subject's module, and declare it there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cz18.rules.actions import Action
from cz18.rules.draft import Draft, Position
from cz18.rules.refusals import Refusal
from cz18.rules.versions import Change


def always(state: Position, action: Any) -> None:
    """Nothing more to check than that it is the time for it."""


class Declaration(NamedTuple):
    """What the engine has to know of an action at the decisions it fits.

    An action may be declared more than once, where it does different things at different decisions. The order of the
    declarations is the order in which legal actions are listed.
    """

    action: type[Action]
    section: str
    fits: tuple[Any, ...]
    """The decisions at which it can be taken: kinds of `Pending`, for a step of a company's turn the `Step`."""
    check: Callable[[Position, Any], Refusal | None]
    """Why not, once the decision is this one and the one who decides is the right one."""
    do: Callable[[Draft, Any], None]
    lists: Callable[[Position, Any], list[Action]] | None = None
    """The legal ones for the player or company who decides; None where another action's list has them among its own."""
    tries: Callable[[Position, Any], list[Action]] | None = None
    """One action for each thing a player might look for here and find refused (`explain`); some may be legal."""
    completes_step: bool = False
    """Does it end the step of the company's turn?"""
    since: Change | None = None
    """It fits in games whose rules have seen this change."""
    check_recorded: Callable[[Position, Any], Refusal | None] | None = None
    """As `check`, for an action of a log, where that is another question."""
    as_recorded: Callable[[Position, Any], Action] | None = None
    """The action as the log records it, where the log says more than the one who acts."""
