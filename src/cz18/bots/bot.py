"""What every opponent has in common: how it is asked, what it sees, how it says why.

>>> from random import Random
>>> from cz18 import legal_actions, new_game
>>> from cz18.bots.roster import bot_named
>>> state = new_game(["Ada", "Ben", "Cyd"], seed=1)
>>> decided = bot_named("apprentice").decide_with_reasons(as_seen(state), legal_actions(state), Random(1))
>>> type(decided.action).__name__
'BuyLocalRailway'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from cz18.facts.indexes import CompanyIndex
from cz18.rules.actions import Action
from cz18.rules.prices import definite, range_of
from cz18.rules.state import GameState

STAND_IN_SEED = 0
"""What a bot sees in place of the seed: chance still to come is hidden from it (III.1)."""


class Reason(NamedTuple):
    """One number behind a choice."""

    what: str
    value: int

    def __str__(self) -> str:
        return f"{self.what} {self.value}"


class Decided(NamedTuple):
    """An action and the two or three numbers behind it."""

    action: Action
    reasons: tuple[Reason, ...] = ()

    def __str__(self) -> str:
        return ", ".join(map(str, self.reasons))


class Bot(Protocol):
    """A player. It keeps nothing between two decisions; whatever chance it wants comes from the generator."""

    def decide(self, view: GameState, choices: Sequence[Action], rng: Random) -> Action:
        """One of the choices, its free price made definite."""
        ...


class ExplainingBot(Bot, Protocol):
    """A player who can say why."""

    def decide_with_reasons(self, view: GameState, choices: Sequence[Action], rng: Random) -> Decided: ...


def as_seen(state: GameState) -> GameState:
    """The state as a player sees it: everything but the seed (III.1-01)."""
    return state if state.seed == STAND_IN_SEED else state._replace(seed=STAND_IN_SEED)


class Asked(NamedTuple):
    """Somebody is asked: the state as he sees it, the kind of decision, who he is, for which company, and his choices.

    `rng` is whatever chance he wants.
    """

    state: GameState
    kind: str
    player: int
    company: CompanyIndex
    choices: Sequence[Action]
    rng: Random


class Weighed(NamedTuple):
    """A choice with its score."""

    score: float
    action: Action
    reasons: tuple[Reason, ...] = ()


def because(**numbers: float) -> tuple[Reason, ...]:
    """Reasons from names and numbers: `because(income=40, cost=10)`."""
    return tuple(Reason(name.replace("_", " "), round(value)) for name, value in numbers.items())


def best(weighed: Iterable[Weighed]) -> Weighed | None:
    """The choice with the highest score, the first one among equals."""
    return max(weighed, key=lambda item: item.score, default=None)


def best_of_equals(weighed: Sequence[Weighed], rng: Random) -> Weighed | None:
    """The choice with the highest score; among equals of one kind of action chance decides."""
    found = best(weighed)
    if found is None:
        return None
    kind = type(found.action)
    return rng.choice([item for item in weighed if item.score == found.score and type(item.action) is kind])


def priced(action: Action, price: int) -> Action:
    """The action with its free price set to this, kept within its range."""
    free = range_of(action)
    return action if free is None else definite(action, max(free.low, min(free.high, price)))


def of_kind(choices: Sequence[Action], kind: type[Any]) -> list[Any]:
    """The choices of one kind."""
    return [item for item in choices if item.__class__ is kind]
