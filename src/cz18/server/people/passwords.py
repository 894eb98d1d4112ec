"""Passwords: few are looked at at a time, and they are guessed at slowly.

Whoever signs in waits in threads of their own (`Apart`), and nobody else waits behind them; there are a few places, and
who comes when they are taken is told to try again. `Guesses` slows down whoever tries passwords: for one account from
one address the pauses grow; for one account from everywhere there are so many tries in all. Neither keeps the owner
out, who signs in from an address at which that has succeeded before.
"""

from __future__ import annotations

import asyncio
import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from cz18.server.errors import ApiError, too_many
from cz18.server.people import limits
from cz18.server.people.limits import NOTHING, Limit
from cz18.server.storage.store import Store

Done = TypeVar("Done")

PASSWORD_PATHS = frozenset({"/api/accounts", "/api/sign-in", "/api/recover"})
"""At which somebody comes with a password, or asks for a new one."""
DAY = 86400
FREE_TRIES = 3
LONGEST_PAUSE = 900
KNOWN_DAYS = 60
"""So long an address counts as one of the owner's after a success."""
TRIES_IN_ALL = 30
"""From addresses not known, for one account; then one more every two minutes."""


class Apart:
    """A few threads of their own for work others should not wait behind, and a queue that ends."""

    def __init__(self, at_once: int = 2, waiting: int = 8) -> None:
        self._most = at_once + waiting
        self._here = 0
        self._guard = threading.Lock()
        self._threads = ThreadPoolExecutor(at_once, "apart")

    async def run(self, job: Callable[[], Done]) -> Done:
        """Do it in one of them. Raises ApiError 503 if too many wait."""
        with self._guard:
            if self._here >= self._most:
                raise _later()
            self._here += 1
        try:
            return await asyncio.wrap_future(self._threads.submit(job))
        finally:
            with self._guard:
                self._here -= 1

    def stop(self) -> None:
        """What has not begun is not done."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _later() -> ApiError:
    return ApiError(503, "busy", "Many people are signing in; please try again in a moment.", retry_after=2)


def pause_after(failures: float) -> float:
    """Seconds to wait after so many wrong passwords in a row."""
    return 0.0 if failures <= FREE_TRIES else min(2.0 ** (failures - FREE_TRIES), LONGEST_PAUSE)


class Guesses:
    """Tries at the passwords of accounts, whether these exist or not."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._in_all = Limit(store, "passwords", 1 / 120, TRIES_IN_ALL)

    def refuse(self, account: str, address: str) -> int:
        """Raises ApiError 429 if no password may be tried now; how often it was wrong before. Nothing is counted."""
        wrong, known, in_all = _wrong(account, address), _known(account, address), self._in_all.key(account)
        found = limits.kept(self._store, wrong, known, in_all)
        failures, expires = found.get(wrong, NOTHING)
        _refuse(expires - DAY + pause_after(failures) - time.time())
        if known not in found:
            _refuse(self._in_all.wait_at(found.get(in_all, NOTHING)[0]))
        return int(failures)

    def begin(self, account: str, address: str) -> None:
        """Before a password is looked at: it counts as wrong until it has been right. Raises ApiError 429."""
        failures = self.refuse(account, address)
        if not limits.kept(self._store, _known(account, address)):
            _refuse(self._in_all.take(account))
        limits.keep(self._store, _wrong(account, address), failures + 1, time.time() + DAY)

    def right(self, account: str, address: str) -> None:
        """It was the right one."""
        limits.forget(self._store, _wrong(account, address))
        limits.keep(self._store, _known(account, address), 1, time.time() + KNOWN_DAYS * DAY)


def _wrong(account: str, address: str) -> str:
    return f"password/{address}/{account}"


def _known(account: str, address: str) -> str:
    return f"known/{address}/{account}"


def _refuse(wait: float) -> None:
    if wait > 0:
        message = f"Too many wrong passwords for this account; please wait {math.ceil(wait)} s."
        raise too_many("too_fast", message, retry_after=math.ceil(wait))
