"""The Tycoon: the Engineer who looks where a choice leads before he takes it.

For the decisions that make or lose a game he takes the choices worth thinking about, the Engineer's and some the
Engineer thinks little of, and plays each of them on in several scenarios (`search`). What the Engineer reckons
and what the scenarios show decide together. Track is planned several tiles ahead (`surveyor`), and the first trains are
bought for the track to come. Stations and other small things are the Engineer's.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cz18.bots.base import Asked, Weighed, best, of_kind, priced
from cz18.bots.engineer import Engineer
from cz18.bots.forecast.basics import rounds_after
from cz18.bots.forecast.forecasts import Forecasts
from cz18.bots.market.deals import is_runnable
from cz18.bots.market.shares import founding_cost
from cz18.bots.search.search import Candidate, Search
from cz18.bots.surveyor import Foresight, NextTurn, weigh_plans
from cz18.bots.weights import TYCOON, Weights
from cz18.facts.companies import COMPANY
from cz18.facts.indexes import CompanyIndex
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
from cz18.rules.engine import apply_unchecked, decision, legal_actions
from cz18.rules.prices import range_of
from cz18.rules.state import NO_COMPANY, CompanyStep, GameState, Step

NODES = 12_000
"""Worth some two seconds for a hard decision, less than one for most."""
SECONDS = 20.0
"""A ceiling for slow machines only: who comes to it takes the best choice so far and says so."""
LEAST_NODES = 50
"""A scenario takes some 60 to 180 decisions: with a smaller budget nothing is played on."""
SEARCHED = frozenset({"stock_turn", "dividend", "trains", "acquisition"})
SETTLED = 1e4
"""Scores from here on are the Engineer's way to say that there is nothing to think about."""
NOT_THOUGHT_OF = -15.0
"""What a choice counts beforehand that the Engineer did not even weigh."""
FEW_CHOICES, MOST_CHOICES = 5, 10
"""How many choices are played on, with a small budget and with one of at least `PLENTY` nodes."""
PLENTY = 5_000
MUCH_TO_BUILD = 8
"""With so many rounds to come a map has little track yet, and the next tile may double an income."""


class Tycoon(Engineer):
    """A player who looks ahead, with a budget of nodes for each decision; with hardly any he only plans track."""

    name = "tycoon"
    weights = TYCOON
    foresight = Foresight()
    searched = SEARCHED
    """The kinds of decisions that are played on."""

    def __init__(self, nodes: int = NODES, seconds: float = SECONDS, weights: Weights | None = None) -> None:
        super().__init__(weights)
        self.nodes = nodes
        self.seconds = seconds

    def weigh(self, asked: Asked) -> list[Weighed]:
        state, kind, player, _, choices, rng = asked
        weighed = super().weigh(asked)
        favourite = best(weighed)
        if (
            self.nodes < LEAST_NODES
            or kind not in self.searched
            or favourite is None
            or favourite.score >= SETTLED
        ):
            return weighed
        most = MOST_CHOICES if self.nodes >= PLENTY else FEW_CHOICES
        actions = _worth_thinking_about(state, kind, player, choices, weighed)[:most]
        if len(actions) < 2:
            return weighed
        before = {item.action: item.score for item in sorted(weighed, key=lambda item: item.score)}
        unheard = min(0.0, favourite.score) + NOT_THOUGHT_OF
        candidates = [
            Candidate(action, before.get(action, unheard), self._carried_out(state, player, action, rng))
            for action in actions
        ]
        return self.search(state, player).weigh(candidates)

    def search(self, state: GameState, player: int) -> Search:
        """How the choices of a position are compared."""
        return Search(state, player, self.weights_in(state), self.nodes, self.seconds)

    def forecasts(self, state: GameState) -> Forecasts:
        """Trains and the money for them are judged with the next tile, while there is much to build."""
        due = state.pending[-1]
        buying = isinstance(due, CompanyStep) and due.step in (Step.DIVIDEND, Step.TRAINS)
        if buying and rounds_after(state) >= MUCH_TO_BUILD:
            return NextTurn(state, self.weights_in(state))
        return super().forecasts(state)

    def weigh_tiles(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        return weigh_plans(
            state, company, choices, self.eye, player, self.weights_in(state).jealousy, self.foresight
        )

    def _carried_out(self, state: GameState, player: int, action: Action, rng: Random) -> GameState:
        """The state after a choice; a sale is half a plan, so the rest of the turn goes with it."""
        after = apply_unchecked(state, action)[0]
        while isinstance(action, SellShares):
            due = decision(after)
            if due is None or due.kind != "stock_turn" or due.player != player:
                break
            found = best(super().weigh(Asked(after, due.kind, player, NO_COMPANY, legal_actions(after), rng)))
            if found is None or isinstance(found.action, Pass):
                break
            action = found.action
            after = apply_unchecked(after, action)[0]
        return after


def _worth_thinking_about(
    state: GameState, kind: str, player: int, choices: Sequence[Action], weighed: list[Weighed]
) -> list[Action]:
    """The Engineer's choices, his favourite first, then others he did not think of; none twice."""
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


def _foundings(state: GameState, player: int, choices: list[StartCompany]) -> list[Action]:
    """For each company that could be founded the dearest price at which he can float it alone."""
    cash = state.players[player].cash
    dearest: dict[str, Action] = {}
    for action in choices:
        if founding_cost(COMPANY[action.company].index, action.price)[0] <= cash:
            dearest[action.company] = action
    return list(dearest.values())
