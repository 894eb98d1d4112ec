"""Output helpers of the commands: tables, JSON, and errors with an exit code.

1    the file holds a game, but one of its actions cannot be played
2    the file or the arguments are unusable
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from cz18.cli.text.language import language
from cz18.cli.text.translated_errors import translated
from cz18.cli.text.words import say
from cz18.contract.encoding import plain
from cz18.facts.indexes import CompanyIndex
from cz18.interop.formats.codec import Malformed, encode_action
from cz18.interop.formats.save import MalformedAction
from cz18.interop.words import wording
from cz18.interop.words.notation import notate
from cz18.rules.game import NotReplayable
from cz18.rules.options import OptionError
from cz18.rules.refusals import Refusal
from cz18.rules.scoring import ranking, worth
from cz18.rules.shares.chart import price_of
from cz18.rules.state import NOBODY, GameState

CANNOT_BE_PLAYED, UNUSABLE = 1, 2
A_WHILE = 30.0
"""Seconds between two progress lines."""


def print_json(answer: Any) -> None:
    """Print one JSON value to standard output."""
    print(json.dumps(answer, ensure_ascii=False))


def print_error(error: Mapping[str, Any]) -> None:
    """Print an error as JSON to standard output."""
    print_json({"error": dict(error)})


def console(*, errors: bool = False) -> Console:
    """A console for readable output; wide and unwrapped when it goes to a file or a pipe."""
    width = None if sys.stdout.isatty() else 200
    return Console(stderr=errors, width=width, highlight=False, soft_wrap=True)


def progress(*columns: str, quiet: bool) -> Progress:
    """A progress bar with the remaining time on standard error; disabled unless that is a terminal."""
    where = console(errors=True)
    texts = [TextColumn(text) for text in columns]
    bar = (*texts[:1], BarColumn(), MofNCompleteColumn(), *texts[1:], TimeRemainingColumn())
    return Progress(*bar, console=where, transient=True, disable=quiet or not where.is_terminal)


def progress_reporter(bar: Progress, task: TaskID, *, quiet: bool) -> Callable[[int], None]:
    """A function that reports progress: on the bar, or as a line on standard error every `A_WHILE` seconds."""
    start = last = time.monotonic()

    def update(done: int) -> None:
        nonlocal last
        bar.update(task, completed=done)
        if bar.disable and not quiet and time.monotonic() - last >= A_WHILE:
            last = time.monotonic()
            total = bar.tasks[task].total or 0
            left = duration((last - start) / max(done, 1) * (total - done))
            print(say("cli-how-far", done=done, total=f"{total:g}", left=left), file=sys.stderr, flush=True)

    return update


def duration(seconds: float) -> str:
    """Hours, minutes and seconds: `1:02:05`, `0:45`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def refuse_beyond(at: int | None, last: int, as_json: bool) -> None:
    """End the command if `--at` is beyond the last action of the game."""
    if at is not None and at > last:
        fail(as_json, UNUSABLE, {"message": say("cli-at-beyond", at=at, last=last), "field": "at"})


def print_notes(notes: Iterable[str]) -> None:
    """Print notes to standard error."""
    words = wording.Words(language())
    for note in notes:
        print(f"18cz: {words.told(note)}", file=sys.stderr)


def fail(as_json: bool, code: int, error: Mapping[str, Any]) -> NoReturn:
    """End the command with an error: a sentence on standard error, or JSON on standard output."""
    if as_json:
        print_error(error)
    else:
        print(f"18cz: {error['message']}", file=sys.stderr)
    raise typer.Exit(code)


@contextmanager
def reported_errors(as_json: bool) -> Iterator[None]:
    """End the command with a message instead of a traceback if a file or a game is invalid."""
    try:
        yield
    except (ValueError, NotReplayable) as stop:
        known = error_of(stop)
        if known is None:
            raise
        fail(as_json, *known)


def error_of(stop: Exception) -> tuple[int, dict[str, Any]] | None:
    """The exit code and the error object for an invalid file or game; None for any other exception."""
    from cz18.interop.games_18xx.errors import NotExportable, NotImportable

    match stop:
        case NotReplayable():
            names = tuple(player.name for player in stop.state.players)
            error = refusal_error(stop.refusal, names) | {
                "action": stop.number,
                "what": encode_action(stop.action),
            }
            sentence = say("cli-action-refused", number=stop.number, reason=error["message"])
            error["message"] = f"{sentence}\n  {say('cli-in-notation', line=notate(stop.state, stop.action))}"
            return CANNOT_BE_PLAYED, error
        case NotImportable():
            error = {"message": translated(stop), "action": stop.action, "field": stop.field}
            if stop.refusal is not None:
                error |= refusal_error(stop.refusal, ())
                error["message"] = say("cli-action-refused", number=stop.action, reason=error["message"])
            return (UNUSABLE if stop.action is None else CANNOT_BE_PLAYED), error
        case NotExportable():
            return CANNOT_BE_PLAYED, {"message": translated(stop), "action": stop.action}
        case MalformedAction():
            error = {"message": translated(stop), "action": stop.number, "field": stop.field, "code": "malformed"}
            return CANNOT_BE_PLAYED, error
        case Malformed() | OptionError():
            return UNUSABLE, {"message": translated(stop), "field": stop.field}
    return None


def refusal_error(refusal: Refusal, names: Sequence[str]) -> dict[str, Any]:
    """A refusal with its section, code, data and sentence."""
    return {
        "message": wording.reason(refusal, language(), names=names),
        "section": refusal.section,
        "code": refusal.code,
        "data": plain(refusal.data),
    }


def result_table(state: GameState, title: str, styles: Sequence[str] = ()) -> Table:
    """Players by worth in K, with its components (X.2)."""
    table = Table("", title=title, title_justify="left")
    for heading in ("cli-player", *(("cli-plays-as",) if styles else ())):
        table.add_column(say(heading))
    for heading in ("cli-worth", "cli-cash", "cli-shares", "cli-local-railways", "cli-debt", "cli-penalty"):
        table.add_column(say(heading), justify="right")
    for rank, seat in ranking(state):
        player, total, shares = state.players[seat], worth(state, seat), shares_worth(state, seat)
        railways = total - player.cash - shares + player.debt + player.penalty
        style = (styles[seat],) if styles else ()
        numbers = (total, player.cash, shares, railways, player.debt, player.penalty)
        table.add_row(f"{rank}.", player.name, *style, *map(str, numbers))
    return table


def shares_worth(state: GameState, seat: int) -> int:
    """Current value of a player's shares in K."""
    return sum(
        units * price_of(state, CompanyIndex(company))
        for company, units in enumerate(state.players[seat].shares)
        if units and state.companies[company].space != NOBODY
    )
