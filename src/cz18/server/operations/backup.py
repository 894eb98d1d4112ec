"""Backup of a database in one file, and restore, also into the other kind of database.

The file is gzipped JSON lines: a heading, the rows of each table, and their counts, which reveal a truncated file.
Snapshots, which follow from the logs, limits, leases and notifications are left out.

The heading names the schema revision and the columns. A backup does not migrate the database. An older backup is
restored under its own schema and then migrated like any database.
"""

from __future__ import annotations

import gzip
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from cz18.server.games.games import Games
from cz18.server.games.in_memory import progress
from cz18.server.storage import schema
from cz18.server.storage.migrations import downgrade, revisions
from cz18.server.storage.store import Store

FORMAT = "18CZ backup"
VERSION = 2
FIRST_REVISION = "0001"
"""Schema of backups of version 1, whose columns are in the order of the tables."""
NOT_KEPT = (schema.snapshots, schema.limits, schema.claims, schema.review_parts, schema.outbox)
KEPT = tuple(table for table in schema.TABLES if table not in NOT_KEPT)
BATCH = 500


class BackupError(Exception):
    """The file or the database is unsuitable; the message says why."""


def backup(store: Store, path: Path) -> dict[str, int]:
    """Write a consistent backup while the server may run; returns the number of rows by table."""
    revision = store.revision()
    if revision is None:
        raise BackupError("This database contains no games; is it the right one?")
    tables = _tables_as_they_are(store)
    counts = dict.fromkeys(tables, 0)
    part = path.with_name(path.name + ".part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it contains hashes of secrets
    with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as file:
        columns = {name: table.c.keys() for name, table in tables.items()}
        heading = {"format": FORMAT, "version": VERSION, "time": time.time()}
        file.write(_line({**heading, "revision": revision, "columns": columns}))
        with store.engine.connect() as connection:
            connection = connection.execution_options(**_one_moment(store))
            with connection.begin():
                for name, table in tables.items():
                    written = [column.cast(sa.String) if _is_seed(column) else column for column in table.c]
                    for row in connection.execution_options(yield_per=BATCH).execute(sa.select(*written)):
                        file.write(_line({"table": name, "row": list(row)}))
                        counts[name] += 1
        file.write(_line({"end": counts}))
    os.replace(part, path)
    return counts


def _tables_as_they_are(store: Store) -> dict[str, sa.Table]:
    """The tables to back up, with the columns that this database has."""
    found = sa.MetaData()
    names = [table.name for table in KEPT]
    found.reflect(store.engine, only=lambda name, _: name in names)
    return {name: found.tables[name] for name in names if name in found.tables}


def _one_moment(store: Store) -> dict[str, Any]:
    return {} if store.is_sqlite else {"isolation_level": "REPEATABLE READ"}


def _is_seed(column: sa.Column[Any]) -> bool:
    """Is it a 64-bit number, which is written as text because JSON readers may round it?"""
    return isinstance(column.type, sa.BigInteger)


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def restore(store: Store, path: Path) -> dict[str, int]:
    """Read a backup into an empty database, all or nothing; returns the number of rows by table."""
    store.upgrade()
    if any(store.scalar(sa.select(sa.func.count()).select_from(table)) for table in KEPT):
        raise BackupError("This database is not empty. Restore into a new one.")
    lines = _lines(path)
    heading = next(lines)
    revision = heading.get("revision", FIRST_REVISION)
    if revision not in revisions():
        raise BackupError(
            f"The backup was made by a newer version of 18CZ (schema {revision}). Upgrade 18CZ first."
        )
    downgrade(store.engine, revision)
    try:
        tables = _tables_as_they_are(store)
        columns = heading.get("columns") or {name: table.c.keys() for name, table in tables.items()}
        counts = dict.fromkeys(tables, 0)
        with store.writing() as connection:
            for name, rows in _batches(lines, columns, counts):
                seeds = [column.name for column in tables[name].c if _is_seed(column)]
                for row in rows:
                    row |= {seed: int(row[seed]) for seed in seeds}
                connection.execute(sa.insert(tables[name]), rows)
    finally:
        store.upgrade()
    return counts


def _batches(
    lines: Iterator[dict[str, Any]], columns: dict[str, list[str]], counts: dict[str, int]
) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    name, expected = "", None
    rows: list[dict[str, Any]] = []
    for line in lines:
        if "end" in line:
            expected = line["end"]
            break
        if line["table"] != name or len(rows) >= BATCH:
            if rows:
                yield name, rows
            name, rows = line["table"], []
        rows.append(dict(zip(columns[name], line["row"], strict=True)))
        counts[name] += 1
    if expected != counts:
        raise BackupError("The backup is incomplete or damaged; nothing was restored.")
    if rows:
        yield name, rows


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            heading = json.loads(next(file, "null"))
            if not isinstance(heading, dict) or heading.get("format") != FORMAT:
                raise BackupError(f"{path} is not a backup file ({FORMAT}).")
            if heading.get("version") not in (1, VERSION):
                raise BackupError(
                    f"The backup has format {heading.get('version')}; this version of 18CZ reads 1 to {VERSION}."
                )
            yield heading
            for line in file:
                yield json.loads(line)
    except (OSError, EOFError, ValueError) as problem:
        raise BackupError(f"{path} cannot be read: {problem}") from None


def replay_all(store: Store) -> Iterator[tuple[str, str | None]]:
    """Replay every game and yield its id with an error, or None if the log agrees with the row."""
    games = Games(store, loaded=1)
    for game in store.game_ids():
        try:
            with games.locked(game) as table:
                table.states.clear()  # replay from the log alone
                differs = table.length != table.row.length or _is_beyond_its_row(store, game, table.length)
                fault = "the length of the log does not match the stored length" if differs else None
                if progress(table.state)["decides"] != table.row.decides:
                    fault = "replaying the log leads to a different position"
        except Exception as problem:  # check the other games all the same
            if store.game(game) is None:
                continue  # it was removed meanwhile
            fault = str(problem) or type(problem).__name__
        yield game, fault


def _is_beyond_its_row(store: Store, game: str, length: int) -> bool:
    """Is there an entry beyond the length in the row? The row is read last, since the game may be running."""
    beyond = store.entries(game, length, limit=1)
    if not beyond:
        return False
    row = store.game(game)
    return row is not None and row.length < beyond[0].number
