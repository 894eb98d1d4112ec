# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The hot part of the search, compiled with Cython; `plain` is the same in plain Python.

`Finder` visits the routes of one train in the order documented in `search`. The bounds and their proofs are in
`bounds`. The search runs without the GIL, so other threads continue meanwhile. Without a budget it takes the GIL from
time to time to handle signals: Ctrl-C ends it.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:  # pragma: no cover - not needed at run time
    from cz18 import _cython_shim as cython

from cz18.routes._kernel_join import Joiner, Pool
from cz18.routes.limits import LOOK_NODES, most_routes, node_cost, notice_signals

__all__ = ["COMPILED", "Finder", "Joiner", "Pool"]

COMPILED = cython.compiled

NORMAL = cython.declare(cython.int, 0)  # counts everything, one limit
PLUS = cython.declare(cython.int, 1)  # counts everything, a second limit for cities
E_BOOK = cython.declare(cython.int, 2)  # may skip towns
E_BEST = cython.declare(cython.int, 3)  # the most valuable ones count, at most three towns

_WORD = 0xFFFFFFFFFFFFFFFF


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

    dead: cython.uchar[:]  # links not usable from this root
    worth: cython.int[:]  # H in bounds
    beyond: cython.int[:]  # X in bounds
    other_arm: cython.int[:]  # S in bounds
    both: cython.int[:]  # C in bounds, computed on demand

    visited: cython.uchar[:]
    used: cython.ulonglong[:]
    path: cython.int[:]
    length: cython.int
    turn: cython.int  # length of the first arm once the second has started, else -1
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
    held: cython.int[:]  # number of each class on the route
    spare: cython.int[:]  # scratch

    best: cython.int
    collect: cython.bint
    found: cython.longlong
    room: cython.longlong
    out_value: cython.int[:]
    out_bits: cython.ulonglong[:]
    out_path: cython.int[:]  # the best path, or all paths if `collect`
    out_first: cython.longlong[:]
    path_room: cython.longlong
    path_used: cython.longlong
    best_length: cython.int
    best_turn: cython.int
    best_root: cython.int
    failed: cython.bint
    nodes: cython.longlong
    budget: cython.longlong  # -1: none
    price: cython.int  # budget cost of one node, see `limits.node_cost`
    most: cython.longlong  # maximum number of routes to collect
    look: cython.longlong  # node count of the next check for signals
    look_step: cython.longlong
    failure: object  # the exception raised by a signal handler

    def __init__(self, problem, kind: int, limit: int, cities_limit: int, values) -> None:
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
        """Compute which links may follow each link: start where it ends, not go back, share no track."""
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
    @cython.nogil
    @cython.exceptval(check=False)
    def _prepare(self) -> cython.void:
        """Fill `worth` (H) and `beyond` (X) for the current root, see `bounds`."""
        link: cython.int
        row: cython.int
        column: cython.int
        at: cython.int
        node: cython.int
        best: cython.int
        each: cython.int
        changed: cython.bint
        skips: cython.bint = self.kind == E_BOOK
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
                        if skips and self.town[self.target[link]] and best > self.worth[link * states + at]:
                            self.worth[link * states + at] = best
                            changed = True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _open(self) -> cython.void:
        """Fill `other_arm` (S) for the current opening link and reset `both` (C)."""
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
    @cython.nogil
    @cython.exceptval(check=False)
    def _more(self, link: cython.int, row: cython.int, column: cython.int) -> cython.int:
        """Maximum further income after arriving by this link with this range left (C, X)."""
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
    @cython.nogil
    @cython.exceptval(check=False)
    def _at_most(self, link: cython.int) -> cython.int:
        """An upper bound for every route that starts like the current one, which has just arrived by `link`."""
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
        _: cython.int
        for each in range(self.classes):
            if self.class_town[each]:
                for _ in range(self.held[each]):
                    if slots == 0:
                        return self.income + best
                    slots -= 1
                    towns += self.class_value[each]
                    value = towns + self._more(link, 0, slots)
                    if value > best:
                        best = value
        return self.income + best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _at_most_best_n(self) -> cython.int:
        """The value of the best stops among those on the route and those the two arms could still reach."""
        each: cython.int
        node: cython.int
        link: cython.int
        word: cython.int
        clash: cython.bint
        tail: cython.int = 0
        head: cython.int = 0
        node = self.target[self.path[self.length - 1]]
        self.spare[tail] = node
        tail += 1
        if self.turn < 0 and not self.end[self.root]:
            self.spare[tail] = self.root
            tail += 1
        while head < tail:
            node = self.spare[head]
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
                self.spare[tail] = self.target[link]
                tail += 1
        value: cython.int = self._best_n()
        for each in range(self.size):
            if self.visited[each] == 2:
                self.visited[each] = 0
                self.held[self.class_of[each]] -= 1
        return value

    # Values --------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _best_n(self) -> cython.int:
        each: cython.int
        number: cython.int
        slots: cython.int = self.limit
        towns: cython.int = 3
        total: cython.int = 0
        for each in range(self.classes):
            number = self.held[each]
            if self.class_town[each] and number > towns:
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
    @cython.nogil
    @cython.exceptval(check=False)
    def _earned(self) -> cython.int:
        """Income of the current route."""
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
    @cython.nogil
    @cython.exceptval(check=False)
    def _needs(self, node: cython.int, value: cython.int) -> cython.bint:
        """Whether the route earns less without this end, or would have only one location."""
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

    def _begin(self, budget: int) -> None:
        """Set the counters and limits of a search."""
        cost = node_cost(self.kind == E_BEST, self.size, self.words)
        self.nodes = 0
        self.budget = budget
        self.price = cost if budget >= 0 else 1
        self.most = most_routes(budget)
        self.look_step = max(LOOK_NODES // cost, 1)
        self.look = self.look_step
        self.failure = None

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _step(self, link: cython.int) -> cython.void:
        """Extend the route by this link, if allowed, and visit all routes that start this way."""
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
        if self.budget >= 0:
            if self.nodes + self.price > self.budget:
                self.nodes = self.budget
                return
        elif self.nodes >= self.look:
            self._look()
        self.nodes += self.price
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
    @cython.nogil
    @cython.exceptval(check=False)
    def _weigh(self) -> cython.void:
        """Keep the current route if it is better than the best, or, when collecting, good enough."""
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
        if self.budget >= 0 and self.found >= self.most:
            self.nodes = self.budget
            return
        if self.found == self.room or self.path_used + self.length + 3 > self.path_room:
            self._grow()
            if self.failed:
                return
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
    @cython.nogil
    @cython.exceptval(check=False)
    def _grow(self) -> cython.void:
        """Double the room for routes and paths; on failure set `failed` and end the search."""
        with cython.gil:
            self._grow_arrays()

    @cython.cfunc
    def _grow_arrays(self):
        each: cython.longlong
        values: cython.int[:]
        bits: cython.ulonglong[:]
        first: cython.longlong[:]
        path: cython.int[:]
        try:
            values = array("i", bytes(8 * self.room))
            bits = array("Q", bytes(16 * self.room * self.words))
            first = array("q", bytes(16 * self.room))
            path = array("i", bytes(8 * self.path_room))
        except MemoryError:
            self.failed = True
            self.budget = self.nodes
            return
        for each in range(self.found):
            values[each] = self.out_value[each]
            first[each] = self.out_first[each]
        for each in range(self.found * self.words):
            bits[each] = self.out_bits[each]
        for each in range(self.path_used):
            path[each] = self.out_path[each]
        self.out_value = values
        self.out_bits = bits
        self.out_first = first
        self.out_path = path
        self.room *= 2
        self.path_room *= 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _all_roots(self, own: cython.int[:], roots: cython.int, banned: cython.ulonglong[:]) -> cython.void:
        """Search from every station in turn, excluding the stations before it."""
        number: cython.int
        link: cython.int
        word: cython.int
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
    @cython.nogil
    @cython.exceptval(check=False)
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

    def best_route(self, own, banned: int, floor: int, budget: int):
        """(value, root, turn, links) of the first of the best routes that earn more than `floor`, or None."""
        self.collect = False
        self.best = floor
        self.best_length = 0
        self._begin(budget)
        self._run(own, array("Q", _split([banned], self.words)))
        if not self.best_length:
            return None
        links = tuple([self.out_path[each] for each in range(self.best_length)])
        return self.best, self.best_root, self.best_turn, links

    def all_routes(self, own, floor: int, budget: int):
        """Every route that earns at least `floor`, as a `Pool` in search order."""
        best_path = self.out_path
        self.collect = True
        self.best = floor
        self._begin(budget)
        self.found = 0
        self.room = 256
        self.path_used = 0
        self.path_room = 16 * self.room + self.size + 3
        self.out_value = array("i", bytes(4 * self.room))
        self.out_bits = array("Q", bytes(8 * self.room * self.words))
        self.out_first = array("q", bytes(8 * self.room))
        self.out_path = array("i", bytes(4 * self.path_room))
        self.failed = False
        self._run(own, array("Q", bytes(8 * self.words)))
        if self.failed:
            raise MemoryError("no room for the routes of this train")
        pool = Pool(self.words, self.found, self.out_value, self.out_bits, self.out_first, self.out_path)
        self.out_path = best_path
        self.collect = False
        return pool

    def _run(self, own, banned) -> None:
        """Search without the GIL; raises what a signal handler raised."""
        stations: cython.int[:] = array("i", own or (0,))
        track: cython.ulonglong[:] = banned
        number: cython.int = len(own)
        with cython.nogil:
            self._all_roots(stations, number, track)
        if self.failure is not None:
            raise self.failure

    def expanded(self) -> int:
        """Number of nodes expanded by the last call."""
        return self.nodes


def _split(masks, words: int) -> list[int]:
    """Masks as rows of 64-bit words."""
    if words == 1:
        return list(masks)
    return [mask >> 64 * word & _WORD for mask in masks for word in range(words)]
