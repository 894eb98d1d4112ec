"""The Magnate: a Tycoon who values where his scenarios end by what came of such positions in many games."""

from __future__ import annotations

from statistics import fmean

from cz18.bots.magnate.features import features
from cz18.bots.magnate.network import Network, own_network
from cz18.bots.search.rollout import worths
from cz18.bots.search.search import Search, next_stock_round
from cz18.bots.tycoon import NODES, SECONDS, Tycoon
from cz18.bots.weights import Weights
from cz18.rules.engine import is_over
from cz18.rules.state import GameState

USUAL_SPREAD = 80.0
"""How far apart, in K, two scenarios see the difference of two choices, as a rule."""
SCENARIOS_KNOWN = 2
"""That is believed as much as so many scenarios of one's own."""

LAST_ROUNDS = 3
"""With fewer rounds to come what the Tycoon expects is nearer to the truth than the network (docs/bots.md)."""


class Magnate(Tycoon):
    """A Tycoon with a learnt evaluation."""

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

    def search(self, state: GameState, player: int) -> Search:
        return LearntSearch(state, player, self.weights, self.nodes, self.seconds, self.network)


class LearntSearch(Search):
    """A search whose scenarios are valued by the network."""

    def __init__(
        self, state: GameState, player: int, weights: Weights, nodes: int, seconds: float, network: Network
    ) -> None:
        super().__init__(state, player, weights, nodes, seconds)
        self.network = network

    def horizon_of(self, state: GameState) -> int:
        """The beginning of the next stock round: from there on the network knows better."""
        return next_stock_round(state)

    def error(self, differences: list[float]) -> float:
        """The standard error, with what is known of such differences beforehand: few scenarios may look too sure."""
        mean, count = fmean(differences), len(differences)
        spread = sum((item - mean) ** 2 for item in differences) + SCENARIOS_KNOWN * USUAL_SPREAD**2
        return float((spread / (count - 1 + SCENARIOS_KNOWN) / count) ** 0.5)

    def valued(self, there: GameState) -> list[float]:
        forecasts = self.players[self.player].forecasts(there)
        found = worths(forecasts)
        if forecasts.rounds < LAST_ROUNDS or is_over(there):
            return found
        opinions = self.network.opinions(features(forecasts, found))
        return [worth + item.correction for worth, item in zip(found, opinions, strict=True)]
