"""`18cz train`: the Magnate's network, from nothing to its file."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(train)


def train(
    out: Annotated[Path, typer.Argument(metavar="FILE.net", help="Where the network goes.")],
    games: Annotated[int, typer.Option(min=20, help="Games of each generation.")] = 1000,
    generations: Annotated[int, typer.Option(min=1, max=20, help="How often it plays and learns.")] = 2,
    seed: Annotated[int, typer.Option(min=0, help="The same numbers and seed give the same games.")] = 100_000,
    positions: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where positions are kept; by default beside the network."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the answer, or the error, as JSON.")] = False,
) -> None:
    """Play games, learn from them, play with what was learnt, and so on; interrupted, it goes on where it was."""
    from cz18.cli.answers import UNUSABLE, fail, print_json

    if find_spec("torch") is None:
        fail(as_json, UNUSABLE, {"message": "this needs torch: pip install '18cz[train]'", "field": "train"})
    from cz18.bots.magnate import training

    def tell(what: str, number: int) -> None:
        if not as_json:
            print(f"{what}: {number}", file=sys.stderr, flush=True)

    folder = positions or out.with_suffix(".positions")
    try:
        out.open("ab").close()
        trained = training.train(games, generations, seed, folder, tell=tell)
        out.write_bytes(trained.network.to_bytes())
    except OSError as problem:
        fail(as_json, UNUSABLE, {"message": f"cannot write {out}: {problem.strerror}", "field": "out"})
    if as_json:
        print_json(trained.network.recipe)
    else:
        errors = trained.errors
        print(f"{out}: on games held out the final worth is {errors.corrected:.0f} K off, without it "
              f"{errors.expected:.0f} ({errors.positions} positions)")  # fmt: skip
