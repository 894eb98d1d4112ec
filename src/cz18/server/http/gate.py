"""Starts at most one request per event-loop iteration, fairly among addresses.

Before its first await, a request occupies the loop for about a millisecond. A hundred simultaneous requests would start
back to back and delay everything that comes after them. Here they wait in a fair queue, and the loop handles other
requests and sends between them.
"""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from starlette.types import ASGIApp, Receive, Scope, Send

from cz18.server.addresses import address_of
from cz18.server.admission.queue import FairQueue
from cz18.server.admission.rules import LANES, WITHOUT_TURN


class Gate:
    """ASGI middleware. Monitoring endpoints do not wait."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._loops: WeakKeyDictionary[asyncio.AbstractEventLoop, LoopGate] = WeakKeyDictionary()
        """A server has one loop; tests may have several."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and scope["path"] not in WITHOUT_TURN:
            loop = asyncio.get_running_loop()
            gate = self._loops.get(loop) or self._loops.setdefault(loop, LoopGate())
            await gate.come_in(whose(scope), loop)
        await self.app(scope, receive, send)


class LoopGate:
    """Starts one request per iteration of one event loop."""

    def __init__(self) -> None:
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._has_begun = False
        """A request has started in this iteration."""

    async def come_in(self, who: str, loop: asyncio.AbstractEventLoop) -> None:
        if not self._has_begun:
            self._has_begun = True
            loop.call_soon(self._next, loop)
            return
        turn = loop.create_future()
        self._queue.put(turn, (who,))
        await turn

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start the next request; runs once per iteration while requests wait."""
        turn = self._queue.poll() if self._queue else None
        self._has_begun = turn is not None
        if turn is not None:
            self._queue.done(turn)
            loop.call_soon(self._next, loop)
            if not turn.done():  # not cancelled
                turn.set_result(None)


def whose(scope: Scope) -> str:
    """The request's key in the fair queue: its lane or address."""
    lane = LANES.get(scope["path"])
    return address_of(scope) if lane is None else lane.name
