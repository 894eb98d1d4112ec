"""Isolation: one client's requests neither delay other clients nor keep the server from stopping."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from server.helpers import Process, Served, advance, hot_seat, play, serving, until
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from starlette.types import Message

from cz18.client import Client
from cz18.server.admission.rules import largest_body, limits_of
from cz18.server.games.bots import thinking
from cz18.server.games.bots import worker as bot_worker
from cz18.server.games.bots.worker import BotWorker
from cz18.server.http.security import Guard
from cz18.server.settings import Settings, database_url
from cz18.server.storage.store import Store
from cz18.server.work import jobs

BOTS = [{"name": name, "kind": "bot"} for name in ("Ada", "Ben", "Cyd")]


# Bodies


@pytest.mark.parametrize(
    ("path", "largest"),
    [
        ("/api/games/{game}/actions", 16 * 1024),
        ("/api/games/{game}/previews", 64 * 1024),
        ("/api/games", 32 * 1024),
        ("/api/sign-in", 32 * 1024),
        ("/api/games/import", 8 * 2**20),
        ("/api/unheard-of", 32 * 1024),
    ],
)
def test_every_endpoint_has_a_body_limit(path: str, largest: int) -> None:
    assert largest_body(limits_of({"POST"}, path), Settings()) == largest


def test_a_body_of_many_keys_is_refused_by_its_size(served: Served) -> None:
    """760,000 unknown keys: neither read nor parsed where an action is expected."""
    table = hot_seat(served.client())
    body = json.dumps({f"k{number}": 1 for number in range(760_000)})
    reply = served.http.post(f"{table.path}/actions", content=body, headers={"content-type": "application/json"})
    assert reply.status_code == 413


@pytest.mark.parametrize(
    ("made", "code"),
    [
        (lambda: {f"k{number}": 1 for number in range(760_000)}, "too_large"),
        (lambda: [[] for _ in range(700_000)], "too_large"),
        (lambda: {f"k{number}": 1 for number in range(1000)}, "malformed"),
    ],
)
def test_an_import_of_many_parts_is_refused_before_it_is_parsed(
    served: Served, made: Callable[[], Any], code: str
) -> None:
    """Counting separators is cheap."""
    file = made()
    body = json.dumps({"file": file} if isinstance(file, list) else {**file, "file": {}})
    reply = served.http.post("/api/games/import", content=body, headers={"content-type": "application/json"})
    assert (reply.status_code, reply.json()["code"]) == (413 if code == "too_large" else 400, code)


def test_an_error_message_is_short_however_long_the_input_is(served: Served) -> None:
    """The message quotes only the start of an unknown field name of 20,000 letters."""
    table = hot_seat(served.client())
    reply = table.client.request("POST", f"{table.path}/undo", {"x" * 20_000: 1, "seen": 0})
    assert reply.status == 400 and len(json.dumps(reply.body)) < 2000


def test_the_page_is_counted_like_everything_else() -> None:
    """The page, the API and monitoring from other machines share one rate; this machine is exempt from it."""
    with serving("sqlite://", requests_per_second=0.001, requests_burst=3) as served:
        statuses = [served.http.get("/").status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        assert served.http.get("/health").status_code == 429
        assert TestClient(served.http.app, client=("127.0.0.1", 1)).get("/health").status_code == 200


# The pool behind the endpoints


def test_costly_endpoints_are_answered_by_other_processes(tmp_path: Path) -> None:
    """Previews, reasons, course, exports, imports and forks give the same answers; identical requests are computed
    once."""
    with serving(str(tmp_path / "a.db")) as here, serving(str(tmp_path / "b.db"), pool_processes=1) as there:
        answers = []
        for served in (here, there):
            client = served.client()
            table = hot_seat(client, "bohemia", seed=3)
            number = advance(served, table, random.Random(3), 60)
            view = table.view()
            actions = [choice for choice in view["position"]["choices"] if "price" not in choice][:5]
            body = {"seen": number, "actions": actions, "income": True}
            received = [
                client.post(f"{table.path}/previews", body),
                client.get(f"{table.path}/reasons?seen={number}"),
                client.get(f"{table.path}/course"),
            ]
            assert client.post(f"{table.path}/previews", body) == received[0]
            exported = client.get(f"{table.path}/export")
            imported = client.import_game(exported)
            assert imported.view()["position"]["number"] == number
            forked = client.post(f"{table.path}/fork", {"position": 10})
            assert forked["game"]["length"] == 10
            answers.append(received)
        assert answers[0] == answers[1]
        assert len(there.services.desk.pool.pids()) == 1


def test_a_long_log_in_words_is_costly(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences for many entries are written by the pool, not in a request thread, and are the same."""
    table = hot_seat(served.client(), "bohemia", seed=3)
    number = advance(served, table, random.Random(3), 200)
    asked: list[Any] = []
    do = served.services.desk.do

    async def recorded(request: Any, job: Any, *arguments: Any, **rest: Any) -> Any:
        asked.append(job)
        return await do(request, job, *arguments, **rest)

    monkeypatch.setattr(served.services.desk, "do", recorded)
    pages = [
        table.client.get(f"{table.path}/log?words=cs&limit=20&since={since}") for since in range(0, number, 20)
    ]
    assert not asked
    whole = table.client.get(f"{table.path}/log?words=cs&limit=1000")
    assert asked == [jobs.with_words]
    assert whole["entries"] == [entry for page in pages for entry in page["entries"]]
    assert all(event["sentence"] for entry in whole["entries"] for event in entry["events"])


