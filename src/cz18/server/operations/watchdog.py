"""Tells systemd that the server works, as long as it does: the event loop turns and bots move.

Every worker reports for itself (the unit has `NotifyAccess=all`), so systemd restarts the service when no worker
reports any more. uvicorn's supervisor replaces a worker that is dead or holds the interpreter, but not one whose event
loop alone is stuck, since another thread answers for it: such a worker ends itself, and is replaced then.

The protocol is a datagram to the Unix socket that NOTIFY_SOCKET names (sd_notify(3)). Without one nothing is sent.
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
"""A worker that has not worked for so long is replaced. systemd gives its own time, the unit's `WatchdogSec`."""
BOT_SECONDS = 300.0
"""Games wait for bots, and none has moved for so long: the bots' threads are stuck. One move takes a minute at most."""


def notify(message: str) -> None:
    """Tell systemd, if this runs under it."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):  # a socket without a file
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.sendto(message.encode(), address)


class Watchdog:
    """A thread that reports while the event loop turns and the line of bots moves."""

    def __init__(self, pulse: Pulse, bots_waiting: Callable[[], int], *, replaced: bool = False) -> None:
        self._pulse = pulse
        self._bots_waiting = bots_waiting
        """How many games wait for a bot."""
        self._replaced = replaced
        """Is a worker that ends replaced by another one?"""
        given = float(os.environ.get("WATCHDOG_USEC") or 0) / 1e6
        self._seconds = given or HUNG_SECONDS
        self._stopping = threading.Event()
        self._bot_moved_at = self._worked_at = time.monotonic()
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)

    def start(self) -> None:
        """The server answers from now on."""
        if "NOTIFY_SOCKET" in os.environ:
            with suppress(RuntimeError, OSError, ValueError):  # no standard error to write to
                faulthandler.enable()  # systemd ends with SIGABRT what hangs: the journal has the stacks then
        notify("READY=1")
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        notify("STOPPING=1")

    def entry_made(self, made: Recorded) -> None:
        """From any thread: an entry of this process is durable."""
        if made.entry.by in ("bot", "stand_in"):
            self._bot_moved_at = time.monotonic()

    def look(self) -> bool:
        """Report if the worker works; whether it does."""
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
                log.error("worker hangs and ends", extra={"overdue": round(self._pulse.overdue(), 1)})
                os._exit(1)
