"""Forecasts of shares corrected by a network that learned from many games."""

from __future__ import annotations

from cz18.bots.forecast.forecasts import Forecast, Forecasts, IncomeModel, MapIncomes
from cz18.bots.magnate.features import features, features_of_founding
from cz18.bots.magnate.network import NeuralNetwork, own_network
from cz18.bots.track_plans import with_next_tile
from cz18.bots.weights import Weights
from cz18.facts.indexes import CompanyIndex
from cz18.rules.questions import size_rules
from cz18.rules.state import GameState, StockTurn

LEAST_PRICE = 30
"""The network's output is in multiples of the share price; lower prices count as this, in K."""


class Learnt:
    """A correction of forecasts by a network, and a forecaster that uses it.

    Without a network, it loads the package's own on first use.
    """

    def __init__(self, network: NeuralNetwork | None = None) -> None:
        self._network = network

    @property
    def network(self) -> NeuralNetwork:
        return self._network or own_network()

    def __call__(self, state: GameState, weights: Weights, incomes: IncomeModel | None = None) -> Forecasts:
        """Corrected forecasts in stock turns and in scenarios, otherwise those of a Tycoon."""
        if incomes is not None or isinstance(state.pending[-1], StockTurn):
            return Forecasts(state, weights, incomes or MapIncomes, self)
        return with_next_tile(state, weights)

    def of_company(self, forecasts: Forecasts, company: CompanyIndex, forecast: Forecast) -> Forecast:
        """The forecast of a company with a Director, corrected."""
        row = features(forecasts, company, forecast)
        return self._corrected(company, forecast, row, forecasts.price(company))

    def of_founding(
        self, forecasts: Forecasts, company: CompanyIndex, price: int, founder: int, forecast: Forecast
    ) -> Forecast:
        """The forecast of a company that could be founded, corrected."""
        row = features_of_founding(forecasts, company, price, founder, forecast)
        return self._corrected(company, forecast, row, price)

    def _corrected(self, company: CompanyIndex, forecast: Forecast, row: list[float], price: int) -> Forecast:
        more = self.network.correction(row) * max(price, LEAST_PRICE)
        return forecast._replace(dividends=forecast.dividends + more * 100 / size_rules(company).unit)
