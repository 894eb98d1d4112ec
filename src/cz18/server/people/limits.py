"""How much somebody may do, counted in the database: for all workers together, and across restarts.

A row holds one number, the moment at which the limit would be unused again if nothing more came (the generic cell
rate algorithm). One statement asks and takes. Only endpoints that write anyway, or are seldom used, are counted here.
"""

from __future__ import annotations

import math
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from cz18.server.errors import too_many
from cz18.server.storage.schema import limits
from cz18.server.storage.store import Store

NOTHING = (0.0, 0.0)
"""The level of what has not been counted, and when it runs out."""


class Limit:
    """So many a second for each of whoever asks, with a burst. None at all if `per_second` is 0."""

    def __init__(self, store: Store, name: str, per_second: float, burst: float) -> None:
        self.name = name
        self.per_second = per_second
        self.burst = max(1.0, burst)
        self._store = store

    def wait(self, who: str) -> float:
        """0 if there is room, else the seconds until there is. Takes nothing."""
        if self.per_second <= 0:
            return 0.0
        key = self.key(who)
        return self.wait_at(kept(self._store, key).get(key, NOTHING)[0])

    def wait_at(self, level: float) -> float:
        """The same, where the number in the row is known."""
        return max(0.0, level - time.time() - (self.burst - 1) / self.per_second)

    def key(self, who: str) -> str:
        return f"{self.name}/{who}"

    def take(self, who: str) -> float:
        """0 if there was room, else the seconds until there is."""
        if self.per_second <= 0:
            return 0.0
        if (wait := self.wait(who)) > 0:  # whoever comes too often is told so without anything being written
            return wait
        now, each = time.time(), 1 / self.per_second
        key = self.key(who)
        latest = now + (self.burst - 1) * each
        level = now

        def job(connection: Connection) -> None:
            nonlocal level
            after = sa.case((limits.c.level > now, limits.c.level), else_=now) + each
            taken = (
                _insert(self._store)
                .values(key=key, level=now + each, expires=now + each)
                .on_conflict_do_update(
                    index_elements=["key"],
                    set_={"level": after, "expires": after},
                    where=limits.c.level <= latest,
                )
                .returning(limits.c.level)
            )
            if connection.execute(taken).first() is not None:
                level = 0.0
            else:
                level = connection.scalar(sa.select(limits.c.level).where(limits.c.key == key)) or now

        self._store.durably(job)
        return max(0.0, level - latest)

    def refuse(self, who: str, code: str, message: str) -> None:
        """Raises ApiError 429 if there is no room."""
        wait = self.take(who)
        if wait > 0:
            raise too_many(code, message, retry_after=math.ceil(wait))


def keep(store: Store, key: str, level: float, expires: float) -> None:
    """Set a number, which is forgotten after its time."""
    row = _insert(store).values(key=key, level=level, expires=expires)
    again = row.on_conflict_do_update(index_elements=["key"], set_={"level": level, "expires": expires})
    store.durably(lambda connection: _do(connection, again))


def _do(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


def kept(store: Store, *keys: str) -> dict[str, tuple[float, float]]:
    """(level, expires) of those numbers that have not run out, with one question for all."""
    query = sa.select(limits).where(limits.c.key.in_(keys), limits.c.expires > time.time())
    with store.reading() as connection:
        return {row.key: (row.level, row.expires) for row in connection.execute(query)}


def forget(store: Store, key: str) -> None:
    store.durably(lambda connection: _do(connection, sa.delete(limits).where(limits.c.key == key)))


def prune(store: Store) -> int:
    """Remove what has run out."""
    with store.writing() as connection:
        return connection.execute(sa.delete(limits).where(limits.c.expires <= time.time())).rowcount


def _insert(store: Store) -> Any:
    return (sqlite if store.is_sqlite else postgresql).insert(limits)
