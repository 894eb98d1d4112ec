"""Layout of tiles and hexes: one geometry for the page and for SVG files.

A tile is laid out at rotation 0 with its centre at (0, 0), x to the east, y to the south, and sides 100 units long:

- track: one line per path, as SVG path data, with its two ends named as in the facts;
- cities: the circles for stations; a city in the centre stays upright when the tile is rotated;
- towns: their positions;
- spots: for each of the six rotations, the least disturbing positions of the value, the label and the hex name.
  These are positions on the rotated tile, because text is never rotated.

This module knows nothing about paint, font sizes in pixels, or the contents of a map.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import atan2, cos, dist, hypot, pi, radians, sin, sqrt
from typing import Any, NamedTuple

from cz18.board.hexes import centre
from cz18.facts.maps import Hex, Map
from cz18.facts.tiles import TILES, Colour, HexKind, Tile

SIDE = 100.0
APOTHEM = SIDE * sqrt(3) / 2
CITY = 26.0  # radius of a station circle
TOWN = 11.0
TRACK = 11.0  # width
MARK = 28.0  # side of a marked corner
MARKED = {Colour.GREEN: (3,), Colour.BROWN: (3, 0), Colour.GREY: (3, 0, 4, 1)}
"""The marked corners by colour; the other two corners have the hex id and the tile number."""
_OUTSIDE = 52.0  # distance from the centre of a city with a single line, as in Praha

Point = tuple[float, float]


class Line(NamedTuple):
    """One path of track."""

    ends: tuple[str, str]
    d: str
    points: tuple[Point, ...]  # sampled along the path, to keep text off the track


class CityPlace(NamedTuple):
    at: Point
    slots: tuple[Point, ...]
    upright: bool


class Spots(NamedTuple):
    """Centres of the texts on a rotated tile."""

    name: Point
    value: Point
    label: Point


@dataclass(frozen=True, slots=True)
class Drawing:
    track: tuple[Line, ...]
    cities: tuple[CityPlace, ...]
    towns: tuple[Point, ...]
    spots: tuple[Spots, ...]  # by rotation; a bare hex has one entry, a hex without locations none


# Lines ---------------------------------------------------------------------------------------------------


def middle_of(edge: int) -> Point:
    """Midpoint of an edge; edge 0 is at the lower left, the others follow clockwise."""
    return _polar(APOTHEM, edge)


def corner(number: int) -> Point:
    """Position of a corner; edge e runs from corner e to corner e + 1."""
    angle = radians(90 + 60 * number)
    return SIDE * cos(angle), SIDE * sin(angle)


def _polar(radius: float, edge: float) -> Point:
    angle = radians(120 + 60 * edge)
    return radius * cos(angle), radius * sin(angle)


def turned(point: Point, rotation: int) -> Point:
    """The point after rotating the tile clockwise by `rotation` sixths of a turn."""
    x, y = point
    c, s = cos(rotation * pi / 3), sin(rotation * pi / 3)
    return x * c - y * s, x * s + y * c


_STEPS = 6


class _Curve:
    """Track between two edges, perpendicular to both: straight, or an arc around a corner or a neighbour's centre."""

    def __init__(self, first: int, second: int) -> None:
        self.start, self.end = middle_of(first), middle_of(second)
        apart = min((second - first) % 6, (first - second) % 6)
        self.radius = {1: SIDE / 2, 2: SIDE * 1.5, 3: 0.0}[apart]
        if self.radius:
            low = first if (second - first) % 6 == apart else second
            self.pivot = corner(low + 1) if apart == 1 else _polar(2 * APOTHEM, low + 1)
            self.angle = self._angle(self.start)
            turn = self._angle(self.end) - self.angle
            self.turn = (turn + pi) % (2 * pi) - pi

    def _angle(self, point: Point) -> float:
        return atan2(point[1] - self.pivot[1], point[0] - self.pivot[0])

    def at(self, t: float) -> Point:
        if not self.radius:
            (x, y), (u, v) = self.start, self.end
            return x + (u - x) * t, y + (v - y) * t
        angle = self.angle + self.turn * t
        return self.pivot[0] + self.radius * cos(angle), self.pivot[1] + self.radius * sin(angle)

    def line(self, ends: tuple[str, str], low: float = 0.0, high: float = 1.0) -> Line:
        """The section between two parameters; its path data run from `low` to `high`."""
        start, end = self.at(low), self.at(high)
        if self.radius:
            clockwise = (self.turn > 0) == (high > low)
            radius = _number(self.radius)
            d = f"M{_pair(start)}A{radius} {radius} 0 0 {int(clockwise)} {_pair(end)}"
        else:
            d = f"M{_pair(start)}L{_pair(end)}"
        return Line(ends, d, tuple(self.at(low + (high - low) * n / _STEPS) for n in range(_STEPS + 1)))


