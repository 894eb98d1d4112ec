"""Why no tile can be laid on a hex, and why not this one: worked out when somebody asks, since there are many.

A tile can be tried in six directions and with each power; each has its reason. The one told is that of the try
which came furthest, in the order in which the rules look (VIII.4, VIII.5).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cz18.board.track import TURNED, fits
from cz18.facts.companies import COMPANY
from cz18.facts.tiles import TILES, Colour, Tile
from cz18.rules.actions import Action, LayRailwayTile, LayTile
from cz18.rules.company_turn.local_railways import unused_powers
from cz18.rules.engine import Decision, check, decision, legal_actions
from cz18.rules.questions import map_of
from cz18.rules.refusals import Refusal
from cz18.rules.state import GameState, Step

FURTHER = (
    "colour_skipped", "no_yellow_on_oo", "not_a_promotion", "wrong_kind", "wrong_label", "over_map_edge",
    "stub_missing", "track_lost", "colour_not_open", "none_in_supply", "purple_needs_power", "colour_beyond_power",
    "no_price_to_cancel", "terrain_beyond_power", "track_step_is_over", "already_promoted", "tile_already_laid",
    "no_more_yellow_tiles", "home_hex_first", "not_joined", "treasury_too_small",
)  # fmt: skip
"""What the rules look at, in their order: a later refusal means that the tile was nearer to lying there."""
_RANK = {code: rank for rank, code in enumerate(FURTHER)}
ORDINARY = tuple(sorted((tile for tile in TILES if tile.colour is not Colour.RED), key=lambda tile: -tile.colour))
"""The highest colour first: of reasons that are equally far, the one about it is told."""


class Reason(NamedTuple):
    """An action that cannot be done, and why."""

    action: Action
    refusal: Refusal


def reasons(state: GameState, hex_id: str | None = None) -> list[Reason]:
    """For each hex on which no tile can be laid now the reason; or, for one hex, for each tile that cannot be.

    Where the decision at hand is about one hex, its tiles are told in either case; where it is not about tiles,
    there are none, unless a local railway could serve all the same (R-072).
    """
    due = decision(state)
    if due is None:
        return []
    if due.kind == "railway_tile":
        return _of_each(
            state, ([LayRailwayTile(due.player, tile.id, turn) for turn in range(6)] for tile in ORDINARY)
        )
    if due.company is None:
        return []
    open_ = {action.hex for action in legal_actions(state) if isinstance(action, LayTile)}
    if due.kind not in tuple(Step) and not open_:
        return []
    if hex_id is not None:
        return _of_each(state, (_tries(state, due, hex_id, tile) for tile in ORDINARY))
    closed = (hex_ for hex_ in map_of(state).hexes if hex_.id not in open_)
    return _of_each(state, (_likely(state, due, hex_.id) for hex_ in closed))


def _tries(
    state: GameState, due: Decision, hex_id: str, tile: Tile, turns: Iterable[int] = range(6)
) -> list[Action]:
    """This tile on that hex, every way: plainly first, then with each power the company has."""
    assert due.company is not None
    powers = (None, *unused_powers(state, COMPANY[due.company].index))
    return [LayTile(due.company, hex_id, tile.id, turn, power) for power in powers for turn in turns]


def _likely(state: GameState, due: Decision, hex_id: str) -> Iterator[Action]:
    """The tries that come furthest on a hex: tiles that fit there; if none does, any."""
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


def _of_each(state: GameState, groups: Iterable[Iterable[Action]]) -> list[Reason]:
    """For each group of tries, of which none is legal, the reason that is told."""
    found = (_furthest(state, group) for group in groups)
    return [reason for reason in found if reason is not None]


def _furthest(state: GameState, tries: Iterable[Action]) -> Reason | None:
    best: Reason | None = None
    for action in tries:
        refusal = check(state, action)
        if refusal is None:
            return None
        if best is None or _rank(refusal) > _rank(best.refusal):
            best = Reason(action, refusal)
    return best


def _rank(refusal: Refusal) -> int:
    return _RANK.get(refusal.code, -1)
