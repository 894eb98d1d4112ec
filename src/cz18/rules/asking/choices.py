"""Legal actions with everything a reader needs to show them: place, tile, cost, what is at stake.

choices(state, legal)    a `Choice` for each legal action, in the same order
is_forced(legal)         is there nothing to choose?
without_choice(state)    the action that leaves a step in which there is nothing to choose
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal, NamedTuple

from cz18.board.track import TURNED, code_of
from cz18.facts.companies import COMPANY
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.tiles import TILES
from cz18.facts.trains import TRAIN
from cz18.rules.actions import (
    Action,
    AssignThreeE,
    BuyTrain,
    ChooseCity,
    EndStep,
    LayHomeTile,
    LayRailwayTile,
    LayTile,
    OfferAcquisition,
    OfferForLocalRailway,
    Pass,
    PlaceStation,
    Run,
)
from cz18.rules.asking.preview import previews
from cz18.rules.asking.prices import Terms, range_of, terms_of
from cz18.rules.company_turn.local_railways import local_railway_price
from cz18.rules.draft import replaced
from cz18.rules.engine import action_ranges
from cz18.rules.questions import local_railways_of, map_of, runs_face
from cz18.rules.state import NOBODY, CityChoice, CompanyStep, GameState, Owner, Step
from cz18.rules.variants.moravia_papers import home_of_railway

RED_TILE = {tile.company: tile.id for tile in TILES if tile.company is not None}
STEPS = tuple(Step)


Loss = Literal["tile", "power", "station"]


class Choice(NamedTuple):
    """A legal action, its terms, and what follows from the position although the action does not say it."""

    action: Action
    terms: Terms
    hex: str | None = None
    """Where it takes place, if the action names no hex."""
    tile: str | None = None
    """The tile that is laid, if the action names none."""
    repeats: int | None = None
    """The place in the list of an earlier choice that lays the same track: a symmetric tile, turned."""
    skips_to: Literal["run", "end"] | None = None
    """`run` or `end`: the next goal of a company's turn, if this choice goes there without building or buying."""
    loses: tuple[Loss, ...] = ()
    """What the company could still build and this choice gives up: ask the player before it is made."""
    needed: bool = False
    """Whether it buys the train without which the turn cannot end: the cheapest one that the company can run."""


def choices(state: GameState, legal: Iterable[Action]) -> list[Choice]:
    """The legal actions as choices, in the same order. Each is applied once, for its terms."""
    found: list[Choice] = []
    laid: dict[tuple[object, ...], int] = {}
    legal = tuple(legal)
    for place, action in enumerate(legal):
        choice = Choice(action, terms_of(state, action))
        match action:
            case LayTile(hex=hex_, tile=tile, rotation=rotation, local_railway=railway):
                first = laid.setdefault((hex_, _lies(tile, rotation), railway), place)
            case LayHomeTile(company=company, hex=hex_, rotation=rotation):
                tile = RED_TILE[company]
                choice = choice._replace(tile=tile)
                first = laid.setdefault((hex_, _lies(tile, rotation)), place)
            case LayRailwayTile(tile=tile, rotation=rotation):
                choice = choice._replace(hex=map_of(state).hexes[home_of_railway(state)].id)
                first = laid.setdefault((_lies(tile, rotation),), place)
            case ChooseCity(company=company):
                first, choice = place, choice._replace(hex=_city_hex(state, company))
            case EndStep() | Run():
                first = place
                choice = choice._replace(skips_to=_skips_to(action), loses=_loses(state, action, legal))
            case _:
                first = place
        found.append(choice if first == place else choice._replace(repeats=first))
    return _with_needed_train(state, found)


def _with_needed_train(state: GameState, found: list[Choice]) -> list[Choice]:
    """The choices, with the purchase marked that a company without a train it can run needs (VIII.10)."""
    if any(isinstance(choice.action, EndStep) for choice in found):
        return found
    fitting: list[tuple[int, int]] = []
    for place, choice in enumerate(found):
        match choice.action:
            case BuyTrain(company=company, face=face) if runs_face(state, face, COMPANY[company].index):
                fitting.append((TRAIN[face].price, place))
    if fitting:
        _, place = min(fitting)
        found[place] = found[place]._replace(needed=True)
    return found


