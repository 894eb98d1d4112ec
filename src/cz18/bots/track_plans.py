"""Plans of several tiles, and the income of trains after the next tile.

A company lays one or two tiles in a turn, so the value of a tile depends on those that follow. A plan is the tile of
this turn and the best ones of the next turns; the most promising plans are extended turn by turn (beam search).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cz18.bots.base import Weighed, because
from cz18.bots.building import (
    Following,
    LookAhead,
    Site,
    boards_after,
    end_of_step,
    tiles_at_hand,
    with_other_companies,
)
from cz18.bots.forecast.basics import incomes_with, rounds_after, runs_to_come
from cz18.bots.forecast.forecasts import Forecasts, IncomeModel, MapIncomes, as_it_stands
from cz18.bots.weights import Weights
from cz18.facts.indexes import CompanyIndex
from cz18.rules.actions import Action, EndStep
from cz18.rules.company_turn.boards import Board, as_it_is
from cz18.rules.state import CompanyStep, GameState, Step

PLANS = 4
"""Plans extended at each turn, besides the best one for each first tile."""
FIRST_TILES = 12
TILES_CONSIDERED = 5
BOARDS_FOR_A_TRAIN = 80
MUCH_TO_BUILD = 8
"""With at least this many rounds left, there is little track, and the next tile may double an income."""


class TrackPlan(NamedTuple):
    """The weighted incomes of its turns, the index of its first choice, and its last state.

    The last state is `place`, or the state after `tile`.
    """

    worth: float
    first: int
    place: GameState
    tile: Following | None = None

    def made(self) -> GameState:
        """The last state of the plan."""
        return self.place if self.tile is None else self.tile.made()


def weigh_plans(
    state: GameState,
    company: CompanyIndex,
    choices: Sequence[Action],
    look_ahead: LookAhead,
    player: int,
    jealousy: float,
) -> list[Weighed]:
    """Tiles and the end of the step, scored by the best plan that begins with each, including the player's other
    companies."""
    site = Site(state, company, look_ahead)
    before = site.value(state)
    at_hand = tiles_at_hand(state, company, choices, site)
    if not at_hand:
        return end_of_step(choices, before, before)
    ending = [(Weighed(before, action), state) for action in choices if isinstance(action, EndStep)]
    starts = [*((item.weighed, item.made(state)) for item in at_hand[:FIRST_TILES]), *ending]
    plans = [TrackPlan(item.score, number, there) for number, (item, there) in enumerate(starts)]
    for weight in look_ahead.turns[: max(0, runs_to_come(state, company) - 1)]:
        plans = _carried_on(plans, company, site, weight, look_ahead.boards)
    worth = {plan.first: plan.worth for plan in reversed(plans)}
    found = [
        item._replace(score=worth[number], reasons=(*item.reasons, *because(with_later_tiles=worth[number])))
        for number, (item, _) in enumerate(starts)
    ]
    tiles = sorted(found[: len(starts) - len(ending)], key=lambda item: -item.score)[:TILES_CONSIDERED]
    return [*found[len(starts) - len(ending) :], *with_other_companies(state, company, tiles, player, jealousy)]


def _carried_on(
    plans: list[TrackPlan], company: CompanyIndex, site: Site, weight: float, most: int
) -> list[TrackPlan]:
    """The plans extended by one turn with the best tile or none: the best few, and one for each first tile."""
    found: dict[tuple[int, tuple[int, ...]], TrackPlan] = {}
    for plan in plans:
        place = plan.made()
        following = boards_after(place, company) if site.boards_seen < most else []
        tiles = [None, *following]
        boards = [as_it_is(place), *(item.board for item in following)]
        for tile, lying, soon in zip(tiles, site.lying(place, boards), site.soon(place, boards), strict=True):
            key, worth = (plan.first, lying[1:]), plan.worth + weight * soon
            if key not in found or found[key].worth < worth:
                found[key] = TrackPlan(worth, plan.first, place, tile)
    ranked = sorted(found.values(), key=lambda plan: -plan.worth)
    kept, begun = ranked[:PLANS], {plan.first for plan in ranked[:PLANS]}
    for plan in ranked[PLANS:]:
        if plan.first not in begun:
            begun.add(plan.first)
            kept.append(plan)
    return kept


class NextTileIncomes(MapIncomes):
    """Incomes of the acting company with its next tile, because a train bought now runs after that tile is laid."""

    _boards: list[Board] | None = None

    def income(self, company: CompanyIndex, faces: tuple[str, ...]) -> int:
        """The best income with these trains and the best tile of the next turn; on the present map for other
        companies."""
        turn, key = self.state.turn, (company, tuple(sorted(faces)))
        if not faces or turn is None or turn.company != company:
            return super().income(company, faces)
        if key not in self._known:
            if self._boards is None:
                following = boards_after(self.state, company)[:BOARDS_FOR_A_TRAIN]
                self._boards = [as_it_is(self.state), *(item.board for item in following)]
            self._known[key] = max(incomes_with(self.state, company, self._boards, [key[1]]))[0]
        return self._known[key]


def with_next_tile(state: GameState, weights: Weights, incomes: IncomeModel | None = None) -> Forecasts:
    """Forecasts that value trains, and money for them, with the next tile while much is still to be built."""
    due = state.pending[-1]
    buying = isinstance(due, CompanyStep) and due.step in (Step.DIVIDEND, Step.TRAINS)
    if incomes is None and buying and rounds_after(state) >= MUCH_TO_BUILD:
        incomes = NextTileIncomes
    return as_it_stands(state, weights, incomes)
