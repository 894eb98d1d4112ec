"""English words on a screen of another language, and words on a screen that are in no catalogue.

Proper names are the same in every language and are listed here; names of players and tables come from users.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from cz18.facts.companies import COMPANIES
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.maps import MAP_NAMES, load_map
from cz18.messages import ENGLISH
from cz18.messages.check import entries, texts_of

NAMES = """
    Anna Bedřich Cyril Ada Ben Cyd Eva Božena Karel Ludmila Otakar Zdenka
    Leonhard Orgler Lonny Games Fox in the Box Praha Václav
    Firefox Chrome Chromium Linux JSON Ahoj
    čeština Deutsch English polski
"""
"""Players and their messages, bots, authors of the game, browsers, and languages by their own names."""

_WORD = re.compile(r"[^\W\d_]{2,}")
_PLAIN = re.compile(r"\b(?=[A-Za-z]*[AEIOUYaeiouy])[A-Za-z]{2,}\b")
_CODE = re.compile(
    r"\b[A-Z][a-z]{2} \d+, \d{4}(?:, \d+:\d+\s[AP]M)?|\b\d+:\d+\s[AP]M"  # English dates, which no catalogue has
    r"|\b(?:18xx\.games|18CZ|18cz|kk|OO|\w*\d\w*)\b"  # the other site, a company, a letter of tiles, hexes, trains
    r"|\b[IVX]+\b(?:\.\w+)*"  # sections
    r"|https?://\S+|/#/\S+|--[\w-]+"
)


def _folded(text: str) -> set[str]:
    return {word.casefold() for word in _WORD.findall(text)}


@cache
def _proper() -> frozenset[str]:
    companies = (f"{company.id} {company.name}" for company in COMPANIES)
    railways = (f"{railway.name_cs} {railway.name_de}" for railway in LOCAL_RAILWAYS)
    places = (
        name for board in MAP_NAMES for hex_ in load_map(board).hexes for pair in hex_.names for name in pair
    )
    return frozenset(_folded(" ".join((NAMES, *companies, *railways, *places))))


@cache
def words_of(language: str) -> frozenset[str]:
    """Every word of a language's catalogue."""
    return frozenset(
        word for entry in entries(language).values() for text in texts_of(entry.message) for word in _folded(text)
    )


@cache
def own_words(language: str) -> frozenset[str]:
    """Every word of its ten-minute rules."""
    document = Path(__file__).parents[2] / "docs" / "rules" / f"{language}.md"
    return words_of(language) | _folded(document.read_text(encoding="utf-8"))


def english_in(text: str, language: str) -> set[str]:
    """Words of the English catalogue that this language does not have."""
    found = _folded(_CODE.sub(" ", text))
    return (found & words_of(ENGLISH)) - own_words(language) - _proper()


def uncatalogued_in(text: str) -> set[str]:
    """Words without an accent in the pseudo-language, where every vowel of a catalogue has one."""
    return {word for word in _PLAIN.findall(_CODE.sub(" ", text)) if word.casefold() not in _proper()}
