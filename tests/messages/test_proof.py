"""Proof sheets: every message of a language with sample arguments next to the English one."""

from __future__ import annotations

import pytest

from cz18.messages import languages
from cz18.messages.check import entries, plural_forms
from cz18.messages.proof import MOST_CASES, Proof, as_text, proofs


def sheet(language: str) -> dict[str, Proof]:
    return {proof.name: proof for proof in proofs(language)}


@pytest.mark.parametrize("language", languages())
def test_every_message_has_a_proof(language: str) -> None:
    """With its attributes; no case has an argument left over, and only a message without a translation has no text."""
    found = sheet(language)
    assert {name.partition(".")[0] for name in found} == set(entries("en"))
    assert "the-bank.at-the-start" in found
    for proof in found.values():
        assert 0 < len(proof.cases) <= MOST_CASES
        for case in proof.cases:
            assert "{ $" not in case.text and "{$" not in case.text, proof.name
            translated = proof.name.partition(".")[0] in entries(language)
            assert bool(case.text) == translated or proof.name == "sentence-separator", proof.name


@pytest.mark.parametrize("language", languages())
def test_every_plural_class_is_shown(language: str) -> None:
    """A message that counts has a case for each class of the language, with the English beside it."""
    cases = sheet(language)["event-SharesSold"].cases
    assert len(cases) == len(plural_forms(language))
    if language == "cs":
        assert [case.choices["count"] for case in cases] == [1, 2, 1.5, 5]
        assert [case.text.replace("\u00a0", " ") for case in cases] == [
            "Anna prodává akcii BCB za 120 K.",
            "Anna prodává 2 akcie BCB po 120 K.",
            "Anna prodává 1,5 akcie BCB po 120 K.",
            "Anna prodává 5 akcií BCB po 120 K.",
        ]
        assert [case.english == case.text for case in cases] == [False] * 4


def test_nested_selections_and_words() -> None:
    """Each variant is reached with the arguments that lead to it."""
    choices = [case.choices for case in sheet("de")["event-TrainScrapped"].cases]
    assert choices == [
        {"by_choice": "yes"},
        {"by_choice": "no", "owner": "pool"},
        {"by_choice": "no", "owner": "deck"},
        {"by_choice": "no", "owner": "BCB"},
    ]
    assert len(sheet("pl")["event-MoneyPaid"].cases) == 20


def test_the_text_has_blocks_by_file() -> None:
    """The name, the choices, English and the translation, in the order of the files."""
    text = as_text("pl")
    assert "===== pl/words.ftl =====\n" in text
    assert "\nplayer-number\n    en  Player 3\n    pl  Gracz 3\n" in text
    assert text.index("===== pl/actions.ftl") < text.index("===== pl/wrong.ftl")
    assert "    pl  " not in as_text("en")
