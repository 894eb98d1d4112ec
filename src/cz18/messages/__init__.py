"""Message catalogues in Fluent, one folder per language, for the command line and the page.

words events decisions refusals    the sentences of the game
wrong                              errors in a file, a board or a set-up
page page-board                    the texts of the page
cli cli-show                       the command line
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from os import listdir
from os.path import dirname, isdir, join

HERE = dirname(__file__)
"""A path, not importlib.resources, which would add 10 ms to every import of the game."""
ENGLISH = "en"
"""The complete language and the fallback for missing messages."""
PSEUDO = "en-XA"
"""Pseudo-language: English with accents and longer words, so that text missing from the catalogues stands out."""

_UNIT = re.compile(r"(?<=[\d}]) (?=[K%](?!\w))")
"""The space before a unit."""

ACCENTS = str.maketrans("acdeinorstuyzACDEINORSTUYZ", "áčďéíňóřšťúýžÁČĎÉÍŇÓŘŠŤÚÝŽ")


@cache
def languages() -> tuple[str, ...]:
    """The available languages."""
    folders = (name for name in listdir(HERE) if isdir(join(HERE, name)))
    return tuple(sorted(name for name in folders if re.fullmatch(r"[a-z]{2,3}(-[A-Za-z]+)?", name)))


@cache
def catalogue(language: str, files_like: str | tuple[str, ...] = "") -> str:
    """The Fluent messages of a language: all, or those of the files with these prefixes.

    A number and its K or percent sign stay on one line (web/catalogues.ts does the same).
    """
    folder = join(HERE, language)
    parts = (_text(join(folder, name)) for name in sorted(listdir(folder)) if _is_part(name, files_like))
    return _UNIT.sub("\u00a0", "\n".join(parts))


def _text(path: str) -> str:
    with open(path, encoding="utf-8") as file:
        return file.read()


def _is_part(name: str, beginning: str | tuple[str, ...]) -> bool:
    return name.startswith(beginning) and name.endswith(".ftl")


def chosen(*wishes: str | None) -> str:
    """The first available of these languages, else English."""
    return next((found for wish in wishes if (found := spoken(wish)) is not None), ENGLISH)


def spoken(wish: str | None) -> str | None:
    """The available language for `cs`, `CS`, `cs-CZ` or `cs_CZ.UTF-8`, or None."""
    known = {name.lower(): name for name in (*languages(), PSEUDO)}
    name = re.split(r"[.@]", wish or "")[0].replace("_", "-").lower()
    while name and name not in known:
        name = name.rpartition("-")[0]
    return known.get(name)


def accepted(header: str | None) -> str:
    """The best available language for an `Accept-Language` header."""
    return chosen(*_preferred((header or "")[:200].split(",")))


def _preferred(wishes: Iterable[str]) -> Iterator[str]:
    """Languages by descending weight: `cs;q=0.7, de` gives de, cs."""
    weighed = []
    for wish in wishes:
        name, _, rest = wish.partition(";")
        weight = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", rest)
        weighed.append((float(weight[1]) if weight else 1.0, name.strip()))
    return (name for weight, name in sorted(weighed, key=lambda item: -item[0]) if weight)


def accented(text: str) -> str:
    """An English text in the pseudo-language."""
    return re.sub("[áéíóúý]", r"\g<0>\g<0>", text.translate(ACCENTS))
