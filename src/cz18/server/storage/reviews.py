"""Queries and changes of reviews: the queue, its leases, and the results of units."""

from __future__ import annotations

import json
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from cz18.server.storage import schema
from cz18.server.storage.rows import ReviewRow, ReviewStatus, TableStatus
from cz18.server.storage.store import Store

ROW, PARTS = schema.reviews, schema.review_parts
UNFINISHED = (ReviewStatus.WAITING.value, ReviewStatus.RUNNING.value)


def find(store: Store, game: str) -> ReviewRow | None:
    row = store.row(sa.select(ROW).where(ROW.c.game == game))
    return None if row is None else ReviewRow(*row)


def unfinished(store: Store, origin: str | None = None) -> int:
    """Number of reviews that wait or run: all, or those that an address has asked for."""
    query = sa.select(sa.func.count()).where(ROW.c.status.in_(UNFINISHED))
    if origin is not None:
        query = query.where(ROW.c.origin == origin)
    return int(store.scalar(query) or 0)


def contested(store: Store, game: str) -> list[str]:
    """Of the game and those it was forked from, at any remove: those in progress between two or more people."""
    games, holds = schema.games.c, schema.holds.c
    line = sa.select(games.id, games.forked_from).where(games.id == game).cte(recursive=True)
    line = line.union(sa.select(games.id, games.forked_from).where(games.id == line.c.forked_from))
    people = sa.select(sa.func.count(holds.person.distinct())).where(holds.game == games.id).scalar_subquery()
    query = sa.select(games.id).join(line, line.c.id == games.id)
    return [row[0] for row in store.rows(query.where(games.status == TableStatus.OPEN, people > 1))]


def add(store: Store, game: str, length: int, origin: str) -> None:
    """Queue a review in place of an older one. Nothing changes if another process has just queued it."""
    row = ReviewRow(game, length, ReviewStatus.WAITING.value, 0.0, None, origin, "", 0.0, time.time(), None)
    try:
        with store.writing() as connection:
            _delete(connection, game)
            connection.execute(sa.insert(ROW), row._asdict())
    except IntegrityError:
        return


def remove(store: Store, game: str) -> None:
    """Remove a review; a process that computes it notices after its present unit."""
    with store.writing() as connection:
        _delete(connection, game)


def _delete(connection: sa.Connection, game: str) -> None:
    for table in (PARTS, ROW):
        connection.execute(sa.delete(table).where(table.c.game == game))


def claim(store: Store, seconds: float) -> ReviewRow | None:
    """Lease the next review to this process; None if all are leased. An expired lease is taken over.

    The time since it expired does not count as time of computing.
    """
    now = time.time()
    free = sa.or_(ROW.c.status == ReviewStatus.WAITING, ROW.c.until < now, ROW.c.until > now + 2 * seconds)
    query = sa.select(ROW.c.game, ROW.c.worker, ROW.c.until).where(ROW.c.status.in_(UNFINISHED), free)
    for game, worker, until in store.rows(query.order_by(ROW.c.created).limit(5)):
        values = {
            "status": ReviewStatus.RUNNING.value,
            "worker": store.worker,
            "until": now + seconds,
            "started": sa.func.coalesce(ROW.c.started + (now - ROW.c.until), now),
        }
        same = sa.and_(ROW.c.game == game, ROW.c.worker == worker, ROW.c.until == until)
        claimed = store.write(sa.update(ROW).where(same).values(values))
        if claimed:
            return find(store, game)
    return None


def parts(store: Store, game: str) -> dict[str, Any]:
    """The results of the units that are done."""
    query = sa.select(PARTS.c.unit, PARTS.c.found).where(PARTS.c.game == game)
    return {unit: json.loads(found) for unit, found in store.rows(query)}


def renew(store: Store, review: ReviewRow, seconds: float) -> bool:
    """Renew the lease; False if the review was cancelled or taken over."""
    with store.writing() as connection:
        change = sa.update(ROW).where(_mine(store, review)).values(until=time.time() + seconds)
        return bool(connection.execute(change).rowcount)


def _mine(store: Store, review: ReviewRow) -> sa.ColumnElement[bool]:
    return sa.and_(ROW.c.game == review.game, ROW.c.worker == store.worker, ROW.c.created == review.created)


def keep_part(store: Store, review: ReviewRow, unit: str, found: str, share: float, seconds: float) -> bool:
    """Store the result of a unit and renew the lease; False if the review was cancelled or taken over."""
    try:
        with store.writing() as connection:
            change = sa.update(ROW).where(_mine(store, review)).values(share=share, until=time.time() + seconds)
            if not connection.execute(change).rowcount:
                return False
            connection.execute(sa.insert(PARTS), {"game": review.game, "unit": unit, "found": found})
    except IntegrityError:
        return False
    return True


def finish(store: Store, review: ReviewRow, status: ReviewStatus, result: str | None) -> None:
    """Store the result, and remove the parts and the address."""
    values: dict[str, Any] = {"status": status.value, "result": result, "origin": None}
    if status is ReviewStatus.DONE:
        values["share"] = 1.0
    with store.writing() as connection:
        if connection.execute(sa.update(ROW).where(_mine(store, review)).values(values)).rowcount:
            connection.execute(sa.delete(PARTS).where(PARTS.c.game == review.game))
