"""One word for each concept: the terms, what they follow, and how the check finds forbidden variants."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

from cz18.facts.games import MORAVIA, figures
from cz18.facts.glossary import glossary
from cz18.interop.words.wording import Words
from cz18.messages import languages
from cz18.messages.check import faults
from cz18.messages.terms import terms, violations

ROOT = Path(__file__).parents[2]
OTHER_THAN_THE_GLOSSARY = {
    ("cs", "income"): "příjem is the fixed income of a local railway",
    ("cs", "undo"): "zpět is the button that leads back",
    ("de", "undo"): "as on other game sites",
    ("pl", "scrap"): "the verb, perfective",
    ("pl", "run_trains"): "the verb of the rulebook",
    ("zh", "hex"): "the rulebook's word is terrain",
    ("zh", "float"): "the rulebook's word is to take over",
    ("zh", "hill"): "the rulebook's word is gorge",
    ("zh", "pass"): "the rulebook keeps the English word",
}


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("cs", "Všechny listiny jsou prodané.", [("listiny", "soukromá společnost")]),
        ("cs", "Nájemní smlouva a výpověď, podlistina.", []),
        ("cs", "Hra byla vzdána; vzdálený server.", [("vzdána", "ukončit předčasně")]),
        ("de", "Aktienlimits und Papiere", [("Papiere", "Privatbahn"), ("Aktienlimits", "Zertifikatelimit")]),
        ("de", "Papierkorb", []),
        ("pl", "Pociąg zostaje złomowany; zezłomowany nie.", [("złomowany", "zezłomować")]),
        ("zh", "所有私有证券关闭", [("证券", "私有公司")]),
        ("en", "The President places a token.", [("President", "Director"), ("token", "station")]),
        ("en", "Representatives are not presidential.", [("presidential", "Director")]),
    ],
)
def test_forbidden_variants_are_found(language: str, text: str, found: list[tuple[str, str]]) -> None:
    """Whole words, phrases and stems with any ending; in Chinese anywhere in the text."""
    assert list(violations(language, text)) == found


def test_the_check_reports_them_unless_allowed(tmp_path: Path) -> None:
    """With file, message, the word as it stands there and the right term; a comment allows a variant."""
    for language in ("en", "cs"):
        (tmp_path / language).mkdir()
    (tmp_path / "en" / "words.ftl").write_text(
        "one = Share papers { $count ->\n    [0] no\n   *[other] more\n }\n"
    )
    czech = "one = Listiny { $count ->\n    [0] žádné listiny\n   *[other] listin\n }\n"
    (tmp_path / "cs" / "words.ftl").write_text(czech, encoding="utf-8")
    found = [fault for fault in faults("cs", tmp_path) if fault.kind == "term"]
    assert {fault.place for fault in found} == {"cs/words.ftl: one"}
    assert {(fault.values["word"], fault.values["term"]) for fault in found} == {
        ("Listiny", "soukromá společnost"),
        ("listin", "soukromá společnost"),
    }
    (tmp_path / "cs" / "words.ftl").write_text(f"# allowed: listiny, listin\n{czech}", encoding="utf-8")
    assert not [fault for fault in faults("cs", tmp_path) if fault.kind == "term"]


def test_names_of_the_program_are_no_words(tmp_path: Path) -> None:
    """`option-token_price` or --token may appear in a text."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "cli.ftl").write_text("one = Set --token or `token` or token_price.\n")
    assert not list(faults("en", tmp_path))


@pytest.mark.parametrize("language", languages())
def test_the_terms_of_a_language(language: str) -> None:
    """Every concept has a term, terms contain no forbidden variant, and nothing is forbidden twice."""
    known = terms(language)
    assert [entry.concept for entry in known] == [entry.concept for entry in terms("en")]
    for entry in known:
        assert entry.term and not list(violations(language, entry.term)), entry
    variants = [variant.lower() for entry in known for variant in entry.variants]
    assert len(variants) == len(set(variants))


@pytest.mark.parametrize("language", languages())
def test_terms_follow_the_glossary(language: str) -> None:
    """The publisher's words, with listed exceptions."""
    words = glossary().terms
    differ = {
        (language, entry.concept)
        for entry in terms(language)
        if entry.concept in words and words[entry.concept][language].lower() != entry.term.lower()
    }
    assert differ == {key for key in OTHER_THAN_THE_GLOSSARY if key[0] == language}


def test_every_explained_term_is_explained_where_it_is_used() -> None:
    """Not only in the glossary below the rules: the page names each of them, K on its first screen."""
    folder = ROOT / "src" / "cz18" / "messages" / "en"
    texts = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.ftl"))
    explained = set(re.findall(r"^explain-(\w+)", texts, re.MULTILINE))
    page = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "web" / "src").rglob("*.svelte"))
    used = set(re.findall(r'<Term id="(\w+)"', page))
    assert explained == used | {"k", "sr", "or", "pre_stock"}  # the header shows the term of the round


@pytest.mark.parametrize("language", languages())
def test_the_number_of_the_first_stock_round_is_explained(language: str) -> None:
    """Moravia-Silesia begins with SR 3; the header's explanation of stock rounds says so (R-184)."""
    first = next(box for box in figures(MORAVIA).track if box.kind == "SR")
    assert first.set == 3
    words = Words(language)
    assert words.say("round-SR", {"number": first.set})[0] in words.say("explain-sr", {})[0]


def test_the_tables_in_the_documentation_are_current() -> None:
    """`python tools/terms_table.py` writes them."""
    spec = importlib.util.spec_from_file_location("terms_table", ROOT / "tools" / "terms_table.py")
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    page = (ROOT / "docs" / "translating.md").read_text(encoding="utf-8")
    assert tool.with_tables(page) == page
    assert all(f"| {terms(language)[0].term} |" in page for language in languages())
