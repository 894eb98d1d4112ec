"""Names: one rule for all of them, and which names look alike.

`valid_name` judges a name that comes with a request, `names_of_table` makes the names of files and of older games fit
for a new table. Names that are already stored stay as they are.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from cz18.interop.codec import is_writable
from cz18.rules.setup import LONGEST_NAME

_BLANKS = "\u115f\u1160\u2800\u3164\uffa0\u034f\u180b\u180c\u180d\u180f"
"""Signs that show nothing, though Unicode counts them among letters, marks and pictures."""
_MOST_MARKS = 3
"""Accents on one letter; more of them run into the lines above and below."""


def shown(text: str) -> str:
    """A name as it is kept: composed (NFC), without control characters and what does not show or turns the direction of
    writing, and with single blanks.

    >>> shown("A\\u200bda\\u202e  B")
    'Ada B'
    >>> shown("Ada\\x00\\x07")
    'Ada'
    """
    seen = "".join(sign for sign in text if not _is_hidden(sign))
    return " ".join(unicodedata.normalize("NFC", seen).split())


def _is_hidden(sign: str) -> bool:
    if sign.isspace():
        return False
    variant = "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
    return unicodedata.category(sign) in ("Cf", "Cc", "Cs") or variant or sign in _BLANKS


def usable(text: str) -> str:
    """A text without control characters (but line ends and tabs), which can be written down. Raises ValueError."""
    controls = any(unicodedata.category(sign) == "Cc" and sign not in "\n\t" for sign in text)
    if controls or not is_writable(text):
        raise ValueError("holds characters that cannot be used")
    return text


def valid_name(text: str) -> str:
    """A name as it is kept. Raises ValueError if it is none."""
    name = shown(usable(text))
    if not name or "\n" in text or "\t" in text:
        raise ValueError("is no name")
    if is_piled(name):
        raise ValueError("has too many accents on one letter")
    return name


def names_of_table(names: Sequence[str]) -> list[str]:
    """Names of a file or an older game, made fit for a new table: cleaned, and told apart where they look alike.

    >>> names_of_table(["Ada", "A\\u200bda", "\\x00", "Ben"])
    ['Ada', 'Ada 2', 'Player 3', 'Ben']
    """
    found: list[str] = []
    for number, given in enumerate(names, start=1):
        name = shown(given)
        if is_piled(name):
            name = "".join(sign for sign in unicodedata.normalize("NFD", name) if not unicodedata.combining(sign))
        name = name[:LONGEST_NAME].strip() or f"Player {number}"
        while alike(name, found) is not None:
            name = f"{name[: LONGEST_NAME - 2].strip()} {number}"
        found.append(name)
    return found


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
