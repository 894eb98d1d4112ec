"""The actions of players and Directors. Actions are imperatives; amounts fixed by the rules are not in them.

Players are named by their seat (0 to n-1), companies, hexes, tiles and local railways by their printed names,
train cards by letter and number (`"d2"`). In a list of legal actions a free price is a `PriceRange`.

Above each action is its one-line form, `BCB lays 57/2 on E15`: that is its `str`, and `interop.words.notation` writes
and reads it with the players' names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar, get_args

from cz18._records import record
from cz18.routes.runs import Route


class PriceRange(NamedTuple):
    """Any whole number of K from `low` to `high`, both included."""

    low: int
    high: int


Price = int | PriceRange

FORMS: dict[type[Any], str] = {}
"""The one-line form of each kind of action, with its fields in braces.

A part in brackets is omitted if its field has its default; True and False add no word to it.
"""
T = TypeVar("T")


def written(form: str) -> Callable[[type[T]], type[T]]:
    """Decorate an action class with its one-line form."""

    def write(kind: type[T]) -> type[T]:
        FORMS[kind] = form
        kind.__str__ = spelled  # type: ignore[method-assign]
        return kind

    return write


def spelled(action: Any, names: Sequence[str] = ()) -> str:
    """The action in its one-line form; players by these names, or as `seat 0` without names."""
    form = FORMS[type(action)]
    if "[" in form:
        before, _, optional = form.partition("[")
        field = optional.partition("{")[2].partition("}")[0]
        is_default = getattr(action, field) == type(action)._defaults[field]
        form = before + ("" if is_default else optional.rstrip("]"))
    return form.format_map({field: _word(field, getattr(action, field), names) for field in action.__match_args__})


def _word(field: str, value: Any, names: Sequence[str]) -> str:
    if field == "player" and isinstance(value, int):
        if not names:
            return f"seat {value}"
        return names[value] if 0 <= value < len(names) else f"player {value + 1}"
    if isinstance(value, PriceRange):
        return f"{value.low}..{value.high}"
    if isinstance(value, bool):
        return ""
    if field == "routes":
        return ", ".join(f"{route.train} {'-'.join(route.hexes)}" for route in value) or "nothing"
    return str(value)


@written("{player} buys {local_railway}")
@record
class BuyLocalRailway:
    """Buy a local railway at its printed price in the pre-stock round (VI)."""

    player: int
    local_railway: str


@written("{player} passes")
@record
class Pass:
    """Pass in the pre-stock or a stock round, or end a stock turn after sales (VI, VII.1)."""

    player: int


@written("{player} opens the auction of {paper} at {bid}")
@record
class OpenAuction:
    """Name a private paper and bid for it, or pass with a bid of 0 (XI.2-24)."""

    player: int
    paper: str
    bid: Price


@written("{player} bids {amount}")
@record
class Bid:
    """Bid more for the paper at auction (XI.2-25)."""

    player: int
    amount: Price


@written("{player} lays {tile}/{rotation} at home")
@record
class LayRailwayTile:
    """The owner of the station railway lays or promotes a tile on its home hex (XI.2-47)."""

    player: int
    tile: str
    rotation: int


@written("{company} takes the 3E")
@record
class AssignThreeE:
    """Give the 3E paper to this company (XI.2-38)."""

    company: str


@written("{player} starts {company} at {price}")
@record
class StartCompany:
    """Buy a Director's certificate and choose the initial share price (VII.3, VII.5)."""

    player: int
    company: str
    price: int


@written("{player} buys a share of {company}")
@record
class BuyShare:
    """Buy one share from the bank (VII.3)."""

    player: int
    company: str


@written("{player} sells {count} of {company}")
@record
class SellShares:
    """Sell shares of one company to the bank (VII.6)."""

    player: int
    company: str
    count: int


@written("{player} repays {amount}")
@record
class RepayDebt:
    """Pay back debt in a stock turn (R-033)."""

    player: int
    amount: Price


@written("{company} lays its red tile/{rotation} on {hex}")
@record
class LayHomeTile:
    """A large company lays its red tile and places its home station there (R-054)."""

    company: str
    hex: str
    rotation: int


@written("{company} chooses city {city}")
@record
class ChooseCity:
    """Choose the city of a home station on a two-city hex (R-049)."""

    company: str
    city: int


@written("{company} lays {tile}/{rotation} on {hex}[ with {local_railway}]")
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


@written("{company} places a station on {hex}.{city}[ with a marker taken over{taken_over}]")
@record
class PlaceStation:
    """Place a further station (VIII.6).

    With `taken_over` it is a marker of an acquired company, though an own one would cost less (R-076, `as_written`).
    """

    company: str
    hex: str
    city: int
    taken_over: bool = False


@written("{company} runs {routes}[ without proof{proven}]")
@record
class Run:
    """Run the trains on these routes (VIII.7, VIII.8).

    On an own board the search for the best run has a limit. Where it was reached, the log records `proven=False`.
    """

    company: str
    routes: tuple[Route, ...]
    proven: bool = True


@written("{company} pays out")
@record
class PayOut:
    """Pay the whole income as dividend (VIII.8)."""

    company: str


@written("{company} withholds")
@record
class Withhold:
    """Keep the whole income in the treasury (VIII.8)."""

    company: str


@written("{company} offers {price} a share for {target}")
@record
class OfferAcquisition:
    """Offer to acquire a smaller company at a price per share (VIII.9)."""

    company: str
    target: str
    price: Price


@written("{company} offers {price} for train {train} of {seller}")
@record
class OfferForTrain:
    """Offer to buy a train from another company (VIII.10)."""

    company: str
    seller: str
    train: str
    price: Price


@written("{company} offers {price} for {local_railway}")
@record
class OfferForLocalRailway:
    """Offer to buy a local railway from a player (IV.1)."""

    company: str
    local_railway: str
    price: Price


@written("{player} accepts")
@record
class AcceptOffer:
    """Agree to the offer on the table."""

    player: int


@written("{player} declines")
@record
class DeclineOffer:
    """Refuse the offer on the table."""

    player: int


@written("{company} keeps its station on {hex}.{city}")
@record
class KeepStation:
    """Say which of two stations on one hex stays after an acquisition (R-108)."""

    company: str
    hex: str
    city: int


@written("{company} takes over {train} as {face}")
@record
class TakeOverTrain:
    """Take over a train of the acquired company, on the face it has or turned to a larger one (VIII.9)."""

    company: str
    train: str
    face: str


@written("{company} scraps {train}")
@record
class ScrapTrain:
    """Scrap a train of the acquired company, or an own one where the game allows it (VIII.9, R-104)."""

    company: str
    train: str


@written("{company} buys {train} as {face}")
@record
class BuyTrain:
    """Buy the top card of the deck or a card of the pool on one of its faces (VIII.10, VIII.11)."""

    company: str
    train: str
    face: str


@written("{company} returns {train}")
@record
class ReturnTrain:
    """Give a train above the limit to the pool (VIII.12-23)."""

    company: str
    train: str


@written("{company} sells {local_railway}")
@record
class SellLocalRailway:
    """Sell a local railway to the bank (IV.1-29)."""

    company: str
    local_railway: str


@written("{company} ends {step}")
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
"""The fields of every kind of action, with the types of their values."""
