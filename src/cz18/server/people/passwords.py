"""Throttling of password guesses.

Failed attempts at an account from one address cause growing pauses, and attempts from all addresses share a limit. The
shared limit does not apply to addresses from which the account's owner has signed in before.
"""

from __future__ import annotations

import math
import time

from cz18.server.admission import limiter as counters
from cz18.server.admission.limiter import NOTHING, SKEW, Limiter, counter_of, wait_at
from cz18.server.admission.rules import DAY
from cz18.server.errors import too_many
from cz18.server.storage.store import Store

FREE_TRIES = 3
LONGEST_PAUSE = 900
KNOWN_DAYS = 60
"""How long an address counts as the owner's after a successful sign-in."""


def pause_after(failures: float) -> float:
    """Seconds to wait after this number of wrong passwords in a row."""
    return 0.0 if failures <= FREE_TRIES else min(2.0 ** (failures - FREE_TRIES), LONGEST_PAUSE)


class Guesses:
    """Counts password attempts by account name, whether the account exists or not."""

    def __init__(self, store: Store, limiter: Limiter) -> None:
        self._store = store
        self._limiter = limiter

    def refuse(self, account: str, address: str) -> int:
        """Return the failed attempts so far, counting nothing. Raises ApiError 429 if none may be made now."""
        in_all = self._limiter.rate("passwords")
        wrong, known, everywhere = _wrong(account, address), _known(account, address), counter_of(in_all, account)
        found = counters.kept(self._store, wrong, known, everywhere)
        failures, expires = found.get(wrong, NOTHING)
        now = time.time()
        if expires <= now + DAY + SKEW:  # otherwise written by a clock that was ahead
            self._refuse(address, expires - DAY + pause_after(failures) - now)
        if known not in found:
            self._refuse(address, wait_at(in_all, found.get(everywhere, NOTHING)[0]))
        return int(failures)

    def begin(self, account: str, address: str) -> bool:
        """Count an attempt, as wrong until `right` is called; whether the owner has signed in from this address.

        Raises ApiError 429.
        """
        failures = self.refuse(account, address)
        is_known = bool(counters.kept(self._store, _known(account, address)))
        if not is_known:
            self._refuse(address, self._limiter.take("passwords", account))
        counters.keep(self._store, _wrong(account, address), failures + 1, DAY)
        return is_known

    def right(self, account: str, address: str) -> None:
        """Record that the password was right."""
        counters.forget(self._store, _wrong(account, address))
        counters.keep(self._store, _known(account, address), 1, KNOWN_DAYS * DAY)

    def _refuse(self, address: str, wait: float) -> None:
        if wait > 0:
            self._limiter.refused("passwords", address)
            message = f"Too many wrong passwords for this account; please wait {math.ceil(wait)} s."
            raise too_many("too_fast", message, retry_after=math.ceil(wait))


def _wrong(account: str, address: str) -> str:
    return f"password/{address}/{account}"


def _known(account: str, address: str) -> str:
    return f"known/{address}/{account}"
