"""The list of the rulebook's sections."""

import json
from pathlib import Path

from cz18.facts.rulebook import SECTIONS

CHECKLIST = Path(__file__).parent.parent / "conformance" / "checklist.json"
ORDER = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]


def test_every_section_of_the_checklist_is_listed() -> None:
    rules = json.loads(CHECKLIST.read_text(encoding="utf-8"))
    assert len(rules) == 493
    assert {rule["section"] for rule in rules} <= set(SECTIONS)


def test_sections_stand_in_the_order_of_the_rulebook() -> None:
    """Chapters, then numbers, then letters; every section has its chapter."""

    def key(section: str) -> tuple[int, int, str]:
        chapter, _, rest = section.partition(".")
        number, _, letter = rest.partition(".")
        return ORDER.index(chapter), int(number or 0), letter

    assert list(SECTIONS) == sorted(SECTIONS, key=key)
    assert set(ORDER) <= set(SECTIONS)
    assert all(section.rpartition(".")[0] in SECTIONS for section in SECTIONS if "." in section)


def test_titles_differ() -> None:
    assert len(set(SECTIONS.values())) == len(SECTIONS)
    assert all(title.strip() == title and len(title) < 60 for title in SECTIONS.values())
