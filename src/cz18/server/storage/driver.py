"""Statements that go straight to the database driver, for the queries of every action.

For a small query SQLAlchemy takes ten times as long as driver and SQLite together (190 µs against 17), mostly for a
transaction that a single query does not need. These statements are built with SQLAlchemy, compiled once, and run on
connections of its pool; errors are raised as SQLAlchemy's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from contextlib import contextmanager, suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.exc import DBAPIError


class Prepared:
    """A statement compiled once per dialect. Column values are the driver's, without SQLAlchemy's conversions."""

    def __init__(self, statement: sa.Executable) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, dict[str, Any], tuple[str, ...] | None]] = {}

    def with_values(self, given: Mapping[str, Any], dialect: Dialect) -> tuple[str, Any]:
        """The SQL and its parameters, by name or by position as the driver requires."""
        if dialect.name not in self._compiled:
            made: Any = self._statement.compile(dialect=dialect)  # type: ignore[attr-defined]
            fixed = {name: value for name, value in made.params.items() if value is not None}
            self._compiled[dialect.name] = made.string, fixed, tuple(made.positiontup) if made.positional else None
        text, fixed, order = self._compiled[dialect.name]
        values = {**fixed, **given}
        return text, values if order is None else [values[name] for name in order]


class Driver:
    """A connection of the driver, checked out of the pool."""

    __slots__ = ("_connection", "_dialect", "info")

    def __init__(self, dialect: Dialect, connection: Any, info: MutableMapping[Any, Any]) -> None:
        self._dialect = dialect
        self._connection = connection
        self.info = info

    def execute(self, statement: Prepared, values: Mapping[str, Any]) -> Any:
        """Execute a statement and return the driver's cursor. Extra values are ignored."""
        return self._connection.execute(*statement.with_values(values, self._dialect))

    def say(self, text: str) -> None:
        """Execute a statement without parameters."""
        self._connection.execute(text)


class Drivers:
    """Driver connections from an engine's pool, in autocommit mode unless `say("BEGIN")` is called."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self.fault_listeners: list[Callable[[DBAPIError], None]] = []
        """Called with each error, like listeners of the engine's `handle_error`."""

    @contextmanager
    def held(self) -> Iterator[Driver]:
        """Check out a connection; errors are SQLAlchemy's. An open transaction is rolled back at the end."""
        dialect, pooled = self._engine.dialect, None
        try:
            pooled = self._engine.raw_connection()
            connection: Any = pooled.driver_connection
            if dialect.name == "sqlite":  # opened in autocommit mode
                yield Driver(dialect, connection, pooled.info)
            else:
                with _single_statements(connection):
                    yield Driver(dialect, connection, pooled.info)
        except dialect.loaded_dbapi.Error as problem:
            raise self._fault(problem, pooled) from problem
        finally:
            if pooled is not None:
                pooled.close()

    def _fault(self, problem: Any, pooled: Any) -> DBAPIError:
        lost = pooled is not None and self._engine.dialect.is_disconnect(problem, pooled.driver_connection, None)
        if lost:
            with suppress(Exception):
                pooled.invalidate(problem)
            self._engine.dispose()  # the other connections are lost as well
        fault: Any = DBAPIError.instance(
            None, None, problem, self._engine.dialect.loaded_dbapi.Error, hide_parameters=True,
            connection_invalidated=lost, dialect=self._engine.dialect,
        )  # fmt: skip
        for listener in self.fault_listeners:
            listener(fault)
        return fault  # type: ignore[no-any-return]


@contextmanager
def _single_statements(connection: Any) -> Iterator[None]:
    """Autocommit on PostgreSQL: one round trip per statement."""
    connection.autocommit = True
    try:
        yield
    finally:
        with suppress(Exception):  # the connection is lost
            connection.autocommit = False
