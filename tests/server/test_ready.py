"""Liveness, readiness, and behaviour during database failures."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from server.helpers import EVERY_SEAT, Served, choose, hot_seat, recorded, refused, serving, watching

from cz18.contract.encoding import encode_action
from cz18.rules.engine import action_ranges
from cz18.server.games.bots.worker import Rest
from cz18.server.games.games import Accepted, Games
from cz18.server.operations import pulse, ready
from cz18.server.settings import database_url
from cz18.server.storage import schema
from cz18.server.storage.store import Store
from cz18.server.work.threads import EACH, READERS, THREADS


def eventually(answer: Callable[[], Any], wanted: Any = True, seconds: float = 60) -> None:
    """Wait until the call returns this."""
    deadline = time.monotonic() + seconds
    while (found := answer()) != wanted:
        assert time.monotonic() < deadline, found
        time.sleep(0.05)


def is_ready(served: Served) -> dict[str, Any]:
    reply = served.client().request("GET", "/ready")
    return {name: reply.body[name] for name in WELL if name != "status"} | {"status": reply.status}


WELL = {"status": 200, "database": "ok", "listener": "ok", "opponents": "ok", "answers": "ok"}


@pytest.fixture(autouse=True)
def looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check frequently, and ignore that the machine is busy."""
    monkeypatch.setattr(ready, "KEPT_SECONDS", 0.2)
    monkeypatch.setattr(ready, "STRANGERS_SECONDS", 0.2)
    monkeypatch.setattr(ready, "LATE_SECONDS", 60.0)


def test_alive_and_ready(everywhere: Served) -> None:
    """On every kind of database."""
    health = everywhere.client().get("/health")
    assert health["status"] == "ok" and health["rules"]
    eventually(lambda: is_ready(everywhere), WELL)