def _straight(ends: tuple[str, str], start: Point, end: Point) -> Line:
    points = tuple(
        (start[0] + (end[0] - start[0]) * n / _STEPS, start[1] + (end[1] - start[1]) * n / _STEPS)
        for n in range(_STEPS + 1)
    )
    return Line(ends, f"M{_pair(start)}L{_pair(end)}", points)


def _number(value: float) -> str:
    return f"{round(value, 1):g}".replace("-0", "0") if abs(value) < 0.05 else f"{round(value, 1):g}"


def _pair(point: Point) -> str:
    return f"{_number(point[0])} {_number(point[1])}"


# Places of cities and towns ------------------------------------------------------------------------------

_ALONG = (0.5, 0.42, 0.58, 0.34, 0.66, 0.28, 0.72, 0.22, 0.78)


def _exits(paths: Iterable[tuple[str, str]]) -> dict[str, list[int]]:
    """The edges of each location: `{"c0": [0, 3]}`."""
    found: dict[str, list[int]] = {}
    for first, second in paths:
        if second[0] != "e":
            found.setdefault(second, []).append(int(first[1:]))
    return found


def _places_along(exits: dict[str, list[int]]) -> dict[str, float]:
    """Parameter along its track (0 to 1) of each location with two exits: far apart if there are several, else 0.5."""
    names = [name for name, edges in exits.items() if len(edges) == 2]
    if len(names) < 2:
        return dict.fromkeys(names, 0.5)
    wanted = 2.6 * CITY if names[0][0] == "c" else 4 * TOWN
    curves = [_Curve(*exits[name]) for name in names]
    tracks = [[curve.at(n / 12) for n in range(13)] for curve in curves]

    def spacing(places: Sequence[float]) -> float:
        points = [curve.at(t) for curve, t in zip(curves, places, strict=True)]
        gaps = [dist(a, b) for n, a in enumerate(points) for b in points[n + 1 :]]
        gaps += [
            1.6 * dist(a, b)
            for n, a in enumerate(points)
            for m, track in enumerate(tracks)
            if m != n
            for b in track
        ]
        return min(min(gaps), wanted) - 8 * sum(abs(t - 0.5) for t in places)

    best = max(product(_ALONG, repeat=len(names)), key=spacing)
    return dict(zip(names, best, strict=True))


def _lay_out(paths: Sequence[tuple[str, str]]) -> tuple[list[Line], dict[str, Point]]:
    """The track lines, and the positions of the locations that have track."""
    exits = _exits(paths)
    along = _places_along(exits) if len(exits) > 1 or any(name[0] == "t" for name in exits) else {}
    places: dict[str, Point] = {}
    lines: list[Line] = []
    for name, edges in exits.items():
        if name in along and len(edges) == 2:
            curve, t = _Curve(*edges), along[name]
            places[name] = curve.at(t)
            lines.append(curve.line((f"e{edges[0]}", name), 0.0, t))
            lines.append(curve.line((f"e{edges[1]}", name), 1.0, t))
        else:
            places[name] = _polar(_OUTSIDE, edges[0]) if len(exits) > 1 and len(edges) == 1 else (0.0, 0.0)
            lines += [_straight((f"e{edge}", name), middle_of(edge), places[name]) for edge in edges]
    lines += [
        _Curve(int(first[1:]), int(second[1:])).line((first, second))
        for first, second in paths
        if second[0] == "e"
    ]
    return lines, places


