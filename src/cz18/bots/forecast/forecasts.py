"""Forecasts of what companies pay their shareholders until the fixed end of the game (VIII.8, IX.2, X).

A forecast goes through the remaining runs one by one: which trains are left, what they earn on the present map, when
the company has to buy again and whether it can pay. It is a heuristic with exact incomes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import NamedTuple, Protocol

from cz18.bots.forecast.basics import (
    CARDS_PER_ROUND,
    income_with,
    is_new,
    likely_trains,
    liquid,
    own_faces,
    price_in,
    promise_of_home,
    rounds_after,
    runs_to_come,
    runs_to_live,
    with_home,
)
from cz18.bots.weights import ENGINEER, Weights
from cz18.facts import chart
from cz18.facts.companies import COMPANIES, Size
from cz18.facts.games import MORAVIA
from cz18.facts.indexes import CompanyIndex
from cz18.facts.maps import load_map
from cz18.rules.questions import figures_of, size_of, size_rules
from cz18.rules.shares.chart import price_of
from cz18.rules.state import NOBODY, GameState, Station, Status

GROWTH = 1.05
"""Growth of income from run to run through better track and stations."""
_GUESSES: dict[Size, tuple[tuple[str, int, int], ...]] = {  # letters, income, price of the trains for it
    Size.SMALL: (("abc", 70, 140), ("d", 90, 240), ("efg", 130, 250), ("hij", 170, 350)),
    Size.MEDIUM: (("abc", 90, 160), ("de", 130, 270), ("fg", 200, 400), ("hij", 260, 500)),
    Size.LARGE: (("abcde", 200, 600), ("fg", 250, 700), ("hij", 350, 900)),
}
_USUAL: dict[Size, tuple[int, ...]] = {  # by remaining runs: incomes of Engineers in the standard game
    Size.SMALL: (190, 190, 190, 185, 170, 140, 110, 105, 95, 70, 50, 40),
    Size.MEDIUM: (300, 300, 290, 260, 220, 195, 160, 120, 90, 70),
    Size.LARGE: (345, 345, 330, 320, 285, 215, 180, 160),
}
_GUESSES_OF_MORAVIA = ((60, 140), (100, 240), (150, 400), (220, 450), (300, 550))


def cash_worth(reinvested: float, rounds_left: float) -> float:
    """What a K in hand is worth at the end of the game, by rounds to go."""
    return 1 + reinvested * max(0.0, rounds_left - 3)


@lru_cache(maxsize=64)
def _growing(reinvested: float, runs: int) -> float:
    """The sum of the incomes of these runs, with growth and reinvestment of early ones."""
    return sum(GROWTH**run * cash_worth(reinvested, runs - run) for run in range(runs))


@lru_cache(maxsize=64)
def rank_of_home(board: str, company: CompanyIndex) -> float:
    """The potential of a company's home relative to those of other companies of its size."""
    companies = load_map(board).companies
    same = [
        promise_of_home(board, other)
        for other, item in enumerate(COMPANIES)
        if item.id in companies and item.size is size_of(company)
    ]
    return promise_of_home(board, company) * len(same) / sum(same)


class Forecast(NamedTuple):
    """Future dividends of the whole company (early ones count more), the final price, and the money it will lack."""

    dividends: float
    price: int
    lacks: float

    def unit(self, percent: int) -> float:
        """The total value of one share to its owner."""
        return self.dividends * percent / 100 + self.price


class Incomes(Protocol):
    """Incomes of companies at one position, and a cache of forecasts made with them."""

    def income(self, company: CompanyIndex, faces: tuple[str, ...]) -> int:
        """The income of one run with trains of these faces, in K."""
        ...

    def kept(self, weights: Weights) -> dict[Hashable, Forecast]:
        """The forecasts made so far with these incomes and weights."""
        ...


IncomeModel = Callable[[GameState], Incomes]
"""Computes the incomes of a position."""


class Correction(Protocol):
    """Corrects forecasts of share values."""

    def of_company(self, forecasts: Forecasts, company: CompanyIndex, forecast: Forecast) -> Forecast: ...

    def of_founding(
        self, forecasts: Forecasts, company: CompanyIndex, price: int, founder: int, forecast: Forecast
    ) -> Forecast: ...


