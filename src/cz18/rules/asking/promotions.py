"""Which tile can be promoted to which, for the tile supply (VIII.5). `board.track` knows what fits a given hex."""

from __future__ import annotations

from functools import cache

from cz18.board.track import Turned, code_of, turned
from cz18.facts.tiles import TILES, Colour, HexKind, Tile


@cache
def promotions() -> dict[str, tuple[str, ...]]:
    """For each tile, the tiles of the next colour that keep its kind, its label and, in some rotation, its track."""
    return {old.id: tuple(new.id for new in TILES if _may_become(old, new)) for old in TILES}


def _may_become(old: Tile, new: Tile) -> bool:
    if new.colour is Colour.RED or new.colour != old.colour + 1 or new.label != old.label:
        return False
    merging = old.kind is HexKind.DOUBLE_TOWN and new.kind is HexKind.TOWN and new.purple
    if new.kind is not old.kind and not merging:
        return False
    before = turned(code_of(old.id, 0))
    return any(_keeps(before, turned(code_of(new.id, rotation))) for rotation in range(6))


def _keeps(old: Turned, new: Turned) -> bool:
    return set(old.plain) <= set(new.plain) and all(
        any(mask & kept == mask for kept in new.location_exits) for mask in old.location_exits
    )
