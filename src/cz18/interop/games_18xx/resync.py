"""Resynchronize an import with the file where our model of where the site waits is wrong (docs/rulings.md).

An action that does not fit shows that the model was wrong somewhere before it. If the site waited where we skipped,
its pass may have ended one of our later steps, so that only later actions fail: one skip among the last few actions is
reverted and the rest is replayed from there. If we wait where the site went on, the missing passes are made, but only
where no other action is possible. Every resync is reported.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cz18.interop.games_18xx.errors import NotImportable
from cz18.rules.profiles.games_18xx import idle_action, moment

if TYPE_CHECKING:
    from cz18.interop.games_18xx.table import Mark, SiteTable, Taken

FAR_BACK = 6
"""Number of actions of the file to reconsider, including the one that does not fit."""
PASSES = 4
"""Maximum number of missing passes in a row."""
MOST = 50
"""Maximum number of resyncs; a file that needs more is not a game of the site."""


def another_way(table: SiteTable, stopped: Taken) -> bool:
    """Play the action that does not fit from another moment; if none works, restore the table and return False."""
    if len(table.fell_back) >= MOST:
        return False
    standing, waits_in = table.mark(), table.waits_in
    log, ids = list(table.log), list(table.ids)
    found = list(table.judge.found) if table.judge is not None else []
    trail = (*table.recent, stopped)

    def return_to(mark: Mark) -> None:
        table.log, table.ids = list(log), list(ids)
        if table.judge is not None:
            table.judge.found = list(found)
        table.go_back(mark)

    for start in reversed(range(len(trail))):
        first = trail[start]
        for place in reversed(range(len(first.skips))):
            return_to(first.skips[place])
            table.waits_in = moment(table.state)
            if _plays(table, trail, start, first.skips[:place]):
                return True
        return_to(first.here)
        table.waits_in = None
        for _ in _passed_on(table):
            reached = table.mark()
            if _plays(table, trail, start, first.skips):
                return True
            table.go_back(reached)
    return_to(standing)
    table.action, table.waits_in = stopped.id, waits_in
    return False


def _plays(table: SiteTable, trail: tuple[Taken, ...], start: int, skips: tuple[Mark, ...]) -> bool:
    """Whether the actions from `start` on fit from the table's current state; if so, record the resync."""
    played = trail[:start]
    for item in trail[start:]:
        table.action = item.id
        again = item._replace(here=table.mark(), skips=skips)
        try:
            item.handler(table, item.foreign)
        except NotImportable:
            return False
        played = (*played, again)
        if item is not trail[-1]:
            table.go_on()
            skips = tuple(table.skips)
    table.recent = played[-FAR_BACK:]
    table.fell_back.append(trail[start].id)
    if table.judge is not None:
        table.judge.fell_back(trail[start].id)
    return True


def _passed_on(table: SiteTable) -> Iterator[None]:
    """Pass where no other action is possible, and yield after each pass."""
    for _ in range(PASSES):
        idle = idle_action(table.state, table.state.pending[-1])
        if idle is None:
            return
        try:
            table.play(idle)
        except NotImportable:
            return
        table.go_on()
        yield
