"""`18cz show`: a position as text, JSON, or an SVG map."""

from __future__ import annotations

from pathlib import Path

from cz18.cli.text.answers import print_json, print_notes, refuse_beyond, reported_errors
from cz18.cli.text.language import language
from cz18.cli.text.outputs import answering, write_out
from cz18.interop.drawing.captions import map_texts
from cz18.interop.drawing.svg import map_svg
from cz18.interop.files import open_game
from cz18.interop.words.show import as_text, position
from cz18.rules.game import replay
from cz18.rules.questions import map_of


def show_file(file: Path, at: int | None, svg: Path | None, as_json: bool) -> None:
    with reported_errors(as_json):
        opened = open_game(file)
        refuse_beyond(at, opened.last, as_json)
        number = opened.actions if at is None else min(at, opened.actions)
        state = replay(opened.until(at))
        seen = {"actions": number, **position(state, language())}
        if svg is not None:
            write_out(svg, map_svg(state, texts=map_texts(map_of(state), language())))
    print_notes(opened.notes)
    with answering(svg):
        if as_json:
            print_json(seen)
        else:
            print(as_text(seen, language()), end="")
