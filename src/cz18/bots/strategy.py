"""A strategy: how a bot decides, as one record whose parts can be replaced.

    ENGINEER.replace(name="payer", weighers={**ENGINEER.weighers, "dividend": always_pay_out})

The five strategies of the package are values of it (`strategies`). A strategy is a bot itself: `decide` takes the
highest score among those that the weigher of the decision gives.

>>> from random import Random
>>> from cz18 import legal_actions, new_game
>>> from cz18.bots.strategies import APPRENTICE
>>> state = new_game(["Ada", "Ben", "Cyd"], seed=1)
>>> decided = APPRENTICE.decide_with_reasons(state, legal_actions(state), Random(1))
>>> type(decided.action).__name__, [reason.what for reason in decided.reasons]
('BuyLocalRailway', ['income', 'price', 'left'])
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from random import Random
from typing import TYPE_CHECKING, Any

from cz18.bots.base import Asked, Decided, Weighed, among, best, best_of_equals, priced, with_ranges
from cz18.bots.building import LookAhead
from cz18.bots.forecast.basics import rounds_after
from cz18.bots.forecast.forecasts import Forecaster, Forecasts
from cz18.bots.weights import ENGINEER, Weights, in_moravia
from cz18.facts.companies import COMPANY
from cz18.facts.games import MORAVIA
from cz18.rules.actions import Action
from cz18.rules.asking.prices import range_of
from cz18.rules.engine import decision
from cz18.rules.questions import figures_of
from cz18.rules.state import NO_COMPANY, GameState

if TYPE_CHECKING:
    from cz18.bots.search.playing_out import PlayOutPolicy
    from cz18.bots.search.policy import SearchPolicy

OPENING_OVER = 8
"""With at most this many rounds left, the first companies of Moravia-Silesia have track."""


@dataclass(frozen=True, eq=False)
class Strategy:
    """The parts of a bot. A strategy never changes: `replace` returns another one."""

    name: str
    weighers: Mapping[str, Weigher]
    """By kind of decision (`cz18.decision(state).kind`): a function that scores the choices."""
    forecaster: Forecaster
    """Forecasts incomes of companies and values of shares."""
    look_ahead: LookAhead
    """How far ahead tiles and stations are planned."""
    weights: Weights = ENGINEER
    search: SearchPolicy | PlayOutPolicy | None = None
    """Which decisions are searched; None: the scores of the weighers decide."""
    makes_offers: bool = True
    """Whether it makes offers to other players for trains, local railways and companies."""
    elsewhere: Mapping[str, Strategy] = field(default_factory=dict)
    """The strategies for other boards, by the name of the game played there."""

    def replace(self, **changes: Any) -> Strategy:
        """This strategy with some parts replaced. Raises TypeError for a part that does not exist."""
        return Strategy(**{item.name: getattr(self, item.name) for item in fields(Strategy)} | changes)

    def everywhere(self, change: Callable[[Strategy], Strategy]) -> Strategy:
        """This strategy and those for other boards, each changed in the same way."""
        there = {board: strategy.everywhere(change) for board, strategy in self.elsewhere.items()}
        return change(self).replace(elsewhere=there)

    def decide(self, view: GameState, choices: Sequence[Action], rng: Random) -> Action:
        """One of the choices, with a definite price."""
        return self.decide_with_reasons(view, choices, rng).action

    def decide_with_reasons(self, view: GameState, choices: Sequence[Action], rng: Random) -> Decided:
        """The choice with the highest score, and the numbers behind it.

        Free prices of the choices may be ranges or numbers; given numbers, the result has one of them.
        """
        if len(choices) == 1 and range_of(choices[0]) is None:
            return Decided(choices[0])
        ranged = with_ranges(view, choices)
        if ranged is not choices:
            decided = self.decide_with_reasons(view, ranged, rng)
            return decided._replace(action=among(decided.action, choices))
        due = decision(view)
        assert due is not None
        company = COMPANY[due.company].index if due.company is not None else NO_COMPANY
        found = self._chosen(Asked(view, due.kind, due.player, company, choices, rng))
        if found is not None:
            return Decided(found.action, found.reasons)
        last = choices[-1]
        bounds = range_of(last)
        return Decided(priced(last, bounds.low) if bounds is not None else last)

    def _chosen(self, asked: Asked) -> Weighed | None:
        """The choice with the highest score, the first one among equals.

        In Moravia-Silesia, where styles change little, ties between tiles are broken at random after the opening.
        """
        weighed, state = self.weigh(asked), asked.state
        if asked.kind == "track" and figures_of(state).name == MORAVIA and rounds_after(state) <= OPENING_OVER:
            return best_of_equals(weighed, asked.rng)
        return best(weighed)

    def weigh(self, asked: Asked) -> list[Weighed]:
        """The choices worth considering with their scores, comparable within one decision only."""
        here = self.elsewhere.get(figures_of(asked.state).name, self) if self.elsewhere else self
        weighed = here.reckon(asked)
        return weighed if here.search is None else here.search.weigh(here, asked, weighed)

    def reckon(self, asked: Asked) -> list[Weighed]:
        """The scores of the weigher alone, without search."""
        return self.weighers[asked.kind](self, asked)

    def weights_in(self, state: GameState) -> Weights:
        """The weights on the board of this game."""
        return in_moravia(self.weights) if figures_of(state).name == MORAVIA else self.weights

    def forecasts(self, state: GameState) -> Forecasts:
        """The forecasts of this position."""
        return self.forecaster(state, self.weights_in(state))


Weigher = Callable[[Strategy, Asked], list[Weighed]]
"""Scores the choices of one kind of decision; called with the strategy and the decision."""
