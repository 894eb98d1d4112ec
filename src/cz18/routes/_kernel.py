# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The hot part of the search, written so that Cython compiles it; `plain` is the same in natural Python.

`Finder` goes through the routes of one train in the order documented in `search`, `join` puts routes of several
trains together. The bounds and their proofs stand in `bounds`.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:  # pragma: no cover - not needed at run time
    from cz18 import _cython_shim as cython  # type: ignore[no-redef]

COMPILED = cython.compiled

NORMAL = 0  # counts everything, one limit
PLUS = 1  # counts everything, a second limit for cities
E_BOOK = 2  # may leave out towns
E_BEST = 3  # the most valuable ones count, at most three towns

_WORD = 0xFFFFFFFFFFFFFFFF
_BLOCK = cython.declare(cython.int, 16)


@cython.cclass
class Finder:
    """The routes of one train on one problem."""

    words: cython.int
    size: cython.int
    links: cython.int
    first: cython.int[:]
    origin: cython.int[:]
    target: cython.int[:]
    bits: cython.ulonglong[:]
    value: cython.int[:]
    town: cython.uchar[:]
    end: cython.uchar[:]
    group: cython.int[:]

    kind: cython.int
    limit: cython.int  # locations
    cities_limit: cython.int
    rows: cython.int
    columns: cython.int
    states: cython.int

    after_first: cython.int[:]  # links that may follow a link: after[after_first[l] : after_first[l + 1]]
    after: cython.int[:]

    dead: cython.uchar[:]  # links not to be used from this root
    worth: cython.int[:]  # H in bounds
    beyond: cython.int[:]  # X in bounds
    other_arm: cython.int[:]  # S in bounds
    both: cython.int[:]  # C in bounds, filled when asked for

    visited: cython.uchar[:]
    used: cython.ulonglong[:]
    path: cython.int[:]
    length: cython.int
    turn: cython.int  # length of the first arm when the second has begun, else -1
    root: cython.int
    opening: cython.int  # first link of the first arm
    groups: cython.int
    cities: cython.int
    count: cython.int
    income: cython.int  # of what must be counted

    classes: cython.int
    class_value: cython.int[:]
    class_town: cython.uchar[:]
    class_of: cython.int[:]
    held: cython.int[:]  # how many of each class are on the route
    spare: cython.int[:]  # scratch

    best: cython.int
    collect: cython.bint
    found: cython.longlong
    room: cython.longlong
    out_value: cython.int[:]
    out_bits: cython.ulonglong[:]
    out_path: cython.int[:]  # the best path, or with collect all of them
    out_first: cython.longlong[:]
    path_room: cython.longlong
    path_used: cython.longlong
    best_length: cython.int
    best_turn: cython.int
    best_root: cython.int
    nodes: cython.longlong
    budget: cython.longlong

    def __init__(self, problem, kind: int, limit: int, cities_limit: int, values) -> None:  # type: ignore[no-untyped-def]
        self.words = problem.words
        self.size = len(problem.locations)
        self.links = len(problem.target)
        self.first = array("i", problem.first)
        self.origin = array("i", problem.origin or (0,))
        self.target = array("i", problem.target or (0,))
        self.bits = array("Q", _split(problem.bits, problem.words) or (0,))
        self.value = array("i", values or (0,))
        self.town = array("B", problem.towns or (0,))
        self.end = array("B", problem.ends or (0,))
        self.group = array("i", problem.grouped or (0,))
        self.kind = kind
        self.limit = limit
        self.cities_limit = cities_limit
        self.rows = cities_limit + 1 if kind == PLUS else 1
        self.columns = limit + 1
        self.states = self.rows * self.columns
        self._follow()
        self.dead = array("B", bytes(self.links + 1))
        self.worth = array("i", bytes(4 * (self.links + 1) * self.states))
        self.beyond = array("i", bytes(4 * (self.links + 1) * self.states))
        self.both = array("i", bytes(4 * (self.links + 1) * self.states))
        self.other_arm = array("i", bytes(4 * self.states))
        self.visited = array("B", bytes(self.size + 1))
        self.used = array("Q", bytes(8 * self.words))
        self.path = array("i", bytes(4 * (self.size + 2)))
        kinds = sorted({(-values[each], problem.towns[each]) for each in range(len(values))})
        self.classes = len(kinds)
        self.class_value = array("i", [-value for value, _ in kinds] or (0,))
        self.class_town = array("B", [town for _, town in kinds] or (0,))
        self.class_of = array(
            "i", [kinds.index((-values[each], problem.towns[each])) for each in range(len(values))] or (0,)
        )
        self.held = array("i", bytes(4 * (len(kinds) + 1)))
        self.spare = array("i", bytes(4 * (self.size + 2)))
        self.out_path = array("i", bytes(4 * (self.size + 2)))
        self.out_value = array("i", (0,))
        self.out_bits = array("Q", (0,))
        self.out_first = array("q", (0,))

    def _follow(self) -> None:
        """Which link may follow which: it must leave where the other arrives, not go back, share no track."""
        one: cython.int
        two: cython.int
        node: cython.int
        word: cython.int
        clash: cython.bint
        first = array("i", bytes(4 * (self.links + 1)))
        after = array("i")
        for one in range(self.links):
            node = self.target[one]
            if not self.end[node]:
                for two in range(self.first[node], self.first[node + 1]):
                    clash = self.target[two] == self.origin[one]
                    for word in range(self.words):
                        if self.bits[one * self.words + word] & self.bits[two * self.words + word]:
                            clash = True
                    if not clash:
                        after.append(two)
            first[one + 1] = len(after)
        self.after_first = first
        self.after = after if len(after) else array("i", (0,))

    # Bounds --------------------------------------------------------------------------------------------

    @cython.cfunc
    def _prepare(self) -> cython.void:
        """Fill `worth` (H) and `beyond` (X) for the present root, see `bounds`."""
        link: cython.int
        row: cython.int
        column: cython.int
        at: cython.int
        node: cython.int
        best: cython.int
        each: cython.int
        changed: cython.bint
        states: cython.int = self.states
        columns: cython.int = self.columns
        for each in range(self.links * states):
            self.worth[each] = 0
            self.beyond[each] = 0
            self.both[each] = -1
        for column in range(1, columns):
            for row in range(self.rows):
                at = row * columns + column
                for link in range(self.links):
                    if self.dead[link]:
                        continue
                    node = self.target[link]
                    if self.town[node] or self.rows == 1:
                        self.worth[link * states + at] = self.value[node] + self.beyond[link * states + at - 1]
                    elif row:
                        self.worth[link * states + at] = (
                            self.value[node] + self.beyond[link * states + at - 1 - columns]
                        )
                changed = True
                while changed:
                    changed = False
                    for link in range(self.links):
                        if self.dead[link]:
                            continue
                        best = 0
                        for each in range(self.after_first[link], self.after_first[link + 1]):
                            if self.worth[self.after[each] * states + at] > best:
                                best = self.worth[self.after[each] * states + at]
                        self.beyond[link * states + at] = best
                        if self.kind == E_BOOK and self.town[self.target[link]]:
                            if best > self.worth[link * states + at]:
                                self.worth[link * states + at] = best
                                changed = True

    @cython.cfunc
    def _open(self) -> cython.void:
        """Fill `other_arm` (S) for the present opening link and forget `both` (C)."""
        link: cython.int
        at: cython.int
        word: cython.int
        clash: cython.bint
        for at in range(self.states):
            self.other_arm[at] = 0
        for at in range(self.links * self.states):
            self.both[at] = -1
        if self.end[self.root]:
            return
        for link in range(self.opening + 1, self.first[self.root + 1]):
            clash = False
            for word in range(self.words):
                if self.bits[link * self.words + word] & self.bits[self.opening * self.words + word]:
                    clash = True
            if clash or self.dead[link]:
                continue
            for at in range(self.states):
                if self.worth[link * self.states + at] > self.other_arm[at]:
                    self.other_arm[at] = self.worth[link * self.states + at]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _more(self, link: cython.int, row: cython.int, column: cython.int) -> cython.int:
        """The most that can still be earned after arriving by this link with so much range left (C, X)."""
        state: cython.int = row * self.columns + column
        at: cython.int = link * self.states + state
        if self.turn >= 0:
            return self.beyond[at]
        best: cython.int = self.both[at]
        if best >= 0:
            return best
        best = 0
        one: cython.int
        two: cython.int
        value: cython.int
        here: cython.int = link * self.states
        for one in range(row + 1):
            for two in range(column + 1):
                value = (
                    self.beyond[here + one * self.columns + two]
                    + self.other_arm[(row - one) * self.columns + column - two]
                )
                if value > best:
                    best = value
        self.both[at] = best
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _at_most(self, link: cython.int) -> cython.int:
        """An upper bound for every route that begins like the present one, which has just arrived by `link`."""
        if self.kind == NORMAL:
            return self.income + self._more(link, 0, self.limit - self.count)
        if self.kind == PLUS:
            return self.income + self._more(link, self.cities_limit - self.cities, self.limit - self.count)
        if self.kind == E_BEST:
            return self._at_most_best_n()
        slots: cython.int = self.limit - self.cities
        towns: cython.int = 0
        best: cython.int = self._more(link, 0, slots)
        value: cython.int
        each: cython.int
        number: cython.int
        for each in range(self.classes):
            if self.class_town[each]:
                for number in range(self.held[each]):
                    if slots == 0:
                        return self.income + best
                    slots -= 1
                    towns += self.class_value[each]
                    value = towns + self._more(link, 0, slots)
                    if value > best:
                        best = value
        return self.income + best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _at_most_best_n(self) -> cython.int:
        """The best stops among those on the route and those the two arms could still come to."""
        each: cython.int
        node: cython.int
        link: cython.int
        word: cython.int
        clash: cython.bint
        tail: cython.int = 0
        head: cython.int = 0
        queue: cython.int[:] = self.spare
        node = self.target[self.path[self.length - 1]]
        queue[tail] = node
        tail += 1
        if self.turn < 0 and not self.end[self.root]:
            queue[tail] = self.root
            tail += 1
        while head < tail:
            node = queue[head]
            head += 1
            if self.end[node]:
                continue
            for link in range(self.first[node], self.first[node + 1]):
                if self.visited[self.target[link]] or self.dead[link]:
                    continue
                clash = False
                for word in range(self.words):
                    if self.bits[link * self.words + word] & self.used[word]:
                        clash = True
                if clash:
                    continue
                self.visited[self.target[link]] = 2
                self.held[self.class_of[self.target[link]]] += 1
                queue[tail] = self.target[link]
                tail += 1
        value: cython.int = self._best_n()
        for each in range(self.size):
            if self.visited[each] == 2:
                self.visited[each] = 0
                self.held[self.class_of[each]] -= 1
        return value

    # Values --------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(check=False)
    def _best_n(self) -> cython.int:
        each: cython.int
        number: cython.int
        slots: cython.int = self.limit
        towns: cython.int = 3
        total: cython.int = 0
        for each in range(self.classes):
            number = self.held[each]
            if self.class_town[each]:
                if number > towns:
                    number = towns
            if number > slots:
                number = slots
            if self.class_town[each]:
                towns -= number
            slots -= number
            total += number * self.class_value[each]
            if slots == 0:
                break
        return total

    @cython.cfunc
    @cython.exceptval(check=False)
    def _earned(self) -> cython.int:
        """What the present route earns."""
        if self.kind < E_BOOK:
            return self.income
        if self.kind == E_BEST:
            return self._best_n()
        slots: cython.int = self.limit - self.cities
        total: cython.int = self.income
        each: cython.int
        number: cython.int
        for each in range(self.classes):
            if self.class_town[each] and self.held[each]:
                number = self.held[each]
                if number > slots:
                    number = slots
                slots -= number
                total += number * self.class_value[each]
                if slots == 0:
                    break
        return total

    @cython.cfunc
    @cython.exceptval(check=False)
    def _needs(self, node: cython.int, value: cython.int) -> cython.bint:
        """Whether the route earns less without this end, or would be none."""
        if self.kind < E_BOOK or self.length == 1:
            return True
        city: cython.int = 0 if self.town[node] else 1
        self.held[self.class_of[node]] -= 1
        self.cities -= city
        self.income -= city * self.value[node]
        less: cython.bint = self._earned() < value
        self.held[self.class_of[node]] += 1
        self.cities += city
        self.income += city * self.value[node]
        return less

    # Search --------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(check=False)
    def _step(self, link: cython.int) -> cython.void:
        """Extend the route by this link, if allowed, and go through all routes that begin so."""
        node: cython.int = self.target[link]
        word: cython.int
        each: cython.int
        turn: cython.int
        at: cython.int = link * self.words
        if self.visited[node] or self.dead[link] or self.groups & self.group[node]:
            return
        for word in range(self.words):
            if self.used[word] & self.bits[at + word]:
                return
        town: cython.bint = self.town[node]
        if self.kind == E_BOOK:
            if not town and self.cities == self.limit:
                return
        elif self.kind != E_BEST and (self.count == self.limit or (not town and self.cities == self.cities_limit)):
            return
        if self.nodes == self.budget:
            return
        self.nodes += 1
        for word in range(self.words):
            self.used[word] |= self.bits[at + word]
        self.visited[node] = 1
        self.groups |= self.group[node]
        self.path[self.length] = link
        self.length += 1
        self.count += 1
        if not town:
            self.cities += 1
        if not town or self.kind < E_BOOK:
            self.income += self.value[node]
        self.held[self.class_of[node]] += 1

        bound: cython.int = self._at_most(link)
        if bound > self.best or (self.collect and bound == self.best):
            self._weigh()
            if not self.end[node]:
                for each in range(self.after_first[link], self.after_first[link + 1]):
                    self._step(self.after[each])
            if self.turn < 0 and not self.end[self.root]:
                turn = self.length
                self.turn = turn
                for each in range(self.opening + 1, self.first[self.root + 1]):
                    self._step(each)
                self.turn = -1

        self.held[self.class_of[node]] -= 1
        if not town or self.kind < E_BOOK:
            self.income -= self.value[node]
        if not town:
            self.cities -= 1
        self.count -= 1
        self.length -= 1
        self.groups ^= self.group[node]
        self.visited[node] = 0
        for word in range(self.words):
            self.used[word] ^= self.bits[at + word]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _weigh(self) -> cython.void:
        """Keep the present route if it is better than the best, or, when collecting, good enough."""
        value: cython.int = self._earned()
        each: cython.int
        if value < self.best or (value == self.best and not self.collect):
            return
        if not self._needs(self.target[self.path[self.length - 1]], value):
            return
        if self.turn >= 0 and not self._needs(self.target[self.path[self.turn - 1]], value):
            return
        if not self.collect:
            self.best = value
            self.best_length = self.length
            self.best_turn = self.turn
            self.best_root = self.root
            for each in range(self.length):
                self.out_path[each] = self.path[each]
            return
        if self.found < self.room and self.path_used + self.length + 3 <= self.path_room:
            self.out_value[self.found] = value
            for each in range(self.words):
                self.out_bits[self.found * self.words + each] = self.used[each]
            self.out_first[self.found] = self.path_used
            self.out_path[self.path_used] = self.root
            self.out_path[self.path_used + 1] = self.turn
            self.out_path[self.path_used + 2] = self.length
            for each in range(self.length):
                self.out_path[self.path_used + 3 + each] = self.path[each]
        self.path_used += self.length + 3
        self.found += 1

    @cython.cfunc
    def _all_roots(self, own: cython.int[:], roots: cython.int, banned: cython.ulonglong[:]) -> cython.void:
        """From every station in turn, leaving out the stations before it."""
        number: cython.int
        link: cython.int
        word: cython.int
        node: cython.int
        for link in range(self.links):
            self.dead[link] = 0
            for word in range(self.words):
                if self.bits[link * self.words + word] & banned[word]:
                    self.dead[link] = 1
        for number in range(roots):
            self.root = own[number]
            for link in range(self.links):
                if self.target[link] == self.root:
                    self.dead[link] = 1
            self._from_root()
            for link in range(self.first[self.root], self.first[self.root + 1]):
                self.dead[link] = 1

    @cython.cfunc
    def _from_root(self) -> cython.void:
        node: cython.int = self.root
        link: cython.int
        town: cython.bint = self.town[node]
        if self.kind != E_BEST:
            self._prepare()
        self.visited[node] = 1
        self.groups = self.group[node]
        self.length = 0
        self.turn = -1
        self.count = 1
        self.cities = 0 if town else 1
        self.income = self.value[node] if (not town or self.kind < E_BOOK) else 0
        self.held[self.class_of[node]] += 1
        for link in range(self.first[node], self.first[node + 1]):
            self.opening = link
            if self.kind != E_BEST:
                self._open()
            self._step(link)
        self.held[self.class_of[node]] -= 1
        self.visited[node] = 0

    def best_route(self, own, banned: int, floor: int, budget: int):  # type: ignore[no-untyped-def]
        """(value, root, turn, links) of the first of the best routes that earn more than `floor`, or None."""
        self.collect = False
        self.best = floor
        self.best_length = 0
        self.nodes = 0
        self.budget = budget
        self._all_roots(array("i", own or (0,)), len(own), array("Q", _split([banned], self.words)))
        if not self.best_length:
            return None
        links = tuple([self.out_path[each] for each in range(self.best_length)])
        return self.best, self.best_root, self.best_turn, links

    def all_routes(self, own, floor: int, budget: int):  # type: ignore[no-untyped-def]
        """Every route that earns at least `floor`, as a `Pool` in search order."""
        roots = array("i", own or (0,))
        free = array("Q", bytes(8 * self.words))
        best_path = self.out_path
        room, paths = 1024, 16384
        while True:
            pool = Pool(self.words, room, paths)
            self.collect = True
            self.best = floor
            self.nodes = 0
            self.budget = budget
            self.found = 0
            self.room = room
            self.path_used = 0
            self.path_room = paths
            self.out_value = pool.value
            self.out_bits = pool.bits
            self.out_first = pool.first
            self.out_path = pool.path
            self._all_roots(roots, len(own), free)
            if self.found <= room and self.path_used <= paths:
                break
            room, paths = max(self.found, room), max(self.path_used, paths)
        pool.size = self.found
        self.out_path = best_path
        self.collect = False
        return pool

    def expanded(self) -> int:
        """How many nodes the last call expanded."""
        return self.nodes


