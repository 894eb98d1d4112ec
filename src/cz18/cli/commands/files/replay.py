"""`18cz replay`: replay games and show their results."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from cz18.cli.text.answers import (
    UNUSABLE,
    console,
    error_of,
    fail,
    print_json,
    print_notes,
    progress,
    progress_reporter,
    reported_errors,
    result_table,
)
from cz18.cli.text.language import language
from cz18.cli.text.outputs import answering, is_stdout, stop
from cz18.cli.text.words import decimal, listed, say
from cz18.contract.encoding import plain
from cz18.interop.files import GAMES_18XX, kind_of, opened, read_json, system_message
from cz18.interop.formats.codec import Malformed
from cz18.interop.games_18xx.departures import Departed, Judge
from cz18.interop.games_18xx.importer import import_game, trace_game
from cz18.interop.games_18xx.trace import trace_entries
from cz18.interop.words.show import names_of
from cz18.interop.words.wording import Words
from cz18.messages.told import told
from cz18.rules.engine import is_over
from cz18.rules.game import Game, NotReplayable, beginning_of, entries, no_cycles
from cz18.rules.scoring import worth
from cz18.rules.state import GameState

CIRCUMSTANCES = {
    "city_chosen_by_another": "departure-ate_city_by_layer",
    "ended_unasked": "departure-pre_stock_ends_unasked",
    "fell_back": "cli-departed-fell_back",
    "other_income": "departure-e_train_best_stops",
    "other_order": "departure-returns_in_fixed_order",
    "other_price": "cli-departed-other_price",
    "returns_put_off": "departure-returns_when_trains_move",
    "second_fall": "cli-departed-second_fall",
}
"""Departures that are no refusals, with the messages that describe them."""


class Replayed(NamedTuple):
    """A replayed game: the final state, the number of actions of the file, and the time it took."""

    game: Game
    state: GameState
    actions: int
    seconds: float
    notes: tuple[str, ...] = ()


def replay_files(files: Sequence[Path], trace: Path | None, departures: bool, as_json: bool) -> None:
    """Show one game in full, or one line for each of several, continuing after one that cannot be played."""
    if len(files) == 1:
        with reported_errors(as_json):
            data = read_json(files[0])
            if trace is not None:
                is_foreign = kind_of(data) == GAMES_18XX
                write_lines(trace, trace_game(data) if is_foreign else trace_entries(opened(data).game))
            played, found = _played(data, departures)
        print_notes(played.notes)
        with answering(trace):
            if as_json:
                print_json(_answer(played, found))
            else:
                _show(played, found)
        return
    if trace is not None:
        fail(as_json, UNUSABLE, {"message": say("cli-replay-one-trace"), "field": "trace"})
    _replay_many(files, departures, as_json)


def _replay_many(files: Sequence[Path], departures: bool, as_json: bool) -> None:
    """Print a line per file as it finishes, then a total; exit with the highest code of all files."""
    bar = progress("{task.description}", say("cli-simulate-games"), quiet=as_json)
    codes, stopped = list[int](), False
    with bar:
        report = progress_reporter(bar, bar.add_task(say("cli-replay-playing"), total=len(files)), quiet=as_json)
        try:
            for file in files:
                codes.append(_replay_one(file, departures, as_json, bar.console if not bar.disable else None))
                report(len(codes))
        except KeyboardInterrupt:
            stopped = True
    if not as_json:
        console().print(say("cli-replayed", good=codes.count(0), games=len(codes)))
    if stopped:
        stop(say("cli-stopped", done=len(codes), total=len(files)))
    if any(codes):
        raise typer.Exit(max(codes))


def _replay_one(file: Path, departures: bool, as_json: bool, beside_bar: Console | None) -> int:
    """Replay one of several files, print its result in a line, and return its exit code."""
    try:
        played, found = _played(read_json(file), departures)
    except (ValueError, NotReplayable) as problem:
        known = error_of(problem)
        if known is None:
            raise
        code, error = known
        if as_json:
            print_json({"file": str(file), "error": error})
        else:
            print(f"18cz: {file}: {error['message']}", file=sys.stderr)
        return code
    if as_json:
        print_json({"file": str(file), **_answer(played, found)})
        return 0
    heading = "cli-replay-over" if is_over(played.state) else "cli-replay-not-over"
    worths = listed(f"{name} {value}" for name, value in result_by_name(played.state).items())
    line = f"{file}: {say(heading, actions=played.actions)}{say('colon')}{worths}"
    departed = (
        "" if found is None else f"{say('part-separator')}{say('cli-replay-departures')}{say('colon')}{len(found)}"
    )
    (beside_bar if beside_bar is not None and sys.stdout.isatty() else console()).print(
        line + departed, markup=False
    )
    return 0


def _played(data: Any, departures: bool) -> tuple[Replayed, tuple[Departed, ...] | None]:
    """Replay a game once; also return its departures from the rulebook, if requested.

    The time includes finding the departures.
    """
    start = time.perf_counter()
    if kind_of(data) == GAMES_18XX:
        imported = import_game(data, departures=departures)
        seconds = time.perf_counter() - start
        played = Replayed(imported.game, imported.state, imported.actions, seconds, imported.notes)
        return played, imported.departures if departures else None
    found, judge = opened(data), Judge()
    state = beginning_of(found.game)
    with no_cycles():
        for entry in entries(found.game):
            state = entry.after
            if departures and found.game.options.departures:  # other games have none
                judge.see(entry.number, entry.before, entry.action)
    played = Replayed(found.game, state, found.actions, time.perf_counter() - start, found.notes)
    return played, tuple(judge.found) if departures else None


def write_lines(path: Path, lines: Iterator[dict[str, Any]]) -> None:
    """Write one JSON object per line, as they are produced."""
    if is_stdout(path):
        for line in lines:
            print(json.dumps(line, ensure_ascii=False))
        return
    try:
        with path.open("w", encoding="utf-8") as file:
            for line in lines:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
    except OSError as fault:
        raise Malformed("file", told("wrong-not_written", file=path, why=system_message(fault))) from None


def result_by_name(state: GameState) -> dict[str, int]:
    """Every player's worth in K, by name."""
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


def _departure(item: Departed, names: Sequence[str]) -> str:
    """What departs from the rulebook: the rulebook's refusal, or the circumstances it does not allow."""
    words = Words(language(), names)
    if item.data is not None:
        return words.refusal({"section": item.section, "code": item.code, "data": plain(item.data)})[0]
    if item.code in CIRCUMSTANCES:
        return words.say(CIRCUMSTANCES[item.code], {})[0]
    return words.refusal({"section": item.section, "code": item.code, "data": {}})[0]


def _show(played: Replayed, found: Iterable[Departed] | None) -> None:
    out = console()
    heading = "cli-replay-over" if is_over(played.state) else "cli-replay-not-over"
    out.print(result_table(played.state, say(heading, actions=played.actions)))
    if found is not None:
        headings = (say("cli-action"), say("cli-section"), say("cli-departure"), say("cli-code"))
        table = Table(*headings, title=say("cli-replay-departures"), title_justify="left")
        for item in found:
            table.add_row(str(item.action), item.section, _departure(item, names_of(played.state)), item.code)
        out.print(table if table.row_count else say("cli-replay-no-departures"))
    out.print(say("cli-replay-time", seconds=decimal(played.seconds, 3)), style="dim")
