"""Types of positions that were set up by hand, and of the answers about them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field

from cz18.contract.records import Director, Figures, RefusalRecord, TrainCard, View
from cz18.contract.written import ActionRecord, EventRecord, OptionsRecord, Record

# The file format (docs/companion.md); `interop.formats.positions` reads and writes it


class PositionTrain(Record):
    face: str
    card: NotRequired[str | None]
    scrapped_with: NotRequired[str]


GivenTrain = Annotated[str | PositionTrain, Field(description="The face of a train, or a card with its face.")]


class PositionPlayer(Record):
    name: NotRequired[str]
    cash: NotRequired[int]
    debt: NotRequired[int]
    penalty: NotRequired[int]
    shares: NotRequired[dict[str, int]]


class PositionCompany(Record):
    status: NotRequired[str]
    director: NotRequired[Director]
    treasury: NotRequired[int]
    trains: NotRequired[list[GivenTrain]]
    initial_price: NotRequired[int]
    markers: NotRequired[int]
    operated: NotRequired[bool]
    has_laid: NotRequired[bool]
    has_acquired: NotRequired[bool]
    last_income: NotRequired[int]
    additional_stations: NotRequired[int]
    markers_taken_over: NotRequired[int]


class PositionTile(Record):
    tile: str
    rotation: NotRequired[int]
    colour: NotRequired[Annotated[str | None, Field(description="Ignored, so that tiles of a view can be sent.")]]


class PositionStation(Record):
    hex: str
    company: str
    city: NotRequired[int]


class PositionDeck(Record):
    gone: NotRequired[int]
    pool: NotRequired[list[GivenTrain]]
    on_deck: NotRequired[list[GivenTrain]]
    scrapped: NotRequired[list[str]]


class PositionOwner(Record):
    player: NotRequired[int | None]
    company: NotRequired[str | None]


class PositionRailway(PositionOwner):
    used: NotRequired[bool]


class PositionPaper(PositionOwner):
    kind: Literal["three_e", "station_railway"]


class PositionTurn(Record):
    player: NotRequired[int]
    company: NotRequired[str]
    first: NotRequired[bool]


class PositionStock(Record):
    passes: NotRequired[int]
    sold: NotRequired[list[list[str]]]


class PositionFile(Record):
    """A position in its file format; what is missing has its usual value."""

    format: Literal["18CZ position"]
    version: NotRequired[Literal[1]]
    board: NotRequired[
        Annotated[str | dict[str, Any], Field(description="The name of a board, or the file of a custom board.")]
    ]
    rules: NotRequired[int]
    options: NotRequired[OptionsRecord]
    round: NotRequired[str]
    phase: NotRequired[str]
    players: NotRequired[list[PositionPlayer]]
    order: NotRequired[list[int]]
    companies: NotRequired[dict[str, PositionCompany]]
    chart: NotRequired[dict[str, list[str]]]
    tiles: NotRequired[dict[str, PositionTile]]
    stations: NotRequired[list[PositionStation]]
    trains: NotRequired[PositionDeck]
    local_railways: NotRequired[dict[str, PositionRailway]]
    papers: NotRequired[list[PositionPaper]]
    vaclav: NotRequired[dict[str, int]]
    turn: NotRequired[PositionTurn]
    queue: NotRequired[list[str]]
    stock: NotRequired[PositionStock]


# Answers


class FaultRecord(Record):
    """A fault that makes a position impossible under the rules; its sentence is the message `fault-CODE`."""

    section: str
    code: str
    data: dict[str, int | str | list[int | str]]


class CheckedPosition(Record):
    """A position in its short form, as text and as a view, and what is impossible in it."""

    position: PositionFile
    text: Annotated[str | None, Field(description="The short text; null on a custom board.")]
    whole: Annotated[bool, Field(description="It has players, so that more than runs can be asked.")]
    faults: list[FaultRecord]
    view: View


class CountedStop(Record):
    hex: str
    value: int
    counted: bool


class ProvenRoute(Record):
    train: str
    face: str
    hexes: list[str]
    income: int
    stops: list[CountedStop]


class PriceMoves(Record):
    """The share price now, after this dividend, and if the income is kept."""

    now: int
    paid: int
    kept: int


class ProvenRun(Record):
    """The best run of a company, whether it is proved, and what it pays."""

    company: str
    trains: list[str]
    total: int
    proven: bool
    nodes: Annotated[int, Field(description="Nodes searched.")]
    routes: list[ProvenRoute]
    dividends: Annotated[NotRequired[list[int]], Field(description="By seat, in K.")]
    price: NotRequired[PriceMoves]


class PurchaseRecord(Record):
    """A train on offer. With `refusal` for lack of money, `events` and `outcome` are those of a rich company."""

    action: ActionRecord
    source: str
    price: int
    runs: Annotated[bool, Field(description="The company can run it.")]
    refusal: NotRequired[RefusalRecord]
    events: NotRequired[list[EventRecord]]
    outcome: NotRequired[Figures]


class AcquisitionRecord(Record):
    """A company that can be acquired: the range of prices for a share, and what is transferred."""

    target: str
    low: int
    high: int
    units: Annotated[int, Field(description="Shares that are paid.")]
    affordable: Annotated[int, Field(description="The highest price that the treasury can pay.")]
    shares: Annotated[list[int], Field(description="By seat.")]
    director: int
    treasury: int
    trains: list[TrainCard]
    stations: list[str]
    markers: int
    local_railways: list[str]


class PositionAnswers(CheckedPosition):
    runs: list[ProvenRun]
    company: NotRequired[str]
    purchases: NotRequired[list[PurchaseRecord]]
    acquisitions: NotRequired[list[AcquisitionRecord]]


class PossibleTiles(Record):
    tiles: Annotated[
        dict[str, dict[str, list[int]]],
        Field(description="By hex and tile, the rotations in which the tile looks different."),
    ]
