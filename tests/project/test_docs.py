"""The documents are correct: code runs, links resolve, lists agree with the program."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from project.pages import PAGES, ROOT

import cz18
from cz18.facts.glossary import glossary
from cz18.rules.options import CHOICES, PROFILES, Departure, Options

RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
ENTRY = re.compile(r"^### (R-\d{3}) (.+)\n- Question: (?:.+\n)+?- We do: (?:.+\n)+", re.M)
ROW = re.compile(r"^\| `(\w+)` \| (.+?) \| (.+?) \| ([^|]+?) \|$", re.M)


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def value(word: str) -> str | bool:
    """A value as the options table writes it."""
    return {"on": True, "off": False}.get(word, word.strip("`"))


def test_the_readme_opens_with_the_two_commands() -> None:
    """make play, make test, and nothing before them but the title."""
    lines = [line.split("#")[0].strip() for line in page("README.md").splitlines()[1:] if line.strip()]
    assert lines[:2] == ["make play", "make test"]


@pytest.mark.parametrize(("name", "least"), [("docs/architecture.md", 25), ("CONTRIBUTING.md", 30)])
def test_documents_for_developers_name_existing_files(name: str, least: int) -> None:
    """Every path in them exists; NAME stands for a name to choose."""
    named = set(re.findall(r"`((?:src|web|tests|docs|tools)/[\w./-]+)`", page(name)))
    assert len(named) >= least
    assert [path for path in sorted(named) if "NAME" not in path and not (ROOT / path).exists()] == []


def test_links_lead_somewhere(each: Any) -> None:
    """Links within the repository name files that exist; those Sphinx writes are checked when the site is built."""

    def check(file: Path) -> None:
        for target in re.findall(r"\]\(([^)#]+)", file.read_text(encoding="utf-8")):
            if "://" not in target and "generated/" not in target:
                assert (file.parent / target).exists(), target

    each(PAGES, check, lambda file: file.name)


def test_measurements_name_recorded_experiments() -> None:
    """Every experiment cited in docs/bots-measured.md is in benchmarks/results, and every recorded one has a result."""
    files = [
        json.loads(file.read_text(encoding="utf-8")) for file in (ROOT / "benchmarks/results").glob("bots-*.json")
    ]
    recorded = {item["id"]: item for file in files for item in file.get("experiments", ())}
    lists = re.findall(r"\[((?:`[a-z-]+`,?\s?)+)\]", page("docs/bots-measured.md"))
    cited = {name for names in lists for name in re.findall(r"[a-z-]+", names)}
    assert len(cited) > 20
    assert cited <= recorded.keys()
    for name, item in recorded.items():
        assert item["conditions"] and (item.get("rows") or item.get("results")), name
        assert all(len(row) == len(item["columns"]) for row in item.get("rows", [])), name


def test_named_make_targets_exist() -> None:
    """The Makefile has every target that the documents name."""
    targets = set(re.findall(r"^([a-z-]+):", page("Makefile"), re.M))
    for file in PAGES:
        assert set(re.findall(r"(?:`|^    )make ([a-z-]+)", file.read_text(encoding="utf-8"), re.M)) <= targets


def test_ci_runs_the_tests_of_the_readme() -> None:
    """.ci/run is make test and nothing else."""
    assert page(".ci/run").split() == ["#!/bin/sh", "exec", "make", "test"]


def test_rulings_are_complete_and_in_order() -> None:
    """Each ruling has a question and an answer; the numbers rise; the checklist's references are among them."""
    numbers = re.findall(r"^### (R-\d{3}) ", RULINGS, re.M)
    assert [match[1] for match in ENTRY.finditer(RULINGS)] == numbers == sorted(set(numbers))
    assert len(numbers) == 143
    assert set(re.findall(r"R-\d{3}", page("tests/conformance/checklist.json"))) <= set(numbers)


def test_options_agree_with_the_program() -> None:
    """The table of options has each switch with its default first, and what the foreign profile sets."""
    rows = {match[1]: match for match in ROW.finditer(RULINGS)}
    foreign = PROFILES["18xx.games"]
    assert rows.keys() == CHOICES.keys() - {"playing_order"}
    for name, match in rows.items():
        values = [value(word.strip()) for word in match[2].split(",")]
        assert values[0] == getattr(Options(), name), name
        assert set(CHOICES[name]) <= set(values), name
        assert value(match[4]) == getattr(foreign, name), name
        assert set(re.findall(r"R-\d{3}", match[3])) <= set(re.findall(r"R-\d{3}", RULINGS))


def test_departures_agree_with_the_program() -> None:
    """All departures of the foreign profile are documented, each with what it departs from."""
    section = RULINGS.partition("### Departures")[2].partition("\n## ")[0]
    rows = {match[1]: match[2] for match in re.finditer(r"^\| `(\w+)` \| (.+?) \| .+ \|$", section, re.M)}
    assert rows.keys() == {departure.value for departure in Departure}
    assert PROFILES["book"].departures == frozenset()


def test_options_are_named_at_their_rulings() -> None:
    """A ruling with an option says so, and the table refers back to it."""
    rows = {match[1]: set(re.findall(r"R-\d{3}", match[3])) for match in ROW.finditer(RULINGS)}
    named: dict[str, set[str]] = {}
    for number, body in re.findall(r"^### (R-\d{3}) (.*?)(?=^##)", RULINGS, re.M | re.S):
        for option in re.findall(r"^- Option: `(\w+)`", body, re.M):
            named.setdefault(option, set()).add(number)
    assert named == rows


def test_a_default_against_the_wording_says_so() -> None:
    """R-107 follows the practice of 18xx.games and says which value the wording alone favours."""
    ruling = RULINGS.partition("### R-107 ")[2].partition("\n### ")[0]
    assert "The wording alone favours `off`" in ruling


def test_glossary_words_are_the_games() -> None:
    """German and Czech words on the page are those of the word list."""
    words = {(term["de"], term["cs"]) for term in glossary().terms.values()}
    rows = [line.split("|")[1:-1] for line in page("docs/glossary.md").splitlines() if line.startswith("| ")]
    assert len(rows) > 30
    for row in rows[2:]:
        assert (row[4].strip(), row[5].strip()) in words, row


def test_the_changelog_keeps_up_with_the_version() -> None:
    """The version of the package is in the changelog, or work on it is under way there."""
    headings = re.findall(r"^## \[(.+?)\]", page("CHANGELOG.md"), re.M)
    assert headings[0] == "Unreleased" or headings[0] == cz18.__version__


def test_the_oldest_browsers_are_the_same_everywhere() -> None:
    """README and documentation name the versions that the build enforces."""
    source = (ROOT / "web" / "support.ts").read_text(encoding="utf-8")
    found = re.search(r'OLDEST = \{ chrome: "(.+?)", firefox: "(.+?)", safari: "(.+?)" \}', source)
    assert found is not None
    named = "Chrome {}, Firefox {}, Safari {}".format(*found.groups())
    for page in ("README.md", "docs/playing.md"):
        assert named in " ".join((ROOT / page).read_text(encoding="utf-8").split()), page
