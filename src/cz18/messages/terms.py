"""The terms of the game and the words not to use instead of them (`terms.toml`).

list(violations("cs", "Všechny listiny jsou prodané."))     [("listiny", "soukromá společnost")]
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from os.path import join
from typing import NamedTuple

from cz18.messages import HERE

ANYWHERE = frozenset({"zh"})
"""Languages without spaces between words: variants are found anywhere in a text."""


class Term(NamedTuple):
    """A concept, its word in a language, and the forbidden variants."""

    concept: str
    term: str
    variants: tuple[str, ...]


@cache
def terms(language: str) -> tuple[Term, ...]:
    """The terms of a language in the order of the file; none for a language without entries."""
    with open(join(HERE, "terms.toml"), "rb") as file:
        found = tomllib.load(file)
    return tuple(
        Term(concept, words[language]["term"], tuple(words[language].get("not", ())))
        for concept, words in found.items()
        if language in words
    )


def violations(language: str, text: str, allowed: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Forbidden words in a text, each as it stands there and with the right term; not the `allowed` variants."""
    for entry in terms(language):
        for variant in entry.variants:
            if variant not in allowed and (found := _pattern(language, variant).search(text)):
                yield found[0], entry.term


@cache
def _pattern(language: str, variant: str) -> re.Pattern[str]:
    if language in ANYWHERE:
        return re.compile(re.escape(variant))
    ending = r"\w*" if variant.endswith("*") else r"(?!\w)"
    return re.compile(rf"(?<!\w){re.escape(variant.rstrip('*'))}{ending}", re.IGNORECASE)


def table(language: str) -> str:
    """The terms of a language as a Markdown table."""
    rows = (
        f"| {entry.concept.replace('_', ' ')} | {entry.term} | {', '.join(entry.variants).replace('*', '…')} |"
        for entry in terms(language)
    )
    return "\n".join(("| concept | term | not |", "| --- | --- | --- |", *rows))
