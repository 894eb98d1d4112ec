"""The process track, starting cash and limits (III.2, V, VII.4, XII.8); figures of Moravia-Silesia (XI.2)."""

from typing import Any, NamedTuple

from cz18.facts._data import read
from cz18.facts.companies import SIZE_RULES, Size
from cz18.facts.tiles import Colour


class Box(NamedTuple):
    """A box of the process track."""

    kind: str  # "PRE", "SR", "OR", "END"
    set: int  # stock round and the operating rounds after it
    number: str | None  # of an operating round: "5.2"
    local_railway_price: int | None
    export_after: bool

    @property
    def id(self) -> str:
        """`pre-stock`, `SR 2`, `OR 5.2` or `end`: the id of a round in JSON."""
        return {"PRE": "pre-stock", "END": "end"}.get(self.kind, self.name)

    @property
    def name(self) -> str:
        """`Pre-stock round`, `SR 2`, `OR 5.2` or `End`."""
        match self.kind:
            case "PRE":
                return "Pre-stock round"
            case "SR":
                return f"SR {self.set}"
            case "OR":
                return f"OR {self.number}"
            case _:
                return "End"


class VariantTrain(NamedTuple):
    """A train of the Moravia-Silesia variant and the effects of its first sale or export."""

    train: str
    cards: tuple[str, ...]  # letters of the cards used for it
    number: dict[int, int | None]  # by number of players; None: unlimited
    train_limit: int
    tile_colour: Colour  # highest open one
    scraps: tuple[str, ...]
    papers_close: bool
    fifth_card: str | None


class MoraviaSilesia(NamedTuple):
    """Figures of the variant; its board, red tile values and papers are part of the map."""

    starting_cash: dict[int, int]
    certificate_limit: dict[int, int]
    companies_in_play: dict[int, int]  # number of the five large ones
    holding_limit: int
    station_prices: tuple[int, ...]
    start_prices: tuple[int, ...]
    dividend_steps: int
    first_local_railway_price: int  # in its first operating round
    minimum_raise: int
    trains: tuple[VariantTrain, ...]


def _by_number(data: dict[str, Any]) -> dict[int, Any]:
    return {int(number): value for number, value in data.items()}


_DATA = read("timeline")
_VARIANT = _DATA["moravia_silesia"]

TRACK: tuple[Box, ...] = tuple(
    Box(
        kind=data["kind"],
        set=data["set"],
        number=data.get("number"),
        local_railway_price=data.get("local_railway_price"),
        export_after=data.get("export_after", False),
    )
    for data in _DATA["track"]
)
STARTING_CASH: dict[int, int] = _by_number(_DATA["starting_cash"])  # by number of players
CERTIFICATE_LIMIT: dict[int, int] = _by_number(_DATA["certificate_limit"])
STATION_PRICES: tuple[int, ...] = tuple(_DATA["station_prices"])  # home, first further one, each later one
COMPONENTS: dict[str, Any] = _DATA["components"]  # the printed component list (II)

MORAVIA_SILESIA_FIGURES = MoraviaSilesia(
    starting_cash=_by_number(_VARIANT["starting_cash"]),
    certificate_limit=_by_number(_VARIANT["certificate_limit"]),
    companies_in_play=_by_number(_VARIANT["companies_in_play"]),
    holding_limit=_VARIANT["holding_limit"],
    station_prices=tuple(_VARIANT["station_prices"]),
    start_prices=tuple(_VARIANT["start_prices"]),
    dividend_steps=_VARIANT["dividend_steps"],
    first_local_railway_price=_VARIANT["first_local_railway_price"],
    minimum_raise=_VARIANT["minimum_raise"],
    trains=tuple(
        VariantTrain(
            train=data["train"],
            cards=tuple(data["cards"]),
            number=_by_number(data["number"]),
            train_limit=data["train_limit"],
            tile_colour=Colour.named(data["tile_colour"]),
            scraps=tuple(data["scraps"]),
            papers_close=data["papers_close"],
            fifth_card=data.get("fifth_card"),
        )
        for data in _VARIANT["trains"]
    ),
)

# Maximum holding of one player in a company, in percent, by board and Size (VII.3, XI.1, XI.2).
HOLDING_LIMIT: dict[str, tuple[int, ...]] = {
    "standard": tuple(SIZE_RULES[size].holding_limit for size in Size),
    "bohemia": tuple(_DATA["bohemia_holding_limit"]),
    "moravia_silesia": (MORAVIA_SILESIA_FIGURES.holding_limit,) * len(Size),
}
