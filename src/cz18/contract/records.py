"""Types of positions, choices, reasons and previews, as a page or another client receives them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field

from cz18.contract.written import DEPRECATED, ActionRecord, EventRecord, Record, Sentence, described
from cz18.rules.actions import Price
from cz18.rules.events import Party
from cz18.rules.state import Auction as AuctionState
from cz18.rules.state import Papers as PapersState
from cz18.rules.state import Train as TrainState

Size = Literal["small", "medium", "large"]
Director = int | Literal["vaclav"] | None
"""A seat, Bohemia's automatic player, or nobody."""


# Why not


class RunRoute(Record):
    train: str
    hexes: list[str]
    income: int


Argument = bool | int | str | None | list[int | str] | list[RunRoute]
"""A value in a sentence; the catalogues name those of each code."""


class RefusalRecord(Record):
    """A reason: its section, a code and the arguments of its sentence."""

    section: str
    code: str
    data: dict[str, Argument]
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


# Outcomes of an action


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
    """All figures that change, and no others."""

    cash: NotRequired[list[SeatChange]]
    debt: NotRequired[list[SeatChange]]
    certificates: NotRequired[list[CertificatesChange]]
    treasury: NotRequired[list[TreasuryChange]]
    director: NotRequired[list[DirectorChange]]
    trains: NotRequired[list[TrainsChange]]
    stations: NotRequired[list[StationsChange]]
    to_take_over: NotRequired[list[str]]


class BroughtRecord(Record):
    """Events, and the figures that change."""

    events: list[EventRecord]
    outcome: Figures


class BestRun(Record):
    """The best run of a company, and whether it is proven to be the best."""

    total: int
    proven: bool
    routes: list[RunRoute]


class BestRuns(Record):
    before: BestRun
    after: BestRun


class RunsWithTrain(BestRuns):
    """The best runs of a company without a train, if it had the one on sale."""

    train: str


class Allowed(BroughtRecord):
    """The outcome of an action; for an offer also the outcome of acceptance."""

    accepted: NotRequired[BroughtRecord]
    best_run: NotRequired[BestRuns]
    with_train: NotRequired[RunsWithTrain]


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
    """The offer that the deciding player answers."""

    kind: Literal["acquisition", "train", "local_railway", "station_railway"]
    company: str
    target: NotRequired[str]
    seller: NotRequired[str]
    train: NotRequired[str]
    local_railway: NotRequired[str]
    price: int


class DecisionRecord(Record):
    """The decision: player, kind, section of the rulebook, and its subject."""

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
    tiles_left: Annotated[int, Field(description="Yellow tiles that the turn still allows.")]
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
    local_railways_worth: Annotated[int, Field(description="What they count at the end.")]
    worth: Annotated[int, Field(description="Cash, shares and local railways, less debt and penalty.")]


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
    runs: Annotated[list[Size], Field(description="The sizes of trains that it can run.")]
    local_railways: list[OwnedLocalRailway]
    markers: int
    operated: bool
    has_acquired: bool
    last_income: int
    bank_percent: int
    bank_units: int
    holding_limit: int
    holders: list[Holder]
    vaclav_percent: Annotated[NotRequired[int], Field(description="What Vaclav holds, in games with him.")]


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


class Scrapping(Record):
    """The first sale of `train` scraps the trains `scraps`."""

    train: str
    scraps: str


class NextExport(Record):
    """Number of cards that leave the deck unsold at the end of this round; in Bohemia for Vaclav's companies."""

    round: str
    cards: int


class ClockRecord(Record):
    """How far the deck has come. `left` and `until` are in the order of `letters`, counted in cards."""

    letters: list[str]
    left: Annotated[
        list[int | None],
        Field(description="Cards in the deck, the one on top included; null if there is no end of them."),
    ]
    until: Annotated[
        list[int | None],
        Field(
            description="Cards that leave before the first of the letter can leave; null if its phase has begun."
        ),
    ]
    next: Annotated[str | None, Field(description="The next letter that changes anything.")]
    scraps: Annotated[dict[str, list[Scrapping]], Field(description="By letter, what its cards can still scrap.")]
    lives: Annotated[
        dict[str, int | None],
        Field(
            description="By train that can be scrapped: cards that leave before one that scraps it is on offer; "
            "null if none comes."
        ),
    ]
    export: NextExport | None


