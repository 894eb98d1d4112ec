"""`18cz transcript`: a game as text, one action per line."""

from __future__ import annotations

from pathlib import Path

from cz18.interop.formats.transcript import read_transcript, transcript
from cz18.rules.game import Game
from tests.cli.command import Command


def test_a_game_as_text(command: Command, saved: Path, game: Game) -> None:
    """The output is the transcript, which can be parsed back into the game."""
    answered = command("transcript", saved)
    assert answered.code == 0
    assert answered.out == transcript(game)
    assert read_transcript(answered.out) == game
    answer = command("transcript", saved, "--json").json
    assert answer == {"actions": len(game.actions), "transcript": answered.out}


def test_a_transcript_file_can_be_opened(command: Command, saved: Path, tmp_path: Path) -> None:
    """The file can be used like a save: shown, replayed, and written as a transcript again."""
    out = tmp_path / "game.txt"
    assert command("transcript", saved, "--out", out, "--choices") == (0, "", "")
    assert "  (of " in out.read_text(encoding="utf-8")
    assert command("show", out).out == command("show", saved).out
    assert command("show", out, "--at", 57).out == command("show", saved, "--at", 57).out
    assert command("replay", out, "--json").json["result"] == command("replay", saved, "--json").json["result"]
    assert command("transcript", out).out == command("transcript", saved).out


def test_errors_are_reported(command: Command, refused: Path, tmp_path: Path) -> None:
    """A refused action is reported by its number and in the notation; a broken file by its line."""
    answered = command("transcript", refused)
    assert answered.code == 1 and "action 6 was refused" in answered.err and "Anna buys" in answered.err
    broken = tmp_path / "broken.txt"
    broken.write_text("18CZ transcript 1\nboard: standard\n", encoding="utf-8")
    answered = command("show", broken)
    assert answered.code == 2 and "line 2" in answered.err
