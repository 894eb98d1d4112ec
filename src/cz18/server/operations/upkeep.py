"""Periodic work of a server: apply changes by the operator, and remove expired data."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

import sqlalchemy as sa

from cz18.server.admission import limiter
from cz18.server.games.analysis.plans import DAYS
from cz18.server.notify import outbox
from cz18.server.people.bans import Admission
from cz18.server.storage import plans, schema, unused
from cz18.server.storage.store import Store

log = logging.getLogger("cz18.server.upkeep")

LOOK_SECONDS = 2.0
"""Maximum seconds until a change by the operator takes effect."""
TIDY_SECONDS = 60.0


class Upkeep:
    def __init__(
        self,
        store: Store,
        admission: Admission,
        unused_days: float,
        banned: Callable[[], None],
        report: Callable[[], None],
        look_seconds: float = LOOK_SECONDS,
    ) -> None:
        self._store = store
        self._admission = admission
        self._unused_days = unused_days
        self._banned = banned
        """Called after new bans."""
        self._report = report
        self._look_seconds = min(look_seconds, LOOK_SECONDS)
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._work, name="upkeep", daemon=True)

    def start(self) -> None:
        self._thread.start()  # first: it retries if the database is unavailable now
        self._admission.refresh()

    def stop(self) -> None:
        self._stopping.set()
        self._thread.join(timeout=5)

    def _work(self) -> None:
        tidied = time.monotonic()
        while not self._stopping.wait(self._look_seconds):
            try:
                self.look()
                self._report()
                if time.monotonic() - tidied >= TIDY_SECONDS:
                    tidied = time.monotonic()
                    self.tidy()
            except Exception:
                log.warning("periodic work failed; retrying", exc_info=True)

    def look(self) -> None:
        """Read bans and settings of the operator."""
        if self._admission.refresh():
            self._banned()

    def tidy(self) -> None:
        """Remove expired limits, sessions, people without anything else, bans, plans and unused games."""
        limiter.prune(self._store)
        outbox.prune(self._store)
        now = time.time()
        people, sessions = schema.people, schema.sessions
        known = [sa.exists().where(table.c.person == people.c.id) for table in (schema.accounts, schema.holds)]
        present = sa.exists().where(sessions.c.person == people.c.id, sessions.c.expires >= now)
        left = sa.select(sessions.c.person).where(sessions.c.expires < now)
        forgotten = sa.delete(people).where(people.c.id.in_(left), sa.not_(sa.or_(present, *known)))
        with self._store.writing() as connection:
            connection.execute(forgotten)
            for table, end in ((schema.sessions, schema.sessions.c.expires), (schema.bans, schema.bans.c.until)):
                connection.execute(sa.delete(table).where(end < now))
        plans.expire(self._store, DAYS)
        if self._unused_days:
            gone = unused.expire(self._store, self._unused_days)
            if gone:
                log.info("removed unused games", extra={"games": len(gone)})
