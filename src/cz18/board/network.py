"""The network of printed and laid track (VIII.4, VIII.7), as integers.

A *location* is a city (one group of circles), a town or a red tile; its id is `hex index * 4 + number`, counting the
cities of the hex in printed order, then the towns. So ids do not change when other hexes change. A *port* is one edge
of one hex, `hex index * 6 + edge`. A *side* is the border shared by two neighbouring hexes. On every tile, tracks that
meet at an edge merge there, so a piece of track is used twice exactly when a side is crossed twice.

The contribution of a tile is computed once per (hex, code); a network is the sequence of these pieces:

    track   one byte per port: 0 no track, 1 + number a location of the hex, 64 + bits plain track to these edges
    exits   one byte per location: the edges its tracks lead to
    marks   one byte per location: TOWN, TERMINAL, and GROUP times the number of its group

Networks of recent positions are cached and shared by all companies.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from enum import IntEnum
from functools import lru_cache
from itertools import chain, compress
from operator import ne
from typing import Any, NamedTuple, TypeVar

from cz18.board.track import track_on
from cz18.facts.maps import Map
from cz18.facts.own_boards import cache_by_board, forgotten_with_boards
from cz18.facts.tiles import TILES, City, Colour

PLACES = 4
"""Maximum number of locations on a hex: the ids of a hex are `hex * PLACES` and the three that follow."""
PLAIN = 64
"""Flag of a byte of `Network.track` for plain track; its low six bits are edges."""
TOWN, TERMINAL, GROUP = 1, 2, 4
"""Components of a byte of `Network.marks`; groups are numbered from 1 on each board."""

_T = TypeVar("_T")


class LocationKind(IntEnum):
    """Kinds of locations with revenue: red tiles count as cities (VIII.7), towns separately."""

    CITY = 0
    TOWN = 1
    RED = 2


class Location(NamedTuple):
    """A revenue location in the current position. `exits` is 0 on a bare hex, where a station has no track (R-044)."""

    id: int
    hex: int
    number: int
    kind: LocationKind
    slots: int
    revenue: int
    by_colour: tuple[int, ...] | None  # red tiles: value by open colour, yellow to grey (VIII.8)
    group: str | None  # a route may contain only one location of a group
    terminal: bool  # routes end here (VIII.7)
    exits: int
    company: str | None  # red tiles: the company whose home it is
    home_bonus: int


class Piece(NamedTuple):
    """The contribution of one hex to a network."""

    locations: tuple[Location, ...]
    track: bytes  # six
    exits: bytes  # PLACES
    marks: bytes  # PLACES
    ways: tuple[tuple[int, tuple[int, ...]], ...]  # per edge of entry: location id or -1, ports to leave by
    worth: tuple[
        tuple[int, ...], ...
    ]  # values of its PLACES locations while red tiles are yellow, green, brown, grey


class Geometry:
    """The constant part of a map: the port and the side across each port."""

    __slots__ = ("across", "across_array", "edge_between", "side", "side_array", "sides")

    across: tuple[int, ...]
    side: tuple[int, ...]
    sides: tuple[tuple[int, int], ...]
    edge_between: dict[tuple[int, int], int]

    def __init__(self, board: Map) -> None:
        across: list[int] = []
        side: list[int] = []
        sides: list[tuple[int, int]] = []
        self.edge_between = {}
        for hex_ in board.hexes:
            for edge, neighbour in enumerate(hex_.neighbours):
                port = hex_.index * 6 + edge
                if neighbour is None:
                    across.append(-1)
                    side.append(-1)
                    continue
                other = neighbour * 6 + (edge + 3) % 6
                across.append(other)
                if other < port:
                    side.append(side[other])
                else:
                    side.append(len(sides))
                    sides.append((port, other))
                self.edge_between[hex_.index, neighbour] = edge
        self.across, self.side, self.sides = tuple(across), tuple(side), tuple(sides)
        self.across_array, self.side_array = array("i", across), array("i", side)


@cache_by_board
def geometry(board: Map) -> Geometry:
    """Ports and sides of a map."""
    return Geometry(board)


_TERMINALS = "terminals"
_VALUES = tuple(("values", colour) for colour in Colour)
# Cache keys of values derived from a network, by open colour.


class Network:
    """The track of one position. Compared by identity; `network` returns the same object for the same position."""

    __slots__ = ("_derived", "_local", "exits", "geometry", "laid", "map", "marks", "pieces", "track")

    def __init__(self, board: Map, laid: tuple[int, ...], like: Network | None = None) -> None:
        """Build a network; `like` is a network of the same map of which only the differing hexes are rebuilt."""
        self.map = board
        self.laid = laid
        self.geometry = geometry(board)
        self._derived: dict[Any, Any] = {}
        self._local: dict[Any, tuple[Any, int]] = {}
        if like is None:
            self.pieces = tuple([piece(board, index, code) for index, code in enumerate(laid)])
            self.track = b"".join([each.track for each in self.pieces])
            self.exits = b"".join([each.exits for each in self.pieces])
            self.marks = b"".join([each.marks for each in self.pieces])
            return
        changed = list(compress(range(len(laid)), map(ne, laid, like.laid)))
        pieces, track = list(like.pieces), bytearray(like.track)
        exits, marks = bytearray(like.exits), bytearray(like.marks)
        for index in changed:
            made = pieces[index] = piece(board, index, laid[index])
            track[index * 6 : index * 6 + 6] = made.track
            exits[index * PLACES : index * PLACES + PLACES] = made.exits
            marks[index * PLACES : index * PLACES + PLACES] = made.marks
        self.pieces, self.track = tuple(pieces), bytes(track)
        self.exits, self.marks = bytes(exits), bytes(marks)
        self._inherit(like, changed)

    def _inherit(self, like: Network, changed: list[int]) -> None:
        """Keep values derived from the other network that the changed hexes do not affect."""
        touched = sum([1 << index for index in changed])
        self._local = {key: kept for key, kept in list(like._local.items()) if not kept[1] & touched}
        kept = like._derived.get(_TERMINALS)
        if kept is not None and not any(
            _is_terminal(net.pieces[index]) for index in changed for net in (self, like)
        ):
            self._derived[_TERMINALS] = kept
        for place, key in enumerate(_VALUES):
            kept = like._derived.get(key)
            if kept is not None:
                values = list(kept)
                for index in changed:
                    values[index * PLACES : index * PLACES + PLACES] = self.pieces[index].worth[place]
                self._derived[key] = tuple(values)

    def location(self, id_: int) -> Location:
        """The location with this id; KeyError if there is none."""
        locations = self.pieces[id_ // PLACES].locations
        if id_ % PLACES >= len(locations):
            raise KeyError(id_)
        return locations[id_ % PLACES]

    def locations(self) -> Iterator[Location]:
        """All locations of the board, including those on bare city hexes."""
        for each in self.pieces:
            yield from each.locations

    def derived(self, key: Any, make: Callable[[], _T]) -> _T:
        """A value that another module derives from this network, cached for the network's lifetime."""
        try:
            return self._derived[key]  # type: ignore[no-any-return]
        except KeyError:
            made = self._derived[key] = make()
            return made

    def derived_locally(self, key: Any, make: Callable[[], tuple[_T, int]]) -> _T:
        """A derived value that depends on a few hexes only; `make` returns it with a bit mask of these hexes.

        It is kept in the next network if none of these hexes changes.
        """
        kept = self._local.get(key)
        if kept is None:
            kept = self._local[key] = make()
        return kept[0]


