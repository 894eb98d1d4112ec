"""Translate names to and from the site: its columns are one higher, its trains carry their letter (R-006).

The tables are built once from the printed facts, so a name of the site is either in a table or unknown.
"""

from __future__ import annotations

from functools import lru_cache

from cz18.facts.chart import INDEX, START_PRICES
from cz18.facts.companies import COMPANIES, SIZE_RULES
from cz18.facts.maps import load_map
from cz18.facts.tiles import TILE
from cz18.facts.trains import CARDS
from cz18.rules.state import Train

_OTHER_SPELLING = {"Sx": "SX", "Pr": "PR", "By": "BY"}

COMPANY_TO_SITE: dict[str, str] = {item.id: _OTHER_SPELLING.get(item.id, item.id) for item in COMPANIES}
COMPANY_FROM_SITE: dict[str, str] = {theirs: ours for ours, theirs in COMPANY_TO_SITE.items()}

SITE_COMPANIES: tuple[str, ...] = tuple(COMPANY_TO_SITE[item.id] for item in COMPANIES)
"""By company index."""


def _one_column_on(hex_id: str, step: int) -> str:
    return f"{hex_id[0]}{int(hex_id[1:]) + step}"


_HEXES = load_map("standard").hexes
HEX_TO_SITE: dict[str, str] = {item.id: _one_column_on(item.id, 1) for item in _HEXES}
HEX_FROM_SITE: dict[str, str] = {theirs: ours for ours, theirs in HEX_TO_SITE.items()}


@lru_cache(maxsize=16)
def site_hexes(board: str) -> tuple[str, ...]:
    """Hex names of a board in the site's notation, by hex index; also for boards the site does not have."""
    return tuple(_one_column_on(item.id, 1) for item in load_map(board).hexes)


FACES: dict[str, tuple[str, ...]] = {series.letter: tuple(face.train for face in series.faces) for series in CARDS}
"""The train faces on the cards of a letter, small first."""
SMALL_FACE: dict[str, str] = {series.letter: series.faces[0].train for series in CARDS}
"""The face that names a card on the site, by letter."""
_LETTER_OF_NAME: dict[str, str] = {f"{face}{letter}": letter for letter, face in SMALL_FACE.items()}
FACE_OF_VARIANT: dict[str, str] = {
    f"{face.train}{series.letter}": face.train for series in CARDS for face in series.faces
}
"""`"2+2b"` -> `"2+2"`."""


def card_from_site(train_id: str) -> str | None:
    """`"3d-1"` -> `"d1"`; None if no card has this name."""
    name, _, number = train_id.rpartition("-")
    letter = _LETTER_OF_NAME.get(name)
    return f"{letter}{int(number)}" if letter and number.isascii() and number.isdigit() else None


def card_to_site(card: str) -> str:
    """`"d1"` -> `"3d-1"`."""
    return f"{SMALL_FACE[card[0]]}{card[0]}-{card[1:]}"


def train_to_site(train: Train) -> str:
    """The site's name of a train with its current face: `"2+2b"`."""
    return f"{train.face}{train.letter}"


def tile_of_copy(copy: str) -> str | None:
    """`"57-0"` -> `"57"`; None if there is no such tile."""
    name, _, number = copy.rpartition("-")
    return name if name in TILE and number.isascii() and number.isdigit() else None


SHARE_PRICE_TO_SITE: dict[int, str] = {
    price: f"{price},0,{INDEX[price]}" for prices in START_PRICES.values() for price in prices
}
"""A start price with its row and column on the site's chart: 70 -> `"70,0,10"`."""
SHARE_PRICE_FROM_SITE: dict[str, int] = {theirs: ours for ours, theirs in SHARE_PRICE_TO_SITE.items()}

PERCENT: tuple[int, ...] = tuple(SIZE_RULES[item.size].unit for item in COMPANIES)
"""Percent of one share, by company index."""
SHARES: dict[str, tuple[str, int]] = {
    f"{COMPANY_TO_SITE[item.id]}_{number}": (item.id, percent // SIZE_RULES[item.size].unit)
    for item in COMPANIES
    for number, percent in enumerate(SIZE_RULES[item.size].certificates)
}
"""Company and number of units of every certificate, by its name; number 0 is the Director's."""
