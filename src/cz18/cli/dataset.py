"""`18cz dataset`: games and decisions as parquet, for research."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from cz18.cli.options import AsJson
from cz18.cli.retold import not_written
from cz18.cli.words import say


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(dataset)


def dataset(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="FILE"),
    ] = None,
    seats: str = "balanced,builder,trader",
    players: int | None = None,
    board: str = "standard",
    games: Annotated[int, typer.Option(min=1)] = 10,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    tensors: Annotated[bool, typer.Option("--tensors")] = False,
    as_json: AsJson = False,
) -> None:
    """Write games and their decisions as parquet: those in files, or games played for it."""
    from cz18.cli.answers import UNUSABLE, errors_told, fail, print_json
    from cz18.cli.simulate import names_of, tables_for

    missing = [module for module in ("numpy", "pyarrow") if find_spec(module) is None]
    if missing:
        named = say("cli-and", first=missing[0], second=missing[1]) if len(missing) > 1 else missing[0]
        message = say("cli-needs", package=named, extra="research")
        fail(as_json, UNUSABLE, {"message": message, "field": "research"})
    if tensors and board == "all":
        message = say("cli-dataset-one-board")
        fail(as_json, UNUSABLE, {"message": message, "field": "tensors"})
    from cz18.research.dataset import MixedTensors, file_records, played_records, write_dataset

    with errors_told(as_json):
        if files:
            records = file_records(files, tensors=tensors)
        else:
            tables = tables_for(board, names_of(seats, as_json), players, games, seed, None)
            records = played_records(tables, jobs, tensors=tensors)
        try:
            written = write_dataset(folder, records)
        except MixedTensors:
            fail(as_json, UNUSABLE, {"message": say("cli-dataset-one-board"), "field": "tensors"})
        except OSError as problem:
            message = not_written(folder, problem)
            fail(as_json, UNUSABLE, {"message": message, "field": "folder"})
    if as_json:
        print_json(written._asdict())
    else:
        print(say("cli-dataset-wrote", games=written.games, decisions=written.decisions, folder=folder))
