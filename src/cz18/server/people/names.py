"""Names: written one way, without signs that do not show; and which names look alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

_BLANKS = "\u115f\u1160\u2800\u3164\uffa0\u034f\u180b\u180c\u180d\u180f"
"""Signs that show nothing, though Unicode counts them among letters, marks and pictures."""
_MOST_MARKS = 3
"""Accents on one letter; more of them run into the lines above and below."""


def shown(text: str) -> str:
    """A name as it is kept: composed (NFC), without what does not show or turns the direction of writing, and with
    single blanks.

    >>> shown("A\\u200bda\\u202e  B")
    'Ada B'
    """
    seen = "".join(sign for sign in unicodedata.normalize("NFC", text) if not _is_hidden(sign))
    return " ".join(seen.split())


def _is_hidden(sign: str) -> bool:
    variant = "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
    return unicodedata.category(sign) == "Cf" or variant or sign in _BLANKS


def is_piled(text: str) -> bool:
    """Do more accents stand on one letter than any language needs?"""
    marks = 0
    for sign in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks > _MOST_MARKS:
            return True
    return False


def _table(*rows: tuple[str, str]) -> dict[int, str]:
    return {ord(sign): like for signs, likes in rows for sign, like in zip(signs, likes, strict=True)}


_LOWER = _table(
    ("аеорсухіјѕԁһӏкмтвнгԛԝьӡ", "aeopcyxijsdhlkmtbhrqwb3"),  # Cyrillic
    ("αειοκνρτυχωγβηϲϳσ", "aeioкvptuxwybncjo".replace("к", "k")),  # Greek
    ("ıȷɑɡʟɪοᴏꞵ", "ijagllooB".lower()),  # Latin
    ("0135", "ol3s"),
)
_UPPER = _table(
    ("АВЕЗКМНОРСТУХІЈЅԌԚԜЬ", "ABE3KMHOPCTYXIJSGQWB"),  # Cyrillic
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ", "ABEZHIKMNOPTYXCJ"),  # Greek
    ("0158", "OISB"),
)
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def look_alikes(name: str) -> frozenset[str]:
    """What a name looks like: in small letters, in capitals, and as it is written with I taken for l. Two names that
    have one of these in common can be taken for each other.

    >>> bool(look_alikes("Аdа") & look_alikes("ada"))  # the first with Cyrillic letters
    True
    """
    plain = unicodedata.normalize("NFKC", shown(name))
    small = plain.casefold().translate(_LOWER)
    capital = plain.upper().translate(_UPPER)
    written = re.sub(r"[I|1]", "l", plain).casefold().translate(_LOWER)
    for pair, one in _PAIRS:
        written = written.replace(pair, one)
    return frozenset({small, capital, written})


def alike(name: str, others: Iterable[str]) -> str | None:
    """The one of these names it could be taken for, or None."""
    mine = look_alikes(name)
    return next((other for other in others if mine & look_alikes(other)), None)
