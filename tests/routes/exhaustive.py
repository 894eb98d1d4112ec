"""Slow reference search for the best run.

It is independent of the fast one and works on the printed paths of the tiles: it walks from hex to hex, keeps the
half-tracks it has used, and tries everything. It knows nothing of networks, links or bounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from cz18.facts.maps import Map
from cz18.facts.tiles import TILES
from cz18.routes.runs import EArithmetic, RunView, TrainSpec

Half = tuple[int, int]  # the half of a track between an edge of a hex and its other end: (hex, edge)


class Trail(NamedTuple):
    """A way from location to location; locations as ids of the network."""

    locations: tuple[int, ...]
    halves: frozenset[Half]


def paths_on(board: Map, laid: Sequence[int], hex_: int) -> list[tuple[str, str]]:
    """Tracks on a hex with their rotated ends, "e3" or "l0": locations numbered cities first."""
    code = laid[hex_]
    if code:
        tile, turn = TILES[(code - 1) // 6], (code - 1) % 6
        paths, cities = tile.paths, len(tile.cities)
    else:
        paths, turn, cities = board.hexes[hex_].paths, 0, len(board.hexes[hex_].cities)

    def lying(end: str) -> str:
        number = int(end[1:])
        if end[0] == "e":
            return f"e{(number + turn) % 6}"
        return f"l{number + (cities if end[0] == 't' else 0)}"

    return [(lying(one), lying(two)) for one, two in paths]


def trails(board: Map, laid: Sequence[int], view: RunView, terminal: frozenset[int]) -> Iterator[Trail]:
    """Every trail with at least two locations and an own station, in both directions (VIII.7)."""
    tracks = [paths_on(board, laid, hex_) for hex_ in range(len(board.hexes))]
    group = {
        hex_ * 4 + number: city.group
        for hex_ in range(len(board.hexes))
        for number, city in enumerate(
            TILES[(laid[hex_] - 1) // 6].cities if laid[hex_] else board.hexes[hex_].cities
        )
        if city.group
    }

    def leave(hex_: int, edge: int, locations: tuple[int, ...], halves: frozenset[Half]) -> Iterator[Trail]:
        """Over the edge into the next hex."""
        there = board.hexes[hex_].neighbours[edge]
        if there is None:
            return
        enter = (edge + 3) % 6
        for one, two in tracks[there]:
            for come, go in ((one, two), (two, one)):
                if come != f"e{enter}" or (there, enter) in halves:
                    continue
                if go[0] == "e":
                    out = int(go[1:])
                    if (there, out) not in halves:
                        yield from leave(there, out, locations, halves | {(there, enter), (there, out)})
                else:
                    yield from arrive(there, int(go[1:]), locations, halves | {(there, enter)})

    def arrive(hex_: int, number: int, before: tuple[int, ...], halves: frozenset[Half]) -> Iterator[Trail]:
        """At a location, the end of a trail and perhaps the beginning of a longer one."""
        here = hex_ * 4 + number
        if here in before or (here in group and any(group.get(each) == group[here] for each in before)):
            return
        locations = (*before, here)
        if len(locations) > 1 and any(each in view.own for each in locations):
            yield Trail(locations, halves)
        if before and (here in terminal or here in view.blocked):
            return
        for one, two in tracks[hex_]:
            if two == f"l{number}" and (hex_, int(one[1:])) not in halves:
                edge = int(one[1:])
                yield from leave(hex_, edge, locations, halves | {(hex_, edge)})

    for hex_ in range(len(board.hexes)):
        for number in sorted({int(two[1:]) for _, two in tracks[hex_] if two[0] == "l"}):
            yield from arrive(hex_, number, (), frozenset())


def income(
    board: Map, laid: Sequence[int], view: RunView, train: TrainSpec, trail: Trail, arithmetic: EArithmetic
) -> int | None:
    """Income of the train on the trail, or None if it cannot run it."""

    def is_town(location: int) -> bool:
        code = laid[location // 4]
        holder = TILES[(code - 1) // 6] if code else board.hexes[location // 4]
        return location % 4 >= len(holder.cities)

    def worth(location: int) -> int:
        return view.values[location] + (view.bonuses.get(location, 0) if train.red_bonus else 0)

    cities = [worth(each) for each in trail.locations if not is_town(each)]
    towns = [worth(each) for each in trail.locations if is_town(each)]
    if not train.skips_towns:
        if len(cities) > train.cities_max or len(cities) + len(towns) > train.locations:
            return None
        return sum(cities) + sum(towns)
    if arithmetic is EArithmetic.BEST_N:
        return max(
            sum(some) + sum(others)
            for number in range(min(3, len(towns)) + 1)
            for others in combinations(towns, number)
            for some in combinations(cities, min(len(cities), max(train.locations - number, 0)))
            if len(some) + len(others) <= train.locations
        )
    if len(cities) > train.locations:
        return None
    counted = min(len(towns), train.locations - len(cities))
    return sum(cities) + max(sum(some) for some in combinations(towns, counted))


def best_income(
    board: Map,
    laid: Sequence[int],
    view: RunView,
    terminal: frozenset[int],
    trains: Sequence[TrainSpec],
    arithmetic: EArithmetic = EArithmetic.BOOK,
) -> int:
    """The highest total income of these trains: every combination of routes is tried."""
    ways = [trail for trail in trails(board, laid, view, terminal) if trail.locations[0] <= trail.locations[-1]]
    sharing = [train for train in trains if train.may_share_track]
    others = [train for train in trains if not train.may_share_track]

    def earns(train: TrainSpec) -> list[tuple[int, frozenset[Half]]]:
        found: dict[frozenset[Half], int] = {}
        for way in ways:
            value = income(board, laid, view, train, way, arithmetic)
            if value is not None:
                found[way.halves] = max(found.get(way.halves, 0), value)
        return [(value, halves) for halves, value in found.items()]

    rows = [earns(train) for train in others]
    alone = [max((value for value, _ in row), default=0) for row in rows]
    best = 0

    def combine(number: int, sofar: int, used: frozenset[Half]) -> None:
        nonlocal best
        best = max(best, sofar)
        if number == len(rows) or sofar + sum(alone[number:]) <= best:
            return
        for value, halves in rows[number]:
            if not halves & used:
                combine(number + 1, sofar + value, used | halves)
        combine(number + 1, sofar, used)

    combine(0, 0, frozenset())
    return best + sum(max((value for value, _ in earns(train)), default=0) for train in sharing)
