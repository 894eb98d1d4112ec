# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Combine routes of several trains, compiled with Cython; `plain` is the same in plain Python."""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:  # pragma: no cover - not needed at run time
    from cz18 import _cython_shim as cython

from cz18.routes.limits import LOOK_NODES, join_cost, notice_signals

_BLOCK = cython.declare(cython.int, 16)


@cython.cclass
class Pool:
    """Routes of one train: values, track masks and paths."""

    words: cython.int
    size: cython.longlong
    value: cython.int[:]
    bits: cython.ulonglong[:]
    first: cython.longlong[:]
    path: cython.int[:]
    order: cython.int[:]  # by descending value, then as found
    sorted_value: cython.int[:]
    sorted_bits: cython.ulonglong[:]

    def __init__(self, words: int, size: int, value, bits, first, path) -> None:
        self.words = words
        self.size = size
        self.value = value
        self.bits = bits
        self.first = first
        self.path = path

    def width(self) -> int:
        return self.words

    def count(self) -> int:
        return self.size

    def route(self, number: int):
        """(value, root, turn, links) of the route at this index of the sorted pool."""
        where: cython.int = self.order[number]
        at: cython.longlong = self.first[where]
        length: cython.int = self.path[at + 2]
        links = tuple([self.path[at + 3 + each] for each in range(length)])
        return self.value[where], self.path[at], self.path[at + 1], links

    def sort(self, idle: bool) -> None:
        """Sort by descending value, keeping the search order among equals. With `idle` the last entry is no route."""
        each: cython.longlong
        word: cython.int
        high: cython.int = 0
        place: cython.longlong
        total: cython.longlong = self.size
        for each in range(total):
            if self.value[each] > high:
                high = self.value[each]
        start: cython.longlong[:] = array("q", bytes(8 * (high + 2)))
        for each in range(total):
            start[high - self.value[each] + 1] += 1
        for each in range(1, high + 2):
            start[each] += start[each - 1]
        entries = total + 1 if idle else total
        order: cython.int[:] = array("i", bytes(4 * (entries + 1)))
        values: cython.int[:] = array("i", bytes(4 * (entries + 1)))
        bits: cython.ulonglong[:] = array("Q", bytes(8 * (entries + 1) * self.words))
        for each in range(total):
            place = start[high - self.value[each]]
            start[high - self.value[each]] += 1
            order[place] = each
            values[place] = self.value[each]
            for word in range(self.words):
                bits[place * self.words + word] = self.bits[each * self.words + word]
        self.order = order
        self.sorted_value = values
        self.sorted_bits = bits
        self.size = entries

    def values(self):
        """The values of the sorted pool."""
        return array("i", self.sorted_value[: self.size])

    def masks(self):
        """The track masks of the sorted pool."""
        return array("Q", self.sorted_bits[: self.size * self.words])

    def is_idle(self, number: int) -> bool:
        """Whether this entry of the sorted pool stands for no route."""
        return self.sorted_value[number] == 0


