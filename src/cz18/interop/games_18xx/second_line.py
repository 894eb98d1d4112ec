"""A second line behind our idea of where the site waits (docs/rulings.md, "Whom the site asks").

An action that does not fit shows that this idea was wrong somewhere before it. Where the site waited and we skipped,
its pass may have ended one of our later steps, so that only the actions after it do not fit: one skip of the last
few actions is taken back, and what follows is played again from there. Where we wait and the site went on, the
passes that the file does not have are made, but only where nothing could be done. Whatever is found is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cz18.interop.games_18xx.errors import NotImportable
from cz18.interop.games_18xx.steps import idle_action, moment

if TYPE_CHECKING:
    from cz18.interop.games_18xx.table import Mark, SiteTable, Taken

FAR_BACK = 6
"""So many actions of the file are looked at, the one that does not fit among them."""
PASSES = 4
"""So many passes in a row may be missing."""
MOST = 50
"""A file that needs this more often is no game of the site."""


def another_way(table: SiteTable, stopped: Taken) -> bool:
    """Play the action that does not fit by way of another moment; if there is none, leave the table as it was."""
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
    """Do the actions from this one on fit from the moment the table has gone to? Then that is how they were meant."""
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
    """Pass where nothing could be done, and stop after each pass."""
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
