"""The parts of a state: plain, immutable, comparable and hashable values (docs/architecture.md).

`GameState` and its parts are named tuples of tuples and ints. This module only has their fields, which readers and
writers of states (interop) take from the annotations; `questions` has the queries, `draft` the changes.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from cz18._records import record
from cz18.facts.indexes import CompanyIndex
from cz18.facts.maps import source_of, with_board
from cz18.facts.trains import TRAIN, TrainType
from cz18.rules.options import Options

if TYPE_CHECKING:
    from cz18.rules.asking.views import CompanyView, HexView, PlayerView

NOBODY = -1
NO_COMPANY = CompanyIndex(-1)
VACLAV = -2
"""The Director of a company that belongs to Bohemia's automatic player (XI.1)."""
HEX_AS_A_WHOLE = -1
"""City number of a home station on a bare two-city hex (R-049)."""


class Status(IntEnum):
    """The stages of a share company (VII.5)."""

    IN_THE_BOX = 0
    STARTED = 1
    FLOATED = 2
    CLOSED = 3
    LEFT_OUT = 4


class Train(NamedTuple):
    """A train card, by letter and number, and the face it is used with, such as "3" or "4E"."""

    letter: str
    number: int
    face: str
    scrapped_with: str = ""
    """With KEEPS_FORMER_SCRAPPING: the former face of the card, with which it is scrapped."""

    @property
    def card(self) -> str:
        """The name of the card, the same whichever face is used."""
        return f"{self.letter}{self.number}"

    @property
    def type(self) -> TrainType:
        return TRAIN[self.face]


class Player(NamedTuple):
    """A player's holdings. `shares` are share units by company index (a Director's certificate is two)."""

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
    """Number of `markers` that came with an acquisition or were returned after a conflict (R-076, `as_written`)."""


class Station(NamedTuple):
    """A marker on the map. `city` counts the cities of the hex."""

    hex: int
    city: int
    company: CompanyIndex


class Owner(NamedTuple):
    """Who holds a local railway: `player` or `company` is an index, or both are NOBODY (out of the game)."""

    player: int
    company: CompanyIndex


OUT_OF_THE_GAME = Owner(NOBODY, NO_COMPANY)


class LocalRailwayState(NamedTuple):
    """A local railway: whose it is, and whether its one power has been used (IV.1-17)."""

    owner: Owner
    used: bool


class PreStockRound(NamedTuple):
    """Chapter VI: the number of turns taken, and who has passed since the last purchase (R-010)."""

    turn: int
    passed: tuple[bool, ...]
    unasked: bool = False
    """With PRE_STOCK_ENDS_UNASKED: the previous player had no money for anything that is left."""


class Auction(NamedTuple):
    """The auctions of private papers (XI.2): whose turn it is to open one, and the current one."""

    opener: int  # place in the playing order
    fruitless: tuple[bool, ...]  # who has opened one without a bid since the last sale
    sold: bool  # has any paper been sold?
    on_offer: tuple[str, ...]
    paper: str  # "" between two auctions
    bid: int
    bidder: int
    out: tuple[bool, ...]


class Papers(NamedTuple):
    """The two private papers of Moravia-Silesia that are not local railways (XI.2)."""

    three_e: Owner
    station_railway: Owner


class StockRound(NamedTuple):
    """Chapter VII: passes in a row, what each player sold in this round, and the current turn.

    `block_prices` are the prices at which shares of the companies in `sold_this_turn` were sold (R-020).
    """

    passes: int
    sold: tuple[tuple[CompanyIndex, ...], ...]
    sold_this_turn: tuple[CompanyIndex, ...]
    must_sell: bool
    block_prices: tuple[int, ...] = ()


class Turn(NamedTuple):
    """The current operating turn (VIII.3)."""

    company: CompanyIndex
    first: bool
    yellow_laid: int
    promoted: bool
    income: int
    trains_over: bool = False
    """With LOCAL_RAILWAYS_AFTER_TRAINS: no more trains may be bought, only local railways."""
    bought_unrunnable: bool = False
    """Whether the company, lacking a train it can run, has bought another one (R-125)."""
    has_bought: bool = False
    """Whether the company has bought a train this turn."""
    has_taken_over: bool = False
    """Whether trains came with an acquisition this turn."""


class Step(StrEnum):
    """The steps of a company's turn in order (VIII.3)."""

    TRACK = "track"
    STATION = "station"
    RUN = "run"
    DIVIDEND = "dividend"
    ACQUISITION = "acquisition"
    TRAINS = "trains"


@record
class AcquisitionOffer:
    """One company wants to acquire another (VIII.9)."""

    company: CompanyIndex
    target: CompanyIndex
    price: int


@record
class TrainOffer:
    """A company wants a train of another (VIII.10)."""

    company: CompanyIndex
    seller: CompanyIndex
    card: str
    price: int


@record
class LocalRailwayOffer:
    """A company wants a player's local railway (IV.1)."""

    company: CompanyIndex
    local_railway: int
    price: int


