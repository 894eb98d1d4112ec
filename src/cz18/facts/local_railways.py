"""The 18 local railways (IV.1, VI, XII.4)."""

from typing import NamedTuple

from cz18._records import record
from cz18.facts._data import read
from cz18.facts.companies import Size
from cz18.facts.tiles import Colour, Terrain


@record
class LocalRailway:
    """A local railway; those of one size differ only in name and in the price of the pre-stock round."""

    id: str
    index: int
    size: Size
    name_de: str
    name_cs: str
    opened: str  # date, ISO 8601
    price: int  # in the pre-stock round


class LocalRailwayRules(NamedTuple):
    """Income and powers of every local railway of a size."""

    income: int
    free_terrain: tuple[Terrain, ...]
    purple_colours: tuple[Colour, ...]


_DATA = read("local_railways")

LOCAL_RAILWAYS: tuple[LocalRailway, ...] = tuple(
    LocalRailway(
        id=data["id"],
        index=index,
        size=Size.named(data["size"]),
        name_de=data["name_de"],
        name_cs=data["name_cs"],
        opened=data["opened"],
        price=data["price"],
    )
    for index, data in enumerate(_DATA["local_railways"])
)
LOCAL_RAILWAY: dict[str, LocalRailway] = {railway.id: railway for railway in LOCAL_RAILWAYS}

LOCAL_RAILWAY_RULES: dict[Size, LocalRailwayRules] = {
    Size.named(name): LocalRailwayRules(
        income=rules["income"],
        free_terrain=tuple(Terrain(terrain) for terrain in rules["free_terrain"]),
        purple_colours=tuple(Colour.named(colour) for colour in rules["purple_colours"]),
    )
    for name, rules in _DATA["sizes"].items()
}
