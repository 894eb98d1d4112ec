"""Runs the command `18cz` inside the tests."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from cz18.cli.app import run


class Answered(NamedTuple):
    """Result of a command: exit code, standard output and standard error."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Standard output parsed as a single JSON value."""
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