def _in_common(bits: cython.ulonglong[:], words: cython.int):
    """The bits common to all routes of each block."""
    blocks: cython.longlong = len(bits) // words // _BLOCK + 1
    common: cython.ulonglong[:] = array("Q", bytes(8 * blocks * words))
    each: cython.longlong
    word: cython.int
    for each in range(len(bits) // words):
        for word in range(words):
            if each % _BLOCK == 0:
                common[each // _BLOCK * words + word] = bits[each * words + word]
            else:
                common[each // _BLOCK * words + word] &= bits[each * words + word]
    return common


@cython.cclass
class Joiner:
    """Combines routes of several trains, one from each pool, without shared track."""

    words: cython.int
    trains: cython.int
    offset: cython.longlong[:]  # start of each train's pool
    size: cython.longlong[:]
    twin: cython.uchar[:]  # whether a train is of the same kind as the one before it
    value: cython.int[:]
    bits: cython.ulonglong[:]
    common: cython.ulonglong[:]  # per block of routes, the bits common to all
    used: cython.ulonglong[:]  # one row per level
    next: cython.longlong[:]  # per level and train: its first route without conflict with the used track
    choice: cython.longlong[:]
    out: cython.longlong[:]
    best: cython.int
    improved: cython.bint
    nodes: cython.longlong
    budget: cython.longlong  # -1: none
    price: cython.longlong  # budget cost of one node, see `limits.join_cost`
    routes: cython.longlong
    look: cython.longlong  # node count of the next check for signals
    look_step: cython.longlong
    failure: object  # the exception raised by a signal handler

    def __init__(self, pools, twins) -> None:
        self.trains = len(pools)
        self.words = pools[0].width()
        offset: list[int] = []
        values = array("i")
        bits = array("Q")
        seen: dict[int, int] = {}
        for pool in pools:
            if id(pool) not in seen:
                while len(values) % _BLOCK:  # a pool starts at a block boundary
                    values.append(0)
                    bits.extend([0] * self.words)
                seen[id(pool)] = len(values)
                values.extend(pool.values())
                bits.extend(pool.masks())
            offset.append(seen[id(pool)])
        self.value = values
        self.bits = bits
        self.common = _in_common(bits, self.words)
        self.offset = array("q", offset)
        self.size = array("q", [pool.count() for pool in pools])
        self.routes = sum([pool.count() for pool in pools])
        self.twin = array("B", twins)
        self.used = array("Q", bytes(8 * self.words * (self.trains + 1)))
        self.next = array("q", bytes(8 * self.trains * (self.trains + 1)))
        self.choice = array("q", bytes(8 * self.trains))
        self.out = array("q", bytes(8 * self.trains))

    def join(self, floor: int, budget: int):
        """The first of the best combinations that earn more than `floor`, as indexes in the pools, or None."""
        self.best = floor
        self.improved = False
        cost = join_cost(self.routes)
        self.nodes = 0
        self.budget = budget
        self.price = cost if budget >= 0 else 1
        self.look_step = max(LOOK_NODES // cost, 1)
        self.look = self.look_step
        self.failure = None
        with cython.nogil:
            self._put(0, 0)
        if self.failure is not None:
            raise self.failure
        if not self.improved:
            return None
        return self.best, tuple([self.out[each] for each in range(self.trains)])

    def expanded(self) -> int:
        return self.nodes

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look(self) -> cython.void:
        """Let signals be handled; an exception ends the search."""
        self.look = self.nodes + self.look_step
        with cython.gil:
            try:
                notice_signals()
            except BaseException as raised:
                self.failure = raised
                self.budget = self.nodes

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _free(self, train: cython.int, at: cython.longlong, row: cython.int, above: cython.int) -> cython.longlong:
        """The first route of the train from index `at` on without conflict with this row of `used`.

        Returns the size of the pool if no such route is worth more than `above`. If all routes of a block share a
        used bit, the block is skipped at once.
        """
        word: cython.int
        words: cython.int = self.words
        taken: cython.longlong = row * words
        offset: cython.longlong = self.offset[train]
        size: cython.longlong = self.size[train]
        where: cython.longlong
        clash: cython.bint
        while at < size:
            where = offset + at
            if self.value[where] <= above:
                return size
            clash = False
            if where % _BLOCK == 0:
                for word in range(words):
                    if self.common[where // _BLOCK * words + word] & self.used[taken + word]:
                        clash = True
                if clash:
                    at += _BLOCK
                    continue
            for word in range(words):
                if self.bits[where * words + word] & self.used[taken + word]:
                    clash = True
            if not clash:
                return at
            at += 1
        return size

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _put(self, train: cython.int, sofar: cython.int) -> cython.void:
        """Try the routes of this train, the most valuable first, on the track the trains before it left."""
        each: cython.int
        word: cython.int
        other: cython.int
        rest: cython.int = 0
        value: cython.int
        words: cython.int = self.words
        here: cython.longlong = train * self.trains
        offset: cython.longlong = self.offset[train]
        place: cython.longlong = self.next[here + train]
        for other in range(train + 1, self.trains):
            rest += self.value[self.offset[other] + self.next[here + other]]
        place = self._free(train, place, train, self.best - sofar - rest)
        while place < self.size[train]:
            value = self.value[offset + place]
            if self.budget >= 0:
                if self.nodes + self.price > self.budget:
                    self.nodes = self.budget
                    return
            elif self.nodes >= self.look:
                self._look()
            self.nodes += self.price
            self.choice[train] = place
            if train == self.trains - 1:
                self.best = sofar + value
                self.improved = True
                for each in range(self.trains):
                    self.out[each] = self.choice[each]
                return
            for word in range(words):
                self.used[(train + 1) * words + word] = (
                    self.used[train * words + word] | self.bits[(offset + place) * words + word]
                )
            if self._advance(train, place, sofar + value, rest):
                self._put(train + 1, sofar + value)
            place = self._free(train, place + 1, train, self.best - sofar - rest)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _advance(
        self, train: cython.int, place: cython.longlong, total: cython.int, rest: cython.int
    ) -> cython.bint:
        """Move every later train to its first route without conflict. False if the best cannot be beaten then.

        `total` is the income of the trains up to this one, `rest` the maximum of the later ones before. Among trains
        of one kind an earlier one takes an earlier route, unless it is idle.
        """
        other: cython.int
        here: cython.longlong = train * self.trains
        at: cython.longlong
        before: cython.longlong = place
        for other in range(train + 1, self.trains):
            at = self.next[here + other]
            rest -= self.value[self.offset[other] + at]
            if self.twin[other] and at <= before and self.value[self.offset[other] + before] > 0:
                at = before + 1
            at = self._free(other, at, train + 1, self.best - total - rest)
            if at == self.size[other]:
                return False
            self.next[here + self.trains + other] = at
            total += self.value[self.offset[other] + at]
            before = at
        return True
