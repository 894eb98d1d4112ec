"""The Tycoon: the Engineer who looks where a choice leads before he takes it.

For the decisions that make or lose a game (shares, dividends, trains, acquisitions, offers) he takes the choices worth
thinking about, plays each of them out to the end of the game in several worlds (`hasty`), and takes the one that leaves
him richest beside his rivals. All choices are looked at in one world; then the better half of them in more, and so on
until his nodes are used up. A node is a turn of a player or of a company in a world.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from statistics import fmean

from cz18.bots.bot import Weighed, because, of_kind, priced, range_of
from cz18.bots.economy import Economy
from cz18.bots.engineer import Engineer
from cz18.bots.hasty import World, play_out
from cz18.bots.prospects import Prospects
from cz18.bots.shares import founding_cost
from cz18.facts.companies import COMPANY
from cz18.rules.actions import (
    AcceptOffer,
    Action,
    BuyShare,
    BuyTrain,
    DeclineOffer,
    EndStep,
    OfferAcquisition,
    Pass,
    PayOut,
    SellShares,
    StartCompany,
    Withhold,
)
from cz18.rules.engine import apply_unchecked, is_over
from cz18.rules.reckoning import worth
from cz18.rules.state import GameState

NODES = 30_000
"""Worth about two seconds a decision."""
SECONDS = 20.0
"""A ceiling for slow machines only: who comes to it takes the best choice so far and says so."""
RIVALRY = 0.4
"""What a K of the richest rival counts beside one's own."""
SEARCHED = frozenset({"stock_turn", "dividend", "trains", "acquisition", "answer"})
MOST_CHOICES = 16


class Tycoon(Engineer):
    """A player who looks ahead."""

    name = "tycoon"

    def __init__(self, nodes: int = NODES, seconds: float = SECONDS) -> None:
        self.nodes = nodes
        self.seconds = seconds

    def weigh(
        self, state: GameState, kind: str, player: int, company: int, choices: Sequence[Action], rng: Random
    ) -> list[Weighed]:
        weighed = super().weigh(state, kind, player, company, choices, rng)
        if kind not in SEARCHED:
            return weighed
        candidates = candidates_of(state, kind, player, choices, weighed)
        if len(candidates) < 2:
            return weighed
        return Search(state, player, self.nodes, self.seconds).weigh(candidates)


def candidates_of(
    state: GameState, kind: str, player: int, choices: Sequence[Action], weighed: list[Weighed]
) -> list[Action]:
    """The Engineer's choices, his favourite first, then others he did not think of; none twice."""
    ranked = [item.action for item in sorted(weighed, key=lambda item: -item.score)]
    more: list[Action] = []
    match kind:
        case "stock_turn":
            if ranked and _is_settled(ranked[0], weighed):
                return ranked[:1]
            more += of_kind(choices, Pass) + of_kind(choices, BuyShare)
            more += _foundings(state, player, of_kind(choices, StartCompany))
            more += [item for item in of_kind(choices, SellShares) if item.count == 1]
        case "dividend":
            more += of_kind(choices, PayOut) + of_kind(choices, Withhold)
        case "trains":
            more += of_kind(choices, EndStep) + of_kind(choices, BuyTrain)
        case "acquisition":
            more += of_kind(choices, EndStep)
            for action in of_kind(choices, OfferAcquisition):
                if state.companies[COMPANY[action.target].index].director == player:
                    bounds = range_of(action)
                    assert bounds is not None
                    more += [priced(action, bounds.high), priced(action, (bounds.low + bounds.high) // 2)]
        case "answer":
            more += of_kind(choices, AcceptOffer) + of_kind(choices, DeclineOffer)
    return list(dict.fromkeys([*ranked[:6], *more]))[:MOST_CHOICES]


def _is_settled(action: Action, weighed: list[Weighed]) -> bool:
    """A company begun must be floated, a debt be paid: nothing to think about."""
    return max(item.score for item in weighed) >= 1e5 and not isinstance(action, SellShares)


def _foundings(state: GameState, player: int, choices: list[StartCompany]) -> list[Action]:
    """For each company that could be founded the dearest price at which he can float it alone."""
    cash = state.players[player].cash
    best: dict[str, Action] = {}
    for action in choices:
        if founding_cost(COMPANY[action.company].index, action.price)[0] <= cash:
            best[action.company] = action
    return list(best.values())


class Search:
    """One decision: worlds, nodes and what every choice came to."""

    def __init__(self, state: GameState, player: int, nodes: int, seconds: float) -> None:
        self.state, self.player = state, player
        self.nodes = nodes
        self.end = time.monotonic() + seconds
        self.prospects = Prospects(state)
        self.used = 0
        self.was_cut = False

    def weigh(self, candidates: list[Action]) -> list[Weighed]:
        """Every choice by the mean over the worlds it was looked at in; those given up early come last."""
        after = {action: apply_unchecked(self.state, action)[0] for action in candidates}
        found: dict[Action, list[float]] = {action: [] for action in candidates}
        left, rounds, first = candidates, 1, 0
        while True:
            for world in range(first, first + rounds):
                for action in left:
                    found[action].append(self._outcome(after[action], world))
            first += rounds
            if self.used >= self.nodes or time.monotonic() > self.end:
                break
            if len(left) > 2:
                left = sorted(left, key=lambda action: -fmean(found[action]))[: max(2, (len(left) + 1) // 2)]
            rounds = max(1, min(8, int((self.nodes - self.used) / max(1, self.used) * first)))
            rounds = min(rounds, 2 * first)
        self.was_cut = self.used < self.nodes
        scores = {action: fmean(found[action]) for action in candidates}
        best_of_left = sorted(left, key=lambda action: -scores[action])
        rival = scores[best_of_left[1]] if len(best_of_left) > 1 else 0.0
        numbers = because(expected=scores[best_of_left[0]], next_best=rival, nodes=self.used)
        if self.was_cut:
            numbers = (*numbers[:2], *because(cut=self.used))
        weighed = []
        for action in candidates:
            score = scores[action] - (0 if action in left else 1e6)
            weighed.append(Weighed(score, action, numbers if action == best_of_left[0] else ()))
        return weighed

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
