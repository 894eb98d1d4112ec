"""Everything a server keeps, in one file; and back, also into another kind of database.

The file is gzip, one JSON value a line: a heading, the rows of each table, and a last line that counts them, so
that a file cut short is noticed. Snapshots are left out, which come from the logs again, and counters of limits.

The heading names the shape of the database (its migration) and the columns. A backup is taken of a database as it is,
also by a newer program, and changes nothing in it. An older one is restored in its own shape and then brought to the
present one, by the same steps as a database that was there all the time.
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
"""Backups of version 1 are of this shape, with the columns in the order of its tables."""
KEPT = tuple(table for table in schema.TABLES if table not in (schema.snapshots, schema.limits, schema.claims))
BATCH = 500


class BackupError(Exception):
    """The file, or the database, is not what it should be; the message says what."""


def backup(store: Store, path: Path) -> dict[str, int]:
    """Write everything to a file, as of one moment; the server may go on meanwhile. Gives rows by table."""
    revision = store.revision()
    if revision is None:
        raise BackupError("There are no games in this database; is it the right one?")
    tables = _tables_as_they_are(store)
    counts = dict.fromkeys(tables, 0)
    part = path.with_name(path.name + ".part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it holds hashes of secrets
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
    """The tables that are kept, as far as this database has them, with the columns they have in it."""
    found = sa.MetaData()
    names = [table.name for table in KEPT]
    found.reflect(store.engine, only=lambda name, _: name in names)
    return {name: found.tables[name] for name in names if name in found.tables}


def _one_moment(store: Store) -> dict[str, Any]:
    return {} if store.is_sqlite else {"isolation_level": "REPEATABLE READ"}


def _is_seed(column: sa.Column[Any]) -> bool:
    """Is it a number that not every reader of JSON can hold? It is written as a text."""
    return isinstance(column.type, sa.BigInteger)


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def restore(store: Store, path: Path) -> dict[str, int]:
    """Read a backup into an empty database, all of it or nothing. Gives rows by table."""
    store.upgrade()
    with store.reading() as connection:
        if any(connection.scalar(sa.select(sa.func.count()).select_from(table)) for table in KEPT):
            raise BackupError("This database is not empty. Restore into a new one.")
    lines = _lines(path)
    heading = next(lines)
    revision = heading.get("revision", FIRST_REVISION)
    if revision not in revisions():
        raise BackupError(f"The backup is of a newer 18CZ (its shape is {revision}). Upgrade the program first.")
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
        raise BackupError("The backup is cut short or damaged; nothing was restored.")
    if rows:
        yield name, rows


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    """The heading, and everything after it."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            heading = json.loads(next(file, "null"))
            if not isinstance(heading, dict) or heading.get("format") != FORMAT:
                raise BackupError(f"{path} is no {FORMAT}.")
            if heading.get("version") not in (1, VERSION):
                raise BackupError(
                    f"The backup is of version {heading.get('version')}; this program reads 1 to {VERSION}."
                )
            yield heading
            for line in file:
                yield json.loads(line)
    except (OSError, EOFError, ValueError) as problem:
        raise BackupError(f"{path} cannot be read: {problem}") from None


def replay_all(store: Store) -> Iterator[tuple[str, str | None]]:
    """Every game with what is wrong with it, or None: its log must lead where its row says it has come."""
    games = Games(store, loaded=1)
    for game in store.game_ids():
        try:
            with games.locked(game) as table:
                table.states.clear()  # from the log alone
                differs = table.length != table.row.length or _is_beyond_its_row(store, game, table.length)
                fault = "the log and its length differ" if differs else None
                if progress(table.state)["decides"] != table.row.decides:
                    fault = "the log leads to another position than was noted"
        except Exception as problem:  # whatever it is, it is about this game and the others go on
            if store.game(game) is None:
                continue  # it has been removed meanwhile
            fault = str(problem) or type(problem).__name__
        yield game, fault


def _is_beyond_its_row(store: Store, game: str, length: int) -> bool:
    """Is there an entry that the game's row knows nothing of? Read after it: the game may go on meanwhile."""
    beyond = store.entries(game, length, limit=1)
    if not beyond:
        return False
    row = store.game(game)
    return row is not None and row.length < beyond[0].number
