"""The entrance: of requests that come at once, one is begun at each turn of the event loop, everybody by turns.

Before it first waits for something, a request takes about a millisecond of the loop. If a hundred came in one moment
they would all be begun one after the other, and whoever comes next would wait for all of them. Here they wait
themselves, and in between the loop looks at everything else: what others ask, and what is to be sent.
"""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from starlette.types import ASGIApp, Receive, Scope, Send

from cz18.server.addresses import address_of
from cz18.server.http.security import FOR_OPERATORS
from cz18.server.people.passwords import PASSWORD_PATHS
from cz18.server.work.fair import Rounds


class Entrance:
    """ASGI middleware. Whoever watches the server does not wait."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._steps: WeakKeyDictionary[asyncio.AbstractEventLoop, Step] = WeakKeyDictionary()
        """A server has one loop; tests may have several."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and scope["path"] not in FOR_OPERATORS:
            loop = asyncio.get_running_loop()
            await self._steps.setdefault(loop, Step()).come_in(whose(scope), loop)
        await self.app(scope, receive, send)


class Step:
    """The step before the door of one loop, on which there is room for one."""

    def __init__(self) -> None:
        self._waiting: Rounds[asyncio.Future[None]] = Rounds()
        self._is_taken = False
        """Has a request begun in this turn of the loop?"""

    async def come_in(self, who: str, loop: asyncio.AbstractEventLoop) -> None:
        if not self._is_taken:
            self._is_taken = True
            loop.call_soon(self._next, loop)
            return
        place = loop.create_future()
        self._waiting.put(who, place)
        await place

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Once in each turn of the loop, while there is anybody."""
        place = self._waiting.take()
        self._is_taken = place is not None
        if place is not None:
            loop.call_soon(self._next, loop)
            if not place.done():  # else it was given up
                place.set_result(None)


def whose(scope: Scope) -> str:
    """Whose turn a request takes: their address's. All who come with a password have one together: whoever guesses
    may do it from ever other addresses."""
    return "passwords" if scope["path"] in PASSWORD_PATHS else address_of(scope)
