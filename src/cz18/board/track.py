"""Rotated tiles, and which tile fits on which hex (VIII.4, VIII.5).

A laid tile is represented by its code: 1 + tile index * 6 + rotation, or 0 if there is no tile. A printed edge e of a
tile rotated by r is at (e + r) mod 6. Sets of edges are six-bit masks.

Everything here depends only on the map and the tiles. The rules check whether the colour is open, a copy is in the
supply, the network reaches the hex, and who may lay a purple-edged tile.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from cz18.facts.maps import Hex, Map
from cz18.facts.own_boards import cache_by_board
from cz18.facts.tiles import TILE, TILES, City, Colour, HexKind, Tile

WhyNot = tuple[str, str, dict[str, Any]]  # section of the rulebook, code, details


class Turned(NamedTuple):
    """A tile in one of its six rotations."""

    tile: Tile
    rotation: int
    exits: int
    location_exits: tuple[int, ...]  # by location, cities first, then towns
    plain: tuple[tuple[int, int], ...]  # pairs of edges joined by plain track, the smaller edge first


class Printed(NamedTuple):
    """The printed track of a hex, in the form of a rotated tile."""

    hex: Hex
    exits: int
    location_exits: tuple[int, ...]
    plain: tuple[tuple[int, int], ...]  # always empty


def edges_of(mask: int) -> tuple[int, ...]:
    """The edges of a mask, ascending."""
    return tuple(edge for edge in range(6) if mask >> edge & 1)


def _track(
    paths: Iterable[tuple[str, str]], cities: int, towns: int, rotation: int
) -> tuple[int, tuple[int, ...], tuple[tuple[int, int], ...]]:
    exits = 0
    locations = [0] * (cities + towns)
    plain: list[tuple[int, int]] = []
    for first, second in paths:
        edge = (int(first[1:]) + rotation) % 6
        number = int(second[1:])
        exits |= 1 << edge
        if second[0] == "e":
            other = (number + rotation) % 6
            exits |= 1 << other
            plain.append((min(edge, other), max(edge, other)))
        else:
            locations[number + (cities if second[0] == "t" else 0)] |= 1 << edge
    return exits, tuple(locations), tuple(sorted(plain))


def _turned(tile: Tile, rotation: int) -> Turned:
    return Turned(tile, rotation, *_track(tile.paths, len(tile.cities), len(tile.towns), rotation))


_ALL = tuple(_turned(tile, rotation) for tile in TILES for rotation in range(6))  # _ALL[code - 1]

TURNED: tuple[Turned | None, ...] = (None, *_ALL)  # by code


def code_of(tile_id: str, rotation: int) -> int:
    """The code of a tile in this rotation."""
    return 1 + TILE[tile_id].index * 6 + rotation % 6


def turned(code: int) -> Turned:
    """The rotated tile of a nonzero code."""
    return _ALL[code - 1]


def tile_of(code: int) -> Tile | None:
    """The tile of a code, None for 0."""
    return _ALL[code - 1].tile if code else None


def _canonical(code: int) -> int:
    this = turned(code)
    shape = (this.plain, sorted(this.location_exits))
    first = code - this.rotation
    return next(
        other
        for other in range(first, first + 6)
        if (turned(other).plain, sorted(turned(other).location_exits)) == shape
    )


# By code: the lowest code of the same tile that looks the same, because symmetric tiles repeat when rotated. Lists of
# choices contain only the codes with CANONICAL[code] == code.
CANONICAL: tuple[int, ...] = (0, *(_canonical(code) for code in range(1, len(TURNED))))


@cache_by_board
def printed(map: Map, hex_index: int) -> Printed:
    """The printed track of a hex: that of Praha and of the fixed hex; bare locations elsewhere."""
    it = map.hexes[hex_index]
    return Printed(it, *_track(it.paths, len(it.cities), len(it.towns), 0))


def track_on(map: Map, hex_index: int, code: int) -> Turned | Printed:
    """The current track of a hex: that of its tile, or the printed one."""
    return _ALL[code - 1] if code else printed(map, hex_index)


@cache_by_board
def map_edge(map: Map, hex_index: int) -> int:
    """The mask of edges beyond which there is no hex (VIII.4)."""
    return sum(1 << edge for edge, other in enumerate(map.hexes[hex_index].neighbours) if other is None)


# Fitting -------------------------------------------------------------------------------------------------


@cache_by_board
def fits(map: Map, hex_index: int, old_code: int) -> tuple[int, ...]:
    """Every code that can replace the current one on the hex, ascending (VIII.4, VIII.5).

    That is: a first tile of the right colour, or a promotion by one colour; with the same kind and label; keeping
    all old track; without track over the map edge; keeping the track starts beside Praha. Includes purple-edged
    tiles, never red tiles (see `red_rotations`).
    """
    colour = _colour_wanted(map.hexes[hex_index], old_code)
    kept, closed = track_on(map, hex_index, old_code).exits, map_edge(map, hex_index)
    return tuple(
        code
        for code, new in enumerate(_ALL, 1)
        if new.tile.colour == colour
        and new.exits & (kept | closed) == kept  # cheap tests first: they exclude most codes
        and why_not_fit(map, hex_index, old_code, code) is None
    )


def why_not_fit(map: Map, hex_index: int, old_code: int, new_code: int) -> WhyNot | None:
    """Why this tile cannot replace the current one; None exactly if it is in `fits`."""
    return misfit(map, hex_index, old_code, new_code)[1]


def misfit(map: Map, hex_index: int, old_code: int, new_code: int) -> tuple[int, WhyNot | None]:
    """The same as `why_not_fit`, with the number of conditions the tile meets before it fails one."""
    it = map.hexes[hex_index]
    if not 0 < new_code < len(TURNED):
        return 0, ("VIII.4", "no_such_tile", {"hex": it.id, "code": new_code})
    new = turned(new_code)
    old = track_on(map, hex_index, old_code)
    for met, condition in enumerate(_FITTING):
        problem = condition(map, it, old_code, old, new)
        if problem is not None:
            return met, problem
    return len(_FITTING), None


def _why_not_here(map: Map, it: Hex, old_code: int, old: Turned | Printed, turned: Turned) -> WhyNot | None:
    """Red-edged and fixed hexes take no ordinary tile, and red tiles fit nowhere else (R-054, R-055)."""
    new = turned.tile
    if it.kind is HexKind.RESERVED:
        return "VIII.4", "red_edged_hex", {"hex": it.id, "company": it.reserved_for}
    if it.kind is HexKind.FIXED:
        return "VIII.4", "fixed_hex", {"hex": it.id}
    if new.colour is Colour.RED:
        return "VIII.4", "red_tile", {"hex": it.id, "tile": new.id, "company": new.company}
    return None


def _colour_wanted(it: Hex, old_code: int) -> int:
    """The next colour; the first tile on an OO hex is green (VIII.5). There is none after grey."""
    if old_code:
        return turned(old_code).tile.colour + 1
    return Colour.GREEN if it.kind is HexKind.DOUBLE_CITY else Colour.YELLOW


def _why_not_colour(map: Map, it: Hex, old_code: int, old_: Turned | Printed, turned: Turned) -> WhyNot | None:
    new = turned.tile
    wanted = _colour_wanted(it, old_code)
    if new.colour == wanted:
        return None
    old = tile_of(old_code)
    data = {"hex": it.id, "tile": new.id, "colour": new.colour.word, "old": old.id if old else None}
    if new.colour > wanted:
        return "VIII.5", "colour_skipped", data | {"wanted": Colour(wanted).word}
    if old is None:
        return "VIII.4", "no_yellow_on_oo", data
    return "VIII.5", "not_a_promotion", data | {"old_colour": old.colour.word}


def _why_not_kind(map: Map, it: Hex, old_code: int, old: Turned | Printed, turned: Turned) -> WhyNot | None:
    """The kind stays (VIII.4-12 to -17, VIII.5-11); two towns may become one (R-063)."""
    new = turned.tile
    section, kind = ("VIII.5", old.tile.kind) if isinstance(old, Turned) else ("VIII.4", it.kind)
    merging = kind is HexKind.DOUBLE_TOWN and new.kind is HexKind.TOWN and new.purple
    if new.kind is not kind and not merging:
        data = {"hex": it.id, "tile": new.id, "kind": kind.value, "tile_kind": new.kind.value}
        return section, "wrong_kind", data
    return None


def _why_not_label(map: Map, it: Hex, old_code: int, old: Turned | Printed, turned: Turned) -> WhyNot | None:
    """The label stays (VIII.4-18, VIII.5-12)."""
    new = turned.tile
    section, label = ("VIII.5", old.tile.label) if isinstance(old, Turned) else ("VIII.4", it.label)
    if new.label != label:
        return section, "wrong_label", {"hex": it.id, "tile": new.id, "label": label, "tile_label": new.label}
    return None


def _why_over_edge(map: Map, it: Hex, old_code: int, old: Turned | Printed, new: Turned) -> WhyNot | None:
    """No track leads over the map edge (VIII.4-21)."""
    over = edges_of(new.exits & map_edge(map, it.index))
    if over:
        return "VIII.4", "over_map_edge", {"hex": it.id, "tile": new.tile.id, "edge": over[0]}
    return None


def _why_stub_missing(map: Map, it: Hex, old_code: int, old: Turned | Printed, new: Turned) -> WhyNot | None:
    """The tile has track on each printed track start (VIII.4-24)."""
    for edge in it.stubs:
        if not new.exits >> edge & 1:
            return "VIII.4", "stub_missing", {"hex": it.id, "tile": new.tile.id, "edge": edge}
    return None


def _why_track_lost(map: Map, it: Hex, old_code: int, old: Turned | Printed, new: Turned) -> WhyNot | None:
    """All plain track is kept, and every location with all its connections (VIII.5-10, -12)."""
    for pair in old.plain:
        if pair not in new.plain:
            return "VIII.5", "track_lost", {"hex": it.id, "tile": new.tile.id, "edges": list(pair)}
    for mask in old.location_exits:
        if not any(mask & kept == mask for kept in new.location_exits):
            return "VIII.5", "track_lost", {"hex": it.id, "tile": new.tile.id, "edges": list(edges_of(mask))}
    return None


_FITTING = (
    _why_not_here,
    _why_not_colour,
    _why_not_kind,
    _why_not_label,
    _why_over_edge,
    _why_stub_missing,
    _why_track_lost,
)
"""The conditions in the order in which they are checked."""


_LYING = (_why_over_edge, _why_stub_missing, _why_track_lost)


def why_not_lying(map: Map, hex_index: int, code: int) -> WhyNot | None:
    """Why this tile can never lie on the hex, whatever lay there before; None if it may.

    Two towns may have become one (R-063); the colours before are not considered.
    """
    it, new = map.hexes[hex_index], turned(code)
    if it.kind is HexKind.RESERVED and new.tile.company == it.reserved_for:
        rotations = red_rotations(map, hex_index)
        data = {"hex": it.id, "rotations": list(rotations)}
        return None if new.rotation in rotations else ("VIII.4", "red_track_off_the_map", data)
    bare = printed(map, hex_index)
    problem = _why_not_here(map, it, 0, bare, new)
    merged = it.kind is HexKind.DOUBLE_TOWN and new.tile.kind is HexKind.TOWN and new.tile.colour > Colour.YELLOW
    if problem is None and not merged:
        problem = _why_not_kind(map, it, 0, bare, new)
    if problem is None:
        problem = _why_not_label(map, it, 0, bare, new)
    for condition in _LYING:
        if problem is None and not (merged and condition is _why_track_lost):
            problem = condition(map, it, 0, bare, new)
    return problem


def red_rotations(map: Map, hex_index: int) -> tuple[int, ...]:
    """The rotations of a red tile in which both its tracks lead to hexes of the map (R-054)."""
    it = map.hexes[hex_index]
    if it.reserved_for is None:
        return ()
    first = code_of(_RED.id, 0)
    rim = map_edge(map, hex_index)
    return tuple(rotation for rotation in range(6) if not turned(first + rotation).exits & rim)


_RED = next(tile for tile in TILES if tile.colour is Colour.RED)  # the five differ in their company only


# Cities --------------------------------------------------------------------------------------------------


def cities_of(map: Map, hex_index: int, code: int) -> tuple[City, ...]:
    """The current cities of the hex, in the order of the tile or of the printed hex."""
    return _ALL[code - 1].tile.cities if code else _printed_cities(map, hex_index)


@cache_by_board
def _printed_cities(map: Map, hex_index: int) -> tuple[City, ...]:
    return tuple(City(c.revenue, c.slots, c.group, None, 0) for c in map.hexes[hex_index].cities)


@cache_by_board
def city_after(map: Map, hex_index: int, old_code: int, new_code: int) -> tuple[int, ...]:
    """The number on the new tile of each city of the old one: the city with the same exits (R-052, R-081).

    Empty for a bare OO hex: a station there belongs to the whole hex (R-049).
    """
    if old_code == 0 and map.hexes[hex_index].kind is HexKind.DOUBLE_CITY:
        return ()
    old = track_on(map, hex_index, old_code).location_exits[: len(cities_of(map, hex_index, old_code))]
    new = turned(new_code).location_exits[: len(turned(new_code).tile.cities)]
    return tuple(next(number for number, kept in enumerate(new) if mask & kept == mask) for mask in old)
