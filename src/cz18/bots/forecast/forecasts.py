"""What a company will bring its shareholders to the fixed end of the game (VIII.8, IX.2, X).

A forecast goes through the runs to come one by one: which trains live, what they earn on the map as it lies, when the
company has to buy again and whether it can pay. It is a rule of thumb with exact incomes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cz18.bots.forecast.basics import (
    CARDS_PER_ROUND,
    income_with,
    likely_trains,
    liquid,
    own_faces,
    price_in,
    promise_of_home,
    rounds_after,
    runs_to_come,
    runs_to_live,
)
from cz18.bots.weights import ENGINEER, Weights
from cz18.facts import chart
from cz18.facts.companies import COMPANIES, Size
from cz18.facts.games import MORAVIA
from cz18.facts.indexes import CompanyIndex
from cz18.facts.maps import load_map
from cz18.rules.questions import figures_of, map_of, size_of, size_rules
from cz18.rules.shares.chart import price_of
from cz18.rules.state import GameState, Station, Status

GROWTH = 1.05
"""Better track and stations raise an income by so much from run to run."""
_GUESSES: dict[Size, tuple[tuple[str, int, int], ...]] = {  # letters, income, price of the trains for it
    Size.SMALL: (("abc", 70, 140), ("d", 90, 240), ("efg", 130, 250), ("hij", 170, 350)),
    Size.MEDIUM: (("abc", 90, 160), ("de", 130, 270), ("fg", 200, 400), ("hij", 260, 500)),
    Size.LARGE: (("abcde", 200, 600), ("fg", 250, 700), ("hij", 350, 900)),
}
_USUAL: dict[Size, tuple[int, ...]] = {  # by runs still to come: what Engineers earn in the standard game
    Size.SMALL: (190, 190, 190, 185, 170, 140, 110, 105, 95, 70, 50, 40),
    Size.MEDIUM: (300, 300, 290, 260, 220, 195, 160, 120, 90, 70),
    Size.LARGE: (345, 345, 330, 320, 285, 215, 180, 160),
}
_GUESSES_OF_MORAVIA = ((60, 140), (100, 240), (150, 400), (220, 450), (300, 550))


def cash_worth(reinvested: float, rounds_left: float) -> float:
    """What a K in hand will have grown to at the end, with so many rounds to go."""
    return 1 + reinvested * max(0.0, rounds_left - 3)


@lru_cache(maxsize=64)
def _growing(reinvested: float, runs: int) -> float:
    """So many incomes, each by so much higher than the one before, early ones put to use."""
    return sum(GROWTH**run * cash_worth(reinvested, runs - run) for run in range(runs))


@lru_cache(maxsize=64)
def rank_of_home(board: str, company: CompanyIndex) -> float:
    """What a company's home promises beside those of other companies of its size."""
    companies = load_map(board).companies
    same = [
        promise_of_home(board, other)
        for other, item in enumerate(COMPANIES)
        if item.id in companies and item.size is size_of(company)
    ]
    return promise_of_home(board, company) * len(same) / sum(same)


class Forecast(NamedTuple):
    """What is to come: dividends of the whole company (early ones count more), the last price, money it will lack."""

    dividends: float
    price: int
    lacks: float

    def unit(self, percent: int) -> float:
        """What one share brings its owner in all."""
        return self.dividends * percent / 100 + self.price


