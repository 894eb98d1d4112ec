"""Engines for SQLite and PostgreSQL, and the write lock of SQLite.

SQLite has one writer at a time. Writers of this process queue for a lock, which is faster than polling SQLite's file
lock. If another program holds the file, a writer waits briefly; then writes fail at once, except for a retry now and
then, so requests do not pile up.
"""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from types import TracebackType
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import StaticPool

BUSY_SECONDS = 0.5
"""Seconds to wait for another program that writes to the SQLite file."""
SERVER_SECONDS = 0.15
"""The same in a server."""
TRY_SECONDS = 0.05
"""The same on a retry, after the file was found locked."""
SHUT_SECONDS = 0.4
"""Seconds between two retries."""
LINE_SECONDS = 10.0
"""Maximum seconds a writer waits for the lock of this process."""
CONNECT_SECONDS = 5
LOCK_MILLISECONDS = 5000
"""PostgreSQL's `lock_timeout`."""
WRITES = "cz18_writes"
ASKS = "cz18_asks"
"""Marks connections for single queries, which need no transaction."""
PATIENCE = "cz18_patience"
ON_DISK: dict[str, Any] = {"pool_size": 20, "max_overflow": 40, "pool_timeout": 5, "pool_use_lifo": True}
"""LIFO: the page cache of the connection used last is most likely still valid."""


def open_engine(url: sa.URL) -> sa.Engine:
    return _sqlite(url) if url.get_backend_name() == "sqlite" else _postgresql(url)


def _postgresql(url: sa.URL) -> sa.Engine:
    engine = sa.create_engine(
        url,
        hide_parameters=True,  # no names and texts in error messages
        pool_size=10,
        max_overflow=30,
        pool_use_lifo=True,  # few connections, with prepared statements
        pool_timeout=CONNECT_SECONDS,
        connect_args={"connect_timeout": CONNECT_SECONDS},
    )

    @sa.event.listens_for(engine, "connect")
    def _set_up(connection: Any, record: Any) -> None:
        connection.execute(f"SET lock_timeout = {LOCK_MILLISECONDS}")
        connection.commit()

    return engine


def _sqlite(url: sa.URL) -> sa.Engine:
    in_memory = url.database in (None, "", ":memory:")
    if not in_memory:
        _keep_to_owner(str(url.database))
    engine = sa.create_engine(
        url,
        hide_parameters=True,
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
        **({"poolclass": StaticPool} if in_memory else ON_DISK),
    )

    @sa.event.listens_for(engine, "connect")
    def _set_up(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # BEGIN is issued below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        options = connection.get_execution_options()
        if options.get(ASKS, False):
            return
        if not options.get(WRITES, False):
            connection.exec_driver_sql("BEGIN")
            return
        have_patience(connection.info, connection.exec_driver_sql, options.get(PATIENCE, BUSY_SECONDS))
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def have_patience(info: MutableMapping[Any, Any], say: Callable[[str], object], seconds: float) -> None:
    """Set the busy timeout of a SQLite connection, if it differs."""
    if info.get(PATIENCE) != seconds:
        say(f"PRAGMA busy_timeout={round(seconds * 1000)}")
        info[PATIENCE] = seconds


def _keep_to_owner(path: str) -> None:
    """Restrict the SQLite files to their owner; SQLite creates the WAL with the mode of the file."""
    with suppress(OSError):  # SQLite reports the error itself
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        for file in (path, f"{path}-wal", f"{path}-shm"):
            if os.path.exists(file) and os.stat(file).st_mode & 0o077:
                os.chmod(file, 0o600)


def is_locked(problem: BaseException | None) -> bool:
    """Does another program lock the SQLite file?"""
    return isinstance(problem, OperationalError) and "database is locked" in str(problem.orig)


def is_read_only(problem: BaseException | None) -> bool:
    """Is the database read-only: its file, its disk, or a PostgreSQL standby?"""
    if not isinstance(problem, DBAPIError):
        return False
    return getattr(problem.orig, "sqlstate", None) == "25006" or "readonly database" in str(problem.orig)


def _locked() -> OperationalError:
    return OperationalError("wait", {}, sqlite3.OperationalError("database is locked"))


class WriteLock:
    """Reentrant lock for the writers of SQLite in this process.

    Raises OperationalError at once while the file is known to be locked by another program.
    """

    def __init__(self, patience: float = BUSY_SECONDS) -> None:
        self._lock = threading.RLock()
        self._patience = patience
        self._depth = 0
        self._shut_until = 0.0
        self._is_shut = False

    @property
    def patience(self) -> float:
        """Seconds to wait for another program now."""
        return TRY_SECONDS if self._is_shut else self._patience

    def __enter__(self) -> None:
        if not self._lock.acquire(timeout=LINE_SECONDS):
            raise _locked()
        if not self._depth and time.monotonic() < self._shut_until:
            self._lock.release()
            raise _locked()
        self._depth += 1

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if is_locked(problem):
            self._is_shut = True
            self._shut_until = time.monotonic() + SHUT_SECONDS
        elif problem is None:
            self._is_shut = False
        self._depth -= 1
        self._lock.release()
