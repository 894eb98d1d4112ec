"""Incomes on many boards that differ from a given one by a tile or by stations (VIII.8), computed in bulk.

*Correctness.* The income of trains depends only on the graph they reach (`compile.Graph`): the locations within range
of a station with their properties, the links, and which links share track. So

1. a change on a hex that no link within range comes to does not change the income. "Comes to" includes hexes where the
   track ends, because anything a tile there could add begins at such a hex;
2. equal graphs have equal incomes. A graph is encoded as a row of numbers, its locations by id and its links in search
   order, and each row is searched once, by `Search` as for a single board, with the same bounds and the same number of
   nodes. Known rows are cached independently of the board.

A row omits two things that no route can use: links from a location at the end of the range (getting there takes all of
it), and links from a location where a train may not continue. Of the sides that a link crosses, a row contains those
that other links also cross, or one side if there are none: two links share a side exactly if they share one of these.

When compiled, `_kernel_bulk` follows the track itself and writes the rows. Otherwise each changed board is built and
numbered as for a single search, and its graph is the row.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from cz18.board.network import Geometry, Network, piece, values
from cz18.facts.maps import Map
from cz18.facts.own_boards import cache_by_board
from cz18.facts.tiles import Colour
from cz18.routes import _kernel_bulk
from cz18.routes.compile import MOST_LINKS, MOST_TRAILS, Graph, Reached, hops_needed
from cz18.routes.runs import BOOK, Counting, RunView, TrainSpec
from cz18.routes.search import Kind, Search, kind_of, parties

_compiled = bool(_kernel_bulk.COMPILED) and not os.environ.get("CZ18_PURE")

MOST_KNOWN = 8192
"""Maximum number of cached incomes; above it the cache is cleared. A row takes some kilobytes."""


class BoardChange(NamedTuple):
    """A board that differs from the given one on one hex, in the stations, or both.

    `own` are the company's stations there and `blocked` the cities it cannot pass, as location ids; None if both are
    as in the view.
    """

    hex: int
    code: int
    own: Iterable[int] | None = None
    blocked: Iterable[int] = ()


Change = BoardChange
"""Former name, kept for programs that import it."""


class TrainSet(NamedTuple):
    """Trains that run together: their range from a station in links, known incomes, and a function to find others."""

    hops: int
    known: dict[Any, int]
    unknown: Callable[[Any], int]


PARTS = 8
"""A search may use the remaining common limit divided by this, so that some is left for the others."""


class Limit:
    """Node limit for all searches of a call; `proven` says whether it was sufficient so far."""

    def __init__(self, nodes: int) -> None:
        self.left = nodes
        self.proven = True


def best_incomes(
    net: Network,
    view: RunView,
    fleets: Sequence[Sequence[TrainSpec]],
    changes: Iterable[BoardChange],
    *,
    counting: Counting = BOOK,
    budget: int | None = None,
    limit: Limit | None = None,
) -> list[tuple[int, ...]]:
    """The best income of each fleet for each change: the totals of `best_runs`.

    `budget` limits the nodes of each search, as there, and `limit` those of all together; without them every income is
    proved.
    """
    if limit is None:
        rows = [_parties(tuple(fleet), counting, budget) for fleet in fleets]
    else:
        rows = [_limited_parties(fleet, counting, budget, limit) for fleet in fleets]
    if sum(map(len, _incomes.values())) > MOST_KNOWN:
        forget()
    asked = [party for row in rows for party in row]
    if not asked:
        return [(0,) * len(fleets) for _ in changes]
    found = (_traced if _compiled else _one_by_one)(net, view, asked, changes)
    if all(len(row) == 1 for row in rows):
        return found
    return [_by_fleet(incomes, rows) for incomes in found]


def _by_fleet(incomes: tuple[int, ...], rows: Sequence[Sequence[TrainSet]]) -> tuple[int, ...]:
    """The incomes of parties added up by fleet."""
    totals, at = [], 0
    for row in rows:
        totals.append(sum(incomes[at : at + len(row)]))
        at += len(row)
    return tuple(totals)


# Known incomes


_incomes: dict[tuple[tuple[Kind, ...], int | None], dict[Any, int]] = {}


def forget() -> None:
    """Clear the cache of incomes."""
    for known in list(_incomes.values()):
        known.clear()


@lru_cache(maxsize=1024)
def _parties(fleet: tuple[TrainSpec, ...], counting: Counting, budget: int | None) -> tuple[TrainSet, ...]:
    """The parties of a fleet, each with the known incomes of its kinds of trains."""
    return tuple(
        [
            _party(tuple([kind_of(train, counting) for train in trains]), hops_needed(trains), budget)
            for trains in parties(fleet)
        ]
    )


def _party(kinds: tuple[Kind, ...], hops: int, budget: int | None) -> TrainSet:
    def unknown(graph: Any) -> int:
        return _income_by(Search(budget), graph, kinds)

    return TrainSet(hops, _incomes.setdefault((kinds, budget), {}), unknown)


def _income_by(search: Search, graph: Any, kinds: Sequence[Kind]) -> int:
    """The income of trains of these kinds on a graph."""
    reached = graph if isinstance(graph, Graph) else Reached(*graph)
    if isinstance(graph, Graph) and not graph.whole:
        search.proven = False
    incomes: list[int] = [found[0] for found in search.best(reached, kinds) if found]
    return sum(incomes)


class _Limited(dict[Any, int]):
    """Incomes searched within a limit: proved ones are cached permanently, the others for this call."""

    def __init__(self, kinds: tuple[Kind, ...], budget: int | None, limit: Limit) -> None:
        super().__init__()
        self.kinds, self.budget, self.limit = kinds, budget, limit
        self.proved = _incomes.setdefault((kinds, None), {})
        self.is_proved = True

    def get(self, row: Any, default: Any = None) -> Any:
        return self.proved.get(row) if row in self.proved else super().get(row, default)

    def __contains__(self, row: object) -> bool:
        return row in self.proved or super().__contains__(row)

    def __getitem__(self, row: Any) -> int:
        return self.proved[row] if row in self.proved else super().__getitem__(row)

    def __setitem__(self, row: Any, income: int) -> None:
        if self.is_proved:
            self.proved[row] = income
        else:
            super().__setitem__(row, income)

    def unknown(self, graph: Any) -> int:
        part = self.limit.left // PARTS
        search = Search(part if self.budget is None else min(part, self.budget))
        income = _income_by(search, graph, self.kinds)
        self.limit.left -= search.nodes
        self.is_proved = search.proven
        self.limit.proven &= search.proven
        return income


def _limited_parties(
    fleet: Sequence[TrainSpec], counting: Counting, budget: int | None, limit: Limit
) -> tuple[TrainSet, ...]:
    """The parties of a fleet that search within a common limit."""
    made = []
    for trains in parties(fleet):
        known = _Limited(tuple([kind_of(train, counting) for train in trains]), budget, limit)
        made.append(TrainSet(hops_needed(trains), known, known.unknown))
    return tuple(made)


# Compiled


def _traced(
    net: Network, view: RunView, asked: Sequence[TrainSet], changes: Iterable[BoardChange]
) -> list[tuple[int, ...]]:
    """The incomes of all parties by change, from the kernel."""
    laid, board, red = net.laid, net.map, view.red
    wanted = [
        (hex_, _contribution(board, hex_, laid[hex_], red), _contribution(board, hex_, code, red), own, blocked)
        for hex_, code, own, blocked in changes
    ]
    idle = _idle(board)
    tracer = idle.pop() if idle else _tracer(net.geometry, board)
    tracer.load(net.track, net.exits, net.marks, view.values, view.bonuses)
    found: list[tuple[int, ...]] = tracer.incomes(asked, view.own, view.blocked, wanted)
    idle.append(tracer)  # not after a failure: the tracer may not be restored
    return found


def _tracer(shape: Geometry, board: Map) -> Any:
    limits = () if board.source is None else (MOST_TRAILS, MOST_LINKS)
    return _kernel_bulk.Tracer(shape.across_array, shape.side_array, len(shape.sides), *limits)


@cache_by_board
def _idle(board: Map) -> list[Any]:
    """Unused tracers of this map; each thread takes one. Creating one takes longer than using it."""
    return []


@cache_by_board
def _contribution(board: Map, hex_: int, code: int, red: Colour) -> tuple[bytes, bytes, bytes, tuple[int, ...]]:
    """The kernel's data of a hex with this tile: track, exits, marks, values."""
    made = piece(board, hex_, code)
    return made.track, made.exits, made.marks, made.worth[red - 1]


