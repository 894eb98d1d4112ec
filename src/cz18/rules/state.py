"""The state of a game: a plain, immutable, comparable and hashable value (docs/architecture.md).

`GameState` and its parts are named tuples of tuples and ints. Rules that change something work on a `Draft`, a
slotted copy with the same field names that is frozen again at the end; questions take either (`Position`).
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from functools import cache
from typing import Any, NamedTuple, TypeVar

from cz18.facts.companies import COMPANIES, SIZE_RULES, Size, SizeRules
from cz18.facts.games import Figures, figures
from cz18.facts.maps import Map, load_map, source_of, with_board
from cz18.facts.trains import TRAIN, CardSeries, Phase, TrainType
from cz18.rules.options import Options
from cz18.rules.records import record
from cz18.rules.versions import IN_FORCE, Change

NOBODY = -1
VACLAV = -2
"""The Director of a company that belongs to Bohemia's automatic player (XI.1)."""
HEX_AS_A_WHOLE = -1
"""City number of a home station on a bare two-city hex (R-049)."""


class Status(IntEnum):
    """How far a share company has come (VII.5)."""

    IN_THE_BOX = 0
    STARTED = 1
    FLOATED = 2
    CLOSED = 3
    LEFT_OUT = 4


class Train(NamedTuple):
    """A train card and the face that lies up. `letter` and `number` name the card."""

    letter: str
    number: int
    face: str

    @property
    def card(self) -> str:
        """The name of the card, the same whichever face is used."""
        return f"{self.letter}{self.number}"

    @property
    def type(self) -> TrainType:
        return TRAIN[self.face]


class Player(NamedTuple):
    """What lies before a player. `shares` are share units by company index (a Director's certificate is two)."""

    name: str
    cash: int
    debt: int
    penalty: int
    shares: tuple[int, ...]


class Company(NamedTuple):
    """A share company's charter. Its place on the chart is in `GameState.stacks`, its stations in `stations`."""

    status: Status
    director: int
    initial_price: int
    space: int
    treasury: int
    trains: tuple[Train, ...]
    markers: int
    operated: bool
    has_laid: bool
    has_acquired: bool
    last_income: int
    additional_stations: int = 0
    """Stations on the map that do not count for the price of the next one: that of MW (R-190)."""
    markers_taken_over: int = 0
    """How many of `markers` came with an acquisition or went back for a conflict (R-076, `as_written`)."""


class Station(NamedTuple):
    """A marker on the map. `city` counts the cities of the hex."""

    hex: int
    city: int
    company: int


class Owner(NamedTuple):
    """Who holds a local railway: `player` or `company` is an index, or both are NOBODY (out of the game)."""

    player: int
    company: int


OUT_OF_THE_GAME = Owner(NOBODY, NOBODY)


class LocalRailwayState(NamedTuple):
    """A local railway: whose it is, and whether its one power has been used (IV.1-17)."""

    owner: Owner
    used: bool


class PreStockRound(NamedTuple):
    """Chapter VI: how many turns were taken, and who has passed since the last purchase (R-010)."""

    turn: int
    passed: tuple[bool, ...]
    unasked: bool = False
    """With PRE_STOCK_ENDS_UNASKED: the turn before had no money for anything that is left."""


class Auction(NamedTuple):
    """The auctions of private papers (XI.2): whose turn it is to open one, and the one going on."""

    opener: int  # place in the playing order
    fruitless: tuple[bool, ...]  # who has opened one without a bid since the last sale
    sold: bool  # has any paper been sold?
    on_offer: tuple[str, ...]
    paper: str  # "" between two auctions
    bid: int
    bidder: int
    out: tuple[bool, ...]


class Papers(NamedTuple):
    """The two private papers of Moravia-Silesia that are no local railways (XI.2)."""

    three_e: Owner
    station_railway: Owner


class StockRound(NamedTuple):
    """Chapter VII: passes in a row, what each player sold in this round, and the turn at hand.

    `block_prices` are what a share of each company in `sold_this_turn` has brought (R-020).
    """

    passes: int
    sold: tuple[tuple[int, ...], ...]
    sold_this_turn: tuple[int, ...]
    must_sell: bool
    block_prices: tuple[int, ...] = ()


