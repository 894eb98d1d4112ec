"""The network of a position: locations, sides and the track between (VIII.4, VIII.7)."""

from __future__ import annotations

import random

import pytest

from cz18.board.network import PLAIN, LocationKind, Network, location_id, network, terminals, values, ways
from cz18.board.track import code_of
from cz18.facts.maps import load_map
from cz18.facts.tiles import Colour
from tests.routes.exhaustive import paths_on
from tests.routes.made import lay_at_random

STANDARD = load_map("standard")


def with_tiles(**tiles: tuple[str, int]) -> Network:
    """The standard board with these tiles: hex = (tile, rotation)."""
    laid = [0] * len(STANDARD.hexes)
    for hex_, (tile, rotation) in tiles.items():
        laid[STANDARD.index[hex_]] = code_of(tile, rotation)
    return network(STANDARD, tuple(laid))


def at(hex_: str, number: int = 0) -> int:
    return location_id(STANDARD.index[hex_], number)


def test_the_bare_board_has_the_printed_track_only() -> None:
    """Praha's two cities, each with one track, and the grey town west of Cheb (R-090)."""
    net = with_tiles()
    with_track = [one for one in net.locations() if one.exits]
    assert [(net.map.hexes[one.hex].id, one.kind, one.revenue, one.exits) for one in with_track] == [
        ("D0", LocationKind.TOWN, 10, 1 << 4 | 1 << 5),
        ("E11", LocationKind.CITY, 20, 1 << 5),
        ("E11", LocationKind.CITY, 20, 1 << 3),
    ]


@pytest.mark.rule("R-044")
def test_a_bare_city_hex_has_a_location_without_track() -> None:
    """A station can stand there; no track leads to it."""
    net = with_tiles()
    brno = net.location(at("G19"))
    assert (brno.slots, brno.exits, brno.revenue) == (1, 0, 0)
    assert all(net.track[STANDARD.index["G19"] * 6 + edge] == 0 for edge in range(6))


def test_locations_keep_their_ids_while_other_hexes_change() -> None:
    """Ids depend on the hex alone."""
    before, after = with_tiles(G19=("201", 0)), with_tiles(G19=("201", 0), E15=("57", 1), B8=("8859", 0))
    assert before.location(at("G19")) == after.location(at("G19"))


@pytest.mark.rule("VIII.7-11", "R-081")
def test_the_cities_of_a_green_oo_tile_are_two_locations() -> None:
    """Each with its own value and tracks; the brown tile has one city of two places."""
    green, brown = with_tiles(C7=("8859", 0)), with_tiles(C7=("8894p", 0))
    assert [green.location(at("C7", number)).exits for number in (0, 1)] == [0b001001, 0b100100]
    assert green.location(at("C7", 1)).revenue == 40
    assert brown.location(at("C7")).slots == 2
    with pytest.raises(KeyError):
        brown.location(at("C7", 1))


@pytest.mark.rule("VIII.7-12", "R-080")
def test_the_cities_of_praha_form_a_group_until_brown() -> None:
    """Printed, yellow and green; the brown tile has one city."""
    for tile, cities in ((None, 2), ("8889", 3), ("8890", 3), ("8891", 4)):
        net = with_tiles(E11=(tile, 0)) if tile else with_tiles()
        assert [net.location(at("E11", number)).group for number in range(cities)] == ["Praha"] * cities
    assert with_tiles(E11=("8892", 0)).location(at("E11")).group is None


@pytest.mark.rule("VIII.8-04", "R-086")
def test_the_value_of_red_tiles_depends_on_the_phase() -> None:
    """30, 40 and 50 from green on; in Moravia-Silesia 20 before that."""
    net = with_tiles(I17=("8895", 2))
    assert [values(net, colour)[at("I17")] for colour in (Colour.GREEN, Colour.BROWN, Colour.GREY)] == [30, 40, 50]
    assert terminals(net) == {at("I17")}
    assert net.location(at("I17")).home_bonus == 50
    moravia = load_map("moravia_silesia")
    laid = [0] * len(moravia.hexes)
    place = next(hex_ for hex_ in moravia.hexes if hex_.reserved_for == "kk")
    laid[place.index] = code_of("8895", 0)
    assert values(network(moravia, tuple(laid)), Colour.YELLOW)[location_id(place.index, 0)] == 20


def test_positions_are_compiled_once() -> None:
    """The same position gives the same network."""
    assert with_tiles(E15=("57", 1)) is with_tiles(E15=("57", 1))
    assert with_tiles(E15=("57", 1)) is not with_tiles(E15=("57", 2))


def test_track_is_that_of_the_tiles() -> None:
    """On random boards every path of every tile, and no other, is in the network."""
    for seed in range(10):
        net = network(STANDARD, lay_at_random(STANDARD, random.Random(seed), 40, 30))
        for hex_ in range(len(STANDARD.hexes)):
            expected = set()
            for one, two in paths_on(STANDARD, net.laid, hex_):
                expected |= {(one, two)} if two[0] == "l" else {(one, two), (two, one)}
            got = set()
            for edge in range(6):
                byte = net.track[hex_ * 6 + edge]
                if byte >= PLAIN:
                    got |= {(f"e{edge}", f"e{other}") for other in range(6) if byte >> other & 1}
                elif byte:
                    got.add((f"e{edge}", f"l{byte - 1}"))
            assert got == expected


def test_ways_lead_on_without_turning_back() -> None:
    """From every port: all other tracks of the location, or those the plain track joins."""
    net = with_tiles(E15=("14", 0), D14=("23", 0))
    here = STANDARD.index["E15"] * 6
    assert ways(net)[here + 0] == (at("E15"), (here + 1, here + 3, here + 4))
    there = STANDARD.index["D14"] * 6
    assert ways(net)[there + 3] == (-1, (there + 0,))
    assert ways(net)[there + 0] == (-1, (there + 3, there + 4))
    assert ways(net)[there + 1] == (-1, ())


def test_sides_join_neighbouring_hexes() -> None:
    """Each side has two ports, one on each hex, and both know it."""
    shape = with_tiles().geometry
    for number, (one, two) in enumerate(shape.sides):
        assert shape.across[one] == two and shape.across[two] == one
        assert shape.side[one] == shape.side[two] == number
        assert one % 6 == (two % 6 + 3) % 6
