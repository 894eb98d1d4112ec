"""A game: its set-up and its log. The log is the game; any state can be computed from it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from cz18.facts.maps import source_of, with_board
from cz18.rules.actions import Action
from cz18.rules.engine import apply_unchecked, check_recorded
from cz18.rules.events import Event
from cz18.rules.options import Options
from cz18.rules.refusals import Refusal
from cz18.rules.setup import new_game, set_up
from cz18.rules.state import GameState
from cz18.rules.versions import RULES_VERSION

__all__ = [
    "RULES_VERSION", "Entry", "Game", "NotReplayable", "beginning_of", "entries", "expect_game", "no_cycles",
    "opening_of", "replay",
]  # fmt: skip


class Game(NamedTuple):
    """Set-up and actions. Two games are equal if both are equal.

    Its rules version is one of its options.
    """

    players: tuple[str, ...]
    board: str
    options: Options
    seed: int
    actions: tuple[Action, ...] = ()
    start: GameState | None = None
    """The state before the first action, if the game continues from a position that was set up by hand."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Include a custom board when pickling."""
        return with_board, (source_of(self.board), Game, *self)


class Entry(NamedTuple):
    """One action of a game: its number (from 1), the state before and after it, and what happened."""

    number: int
    action: Action
    before: GameState
    after: GameState
    events: tuple[Event, ...]


class NotReplayable(Exception):
    """An action of the log is refused: `number` (from 1), `action`, `refusal` and `state`, the position before it."""

    def __init__(self, number: int, action: Action, refusal: Refusal, state: GameState) -> None:
        super().__init__(f"action {number}: {action}: {refusal}")
        self.number = number
        self.action = action
        self.refusal = refusal
        self.state = state

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.number, self.action, self.refusal, self.state)


def expect_game(game: object) -> None:
    """Raise TypeError if this is not a `Game`."""
    if not isinstance(game, Game):
        hint = ""
        if type(game).__name__ == "Session":
            hint = ": use session.log"
        elif isinstance(game, GameState):
            hint = ": a state has no log; keep the actions in a Session or a Game"
        raise TypeError(f"game: expected a Game, got {type(game).__name__}{hint}")


def beginning_of(game: Game) -> GameState:
    """The state before the first action. Raises OptionError if the set-up is impossible."""
    expect_game(game)
    if game.start is not None:
        named = zip(game.start.players, game.players, strict=True)
        players = tuple(player._replace(name=name) for player, name in named)
        return game.start._replace(seed=game.seed, players=players)
    return new_game(game.players, board=game.board, options=game.options, seed=game.seed)


def opening_of(game: Game) -> tuple[Event, ...]:
    """What was dealt and drawn before the first action: the playing order, Vaclav's company, companies left out."""
    expect_game(game)
    if game.start is not None:
        return ()
    return set_up(game.players, game.board, game.options, game.seed)[1]


def entries(game: Game) -> Iterator[Entry]:
    """Replay the game action by action, with an `Entry` for each. Raises NotReplayable at a refused action."""
    return _entries(game, beginning_of(game))


def _entries(game: Game, state: GameState) -> Iterator[Entry]:
    for number, action in enumerate(game.actions, start=1):
        refusal = check_recorded(state, action)
        if refusal is not None:
            raise NotReplayable(number, action, refusal, state)
        before = state
        state, events = apply_unchecked(before, action)
        yield Entry(number, action, before, state, events)


def replay(game: Game) -> GameState:
    """The state after the last action. Raises NotReplayable at a refused action."""
    state = beginning_of(game)
    with no_cycles():
        for number, action in enumerate(game.actions, start=1):
            refusal = check_recorded(state, action)
            if refusal is not None:
                raise NotReplayable(number, action, refusal, state)
            state, _ = apply_unchecked(state, action)
    return state


@contextmanager
def no_cycles() -> Iterator[None]:
    """Disable the cyclic garbage collector: states form no cycles, and there are many of them.

    Concurrent replays in threads are safe: the thread that found it enabled enables it again.
    """
    searching = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if searching:
            gc.enable()