def test_an_overloaded_pool_answers_with_retry_after(tmp_path: Path) -> None:
    """503 with Retry-After, while everything else is answered."""
    with serving(str(tmp_path / "games.db"), pool_processes=1) as served:
        table = hot_seat(served.client())
        pool = served.services.desk.pool
        endless = [pool.ask(time.sleep, 600, who=("testclient",), seconds=600)]
        until(endless[0].future.running)
        endless += [pool.ask(time.sleep, 600, who=("testclient",), seconds=600) for _ in range(16)]
        reply = served.client().request("GET", f"{table.path}/course")
        assert reply.status == 503 and int(reply.headers["retry-after"]) >= 1
        assert reply.body["code"] == "busy"
        assert play(table, random.Random(1), 3)["position"]["number"] == 3
        for ticket in endless:
            ticket.give_up()
        until(lambda: served.client().request("GET", f"{table.path}/course").status == 200)


# A server of its own


@contextmanager
def in_the_background(work: Callable[[], Any], count: int) -> Iterator[None]:
    """This many threads repeat the function, ignoring its result."""
    over = threading.Event()

    def one() -> None:
        while not over.is_set():
            try:
                work()
            except Exception:
                over.wait(0.05)

    with ThreadPoolExecutor(count) as strangers:
        for _ in range(count):
            strangers.submit(one)
        try:
            yield
        finally:
            over.set()


def test_sigterm_is_obeyed_whatever_runs(tmp_path: Path, full_run: bool) -> None:
    """During imports, previews and bot moves: the server and its processes end within five seconds."""
    of_each = 2 if full_run else 1
    database = str(tmp_path / "games.db")
    server = Process(database, pool_processes=of_each, bot_processes=of_each).wait_until_ready()
    table = hot_seat(server.client(), seed=1)
    play(table, random.Random(1), 30)
    seats = [{"name": name, "kind": "bot", "bot": "tycoon"} for name in ("Ada", "Ben", "Cyd")]
    for _ in range(4):
        server.client().new_game(seats)
    save = server.client().get(f"{table.path}/export")
    children = _wait_for_children(server, 2 * of_each)
    with in_the_background(lambda: Client(server.url).import_game(save), 6):
        time.sleep(1)
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 5
    assert not any(Path(f"/proc/{child}/exe").exists() for child in children)


