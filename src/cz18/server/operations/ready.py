"""Is this worker ready: can it store actions, does it hear the other workers, do bots move, does it answer in time?

It is looked at once a second at most (every ten seconds for other machines), in a thread of its own, and waited for a
second: `/ready` is answered soon, also when the database is not. That a server can store actions is tried: rows about
as large as an action are written durably and removed again, unless an action has just been stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from cz18.server.errors import is_full
from cz18.server.games.views import Recorded
from cz18.server.games.workers import Workers
from cz18.server.operations.pulse import Pulse
from cz18.server.storage import schema
from cz18.server.storage.database import is_locked, is_read_only
from cz18.server.storage.rows import TableStatus
from cz18.server.storage.store import Store

KEPT_SECONDS = 1.0
STRANGERS_SECONDS = 10.0
"""For how long other machines get the same good answer: a trial writes to the disk."""
PATIENCE_SECONDS = 1.0
LATE_SECONDS = 3.0
"""An event loop that was later than this within the last seconds, or a request that waits for a thread for longer, is
not answered in time. A busy machine alone delays both by less."""
STORED_SECONDS = 2.0
"""An action stored so recently shows that actions can be stored."""
OPPONENT_SECONDS = 60.0
"""A bot has been waited for longer than this, and none has moved: bots do not move."""
TRIAL_ROWS = 48
TRIAL_KEY = 200
"""Rows and characters of a trial, as large as the tables allow: about 20 KB with the index, more than most actions."""
OK = "ok"
NOT_KNOWN = "not known"


class Found(NamedTuple):
    """What was found, a word for each thing."""

    database: str
    listener: str
    opponents: str
    answers: str

    @property
    def is_ready(self) -> bool:
        return set(self) == {OK}


class Readiness:
    """Looks whether everything that is needed works. `ask` does nothing in a thread that requests wait for, too."""

    def __init__(self, store: Store, workers: Workers, pulse: Pulse, ask: Callable[[], Future[Any]]) -> None:
        self._store = store
        self._workers = workers
        self._pulse = pulse
        self._ask_threads = ask
        self._thread = ThreadPoolExecutor(1, "ready")
        self._looking: Future[tuple[str, str]] | None = None
        self._asking: Future[Any] | None = None
        self._asked_at = 0.0
        self._found: Found | None = None
        self._found_at = 0.0
        self._stored_at = float("-inf")
        self._opponent_moved_at = time.monotonic()
        self.resting: Callable[[], Collection[str]] = frozenset
        """Games whose bots need too much time, and are left alone on purpose."""
        store.drivers.fault_listeners.append(self._refused)

    def _refused(self, problem: DBAPIError) -> None:
        """From any thread: the database has refused an action. What was found before need not hold any more."""
        if is_full(problem) or is_read_only(problem):
            self._stored_at = float("-inf")
            if self._found is not None and self._found.is_ready:
                self._found = None

    def entry_made(self, made: Recorded) -> None:
        """From any thread: an entry of this process is durable."""
        self._stored_at = time.monotonic()
        if made.entry.by in ("bot", "stand_in"):
            self._opponent_moved_at = self._stored_at

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def look(self, *, is_near: bool = True) -> Found:
        """On the event loop. Only programs on this machine (`is_near`) can ask for a trial every second."""
        found = self._found
        seconds = STRANGERS_SECONDS if found is not None and found.is_ready and not is_near else KEPT_SECONDS
        if found is None or time.monotonic() - self._found_at > seconds:
            if self._looking is None or self._looking.done():
                self._looking = self._thread.submit(self._look_at_database)
            if self._asking is None or self._asking.done():
                self._asking, self._asked_at = self._ask_threads(), time.monotonic()
            stored, asked = await asyncio.gather(_within(self._looking), _within(self._asking))
            answers = OK
            if self._pulse.lag() > LATE_SECONDS:
                answers = "event loop is late"
            elif not asked and time.monotonic() - self._asked_at > LATE_SECONDS:
                answers = "requests wait too long"
            database, opponents = self._looking.result() if stored else ("does not answer", NOT_KNOWN)
            listener = OK if self._workers.is_well() else "does not hear the other workers"
            found = Found(database, listener, opponents, answers)
            self._found, self._found_at = found, time.monotonic()
        return found

    def _look_at_database(self) -> tuple[str, str]:
        try:
            if time.monotonic() - self._stored_at > STORED_SECONDS:
                self._try_to_store()
            return OK, self._opponents()
        except SQLAlchemyError as problem:
            return _words(problem), NOT_KNOWN

    def _try_to_store(self) -> None:
        """Write rows and remove them again, in two transactions: then there is room for an action.

        One row that is replaced would prove nothing, because it needs no more room than it has. Rows that a server
        leaves behind have expired and are removed like other limits.
        """
        limits, mark = schema.limits, f"ready/{self._store.worker}/"
        rows = [
            {"key": f"{mark}{number}/".ljust(TRIAL_KEY, "."), "level": 0.0, "expires": 0.0}
            for number in range(TRIAL_ROWS)
        ]
        mine = sa.delete(limits).where(limits.c.key.in_([row["key"] for row in rows]))
        with self._store.writing() as connection:
            connection.execute(mine)
            connection.execute(sa.insert(limits), rows)
        with self._store.writing() as connection:
            connection.execute(mine)

    def _opponents(self) -> str:
        """A game that does not rest has waited for a bot for long, and none has moved here."""
        games, seats = schema.games, schema.seats
        query = (
            sa.select(games.c.id)
            .join(seats, sa.and_(seats.c.game == games.c.id, seats.c.seat == games.c.decides))
            .where(
                games.c.status == TableStatus.OPEN.value,
                sa.or_(seats.c.kind == "bot", seats.c.stand_in.is_not(None)),
                games.c.changed < time.time() - OPPONENT_SECONDS,
            )
        )
        if time.monotonic() - self._opponent_moved_at <= OPPONENT_SECONDS:
            return OK
        resting = self.resting()
        with self._store.reading() as connection:
            waiting = connection.scalars(query.limit(len(resting) + 1))
            return "do not answer" if any(game not in resting for game in waiting) else OK


async def _within(future: Future[Any]) -> bool:
    """Is it done in time? It goes on if it is not."""
    try:
        await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(future)), PATIENCE_SECONDS)
    except TimeoutError:
        return False
    return True


def _words(problem: SQLAlchemyError) -> str:
    if is_locked(problem):
        return "locked by another program"
    if isinstance(problem, DBAPIError) and is_full(problem):
        return "disk is full"
    return "read only" if is_read_only(problem) else "does not answer"
