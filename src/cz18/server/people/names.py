"""Names: validation, and which names look alike.

`valid_name` validates a name in a request; `names_of_table` adapts the names of files and older games for a new table.
Stored names are never changed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from cz18.interop.formats.codec import is_writable
from cz18.rules.setup import LONGEST_NAME

_BLANKS = "\u115f\u1160\u2800\u3164\uffa0\u034f\u180b\u180c\u180d\u180f"
"""Invisible characters that Unicode classifies as letters, marks or symbols."""
_MOST_MARKS = 3
"""Accents on one letter; more of them overlap the lines above and below."""


def cleaned(text: str) -> str:
    """A name as stored: NFC, with single spaces and without control, invisible and bidirectional characters.

    >>> cleaned("A\\u200bda\\u202e  B")
    'Ada B'
    >>> cleaned("Ada\\x00\\x07")
    'Ada'
    """
    seen = "".join(char for char in text if not _is_hidden(char))
    return " ".join(unicodedata.normalize("NFC", seen).split())


def _is_hidden(char: str) -> bool:
    if char.isspace():
        return False
    variant = "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"
    return unicodedata.category(char) in ("Cf", "Cc", "Cs") or variant or char in _BLANKS


def usable(text: str) -> str:
    """The text, if it can be saved and has no control characters but newlines and tabs. Raises ValueError."""
    controls = any(unicodedata.category(char) == "Cc" and char not in "\n\t" for char in text)
    if controls or not is_writable(text):
        raise ValueError("contains characters that are not allowed")
    return text


def valid_name(text: str) -> str:
    """A name as stored. Raises ValueError if it is invalid."""
    name = cleaned(usable(text))
    if not name or "\n" in text or "\t" in text:
        raise ValueError("is not a valid name")
    if is_piled(name):
        raise ValueError("has too many accents on one letter")
    return name


def names_of_table(names: Sequence[str]) -> list[str]:
    """Names of a file or an older game, adapted for a new table: cleaned, and numbered where they look alike.

    >>> names_of_table(["Ada", "A\\u200bda", "\\x00", "Ben"])
    ['Ada', 'Ada 2', 'Player 3', 'Ben']
    """
    found: list[str] = []
    for number, given in enumerate(names, start=1):
        name = cleaned(given)
        if is_piled(name):
            name = "".join(char for char in unicodedata.normalize("NFD", name) if not unicodedata.combining(char))
        name = name[:LONGEST_NAME].strip() or f"Player {number}"
        while alike(name, found) is not None:
            name = f"{name[: LONGEST_NAME - 2].strip()} {number}"
        found.append(name)
    return found


def is_piled(text: str) -> bool:
    """Whether a letter has more accents than any language needs."""
    marks = 0
    for char in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks > _MOST_MARKS:
            return True
    return False


def _table(*rows: tuple[str, str]) -> dict[int, str]:
    return {ord(char): like for chars, likes in rows for char, like in zip(chars, likes, strict=True)}


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
    """What a name looks like: in lower case, in upper case, and as written with I read as l.

    Names that share one of these can be mistaken for each other.

    >>> bool(look_alikes("Аdа") & look_alikes("ada"))  # the first with Cyrillic letters
    True
    """
    plain = unicodedata.normalize("NFKC", cleaned(name))
    small = plain.casefold().translate(_LOWER)
    capital = plain.upper().translate(_UPPER)
    written = re.sub(r"[I|1]", "l", plain).casefold().translate(_LOWER)
    for pair, one in _PAIRS:
        written = written.replace(pair, one)
    return frozenset({small, capital, written})


def alike(name: str, others: Iterable[str]) -> str | None:
    """The first of these names it can be mistaken for, or None."""
    mine = look_alikes(name)
    return next((other for other in others if mine & look_alikes(other)), None)
