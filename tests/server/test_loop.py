"""The event loop is shared: no single request blocks it for long, whatever the request contains.

Measured is the CPU time of the loop's own thread between two points at which it could do other work, so the load
of the machine does not matter."""

from __future__ import annotations

import asyncio
import gc
import gzip
import json
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from server.helpers import UNLIMITED, advance, hot_seat, serving

from cz18.bots.random_bot import play_random_game
from cz18.interop.formats.codec import encode_action
from cz18.interop.formats.save import save_game
from cz18.server.api.log_pages import LogPages
from cz18.server.app import create_app
from cz18.server.http import packing
from cz18.server.settings import Settings

MOST = 0.050
"""Seconds."""
CHUNK = 2**16
IMPORT = "/api/games/import"


class Holds:
    """Records how long each callback has blocked the loop."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""
        self.on = False

    @contextmanager
    def watching(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        run = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            began = time.thread_time()
            run(handle)
            held = time.thread_time() - began
            if self.on and held > self.longest:  # otherwise the test itself has continued
                self.longest, self.what = held, repr(handle)

        self.on = True
        try:
            with monkeypatch.context() as patch:
                patch.setattr(asyncio.Handle, "_run", timed)
                yield
        finally:
            self.on = False


class Asking:
    """Sends requests to a server on this loop."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.cookie = b""

    async def request(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, bytes]:
        content = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        chunks = [content[at : at + CHUNK] for at in range(0, len(content), CHUNK)] or [b""]
        received: list[dict[str, Any]] = []
        gone = asyncio.Event()

        async def receive() -> dict[str, Any]:
            await asyncio.sleep(0)  # as from a socket, with other work in between
            if chunks:
                return {"type": "http.request", "body": chunks.pop(0), "more_body": bool(chunks)}
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            received.append(message)

        await self.app(self._scope("http", path, headers, method=method, scheme="http"), receive, send)
        return received[0]["status"], b"".join(message.get("body", b"") for message in received)

    async def live(self, path: str, count: int) -> int:
        """Keep a live connection until this many entries have arrived. Returns their number."""
        came, enough = 0, asyncio.Event()

        async def receive() -> dict[str, Any]:
            if not came:
                return {"type": "websocket.connect"}
            await enough.wait()
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Any) -> None:
            nonlocal came
            came += message["type"] == "websocket.send"
            if came > count:
                enough.set()

        await self.app(self._scope("websocket", path, {}, scheme="ws", subprotocols=[]), receive, send)
        return came - 1

    def _scope(self, kind: str, path: str, headers: dict[str, str], **more: Any) -> dict[str, Any]:
        given = {"host": "testserver", "content-type": "application/json", "accept-encoding": "gzip", **headers}
        path, _, query = path.partition("?")
        return {
            "type": kind, "path": path, "raw_path": path.encode(), "query_string": query.encode(),
            "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in given.items()],
            "client": ("192.0.2.1", 50000), "server": ("testserver", 80), "http_version": "1.1",
            "asgi": {"version": "3.0"}, "state": {}, **more,
        }  # fmt: skip


LENGTH = 400


async def _made(asking: Asking) -> tuple[str, Any]:
    """An imported game of three players: its path, and the next action."""
    game = play_random_game(3, seed=7)[0]
    file = json.loads(save_game(game._replace(actions=game.actions[:LENGTH])))
    status, body = await asking.request("POST", "/api/games/import", {"file": file, "listed": True})
    assert status == 201, body
    return f"/api/games/{json.loads(body)['game']['id']}", encode_action(game.actions[LENGTH])


