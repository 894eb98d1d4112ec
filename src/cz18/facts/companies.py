"""The 15 share companies and the rules common to each size (IV.2, XII.5, XII.6, XII.7)."""

from typing import NamedTuple

from cz18._records import record
from cz18.facts._data import read
from cz18.facts.indexes import CompanyIndex
from cz18.facts.worded import Worded


class Size(Worded):
    """Sizes of companies, trains and local railways."""

    SMALL = 0
    MEDIUM = 1
    LARGE = 2


class SizeRules(NamedTuple):
    """Rules for every company of a size. Parts of a company are in percent."""

    size: Size
    kind_name: str
    certificates: tuple[int, ...]  # the Director's certificate first
    unit: int  # one share
    units: int  # shares in a company
    director_units: int
    float_percent: int
    capital_multiple: int
    holding_limit: int  # of one player in the standard game; see also timeline.HOLDING_LIMIT
    stations: int
    dividend_steps: int
    opens_with: str | None  # letter of the train card that opens this size
    may_own_trains: tuple[Size, ...]
    may_own_local_railways: tuple[Size, ...]
    may_acquire: tuple[Size, ...]


@record
class Company:
    """A share company as printed on its charter."""

    id: str
    index: CompanyIndex
    name: str
    size: Size
    homes: tuple[str, ...]  # on the standard board; other boards have their own in Map.homes
    home_city: int | None  # number of its city in Praha
    home_name: str
    colour: str
    text_colour: str
    colour_name: str


def sizes(names: list[str]) -> tuple[Size, ...]:
    """Sizes from their names."""
    return tuple(Size.named(name) for name in names)


_DATA = read("companies")

SIZE_RULES: dict[Size, SizeRules] = {
    Size.named(name): SizeRules(
        size=Size.named(name),
        kind_name=rules["kind_name"],
        certificates=tuple(rules["certificates"]),
        unit=rules["unit"],
        units=rules["units"],
        director_units=rules["director_units"],
        float_percent=rules["float_percent"],
        capital_multiple=rules["capital_multiple"],
        holding_limit=rules["holding_limit"],
        stations=rules["stations"],
        dividend_steps=rules["dividend_steps"],
        opens_with=rules["opens_with"],
        may_own_trains=sizes(rules["may_own_trains"]),
        may_own_local_railways=sizes(rules["may_own_local_railways"]),
        may_acquire=sizes(rules["may_acquire"]),
    )
    for name, rules in _DATA["sizes"].items()
}

COMPANIES: tuple[Company, ...] = tuple(
    Company(
        id=data["id"],
        index=CompanyIndex(index),
        name=data["name"],
        size=Size.named(data["size"]),
        homes=tuple(data["homes"]),
        home_city=data["home_city"],
        home_name=data["home_name"],
        colour=data["colour"],
        text_colour=data["text_colour"],
        colour_name=data["colour_name"],
    )
    for index, data in enumerate(_DATA["companies"])
)
COMPANY: dict[str, Company] = {company.id: company for company in COMPANIES}

# Price per share of an acquired company, in percent of its share price, both included (VIII.9).
ACQUISITION_MIN_PERCENT: int = _DATA["acquisition_percent"]["min"]
ACQUISITION_MAX_PERCENT: int = _DATA["acquisition_percent"]["max"]
