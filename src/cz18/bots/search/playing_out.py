"""Search by playing out: choices are compared in rollouts in which companies build.

Rollouts first go to the end of the next stock round, where forecasts value the position. Those of the best choices go
on to the end of the game. Both results are weighted as they predicted differences between choices in
`benchmarks/bot_gate.py`. Rollouts of different choices share their seeds. A node is a decision in a rollout.
"""

from __future__ import annotations

import time
from random import Random
from statistics import fmean
from typing import NamedTuple

from cz18.bots.base import Asked, Weighed, as_seen, because, best
from cz18.bots.search.builder import builder
from cz18.bots.search.policy import NOT_THOUGHT_OF, SECONDS, SETTLED, SearchPolicy, carried_out, worth_a_search
from cz18.bots.search.rollout import MOST_DECISIONS, worths
from cz18.bots.search.search import RIVALRY, Candidate, next_stock_round
from cz18.bots.strategy import Strategy
from cz18.bots.weights import styled
from cz18.rules.engine import action_ranges, apply_unchecked, decision, is_over
from cz18.rules.state import GameState

NODES = 2000
"""Default budget: less than three seconds for a hard decision, a tenth of a second on average."""
LEAST_NODES = 300
"""No search with a smaller budget: a rollout takes up to 700 decisions."""
MOST_PRIOR = 300.0
"""Larger differences of the weigher's scores count as this, in K."""
OF_OTHERS = 5
"""Other decisions are searched with this part of the budget: their rollouts, without building, are cheaper."""
END_OF_TRACK = 999


class Mixture(NamedTuple):
    """Weights of the weigher's score, of the value after the next stock round, and of the final worth."""

    prior: float
    soon: float
    end: float
    unsure: float
    """The mean of the final worths counts half with this number of rollouts, and more with more of them."""


MIXTURES = {"stock_turn": Mixture(0.4, 0.35, 0.35, 2.0), "acquisition": Mixture(0.25, 0.0, 0.75, 0.2)}


