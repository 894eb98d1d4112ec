"""What is asked at every action, given to the database's driver as it is.

For a small question SQLAlchemy takes ten times as long as the driver and SQLite together (190 µs to 17), most of it for
a transaction that a single question does not need. So the few statements of every action are written with it, compiled
once, and then go straight to the driver. Connections are those of its pool, and faults are raised as its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from contextlib import contextmanager, suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.exc import DBAPIError


class Prepared:
    """A statement that is compiled once for each kind of database. Columns come as the driver gives them."""

    def __init__(self, statement: sa.Executable) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, dict[str, Any], tuple[str, ...] | None]] = {}

    def with_values(self, given: Mapping[str, Any], dialect: Dialect) -> tuple[str, Any]:
        """Its text and its values as the driver wants them: by their names, or in their order."""
        if dialect.name not in self._compiled:
            made: Any = self._statement.compile(dialect=dialect)  # type: ignore[attr-defined]
            fixed = {name: value for name, value in made.params.items() if value is not None}
            self._compiled[dialect.name] = made.string, fixed, tuple(made.positiontup) if made.positional else None
        text, fixed, order = self._compiled[dialect.name]
        values = {**fixed, **given}
        return text, values if order is None else [values[name] for name in order]


class Driver:
    """The driver's own connection, while somebody holds it."""

    __slots__ = ("_connection", "_dialect", "info")

    def __init__(self, dialect: Dialect, connection: Any, info: MutableMapping[Any, Any]) -> None:
        self._dialect = dialect
        self._connection = connection
        self.info = info
        """What is known of the connection as long as it lasts."""

    def execute(self, statement: Prepared, values: Mapping[str, Any]) -> Any:
        """The driver's cursor after this statement. More values may be given than it asks for."""
        return self._connection.execute(*statement.with_values(values, self._dialect))

    def say(self, text: str) -> None:
        """A statement without values."""
        self._connection.execute(text)


class Drivers:
    """The drivers' connections in the pool of an engine. Without `say("BEGIN")` each statement stands for itself."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self.fault_listeners: list[Callable[[DBAPIError], None]] = []
        """Told of faults, as those who listen to the engine's `handle_error` are told of its own."""

    @contextmanager
    def held(self) -> Iterator[Driver]:
        """Raises what SQLAlchemy would raise. What was begun and not committed has not happened."""
        dialect, pooled = self._engine.dialect, None
        try:
            pooled = self._engine.raw_connection()
            connection: Any = pooled.driver_connection
            if dialect.name == "sqlite":  # opened without transactions of its own
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
            self._engine.dispose()  # the others will be lost, too
        fault: Any = DBAPIError.instance(
            None, None, problem, self._engine.dialect.loaded_dbapi.Error, hide_parameters=True,
            connection_invalidated=lost, dialect=self._engine.dialect,
        )  # fmt: skip
        for listener in self.fault_listeners:
            listener(fault)
        return fault  # type: ignore[no-any-return]


@contextmanager
def _single_statements(connection: Any) -> Iterator[None]:
    """Each statement to PostgreSQL is a transaction of its own: one way to it and back."""
    connection.autocommit = True
    try:
        yield
    finally:
        with suppress(Exception):  # it is lost
            connection.autocommit = False
