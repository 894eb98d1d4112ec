"""Helpers of the server's tests: clients in process and over the network, server processes, and ways to play."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError, ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from server.quick import upgrade_quickly
from sqlalchemy import make_url
from starlette.testclient import TestClient

from cz18.client import ApiError, Client, Table, Transport, definite
from cz18.contract.encoding import encode_action
from cz18.rules.engine import action_ranges, decision, is_over
from cz18.rules.state import GameState
from cz18.server.api.services import Services
from cz18.server.app import create_app
from cz18.server.games.games import Accepted
from cz18.server.games.views import Recorded, entry_json
from cz18.server.settings import Settings, database_url
from cz18.server.storage.database import open_engine
from cz18.server.storage.rows import EntryRow

THREE = ({"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"})
TWO = ({"name": "Ada"}, {"name": "Ben"})
EVERY_SEAT = frozenset(range(6))
BOARDS = {"standard": THREE, "bohemia": TWO, "moravia_silesia": THREE}
UNLIMITED: dict[str, Any] = {
    "requests_per_second": 0, "games_per_hour": 0, "sign_ins_per_minute": 0, "chat_per_minute": 0,
    "live_per_minute": 0, "work_seconds_per_minute": 0, "seats_per_hour": 0, "people_per_hour": 0,
    "notifications_per_hour": 0,
    "open_games_each": 10**6,
    "sockets_each": 100_000, "sockets_each_person": 100_000, "sockets": 100_000,
    "sweep_seconds": 0.2, "bot_processes": 0, "pool_processes": 0, "names": ("testserver",),
}  # fmt: skip
"""Settings without limits; the limits have their own tests."""


def in_process(test_client: TestClient) -> Transport:
    """A client transport to an in-process server."""

    def send(
        method: str, path: str, headers: Mapping[str, str], body: bytes | None
    ) -> tuple[int, Mapping[str, str], bytes]:
        reply = test_client.request(method, path, headers=dict(headers), content=body)
        return reply.status_code, reply.headers, reply.content

    return send


class Served:
    """An in-process server."""

    def __init__(self, test_client: TestClient) -> None:
        self.http = test_client

    @property
    def services(self) -> Services:
        services: Services = self.http.app.state.services  # type: ignore[attr-defined]
        return services

    def client(self, token: str | None = None) -> Client:
        """A new client, unknown to the server."""
        self.http.cookies.clear()
        transport = in_process(self.http)

        def send(
            method: str, path: str, headers: Mapping[str, str], body: bytes | None
        ) -> tuple[int, Mapping[str, str], bytes]:
            self.http.cookies.clear()  # each client sends its own cookie
            return transport(method, path, headers, body)

        return Client("http://testserver", token=token, transport=send)


@contextlib.contextmanager
def serving(database: str, **changes: Any) -> Iterator[Served]:
    """An in-process server, for the duration of the block."""
    settings = Settings(**{**UNLIMITED, "database": database, **changes})
    with TestClient(create_app(settings), raise_server_exceptions=False) as test_client:
        yield Served(test_client)


# Servers as processes


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


STARTER = """
import ctypes, json, os, sys
from cz18.server.app import draw_boards, warm_up
from cz18.server.run import serve
from cz18.server.settings import Settings
warm_up()
draw_boards()
for line in sys.stdin:
    given, errors = json.loads(line)
    if errors is None:
        print(os.waitstatus_to_exitcode(os.waitpid(given, 0)[1]), flush=True)
        continue
    child = os.fork()
    if child == 0:
        os.setsid()
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(1, 9)  # when the starter ends, this ends: nothing is left behind
        os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 2)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        serve(Settings(**given), log_level="warning")
        os._exit(0)
    print(child, flush=True)
"""


class Starter:
    """A process that has imported the program and forks servers from it, so that starting many of them is fast."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", STARTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self, settings: dict[str, Any], errors: Path) -> int:
        """The process id of a new server."""
        return self._ask([settings, str(errors)])

    def wait(self, process: int) -> int:
        """The exit status of a server, once it has ended."""
        return self._ask([process, None])

    def _ask(self, what: list[Any]) -> int:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


@cache
def starter() -> Starter:
    return Starter()


