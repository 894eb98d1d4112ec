"""The gate: of requests that come at once, one is begun at each turn of the event loop, everybody by turns.

Before it first waits for something, a request takes about a millisecond of the loop. If a hundred came in one moment
they would all be begun one after the other, and the next one to come would wait for all of them. Here they wait in a
fair queue, and in between the loop looks at everything else: what others ask, and what is to be sent.
"""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from starlette.types import ASGIApp, Receive, Scope, Send

from cz18.server.addresses import address_of
from cz18.server.admission.queue import FairQueue
from cz18.server.admission.rules import LANES, WITHOUT_TURN


class Gate:
    """ASGI middleware. Programs that watch the server do not wait."""

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
    """Lets one request begin in each turn of one loop."""

    def __init__(self) -> None:
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._has_begun = False
        """Has a request begun in this turn of the loop?"""

    async def come_in(self, who: str, loop: asyncio.AbstractEventLoop) -> None:
        if not self._has_begun:
            self._has_begun = True
            loop.call_soon(self._next, loop)
            return
        turn = loop.create_future()
        self._queue.put(turn, (who,))
        await turn

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Once in each turn of the loop, while somebody waits."""
        turn = self._queue.poll()
        self._has_begun = turn is not None
        if turn is not None:
            self._queue.done(turn)
            loop.call_soon(self._next, loop)
            if not turn.done():  # else it was given up
                turn.set_result(None)


def whose(scope: Scope) -> str:
    """Whose turn a request takes: its address's, or its lane's."""
    lane = LANES.get(scope["path"])
    return address_of(scope) if lane is None else lane.name
