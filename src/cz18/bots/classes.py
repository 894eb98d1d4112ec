"""The five strategies as classes: `Engineer()` decides as `ENGINEER` does, `Tycoon(nodes=300)` has another budget.

A subclass may override `decide`, `weigh` or the `weigh_...` method of one kind of decision. Deriving a bot from a
value is shorter: `ENGINEER.replace(...)` (docs/bots.md). `replace` on an object of such a class returns a `Strategy`
without the overridden methods; rollouts use that, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from random import Random
from typing import ClassVar

from cz18.bots.base import Asked, Weighed
from cz18.bots.magnate.learnt import Learnt
from cz18.bots.magnate.network import NeuralNetwork
from cz18.bots.search.policy import SECONDS
from cz18.bots.strategies import APPRENTICE, BARON, ENGINEER, MAGNATE, TYCOON
from cz18.bots.strategy import Strategy
from cz18.bots.weights import Weights
from cz18.facts.indexes import CompanyIndex
from cz18.rules.actions import Action
from cz18.rules.state import NO_COMPANY, GameState


def _method(kind: str) -> Callable[..., list[Weighed]]:
    def weigh(
        self: Strategy, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        return self.weighers[kind](self, Asked(state, kind, player, company, choices, Random(0)))

    return weigh


class StrategyClass(Strategy):
    """A strategy with methods that a subclass may override. `elsewhere` are the weights on other boards.

    `nodes` is the budget of a decision, None for that of the strategy.
    """

    value: ClassVar[Strategy]

    def __init__(
        self,
        nodes: int | None = None,
        seconds: float = SECONDS,
        weights: Weights | None = None,
        network: NeuralNetwork | None = None,
        elsewhere: Weights | None = None,
    ) -> None:
        def changed(strategy: Strategy, weights: Weights | None) -> Strategy:
            search = strategy.search and strategy.search._replace(seconds=seconds)
            if search is not None and nodes is not None:
                search = search._replace(nodes=nodes)
            return strategy.replace(search=search, weights=weights or strategy.weights)

        there = {board: changed(strategy, elsewhere) for board, strategy in self.value.elsewhere.items()}
        made = changed(self.value, weights).replace(elsewhere=there)
        if network is not None:
            made = made.replace(forecaster=Learnt(network))
        super().__init__(**{item.name: getattr(made, item.name) for item in fields(Strategy)})

    def reckon(self, asked: Asked) -> list[Weighed]:
        """The scores of the method for this kind of decision, or of the weigher."""
        state, kind, player, company, choices, rng = asked
        if kind == "stock_turn":
            return self.weigh_stock(state, player, choices, rng)
        method = getattr(self, "weigh_home" if kind.startswith("home") else f"weigh_{kind}", None)
        return super().reckon(asked) if method is None else method(state, player, company, choices)

    def weigh_stock(self, state: GameState, player: int, choices: Sequence[Action], rng: Random) -> list[Weighed]:
        return super().reckon(Asked(state, "stock_turn", player, NO_COMPANY, choices, rng))

    weigh_home, weigh_track, weigh_station = _method("home_station"), _method("track"), _method("station")
    weigh_dividend, weigh_acquisition = _method("dividend"), _method("acquisition")
    weigh_trains = _method("trains")


class Apprentice(StrategyClass):
    """A sensible beginner."""

    name, value = APPRENTICE.name, APPRENTICE


class Engineer(StrategyClass):
    """Plans a company's turn and values shares to the end of the game."""

    name, value = ENGINEER.name, ENGINEER

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(weights=weights)


class Tycoon(StrategyClass):
    """An Engineer that searches, with a budget of nodes for each decision."""

    name, value = TYCOON.name, TYCOON


class Magnate(StrategyClass):
    """A Tycoon with a learned valuation of shares."""

    name, value = MAGNATE.name, MAGNATE


class Baron(StrategyClass):
    """A Magnate that plays out stock turns and acquisitions."""

    name, value = BARON.name, BARON
