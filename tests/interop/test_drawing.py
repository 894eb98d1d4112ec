"""The geometry of tiles and hexes: track meets at the borders, circles and text do not overlap."""

from __future__ import annotations

import re
from math import cos, dist, hypot, pi, radians
from typing import Any

import pytest

from cz18.board.hexes import centre, opposite
from cz18.board.track import TURNED
from cz18.facts.maps import MAP_NAMES, load_map
from cz18.facts.tiles import TILES, Tile
from cz18.interop.drawing import geometry
from cz18.interop.drawing.geometry import APOTHEM, CITY, SIDE, TOWN, TRACK, Drawing, Point, tile_drawing

NUMBER = r"-?\d+(?:\.\d+)?"
boards = pytest.mark.parametrize("board", MAP_NAMES)


def ends_of(d: str) -> tuple[Point, Point]:
    """The first and the last point of path data."""
    numbers = [float(number) for number in re.findall(NUMBER, d)]
    return (numbers[0], numbers[1]), (numbers[-2], numbers[-1])


def place_of(picture: Drawing, name: str) -> Point:
    if name[0] == "e":
        return geometry.middle_of(int(name[1:]))
    number = int(name[1:])
    return picture.cities[number].at if name[0] == "c" else picture.towns[number]


def near(one: Point, other: Point) -> bool:
    return dist(one, other) < 0.2


def inside(point: Point, margin: float) -> bool:
    """Is the disc of that radius within the hex?"""
    return all(
        point[0] * cos(angle) + point[1] * cos(angle - pi / 2) + margin <= APOTHEM + 0.2
        for angle in (radians(60 * n) for n in range(6))
    )


def test_track_joins_what_the_facts_join(each: Any) -> None:
    """Every path of a tile is one line, from the middle of its edge to its other end."""

    def check(tile: Tile) -> None:
        picture = tile_drawing(tile)
        assert sorted(line.ends for line in picture.track) == sorted(tile.paths)
        for line in picture.track:
            start, end = ends_of(line.d)
            assert near(start, place_of(picture, line.ends[0]))
            assert near(end, place_of(picture, line.ends[1]))

    each(TILES, check, lambda tile: tile.id)


def test_track_is_square_to_the_edge(each: Any) -> None:
    """Near an edge the track follows the edge's normal, so that adjacent tiles form one smooth line."""

    def check(tile: Tile) -> None:
        for line in tile_drawing(tile).track:
            for end, points in ((line.ends[0], line.points), (line.ends[1], line.points[::-1])):
                if end[0] == "e":
                    x, y = geometry.turned(points[1], -int(end[1:]))
                    u, v = geometry.middle_of(0)
                    step = hypot(x - u, y - v)
                    sideways = abs((x - u) * v - (y - v) * u) / APOTHEM
                    assert sideways < 0.3 * step + 0.1

    each(TILES, check, lambda tile: tile.id)


def test_every_rotation_has_the_exits_of_the_board(each: Any) -> None:
    """The rotated drawing and the track of the rules leave a hex by the same edges."""

    def check(tile: Tile) -> None:
        for rotation in range(6):
            laid = TURNED[1 + tile.index * 6 + rotation]
            assert laid is not None
            drawn = {
                edge
                for line in tile_drawing(tile).track
                for end in line.ends
                if end[0] == "e"
                for edge in range(6)
                if near(geometry.turned(geometry.middle_of(int(end[1:])), rotation), geometry.middle_of(edge))
            }
            assert drawn == {edge for edge in range(6) if laid.exits >> edge & 1}

    each(TILES, check, lambda tile: tile.id)


def test_circles_do_not_overlap(each: Any) -> None:
    """No two circles of a tile overlap, and all of them lie within the tile."""

    def check(tile: Tile) -> None:
        picture = tile_drawing(tile)
        discs = [(slot, CITY) for city in picture.cities for slot in city.slots] + [
            (at, TOWN) for at in picture.towns
        ]
        assert len(discs) == sum(city.slots for city in tile.cities) + len(tile.towns)
        for number, (at, radius) in enumerate(discs):
            assert inside(at, radius)
            for other, other_radius in discs[number + 1 :]:
                assert dist(at, other) >= radius + other_radius - 0.2

    each(TILES, check, lambda tile: tile.id)


def test_values_and_labels_are_readable(each: Any) -> None:
    """In every rotation the value and the label lie within the tile and overlap neither a circle nor each other."""

    def check(tile: Tile) -> None:
        picture = tile_drawing(tile)
        assert len(picture.spots) == (6 if tile.cities or tile.towns else 0)
        for rotation, spots in enumerate(picture.spots):
            circles = [
                slot if city.upright else geometry.turned(slot, rotation)
                for city in picture.cities
                for slot in city.slots
            ]
            circles_and_towns = [(at, CITY) for at in circles]
            circles_and_towns += [(geometry.turned(at, rotation), TOWN) for at in picture.towns]
            if tile.terminal:  # a row of boxes above or below
                assert all(abs(spots.value[1] - at[1]) >= CITY + 11 for at in circles)
                continue
            track = [geometry.turned(point, rotation) for line in picture.track for point in line.points]
            assert inside(spots.value, 15)
            assert all(dist(spots.value, at) >= radius + 18 for at, radius in circles_and_towns)
            assert all(dist(spots.value, point) >= 18 + TRACK / 2 for point in track)
            if tile.label:
                assert inside(spots.label, 8)
                assert dist(spots.value, spots.label) >= 22
                assert all(dist(spots.label, at) >= radius + 8 for at, radius in circles_and_towns)

    each(TILES, check, lambda tile: tile.id)


@boards
def test_track_of_neighbours_meets(board: str) -> None:
    """Across every border the middle of the edge is one point for both hexes."""
    map_ = load_map(board)
    for hex_ in map_.hexes:
        for edge, other in enumerate(hex_.neighbours):
            if other is not None:
                x, y = centre(hex_, SIDE)
                u, v = centre(map_.hexes[other], SIDE)
                here, there = geometry.middle_of(edge), geometry.middle_of(opposite(edge))
                assert near((x + here[0], y + here[1]), (u + there[0], v + there[1]))


@boards
def test_a_board_is_drawn_completely(board: str) -> None:
    """Every hex and every tile has a drawing, with one circle for each station place and town."""
    map_ = load_map(board)
    drawn = geometry.map_drawing(map_)
    assert set(drawn["hexes"]) == {hex_.id for hex_ in map_.hexes}
    assert set(drawn["tiles"]) == {tile.id for tile in TILES}
    for hex_ in map_.hexes:
        picture = drawn["hexes"][hex_.id]
        assert [len(city["slots"]) for city in picture["cities"]] == [city.slots for city in hex_.cities]
        assert len(picture["towns"]) == len(hex_.towns)
        assert [tuple(line["ends"]) for line in picture["track"]] == list(hex_.paths)


def test_praha_keeps_its_two_cities() -> None:
    """The printed cities of Praha lie towards the edges their track leads to (VIII.4)."""
    praha = load_map("standard").hex("E11")
    picture = geometry.hex_drawing(praha)
    for city, (edge, name) in zip(picture.cities, praha.paths, strict=True):
        assert name == f"c{picture.cities.index(city)}"
        towards = min(range(6), key=lambda other: dist(city.at, geometry.middle_of(other)))
        assert f"e{towards}" == edge
