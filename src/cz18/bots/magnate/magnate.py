"""The Magnate: a Tycoon who values shares by what came of such companies in many games."""

from __future__ import annotations

from cz18.bots.forecast.forecasts import Forecasts
from cz18.bots.forecast.incomes import ExpectedIncomes
from cz18.bots.magnate.learnt import LearntForecasts, LearntRolloutPlayer
from cz18.bots.magnate.network import Network, own_network
from cz18.bots.search.rollout import RolloutPlayer
from cz18.bots.search.search import Search
from cz18.bots.tycoon import NODES, SECONDS, Tycoon
from cz18.bots.weights import Weights
from cz18.facts.games import STANDARD
from cz18.rules.questions import figures_of
from cz18.rules.state import GameState

LEARNT_WELL = frozenset({STANDARD})
"""Where the network is asked; on the other boards he plays as a Tycoon, who is better there (docs/bots.md)."""


class Magnate(Tycoon):
    """A Tycoon with a learnt valuation."""

    name = "magnate"

    def __init__(
        self,
        nodes: int = NODES,
        seconds: float = SECONDS,
        weights: Weights | None = None,
        network: Network | None = None,
    ) -> None:
        super().__init__(nodes, seconds, weights)
        self.network = network or own_network()

    def outlook(self, state: GameState) -> Forecasts:
        if figures_of(state).name not in LEARNT_WELL:
            return super().outlook(state)
        return LearntForecasts(state, self.weights, self.network)

    def search(self, state: GameState, player: int) -> Search:
        if figures_of(state).name not in LEARNT_WELL:
            return super().search(state, player)
        return LearntSearch(state, player, self.weights, self.nodes, self.seconds, self.network)


class LearntSearch(Search):
    """A search in whose scenarios everybody values shares by the network, as he does himself where they end."""

    def __init__(
        self, state: GameState, player: int, weights: Weights, nodes: int, seconds: float, network: Network
    ) -> None:
        self.network = network
        super().__init__(state, player, weights, nodes, seconds)

    def player_with(self, weights: Weights, incomes: ExpectedIncomes) -> RolloutPlayer:
        return LearntRolloutPlayer(weights, incomes, self.network)
