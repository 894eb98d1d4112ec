"""`18cz export`: write a game in another format."""

from __future__ import annotations

import json
from pathlib import Path

from cz18.cli.text.answers import console, print_json, print_notes, reported_errors
from cz18.cli.text.outputs import answering, write_out
from cz18.cli.text.words import say
from cz18.interop.files import SAVE, open_game
from cz18.interop.formats.save import save_game
from cz18.interop.games_18xx.exporter import export_game
from cz18.rules.game import Game, replay


def export_file(file: Path, out: Path, to: str, as_json: bool) -> None:
    with reported_errors(as_json):
        opened = open_game(file)
        replay(opened.game)
        text, count = _save(opened.game) if to == SAVE else _site_file(opened.game)
        write_out(out, text)
    print_notes(opened.notes)
    answer = {"file": str(out), "format": to, "actions": count}
    with answering(out):
        if as_json:
            print_json(answer)
        else:
            console().print(say("cli-export-wrote", file=out, format=to, actions=count), markup=False)


def _save(game: Game) -> tuple[str, int]:
    return save_game(game), len(game.actions)


def _site_file(game: Game) -> tuple[str, int]:
    written = export_game(game)
    return json.dumps(written, ensure_ascii=False), len(written["actions"])
