"""Bounded shutdown on SIGTERM and SIGINT, even if a worker, a thread or the database hangs.

Accepted actions are on the disk, so killing a process loses nothing.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.supervisors.multiprocess import Multiprocess

from cz18.server.errors import busy

STOP_SECONDS = 4.0
"""Maximum time from the signal to the end of the process."""


def end_in_time() -> None:
    """Install the signal handlers, which work even during start-up. Called on the event loop."""
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, partial(_stop, signal.getsignal(number), partial(os._exit, 0)))


def _stop(handler: Any, end: Callable[[], None], number: int, frame: FrameType | None) -> None:
    timer = threading.Timer(STOP_SECONDS, end)
    timer.daemon = True
    timer.start()
    if callable(handler):
        handler(number, frame)


class CutShort:
    """ASGI middleware: a request that the shutdown cancels gets 503, so that the client tries again."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def send_noted(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        except asyncio.CancelledError:
            if scope["type"] != "http" or has_begun:
                raise
            fault = busy("The server is stopping; please try again.")
            headers = {"retry-after": str(fault.more["retry_after"])}
            await JSONResponse(fault.body(), fault.status, headers)(scope, receive, send)


class Supervisor(Multiprocess):
    """uvicorn's supervisor, which alone would wait for hung workers without a limit."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, partial(_stop, signal.getsignal(number), self._kill_workers))

    def _kill_workers(self) -> None:
        self.should_exit.set()  # do not replace workers
        for worker in self.processes:
            worker.process.kill()
            worker.child_conn.close()  # our copy: the supervisor no longer waits for an answer of the killed worker
