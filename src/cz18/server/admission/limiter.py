"""The rate limiter: rate and concurrency limits for each address, person, seat or game.

It uses the generic cell rate algorithm: a counter is the time at which the limit is fully available again. Most are in
memory and use the monotonic clock; durable ones are database rows and use wall-clock time. A durable counter further in
the future than its rule allows was written before the clock was set back, and is ignored.
"""

from __future__ import annotations

import math
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from cz18.server.admission.queue import BUSY
from cz18.server.admission.rules import AtOnce, Rate, at_once, rates
from cz18.server.errors import busy, too_many
from cz18.server.settings import Settings
from cz18.server.storage.schema import limits
from cz18.server.storage.store import Store

REMEMBERED = 10_000
"""Counters in memory; the least recently used is evicted."""
REFUSALS = 1_000
"""Refused keys that are counted for the report."""
SKEW = 5.0
"""Seconds by which the clocks of two workers may differ."""


class Held:
    """Counts concurrent uses, for each key and in total. Thread-safe."""

    def __init__(self, rule: AtOnce) -> None:
        self._rule = rule
        self._counts: Counter[str] = Counter()
        self._in_all = 0
        self._guard = threading.Lock()

    def has_room(self, key: str, amount: int = 1) -> bool:
        held = self._counts.get(key, 0)
        return held + amount <= self._rule.each and self._in_all + amount <= self._rule.in_all

    def take(self, key: str, amount: int = 1, *, anyway: bool = False) -> bool:
        """Count `amount` more for this key; False if that exceeds a limit. `anyway` ignores the limits."""
        with self._guard:
            if not (anyway or self.has_room(key, amount)):
                return False
            self._counts[key] += amount
            self._in_all += amount
            return True

    def give_back(self, key: str, amount: int = 1) -> None:
        with self._guard:
            self._counts[key] -= amount
            self._in_all -= amount
            if not self._counts[key]:
                del self._counts[key]


