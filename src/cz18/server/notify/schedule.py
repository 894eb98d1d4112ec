"""Who is notified of what, and when: pure functions over rows and times."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from cz18.server.games.clocks import clock_of
from cz18.server.storage.rows import GameRow, OutboxRow, ReachRow, SeatRow, TableStatus

CONNECTED_SECONDS = 300.0
"""A connected player who is not looking is notified after this time."""
LOOK_AGAIN_SECONDS = 15.0
AT_ONCE = ("test", "confirm")
"""Kinds that quiet hours and intervals do not delay."""


class Notification(NamedTuple):
    """A notification that a person should have."""

    person: str
    kind: str
    number: int


class Send(NamedTuple):
    pass


class Later(NamedTuple):
    until: float
    reason: str


class Drop(NamedTuple):
    reason: str


def notifications_of(
    row: GameRow, seats: Sequence[SeatRow], holders: Sequence[tuple[int, str]], now: float
) -> Iterator[Notification]:
    """The notifications that follow from a game as it is."""
    people: Mapping[int, list[str]] = {seat.seat: [] for seat in seats}
    for seat, person in holders:
        people[seat].append(person)
    if row.status == TableStatus.FINISHED:
        yield from (Notification(person, "over", row.length) for person in sorted({one for _, one in holders}))
    if row.status != TableStatus.OPEN or not (row.length or is_full(seats, people)):
        return
    decides = people[row.decides] if seats[row.decides].mover is None else []
    yield from (Notification(person, "turn", row.turn) for person in decides)
    clock = clock_of(row)
    if clock is not None and row.clock_acted == row.length:
        if clock.at_end == "remind":
            yield from (Notification(person, "late", row.length) for person in decides)
        if clock.at_end == "host":
            hosts = [row.creator] if row.host is None else people[row.host]
            yield from (Notification(person, "host", row.length) for person in hosts)
    for seat in waiting_for(row, seats, now):
        yield from (Notification(person, "request", row.length) for person in people[seat])


def is_full(seats: Sequence[SeatRow], people: Mapping[int, Sequence[str]]) -> bool:
    """Whether each seat has a player, so that the first move can be expected."""
    return all(people[seat.seat] or seat.kind == "bot" for seat in seats)


def waiting_for(row: GameRow, seats: Sequence[SeatRow], now: float) -> list[int]:
    """The seats that have not answered the present undo request."""
    request = json.loads(row.undo_request or "null")
    if request is None or request["seen"] != row.length:
        return []
    return [seat.seat for seat in seats if seat.is_asked(now) and seat.seat not in request["agreed"]]


def is_current(item: OutboxRow, row: GameRow | None, seats: Sequence[SeatRow], now: float) -> bool:
    """Whether a notification about a game is still true."""
    if item.game is None:
        return True
    if row is None:
        return False
    if item.kind == "over":
        return row.status == TableStatus.FINISHED
    if row.status != TableStatus.OPEN:
        return False
    if item.kind == "turn":
        return item.number == row.turn
    return item.number == row.length and (item.kind != "request" or bool(waiting_for(row, seats, now)))


def delivery(
    item: OutboxRow,
    reach: ReachRow,
    *,
    now: float,
    current: bool,
    muted: bool,
    looking: bool,
    connected: bool,
    last: float | None,
) -> Send | Later | Drop:
    """Whether to send a notification now. `looking`: whether the player is using the page of the game now.
    `connected`: whether it is open. `last`: when the previous notification about the game was sent."""
    if item.kind in AT_ONCE:
        return Send()
    if not current:
        return Drop("moved_on")
    if muted:
        return Drop("muted")
    if looking or (connected and now < item.created + CONNECTED_SECONDS):
        return Later(now + LOOK_AGAIN_SECONDS, "looking")
    end = quiet_until(reach, now)
    if end is not None:
        return Later(end, "quiet")
    if item.kind == "turn" and last is not None and now < last + reach.interval_seconds:
        return Later(last + reach.interval_seconds, "interval")
    return Send()


def quiet_until(reach: ReachRow, now: float) -> float | None:
    """When the present quiet hours end; None outside of them."""
    begin, end = reach.quiet_from, reach.quiet_to
    if begin is None or end is None or begin == end:
        return None
    zone = ZoneInfo(reach.zone)
    here = datetime.fromtimestamp(now, zone)
    minute = here.hour * 60 + here.minute
    inside = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not inside:
        return None
    day = here.date() + timedelta(days=1 if minute >= end else 0)
    ends = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=zone).timestamp()
    return max(ends, now + 60)  # in the hour that is repeated in autumn, the first of the two may be over
