"""Attackers: raw connections and requests from an address that the witnesses do not use."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

ADDRESS = "127.0.0.2"
"""Another loopback address than the witnesses', so that limits per address do not affect them."""
PATIENCE = 60.0


class Stranger:
    """One attacker: the server's address, the end time and the counted responses."""

    def __init__(self, port: int, database: str, until: float) -> None:
        self.port = port
        self.database = database
        self.until = until
        self.answers: Counter[str] = Counter()
        self.cookie = ""
        """The cookie that was given last."""

    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    async def connect(self, address: str = ADDRESS) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0), limit=2**26)

    def request(self, method: str, path: str, body: Any = None, **headers: str) -> bytes:
        """Bytes of a request. A bytes body is sent unchanged."""
        content = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"host: 127.0.0.1:{self.port}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        if body is not None:
            lines += ["content-type: application/json", f"content-length: {len(content)}"]
        return "\r\n".join([*lines, "", ""]).encode() + content

    def upgrade(self, path: str) -> bytes:
        """Request for a live connection, which may be compressed."""
        return self.request(
            "GET", path, connection="Upgrade", upgrade="websocket", sec_websocket_version="13",
            sec_websocket_key="dGhlIHNhbXBsZSBub25jZQ==", sec_websocket_extensions="permessage-deflate",
        )  # fmt: skip

    async def ask(self, request: bytes, address: str = ADDRESS) -> tuple[int, bytes]:
        """Send one request over a new connection."""
        reader, writer = await self.connect(address)
        try:
            return await self.exchange(reader, writer, request)
        finally:
            writer.close()

    async def exchange(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes
    ) -> tuple[int, bytes]:
        writer.write(request)
        async with asyncio.timeout(PATIENCE):
            await writer.drain()
            head = await reader.readuntil(b"\r\n\r\n")
            length = 0
            for line in head.split(b"\r\n"):
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
                if name.lower() == b"set-cookie":
                    self.cookie = value.partition(b";")[0].strip().decode()
            return int(head.split(b" ", 2)[1]), await reader.readexactly(length)

    async def flood(self, requests: Iterable[bytes], at_once: int, address: str = ADDRESS) -> None:
        """Send these requests from several workers, each over its own persistent connection, until the time is up."""
        waiting = iter(requests)

        async def worker() -> None:
            line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
            for request in waiting:
                if not self.goes_on():
                    break
                try:
                    line = line or await self.connect(address)
                    status, _ = await self.exchange(*line, request)
                    self.answers[str(status)] += 1
                    if status in (429, 503):
                        await asyncio.sleep(0.02)
                except (OSError, EOFError, asyncio.LimitOverrunError, ValueError) as problem:
                    self.answers[type(problem).__name__] += 1
                    if line is not None:
                        line[1].close()
                    line = None
                    await asyncio.sleep(0.02)
            if line is not None:
                line[1].close()

        await self.together(worker() for _ in range(at_once))

    async def together(self, jobs: Iterable[Awaitable[None]]) -> None:
        """Run all of them concurrently, none longer than the remaining time."""
        tasks = [asyncio.ensure_future(job) for job in jobs]
        _, late = await asyncio.wait(tasks, timeout=max(0.1, self.until - time.monotonic()))
        for task in late:
            task.cancel()
        self.answers["no answer"] += len(late)
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                self.answers[type(result).__name__] += 1


Attack = Callable[[Stranger], Awaitable[None]]


def run(attack: Attack, port: int, database: str, seconds: float, answers: Any) -> None:
    """Run one attack in a separate process. `answers` receives a start signal and then the counts."""
    answers.put({})
    stranger = Stranger(port, database, time.monotonic() + seconds)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_in_time(attack, stranger))
    answers.put(dict(stranger.answers))


async def _in_time(attack: Attack, stranger: Stranger) -> None:
    """End the attack on time, even if the server no longer responds."""
    try:
        async with asyncio.timeout(max(0.1, stranger.until - time.monotonic()) + 1):
            await attack(stranger)
    except TimeoutError:
        stranger.answers["no answer"] += 1
    except (OSError, EOFError) as problem:  # the server is gone
        stranger.answers[type(problem).__name__] += 1
