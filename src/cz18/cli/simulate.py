"""`18cz simulate`: many games between opponents, and how they compare."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(simulate)


def simulate(
    seats: Annotated[str, typer.Option(help="Opponents by name, taken in turn: engineer,apprentice,apprentice.")],
    players: Annotated[int | None, typer.Option(help="How many; by default as many as are named.")] = None,
    board: Annotated[str, typer.Option(help="standard, bohemia, moravia_silesia, or a board file.")] = "standard",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10,
    seed: Annotated[int, typer.Option(min=0, help="Of the first game; each later one has the next.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    nodes: Annotated[int | None, typer.Option(min=1, help="Budget of a Tycoon's decision.")] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="RESULTS.jsonl", help="Write every game here, a line each.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the answer, or the error, as JSON.")] = False,
) -> None:
    """Let opponents play each other, with the seats going round, and compare them."""
    from cz18.bots.arena import Fault, Match, Result, seats_for, summary
    from cz18.bots.arena import simulate as play_all
    from cz18.bots.roster import bot_named
    from cz18.cli.answers import CANNOT_BE_PLAYED, UNUSABLE, errors_told, fail, print_json, progress
    from cz18.interop.boards import board_named

    names = [name.strip() for name in seats.split(",") if name.strip()]
    try:
        for name in names:
            bot_named(name)
    except ValueError as problem:
        fail(as_json, UNUSABLE, {"message": str(problem), "field": "seats"})
    if not names:
        fail(as_json, UNUSABLE, {"message": "name at least one opponent", "field": "seats"})
    if out is not None and out.suffix != ".jsonl":
        fail(as_json, UNUSABLE, {"message": "results are written as .jsonl", "field": "out"})
    results: list[Result] = []
    bar = progress("{task.description}", "games", quiet=as_json)
    with errors_told(as_json), bar:
        match = Match(board_named(board).name, seats_for(players or len(names), names), games, seed, nodes)
        task = bar.add_task("playing", total=games)
        try:
            for item in play_all(match, jobs):
                results.append(item)
                bar.update(task, completed=len(results))
        except Fault as fault:
            fail(as_json, CANNOT_BE_PLAYED, {"message": str(fault), "action": fault.number})
    if out is not None:
        lines = [json.dumps(item.as_json(), ensure_ascii=False) + "\n" for item in results]
        out.write_text("".join(lines), encoding="utf-8")
    told = summary(results)
    if as_json:
        print_json({"games": [item.as_json() for item in results], "summary": told})
    else:
        _show(told)


def _show(told: dict[str, Any]) -> None:
    from rich.table import Table

    from cz18.cli.answers import console

    table = Table(title=f"{told['games']} games", title_justify="left")
    for heading in ("opponent", "games", "won", "95 %", "par", "worth", "median", "lowest tenth", "highest tenth"):
        table.add_column(heading, justify="left" if heading == "opponent" else "right")
    for name, figures in sorted(told["bots"].items(), key=lambda item: -item[1]["win_share"]):
        low, high = figures["interval"]
        worth = figures["worth"]
        table.add_row(
            name,
            str(figures["games"]),
            f"{figures['win_share']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{figures['par']:.1%}",
            *(str(worth[what]) for what in ("mean", "median", "low", "high")),
        )
    out = console()
    out.print(table)
    out.print(
        f"together {told['worth_together']} K a game, {told['actions']} actions, {told['seconds']} s of one core"
    )