def _split(masks, words: int) -> list[int]:  # type: ignore[no-untyped-def]
    """Masks as rows of 64-bit words."""
    if words == 1:
        return list(masks)
    return [mask >> 64 * word & _WORD for mask in masks for word in range(words)]


@cython.cclass
class Pool:
    """Routes of one train: values, track masks and paths."""

    words: cython.int
    size: cython.longlong
    value: cython.int[:]
    bits: cython.ulonglong[:]
    first: cython.longlong[:]
    path: cython.int[:]
    order: cython.int[:]  # by falling value, then as found
    sorted_value: cython.int[:]
    sorted_bits: cython.ulonglong[:]

    def __init__(self, words: int, room: int, paths: int) -> None:
        self.words = words
        self.size = 0
        self.value = array("i", bytes(4 * (room + 1)))
        self.bits = array("Q", bytes(8 * (room + 1) * words))
        self.first = array("q", bytes(8 * (room + 1)))
        self.path = array("i", bytes(4 * (paths + 1)))

    def width(self) -> int:
        return self.words

    def count(self) -> int:
        return self.size

    def route(self, number: int):  # type: ignore[no-untyped-def]
        """(value, root, turn, links) of the route at this place of the sorted pool."""
        where: cython.int = self.order[number]
        at: cython.longlong = self.first[where]
        length: cython.int = self.path[at + 2]
        links = tuple([self.path[at + 3 + each] for each in range(length)])
        return self.value[where], self.path[at], self.path[at + 1], links

    def sort(self, idle: bool) -> None:
        """Order by falling value, keeping the order of the search among equals. With `idle` the last is no route."""
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

    def values(self):  # type: ignore[no-untyped-def]
        """The values of the sorted pool."""
        return array("i", self.sorted_value[: self.size])

    def masks(self):  # type: ignore[no-untyped-def]
        """The track masks of the sorted pool."""
        return array("Q", self.sorted_bits[: self.size * self.words])

    def is_idle(self, number: int) -> bool:
        """Whether this entry of the sorted pool stands for no route."""
        return self.sorted_value[number] == 0


