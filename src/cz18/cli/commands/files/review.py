"""`18cz review`: facts of a game and the decisions that mattered most, as text, JSON or HTML."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

from rich.table import Table

from cz18.bots.arena.games import leave_interrupts
from cz18.cli.text.answers import console, print_json, print_notes, progress, progress_reporter, reported_errors
from cz18.cli.text.outputs import answering, stop, write_out
from cz18.cli.text.review import Section, sections
from cz18.cli.text.review_html import review_html
from cz18.cli.text.words import decimal, say
from cz18.interop.files import open_game
from cz18.review import work
from cz18.review.figures import renumbered
from cz18.rules.game import Game, replay

STEPS = 1000
"""Steps of the progress bar."""


def review_file(file: Path, html: Path | None, depth: int, jobs: int, as_json: bool) -> None:
    began = time.monotonic()
    with reported_errors(as_json):
        opened = open_game(file)
        replay(opened.game)  # an action that does not fit is an error of the file, not of a unit
        try:
            found = _computed(opened.game, depth, jobs, quiet=as_json)
        except KeyboardInterrupt:
            stop(say("cli-stopped", done=0, total=1))
        tables = sections(opened.game, found, opened.ids, with_decisions=depth > 0)
        review = renumbered(found, opened.ids)
        if html is not None:
            write_out(html, review_html(opened.game, found, tables, opened.ids))
    print_notes(opened.notes)
    with answering(html):
        if as_json:
            print_json({**review, "seconds": round(time.monotonic() - began, 3)})
        else:
            _show(tables)
            console().print(say("cli-review-time", seconds=decimal(time.monotonic() - began, 1)), style="dim")


def _computed(game: Game, depth: int, jobs: int, *, quiet: bool) -> dict[str, Any]:
    """The review, computed in several processes."""
    done: work.Work = {}
    bar = progress("{task.description}", quiet=quiet)
    with bar:
        report = progress_reporter(bar, bar.add_task(say("cli-review-progress"), total=STEPS), quiet=quiet)
        for unit, found in _results(game, done, depth, jobs):
            done[unit] = found
            report(round(STEPS * work.share_done(done, len(game.actions), depth)))
    return work.review(done, depth)


def _results(game: Game, done: work.Work, depth: int, jobs: int) -> Iterator[tuple[str, Any]]:
    """The units with their results as they arrive; `done` is what the caller has received."""
    if jobs == 1:
        while units := work.due(done, len(game.actions), depth):
            for unit in units:
                yield unit, work.do(game, unit, done)
        return
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts) as workers:
        under_way: dict[Future[Any], str] = {}
        try:
            while units := work.due(done, len(game.actions), depth):
                for unit in units:
                    if unit not in under_way.values() and len(under_way) < 2 * jobs:
                        under_way[workers.submit(work.do, game, unit, work.needed(done, unit))] = unit
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    yield under_way.pop(future), future.result()
        except BaseException:
            workers.shutdown(wait=False, cancel_futures=True)
            raise


def _show(tables: list[Section]) -> None:
    out = console()
    for section in tables:
        table = Table(title=section.title, title_justify="left")
        for place, heading in enumerate(section.headings):
            table.add_column(heading, justify="right" if place in section.numbers else "left", overflow="fold")
        for row in section.rows:
            table.add_row(*row)
        if section.rows:
            out.print(table, markup=False)
        else:
            out.print(f"{section.title}{say('colon')}{say('cli-review-nothing')}", markup=False)
        if section.note:
            out.print(section.note, style="dim", markup=False)
