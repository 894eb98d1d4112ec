"""The Magnate: a Tycoon who values shares by what came of such companies in many games."""

from __future__ import annotations

from cz18.bots.base import Asked, Weighed
from cz18.bots.engineer import EYE
from cz18.bots.forecast.forecasts import Forecasts
from cz18.bots.forecast.incomes import ExpectedIncomes
from cz18.bots.magnate.learnt import LearntForecasts, LearntRolloutPlayer
from cz18.bots.magnate.network import Network, own_network
from cz18.bots.search.rollout import RolloutPlayer
from cz18.bots.search.search import Search
from cz18.bots.surveyor import Foresight
from cz18.bots.tycoon import NODES, SEARCHED, SECONDS, Tycoon
from cz18.bots.weights import MAGNATE, Weights
from cz18.facts.games import STANDARD
from cz18.rules.questions import figures_of
from cz18.rules.state import GameState

LEARNT_WELL = frozenset({STANDARD})
"""Where he knows better than a Tycoon; elsewhere a Tycoon plays for him (docs/bots.md)."""


class Magnate(Tycoon):
    """A Tycoon with a learnt valuation, and ways of his own to found, to buy and to plan track.

    He plays on neither stock turns nor trains: what scenarios said of them had nothing to do with what came of them.
    """

    name = "magnate"
    weights = MAGNATE
    eye = EYE._replace(power_kept=-8.0)
    """A power is used as soon as there is a tile for it: a tile more is worth laying even if it earns nothing yet."""
    foresight = Foresight((0.9, 0.8, 0.6), 900)
    searched = SEARCHED - {"stock_turn", "trains"}

    def __init__(
        self,
        nodes: int = NODES,
        seconds: float = SECONDS,
        weights: Weights | None = None,
        network: Network | None = None,
        elsewhere: Weights | None = None,
    ) -> None:
        super().__init__(nodes, seconds, weights)
        self.network = network or own_network()
        self.elsewhere = Tycoon(nodes, seconds, elsewhere)

    def weigh(self, asked: Asked) -> list[Weighed]:
        if figures_of(asked.state).name not in LEARNT_WELL:
            return self.elsewhere.weigh(asked)
        return super().weigh(asked)

    def outlook(self, state: GameState) -> Forecasts:
        return LearntForecasts(state, self.weights, self.network)

    def search(self, state: GameState, player: int) -> Search:
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
