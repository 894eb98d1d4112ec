"""Upgrades: older databases and backups continue to work, newer ones are not modified."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server.helpers import THREE, Served, advance, choose, hot_seat, process, refused, serving
from typer.testing import CliRunner

from cz18.cli.app import app
from cz18.server.operations.backup import BackupError, replay_all, restore
from cz18.server.settings import database_url
from cz18.server.storage import schema
from cz18.server.storage.migrations import NewerDatabase, revisions, upgrade
from cz18.server.storage.store import Store

FIRST_VERSION = Path(__file__).parent / "data" / "first_version.sql"
"""The tables as the first version made them, on SQLite."""

run = CliRunner().invoke


class Evening:
    """Played games, and what must be found after the upgrade: views, logs and chat, for each seat's holder."""

    def __init__(self, served: Served) -> None:
        client = served.client()
        tables = [
            hot_seat(client, board, seed=2, key=board) for board in ("standard", "bohemia", "moravia_silesia")
        ]
        for table in tables:
            advance(served, table, random.Random(2), 20)
            table.say("na shledanou")
        tables[0].undo(20)
        client.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
        self.ids = [table.id for table in tables]
        self.token = tables[0].tokens[1]
        self.cookie = client.cookie
        self.views = [table.view() for table in tables]
        for view in self.views:
            view["table"]["seed"] = None  # older games have no published seed data
        self.logs = [table.log() for table in tables]
        store = served.services.store
        with store.reading() as connection:
            self.rows = {
                table.name: [dict(row._mapping) for row in connection.execute(sa.select(table))]
                for table in schema.TABLES
            }

    def write_to(self, database: str) -> None:
        """Write the rows to a database with an earlier schema, as far as it has the columns."""
        store = Store(database_url(database))
        older = sa.MetaData()
        older.reflect(store.engine)
        with store.writing() as connection:
            for name, rows in self.rows.items():
                table = older.tables.get(name)
                if table is not None and rows:
                    kept = [{column: row[column] for column in table.c.keys()} for row in rows]  # noqa: SIM118
                    connection.execute(sa.insert(table), kept)
        store.close()

    def goes_on_at(self, client: Any) -> None:
        """Check that everything is there for the same people, and that the games continue."""
        client.cookie = self.cookie
        for game, view, log in zip(self.ids, self.views, self.logs, strict=True):
            table = client.table(game)
            assert table.view() == view
            assert table.log() == log
            assert client.get(f"{table.path}/chat")["messages"][0]["text"] == "na shledanou"
            number = view["position"]["number"]
            assert table.act(number, choose(view, random.Random(3)))["number"] == number + 1
        assert client.get("/api/me")["account"] == "Ada"
        again = client.post("/api/games", {"seats": list(THREE), "key": "standard"})
        assert again["repeated"] is True and again["game"]["id"] == self.ids[0]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    with serving(str(tmp_path_factory.mktemp("evening") / "games.db")) as served:
        return Evening(served)


@pytest.fixture(params=["sqlite", "postgres"])
def older(request: pytest.FixtureRequest, tmp_path: Path, evening: Evening) -> str:
    """A database as the first version of the server left it, with games in it."""
    if request.param == "sqlite":
        database = str(tmp_path / "older.db")
        connection = sqlite3.connect(database)
        connection.executescript(FIRST_VERSION.read_text())
        connection.close()
    else:
        database = request.getfixturevalue("postgres").new_database()
        store = Store(database_url(database))
        upgrade(store.engine, "0001")
        store.close()
    evening.write_to(database)
    return database


def _shape(database: str) -> str | None:
    store = Store(database_url(database))
    try:
        return store.revision()
    finally:
        store.close()


def test_serve_upgrades_an_older_database(older: str, evening: Evening, tmp_path: Path) -> None:
    """Nothing is lost, seats and accounts stay valid, every game replays and continues."""
    assert _shape(older) == "0001" != revisions()[-1]
    with process(older) as server:
        evening.goes_on_at(server.client())
        guest = server.client()
        guest.table(evening.ids[0]).join(evening.token)
        assert guest.table(evening.ids[0]).view()["you"]["seats"] == [1]
    store = Store(database_url(older))
    assert store.revision() == revisions()[-1]
    assert [fault for _, fault in replay_all(store)] == [None] * 3
    with store.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    store.close()