@pytest.mark.parametrize("kind", ["threads", "readers"])
def test_health_needs_neither_database_nor_threads(
    served: Served, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """It is answered while every thread that writes, or reads, is blocked and the database is gone."""
    release, waiting = threading.Event(), threading.Semaphore(0)
    threads, count, each = (
        getattr(served.services, kind),
        *{"threads": (THREADS, EACH), "readers": (READERS, 1)}[kind],
    )

    def hold() -> None:
        waiting.release()
        assert release.wait(60)

    asked = [threads.ask((f"192.0.2.{number}",), hold) for number in range(count) for _ in range(each + 1)]
    try:
        for _ in range(count):
            assert waiting.acquire(timeout=60)
        served.services.store.close()
        assert served.http.get("/health").status_code == 200
        monkeypatch.setattr(ready, "LATE_SECONDS", 0.1)
        eventually(lambda: is_ready(served)["answers"], "requests wait too long")
    finally:
        release.set()
    for item in asked:
        item.result(60)
    monkeypatch.setattr(ready, "LATE_SECONDS", 60.0)
    eventually(lambda: is_ready(served), WELL)


def test_a_late_event_loop_is_reported(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """503 for some seconds after the loop was blocked, then 200 again."""
    monkeypatch.setattr(ready, "LATE_SECONDS", 0.4)
    monkeypatch.setattr(pulse, "REMEMBERED_SECONDS", 60.0)
    assert served.http.portal is not None
    served.http.portal.call(time.sleep, pulse.BEAT_SECONDS + 0.5)
    eventually(lambda: is_ready(served), {**WELL, "status": 503, "answers": "event loop is late"})
    monkeypatch.setattr(pulse, "REMEMBERED_SECONDS", 0.0)
    eventually(lambda: is_ready(served), WELL)


# Storing


@contextmanager
def every_connection(served: Served, says: str) -> Iterator[None]:
    """Execute a statement on each new connection to SQLite."""
    engine = served.services.store.engine

    def tell(connection: Any, record: Any) -> None:
        connection.execute(says)

    sa.event.listen(engine, "connect", tell)
    engine.dispose()
    try:
        yield
    finally:
        sa.event.remove(engine, "connect", tell)
        engine.dispose()


def _trials(served: Served) -> int:
    with served.services.store.reading() as connection:
        return connection.scalar(sa.select(sa.func.count()).select_from(schema.limits)) or 0


def test_a_disk_without_space_for_an_action_is_reported(served: Served) -> None:
    """Even if a row could still be replaced, and no client has tried to act."""
    assert is_ready(served) == WELL
    with served.services.store.reading() as connection:
        connection.exec_driver_sql("VACUUM")
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    with every_connection(served, f"PRAGMA max_page_count={pages}"):
        eventually(
            lambda: is_ready(served), {**WELL, "status": 503, "database": "disk is full", "opponents": "not known"}
        )
    eventually(lambda: is_ready(served), WELL)
    assert _trials(served) == 0


def test_a_read_only_database_is_reported(everywhere: Served) -> None:
    """`read only`, on every kind of database."""
    if everywhere.services.store.is_sqlite:
        with every_connection(everywhere, "PRAGMA query_only=ON"):
            eventually(lambda: is_ready(everywhere)["database"], "read only")
    else:
        with everywhere.services.store.writing() as connection:
            name = connection.scalar(sa.text("SELECT current_database()"))
            connection.execute(sa.text(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'))
        everywhere.services.store.engine.dispose()
        eventually(lambda: is_ready(everywhere)["database"], "read only")
        with everywhere.services.store.engine.connect() as connection:
            connection.execute(sa.text("SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE"))
            connection.commit()
            connection.execute(sa.text(f'ALTER DATABASE "{name}" RESET default_transaction_read_only'))
            connection.commit()
        everywhere.services.store.engine.dispose()
    eventually(lambda: is_ready(everywhere), WELL)
    assert _trials(everywhere) == 0


def test_no_trial_write_while_actions_are_stored(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor more than one trial per second, however often `/ready` is requested."""
    tried = list[float]()
    monkeypatch.setattr(served.services.ready, "_try_to_store", lambda: tried.append(time.monotonic()))
    table = hot_seat(served.client(), "bohemia", seed=3)
    assert table.act(0, choose(table.view(), Random(3)))["number"] == 1
    assert is_ready(served) == WELL and not tried
    monkeypatch.setattr(served.services.ready, "_stored_at", time.monotonic() - 100)
    eventually(lambda: bool(is_ready(served) and tried))
    for _ in range(20):
        is_ready(served)
    assert all(later - earlier > ready.KEPT_SECONDS for earlier, later in pairwise(tried))


def test_bots_that_do_not_answer_are_reported(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game has waited for a bot for more than a minute, and none has moved meanwhile."""
    monkeypatch.setattr(served.services.bots, "wake", lambda *arguments: None)
    monkeypatch.setattr(served.services.bots, "sweep", lambda: None)
    table = served.client().new_game([{"name": "Ada", "kind": "bot"}, {"name": "Ben"}, {"name": "Cyd"}])
    assert is_ready(served) == WELL
    with served.services.store.writing() as connection:
        connection.execute(sa.update(schema.games).values(changed=time.time() - 100, decides=0))
    monkeypatch.setattr(served.services.ready, "_opponent_moved_at", time.monotonic() - 100)
    eventually(lambda: is_ready(served)["opponents"], "do not answer")
    assert refused(served.client().get, "/ready").code == "not_ready"
    served.services.bots._rests[table.id] = Rest(3, time.monotonic() + 100, slow=True)  # skipped on purpose
    eventually(lambda: is_ready(served), WELL)
    served.services.bots._rests[table.id] = Rest(3, time.monotonic() + 100)  # moving fails
    eventually(lambda: is_ready(served)["opponents"], "do not answer")
    served.services.ready.entry_made(recorded(served, table, "bot"))
    eventually(lambda: is_ready(served), WELL)


# SQLite locked by another program


@contextmanager
def held_by_another(database: str) -> Iterator[None]:
    connection = sqlite3.connect(database, isolation_level=None, timeout=30)
    connection.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


def test_a_locked_database_is_reported_to_all_writers_at_once(tmp_path: Path) -> None:
    """503 with Retry-After to all writers, after the timeout of one and not of all in turn; reads are answered."""
    database = str(tmp_path / "games.db")
    with serving(database) as served:
        table = hot_seat(served.client(), "bohemia", seed=3)
        rng = Random(3)
        view = table.view()
        body = {"seen": 0, "action": choose(view, rng), "key": "once"}
        with held_by_another(database):
            began = time.monotonic()
            with ThreadPoolExecutor(60) as pool:
                clients = [served.client() for _ in range(60)]
                for client in clients:
                    client.cookie = table.client.cookie
                replies = list(pool.map(lambda c: c.request("POST", f"{table.path}/actions", body), clients))
            took = time.monotonic() - began
            assert {reply.status for reply in replies} == {503}
            assert all(int(reply.headers["retry-after"]) >= 1 for reply in replies)
            assert took < 25, (
                took
            )  # one after the other they would take half a minute; fifteen minutes before the fix
            assert served.http.get("/health").status_code == 200
            assert table.view()["position"]["number"] == 0
            eventually(lambda: is_ready(served)["database"], "locked by another program")
        eventually(lambda: table.client.request("POST", f"{table.path}/actions", body).status, 200)
        assert len(table.log()) == 1
        eventually(lambda: is_ready(served), WELL)


# PostgreSQL: the listener


class Other:
    """Another worker on the same database."""

    def __init__(self, database: str) -> None:
        self.store = Store(database_url(database))
        self.games = Games(self.store)
        self.rng = Random(7)

    def act(self, game: str) -> int:
        _, state, number = self.games.state(game)
        action = choose(
            {"position": {"choices": [encode_action(item) for item in action_ranges(state)]}}, self.rng
        )
        assert isinstance(self.games.submit(game, EVERY_SEAT, number, action), Accepted)
        return number + 1


@pytest.fixture
def watched(postgres: Any) -> Iterator[tuple[Served, Other]]:
    database = postgres.new_database()
    with serving(database, heartbeat_seconds=0.5) as served:
        other = Other(database)
        yield served, other
        other.store.close()


def received(socket: Any) -> int:
    """The number of the next entry that a viewer receives."""
    while True:
        message = socket.receive_json()
        if message["type"] == "entry":
            return int(message["entry"]["number"])


@pytest.mark.parametrize("problem", [RuntimeError("odd"), MemoryError(), OSError("reset"), KeyError("game")])
def test_the_listener_survives_every_error(
    watched: tuple[Served, Other], monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    """After any error it reconnects, and viewers receive the entries written meanwhile."""
    served, other = watched
    table = hot_seat(served.client())
    with watching(served, table) as socket:
        assert other.act(table.id) == received(socket)
        listener = served.services.workers._listener
        assert listener is not None
        usual, failed = listener._received, list[str]()

        def fails_twice(text: str) -> None:
            if text.startswith("entry") and len(failed) < 2:
                failed.append(text)
                raise problem
            usual(text)

        monkeypatch.setattr(listener, "_received", fails_twice)
        for _ in range(4):
            assert other.act(table.id) == received(socket)
        assert len(failed) == 2
    eventually(lambda: is_ready(served), WELL)


def test_a_listener_that_cannot_connect_is_reported_and_catches_up(
    watched: tuple[Served, Other], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not ready meanwhile; then every watched game gets all its entries, including those without a notification."""
    served, other = watched
    tables = [hot_seat(served.client()) for _ in range(3)]
    with (
        watching(served, tables[0]) as one,
        watching(served, tables[1]) as two,
    ):
        sockets = {tables[0].id: one, tables[1].id: two}
        listener = served.services.workers._listener
        assert listener is not None
        usual = listener._connect

        def refuse() -> Any:
            raise OSError("no way")

        monkeypatch.setattr(listener, "_connect", refuse)
        with other.store.writing() as connection:
            connection.execute(
                sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'")
            )
        eventually(lambda: is_ready(served)["listener"], "no messages from other workers")
        for _ in range(3):
            for game in sockets:
                other.act(game)
        monkeypatch.setattr(listener, "_connect", usual)
        for socket in sockets.values():
            assert [received(socket) for _ in range(3)] == [1, 2, 3]
    eventually(lambda: is_ready(served), WELL)


def test_one_unreadable_game_does_not_affect_the_others(
    watched: tuple[Served, Other], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its viewers are disconnected, to reconnect; viewers of other games receive everything."""
    served, other = watched
    broken, sound = hot_seat(served.client()), hot_seat(served.client())
    usual = served.services.games.follow

    def follow(game: str, since: int, number: int) -> Any:
        if game == broken.id:
            raise ZeroDivisionError
        return usual(game, since, number)

    monkeypatch.setattr(served.services.games, "follow", follow)
    with (
        watching(served, broken) as one,
        watching(served, sound) as two,
    ):
        other.act(broken.id)
        while (message := one.receive())["type"] != "websocket.close":
            pass
        assert message["code"] == 4000
        assert other.act(sound.id) == received(two)
