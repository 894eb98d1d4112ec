"""`18cz transcript`: a game as text, one action per line."""

from __future__ import annotations

from pathlib import Path

from cz18.cli.text.answers import print_json, print_notes, reported_errors
from cz18.cli.text.outputs import answering, write_out
from cz18.interop.files import open_game
from cz18.interop.formats.transcript import transcript


def write_transcript(file: Path, out: Path | None, choices: bool, as_json: bool) -> None:
    with reported_errors(as_json):
        opened = open_game(file)
        text = transcript(opened.game, choices=choices)
        if out is not None:
            write_out(out, text)
    print_notes(opened.notes)
    if as_json:
        with answering(out):
            print_json({"actions": len(opened.game.actions), "transcript": text})
    elif out is None:
        print(text, end="")
