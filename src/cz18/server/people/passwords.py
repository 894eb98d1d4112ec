"""Passwords: hashed a few at a time, and guessed at slowly.

Each hash takes 64 MiB on purpose. `Turns` lets few of them run at once and few wait; who comes later is told to try
again. `Guesses` slows down whoever tries passwords: for one account from one address the pauses grow; for one account
from everywhere there are so many tries in all. Neither keeps the owner out, who signs in from an address at which
that has succeeded before.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from cz18.server.faults import Fault, too_many
from cz18.server.people import limits
from cz18.server.people.limits import Limit
from cz18.server.store import Store

DAY = 86400
FREE_TRIES = 3
LONGEST_PAUSE = 900
KNOWN_DAYS = 60
"""So long an address counts as one of the owner's after a success."""
TRIES_IN_ALL = 30
"""From addresses not known, for one account; then one more every two minutes."""


class Turns:
    """A few at a time, a few waiting; nobody else."""

    def __init__(self, at_once: int = 2, waiting: int = 6, patience: float = 20.0) -> None:
        self._most = at_once + waiting
        self._patience = patience
        self._here = 0
        self._guard = threading.Lock()
        self._running = threading.BoundedSemaphore(at_once)

    @contextmanager
    def taken(self) -> Iterator[None]:
        """One's turn, waited for. Raises Fault 503 if too many wait."""
        with self._guard:
            if self._here >= self._most:
                raise _later()
            self._here += 1
        try:
            if not self._running.acquire(timeout=self._patience):
                raise _later()
            try:
                yield
            finally:
                self._running.release()
        finally:
            with self._guard:
                self._here -= 1


def _later() -> Fault:
    return Fault(503, "busy", "Many people are signing in; please try again in a moment.", retry_after=2)


TURNS = Turns()


def pause_after(failures: float) -> float:
    """Seconds to wait after so many wrong passwords in a row."""
    return 0.0 if failures <= FREE_TRIES else min(2.0 ** (failures - FREE_TRIES), LONGEST_PAUSE)


class Guesses:
    """Tries at the passwords of accounts, whether these exist or not."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._in_all = Limit(store, "passwords", 1 / 120, TRIES_IN_ALL)

    def begin(self, account: str, address: str) -> None:
        """Before a password is looked at: it counts as wrong until it has been right. Raises Fault 429."""
        key = f"password/{address}/{account}"
        failures, expires = limits.kept(self._store, key) or (0.0, 0.0)
        wait = expires - DAY + pause_after(failures) - time.time()
        if wait > 0:
            raise too_many("too_fast", _slowly(wait), retry_after=math.ceil(wait))
        if limits.kept(self._store, f"known/{address}/{account}") is None:
            wait = self._in_all.take(account)
            if wait > 0:
                raise too_many("too_fast", _slowly(wait), retry_after=math.ceil(wait))
        limits.keep(self._store, key, failures + 1, time.time() + DAY)

    def right(self, account: str, address: str) -> None:
        """It was the right one."""
        limits.forget(self._store, f"password/{address}/{account}")
        limits.keep(self._store, f"known/{address}/{account}", 1, time.time() + KNOWN_DAYS * DAY)


def _slowly(wait: float) -> str:
    return f"Too many wrong passwords for this account; please wait {math.ceil(wait)} s."
