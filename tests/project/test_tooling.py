"""Tooling: lint, format and types of the package and the page, and the page's unit tests.

`make check` runs this file alone.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import npm_command

ROOT = Path(__file__).parents[2]
SECONDS = 300

OF_THE_PROGRAM = {
    "lint": ["ruff", "check", "."],
    "format": ["ruff", "format", "--check", "."],
    "types": ["mypy", "--strict", "src", "examples", "tests/package/test_public_api.py"],
}
SCRIPTS = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
OF_THE_PAGE = [script for script in ("check", "format", "lint", "test") if script in SCRIPTS]
"""Scripts of web/package.json: svelte-check, Prettier, Biome, vitest. They need what building the page installs."""


def passes(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=SECONDS)
    if done.returncode:
        pytest.fail(f"{' '.join(command)}\n{done.stdout}{done.stderr}", pytrace=False)


@pytest.mark.parametrize("what", OF_THE_PROGRAM)
def test_python_checks_pass(what: str) -> None:
    """No findings, with the settings in pyproject.toml."""
    passes([sys.executable, "-m", *OF_THE_PROGRAM[what]], ROOT)


@pytest.mark.parametrize("script", OF_THE_PAGE)
def test_page_checks_pass(script: str) -> None:
    """No findings, with the settings in web/."""
    npm, environment = npm_command()
    passes([*npm, "run", "--silent", script], ROOT / "web", {**os.environ, **environment})