class Limiter:
    """Every limit of one server process. Thread-safe."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._rates = rates(settings)
        self.at_once = {name: Held(rule) for name, rule in at_once(settings).items()}
        self._free: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._refused: Counter[tuple[str, str]] = Counter()
        self._guard = threading.RLock()
        self.listeners: list[Callable[[str], None]] = []
        """Called with the rule's name after each refusal."""

    def rate(self, name: str) -> Rate:
        return self._rates[name]

    # Rates

    def wait(self, name: str, key: str, amount: float = 1) -> float:
        """Seconds until a unit is available, of a durable rate until `amount` is. Takes nothing."""
        rate = self._rates[name]
        if rate.per_second <= 0:
            return 0.0
        if rate.durable:
            counter = counter_of(rate, key)
            return wait_at(rate, kept(self._store, counter).get(counter, NOTHING)[0], amount)
        with self._guard:
            free = self._free.get((name, key), 0.0)
        return max(0.0, free - time.monotonic() - rate.period + rate.seconds)

    def take(self, name: str, key: str, amount: float = 1) -> float:
        """Take an amount and return 0, or the seconds to wait. A durable rate is never overdrawn: amount <= burst."""
        rate = self._rates[name]
        if rate.per_second <= 0:
            return 0.0
        if rate.durable:
            return self._take_durably(rate, key, amount)
        with self._guard:
            wait = self.wait(name, key)
            if not wait:
                self.charge(name, key, amount)
        return wait

    def charge(self, name: str, key: str, amount: float) -> None:
        """Take an amount that was already used. An overdraft lengthens the next wait."""
        rate = self._rates[name]
        if rate.per_second <= 0:
            return
        with self._guard:
            free = max(time.monotonic(), self._free.pop((name, key), 0.0)) + amount * rate.seconds
            self._free[name, key] = min(free, time.monotonic() + 2 * rate.period)
            while len(self._free) > REMEMBERED:
                self._free.popitem(last=False)

    def admits(self, name: str, key: str, amount: float = 1) -> bool:
        """Take an amount; False, and recorded as a refusal, if the limit is used up."""
        if is_spent := self.take(name, key, amount) > 0:
            self.refused(name, key)
        return not is_spent

    def refuse(self, name: str, key: str, amount: float = 1) -> None:
        """Take an amount. Raises ApiError 429 if the limit is used up."""
        self._refuse(name, key, self.take(name, key, amount))

    def refuse_spent(self, name: str, key: str) -> None:
        """Raises ApiError 429 if the limit is used up. Takes nothing."""
        self._refuse(name, key, self.wait(name, key))

    def _refuse(self, name: str, key: str, wait: float) -> None:
        if wait > 0:
            self.refused(name, key)
            rate = self._rates[name]
            raise too_many(rate.code, rate.message, retry_after=math.ceil(wait))

    def _take_durably(self, rate: Rate, key: str, amount: float) -> float:
        if (wait := self.wait(rate.name, key, amount)) > 0:  # refusals cost no write
            return wait
        now, counter, seconds = time.time(), counter_of(rate, key), amount * rate.seconds
        latest = now + rate.period - seconds
        level = now

        def job(connection: Connection) -> None:
            nonlocal level
            is_valid = sa.and_(limits.c.level > now, limits.c.level <= now + rate.period + SKEW)
            after = sa.case((is_valid, limits.c.level), else_=now) + seconds
            taken = (
                self._store.insert(limits)
                .values(key=counter, level=now + seconds, expires=now + seconds)
                .on_conflict_do_update(
                    index_elements=["key"],
                    set_={"level": after, "expires": after},
                    where=sa.or_(limits.c.level <= latest, sa.not_(is_valid)),
                )
                .returning(limits.c.level)
            )
            if connection.execute(taken).first() is not None:
                level = 0.0
            else:
                level = connection.scalar(sa.select(limits.c.level).where(limits.c.key == counter)) or now

        self._store.durably(job)
        return max(0.0, level - latest)

    # At once

    @contextmanager
    def hold_more(self, name: str, key: str, *, anyway: bool = False) -> Iterator[Callable[[int], None]]:
        """A function that takes amounts, held until the end of the block. It raises ApiError 503 beyond a limit."""
        held, taken = self.at_once[name], 0

        def take(amount: int) -> None:
            nonlocal taken
            if not held.take(key, amount, anyway=anyway):
                self.refused(name, key)
                raise busy(BUSY)
            taken += amount

        try:
            yield take
        finally:
            if taken:
                held.give_back(key, taken)

    @contextmanager
    def hold(self, name: str, key: str, *, anyway: bool = False) -> Iterator[None]:
        """Hold one during the block. Raises ApiError 503 beyond a limit."""
        with self.hold_more(name, key, anyway=anyway) as take:
            take(1)
            yield

    # Refusals

    def refused(self, name: str, key: str) -> None:
        """Record a refusal."""
        with self._guard:
            if (name, key) in self._refused or len(self._refused) < REFUSALS:
                self._refused[name, key] += 1
        for listener in self.listeners:
            listener(name)

    def take_refusals(self) -> Counter[tuple[str, str]]:
        """Refusals by (rule, key) since the last call."""
        with self._guard:
            found, self._refused = self._refused, Counter()
        return found


# Durable counters

NOTHING = (0.0, 0.0)
"""(level, expires) of an unused counter."""


def counter_of(rate: Rate, key: str) -> str:
    return f"{rate.name}/{key}"


def wait_at(rate: Rate, level: float, amount: float = 1) -> float:
    """Seconds until `amount` is available at this level of a durable counter; 0 for an invalid level."""
    ahead = level - time.time()
    return 0.0 if ahead > rate.period + SKEW else max(0.0, ahead - rate.period + amount * rate.seconds)


def keep(store: Store, key: str, level: float, seconds: float, *, add: bool = False) -> None:
    """Set a counter, or add to it; it expires after `seconds`."""
    expires = time.time() + seconds
    after = limits.c.level + level if add else level
    row = store.insert(limits).values(key=key, level=level, expires=expires)
    again = row.on_conflict_do_update(index_elements=["key"], set_={"level": after, "expires": expires})
    store.durably(lambda connection: _do(connection, again))


def _do(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


def kept(store: Store, *keys: str) -> dict[str, tuple[float, float]]:
    """(level, expires) of the unexpired counters among these, in one query."""
    query = sa.select(limits).where(limits.c.key.in_(keys), limits.c.expires > time.time())
    return {row.key: (row.level, row.expires) for row in store.rows(query)}


def forget(store: Store, key: str) -> None:
    store.durably(lambda connection: _do(connection, sa.delete(limits).where(limits.c.key == key)))


def prune(store: Store) -> int:
    """Delete expired counters; their number."""
    return store.write(sa.delete(limits).where(limits.c.expires <= time.time()))
