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
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cz18.facts.maps import own_board, source_of
from cz18.research.encoding import PRICES, encoding_of
from cz18.research.episode import MOST_ACTIONS, Episode
from cz18.research.observation import Tensors
from cz18.rules.options import whole_number


class DecisionBatch(NamedTuple):
    """A batch of decisions, one per game.

    `rewards` are by game and seat, and zero except where a game has just ended (`over`; `truncated` if it was cut
    short); the rest of that row belongs to the next game. `tensors` are the observations of the deciding seats.
    """

    seats: NDArray[np.int64]
    legal: list[list[int]]
    rewards: NDArray[np.float64]
    over: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    tensors: Tensors

    def masks(self, size: int) -> NDArray[np.int8]:
        """The legal indexes as zeros and ones, by game; `size` is that of the encoding."""
        masks = np.zeros((len(self.legal), size), dtype=np.int8)
        for row, indexes in enumerate(self.legal):
            masks[row, indexes] = 1
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
        self.encoding = encoding_of(board, prices)  # before the processes start, so that forked ones inherit it
        setup = Setup(board, source_of(board), players, reward, prices, most, tensors)
        shares = _shares(games, seed, max(1, min(processes, games)))
        self._workers: list[Worker] = []
        try:
            for numbers in shares:
                self._workers.append(_InProcess(setup, numbers, start) if processes else _Here(setup, numbers))
            self.turn: DecisionBatch = _joined([worker.take() for worker in self._workers])
        except BaseException:
            self.close()
            raise
        self._sizes = [len(numbers) for numbers in shares]

    def step(self, indexes: Sequence[int] | NDArray[Any]) -> DecisionBatch:
        """Play one index in every game and return the next decisions. Raises ValueError if one is illegal.

        An interruption during play closes the games.
        """
        if not self._workers:
            raise ValueError("these games are closed")
        if len(indexes) != sum(self._sizes):
            raise ValueError(f"indexes: there are {sum(self._sizes)} games, not {len(indexes)}")
        done = 0
        for row, (index, legal) in enumerate(zip(indexes, self.turn.legal, strict=True)):
            if int(index) not in legal:
                raise ValueError(f"indexes: {int(index)} is not legal in game {row}")
        try:
            for worker, size in zip(self._workers, self._sizes, strict=True):
                worker.give([int(index) for index in indexes[done : done + size]])
                done += size
            self.turn = _joined([worker.take() for worker in self._workers])
        except BaseException:
            self.close()
            raise
        return self.turn

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


def _joined(parts: list[DecisionBatch]) -> DecisionBatch:
    if len(parts) == 1:
        return parts[0]
    return DecisionBatch(
        np.concatenate([part.seats for part in parts]),
        [legal for part in parts for legal in part.legal],
        np.concatenate([part.rewards for part in parts]),
        np.concatenate([part.over for part in parts]),
        np.concatenate([part.truncated for part in parts]),
        {name: np.concatenate([part.tensors[name] for part in parts]) for name in parts[0].tensors},
    )


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
        self._episodes[row].begin(int(self._chances[row].integers(2**31 - 1)))

    def play(self, indexes: list[int]) -> DecisionBatch:
        rows = len(self._episodes)
        rewards = np.zeros((rows, self._setup.players))
        over, truncated = np.zeros(rows, dtype=np.bool_), np.zeros(rows, dtype=np.bool_)
        for row, index in enumerate(indexes):
            episode = self._episodes[row]
            episode.play(index)
            if episode.over:
                rewards[row], over[row], truncated[row] = episode.rewards(), True, episode.truncated
                self._begin(row)
        return self._turn(rewards, over, truncated)

    def look(self) -> DecisionBatch:
        rows = len(self._episodes)
        nothing = np.zeros(rows, dtype=np.bool_)
        return self._turn(np.zeros((rows, self._setup.players)), nothing, nothing.copy())

    def _turn(
        self, rewards: NDArray[np.float64], over: NDArray[np.bool_], truncated: NDArray[np.bool_]
    ) -> DecisionBatch:
        tensors: Tensors = {}
        if self._setup.tensors:
            seen = [episode.observe(episode.seat) for episode in self._episodes]
            tensors = {name: np.stack([each[name] for each in seen]) for name in seen[0]}
        seats = np.array([episode.seat for episode in self._episodes])
        return DecisionBatch(
            seats, [list(episode.legal) for episode in self._episodes], rewards, over, truncated, tensors
        )


class _Here:
    """Games played in this process."""

    def __init__(self, setup: Setup, numbers: list[int]) -> None:
        self._games = _Games(setup, numbers)
        self._turn = self._games.look()

    def give(self, indexes: list[int]) -> None:
        self._turn = self._games.play(indexes)

    def take(self) -> DecisionBatch:
        return self._turn

    def close(self) -> None:
        pass


class _InProcess:
    """Games played in a separate process."""

    def __init__(self, setup: Setup, numbers: list[int], start: str | None) -> None:
        context: Any = get_context(start)
        self._line, there = context.Pipe()
        self._process = context.Process(target=_serve, args=(there, setup, numbers), daemon=True)
        self._process.start()
        there.close()

    def give(self, indexes: list[int]) -> None:
        self._line.send(indexes)

    def take(self) -> DecisionBatch:
        found: DecisionBatch | Exception = self._line.recv()
        if isinstance(found, Exception):
            raise found
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


def _serve(line: Connection, setup: Setup, numbers: list[int]) -> None:
    """Run a worker process: play the indexes it receives until the connection closes."""
    if setup.source is not None:
        import json

        own_board(json.loads(setup.source))
    try:
        games = _Games(setup, numbers)
        line.send(games.look())
        while (indexes := _given(line)) is not None:
            line.send(games.play(indexes))
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
