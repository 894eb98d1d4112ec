"""The map as an SVG file: well formed, and consistent with the position."""

from __future__ import annotations

from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from cz18.board.track import turned
from cz18.facts.tiles import TILES, Tile
from cz18.interop.drawing import svg
from cz18.interop.drawing.geometry import tile_drawing
from cz18.interop.drawing.svg import map_svg, tile_svg
from cz18.rules.game import Game, beginning_of
from cz18.rules.questions import company_id, map_of
from cz18.rules.state import GameState
from tests.interop.played import TABLES, a_game

NAME = "{http://www.w3.org/2000/svg}"


def elements(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def hexes(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {found.attrib["data-hex"]: found for found in root.iter(f"{NAME}g") if "data-hex" in found.attrib}


def stations(state: GameState) -> Counter[tuple[str, str]]:
    board = map_of(state)
    return Counter(
        (board.hexes[spot.hex].id, company_id(spot.company)) for spot in state.stations if spot.company < 15
    )


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_the_map_of_a_finished_game(board: str, players: int) -> None:
    """Every hex is present, with exactly its stations, and as many lines of track as its tile has."""
    _, state = a_game(board, players)
    root = elements(map_svg(state))
    drawn = hexes(root)
    assert list(drawn) == [hex_.id for hex_ in map_of(state).hexes]
    found = Counter(
        (name, part.attrib["data-company"])
        for name, group in drawn.items()
        for part in group.iter(f"{NAME}g")
        if part.attrib.get("data-company", "St") != "St"
    )
    bare_homes = Counter(
        (hex_.id, hex_.reserved_for)
        for hex_ in map_of(state).hexes
        if hex_.reserved_for is not None and not state.laid[hex_.index]
    )
    assert found == stations(state) + bare_homes
    lines = sum(
        len(group.findall(f"{NAME}path")) for group in root.iter(f"{NAME}g") if group.get("class") == "track"
    )
    printed = sum(len(hex_.paths) + len(hex_.stubs) for hex_ in map_of(state).hexes if not state.laid[hex_.index])
    assert lines == printed + sum(len(turned(code).tile.paths) for code in state.laid if code)


def test_only_the_reconstructed_board_is_marked() -> None:
    """Only Moravia-Silesia is marked as a reconstruction."""
    shown = {
        board: "reconstruction" in map_svg(beginning_of(a_game(board, players)[0])) for board, players in TABLES
    }
    assert shown == {"standard": False, "bohemia": False, "moravia_silesia": True}


def test_the_current_value_of_a_red_tile_is_highlighted() -> None:
    """The value of a red home that counts in the current phase has a heavy frame."""
    game: Game = a_game()[0]
    text = map_svg(beginning_of(game))
    assert 'stroke-width="3.4"' not in text  # no red value counts before green
    assert 'stroke-width="3.4"' in map_svg(a_game()[1])


def test_a_single_tile(each: Any) -> None:
    """Every tile in every rotation is a valid file, with a circle for each station place."""

    def check(tile: Tile) -> None:
        for rotation in range(6):
            root = elements(tile_svg(tile, rotation))
            circles = [found for found in root.iter(f"{NAME}circle") if found.get("class") == "stop"]
            assert len(circles) == sum(len(city.slots) for city in tile_drawing(tile).cities)
            assert svg.GROUND[tile.colour] in ElementTree.tostring(root, encoding="unicode")

    each(TILES, check, lambda tile: tile.id)
