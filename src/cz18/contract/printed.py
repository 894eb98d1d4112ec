"""Types of the printed data in the contract, generated from all fields of the classes in `facts`, and of drawings."""

from __future__ import annotations

import types
from collections.abc import Mapping
from enum import Enum, IntEnum
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, Union, get_args, get_origin

from pydantic import Field, JsonValue

from cz18.contract.encoding import parts, underlying
from cz18.contract.written import Record, record_of
from cz18.facts.companies import Company, SizeRules
from cz18.facts.games import Figures
from cz18.facts.glossary import Glossary
from cz18.facts.local_railways import LocalRailway, LocalRailwayRules
from cz18.facts.maps import Hex, Map, Paper
from cz18.facts.tiles import Tile
from cz18.facts.trains import TrainType
from cz18.rules.asking.train_clock import Letter

Pair = tuple[float, float]
"""A point: x to the east, y to the south."""


@cache
def printed(type_: Any) -> Any:
    """The type of the JSON value that `server.printed_json` writes for a value of this type."""
    type_ = underlying(type_)
    if type_ is Any:
        return JsonValue
    origin, inner = get_origin(type_), get_args(type_)
    if origin in (Union, types.UnionType):
        return Union[tuple(printed(member) for member in inner)]  # noqa: UP007 - made when it runs
    if origin is tuple and inner[-1] is not ...:
        return tuple[tuple(printed(member) for member in inner)]  # type: ignore[misc]
    if origin in (tuple, frozenset):
        return list[printed(inner[0])]  # type: ignore[misc]
    if origin in (dict, Mapping):
        return dict[str, printed(inner[1])]  # type: ignore[misc]
    if isinstance(type_, type) and issubclass(type_, Enum):
        words = (item.name.lower() if issubclass(type_, IntEnum) else item.value for item in type_)
        return Literal[tuple(words)]
    return of_class(type_) if parts(type_) else type_


def of_class(class_: Any, left_out: frozenset[str] = frozenset(), **more: Any) -> Any:
    """A record of the fields of a class, without some of them and with additional ones."""
    fields = {part.name: printed(part.type) for part in parts(class_) if part.name not in left_out}
    return record_of(f"{class_.__name__}Facts", class_.__doc__, {**fields, **more})


class VaclavCompany(Record):
    """One of Vaclav's companies: when it arrives, and who decides for it (XI.1)."""

    size: Literal["small", "medium", "large"]
    arrives_with: str | None
    percent: int
    share_price: int
    track_by: str
    station_by: str


class MapExtras(Record):
    """Data of some boards only: Vaclav, and sources of a reconstructed board."""

    local_railways_per_size: NotRequired[int]
    vaclav: NotRequired[list[VaclavCompany]]
    known: NotRequired[list[str]]
    reconstructed: NotRequired[list[str]]


if TYPE_CHECKING:
    MapFacts = dict[str, Any]
    FiguresFacts = dict[str, Any]
    TileFacts = dict[str, Any]
    CompanyFacts = dict[str, Any]
    SizeFacts = dict[str, Any]
    LocalRailwayFacts = dict[str, Any]
    LocalRailwayRulesFacts = dict[str, Any]
    TrainFacts = dict[str, Any]
    GlossaryFacts = dict[str, Any]
    LetterFacts = dict[str, Any]
else:
    HexFacts = of_class(Hex, centre=tuple[float, float])
    MapFacts = of_class(Map, frozenset({"source", "hexes"}), hexes=list[HexFacts], extras=MapExtras)
    FiguresFacts, TileFacts, CompanyFacts = printed(Figures), printed(Tile), printed(Company)
    SizeFacts, LocalRailwayFacts = printed(SizeRules), printed(LocalRailway)
    LocalRailwayRulesFacts, TrainFacts = printed(LocalRailwayRules), printed(TrainType)
    GlossaryFacts, PaperFacts, LetterFacts = printed(Glossary), printed(Paper), printed(Letter)


class DrawnTrack(Record):
    """A line of track: its two ends, and SVG path data."""

    ends: tuple[str, str]
    d: str


class DrawnCity(Record):
    at: Pair
    slots: list[Pair]
    upright: bool