def _slots(count: int) -> tuple[Point, ...]:
    """Centres of a city's circles, relative to the city's centre."""
    r = CITY
    if count == 2:
        return (-r, 0.0), (r, 0.0)
    if count == 3:
        h = r / sqrt(3)
        return (-r, h), (r, h), (0.0, -2 * h)
    if count == 4:
        return (-r, -r), (r, -r), (-r, r), (r, r)
    return ((0.0, 0.0),)


def _city(at: Point, slots: int) -> CityPlace:
    return CityPlace(at, tuple((at[0] + x, at[1] + y) for x, y in _slots(slots)), hypot(*at) < 1)


# Writing -------------------------------------------------------------------------------------------------

_NAME = (112.0, 36.0)
VALUE = 18.0  # radius of a value's disc, large enough to read when zoomed out
_VALUES = (106.0, 22.0)  # a red tile has one value per colour
_LETTER = (20.0, 24.0)  # one letter of a label
_TERRAIN = (80.0, 30.0)
Box = tuple[Point, tuple[float, float]]


def _overlap(box: Box, point: Point, radius: float) -> float:
    """Depth to which a disc reaches into a box; negative: the distance between them."""
    (x, y), (width, height) = box
    dx, dy = abs(point[0] - x) - width / 2, abs(point[1] - y) - height / 2
    outside = hypot(max(dx, 0.0), max(dy, 0.0))
    return radius - outside if outside > 0 else radius - max(dx, dy)


def _over_rim(box: Box) -> float:
    """Distance by which a box extends beyond the hex outline; negative: its margin inside."""
    (x, y), (width, height) = box
    u, v = abs(x) + width / 2, abs(y) + height / 2  # the hex is symmetric: one corner of the box decides
    return max(u, u / 2 + v * sqrt(3) / 2) - APOTHEM


def _disturbance(
    box: Box, track: Iterable[Point], discs: Iterable[tuple[Point, float]], boxes: Iterable[Box], limit: float
) -> float:
    """Penalty of a box for covering the outline, the track and other items; stops counting at `limit`."""
    trouble = 4 * max(0.0, _over_rim(box) + 3)
    (x, y), (width, height) = box
    for (u, v), (other_width, other_height) in boxes:
        across = (width + other_width) / 2 + 2 - abs(x - u)
        down = (height + other_height) / 2 + 2 - abs(y - v)
        if across > 0 and down > 0:
            trouble += 6 * min(across, down)
    for point, radius in discs:
        if trouble >= limit:
            return trouble
        trouble += 12 * max(0.0, _overlap(box, point, radius + 3))
    for point in track:
        if trouble >= limit:
            return trouble
        trouble += 3 * max(0.0, _overlap(box, point, TRACK / 2 + 3))
    return trouble


def _disc_disturbance(
    at: Point, track: Iterable[Point], discs: Iterable[tuple[Point, float]], boxes: Iterable[Box], limit: float
) -> float:
    """The same penalty for the disc of a value."""
    trouble = 4 * max(0.0, _over_rim((at, (1.3 * VALUE, 1.3 * VALUE))) + 2)
    trouble += sum(6 * max(0.0, _overlap(box, at, VALUE + 2)) for box in boxes)
    for point, radius in discs:
        trouble += 12 * max(0.0, VALUE + radius + 2 - dist(at, point))
    for point in track:
        if trouble >= limit:
            return trouble
        trouble += 3 * max(0.0, VALUE + TRACK / 2 + 2 - dist(at, point))
    return trouble


