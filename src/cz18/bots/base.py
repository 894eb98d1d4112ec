"""Shared by all bots: the protocol, the view of a player, decisions with their reasons.

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

from cz18._records import replace
from cz18.facts.indexes import CompanyIndex
from cz18.rules.actions import FIELDS, Action, PriceRange
from cz18.rules.asking.prices import PRICE_FIELD, definite, range_of
from cz18.rules.engine import action_ranges, check
from cz18.rules.given import has_range
from cz18.rules.state import GameState

STAND_IN_SEED = 0
"""The seed in a bot's view, which hides future draws (III.1)."""

PRICED = frozenset(PRICE_FIELD)
"""The kinds of actions with a free price."""


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
    """A strategy: one method. It stores nothing between decisions and takes its random numbers from `rng`.

    `choices` are legal actions with free prices as ranges (`cz18.legal_actions(state, ranges=True)`).
    """

    def decide(self, view: GameState, choices: Sequence[Action], rng: Random) -> Action:
        """One of the choices, with a price set where it has a range (`priced`, or `cz18.definite`)."""
        ...


def as_seen(state: GameState) -> GameState:
    """The state as a player sees it, with the seed 0, so that future draws stay hidden (III.1-01).

    `apply` works on it. A draw in it is one possible draw, not the one of the game.
    """
    return state if state.seed == STAND_IN_SEED else state._replace(seed=STAND_IN_SEED)


class Asked(NamedTuple):
    """A decision: the state as the player sees it, its kind, the player, the company if any, and the choices.

    `rng` is the generator for random numbers.
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
    """The choice with the highest score; ties within one kind of action are broken at random."""
    found = best(weighed)
    if found is None:
        return None
    kind = type(found.action)
    return rng.choice([item for item in weighed if item.score == found.score and type(item.action) is kind])


def fault_of(state: GameState, action: Action) -> str | None:
    """What is wrong with the action that a bot returned; None if it is legal."""
    if type(action) not in FIELDS:
        return f"decide returned {action!r}, which is not an action"
    if range_of(action) is not None:
        return f"decide returned an action without a price: {has_range(action)}"
    refusal = check(state, action)
    return None if refusal is None else f"decide returned {action!r}, which is not legal here: {refusal}"


def priced(action: Action, price: int) -> Action:
    """The action with its free price set to this, moved into its range; any action without a free price unchanged.

    `cz18.definite` raises ValueError in both cases instead.
    """
    free = range_of(action)
    return action if free is None else definite(action, max(free.low, min(free.high, price)))


def with_ranges(state: GameState, choices: Sequence[Action]) -> Sequence[Action]:
    """The choices with free prices as ranges, as the engine lists them; a list with ranges is returned unchanged.

    Choices that differ only in their price become one, with a range from the lowest to the highest of these prices.
    """
    if PRICED.isdisjoint(map(type, choices)) or any(range_of(item) is not None for item in choices):
        return choices
    left, made = dict.fromkeys(choices), list[Action]()
    for listed in action_ranges(state):
        free = range_of(listed)
        if free is None:
            covered = [listed] if listed in left else []
        else:
            covered = [item for item in _alike(listed, left) if free.low <= _price_of(item) <= free.high]
        if covered:
            prices = [] if free is None else [_price_of(item) for item in covered]
            made.append(_with_price(listed, PriceRange(min(prices), max(prices))) if prices else listed)
            for item in covered:
                del left[item]
    made += left  # a run other than the listed one
    return choices if made == list(choices) else made


def among(action: Action, choices: Sequence[Action]) -> Action:
    """The action with the nearest price that occurs in the choices."""
    if action in choices or action.__class__ not in PRICED:
        return action
    wanted = _price_of(action)
    prices = [_price_of(item) for item in _alike(action, choices)]
    return _with_price(action, min(prices, key=lambda price: (abs(price - wanted), price)))


def _alike(action: Action, choices: Iterable[Action]) -> list[Action]:
    """The choices that equal the action except for the price."""
    plain = _with_price(action, 0)
    return [item for item in choices if item.__class__ is action.__class__ and _with_price(item, 0) == plain]


def _price_of(action: Action) -> int:
    price: int = getattr(action, PRICE_FIELD[action.__class__])
    return price


def _with_price(action: Action, price: int | PriceRange) -> Action:
    changes: dict[str, Any] = {PRICE_FIELD[action.__class__]: price}
    return replace(action, **changes)


def of_kind(choices: Sequence[Action], kind: type[Any]) -> list[Any]:
    """The choices of one kind."""
    return [item for item in choices if item.__class__ is kind]
