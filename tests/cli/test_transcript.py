"""`18cz transcript`: a game as text, an action a line."""

from __future__ import annotations

from pathlib import Path

from cz18.interop.transcript import read_transcript, transcript
from cz18.rules.game import Game
from tests.cli.command import Command


def test_a_game_as_text(command: Command, saved: Path, game: Game) -> None:
    """What is printed is the transcript, from which the game can be had again."""
    answered = command("transcript", saved)
    assert answered.code == 0
    assert answered.out == transcript(game)
    assert read_transcript(answered.out) == game
    answer = command("transcript", saved, "--json").json
    assert answer == {"actions": len(game.actions), "transcript": answered.out}


def test_into_a_file_and_out_of_it(command: Command, saved: Path, tmp_path: Path) -> None:
    """The file can be opened like a save: shown, replayed, and written as a transcript again."""
    out = tmp_path / "game.txt"
    assert command("transcript", saved, "--out", out, "--choices") == (0, "", "")
    assert "  (of " in out.read_text(encoding="utf-8")
    assert command("show", out).out == command("show", saved).out
    assert command("show", out, "--at", 57).out == command("show", saved, "--at", 57).out
    assert command("replay", out, "--json").json["result"] == command("replay", saved, "--json").json["result"]
    assert command("transcript", out).out == command("transcript", saved).out


def test_what_cannot_be_played_is_told(command: Command, refused: Path, tmp_path: Path) -> None:
    """A refused action is told by its number and in the notation; a broken file by its line."""
    answered = command("transcript", refused)
    assert answered.code == 1 and "action 6 is refused" in answered.err and "player 100 " in answered.err
    broken = tmp_path / "broken.txt"
    broken.write_text("18CZ transcript 1\nboard: standard\n", encoding="utf-8")
    answered = command("show", broken)
    assert answered.code == 2 and "line 2" in answered.err
