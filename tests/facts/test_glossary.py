"""The word list in five languages."""

import subprocess
import sys
from pathlib import Path

from cz18.facts.companies import COMPANIES
from cz18.facts.glossary import glossary, term
from cz18.facts.maps import MAP_NAMES, load_map

LANGUAGES = ("en", "de", "cs", "pl", "zh")


def test_every_term_has_a_word_in_all_five_languages() -> None:
    words = glossary()
    assert words.languages == LANGUAGES
    assert len(words.terms) >= 120
    for part in (words.terms, words.companies, words.places):
        for key, entry in part.items():
            assert tuple(entry) == LANGUAGES and all(word.strip() for word in entry.values()), key


def test_every_term_belongs_to_one_subject() -> None:
    listed = [key for keys in glossary().groups.values() for key in keys]
    assert sorted(listed) == sorted(glossary().terms)
    marked = glossary().not_in_rulebook
    assert set(marked["pl"]) | set(marked["zh"]) <= set(listed)
    assert set(marked["zh_places"]) <= set(glossary().places)


def test_companies_and_places_agree_with_the_boards() -> None:
    assert {key: entry["de"] for key, entry in glossary().companies.items()} == {
        company.id: company.name for company in COMPANIES
    }
    for name in MAP_NAMES:
        for it in load_map(name).hexes:
            for czech, german in it.names:
                assert glossary().places[czech]["de"] == german


def test_a_single_word() -> None:
    assert term("stock_round") == "Stock Round"
    assert term("stock_round", "de") == "Aktienrunde"


def test_the_word_list_and_the_boards_are_loaded_lazily() -> None:
    """Importing every module of the facts reads neither; they are the largest files."""
    program = """
import sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
import cz18.facts.chart, cz18.facts.glossary, cz18.facts.local_railways, cz18.facts.maps
import cz18.facts.rulebook, cz18.facts.timeline, cz18.facts.trains
print(*(name for name in opened if name.endswith(".json")), sep="\\n")
"""
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    read = {Path(name).name for name in result.stdout.splitlines()}
    assert {"tiles.json", "trains.json", "timeline.json"} <= read
    assert not {name for name in read if name.startswith(("board_", "glossary"))}
