"""The clock of a table: how long a player may take for a move, and when that time ends.

The functions are pure. A clock restarts with each entry. It is stopped before the first entry, while an offer waits for
an answer (offers have their own policy), during the player's vacation, and while a bot decides. Time in which the
server was down is not counted; `ClockWorker` sees to that.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from math import inf
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from cz18.rules.engine import decision
from cz18.rules.state import GameState
from cz18.server.storage.rows import GameRow, SeatRow, TableStatus

DAY = 86400.0
SATURDAY = 5


class Clock(NamedTuple):
    """The settings of a clock. `weekends`: whether Saturdays and Sundays count; they begin and end in `zone`."""

    seconds: int
    at_end: str
    """remind, stand_in or host."""
    weekends: bool = True
    zone: str = "UTC"
    vacation_days: int = 0


@cache
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


def clock_of(row: GameRow) -> Clock | None:
    return None if row.clock is None else Clock(**json.loads(row.clock))


def started(after: GameState, time: float) -> dict[str, Any]:
    """The columns of a game whose clock restarts with an entry."""
    due = decision(after)
    runs = due is not None and due.kind != "answer"
    return {"clock_spent": 0.0, "clock_since": time if runs else None}


def _counted(clock: Clock, since: float) -> Iterator[tuple[float, float]]:
    """The periods after `since` that count, in order."""
    if clock.weekends:
        yield since, inf
        return
    zone = ZoneInfo(clock.zone)
    day = datetime.fromtimestamp(since, zone).date()
    while True:
        begin = datetime(day.year, day.month, day.day, tzinfo=zone).astimezone(UTC).timestamp()
        day += timedelta(days=1)
        end = datetime(day.year, day.month, day.day, tzinfo=zone).astimezone(UTC).timestamp()
        if (day - timedelta(days=1)).weekday() < SATURDAY:
            yield max(since, begin), end


def elapsed(clock: Clock, since: float, until: float) -> float:
    """Counted seconds between two moments, at most those of the clock."""
    total = 0.0
    for begin, end in _counted(clock, since):
        if begin >= until or total >= clock.seconds:
            break
        total += min(end, until) - begin
    return min(total, float(clock.seconds))


def deadline(clock: Clock, spent: float, since: float) -> float:
    """The moment at which the clock expires."""
    left = clock.seconds - spent
    for begin, end in _counted(clock, since):
        if begin + left <= end:
            return begin + left
        left -= end - begin
    raise AssertionError("a week always has days that count")


class Standing(NamedTuple):
    """The clock of the player who decides: when it expires, or what is left while it is stopped."""

    deadline: float | None
    left: float | None
    stopped: str | None
    """Why it is stopped: away, answer, bot, not_begun, over."""


def standing(row: GameRow, seats: Sequence[SeatRow]) -> Standing | None:
    """Where the clock stands; None without a clock."""
    clock = clock_of(row)
    if clock is None:
        return None
    if row.status != TableStatus.OPEN:
        return Standing(None, None, "over")
    if seats[row.decides].mover is not None:
        return Standing(None, None, "bot")
    if row.clock_since is None:
        return Standing(None, clock.seconds - row.clock_spent, "answer" if row.length else "not_begun")
    away = seats[row.decides].away_since
    if away is not None:
        return Standing(None, clock.seconds - spent_before(row, clock, away), "away")
    return Standing(deadline(clock, row.clock_spent, row.clock_since), None, None)


def spent_before(row: GameRow, clock: Clock, until: float) -> float:
    """Counted seconds of the present move up to a moment."""
    if row.clock_since is None:
        return row.clock_spent
    return min(float(clock.seconds), row.clock_spent + elapsed(clock, row.clock_since, until))


def vacation_left(clock: Clock, seat: SeatRow, now: float) -> float:
    """Seconds of vacation that a player has left."""
    present = 0.0 if seat.away_since is None else max(0.0, now - seat.away_since)
    return max(0.0, clock.vacation_days * DAY - seat.away_spent - present)


def clock_to_json(row: GameRow, seats: Sequence[SeatRow]) -> dict[str, Any] | None:
    """The clock as all viewers of the table see it."""
    clock, now = clock_of(row), standing(row, seats)
    if clock is None or now is None:
        return None
    return {
        **clock._asdict(),
        **now._asdict(),
        "late": row.clock_acted == row.length,
        "away": [
            {"seat": seat.seat, "since": seat.away_since, "spent": seat.away_spent}
            for seat in seats
            if seat.away_since is not None or seat.away_spent
        ],
    }
