"""`18cz simulate`: many games between opponents, and how they compare."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from cz18.bots.arena import Table


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(simulate)


def simulate(
    seats: Annotated[
        str,
        typer.Option(
            help="Opponents by name, taken in turn: engineer,apprentice,apprentice; your own: module:Class."
        ),
    ],
    players: Annotated[int | None, typer.Option(help="How many; by default as many as are named.")] = None,
    board: Annotated[
        str, typer.Option(help="standard, bohemia, moravia_silesia, a board file, or all: every board and number.")
    ] = "standard",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10,
    seed: Annotated[int, typer.Option(min=0, help="Of the first game; each later one has the next.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    nodes: Annotated[int | None, typer.Option(min=1, help="Budget of a Tycoon's decision.")] = None,
    dask: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on the machines of this dask scheduler.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="RESULTS.jsonl", help="Write every game here: .jsonl or .parquet.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the answer, or the error, as JSON.")] = False,
) -> None:
    """Let opponents play each other, with the seats going round, and compare them."""
    from cz18.bots.arena import Fault, Result, summary
    from cz18.bots.arena import simulate as play_all
    from cz18.cli.answers import CANNOT_BE_PLAYED, UNUSABLE, errors_told, fail, print_json, progress, teller

    names = names_of(seats, as_json)
    if out is not None and out.suffix not in (".jsonl", ".parquet"):
        fail(as_json, UNUSABLE, {"message": "results are written as .jsonl or .parquet", "field": "out"})
    for module, extra, wanted in (("pyarrow", "parquet", out is not None and out.suffix == ".parquet"),
                                  ("distributed", "dask", dask is not None)):  # fmt: skip
        if wanted and find_spec(module) is None:
            message = f"this needs {module}: pip install '18cz[{extra}]'"
            fail(as_json, UNUSABLE, {"message": message, "field": extra})
    results: list[Result] = []
    bar = progress("{task.description}", "games", quiet=as_json)
    with errors_told(as_json), _written(out, as_json) as write, bar:
        tables = tables_for(board, names, players, games, seed, nodes)
        tell = teller(bar, bar.add_task("playing", total=games), quiet=as_json)
        try:
            for item in play_all(tables, jobs, dask):
                results.append(item)
                write(item.as_json())
                tell(len(results))
        except Fault as fault:
            fail(as_json, CANNOT_BE_PLAYED, {"message": str(fault), "action": fault.number})
        except OSError as problem:
            fail(as_json, UNUSABLE, {"message": f"no cluster answers: {problem}", "field": "dask"})
    told = summary(results)
    if as_json:
        print_json({"games": [item.as_json() for item in results], "summary": told})
    else:
        _show(told)


def names_of(seats: str, as_json: bool) -> list[str]:
    """The opponents asked for; whoever does not exist is named."""
    from cz18.bots.roster import bot_named
    from cz18.cli.answers import UNUSABLE, fail

    names = [name.strip() for name in seats.split(",") if name.strip()]
    if any(":" in name for name in names):
        sys.path.insert(0, str(Path.cwd()))  # a module of one's own lies where one works
    try:
        for name in names:
            bot_named(name)
    except ValueError as problem:
        fail(as_json, UNUSABLE, {"message": str(problem), "field": "seats"})
    if not names:
        fail(as_json, UNUSABLE, {"message": "name at least one opponent", "field": "seats"})
    return names


def tables_for(
    board: str, names: list[str], players: int | None, games: int, seed: int, nodes: int | None
) -> list[Table]:
    from cz18.bots.arena import Match, mixed, seats_for
    from cz18.interop.boards import board_named

    if board == "all":
        return mixed(names, games, seed, nodes)
    return Match(board_named(board).name, seats_for(players or len(names), names), games, seed, nodes).tables()


@contextmanager
def _written(out: Path | None, as_json: bool) -> Iterator[Callable[[dict[str, Any]], None]]:
    """Takes the games as they end: a line for each at once, so that none is lost with the rest, or rows at the end.

    That the file can be written shows before the first game; what is in it stays until there is one.
    """
    if out is None:
        yield lambda game: None
        return
    was_there, games = out.exists(), list[dict[str, Any]]()
    with _trouble_told(out, as_json):
        out.open("ab").close()

    def write(game: dict[str, Any]) -> None:
        games.append(game)
        if out.suffix == ".jsonl":
            with _trouble_told(out, as_json), out.open("w" if len(games) == 1 else "a", encoding="utf-8") as file:
                file.write(json.dumps(game, ensure_ascii=False) + "\n")

    try:
        yield write
    finally:
        if not games and not was_there:
            out.unlink()
        if games and out.suffix == ".parquet":
            table = import_module("pyarrow").Table.from_pylist(games)
            with _trouble_told(out, as_json):
                import_module("pyarrow.parquet").write_table(table, out)


@contextmanager
def _trouble_told(out: Path, as_json: bool) -> Iterator[None]:
    from cz18.cli.answers import UNUSABLE, fail

    try:
        yield
    except OSError as problem:
        fail(as_json, UNUSABLE, {"message": f"cannot write {out}: {problem.strerror}", "field": "out"})


def _show(told: dict[str, Any]) -> None:
    from rich.table import Table as Shown

    from cz18.cli.answers import console

    table = Shown(title=f"{told['games']} games, {told['different']} of them different", title_justify="left")
    headings = (
        "games",
        "won",
        "95 %",
        "par",
        "rating",
        "95 %",
        "worth",
        "median",
        "lowest tenth",
        "highest tenth",
    )
    table.add_column("opponent")
    for heading in headings:
        table.add_column(heading, justify="right")
    for name, figures in sorted(told["bots"].items(), key=lambda item: -item[1]["rating"]["elo"]):
        low, high = figures["interval"]
        rating, worth = figures["rating"], figures["worth"]
        table.add_row(
            name,
            str(figures["games"]),
            f"{figures['win_share']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{figures['par']:.1%}",
            str(rating["elo"]),
            f"{rating['low']} to {rating['high']}",
            *(str(worth[what]) for what in ("mean", "median", "low", "high")),
        )
    out = console()
    out.print(table)
    out.print(
        f"together {told['worth_together']} K a game, {told['actions']} actions, {told['seconds']} s of one core"
    )
    for seat, figures in enumerate(told["by_seat"], start=1):
        wins, games = figures["wins"], figures["games"]
        out.print(f"seat {seat}: {wins:g} of {games} won, {figures['worth']} K on average")