class Turn(NamedTuple):
    """The operating turn at hand (VIII.3)."""

    company: int
    first: bool
    yellow_laid: int
    promoted: bool
    income: int
    trains_over: bool = False
    """With LOCAL_RAILWAYS_AFTER_TRAINS: no more trains are bought, only local railways."""
    bought_unrunnable: bool = False
    """Has the company, lacking a train it can run, bought another one? (R-125)"""
    has_bought: bool = False
    """Has the company bought a train in this turn?"""
    has_taken_over: bool = False
    """Have trains come with an acquisition in this turn?"""


class Step(StrEnum):
    """The steps of a company's turn in their order (VIII.3)."""

    TRACK = "track"
    STATION = "station"
    RUN = "run"
    DIVIDEND = "dividend"
    ACQUISITION = "acquisition"
    TRAINS = "trains"


@record
class AcquisitionOffer:
    """One company wants to acquire another (VIII.9)."""

    company: int
    target: int
    price: int


@record
class TrainOffer:
    """A company wants a train of another (VIII.10)."""

    company: int
    seller: int
    card: str
    price: int


@record
class LocalRailwayOffer:
    """A company wants a player's local railway (IV.1)."""

    company: int
    local_railway: int
    price: int


@record
class StationRailwayOffer:
    """A company wants the station railway of Moravia-Silesia (XI.2-49)."""

    company: int
    price: int


Offer = AcquisitionOffer | TrainOffer | LocalRailwayOffer | StationRailwayOffer


# What is pending: a stack of decisions and of automatic moves, the present one last.


@record
class PreStockTurn:
    """A player buys a local railway or passes (VI)."""

    player: int


@record
class AuctionOpening:
    """A player names a paper and bids for it or passes (XI.2-24)."""

    player: int


@record
class AuctionBid:
    """A player bids more or drops out of the auction (XI.2-25)."""

    player: int


@record
class HomeTileOfRailway:
    """The owner of the station railway may lay or promote a tile on its home hex (XI.2-47)."""

    player: int


@record
class StockTurn:
    """A player sells, buys or passes (VII.1)."""

    player: int


@record
class HomeChoice:
    """A company's first station: which city (R-049), or which red-edged hex (R-054)."""

    company: int


@record
class CityChoice:
    """The first tile has come to a two-city hex: into which city goes the station? (R-049)"""

    company: int
    hex: int
    decides: int


@record
class CompanyStep:
    """A step of a company's turn (VIII.3)."""

    company: int
    step: Step


@record
class Answer:
    """A player accepts or declines an offer (R-070, R-100, VIII.10-10)."""

    player: int
    offer: Offer


@record
class StationConflict:
    """Two stations on one hex after an acquisition: which one stays? (R-108)"""

    company: int
    hex: int


@record
class TakeOverTrains:
    """Each train of an acquired company is taken over or scrapped (R-104).

    `taken` are the cards taken over so far; `own_scrapped` if a train of the acquirer has made room for them.
    """

    company: int
    trains: tuple[Train, ...]
    taken: tuple[str, ...] = ()
    own_scrapped: bool = False


@record
class ReturnTrains:
    """Trains above the limit go to the pool (VIII.12-23); `kept` is the card that may not go (R-124)."""

    company: int
    kept: str


@record
class NextCompany:
    """Automatic: the next company of the operating round begins its turn."""


@record
class NextBox:
    """Automatic: the marker goes on along the process track."""


@record
class GameOver:
    """The operating round marked 120 is done (X.1), or nobody wanted any paper and `winner` has won (XI.2-33)."""

    winner: int = NOBODY


Pending = (
    PreStockTurn
    | AuctionOpening
    | AuctionBid
    | HomeTileOfRailway
    | StockTurn
    | HomeChoice
    | CityChoice
    | CompanyStep
    | Answer
    | StationConflict
    | TakeOverTrains
    | ReturnTrains
    | NextCompany
    | NextBox
    | GameOver
)


