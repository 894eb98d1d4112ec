"""The promotions listed in the supply, compared with what the board allows on a hex (VIII.5)."""

from __future__ import annotations

import pytest

from cz18.board.track import fits, turned
from cz18.facts.maps import MAP_NAMES, load_map
from cz18.facts.tiles import TILE, TILES, Colour
from cz18.rules.asking.promotions import promotions


@pytest.mark.parametrize("board", MAP_NAMES)
def test_every_promotion_on_a_board_is_listed(board: str) -> None:
    """Every tile that can replace a tile somewhere on a board is in its list."""
    map_ = load_map(board)
    found = 0
    for hex_ in map_.hexes:
        codes = set(fits(map_, hex_.index, 0))
        while codes:
            code = codes.pop()
            for new in fits(map_, hex_.index, code):
                assert turned(new).tile.id in promotions()[turned(code).tile.id]
                found += 1
                if turned(new).tile.colour is not Colour.GREY:
                    codes.add(new)
    assert found > 1000


def test_every_listed_promotion_happens() -> None:
    """Every listed promotion is possible on some hex of the standard board."""
    map_ = load_map("standard")
    seen: set[tuple[str, str]] = set()
    for hex_ in map_.hexes:
        codes, known = list(fits(map_, hex_.index, 0)), set()
        while codes:
            code = codes.pop()
            if code in known:
                continue
            known.add(code)
            after = fits(map_, hex_.index, code)
            seen |= {(turned(code).tile.id, turned(new).tile.id) for new in after}
            codes += after
    assert seen == {(old, new) for old, after in promotions().items() for new in after}


def test_colours_rise_by_one() -> None:
    """Yellow to green to brown to grey; nothing follows grey, and red is separate."""
    for tile in TILES:
        for new in promotions()[tile.id]:
            assert TILE[new].colour == tile.colour + 1
        if tile.colour in (Colour.GREY, Colour.RED):
            assert promotions()[tile.id] == ()
