"""Find which tests cover each numbered rule.

The checklist is next to the tests (`tests/conformance/checklist.json`); tests declare what they cover with
`@pytest.mark.rule("VIII.4-19")`. This module reads the test files without running them. A mark counts only if the test
can fail: it is not skipped, and it asserts something itself or through a helper in the tests folder.

A rule that no program can break has no test. Its row in the checklist gives the reason under `not_testable`; it counts
neither as covered nor as missing, and a test that claims to cover it is reported as a contradiction.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

BUILT = ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
"""Implemented chapters of the rulebook: all that contain rules."""

CHECKLIST = Path("tests", "conformance", "checklist.json")

_SKIPPING = {"skip", "skipif", "xfail"}


class NoRepository(Exception):
    """Not run inside a repository clone: the checklist and the tests are not part of an installed package."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered statement of the checklist."""

    id: str
    section: str
    title: str
    rulings: tuple[str, ...] = ()
    not_testable: str | None = None

    @property
    def chapter(self) -> str:
        return self.section.partition(".")[0]


@dataclass(frozen=True, slots=True)
class MarkedTest:
    """A test with the rules and rulings it names, and the reason why it does not count, if any."""

    name: str
    ids: tuple[str, ...]
    fault: str | None = None


@dataclass(frozen=True, slots=True)
class Conformance:
    """The checklist of the implemented rules, and the tests that cover each id."""

    rules: tuple[Rule, ...]
    covered: Mapping[str, tuple[str, ...]]
    discounted: tuple[MarkedTest, ...]
    unknown: Mapping[str, tuple[str, ...]]

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple(rule.id for rule in self.rules if rule.id not in self.covered and not rule.not_testable)

    @property
    def not_testable(self) -> dict[str, str]:
        """The rules without a test, and the reason."""
        return {rule.id: rule.not_testable for rule in self.rules if rule.not_testable}

    @property
    def contradicted(self) -> tuple[str, ...]:
        """Rules marked as not testable that a test claims to cover."""
        return tuple(id_ for id_ in self.not_testable if id_ in self.covered)

    @property
    def complete(self) -> bool:
        """Whether every id has a test or a reason for having none, and no test names an unknown id."""
        return not self.missing and not self.unknown and not self.contradicted

    def as_json(self) -> dict[str, object]:
        return {
            "ids": len(self.rules),
            "covered": len(self.covered),
            "missing": list(self.missing),
            "not_testable": self.not_testable,
            "unknown": {id_: list(tests) for id_, tests in self.unknown.items()},
            "discounted": [{"test": test.name, "why": test.fault} for test in self.discounted],
            "tests": {id_: list(tests) for id_, tests in self.covered.items()},
        }


def conformance(root: Path, chapters: Sequence[str] = BUILT) -> Conformance:
    """Compare the tests of the repository at `root` with its checklist. Raises `NoRepository`."""
    every = read_checklist(root)
    rules = tuple(rule for rule in every if rule.chapter in chapters)
    known = {rule.id for rule in every}
    wanted = {rule.id for rule in rules}
    tests = marked_tests(root / "tests")
    covered: dict[str, list[str]] = {}
    unknown: dict[str, list[str]] = {}
    for test in tests:
        for id_ in test.ids:
            if id_ not in known and not id_.startswith("R-"):
                unknown.setdefault(id_, []).append(test.name)
            elif test.fault is None and id_ in wanted:
                covered.setdefault(id_, []).append(test.name)
    return Conformance(
        rules,
        {rule.id: tuple(covered[rule.id]) for rule in rules if rule.id in covered},
        tuple(test for test in tests if test.fault is not None),
        {id_: tuple(names) for id_, names in sorted(unknown.items())},
    )


def find_repository(start: Path | None = None) -> Path:
    """The nearest folder upwards from `start`, or from this file, that contains the checklist."""
    for origin in (start or Path.cwd(), Path(__file__)):
        for folder in (origin.resolve(), *origin.resolve().parents):
            if (folder / CHECKLIST).is_file():
                return folder
    raise NoRepository(
        f"{CHECKLIST.as_posix()} not found: the checklist and its tests are part of the repository; "
        "run this inside a clone"
    )


