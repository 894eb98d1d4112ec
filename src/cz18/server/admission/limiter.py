"""The rate limiter: how often, how much and how many at once, for each address, person, seat or game.

A counter is one number, the moment at which the limit would be unused again if nothing more came (the generic cell rate
algorithm). Most are in memory, by a clock that never jumps; durable ones are rows of the database, by the time of day.
If that was ahead and has been set back, a counter lies further in the future than its rule can bring it, and is void.
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
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from cz18.server.admission.queue import BUSY
from cz18.server.admission.rules import AtOnce, Rate, at_once, rates
from cz18.server.errors import busy, too_many
from cz18.server.settings import Settings
from cz18.server.storage.schema import limits
from cz18.server.storage.store import Store

REMEMBERED = 10_000
"""Counters in memory; the one used longest ago goes first."""
REFUSALS = 1_000
"""Refused keys that are reported."""
SKEW = 5.0
"""Seconds by which the clocks of two workers may differ."""


class Held:
    """Counts how many there are at once, for each key and in all. May be used from any thread."""

    def __init__(self, rule: AtOnce) -> None:
        self._rule = rule
        self._counts: Counter[str] = Counter()
        self._in_all = 0
        self._guard = threading.Lock()

    def has_room(self, key: str, amount: int = 1) -> bool:
        held = self._counts.get(key, 0)
        return held + amount <= self._rule.each and self._in_all + amount <= self._rule.in_all

    def take(self, key: str, amount: int = 1, *, anyway: bool = False) -> bool:
        """So many more for this key; False if there is no room. `anyway` counts without a limit."""
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
    """Every limit of one server process. May be used from any thread."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._rates = rates(settings)
        self.at_once = {name: Held(rule) for name, rule in at_once(settings).items()}
        self._free: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._refused: Counter[tuple[str, str]] = Counter()
        self._guard = threading.RLock()
        self.listeners: list[Callable[[str], None]] = []
        """Called with the name of a rule by which something was refused."""

    def rate(self, name: str) -> Rate:
        return self._rates[name]

    # Rates

    def wait(self, name: str, key: str, amount: float = 1) -> float:
        """Seconds until there is room for a unit, or for an amount of what is durable; 0 if there is. Takes nothing."""
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
        """Take an amount and give 0; or the seconds until there is room. What is durable is never overdrawn: the amount
        must be at most the burst."""
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
        """Take an amount that was used already; what is beyond the limit is waited for by the next who asks."""
        rate = self._rates[name]
        if rate.per_second <= 0:
            return
        with self._guard:
            free = max(time.monotonic(), self._free.pop((name, key), 0.0)) + amount * rate.seconds
            self._free[name, key] = min(free, time.monotonic() + 2 * rate.period)
            while len(self._free) > REMEMBERED:
                self._free.popitem(last=False)

    def admits(self, name: str, key: str, amount: float = 1) -> bool:
        """Take an amount; False if there is nothing left."""
        if is_spent := self.take(name, key, amount) > 0:
            self.refused(name, key)
        return not is_spent

    def refuse(self, name: str, key: str, amount: float = 1) -> None:
        """Take an amount. Raises ApiError 429 if there is no room."""
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
        if (wait := self.wait(rate.name, key, amount)) > 0:  # who comes too often costs no writing
            return wait
        now, counter, seconds = time.time(), counter_of(rate, key), amount * rate.seconds
        latest = now + rate.period - seconds
        level = now

        def job(connection: Connection) -> None:
            nonlocal level
            is_valid = sa.and_(limits.c.level > now, limits.c.level <= now + rate.period + SKEW)
            after = sa.case((is_valid, limits.c.level), else_=now) + seconds
            taken = (
                _insert(self._store)
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
    def hold_more(self, name: str, key: str) -> Iterator[Callable[[int], None]]:
        """A function that takes an amount of those at once, held until the end of the block. The function raises
        ApiError 503 if there is no room."""
        held, taken = self.at_once[name], 0

        def take(amount: int) -> None:
            nonlocal taken
            if not held.take(key, amount):
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
        """One of those at once, for the length of the block. Raises ApiError 503 if there is no room."""
        held = self.at_once[name]
        if not held.take(key, anyway=anyway):
            self.refused(name, key)
            raise busy(BUSY)
        try:
            yield
        finally:
            held.give_back(key)

    # What was refused

    def refused(self, name: str, key: str) -> None:
        """Note that a limit was reached."""
        with self._guard:
            if (name, key) in self._refused or len(self._refused) < REFUSALS:
                self._refused[name, key] += 1
        for listener in self.listeners:
            listener(name)

    def take_refusals(self) -> Counter[tuple[str, str]]:
        """How often each rule was reached by each key since this was last asked."""
        with self._guard:
            found, self._refused = self._refused, Counter()
        return found


# Rows of the database

NOTHING = (0.0, 0.0)
"""The level of what has not been counted, and when it runs out."""


def counter_of(rate: Rate, key: str) -> str:
    return f"{rate.name}/{key}"


def wait_at(rate: Rate, level: float, amount: float = 1) -> float:
    """Seconds until a durable counter has room; none if it lies further ahead than the rule can bring it."""
    ahead = level - time.time()
    return 0.0 if ahead > rate.period + SKEW else max(0.0, ahead - rate.period + amount * rate.seconds)


def keep(store: Store, key: str, level: float, seconds: float, *, add: bool = False) -> None:
    """Set a number, or add to it, which is forgotten after so many seconds."""
    expires = time.time() + seconds
    after = limits.c.level + level if add else level
    row = _insert(store).values(key=key, level=level, expires=expires)
    again = row.on_conflict_do_update(index_elements=["key"], set_={"level": after, "expires": expires})
    store.durably(lambda connection: _do(connection, again))


def _do(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


def kept(store: Store, *keys: str) -> dict[str, tuple[float, float]]:
    """(level, expires) of those numbers that have not run out, with one question for all."""
    query = sa.select(limits).where(limits.c.key.in_(keys), limits.c.expires > time.time())
    with store.reading() as connection:
        return {row.key: (row.level, row.expires) for row in connection.execute(query)}


def forget(store: Store, key: str) -> None:
    store.durably(lambda connection: _do(connection, sa.delete(limits).where(limits.c.key == key)))


def prune(store: Store) -> int:
    """Remove what has run out."""
    with store.writing() as connection:
        return connection.execute(sa.delete(limits).where(limits.c.expires <= time.time())).rowcount


def _insert(store: Store) -> Any:
    return (sqlite if store.is_sqlite else postgresql).insert(limits)
