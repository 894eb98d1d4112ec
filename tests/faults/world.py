"""A whole server in one thread and in simulated time, on faulty components, with players, viewers and bots.

The application, its endpoints and its middleware are the real ones. Replaced are: the disk under SQLite, the clock, the
network between clients and server, the request threads (run at once) and the process pools (run at once, or fail).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest
from faults.disk import CANNOT_WRITE, WELL, Crash, Disk
from faults.simulation import Clock, Inline, Loop
from server.quick import quick_databases

from cz18.server.admission.queue import FairQueue
from cz18.server.api.services import Services
from cz18.server.app import create_app
from cz18.server.errors import ApiError, busy
from cz18.server.settings import Settings

SETTINGS: dict[str, Any] = {
    "requests_per_second": 0, "games_per_hour": 0, "sign_ins_per_minute": 0, "chat_per_minute": 0, "people_per_hour": 0,
    "sockets_each": 1000, "sockets_each_person": 1000, "bot_threads": 0, "bot_processes": 0, "pool_processes": 0,
    "names": ("testserver",), "database": "sqlite://",
}  # fmt: skip


@cache
def application() -> Any:
    return create_app(Settings(**SETTINGS))


class Pool:
    """Replaces a process pool: answers at once, or fails as processes do."""

    def __init__(self, world: World) -> None:
        self._world = world

    def ask(self, job: Callable[..., Any], *arguments: Any, seconds: float = 15.0, **_: Any) -> Any:
        ticket = _Ticket(Future())
        state = self._world.pool_state
        if state == "full":
            raise busy("Too much is waiting.")
        if state == "dies":
            ticket.future.set_exception(busy("The process has ended."))
        elif state == "hangs":
            self._world.clock.sleep(seconds)
            ticket.future.set_exception(ApiError(503, "too_costly", "It takes too long.", retry_after=30))
        else:
            ticket.future = Inline().submit(job, *arguments)
        return ticket


@dataclass
class _Ticket:
    future: Future[Any]

    def give_up(self) -> None:
        self.future.cancel()


class _Threads:
    """Replaces the request threads."""

    def __init__(self, *sizes: int) -> None:
        self.queue = FairQueue[Any]()

    def ask(self, path: object, job: Callable[[], Any], most_each: float = 0) -> Future[Any]:
        return Inline().submit(job)


@contextlib.contextmanager
def _without_threads() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cz18.server.api.services.RequestThreads", _Threads)
        yield


@dataclass
class Reply:
    status: int
    body: Any
    cookie: str | None
    was_doubled: bool = False
    """Was the request delivered before, with another reply?"""


class Lost(Exception):
    """The network lost the request or its reply; the client does not know which."""


class World:
    """One scenario: a server, its faults, its clients, and the acknowledged actions."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.clock = Clock()
        self.loop = Loop(self.clock)
        self.disk = Disk(self.clock)
        self.pool_state = WELL
        self.network_loss = 0.0
        self.seen: Counter[str] = Counter()
        self.stopping = False
        self.jumped = 0.0
        self.changed_at = self.clock.monotonic()
        self.cannot_write_since: float | None = None
        self.services: Services

    # The process

    def start(self) -> None:
        """Start the server process. On the event loop."""
        with _without_threads(), quick_databases():
            services = Services(Settings(**SETTINGS))
        self.disk.mount(services.store)
        pool: Any = Pool(self)
        services.bots.thinkers = services.desk.pool = services.hashing.pool = pool
        services.ready._thread = Inline()  # type: ignore[assignment]
        services.push.start()
        services.workers.start()
        application().state.services = self.services = services

    def crash(self) -> None:
        """End the process as kill -9 does, and start another one on the same disk."""
        self.seen["crash"] += 1
        self.loop.create_task(self.services.workers.stop())
        self.disk.recover()
        self.start()

    # The network

    async def request(self, method: str, path: str, body: Any = None, cookie: str | None = None) -> Reply:
        """One request over a network that may lose it, its reply, or deliver it twice. Raises Lost."""
        if self.rng.random() < self.network_loss:
            self.seen["request lost"] += 1
            raise Lost
        times = 2 if method == "POST" and self.rng.random() < self.network_loss else 1
        self.seen["request doubled"] += times - 1
        replies = [await self._deliver(method, path, body, cookie) for _ in range(times)]
        if self.rng.random() < self.network_loss:
            self.seen["reply lost"] += 1
            raise Lost
        return replace(replies[-1], was_doubled=times > 1)

    async def _deliver(self, method: str, path: str, body: Any, cookie: str | None) -> Reply:
        """Raises Lost if the process dies before it has replied."""
        sent: list[dict[str, Any]] = []
        content = b"" if body is None else json.dumps(body).encode()
        headers = [(b"content-type", b"application/json")]
        with contextlib.suppress(Crash):
            await application()(
                _scope("http", path, cookie, headers, method=method, http_version="1.1", scheme="http"),
                _receiving([{"type": "http.request", "body": content, "more_body": False}]),
                _sending(sent),
            )
        if self.disk.crashed:
            self.crash()
            raise Lost
        start = next(message for message in sent if message["type"] == "http.response.start")
        text = b"".join(message.get("body", b"") for message in sent if message["type"] == "http.response.body")
        given = [value.decode() for name, value in start["headers"] if name == b"set-cookie"]
        return Reply(start["status"], json.loads(text or b"null"), given[0].split(";")[0] if given else cookie)

    # Faults

    def is_writable(self) -> bool:
        return self.disk.state not in CANNOT_WRITE

    def set_disk(self, state: str) -> None:
        was_writable, self.disk.state = self.is_writable(), state
        self.disk.slow_seconds = self.rng.choice((0.05, 0.5, 2.0))
        if was_writable and not self.is_writable():
            self.cannot_write_since = self.clock.monotonic()
        elif self.is_writable():
            self.cannot_write_since = None
        self.changed_at = self.clock.monotonic()
        self.seen[f"disk {state}"] += 1

    def set_pool(self, state: str) -> None:
        self.pool_state = state
        self.changed_at = self.clock.monotonic()
        self.seen[f"processes {state}"] += 1

    def set_network(self, loss: float) -> None:
        """The fraction of requests, and of replies, that is lost."""
        self.network_loss = loss
        self.seen["network lossy"] += 1

    def crash_soon(self, statements: int) -> None:
        """Crash before one of the next statements to the database, or right after a commit."""
        self.disk.crash_in = statements

    def heal(self) -> None:
        self.set_disk(WELL)
        self.set_pool(WELL)
        self.network_loss = 0.0
        self.disk.crash_in = -1
        self.clock.jump(-self.jumped)
        self.jumped = 0.0

    def jump(self, seconds: float) -> None:
        """Set the wall clock; `heal` sets it right again."""
        self.clock.jump(seconds)
        self.jumped += seconds
        self.seen["clock jumped"] += 1


def _scope(kind: str, path: str, cookie: str | None, headers: list[tuple[bytes, bytes]], **more: Any) -> Any:
    path, _, query = path.partition("?")
    sent = [(b"host", b"testserver"), *headers, *([(b"cookie", cookie.encode())] if cookie else [])]
    return {
        "type": kind, "asgi": {"version": "3.0"}, "path": path, "raw_path": path.encode(), "root_path": "",
        "query_string": query.encode(), "headers": sent, "client": ("127.0.0.1", 40000),
        "server": ("testserver", 80), "app": application(), "state": {}, **more,
    }  # fmt: skip


def _receiving(messages: list[dict[str, Any]]) -> Callable[[], Coroutine[Any, Any, Any]]:
    """Gives these messages; then the client stays connected and sends nothing."""
    left = iter(messages)

    async def receive() -> Any:
        message = next(left, None)
        return message if message is not None else await asyncio.get_running_loop().create_future()

    return receive


def _sending(sent: list[dict[str, Any]]) -> Callable[[Any], Coroutine[Any, Any, None]]:
    async def send(message: Any) -> None:
        sent.append(message)

    return send