def network(board: Map, laid: tuple[int, ...]) -> Network:
    """The network of a position: `laid` holds one tile code per hex, 0 for a bare hex."""
    latest = _latest.get(board)
    if latest is not None and latest.laid is laid:
        return latest  # the usual case between two tile lays; avoids hashing
    found = _latest[board] = _network(board, laid)
    return found


@lru_cache(maxsize=2048)  # some 10 kB each
def _network(board: Map, laid: tuple[int, ...]) -> Network:
    return Network(board, laid, _latest.get(board))


_latest: dict[Map, Network] = {}
"""The last requested network per map; the next position usually differs from it in one hex."""
forgotten_with_boards(_latest.clear)
forgotten_with_boards(_network.cache_clear)


def location_id(hex_index: int, number: int) -> int:
    """Id of the location with this number on the hex. A station of a whole bare hex (R-049) counts as number 0."""
    return hex_index * PLACES + max(number, 0)


@cache_by_board
def piece(board: Map, hex_index: int, code: int) -> Piece:
    """The contribution of a hex with this tile, or of the printed hex if `code` is 0."""
    hex_ = board.hexes[hex_index]
    lying = track_on(board, hex_index, code)
    tile = TILES[(code - 1) // 6] if code else None
    cities = tile.cities if tile else hex_.cities
    towns = tile.towns if tile else hex_.towns
    terminal = tile is not None and tile.terminal
    locations: list[Location] = []
    for number, mask in enumerate(lying.location_exits):
        base = hex_index * PLACES + number
        if number >= len(cities):
            revenue = towns[number - len(cities)]
            locations.append(
                Location(base, hex_index, number, LocationKind.TOWN, 0, revenue, None, None, False, mask, None, 0)
            )
            continue
        city = cities[number]
        locations.append(
            Location(
                id=base,
                hex=hex_index,
                number=number,
                kind=LocationKind.RED if terminal else LocationKind.CITY,
                slots=city.slots,
                revenue=city.revenue or 0,
                by_colour=_red_values(board, city) if terminal and isinstance(city, City) else None,
                group=city.group,
                terminal=terminal,
                exits=mask,
                company=tile.company if tile else None,
                home_bonus=city.home_bonus if isinstance(city, City) else 0,
            )
        )
    if len(locations) > PLACES:
        raise ValueError(f"hex {hex_.id} has more than {PLACES} locations")
    track = _track(lying.location_exits, lying.plain)
    return Piece(
        locations=tuple(locations),
        track=track,
        ways=tuple(_ways(hex_index, edge, track[edge], lying.location_exits) for edge in range(6)),
        exits=bytes((*lying.location_exits, 0, 0, 0, 0)[:PLACES]),
        marks=bytes((*[_mark(board, each) for each in locations], 0, 0, 0, 0)[:PLACES]),
        worth=tuple(_worth(locations, colour) for colour in range(4)),
    )


@cache_by_board
def _groups(board: Map) -> tuple[str, ...]:
    """The groups named by hexes and tiles; a route may contain one location of each (R-080)."""
    named = {city.group for hex_ in board.hexes for city in hex_.cities}
    named.update([city.group for tile in TILES for city in tile.cities])
    return tuple(sorted([group for group in named if group is not None]))


def _mark(board: Map, location: Location) -> int:
    mark = TOWN if location.kind is LocationKind.TOWN else TERMINAL if location.terminal else 0
    return mark if location.group is None else mark + GROUP * (1 + _groups(board).index(location.group))


def _ways(hex_index: int, edge: int, at: int, exits: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    if at >= PLAIN:
        location, mask = -1, at - PLAIN
    elif at:
        location, mask = hex_index * PLACES + at - 1, exits[at - 1] & ~(1 << edge)
    else:
        location, mask = -1, 0
    return location, tuple(hex_index * 6 + out for out in range(6) if mask >> out & 1)


def _worth(locations: list[Location], colour: int) -> tuple[int, ...]:
    own = tuple(one.by_colour[colour] if one.by_colour else one.revenue for one in locations)
    return (*own, 0, 0, 0, 0)[:PLACES]


def _track(exits: tuple[int, ...], plain: tuple[tuple[int, int], ...]) -> bytes:
    track = [0] * 6
    for number, mask in enumerate(exits):
        for edge in range(6):
            if mask >> edge & 1:
                track[edge] = 1 + number
    for first, second in plain:
        track[first] |= PLAIN | 1 << second
        track[second] |= PLAIN | 1 << first
    return bytes(track)


def _red_values(board: Map, city: City) -> tuple[int, ...]:
    """Values of a red tile by open colour; a board may define them itself (R-086)."""
    return board.red_values or tuple(value or 0 for value in city.revenue_by_colour or ())


def ways(net: Network) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """For every port: the location its track leads to, or -1, and the ports by which an entering train may leave."""
    return net.derived("ways", lambda: tuple(chain.from_iterable([each.ways for each in net.pieces])))


def terminals(net: Network) -> frozenset[int]:
    """The locations where every route ends: the red tiles (VIII.7)."""
    return net.derived(
        _TERMINALS, lambda: frozenset([each.locations[0].id for each in net.pieces if _is_terminal(each)])
    )


def _is_terminal(each: Piece) -> bool:
    return bool(each.locations) and each.locations[0].terminal


def values(net: Network, red: Colour) -> tuple[int, ...]:
    """Value of every location id, with red tiles at their value for this colour (VIII.8), without bonus."""
    return net.derived(
        _VALUES[red - 1], lambda: tuple(chain.from_iterable([each.worth[red - 1] for each in net.pieces]))
    )