_RING: tuple[Point, ...] = (
    *(
        (radius * cos(radians(angle)), radius * sin(radians(angle)))
        for radius in (42.0, 54.0, 66.0)
        for angle in range(0, 360, 20)
    ),
    *(  # towards the corners
        (radius * cos(radians(angle)), radius * sin(radians(angle)))
        for radius in (60.0, 72.0, 76.0, 79.0)
        for angle in range(30, 390, 60)
    ),
    *(
        (radius * cos(radians(angle)), radius * sin(radians(angle)))
        for radius in (48.0, 60.0)
        for angle in range(10, 370, 20)
    ),
    (0.0, 0.0),
)
_BANDS: tuple[Point, ...] = tuple((x, y) for y in (46.0, -46.0, 52.0, -52.0, 0.0) for x in (0.0, -20.0, 20.0))
_BELOW: Point = (0.0, 70.0)  # below the four circles of Praha


def _spots(
    track: Sequence[Point],
    discs: Sequence[tuple[Point, float]],
    named: bool,
    label: str,
    worth: bool,
    several: bool,
    taken: Sequence[Box],
) -> Spots:
    """Positions for the value, the label and the name, placed in this order with the least disturbance.

    The page finds a better position for the name, because it knows its length and its surroundings; this one suits
    a name of usual length.
    """
    boxes = list(taken)

    def put(candidates: Iterable[Point], size: tuple[float, float]) -> Point:
        best, least = (0.0, 0.0), float("inf")
        for number, candidate in enumerate(candidates):
            trouble = number / 40 + _disturbance((candidate, size), track, discs, boxes, least)
            if trouble < least:
                best, least = candidate, trouble
        boxes.append((best, size))
        return best

    if several:
        values = put(_BANDS, _VALUES)
        return Spots(put(_BANDS, _NAME), values, values)
    value, least = (0.0, 0.0), float("inf")
    for number, candidate in enumerate(_RING if worth else ()):
        trouble = number / 40 + _disc_disturbance(candidate, track, discs, boxes, least)
        if trouble < least:
            value, least = candidate, trouble
    if worth:
        boxes.append((value, (2 * VALUE, 2 * VALUE)))
    letters = put(_RING, (len(label) * _LETTER[0], _LETTER[1])) if label else value
    return Spots(put((*_BANDS, _BELOW), _NAME) if named else (0.0, 44.0), value, letters)


@lru_cache(maxsize=4096)
def _draw(
    paths: tuple[tuple[str, str], ...],
    slots: tuple[int, ...],
    towns: int,
    named: bool,
    label: str,
    worth: bool,
    several: bool = False,
    places: tuple[tuple[str, Point], ...] = (),
    rotations: int = 6,
    taken: tuple[Box, ...] = (),
) -> Drawing:
    """A cached drawing: many tiles and hexes look alike."""
    lines, found = _lay_out(paths)
    found = {**dict(places), **found}
    cities = tuple(_city(found.get(f"c{number}", (0.0, 0.0)), count) for number, count in enumerate(slots))
    dots = tuple(found.get(f"t{number}", (0.0, 0.0)) for number in range(towns))
    spots = []
    for rotation in range(rotations) if cities or dots else ():
        track = [turned(point, rotation) for line in lines for point in line.points]
        discs = [
            (slot if city.upright else turned(slot, rotation), CITY + 1) for city in cities for slot in city.slots
        ]
        discs += [(turned(dot, rotation), TOWN + 2) for dot in dots]
        spots.append(_spots(track, discs, named, label, worth, several, taken))
    return Drawing(tuple(lines), cities, dots, tuple(spots))


def tile_drawing(tile: Tile) -> Drawing:
    """The drawing of a tile at rotation 0."""
    return _draw(
        paths=tile.paths,
        slots=tuple(city.slots for city in tile.cities),
        towns=len(tile.towns),
        named=bool(tile.cities),
        label="" if tile.terminal else tile.label or "",
        worth=True,
        several=tile.terminal,
    )


