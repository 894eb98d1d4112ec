"""Bounded shutdown on SIGTERM and SIGINT, even if a worker, a thread or the database hangs.

Accepted actions are on the disk, so killing a process loses nothing.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

from uvicorn.supervisors.multiprocess import Multiprocess

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
