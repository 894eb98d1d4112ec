"""Rollouts: the game is continued with all its rules, but without building.

Incomes come from the present map and measured averages (`forecast.incomes`), so a whole operating set and the next
stock round take some hundredths of a second. A scenario is a seed: rollouts of the same scenario share their random
factors, so choices can be compared in it.
"""

from __future__ import annotations

from functools import partial
from random import Random

from cz18.bots.forecast.basics import directed_by, liquid, own_faces
from cz18.bots.forecast.forecasts import Forecaster, Forecasts, IncomeModel
from cz18.bots.forecast.incomes import ExpectedIncomes, place_of
from cz18.bots.strategy import Strategy
from cz18.bots.weights import Weights
from cz18.facts.companies import COMPANIES
from cz18.facts.indexes import CompanyIndex
from cz18.rules.actions import EndStep
from cz18.rules.company_turn.acquisitions import list_acquisitions
from cz18.rules.company_turn.runs import list_dividend
from cz18.rules.engine import action_ranges, apply_unchecked, go_on_without_building, is_over
from cz18.rules.questions import company_id, figures_of
from cz18.rules.scoring import LOCAL_RAILWAY_AT_THE_END, result
from cz18.rules.state import CityChoice, CompanyStep, GameState, HomeChoice, Step

LUCK = 0.1
"""Random spread of a company's incomes in a scenario."""
MOST_DECISIONS = 3000
"""Limit that only a looping rollout reaches; it then ends."""
LOAN = 1.5
"""Cost of a K of debt (VIII.11)."""
TREASURY = 0.3
"""Value of a K in a company's treasury to its Director at the end of a rollout."""


class Scenario:
    """One possible continuation: a random income factor for each company, and the number of decisions so far."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        spread = LUCK if number else 0.0
        self.luck = [1 + spread * (2 * self.rng.random() - 1) for _ in COMPANIES]
        self.decisions = 0


class Rollout:
    """Plays scenarios from one position: all players use one strategy, without search and without offers to others.

    Forecasts are those of the strategy, with expected incomes instead of searches of the map.
    """

    def __init__(self, state: GameState, strategy: Strategy) -> None:
        self.incomes = ExpectedIncomes(state)
        forecaster = partial(_in_scenario, strategy.forecaster, self.incomes.at)
        self.player = strategy.replace(forecaster=forecaster, search=None, makes_offers=False, elsewhere={})

    def play(self, state: GameState, scenario: Scenario, end: int) -> GameState:
        """The state when the game reaches this box of the process track, or its end."""
        while not is_over(state) and state.box < end and scenario.decisions < MOST_DECISIONS:
            state = self._next(state, scenario)
            scenario.decisions += 1
        return state

    def _next(self, state: GameState, scenario: Scenario) -> GameState:
        """The state after the next decision."""
        due = state.pending[-1]
        if isinstance(due, HomeChoice | CityChoice):
            return apply_unchecked(state, action_ranges(state)[0])[0]
        if not isinstance(due, CompanyStep) or due.step is Step.TRAINS:
            choices = action_ranges(state)
        elif due.step in (Step.TRACK, Step.STATION):
            return go_on_without_building(state)
        elif due.step is Step.RUN:
            return go_on_without_building(state, self._income(state, due.company, scenario))
        elif due.step is Step.DIVIDEND:
            choices = list_dividend(state, due.company)
        else:
            choices = [*list_acquisitions(state, due.company), EndStep(company_id(due.company), due.step.value)]
        return apply_unchecked(state, self.player.decide(state, choices, scenario.rng))[0]

    def _income(self, state: GameState, company: CompanyIndex, scenario: Scenario) -> int:
        """The expected income of the company in this scenario, a multiple of 10 K (VIII.7)."""
        place = int(place_of(figures_of(state), state.box))
        expected = self.incomes.later(company, tuple(sorted(own_faces(state, company))), place)
        return int(expected * scenario.luck[company]) // 10 * 10


def _in_scenario(forecaster: Forecaster, incomes: IncomeModel, state: GameState, weights: Weights) -> Forecasts:
    return forecaster(state, weights, incomes)


# The value of the final position of a rollout


def worths(forecasts: Forecasts) -> list[float]:
    """The expected final worth of each player's money, shares, directorships and local railways, in K."""
    state = forecasts.state
    if is_over(state):
        return [float(each) for each in result(state)]
    return [_worth(forecasts, player) for player in range(len(state.players))]


def _worth(forecasts: Forecasts, player: int) -> float:
    state = forecasts.state
    item = state.players[player]
    worth = item.cash * forecasts.cash_worth(forecasts.rounds) - LOAN * item.debt
    worth += sum(
        forecasts.holding_value(player, CompanyIndex(company))
        for company, units in enumerate(item.shares)
        if units
    )
    treasuries = sum(liquid(state, company) for company in directed_by(state, player))
    worth += TREASURY * treasuries * min(1.0, forecasts.rounds / 4)
    if figures_of(state).papers_close_with is None:
        railways = sum(railway.owner.player == player for railway in state.local_railways)
        worth += LOCAL_RAILWAY_AT_THE_END * railways
    return worth