# Uncompiled


def _one_by_one(
    net: Network, view: RunView, asked: Sequence[TrainSet], changes: Iterable[BoardChange]
) -> list[tuple[int, ...]]:
    """The same, on boards built one by one."""
    return [
        tuple([_income(there, seen, party) for party in asked])
        for there, seen in [_changed(net, view, change) for change in changes]
    ]


def _changed(net: Network, view: RunView, change: BoardChange) -> tuple[Network, RunView]:
    """The board with the change, and the company's view of it."""
    laid = (*net.laid[: change.hex], change.code, *net.laid[change.hex + 1 :])
    there = net if laid == net.laid else Network(net.map, laid, net)
    own = view.own if change.own is None else frozenset(change.own)
    blocked = view.blocked if change.own is None else frozenset(change.blocked) - own
    return there, RunView(own, blocked, values(there, view.red), view.bonuses, view.red)


def _income(net: Network, view: RunView, party: TrainSet) -> int:
    graph = Graph(net, view, party.hops, 0)
    if not graph.target:
        return 0
    row = tuple(
        [
            tuple(each)
            for each in (
                graph.own, graph.first, graph.target, graph.bits, graph.towns, graph.ends, graph.grouped,
                graph.values, graph.values_with_bonus,
            )
        ]
    )  # fmt: skip
    if row not in party.known:
        party.known[row] = party.unknown(graph)
    return party.known[row]
