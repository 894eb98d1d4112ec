"""Types of answers about positions that were set up by hand."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired

from pydantic import Field

from cz18.contract.records import Figures, RefusalRecord, TrainCard, View
from cz18.contract.written import ActionRecord, EventRecord, Record


class FaultRecord(Record):
    """A fault that makes a position impossible under the rules; its sentence is the message `fault-CODE`."""

    section: str
    code: str
    data: dict[str, int | str | list[int | str]]


class CheckedPosition(Record):
    """A position in its short form, as text and as a view, and what is impossible in it."""

    position: Annotated[dict[str, Any], Field(description="The JSON of the position, without usual values.")]
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