def test_the_upgrade_from_the_previous_version(any_database: str, evening: Evening) -> None:
    """With games in it: published seeds are new, and nothing else changes."""
    store = Store(database_url(any_database))
    upgrade(store.engine, "0007")
    store.close()
    evening.write_to(any_database)
    with serving(any_database) as served:
        evening.goes_on_at(served.client())
        fork = served.client().table(evening.ids[0]).fork()
        assert fork.view()["table"]["seed"]["chosen"] is False
        with served.services.store.reading() as connection:
            assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_a_backup_made_before_the_upgrade_can_be_restored(older: str, evening: Evening, tmp_path: Path) -> None:
    """`18cz backup` does not modify the database; its output, and that of the first version, can be restored."""
    file, first = tmp_path / "before.gz", tmp_path / "first.gz"
    done = run(app, ["backup", str(file), "--database", older])
    assert done.exit_code == 0 and "3 games" in done.output
    assert _shape(older) == "0001"
    heading, *rest = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    described = json.loads(heading)
    assert (described.pop("revision"), described.pop("version")) == ("0001", 2)
    described.pop("columns")
    first.write_bytes(gzip.compress((json.dumps({**described, "version": 1}) + "\n").encode() + b"".join(rest)))
    for backup in (file, first):
        database = str(tmp_path / f"{backup.name}.db")
        done = run(app, ["restore", str(backup), "--database", database])
        assert done.exit_code == 0 and "3 of 3 games replayed" in done.output, done.output
        assert _shape(database) == revisions()[-1]
        with serving(database) as served:
            evening.goes_on_at(served.client())


def test_commands_do_not_migrate_the_database(older: str, tmp_path: Path) -> None:
    """An older server may still be running: only `serve` migrates its database."""
    for command in (["admin", "list"], ["admin", "check"], ["admin", "remove", "x", "--yes"]):
        done = run(app, [*command, "--database", older])
        assert done.exit_code == 1 and "18cz serve" in done.output
    assert _shape(older) == "0001"
    done = run(app, ["admin", "list", "--database", str(tmp_path / "nothing.db")])
    assert done.exit_code == 1 and "no games" in done.output


def test_a_newer_database_is_not_modified(served: Served, tmp_path: Path) -> None:
    """An older program reports that the database, or the backup, is newer."""
    hot_seat(served.client())
    database, file = str(tmp_path / "games.db"), tmp_path / "newer.gz"
    with served.services.store.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase, match="newer"):
        served.services.store.upgrade()
    done = run(app, ["serve", "--port", "0", "--database", database])
    assert done.exit_code == 1 and "newer" in done.output
    assert run(app, ["backup", str(file), "--database", database]).exit_code == 0
    other = Store(database_url(str(tmp_path / "other.db")))
    with pytest.raises(BackupError, match="newer"):
        restore(other, file)
    assert other.game_ids() == [] and other.revision() == revisions()[-1]
    other.close()


def test_long_keys_are_not_truncated(everywhere: Served) -> None:
    """Two keys that differ in the last character are two tables."""
    client = everywhere.client()
    made = [client.post("/api/games", {"seats": list(THREE), "key": "k" * 79 + last}) for last in "abb"]
    assert made[0]["game"]["id"] != made[1]["game"]["id"] == made[2]["game"]["id"]
    answer = refused(client.post, "/api/games", {"seats": list(THREE), "key": "k" * 81})
    assert (answer.status, answer.body["field"]) == (400, "key")


def test_references_are_checked_only_after_a_migration(tmp_path: Path) -> None:
    """The check reads every row: a server with many games must start as quickly as an empty one."""
    store = Store(database_url(str(tmp_path / "games.db")))
    asked: list[str] = []
    sa.event.listen(store.engine, "before_cursor_execute", lambda *received: asked.append(received[2]))
    upgrade(store.engine, "0001")
    upgrade(store.engine)
    assert sum("foreign_key_check" in statement for statement in asked) == 2
    asked.clear()
    upgrade(store.engine)
    upgrade(store.engine, revisions()[-1])
    assert asked and not any("foreign_key_check" in statement or "games" in statement for statement in asked)
    store.close()
