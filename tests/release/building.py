"""Helpers that run the release scripts."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def load(path: Path) -> ModuleType:
    """A script as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def hatch_build() -> ModuleType:
    return load(ROOT / "hatch_build.py")


def attempt(*arguments: str, folder: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python; the variables of this project are only those given here."""
    clean = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTEST_", "CZ18_", "PYTHONPATH"))
    }
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=clean | environment,
        capture_output=True,
        text=True,
        timeout=900,
    )


def python(*arguments: str, folder: Path | None = None, **environment: str) -> str:
    done = attempt(*arguments, folder=folder, **environment)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout
