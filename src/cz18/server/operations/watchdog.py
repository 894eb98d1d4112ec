"""systemd watchdog: reports while the event loop runs and bots move.

Every worker reports (the unit has `NotifyAccess=all`), so systemd restarts the service when all have stopped. uvicorn's
supervisor replaces a dead worker or one that blocks the interpreter, but not one whose event loop alone hangs, since
another thread answers for it: such a worker exits by itself.

A report is a datagram to the Unix socket in NOTIFY_SOCKET (sd_notify(3)); without it nothing is sent.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress

from cz18.server.games.views import Recorded
from cz18.server.operations.pulse import Pulse

log = logging.getLogger("cz18.server.watchdog")

HUNG_SECONDS = 30.0
"""Time after which a hung worker exits; under systemd the unit's `WatchdogSec`."""
BOT_SECONDS = 300.0
"""Time without a bot's move, while games wait, after which the bot threads count as hung. A move takes a minute at
most."""


def notify(message: str) -> None:
    """Send a message to systemd, if it started this process."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):  # abstract socket
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.sendto(message.encode(), address)


class Watchdog:
    """A thread that reports while the event loop runs and bots move."""

    def __init__(self, pulse: Pulse, bots_waiting: Callable[[], int], *, replaced: bool = False) -> None:
        self._pulse = pulse
        self._bots_waiting = bots_waiting
        self._replaced = replaced
        """Whether a supervisor replaces a worker that exits."""
        given = float(os.environ.get("WATCHDOG_USEC") or 0) / 1e6
        self._seconds = given or HUNG_SECONDS
        self._stopping = threading.Event()
        self._bot_moved_at = self._worked_at = time.monotonic()
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)

    def start(self) -> None:
        """Report that the server is ready, and start the thread."""
        if "NOTIFY_SOCKET" in os.environ:
            with suppress(RuntimeError, OSError, ValueError):  # no standard error
                faulthandler.enable()  # systemd sends SIGABRT: log the stacks
        notify("READY=1")
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        if not self._replaced:  # one of several workers: the service goes on
            notify("STOPPING=1")

    def entry_made(self, made: Recorded) -> None:
        """Note a durable entry of this process. Thread-safe."""
        if made.entry.by in ("bot", "stand_in"):
            self._bot_moved_at = time.monotonic()

    def look(self) -> bool:
        """Report if the worker is healthy; whether it is."""
        now = time.monotonic()
        if not self._bots_waiting():
            self._bot_moved_at = now
        works = self._pulse.overdue() < self._seconds / 3 and now - self._bot_moved_at < BOT_SECONDS
        if works:
            self._worked_at = now
            notify("WATCHDOG=1")
        return works

    def is_hung(self) -> bool:
        return time.monotonic() - self._worked_at > self._seconds

    def _watch(self) -> None:
        while not self._stopping.wait(self._seconds / 3):
            if not self.look() and self._replaced and self.is_hung():
                log.error("worker hangs; exiting", extra={"overdue": round(self._pulse.overdue(), 1)})
                os._exit(1)
