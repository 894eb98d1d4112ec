"""`18cz dataset`: games and decisions as Parquet, for research."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from cz18.cli.commands.options import AsJson
from cz18.cli.text.outputs import Overwrite, refuse_existing, refuse_stdout, stop
from cz18.cli.text.translated_errors import not_written
from cz18.cli.text.words import say


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
    overwrite: Overwrite = False,
    as_json: AsJson = False,
) -> None:
    """Write games and their decisions as Parquet: from files, or newly played."""
    from cz18.cli.commands.bots.simulate import names_of, tables_for
    from cz18.cli.text.answers import UNUSABLE, fail, print_json, progress, progress_reporter, reported_errors

    refuse_stdout(folder, as_json)
    missing = [module for module in ("numpy", "pyarrow") if find_spec(module) is None]
    if missing:
        named = say("cli-and", first=missing[0], second=missing[1]) if len(missing) > 1 else missing[0]
        message = say("cli-needs", package=named, extra="research")
        fail(as_json, UNUSABLE, {"message": message, "field": "research"})
    if tensors and board == "all":
        message = say("cli-dataset-one-board")
        fail(as_json, UNUSABLE, {"message": message, "field": "tensors"})
    from cz18.research.dataset import GameRows, MixedTensors, file_records, games_in, played_records, write_dataset

    for name in ("games.parquet", "decisions.parquet"):
        refuse_existing(folder / name, as_json, overwrite=overwrite)
    total, done = len(files) if files else games, 0
    bar = progress("{task.description}", say("cli-simulate-games"), quiet=as_json)

    def counted(records: Iterator[GameRows]) -> Iterator[GameRows]:
        nonlocal done
        report = progress_reporter(bar, bar.add_task(say("cli-dataset-writing"), total=total), quiet=as_json)
        for record in records:
            yield record
            done += 1
            report(done)

    with reported_errors(as_json), bar:
        if files:
            records = file_records(files, tensors=tensors)
        else:
            tables = tables_for(board, names_of(seats, as_json), players, games, seed, None)
            records = played_records(tables, jobs, tensors=tensors)
        try:
            written = write_dataset(folder, counted(records))
        except KeyboardInterrupt:
            bar.stop()
            kept = games_in(folder)
            stop(say("cli-stopped-kept", done=kept, total=total, file=folder))
        except MixedTensors:
            fail(as_json, UNUSABLE, {"message": say("cli-dataset-one-board"), "field": "tensors"})
        except OSError as problem:
            message = not_written(folder, problem)
            fail(as_json, UNUSABLE, {"message": message, "field": "folder"})
    if as_json:
        print_json(written._asdict())
    else:
        print(say("cli-dataset-wrote", games=written.games, decisions=written.decisions, folder=folder))
