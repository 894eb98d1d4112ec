"""Count what the tests consist of, for docs/testing.md.

    python tools/test_counts.py            write the table into the page
    python tools/test_counts.py --check    exit with 1 if the page claims more than there is, or has other rows

The page has lower bounds, so a new test never makes it wrong. Counting reads files and runs nothing.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "testing.md"
TABLE = re.compile(r"<!-- counts -->\n(.*?)<!-- end of the counts -->", re.S)
DIGITS = 2
"""Significant digits of a bound; the rest is rounded down, so that a removed test need not change the page."""


class Count(NamedTuple):
    subject: str
    number: int
    where: str


def counts(root: Path = ROOT) -> Iterator[Count]:
    tests = root / "tests"
    functions = list(tests_in(tests))
    yield Count("test functions, most of them with many parameters", len(functions), "`tests`")
    yield Count("numbered rules, each with a test", len(checklist(tests)), "`tests/conformance/checklist.json`")
    yield Count("rulings on open questions", rulings(root), "`docs/rulings.md`")
    yield Count(
        "rules broken on purpose, one at a time", files(tests / "mutations", "*.patch"), "`tests/mutations`"
    )
    yield Count(
        "recorded games with the position after every action",
        files(tests / "games", "*.trace.jsonl.gz"),
        "`tests/games`",
    )
    yield Count(
        "games and databases of past rules versions",
        files(tests / "versions" / "data", "**/*.gz"),
        "`tests/versions`",
    )
    yield Count("golden games in notation", files(tests / "transcripts", "*.txt"), "`tests/transcripts`")
    yield Count(
        "positions with pinned counts of action sequences", lines(tests / "perft" / "table.txt"), "`tests/perft`"
    )
    yield Count("pinned games between bots", lines(tests / "guard" / "games.txt"), "`tests/guard`")
    short, full = constant(tests / "routes" / "test_best_runs.py", "SHORT", "FULL")
    yield Count("random networks against exhaustive search, in each run", short, "`tests/routes`")
    yield Count("the same with `--full`", full, "`tests/routes`")
    (games,) = constant(tests / "properties" / "test_random_play.py", "GAMES")
    yield Count(
        "watched random games of each board and number of players, with `--full`", games, "`tests/properties`"
    )
    everything, subset = constant(tests / "interop" / "test_bad_input.py", "ALL", "SUBSET")
    yield Count("mutated actions, in each run", subset, "`tests/interop/test_bad_input.py`")
    yield Count("the same with `--full`", everything, "`tests/interop/test_bad_input.py`")
    path = tests / "faults" / "test_fault_injection.py"
    batches, in_short, in_full = constant(path, "BATCHES", "IN_SHORT", "IN_FULL")
    yield Count("fault-injection scenarios, in each run", batches * in_short, "`tests/faults`")
    yield Count("the same with `--full`", batches * in_full, "`tests/faults`")
    yield Count("attacks on a running server", attacks(root), "`benchmarks/attack`")
    yield Count("test functions in a browser", len(list(tests_in(tests / "browser"))), "`tests/browser`")
    yield Count("code blocks of the documents that run", code_blocks(root), "`tests/project/test_code_blocks.py`")


def tests_in(folder: Path) -> Iterator[str]:
    for path in folder.rglob("test_*.py"):
        yield from (
            node.name
            for node in ast.walk(parsed(path))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
        )


def checklist(tests: Path) -> list[Any]:
    found: list[Any] = json.loads((tests / "conformance" / "checklist.json").read_text(encoding="utf-8"))
    return found


def rulings(root: Path) -> int:
    return len(re.findall(r"^### R-\d{3} ", (root / "docs" / "rulings.md").read_text(encoding="utf-8"), re.M))


def files(folder: Path, pattern: str) -> int:
    return len(list(folder.glob(pattern)))


def lines(path: Path) -> int:
    """Lines that are not comments."""
    return sum(bool(line) and line[0] != "#" for line in path.read_text(encoding="utf-8").splitlines())


def constant(path: Path, *names: str) -> list[int]:
    """Numbers that a module assigns to these names, alone or as a tuple."""
    found: dict[str, int] = {}
    for node in parsed(path).body:
        if isinstance(node, ast.Assign):
            target, value = node.targets[0], node.value
            pairs = (
                zip(target.elts, value.elts, strict=True)
                if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
                else [(target, value)]
            )
            for each, its in pairs:
                if isinstance(each, ast.Name) and isinstance(its, ast.Constant) and isinstance(its.value, int):
                    found[each.id] = its.value
    return [found[name] for name in names]


def attacks(root: Path) -> int:
    for node in parsed(root / "benchmarks" / "attack" / "attacks.py").body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "ATTACKS":
            assert isinstance(node.value, ast.Tuple)
            return len(node.value.elts)
    raise LookupError("benchmarks/attack/attacks.py has no ATTACKS")


def code_blocks(root: Path) -> int:
    pages = [*root.glob("*.md"), *(root / "docs").rglob("*.md")]
    return sum(
        len(re.findall(r"^ *```python$", page.read_text(encoding="utf-8"), re.M))
        for page in pages
        if page.parent.name != "generated"
    )


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


# The page


def bound(number: int) -> int:
    """The number rounded down to a few digits.

    >>> bound(5709), bound(72)
    (5700, 72)
    """
    step = 10 ** max(0, len(str(number)) - DIGITS)
    return number // step * step


def table(found: list[Count]) -> str:
    rows = [f"| {each.subject} | {bound(each.number):,} | {each.where} |" for each in found]
    return "\n".join(["| | at least | |", "| --- | ---: | --- |", *rows, ""])


def problems(page: str, found: list[Count]) -> Iterator[str]:
    """Rows that the page has and the tests do not bear out."""
    match = TABLE.search(page)
    claimed = re.findall(r"^\| (.+?) \| ([\d,]+) \| .+ \|$", match[1] if match else "", re.M)
    if [subject for subject, _ in claimed] != [each.subject for each in found]:
        yield "the page has other rows than tools/test_counts.py"
        return
    for (subject, number), each in zip(claimed, found, strict=True):
        if int(number.replace(",", "")) > each.number:
            yield f"{subject}: the page says {number}, there are {each.number:,}"


def main(arguments: list[str]) -> int:
    found, page = list(counts()), PAGE.read_text(encoding="utf-8")
    if "--check" in arguments:
        wrong = list(problems(page, found))
        print("\n".join(wrong) or "docs/testing.md is right")
        return 1 if wrong else 0
    PAGE.write_text(
        TABLE.sub(lambda _: f"<!-- counts -->\n{table(found)}<!-- end of the counts -->", page), encoding="utf-8"
    )
    print(table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
