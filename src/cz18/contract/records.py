"""Positions, choices, reasons and previews, as they are read by a page or any other client."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from pydantic import JsonValue

from cz18.contract.written import ActionRecord, EventRecord, Record, Sentence, described
from cz18.rules.actions import Price
from cz18.rules.events import Party
from cz18.rules.state import Auction as AuctionState
from cz18.rules.state import Papers as PapersState
from cz18.rules.state import Train as TrainState

Size = Literal["small", "medium", "large"]
Director = int | Literal["vaclav"] | None
"""A seat, Bohemia's automatic player, or nobody."""


# Why not


class RefusalRecord(Record):
    """A reason: its section, a code and the numbers; sentences are made of them by whoever shows it."""

    section: str
    code: str
    data: dict[str, JsonValue]
    sentence: NotRequired[Sentence]


class WhyNotRecord(Record):
    """An action that cannot be done, and why."""

    action: ActionRecord
    refusal: RefusalRecord


class Reasons(Record):
    """Why tiles cannot be laid: on each closed hex, or each tile on one hex."""

    number: int
    hex: str | None
    greyed: list[WhyNotRecord]


# What an action would bring


class SeatChange(Record):
    """A figure of a player before and after."""

    seat: int
    before: int
    after: int


class CertificatesChange(SeatChange):
    limit: int


class TreasuryChange(Record):
    company: str
    before: int
    after: int


class DirectorChange(Record):
    company: str
    before: Director
    after: Director


class StationsChange(Record):
    """The hexes of a company's stations before and after."""

    company: str
    before: list[str]
    after: list[str]


class TrainsChange(StationsChange):
    """The faces of a company's trains before and after, and its limit then."""

    limit: int


class Figures(Record):
    """Every counted thing that changes, and no other."""

    cash: NotRequired[list[SeatChange]]
    debt: NotRequired[list[SeatChange]]
    certificates: NotRequired[list[CertificatesChange]]
    treasury: NotRequired[list[TreasuryChange]]
    director: NotRequired[list[DirectorChange]]
    trains: NotRequired[list[TrainsChange]]
    stations: NotRequired[list[StationsChange]]
    to_take_over: NotRequired[list[str]]


class BroughtRecord(Record):
    """What happens and what it leaves behind."""

    events: list[EventRecord]
    outcome: Figures


class RunRoute(Record):
    train: str
    hexes: list[str]
    income: int


class BestRun(Record):
    """The best run of a company, and whether it is proved to be the best."""

    total: int
    proven: bool
    routes: list[RunRoute]


class BestRuns(Record):
    before: BestRun
    after: BestRun


class Allowed(BroughtRecord):
    """What an action would bring; an offer also if it is accepted."""

    accepted: NotRequired[BroughtRecord]
    best_run: NotRequired[BestRuns]


class NotAllowed(Record):
    refusal: RefusalRecord


class PreviewsAnswer(Record):
    number: int
    previews: list[Allowed | NotAllowed]


# The position


class TrainCard(Record):
    card: str
    face: str


class Offer(Record):
    """What is offered to the one who decides."""

    kind: Literal["acquisition", "train", "local_railway", "station_railway"]
    company: str
    target: NotRequired[str]
    seller: NotRequired[str]
    train: NotRequired[str]
    local_railway: NotRequired[str]
    price: int


class DecisionRecord(Record):
    """Who decides, what and by which section, and what it is about."""

    kind: str
    seat: int
    company: str | None
    section: str
    sentence: NotRequired[Sentence]
    offer: NotRequired[Offer]
    hex: NotRequired[str]
    trains: NotRequired[list[TrainCard]]
    kept: NotRequired[str | None]
    limit: NotRequired[int]


class Ranked(Record):
    rank: int
    seat: int


class TurnRecord(Record):
    """The turn of a company."""

    company: str
    first: bool
    yellow_laid: int
    promoted: bool
    income: int
    step: str | None
    steps: list[str]


class StockRecord(Record):
    """The stock round."""

    passes: int
    must_sell: bool
    sold: list[list[str]]
    sold_this_turn: list[str]


class Holding(Record):
    units: int
    percent: int
    director: bool
    worth: int


class PlayerRecord(Record):
    seat: int
    name: str
    cash: int
    debt: int
    penalty: int
    certificates: int
    certificate_limit: int
    shares: dict[str, Holding]
    local_railways: list[str]
    worth: int


class OwnedLocalRailway(Record):
    local_railway: str
    used: bool


class Holder(Record):
    seat: int
    percent: int


class CompanyInTheBox(Record):
    """A company that is not on the chart."""

    company: str
    size: Size
    status: Literal["in_the_box", "closed", "left_out"]


class CompanyOnTheChart(Record):
    company: str
    size: Size
    status: Literal["started", "floated"]
    director: Director
    price: int
    initial_price: int
    treasury: int
    trains: list[TrainCard]
    train_limit: int
    local_railways: list[OwnedLocalRailway]
    markers: int
    operated: bool
    has_acquired: bool
    last_income: int
    bank_percent: int
    bank_units: int
    holding_limit: int
    holders: list[Holder]


class LaidTile(Record):
    tile: str
    rotation: int
    colour: str


class StationRecord(Record):
    hex: str
    city: int
    company: str


class Face(Record):
    face: str
    price: int
    size: Size


class TopCard(Record):
    card: str
    letter: str
    left: int | None
    faces: list[Face]


class Trains(Record):
    top: TopCard
    gone: int
    pool: list[TrainCard]
    scrapped: list[str]


class LocalRailwayRecord(Record):
    player: int | None
    company: str | None
    used: bool


AuctionRecord: Any = described(AuctionState)
PapersRecord: Any = described(PapersState)
OnDeckRecord: Any = described(TrainState)


class More(Record):
    """What only some games have."""

    auction: NotRequired[AuctionRecord]
    papers: NotRequired[PapersRecord]
    vaclav: NotRequired[list[int]]
    on_deck: NotRequired[list[OnDeckRecord]]


class Position(Record):
    """A position as it is drawn: everything by name, players by seat."""

    number: int
    board: str
    box: int
    round: str
    phase: str
    tile_colour: str
    local_railway_price: int | None
    decision: DecisionRecord | None
    over: bool
    ranking: list[Ranked]
    order: list[int]
    queue: list[str]
    turn: TurnRecord | None
    stock: StockRecord | None
    players: list[PlayerRecord]
    companies: dict[str, CompanyInTheBox | CompanyOnTheChart]
    operating_order: list[str]
    chart: dict[str, list[str]]
    tiles: dict[str, LaidTile]
    stations: list[StationRecord]
    supply: dict[str, int]
    trains: Trains
    local_railways: dict[str, LocalRailwayRecord]
    more: More


# What can be chosen

CostRecord: Any = described(Price)
PartyRecord: Any = described(Party)


class TermsRecord(Record):
    """What a choice costs whoever takes it, whom he pays or who pays him, and the seat that must agree.

    What is nothing or nobody is left out. An offer is counted as accepted, a bid as won.
    """

    cost: NotRequired[CostRecord]
    counterparts: NotRequired[list[PartyRecord]]
    asked: NotRequired[int]


class Choices(Record):
    """Every legal choice, a free price as a range, and in the same order the terms of each."""

    choices: list[ActionRecord]
    terms: list[TermsRecord]


class View(Position, Choices):
    """The present position with every legal choice, and why greyed ones are not."""

    greyed: list[WhyNotRecord]
