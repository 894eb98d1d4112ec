"""Batched self-play over processes: one index per game in, one decision per game out.

>>> from cz18.research import SelfPlay
>>> with SelfPlay("standard", players=3, games=4, processes=2, seed=1) as play:
...     turn = play.turn
...     for _ in range(3):
...         turn = play.step([legal[0] for legal in turn.legal])
>>> turn.seats.shape, turn.rewards.shape, turn.tensors["players"].shape
((4,), (4, 3), (4, 3, 8))

Each game has its own seed and restarts when it ends, so the batch is always full. With `processes=0` all games run in
this process.

With `groups=2` a batch has the decisions of one half of the games. The processes play the other half while the caller
chooses, and none of them waits for the slowest one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import accumulate, cycle, pairwise
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cz18.facts.maps import own_board, source_of
from cz18.research._kernel_fill import mark
from cz18.research.encoding import PRICES, encoding_of
from cz18.research.episode import LARGEST_SEED, MOST_ACTIONS, Episode
from cz18.research.observation import Tensor, Tensors, observer_of
from cz18.rules.options import whole_number


class DecisionBatch(NamedTuple):
    """A batch of decisions, one per game; `games` are the numbers of its games, from 0.

    `rewards` are by game and seat, and zero except where a game has just ended (`over`; `truncated` if it was cut
    short); the rest of that row belongs to the next game. `tensors` are the observations of the deciding seats, views
    of `rows`, which has all numbers of a game in one row; `Observer.scaled` makes them inputs of a network.
    """

    seats: NDArray[np.int64]
    legal: list[list[int]]
    rewards: NDArray[np.float64]
    over: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    tensors: Tensors
    rows: Tensor
    games: range

    def masks(self, size: int) -> NDArray[np.int8]:
        """The legal indexes as zeros and ones, by game; `size` is that of the encoding."""
        masks = np.zeros((len(self.legal), size), dtype=np.int8)
        for row, indexes in enumerate(self.legal):
            mark(masks[row], indexes)
        return masks


class SelfPlay:
    """A number of games spread over processes. A context manager: leaving it ends the processes."""

    def __init__(
        self,
        board: str = "standard",
        players: int = 3,
        *,
        games: int = 8,
        processes: int = 1,
        groups: int = 1,
        seed: int = 0,
        reward: str = "won",
        prices: int = PRICES,
        most: int = MOST_ACTIONS,
        tensors: bool = True,
        start: str | None = None,
    ) -> None:
        """Start the games. With `tensors=False` nothing is observed; only legal indexes are available.

        Batches have the games of each of the `groups` in turn; each process plays a share of every group.
        `start` is the start method of the processes (`fork`, `spawn`, `forkserver`); None: Python's default.
        """
        games, processes = whole_number("games", games), whole_number("processes", processes)
        groups = whole_number("groups", groups)
        players, seed, most = (
            whole_number("players", players),
            whole_number("seed", seed),
            whole_number("most", most),
        )
        if games < 1 or processes < 0:
            raise ValueError("games: at least one is needed, in no less than 0 processes")
        if not 1 <= groups <= games:
            raise ValueError(f"groups: {games} games cannot be divided into {groups} groups")
        if most < 1:
            raise ValueError("most: at least one action is needed")
        if seed < 0:
            raise ValueError("seed: must not be negative")
        # Before the processes start, so that forked ones inherit them:
        self.encoding, self.observer = encoding_of(board, prices), observer_of(board, players)
        setup = Setup(board, source_of(board), players, reward, prices, most, tensors)
        workers = max(1, min(processes, games // groups))
        shares = [_shares(numbers, workers) for numbers in _shares(range(games), groups)]
        self._groups = cycle(shares)
        self._width = self.observer.length if tensors else 0
        self._workers: list[Worker] = []
        try:
            for of_worker in zip(*shares, strict=True):
                seeds = [[seed + number for number in numbers] for numbers in of_worker]
                self._workers.append(
                    _InProcess(setup, seeds, self._width, start) if processes else _Here(setup, seeds)
                )
            self.turn: DecisionBatch = self._take(players)
        except BaseException:
            self.close()
            raise

    def step(self, indexes: Sequence[int] | NDArray[Any]) -> DecisionBatch:
        """Play one index in every game of the batch and return the next one. Raises ValueError if one is illegal.

        An interruption during play closes the games.
        """
        if not self._workers:
            raise ValueError("these games are closed")
        if len(indexes) != len(self.turn.games):
            raise ValueError(f"indexes: there are {len(self.turn.games)} games, not {len(indexes)}")
        chosen = [int(index) for index in indexes]
        for game, index, legal in zip(self.turn.games, chosen, self.turn.legal, strict=True):
            if index not in legal:
                raise ValueError(f"indexes: {index} is not legal in game {game}")
        try:
            for worker, part in zip(self._workers, self._parts, strict=True):
                worker.give(chosen[part])
            self.turn = self._take(self.turn.rewards.shape[1])
        except BaseException:
            self.close()
            raise
        return self.turn

    def _take(self, players: int) -> DecisionBatch:
        """The next group's decisions, of all workers, as one batch."""
        shares = next(self._groups)
        games = range(shares[0].start, shares[-1].stop)
        self._parts = [slice(share.start - games.start, share.stop - games.start) for share in shares]
        rows = np.empty((len(games), self._width), dtype=np.int32)
        rewards = np.zeros((len(games), players))
        over, truncated = np.zeros(len(games), dtype=np.bool_), np.zeros(len(games), dtype=np.bool_)
        seats: list[int] = []
        legal: list[list[int]] = []
        for worker, part in zip(self._workers, self._parts, strict=True):
            found = worker.take(rows[part])
            seats += found.seats
            legal += found.legal
            for game, ended in found.ended.items():
                row = part.start + game
                rewards[row], over[row], truncated[row] = ended.rewards, True, ended.truncated
        tensors = self.observer.named(rows) if self._width else {}
        return DecisionBatch(np.array(seats), legal, rewards, over, truncated, tensors, rows, games)

    def close(self) -> None:
        """End the processes. Safe to call twice."""
        for worker in self._workers:
            worker.close()
        self._workers = []

    def __enter__(self) -> SelfPlay:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self.close()


