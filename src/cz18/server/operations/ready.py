"""Readiness of a worker: it can store actions, receives other workers' messages, bots move, and it answers in time.

The check runs at most once a second (every ten seconds for other machines) in its own thread, and `/ready` waits a
second for it. It writes and removes rows about as large as an action, unless an action was just stored.
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
from cz18.server.storage.store import Store

KEPT_SECONDS = 1.0
STRANGERS_SECONDS = 10.0
"""Seconds for which other machines get a cached positive answer: a check writes to the disk."""
PATIENCE_SECONDS = 1.0
LATE_SECONDS = 3.0
"""Maximum lag of the event loop, and maximum wait for a thread. A busy machine alone stays below it."""
STORED_SECONDS = 2.0
"""Seconds for which a stored action replaces the trial write."""
OPPONENT_SECONDS = 60.0
"""Bots fail if a game has waited longer than this for one and none has moved."""
TRIAL_ROWS = 48
TRIAL_KEY = 200
"""Rows and characters of a trial write: about 20 KB with the index, more than most actions."""
OK = "ok"
NOT_KNOWN = "not known"


class Found(NamedTuple):
    """The result of a check: `OK`, or what is wrong, for each part."""

    database: str
    listener: str
    opponents: str
    answers: str

    @property
    def is_ready(self) -> bool:
        return set(self) == {OK}


class Readiness:
    """Checks the parts of a worker. `ask` runs an empty job on the threads of requests."""

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
        """Games in backoff because their bots need too much time."""
        store.drivers.fault_listeners.append(self._refused)

    def _refused(self, problem: DBAPIError) -> None:
        """Discard a positive result after an error of the database. Thread-safe."""
        if is_full(problem) or is_read_only(problem):
            self._stored_at = float("-inf")
            if self._found is not None and self._found.is_ready:
                self._found = None

    def entry_made(self, made: Recorded) -> None:
        """Note a durable entry of this process. Thread-safe."""
        self._stored_at = time.monotonic()
        if made.entry.by in ("bot", "stand_in"):
            self._opponent_moved_at = self._stored_at

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def look(self, *, is_near: bool = True) -> Found:
        """The current result. Only programs on this machine (`is_near`) can trigger a check every second."""
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
            listener = OK if self._workers.is_well() else "no messages from other workers"
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
        """Write rows and remove them again, in two transactions, to prove that the disk has space for an action.

        Replacing one row would need no new space. Rows left behind by a server count as expired limits.
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
        self._store.write(mine)

    def _opponents(self) -> str:
        """Not `OK` if no bot has moved here for long while a game outside backoff waits."""
        if time.monotonic() - self._opponent_moved_at <= OPPONENT_SECONDS:
            return OK
        resting, late = self.resting(), time.time() - OPPONENT_SECONDS
        waiting = self._store.waiting_for_bots()
        return "do not answer" if any(row.changed < late and row.id not in resting for row in waiting) else OK


async def _within(future: Future[Any]) -> bool:
    """Wait for a future without cancelling it; whether it finished in time."""
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
