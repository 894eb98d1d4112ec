"""Turned tiles, and which tile fits on which hex (VIII.4, VIII.5)."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cz18.board.track import (
    CANONICAL,
    TURNED,
    cities_of,
    city_after,
    code_of,
    edges_of,
    fits,
    map_edge,
    printed,
    red_rotations,
    tile_of,
    track_on,
    turned,
    why_not_fit,
)
from cz18.facts.maps import MAP_NAMES, Hex, Map, load_map
from cz18.facts.tiles import TILE, TILES, Colour, HexKind, Tile

STANDARD = load_map("standard")
CHART = json.loads((Path(__file__).parent / "upgrade_chart.json").read_text(encoding="utf-8"))


def at(hex_id: str) -> int:
    return STANDARD.index[hex_id]


def fitting(hex_id: str, old: int = 0) -> list[tuple[str, int]]:
    """What fits on a hex of the standard board, as tile and rotation."""
    return [(turned(code).tile.id, turned(code).rotation) for code in fits(STANDARD, at(hex_id), old)]


def tiles_fitting(hex_id: str, old: int = 0) -> set[str]:
    return {tile_id for tile_id, _ in fitting(hex_id, old)}


def refusal(hex_id: str, old: int, new: int) -> tuple[str, str] | None:
    """Section and code of the refusal of a tile on the standard board."""
    why = why_not_fit(STANDARD, at(hex_id), old, new)
    return why[:2] if why else None


def all_codes_that_can_lie_on(board: Map, it: Hex) -> Iterator[int]:
    """0 and every code reached from it by first tiles and promotions."""
    seen, todo = set(), [0]
    while todo:
        code = todo.pop()
        if code not in seen:
            seen.add(code)
            yield code
            todo += fits(board, it.index, code)


# Turned tiles


def test_codes_count_tiles_and_rotations() -> None:
    """Code = 1 + tile index * 6 + rotation; 0 is no tile."""
    assert TURNED[0] is None and tile_of(0) is None
    assert len(TURNED) == 1 + 6 * len(TILES)
    for tile in TILES:
        for rotation in range(6):
            code = code_of(tile.id, rotation)
            assert code == 1 + tile.index * 6 + rotation
            found = TURNED[code]
            assert found is turned(code) and found is not None
            assert (found.tile, found.rotation) == (tile, rotation) and tile_of(code) is tile


def test_turning_moves_every_edge_by_the_rotation() -> None:
    """Tile 8860: cities on edges 1-5 and 2-4; tile 23: plain track 0-3 and 0-4."""
    tile = turned(code_of("8860", 2))
    assert [edges_of(mask) for mask in tile.location_exits] == [(1, 3), (0, 4)]
    assert edges_of(tile.exits) == (0, 1, 3, 4)
    assert turned(code_of("23", 4)).plain == ((1, 4), (2, 4))
    assert edges_of(turned(code_of("23", 4)).exits) == (1, 2, 4)


def test_exits_are_those_of_the_locations_and_the_plain_track(each: Any) -> None:
    """Of every tile in every rotation; no two locations share an edge."""

    def check(tile: Tile) -> None:
        for rotation in range(6):
            it = turned(code_of(tile.id, rotation))
            assert len(it.location_exits) == len(tile.cities) + len(tile.towns)
            mask = 0
            for part in it.location_exits:
                assert not mask & part
                mask |= part
            for first, second in it.plain:
                assert first < second
                mask |= 1 << first | 1 << second
            assert mask == it.exits
            ends = {(int(end[1:]) + rotation) % 6 for path in tile.paths for end in path if end[0] == "e"}
            assert set(edges_of(it.exits)) == ends

    each(TILES, check, lambda tile: tile.id)


def test_rotations_that_look_the_same_have_one_canonical_code() -> None:
    """Straight track looks the same after half a turn, a full star after every turn, a curve never."""
    looks = {
        name: len({CANONICAL[code_of(name, rotation)] for rotation in range(6)})
        for name in ("9", "7", "20", "40", "55", "8890", "8889", "595p", "44", "14", "8859")
    }
    assert looks == {
        "9": 3,
        "7": 6,
        "20": 3,
        "40": 2,
        "55": 3,
        "8890": 2,
        "8889": 6,
        "595p": 1,
        "44": 3,
        "14": 3,
        "8859": 3,
    }
    for code in range(1, len(TURNED)):
        same = CANONICAL[code]
        assert same <= code and CANONICAL[same] == same
        assert turned(same).tile is turned(code).tile
        assert turned(same).exits == turned(code).exits


# Printed track


@pytest.mark.rule("R-051")
def test_printed_praha_has_two_cities_with_one_track_each() -> None:
    """City 0 leads to F12, city 1 to D12."""
    praha = printed(STANDARD, at("E11"))
    assert [edges_of(mask) for mask in praha.location_exits] == [(5,), (3,)]
    assert edges_of(praha.exits) == (3, 5) and praha.plain == ()
    assert [(city.revenue, city.slots, city.group) for city in cities_of(STANDARD, at("E11"), 0)] == [
        (20, 1, "Praha"),
        (20, 1, "Praha"),
    ]


def test_printed_track_of_the_other_hexes() -> None:
    """The grey town joins two edges; bare cities and towns have no track; open hexes have nothing."""
    assert [edges_of(mask) for mask in printed(STANDARD, at("D0")).location_exits] == [(4, 5)]
    assert printed(STANDARD, at("B8")).location_exits == (0, 0)
    assert printed(STANDARD, at("B10")).location_exits == (0,)
    assert printed(STANDARD, at("B14")).location_exits == (0, 0)
    assert printed(STANDARD, at("A11")).location_exits == ()
    assert printed(STANDARD, at("A7")).location_exits == ()
    with_track = {it.id for it in STANDARD.hexes if printed(STANDARD, it.index).exits}
    assert with_track == {"E11", "D0"}


def test_the_track_on_a_hex_is_that_of_its_tile_if_one_lies_there() -> None:
    code = code_of("57", 1)
    assert track_on(STANDARD, at("B10"), code) is turned(code)
    assert track_on(STANDARD, at("B10"), 0) is printed(STANDARD, at("B10"))
    assert cities_of(STANDARD, at("B10"), code) == TILE["57"].cities
    assert [city.revenue for city in cities_of(STANDARD, at("B10"), 0)] == [0]
    assert cities_of(STANDARD, at("B14"), 0) == ()


# The upgrade chart


def inner_hex(kind: HexKind, label: str | None) -> Hex:
    """A hex of that kind with neighbours all round and no printed track start."""
    return next(
        it
        for it in STANDARD.hexes
        if it.kind is kind and it.label == label and not map_edge(STANDARD, it.index) and not it.stubs
    )


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("open", marks=pytest.mark.rule("VIII.4-18")),
        pytest.param("town", marks=pytest.mark.rule("VIII.4-12")),
        pytest.param("double_town", marks=pytest.mark.rule("VIII.4-13")),
        pytest.param("city", marks=pytest.mark.rule("VIII.4-15")),
        pytest.param("city_Y", marks=pytest.mark.rule("VIII.4-16")),
        pytest.param("city_P", marks=pytest.mark.rule("VIII.4-17")),
        pytest.param("double_city_OO", marks=pytest.mark.rule("VIII.5-16")),
    ],
)
def test_first_tiles_follow_the_chart(name: str) -> None:
    """Which tiles can be the first on each kind of hex (VIII.4)."""
    kind, _, label = name.rpartition("_") if name[-1].isupper() else (name, "", "")
    it = inner_hex(HexKind(kind), label or None)
    assert tiles_fitting(it.id) == set(CHART["first_lays"][name])


@pytest.mark.rule("VIII.5-01", "VIII.5-20", "R-064")
@pytest.mark.parametrize(
    "tile_id",
    [
        *(
            pytest.param(tile.id, marks=pytest.mark.rule("VIII.5-11"))
            for tile in TILES
            if tile.colour < Colour.GREY and tile.kind is HexKind.OPEN
        ),
        *(
            pytest.param(tile.id, marks=pytest.mark.rule("VIII.5-12", "R-063"))
            for tile in TILES
            if tile.colour < Colour.GREY and tile.kind is not HexKind.OPEN
        ),
    ],
)
def test_promotions_follow_the_chart(tile_id: str) -> None:
    """In every rotation of the old tile, exactly the tiles of the upgrade chart can replace it (VIII.5)."""
    tile = TILE[tile_id]
    it = inner_hex(tile.kind, tile.label)
    for rotation in range(6):
        assert tiles_fitting(it.id, code_of(tile_id, rotation)) == set(CHART["promotions"][tile_id])


def test_the_chart_names_every_tile_that_can_be_promoted_and_every_kind_of_hex() -> None:
    assert set(CHART["first_lays"]) == {
        "open", "town", "double_town", "city", "city_Y", "city_P", "double_city_OO",
    }  # fmt: skip
    assert set(CHART["promotions"]) == {tile.id for tile in TILES if tile.colour < Colour.GREY}


def joined(tile: Tile, rotation: int) -> tuple[set[frozenset[int]], dict[str, set[int]]]:
    """Plain track and the edges of each location, from the printed paths."""
    plain: set[frozenset[int]] = set()
    spots: dict[str, set[int]] = {}
    for first, second in tile.paths:
        edge = (int(first[1:]) + rotation) % 6
        if second[0] == "e":
            plain.add(frozenset((edge, (int(second[1:]) + rotation) % 6)))
        else:
            spots.setdefault(second, set()).add(edge)
    return plain, spots


def keeps(old: Tile, old_rotation: int, new: Tile, rotation: int) -> bool:
    plain, spots = joined(old, old_rotation)
    new_plain, new_spots = joined(new, rotation)
    return plain <= new_plain and all(
        any(edges <= wider for wider in new_spots.values()) for edges in spots.values()
    )


@pytest.mark.rule("VIII.4-21", "VIII.4-24", "VIII.5-10", "VIII.5-12")
@pytest.mark.parametrize("name", MAP_NAMES)
def test_rotations_agree_with_a_plain_reading_of_the_rules(name: str) -> None:
    """For every hex and every tile that can lie there: chart, kept track, map edge and track starts.

    The rotations are worked out here a second time, from the printed paths and the upgrade chart.
    """
    board = load_map(name)
    checked = 0
    for it in board.hexes:
        if it.kind in (HexKind.RESERVED, HexKind.FIXED):
            continue
        closed = {edge for edge in range(6) if it.neighbours[edge] is None}
        first = it.kind.value + (f"_{it.label}" if it.label else "")
        for code in all_codes_that_can_lie_on(board, it):
            old = tile_of(code)
            candidates = CHART["promotions"].get(old.id, []) if old else CHART["first_lays"][first]
            expected = []
            for tile_id in candidates:
                for rotation in range(6):
                    plain, spots = joined(TILE[tile_id], rotation)
                    exits = set().union(*plain, *spots.values())
                    if exits & closed or not exits.issuperset(it.stubs):
                        continue
                    if old and not keeps(old, turned(code).rotation, TILE[tile_id], rotation):
                        continue
                    if not old and not exits.issuperset(int(path[0][1:]) for path in it.paths):
                        continue
                    expected.append(code_of(tile_id, rotation))
            assert sorted(expected) == list(fits(board, it.index, code)), (it.id, code)
            checked += 1
    assert checked > 10 * len(board.hexes)


@pytest.mark.parametrize(
    "hex_id", ["A7", "A9", "A11", "B8", "B10", "B12", "B14", "D0", "D12", "E11", "F12", "C25"]
)
def test_a_reason_is_given_exactly_where_a_tile_does_not_fit(hex_id: str) -> None:
    for old in list(all_codes_that_can_lie_on(STANDARD, STANDARD.hex(hex_id)))[:40]:
        right = {code for code in range(len(TURNED)) if why_not_fit(STANDARD, at(hex_id), old, code) is None}
        assert right == set(fits(STANDARD, at(hex_id), old))
        assert list(fits(STANDARD, at(hex_id), old)) == sorted(right)


@pytest.mark.parametrize("name", MAP_NAMES)
def test_every_hex_can_take_a_first_tile(name: str) -> None:
    """Even in the corners of the board."""
    board = load_map(name)
    for it in board.hexes:
        ordinary = it.kind not in (HexKind.RESERVED, HexKind.FIXED)
        assert bool(fits(board, it.index, 0)) == ordinary, it.id


# First tiles


@pytest.mark.rule("VIII.4-02")
@pytest.mark.parametrize("name", MAP_NAMES)
def test_yellow_tiles_go_on_hexes_without_a_tile_and_on_praha(name: str) -> None:
    """Only the OO hexes begin with another colour (VIII.4)."""
    board = load_map(name)
    for it in board.hexes:
        colours = {turned(code).tile.colour for code in fits(board, it.index, 0)}
        if it.kind is HexKind.DOUBLE_CITY:
            assert colours == {Colour.GREEN}
        elif it.kind not in (HexKind.RESERVED, HexKind.FIXED):
            assert colours == {Colour.YELLOW}


@pytest.mark.rule("VIII.4-03", "VIII.5-16")
@pytest.mark.parametrize("hex_id", ["B8", "C7", "D26"])
def test_the_first_tile_on_an_oo_hex_is_green(hex_id: str) -> None:
    """A yellow one is refused, an ordinary green one does not fit (VIII.4, VIII.5)."""
    assert refusal(hex_id, 0, code_of("57", 0)) == ("VIII.4", "no_yellow_on_oo")
    assert refusal(hex_id, 0, code_of("8859", 0)) is None
    assert refusal(hex_id, 0, code_of("14", 0)) == ("VIII.4", "wrong_kind")
    assert refusal(hex_id, 0, code_of("8894p", 0)) == ("VIII.5", "colour_skipped")
    assert len(fitting(hex_id)) == 36


@pytest.mark.rule("VIII.4-12")
def test_a_town_takes_tiles_with_one_town_only() -> None:
    assert tiles_fitting("C9") == {"3", "4", "58"}
    assert refusal("C9", 0, code_of("1", 0)) == ("VIII.4", "wrong_kind")
    assert refusal("C9", 0, code_of("9", 0)) == ("VIII.4", "wrong_kind")
    assert refusal("C9", 0, code_of("57", 0)) == ("VIII.4", "wrong_kind")


@pytest.mark.rule("VIII.4-13")
def test_two_towns_take_tiles_with_two_towns_on_two_tracks() -> None:
    assert tiles_fitting("B14") == {"1", "2", "55", "56", "69"}
    assert refusal("B14", 0, code_of("4", 0)) == ("VIII.4", "wrong_kind")
    for tile_id in tiles_fitting("B14"):
        first, second = turned(code_of(tile_id, 0)).location_exits
        assert len(edges_of(first)) == len(edges_of(second)) == 2 and not first & second


@pytest.mark.rule("VIII.4-15")
def test_a_city_takes_city_tiles_only() -> None:
    assert tiles_fitting("B10") == {"5", "6", "57"}
    assert refusal("B10", 0, code_of("9", 0)) == ("VIII.4", "wrong_kind")
    assert refusal("B10", 0, code_of("4", 0)) == ("VIII.4", "wrong_kind")


@pytest.mark.rule("VIII.4-16")
@pytest.mark.parametrize("hex_id", ["B12", "I11", "F6", "C25", "G19"])
def test_y_tiles_belong_on_y_cities(hex_id: str) -> None:
    """Y cities take Y tiles only, and nothing else takes them (VIII.4)."""
    assert tiles_fitting(hex_id) <= {"201", "202", "621"}
    why = why_not_fit(STANDARD, at(hex_id), 0, code_of("57", 0))
    assert why == ("VIII.4", "wrong_label", {"hex": hex_id, "tile": "57", "label": "Y", "tile_label": None})
    assert refusal("B10", 0, code_of("621", 0)) == ("VIII.4", "wrong_label")
    assert refusal("E11", 0, code_of("621", 0)) == ("VIII.4", "wrong_label")
    assert refusal("B8", 0, code_of("622", 0)) == ("VIII.4", "wrong_kind")


@pytest.mark.rule("VIII.4-17", "R-052")
def test_praha_takes_p_tiles_that_keep_its_two_tracks() -> None:
    """Printed are the tracks on edges 3 and 5; the yellow tiles add one (VIII.4)."""
    assert fitting("E11") == [("8889", 1), ("8890", 1), ("8890", 3), ("8890", 5)]
    assert refusal("E11", 0, code_of("57", 0)) == ("VIII.4", "wrong_label")
    assert refusal("E11", 0, code_of("8889", 0)) == ("VIII.5", "track_lost")
    assert refusal("E11", 0, code_of("8891", 1)) == ("VIII.5", "colour_skipped")
    for other in ("B10", "B12"):
        assert refusal(other, 0, code_of("8890", 1)) == ("VIII.4", "wrong_label")


@pytest.mark.rule("VIII.4-18")
def test_an_open_hex_takes_plain_track_only() -> None:
    assert tiles_fitting("C15") == {"7", "8", "9"}
    for tile_id in ("4", "1", "57", "621", "8890"):
        assert refusal("C15", 0, code_of(tile_id, 0)) == ("VIII.4", "wrong_kind")


@pytest.mark.rule("VIII.4-21")
def test_no_track_leads_over_the_map_edge() -> None:
    """North of A11 there is no hex: edges 2 and 3 (VIII.4)."""
    why = why_not_fit(STANDARD, at("A11"), 0, code_of("9", 0))
    assert why == ("VIII.4", "over_map_edge", {"hex": "A11", "tile": "9", "edge": 3})
    assert fitting("A11") == [("7", 0), ("7", 4), ("7", 5), ("8", 4), ("8", 5), ("9", 1), ("9", 4)]
    for it in STANDARD.hexes:
        for old in all_codes_that_can_lie_on(STANDARD, it):
            if old:
                assert not turned(old).exits & map_edge(STANDARD, it.index)


@pytest.mark.rule("VIII.4-22", "R-055")
def test_track_may_lead_into_a_red_edged_hex() -> None:
    """West of A9 lies A7, kept for Sx (VIII.4)."""
    towards = code_of("58", 5)
    assert edges_of(turned(towards).exits) == (1, 5)
    assert STANDARD.hex("A9").neighbours[1] == at("A7")
    assert refusal("A9", 0, towards) is None


@pytest.mark.rule("R-055", "VIII.4-27")
def test_red_edged_and_fixed_hexes_take_no_ordinary_tile() -> None:
    assert fits(STANDARD, at("A7"), 0) == fits(STANDARD, at("D0"), 0) == ()
    assert refusal("A7", 0, code_of("9", 1)) == ("VIII.4", "red_edged_hex")
    assert refusal("A7", code_of("8896", 4), code_of("9", 1)) == ("VIII.4", "red_edged_hex")
    assert refusal("D0", 0, code_of("58", 0)) == ("VIII.4", "fixed_hex")


@pytest.mark.rule("VIII.4-24")
@pytest.mark.parametrize(("hex_id", "edge"), [("D12", 0), ("F12", 2)])
def test_the_track_starts_beside_praha_are_kept(hex_id: str, edge: int) -> None:
    """Every tile on D12 and F12 has a track on the edge towards Praha (VIII.4)."""
    codes = [code for code in all_codes_that_can_lie_on(STANDARD, STANDARD.hex(hex_id)) if code]
    assert codes and all(turned(code).exits >> edge & 1 for code in codes)
    tile_id = "9" if hex_id == "D12" else "4"
    why = why_not_fit(STANDARD, at(hex_id), 0, code_of(tile_id, edge + 1))
    assert why == ("VIII.4", "stub_missing", {"hex": hex_id, "tile": tile_id, "edge": edge})
    assert refusal(hex_id, 0, code_of(tile_id, edge)) is None


# Promotions


@pytest.mark.rule("VIII.5-01")
def test_a_promotion_goes_one_colour_up() -> None:
    """Yellow, green, brown, grey; no skipping, no going back, no exchange within a colour (VIII.5)."""
    yellow, green, brown, grey = (code_of(name, 0) for name in ("57", "14", "611", "595p"))
    assert refusal("B10", yellow, green) is None
    assert refusal("B10", green, brown) is None
    assert refusal("B10", brown, grey) is None
    assert refusal("B10", 0, green) == ("VIII.5", "colour_skipped")
    assert refusal("B10", yellow, brown) == ("VIII.5", "colour_skipped")
    assert refusal("B10", green, grey) == ("VIII.5", "colour_skipped")
    assert refusal("B10", green, yellow) == ("VIII.5", "not_a_promotion")
    assert refusal("B10", green, code_of("15", 0)) == ("VIII.5", "not_a_promotion")
    assert refusal("B10", grey, grey) == ("VIII.5", "not_a_promotion")
    assert fits(STANDARD, at("B10"), grey) == ()


@pytest.mark.rule("R-065")
def test_a_purple_edged_tile_is_never_the_first_on_a_hex() -> None:
    """They are green or higher (VIII.5)."""
    assert refusal("B10", 0, code_of("14p", 0)) == ("VIII.5", "colour_skipped")
    for it in STANDARD.hexes:
        assert not any(turned(code).tile.purple for code in fits(STANDARD, it.index, 0))


@pytest.mark.rule("VIII.5-10")
def test_a_promotion_keeps_all_track() -> None:
    """Straight track 0-3 becomes tile 20 with the straights 0-3 and 1-4, not the one turned on (VIII.5)."""
    straight = code_of("9", 0)
    assert refusal("C15", straight, code_of("20", 0)) is None
    why = why_not_fit(STANDARD, at("C15"), straight, code_of("20", 1))
    assert why == ("VIII.5", "track_lost", {"hex": "C15", "tile": "20", "edges": [0, 3]})
    assert {code for name, code in fitting("C15", straight) if name == "20"} == {0, 2, 3, 5}


@pytest.mark.rule("VIII.5-10", "VIII.5-12")
def test_a_city_keeps_all_its_connections() -> None:
    """Tile 5 joins edges 0 and 1; tile 619 (0, 2, 3, 4) keeps them in two of its rotations (VIII.5)."""
    curve = code_of("5", 0)
    assert [r for name, r in fitting("B10", curve) if name == "619"] == [3, 4]
    assert refusal("B10", curve, code_of("619", 0)) == ("VIII.5", "track_lost")


@pytest.mark.rule("VIII.5-11", "VIII.5-12")
def test_a_promotion_keeps_the_kind_of_location() -> None:
    """Plain track stays plain, a town a town, a city a city with its label (VIII.5)."""
    assert refusal("C15", code_of("9", 0), code_of("888p", 0)) == ("VIII.5", "wrong_kind")
    assert refusal("C15", code_of("9", 0), code_of("14", 0)) == ("VIII.5", "wrong_kind")
    assert refusal("C9", code_of("4", 0), code_of("20", 0)) == ("VIII.5", "wrong_kind")
    assert refusal("C9", code_of("4", 0), code_of("14", 0)) == ("VIII.5", "wrong_kind")
    assert refusal("B10", code_of("57", 0), code_of("888p", 0)) == ("VIII.5", "wrong_kind")
    assert refusal("B10", code_of("57", 0), code_of("208", 0)) == ("VIII.5", "wrong_label")
    assert refusal("B12", code_of("621", 0), code_of("14", 0)) == ("VIII.5", "wrong_label")
    assert refusal("B8", code_of("8859", 0), code_of("611", 0)) == ("VIII.5", "wrong_kind")


@pytest.mark.rule("R-063")
def test_two_towns_may_become_one_on_a_purple_edged_tile_with_all_four_exits() -> None:
    """Tile 1 (towns on 1-3 and 0-4) becomes 888p turned so that it has edges 0, 1, 3, 4 (VIII.5)."""
    two = code_of("1", 0)
    assert fitting("B14", two) == [("888p", 2), ("888p", 5)]
    assert refusal("B14", two, code_of("888p", 0)) == ("VIII.5", "track_lost")
    assert TILE["888p"].purple and len(TILE["888p"].towns) == 1


@pytest.mark.rule("VIII.5-06")
def test_purple_edged_tiles_are_promoted_like_others() -> None:
    """An ordinary brown tile fits on a purple-edged green one; so does a purple-edged one (VIII.5)."""
    assert tiles_fitting("B10", code_of("14p", 0)) == {"611", "611p"}
    assert tiles_fitting("B10", code_of("611p", 0)) == {"595p"}


@pytest.mark.rule("R-054")
def test_no_red_tile_goes_on_an_ordinary_hex() -> None:
    assert refusal("C15", 0, code_of("8896", 0)) == ("VIII.4", "red_tile")
    for name in MAP_NAMES:
        board = load_map(name)
        for it in board.hexes:
            for code in all_codes_that_can_lie_on(board, it):
                assert code == 0 or turned(code).tile.colour is not Colour.RED


@pytest.mark.rule("R-054", "VIII.4-25")
def test_a_red_tile_points_with_both_tracks_to_hexes() -> None:
    """A7 has neighbours on edges 4, 5 and 0; A21 only on 5 and 0 (VIII.4)."""
    rotations = {
        it.id: red_rotations(STANDARD, it.index) for it in STANDARD.hexes if red_rotations(STANDARD, it.index)
    }
    assert rotations == {
        "A7": (4, 5),
        "B4": (4, 5),
        "A21": (5,),
        "B18": (0, 4, 5),
        "F2": (2, 3, 4),
        "H4": (2, 3),
        "I17": (2, 3),
        "J14": (1,),
        "G27": (1,),
        "I23": (1, 2),
    }


def test_a_code_that_is_no_tile_does_not_fit() -> None:
    for code in (0, -1, len(TURNED)):
        assert refusal("B10", 0, code) == ("VIII.4", "no_such_tile")


# Cities across a promotion


@pytest.mark.rule("R-052", "VIII.5-13")
def test_a_praha_city_is_known_by_its_exit() -> None:
    """NWB's city (edge 5) and BN's (edge 3) keep their exits until brown joins all of them (VIII.5)."""
    praha = at("E11")
    assert city_after(STANDARD, praha, 0, code_of("8889", 1)) == (2, 0)
    assert city_after(STANDARD, praha, 0, code_of("8890", 1)) == (2, 1)
    assert city_after(STANDARD, praha, 0, code_of("8890", 3)) == (1, 0)
    steps = 0
    for old in all_codes_that_can_lie_on(STANDARD, STANDARD.hex("E11")):
        for new in fits(STANDARD, praha, old):
            after = city_after(STANDARD, praha, old, new)
            assert len(after) == len(cities_of(STANDARD, praha, old))
            before_exits = track_on(STANDARD, praha, old).location_exits
            for city, number in enumerate(after):
                assert before_exits[city] & ~turned(new).location_exits[number] == 0
            if turned(new).tile.colour < Colour.BROWN:
                assert len(set(after)) == len(after)
            else:
                assert set(after) == {0}
            steps += 1
    assert steps > 10


@pytest.mark.rule("R-049", "R-081")
def test_oo_cities_merge_in_brown_and_a_bare_oo_hex_has_no_city_of_its_own_yet() -> None:
    assert city_after(STANDARD, at("B8"), 0, code_of("8859", 0)) == ()
    (brown, *_) = fits(STANDARD, at("B8"), code_of("8859", 0))
    assert turned(brown).tile.id == "8896p"
    assert city_after(STANDARD, at("B8"), code_of("8859", 0), brown) == (0, 0)
    assert [city.slots for city in cities_of(STANDARD, at("B8"), brown)] == [2]


def test_an_ordinary_city_stays_city_0() -> None:
    for old, new in ((0, "57"), (code_of("57", 0), "14"), (code_of("14", 0), "611")):
        assert city_after(STANDARD, at("B10"), old, code_of(new, 0)) == (0,)
    assert city_after(STANDARD, at("B14"), code_of("1", 0), code_of("888p", 2)) == ()
    assert city_after(STANDARD, at("C15"), 0, code_of("9", 0)) == ()