class Setup(NamedTuple):
    """Settings of a worker; `source` is the data of a custom board."""

    board: str
    source: str | None
    players: int
    reward: str
    prices: int
    most: int
    tensors: bool


def _shares(games: range, count: int) -> list[range]:
    """The games in this number of parts: contiguous, and as even as possible."""
    ends = [len(games) * number // count for number in range(count + 1)]
    return [games[begin:end] for begin, end in pairwise(ends)]


class Ended(NamedTuple):
    """The end of a game: the reward of each seat, and whether it was cut short."""

    rewards: list[float]
    truncated: bool


class Part(NamedTuple):
    """The decisions of one worker's games; `ended` are those that have just ended, by number."""

    seats: list[int]
    legal: list[list[int]]
    ended: dict[int, Ended]


class _Games:
    """The games of one worker in one group."""

    def __init__(self, setup: Setup, seeds: list[int]) -> None:
        self._chances = [np.random.default_rng(seed) for seed in seeds]
        self._episodes = [
            Episode(setup.board, setup.players, reward=setup.reward, prices=setup.prices, most=setup.most)
            for _ in seeds
        ]
        self._ended: dict[int, Ended] = {}
        for row in range(len(seeds)):
            self._begin(row)

    def _begin(self, row: int) -> None:
        """Start the next game of this row."""
        self._episodes[row].begin(int(self._chances[row].integers(LARGEST_SEED)))

    def play(self, indexes: list[int]) -> None:
        """Play one index in every game; a game that ends restarts."""
        self._ended = {}
        for row, index in enumerate(indexes):
            episode = self._episodes[row]
            episode.play(index)
            if episode.over:
                self._ended[row] = Ended(episode.rewards(), episode.truncated)
                self._begin(row)

    def look(self, rows: Tensor) -> Part:
        """The current decisions; observations are written into `rows`."""
        if rows.size:
            for row, episode in zip(rows, self._episodes, strict=True):
                episode.observer.row(episode.state, episode.seat, row)
        return Part(
            [episode.seat for episode in self._episodes],
            [list(episode.listed) for episode in self._episodes],
            self._ended,
        )


class _Here:
    """Games played in this process."""

    def __init__(self, setup: Setup, seeds: list[list[int]]) -> None:
        groups = [_Games(setup, of_group) for of_group in seeds]
        self._given, self._taken = cycle(groups), cycle(groups)

    def give(self, indexes: list[int]) -> None:
        next(self._given).play(indexes)

    def take(self, rows: Tensor) -> Part:
        return next(self._taken).look(rows)

    def close(self) -> None:
        pass


class _InProcess:
    """Games played in a separate process, which writes observations into shared memory."""

    def __init__(self, setup: Setup, seeds: list[list[int]], width: int, start: str | None) -> None:
        context: Any = get_context(start)
        self._line, there = context.Pipe()
        shared = context.RawArray("i", sum(map(len, seeds)) * width) if width else None
        self._rows = cycle(_as_rows(shared, seeds))
        self._process = context.Process(target=_serve, args=(there, setup, seeds, shared), daemon=True)
        self._process.start()
        there.close()

    def give(self, indexes: list[int]) -> None:
        self._line.send(indexes)

    def take(self, rows: Tensor) -> Part:
        found: Part | Exception = self._line.recv()
        if isinstance(found, Exception):
            raise found
        rows[:] = next(self._rows)  # the process reuses its memory for the group's next turn
        return found

    def close(self) -> None:
        with suppress(OSError):  # already ended
            self._line.send(None)
        self._line.close()
        self._process.join(timeout=5)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join()


Worker = _Here | _InProcess


def _as_rows(shared: Any, seeds: list[list[int]]) -> list[Tensor]:
    """Shared memory as an array for each group, with a row for each game; without any, rows of no numbers."""
    numbers = np.zeros(0, dtype=np.int32) if shared is None else np.frombuffer(shared, dtype=np.int32)
    ends = [0, *accumulate(map(len, seeds))]
    rows = numbers.reshape(ends[-1], len(numbers) // ends[-1])
    return [rows[begin:end] for begin, end in pairwise(ends)]


def _serve(line: Connection, setup: Setup, seeds: list[list[int]], shared: Any) -> None:
    """Run a worker process: play the indexes it receives, for each group in turn, until the connection closes."""
    if setup.source is not None:
        import json

        own_board(json.loads(setup.source))
    try:
        groups = [
            (_Games(setup, of_group), rows) for of_group, rows in zip(seeds, _as_rows(shared, seeds), strict=True)
        ]
        for games, rows in groups:
            line.send(games.look(rows))
        for (games, rows), indexes in zip(cycle(groups), _given(line), strict=False):
            games.play(indexes)
            line.send(games.look(rows))
    except (EOFError, BrokenPipeError, ConnectionResetError, KeyboardInterrupt):
        pass  # the other end is gone
    except Exception as problem:  # re-raised in the parent, by take()
        line.send(problem)


def _given(line: Connection) -> Iterator[list[int]]:
    """The indexes to play, until there is nothing more to play or the parent is gone.

    A forked process holds the other ends of earlier pipes, so it would not notice on the pipe alone that they are
    closed.
    """
    parent = parent_process()
    assert parent is not None
    while line in wait([line, parent.sentinel]):
        indexes: list[int] | None = line.recv()
        if indexes is None:
            return
        yield indexes