def _in_common(bits: cython.ulonglong[:], words: cython.int):  # type: ignore[no-untyped-def]
    """For each block of routes the bits all of them have."""
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
    """Puts routes of several trains together, one from each pool, without shared track."""

    words: cython.int
    trains: cython.int
    offset: cython.longlong[:]  # where the pool of each train begins
    size: cython.longlong[:]
    twin: cython.uchar[:]  # whether a train is of the same kind as the one before it
    value: cython.int[:]
    bits: cython.ulonglong[:]
    common: cython.ulonglong[:]  # per block of routes, the bits all of them have
    used: cython.ulonglong[:]  # one row per level
    next: cython.longlong[:]  # per level and train: its first route that does not clash with what is used
    choice: cython.longlong[:]
    out: cython.longlong[:]
    best: cython.int
    improved: cython.bint
    nodes: cython.longlong
    budget: cython.longlong

    def __init__(self, pools, twins) -> None:  # type: ignore[no-untyped-def]
        self.trains = len(pools)
        self.words = pools[0].width()
        offset: list[int] = []
        values = array("i")
        bits = array("Q")
        seen: dict[int, int] = {}
        for pool in pools:
            if id(pool) not in seen:
                while len(values) % _BLOCK:  # a pool begins with a block
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
        self.twin = array("B", twins)
        self.used = array("Q", bytes(8 * self.words * (self.trains + 1)))
        self.next = array("q", bytes(8 * self.trains * (self.trains + 1)))
        self.choice = array("q", bytes(8 * self.trains))
        self.out = array("q", bytes(8 * self.trains))

    def join(self, floor: int, budget: int):  # type: ignore[no-untyped-def]
        """The first of the best combinations that earn more than `floor`, as places in the pools, or None."""
        self.best = floor
        self.improved = False
        self.nodes = 0
        self.budget = budget
        self._put(0, 0)
        if not self.improved:
            return None
        return self.best, tuple([self.out[each] for each in range(self.trains)])

    def expanded(self) -> int:
        return self.nodes

    @cython.cfunc
    @cython.exceptval(check=False)
    def _free(
        self, train: cython.int, at: cython.longlong, row: cython.int, above: cython.int
    ) -> cython.longlong:
        """The first route of the train from place `at` on that does not clash with this row of `used`.

        The size of the pool if no such route is worth more than `above`. Where all routes of a block share a bit that is used, the block is passed over at once.
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
    @cython.exceptval(check=False)
    def _put(self, train: cython.int, sofar: cython.int) -> cython.void:
        """Try the routes of this train, the dearest first, with what the trains before it have taken."""
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
            if self.nodes == self.budget:
                return
            self.nodes += 1
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
    @cython.exceptval(check=False)
    def _advance(
        self, train: cython.int, place: cython.longlong, total: cython.int, rest: cython.int
    ) -> cython.bint:
        """Move every later train to its first route without clash. False if the best cannot be beaten then.

        `total` is what the trains up to this one earn, `rest` what the later ones could earn before. Of trains of one
        kind an earlier one takes an earlier route, unless it stands idle.
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
