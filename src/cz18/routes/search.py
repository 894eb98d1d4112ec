"""The exact best run of a company (VIII.7, VIII.8).

*Exact.* Every allowed set of routes is considered or excluded by a bound that is proved in `bounds`; there is no time
limit and no cap. Only with a `budget` of nodes may the result have `proven=False` (`limits`).

*Deterministic.* Among sets of equal income the result is the first in this order, independent of the bounds:

1. One train: its routes are visited station by station (by location id; earlier stations are excluded), then by the
   first link of the first arm. A route is visited before its extensions; first the current arm is extended, link by
   link, then a second arm is started, over a later link of the station. Links are ordered by the edge they leave by,
   then by the edges they take at junctions. The first best route wins.
2. Several trains: the trains take their best routes in turn, the one with the highest income alone first, then in the
   given order, each on the remaining track. If no set of routes earns more in total, that is the result.
3. Otherwise the routes of each train are sorted by descending income, then as in 1, and the sets by the route of the
   first train (in the order of 2), then of the second and so on; the first best set wins. Among trains of one kind the
   earlier one gets the earlier route. Not running at all comes last.

A route ends in counted locations: an end that adds nothing is cut off (R-083).
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from cz18.board.network import PLACES, Network
from cz18.routes import plain
from cz18.routes.compile import Graph, Reached, hops_needed
from cz18.routes.runs import (
    BOOK,
    Counting,
    EArithmetic,
    Problem,
    Route,
    RunView,
    TrainSpec,
    ValuedRoute,
    value_route,
    value_runs,
)

_engine: Any = plain
if not os.environ.get("CZ18_PURE"):
    from cz18.routes import _kernel

    if _kernel.COMPILED:
        _engine = _kernel

NO_LIMIT = -1
PARTS = 32
"""A search for a single route always gets at least the budget divided by this, even if the budget is used up."""


class Runs(NamedTuple):
    """The best run of a company.

    `routes` has a route for each train that runs, in the order of the trains, with `train`, `hexes`, `stops` and
    `income` in K; a train without a route is idle. `total` is the income in K. `proven` is True if no run earns
    more. `nodes` is the number of nodes searched.
    """

    routes: tuple[ValuedRoute, ...]
    total: int
    proven: bool
    nodes: int


class FixedRunRefused(ValueError):
    """The fixed routes are not allowed."""

    def __init__(self, problem: Problem) -> None:
        known = ", ".join(f"{name} {value}" for name, value in problem.data.items())
        super().__init__(f"{problem.section} {problem.code} ({known})")
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.problem,)


def best_runs(
    net: Network,
    view: RunView,
    trains: Sequence[TrainSpec],
    *,
    fixed: Iterable[Route] = (),
    budget: int | None = None,
    counting: Counting = BOOK,
) -> Runs:
    """The set of routes with the highest income (VIII.8), one for each train that can earn something.

    `fixed` routes are kept and the other trains run on the remaining track; raises FixedRunRefused if they are not
    allowed. `budget` limits the nodes expanded: the result is then a good one and says whether it is proved to be
    the best.
    """
    kept = value_runs(net, view, trains, fixed, counting)
    if isinstance(kept, Problem):
        raise FixedRunRefused(kept)
    routes = {route.train: route for route in kept.routes}
    specs = {train.id: train for train in trains}
    taken = 0
    for route in kept.routes:
        if not specs[route.train].may_share_track:
            taken |= route.sides
    search = Search(budget)
    for party in parties([train for train in trains if train.id not in routes]):
        graph = Graph(net, view, hops_needed(party), 0 if party[0].may_share_track else taken)
        if not graph.whole:
            search.proven = False
        for train, found in zip(
            party, search.best(graph, [kind_of(train, counting) for train in party]), strict=True
        ):
            if found:
                routes[train.id] = _valued(net, view, graph, train, found, counting)
    ordered = tuple(routes[train.id] for train in trains if train.id in routes)
    return Runs(ordered, sum(route.income for route in ordered), search.proven, search.nodes)


def parties(trains: Sequence[TrainSpec]) -> list[list[TrainSpec]]:
    """The trains that may not share track, together, and each of the others separately."""
    together = [train for train in trains if not train.may_share_track]
    return [*([together] if together else []), *([train] for train in trains if train.may_share_track)]


class Search:
    """One search, its counters and its remaining budget.

    If the budget is used up, a search for a single route still gets a small part of it, so that every train runs.
    """

    def __init__(self, budget: int | None) -> None:
        self.budget = NO_LIMIT if budget is None else budget
        self.nodes = 0
        self.proven = True

    def best(self, graph: Graph | Reached, kinds: Sequence[Kind]) -> list[plain.Found | None]:
        """The best routes of these trains, in order; None for a train that should not run."""
        if not graph.target:
            return [None] * len(kinds)
        finders: dict[Kind, Any] = {}
        alone: dict[Kind, plain.Found | None] = {}
        for kind in kinds:
            if kind not in finders:
                values = graph.values_with_bonus if kind.bonus else graph.values
                finders[kind] = _engine.Finder(graph, kind.counts, kind.locations, kind.cities, values)
                alone[kind] = self.spend(True, finders[kind], finders[kind].best_route, graph.own, 0, 0)
        most = {kind: found[0] if found else 0 for kind, found in alone.items()}
        order = sorted(range(len(kinds)), key=lambda each: (-most[kinds[each]], kinds.index(kinds[each]), each))
        chosen: list[Any] = []
        used = 0
        for each in order:
            kind = kinds[each]
            found = alone[kind]
            if used:
                found = self.spend(True, finders[kind], finders[kind].best_route, graph.own, used, 0)
            chosen.append(found)
            for link in found[3] if found else ():
                used |= graph.bits[link]
        better = self.join(graph, finders, most, [kinds[each] for each in order], sum(f[0] for f in chosen if f))
        routes = dict(zip(order, better or chosen, strict=True))
        return [routes[each] for each in range(len(kinds))]

    def join(
        self,
        graph: Graph | Reached,
        finders: dict[Kind, Any],
        most: dict[Kind, int],
        kinds: list[Kind],
        floor: int,
    ) -> list[Any] | None:
        """The first best set of routes, if one earns more than `floor`.

        A set that earns at least `goal` can be combined from the routes that earn at least `goal` minus the maximum
        of the other trains (`bounds`). The goal starts near the sum of the trains' incomes alone and is lowered,
        ever faster, until such a set is found: it is then the best, because all equally good sets have been
        considered.
        """
        at_most = sum(most[kind] for kind in kinds)
        gap = max(at_most // 32, 1)
        goal = at_most + 1
        while goal > floor + 1 and self.proven:
            goal = max(at_most - gap, floor + 1)
            gap *= 2
            pools = {}
            for kind in dict.fromkeys(kinds):
                least = goal - (at_most - most[kind])
                pools[kind] = self.spend(False, finders[kind], finders[kind].all_routes, graph.own, max(least, 1))
                pools[kind].sort(least <= 0)
            if not all(pool.count() for pool in pools.values()):
                continue
            twins = [0] + [int(one == two) for one, two in pairwise(kinds)]
            joiner = _engine.Joiner([pools[kind] for kind in kinds], twins)
            joined = self.spend(False, joiner, joiner.join, goal - 1)
            if joined is not None:
                places = joined[1]
                return [
                    None if pools[kind].is_idle(place) else pools[kind].route(place)
                    for kind, place in zip(kinds, places, strict=True)
                ]
        return None

    def spend(self, surely: bool, worker: Any, question: Any, *arguments: Any) -> Any:
        """Call `question` with the remaining budget, and count. With `surely` there is always some budget left."""
        left = NO_LIMIT
        if self.budget != NO_LIMIT:
            left = max(self.budget - self.nodes, self.budget // PARTS if surely else 0)
        answer = question(*arguments, left)
        expanded = worker.expanded()
        self.nodes += expanded
        if left != NO_LIMIT and expanded >= left:
            self.proven = False
        return answer


def _valued(
    net: Network, view: RunView, graph: Graph, train: TrainSpec, found: Any, counting: Counting
) -> ValuedRoute:
    """The route as hexes, valued like a claimed one."""
    value, root, turn, links = found
    turn = len(links) if turn < 0 else turn
    hexes = _hexes(graph, root, links[:turn])[::-1] + _hexes(graph, root, links[turn:])[1:]
    names = [net.map.hexes[each].id for each in hexes]
    result = value_route(net, view, train, names, counting)
    assert isinstance(result, ValuedRoute) and result.income == value, (train, names, value, result)
    return result


class Kind(NamedTuple):
    """The properties of a train that matter to the search; trains of one kind are interchangeable."""

    counts: int
    locations: int
    cities: int
    bonus: bool


def kind_of(train: TrainSpec, counting: Counting) -> Kind:
    """The kind of a train under this arithmetic."""
    if train.skips_towns:
        counts = plain.E_BEST if counting.e_trains is EArithmetic.BEST_N else plain.E_BOOK
    else:
        counts = plain.PLUS if train.cities_max < train.locations else plain.NORMAL
    return Kind(counts, train.locations, train.cities_max, train.red_bonus)


def _hexes(graph: Graph, root: int, links: Sequence[int]) -> list[int]:
    """The hexes from the root along these links."""
    hexes = [graph.locations[root] // PLACES]
    for link in links:
        hexes.extend(graph.links[link].hexes)
        hexes.append(graph.locations[graph.target[link]] // PLACES)
    return hexes
