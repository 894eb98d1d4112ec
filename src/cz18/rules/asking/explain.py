"""Why an action, hex or tile is not available, taken from the checks themselves.

A tile can be tried in six rotations and with each power, and each attempt has its own reason. The reason reported is
that of the attempt that passed the most conditions, in the order of the check (VIII.4, VIII.5).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cz18.board.track import TURNED, fits
from cz18.facts.companies import COMPANY
from cz18.facts.tiles import TILES, Colour, Tile
from cz18.rules.actions import Action, LayRailwayTile, LayTile
from cz18.rules.asking.views import hex_view
from cz18.rules.company_turn.local_railways import unused_powers
from cz18.rules.company_turn.track import how_far
from cz18.rules.engine import Decision, action_ranges, check, decision, tried_actions
from cz18.rules.given import expect_state
from cz18.rules.questions import map_of
from cz18.rules.refusals import Refusal
from cz18.rules.state import GameState, Step
from cz18.rules.variants.moravia_papers import how_far_at_home

ORDINARY = tuple(sorted((tile for tile in TILES if tile.colour is not Colour.RED), key=lambda tile: -tile.colour))
"""The highest colour first: among equally close attempts, the reason for it is reported."""


class Controls(NamedTuple):
    """The query: which actions of this decision are not legal, and why?"""


class Hexes(NamedTuple):
    """The query: why can no tile be laid on these hexes?"""


class TilesOn(NamedTuple):
    """The query: why can these tiles not be laid on this hex?"""

    hex: str


Question = Controls | Hexes | TilesOn


class WhyNot(NamedTuple):
    """An action that is not legal, and the reason."""

    action: Action
    refusal: Refusal


def explain(state: GameState, question: Question) -> list[WhyNot]:
    """The actions of a query that are not legal, each with the reason `check` gives.

    `Hexes` and `TilesOn` answer in all six steps of a company's turn: outside the track step the power of a local
    railway may allow a tile (R-072). They also answer while trains are taken over if such a power allows a tile, and at
    `railway_tile`, both for the tiles of the hex in question. At any other decision their list is empty, although no
    tile can be laid.
    """
    expect_state(state)
    if not isinstance(question, Controls | Hexes | TilesOn):
        raise ValueError(f"question: expected Controls(), Hexes() or TilesOn(hex), not {question!r}")
    if isinstance(question, TilesOn):
        hex_view(state, question.hex)  # raises ValueError for an unknown hex
    if isinstance(question, Controls):
        return _controls(state)
    return _tiles(state, question.hex if isinstance(question, TilesOn) else None)


def _controls(state: GameState) -> list[WhyNot]:
    found = []
    for action in tried_actions(state):
        refusal = check(state, action)
        if refusal is not None:
            found.append(WhyNot(action, refusal))
    return found


def _tiles(state: GameState, hex_id: str | None) -> list[WhyNot]:
    due = decision(state)
    if due is None:
        return []
    if due.kind == "railway_tile":
        return _of_each(
            state, ([LayRailwayTile(due.player, tile.id, turn) for turn in range(6)] for tile in ORDINARY)
        )
    if due.company is None:
        return []
    open_ = {action.hex for action in action_ranges(state) if isinstance(action, LayTile)}
    if due.kind not in tuple(Step) and not open_:
        return []
    if hex_id is not None:
        return _of_each(state, (_tries(state, due, hex_id, tile) for tile in ORDINARY))
    closed = (hex_ for hex_ in map_of(state).hexes if hex_.id not in open_)
    return _of_each(state, (_likely(state, due, hex_.id) for hex_ in closed))


def _tries(
    state: GameState, due: Decision, hex_id: str, tile: Tile, turns: Iterable[int] = range(6)
) -> list[LayTile]:
    """All ways to lay this tile on that hex: plainly first, then with each power the company has."""
    assert due.company is not None
    powers = (None, *unused_powers(state, COMPANY[due.company].index))
    return [LayTile(due.company, hex_id, tile.id, turn, power) for power in powers for turn in turns]


def _likely(state: GameState, due: Decision, hex_id: str) -> Iterator[LayTile]:
    """The most promising attempts on a hex: tiles that fit there; if none does, any."""
    map_ = map_of(state)
    index = map_.index[hex_id]
    found = fits(map_, index, state.laid[index])
    for code in found:
        turned = TURNED[code]
        assert turned is not None
        yield from _tries(state, due, hex_id, turned.tile, (turned.rotation,))
    if not found:
        for tile in ORDINARY:
            yield from _tries(state, due, hex_id, tile)


def _of_each(state: GameState, groups: Iterable[Iterable[LayTile | LayRailwayTile]]) -> list[WhyNot]:
    """For each group of attempts, none of them legal, the reason to report."""
    found = (_furthest(state, group) for group in groups)
    return [reason for reason in found if reason is not None]


def _furthest(state: GameState, tries: Iterable[LayTile | LayRailwayTile]) -> WhyNot | None:
    best: WhyNot | None = None
    most = -2
    for action in tries:
        met, refusal = how_far(state, action) if isinstance(action, LayTile) else how_far_at_home(state, action)
        if refusal is None:
            return None
        if met > most:
            best, most = WhyNot(action, refusal), met
    return best
