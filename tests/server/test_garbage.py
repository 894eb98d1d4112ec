"""Garbage collection: long-lived objects are examined once, and reference cycles are still freed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "check",
    [
        "what_a_search_has_left_is_not_looked_at_again",
        "rings_that_were_put_aside_go_when_there_are_many",
        "no_collection_counts_what_was_put_aside",
    ],
)
def test_rings(check: str) -> None:
    program = f"from tests.server.rings import {check}; {check}()"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
