"""`18cz simulate`: play many games between bots and compare the bots."""

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

from cz18.cli.commands.options import AsJson
from cz18.cli.text.language import language
from cz18.cli.text.outputs import Append, Overwrite, answering, is_stdout, refuse_existing, stop
from cz18.cli.text.translated_errors import not_written
from cz18.cli.text.words import listed, percent, quoted, say

if TYPE_CHECKING:
    from cz18.bots.arena import Seating


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(simulate)


def simulate(
    seats: Annotated[
        str,
        typer.Option(),
    ],
    players: int | None = None,
    board: str = "standard",
    games: Annotated[int, typer.Option(min=1)] = 10,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    nodes: Annotated[int | None, typer.Option(min=1)] = None,
    dask: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    out: Annotated[Path | None, typer.Option(metavar="RESULTS.jsonl")] = None,
    append: Append = False,
    overwrite: Overwrite = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other in rotating seats, and compare them."""
    from cz18.bots.arena import BotFault, Result, summary
    from cz18.bots.arena import simulate as play_all
    from cz18.bots.arena.games import undisturbed
    from cz18.cli.text.answers import (
        CANNOT_BE_PLAYED,
        UNUSABLE,
        fail,
        print_json,
        progress,
        progress_reporter,
        reported_errors,
    )

    names = names_of(seats, as_json)
    if out is not None and not is_stdout(out) and out.suffix not in (".jsonl", ".parquet"):
        fail(as_json, UNUSABLE, {"message": say("cli-simulate-formats"), "field": "out"})
    for module, extra, wanted in (("pyarrow", "parquet", out is not None and out.suffix == ".parquet"),
                                  ("distributed", "dask", dask is not None)):  # fmt: skip
        if wanted and find_spec(module) is None:
            message = say("cli-needs", package=module, extra=extra)
            fail(as_json, UNUSABLE, {"message": message, "field": extra})
    if out is not None:
        refuse_existing(out, as_json, overwrite=overwrite, append=append)
    results: list[Result] = []
    stopped = False
    bar = progress("{task.description}", say("cli-simulate-games"), quiet=as_json)
    with reported_errors(as_json), _written(out, append, as_json) as write, bar:
        tables = tables_for(board, names, players, games, seed, nodes)
        report = progress_reporter(bar, bar.add_task(say("cli-simulate-playing"), total=games), quiet=as_json)
        try:
            for item in play_all(tables, jobs, dask):
                with undisturbed():
                    results.append(item)
                    write(item.as_json())
                report(len(results))
        except KeyboardInterrupt:
            stopped = True
        except BotFault as fault:
            fail(as_json, CANNOT_BE_PLAYED, {"message": str(fault), "action": fault.number})
        except OSError as problem:
            fail(as_json, UNUSABLE, {"message": say("cli-simulate-no-cluster", why=problem), "field": "dask"})
    if results:
        totals = summary(results)
        with answering(out):
            if as_json:
                print_json({"games": [item.as_json() for item in results], "summary": totals})
            else:
                _show(totals)
    if stopped:
        kept = {"file": out} if results and out is not None and not is_stdout(out) else {}
        stop(say("cli-stopped-kept" if kept else "cli-stopped", done=len(results), total=games, **kept))


def names_of(seats: str, as_json: bool) -> list[str]:
    """The requested bots; an unknown name ends the command with an error."""
    from cz18.bots.roster import ADVERSARIES, RANDOM, bot_named, bot_names
    from cz18.cli.text.answers import UNUSABLE, fail

    names = [name.strip() for name in seats.split(",") if name.strip()]
    for name in names:
        if ":" not in name and name.partition("@")[0] not in (*bot_names(), *ADVERSARIES, RANDOM):
            message = say("cli-simulate-no-bot", name=quoted(name), known=listed((*bot_names(), RANDOM)))
            fail(as_json, UNUSABLE, {"message": message, "field": "seats"})
    if any(":" in name for name in names):
        sys.path.insert(0, str(Path.cwd()))  # custom bots are imported from the working directory
    try:
        for name in names:
            bot_named(name)
    except ValueError as problem:
        fail(as_json, UNUSABLE, {"message": str(problem), "field": "seats"})
    if not names:
        fail(as_json, UNUSABLE, {"message": say("cli-simulate-nobody"), "field": "seats"})
    return names


def tables_for(
    board: str, names: list[str], players: int | None, games: int, seed: int, nodes: int | None
) -> list[Seating]:
    from cz18.bots.arena import Match, mixed, seats_for
    from cz18.interop.boards import board_named

    if board == "all":
        return mixed(names, games, seed, nodes)
    return Match(board_named(board).name, seats_for(players or len(names), names), games, seed, nodes).tables()


@contextmanager
def _written(out: Path | None, append: bool, as_json: bool) -> Iterator[Callable[[dict[str, Any]], None]]:
    """A function that stores finished games: JSON lines one by one, so none is lost; Parquet rows at the end.

    Whether the file is writable is checked before the first game; its content is kept until the first game is written.
    """
    if out is None:
        yield lambda game: None
        return
    if is_stdout(out):
        yield lambda game: print(json.dumps(game, ensure_ascii=False), flush=True)
        return
    was_there, games = out.exists(), list[dict[str, Any]]()
    with _reported_errors(out, as_json):
        out.open("ab").close()

    def write(game: dict[str, Any]) -> None:
        games.append(game)
        if out.suffix == ".jsonl":
            with (
                _reported_errors(out, as_json),
                out.open("w" if len(games) == 1 and not append else "a", encoding="utf-8") as file,
            ):
                file.write(json.dumps(game, ensure_ascii=False) + "\n")

    try:
        yield write
    finally:
        if not games and not was_there:
            out.unlink()
        if games and out.suffix == ".parquet":
            parquet = import_module("pyarrow.parquet")
            with _reported_errors(out, as_json):
                earlier = parquet.read_table(out).to_pylist() if append and out.stat().st_size else []
                parquet.write_table(import_module("pyarrow").Table.from_pylist([*earlier, *games]), out)


@contextmanager
def _reported_errors(out: Path, as_json: bool) -> Iterator[None]:
    from cz18.cli.text.answers import UNUSABLE, fail

    try:
        yield
    except OSError as problem:
        message = not_written(out, problem)
        fail(as_json, UNUSABLE, {"message": message, "field": "out"})


def _show(totals: dict[str, Any]) -> None:
    from rich.table import Table as Shown

    from cz18.cli.text.answers import console

    confidence = say("percent", value=95)
    title = say("cli-simulate-title", games=totals["games"], different=totals["different"])
    table = Shown(title=title, title_justify="left")
    headings = (
        say("cli-simulate-games"),
        say("cli-simulate-won"),
        confidence,
        say("cli-simulate-par"),
        say("cli-simulate-rating"),
        confidence,
        say("cli-worth"),
        say("cli-simulate-median"),
        say("cli-simulate-lowest"),
        say("cli-simulate-highest"),
    )
    table.add_column(say("cli-simulate-opponent"))
    for heading in headings:
        table.add_column(heading, justify="right")
    for name, figures in sorted(totals["bots"].items(), key=lambda item: -item[1]["rating"]["elo"]):
        low, high = figures["interval"]
        rating, worth = figures["rating"], figures["worth"]
        table.add_row(
            bot_title(name),
            str(figures["games"]),
            percent(figures["win_share"]),
            say("cli-simulate-from-to", low=percent(low), high=percent(high)),
            percent(figures["par"]),
            str(rating["elo"]),
            say("cli-simulate-from-to", low=rating["low"], high=rating["high"]),
            *(str(worth[what]) for what in ("mean", "median", "low", "high")),
        )
    out = console()
    out.print(table)
    together = {"worth": totals["worth_together"], "actions": totals["actions"], "seconds": totals["seconds"]}
    out.print(say("cli-simulate-together", **together))
    for seat, figures in enumerate(totals["by_seat"], start=1):
        values = {"seat": seat, "wins": figures["wins"], "games": figures["games"], "worth": figures["worth"]}
        out.print(say("cli-simulate-seat", **values))


def bot_title(name: str) -> str:
    """The name of one of our bots in the current language, with its budget of nodes; of any other bot its id."""
    from cz18.bots.random_bot import STYLES
    from cz18.bots.roster import STRENGTHS
    from cz18.interop.words import wording

    own, at, nodes = name.partition("@")
    known = own in STRENGTHS or own in STYLES
    return wording.text(f"bot-{own}", language()) + at + nodes if known else name
