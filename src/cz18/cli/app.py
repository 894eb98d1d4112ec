"""The commands, gathered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

app = typer.Typer(name="18cz", help="18CZ, the board game, by the book.", no_args_is_help=True)


@app.callback()
def _commands() -> None:
    """18CZ, the board game, by the book."""
