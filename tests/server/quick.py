"""Faster databases for tests: each test process runs the migrations once per kind of database.

Later empty databases get the same tables from a script. SQLAlchemy compiles each statement once per kind of
database, not again for every server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from cz18.server.storage import connected
from cz18.server.storage.database import open_engine
from cz18.server.storage.migrations import revision_of, upgrade

CHANGES = ("CREATE", "ALTER", "DROP", "INSERT", "UPDATE", "DELETE")


class _Compiled(dict[Any, Any]):
    """Compiled statements, shared by all engines of one kind of database."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(_of_kind(key), default)

    def __setitem__(self, key: Any, value: Any) -> None:
        super().__setitem__(_of_kind(key), value)


def _of_kind(key: Any) -> Any:
    dialect, *rest = key
    return dialect.name, *rest


_compiled = _Compiled()
_scripts: dict[str, str] = {}


def open_quickly(url: sa.URL) -> sa.Engine:
    """Like `open_engine`, but reuse statements compiled by other engines."""
    engine = open_engine(url)
    engine.update_execution_options(compiled_cache=_compiled)
    return engine


def upgrade_quickly(engine: sa.Engine) -> None:
    """Like `upgrade`, but create the tables of an empty database from a script."""
    kind = engine.dialect.name
    if revision_of(engine) is not None:
        upgrade(engine)
    elif kind not in _scripts:
        _scripts[kind] = _migrated(engine)
    elif kind == "sqlite":
        with engine.connect() as connection:
            raw: Any = connection.connection.driver_connection
            raw.executescript(_scripts[kind])
    else:
        with engine.begin() as connection:
            connection.exec_driver_sql(_scripts[kind])


def _migrated(engine: sa.Engine) -> str:
    """Run the migrations. Returns a script that does the same to an empty database."""
    said: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        if statement.lstrip().startswith(CHANGES) and not values:
            said.append(statement)
        else:  # nothing else changes an empty database
            assert not statement.startswith("INSERT"), statement

    sa.event.listen(engine, "before_cursor_execute", note)
    upgrade(engine)
    sa.event.remove(engine, "before_cursor_execute", note)
    if engine.dialect.name != "sqlite":
        return ";".join(said)
    with engine.connect() as connection:
        raw: Any = connection.connection.driver_connection
        return "\n".join(raw.iterdump())


@contextmanager
def quick_databases() -> Iterator[None]:
    """For the duration of the block, every store of this process opens and migrates its database quickly."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connected, "open_engine", open_quickly)
        patch.setattr(connected, "upgrade", upgrade_quickly)
        yield
