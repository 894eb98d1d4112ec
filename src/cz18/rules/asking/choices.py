"""Legal actions with everything a reader needs to show them: place, tile, cost, what is at stake.

choices(state, legal)    a `Choice` for each legal action, in the same order
is_forced(legal)         is there nothing to choose?
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal, NamedTuple

from cz18.board.track import TURNED, code_of
from cz18.facts.tiles import TILES
from cz18.rules.actions import Action, ChooseCity, EndStep, LayHomeTile, LayRailwayTile, LayTile, Run
from cz18.rules.asking.prices import Terms, range_of, terms_of
from cz18.rules.questions import map_of
from cz18.rules.state import CityChoice, GameState, Step
from cz18.rules.variants.moravia_papers import home_of_railway

RED_TILE = {tile.company: tile.id for tile in TILES if tile.company is not None}
STEPS = tuple(Step)


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


def choices(state: GameState, legal: Iterable[Action]) -> list[Choice]:
    """The legal actions as choices, in the same order. Each is applied once, for its terms."""
    found: list[Choice] = []
    laid: dict[tuple[object, ...], int] = {}
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
                first, choice = place, choice._replace(skips_to=_skips_to(action))
            case _:
                first = place
        found.append(choice if first == place else choice._replace(repeats=first))
    return found


def is_forced(legal: Sequence[Action]) -> bool:
    """Is there exactly one legal action, and no amount to choose in it?"""
    return len(legal) == 1 and range_of(legal[0]) is None


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
