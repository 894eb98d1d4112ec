"""What happened. Events are past facts that carry data; `interop.wording` makes the sentences.

Every K that changes hands is a `MoneyPaid`; the other events tell why.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, get_args

from cz18.routes.runs import Route


class Party(NamedTuple):
    """One side of a payment: the bank, a player by seat or a company by name."""

    kind: str
    name: str | int


BANK = Party("bank", "")


def player_party(player: int) -> Party:
    return Party("player", player)


@dataclass(frozen=True, slots=True)
class MoneyPaid:
    payer: Party
    payee: Party
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class PlayingOrderDealt:
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LocalRailwayBought:
    player: int
    local_railway: str
    price: int


@dataclass(frozen=True, slots=True)
class Passed:
    player: int
    automatic: bool


@dataclass(frozen=True, slots=True)
class StockTurnEnded:
    player: int


@dataclass(frozen=True, slots=True)
class PreStockRoundEnded:
    left_over: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StockRoundBegan:
    number: int


@dataclass(frozen=True, slots=True)
class StockRoundEnded:
    number: int


@dataclass(frozen=True, slots=True)
class OperatingRoundBegan:
    number: str
    local_railway_price: int


@dataclass(frozen=True, slots=True)
class CompanyStarted:
    player: int
    company: str
    price: int


@dataclass(frozen=True, slots=True)
class ShareBought:
    player: int
    company: str
    price: int


@dataclass(frozen=True, slots=True)
class SharesSold:
    player: int
    company: str
    count: int
    price: int


@dataclass(frozen=True, slots=True)
class DirectorChanged:
    company: str
    old: int
    new: int


@dataclass(frozen=True, slots=True)
class CompanyFloated:
    company: str
    capital: int


@dataclass(frozen=True, slots=True)
class PriceMoved:
    company: str
    old: int
    new: int
    reason: str


@dataclass(frozen=True, slots=True)
class DebtRepaid:
    player: int
    amount: int
    left: int


@dataclass(frozen=True, slots=True)
class LoanTaken:
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    company: str
    first: bool


@dataclass(frozen=True, slots=True)
class StationPlaced:
    company: str
    hex: str
    city: int
    price: int
    home: bool


@dataclass(frozen=True, slots=True)
class CityChosen:
    company: str
    hex: str
    city: int


@dataclass(frozen=True, slots=True)
class TileLaid:
    company: str
    hex: str
    tile: str
    rotation: int
    price: int
    replaced: str | None


@dataclass(frozen=True, slots=True)
class PowerUsed:
    company: str
    local_railway: str
    power: int


@dataclass(frozen=True, slots=True)
class TrainsRan:
    company: str
    routes: tuple[Route, ...]
    incomes: tuple[int, ...]
    income: int


@dataclass(frozen=True, slots=True)
class DividendPaid:
    company: str
    income: int


@dataclass(frozen=True, slots=True)
class IncomeKept:
    company: str
    income: int


@dataclass(frozen=True, slots=True)
class StepEnded:
    company: str
    step: str


@dataclass(frozen=True, slots=True)
class TurnEnded:
    company: str


@dataclass(frozen=True, slots=True)
class AcquisitionOffered:
    company: str
    target: str
    price: int


@dataclass(frozen=True, slots=True)
class TrainAskedFor:
    company: str
    seller: str
    train: str
    price: int


@dataclass(frozen=True, slots=True)
class LocalRailwayAskedFor:
    company: str
    local_railway: str
    player: int
    price: int


@dataclass(frozen=True, slots=True)
class OfferAccepted:
    player: int


@dataclass(frozen=True, slots=True)
class OfferDeclined:
    player: int


@dataclass(frozen=True, slots=True)
class CompanyAcquired:
    company: str
    target: str
    price: int


@dataclass(frozen=True, slots=True)
class StationTakenOver:
    company: str
    target: str
    hex: str
    city: int


@dataclass(frozen=True, slots=True)
class StationTakenBack:
    company: str
    hex: str
    city: int


@dataclass(frozen=True, slots=True)
class LocalRailwayTakenOver:
    company: str
    target: str
    local_railway: str


@dataclass(frozen=True, slots=True)
class TrainTakenOver:
    company: str
    train: str
    old_face: str
    face: str
    price: int


@dataclass(frozen=True, slots=True)
class TrainScrapped:
    owner: str
    train: str
    face: str
    by_choice: bool


@dataclass(frozen=True, slots=True)
class TrainTypeScrapped:
    face: str


@dataclass(frozen=True, slots=True)
class TrainBought:
    company: str
    train: str
    face: str
    price: int
    source: str


@dataclass(frozen=True, slots=True)
class TrainReturned:
    company: str
    train: str
    face: str


@dataclass(frozen=True, slots=True)
class TrainExported:
    train: str


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    letter: str


@dataclass(frozen=True, slots=True)
class LocalRailwaySold:
    """To a company (`player` names the seller) or to the bank (`player` is None)."""

    company: str
    local_railway: str
    player: int | None
    price: int


@dataclass(frozen=True, slots=True)
class VaclavArrived:
    company: str
    price: int
    percent: int


@dataclass(frozen=True, slots=True)
class TrainGiven:
    company: str
    train: str
    face: str


@dataclass(frozen=True, slots=True)
class CompanyLeftOut:
    company: str


@dataclass(frozen=True, slots=True)
class AuctionOpened:
    """`bid` is 0 when the opener names the paper and passes."""

    player: int
    paper: str
    bid: int


@dataclass(frozen=True, slots=True)
class BidMade:
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class PaperWon:
    player: int
    paper: str
    price: int


@dataclass(frozen=True, slots=True)
class PaperUnwanted:
    paper: str


@dataclass(frozen=True, slots=True)
class AuctionsEnded:
    left_over: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PapersClosed:
    pass


@dataclass(frozen=True, slots=True)
class ThreeEAssigned:
    company: str


@dataclass(frozen=True, slots=True)
class ThreeELeft:
    company: str


@dataclass(frozen=True, slots=True)
class GameEnded:
    result: tuple[int, ...]


Event = (
    MoneyPaid | PlayingOrderDealt | LocalRailwayBought | Passed | StockTurnEnded | PreStockRoundEnded
    | StockRoundBegan | StockRoundEnded | OperatingRoundBegan | CompanyStarted | ShareBought | SharesSold
    | DirectorChanged | CompanyFloated | PriceMoved | DebtRepaid | LoanTaken | TurnBegan | StationPlaced
    | CityChosen | TileLaid | PowerUsed | TrainsRan | DividendPaid | IncomeKept | StepEnded | TurnEnded
    | AcquisitionOffered | TrainAskedFor | LocalRailwayAskedFor | OfferAccepted | OfferDeclined
    | CompanyAcquired | StationTakenOver | StationTakenBack | LocalRailwayTakenOver | TrainTakenOver
    | TrainScrapped | TrainTypeScrapped | TrainBought | TrainReturned | TrainExported | PhaseBegan
    | LocalRailwaySold | GameEnded
    | VaclavArrived | TrainGiven | CompanyLeftOut | AuctionOpened | BidMade | PaperWon | PaperUnwanted
    | AuctionsEnded | PapersClosed | ThreeEAssigned | ThreeELeft
)  # fmt: skip

EVENTS: dict[str, type[Event]] = {kind.__name__: kind for kind in get_args(Event)}
"""Every kind of event by its name."""