class Process:
    """A server process on loopback, to be stopped or killed."""

    def __init__(self, database: str, *, workers: int = 1, port: int = 0, **settings: Any) -> None:
        self.database = database
        if "://" not in database and not Path(database).exists():
            engine = open_engine(make_url(database_url(database)))
            upgrade_quickly(engine)
            engine.dispose()
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        given = {**UNLIMITED, **settings, "database": database, "port": self.port, "workers": workers}
        self.errors = Path(tempfile.gettempdir()) / f"cz18-server-{self.port}.log"
        self.process = starter().start(given, self.errors)
        self.running = True

    def wait_until_ready(self, seconds: float = 120) -> Process:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                if Client(self.url).request("GET", "/health").status == 200:
                    return self
            except OSError:
                time.sleep(0.02)
        self.kill()
        raise AssertionError("the server did not start: " + self.errors.read_text())

    def client(self, token: str | None = None) -> Client:
        return Client(self.url, token=token)

    def kill(self) -> None:
        """kill -9, including workers, as in a power failure."""
        if self.running:
            os.killpg(self.process, signal.SIGKILL)
            self._ended()

    def stop(self) -> int:
        """Ask it to stop, and wait for it."""
        if not self.running:
            return -1
        os.kill(self.process, signal.SIGTERM)
        return self._ended()

    def _ended(self) -> int:
        self.running = False
        status = starter().wait(self.process)
        self.errors.unlink(missing_ok=True)
        return status


@contextlib.contextmanager
def process(database: str, **rest: Any) -> Iterator[Process]:
    server = Process(database, **rest)
    try:
        yield server.wait_until_ready()
    finally:
        server.stop()


# Playing


def choose(view: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A random choice; its type is drawn first, so that a game makes progress."""
    offered = view["position"]["choices"]
    kind = rng.choice(sorted({choice["type"] for choice in offered}))
    return definite(rng.choice([choice for choice in offered if choice["type"] == kind]))


def play(table: Table, rng: random.Random, steps: int = 10**6) -> dict[str, Any]:
    """Play random choices for every seat the client holds, until the game is over or this many steps are done."""
    view = table.view()
    for _ in range(steps):
        if view["position"]["over"]:
            break
        table.act(view["position"]["number"], choose(view, rng))
        view = table.view()
    return view


def advance(
    served: Served,
    table: Table,
    rng: random.Random,
    steps: int = 10**6,
    until: Callable[[GameState], bool] = lambda state: False,
) -> int:
    """Like `play`, with the same choices but without HTTP: faster if a test is about a later position."""
    games = served.services.games
    for _ in range(steps):
        _, state, number = games.state(table.id)
        if is_over(state) or until(state):
            break
        action = choose({"position": {"choices": [encode_action(item) for item in action_ranges(state)]}}, rng)
        assert isinstance(games.submit(table.id, EVERY_SEAT, number, action), Accepted)
    return games.state(table.id)[2]


def wait_until(table: Table, reached: Any, seconds: float = 240) -> dict[str, Any]:
    """The view, once it satisfies the condition."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        view = table.view()
        if reached(view):
            return view
        time.sleep(0.05)
    raise AssertionError(f"did not happen: {view['position']['decision']}")


def is_about_track(state: GameState) -> bool:
    """Is a company about to lay tiles?"""
    due = decision(state)
    return due is not None and due.kind == "track"


def hot_seat(client: Client, board: str = "standard", **rest: Any) -> Table:
    """A table at which one browser holds every seat."""
    seats = BOARDS[board]
    return client.new_game(seats, board=board, take=list(range(len(seats))), **rest)


def refused(call: Any, *arguments: Any, **rest: Any) -> ApiError:
    """The error response to a request that must be refused."""
    try:
        call(*arguments, **rest)
    except ApiError as answer:
        return answer
    raise AssertionError("it was done")


def race(clients: Sequence[Client], path: str, body: Any) -> list[int]:
    """Send the same request from all clients at once. Returns the sorted statuses."""
    barrier = threading.Barrier(len(clients))

    def one(client: Client) -> int:
        barrier.wait()
        return client.request("POST", path, body).status

    with ThreadPoolExecutor(len(clients)) as pool:
        return sorted(pool.map(one, clients))


def until(reached: Callable[[], bool], seconds: float = 120) -> None:
    """Wait for something that happens soon, even on a busy machine."""
    deadline = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < deadline, "did not happen"
        time.sleep(0.02)


@contextlib.contextmanager
def watching(served: Served, table: Table, query: str = "") -> Iterator[Any]:
    """An in-process live viewer, with the cookie of the table's client."""
    session = served.http.websocket_connect(f"{table.path}/live{query}", headers=table.client.identity())
    socket = session.__enter__()
    try:
        yield socket
    finally:
        with contextlib.suppress(CancelledError):  # the test client cancels what it ends
            session.__exit__(None, None, None)


def recorded(served: Served, table: Table, by: str, at: float = 0.0) -> Recorded:
    """The record that listeners receive for an entry at this table, by this kind of player at this time."""
    entry = EntryRow(table.id, 1, "action", 0, by, "{}", "[]", None, at)
    with served.services.games.locked(table.id) as loaded:
        return Recorded(entry, entry_json(entry), loaded.view(), loaded.view())
