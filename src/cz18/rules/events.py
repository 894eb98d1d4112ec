"""Events: past facts with data; `interop.words.wording` makes the sentences.

Every K that changes hands is a `MoneyPaid`; the other events give the reason.
"""

from __future__ import annotations

from typing import Any, NamedTuple, get_args

from cz18._records import record
from cz18.routes.runs import Route


class Party(NamedTuple):
    """One side of a payment: the bank, a player by seat or a company by name."""

    kind: str
    name: str | int

    def __str__(self) -> str:
        """`bank`, `seat 0`, `BCB`."""
        if isinstance(self.name, int):
            return f"seat {self.name}"
        return self.name or self.kind


BANK = Party("bank", "")


def player_party(player: int) -> Party:
    return Party("player", player)


@record
class MoneyPaid:
    payer: Party
    payee: Party
    amount: int
    reason: str


@record
class PlayingOrderDealt:
    order: tuple[int, ...]


@record
class LocalRailwayBought:
    player: int
    local_railway: str
    price: int


@record
class Passed:
    player: int
    automatic: bool


@record
class StockTurnEnded:
    player: int


@record
class PreStockRoundEnded:
    left_over: tuple[str, ...]


@record
class StockRoundBegan:
    number: int


@record
class StockRoundEnded:
    number: int


@record
class OperatingRoundBegan:
    number: str
    local_railway_price: int


@record
class CompanyStarted:
    player: int
    company: str
    price: int


@record
class ShareBought:
    player: int
    company: str
    price: int


@record
class SharesSold:
    player: int
    company: str
    count: int
    price: int


@record
class DirectorChanged:
    company: str
    old: int
    new: int


@record
class CompanyFloated:
    company: str
    capital: int


@record
class PriceMoved:
    company: str
    old: int
    new: int
    reason: str


@record
class DebtRepaid:
    player: int
    amount: int
    left: int


@record
class LoanTaken:
    player: int
    amount: int


@record
class TurnBegan:
    company: str
    first: bool


@record
class StationPlaced:
    company: str
    hex: str
    city: int
    price: int
    home: bool


@record
class CityChosen:
    company: str
    hex: str
    city: int


@record
class TileLaid:
    company: str
    hex: str
    tile: str
    rotation: int
    price: int
    replaced: str | None


@record
class PowerUsed:
    company: str
    local_railway: str
    power: int


@record
class TrainsRan:
    company: str
    routes: tuple[Route, ...]
    incomes: tuple[int, ...]
    income: int
    proven: bool = True
    """Whether no run of a higher income is possible; on a custom board that may remain unproved."""


@record
class DividendPaid:
    company: str
    income: int


@record
class IncomeKept:
    company: str
    income: int


@record
class StepEnded:
    company: str
    step: str


@record
class TurnEnded:
    company: str


@record
class AcquisitionOffered:
    company: str
    target: str
    price: int


@record
class TrainAskedFor:
    company: str
    seller: str
    train: str
    price: int


@record
class LocalRailwayAskedFor:
    company: str
    local_railway: str
    player: int
    price: int


@record
class OfferAccepted:
    player: int


@record
class OfferDeclined:
    player: int


@record
class CompanyAcquired:
    company: str
    target: str
    price: int


@record
class StationTakenOver:
    company: str
    target: str
    hex: str
    city: int


@record
class StationTakenBack:
    company: str
    hex: str
    city: int


@record
class LocalRailwayTakenOver:
    company: str
    target: str
    local_railway: str


@record
class TrainTakenOver:
    company: str
    train: str
    old_face: str
    face: str
    price: int


@record
class TrainScrapped:
    owner: str
    train: str
    face: str
    by_choice: bool


@record
class TrainTypeScrapped:
    face: str


@record
class TrainBought:
    company: str
    train: str
    face: str
    price: int
    source: str


@record
class TrainReturned:
    company: str
    train: str
    face: str


@record
class TrainExported:
    train: str


@record
class PhaseBegan:
    letter: str


@record
class LocalRailwaySold:
    """To a company (`player` names the seller) or to the bank (`player` is None)."""

    company: str
    local_railway: str
    player: int | None
    price: int


@record
class VaclavArrived:
    company: str
    price: int
    percent: int


@record
class TrainGiven:
    company: str
    train: str
    face: str


@record
class CompanyLeftOut:
    company: str


@record
class AuctionOpened:
    """`bid` is 0 when the opener names the paper and passes."""

    player: int
    paper: str
    bid: int


@record
class BidMade:
    player: int
    amount: int


@record
class PaperWon:
    player: int
    paper: str
    price: int


@record
class PaperUnwanted:
    paper: str


@record
class AuctionsEnded:
    left_over: tuple[str, ...]


@record
class PapersClosed:
    pass


@record
class ThreeEAssigned:
    company: str


@record
class ThreeELeft:
    company: str


@record
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


def _told(event: Any) -> str:
    """An event as a line, `share bought: seat 0, company BCB, price 60`; `interop.words.wording` makes sentences."""
    name = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in type(event).__name__)
    facts = [_fact(field, getattr(event, field)) for field in event.__match_args__]
    return f"{name.strip()}: {', '.join(facts)}" if facts else name.strip()


def _fact(field: str, value: Any) -> str:
    if field == "player":
        return str(player_party(value))
    if isinstance(value, tuple) and not isinstance(value, Party):
        value = " ".join(map(str, value)) or "nothing"
    return f"{field.replace('_', ' ')} {value}"


for _kind in EVENTS.values():
    _kind.__str__ = _told  # type: ignore[method-assign]
