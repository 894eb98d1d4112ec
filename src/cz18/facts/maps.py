"""The three boards (VIII.4, XI.1, XI.2): hexes, terrain, printed track and home hexes.

Edges of a hex are numbered 0 to 5 clockwise from the lower left. A board from a file is fully checked, so an owner of a
printed board can correct the reconstructed data and gets precise errors.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, NoReturn, TypeVar

from cz18._records import record, replace, unique_record
from cz18.facts._data import read
from cz18.facts.companies import COMPANY, Size
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.facts.own_boards import OwnBoards, cache_by_board
from cz18.facts.tiles import HexKind, Terrain, split_path
from cz18.messages.told import told

__all__ = [
    "DIRECTIONS",
    "LABELS",
    "MAP_NAMES",
    "STEPS",
    "BoardError",
    "Hex",
    "HexCity",
    "HexKind",
    "Map",
    "Paper",
    "Terrain",
    "board_data",
    "is_known_board",
    "load_map",
    "map_from_json",
    "own_board",
    "source_of",
    "with_board",
]

STANDARD, BOHEMIA, MORAVIA_SILESIA = "standard", "bohemia", "moravia_silesia"
MAP_NAMES = (STANDARD, BOHEMIA, MORAVIA_SILESIA)
_SEATS = {STANDARD: (3, 4, 5, 6), BOHEMIA: (2,), MORAVIA_SILESIA: (2, 3)}

# Offsets of the neighbour across each edge: rows to the south, columns to the east.
STEPS: tuple[tuple[int, int], ...] = ((1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1))
DIRECTIONS = ("south-west", "west", "north-west", "north-east", "east", "south-east")
LABELS = ("Y", "P", "OO")
LARGEST_BOARD = 64 * 1024
"""Bytes of JSON. The printed boards take up to 15,000."""
LONGEST_TITLE = 120
LARGEST_NUMBER = 10_000
MOST_SLOTS = 8
_T = TypeVar("_T")


class HexCity(NamedTuple):
    """A printed city."""

    revenue: int
    slots: int
    group: str | None
    home_of: str | None  # in Praha, where each of two companies has its own city
    name: tuple[str, str]  # Czech, German


@record
class Hex:
    """A hex as printed."""

    id: str
    index: int
    row: int  # A = 0
    column: int
    kind: HexKind
    terrain: Terrain | None
    cost: int  # of the first tile
    label: str | None  # "Y", "P", "OO"
    names: tuple[tuple[str, str], ...]  # Czech, German
    cities: tuple[HexCity, ...]
    towns: tuple[int, ...]  # their revenues
    paths: tuple[tuple[str, str], ...]  # printed track, ends written as on tiles
    stubs: tuple[int, ...]  # edges where every tile laid must have track
    reserved_for: str | None  # the large company of a red-edged hex
    home_of: tuple[str, ...]
    neighbours: tuple[int | None, ...]  # hex index across each edge


class Paper(NamedTuple):
    """A private paper of the Moravia-Silesia auction (XI.2)."""

    id: str
    kind: str  # "local_railway", "train" or "station_railway"
    minimum_bid: int
    home: str | None  # hex of a railway with a station
    reconstructed: bool


@unique_record
class Map:
    """A board. Equal and hashable by identity; `load_map` returns one shared object per board."""

    name: str
    title: str
    players: tuple[int, ...]
    hexes: tuple[Hex, ...]
    index: dict[str, int]  # hex id -> index
    homes: dict[str, tuple[str, ...]]  # company -> its home hex, or the two to choose from
    companies: tuple[str, ...]  # in play, in the order of COMPANIES
    game: str = "standard"  # which of the three games it is a board of
    reconstruction: str | None = None  # what is unknown about the printed board, to be shown to players
    red_values: tuple[int, ...] | None = None  # of red tiles, yellow to grey, if the board defines them
    papers: tuple[Paper, ...] = ()
    extras: Mapping[str, Any] = {}
    source: str | None = None  # the data of a custom board, as text

    def __repr__(self) -> str:
        return f"Map({self.name!r})"

    def hex(self, hex_id: str) -> Hex:
        """The hex with this name."""
        return self.hexes[self.index[hex_id]]


class BoardError(ValueError):
    """The data of a board are inconsistent; names the hex (None for the whole board) and the field."""

    def __init__(self, hex: str | None, field: str, message: str) -> None:
        super().__init__(f"{hex or 'board'}: {field}: {message}")
        self.hex = hex
        self.field = field
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.hex, self.field, self.message)


@cache_by_board
def load_map(name: str) -> Map:
    """The board with this name: "standard", "bohemia", "moravia_silesia", or one registered by `own_board`."""
    if name in MAP_NAMES:
        return _printed_board(name)
    board = _OWN_BOARDS.get(name)
    if board is None:
        raise ValueError(f"no board is called {name!r}; there are {', '.join(MAP_NAMES)}")
    return board


@cache
def _printed_board(name: str) -> Map:
    return map_from_json(read(f"board_{name}"), name)


_OWN_BOARDS: OwnBoards[Map] = OwnBoards()


def own_board(data: Mapping[str, Any]) -> Map:
    """Register a board from a file, fully checked, under a name derived from its content.

    So an owner of a printed board can correct a reconstructed one and play on it. It stays registered while it is in
    use, and for some time after. Raises BoardError; a rejected board leaves no trace.
    """
    from hashlib import sha256  # rarely needed, and slow to import

    game = _Fields(None, data).one_of("game", MAP_NAMES)
    text = _written(data)
    name = f"{game}-{sha256(text.encode()).hexdigest()[:12]}"
    board = _OWN_BOARDS.get(name) or replace(map_from_json(json.loads(text), name), source=text)
    board = _OWN_BOARDS.keep(name, board)
    if board.source != text:
        raise BoardError(None, "board", told("wrong-board_name_taken", name=name))
    return board


def _written(data: Mapping[str, Any]) -> str:
    """The data of a board in canonical form, independent of the order of fields."""
    try:
        text = json.dumps(data, sort_keys=True, ensure_ascii=False, allow_nan=False)
        size = len(text.encode())
    except (ValueError, TypeError, RecursionError):
        raise BoardError(None, "board", told("wrong-not_writable")) from None
    if size > LARGEST_BOARD:
        raise BoardError(None, "board", told("wrong-board_too_large", size=LARGEST_BOARD // 1024))
    return text


def board_data(name: str) -> dict[str, Any]:
    """The data of a board in the format of a board file."""
    source = source_of(name)
    return dict(json.loads(source) if source else read(f"board_{name}"))


def is_known_board(name: str) -> bool:
    return name in MAP_NAMES or _OWN_BOARDS.get(name) is not None


def source_of(name: str) -> str | None:
    """The data of a custom board as text; None for the built-in boards."""
    return None if name in MAP_NAMES else load_map(name).source


def with_board(source: str | None, make: Callable[..., _T], *values: Any) -> _T:
    """Call `make(*values)` after registering the custom board it needs; used for unpickling."""
    if source is not None:
        own_board(json.loads(source))
    return make(*values)


def map_from_json(data: Mapping[str, Any], name: str) -> Map:
    """The board described by the data, fully checked; raises BoardError at the first fault."""
    reader = _Fields(None, data)
    costs = {terrain: reader.sub("terrain_costs").number(terrain, 0) for terrain in Terrain}
    items: dict[str, _Fields] = {}
    for bare in reader.subs("hexes"):
        hex_id = bare.get("id", str)
        if hex_id in items:
            raise BoardError(hex_id, "id", told("wrong-hex_twice"))
        items[hex_id] = _Fields(hex_id, bare.data)
        _place(items[hex_id])
    if not items:
        reader.fault("hexes", told("wrong-empty"))
    index = {hex_id: number for number, hex_id in enumerate(items)}
    hexes = tuple(_hex(item, costs, index) for item in items.values())
    named = reader.sub("homes")
    homes = {company: named.words(company) for company in named.data}
    board = Map(
        name=name,
        title=_title(reader),
        players=reader.numbers("players"),
        hexes=hexes,
        index=index,
        homes=homes,
        companies=tuple(company for company in COMPANY if company in homes),
        game=reader.one_of("game", MAP_NAMES) or "",
        reconstruction=reader.get("reconstruction", str, None),
        red_values=_red_values(reader),
        papers=tuple(_paper(item) for item in reader.subs("papers")),
        extras=dict(reader.get("extras", dict, {})),
    )
    by_place = {(each.row, each.column): each for each in hexes}
    for each in hexes:
        _check_neighbours(board, each, by_place)
        _check_track(board, each)
    _check_homes(board)
    _check_in_one_piece(board)
    _check_game(board)
    return board


# Reading -------------------------------------------------------------------------------------------------

_MISSING: Any = object()
_IN_JSON: dict[type, str] = {str: "string", int: "number", bool: "boolean", list: "array", dict: "object"}


class _Fields:
    """Fields of one object in the data; errors name the hex and the field."""

    def __init__(self, hex_id: str | None, data: Any, within: str = "") -> None:
        self.hex_id = hex_id
        self.within = within
        if not isinstance(data, Mapping):
            self.fault("", told("wrong-no_fields"))
        self.data: Mapping[str, Any] = data

    def fault(self, name: str, message: str) -> NoReturn:
        raise BoardError(self.hex_id, f"{self.within}{name}".rstrip(".") or "board", message)

    def get(self, name: str, kind: type[_T], default: Any = _MISSING) -> _T:
        """The field, which must have this type; the default if it is missing or null."""
        value = self.data.get(name)
        if value is None:
            if default is _MISSING:
                self.fault(name, told("wrong-missing"))
            found: _T = default
            return found
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.fault(name, told("wrong-not_of_type", kind=_IN_JSON[kind], found=repr(value)))
        return value

    def number(self, name: str, low: int, high: int = LARGEST_NUMBER) -> int:
        """A whole number from `low` to `high`."""
        value = self.get(name, int)
        if value < low:
            self.fault(name, told("wrong-below", found=value, low=low))
        if value > high:
            self.fault(name, told("wrong-above", high=high))
        return value

    def numbers(self, name: str) -> tuple[int, ...]:
        """A list of whole numbers from 0 up; empty if missing."""
        values = self.get(name, list, ())
        for value in values:
            if type(value) is not int or not 0 <= value <= LARGEST_NUMBER:
                self.fault(name, told("wrong-not_one_of", known=f"0–{LARGEST_NUMBER}", found=repr(value)))
        return tuple(values)

    def words(self, name: str) -> tuple[str, ...]:
        """A list of strings; empty if missing."""
        values = self.get(name, list, ())
        for value in values:
            if not isinstance(value, str):
                self.fault(name, told("wrong-not_a_text", found=repr(value)))
        return tuple(values)

    def sub(self, name: str) -> "_Fields":
        return _Fields(self.hex_id, self.get(name, dict), f"{self.within}{name}.")

    def subs(self, name: str) -> Iterator["_Fields"]:
        for number, item in enumerate(self.get(name, list, ())):
            yield _Fields(self.hex_id, item, f"{self.within}{name}[{number}].")

    def one_of(self, name: str, choices: Sequence[str], default: Any = _MISSING) -> str | None:
        value: str | None = self.get(name, str, default)
        if value is not None and value not in choices:
            self.fault(name, told("wrong-not_one_of", known=list(choices), found=repr(value)))
        return value


def _names(item: _Fields) -> tuple[tuple[str, str], ...]:
    found: list[tuple[str, str]] = []
    for pair in item.get("names", list, ()):
        if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(word, str) for word in pair):
            item.fault("names", told("wrong-names_of_place", found=repr(pair)))
        found.append((pair[0], pair[1]))
    return tuple(found)


def _cities(item: _Fields, names: tuple[tuple[str, str], ...]) -> tuple[HexCity, ...]:
    fields = list(item.subs("cities"))
    if fields and not names:
        item.fault("names", told("wrong-city_without_name"))
    return tuple(
        HexCity(
            revenue=city.number("revenue", 0),
            slots=city.number("slots", 1, MOST_SLOTS),
            group=city.get("group", str, None),
            home_of=city.one_of("home_of", tuple(COMPANY), None),
            name=names[min(number, len(names) - 1)],
        )
        for number, city in enumerate(fields)
    )


def _paths(item: _Fields, cities: int, towns: int) -> tuple[tuple[str, str], ...]:
    """Printed track; it runs from an edge to a city or a town."""
    ends = [f"c{number}" for number in range(cities)] + [f"t{number}" for number in range(towns)]
    edges = [f"e{edge}" for edge in range(6)]
    found: list[tuple[str, str]] = []
    for path in item.words("paths"):
        first, _, second = path.partition("-")
        if first not in edges or second not in ends:
            item.fault("paths", told("wrong-path_ends", path=repr(path)))
        if any(first == edge for edge, _ in found):
            item.fault("paths", told("wrong-edge_twice", edge=first))
        found.append(split_path(path))
    return tuple(found)


def _neighbours(item: _Fields, index: Mapping[str, int]) -> tuple[int | None, ...]:
    ids = item.get("neighbours", list)
    if len(ids) != 6:
        item.fault("neighbours", told("wrong-six_edges", count=len(ids)))
    for hex_id in ids:
        if hex_id is not None and not (isinstance(hex_id, str) and hex_id in index):
            item.fault("neighbours", told("wrong-not_on_board", hex=repr(hex_id)))
    return tuple(None if hex_id is None else index[hex_id] for hex_id in ids)


def _place(item: _Fields) -> tuple[int, int]:
    """Row and column of a hex, from its name."""
    match = re.fullmatch(r"([A-Z])([0-9]{1,3})", item.get("id", str))
    if match is None:
        item.fault("id", told("wrong-hex_name"))
    row, column = ord(match[1]) - ord("A"), int(match[2])
    if (row + column) % 2 == 0:
        item.fault("id", told("wrong-no_such_column", row=match[1], column=column))
    return row, column


def _hex(item: _Fields, costs: Mapping[Terrain, int], index: Mapping[str, int]) -> Hex:
    hex_id = item.get("id", str)
    row, column = _place(item)
    kind = item.one_of("kind", tuple(HexKind))
    terrain_word = item.one_of("terrain", tuple(Terrain), None)
    terrain = Terrain(terrain_word) if terrain_word else None
    names = _names(item)
    cities, towns = _cities(item, names), item.numbers("towns")
    stubs = item.numbers("stubs")
    if any(edge > 5 for edge in stubs):
        item.fault("stubs", told("wrong-edges_0_to_5"))
    home_of = item.words("home_of")
    for company in home_of:
        if company not in COMPANY:
            item.fault("home_of", told("wrong-no_company", company=repr(company)))
    made = Hex(
        id=hex_id,
        index=index[hex_id],
        row=row,
        column=column,
        kind=HexKind(kind or ""),
        terrain=terrain,
        cost=costs[terrain] if terrain else 0,
        label=item.one_of("label", LABELS, None),
        names=names,
        cities=cities,
        towns=towns,
        paths=_paths(item, len(cities), len(towns)),
        stubs=stubs,
        reserved_for=item.one_of("reserved_for", tuple(COMPANY), None),
        home_of=home_of,
        neighbours=_neighbours(item, index),
    )
    _check_kind(made)
    return made


_PAPERS: dict[str, tuple[str, ...]] = {
    "local_railway": tuple(LOCAL_RAILWAY),
    "train": ("3E",),
    "station_railway": tuple(COMPANY),
}


def _paper(item: _Fields) -> Paper:
    kind = item.one_of("kind", tuple(_PAPERS)) or ""
    return Paper(
        id=item.one_of("id", _PAPERS[kind]) or "",
        kind=kind,
        minimum_bid=item.number("minimum_bid", 1),
        home=item.get("home", str) if kind == "station_railway" else None,
        reconstructed=item.get("reconstructed", bool, False),
    )


def _title(reader: _Fields) -> str:
    title = reader.get("title", str)
    if len(title) > LONGEST_TITLE:
        reader.fault("title", told("wrong-title_too_long", most=LONGEST_TITLE))
    return title


def _red_values(reader: _Fields) -> tuple[int, ...] | None:
    values = reader.numbers("red_values")
    if values and len(values) != 4:
        reader.fault("red_values", told("wrong-four_values"))
    return values or None


# Checking ------------------------------------------------------------------------------------------------

_CITIES_AND_TOWNS = {
    HexKind.OPEN: (0, 0),
    HexKind.TOWN: (0, 1),
    HexKind.DOUBLE_TOWN: (0, 2),
    HexKind.CITY: (1, 0),
    HexKind.DOUBLE_CITY: (2, 0),
    HexKind.RESERVED: (0, 0),
    HexKind.FIXED: (0, 1),
}


def _check_kind(it: Hex) -> None:
    """Check that cities, towns, label and reservation match the kind of the hex."""
    cities, towns = _CITIES_AND_TOWNS[it.kind]
    if it.label == "P":
        cities = 2
    if len(it.cities) != cities:
        told_of = told("wrong-number_on_kind", count=len(it.cities), kind=it.kind.value, wanted=cities)
        raise BoardError(it.id, "cities", told_of)
    if len(it.towns) != towns:
        told_of = told("wrong-number_on_kind", count=len(it.towns), kind=it.kind.value, wanted=towns)
        raise BoardError(it.id, "towns", told_of)
    if (it.label == "OO") != (it.kind is HexKind.DOUBLE_CITY):
        raise BoardError(it.id, "label", told("wrong-label_oo"))
    if it.label in ("Y", "P") and it.kind is not HexKind.CITY:
        raise BoardError(it.id, "label", told("wrong-label_on_kind", label=it.label, kind=it.kind.value))
    if (it.reserved_for is not None) != (it.kind is HexKind.RESERVED):
        raise BoardError(it.id, "reserved_for", told("wrong-reserved_names"))
    if it.reserved_for and COMPANY[it.reserved_for].size is not Size.LARGE:
        raise BoardError(it.id, "reserved_for", told("wrong-not_large", company=it.reserved_for))
    if bool(it.paths) != (it.kind is HexKind.FIXED or it.label == "P"):
        raise BoardError(it.id, "paths", told("wrong-printed_track"))


def _check_neighbours(board: Map, it: Hex, by_place: Mapping[tuple[int, int], Hex]) -> None:
    """Check that every neighbour is where its name says, links back, and that none is missing.

    Two adjacent red-edged hexes are not neighbours of each other.
    """
    for edge, (down, across) in enumerate(STEPS):
        beside = by_place.get((it.row + down, it.column + across))
        number = it.neighbours[edge]
        if number is None:
            if beside and not it.kind is beside.kind is HexKind.RESERVED:
                raise BoardError(it.id, "neighbours", told("wrong-edge_missing", edge=edge, hex=beside.id))
            continue
        other = board.hexes[number]
        if beside is not other:
            raise BoardError(it.id, "neighbours", told("wrong-edge_elsewhere", edge=edge, hex=other.id))
        if it.kind is other.kind is HexKind.RESERVED:
            raise BoardError(it.id, "neighbours", told("wrong-edge_red", edge=edge, hex=other.id))
        if other.neighbours[(edge + 3) % 6] != it.index:
            raise BoardError(it.id, "neighbours", told("wrong-edge_one_way", edge=edge, hex=other.id, here=it.id))


def _check_track(board: Map, it: Hex) -> None:
    """Check that printed track stays on the board, track starts meet printed track, and a red tile fits."""
    for path in it.paths:
        if it.neighbours[int(path[0][1:])] is None:
            raise BoardError(it.id, "paths", told("wrong-off_board", path="-".join(path)))
    for edge in it.stubs:
        number = it.neighbours[edge]
        facing = f"e{(edge + 3) % 6}"
        if number is None or all(facing != path[0] for path in board.hexes[number].paths):
            raise BoardError(it.id, "stubs", told("wrong-no_track_meets", edge=edge))
    if it.kind is HexKind.RESERVED:
        room = any(
            it.neighbours[edge] is not None and it.neighbours[(edge + 1) % 6] is not None for edge in range(6)
        )
        if not room:
            raise BoardError(it.id, "neighbours", told("wrong-no_red_tile"))


def _check_homes(board: Map) -> None:
    """Check that homes are on the board and the hexes agree."""
    claimed = dict(board.homes)
    for paper in board.papers:
        if paper.home is not None:
            claimed[paper.id] = (paper.home,)
    for company, ids in claimed.items():
        if company not in COMPANY:
            raise BoardError(None, "homes", told("wrong-no_company", company=repr(company)))
        large = COMPANY[company].size is Size.LARGE
        if len(ids) != (2 if large else 1):
            raise BoardError(None, "homes", told("wrong-number_of_homes", company=company, count=len(ids)))
        for hex_id in ids:
            if hex_id not in board.index:
                raise BoardError(hex_id, "homes", told("wrong-home_not_on_board", company=company))
            it = board.hex(hex_id)
            if large and it.reserved_for != company:
                raise BoardError(hex_id, "reserved_for", told("wrong-home_not_kept", company=company))
            if not large and company not in it.home_of:
                raise BoardError(hex_id, "home_of", told("wrong-home_not_named", company=company))
    for it in board.hexes:
        for company in it.home_of:
            if it.id not in claimed.get(company, ()):
                raise BoardError(it.id, "home_of", told("wrong-home_elsewhere", company=company))
        if it.reserved_for and it.id not in claimed.get(it.reserved_for, ()):
            raise BoardError(it.id, "reserved_for", told("wrong-home_elsewhere", company=it.reserved_for))
        for city in it.cities:
            if city.home_of and city.home_of not in it.home_of:
                raise BoardError(it.id, "cities", told("wrong-city_home", company=city.home_of))


def _check_in_one_piece(board: Map) -> None:
    seen: set[int] = set()
    todo = [0]
    while todo:
        number = todo.pop()
        if number not in seen:
            seen.add(number)
            todo += [other for other in board.hexes[number].neighbours if other is not None]
    for it in board.hexes:
        if it.index not in seen:
            raise BoardError(it.id, "neighbours", told("wrong-not_connected", hex=board.hexes[0].id))


def _check_game(board: Map) -> None:
    """Check that the board has what its game needs: seats, companies, a city at every home, papers."""
    seats = _SEATS[board.game]
    if not board.players or not set(board.players) <= set(seats):
        low, high = min(seats), max(seats)
        wrong = told("wrong-game_players_exactly", game=board.game, count=low)
        if low < high:
            wrong = told("wrong-game_players", game=board.game, low=low, high=high)
        raise BoardError(None, "players", wrong)
    in_play = {COMPANY[company].size for company in board.companies}
    needed = {Size.LARGE} if board.game == MORAVIA_SILESIA else set(Size)
    if in_play != needed:
        wanted = [size.word for size in Size if size in needed]
        raise BoardError(None, "homes", told("wrong-sizes_needed", game=board.game, sizes=wanted))
    for it in board.hexes:
        if it.home_of and not it.cities:
            raise BoardError(it.id, "cities", told("wrong-home_without_city", companies=list(it.home_of)))
    if board.game == BOHEMIA and board.extras.get("vaclav") != read("board_bohemia")["extras"]["vaclav"]:
        raise BoardError(None, "extras.vaclav", told("wrong-as_printed"))
    if board.game == MORAVIA_SILESIA and board.red_values is None:
        raise BoardError(None, "red_values", told("wrong-red_values_missing"))
    _check_papers(board)


def _check_papers(board: Map) -> None:
    """Check the papers: Moravia-Silesia has the 3E, one station railway and local railways; other games none."""
    ids = [paper.id for paper in board.papers]
    for number, paper in enumerate(board.papers):
        if paper.id in ids[:number]:
            raise BoardError(None, f"papers[{number}].id", told("wrong-twice", name=paper.id))
        if paper.id in board.homes:
            raise BoardError(None, f"papers[{number}].id", told("wrong-paper_is_company", name=paper.id))
        if paper.home is not None and board.hex(paper.home).kind is not HexKind.CITY:
            raise BoardError(paper.home, "kind", told("wrong-paper_home", name=paper.id))
    kinds = [paper.kind for paper in board.papers]
    if board.game != MORAVIA_SILESIA and kinds:
        raise BoardError(None, "papers", told("wrong-no_papers", game=board.game))
    if board.game == MORAVIA_SILESIA and not kinds.count("train") == kinds.count("station_railway") == 1:
        raise BoardError(None, "papers", told("wrong-papers_needed"))
