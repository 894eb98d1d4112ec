"""Search: compares choices by rollouts of each in the same scenarios, within a budget of nodes.

A scenario is played to the end of the next stock round and valued there: beyond it, noise outweighs the choice. The
score of the weigher (in K) and the advantage in the scenarios are added, the latter as far as it is significant. A
node is a decision in a scenario. Choices that can no longer become the best are dropped early.
"""

from __future__ import annotations

import time
from statistics import fmean
from typing import NamedTuple

from cz18.bots.base import Reason, Weighed, because
from cz18.bots.search.rollout import Rollout, Scenario, worths
from cz18.bots.strategy import Strategy
from cz18.rules.actions import Action
from cz18.rules.questions import figures_of
from cz18.rules.state import GameState

RIVALRY = 0.6
"""Weight of the richest rival's worth against the player's, because the aim is to win."""
PRIOR = 1.0
"""Weight of the weigher's score relative to the advantage in the scenarios."""
CAUTION = 0.7
"""Number of standard errors subtracted from an advantage."""
DOUBT = 2.5
MOST_SCENARIOS = 60
NODES_FOR_A_SCENARIO = 2000
"""For each of these nodes of the budget one more scenario is played before a choice may be dropped (2 to 8)."""


class Candidate(NamedTuple):
    """A choice, its prior score, and the state after it."""

    action: Action
    before: float
    after: GameState


class Search:
    """The search of one decision. `used` counts nodes; `was_cut`: stopped by the limit of CPU seconds."""

    def __init__(self, state: GameState, player: int, strategy: Strategy, nodes: int, seconds: float) -> None:
        self.player, self.nodes = player, nodes
        self.end = time.thread_time() + seconds  # CPU time: independent of pauses and of other processes
        self.rollout = Rollout(state, strategy)
        self.horizon = next_stock_round(state) + 1
        """The box after the next stock round, where scenarios end."""
        self.fewest = max(2, min(8, nodes // NODES_FOR_A_SCENARIO))
        self.used = 0
        self.was_cut = False

    def weigh(self, candidates: list[Candidate]) -> list[Weighed]:
        """The remaining choices by their advantage over the first one; the best one with its numbers."""
        found: list[list[float]] = [[] for _ in candidates]
        left = list(range(len(candidates)))
        scenario = 0
        while len(left) > 1 and self._may_go_on(scenario):
            for number in left:
                found[number].append(self._outcome(candidates[number].after, scenario))
            scenario += 1
            if scenario >= self.fewest:
                left = self._promising(candidates, found, left)
        scores = {number: self._score(candidates, found, number, -CAUTION) for number in left}
        first, *others = sorted(left, key=lambda number: -scores[number])
        expected, rival = (fmean(found[number]) for number in (first, others[0] if others else 0))
        numbers = (*because(expected=expected, next_best=rival), *self._effort())
        return [
            Weighed(score, candidates[number].action, numbers if number == first else ())
            for number, score in scores.items()
        ]

    def _effort(self) -> tuple[Reason, ...]:
        return because(cut=self.used) if self.was_cut else because(nodes=self.used)

    def _may_go_on(self, scenarios: int) -> bool:
        if not scenarios:
            return True
        self.was_cut = time.thread_time() > self.end
        return self.used < self.nodes and scenarios < MOST_SCENARIOS and not self.was_cut

    def _outcome(self, state: GameState, number: int) -> float:
        """The player's worth in one scenario, less a part of the richest rival's."""
        scenario = Scenario(number)
        there = self.rollout.play(state, scenario, self.horizon)
        self.used += scenario.decisions
        found = self.valued(there)
        rivals = [item for seat, item in enumerate(found) if seat != self.player]
        return found[self.player] - RIVALRY * max(rivals)

    def valued(self, there: GameState) -> list[float]:
        """The expected final worth of each player, estimated at the end of a scenario."""
        return worths(self.rollout.player.forecasts(there))

    def error(self, differences: list[float]) -> float:
        """The standard error of the mean of some differences; of a single one, its size."""
        mean = fmean(differences)
        if len(differences) < 2:
            return abs(mean)
        spread = sum((item - mean) ** 2 for item in differences) / (len(differences) - 1)
        return float((spread / len(differences)) ** 0.5)

    def _score(self, candidates: list[Candidate], found: list[list[float]], number: int, errors: float) -> float:
        """The advantage over the first choice plus this number of standard errors; 0 for the first itself."""
        if number == 0:
            return 0.0
        differences = [mine - theirs for mine, theirs in zip(found[number], found[0], strict=False)]
        before = PRIOR * (candidates[number].before - candidates[0].before)
        return before + fmean(differences) + errors * self.error(differences)

    def _promising(self, candidates: list[Candidate], found: list[list[float]], left: list[int]) -> list[int]:
        """The leader and the choices that may still overtake it; the first one leads until another is significantly
        better."""
        leader = max(left, key=lambda number: self._score(candidates, found, number, -1.0))
        sure = self._score(candidates, found, leader, -1.0)
        beyond_doubt = any(self._score(candidates, found, number, -DOUBT) > 0 for number in left)
        kept = [
            number for number in left if number == leader or self._score(candidates, found, number, 1.0) > sure
        ]
        return kept if beyond_doubt or 0 in kept else [0, *kept]


def next_stock_round(state: GameState) -> int:
    """The box of the next stock round after the present box, or the end of the track."""
    track = figures_of(state).track
    rounds = (box for box in range(state.box + 1, len(track)) if track[box].kind == "SR")
    return next(rounds, len(track))
