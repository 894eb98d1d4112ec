"""Fixtures for the tests of the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cz18.interop.files import write_text
from cz18.interop.formats.save import save_game
from cz18.rules.game import Game
from tests.cli.command import Command
from tests.interop.played import a_game


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


@pytest.fixture
def game() -> Game:
    return a_game()[0]


@pytest.fixture
def saved(game: Game, tmp_path: Path) -> Path:
    """A finished game, packed."""
    path = tmp_path / "game.json.gz"
    write_text(path, save_game(game))
    return path


@pytest.fixture
def refused(game: Game, tmp_path: Path) -> Path:
    """A game whose sixth action is by a player whose turn it is not."""
    sixth = game.actions[5]
    fields = {name: getattr(sixth, name) for name in sixth.__slots__}
    wrong = type(sixth)(**{**fields, "player": (fields["player"] + 1) % len(game.players)})
    path = tmp_path / "refused.json"
    write_text(path, save_game(game._replace(actions=(*game.actions[:5], wrong))))
    return path
