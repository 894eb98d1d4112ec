"""How an endpoint has something costly worked out: in the pool, in the name of whoever asks, while they wait."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

from fastapi import Request

from cz18.server.addresses import address_of
from cz18.server.errors import busy
from cz18.server.people.seats import COOKIE
from cz18.server.work.pool import BUSY, Pool

MOST_KEPT = 16 * 2**20
"""Bytes of answers that are kept."""


class Answers:
    """Answers that were worked out, the lately used ones, so that many who ask the same cost what one does."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()

    def get(self, key: tuple[Any, ...]) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: tuple[Any, ...], answer: bytes) -> None:
        self._size += len(answer) - len(self._kept.pop(key, b""))
        self._kept[key] = answer
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1])


class Places:
    """Room for a few at a time: bodies are large, and are held in memory until they have been read."""

    def __init__(self, in_all: int, each: int) -> None:
        self._in_all = in_all
        self._each = each
        self._taken: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """A place, for the length of the block. Raises ApiError 503 if there is none."""
        if self._taken.total() >= self._in_all or self._taken[address] >= self._each:
            raise busy(BUSY)
        self._taken[address] += 1
        try:
            yield
        finally:
            self._taken[address] -= 1
            if not self._taken[address]:
                del self._taken[address]


class Desk:
    """Where endpoints hand in what is costly."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.pool = Pool(processes)
        self.seconds = seconds
        self.answers = Answers()
        self.imports = Places(in_all=8, each=4)

    async def once(
        self, request: Request, key: tuple[Any, ...], job: Callable[..., bytes], *arguments: Any
    ) -> bytes:
        """An answer that depends on its key alone, which begins with the game: kept, or worked out now."""
        found = self.answers.get(key)
        if found is None:
            found = await self.do(request, job, *arguments, game=key[0])
            self.answers.put(key, found)
        return found

    async def do(
        self,
        request: Request,
        job: Callable[..., Any],
        *arguments: Any,
        game: str = "",
        seconds: float | None = None,
    ) -> Any:
        """The value of a job, or what it raised. Given up as soon as nobody waits for it."""
        ticket = self.pool.ask(job, *arguments, who=who_waits(request), game=game, seconds=seconds or self.seconds)
        done = asyncio.wrap_future(ticket.future)
        gone = asyncio.create_task(_gone(request))
        try:
            await asyncio.wait({done, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not done.done():
                raise busy("Nobody waits for this any more.")
            return done.result()
        finally:
            gone.cancel()
            if not ticket.future.done():
                done.cancel()
                ticket.give_up()


def who_waits(request: Request) -> tuple[str, str]:
    """The address, and who they say they are: among those of one address everybody has their turn."""
    said = request.cookies.get(COOKIE, "") + request.headers.get("authorization", "")
    return address_of(request.scope), sha256(said.encode()).hexdigest()[:16]


async def _gone(request: Request) -> None:
    """Until whoever asked has closed the connection. Their body has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
