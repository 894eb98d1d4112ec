"""Training data: each company at the start of a round or when founded, and the eventual value of a share.

A training game is determined by generation and seed: board, number of players, seating and weights. Players vary far
more than in normal games, so that the network sees the results of other ways to play, too.
"""

from __future__ import annotations

import os
from array import array
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from cz18.bots.arena.games import Result, play
from cz18.bots.base import Bot
from cz18.bots.forecast.basics import rounds_after
from cz18.bots.forecast.forecasts import Forecasts, cash_worth
from cz18.bots.magnate.features import FEATURES, features, features_of_founding
from cz18.bots.magnate.learnt import Learnt
from cz18.bots.magnate.network import NeuralNetwork
from cz18.bots.strategies import ENGINEER, MAGNATE, TYCOON
from cz18.bots.strategy import Strategy
from cz18.bots.weights import Weights, styled
from cz18.facts.companies import COMPANY
from cz18.facts.games import figures
from cz18.facts.indexes import CompanyIndex
from cz18.facts.maps import MAP_NAMES
from cz18.rules.actions import Action, OfferAcquisition, PayOut, StartCompany
from cz18.rules.questions import size_rules
from cz18.rules.state import NOBODY, GameState, Status

VARIETY = 0.3
"""Random spread of each weight of a training player."""
STANDARD_OF_TEN = 6
"""Of ten games, this many have three players on the standard map; the others vary board and number."""
PLANNERS = 0.15
"""The share of players that are Tycoons without search."""
MAGNATES = 0.6
"""The share that are Magnates without search, once there is a network; all others are Engineers."""
WIDTH = len(FEATURES) + 2
"""A row: the game's seed, the features, and the value of a share from then on."""


class Setting(NamedTuple):
    """The board and the bots of a training game."""

    board: str
    bots: tuple[Bot, ...]


def setting(seed: int, network: NeuralNetwork | None) -> Setting:
    """The game of this seed: Engineers and planners at first, Magnates with the network when there is one."""
    rng = Random(f"training/{seed}")
    places = [(board, count) for board in MAP_NAMES for count in sorted(figures(board).starting_cash)]
    board, count = (MAP_NAMES[0], 3) if rng.randrange(10) < STANDARD_OF_TEN else rng.choice(places)
    bots: list[Bot] = []
    for _ in range(count):
        drawn = rng.random()
        if network is not None and drawn < MAGNATES:
            magnate = MAGNATE.replace(forecaster=Learnt(network), weights=styled(MAGNATE.weights, rng, VARIETY))
            bots.append(magnate.everywhere(partial(_without_search, weights=magnate.weights)))
        elif drawn > 1 - PLANNERS:
            bots.append(_without_search(TYCOON, styled(TYCOON.weights, rng, VARIETY)))
        else:
            bots.append(_without_search(ENGINEER, styled(ENGINEER.weights, rng, VARIETY)))
    return Setting(board, tuple(bots))


def _without_search(strategy: Strategy, weights: Weights) -> Strategy:
    return strategy.replace(weights=weights, search=None)


def rows_of(seed: int, network: NeuralNetwork | None = None) -> array[float]:
    """The game of this seed as rows."""
    chosen = setting(seed, network)
    return recorded(chosen.bots, seed, chosen.board)[1]


def recorded(bots: Sequence[Bot], seed: int, board: str = "standard") -> tuple[Result, array[float]]:
    """A game between these players, and its rows."""
    watched = Watched()
    result = play(bots, seed, board, on_step=watched.step)
    rows = array("f")
    for seen in watched.seen:
        rows.extend([seed, *seen.features, watched.realized(seen)])
    return result, rows


class Seen(NamedTuple):
    """A company in a box of the process track."""

    box: int
    company: CompanyIndex
    features: list[float]


class Payment(NamedTuple):
    """What a share was paid in a box, in K at the end of the game."""

    box: int
    amount: float


class Watched:
    """Records a game while it is played: features of companies, and payments per share of each."""

    def __init__(self) -> None:
        self.seen: list[Seen] = []
        self._paid: dict[int, list[Payment]] = defaultdict(list)
        self._bid: dict[int, int] = {}
        self._state: GameState | None = None

    def step(self, state: GameState, action: Action) -> None:
        before, self._state = self._state, state
        if before is None or before.box != state.box:
            self._look_at_all(state)
        if before is not None:
            for company, (was, item) in enumerate(zip(before.companies, state.companies, strict=True)):
                if item.status is Status.CLOSED is not was.status:
                    self._pay(state, company, self._bid[company])
        if isinstance(action, OfferAcquisition):
            assert isinstance(action.price, int)
            self._bid[COMPANY[action.target].index] = action.price
        elif isinstance(action, PayOut):
            assert state.turn is not None
            company = COMPANY[action.company].index
            self._pay(state, company, state.turn.income * size_rules(company).unit / 100)
        elif isinstance(action, StartCompany):
            company, forecasts = COMPANY[action.company].index, Forecasts(state)
            forecast = forecasts.founded(company, action.price, action.player)
            row = features_of_founding(forecasts, company, action.price, action.player, forecast)
            self.seen.append(Seen(state.box, company, row))

    def _look_at_all(self, state: GameState) -> None:
        forecasts = Forecasts(state)
        for company in map(CompanyIndex, range(len(state.companies))):
            if forecasts.price(company) and state.companies[company].director != NOBODY:
                row = features(forecasts, company, forecasts.forecast(company))
                self.seen.append(Seen(state.box, company, row))

    def _pay(self, state: GameState, company: int, amount: float) -> None:
        """Money with interest until the end, as in the forecasts."""
        growth = cash_worth(Forecasts(state).weights.reinvested, rounds_after(state))
        self._paid[company].append(Payment(state.box, amount * growth))

    def realized(self, seen: Seen) -> float:
        """The value of a share from then on: dividends, and its final price or the acquisition price."""
        assert self._state is not None
        paid = sum(payment.amount for payment in self._paid[seen.company] if payment.box >= seen.box)
        return paid + Forecasts(self._state).price(seen.company)


class Positions:
    """A file of rows, written game by game, so an interrupted run resumes after the last complete game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.progress = path.with_suffix(".games")

    def games(self) -> int:
        """The number of complete games in the file; an incomplete one is cut off."""
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


def make(
    positions: Positions, games: int, seed: int, network: NeuralNetwork | None, jobs: int = 1
) -> Iterator[int]:
    """Play until the file holds this number of games, from this seed on; yields the number after each game."""
    there = positions.games()
    seeds = range(seed + there, seed + games)
    for number, rows in enumerate(_played(seeds, network, jobs), there + 1):
        positions.add(rows)
        yield number


def _played(seeds: Sequence[int], network: NeuralNetwork | None, jobs: int) -> Iterator[array[float]]:
    """The rows of these games in order, regardless of the process that plays them."""
    play = partial(rows_of, network=network)
    if jobs == 1:
        yield from map(play, seeds)
    else:
        with ProcessPoolExecutor(jobs) as workers:
            yield from workers.map(play, seeds)
