"""What the server's tests share: clients in process and over the wire, servers as processes, ways to play."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from cz18.client import Client, Table, Transport, Unwelcome, definite
from cz18.server.app import create_app
from cz18.server.doors import House
from cz18.server.settings import Settings

THREE = ({"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"})
TWO = ({"name": "Ada"}, {"name": "Ben"})
BOARDS = {"standard": THREE, "bohemia": TWO, "moravia_silesia": THREE}
UNLIMITED: dict[str, Any] = {
    "requests_per_second": 0, "games_per_hour": 0, "sign_ins_per_minute": 0, "chat_per_minute": 0,
    "sockets_each": 100_000, "sweep_seconds": 0.2,
}  # fmt: skip
"""Tests hurry; the limits have tests of their own."""


def in_process(test_client: TestClient) -> Transport:
    """A client's way to a server in this process."""

    def send(
        method: str, path: str, headers: Mapping[str, str], body: bytes | None
    ) -> tuple[int, Mapping[str, str], bytes]:
        reply = test_client.request(method, path, headers=dict(headers), content=body)
        return reply.status_code, reply.headers, reply.content

    return send


class Served:
    """A server in this process."""

    def __init__(self, test_client: TestClient) -> None:
        self.http = test_client

    @property
    def house(self) -> House:
        house: House = self.http.app.state.house  # type: ignore[attr-defined]
        return house

    def client(self, token: str | None = None) -> Client:
        """Somebody new, whom the server does not know yet."""
        self.http.cookies.clear()
        transport = in_process(self.http)

        def send(
            method: str, path: str, headers: Mapping[str, str], body: bytes | None
        ) -> tuple[int, Mapping[str, str], bytes]:
            self.http.cookies.clear()  # each client brings its own
            return transport(method, path, headers, body)

        return Client("http://testserver", token=token, transport=send)


@contextlib.contextmanager
def serving(database: str, **changes: Any) -> Iterator[Served]:
    """A server in this process, for the length of the block."""
    settings = Settings(**{**UNLIMITED, "database": database, **changes})
    with TestClient(create_app(settings), raise_server_exceptions=False) as test_client:
        yield Served(test_client)


# Servers as processes


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server of its own on loopback, started through the command, to be stopped or killed."""

    def __init__(self, database: str, *, workers: int = 1, settings: dict[str, Any] | None = None) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        given = {**UNLIMITED, **(settings or {}), "database": database, "port": self.port, "workers": workers}
        script = (
            "import json, sys\n"
            "from cz18.server.run import serve\n"
            "from cz18.server.settings import Settings\n"
            "serve(Settings(**json.loads(sys.argv[1])), log_level='warning')\n"
        )
        import json

        self.errors = Path(os.environ.get("TMPDIR", "/tmp")) / f"cz18-server-{self.port}.log"
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", script, json.dumps(given)],
                stdout=subprocess.DEVNULL,
                stderr=errors,
                start_new_session=True,
            )

    def wait_until_ready(self, seconds: float = 30) -> Process:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.errors.read_text()
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                    pass
                if Client(self.url).request("GET", "/health").status == 200:
                    return self
            except OSError:
                time.sleep(0.02)
        raise AssertionError("the server did not start: " + self.errors.read_text())

    def client(self, token: str | None = None) -> Client:
        return Client(self.url, token=token)

    def kill(self) -> None:
        """kill -9, workers included: the power is gone."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        """Ask it to stop, and wait."""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        finally:
            self.errors.unlink(missing_ok=True)


@contextlib.contextmanager
def process(database: str, **rest: Any) -> Iterator[Process]:
    server = Process(database, **rest)
    try:
        yield server.wait_until_ready()
    finally:
        server.stop()


# Playing


def choose(view: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """One of the choices, a kind first, so that a game moves on."""
    choices = view["position"]["choices"]
    kind = rng.choice(sorted({choice["type"] for choice in choices}))
    return definite(rng.choice([choice for choice in choices if choice["type"] == kind]))


def play(table: Table, rng: random.Random, steps: int = 10**6) -> dict[str, Any]:
    """Play random choices for every seat the client holds, until the game is over or so many steps are done."""
    view = table.view()
    for _ in range(steps):
        if view["position"]["over"]:
            break
        table.act(view["position"]["number"], choose(view, rng))
        view = table.view()
    return view


def hot_seat(client: Client, board: str = "standard", **rest: Any) -> Table:
    """A table at which one browser holds every seat."""
    seats = BOARDS[board]
    return client.new_game(seats, board=board, take=list(range(len(seats))), **rest)


def refused(call: Any, *arguments: Any, **rest: Any) -> Unwelcome:
    """The answer to something that is not done."""
    try:
        call(*arguments, **rest)
    except Unwelcome as answer:
        return answer
    raise AssertionError("it was done")