def test_a_request_that_the_shutdown_cancels_gets_503(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not 500: nothing is wrong, and the client tries again."""
    sent: list[Message] = []

    async def ask() -> None:
        has_begun = asyncio.Event()

        async def endless(*_: Any, **__: Any) -> None:
            has_begun.set()
            await asyncio.Event().wait()

        async def receive() -> Message:
            return {"type": "http.request", "body": b"{}"}

        async def send(message: Message) -> None:
            sent.append(message)

        with serving(str(tmp_path / "games.db")) as served:
            monkeypatch.setattr(Guard, "__call__", endless)
            scope = {
                "type": "http",
                "method": "GET",
                "path": "/api/games",
                "headers": [],
                "client": ("127.0.0.1", 1),
            }
            task = asyncio.create_task(served.http.app(scope, receive, send))
            await has_begun.wait()
            task.cancel()
            await task
            monkeypatch.undo()

    asyncio.run(ask())
    head, body = sent
    assert head["status"] == 503 and (b"retry-after", b"2") in head["headers"]
    assert json.loads(body["body"])["code"] == "busy"


def test_kill_9_leaves_no_process_behind(tmp_path: Path, full_run: bool) -> None:
    """The processes of the pool and of the bots end with the server, in the middle of their work."""
    for _ in range(3 if full_run else 1):
        server = Process(str(tmp_path / "games.db"), pool_processes=2, bot_processes=2).wait_until_ready()
        server.client().new_game([{**seat, "bot": "tycoon"} for seat in BOTS])
        children = _wait_for_children(server, 4)
        _kill_alone(server)
        _wait_for_the_end(children)


def _wait_for_children(server: Process, count: int) -> list[int]:
    until(lambda: len(_children(server.process)) == count)
    return _children(server.process)


def _wait_for_the_end(processes: list[int]) -> None:
    until(lambda: not any(_is_running(one) for one in processes), 10)


def _children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task").glob("*/children")
    return [int(word) for file in found for word in file.read_text().split()]


def _is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _kill_alone(server: Process) -> None:
    """Kill the server itself, but none of its child processes."""
    os.kill(server.process, signal.SIGKILL)
    server._ended()


# Opponents


def test_one_users_games_do_not_block_the_bots_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One user has twenty tables of slow bots; another user's bots move in between."""
    order: list[str] = []

    def think(name: str, state: Any, chance: str, nodes: int = 0, made: Any = None) -> Any:
        order.append(chance)
        time.sleep(0.2)
        return thinking.think("random", state, chance, nodes)

    monkeypatch.setattr("cz18.server.games.bots.worker.think", think)
    with serving(str(tmp_path / "games.db"), bot_threads=1) as served:
        many = served.client()
        for number in range(20):
            many.new_game(BOTS, seed=1000 + number)
        until(lambda: len(order) >= 20)
        before = len(order)
        served.client().new_game(BOTS, seed=7)
        until(lambda: any(chance.startswith("7/") for chance in order))
        first = next(at for at, chance in enumerate(order[before:]) if chance.startswith("7/"))
        assert first < 12, order[before:]  # not after all twenty


def test_a_game_whose_bot_fails_rests_and_the_others_continue(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each retry is later than the one before, and no thread sleeps meanwhile."""
    attempts: dict[str, int] = {}
    failing: set[str] = set()
    move = BotWorker.move

    def fail(worker: BotWorker, game: str) -> bool:
        attempts[game] = attempts.get(game, 0) + 1
        if game in failing:
            raise RuntimeError("odd")
        return move(worker, game)

    monkeypatch.setattr(BotWorker, "move", fail)
    client = served.client()
    ids = [client.new_game([{"name": "Eve"}, *BOTS[:2]], take=[0]).id for _ in range(30)]
    failing.update(ids)
    for game in ids:
        served.services.bots.wake(game)
    until(lambda: all(game in served.services.bots._rests for game in ids))
    table = client.new_game(BOTS, seed=3)
    began = time.monotonic()
    until(lambda: table.view()["position"]["number"] >= 10)
    assert time.monotonic() - began < 30  # not a second for each of thirty
    assert max(attempts[game] for game in ids) <= 6


def test_bots_continue_soon_after_the_database_was_unavailable(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That is no failure of the game: the pause stays short after any number of retries."""
    move, rests = BotWorker.move, list[Any]()

    def locked(worker: BotWorker, game: str) -> bool:
        rests.append(worker._rests.get(game))
        if len(rests) < 6:
            raise OperationalError("wait", {}, sqlite3.OperationalError("database is locked"))
        return move(worker, game)

    monkeypatch.setattr(bot_worker, "SHORT_REST", 0.01)
    monkeypatch.setattr(BotWorker, "move", locked)
    table = served.client().new_game(BOTS, seed=3)
    until(lambda: table.view()["position"]["number"] >= 3)
    assert [rest and rest.failures for rest in rests[:7]] == [None, 0, 0, 0, 0, 0, None]


def test_two_processes_do_not_compute_the_same_move(any_database: str) -> None:
    """A move is claimed for a while; after that, or once the game has advanced, another process may claim it."""
    if any_database == "sqlite://":
        return  # an in-memory database has one process
    with serving(any_database, bot_threads=0) as served:
        game = served.client().new_game(BOTS).id
        one, two = served.services.store, Store(database_url(any_database))
        try:
            assert one.claim(game, 0, 60) and one.claim(game, 0, 60)
            assert not two.claim(game, 0, 60)
            assert two.claim(game, 1, 60) and not one.claim(game, 1, 60)
            two.renew_claims([game], -1)
            assert one.claim(game, 1, 60)
            assert not two.claim("nosuchgame", 1, 60)
        finally:
            two.close()


def test_two_live_servers_compute_each_move_once(postgres: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both see every move and look for work continuously; one of them computes each position."""
    thought: list[str] = []

    def think(name: str, state: Any, chance: str, nodes: int = 0, made: Any = None) -> Any:
        thought.append(chance)
        time.sleep(0.02)  # gives the other one time to start as well
        return thinking.think("random", state, chance, nodes)

    monkeypatch.setattr("cz18.server.games.bots.worker.think", think)
    database = postgres.new_database()
    with serving(database, sweep_seconds=0.02) as one, serving(database, sweep_seconds=0.02) as two:
        tables = [served.client().new_game(BOTS, seed=seed) for seed, served in ((1, one), (2, two))]
        until(lambda: all(table.view()["position"]["number"] >= 25 for table in tables))
    assert len(thought) >= 50
    assert sorted(thought) == sorted(set(thought))
