"""Public functions implemented in compiled modules.

mypyc keeps neither docstrings nor annotations, so `help(cz18.apply)` would be empty. These plain functions have both
and check their arguments, which adds about 0.1 µs to a call. Modules of the package import the compiled functions
directly.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NoReturn

from cz18.facts.trains import TRAIN
from cz18.routes.route import Route
from cz18.routes.search import Runs
from cz18.rules import engine, scoring
from cz18.rules.actions import Action
from cz18.rules.company_turn import runs
from cz18.rules.events import Event
from cz18.rules.given import expect_price, expect_state, explain_other_form
from cz18.rules.options import whole_number
from cz18.rules.refusals import Refusal, Refused
from cz18.rules.state import Decision, GameState, Train

WHAT_IF = "t"
"""Card letter of trains given as text: t0, t1, ..."""


def decision(state: GameState) -> Decision | None:
    """Who decides now: kind of decision, player (seat), company and section. None when the game is over."""
    expect_state(state)
    return engine.decision(state)


def check(state: GameState, action: Action) -> Refusal | None:
    """None if the action is legal now, otherwise a `Refusal`: section of the rulebook, code and numbers.

    The state is not changed. Raises ValueError if the price of the action is still a `PriceRange`.
    """
    expect_state(state)
    refusal = engine.check(state, action)
    if refusal is not None:
        expect_price(action)
    return refusal


def apply(state: GameState, action: Action) -> tuple[GameState, tuple[Event, ...]]:
    """Apply an action: the new state and the events. The given state is not changed.

    Raises `Refused`, with the `Refusal` as its `refusal`, if the action is not legal now, and ValueError if its price
    is still a `PriceRange`.

    >>> import cz18
    >>> state = cz18.new_game(["Ada", "Ben", "Cyd"], seed=7)
    >>> after, events = cz18.apply(state, cz18.legal_actions(state)[0])
    >>> after == state, str(events[-1])
    (False, 'local railway bought: seat 1, local railway S1, price 25')
    """
    expect_state(state)
    try:
        return engine.apply(state, action)
    except Refused as refused:
        expect_price(action)
        explain_other_form(refused, action)
        raise


def apply_unchecked(state: GameState, action: Action) -> tuple[GameState, tuple[Event, ...]]:
    """Like `apply`, without the check: about twice as fast, for actions from `legal_actions` or already checked.

    An illegal action gives a wrong state or an error. Raises ValueError for an action with a `PriceRange`: set the
    price with `definite` or `concrete` first.
    """
    try:
        return engine.apply_unchecked(state, action)
    except Exception as fault:
        _refuse(state, action, fault)


def _refuse(state: GameState, action: Action, fault: Exception) -> NoReturn:
    """Raise an error that says why an action could not be applied unchecked."""
    expect_state(state)
    expect_price(action)
    refusal = engine.check(state, action)
    if refusal is None:
        raise fault
    raise ValueError(f"{action!r} is not legal here: {refusal}") from fault


def is_over(state: GameState) -> bool:
    """True when the game has ended."""
    expect_state(state)
    return engine.is_over(state)


def result(state: GameState) -> tuple[int, ...]:
    """Each player's worth in K, by seat; also before the game has ended."""
    expect_state(state)
    return scoring.result(state)


def ranking(state: GameState) -> tuple[tuple[int, int], ...]:
    """(rank, seat) for each player, the best first. Equal results share a rank."""
    expect_state(state)
    return scoring.ranking(state)


def worth(state: GameState, player: int | str) -> int:
    """A player's worth in K: cash, shares at current prices, local railways, less loan and penalty.

    The player is a seat, counted from 0, or a name. Raises ValueError if there is no such player.
    """
    expect_state(state)
    if type(player) is not int or not 0 <= player < len(state.players):
        from cz18.rules.asking.views import seat_of

        player = seat_of(state, player)
    return scoring.worth(state, player)


def best_runs(
    state: GameState,
    company: str,
    *,
    trains: Sequence[Train | str] | None = None,
    fixed: Sequence[Route] | None = None,
    budget: int | None = None,
) -> Runs:
    """The best run of a company at this position: `routes`, `total` in K, `proven` and `nodes` searched.

    `trains` replaces the company's own trains: `Train` records, or faces as text, which are named t0, t1, ... in this
    order. `fixed` lists routes to keep; the other trains run beside them. `budget` limits the search to about this
    number of nodes; if that is not enough for a proof, the answer has `proven=False`.

    >>> import cz18
    >>> state = cz18.new_game(["Ada", "Ben", "Cyd"], seed=7)
    >>> cz18.best_runs(state, "BCB", trains=["2", "3E"])
    Runs(routes=(), total=0, proven=True, nodes=0)

    Raises ValueError for an unknown company or face, a negative budget, or fixed routes that are not allowed.
    """
    expect_state(state)
    if not isinstance(company, str):
        raise ValueError(f"company: must be the name of a company, not {company!r}")
    given = None if trains is None else _trains(trains)
    kept = None if fixed is None else _routes(fixed)
    if budget is not None:
        budget = whole_number("budget", budget)
        if budget < 0:
            raise ValueError(f"budget: {budget} is negative")
    return runs.best_runs(state, company, trains=given, fixed=kept, budget=budget)


def _trains(given: Sequence[Train | str]) -> list[Train]:
    """Trains from records or faces. Raises ValueError for anything else."""
    if isinstance(given, str):
        raise ValueError(f"trains: expected a list of faces or trains, as in [{given!r}]")
    if not isinstance(given, Iterable):
        raise TypeError(f"trains: expected a list of faces or trains, got {type(given).__name__}")
    made = [Train(WHAT_IF, place, item) if isinstance(item, str) else item for place, item in enumerate(given)]
    for place, item in enumerate(made):
        if not isinstance(item, Train):
            raise ValueError(f"trains[{place}]: {item!r} is neither a face nor a Train")
        if item.face not in TRAIN:
            raise ValueError(f"trains[{place}]: unknown face {item.face!r}; known: {', '.join(TRAIN)}")
    return made


def _routes(given: Sequence[Route]) -> list[Route]:
    """Routes to keep. Raises TypeError for anything else."""
    if not isinstance(given, Iterable):
        raise TypeError(f"fixed: expected a list of routes, got {type(given).__name__}")
    kept = list(given)
    for place, item in enumerate(kept):
        if not isinstance(item, Route):
            raise TypeError(f"fixed[{place}]: expected a Route, got {type(item).__name__}")
    return kept
