"""The search in plain Python, equivalent to `_kernel`, for machines without a compiler. Same order, same results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cz18.routes.bounds import Bounds
from cz18.routes.compile import Graph
from cz18.routes.limits import join_cost, most_routes, node_cost
from cz18.routes.runs import BEST_N_TOWNS

NORMAL, PLUS, E_BOOK, E_BEST = range(4)


class Found(NamedTuple):
    """A route as links from its root: the first `turn` are the first arm, the others the second (-1: no second)."""

    value: int
    root: int
    turn: int
    links: tuple[int, ...]


class Finder:
    """The routes of one train."""

    def __init__(self, graph: Graph, kind: int, limit: int, cities_limit: int, values: Sequence[int]) -> None:
        self.graph = graph
        self.kind = kind
        self.limit = limit
        self.cities_limit = cities_limit
        self.values = values
        self.after = [self._after(link) for link in range(len(graph.target))]
        self.nodes = 0
        self.budget = -1

    def _after(self, link: int) -> list[int]:
        graph = self.graph
        node = graph.target[link]
        if graph.ends[node]:
            return []
        return [
            each
            for each in range(graph.first[node], graph.first[node + 1])
            if graph.target[each] != graph.origin[link] and not graph.bits[each] & graph.bits[link]
        ]

    def expanded(self) -> int:
        """Number of nodes expanded by the last call."""
        return self.nodes

    def best_route(self, own: Sequence[int], banned: int, floor: int, budget: int) -> Found | None:
        """The first of the best routes that earn more than `floor` and use no banned track."""
        self.best, self.collect = floor, False
        found = None
        for found in self._all_roots(own, banned, budget):  # noqa: B007 - each is better than the one before
            pass
        return found

    def all_routes(self, own: Sequence[int], floor: int, budget: int) -> Pool:
        """Every route that earns at least `floor`, in search order."""
        self.best, self.collect = floor, True
        most = most_routes(budget)
        kept: list[Found] = []
        for found in self._all_roots(own, 0, budget):
            if budget >= 0 and len(kept) == most:
                self.nodes = budget
                break
            kept.append(found)
        return Pool(self.graph, kept)

    def _all_roots(self, own: Sequence[int], banned: int, budget: int) -> Iterator[Found]:
        graph = self.graph
        self.nodes, self.budget, self.used = 0, budget, banned
        cost = node_cost(self.kind == E_BEST, len(graph.locations), graph.words)
        self.price = cost if budget >= 0 else 1
        self.dead = [bool(bits & banned) for bits in graph.bits]
        for root in own:
            for link, target in enumerate(graph.target):
                if target == root:
                    self.dead[link] = True
            yield from self._from_root(root)
            for link in range(graph.first[root], graph.first[root + 1]):
                self.dead[link] = True

    def _from_root(self, root: int) -> Iterator[Found]:
        graph = self.graph
        self.root, self.turn = root, -1
        self.route = [root]
        self.path: list[int] = []
        self.groups = graph.grouped[root]
        if self.kind != E_BEST:
            self.bounds = Bounds(
                graph, self.after, self.values, self.kind == E_BOOK, self.kind == PLUS,
                self.limit, self.cities_limit, self.dead,
            )  # fmt: skip
        for link in range(graph.first[root], graph.first[root + 1]):
            self.second = [] if graph.ends[root] else range(link + 1, graph.first[root + 1])
            if self.kind != E_BEST:
                self.bounds.open(link, self.second)
            yield from self._step(link)

    def _step(self, link: int) -> Iterator[Found]:
        """Extend the route by this link, if allowed, and visit all routes that start this way."""
        graph = self.graph
        node = graph.target[link]
        if (
            self.dead[link]
            or node in self.route
            or self.groups & graph.grouped[node]
            or self.used & graph.bits[link]
            or not self._in_range(node)
        ):
            return
        if 0 <= self.budget < self.nodes + self.price:
            self.nodes = self.budget
            return
        self.nodes += self.price
        self.used |= graph.bits[link]
        self.groups |= graph.grouped[node]
        self.route.append(node)
        self.path.append(link)
        bound = self._at_most(link)
        if bound > self.best or (self.collect and bound == self.best):
            yield from self._weigh()
            for each in self.after[link]:
                yield from self._step(each)
            if self.turn < 0:
                self.turn = len(self.path)
                for each in self.second:
                    yield from self._step(each)
                self.turn = -1
        self.path.pop()
        self.route.pop()
        self.groups ^= graph.grouped[node]
        self.used ^= graph.bits[link]

    def _weigh(self) -> Iterator[Found]:
        value = self._earned(self.route)
        if value < self.best or (value == self.best and not self.collect):
            return
        ends = [self.route[-1]] + ([self.route[self.turn]] if self.turn >= 0 else [])
        if (
            self.kind >= E_BOOK
            and len(self.route) > 2
            and any(self._earned([each for each in self.route if each != end]) >= value for end in ends)
        ):
            return  # an end that earns nothing
        if not self.collect:
            self.best = value
        yield Found(value, self.root, self.turn, tuple(self.path))

    def _in_range(self, node: int) -> bool:
        """Whether the range allows this location as the next one."""
        town = self.graph.towns[node]
        if self.kind == E_BEST or (self.kind == E_BOOK and town):
            return True
        cities = sum(not self.graph.towns[each] for each in self.route)
        if self.kind == E_BOOK:
            return cities < self.limit
        return len(self.route) < self.limit and (town or cities < self.cities_limit)

    def _earned(self, route: Sequence[int]) -> int:
        cities = [self.values[each] for each in route if not self.graph.towns[each]]
        towns = sorted([self.values[each] for each in route if self.graph.towns[each]], reverse=True)
        if self.kind == E_BOOK:
            return sum(cities) + sum(towns[: self.limit - len(cities)])
        if self.kind == E_BEST:
            return sum(sorted(cities + towns[:BEST_N_TOWNS], reverse=True)[: self.limit])
        return sum(cities) + sum(towns)

    def _at_most(self, link: int) -> int:
        """An upper bound for every route that starts like the current one (`bounds`)."""
        if self.kind == E_BEST:
            return self._earned(self.route + self._within_flood())
        graph, bounds, second_arm = self.graph, self.bounds, self.turn >= 0
        cities = [self.values[each] for each in self.route if not graph.towns[each]]
        towns = sorted([self.values[each] for each in self.route if graph.towns[each]], reverse=True)
        if self.kind == NORMAL:
            return sum(cities) + sum(towns) + bounds.more(link, 0, self.limit - len(self.route), second_arm)
        if self.kind == PLUS:
            row, column = self.cities_limit - len(cities), self.limit - len(self.route)
            return sum(cities) + sum(towns) + bounds.more(link, row, column, second_arm)
        slots = self.limit - len(cities)
        return sum(cities) + max(
            sum(towns[:number]) + bounds.more(link, 0, slots - number, second_arm)
            for number in range(min(len(towns), slots) + 1)
        )

    def _within_flood(self) -> list[int]:
        """Locations the open ends of the route could still reach."""
        graph = self.graph
        queue = [self.route[-1]] + ([self.root] if self.turn < 0 else [])
        reached: list[int] = []
        for node in queue:
            if graph.ends[node]:
                continue
            for link in range(graph.first[node], graph.first[node + 1]):
                to = graph.target[link]
                if not (self.dead[link] or to in self.route or to in reached or self.used & graph.bits[link]):
                    reached.append(to)
                    queue.append(to)
        return reached


class Pool:
    """Routes of one train with their track, by descending value once sorted."""

    def __init__(self, graph: Graph, routes: list[Found]) -> None:
        self.entries = [(each, _track(graph, each)) for each in routes]

    def sort(self, idle: bool) -> None:
        """Sort by descending value, keeping the search order among equals. With `idle` the last entry is no route."""
        self.entries.sort(key=lambda entry: -entry[0].value)
        if idle:
            self.entries.append((Found(0, -1, -1, ()), 0))

    def count(self) -> int:
        return len(self.entries)

    def route(self, number: int) -> Found:
        return self.entries[number][0]

    def is_idle(self, number: int) -> bool:
        """Whether this entry stands for no route."""
        return self.entries[number][0].value == 0


def _track(graph: Graph, route: Found) -> int:
    track = 0
    for link in route.links:
        track |= graph.bits[link]
    return track


class Joiner:
    """Combines routes of several trains, one from each pool, without shared track."""

    def __init__(self, pools: Sequence[Pool], twins: Sequence[int]) -> None:
        self.pools = [[(found.value, track) for found, track in pool.entries] for pool in pools]
        self.twins = twins
        self.nodes = 0

    def expanded(self) -> int:
        return self.nodes

    def join(self, floor: int, budget: int) -> tuple[int, tuple[int, ...]] | None:
        """The first of the best combinations that earn more than `floor`, as indexes in the pools."""
        self.best, self.nodes, self.budget = floor, 0, budget
        self.price = join_cost(sum(map(len, self.pools))) if budget >= 0 else 1
        self.out: tuple[int, ...] | None = None
        self._put([], 0, 0, [0] * len(self.pools))
        return None if self.out is None else (self.best, self.out)

    def _put(self, chosen: list[int], sofar: int, used: int, next_: list[int]) -> None:
        train = len(chosen)
        pool = self.pools[train]
        rest = sum(self.pools[other][next_[other]][0] for other in range(train + 1, len(self.pools)))
        for place in range(next_[train], len(pool)):
            value, track = pool[place]
            if track & used:
                continue
            if sofar + value + rest <= self.best:
                return
            if 0 <= self.budget < self.nodes + self.price:
                self.nodes = self.budget
                return
            self.nodes += self.price
            if train == len(self.pools) - 1:
                self.best, self.out = sofar + value, (*chosen, place)
                return
            onward = self._advance(train, place, sofar + value, used | track, next_, rest)
            if onward is not None:
                self._put([*chosen, place], sofar + value, used | track, onward)

    def _advance(
        self, train: int, place: int, total: int, used: int, next_: list[int], rest: int
    ) -> list[int] | None:
        """For every later train its first route without conflict; None if the best cannot be beaten then.

        `total` is the income of the trains up to this one, `rest` the maximum of the later ones before. Among trains
        of one kind an earlier one takes an earlier route, unless it is idle.
        """
        onward = list(next_)
        before = place
        for other in range(train + 1, len(self.pools)):
            pool, at = self.pools[other], next_[other]
            rest -= pool[at][0]
            if self.twins[other] and at <= before and pool[before][0] > 0:
                at = before + 1
            while at < len(pool) and pool[at][1] & used:
                at += 1
            if at == len(pool) or total + pool[at][0] + rest <= self.best:
                return None
            onward[other] = before = at
            total += pool[at][0]
        return onward
