"""How an endpoint has something costly worked out: in the pool, in the name of whoever asks, while they wait."""

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
"""Bytes of answers that are kept."""
MOST_COSTLY = 1000
"""Questions that took too long, of which it is remembered."""
COSTLY_SECONDS = 600.0
"""How long such a question is refused at once."""


class Answers:
    """Answers that were worked out, the lately used ones, so that many who ask the same cost what one does; and
    questions that took too long, which are not tried again for a while."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()
        self._too_costly: OrderedDict[tuple[Any, ...], tuple[float, str]] = OrderedDict()

    def get(self, key: tuple[Any, ...]) -> bytes | None:
        """Raises ApiError 503 if it took too long a while ago."""
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
        """This question took too long."""
        self._too_costly.pop(key, None)
        self._too_costly[key] = time.monotonic() + COSTLY_SECONDS, message
        while len(self._too_costly) > MOST_COSTLY:
            self._too_costly.popitem(last=False)


class JobDesk:
    """Where endpoints hand in what is costly."""

    def __init__(self, processes: int, seconds: float, limiter: Limiter) -> None:
        self._limiter = limiter
        self.pool = Pool(processes, used=partial(limiter.charge, "work"))
        self.seconds = seconds
        self.answers = Answers()

    async def once(
        self, request: Request, key: tuple[Any, ...], job: Callable[..., bytes], *arguments: Any
    ) -> bytes:
        """An answer that depends on its key alone, which begins with the game: kept, or worked out now."""
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
        """The value of a job, or what it raised. Given up as soon as nobody waits for it.

        Raises ApiError 429 if the address has used up its seconds of work, 503 if too much waits."""
        self._limiter.refuse_spent("work", address_of(request.scope))
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
