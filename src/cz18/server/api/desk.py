"""Expensive jobs of the endpoints: run in the pool, charged to the client's address, and cached."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any

from fastapi import Request

from cz18.server.addresses import address_of
from cz18.server.admission.limiter import Limiter
from cz18.server.errors import ApiError, busy
from cz18.server.people.seats import COOKIE
from cz18.server.work.pool import TOO_COSTLY, Pool, too_costly

MOST_KEPT = 16 * 2**20
"""Bytes of cached answers."""
MOST_COSTLY = 1000
"""Remembered jobs that took too long."""
COSTLY_SECONDS = 600.0
"""How long such a job is refused without trying it again."""


class Answers:
    """A cache of recently used answers, and of jobs that took too long and are not repeated for a while."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()
        self._too_costly: OrderedDict[tuple[Any, ...], tuple[float, str]] = OrderedDict()

    def get(self, key: tuple[Any, ...]) -> bytes | None:
        """The cached answer, or None. Raises ApiError 503 if it recently took too long."""
        until, message = self._too_costly.get(key, (0.0, ""))
        if until > time.monotonic():
            raise too_costly(message)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: tuple[Any, ...], answer: bytes) -> None:
        self._size += len(answer) - len(self._kept.pop(key, b""))
        self._kept[key] = answer
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1])

    def note(self, key: tuple[Any, ...], message: str) -> None:
        """Record that this job took too long."""
        self._too_costly.pop(key, None)
        self._too_costly[key] = time.monotonic() + COSTLY_SECONDS, message
        while len(self._too_costly) > MOST_COSTLY:
            self._too_costly.popitem(last=False)


class JobDesk:
    """Runs the endpoints' expensive jobs."""

    def __init__(self, processes: int, seconds: float, limiter: Limiter) -> None:
        self._limiter = limiter
        self.pool = Pool(processes, used=partial(limiter.charge, "work"))
        self.seconds = seconds
        self.answers = Answers()

    async def once(
        self, request: Request, key: tuple[Any, ...], job: Callable[..., bytes], *arguments: Any
    ) -> bytes:
        """An answer that depends only on its key, which begins with the game: cached, or computed now."""
        found = self.answers.get(key)
        if found is None:
            try:
                found = await self.do(request, job, *arguments, game=key[0])
            except ApiError as fault:
                if fault.status == 503 and fault.code == TOO_COSTLY:
                    self.answers.note(key, fault.message)
                raise
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
        """The result of a job, or its exception. Cancelled when the client disconnects.

        Raises ApiError 429 if the address has used up its seconds of work, 503 if too many jobs wait."""
        self._limiter.refuse_spent("work", address_of(request.scope))
        ticket = self.pool.ask(job, *arguments, who=who_waits(request), game=game, seconds=seconds or self.seconds)
        done = asyncio.wrap_future(ticket.future)
        gone = asyncio.create_task(_gone(request))
        try:
            await asyncio.wait({done, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not done.done():
                raise busy("The request was cancelled.")
            return done.result()
        finally:
            gone.cancel()
            if not ticket.future.done():
                done.cancel()
                ticket.give_up()


def who_waits(request: Request) -> tuple[str, str]:
    """The client's path in the fair queue: its address, and a hash of its credentials."""
    said = request.cookies.get(COOKIE, "") + request.headers.get("authorization", "")
    return address_of(request.scope), sha256(said.encode()).hexdigest()[:16]


async def _gone(request: Request) -> None:
    """Wait until the client disconnects. The body must have been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
