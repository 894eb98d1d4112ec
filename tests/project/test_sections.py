"""Code and tests cite the rulebook by section, the checklist by number and our rulings by theirs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from cz18.facts.rulebook import SECTIONS
from cz18.interop.conformance import BUILT, conformance, marked_tests, read_checklist

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "src" / "cz18").rglob("*.py"))
RULES = {rule.id: rule for rule in read_checklist(ROOT)}
PAGE = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
RULINGS = {*re.findall(r"^### (R-\d{3})\b", PAGE, re.M), *re.findall(r"^\| (E-\d{2}) \|", PAGE, re.M)}
"""Our rulings, and the numbered differences of the older edition."""

CITATION = re.compile(r"\b((?:X{0,2}I{1,3}|I?V|VI{1,3}|I?X|XI{0,2})(?:\.\d+)(?:\.[a-z])?)(?:-(\d{2}))?\b")
CHAPTER = re.compile(r"\((I{1,3}|IV|VI{0,3}|IX|XI{0,2})(?=[),;])")
RULING = re.compile(r"\bR-\d{3}\b|\bE-\d{2}\b")


def name_of(file: Path) -> str:
    return file.relative_to(ROOT / "src").as_posix()


@cache
def words_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def refusals_of(file: Path) -> Iterator[tuple[int, str]]:
    """Sections given as first argument of a Refusal, with their lines."""
    if "Refusal" not in words_of(file):
        return
    for node in ast.walk(ast.parse(words_of(file))):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            if name == "Refusal" and isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield node.lineno, first.value


def test_cited_sections_rules_and_rulings_exist(each: Any) -> None:
    """Every section, numbered rule and ruling named in a source file is on its list."""
    each(FILES, cited_sections_rules_and_rulings_exist, name_of)


def cited_sections_rules_and_rulings_exist(file: Path) -> None:
    text = words_of(file)
    unknown = {match[1] for match in CITATION.finditer(text)} - SECTIONS.keys()
    unknown |= {match[1] for match in CHAPTER.finditer(text)} - SECTIONS.keys()
    unknown |= {f"{match[1]}-{match[2]}" for match in CITATION.finditer(text) if match[2]} - RULES.keys()
    unknown |= set(RULING.findall(text)) - RULINGS
    assert not unknown


def test_refusals_cite_a_section_of_the_rulebook(each: Any) -> None:
    """A Refusal names an existing section, not a rule number."""
    each(FILES, refusals_cite_a_section_of_the_rulebook, name_of)


def refusals_cite_a_section_of_the_rulebook(file: Path) -> None:
    assert [(line, section) for line, section in refusals_of(file) if section not in SECTIONS] == []


def test_checklist_sections_are_in_the_rulebook() -> None:
    """The checklist is keyed to the sections the facts list."""
    assert {rule.section for rule in RULES.values()} <= SECTIONS.keys()
    assert len(RULES) == 493


def test_marked_ids_exist() -> None:
    """No test claims a rule or ruling that does not exist."""
    claimed = {id_ for test in marked_tests(ROOT / "tests") for id_ in test.ids}
    assert claimed
    assert claimed - RULES.keys() - RULINGS == set()


def test_every_mark_counts() -> None:
    """A test that names a rule can fail: it is not skipped and it asserts something."""
    assert [(test.name, test.fault) for test in conformance(ROOT).discounted] == []


def test_every_built_section_is_cited_by_the_code() -> None:
    """Each section of the checklist, as far as it is built, is named where the code carries it out."""
    text = "\n".join(words_of(file) for file in FILES if file.name != "rulebook.py")
    cited = {match[1] for match in CITATION.finditer(text)} | {match[1] for match in CHAPTER.finditer(text)}
    wanted = {rule.section for rule in RULES.values() if rule.chapter in BUILT}
    assert wanted - cited == set()
