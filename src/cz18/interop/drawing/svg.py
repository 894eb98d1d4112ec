"""SVG files of a position's map or of one tile, with the geometry that the page uses (`drawing.geometry`).

map_svg(state)              the whole board with tiles and stations, or a part of it
tile_svg(tile, rotation)    one tile
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from html import escape
from math import sqrt
from typing import NamedTuple

from cz18.board.hexes import centre
from cz18.board.track import tile_of, turned
from cz18.facts.companies import COMPANIES
from cz18.facts.maps import Hex, HexKind, Map
from cz18.facts.tiles import RED_TILE, Colour, Terrain, Tile
from cz18.interop.drawing import geometry
from cz18.interop.drawing.geometry import CITY, SIDE, TOWN, TRACK, Drawing, Point
from cz18.rules.questions import company_id, map_of, phase_of
from cz18.rules.state import GameState, Station

GROUND = {
    Colour.YELLOW: "#f1d66e",
    Colour.GREEN: "#98c187",
    Colour.BROWN: "#c8986a",
    Colour.GREY: "#bdbbb6",
    Colour.RED: "#d9786a",
}
BARE = {None: "#faf5e8", Terrain.RIVER: "#e9eee9", Terrain.HILL: "#f5ecd8", Terrain.MOUNTAIN: "#efe3cc"}
RESERVED, PRINTED_YELLOW, INK, SOFT, RED_EDGE, PURPLE = (
    "#f3d8cd",
    "#f6e8b8",
    "#14110c",
    "#6a5f4c",
    "#a62f22",
    "#7b2f8f",
)
MARGIN = 60.0
RUN = "#1f5fbf"
STYLE = (
    "text{font-family:'Source Sans 3','Noto Sans','Segoe UI',Arial,'DejaVu Sans',sans-serif;text-anchor:middle}"
    f".track path{{fill:none;stroke:{INK};stroke-width:{TRACK:g}}}"
    f".stop{{fill:#fffdf7;stroke:{INK};stroke-width:2.6}}"
    f".town{{fill:{INK};stroke:#fffdf7;stroke-width:3}}"
    f".value circle{{fill:#fffdf5;stroke:{INK};stroke-width:1.2}}"
    f".value text{{font-size:18px;font-weight:600}}.label{{font-size:25px;font-weight:700;fill:{INK}}}"
    ".name{font-size:18.5px;font-weight:600;paint-order:stroke;stroke-width:4px;stroke-linejoin:round}"
    f".second{{font-size:14px;font-style:italic;font-weight:400}}.soft{{fill:{SOFT}}}"
    ".station{font-size:17px;font-weight:700}.title{font-size:44px;text-anchor:start}.long{font-size:36px}"
    ".remark{font-size:22px;font-style:italic;text-anchor:start}"
)
LONG_TITLE = 16
"""Letters from which a title is written smaller, so that no hex covers it."""
Lines = Iterator[str]

# Hills and waves, distinguishable without colour. Each is drawn around (0, 0).
MARKS = {
    Terrain.RIVER: "M-34-3q8.5-8 17 0t17 0t17 0t17 0M-34 9q8.5-8 17 0t17 0t17 0t17 0",
    Terrain.HILL: "M-34 13Q-18-17-3 9M-12-2Q8-30 34 13",
    Terrain.MOUNTAIN: "M-34 17L-15-13L-6 2L9-24L35 17",
}


class MapTexts(NamedTuple):
    """The texts of a map in one language; `place` translates a Czech place name."""

    title: str
    reconstruction: str = "This board is a reconstruction."
    place: Callable[[str], str] = str


def tile_svg(tile: Tile, rotation: int = 0) -> str:
    """One tile, rotated clockwise by `rotation` sixths of a turn, as an SVG file."""
    body = "".join((*_tile_ground(tile, rotation), *_tile_places(tile, rotation, None, ())))
    half = SIDE * sqrt(3) / 2 + 4
    return _file((-half, -SIDE - 4, 2 * half, 2 * SIDE + 8), f"Tile {tile.id}", body)


def map_svg(
    state: GameState,
    only: Collection[str] = (),
    runs: Sequence[Sequence[str]] = (),
    texts: MapTexts | None = None,
) -> str:
    """The map of a position as an SVG file; with `only`, just these hexes.

    A run is drawn as a line from hex to hex: name every hex it passes. Texts are in English by default, and places have
    their Czech and German names.
    """
    board = map_of(state)
    texts = texts or MapTexts(board.title)
    hexes = [hex_ for hex_ in board.hexes if not only or hex_.id in only]
    places = [centre(hex_, SIDE) for hex_ in hexes]
    half = SIDE * sqrt(3) / 2
    left, top = min(x for x, _ in places) - half - MARGIN, min(y for _, y in places) - SIDE - MARGIN
    right, bottom = max(x for x, _ in places) + half + MARGIN, max(y for _, y in places) + SIDE + MARGIN
    body = "".join(
        (
            f'<path d="M{left:.1f} {top:.1f}H{right:.1f}V{bottom:.1f}H{left:.1f}Z" fill="#f0e8d6"/>',
            *(() if only else _title(board, texts, left + 30, bottom - 30)),
            *(_placed(hex_, _ground(state, hex_)) for hex_ in hexes),
            *(_placed(hex_, _red_edge()) for hex_ in hexes if hex_.kind is HexKind.RESERVED),
            *(_run([centre(board.hexes[board.index[name]], SIDE) for name in run]) for run in runs),
            *(_placed(hex_, _places(state, hex_, texts), hex_.id) for hex_ in hexes),
        )
    )
    return _file((left, top, right - left, bottom - top), texts.title, body)


def _run(places: Sequence[Point]) -> str:
    """A run: a line below the locations, wider than the track."""
    line = "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    return (
        f'<path class="run" d="M{line}" fill="none" stroke="{RUN}" stroke-width="{2 * TRACK:g}" opacity="0.75"/>'
    )


def _file(box: tuple[float, float, float, float], title: str, body: str) -> str:
    seen = " ".join(f"{value:.1f}" for value in box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{seen}" width="{box[2] / 2:.0f}" height="{box[3] / 2:.0f}">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>{body}</svg>\n"
    )


def _title(board: Map, texts: MapTexts, x: float, y: float) -> Lines:
    if board.reconstruction:
        yield f'<text class="remark soft" x="{x:.1f}" y="{y:.1f}">{escape(texts.reconstruction)}</text>'
        y -= 34
    size = "title long" if len(texts.title) > LONG_TITLE else "title"
    yield f'<text class="{size}" x="{x:.1f}" y="{y:.1f}">{escape(texts.title)}</text>'


def _placed(hex: Hex, parts: Lines, name: str = "") -> str:
    x, y = centre(hex, SIDE)
    attribute = f' data-hex="{name}"' if name else ""
    return f'<g{attribute} transform="translate({x:.1f} {y:.1f})">{"".join(parts)}</g>'


def _outline(fill: str, stroke: str = "#8d7f63", width: float = 1.6, scale: float = 1.0) -> str:
    turn = f' transform="scale({scale:g})"' if scale != 1 else ""
    return f'<path d="{geometry.outline()}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"{turn}/>'


def _red_edge() -> Lines:
    yield _outline("none", RED_EDGE, 6, 0.972)


# Ground --------------------------------------------------------------------------------------------------


def _colour(tile: Tile | None, hex: Hex) -> str:
    """Background colour of a hex, with or without a tile."""
    if tile is not None:
        return GROUND[tile.colour]
    special = {
        HexKind.RESERVED: RESERVED,
        HexKind.FIXED: GROUND[Colour.GREY],
        HexKind.DOUBLE_CITY: PRINTED_YELLOW,
    }
    return special.get(hex.kind, BARE[hex.terrain])


def _ground(state: GameState, hex: Hex) -> Lines:
    code = state.laid[hex.index]
    if code:
        yield from _tile_ground(turned(code).tile, turned(code).rotation)
        return
    yield _outline(_colour(None, hex))
    if hex.terrain is not None:
        yield from _terrain(hex, hex.terrain)
    for edge in hex.stubs:
        x, y = geometry.middle_of(edge)
        yield f'<g class="track"><path d="M{x:.1f} {y:.1f}L{0.62 * x:.1f} {0.62 * y:.1f}"/></g>'
    yield from _track(geometry.hex_drawing(hex), 0)


def _terrain(hex: Hex, terrain: Terrain) -> Lines:
    x, y = geometry.terrain_at(hex)
    beside = bool(hex.cities or hex.towns)
    shift, scale = ((-12.0, 0.0), 0.78) if beside else ((0.0, -9.0), 1.0)
    colour = "#5f8aa6" if terrain is Terrain.RIVER else "#a08f6e"
    yield (
        f'<path d="{MARKS[terrain]}" fill="none" stroke="{colour}" stroke-width="2.2"'
        f' transform="translate({x + shift[0]:g} {y + shift[1]:g})scale({scale:g})"/>'
    )
    at = (x + 32, y + 8) if beside else (x, y + 38)
    yield f'<text class="soft" font-size="20" x="{at[0]:g}" y="{at[1]:g}">{hex.cost}</text>'


def _tile_ground(tile: Tile, rotation: int) -> Lines:
    yield _outline(GROUND[tile.colour], "#5a4d33")
    if marks := geometry.colour_marks(tile.colour):
        yield f'<path d="{marks}" fill="{INK}" opacity="0.6"/>'
    if tile.purple:
        yield _outline("none", PURPLE, 6, 0.93)
    yield from _track(geometry.tile_drawing(tile), rotation)


def _track(picture: Drawing, rotation: int) -> Lines:
    if picture.track:
        lines = "".join(f'<path d="{line.d}"/>' for line in picture.track)
        yield f'<g class="track" transform="rotate({60 * rotation})">{lines}</g>'


# Places --------------------------------------------------------------------------------------------------


def _places(state: GameState, hex: Hex, texts: MapTexts) -> Lines:
    code = state.laid[hex.index]
    tile = tile_of(code)
    stations = tuple(station for station in state.stations if station.hex == hex.index)
    counts = phase_of(state).red_value
    board = map_of(state)
    if tile is not None:
        yield from _tile_places(tile, turned(code).rotation, counts, stations, board.red_values)
        spots = geometry.tile_drawing(tile).spots
        at = spots[turned(code).rotation].name if spots else (0.0, 0.0)
    elif hex.reserved_for is not None:
        yield _station(hex.reserved_for, geometry.RESERVED["company"])
        yield from _values(RED_TILE[hex.reserved_for], geometry.RESERVED["values"], counts, board.red_values)
        at = geometry.RESERVED["name"]
    else:
        picture = geometry.hex_drawing(hex)
        values = [city.revenue for city in hex.cities] + list(hex.towns)
        yield from _circles(picture, 0, values, hex.label)
        yield from _stations(picture, 0, stations)
        at = picture.spots[0].name if picture.spots else (0.0, 0.0)
    yield from _name(hex, at, _colour(tile, hex), texts.place)


def _tile_places(
    tile: Tile,
    rotation: int,
    counts: Colour | None,
    stations: Sequence[Station],
    red_values: Sequence[int] | None = None,
) -> Lines:
    picture = geometry.tile_drawing(tile)
    values = [city.revenue or 0 for city in tile.cities] + list(tile.towns)
    yield from _circles(picture, rotation, [] if tile.terminal else values, None if tile.terminal else tile.label)
    if tile.terminal:
        yield from _values(tile, picture.spots[rotation].value, counts, red_values)
    yield from _stations(picture, rotation, stations)


def _circles(picture: Drawing, rotation: int, values: Sequence[int], label: str | None) -> Lines:
    for city in picture.cities:
        slots = _slots(city, rotation)
        if len(slots) > 1:
            around = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in slots) + "Z"
            for width, colour in ((2 * CITY + 6, INK), (2 * CITY + 2, "#fffdf7")):
                paint = f'fill="{colour}" stroke="{colour}" stroke-width="{width:g}" stroke-linejoin="round"'
                yield f'<path d="{around}" {paint}/>'
        for x, y in slots:
            yield f'<circle class="stop" cx="{x:.1f}" cy="{y:.1f}" r="{CITY:g}"/>'
    for town in picture.towns:
        x, y = geometry.turned(town, rotation)
        yield f'<circle class="town" cx="{x:.1f}" cy="{y:.1f}" r="{TOWN:g}"/>'
    if not picture.spots:
        return
    spots = picture.spots[rotation]
    shown = "/".join(str(value) for value in dict.fromkeys(values) if value)
    if shown:
        at = f"translate({spots.value[0]:.1f} {spots.value[1]:.1f})"
        yield f'<g class="value" transform="{at}"><circle r="15"/><text y="6.5">{shown}</text></g>'
    if label:
        yield f'<text class="label" x="{spots.label[0]:.1f}" y="{spots.label[1] + 8:.1f}">{label}</text>'


def _slots(city: geometry.CityPlace, rotation: int) -> tuple[Point, ...]:
    return city.slots if city.upright else tuple(geometry.turned(slot, rotation) for slot in city.slots)


def _stations(picture: Drawing, rotation: int, stations: Sequence[Station]) -> Lines:
    """Each station in the next free circle of its city; a station of the whole hex in the centre."""
    filled: dict[int, int] = {}
    for station in stations:
        number = filled.get(station.city, 0)
        filled[station.city] = number + 1
        slots = _slots(picture.cities[station.city], rotation) if 0 <= station.city < len(picture.cities) else ()
        company = company_id(station.company) if 0 <= station.company < len(COMPANIES) else "St"
        yield _station(company, slots[number] if number < len(slots) else (0.0, 0.0))


def _station(company: str, at: Point) -> str:
    found = next((item for item in COMPANIES if item.id == company), None)
    fill, letters = (found.colour, found.text_colour) if found else (SOFT, "#ffffff")
    return (
        f'<g data-company="{company}" transform="translate({at[0]:.1f} {at[1]:.1f})">'
        f'<circle r="23" fill="{fill}" stroke="{INK}" stroke-width="2.4"/>'
        f'<text class="station" fill="{letters}" y="6">{company}</text></g>'
    )


def _values(tile: Tile, at: Point, counts: Colour | None, red_values: Sequence[int] | None) -> Lines:
    """The values of a red tile by colour; the current one has a heavy frame."""
    values = red_values or tile.cities[0].revenue_by_colour or ()
    boxes = [(Colour(number + 1), value) for number, value in enumerate(values) if value is not None]
    x = at[0] - (25 * len(boxes) + 32) / 2
    for colour, value in boxes:
        width = 3.4 if colour is counts else 1
        yield (
            f'<rect x="{x:.1f}" y="{at[1] - 11:.1f}" width="25" height="22" fill="{GROUND[colour]}" stroke="{INK}"'
            f' stroke-width="{width:g}"/><text font-size="16" x="{x + 12.5:.1f}" y="{at[1] + 5.5:.1f}">{value}</text>'
        )
        x += 25
    bonus = tile.cities[0].home_bonus
    yield f'<text font-size="15" x="{x + 18:.1f}" y="{at[1] + 5:.1f}">+{bonus}</text>'


def _name(hex: Hex, at: Point, ground: str, place: Callable[[str], str]) -> Lines:
    """The translated name and another printed one below it; for two cities only the translated ones.

    The other name is the German one, or the Czech one where the translation differs from it, as on the page. An outline
    keeps them legible.
    """
    x, y = at
    names = [(place(czech), german if place(czech) == czech else czech) for czech, german in hex.names]
    if len(names) > 1:
        lines = [("name", name, y - 3 + 18 * number) for number, (name, _) in enumerate(names)]
    else:
        lines = [("name", name, y) for name, _ in names]
        lines += [("name second", other, y + 15) for name, other in names if other != name]
    for kind, name, height in lines:
        yield f'<text class="{kind}" stroke="{ground}" x="{x:.1f}" y="{height:.1f}">{escape(name)}</text>'
