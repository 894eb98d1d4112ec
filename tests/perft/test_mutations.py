"""A broken rule changes the counts and the golden games."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def _harness() -> ModuleType:
    spec = importlib.util.spec_from_file_location("golden_mutate", ROOT / "tools" / "mutate.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["golden_mutate"] = module
    spec.loader.exec_module(module)
    return module


def _checked(copy: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(copy / "src"), str(copy / "tests")])
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=copy, env=environment, capture_output=True, text=True, timeout=300
    )


@pytest.mark.parametrize(
    ("patch", "command", "said"),
    [
        ("06-VII.4-04", ["perft.counting", "--check", "standard: at the certificate limit"], ", now "),
        ("13-VIII.4-19", ["transcripts.writing", "--check", "standard-3"], "treasury"),
    ],
)
def test_a_broken_rule_is_detected(patch: str, command: list[str], said: str) -> None:
    """No difference for the unchanged rules; one for an additional certificate or terrain at half price."""
    mutate = _harness()
    (file,) = (ROOT / "tests" / "mutations").glob(f"{patch}-*.patch")
    with mutate.project_copy(ROOT) as copy:
        untouched = _checked(copy, command)
        assert (untouched.returncode, untouched.stdout.strip()) == (0, ""), untouched.stderr
        mutate.apply_patch(file.read_text(encoding="utf-8"), copy)
        broken = _checked(copy, command)
        assert broken.returncode == 1 and said in broken.stdout, broken.stdout + broken.stderr
