"""The request threads: addresses take turns, and one thread is always left for another address."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

import pytest
from fastapi.routing import APIRoute
from server.helpers import hot_seat, serving, until
from starlette.testclient import TestClient

from cz18.client import definite
from cz18.server.api import operator, people
from cz18.server.api.tables import bots, games, play, seats
from cz18.server.games.games import Games
from cz18.server.games.loaded_game import LoadedGame
from cz18.server.work.threads import READERS, READERS_EACH, THREADS, RequestThreads


class Jobs:
    """Jobs that wait to be released, and the order in which they started."""

    def __init__(self, threads: RequestThreads) -> None:
        self.threads = threads
        self.began: list[str] = []
        self.go_on = threading.Event()

    def ask(self, address: str, count: int = 1) -> list[Future[str]]:
        return [self.threads.ask((address,), lambda: self._work(address)) for _ in range(count)]

    def _work(self, address: str) -> str:
        self.began.append(address)
        assert self.go_on.wait(60)
        return address

    def wait_until_began(self, count: int) -> None:
        until(lambda: len(self.began) >= count)


@contextmanager
def the_jobs(at_once: int, each: int) -> Iterator[Jobs]:
    jobs = Jobs(RequestThreads(at_once, each))
    try:
        yield jobs
    finally:
        jobs.go_on.set()
        jobs.threads.stop()


def test_one_address_leaves_threads_to_the_others() -> None:
    """Ten jobs of one address: two run, and another address's job starts at once."""
    with the_jobs(at_once=3, each=2) as jobs:
        mine = jobs.ask("a", 10)
        jobs.wait_until_began(2)
        other = jobs.ask("b")
        jobs.wait_until_began(3)
        assert jobs.began == ["a", "a", "b"] and len(jobs.threads.queue) == 8
        jobs.go_on.set()
        assert [done.result(60) for done in (*mine, *other)] == ["a"] * 10 + ["b"]
        assert len(jobs.threads.queue) == 0


def test_waiting_addresses_take_turns() -> None:
    """With one thread and three addresses of three jobs each, none is served twice before the others once."""
    with the_jobs(at_once=1, each=1) as jobs:
        asked = jobs.ask("z")
        asked += [*jobs.ask("a", 3), *jobs.ask("b", 3), *jobs.ask("c", 3)]
        jobs.go_on.set()
        wait(asked, 60)
        assert jobs.began == list("zabcabcabc")


def test_a_cancelled_job_is_skipped() -> None:
    """A cancelled job does not start, and the next one does; a failed job frees its thread, too."""
    with the_jobs(at_once=1, each=1) as jobs:
        first, second, third = jobs.ask("a", 3)
        failing = jobs.threads.ask(("a",), lambda: 1 // 0)
        last = jobs.threads.ask(("a",), lambda: "last")
        assert second.cancel()
        jobs.go_on.set()
        assert [first.result(60), third.result(60), last.result(60)] == ["a", "a", "last"]
        assert isinstance(failing.exception(60), ZeroDivisionError)
        assert jobs.began == ["a", "a"]


@contextmanager
def reading_stands_still(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Block every request that reads a log. Yields the games of those requests."""
    go_on, begun = threading.Event(), list[str]()

    def log(games: Games, game: str, since: int, limit: int) -> tuple[bytes, tuple[str, ...]]:
        begun.append(game)
        assert go_on.wait(60)
        return b'{"entries":[]}', ()

    monkeypatch.setattr(Games, "log", log)
    try:
        yield begun
    finally:
        go_on.set()


def test_blocked_reads_of_one_address_do_not_block_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With twice as many blocked reads as threads, another address can still play."""
    with serving(str(tmp_path / "games.db")) as served:
        table = hot_seat(served.client())
        stranger = TestClient(served.http.app, client=("192.0.2.1", 50000))
        with ThreadPoolExecutor(2 * THREADS) as many, reading_stands_still(monkeypatch) as begun:
            answers = [many.submit(stranger.get, f"{table.path}/log") for _ in range(2 * THREADS)]
            until(lambda: len(begun) >= READERS_EACH)
            view = table.view()
            made = table.act(view["position"]["number"], definite(view["position"]["choices"][0]))
            assert made["number"] == 1
            assert len(begun) == READERS_EACH
        assert {answer.result().status_code for answer in answers} == {200}


def test_cold_games_opened_from_many_addresses_do_not_block_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Views and actions of six addresses load few games at a time, and another address can still play."""
    go_on, loading, read = threading.Event(), list[str](), Games._read

    def slow_read(games: Games, game: str) -> LoadedGame:
        if threading.current_thread().name.startswith("request-"):  # workers may still look at the new games
            loading.append(game)
            assert go_on.wait(60)
        return read(games, game)

    with serving(str(tmp_path / "games.db")) as served:
        table, cold = hot_seat(served.client()), [hot_seat(served.client()) for _ in range(12)]
        view = table.view()
        for other in cold:
            served.services.games.forget(other.id)
        monkeypatch.setattr(Games, "_read", slow_read)
        requests = [("GET", "/view", None), ("POST", "/actions", {"seen": 0, "action": {"type": "Pass"}})]
        with ThreadPoolExecutor(len(cold)) as many:
            asked = [
                many.submit(
                    TestClient(served.http.app, client=(f"192.0.2.{number // 2}", 1)).request,
                    method, other.path + path, json=body,
                )
                for number, (other, (method, path, body)) in enumerate(zip(cold, cycle(requests), strict=False))
            ]  # fmt: skip
            until(lambda: len(loading) >= READERS)
            made = table.act(view["position"]["number"], definite(view["position"]["choices"][0]))
            assert made["number"] == 1
            assert len(loading) == READERS
            go_on.set()
            assert {answer.result().status_code for answer in asked} <= {200, 400, 403}


def test_every_endpoint_that_runs_in_a_thread_is_queued() -> None:
    """No endpoint or dependency is a plain function: the framework would run it in its own threads."""
    modules = (games, seats, play, bots, people, operator)
    endpoints = [route for module in modules for route in module.router.routes if isinstance(route, APIRoute)]
    assert len(endpoints) > 30
    called = {
        (route.path, one.call)
        for route in endpoints
        for one in (route.dependant, *route.dependant.dependencies)
        if one.call is not None
    }
    assert len(called) > len(endpoints)
    assert [path for path, call in called if not asyncio.iscoroutinefunction(call)] == []
