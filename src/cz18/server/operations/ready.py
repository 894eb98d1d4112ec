"""Is this worker ready to serve: can it write, does it hear the other workers, do opponents answer?

Asked at most once a second, in a thread of its own, and waited for a second: whoever asks is answered soon, also when
the database does not.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from cz18.server.games.views import Recorded
from cz18.server.games.workers import Workers
from cz18.server.storage import schema
from cz18.server.storage.database import is_locked
from cz18.server.storage.rows import TableStatus
from cz18.server.storage.store import Store

KEPT_SECONDS = 1.0
PATIENCE_SECONDS = 1.0
OPPONENT_SECONDS = 60.0
"""Opponents of whom none has moved for so long, though one is waited for that long, do not answer."""
OK = "ok"


class Found(NamedTuple):
    """What was found, a word for each thing."""

    database: str
    listener: str
    opponents: str

    @property
    def is_ready(self) -> bool:
        return set(self) == {OK}


class Readiness:
    """Looks whether everything that is needed is there."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._thread = ThreadPoolExecutor(1, "ready")
        self._looking: Future[tuple[str, str]] | None = None
        self._found: Found | None = None
        self._found_at = 0.0
        self._opponent_moved_at = time.monotonic()

    def entry_made(self, made: Recorded) -> None:
        """From any thread: an entry of this process is durable."""
        if made.entry.by in ("bot", "stand_in"):
            self._opponent_moved_at = time.monotonic()

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def look(self) -> Found:
        """On the event loop."""
        if self._found is None or time.monotonic() - self._found_at > KEPT_SECONDS:
            database, opponents = await self._ask()
            listener = OK if self._workers.is_well() else "does not hear the other workers"
            self._found, self._found_at = Found(database, listener, opponents), time.monotonic()
        return self._found

    async def _ask(self) -> tuple[str, str]:
        if self._looking is None or self._looking.done():
            self._looking = self._thread.submit(self._look_at_database)
        waiting = asyncio.shield(asyncio.wrap_future(self._looking))
        try:
            return await asyncio.wait_for(waiting, PATIENCE_SECONDS)
        except TimeoutError:
            return "does not answer", "not known"

    def _look_at_database(self) -> tuple[str, str]:
        try:
            with self._store.writing() as connection:
                if not self._store.is_sqlite and connection.scalar(sa.text("SHOW transaction_read_only")) != "off":
                    return "read only", "not known"
            return OK, self._opponents()
        except SQLAlchemyError as problem:
            return ("locked by another program" if is_locked(problem) else "does not answer"), "not known"

    def _opponents(self) -> str:
        """Somebody waits for an opponent for long, and none has moved here."""
        games, seats = schema.games, schema.seats
        query = (
            sa.select(sa.func.min(games.c.changed))
            .join(seats, sa.and_(seats.c.game == games.c.id, seats.c.seat == games.c.decides))
            .where(
                games.c.status == TableStatus.OPEN.value,
                sa.or_(seats.c.kind == "bot", seats.c.stand_in.is_not(None)),
            )
        )
        with self._store.reading() as connection:
            since = connection.scalar(query)
        waits = since is not None and time.time() - since > OPPONENT_SECONDS
        quiet = time.monotonic() - self._opponent_moved_at > OPPONENT_SECONDS
        return "do not answer" if waits and quiet else OK
