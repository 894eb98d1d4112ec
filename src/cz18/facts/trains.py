"""Train cards, trains and the phases they start (VIII.10, VIII.12, XII.9)."""

from enum import StrEnum
from typing import NamedTuple

from cz18._records import record
from cz18.facts._data import read
from cz18.facts.companies import Size, sizes
from cz18.facts.tiles import Colour

__all__ = [
    "CARDS",
    "CARDS_IN_BOX",
    "PHASE",
    "PHASES",
    "TRAIN",
    "CardFace",
    "CardSeries",
    "Phase",
    "Size",
    "TrainKind",
    "TrainType",
]


class TrainKind(StrEnum):
    """How a train counts locations (VIII.7)."""

    NORMAL = "normal"
    PLUS = "plus"
    E = "E"


class TrainType(NamedTuple):
    """A train. It counts up to `locations` locations, up to `cities_max` of them cities or red tiles."""

    name: str
    size: Size
    kind: TrainKind
    price: int
    locations: int
    cities_max: int
    skips_towns: bool
    scraps: tuple[str, ...]
    scrapped_by: tuple[str, ...]
    permanent: bool


class CardFace(NamedTuple):
    """One of the trains that a card can be bought as."""

    train: str
    size: Size
    price: int


class CardSeries(NamedTuple):
    """The cards of one letter."""

    letter: str
    number: int | None  # None: unlimited
    faces: tuple[CardFace, ...]  # small first


@record
class Phase:
    """Rules that apply from the first card of a letter on."""

    letter: str
    index: int
    train_limit: tuple[int, int, int]  # by Size; 0 = not open yet
    tile_colour: Colour  # the highest open one
    red_value: Colour  # the current value of the red tiles
    sizes_open: tuple[Size, ...]
    train_trade: bool  # between companies
    local_railway_purchase: bool  # by companies


_DATA = read("trains")

TRAIN: dict[str, TrainType] = {
    data["name"]: TrainType(
        name=data["name"],
        size=Size.named(data["size"]),
        kind=TrainKind(data["kind"]),
        price=data["price"],
        locations=data["locations"],
        cities_max=data["cities_max"],
        skips_towns=data["skips_towns"],
        scraps=tuple(data["scraps"]),
        scrapped_by=tuple(data["scrapped_by"]),
        permanent=data["permanent"],
    )
    for data in _DATA["trains"]
}

CARDS: tuple[CardSeries, ...] = tuple(
    CardSeries(
        letter=data["letter"],
        number=data["number"],
        faces=tuple(CardFace(name, TRAIN[name].size, TRAIN[name].price) for name in data["faces"]),
    )
    for data in _DATA["cards"]
)
CARDS_IN_BOX: dict[str, int] = _DATA["cards_in_box"]  # by letter; includes the unlimited ones (II)

PHASES: tuple[Phase, ...] = tuple(
    Phase(
        letter=data["letter"],
        index=index,
        train_limit=tuple(data["train_limit"]),
        tile_colour=Colour.named(data["tile_colour"]),
        red_value=Colour.named(data["red_value"]),
        sizes_open=sizes(data["sizes_open"]),
        train_trade=data["train_trade"],
        local_railway_purchase=data["local_railway_purchase"],
    )
    for index, data in enumerate(_DATA["phases"])
)
PHASE: dict[str, Phase] = {phase.letter: phase for phase in PHASES}
