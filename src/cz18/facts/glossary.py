"""Terms of the game in English, German, Czech, Polish and Chinese; loaded on first use."""

from functools import cache
from typing import NamedTuple

from cz18.facts._data import read

Words = dict[str, str]  # language -> word


class Glossary(NamedTuple):
    """The word list."""

    languages: tuple[str, ...]
    groups: dict[str, tuple[str, ...]]  # subject -> keys of terms
    terms: dict[str, Words]
    companies: dict[str, Words]
    places: dict[str, Words]  # by Czech name
    not_in_rulebook: dict[str, tuple[str, ...]]  # words the Polish and Chinese rulebooks lack
    remarks: dict[str, str]


@cache
def glossary() -> Glossary:
    """The whole word list."""
    data = read("glossary")
    return Glossary(
        languages=tuple(data["languages"]),
        groups={subject: tuple(keys) for subject, keys in data["groups"].items()},
        terms=data["terms"],
        companies=data["companies"],
        places={words["cs"]: words for words in data["places"]},
        not_in_rulebook={language: tuple(keys) for language, keys in data["not_in_rulebook"].items()},
        remarks=data["remarks"],
    )


def term(key: str, language: str = "en") -> str:
    """One word: `term("director", "cs")`."""
    return glossary().terms[key][language]
