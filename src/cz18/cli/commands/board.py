"""`18cz board`: show a board, export one for correction, check a corrected one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cz18.cli.commands.options import AsJson
from cz18.cli.text.language import language
from cz18.cli.text.words import say

board = typer.Typer(no_args_is_help=True)


@board.command()
def check(file: Annotated[Path, typer.Argument(metavar="FILE")], as_json: AsJson = False) -> None:
    """Check a board file; exit 2 and name the hex and the field if it is invalid."""
    from cz18.cli.text.answers import print_json, reported_errors
    from cz18.interop.boards import read_board

    with reported_errors(as_json):
        found = read_board(file)
    if as_json:
        print_json({"board": found.name, "game": found.game, "title": found.title, "hexes": len(found.hexes)})
    else:
        print(say("cli-board-fine", file=file, title=found.title, hexes=len(found.hexes)))


@board.command()
def show(
    name: Annotated[str, typer.Argument(metavar="FILE")],
) -> None:
    """Show a board, and which parts of it are reconstructed."""
    from cz18.cli.text.answers import reported_errors
    from cz18.cli.text.board_text import board_as_text
    from cz18.interop.boards import board_named

    with reported_errors(False):
        print(board_as_text(board_named(name)), end="")


@board.command()
def write(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    out: Annotated[Path, typer.Argument(metavar="OUT")],
) -> None:
    """Write a board to a file that you can edit."""
    from cz18.cli.text.answers import UNUSABLE, fail, reported_errors
    from cz18.facts.maps import MAP_NAMES
    from cz18.interop.boards import board_file
    from cz18.interop.files import write_text
    from cz18.interop.words.wording import Words
    from cz18.messages.told import told

    if name not in MAP_NAMES:
        unknown = told("wrong-unknown_board", found=repr(name), known=list(MAP_NAMES))
        fail(False, UNUSABLE, {"message": Words(language()).told(unknown)})
    with reported_errors(False):
        write_text(out, board_file(name))
    print(say("cli-board-written", file=out))