class Forecasts:
    """Forecasts of one position. Incomes and forecasts are kept, since they are asked for again and again."""

    def __init__(self, state: GameState, weights: Weights = ENGINEER) -> None:
        self.state = state
        self.weights = weights
        self.rounds = rounds_after(state)
        self._incomes: dict[tuple[int, tuple[str, ...]], int] = {}
        self._forecasts: dict[int, Forecast] = {}
        self._there: dict[int, float] = {}
        self._placed: dict[tuple[Station, ...], Forecasts] = {}

    def with_stations(self, stations: tuple[Station, ...]) -> Forecasts:
        """The same with stations placed so; kept, as prices are tried one after the other."""
        if stations not in self._placed:
            self._placed[stations] = self._of(self.state._replace(stations=stations))
        return self._placed[stations]

    def _of(self, state: GameState) -> Forecasts:
        """The same way of forecasting, for another position."""
        return Forecasts(state, self.weights)

    def income(self, company: CompanyIndex, faces: tuple[str, ...]) -> int:
        """The best income with these trains on the map as it lies."""
        key = (company, tuple(sorted(faces)))
        if key not in self._incomes:
            self._incomes[key] = income_with(self._with_home(company), company, key[1])
        return self._incomes[key]

    def _with_home(self, company: CompanyIndex) -> GameState:
        """The board with the company's home station, if it is a small or medium one still to come."""
        state = self.state
        if state.companies[company].operated or size_of(company) is Size.LARGE:
            return state
        map_ = map_of(state)
        home = map_.index[map_.homes[COMPANIES[company].id][0]]
        return state._replace(stations=tuple(sorted((*state.stations, Station(home, 0, company)))))

    def guess(self, company: CompanyIndex, treasury: int) -> float:
        """What a company with this money and no trains will earn, once it has bought some."""
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
        """What a K in hand will have grown to at the end, with so many rounds to go."""
        return cash_worth(self.weights.reinvested, rounds_left)

    # Forecasts

    def forecast(self, company: CompanyIndex) -> Forecast:
        """As the company stands now."""
        if company not in self._forecasts:
            item = self.state.companies[company]
            faces = own_faces(self.state, company)
            money = liquid(self.state, company)
            if not item.operated and not faces:
                money = money or size_rules(company).units * item.initial_price
                self._forecasts[company] = self.newcomer(company, item.space, money)
            else:
                self._forecasts[company] = self.expected(company, faces, money, item.space)
        return self._forecasts[company]

    def newcomer(self, company: CompanyIndex, space: int, treasury: int) -> Forecast:
        """A company that has yet to begin: no dividend in its first round, then what is guessed."""
        runs = max(0, runs_to_come(self.state, company) - 1)
        steps = figures_of(self.state).dividend_steps[size_of(company)]
        last = chart.right(chart.left(space), steps * runs)
        return Forecast(
            self.guess(company, treasury) * _growing(self.weights.reinvested, runs), chart.PRICES[last], 0.0
        )

    def founded(self, company: CompanyIndex, price: int, founder: int) -> Forecast:
        """A company that this player founds at this price."""
        return self.newcomer(company, chart.INDEX[price], size_rules(company).units * price)

    def project(
        self, company: CompanyIndex, faces: tuple[str, ...], money: int, space: int, runs: int | None = None
    ) -> Forecast:
        """Run by run with these trains and this money: who dies is replaced when the money suffices."""
        state = self.state
        runs = runs_to_come(state, company) if runs is None else runs
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
        """What companies of this size usually earn when they have so many runs still to come."""
        incomes = _USUAL[size_of(company)]
        return incomes[min(runs_left, len(incomes) - 1)]

    def course(self, company: CompanyIndex, faces: tuple[str, ...], runs: int) -> list[float]:
        """The incomes of the runs to come: with these trains while they live, then as usual with others.

        Track and stations grow in the same measure as they usually do. A company that earns more than usual today
        will probably do so with its next trains as well, but less markedly.
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
        """What a shareholder may expect: run by run in the usual course.

        When the last train dies another is bought; income is kept for it in the runs before, if need be, and what
        is missing even then its Director pays.
        """
        state = self.state
        runs = runs_to_come(state, company)
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
        """What one share will bring from now to the end: dividends and the last price."""
        return self.forecast(company).unit(size_rules(company).unit)

    def holding_value(self, player: int, company: CompanyIndex) -> float:
        """What all of a player's shares of a company will bring him; a Director answers for what it lacks."""
        units = self.state.players[player].shares[company]
        value = units * self.unit_value(company)
        if self.state.companies[company].director == player:
            value -= 1.3 * self.forecast(company).lacks
        return value

    def price(self, company: CompanyIndex) -> int:
        """The present price of a share, 0 if there is none."""
        item = self.state.companies[company]
        return price_of(self.state, company) if item.status in (Status.STARTED, Status.FLOATED) else 0