class GameState(NamedTuple):
    """Everything there is to know about a game at one moment, all of it public but the seed (III.1).

    A value: compare, hash, keep and share it freely.
    """

    board: str
    options: Options
    seed: int
    draws: int
    players: tuple[Player, ...]
    order: tuple[int, ...]
    companies: tuple[Company, ...]
    stacks: tuple[tuple[int, ...], ...]
    laid: tuple[int, ...]
    stations: tuple[Station, ...]
    local_railways: tuple[LocalRailwayState, ...]
    cards_gone: int
    pool: tuple[Train, ...]
    scrapped: tuple[str, ...]
    phase: int
    box: int
    queue: tuple[int, ...]
    pre_stock: PreStockRound | None
    auction: Auction | None
    stock: StockRound | None
    turn: Turn | None
    vaclav: tuple[int, ...]
    papers: Papers | None
    on_deck: tuple[Train, ...]
    pending: tuple[Pending, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process a state takes a board of one's own along."""
        return with_board, (source_of(self.board), GameState, *self)


class Draft:
    """A state being changed, and the events so far. `freeze` gives the new state."""

    __slots__ = (*GameState._fields, "events")

    board: str
    options: Options
    seed: int
    draws: int
    players: tuple[Player, ...]
    order: tuple[int, ...]
    companies: tuple[Company, ...]
    stacks: tuple[tuple[int, ...], ...]
    laid: tuple[int, ...]
    stations: tuple[Station, ...]
    local_railways: tuple[LocalRailwayState, ...]
    cards_gone: int
    pool: tuple[Train, ...]
    scrapped: tuple[str, ...]
    phase: int
    box: int
    queue: tuple[int, ...]
    pre_stock: PreStockRound | None
    auction: Auction | None
    stock: StockRound | None
    turn: Turn | None
    vaclav: tuple[int, ...]
    papers: Papers | None
    on_deck: tuple[Train, ...]
    pending: tuple[Pending, ...]
    events: list[Any]

    def __init__(self, state: GameState) -> None:
        (
            self.board, self.options, self.seed, self.draws, self.players, self.order, self.companies, self.stacks,
            self.laid, self.stations, self.local_railways, self.cards_gone, self.pool, self.scrapped, self.phase,
            self.box, self.queue, self.pre_stock, self.auction, self.stock, self.turn, self.vaclav, self.papers,
            self.on_deck, self.pending,
        ) = state  # fmt: skip
        self.events = []

    def freeze(self) -> GameState:
        return GameState(
            self.board, self.options, self.seed, self.draws, self.players, self.order, self.companies, self.stacks,
            self.laid, self.stations, self.local_railways, self.cards_gone, self.pool, self.scrapped, self.phase,
            self.box, self.queue, self.pre_stock, self.auction, self.stock, self.turn, self.vaclav, self.papers,
            self.on_deck, self.pending,
        )  # fmt: skip


Position = GameState | Draft
"""What a question may be asked of."""

T = TypeVar("T")


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same tuple with one item changed."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The same tuple without the first occurrence of an item."""
    index = items.index(item)
    return items[:index] + items[index + 1 :]


def change_player(draft: Draft, index: int, **changes: Any) -> None:
    draft.players = replaced(draft.players, index, draft.players[index]._replace(**changes))


def change_company(draft: Draft, index: int, **changes: Any) -> None:
    draft.companies = replaced(draft.companies, index, draft.companies[index]._replace(**changes))


def add_markers(draft: Draft, company: int, count: int) -> None:
    """Unplaced markers come to a company that are not its own, or go back to it for a conflict (VIII.9-11, -13)."""
    item = draft.companies[company]
    change_company(
        draft, company, markers=item.markers + count, markers_taken_over=item.markers_taken_over + count
    )


def push(draft: Draft, *items: Pending) -> None:
    """Put decisions on the stack; the last one given is due first."""
    draft.pending = draft.pending + items


def pop(draft: Draft) -> None:
    draft.pending = draft.pending[:-1]


# Questions about the printed matter and the version of the rules, asked of a state.


def follows(state: Position, change: Change) -> bool:
    """Is the game played under a version of the rules that has seen this change?"""
    return change in IN_FORCE[state.options.rules]


def map_of(state: Position) -> Map:
    return load_map(state.board)


def figures_of(state: Position) -> Figures:
    """The figures of the game being played: standard, Bohemia or Moravia-Silesia."""
    return figures(load_map(state.board).game)


def phase_of(state: Position) -> Phase:
    return figures(load_map(state.board).game).phases[state.phase]


def size_of(company: int) -> Size:
    return COMPANIES[company].size


def size_rules(company: int) -> SizeRules:
    return SIZE_RULES[COMPANIES[company].size]


def company_id(company: int) -> str:
    return COMPANIES[company].id


def train_limit(state: Position, company: int) -> int:
    """How many trains a company of this size may own now (XII.9)."""
    return phase_of(state).train_limit[COMPANIES[company].size]


@cache
def deck_of(cards: tuple[CardSeries, ...]) -> tuple[tuple[str, int], ...]:
    """The cards in their order, letter and number, without the last ones, of which there is no end (R-004)."""
    return tuple((series.letter, number) for series in cards for number in range(series.number or 0))


def cards_of(state: Position) -> tuple[CardSeries, ...]:
    """The train cards of this game, in the order of the deck."""
    return figures_of(state).cards[len(state.players)]


def top_card(state: Position) -> tuple[str, int]:
    """The only card of the deck on offer (VIII.10-09): its letter and its number.

    In the older edition trains above the limit lie on top of the deck (E-06).
    """
    if state.on_deck:
        return state.on_deck[-1].letter, state.on_deck[-1].number
    cards = cards_of(state)
    deck, gone = deck_of(cards), state.cards_gone
    return deck[gone] if gone < len(deck) else (cards[-1].letter, gone - len(deck))


@cache
def _faces(cards: tuple[CardSeries, ...]) -> dict[str, tuple[str, ...]]:
    return {series.letter: tuple(face.train for face in series.faces) for series in cards}


def faces_of(state: Position, letter: str) -> tuple[str, ...]:
    """The trains that the cards of a letter can be, small face first."""
    return _faces(cards_of(state))[letter]


def runs_for(state: Position, train: Train, company: int) -> bool:
    """Can this company run this train: is it of its own colour? (IV.2; in Moravia-Silesia any, XI.2-10)"""
    return TRAIN[train.face].size is COMPANIES[company].size or figures_of(state).runs_every_train


def has_runnable_train(state: Position, company: int) -> bool:
    return any(runs_for(state, train, company) for train in state.companies[company].trains)


# Questions about shares (IV.2, VII).


def units_with_players(state: Position, company: int) -> int:
    """Share units of a company in players' hands, Vaclav's included (R-168)."""
    held = sum([player.shares[company] for player in state.players])
    return held + state.vaclav[company] if state.vaclav else held


def units_in_bank(state: Position, company: int) -> int:
    return size_rules(company).units - units_with_players(state, company)


def certificates(state: Position, player: int) -> int:
    """Certificates counted against the limit: shares, Director's certificates once, local railways (VII.4)."""
    count = sum(state.players[player].shares)
    for company in state.companies:
        if company.director == player and company.status is not Status.CLOSED:
            count -= 1
    for local_railway in state.local_railways:
        if local_railway.owner.player == player:
            count += 1
    if state.papers is not None:
        count += sum(paper.player == player for paper in state.papers)
    return count


def is_vaclavs(state: Position, company: int) -> bool:
    """Does this company belong to Bohemia's automatic player? (XI.1-08)"""
    return state.companies[company].director == VACLAV


# Questions about stations (VIII.6).


def stations_of(state: Position, company: int) -> tuple[Station, ...]:
    return tuple(station for station in state.stations if station.company == company)


def local_railways_of(state: Position, company: int) -> tuple[int, ...]:
    """Indexes of the local railways a company owns."""
    return tuple(i for i, item in enumerate(state.local_railways) if item.owner.company == company)
