"""The conformance report is honest: only tests that can fail count."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cz18.interop.conformance import NoRepository, conformance, find_repository, marked_tests

STANDARD = ("II", "III")

HELPERS = """
def refused(state, code):
    assert state == code

def twice_refused(state, code):
    refused(state, code)

def harmless(state):
    return state
"""

TESTS = """
import pytest
from helpers import harmless, refused, twice_refused

@pytest.mark.rule("II-01", "R-003")
def test_plain():
    assert 1 + 1 == 2

@pytest.mark.rule("II-02")
def test_by_helper():
    twice_refused(1, 1)

@pytest.mark.rule("II-03")
def test_raises():
    with pytest.raises(ValueError):
        int("x")

@pytest.mark.rule("II-04")
@pytest.mark.skip(reason="later")
def test_skipped():
    assert 1 + 1 == 2

@pytest.mark.rule("II-05")
def test_skips_itself():
    pytest.skip("later")
    assert 1 + 1 == 2

@pytest.mark.rule("II-06")
def test_empty():
    harmless(1)

@pytest.mark.rule("II-07")
def test_constant():
    assert 1

@pytest.mark.rule("II-99")
def test_unknown():
    assert 1 + 1 == 2

class TestGroup:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("III.1-01"))])
    def test_parameter(self, x):
        assert x == 1
"""


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    ids = ["II-01", "II-02", "II-03", "II-04", "II-05", "II-06", "II-07", "III.1-01", "III.1-02", "XI.1-01"]
    rows = [{"id": id_, "section": id_.rpartition("-")[0], "title": "a rule"} for id_ in ids]
    rows[8]["not_testable"] = "nothing in a program"
    (tmp_path / "tests" / "conformance").mkdir(parents=True)
    (tmp_path / "tests" / "conformance" / "checklist.json").write_text(json.dumps(rows))
    (tmp_path / "tests" / "helpers.py").write_text(HELPERS)
    (tmp_path / "tests" / "test_rules.py").write_text(TESTS)
    return tmp_path


def test_only_tests_that_can_fail_count(repository: Path) -> None:
    """Skipped tests and tests without an assertion cover nothing."""
    result = conformance(repository, STANDARD)
    assert set(result.covered) == {"II-01", "II-02", "II-03", "III.1-01"}
    assert result.missing == ("II-04", "II-05", "II-06", "II-07")
    assert {test.name.rpartition("::")[2]: test.fault for test in result.discounted} == {
        "test_skipped": "skipped",
        "test_skips_itself": "skipped",
        "test_empty": "asserts nothing",
        "test_constant": "asserts nothing",
    }


def test_chapters_not_built_are_left_out(repository: Path) -> None:
    """Ids of other chapters are neither counted nor missing; ids of the requested chapter are."""
    assert len(conformance(repository, STANDARD).rules) == 9
    assert conformance(repository, ("XI",)).missing == ("XI.1-01",)


def test_a_wrong_number_is_reported(repository: Path) -> None:
    """A mark with an id that is not on the checklist fails the result."""
    result = conformance(repository)
    assert result.unknown == {"II-99": ("tests/test_rules.py::test_unknown",)}
    assert not result.complete


def test_json_has_the_promised_keys(repository: Path) -> None:
    """Programs read ids, covered and missing."""
    answer = conformance(repository, STANDARD).as_json()
    assert (answer["ids"], answer["covered"]) == (9, 4)
    assert answer["missing"] == ["II-04", "II-05", "II-06", "II-07"]
    assert answer["not_testable"] == {"III.1-02": "nothing in a program"}


def test_a_rule_marked_not_testable_has_no_test(repository: Path) -> None:
    """With a reason a rule is neither covered nor missing; a test that claims it fails the result."""
    before = conformance(repository, ("III",))
    assert (before.missing, before.contradicted) == ((), ())
    claiming = '\n@pytest.mark.rule("III.1-02")\ndef test_claim():\n    assert 1 + 1 == 2\n'
    with (repository / "tests" / "test_rules.py").open("a", encoding="utf-8") as file:
        file.write(claiming)
    result = conformance(repository, ("III",))
    assert result.contradicted == ("III.1-02",)
    assert not replace(result, unknown={}).complete
    assert replace(before, unknown={}).complete


def test_names_lead_to_the_test(repository: Path) -> None:
    """A test is named as pytest names it."""
    names = [test.name for test in marked_tests(repository / "tests")]
    assert "tests/test_rules.py::TestGroup::test_parameter" in names


def test_outside_a_repository_the_command_explains_itself(tmp_path: Path) -> None:
    """Without checklist there is a clear answer."""
    with pytest.raises(NoRepository, match="repository"):
        conformance(tmp_path)


def test_the_repository_is_found_from_a_subfolder() -> None:
    """The checklist is found from any folder of the repository."""
    assert find_repository(Path(__file__).parent) == Path(__file__).resolve().parents[2]
