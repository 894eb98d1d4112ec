"""Fixtures for every test, and the totals each run reports.

- ``random_cases.add("random networks", 300)``: counts random cases; the run prints the totals. Examples that
hypothesis tries are counted automatically.
- ``each(items, check)``: checks many items in one test and names all that fail. The run prints how many facts were
checked: a test counts as one, and so does each item of such a test.
- ``full_run``: true under ``make test-full``; ``@pytest.mark.full`` tests run only then.
- ``--rule ID``: run only the tests of one rule.
- Under CI a skipped test fails the run, except the tests of the real game when its file is missing, and of
OpenSpiel where it cannot be installed."""

from __future__ import annotations

import functools
import gc
import importlib.util
import os
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent

os.environ["LC_ALL"] = "C.UTF-8"  # the tests expect English, regardless of the machine's locale

REAL_GAME_MISSING = "the file of the real game is not here"
OTHER_GAMES_MISSING = "the recorded games that are not carried here are not beside the project"
SPIEL_MISSING = "open_spiel has no wheel for this Python or machine"
GOOD_REASONS = (REAL_GAME_MISSING, OTHER_GAMES_MISSING, SPIEL_MISSING)
"""The only reasons to skip a test that CI accepts."""

_CASES = "random_cases"
_ITEMS = "items_checked"


class RandomCases:
    """Counts the random cases of one test, by subject."""

    def __init__(self, item: pytest.Item) -> None:
        self._item = item

    def add(self, subject: str, count: int = 1) -> None:
        self._item.user_properties.append((_CASES, (subject, count)))


@pytest.fixture
def random_cases(request: pytest.FixtureRequest) -> RandomCases:
    return RandomCases(request.node)


class Each:
    """Checks many items in one test, and names every item that fails."""

    def __init__(self, item: pytest.Item) -> None:
        self._item = item

    def __call__(
        self, things: Iterable[Any], check: Callable[[Any], object], name: Callable[[Any], object] = str
    ) -> None:
        faults: list[str] = []
        count = 0
        for thing in things:
            count += 1
            try:
                check(thing)
            except Exception as fault:
                kind = "" if isinstance(fault, AssertionError) else f"{type(fault).__name__}: "
                faults.append(f"{name(thing)}: {kind}{fault}")
        assert count, "there was nothing to check"
        self._item.user_properties.append((_ITEMS, count))
        if faults:
            pytest.fail(f"{len(faults)} of {count} fail:\n" + "\n".join(faults), pytrace=False)


@pytest.fixture
def each(request: pytest.FixtureRequest) -> Each:
    return Each(request.node)


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """Reset the language after a test that ran a command in another one."""
    yield
    if language := sys.modules.get("cz18.cli.text.language"):
        language.speak(None)


@pytest.fixture(scope="session")
def full_run(pytestconfig: pytest.Config) -> bool:
    return bool(pytestconfig.getoption("--full"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="run everything, with all random cases")
    parser.addoption("--rule", action="append", metavar="ID", help="run only the tests marked with this rule")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # once, before any worker imports the package
        _remove_stale()
        config.pluginmanager.register(Ledger(), "cz18-ledger")
    if config.getoption("--full"):  # known to modules when they are imported, unlike the fixture `full_run`
        from hypothesis import settings

        settings.register_profile("full", deadline=None)
        settings.load_profile("full")


def _remove_stale() -> None:
    """Remove compiled modules older than their source, which would hide an edit."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    removed = sorted(module.name.split(".")[0] for module in build.remove_stale(ROOT))
    if removed:
        print(f"older than their sources, removed; the sources run as plain Python: {', '.join(removed)}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out full tests in a short run and, with --rule, the tests of other rules."""
    wanted = set(config.getoption("--rule") or ())
    full = config.getoption("--full")

    def stays(item: pytest.Item) -> bool:
        if item.get_closest_marker("full") and not full:
            return False
        return not wanted or any(wanted.intersection(mark.args) for mark in item.iter_markers("rule"))

    left_out = [item for item in items if not stays(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if stays(item)]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Freeze imported modules and collected tests, so that the garbage collector does not visit them repeatedly."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Count the examples hypothesis tries."""
    handle = getattr(getattr(item, "obj", None), "hypothesis", None)
    if handle is None:
        return (yield)
    inner = handle.inner_test
    tried = 0

    @functools.wraps(inner)
    def counted(*args: Any, **kwargs: Any) -> Any:
        nonlocal tried
        tried += 1
        return inner(*args, **kwargs)

    handle.inner_test = counted
    try:
        return (yield)
    finally:
        handle.inner_test = inner
        item.user_properties.append((_CASES, ("hypothesis examples", tried)))


class Ledger:
    """Receives every test report in the main process (also from xdist workers) and prints the totals."""

    def __init__(self) -> None:
        self.tests = 0
        self.facts = 0
        self.cases: Counter[str] = Counter()
        self.skipped: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped:
            self._note_skip(report)
        if report.when == "teardown":
            self.tests += 1
            items = [value for name, value in report.user_properties if name == _ITEMS]
            self.facts += sum(items) or 1
            for name, value in report.user_properties:
                if name == _CASES:
                    subject, count = value
                    self.cases[str(subject)] += int(count)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self._note_skip(report)

    def _note_skip(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        if not any(good in reason for good in GOOD_REASONS):
            self.skipped.append(f"{report.nodeid}: {reason}")

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.skipped and _under_ci() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for line in self._lines():
            terminalreporter.write_line(line)

    def _lines(self) -> Iterator[str]:
        yield ""
        yield f"tests run: {self.tests}"
        yield f"facts checked: {self.facts}"
        yield f"random cases run: {self.cases.total()}"
        for subject, count in sorted(self.cases.items()):
            yield f"  {subject}: {count}"
        if self.skipped and _under_ci():
            yield "FAILED: skipped under CI (only the real game's and OpenSpiel's may be, where missing):"
            yield from (f"  {line}" for line in self.skipped)


def _under_ci() -> bool:
    return os.environ.get("CI", "").lower() in {"1", "true", "yes"}
