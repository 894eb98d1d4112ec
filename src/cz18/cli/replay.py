"""`18cz replay`: play through a game and show its result."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rich.table import Table

from cz18.cli.answers import console, errors_told, print_json, result_table, tell_notes
from cz18.cli.words import decimal, say
from cz18.interop.codec import Malformed
from cz18.interop.files import GAMES_18XX, kind_of, opened, read_json, said_by_the_system
from cz18.interop.games_18xx.departures import Departed, Judge
from cz18.interop.games_18xx.importer import import_game, trace_game
from cz18.interop.games_18xx.trace import trace_entries
from cz18.messages.told import told
from cz18.rules.engine import is_over
from cz18.rules.game import Game, entries, replay
from cz18.rules.scoring import worth
from cz18.rules.state import GameState


class Replayed(NamedTuple):
    """A game played through: how many actions of the file, where they led, and how long that took."""

    game: Game
    state: GameState
    actions: int
    seconds: float
    notes: tuple[str, ...] = ()


def replay_file(file: Path, trace: Path | None, departures: bool, as_json: bool) -> None:
    with errors_told(as_json):
        data = read_json(file)
        is_foreign = kind_of(data) == GAMES_18XX
        if trace is not None:
            write_lines(trace, trace_game(data) if is_foreign else trace_entries(opened(data).game))
        played = _replayed(data, is_foreign)
        found = _departures(data, played.game, is_foreign) if departures else None
    tell_notes(played.notes)
    if as_json:
        print_json(_answer(played, found))
    else:
        _show(played, found)


def _replayed(data: Any, is_foreign: bool) -> Replayed:
    start = time.perf_counter()
    if is_foreign:
        imported = import_game(data)
        seconds = time.perf_counter() - start
        return Replayed(imported.game, imported.state, imported.actions, seconds, imported.notes)
    found = opened(data)
    state = replay(found.game)
    return Replayed(found.game, state, found.actions, time.perf_counter() - start, found.notes)


def _departures(data: Any, game: Game, is_foreign: bool) -> tuple[Departed, ...]:
    """Where the game departs from the book; a game saved under a foreign profile can, one of ours cannot."""
    if is_foreign:
        return import_game(data, departures=True).departures
    if not game.options.departures:
        return ()
    judge = Judge()
    for entry in entries(game):
        judge.see(entry.number, entry.before, entry.action)
    return tuple(judge.found)


def write_lines(path: Path, lines: Iterator[dict[str, Any]]) -> None:
    """One JSON object a line, written as they come."""
    try:
        with path.open("w", encoding="utf-8") as file:
            for line in lines:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
    except OSError as fault:
        raise Malformed("file", told("wrong-not_written", file=path, why=said_by_the_system(fault))) from None


def result_by_name(state: GameState) -> dict[str, int]:
    """Every player's worth by name."""
    return {player.name: worth(state, seat) for seat, player in enumerate(state.players)}


def _answer(played: Replayed, found: Iterable[Departed] | None) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "finished": is_over(played.state),
        "actions": played.actions,
        "result": result_by_name(played.state),
    }
    if found is not None:
        answer["departures"] = [
            {"action": item.action, "section": item.section, "code": item.code} for item in found
        ]
    if played.notes:
        answer["notes"] = list(played.notes)
    answer["seconds"] = round(played.seconds, 6)
    return answer


def _show(played: Replayed, found: Iterable[Departed] | None) -> None:
    out = console()
    heading = "cli-replay-over" if is_over(played.state) else "cli-replay-not-over"
    out.print(result_table(played.state, say(heading, actions=played.actions)))
    if found is not None:
        headings = (say("cli-action"), say("cli-section"), say("cli-code"))
        table = Table(*headings, title=say("cli-replay-departures"), title_justify="left")
        for item in found:
            table.add_row(str(item.action), item.section, item.code)
        out.print(table if table.row_count else say("cli-replay-no-departures"))
    out.print(say("cli-replay-time", seconds=decimal(played.seconds, 3)), style="dim")