class TileDrawing(Record):
    """A tile in rotation 0; `spots`: for each rotation the places of name, value and label."""

    track: list[DrawnTrack]
    cities: list[DrawnCity]
    towns: list[Pair]
    spots: list[list[Pair]]


class HexDrawing(TileDrawing):
    centre: Pair
    terrain: Pair


class BoardDrawing(Record):
    """Everything a program needs to draw a board and any tile on it; sides are `side` long."""

    side: float
    outline: str
    corners: list[Pair]
    colour_marks: Annotated[
        dict[str, str],
        Field(description="By colour of a tile: its marked corners, which tell colours apart without colour."),
    ]
    city: float
    town: float
    track: float
    reserved: dict[str, Pair]
    tiles: dict[str, TileDrawing]
    hexes: dict[str, HexDrawing]


class ChartFacts(Record):
    prices: list[int]
    start_prices: dict[str, list[int]]


class Facts(Record):
    """The printed data that a game on this board uses."""

    rules: str
    map: MapFacts
    drawing: BoardDrawing
    figures: FiguresFacts
    rounds: Annotated[list[str], Field(description="The ids of the boxes of the process track.")]
    letters: Annotated[
        dict[str, list[LetterFacts]],
        Field(
            description="By number of players: the cards of each letter, and what begins with the first of them."
        ),
    ]
    scrapped_by: Annotated[
        dict[str, list[str]], Field(description="By train: the trains whose first sale scraps it.")
    ]
    tiles: list[TileFacts]
    promotions: dict[str, list[str]]
    companies: list[CompanyFacts]
    sizes: dict[str, SizeFacts]
    local_railways: list[LocalRailwayFacts]
    local_railway_rules: dict[str, LocalRailwayRulesFacts]
    local_railway_at_the_end: Annotated[int, Field(description="What a player's local railway counts at the end.")]
    trains: dict[str, TrainFacts]
    chart: ChartFacts
    station_prices: list[int]
    sections: dict[str, str]
    glossary: GlossaryFacts


class BoardOffered(Record):
    board: str
    title: str
    players: list[int]
    reconstruction: str | None


class Differences(Record):
    """How a profile differs from the rulebook: options by name, and departures that cannot be chosen singly."""

    switches: dict[str, str | bool]
    departures: list[str]


class Overview(Record):
    """Boards, options and opponents for a new game."""

    contract: Annotated[str, Field(description="The version of this contract: MAJOR.MINOR.")]
    rules: str
    boards: list[BoardOffered]
    options: dict[str, list[str | bool]]
    profiles: list[str]
    differences: dict[str, dict[str, Differences]]
    bots: list[str]
    strengths: list[str]
    closed: bool


class SharesMoney(Record):
    """What a player paid and received for shares of a company, and what those still held are worth."""

    paid: int
    received: int
    held: int


class LocalRailwaysMoney(Record):
    """The same for local railways and papers, with their incomes."""

    paid: int
    income: int
    received: int
    held: int


class Earned(Record):
    """Where a player's worth comes from.

    The worth is start + dividends + shares + local railways - added - penalty; of shares and local railways everything
    but `paid` counts.
    """

    start: int
    dividends: dict[str, int]
    shares: dict[str, SharesMoney]
    local_railways: LocalRailwaysMoney
    added: Annotated[dict[str, int], Field(description="Own money put into companies in an emergency.")]
    penalty: int
    worth: int


class Source(Record):
    """What the winner and the second had of the source that differed most."""

    kind: Annotated[str, Field(description="A company, `local_railways` or `penalty`.")]
    winner: int
    second: int


class Ending(Record):
    """Who won, and what made most of the difference to the second; several winners share the victory."""

    winners: list[int]
    second: int | None
    by_card: Annotated[bool, Field(description="No paper was sold, so the holder of the first card wins (XI.2).")]
    source: Source | None


class Course(Record):
    """How a game went, a column for each round: `worth` by seat, `price` and `income` by company."""

    rounds: list[str]
    positions: list[int]
    worth: list[list[int]]
    price: dict[str, list[int | None]]
    income: dict[str, list[int | None]]
    earned: Annotated[list[Earned], Field(description="By seat, up to the present position.")]
    ending: Ending | None
