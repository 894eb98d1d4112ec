"""Frequent queries bypass SQLAlchemy and use the driver directly; their errors are SQLAlchemy's."""

from __future__ import annotations

import random
import sqlite3
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from server.conftest import Postgres
from server.helpers import Served, choose, hot_seat
from sqlalchemy.exc import DBAPIError, OperationalError

from cz18.server.settings import database_url
from cz18.server.storage.database import is_locked
from cz18.server.storage.rows import GameRow
from cz18.server.storage.store import Store


def test_after_a_lost_connection_the_next_query_uses_a_new_one(postgres: Postgres) -> None:
    """One query fails with a counted database error; none of the other old connections is used again."""
    store = Store(postgres.new_database())
    store.upgrade()
    received: list[DBAPIError] = []
    store.drivers.fault_listeners.append(received.append)
    with store.asking(), store.asking():
        pass  # two connections in the pool
    ended = sa.text(
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )  # waits until they have ended
    with sa.create_engine(store.url).connect() as administrator:
        administrator.execute(ended)
    with pytest.raises(OperationalError) as fault:
        store.person_at("hash", "game")
    assert fault.value.connection_invalidated and received == [fault.value]
    assert store.person_at("hash", "game") == (None, set())
    store.close()


def test_a_file_locked_by_another_program_is_reported_as_locked(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    store = Store(database_url(str(file)), 0.05)
    store.upgrade()
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(OperationalError) as fault:
        store.durably_by_driver(lambda driver: driver.say("DELETE FROM limits"))
    assert is_locked(fault.value)
    other.close()
    store.close()


def test_an_action_does_not_read_the_table_first(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is cached from the last write; if it has changed in the database, it is read again."""
    table = hot_seat(served.client())
    view, rng, store = table.view(), random.Random(1), served.services.store
    read: list[str] = []
    ask = store.game

    def recorded(game: str) -> GameRow | None:
        if not threading.current_thread().name.startswith("bots"):  # bots look after a game in their own threads
            read.append(game)
        return ask(game)

    monkeypatch.setattr("cz18.server.games.in_memory.LOOK_AGAIN_SECONDS", 0.0)
    monkeypatch.setattr(store, "game", recorded)
    for number in range(3):
        answer = table.client.post(
            f"{table.path}/actions", {"seen": number, "action": choose(view, rng), "view": True}
        )
        view = answer["view"]
    assert not read
    store.change_game(table.id, title="Changed elsewhere")
    table.act(3, choose(view, rng))
    assert len(read) == 1
