"""`18cz show --svg`: the map as a file."""

from __future__ import annotations

from pathlib import Path

from cz18.interop.drawing.captions import map_texts
from cz18.interop.drawing.svg import map_svg
from cz18.rules.game import Game, replay
from cz18.rules.questions import map_of
from tests.cli.command import Command


def test_the_map_goes_into_a_file(command: Command, saved: Path, game: Game, tmp_path: Path) -> None:
    """The drawing is that of the requested position."""
    drawn = tmp_path / "map.svg"
    assert command("show", saved, "--at", 200, "--svg", drawn).code == 0
    state = replay(game._replace(actions=game.actions[:200]))
    assert drawn.read_text(encoding="utf-8") == map_svg(state, texts=map_texts(map_of(state), "en"))


def test_an_unwritable_path(command: Command, saved: Path, tmp_path: Path) -> None:
    """An error message, not a traceback."""
    answered = command("show", saved, "--svg", tmp_path / "nowhere" / "map.svg")
    assert answered.code == 2
    assert "cannot write" in answered.err