def is_forced(legal: Sequence[Action]) -> bool:
    """Is there exactly one legal action, and no amount to choose in it?"""
    return len(legal) == 1 and range_of(legal[0]) is None


# Steps without a choice


def without_choice(state: GameState) -> Action | None:
    """The action that leaves a step in which its player has nothing to choose; None if there is something.

    It ends the step, passes, or makes the run if the rules allow only one income. A trade in local railways is no
    reason to stay in a step, because later steps allow it too; in the last step of a turn it is. Before the run, tiles
    and stations count that the company could have with money or local railways it can get without asking anybody.
    """
    legal = action_ranges(state)
    leaving = next((action for action in legal if isinstance(action, EndStep | Pass | Run)), None)
    due = state.pending[-1]
    if leaving is None or is_forced(legal) or not isinstance(due, CompanyStep) or due.step is Step.TRAINS:
        return leaving if is_forced(legal) and _is_fixed(state, leaving) else None
    kinds = _DECIDED[due.step]
    if any(isinstance(action, kinds) for action in legal) or not _is_fixed(state, leaving):
        return None
    could = action_ranges(_with_all_it_can_get(state, due, legal))
    return None if any(isinstance(action, kinds) for action in could) else leaving


_DECIDED: dict[Step, tuple[type[Action], ...]] = {
    Step.TRACK: (LayTile,),
    Step.STATION: (PlaceStation,),
    Step.RUN: (LayTile, AssignThreeE),
    Step.ACQUISITION: (OfferAcquisition,),
}
"""What there is to choose in a step, besides what any step allows."""


def _is_fixed(state: GameState, leaving: Action | None) -> bool:
    """Is it no run, or one that no player could better or would want to change?"""
    return not isinstance(leaving, Run) or (leaving.proven and not state.options.allow_submaximal_run)


def _with_all_it_can_get(state: GameState, due: CompanyStep, legal: Sequence[Action]) -> GameState:
    """The state if the company had sold its local railways, kept them, and bought those of its Director."""
    item = state.companies[due.company]
    sales = local_railway_price(state) * len(local_railways_of(state, due.company))
    companies = replaced(state.companies, due.company, item._replace(treasury=item.treasury + sales))
    wanted = {action.local_railway for action in legal if isinstance(action, OfferForLocalRailway)}
    railways = tuple(
        held._replace(owner=Owner(NOBODY, due.company))
        if held.owner.player == item.director and railway.id in wanted
        else held
        for railway, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True)
    )
    return state._replace(companies=companies, local_railways=railways)


def _loses(state: GameState, action: EndStep | Run, legal: Sequence[Action]) -> tuple[Loss, ...]:
    """What ending a track or station step gives up: a tile, or a station that would raise the income now.

    Other stations can wait for a later turn, and so can powers that are not needed for a tile.
    """
    match action:
        case EndStep(step=Step.TRACK):
            railways = {tile.local_railway for tile in legal if isinstance(tile, LayTile)}
            return () if not railways else ("tile",) if None in railways else ("power",)
        case EndStep(step=Step.STATION):
            stations = [other for other in legal if isinstance(other, PlaceStation)]
            if any(found.change > 0 for found in previews(state, stations)):
                return ("station",)
    return ()


@cache
def _lies(tile: str, rotation: int) -> tuple[object, ...]:
    """What a turned tile looks like; equal for two rotations that lie alike.

    Towns are alike. Cities are not: a station keeps its city by number when the tile is laid.
    """
    turned = TURNED[code_of(tile, rotation)]
    assert turned is not None
    cities = len(turned.tile.cities)
    return tile, turned.plain, turned.location_exits[:cities], tuple(sorted(turned.location_exits[cities:]))


def _city_hex(state: GameState, company: str) -> str:
    """The hex whose city is chosen: the one in question, or else the company's home (R-049)."""
    due, map_ = state.pending[-1], map_of(state)
    return map_.hexes[due.hex].id if isinstance(due, CityChoice) else map_.homes[company][0]


def _skips_to(action: EndStep | Run) -> Literal["run", "end"]:
    """The goal of a turn that a step without further choices leads to: the run, then the end of the turn."""
    if isinstance(action, Run):
        return "run"
    step = STEPS.index(Step(action.step))
    return "run" if step < STEPS.index(Step.RUN) else "end"
