"""The numbers of docs/testing.md are right."""

from __future__ import annotations

from tests.release.building import ROOT, load

COUNTS = load(ROOT / "tools" / "test_counts.py")


def test_the_page_claims_no_more_than_there_is() -> None:
    """`python tools/test_counts.py` writes the numbers."""
    assert list(COUNTS.problems(COUNTS.PAGE.read_text(encoding="utf-8"), list(COUNTS.counts()))) == []


def test_a_claim_that_is_too_high_and_a_missing_row_are_found() -> None:
    """So that the test above can fail."""
    found = [COUNTS.Count("games", 1234, "`tests`"), COUNTS.Count("rules", 5, "`tests`")]
    page = f"<!-- counts -->\n{COUNTS.table(found)}<!-- end of the counts -->"
    assert list(COUNTS.problems(page, found)) == []
    more = [found[0]._replace(number=1199), found[1]]
    assert list(COUNTS.problems(page, more)) == ["games: the page says 1,200, there are 1,199"]
    assert len(list(COUNTS.problems(page, found[:1]))) == 1
