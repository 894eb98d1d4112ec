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
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import accumulate
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
    """A batch of decisions, one per game.

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
        seed: int = 0,
        reward: str = "won",
        prices: int = PRICES,
        most: int = MOST_ACTIONS,
        tensors: bool = True,
        start: str | None = None,
    ) -> None:
        """Start the games. With `tensors=False` nothing is observed; only legal indexes are available.

        `start` is the start method of the processes (`fork`, `spawn`, `forkserver`); None: Python's default.
        """
        games, processes = whole_number("games", games), whole_number("processes", processes)
        players, seed, most = (
            whole_number("players", players),
            whole_number("seed", seed),
            whole_number("most", most),
        )
        if games < 1 or processes < 0:
            raise ValueError("games: at least one is needed, in no less than 0 processes")
        if most < 1:
            raise ValueError("most: at least one action is needed")
        if seed < 0:
            raise ValueError("seed: must not be negative")
        # Before the processes start, so that forked ones inherit them:
        self.encoding, self.observer = encoding_of(board, prices), observer_of(board, players)
        setup = Setup(board, source_of(board), players, reward, prices, most, tensors)
        shares = _shares(games, seed, max(1, min(processes, games)))
        self._ends = [0, *accumulate(len(numbers) for numbers in shares)]
        self._width = self.observer.length if tensors else 0
        self._workers: list[Worker] = []
        try:
            for numbers in shares:
                self._workers.append(
                    _InProcess(setup, numbers, self._width, start) if processes else _Here(setup, numbers)
                )
            self.turn: DecisionBatch = self._take(players)
        except BaseException:
            self.close()
            raise

    def step(self, indexes: Sequence[int] | NDArray[Any]) -> DecisionBatch:
        """Play one index in every game and return the next decisions. Raises ValueError if one is illegal.

        An interruption during play closes the games.
        """
        if not self._workers:
            raise ValueError("these games are closed")
        if len(indexes) != self._ends[-1]:
            raise ValueError(f"indexes: there are {self._ends[-1]} games, not {len(indexes)}")
        for row, (index, legal) in enumerate(zip(indexes, self.turn.legal, strict=True)):
            if int(index) not in legal:
                raise ValueError(f"indexes: {int(index)} is not legal in game {row}")
        try:
            for worker, begin, end in zip(self._workers, self._ends, self._ends[1:], strict=False):
                worker.give([int(index) for index in indexes[begin:end]])
            self.turn = self._take(self.turn.rewards.shape[1])
        except BaseException:
            self.close()
            raise
        return self.turn

    def _take(self, players: int) -> DecisionBatch:
        """The decisions of all workers as one batch."""
        games = self._ends[-1]
        rows = np.empty((games, self._width), dtype=np.int32)
        rewards = np.zeros((games, players))
        over, truncated = np.zeros(games, dtype=np.bool_), np.zeros(games, dtype=np.bool_)
        seats: list[int] = []
        legal: list[list[int]] = []
        for worker, begin, end in zip(self._workers, self._ends, self._ends[1:], strict=False):
            part = worker.take(rows[begin:end])
            seats += part.seats
            legal += part.legal
            for game, ended in part.ended.items():
                row = begin + game
                rewards[row], over[row], truncated[row] = ended.rewards, True, ended.truncated
        tensors = self.observer.named(rows) if self._width else {}
        return DecisionBatch(np.array(seats), legal, rewards, over, truncated, tensors, rows)

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


def _shares(games: int, seed: int, workers: int) -> list[list[int]]:
    """The game numbers of each worker: contiguous, and as even as possible."""
    ends = [games * number // workers for number in range(workers + 1)]
    return [list(range(seed + ends[number], seed + ends[number + 1])) for number in range(workers)]


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
    """The games of one worker."""

    def __init__(self, setup: Setup, numbers: list[int]) -> None:
        self._setup = setup
        self._chances = [np.random.default_rng(number) for number in numbers]
        self._episodes = [
            Episode(setup.board, setup.players, reward=setup.reward, prices=setup.prices, most=setup.most)
            for _ in numbers
        ]
        for row in range(len(numbers)):
            self._begin(row)

    def _begin(self, row: int) -> None:
        """Start the next game of this row."""
        self._episodes[row].begin(int(self._chances[row].integers(LARGEST_SEED)))

    def play(self, indexes: list[int]) -> dict[int, Ended]:
        """Play one index in every game; returns the games that have ended and restarted."""
        ended: dict[int, Ended] = {}
        for row, index in enumerate(indexes):
            episode = self._episodes[row]
            episode.play(index)
            if episode.over:
                ended[row] = Ended(episode.rewards(), episode.truncated)
                self._begin(row)
        return ended

    def look(self, rows: Tensor, ended: dict[int, Ended]) -> Part:
        """The current decisions; observations are written into `rows`."""
        if rows.size:
            for row, episode in zip(rows, self._episodes, strict=True):
                episode.observer.row(episode.state, episode.seat, row)
        return Part(
            [episode.seat for episode in self._episodes],
            [list(episode.listed) for episode in self._episodes],
            ended,
        )


class _Here:
    """Games played in this process."""

    def __init__(self, setup: Setup, numbers: list[int]) -> None:
        self._games = _Games(setup, numbers)
        self._ended: dict[int, Ended] = {}

    def give(self, indexes: list[int]) -> None:
        self._ended = self._games.play(indexes)

    def take(self, rows: Tensor) -> Part:
        return self._games.look(rows, self._ended)

    def close(self) -> None:
        pass


class _InProcess:
    """Games played in a separate process, which writes observations into shared memory."""

    def __init__(self, setup: Setup, numbers: list[int], width: int, start: str | None) -> None:
        context: Any = get_context(start)
        self._line, there = context.Pipe()
        shared = context.RawArray("i", len(numbers) * width) if width else None
        self._rows = _as_rows(shared, len(numbers))
        self._process = context.Process(target=_serve, args=(there, setup, numbers, shared), daemon=True)
        self._process.start()
        there.close()

    def give(self, indexes: list[int]) -> None:
        self._line.send(indexes)

    def take(self, rows: Tensor) -> Part:
        found: Part | Exception = self._line.recv()
        if isinstance(found, Exception):
            raise found
        rows[:] = self._rows  # the process reuses its memory for the next turn
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


def _as_rows(shared: Any, games: int) -> Tensor:
    """Shared memory as an array with a row for each game; without any, rows of no numbers."""
    numbers = np.zeros(0, dtype=np.int32) if shared is None else np.frombuffer(shared, dtype=np.int32)
    return numbers.reshape(games, -1) if shared is not None else numbers.reshape(games, 0)


def _serve(line: Connection, setup: Setup, numbers: list[int], shared: Any) -> None:
    """Run a worker process: play the indexes it receives until the connection closes."""
    if setup.source is not None:
        import json

        own_board(json.loads(setup.source))
    try:
        games, rows = _Games(setup, numbers), _as_rows(shared, len(numbers))
        line.send(games.look(rows, {}))
        while (indexes := _given(line)) is not None:
            line.send(games.look(rows, games.play(indexes)))
    except (EOFError, BrokenPipeError, ConnectionResetError, KeyboardInterrupt):
        pass  # the other end is gone
    except Exception as problem:  # re-raised in the parent, by take()
        line.send(problem)


def _given(line: Connection) -> list[int] | None:
    """The next indexes to play; None to stop, or if the parent is gone.

    A forked process holds the other ends of earlier pipes, so it would not notice on the pipe alone that they are
    closed.
    """
    parent = parent_process()
    assert parent is not None
    if line in wait([line, parent.sentinel]):
        given: list[int] | None = line.recv()
        return given
    return None
