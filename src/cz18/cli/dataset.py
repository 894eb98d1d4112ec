"""`18cz dataset`: games and decisions as parquet, for research."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(dataset)


def dataset(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where games.parquet and decisions.parquet go.")
    ],
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[FILE]...", help="Games to take; without any, games are played."),
    ] = None,
    seats: Annotated[str, typer.Option(help="Opponents by name, taken in turn.")] = "balanced,builder,trader",
    players: Annotated[int | None, typer.Option(help="How many; by default as many as are named.")] = None,
    board: Annotated[
        str, typer.Option(help="standard, bohemia, moravia_silesia, a board file, or all: every board and number.")
    ] = "standard",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10,
    seed: Annotated[int, typer.Option(min=0, help="Of the first game; each later one has the next.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    tensors: Annotated[bool, typer.Option("--tensors", help="Add what the deciding seat sees.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the answer, or the error, as JSON.")] = False,
) -> None:
    """Write games and their decisions as parquet: those in files, or games played for it."""
    from cz18.cli.answers import UNUSABLE, errors_told, fail, print_json
    from cz18.cli.simulate import names_of, tables_for

    missing = [module for module in ("numpy", "pyarrow") if find_spec(module) is None]
    if missing:
        message = f"this needs {' and '.join(missing)}: pip install '18cz[research]'"
        fail(as_json, UNUSABLE, {"message": message, "field": "research"})
    if tensors and board == "all":
        message = "tensors are of one board and one number of players"
        fail(as_json, UNUSABLE, {"message": message, "field": "tensors"})
    from cz18.research.dataset import file_records, played_records, write_dataset

    with errors_told(as_json):
        if files:
            records = file_records(files, tensors=tensors)
        else:
            tables = tables_for(board, names_of(seats, as_json), players, games, seed, None)
            records = played_records(tables, jobs, tensors=tensors)
        try:
            written = write_dataset(folder, records)
        except OSError as problem:
            fail(as_json, UNUSABLE, {"message": f"cannot write {folder}: {problem.strerror}", "field": "folder"})
    if as_json:
        print_json(written._asdict())
    else:
        print(f"{written.games} games, {written.decisions} decisions in {folder}")