@record
class StationRailwayOffer:
    """A company wants the station railway of Moravia-Silesia (XI.2-49)."""

    company: CompanyIndex
    price: int


Offer = AcquisitionOffer | TrainOffer | LocalRailwayOffer | StationRailwayOffer


# Pending: a stack of decisions and automatic moves, the current one last.


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

    company: CompanyIndex


@record
class CityChoice:
    """The first tile was laid on a two-city hex: which city gets the station? (R-049)"""

    company: CompanyIndex
    hex: int
    decides: CompanyIndex


@record
class CompanyStep:
    """A step of a company's turn (VIII.3)."""

    company: CompanyIndex
    step: Step


@record
class Answer:
    """A player accepts or declines an offer (R-070, R-100, VIII.10-10)."""

    player: int
    offer: Offer


@record
class StationConflict:
    """Two stations on one hex after an acquisition: which one stays? (R-108)"""

    company: CompanyIndex
    hex: int


@record
class TakeOverTrains:
    """Each train of an acquired company is taken over or scrapped (R-104).

    `taken` are the cards taken over so far; `own_scrapped` is True if a train of the acquirer has made room for them.
    """

    company: CompanyIndex
    trains: tuple[Train, ...]
    taken: tuple[str, ...] = ()
    own_scrapped: bool = False


@record
class ReturnTrains:
    """Trains above the limit go to the pool (VIII.12-23); `kept` is the card that may not be returned (R-124)."""

    company: CompanyIndex
    kept: str


@record
class NextCompany:
    """Automatic: the next company of the operating round begins its turn."""


@record
class NextBox:
    """Automatic: the marker advances on the process track."""


@record
class GameOver:
    """The operating round marked 120 is over (X.1), or no paper was sold and `winner` has won (XI.2-33)."""

    winner: int = NOBODY


class Decision(NamedTuple):
    """The present decision: its kind, the player who makes it (seat), the company acted for, and the rule's section."""

    kind: str
    player: int
    company: str | None
    section: str


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
    """A position of a game. Everything but the seed is public (III.1).

    It is immutable: states can be compared, hashed, stored and shared. Players, companies and hexes are stored by
    index; the methods `player`, `company` and `hex` look them up by name, and `player_names`, `company_names` and
    `hex_names` list the names. The fields are internal and may change, except `board`, `options` and `seed`.
    """

    board: str
    options: Options
    seed: int
    draws: int
    players: tuple[Player, ...]
    order: tuple[int, ...]
    companies: tuple[Company, ...]
    stacks: tuple[tuple[CompanyIndex, ...], ...]
    laid: tuple[int, ...]
    stations: tuple[Station, ...]
    local_railways: tuple[LocalRailwayState, ...]
    cards_gone: int
    pool: tuple[Train, ...]
    scrapped: tuple[str, ...]
    phase: int
    box: int
    queue: tuple[CompanyIndex, ...]
    pre_stock: PreStockRound | None
    auction: Auction | None
    stock: StockRound | None
    turn: Turn | None
    vaclav: tuple[int, ...]
    papers: Papers | None
    on_deck: tuple[Train, ...]
    pending: tuple[Pending, ...]

    def player(self, name: str | int) -> PlayerView:
        """A player by name or seat, as a `PlayerView`. Raises ValueError if there is no such player."""
        from cz18.rules.asking.views import player_view

        return player_view(self, name)

    def company(self, name: str) -> CompanyView:
        """A company by its short name, as a `CompanyView`. Raises ValueError if there is no such company."""
        from cz18.rules.asking.views import company_view

        return company_view(self, name)

    def hex(self, name: str) -> HexView:
        """A hex and the tile and stations on it, as a `HexView`. Raises ValueError if it is not on the board."""
        from cz18.rules.asking.views import hex_view

        return hex_view(self, name)

    @property
    def player_names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(player.name for player in self.players)

    @property
    def company_names(self) -> tuple[str, ...]:
        """The short names of all companies, also of those that are not in this game."""
        from cz18.facts.companies import COMPANY

        return tuple(COMPANY)

    @property
    def hex_names(self) -> tuple[str, ...]:
        """The names of all hexes of the board."""
        from cz18.rules.questions import map_of

        return tuple(map_of(self).index)

    @property
    def round_name(self) -> str:
        """The present round: `Pre-stock round`, `SR 2`, `OR 5.2`."""
        from cz18.rules.asking.views import round_name

        return round_name(self)

    @property
    def phase_name(self) -> str:
        """The letter of the present phase: `a`."""
        from cz18.rules.questions import phase_of

        return phase_of(self).letter

    def __repr__(self) -> str:
        from cz18.rules.asking.views import headline

        return f"<{headline(self)}>"

    def __str__(self) -> str:
        from cz18.rules.asking.views import summary

        return summary(self)

    def __copy__(self) -> GameState:
        """Return the state itself, because it is immutable."""
        return self

    def __deepcopy__(self, memo: object) -> GameState:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Include a custom board when pickling."""
        return with_board, (source_of(self.board), GameState, *self)
