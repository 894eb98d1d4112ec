"""What a player or a Director can do. Actions are imperatives; amounts fixed by the rules are not in them.

Players are named by their seat (0 to n-1), companies, hexes, tiles and local railways by their printed names,
train cards by letter and number (`"d2"`). In a list of legal actions a free price is a `PriceRange`.
"""

from __future__ import annotations

from typing import NamedTuple, get_args

from cz18.routes.runs import Route
from cz18.rules.records import record


class PriceRange(NamedTuple):
    """Any whole number of K from `low` to `high`, both included."""

    low: int
    high: int


Price = int | PriceRange


@record
class BuyLocalRailway:
    """Buy a local railway at its printed price in the pre-stock round (VI)."""

    player: int
    local_railway: str


@record
class Pass:
    """Pass in the pre-stock or a stock round, or end a stock turn after sales (VI, VII.1)."""

    player: int


@record
class OpenAuction:
    """Name a private paper and bid for it, or pass with a bid of 0 (XI.2-24)."""

    player: int
    paper: str
    bid: Price


@record
class Bid:
    """Bid more for the paper at auction (XI.2-25)."""

    player: int
    amount: Price


@record
class LayRailwayTile:
    """The owner of the station railway lays or promotes a tile on its home hex (XI.2-47)."""

    player: int
    tile: str
    rotation: int


@record
class AssignThreeE:
    """Give the 3E paper to this company (XI.2-38)."""

    company: str


@record
class StartCompany:
    """Buy a Director's certificate and choose the initial share price (VII.3, VII.5)."""

    player: int
    company: str
    price: int


@record
class BuyShare:
    """Buy one share from the bank (VII.3)."""

    player: int
    company: str


@record
class SellShares:
    """Sell shares of one company to the bank (VII.6)."""

    player: int
    company: str
    count: int


@record
class RepayDebt:
    """Pay back debt in a stock turn (R-033)."""

    player: int
    amount: Price


@record
class LayHomeTile:
    """A large company lays its red tile and places its home station there (R-054)."""

    company: str
    hex: str
    rotation: int


@record
class ChooseCity:
    """Choose the city of a home station on a two-city hex (R-049)."""

    company: str
    city: int


@record
class LayTile:
    """Lay or promote a tile (VIII.4, VIII.5).

    `local_railway` names one whose power is used: with a purple-edged tile power 1, else power 2 (IV.1).
    """

    company: str
    hex: str
    tile: str
    rotation: int
    local_railway: str | None = None


@record
class PlaceStation:
    """Place a further station (VIII.6).

    With `taken_over` it is a marker of an acquired company, though an own one would cost less (R-076, `as_written`).
    """

    company: str
    hex: str
    city: int
    taken_over: bool = False


@record
class Run:
    """Run the trains on these routes (VIII.7, VIII.8)."""

    company: str
    routes: tuple[Route, ...]


@record
class PayOut:
    """Pay the whole income as dividend (VIII.8)."""

    company: str


@record
class Withhold:
    """Keep the whole income in the treasury (VIII.8)."""

    company: str


@record
class OfferAcquisition:
    """Offer to acquire a smaller company at a price per share (VIII.9)."""

    company: str
    target: str
    price: Price


@record
class OfferForTrain:
    """Offer to buy a train from another company (VIII.10)."""

    company: str
    seller: str
    train: str
    price: Price


@record
class OfferForLocalRailway:
    """Offer to buy a local railway from a player (IV.1)."""

    company: str
    local_railway: str
    price: Price


@record
class AcceptOffer:
    """Agree to the offer on the table."""

    player: int


@record
class DeclineOffer:
    """Refuse the offer on the table."""

    player: int


@record
class KeepStation:
    """Say which of two stations on one hex stays after an acquisition (R-108)."""

    company: str
    hex: str
    city: int


@record
class TakeOverTrain:
    """Take over a train of the acquired company, on the face it has or turned to a larger one (VIII.9)."""

    company: str
    train: str
    face: str


@record
class ScrapTrain:
    """Scrap a train of the acquired company, or an own one where the game allows it (VIII.9, R-104)."""

    company: str
    train: str


@record
class BuyTrain:
    """Buy the top card of the deck or a card of the pool on one of its faces (VIII.10, VIII.11)."""

    company: str
    train: str
    face: str


@record
class ReturnTrain:
    """Give a train above the limit to the pool (VIII.12-23)."""

    company: str
    train: str


@record
class SellLocalRailway:
    """Sell a local railway to the bank (IV.1-29)."""

    company: str
    local_railway: str


@record
class EndStep:
    """End a step of the turn, skipping what is left of it (VIII.3-03); ending `trains` ends the turn."""

    company: str
    step: str


Action = (
    BuyLocalRailway | Pass | StartCompany | BuyShare | SellShares | RepayDebt | LayHomeTile | ChooseCity
    | LayTile | PlaceStation | Run | PayOut | Withhold | OfferAcquisition | OfferForTrain
    | OfferForLocalRailway | AcceptOffer | DeclineOffer | KeepStation | TakeOverTrain | ScrapTrain | BuyTrain
    | ReturnTrain | SellLocalRailway | EndStep
    | OpenAuction | Bid | LayRailwayTile | AssignThreeE
)  # fmt: skip

ACTIONS: dict[str, type[Action]] = {kind.__name__: kind for kind in get_args(Action)}
"""Every kind of action by its name."""

_EXPECTED = {
    "int": (int,), "str": (str,), "bool": (bool,),
    "Price": (int,), "str | None": (str, type(None)), "tuple[Route, ...]": (tuple,),
}  # fmt: skip
FIELDS: dict[type[Action], tuple[tuple[str, tuple[type, ...]], ...]] = {
    kind: tuple((name, _EXPECTED[type_]) for name, type_ in kind.__annotations__.items())
    for kind in ACTIONS.values()
}
"""The fields of every kind of action, and the types a value in each may have."""