class PlayOutPolicy(NamedTuple):
    """The kinds of decisions that are played out, the budget of one in nodes, and the search of other decisions."""

    nodes: int = NODES
    seconds: float = SECONDS
    """Limit in CPU seconds for slow machines; the reasons then say `cut`."""
    choices: int = 5
    kinds: frozenset[str] = frozenset(MIXTURES)
    others: SearchPolicy = SearchPolicy(kinds=frozenset({"dividend", "acquisition"}))
    first_rollouts: int = 2
    """Rollouts of every choice to the next stock round."""
    finalists: int = 3
    """Choices that are played out to the end of the game, with the weigher's favourite."""
    margin: float = 120.0
    """Choices that are worse by more than this after the first rollouts, in K, are not played out to the end."""
    most_behind: float = 350.0
    """Choices whose score is worse by more than this are not searched."""

    def weigh(self, strategy: Strategy, asked: Asked, weighed: list[Weighed]) -> list[Weighed]:
        """The scores of a search if this decision is searched, otherwise those of the weigher."""
        if asked.kind not in self.kinds:
            nodes = min(self.nodes // OF_OTHERS, self.others.nodes)
            others = self.others._replace(nodes=nodes, seconds=self.seconds)
            return others.weigh(strategy, asked, weighed)
        favourite = best(weighed)
        if self.nodes < LEAST_NODES or favourite is None or favourite.score >= SETTLED:
            return weighed
        candidates = self._candidates(strategy, asked, weighed, favourite.score)
        if len(candidates) < 2:
            return weighed
        return Comparison(builder(strategy), asked, candidates, self).weighed()

    def _candidates(
        self, strategy: Strategy, asked: Asked, weighed: list[Weighed], highest: float
    ) -> list[Candidate]:
        before = {item.action: item.score for item in sorted(weighed, key=lambda item: item.score)}
        unlisted = min(0.0, highest) + NOT_THOUGHT_OF
        scored = [(action, before.get(action, unlisted)) for action in worth_a_search(asked, weighed)]
        near = [item for item in scored if item[1] >= highest - self.most_behind][: self.choices]
        if len(near) < 2:
            return []
        return [
            Candidate(action, score, carried_out(strategy, asked, action, asked.rng)) for action, score in near
        ]


class Path:
    """One rollout of one choice, which can be continued."""

    def __init__(self, state: GameState, seed: int, players: list[Strategy]) -> None:
        self.state, self.rng, self.players = state._replace(seed=seed), Random(seed), players
        self.soon = self.end = 0.0
        self.decisions = 0

    def go_on(self, end: int) -> None:
        """Play until this box of the process track, or to the end of the game."""
        state = self.state
        while not is_over(state) and state.box < end and self.decisions < MOST_DECISIONS:
            due = decision(state)
            assert due is not None
            action = self.players[due.player].decide(as_seen(state), action_ranges(state), self.rng)
            state = apply_unchecked(state, action)[0]
            self.decisions += 1
        self.state = state


class Comparison:
    """The rollouts of one decision. `used` counts nodes.

    In each rollout the seats have styles of their own, the same for all choices.
    """

    def __init__(
        self, strategy: Strategy, asked: Asked, candidates: list[Candidate], policy: PlayOutPolicy
    ) -> None:
        self.strategy, self.player, self.policy, self.candidates = strategy, asked.player, policy, candidates
        self.mixture = MIXTURES[asked.kind]
        self.horizon = next_stock_round(asked.state) + 1
        self.first_seed = asked.rng.getrandbits(30) + 1
        self.players = len(asked.state.players)
        self.tables: list[list[Strategy]] = []
        self.paths: list[list[Path]] = [[] for _ in candidates]
        self.finished = [0 for _ in candidates]
        """For each choice, how many of its rollouts went on to the end of the game."""
        self.used = 0
        self.end = time.thread_time() + policy.seconds

    def weighed(self) -> list[Weighed]:
        """The choices that are left, with their scores."""
        left = list(range(len(self.candidates)))
        while len(self.paths[0]) < self.policy.first_rollouts and self._may_go_on():
            for number in left:
                self._begin(number)
        left = self._finalists(left)
        while len(left) > 1 and self._may_go_on():
            for number in left:
                self._finish(number)
            best_now = max(map(self.score, left))
            if self.finished[0] >= 2:
                left = [each for each in left if each == 0 or self.score(each) > best_now - self.policy.margin]
        scores = {number: self.score(number) for number in left}
        first = max(left, key=lambda number: scores[number])
        effort = because(cut=self.used) if time.thread_time() > self.end else because(nodes=self.used)
        numbers = (*because(advantage=scores[first]), *effort)
        return [
            Weighed(score, self.candidates[number].action, numbers if number == first else ())
            for number, score in scores.items()
        ]

    def _may_go_on(self) -> bool:
        return self.used < self.policy.nodes and time.thread_time() < self.end

    def _finalists(self, left: list[int]) -> list[int]:
        """The favourite and the best others."""
        ranked = sorted(left, key=lambda number: -self.score(number))[: self.policy.finalists]
        highest = self.score(ranked[0])
        return [0, *(each for each in ranked if each and self.score(each) > highest - self.policy.margin)]

    def _begin(self, number: int) -> None:
        """Another rollout of a choice, to the end of the next stock round."""
        rollout = len(self.paths[number])
        path = Path(self.candidates[number].after, self.first_seed + rollout, self._table(rollout))
        self._continue(path, self.horizon)
        path.soon = self._advantage(path.state)
        self.paths[number].append(path)

    def _finish(self, number: int) -> None:
        """Continue a rollout of a choice to the end of the game."""
        if self.finished[number] == len(self.paths[number]):
            self._begin(number)
        path = self.paths[number][self.finished[number]]
        self._continue(path, END_OF_TRACK)
        path.end = self._advantage(path.state)
        self.finished[number] += 1

    def _continue(self, path: Path, end: int) -> None:
        before = path.decisions
        path.go_on(end)
        self.used += path.decisions - before

    def score(self, number: int) -> float:
        """The expected advantage over the favourite, in K."""
        prior = self.candidates[number].before - self.candidates[0].before
        expected = self.mixture.prior * max(-MOST_PRIOR, min(MOST_PRIOR, prior))
        pairs = list(zip(self.paths[number], self.paths[0], strict=False))
        if not pairs or not number:
            return expected
        expected += self.mixture.soon * fmean(mine.soon - theirs.soon for mine, theirs in pairs)
        finished = min(self.finished[number], self.finished[0])
        if finished:
            end = fmean(mine.end - theirs.end for mine, theirs in pairs[:finished])
            expected += self.mixture.end * finished / (finished + self.mixture.unsure) * end
        return expected

    def _table(self, rollout: int) -> list[Strategy]:
        """The strategies of all seats in this rollout."""
        while len(self.tables) <= rollout:
            rng = Random(self.first_seed + len(self.tables))
            weights = self.strategy.weights
            self.tables.append([self.strategy.replace(weights=styled(weights, rng)) for _ in range(self.players)])
        return self.tables[rollout]

    def _advantage(self, state: GameState) -> float:
        """The player's worth, less a part of the richest rival's."""
        found = worths(self.strategy.forecasts(state))
        return found[self.player] - RIVALRY * max(item for seat, item in enumerate(found) if seat != self.player)