def test_no_request_blocks_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kind of large or costly request, including the first of its kind: 50 ms at most."""
    holds: dict[str, Holds] = {}

    async def play() -> None:
        app = create_app(Settings(**{**UNLIMITED, "database": str(tmp_path / "games.db"), "bot_threads": 0}))
        asking = Asking(app)

        async def hold(what: str, expected: int, *request: Any) -> None:
            holds[what] = Holds()
            with holds[what].watching(monkeypatch):
                status, body = await asyncio.create_task(asking.request(*request))
            assert status == expected, (what, status, body[:300])

        async with app.router.lifespan_context(app):
            await hold("the first of all", 200, "GET", "/health")
            path, action = await _made(asking)
            keys = b"{" + b",".join(b'"%d":0' % number for number in range(760_000)) + b"}"
            await hold("a file of many keys", 413, "POST", IMPORT, keys)
            await hold("many keys elsewhere", 413, "POST", "/api/games", keys)
            await hold("a deep file", 400, "POST", IMPORT, b'{"file":' + b"[" * 100_000 + b"]" * 100_000 + b"}")
            await hold("a long title", 400, "POST", IMPORT, b'{"file":{"title":"' + b"x" * 7_900_000 + b'"}}')
            await hold("many fields", 400, "POST", "/api/games", {f"k{number}": [] for number in range(2400)})
            await hold("a deep body", 400, "POST", f"{path}/actions", b'{"action":' + b"[" * 8000)
            body = {"seen": LENGTH, "actions": [action] * 64, "income": True}
            await hold("previews", 200, "POST", f"{path}/previews", body)
            await hold("previews in words", 200, "POST", f"{path}/previews?words=de", body)
            await hold("reasons", 200, "GET", f"{path}/reasons?seen={LENGTH}")
            await hold("reasons in words", 200, "GET", f"{path}/reasons?seen={LENGTH}&words=cs")
            await hold("the log in words", 200, "GET", f"{path}/log?limit=1000&words=pl")
            await hold("the log", 200, "GET", f"{path}/log?limit=1000")
            await hold("a position", 200, "GET", f"{path}/positions/{LENGTH - 1}")
            await hold("the view", 200, "GET", f"{path}/view")
            await hold("the course", 200, "GET", f"{path}/course")
            await hold("the course again", 200, "GET", f"{path}/course")
            await hold("why", 200, "GET", f"{path}/entries/{LENGTH}/why")
            await hold("an export", 200, "GET", f"{path}/export")
            await hold("a fork", 201, "POST", f"{path}/fork", {"position": LENGTH - 1})
            await hold("the list", 200, "GET", "/api/games?limit=100")
            await hold("facts", 200, "GET", "/api/facts/standard")
            await hold("facts again", 200, "GET", "/api/facts/standard")
            await hold("the document", 200, "GET", "/api/openapi.json")
            await hold("the page", 200, "GET", "/")
            await hold("a long path", 200, "GET", "/" + "a/" * 2000)
            holds["live"] = Holds()
            with holds["live"].watching(monkeypatch):
                assert await asyncio.create_task(asking.live(f"{path}/live", LENGTH)) >= LENGTH

    gc.collect()
    gc.disable()  # garbage of other tests must not count
    try:
        asyncio.run(play())
    finally:
        gc.enable()
    slow = {what: (round(1000 * hold.longest), hold.what) for what, hold in holds.items() if hold.longest > MOST}
    assert slow == {}


def test_no_response_is_compressed_on_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compressing the facts of a board took longer than the rest of the request."""
    packed_in: list[int] = []
    compress = gzip.compress

    def noted(*arguments: Any, **named: Any) -> bytes:
        packed_in.append(threading.get_ident())
        return compress(*arguments, **named)

    async def ask() -> None:
        app = create_app(Settings(**{**UNLIMITED, "database": str(tmp_path / "games.db"), "bot_threads": 0}))
        asking = Asking(app)
        async with app.router.lifespan_context(app):
            path, _ = await _made(asking)
            endpoints = [
                "/api/facts/standard",
                f"{path}/course",
                f"{path}/view",
                f"{path}/log",
                f"{path}/reasons?seen={LENGTH}",
            ]
            for endpoint in endpoints:
                assert (await asking.request("GET", endpoint))[0] == 200

    monkeypatch.setattr("gzip.compress", noted)
    asyncio.run(ask())
    assert len(packed_in) >= 3 and threading.get_ident() not in packed_in


def test_catch_up_is_compressed_once_for_all_sockets_and_not_on_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many sockets missed the same entries or some of them: each entry is compressed once, in another thread."""
    packed_in: list[int] = []
    usual = packing.packed

    def noted(text: str, window: int | None) -> bytes:
        packed_in.append(threading.get_ident())
        return usual(text, window)

    async def connect() -> list[int]:
        app = create_app(Settings(**{**UNLIMITED, "database": str(tmp_path / "games.db"), "bot_threads": 0}))
        asking = Asking(app)
        async with app.router.lifespan_context(app):
            path, _ = await _made(asking)
            sinces = [0, 0, 0, 0, 150, 200, 399, 400]
            return await asyncio.gather(
                *(asking.live(f"{path}/live?since={since}", LENGTH - since) for since in sinces)
            )

    monkeypatch.setattr(packing, "packed", noted)
    came = asyncio.run(connect())
    assert all(
        count >= LENGTH - since for count, since in zip(came, [0, 0, 0, 0, 150, 200, 399, 400], strict=True)
    )
    assert len(packed_in) == LENGTH and threading.get_ident() not in packed_in


def test_the_cache_of_catch_up_pages_is_limited(tmp_path: Path) -> None:
    """Pages beyond the limit of bytes are dropped, least recently used first; a page that has grown is rebuilt."""
    with serving(str(tmp_path / "games.db")) as served:
        tables = [hot_seat(served.client(), seed=seed) for seed in range(3)]
        for table in tables:
            advance(served, table, random.Random(1), 5)
        one, two, three = (table.id for table in tables)
        size = sum(map(len, LogPages(served.services.store).make(one, 0, None, 5).frames))
        pages = LogPages(served.services.store, most_bytes=int(2.5 * size))
        for game in (one, two, one, three):
            if pages.kept(game, 0, None, 5) is None:
                assert pages.make(game, 0, None, 5).last == 5
        assert [pages.kept(game, 0, None, 5) is None for game in (one, two, three)] == [False, True, False]
        advance(served, tables[0], random.Random(1), 1)
        assert pages.kept(one, 0, None, 6) is None
        page = pages.make(one, 0, None, 6)
        assert (page.last, len(page.between(2, 5)), page.between(6, 9)) == (6, 3, ())
        assert page.between(2, 5) == page.frames[2:5]
