"""Break one rule at a time and check that its tests fail.

`tests/mutations` holds small patches called `NN-<rule id>-<slug>.patch`. Each begins with a line such as
`Rule: VIII.4-19`, followed by a unified diff that breaks this rule somewhere in `src`.

Each patch is applied to a copy of `src` and `tests`, and only the tests marked with its rule are run there.
If they stay green the rule is not really tested, and this program fails. It fails too if a patch no longer
applies, if its rule has no test, or if those tests are red without any patch. The copies run uncompiled, so
that a patch to a kernel takes effect.

    python tools/mutate.py [--jobs 2] [PATCH ...]
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from cz18.interop.conformance import marked_tests

ROOT = Path(__file__).resolve().parent.parent
HEADER = re.compile(r"^Rule:\s*(\S+)\s*$", re.M)
HUNK = re.compile(r"^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@")
TIME_LIMIT = 300
ALL_TOGETHER = 4 * TIME_LIMIT
"""Before the first patch the tests of all patches run together."""
RULES_FIRST = "tests/rules/"
"""Their tests fail fastest, so they run before the long random tests of the same rule."""


@dataclass(frozen=True)
class Outcome:
    """Result of the tests of a broken rule."""

    patch: str
    rule: str
    caught: bool
    remark: str
    seconds: float


class DoesNotApply(Exception):
    """The patch no longer fits the source."""


def apply_patch(text: str, folder: Path) -> None:
    """Apply a unified diff to files under `folder`."""
    for file, source in patched(text, folder).items():
        file.write_text(source, encoding="utf-8")


def patched(text: str, folder: Path) -> dict[Path, str]:
    """Files under `folder` after a unified diff. Every hunk must match exactly one place."""
    files: dict[Path, str] = {}
    for name, hunks in parse(text):
        file = folder / name
        if not file.is_file():
            raise DoesNotApply(f"{name} does not exist")
        source = file.read_text(encoding="utf-8")
        for old, new in hunks:
            if source.count(old) != 1:
                raise DoesNotApply(f"{name}: a hunk fits {source.count(old)} places")
            source = source.replace(old, new)
        files[file] = source
    return files


def parse(text: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """Hunks of a diff by file, as (old text, new text)."""
    files: list[tuple[str, list[tuple[str, str]]]] = []
    old: list[str] = []
    new: list[str] = []

    def close_hunk() -> None:
        if old or new:
            files[-1][1].append(("".join(old), "".join(new)))
            old.clear()
            new.clear()

    inside = False
    for line in text.splitlines(keepends=True):
        if line.startswith("--- "):
            close_hunk()
            inside = False
        elif line.startswith("+++ "):
            files.append((line[4:].split("\t")[0].strip().removeprefix("b/"), []))
        elif HUNK.match(line):
            close_hunk()
            inside = True
        elif inside and line[0] in " -+":
            if line[0] != "+":
                old.append(line[1:])
            if line[0] != "-":
                new.append(line[1:])
    close_hunk()
    if not any(hunks for _, hunks in files):
        raise DoesNotApply("there is no hunk in it")
    return files


def rule_of(patch: Path) -> str | None:
    header = HEADER.search(patch.read_text(encoding="utf-8"))
    return header[1] if header else None


@contextmanager
def project_copy(root: Path) -> Iterator[Path]:
    """Copy what the tests need, without compiled modules."""
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "mutations")
    with tempfile.TemporaryDirectory(prefix="cz18-mutation-") as name:
        copy = Path(name)
        for folder in ("src", "tests"):
            shutil.copytree(root / folder, copy / folder, ignore=leave)
        for file in ("pyproject.toml", "hatch_build.py"):
            shutil.copy(root / file, copy / file)
        yield copy


def run_tests(rules: Sequence[str], copy: Path, limit: int = TIME_LIMIT) -> tuple[int, str]:
    """Run the tests of these rules; return pytest's exit code and its most informative line."""
    wanted = set(rules)
    files = sorted(
        {test.name.partition("::")[0] for test in marked_tests(copy / "tests") if wanted.intersection(test.ids)},
        key=lambda file: (not file.startswith(RULES_FIRST), file),
    )
    if not files:
        return 5, "no test of this rule"  # as pytest says when nothing is collected
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")},
        "PYTHONPATH": str(copy / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # sixty runs start faster
        "CI": "",
    }
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "pytest_timeout"]
    for rule in rules:
        command += ["--rule", rule]
    try:
        done = subprocess.run(
            [*command, *files], cwd=copy, env=environment, capture_output=True, text=True, timeout=limit
        )
    except subprocess.TimeoutExpired:
        return 124, f"no end within {limit} s"
    lines = [line.strip() for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    telling = [line for line in lines if line.startswith(("FAILED", "ERROR"))] or lines[-1:] or ["no output"]
    return done.returncode, telling[0]


def try_patch(patch: Path, root: Path) -> Outcome:
    """Break the rule in a copy and run its tests."""
    begin = time.monotonic()
    rule = rule_of(patch)

    def outcome(caught: bool, remark: str) -> Outcome:
        return Outcome(patch.name, rule or "?", caught, remark[:100], time.monotonic() - begin)

    if rule is None:
        return outcome(False, "no line 'Rule: ...'")
    with project_copy(root) as copy:
        try:
            apply_patch(patch.read_text(encoding="utf-8"), copy)
        except DoesNotApply as problem:
            return outcome(False, f"does not apply: {problem}")
        code, said = run_tests([rule], copy)
    match code:
        case 0:
            return outcome(False, "SURVIVED: the tests stay green")
        case 1:
            return outcome(True, said)
        case 5:
            return outcome(False, "no test of this rule")
        case _:
            return outcome(False, f"pytest ended with {code}: {said}")


def green_before(patches: Sequence[Path], root: Path) -> str | None:
    """Failures of these rules' tests on the unpatched source, if any."""
    rules = sorted({rule for patch in patches if (rule := rule_of(patch)) is not None})
    with project_copy(root) as copy:
        code, said = run_tests(rules, copy, ALL_TOGETHER)
    return said if code not in (0, 5) else None


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("patches", nargs="*", type=Path, help="default: every patch of tests/mutations")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (default 2)")
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository (default: this one)")
    chosen = parser.parse_args(arguments)
    root = chosen.root.resolve()
    patches = [path.resolve() for path in chosen.patches]
    patches = patches or sorted((root / "tests" / "mutations").glob("*.patch"))
    for patch in patches:
        if not patch.is_file():
            parser.error(f"there is no file {patch}")
    if not patches:
        print("no patches in tests/mutations")
        return 1
    problem = green_before(patches, root)
    if problem is not None:
        print(f"the tests fail before anything is broken: {problem}")
        return 1
    width = max(len(patch.stem) for patch in patches)
    survived = 0
    with ThreadPoolExecutor(max(1, chosen.jobs)) as pool:
        for outcome in pool.map(lambda patch: try_patch(patch, root), patches):
            survived += not outcome.caught
            verdict = "caught" if outcome.caught else "NOT CAUGHT"
            name = outcome.patch.removesuffix(".patch")
            print(f"{name:<{width}}  {verdict:<10} {outcome.seconds:5.1f} s  {outcome.remark}", flush=True)
    print(f"{len(patches)} patches, {len(patches) - survived} caught, {survived} not caught")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
