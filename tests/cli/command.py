"""Running the command `18cz` inside the tests."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from cz18.cli.app import run


class Answered(NamedTuple):
    """What a command gave: its exit code, and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Standard output as the one JSON value it should be."""
        return json.loads(self.out)


class Command:
    """Runs `18cz` with arguments."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: object) -> Answered:
        self._capsys.readouterr()
        code = run([str(item) for item in arguments])
        out, err = self._capsys.readouterr()
        assert "Traceback" not in out + err
        return Answered(code, out, err)
