"""The commands, gathered."""

from __future__ import annotations

import typer

from cz18.cli.conformance import conformance

app = typer.Typer(name="18cz", help="18CZ, the board game, by the book.", no_args_is_help=True)


@app.callback()
def _commands() -> None:
    """18CZ, the board game, by the book."""


app.command()(conformance)
