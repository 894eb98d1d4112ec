"""The tile supply against the component list, and the shape of every tile (II)."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from cz18.facts.tiles import RED_TILE, TILE, TILES, Colour, HexKind, Tile


def copies(colour: Colour, purple: bool | None = None) -> int:
    return sum(t.count for t in TILES if t.colour is colour and purple in (None, t.purple))


@pytest.mark.rule("II-01", "R-003")
def test_the_supply_has_69_yellow_54_green_28_brown_4_grey_and_5_red_tiles() -> None:
    """The component list names 160 tiles (II)."""
    assert [copies(colour) for colour in Colour] == [69, 54, 28, 4, 5]
    assert sum(tile.count for tile in TILES) == 160


@pytest.mark.rule("II-02")
def test_ten_green_seven_brown_and_three_grey_tiles_are_purple_edged() -> None:
    """No yellow and no red tile is purple-edged (II)."""
    assert [copies(colour, purple=True) for colour in Colour] == [0, 10, 7, 3, 0]


def test_tiles_are_found_by_index_and_by_id() -> None:
    assert len(TILE) == len(TILES) == 76
    assert [tile.index for tile in TILES] == list(range(76))
    assert all(TILE[tile.id] is tile for tile in TILES)


@pytest.mark.rule("VIII.4-25", "VIII.8-04", "VIII.8-05")
def test_each_large_company_has_one_red_tile_worth_30_40_50_and_a_bonus_of_50() -> None:
    """Red tiles carry one place and two tracks side by side; routes end there (VIII.4, VIII.7)."""
    assert sorted(RED_TILE) == sorted(["Sx", "Pr", "By", "kk", "Ug"])
    for company, tile in RED_TILE.items():
        (city,) = tile.cities
        assert (tile.company, tile.label, tile.count, tile.terminal) == (company, company, 1, True)
        assert city.revenue is None and city.revenue_by_colour == (None, 30, 40, 50)
        assert (city.slots, city.home_bonus) == (1, 50)
        assert tile.paths == (("e0", "c0"), ("e1", "c0"))
    assert {tile.colour is Colour.RED for tile in TILES if tile.terminal} == {True}


def test_the_track_of_a_tile_is_consistent(each: Any) -> None:
    """Paths run from an edge to an edge or a location that the tile has; locations share no edge."""

    def check(tile: Tile) -> None:
        ends = Counter(end for path in tile.paths for end in path)
        known = {f"e{n}" for n in range(6)} | {f"c{n}" for n in range(len(tile.cities))}
        known |= {f"t{n}" for n in range(len(tile.towns))}
        assert tile.paths and set(ends) <= known
        assert all(first[0] == "e" and first != second for first, second in tile.paths)
        assert len({frozenset(path) for path in tile.paths}) == len(tile.paths)
        assert all(ends[f"c{n}"] for n in range(len(tile.cities)))
        assert all(ends[f"t{n}"] >= 2 for n in range(len(tile.towns)))
        if tile.cities or tile.towns:
            assert all(second[0] != "e" for _, second in tile.paths)
            assert all(number == 1 for end, number in ends.items() if end[0] == "e")

    each(TILES, check, lambda tile: tile.id)


def test_no_two_designs_are_alike() -> None:
    """Two designs of one colour, edge and label differ in their track however they are turned."""
    looks = Counter((t.colour, t.purple, t.label, shape(t)) for t in TILES)
    assert max(looks.values()) == 1


@pytest.mark.parametrize("plain", ["14", "15", "611", "216"])
def test_a_purple_edged_twin_looks_like_the_ordinary_tile(plain: str) -> None:
    one, twin = TILE[plain], TILE[plain + "p"]
    assert shape(one) == shape(twin) and one.cities == twin.cities
    assert not one.purple and twin.purple


@pytest.mark.rule("VIII.5-20", "R-064")
def test_some_tiles_exist_only_purple_edged() -> None:
    """Green and brown town tiles, brown OO tiles and grey city tiles other than Praha (VIII.5)."""
    for tile in TILES:
        if tile.colour in (Colour.GREEN, Colour.BROWN) and tile.towns:
            assert tile.purple, tile.id
        if tile.colour is Colour.BROWN and tile.label == "OO":
            assert tile.purple, tile.id
        if tile.colour is Colour.GREY:
            assert tile.purple == (tile.label != "P"), tile.id


@pytest.mark.rule("R-052", "R-081")
def test_cities_of_praha_and_oo_tiles() -> None:
    """Praha: three or four cities of one place, then one of four; OO: two cities, then one of two places."""
    places = {t.id: [c.slots for c in t.cities] for t in TILES if t.label in ("P", "OO")}
    praha = {"8889": [1] * 3, "8890": [1] * 3, "8891": [1] * 4, "8892": [4], "8893": [4]}
    green = {name: [1, 1] for name in ("8859", "8860", "8863", "8864", "8865", "8885")}
    brown = {name: [2] for name in ("8894p", "8895p", "8896p")}
    assert places == praha | green | brown
    for name in praha:
        several = len(TILE[name].cities) > 1
        assert all((city.group == "Praha") == several for city in TILE[name].cities)


def test_revenue_rises_with_the_colour() -> None:
    """Values of cities, Y cities, OO cities, Praha and towns by colour."""
    values: dict[tuple[str, str | None], dict[Colour, set[int | None]]] = {}
    for t in TILES:
        if t.colour is not Colour.RED and t.kind is not HexKind.OPEN:
            found = {city.revenue for city in t.cities} | set(t.towns)
            kind = "town" if t.towns else "city"
            values.setdefault((kind, t.label), {}).setdefault(t.colour, set()).update(found)
    assert {key: list(by.values()) for key, by in values.items()} == {
        ("town", None): [{10}, {20}, {30}],
        ("city", None): [{20}, {30}, {40}, {60}],
        ("city", "Y"): [{30}, {40}, {50}, {70}],
        ("city", "P"): [{30}, {40}, {60}, {80}],
        ("city", "OO"): [{40}, {60}],
    }
    assert all(a < b for by in values.values() for a, b in pairwise(by))


def test_the_kind_of_a_tile_is_the_kind_of_hex_it_belongs_on() -> None:
    kinds = {name: TILE[name].kind for name in ("7", "3", "1", "5", "201", "8891", "8859", "8894p", "8894")}
    assert kinds == {
        "7": HexKind.OPEN,
        "3": HexKind.TOWN,
        "1": HexKind.DOUBLE_TOWN,
        "5": HexKind.CITY,
        "201": HexKind.CITY,
        "8891": HexKind.CITY,
        "8859": HexKind.DOUBLE_CITY,
        "8894p": HexKind.DOUBLE_CITY,
        "8894": HexKind.RESERVED,
    }


def test_colours_are_read_and_written_as_words() -> None:
    assert [colour.word for colour in Colour] == ["yellow", "green", "brown", "grey", "red"]
    assert [Colour.named(colour.word) for colour in Colour] == list(Colour)


def shape(tile: Tile) -> str:
    """The track in a form that does not depend on how the tile is turned."""
    return min(str(_form(tile, rotation)) for rotation in range(6))


def _form(tile: Tile, rotation: int) -> list[list[str]]:
    joined: dict[str, list[str]] = {}
    plain: list[list[str]] = []
    for first, second in tile.paths:
        edge = f"e{(int(first[1:]) + rotation) % 6}"
        if second[0] == "e":
            plain.append(sorted((edge, f"e{(int(second[1:]) + rotation) % 6}")))
        else:
            joined.setdefault(second, [second[0]]).append(edge)
    return sorted(plain) + sorted(sorted(edges) for edges in joined.values())