def read_checklist(root: Path) -> tuple[Rule, ...]:
    """Every rule of the checklist, in its order."""
    path = root / CHECKLIST
    if not path.is_file():
        raise NoRepository(f"{path} not found: the checklist is part of the repository")
    return tuple(
        Rule(row["id"], row["section"], row["title"], tuple(row.get("rulings", ())), row.get("not_testable"))
        for row in json.loads(path.read_text(encoding="utf-8"))
    )


def marked_tests(folder: Path) -> tuple[MarkedTest, ...]:
    """Every test under a folder that carries a rule mark, in order of file and line."""
    modules = {
        path: ast.parse(path.read_text(encoding="utf-8"), str(path)) for path in sorted(folder.rglob("*.py"))
    }
    shared = [tree for path, tree in modules.items() if not path.name.startswith("test_")]
    helpers = _asserting_functions(shared)
    return tuple(
        test
        for path, tree in modules.items()
        if path.name.startswith("test_")
        for test in _tests_of(path.relative_to(folder.parent).as_posix(), tree, helpers)
    )


def _tests_of(file: str, tree: ast.Module, helpers: frozenset[str]) -> Iterator[MarkedTest]:
    asserting = helpers | _asserting_functions([tree], helpers)
    module_marks = list(_module_marks(tree))

    def visit(body: list[ast.stmt], prefix: str, marks: list[ast.expr]) -> Iterator[MarkedTest]:
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                yield from visit(node.body, f"{prefix}{node.name}::", marks + node.decorator_list)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                decorators = marks + node.decorator_list
                ids = tuple(dict.fromkeys(_rule_ids(decorators)))
                if ids:
                    yield MarkedTest(f"{prefix}{node.name}", ids, _fault(node, decorators, asserting))

    yield from visit(tree.body, f"{file}::", module_marks)


def _module_marks(tree: ast.Module) -> Iterator[ast.expr]:
    """The expressions assigned to `pytestmark`."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            yield node.value


def _rule_ids(marks: list[ast.expr]) -> Iterator[str]:
    for mark in marks:
        for node in ast.walk(mark):
            if isinstance(node, ast.Call) and _mark_name(node.func) == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value


def _mark_name(node: ast.expr) -> str | None:
    """The name X of `pytest.mark.X` or `mark.X`."""
    if isinstance(node, ast.Attribute):
        owner = node.value
        if isinstance(owner, ast.Attribute) and owner.attr == "mark":
            return node.attr
        if isinstance(owner, ast.Name) and owner.id == "mark":
            return node.attr
    return None


def _fault(
    test: ast.FunctionDef | ast.AsyncFunctionDef, marks: list[ast.expr], asserting: frozenset[str]
) -> str | None:
    """Why a test does not count: it is skipped, or nothing in it can fail."""
    for mark in marks:
        for node in ast.walk(mark):
            if isinstance(node, ast.expr) and _mark_name(node) in _SKIPPING:
                return "skipped"
    for statement in test.body:
        call = statement.value if isinstance(statement, ast.Expr) else None
        if isinstance(call, ast.Call) and _called(call) == "skip":
            return "skipped"
    return None if _can_fail(test, asserting) else "asserts nothing"


def _can_fail(function: ast.AST, asserting: frozenset[str]) -> bool:
    for node in ast.walk(function):
        if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
            return True
        if isinstance(node, ast.Call) and (_called(node) in asserting or _called(node) == "raises"):
            return True
    return False


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _asserting_functions(trees: list[ast.Module], known: frozenset[str] = frozenset()) -> frozenset[str]:
    """Names of helper functions that assert something, directly or through each other."""
    functions = [
        node
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("test")
    ]
    asserting = set(known)
    while True:
        found = {
            function.name
            for function in functions
            if function.name not in asserting and _can_fail(function, frozenset(asserting))
        }
        if not found:
            return frozenset(asserting)
        asserting |= found
