"""The report of a test run, tested on a small project."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parents[2]
WORKERS = ("-p", "xdist", "-n", "2")

TESTS = """
import pytest
from hypothesis import given, settings, strategies

def test_counts(random_cases):
    random_cases.add("networks", 300)
    random_cases.add("networks", 20)

@settings(max_examples=25, database=None)
@given(strategies.integers())
def test_given(number):
    assert number == number + 0

def test_many(each):
    each(range(40), lambda number: None)

@pytest.mark.full
def test_long(full_run):
    assert full_run

@pytest.mark.rule("II-01")
def test_ruled():
    assert 1 + 1 == 2
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "tests").mkdir()
    (tmp_path / "src" / "cz18").mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "src/cz18/_compiled.py", "tests/conftest.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "tests" / "test_it.py").write_text(TESTS)
    return tmp_path


def run(project: Path, *options: str, ci: bool = False) -> tuple[int, str]:
    environment = {**os.environ, "CI": "true" if ci else ""}
    environment.pop("PYTEST_XDIST_WORKER", None)
    environment.pop("PYTEST_ADDOPTS", None)
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "pytest_timeout"]
    done = subprocess.run(
        [*command, *options, "tests"],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("options", [(), WORKERS], ids=["one process", "xdist"])
def test_tests_and_random_cases_are_counted(project: Path, options: tuple[str, ...]) -> None:
    """Counts are summed over all workers; hypothesis examples are counted automatically."""
    code, said = run(project, *options)
    assert code == 0, said
    assert "tests run: 4\n" in said
    assert "facts checked: 43\n" in said
    assert "random cases run: 345\n" in said
    assert "  networks: 320\n" in said
    assert "  hypothesis examples: 25\n" in said


def test_full_tests_need_the_option(project: Path) -> None:
    """--full includes the long tests."""
    code, said = run(project, "--full")
    assert code == 0, said
    assert "tests run: 5\n" in said


MANY = """
def odd(number):
    assert number % 2, "even"
    assert number < 9

def test_many(each):
    each([1, 3, 4, 11], odd, lambda number: f"number {number}")

def test_none(each):
    each([], odd)

def test_broken(each):
    each(["x"], odd)
"""


def test_a_test_of_many_things_names_all_that_fail(project: Path) -> None:
    """Each failure is listed with its reason; a test without items fails as well."""
    (project / "tests" / "test_it.py").write_text(MANY)
    code, said = run(project)
    assert code == 1 and "3 failed" in said
    assert "2 of 4 fail:" in said and "number 4: even" in said and "number 11: assert 11 < 9" in said
    assert "there was nothing to check" in said
    assert "x: TypeError: " in said


def test_one_rule_can_be_selected(project: Path) -> None:
    """--rule runs the tests of that rule and no others."""
    assert "tests run: 1\n" in run(project, "--rule", "II-01")[1]
    assert run(project, "--rule", "II-02")[0] == pytest.ExitCode.NO_TESTS_COLLECTED


@pytest.mark.parametrize(
    ("reason", "ci", "expected"),
    [
        ("not today", False, 0),
        ("not today", True, 1),
        ("the file of the real game is not here", True, 0),
    ],
)
def test_skips_fail_under_ci(project: Path, reason: str, ci: bool, expected: int) -> None:
    """Only the real game's test may be skipped there, when its file is missing."""
    body = f"import pytest\ndef test_it():\n    pytest.skip({reason!r})\n"
    (project / "tests" / "test_skip.py").write_text(body)
    code, said = run(project, ci=ci)
    assert code == expected, said
    assert ("skipped under CI" in said) == bool(expected)


def test_a_module_skipped_as_a_whole_fails_under_ci(project: Path) -> None:
    """importorskip and similar skips are also detected, with workers too."""
    body = "import pytest\npytest.skip('not today', allow_module_level=True)\n"
    (project / "tests" / "test_skip.py").write_text(body)
    assert run(project, ci=True)[0] == 1
    assert run(project, *WORKERS, ci=True)[0] == 1


def test_missing_programs_are_no_reason_to_skip() -> None:
    """Without PostgreSQL or a browser tests fail; they are skipped for these reasons only."""
    skip = re.compile(r"\bpytest\.(?:mark\.)?(?:skip|skipif|importorskip)\((?:.*reason=)?(\w*)")
    files = [path for path in (ROOT / "tests").glob("*/*.py") if path.parent.name != "project"]
    assert {reason for path in files for reason in skip.findall(path.read_text(encoding="utf-8"))} == {
        "REAL_GAME_MISSING",
        "OTHER_GAMES_MISSING",
        "SPIEL_MISSING",
    }


def put(folder: Path, name: str, *, source_age: int, module_age: int | None) -> None:
    """A source of this age, and what was compiled from it."""
    for suffix, age in ((".py", source_age), (".cpython-311-x.so", module_age)):
        if age is not None:
            file = folder / (name + suffix)
            file.parent.mkdir(exist_ok=True)
            (file.parent / "__init__.py").touch()
            file.touch()
            os.utime(file, (2_000_000_000 - age, 2_000_000_000 - age))


def compiled_in(folder: Path) -> set[str]:
    return {file.name.split(".")[0] for file in folder.rglob("*.so")}


def test_a_stale_kernel_is_removed(project: Path) -> None:
    """A compiled module older than its source is gone before anything is imported; a fresh one stays."""
    folder = project / "src" / "cz18"
    put(folder, "board/_kernel_old", source_age=10, module_age=20)
    put(folder, "board/_kernel_new", source_age=20, module_age=10)
    run(project)
    assert compiled_in(folder) == {"_kernel_new"}


@pytest.mark.parametrize(
    ("track", "extra", "left"),
    [
        ({"source_age": 20, "module_age": 10}, (), {"group__mypyc", "network", "track", "_kernel_new"}),
        ({"source_age": 5, "module_age": 10}, (), {"_kernel_new"}),
        ({"source_age": 20, "module_age": None}, (), {"_kernel_new"}),
        ({"source_age": 20, "module_age": 10}, ("gone",), {"group__mypyc", "network", "track", "_kernel_new"}),
    ],
    ids=["fresh", "one edited", "one missing", "one without a source"],
)
def test_modules_compiled_together_go_together(
    project: Path, track: dict[str, int], extra: tuple[str, ...], left: set[str]
) -> None:
    """They call each other directly, so an edit of one invalidates all. Kernels stay."""
    folder = project / "src" / "cz18"
    put(folder, "board/_kernel_new", source_age=20, module_age=10)
    put(folder, "group__mypyc", source_age=20, module_age=10)
    (folder / "group__mypyc.py").unlink()
    put(folder, "board/network", source_age=20, module_age=10)
    put(folder, "board/track", **track)
    for name in extra:
        put(folder, f"board/{name}", source_age=20, module_age=10)
        (folder / "board" / f"{name}.py").unlink()
    hatch_build.remove_stale(project)
    assert compiled_in(folder) == left
