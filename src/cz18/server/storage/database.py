"""The connection to the database: how it is opened, and who may write when.

SQLite has one writer at a time. In this process writers stand in a line, which is quicker than waiting for its file
lock. Another program that holds the file is waited for shortly; then whoever writes is told so at once, and only now
and again somebody tries whether it is free again. So nobody's request waits behind a long line of others'.
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
"""How long another program that writes to the SQLite file is waited for."""
SERVER_SECONDS = 0.15
"""The same in a server, where players wait behind whoever waits."""
TRY_SECONDS = 0.05
"""The same, when it has not let go before."""
SHUT_SECONDS = 0.4
"""So long nobody tries again."""
LINE_SECONDS = 10.0
"""How long a writer stands in line at most."""
CONNECT_SECONDS = 5
LOCK_MILLISECONDS = 5000
"""How long PostgreSQL lets a statement wait for another one's lock."""
WRITES = "cz18_writes"
ASKS = "cz18_asks"
"""Single questions, which need no transaction of their own."""
PATIENCE = "cz18_patience"
ON_DISK: dict[str, Any] = {"pool_size": 20, "max_overflow": 40, "pool_timeout": 5, "pool_use_lifo": True}
"""The connection used last is used next: what it has read of the file is still so, if no other has written since."""


def open_engine(url: sa.URL) -> sa.Engine:
    """SQLAlchemy's engine for this database."""
    return _sqlite(url) if url.get_backend_name() == "sqlite" else _postgresql(url)


def _postgresql(url: sa.URL) -> sa.Engine:
    engine = sa.create_engine(
        url,
        hide_parameters=True,  # names and texts are not for messages about faults
        pool_size=10,
        max_overflow=30,
        pool_use_lifo=True,  # few connections, which know their statements
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
        connection.isolation_level = None  # we say BEGIN ourselves
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
    """Let a connection to SQLite wait so long for another program, unless it does already."""
    if info.get(PATIENCE) != seconds:
        say(f"PRAGMA busy_timeout={round(seconds * 1000)}")
        info[PATIENCE] = seconds


def _keep_to_owner(path: str) -> None:
    """The files of a SQLite database are for their owner only: the log beside it is made like the file itself."""
    with suppress(OSError):  # where it cannot be made the database says so, in its own words
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        for file in (path, f"{path}-wal", f"{path}-shm"):
            if os.path.exists(file) and os.stat(file).st_mode & 0o077:
                os.chmod(file, 0o600)


def is_locked(problem: BaseException | None) -> bool:
    """Does another program hold the SQLite file?"""
    return isinstance(problem, OperationalError) and "database is locked" in str(problem.orig)


def is_read_only(problem: BaseException | None) -> bool:
    """Can the database be read and not written: its file, its disk, or a PostgreSQL that follows another one?"""
    if not isinstance(problem, DBAPIError):
        return False
    return getattr(problem.orig, "sqlstate", None) == "25006" or "readonly database" in str(problem.orig)


def _locked() -> OperationalError:
    return OperationalError("wait", {}, sqlite3.OperationalError("database is locked"))


class Turn:
    """The right to write to SQLite, for one thread at a time; it may take it again while it has it.

    Raises OperationalError where the file is known to be held by another program.
    """

    def __init__(self, patience: float = BUSY_SECONDS) -> None:
        self._lock = threading.RLock()
        self._patience = patience
        self._depth = 0
        self._shut_until = 0.0
        self._is_shut = False

    @property
    def patience(self) -> float:
        """How long to wait for another program now."""
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
