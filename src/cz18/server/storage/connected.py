"""Reading from the database, and durable writing. The queries are in `store`."""

from __future__ import annotations

import secrets
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.pool import StaticPool

from cz18.server.storage.database import (
    ASKS,
    BUSY_SECONDS,
    PATIENCE,
    WRITES,
    WriteLock,
    have_patience,
    open_engine,
)
from cz18.server.storage.driver import Driver, Drivers
from cz18.server.storage.migrations import revision_of, upgrade

CHANNEL = "cz18"
"""The PostgreSQL channel for messages between workers."""
LARGEST_BATCH = 64
NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("message", type_=sa.Text)))


class Conflict(Exception):
    """A unique value, such as an entry's number or key, is taken."""


class Outdated(Exception):
    """The table has changed since it was read; nothing was written."""


class _Job:
    """A write that waits for a batch, through SQLAlchemy or the driver, and its outcome."""

    __slots__ = ("by_driver", "done", "fault", "finished", "job")

    def __init__(self, job: Callable[[Any], None], by_driver: bool) -> None:
        self.job = job
        self.by_driver = by_driver
        self.done = False
        self.finished = threading.Event()
        self.fault: BaseException | None = None


class Connected:
    """A database. Thread-safe."""

    def __init__(self, url: str, patience: float = BUSY_SECONDS) -> None:
        self.url = sa.make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.worker = secrets.token_hex(4)
        """Random id of this process among those on one database."""
        self.engine = open_engine(self.url)
        # Single queries need no transaction; on PostgreSQL that saves two round trips.
        self._readers = self.engine.execution_options(
            **({ASKS: True} if self.is_sqlite else {"isolation_level": "AUTOCOMMIT"})
        )
        self.drivers = Drivers(self.engine)
        self._turn = WriteLock(patience)
        self._writer: Any = self._turn if self.is_sqlite else nullcontext()
        self.large_writes = threading.Lock()
        """Held while a long log is written, so that other writers compete with at most one."""
        self._waiting: deque[_Job] = deque()
        # A database in memory has one connection, shared with readers.
        self._reader: Any = self._writer if isinstance(self.engine.pool, StaticPool) else nullcontext()

    def upgrade(self) -> None:
        """Migrate to the current schema. Raises NewerDatabase if the database has a later one."""
        upgrade(self.engine)

    def revision(self) -> str | None:
        """The schema revision; None if the database is empty."""
        return revision_of(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    def ping(self) -> None:
        """Raises if the database cannot be reached."""
        with self.reading() as connection:
            connection.execute(sa.select(1))

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._reader, self._readers.connect() as connection:
            yield connection

    def rows(self, query: Any, values: Mapping[str, Any] | None = None) -> Sequence[Any]:
        with self.reading() as connection:
            return connection.execute(query, values).all()

    def row(self, query: Any, values: Mapping[str, Any] | None = None) -> Any:
        with self.reading() as connection:
            return connection.execute(query, values).first()

    def scalar(self, query: Any, values: Mapping[str, Any] | None = None) -> Any:
        """The first value of the first row; None without one."""
        with self.reading() as connection:
            return connection.scalar(query, values)

    @contextmanager
    def asking(self) -> Iterator[Driver]:
        """The driver itself, for frequent single statements."""
        with self._reader, self.drivers.held() as driver:
            yield driver

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction, committed durably at the end of the block or rolled back."""
        with self._writer, self.engine.connect() as connection:
            connection = connection.execution_options(**{WRITES: True, PATIENCE: self._turn.patience})
            with connection.begin():
                yield connection

    def write(self, statement: Any, values: Any = None) -> int:
        """Execute one statement durably; the number of rows it changed."""
        with self.writing() as connection:
            return connection.execute(statement, values).rowcount

    def durably(self, job: Callable[[Connection], None]) -> None:
        """Run a small job in a transaction; on SQLite batched with those of other threads."""
        if self.is_sqlite:
            self._together(_Job(job, by_driver=False))
        else:
            with self.writing() as connection:
                job(connection)

    def durably_by_driver(self, job: Callable[[Driver], None]) -> None:
        """`durably` through the driver. On PostgreSQL the job is a single statement."""
        if self.is_sqlite:
            self._together(_Job(job, by_driver=True))
        else:
            with self.asking() as driver:
                job(driver)

    def _together(self, mine: _Job) -> None:
        """Group commit for SQLite: the thread that gets the lock runs all waiting jobs in one transaction.

        Most of the time of a small transaction is the wait for the disk. A job may run again after a rollback.
        """
        self._waiting.append(mine)
        try:
            with self._writer:
                if not mine.done:
                    self._do_waiting(mine)
        except OperationalError:  # another program locks the file, or the queue is too long
            if self._withdraw(mine):
                raise
        if mine.fault is not None:
            raise mine.fault

    def _do_waiting(self, mine: _Job) -> None:
        batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_BATCH))]
        if mine not in batch:  # it waits beyond the largest batch
            self._waiting.remove(mine)
            batch.append(mine)
        for by_driver in (True, False):
            self._do_all([item for item in batch if item.by_driver is by_driver])

    def _withdraw(self, mine: _Job) -> bool:
        """Remove a job from the queue. False, after it has finished, if another thread took it."""
        try:
            self._waiting.remove(mine)
        except ValueError:
            mine.finished.wait()
            return False
        return True

    def _do_all(self, batch: list[_Job]) -> None:
        """Run the jobs in one transaction; after a conflict, each in its own."""
        if not batch:
            return
        try:
            with self._writing_by_driver() if batch[0].by_driver else self.writing() as connection:
                for item in batch:
                    item.job(connection)
        except (IntegrityError, Outdated) as problem:
            if len(batch) == 1:
                batch[0].fault = problem
            else:
                for item in batch:
                    self._do_all([item])
        except BaseException as problem:  # rolled back
            for item in batch:
                item.fault = problem
        finally:
            for item in batch:
                item.done = True
                item.finished.set()

    @contextmanager
    def _writing_by_driver(self) -> Iterator[Driver]:
        """`writing` through the driver, for SQLite."""
        with self._writer, self.drivers.held() as driver:
            have_patience(driver.info, driver.say, self._turn.patience)
            driver.say("BEGIN IMMEDIATE")
            yield driver
            driver.say("COMMIT")

    def insert(self, table: sa.Table) -> Any:
        """An INSERT that can say what to do on a conflict."""
        return (sqlite if self.is_sqlite else postgresql).insert(table)

    def notify(self, connection: Connection, message: str) -> None:
        """Notify the other workers when this transaction commits."""
        if not self.is_sqlite:
            connection.execute(NOTIFY, {"message": message})
