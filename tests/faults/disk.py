"""A disk under SQLite that fills up, breaks, is locked or becomes slow. Committed data survives a crash."""

from __future__ import annotations

import sqlite3
from functools import cache
from typing import Any

import sqlalchemy as sa
from faults.simulation import Clock

from cz18.server.storage.store import Store

FULL, BROKEN, LOCKED, READ_ONLY, SLOW, WELL = "full", "broken", "locked", "read-only", "slow", "well"
CANNOT_WRITE = frozenset({FULL, BROKEN, LOCKED, READ_ONLY})
WRITES = ("INSERT", "UPDATE", "DELETE", "COMMIT", "REPLACE")


class Crash(BaseException):
    """The process ends here, as by kill -9."""


class _Cursor(sqlite3.Cursor):
    def execute(self, text: str, *rest: Any) -> Any:
        disk: Disk = self.connection.disk  # type: ignore[attr-defined]
        disk.before(text)
        done = super().execute(text, *rest)
        disk.after(text)
        return done


class _Connection(sqlite3.Connection):
    disk: Disk

    def cursor(self, factory: Any = None) -> Any:
        return super().cursor(_Cursor)

    def execute(self, text: str, *rest: Any) -> Any:
        return self.cursor().execute(text, *rest)

    def commit(self) -> None:
        if self.in_transaction:
            self.execute("COMMIT")

    def close(self) -> None:
        """The disk outlives every process that uses it."""


class Disk:
    """One database file. `state` is the state of the disk; `crash_in` counts down the statements until a crash."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.state = WELL
        self.slow_seconds = 0.0
        self.crash_in = -1
        self.crashed = False
        self._file = sqlite3.connect(":memory:", factory=_Connection, check_same_thread=False)
        self._file.disk = self
        self._file.deserialize(_empty_database())

    def mount(self, store: Store) -> None:
        """Let a new store use this disk."""
        sa.event.listen(store.engine, "do_connect", lambda *_: self._file)

    def look(self, query: str, *values: Any) -> list[Any]:
        """Read the database from outside the server, regardless of the disk's state."""
        return sqlite3.Connection.cursor(self._file).execute(query, values).fetchall()

    def forget_last_entry(self) -> None:
        """Lose the latest entry of each game, to test the harness itself."""
        self.look("DELETE FROM entries WHERE number = (SELECT length FROM games WHERE id = entries.game)")
        self.look("UPDATE games SET length = length - 1 WHERE length > 0")

    def recover(self) -> None:
        """After a crash, discard uncommitted changes."""
        self.crash_in, self.crashed = -1, False
        if self._file.in_transaction:
            sqlite3.Connection.rollback(self._file)

    def before(self, text: str) -> None:
        word = text.lstrip().split(None, 1)[0].upper()
        self._count_down()
        if self.state == SLOW and word == "COMMIT":
            self.clock.sleep(self.slow_seconds)
        elif self.state == BROKEN and word not in ("PRAGMA", "ROLLBACK"):
            raise sqlite3.OperationalError("disk I/O error")
        elif self.state == LOCKED and text.startswith("BEGIN IMMEDIATE"):
            raise sqlite3.OperationalError("database is locked")
        elif self.state == READ_ONLY and word in WRITES and word != "COMMIT":
            raise sqlite3.OperationalError("attempt to write a readonly database")
        elif self.state == FULL and word in WRITES:
            raise sqlite3.OperationalError("database or disk is full")

    def after(self, text: str) -> None:
        if text.lstrip().upper().startswith("COMMIT"):
            self._count_down()

    def _count_down(self) -> None:
        """A crash comes before a statement, or just after a commit."""
        if self.crash_in >= 0:
            self.crash_in -= 1
            if self.crash_in < 0:
                self.crashed = True
                raise Crash


@cache
def _empty_database() -> bytes:
    store = Store("sqlite://")
    store.upgrade()
    with store.engine.connect() as connection:
        raw: Any = connection.connection.driver_connection
        return bytes(raw.serialize())
