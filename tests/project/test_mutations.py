"""The harness that breaks rules on purpose, and the patches it uses."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
PATCHES = sorted((ROOT / "tests" / "mutations").glob("*.patch"))


def load_harness() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutate", ROOT / "tools" / "mutate.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutate"] = module
    spec.loader.exec_module(module)
    return module


mutate = load_harness()

SOURCE = "def price(hill: bool) -> int:\n    if hill:\n        return 20\n    return 0\n"
TESTS = """
import pytest
from cz18.terrain import price

@pytest.mark.rule("VIII.4-19")
def test_hill():
    assert price(True) == 20

@pytest.mark.rule("VIII.4-20")
def test_other():
    assert price(False) == 0
"""
DIFF = """Rule: {rule}

--- a/src/cz18/terrain.py
+++ b/src/cz18/terrain.py
@@ -2,3 +2,3 @@
     if hill:
-        return {old}
+        return 10
     return 0
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "src" / "cz18").mkdir(parents=True)
    (tmp_path / "tests" / "mutations").mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "src/cz18/_compiled.py", "tests/conftest.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src" / "cz18" / "__init__.py").touch()
    (tmp_path / "src" / "cz18" / "terrain.py").write_text(SOURCE)
    (tmp_path / "tests" / "test_it.py").write_text(TESTS)
    return tmp_path


@pytest.mark.parametrize(
    ("rule", "old", "code", "said"),
    [
        ("VIII.4-19", 20, 0, "1 caught, 0 not caught"),
        ("VIII.4-20", 20, 1, "SURVIVED"),
        ("VIII.4-21", 20, 1, "no test of this rule"),
        ("VIII.4-19", 40, 1, "does not apply"),
    ],
    ids=["caught", "survived", "untested", "outdated"],
)
def test_the_harness_distinguishes_caught_and_missed_mutations(
    project: Path, capsys: pytest.CaptureFixture[str], rule: str, old: int, code: int, said: str
) -> None:
    """A broken rule must turn its own tests red; anything else fails the run."""
    (project / "tests" / "mutations" / "01.patch").write_text(DIFF.format(rule=rule, old=old))
    assert mutate.main(["--root", str(project)]) == code
    assert said in capsys.readouterr().out
    assert (project / "src" / "cz18" / "terrain.py").read_text() == SOURCE


def test_no_patches_is_a_failure(project: Path) -> None:
    """An empty folder proves nothing."""
    assert mutate.main(["--root", str(project)]) == 1


def test_red_tests_prove_nothing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A test that fails without any patch does not count as having caught one."""
    (project / "tests" / "mutations" / "01.patch").write_text(DIFF.format(rule="VIII.4-19", old=20))
    (project / "src" / "cz18" / "terrain.py").write_text(SOURCE.replace("20", "30"))
    assert mutate.main(["--root", str(project)]) == 1
    assert "before anything is broken" in capsys.readouterr().out


def test_patches_apply_and_are_well_named() -> None:
    """Each patch names a rule of the checklist, in header and file name, and still fits the source."""
    rows = json.loads((ROOT / "tests" / "conformance" / "checklist.json").read_text(encoding="utf-8"))
    ids = {row["id"] for row in rows}
    for patch in PATCHES:
        rule = mutate.rule_of(patch)
        assert rule in ids, patch.name
        assert re.fullmatch(rf"\d\d-{re.escape(rule)}-[a-z0-9-]+", patch.stem), patch.name
        for file, source in mutate.patched(patch.read_text(encoding="utf-8"), ROOT).items():
            compile(source, file.name, "exec")
            assert source != file.read_text(encoding="utf-8"), patch.name


def test_every_section_with_rules_has_a_patch() -> None:
    """Every section of the checklist has a rule that is broken on purpose."""
    rows = json.loads((ROOT / "tests" / "conformance" / "checklist.json").read_text(encoding="utf-8"))
    sections = {row["section"] for row in rows if not row.get("not_testable")}
    broken = {str(mutate.rule_of(patch)).rpartition("-")[0] for patch in PATCHES}
    assert sections - broken == set()
