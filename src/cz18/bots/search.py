"""Comparing choices by playing each of them out in the same worlds, as long as nodes last.

What is known beforehand (the Engineer's reckoning, in K) and what the worlds say are two opinions about the same
thing; they are added, the first with less weight, the second as far as it is more than chance. A node is a turn of a
player or of a company in a world. Choices that can no longer become the best are given up on the way.
"""

from __future__ import annotations

import time
from statistics import fmean
from typing import NamedTuple

from cz18.bots.bot import Reason, Weighed, because
from cz18.bots.economy import Economy
from cz18.bots.hasty import World, play_out
from cz18.bots.prospects import Prospects
from cz18.rules.actions import Action
from cz18.rules.engine import is_over
from cz18.rules.reckoning import worth
from cz18.rules.state import GameState

RIVALRY = 0.8
"""What a K of the richest rival counts beside one's own: it is about winning."""
PRIOR = 0.3
"""What a K of the reckoning beforehand counts beside one of advantage in the worlds."""
CAUTION = 0.7
"""How many standard errors are taken off an advantage."""
DOUBT = 2.5
FEWEST_WORLDS, MOST_WORLDS = 3, 200


class Candidate(NamedTuple):
    """A choice, what is thought of it beforehand, and where it leads."""

    action: Action
    before: float
    after: GameState


class Search:
    """One decision. `used` nodes; `was_cut` if the time ran out before the nodes did."""

    def __init__(self, state: GameState, player: int, nodes: int, seconds: float) -> None:
        self.player, self.nodes = player, nodes
        self.end = time.monotonic() + seconds
        self.prospects = Prospects(state)
        self.used = 0
        self.was_cut = False

    def weigh(self, candidates: list[Candidate]) -> list[Weighed]:
        """The choices not given up, by their advantage over the first one; the best one with its numbers."""
        found: list[list[float]] = [[] for _ in candidates]
        left = list(range(len(candidates)))
        world = 0
        while len(left) > 1 and self._may_go_on(world):
            for number in left:
                found[number].append(self._outcome(candidates[number].after, world))
            world += 1
            if world >= FEWEST_WORLDS:
                left = _promising(candidates, found, left)
        scores = {number: _score(candidates, found, number, -CAUTION) for number in left}
        first, *others = sorted(left, key=lambda number: -scores[number])
        expected, rival = (fmean(found[number]) for number in (first, others[0] if others else 0))
        numbers = (*because(expected=expected, next_best=rival), *self._effort())
        return [
            Weighed(score, candidates[number].action, numbers if number == first else ())
            for number, score in scores.items()
        ]

    def _effort(self) -> tuple[Reason, ...]:
        return because(cut=self.used) if self.was_cut else because(nodes=self.used)

    def _may_go_on(self, worlds: int) -> bool:
        if not worlds:
            return True
        self.was_cut = time.monotonic() > self.end
        return self.used < self.nodes and worlds < MOST_WORLDS and not self.was_cut

    def _outcome(self, state: GameState, number: int) -> float:
        """His worth at the end of one world, less a part of the richest rival's."""
        if is_over(state):
            worths = [float(worth(state, seat)) for seat in range(len(state.players))]
        else:
            world = World(number, len(state.players))
            worths = play_out(Economy(state, self.prospects), world)
            self.used += world.nodes
        rivals = [item for seat, item in enumerate(worths) if seat != self.player]
        return worths[self.player] - RIVALRY * max(rivals)


def _score(candidates: list[Candidate], found: list[list[float]], number: int, errors: float) -> float:
    """The advantage over the first choice, with so many standard errors added; 0 for the first itself."""
    if number == 0:
        return 0.0
    differences = [mine - theirs for mine, theirs in zip(found[number], found[0], strict=False)]
    mean = fmean(differences)
    if len(differences) < 2:
        error = abs(mean)
    else:
        spread = sum((item - mean) ** 2 for item in differences) / (len(differences) - 1)
        error = (spread / len(differences)) ** 0.5
    return PRIOR * (candidates[number].before - candidates[0].before) + mean + errors * error


def _promising(candidates: list[Candidate], found: list[list[float]], left: list[int]) -> list[int]:
    """The leader, and those that may still overtake it; the first one until another is better beyond doubt."""
    leader = max(left, key=lambda number: _score(candidates, found, number, -1.0))
    sure = _score(candidates, found, leader, -1.0)
    beyond_doubt = any(_score(candidates, found, number, -DOUBT) > 0 for number in left)
    kept = [number for number in left if number == leader or _score(candidates, found, number, 1.0) > sure]
    return kept if beyond_doubt or 0 in kept else [0, *kept]
