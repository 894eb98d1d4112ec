"""Forecasts corrected by what came of such companies in many games."""

from __future__ import annotations

from cz18.bots.forecast.forecasts import Forecast, Forecasts
from cz18.bots.forecast.incomes import ExpectedIncomes
from cz18.bots.magnate.features import features, features_of_founding
from cz18.bots.magnate.network import Network
from cz18.bots.search.rollout import RolloutForecasts, RolloutPlayer
from cz18.bots.weights import Weights
from cz18.facts.indexes import CompanyIndex
from cz18.rules.questions import size_rules
from cz18.rules.state import NOBODY, GameState

LEAST_PRICE = 30
"""A correction is so many times the price of a share, or of this, where it costs less."""


class LearntForecasts(Forecasts):
    """Forecasts of which the network says how far they will be exceeded."""

    def __init__(self, state: GameState, weights: Weights, network: Network) -> None:
        super().__init__(state, weights)
        self.network = network

    def _of(self, state: GameState) -> Forecasts:
        return LearntForecasts(state, self.weights, self.network)

    def forecast(self, company: CompanyIndex) -> Forecast:
        if company not in self._forecasts:
            found = super().forecast(company)
            price = self.price(company)
            if price and self.state.companies[company].director != NOBODY:
                row = features(self, company, found)
                self._forecasts[company] = corrected(self.network, company, found, row, price)
        return self._forecasts[company]

    def founded(self, company: CompanyIndex, price: int, founder: int) -> Forecast:
        found = super().founded(company, price, founder)
        row = features_of_founding(self, company, price, founder, found)
        return corrected(self.network, company, found, row, price)


class LearntRolloutForecasts(LearntForecasts, RolloutForecasts):
    """The same in a rollout."""

    def __init__(self, state: GameState, weights: Weights, incomes: ExpectedIncomes, network: Network) -> None:
        RolloutForecasts.__init__(self, state, weights, incomes)
        self.network = network

    def _of(self, state: GameState) -> Forecasts:
        return LearntRolloutForecasts(state, self.weights, self.incomes, self.network)


class LearntRolloutPlayer(RolloutPlayer):
    """A player in a rollout who values shares as the network does."""

    def __init__(self, weights: Weights, incomes: ExpectedIncomes, network: Network) -> None:
        super().__init__(weights, incomes)
        self.network = network

    def forecasts(self, state: GameState) -> Forecasts:
        return LearntRolloutForecasts(state, self.weights, self.incomes, self.network)


def corrected(network: Network, company: CompanyIndex, found: Forecast, row: list[float], price: int) -> Forecast:
    """The forecast with what the network adds to what a share brings."""
    more = network.correction(row) * max(price, LEAST_PRICE)
    return found._replace(dividends=found.dividends + more * 100 / size_rules(company).unit)
