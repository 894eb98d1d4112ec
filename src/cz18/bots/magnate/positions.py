"""Positions to learn from: how everybody stood when a round began, and what came of it.

Beside each position stands the next stock round as a scenario of a search sees it from there, since that is where the
network will be asked.

A game of the training is known by its generation and seed alone: board, number of players, who sits where and how
each one is disposed follow from them. Players differ far more than at a table, so that the network sees what comes of
other ways to play, too.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from cz18.bots.arena.games import Result, play_with
from cz18.bots.bot import Bot
from cz18.bots.engineer import Engineer
from cz18.bots.forecast.incomes import ExpectedIncomes
from cz18.bots.magnate.features import FEATURES, features
from cz18.bots.magnate.magnate import LAST_ROUNDS, Magnate
from cz18.bots.magnate.network import Network
from cz18.bots.search.rollout import RolloutPlayer, Scenario, roll_out, worths
from cz18.bots.search.search import next_stock_round
from cz18.bots.tycoon import Tycoon
from cz18.bots.weights import ENGINEER, TYCOON, styled
from cz18.facts.games import figures
from cz18.facts.maps import MAP_NAMES
from cz18.rules.actions import Action
from cz18.rules.state import GameState

VARIETY = 0.35
"""How far chance shifts each weight of a player of the training."""
STANDARD_OF_TEN = 6
"""So many of ten games are of three on the standard map; the others go through all boards and numbers."""
PLANNERS = 0.25
"""So many of the players plan their track but do not search."""
MAGNATES = 0.35
"""So many are Magnates, once there is a network; all others are Engineers, whose games are the cheapest."""
SEARCHED_NODES = 60
"""The budget of those who search while positions are made: one scenario for each choice."""
WIDTH = len(FEATURES) + 5
"""A row: the game's seed, how far ahead of the game it was seen (in boxes of the process track), the features, the
worth expected, the worth in the end, and the part of the win."""


class Setting(NamedTuple):
    """Who plays where in a game of the training."""

    board: str
    bots: tuple[Bot, ...]


def setting(seed: int, network: Network | None) -> Setting:
    """The game of this seed: Engineers and planners at first, Magnates with the network when there is one."""
    rng = Random(f"training/{seed}")
    places = [(board, count) for board in MAP_NAMES for count in sorted(figures(board).starting_cash)]
    board, count = (MAP_NAMES[0], 3) if rng.randrange(10) < STANDARD_OF_TEN else rng.choice(places)
    bots: list[Bot] = []
    for _ in range(count):
        drawn = rng.random()
        if network is not None and drawn < MAGNATES:
            bots.append(Magnate(SEARCHED_NODES, weights=styled(TYCOON, rng, VARIETY), network=network))
        elif drawn > 1 - PLANNERS:
            bots.append(Tycoon(nodes=0, weights=styled(TYCOON, rng, VARIETY)))
        else:
            bots.append(Engineer(styled(ENGINEER, rng, VARIETY)))
    return Setting(board, tuple(bots))


def rows_of(seed: int, network: Network | None = None) -> array[float]:
    """The game of this seed as rows: one for each seat at the beginning of each round."""
    chosen = setting(seed, network)
    return recorded(chosen.bots, seed, chosen.board)[1]


def recorded(bots: Sequence[Bot], seed: int, board: str = "standard") -> tuple[Result, array[float]]:
    """A game between these players, and its rows."""
    seen: list[Seen] = []
    box = -1

    def keep(state: GameState, _: Action) -> None:
        nonlocal box
        if state.box != box:
            box = state.box
            seen.extend(_views(state, Scenario(seed + box)))

    result = play_with(bots, seed, board, on_step=keep)
    rows = array("f")
    for ahead, expected, found in seen:
        for seat, row in enumerate(found):
            won = (seat in result.winners) / len(result.winners)
            rows.extend([seed, ahead, *row, expected[seat], result.worth[seat], won])
    return result, rows


class Seen(NamedTuple):
    """A position: how many boxes of the process track ahead of the game, the worths expected, the features."""

    ahead: int
    expected: list[float]
    features: list[list[float]]


def _views(state: GameState, scenario: Scenario) -> Iterator[Seen]:
    """A position as it is, and the next stock round as a scenario sees it from here: that is what a search asks for."""
    players = [RolloutPlayer(TYCOON, ExpectedIncomes(state))] * len(state.players)
    for there in (state, roll_out(state, players, scenario, next_stock_round(state))):
        forecasts = players[0].forecasts(there)
        expected = worths(forecasts)
        if there is state or forecasts.rounds >= LAST_ROUNDS:
            yield Seen(there.box - state.box, expected, features(forecasts, expected))


class Positions:
    """A file of rows, written game by game: whoever was interrupted goes on after the last whole game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.progress = path.with_suffix(".games")

    def games(self) -> int:
        """How many games are in it, whole; what was left half is cut off."""
        if not self.progress.exists():
            return 0
        games, size = (int(word) for word in self.progress.read_text(encoding="utf-8").split())
        os.truncate(self.path, size)
        return games

    def add(self, rows: array[float]) -> None:
        games = self.games()
        with self.path.open("ab") as file:
            file.write(rows.tobytes())
            size = file.tell()
        written = self.progress.with_suffix(".new")
        written.write_text(f"{games + 1} {size}\n", encoding="utf-8")
        written.replace(self.progress)

    def rows(self) -> array[float]:
        found = array("f")
        if self.games():
            found.frombytes(self.path.read_bytes())
        return found


def make(positions: Positions, games: int, seed: int, network: Network | None, jobs: int = 1) -> Iterator[int]:
    """Play until there are so many games, from this seed on, in so many processes; answers how many there are."""
    there = positions.games()
    seeds = range(seed + there, seed + games)
    for number, rows in enumerate(_played(seeds, network, jobs), there + 1):
        positions.add(rows)
        yield number


def _played(seeds: Sequence[int], network: Network | None, jobs: int) -> Iterator[array[float]]:
    """The rows of these games in their order, wherever they are played."""
    play = partial(rows_of, network=network)
    if jobs == 1:
        yield from map(play, seeds)
    else:
        with ProcessPoolExecutor(jobs) as workers:
            yield from workers.map(play, seeds)
