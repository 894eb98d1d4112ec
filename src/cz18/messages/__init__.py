"""The catalogues: everything a person reads, in Fluent, a folder for each language; for command line and page alike.

words events decisions refusals    the sentences of the game
wrong                              what is wrong with a file, a board or a set-up
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
"""Plain files: importlib.resources would cost every import of the game 10 ms."""
ENGLISH = "en"
"""The one that is complete: a text another language lacks is told in it."""
PSEUDO = "en-XA"
"""English with accents and longer words: what is not in a catalogue stays plain, and shows."""

_UNIT = re.compile(r"(?<=[\d}]) (?=[K%](?!\w))")
"""The space before a unit."""

ACCENTS = str.maketrans("acdeinorstuyzACDEINORSTUYZ", "áčďéíňóřšťúýžÁČĎÉÍŇÓŘŠŤÚÝŽ")


@cache
def languages() -> tuple[str, ...]:
    """The languages there is a catalogue for."""
    folders = (name for name in listdir(HERE) if isdir(join(HERE, name)))
    return tuple(sorted(name for name in folders if re.fullmatch(r"[a-z]{2,3}(-[A-Za-z]+)?", name)))


@cache
def catalogue(language: str, files_like: str | tuple[str, ...] = "") -> str:
    """The messages of a language, as Fluent: all, or those of the files whose names begin like this.

    A number and the K or the percent sign after it stay on one line (web/catalogues.ts does the same).
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
    """The first of these languages there is; English if there is none of them."""
    return next((found for wish in wishes if (found := spoken(wish)) is not None), ENGLISH)


def spoken(wish: str | None) -> str | None:
    """The language somebody means by `cs`, `CS`, `cs-CZ` or `cs_CZ.UTF-8`, if there is a catalogue for it."""
    known = {name.lower(): name for name in (*languages(), PSEUDO)}
    name = re.split(r"[.@]", wish or "")[0].replace("_", "-").lower()
    while name and name not in known:
        name = name.rpartition("-")[0]
    return known.get(name)


def accepted(header: str | None) -> str:
    """The language a reader asks for by the header `Accept-Language`."""
    return chosen(*_preferred((header or "")[:200].split(",")))


def _preferred(wishes: Iterable[str]) -> Iterator[str]:
    """`cs;q=0.7, de` as de, cs."""
    weighed = []
    for wish in wishes:
        name, _, rest = wish.partition(";")
        weight = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", rest)
        weighed.append((float(weight[1]) if weight else 1.0, name.strip()))
    return (name for weight, name in sorted(weighed, key=lambda item: -item[0]) if weight)


def accented(text: str) -> str:
    """A text of the pseudo-language, made from an English one."""
    return re.sub("[áéíóúý]", r"\g<0>\g<0>", text.translate(ACCENTS))
