"""A connection to the database: reading, and writing durably. What is read and written is in `store`."""

from __future__ import annotations

import secrets
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.pool import StaticPool

from cz18.server.storage.database import ASKS, BUSY_SECONDS, PATIENCE, WRITES, Turn, have_patience, open_engine
from cz18.server.storage.driver import Driver, Drivers
from cz18.server.storage.migrations import revision_of, upgrade

CHANNEL = "cz18"
"""The PostgreSQL channel on which workers tell each other what is new."""
LARGEST_BATCH = 64
NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("message", type_=sa.Text)))


class Outdated(Exception):
    """What was read is not so any more: nothing was done."""


class _Job:
    """Something to be written, by SQLAlchemy or by the driver; whether it has been tried, and what was wrong."""

    __slots__ = ("by_driver", "done", "fault", "finished", "job")

    def __init__(self, job: Callable[[Any], None], by_driver: bool) -> None:
        self.job = job
        self.by_driver = by_driver
        self.done = False
        self.finished = threading.Event()
        self.fault: BaseException | None = None


class Connected:
    """A database, for several threads at once."""

    def __init__(self, url: str, patience: float = BUSY_SECONDS) -> None:
        self.url = sa.make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.worker = secrets.token_hex(4)
        """By which the processes on one database tell each other apart."""
        self.engine = open_engine(self.url)
        # Single questions need no transaction of their own; on PostgreSQL that spares two ways to it and back.
        self._readers = self.engine.execution_options(
            **({ASKS: True} if self.is_sqlite else {"isolation_level": "AUTOCOMMIT"})
        )
        self.drivers = Drivers(self.engine)
        self._turn = Turn(patience)
        self._writer: Any = self._turn if self.is_sqlite else nullcontext()
        self._waiting: deque[_Job] = deque()
        # In memory there is one connection, for readers too.
        self._reader: Any = self._writer if isinstance(self.engine.pool, StaticPool) else nullcontext()

    def upgrade(self) -> None:
        """Bring the database to the present shape. Raises NewerDatabase if it is beyond that."""
        upgrade(self.engine)

    def revision(self) -> str | None:
        """The shape the database has; None if there is nothing in it."""
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

    @contextmanager
    def asking(self) -> Iterator[Driver]:
        """For single statements of every action: the driver itself."""
        with self._reader, self.drivers.held() as driver:
            yield driver

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is durable at the end of the block, or has not happened."""
        with self._writer, self.engine.connect() as connection:
            connection = connection.execution_options(**{WRITES: True, PATIENCE: self._turn.patience})
            with connection.begin():
                yield connection

    def durably(self, job: Callable[[Connection], None]) -> None:
        """Do a small job in a transaction, with others' where that is quicker."""
        if self.is_sqlite:
            self._together(_Job(job, by_driver=False))
        else:
            with self.writing() as connection:
                job(connection)

    def durably_by_driver(self, job: Callable[[Driver], None]) -> None:
        """The same for what is done at every action. On PostgreSQL it is a single statement."""
        if self.is_sqlite:
            self._together(_Job(job, by_driver=True))
        else:
            with self.asking() as driver:
                job(driver)

    def _together(self, mine: _Job) -> None:
        """Do a small job durably. What several threads want done meanwhile goes to the disk with one commit.

        Whoever gets the lock does all that is waiting; the others find their job done. Waiting for the disk is
        most of the time of a small transaction (SQLite; PostgreSQL does this by itself). A job may be done again
        after a transaction that has not happened.
        """
        self._waiting.append(mine)
        try:
            with self._writer:
                if not mine.done:
                    self._do_waiting(mine)
        except OperationalError:  # the file is held by another program, or too many writers wait
            if self._withdraw(mine):
                raise
        if mine.fault is not None:
            raise mine.fault

    def _do_waiting(self, mine: _Job) -> None:
        batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_BATCH))]
        if mine not in batch:  # more are waiting than go together
            self._waiting.remove(mine)
            batch.append(mine)
        for by_driver in (True, False):
            self._do_all([item for item in batch if item.by_driver is by_driver])

    def _withdraw(self, mine: _Job) -> bool:
        """Take back a job nobody has begun: its caller is told that it was not done. False if another thread did it."""
        try:
            self._waiting.remove(mine)
        except ValueError:
            mine.finished.wait()
            return False
        return True

    def _do_all(self, batch: list[_Job]) -> None:
        """In one transaction; if one of them meets a conflict or is out of date, each in its own."""
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
        except BaseException as problem:  # nothing of it has happened
            for item in batch:
                item.fault = problem
        finally:
            for item in batch:
                item.done = True
                item.finished.set()

    @contextmanager
    def _writing_by_driver(self) -> Iterator[Driver]:
        """A transaction of SQLite, as in `writing`."""
        with self._writer, self.drivers.held() as driver:
            have_patience(driver.info, driver.say, self._turn.patience)
            driver.say("BEGIN IMMEDIATE")
            yield driver
            driver.say("COMMIT")

    def tell(self, connection: Connection, message: str) -> None:
        """Tell the other workers, when and if this transaction is durable."""
        if not self.is_sqlite:
            connection.execute(NOTIFY, {"message": message})
