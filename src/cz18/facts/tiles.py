"""The track tiles: 160 tiles of 76 designs (II)."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from cz18._records import record
from cz18.facts._data import read
from cz18.facts.worded import Worded


class Colour(Worded):
    """Tile colours in the order of promotion (VIII.5); red tiles are separate."""

    YELLOW = 1
    GREEN = 2
    BROWN = 3
    GREY = 4
    RED = 5


class HexKind(StrEnum):
    """What a hex, or a tile for it, carries (VIII.4)."""

    OPEN = "open"
    TOWN = "town"
    DOUBLE_TOWN = "double_town"
    CITY = "city"
    DOUBLE_CITY = "double_city"  # the OO hexes, and every tile marked OO
    RESERVED = "reserved"  # a red-edged hex, and the red tiles
    FIXED = "fixed"  # the grey hex, which takes no tile


class Terrain(StrEnum):
    """Terrain that makes the first tile on a hex cost money (VIII.4)."""

    RIVER = "river"
    HILL = "hill"
    MOUNTAIN = "mountain"


class City(NamedTuple):
    """One city of a tile; stations are placed in its `slots`."""

    revenue: int | None  # None on a red tile, whose value depends on the phase
    slots: int
    group: str | None  # a route may contain only one city of a group (VIII.7)
    revenue_by_colour: tuple[int | None, ...] | None  # red tiles: by open colour, yellow to grey
    home_bonus: int  # red tiles: for the company at home there


@record
class Tile:
    """One design. Path ends: `e0` to `e5` an edge, `c0` a city, `t0` a town; the edge comes first."""

    id: str
    index: int
    colour: Colour
    count: int
    purple: bool  # purple-edged: laid only with the power of a local railway (IV.1)
    label: str | None  # "Y", "P", "OO", or the company of a red tile
    company: str | None
    cities: tuple[City, ...]
    towns: tuple[int, ...]  # their revenues
    paths: tuple[tuple[str, str], ...]
    terminal: bool  # routes end here
    kind: HexKind


def split_path(path: str) -> tuple[str, str]:
    """Split `"e0-c0"` into its two ends."""
    first, second = path.split("-")
    return first, second


def _city(data: Mapping[str, Any]) -> City:
    by_colour = data.get("revenue_by_colour")
    return City(
        revenue=data.get("revenue"),
        slots=data["slots"],
        group=data.get("group"),
        revenue_by_colour=tuple(by_colour) if by_colour else None,
        home_bonus=data.get("home_bonus", 0),
    )


def _kind(data: Mapping[str, Any]) -> HexKind:
    if data["colour"] == "red":
        return HexKind.RESERVED
    if "cities" in data:
        return HexKind.DOUBLE_CITY if data.get("label") == "OO" else HexKind.CITY
    return (HexKind.OPEN, HexKind.TOWN, HexKind.DOUBLE_TOWN)[len(data.get("towns", ()))]


def _tile(index: int, data: Mapping[str, Any]) -> Tile:
    return Tile(
        id=data["id"],
        index=index,
        colour=Colour.named(data["colour"]),
        count=data["count"],
        purple=data.get("purple_edged", False),
        label=data.get("label"),
        company=data.get("company"),
        cities=tuple(_city(city) for city in data.get("cities", ())),
        towns=tuple(data.get("towns", ())),
        paths=tuple(split_path(path) for path in data["paths"]),
        terminal=data.get("terminal", False),
        kind=_kind(data),
    )


TILES: tuple[Tile, ...] = tuple(_tile(index, data) for index, data in enumerate(read("tiles")["tiles"]))
TILE: dict[str, Tile] = {tile.id: tile for tile in TILES}
RED_TILE: dict[str, Tile] = {tile.company: tile for tile in TILES if tile.company}  # by company
