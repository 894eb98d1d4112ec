"""Which decisions are searched, and which choices of a decision are worth a search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from cz18.bots.base import Asked, Weighed, best, of_kind, priced
from cz18.bots.forecast.basics import founding_cost
from cz18.bots.market.deals import is_runnable
from cz18.bots.search.search import Candidate, Search
from cz18.bots.strategy import Strategy
from cz18.facts.companies import COMPANY
from cz18.rules.actions import (
    Action,
    BuyShare,
    BuyTrain,
    EndStep,
    OfferAcquisition,
    Pass,
    SellShares,
    StartCompany,
)
from cz18.rules.asking.prices import range_of
from cz18.rules.engine import action_ranges, apply_unchecked, decision
from cz18.rules.state import NO_COMPANY, GameState

NODES = 12_000
"""Default budget: about two seconds for a hard decision, less than one for most."""
SECONDS = 20.0
"""Limit in seconds of CPU time, for slow machines: the best choice so far is taken, and the reasons say `cut`."""
LEAST_NODES = 50
"""No search with a smaller budget; a scenario takes 60 to 180 decisions."""
SETTLED = 1e4
"""From this score on, no search is needed."""
NOT_THOUGHT_OF = -15.0
"""The prior score of a choice that the weigher did not list."""
FEW_CHOICES, MOST_CHOICES = 5, 10
"""Number of choices searched, with a small budget and with at least `PLENTY` nodes."""
PLENTY = 5_000


class SearchPolicy(NamedTuple):
    """The kinds of decisions that are searched, and the budget of one decision: nodes, and seconds of CPU time."""

    kinds: frozenset[str] = frozenset({"stock_turn", "dividend", "trains", "acquisition"})
    nodes: int = NODES
    seconds: float = SECONDS

    def weigh(self, strategy: Strategy, asked: Asked, weighed: list[Weighed]) -> list[Weighed]:
        """The scores of a search if this decision is searched, otherwise those of the weigher."""
        if self.nodes < LEAST_NODES or asked.kind not in self.kinds:
            return weighed
        favourite = best(weighed)
        if favourite is None or favourite.score >= SETTLED:
            return weighed
        most = MOST_CHOICES if self.nodes >= PLENTY else FEW_CHOICES
        actions = worth_a_search(asked, weighed)[:most]
        if len(actions) < 2:
            return weighed
        before = {item.action: item.score for item in sorted(weighed, key=lambda item: item.score)}
        unlisted = min(0.0, favourite.score) + NOT_THOUGHT_OF
        candidates = [
            Candidate(action, before.get(action, unlisted), carried_out(strategy, asked, action, asked.rng))
            for action in actions
        ]
        return Search(asked.state, asked.player, strategy, self.nodes, self.seconds).weigh(candidates)


def carried_out(strategy: Strategy, asked: Asked, action: Action, rng: Random) -> GameState:
    """The state after a choice; after a sale, the state after the rest of the turn, which it pays for."""
    after = apply_unchecked(asked.state, action)[0]
    while isinstance(action, SellShares):
        due = decision(after)
        if due is None or due.kind != "stock_turn" or due.player != asked.player:
            break
        found = best(strategy.reckon(Asked(after, due.kind, due.player, NO_COMPANY, action_ranges(after), rng)))
        if found is None or isinstance(found.action, Pass):
            break
        action = found.action
        after = apply_unchecked(after, action)[0]
    return after


def worth_a_search(asked: Asked, weighed: list[Weighed]) -> list[Action]:
    """The weigher's choices, best first, then others that it did not list, without duplicates."""
    state, kind, player, _, choices, _ = asked
    ranked = [item.action for item in sorted(weighed, key=lambda item: -item.score)]
    more: list[Action] = []
    match kind:
        case "stock_turn":
            more += of_kind(choices, Pass)
            more += _foundings(state, player, of_kind(choices, StartCompany))
            more += of_kind(choices, BuyShare)
        case "trains":
            if not isinstance(ranked[0], BuyTrain | EndStep):
                return ranked[:1]
            ranked = [action for action in ranked if isinstance(action, BuyTrain | EndStep)]
            more += [
                action
                for action in of_kind(choices, BuyTrain)
                if is_runnable(state, COMPANY[action.company].index, action.face)
            ]
        case "acquisition":
            for action in of_kind(choices, OfferAcquisition):
                if state.companies[COMPANY[action.target].index].director == player:
                    bounds = range_of(action)
                    assert bounds is not None
                    more.append(priced(action, bounds.high))
    return list(dict.fromkeys([*ranked, *more]))


def _foundings(state: GameState, player: int, choices: Sequence[StartCompany]) -> list[Action]:
    """For each company that could be founded, the highest price at which the player can float it alone."""
    cash = state.players[player].cash
    dearest: dict[str, Action] = {}
    for action in choices:
        if founding_cost(COMPANY[action.company].index, action.price)[0] <= cash:
            dearest[action.company] = action
    return list(dearest.values())
