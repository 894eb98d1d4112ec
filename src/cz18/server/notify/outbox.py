"""Channels, settings and the outbox in the database.

A row of the outbox is unique for its channel, game, kind and entry, so that queueing a notification twice sends it
once. It is sent at least once: a process that dies between the delivery and its record leaves a row that is sent again.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from cz18.server.people.seats import new_id, new_token
from cz18.server.storage import schema
from cz18.server.storage.rows import ChannelRow, OutboxRow, PersonalRow, ReachRow, TableStatus
from cz18.server.storage.store import Store

MOST_CHANNELS = 8
"""Channels of one person."""
MOST_LOGGED = 50
"""Notifications in the log that a person can read."""
LOG_SECONDS = 30 * 86400.0
"""How long finished notifications are kept."""
FRESH_SECONDS = 86400.0
"""A sweep announces the end of a game that ended at most this long ago."""
LEASE_SECONDS = 180.0


def _replace(store: Store, table: sa.Table, row: ReachRow | PersonalRow) -> None:
    """Insert a row, or replace the one with its primary key."""
    values, keys = row._asdict(), list(table.primary_key.columns.keys())
    store.write(store.insert(table).values(values).on_conflict_do_update(index_elements=keys, set_=values))


# Settings of a person


def reach_of(store: Store, person: str) -> ReachRow:
    """How a person wants to be notified; the defaults if nothing was chosen."""
    row = store.row(sa.select(schema.reach).where(schema.reach.c.person == person))
    return ReachRow(person) if row is None else ReachRow(*row)


def keep_reach(store: Store, reach: ReachRow) -> None:
    _replace(store, schema.reach, reach)


def personal_of(store: Store, game: str, person: str) -> PersonalRow:
    """What a person keeps about a game."""
    table = schema.personal
    row = store.row(sa.select(table).where(table.c.game == game, table.c.person == person))
    return PersonalRow(game, person) if row is None else PersonalRow(*row)


def keep_personal(store: Store, row: PersonalRow) -> None:
    _replace(store, schema.personal, row)


def seen_by(store: Store, person: str) -> dict[str, int]:
    """The last entry that a person has seen, by game."""
    table = schema.personal
    query = sa.select(table.c.game, table.c.seen).where(table.c.person == person, table.c.seen > 0)
    return {row.game: row.seen for row in store.rows(query)}


# Channels


def channels_of(store: Store, person: str) -> list[ChannelRow]:
    """A person's channels, the oldest first."""
    table = schema.channels
    return [
        ChannelRow(*row)
        for row in store.rows(sa.select(table).where(table.c.person == person).order_by(table.c.created))
    ]


def channel(store: Store, id_: str) -> ChannelRow | None:
    row = store.row(sa.select(schema.channels).where(schema.channels.c.id == id_))
    return None if row is None else ChannelRow(*row)


def has_channels(store: Store) -> bool:
    """Whether any person has a channel."""
    return store.row(sa.select(schema.channels.c.id).limit(1)) is not None


def add_channel(store: Store, person: str, kind: str, address: str, label: str, *, confirmed: bool) -> ChannelRow:
    """Add a channel; one with the same address replaces an older one of the person."""
    table, now = schema.channels, time.time()
    row = ChannelRow(new_id(), person, kind, address, label, new_token(), now if confirmed else None, 0, now)
    with store.writing() as connection:
        connection.execute(sa.delete(table).where(table.c.person == person, table.c.address == address))
        connection.execute(sa.insert(table), row._asdict())
    return row


def change_channel(store: Store, id_: str, **changes: Any) -> None:
    store.write(sa.update(schema.channels).where(schema.channels.c.id == id_).values(**changes))


def remove_channel(store: Store, id_: str, person: str | None = None) -> bool:
    """Remove a channel with its notifications, if it is this person's; whether there was one."""
    table = schema.channels
    which = sa.and_(table.c.id == id_, sa.true() if person is None else table.c.person == person)
    with store.writing() as connection:
        gone = connection.execute(sa.delete(table).where(which)).rowcount
        if gone:
            connection.execute(sa.delete(schema.outbox).where(schema.outbox.c.channel == id_))
    return bool(gone)


# The outbox


def new_row(channel: ChannelRow, kind: str, game: str | None = None, number: int | None = None) -> OutboxRow:
    """A notification that is due now. Without a number it is unique."""
    now = time.time()
    number = int(now * 1000) % 2**31 if number is None else number
    return OutboxRow(new_id(), channel.id, channel.person, game, kind, number, "waiting", "", 0, now, 0.0, now)


def put(store: Store, rows: Iterable[OutboxRow]) -> int:
    """Add notifications, except those added before; the number of new ones.

    They replace earlier ones of the same kind that were not sent, so that a fast game leaves few.
    """
    rows, table, added = [*rows], schema.outbox, 0
    if not rows:
        return 0
    with store.writing() as connection:
        for row in rows:
            insert = store.insert(table).values(row._asdict()).on_conflict_do_nothing()
            if connection.execute(insert).rowcount <= 0:
                continue
            added += 1
            if row.game is not None:
                earlier = sa.and_(*(table.c[name] == getattr(row, name) for name in ("channel", "game", "kind")))
                unsent = sa.and_(table.c.status.in_(("waiting", "dropped")), table.c.leased < time.time())
                connection.execute(sa.delete(table).where(earlier, unsent, table.c.number < row.number))
    return added