class MapIncomes:
    """The best incomes on the present map, each searched once."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self._known: dict[tuple[int, tuple[str, ...]], int] = {}

    def income(self, company: CompanyIndex, faces: tuple[str, ...]) -> int:
        key = (company, tuple(sorted(faces)))
        if key not in self._known:
            self._known[key] = income_with(self._with_home(company), company, key[1])
        return self._known[key]

    def kept(self, weights: Weights) -> dict[Hashable, Forecast]:
        return {}

    def _with_home(self, company: CompanyIndex) -> GameState:
        """The board with the home station of a small or medium company that has not placed it yet."""
        state = self.state
        if state.companies[company].operated or size_of(company) is Size.LARGE:
            return state
        return state._replace(stations=with_home(state, company))


class Forecasts:
    """Forecasts of one position, each computed once.

    `incomes` computes the income of trains, `correction` changes the expected value of a share. `income(company,
    faces)`
    is the income of one run with trains of these faces.
    """

    def __init__(
        self,
        state: GameState,
        weights: Weights = ENGINEER,
        incomes: IncomeModel = MapIncomes,
        correction: Correction | None = None,
    ) -> None:
        self.state = state
        self.weights = weights
        self.correction = correction
        self.rounds = rounds_after(state)
        self._incomes = incomes
        there = incomes(state)
        self.income = there.income
        self._known = there.kept(weights)
        self._forecasts: dict[int, Forecast] = {}
        self._there: dict[int, float] = {}
        self._placed: dict[tuple[Station, ...], Forecasts] = {}

    def with_stations(self, stations: tuple[Station, ...]) -> Forecasts:
        """The same forecasts with other stations; cached, because several prices are tried with them."""
        if stations not in self._placed:
            state = self.state._replace(stations=stations)
            self._placed[stations] = Forecasts(state, self.weights, self._incomes, self.correction)
        return self._placed[stations]

    def guess(self, company: CompanyIndex, treasury: int) -> float:
        """The forecast of a company with this money that still has to buy trains."""
        state = self.state
        figures = figures_of(state)
        if figures.name == MORAVIA:
            income, price = _GUESSES_OF_MORAVIA[state.phase]
        else:
            letter = figures.phases[state.phase].letter
            income, price = next(
                (income, price) for letters, income, price in _GUESSES[size_of(company)] if letter in letters
            )
        usual: float = income * rank_of_home(state.board, company) ** 0.5
        if company not in self._there:
            self._there[company] = self.income(company, likely_trains(state, company)) * 0.9
        return max(self.weights.newcomers[size_of(company)] * usual, self._there[company]) * min(
            1.15, 0.4 + 0.6 * treasury / price
        )

    def cash_worth(self, rounds_left: float) -> float:
        """What a K in hand is worth at the end of the game, by rounds to go."""
        return cash_worth(self.weights.reinvested, rounds_left)

    # Forecasts

    def forecast(self, company: CompanyIndex) -> Forecast:
        """The forecast of a company in its present state."""
        if company not in self._forecasts:
            item = self.state.companies[company]
            faces = own_faces(self.state, company)
            money = liquid(self.state, company)
            if not item.operated and not faces:
                money = money or size_rules(company).units * item.initial_price
                found = self.newcomer(company, item.space, money)
            else:
                found = self.expected(company, faces, money, item.space)
            if self.correction is not None and self.price(company) and item.director != NOBODY:
                found = self.correction.of_company(self, company, found)
            self._forecasts[company] = found
        return self._forecasts[company]

    def founded(self, company: CompanyIndex, price: int, founder: int) -> Forecast:
        """The forecast of a company that this player founds at this price."""
        found = self.newcomer(company, chart.INDEX[price], size_rules(company).units * price)
        if self.correction is not None:
            found = self.correction.of_founding(self, company, price, founder, found)
        return found

    def newcomer(self, company: CompanyIndex, space: int, treasury: int) -> Forecast:
        """The forecast of a company before its first turn: no dividend in the first round, then an estimate."""
        runs = runs_to_come(self.state, company)
        key = (company, space, treasury, is_new(self.state, company), runs)
        if key not in self._known:
            later = max(0, runs - 1)
            steps = figures_of(self.state).dividend_steps[size_of(company)]
            last = chart.right(chart.left(space), steps * later)
            dividends = self.guess(company, treasury) * _growing(self.weights.reinvested, later)
            self._known[key] = Forecast(dividends, chart.PRICES[last], 0.0)
        return self._known[key]

    def project(
        self, company: CompanyIndex, faces: tuple[str, ...], money: int, space: int, runs: int | None = None
    ) -> Forecast:
        """Run by run with these trains and this money; a scrapped train is replaced if there is enough money."""
        runs = runs_to_come(self.state, company) if runs is None else runs
        key = (company, faces, money, space, is_new(self.state, company), runs)
        if key not in self._known:
            self._known[key] = self._projected(company, faces, money, space, runs)
        return self._known[key]

    def _projected(
        self, company: CompanyIndex, faces: tuple[str, ...], money: int, space: int, runs: int
    ) -> Forecast:
        state = self.state
        steps = figures_of(state).dividend_steps[size_of(company)]
        lives = [(face, runs_to_live(state, face)) for face in faces]
        dividends, lacks, bought, last = 0.0, 0.0, -1.0, 0.0
        for run in range(1, runs + 1):
            alive = tuple(face for face, life in lives if life >= run - 0.5)
            growth = GROWTH ** (run - 1)
            income = self.income(company, alive) * growth if alive else 0.0
            if bought >= 0:
                income = max(income, bought * growth)
            if not alive and bought < 0:
                price = price_in(state, company, int(run * CARDS_PER_ROUND))
                lacks += max(0.0, price - money - last) * max(0.1, 1 - self.weights.fading * (run - 1))
                money = max(0, money - price)
                bought = self.weights.next_train * self.income(company, likely_trains(state, company)[:1])
            last = income
            if income > 0:
                dividends += income * self.cash_worth(runs - run)
                space = chart.right(space, steps)
            else:
                space = chart.left(space)
        return Forecast(dividends, chart.PRICES[space], lacks)

    def usual(self, company: CompanyIndex, runs_left: int) -> float:
        """Usual incomes of companies of this size, by remaining runs."""
        incomes = _USUAL[size_of(company)]
        return incomes[min(runs_left, len(incomes) - 1)]

    def course(self, company: CompanyIndex, faces: tuple[str, ...], runs: int) -> list[float]:
        """The incomes of the remaining runs: with these trains until they are scrapped, then the usual ones.

        Track and stations grow at the usual rate. A company that earns more than usual today will probably do so with
        its next trains as well, but to a lesser degree.
        """
        lives = [(face, runs_to_live(self.state, face)) for face in faces]
        now = self.income(company, own_faces(self.state, company)) / self.usual(company, runs)
        rank = max(0.6, min(1.6, now)) ** self.weights.rank if now else 1.0
        lasting = bool(lives) and max(life for _, life in lives) > runs
        incomes = []
        for run in range(1, runs + 1):
            alive = tuple(face for face, life in lives if life >= run - 0.5)
            usual = self.usual(company, runs - run)
            if not alive:
                incomes.append(-self.weights.as_usual * usual * rank)
                continue
            grown = (usual / self.usual(company, runs - 1)) ** 0.5
            income = self.income(company, alive) * grown
            if lasting and income < usual * rank:
                income += min(1.0, (run - 1) / 5) * self.weights.as_usual * (usual * rank - income)
            incomes.append(income)
        return incomes

    def expected(self, company: CompanyIndex, faces: tuple[str, ...], money: int, space: int) -> Forecast:
        """The expected payments to a shareholder, run by run.

        When the last train is scrapped, another is bought; income is withheld for it in earlier runs if needed, and
        its Director pays the rest.
        """
        own, runs = own_faces(self.state, company), runs_to_come(self.state, company)
        key = (company, faces, money, space, is_new(self.state, company), runs, own)
        if key not in self._known:
            self._known[key] = self._expected(company, faces, money, space, runs)
        return self._known[key]

    def _expected(
        self, company: CompanyIndex, faces: tuple[str, ...], money: int, space: int, runs: int
    ) -> Forecast:
        state = self.state
        steps = figures_of(state).dividend_steps[size_of(company)]
        incomes = self.course(company, faces, runs)
        dead = next((run for run, income in enumerate(incomes) if income < 0), None)
        kept: set[int] = set()
        lacks = 0.0
        if dead is not None:
            price = price_in(state, company, int((dead + 1) * CARDS_PER_ROUND))
            lacks = max(0.0, price - money)
            for run in range(dead - 1, max(-1, dead - 1 - self.weights.most_kept), -1):
                if lacks > 0.3 * incomes[run]:
                    kept.add(run)
                    lacks = max(0.0, lacks - incomes[run])
            lacks *= max(0.1, 1 - self.weights.fading * dead)
            incomes[dead] = 0.0 if not faces else incomes[dead]
        dividends = 0.0
        for run, income in enumerate(incomes):
            if run in kept or not income:
                space = chart.left(space)
            else:
                dividends += abs(income) * self.cash_worth(runs - run - 1)
                space = chart.right(space, steps)
        return Forecast(dividends, chart.PRICES[space], lacks)

    # Shares

    def unit_value(self, company: CompanyIndex) -> float:
        """The value of one share, in K: dividends from now to the end, and the final price."""
        return self.forecast(company).unit(size_rules(company).unit)

    def holding_value(self, player: int, company: CompanyIndex) -> float:
        """The final worth of a player's shares of a company; a Director pays what the company lacks."""
        units = self.state.players[player].shares[company]
        value = units * self.unit_value(company)
        if self.state.companies[company].director == player:
            value -= 1.3 * self.forecast(company).lacks
        return value

    def price(self, company: CompanyIndex) -> int:
        """The present price of a share, or 0."""
        item = self.state.companies[company]
        return price_of(self.state, company) if item.status in (Status.STARTED, Status.FLOATED) else 0


class Forecaster(Protocol):
    """Creates the forecasts of a position. `incomes` is set in scenarios, which do not search the map."""

    def __call__(self, state: GameState, weights: Weights, incomes: IncomeModel | None = None) -> Forecasts: ...


def as_it_stands(state: GameState, weights: Weights, incomes: IncomeModel | None = None) -> Forecasts:
    """Forecasts with incomes on the present map."""
    return Forecasts(state, weights, incomes or MapIncomes)
