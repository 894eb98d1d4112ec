"""`18cz train`: train the Magnate's network from scratch."""

from __future__ import annotations

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
    app.command()(train)


def train(
    out: Annotated[Path, typer.Argument(metavar="FILE")],
    games: Annotated[int, typer.Option(min=20)] = 1000,
    generations: Annotated[int, typer.Option(min=1, max=20)] = 2,
    seed: Annotated[int, typer.Option(min=0)] = 100_000,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    positions: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    overwrite: Overwrite = False,
    as_json: AsJson = False,
) -> None:
    """Alternate self-play and training for several generations; an interrupted run resumes."""
    from cz18.cli.text.answers import UNUSABLE, fail, print_json, progress, progress_reporter

    refuse_stdout(out, as_json)
    if find_spec("torch") is None:
        fail(as_json, UNUSABLE, {"message": say("cli-needs", package="torch", extra="train"), "field": "train"})
    from cz18.bots.magnate import training

    refuse_existing(out, as_json, overwrite=overwrite)
    bar = progress("{task.description}", quiet=as_json)
    task = bar.add_task(say("cli-train-played", generation=0, games=0), total=games * generations)
    tell_total = progress_reporter(bar, task, quiet=as_json)

    def on_game(generation: int, games_played: int) -> None:
        bar.update(task, description=say("cli-train-played", generation=generation, games=games_played))
        tell_total(generation * games + games_played)

    folder = positions or out.with_suffix(".positions")
    try:
        out.open("ab").close()
        with bar:
            trained = training.train(games, generations, seed, folder, jobs=jobs, on_game=on_game)
        out.write_bytes(trained.network.to_bytes())
    except KeyboardInterrupt:
        if not out.stat().st_size:
            out.unlink()
        stop(say("cli-train-stopped", folder=folder))
    except OSError as problem:
        message = not_written(out, problem)
        fail(as_json, UNUSABLE, {"message": message, "field": "out"})
    if as_json:
        print_json(trained.network.recipe)
    else:
        after, before, count = trained.errors.corrected, trained.errors.expected, trained.errors.positions
        print(say("cli-train-wrote", file=out, corrected=round(after), expected=round(before), positions=count))