def unannounced(store: Store, limit: int) -> list[str]:
    """Games with a turn, an expired clock, an undo request or an end of which a channel has not been notified."""
    games, holds, channels, outbox = schema.games, schema.holds, schema.channels, schema.outbox
    others, seats = holds.alias(), schema.seats
    is_held = sa.exists().where(others.c.game == seats.c.game, others.c.seat == seats.c.seat)
    is_short = sa.exists().where(seats.c.game == games.c.id, seats.c.kind != "bot", ~is_held)
    is_open = games.c.status == TableStatus.OPEN
    is_turn = sa.and_(is_open, games.c.decides == holds.c.seat)
    has_expired = sa.and_(is_open, games.c.clock_acted == games.c.length)
    is_late = sa.and_(has_expired, is_turn, games.c.clock.contains('"remind"'))
    is_host = sa.or_(
        games.c.host == holds.c.seat, sa.and_(games.c.host.is_(None), games.c.creator == holds.c.person)
    )
    awaits_host = sa.and_(has_expired, is_host, games.c.clock.contains('"host"'))
    is_asked = sa.and_(is_open, games.c.undo_request.is_not(None))
    is_over = sa.and_(games.c.status == TableStatus.FINISHED, games.c.changed > time.time() - FRESH_SECONDS)

    def announced(kind: str, number: Any = None) -> sa.ColumnElement[bool]:
        same = [outbox.c.channel == channels.c.id, outbox.c.game == games.c.id, outbox.c.kind == kind]
        return sa.exists().where(*same, sa.true() if number is None else outbox.c.number == number)

    missed = sa.or_(
        sa.and_(is_turn, ~announced("turn", games.c.turn)),
        sa.and_(is_late, ~announced("late", games.c.length)),
        sa.and_(awaits_host, ~announced("host", games.c.length)),
        sa.and_(is_asked, ~announced("request", games.c.length)),
        sa.and_(is_over, ~announced("over")),
    )
    query = (
        sa.select(games.c.id)
        .distinct()
        .join(holds, holds.c.game == games.c.id)
        .join(channels, channels.c.person == holds.c.person)
        .where(channels.c.confirmed.is_not(None), games.c.changed >= channels.c.confirmed)
        .where(games.c.lesson.is_(None), sa.or_(games.c.length > 0, ~is_short))
        .where(missed)
        .limit(limit)
    )
    return [row.id for row in store.rows(query)]


def due(store: Store, now: float, limit: int) -> list[OutboxRow]:
    """The longest waiting notification of each person that is to be tried now, the longest waiting first."""
    table = schema.outbox
    is_due = sa.and_(table.c.status == "waiting", table.c.due <= now, table.c.leased < now)
    place = sa.func.row_number().over(partition_by=table.c.person, order_by=table.c.due).label("place")
    ranked = sa.select(table, place).where(is_due).subquery()
    query = sa.select(*(ranked.c[column.name] for column in table.c)).where(ranked.c.place == 1)
    return [OutboxRow(*row) for row in store.rows(query.order_by(ranked.c.due).limit(limit))]


def next_due(store: Store) -> float | None:
    """When the next notification is due."""
    table = schema.outbox
    found: float | None = store.scalar(sa.select(sa.func.min(table.c.due)).where(table.c.status == "waiting"))
    return found


def claim(store: Store, row: OutboxRow) -> bool:
    """Lease a notification to this process; False if another one has it."""
    table, now = schema.outbox, time.time()
    mine = sa.and_(table.c.id == row.id, table.c.status == "waiting", table.c.leased < now)
    return bool(store.write(sa.update(table).where(mine).values(leased=now + LEASE_SECONDS)))


def release_all(store: Store) -> None:
    """End all leases, on SQLite, where no other process can hold one."""
    if store.is_sqlite:
        store.write(sa.update(schema.outbox).where(schema.outbox.c.leased > 0).values(leased=0.0))


def change(store: Store, id_: str, **changes: Any) -> None:
    """Record the outcome of an attempt, or a later time; ends the lease."""
    store.write(sa.update(schema.outbox).where(schema.outbox.c.id == id_).values(leased=0.0, **changes))


def last_sent(store: Store, channel: str, game: str) -> float | None:
    """When the last notification about a game was sent on a channel."""
    table = schema.outbox
    which = sa.and_(table.c.channel == channel, table.c.game == game, table.c.status == "sent")
    found: float | None = store.scalar(sa.select(sa.func.max(table.c.due)).where(which))
    return found


def log_of(store: Store, person: str) -> list[OutboxRow]:
    """A person's latest notifications, the latest first."""
    table = schema.outbox
    query = sa.select(table).where(table.c.person == person).order_by(table.c.created.desc()).limit(MOST_LOGGED)
    return [OutboxRow(*row) for row in store.rows(query)]


def prune(store: Store) -> None:
    """Remove old finished notifications, except those of the present position of a game, which would be announced
    again."""
    table, games = schema.outbox, schema.games
    is_turn = sa.and_(table.c.kind == "turn", table.c.number == games.c.turn)
    is_latest = sa.or_(is_turn, sa.and_(table.c.kind != "turn", table.c.number == games.c.length))
    is_present = sa.exists().where(games.c.id == table.c.game, games.c.status == TableStatus.OPEN, is_latest)
    old = sa.and_(table.c.status != "waiting", table.c.due < time.time() - LOG_SECONDS, ~is_present)
    store.write(sa.delete(table).where(old))
