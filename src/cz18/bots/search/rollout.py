"""How a game may go on: the game itself, its rules and all, played on in the mind by players who reckon.

Nobody builds in a rollout. What trains will earn is taken from the map as it lies and from experience (`incomes`), so
that a whole operating set and the stock round after it take some hundredths of a second. A scenario is a number:
rollouts of the same scenario have the same luck, so that two choices can be compared in it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from cz18.bots.engineer import Engineer
from cz18.bots.forecast.basics import directed_by, liquid, own_faces, runs_to_come
from cz18.bots.forecast.forecasts import Forecast, Forecasts
from cz18.bots.forecast.incomes import ExpectedIncomes, place_of
from cz18.bots.market.deals import LOCAL_RAILWAY_AT_THE_END
from cz18.bots.weights import Weights
from cz18.facts.companies import COMPANIES
from cz18.facts.indexes import CompanyIndex
from cz18.rules.actions import EndStep
from cz18.rules.company_turn.acquisitions import list_acquisitions
from cz18.rules.company_turn.runs import list_dividend, settle_income
from cz18.rules.draft import Draft
from cz18.rules.engine import apply_unchecked, decision, is_over, legal_actions, settle
from cz18.rules.questions import company_id, figures_of
from cz18.rules.rounds.operating_round import go_on_after
from cz18.rules.scoring import result
from cz18.rules.state import CityChoice, CompanyStep, GameState, HomeChoice, Step

LUCK = 0.1
"""How far a company's incomes may be off in a scenario."""
MOST_DECISIONS = 3000
"""No rollout takes so long; one that gets there goes round in circles and is ended."""
LOAN = 1.5
"""What a K of debt costs (VIII.11)."""
TREASURY = 0.3
"""What a K in a company's treasury is worth to its Director where a rollout ends."""


class RolloutForecasts(Forecasts):
    """Forecasts in a rollout: incomes are those to be expected by then.

    From one position of a search to the next little changes, so what was forecast stays known to the whole search, by
    all that it depends on: the time, the trains gone, and the company's trains, money and price.
    """

    def __init__(self, state: GameState, weights: Weights, incomes: ExpectedIncomes) -> None:
        super().__init__(state, weights)
        self.incomes = incomes
        self.place = int(place_of(figures_of(state), state.box))
        self._known: dict[Hashable, Forecast] = incomes.forecasts.setdefault(
            (weights, state.box, state.cards_gone, state.phase, state.scrapped), {}
        )

    def _of(self, state: GameState) -> Forecasts:
        return RolloutForecasts(state, self.weights, self.incomes)

    def income(self, company: CompanyIndex, faces: tuple[str, ...]) -> int:
        if not faces:
            return 0
        trains = tuple(sorted(faces))
        if self._is_new(company):
            return self.incomes.today(company, trains)
        return int(self.incomes.later(company, trains, self.place))

    def _is_new(self, company: CompanyIndex) -> bool:
        """Has it yet to begin its first turn?"""
        turn = self.state.turn
        return not self.state.companies[company].operated and (turn is None or turn.company != company)

    def newcomer(self, company: CompanyIndex, space: int, treasury: int) -> Forecast:
        key = (company, space, treasury, self._is_new(company), runs_to_come(self.state, company))
        if key not in self._known:
            self._known[key] = super().newcomer(company, space, treasury)
        return self._known[key]

    def project(
        self, company: CompanyIndex, faces: tuple[str, ...], money: int, space: int, runs: int | None = None
    ) -> Forecast:
        runs = runs_to_come(self.state, company) if runs is None else runs
        key = (company, faces, money, space, self._is_new(company), runs)
        if key not in self._known:
            self._known[key] = super().project(company, faces, money, space, runs)
        return self._known[key]

    def expected(self, company: CompanyIndex, faces: tuple[str, ...], money: int, space: int) -> Forecast:
        own, runs = own_faces(self.state, company), runs_to_come(self.state, company)
        key = (company, faces, money, space, self._is_new(company), runs, own)
        if key not in self._known:
            self._known[key] = super().expected(company, faces, money, space)
        return self._known[key]


class RolloutPlayer(Engineer):
    """A player in a rollout: the Engineer's reckoning with somebody's weights."""

    makes_offers = False

    def __init__(self, weights: Weights, incomes: ExpectedIncomes) -> None:
        super().__init__(weights)
        self.incomes = incomes

    def forecasts(self, state: GameState) -> Forecasts:
        return RolloutForecasts(state, self.weights, self.incomes)


class Scenario:
    """One way the game may go on: how lucky the companies are, and how many decisions were made in it."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        spread = LUCK if number else 0.0
        self.luck = [1 + spread * (2 * self.rng.random() - 1) for _ in COMPANIES]
        self.decisions = 0


def roll_out(state: GameState, players: Sequence[RolloutPlayer], scenario: Scenario, end: int) -> GameState:
    """The game as it may stand when it comes to this box of the process track, or at its end."""
    while not is_over(state) and state.box < end and scenario.decisions < MOST_DECISIONS:
        state = _next(state, players, scenario)
        scenario.decisions += 1
    return state


def _next(state: GameState, players: Sequence[RolloutPlayer], scenario: Scenario) -> GameState:
    """The state after the next decision."""
    due = state.pending[-1]
    if isinstance(due, HomeChoice | CityChoice):
        return apply_unchecked(state, legal_actions(state)[0])[0]
    if isinstance(due, CompanyStep) and due.step in (Step.TRACK, Step.STATION, Step.RUN):
        return _without_building(state, due, players[0].incomes, scenario)
    at_hand = decision(state)
    assert at_hand is not None
    if not isinstance(due, CompanyStep) or due.step is Step.TRAINS:
        choices = legal_actions(state)
    elif due.step is Step.DIVIDEND:
        choices = list_dividend(state, due.company)
    else:
        choices = [*list_acquisitions(state, due.company), EndStep(company_id(due.company), due.step.value)]
    action = players[at_hand.player].decide(state, choices, scenario.rng)
    return apply_unchecked(state, action)[0]


def _without_building(
    state: GameState, due: CompanyStep, incomes: ExpectedIncomes, scenario: Scenario
) -> GameState:
    """No track and no stations; the run earns what is to be expected, in tens (VIII.7)."""
    draft, company = Draft(state), due.company
    if due.step is Step.RUN:
        place = int(place_of(figures_of(state), state.box))
        expected = incomes.later(company, tuple(sorted(own_faces(state, company))), place)
        settle_income(draft, company, (), (), int(expected * scenario.luck[company]) // 10 * 10)
    go_on_after(draft, company, due.step)
    settle(draft)
    return draft.freeze()


# What a rollout has come to


def worths(forecasts: Forecasts) -> list[float]:
    """What everybody's money, shares, offices and local railways will come to at the end of the game."""
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