class Trains(Record):
    top: TopCard
    on_deck: Annotated[list[TrainCard], Field(description="Cards returned to the deck, the top one last.")]
    gone: Annotated[int, Field(description="Cards that have left the deck.")]
    pool: list[TrainCard]
    scrapped: list[str]
    clock: ClockRecord


class LocalRailwayRecord(Record):
    player: int | None
    company: str | None
    used: bool


class AuctionRecord(Record):
    """The auction of private papers (XI.2); players by seat."""

    opener: Annotated[int, Field(description="Whose turn it is to open an auction.")]
    on_offer: list[str]
    paper: Annotated[str | None, Field(description="The paper being auctioned, or null between two auctions.")]
    bid: int
    bidder: int | None
    out: Annotated[list[int], Field(description="Seats that have dropped out of this auction.")]
    fruitless: Annotated[
        list[int], Field(description="Seats that opened an auction without a bid since the last sale.")
    ]


class PaperRecord(Record):
    """A private paper that is not a local railway (XI.2), and who holds it."""

    kind: Literal["three_e", "station_railway"]
    player: int | None
    company: str | None


class OfVariants(Record):
    """Parts of a position that exist in some games only."""

    auction: NotRequired[AuctionRecord]
    papers: NotRequired[list[PaperRecord]]


RawAuction: Any = described(AuctionState)
RawPapers: Any = described(PapersState)
RawTrain: Any = described(TrainState)


class More(Record):
    """Deprecated: parts of the state with the indexes of the engine. Read the fields named instead."""

    auction: NotRequired[Annotated[RawAuction, Field(description="Read `auction`.", json_schema_extra=DEPRECATED)]]
    papers: NotRequired[Annotated[RawPapers, Field(description="Read `papers`.", json_schema_extra=DEPRECATED)]]
    vaclav: NotRequired[
        Annotated[
            list[int],
            Field(description="Read `vaclav_percent` of the companies.", json_schema_extra=DEPRECATED),
        ]
    ]
    on_deck: NotRequired[
        Annotated[list[RawTrain], Field(description="Read `trains.on_deck`.", json_schema_extra=DEPRECATED)]
    ]


class Position(OfVariants):
    """A position: everything by name, players by seat."""

    number: int
    board: str
    box: Annotated[
        int,
        Field(description="Read `round`, the id of a box of the process track.", json_schema_extra=DEPRECATED),
    ]
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
    more: Annotated[More, Field(json_schema_extra=DEPRECATED)]


# Choices

CostRecord: Any = described(Price)
PartyRecord: Any = described(Party)


class TermsRecord(Record):
    """The cost of a choice, the parties, the stakes, and details that the action does not name.

    Empty values are omitted. An offer is counted as accepted, a bid as won.
    """

    cost: NotRequired[CostRecord]
    counterparts: NotRequired[list[PartyRecord]]
    asked: Annotated[NotRequired[int], Field(description="The seat that must agree.")]
    stakes: Annotated[
        NotRequired[list[Literal["loan", "own_money", "directorship", "offer", "hands_over", "unrunnable"]]],
        Field(description="Reasons to ask the player for confirmation, the gravest first."),
    ]
    hex: Annotated[NotRequired[str], Field(description="Where it takes place, if the action names no hex.")]
    tile: Annotated[NotRequired[str], Field(description="The tile that is laid, if the action names none.")]
    repeats: Annotated[
        NotRequired[int],
        Field(description="The place of an earlier choice that lays the same track: a symmetric tile, turned."),
    ]
    skips_to: Annotated[
        NotRequired[Literal["run", "end"]],
        Field(description="The next goal of the company's turn, if this choice ends a step on the way to it."),
    ]
    loses: Annotated[
        NotRequired[list[Literal["tile", "power", "station"]]],
        Field(
            description="What ending this step gives up: a tile, one by a power, a station that would raise the income "
            "now. A reason to ask first."
        ),
    ]
    needed: Annotated[
        NotRequired[bool],
        Field(
            description="True for the purchase without which the turn cannot end: the cheapest train that the company "
            "can run."
        ),
    ]


class Choices(Record):
    """Every legal choice, a free price as a range, and the terms of each in the same order."""

    choices: list[ActionRecord]
    terms: list[TermsRecord]
    forced: Annotated[bool, Field(description="There is one choice, and no amount to choose in it.")]


class View(Position, Choices):
    """The present position with every legal choice, and the reasons against greyed ones."""

    greyed: list[WhyNotRecord]
