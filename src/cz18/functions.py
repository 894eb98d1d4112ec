"""The public functions whose work is done in compiled modules.

mypyc keeps neither docstrings nor annotations, so `help(cz18.apply)` would be empty. These plain functions have both
and add less than 0.1 µs to a call. Modules of the package import the compiled functions directly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from cz18.routes.runs import Route
from cz18.routes.search import Runs
from cz18.rules import engine, scoring
from cz18.rules.actions import Action
from cz18.rules.company_turn import runs
from cz18.rules.events import Event
from cz18.rules.prices import PRICE_FIELD, range_of
from cz18.rules.refusals import Refusal
from cz18.rules.state import Decision, GameState, Train


def decision(state: GameState) -> Decision | None:
    """Who decides now: kind of decision, player (seat), company and section. None when the game is over."""
    return engine.decision(state)


def check(state: GameState, action: Action) -> Refusal | None:
    """None if the action is legal now, otherwise a `Refusal`: section of the rulebook, code and numbers.

    Nothing is changed.
    """
    return engine.check(state, action)


def apply(state: GameState, action: Action) -> tuple[GameState, tuple[Event, ...]]:
    """Apply an action: the new state and the events. The given state is not changed.

    Raises `Refused`, with the `Refusal` as its `refusal`, if the action is not legal now.

    >>> import cz18
    >>> state = cz18.new_game(["Ada", "Ben", "Cyd"], seed=7)
    >>> after, events = cz18.apply(state, cz18.legal_actions(state)[0])
    >>> after == state, str(events[-1])
    (False, 'local railway bought: seat 1, local railway S1, price 25')
    """
    return engine.apply(state, action)


def apply_unchecked(state: GameState, action: Action) -> tuple[GameState, tuple[Event, ...]]:
    """As `apply`, without the check: about twice as fast, for actions from `legal_actions` or checked before.

    An action that is not legal gives a wrong state or an error. An action with a `PriceRange` is a ValueError: set the
    price with `definite` or `concrete` first.
    """
    try:
        return engine.apply_unchecked(state, action)
    except Exception as fault:
        _refuse(state, action, fault)


def _refuse(state: GameState, action: Action, fault: Exception) -> NoReturn:
    """Say why an action could not be applied unchecked."""
    if type(action) in PRICE_FIELD and range_of(action) is not None:
        field = PRICE_FIELD[type(action)]
        message = f"{field}: {action!r} has a range; set a price with cz18.definite(action, price)"
        raise ValueError(message) from None
    refusal = engine.check(state, action)
    if refusal is None:
        raise fault
    raise ValueError(f"{action!r} is not legal here: {refusal}") from fault


def is_over(state: GameState) -> bool:
    """True when the game has ended."""
    return engine.is_over(state)


def result(state: GameState) -> tuple[int, ...]:
    """What each player is worth in K, by seat; also before the game has ended."""
    return scoring.result(state)


def ranking(state: GameState) -> tuple[tuple[int, int], ...]:
    """(rank, seat) for each player, the best first. Equal results share a rank."""
    return scoring.ranking(state)


def worth(state: GameState, player: int) -> int:
    """What a player (seat) is worth in K: cash, shares at present prices, local railways, less loan and penalty."""
    return scoring.worth(state, player)


def best_runs(
    state: GameState,
    company: str,
    *,
    trains: Sequence[Train] | None = None,
    fixed: Sequence[Route] | None = None,
    budget: int | None = None,
) -> Runs:
    """The best run of a company at this position, exactly: `routes`, `total` in K, and whether it is `proven`.

    `trains` replaces the company's own trains, `fixed` keeps given routes and solves the rest, and `budget` is the
    number of nodes after which the search stops; the answer then has `proven=False`.
    """
    return runs.best_runs(state, company, trains=trains, fixed=fixed, budget=budget)