def terrain_at(hex: Hex) -> Point:
    """Position of the terrain symbol: the centre, or the freest position next to the city or town."""
    if hex.kind is HexKind.DOUBLE_CITY and not hex.paths:
        return -36.0, -46.0  # the label is on the right
    _, places = _lay_out(hex.paths)
    discs = [(at, CITY) for at in places.values()] or ([((0.0, 0.0), CITY)] if hex.cities or hex.towns else [])
    if not discs:
        return 0.0, 0.0
    candidates = ((0.0, -52.0), (-43.0, -32.0), (43.0, -32.0), (-43.0, 32.0), (43.0, 32.0))
    return min(candidates, key=lambda at: _disturbance((at, _TERRAIN), (), discs, (), float("inf")))


RESERVED: dict[str, Point] = {"company": (0.0, -48.0), "name": (0.0, 4.0), "values": (0.0, 50.0)}
"""Positions on a red-edged hex without its tile."""


def hex_drawing(hex: Hex) -> Drawing:
    """The drawing of a bare hex; it has one rotation."""
    pair = {HexKind.DOUBLE_CITY: "c", HexKind.DOUBLE_TOWN: "t"}.get(hex.kind)
    places = ((f"{pair}0", (-31.0, 0.0)), (f"{pair}1", (31.0, 0.0))) if pair else ()
    marked = hex.terrain and (hex.cities or hex.towns)
    return _draw(
        paths=hex.paths,
        slots=tuple(city.slots for city in hex.cities),
        towns=len(hex.towns),
        named=bool(hex.names),
        label=hex.label or "",
        worth=any(hex.towns) or any(city.revenue for city in hex.cities),
        places=places,
        rotations=1,
        taken=((terrain_at(hex), _TERRAIN),) if marked else (),
    )


# As JSON -------------------------------------------------------------------------------------------------


def _rounded(point: Point) -> list[float]:
    return [float(_number(value)) for value in point]


def to_json(drawing: Drawing) -> dict[str, Any]:
    return {
        "track": [{"ends": list(line.ends), "d": line.d} for line in drawing.track],
        "cities": [
            {"at": _rounded(city.at), "slots": [_rounded(slot) for slot in city.slots], "upright": city.upright}
            for city in drawing.cities
        ],
        "towns": [_rounded(town) for town in drawing.towns],
        "spots": [[_rounded(point) for point in spots] for spots in drawing.spots],
    }


def outline() -> str:
    """The outline of a hex as SVG path data."""
    return "M" + "L".join(_pair(corner(number)) for number in range(6)) + "Z"


def colour_marks(colour: Colour) -> str:
    """The marked corners of a tile of this colour as SVG path data, so that colours differ without colour."""
    marks = ""
    for number in MARKED.get(colour, ()):
        (x, y), part = corner(number), MARK / SIDE
        sides = [(x + part * (u - x), y + part * (v - y)) for u, v in (corner(number - 1), corner(number + 1))]
        marks += "M" + "L".join(map(_pair, ((x, y), *sides))) + "Z"
    return marks


def map_drawing(map: Map) -> dict[str, Any]:
    """Everything a program needs to draw this board and any tile on it; sent with the facts."""
    return {
        "side": SIDE,
        "outline": outline(),
        "corners": [_rounded(corner(number)) for number in range(6)],
        "colour_marks": {colour.word: colour_marks(colour) for colour in MARKED},
        "city": CITY,
        "town": TOWN,
        "track": TRACK,
        "reserved": {name: list(at) for name, at in RESERVED.items()},
        "tiles": {tile.id: to_json(tile_drawing(tile)) for tile in TILES},
        "hexes": {
            hex_.id: {
                "centre": _rounded(centre(hex_, SIDE)),
                "terrain": _rounded(terrain_at(hex_)),
                **to_json(hex_drawing(hex_)),
            }
            for hex_ in map.hexes
        },
    }
