"""Games between bots: one or many, in this process, in several, or on a cluster."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from cz18.bots.base import Bot, as_seen, fault_of
from cz18.bots.offer_etiquette import declined, polite
from cz18.bots.random_bot import names_for
from cz18.bots.roster import bot_given, style_of
from cz18.facts.games import figures
from cz18.facts.maps import MAP_NAMES, source_of, with_board
from cz18.rules.actions import Action
from cz18.rules.engine import action_ranges, apply_unchecked, decision, is_over
from cz18.rules.game import Game
from cz18.rules.options import Options, options_from
from cz18.rules.scoring import ranking, result
from cz18.rules.setup import new_game
from cz18.rules.state import GameState

MOST_ACTIONS = 20_000
"""More actions than any real game has; a bot that reaches this limit is looping."""
SECONDS_TO_ANSWER = 10
"""Timeout for a cluster's scheduler, in seconds."""


class BotFault(Exception):
    """A bot chose an illegal action or is looping: `bot`, the `number` of the action (from 1), and `what` is wrong."""

    def __init__(self, bot: str, number: int, what: str) -> None:
        super().__init__(f"{bot}, action {number}: {what}")
        self.bot, self.number, self.what = bot, number, what

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.bot, self.number, self.what)


class Result(NamedTuple):
    """How a game ended: the names of the bots by seat (`seats`), what each seat is worth in K, the winning seats
    (several if they are equal), CPU seconds and number of actions.

    `thought` is, by seat, the number of decisions and their CPU seconds.
    """

    seats: tuple[str, ...]
    worth: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: float
    actions: int
    thought: tuple[tuple[int, float], ...] = ()

    def same_game(self, other: Result) -> bool:
        """Is it equal except for the CPU time?"""
        return self[:3] == other[:3] and self.actions == other.actions

    def as_json(self) -> dict[str, Any]:
        return {
            "seats": list(self.seats),
            "worth": list(self.worth),
            "winners": list(self.winners),
            "seconds": round(self.seconds, 3),
            "actions": self.actions,
        }


def play(
    seats: Sequence[str | Bot | type[Bot]],
    seed: int,
    board: str = "standard",
    options: Options | Mapping[str, Any] | None = None,
    on_step: Callable[[GameState, Action], None] | None = None,
    nodes: int | None = None,
) -> Result:
    """A whole game between bots, given by name, as objects or as classes. The same arguments give the same game.

    Every action is checked. Raises BotFault if a bot chooses an illegal action, and ValueError for a seat that is not a
    bot.
    """
    return played(seats, seed, board, options, on_step, nodes)[1]


def played(
    seats: Sequence[str | Bot | type[Bot]],
    seed: int,
    board: str = "standard",
    options: Options | Mapping[str, Any] | None = None,
    on_step: Callable[[GameState, Action], None] | None = None,
    nodes: int | None = None,
    start: GameState | None = None,
) -> tuple[Game, Result]:
    """The same with its log. `start`: the game continues from this state, on its board and with its options."""
    found = [bot_given(f"seats[{seat}]", bot, nodes, style_of(seed, seat)) for seat, bot in enumerate(seats)]
    called, bots = [name for name, _ in found], [bot for _, bot in found]
    if start is None:
        names, chosen = names_for(len(seats)), options_from(options)
        state = new_game(names, board=board, options=chosen, seed=seed)
    else:
        names, board, chosen = tuple(player.name for player in start.players), start.board, start.options
        state = start._replace(seed=seed)
    rng = Random(seed)
    actions: list[Action] = []
    thought = [(0, 0.0)] * len(seats)
    began = time.process_time()
    while not is_over(state):
        due = decision(state)
        assert due is not None
        choices = polite(state, action_ranges(state), declined(reversed(actions)))
        asked = time.process_time()
        action = bots[due.player].decide(as_seen(state), choices, rng)
        decisions, spent = thought[due.player]
        thought[due.player] = decisions + 1, spent + time.process_time() - asked
        fault = fault_of(state, action)
        if fault is not None:
            raise BotFault(called[due.player], len(actions) + 1, fault)
        if len(actions) >= MOST_ACTIONS:
            raise BotFault(called[due.player], len(actions) + 1, "no end")
        if on_step is not None:
            on_step(state, action)
        state, _ = apply_unchecked(state, action)
        actions.append(action)
    seconds = time.process_time() - began
    winners = tuple(seat for rank, seat in ranking(state) if rank == 1)
    game = Game(names, board, chosen, seed, tuple(actions), start)
    return game, Result(tuple(called), result(state), winners, seconds, len(actions), tuple(thought))


# Many games


class Seating(NamedTuple):
    """One game to play: the board, the bots by seat, the seed, and the search budget in nodes."""

    board: str
    seats: tuple[str, ...]
    seed: int
    nodes: int | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle with the source of a custom board, for other processes and machines."""
        return with_board, (source_of(self.board), Seating, *self)


class Match(NamedTuple):
    """Games to play: from game to game the seats rotate by one, and the seed grows by one."""

    board: str
    seats: tuple[str, ...]
    games: int
    seed: int
    nodes: int | None = None

    def tables(self) -> list[Seating]:
        """The games in their order."""
        return [
            Seating(self.board, self.seats_of(number), self.seed + number, self.nodes)
            for number in range(self.games)
        ]

    def seats_of(self, number: int) -> tuple[str, ...]:
        """The bots by seat in this game."""
        turn = number % len(self.seats)
        return self.seats[turn:] + self.seats[:turn]


def mixed(names: Sequence[str], games: int, seed: int, nodes: int | None = None) -> list[Seating]:
    """Games on all boards with all numbers of players, with bots drawn from these names."""
    rng = Random(seed)
    places = [(board, count) for board in MAP_NAMES for count in sorted(figures(board).starting_cash)]
    tables = []
    for number in range(games):
        board, count = places[number % len(places)]
        seats = tuple(rng.choice(names) for _ in range(count))
        tables.append(Seating(board, seats, seed + number, nodes))
    return tables


def seats_for(players: int, names: Sequence[str]) -> tuple[str, ...]:
    """The names repeated in turn for this number of seats."""
    return tuple(names[seat % len(names)] for seat in range(players))


def simulate(tables: Sequence[Seating], jobs: int = 1, dask: str | None = None) -> Iterator[Result]:
    """The results in order, played in this process, in several, or on a dask cluster."""
    if dask is not None:
        yield from _on_cluster(tables, dask)
    elif jobs == 1:
        yield from map(play_at, tables)
    else:
        with ProcessPoolExecutor(jobs, initializer=leave_interrupts) as workers:
            yield from workers.map(play_at, tables)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Delay Ctrl-C until the block ends, so that games are written completely. No effect on Windows."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_interrupts() -> None:
    """Ignore Ctrl-C in a worker: the parent handles it, and the current game is finished."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_cluster(tables: Sequence[Seating], address: str) -> Iterator[Result]:
    with import_module("distributed").Client(address, timeout=SECONDS_TO_ANSWER, set_as_default=False) as client:
        for future in client.map(play_at, tables, pure=False):
            yield future.result()


def play_at(table: Seating) -> Result:
    """Play one game: the job of a worker."""
    return play(table.seats, table.seed, table.board, nodes=table.nodes)
