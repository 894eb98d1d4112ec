"""Locations and edges a company reaches from its stations: for track (VIII.4, VIII.5) and stations (VIII.6).

Everything on a *trail* is reached: track leading from a station that crosses no side twice, visits no location twice,
does not reverse at a junction and passes neither a city blocked by others nor a red tile (R-062, R-077).

Algorithm. A breadth-first search over ports, entered in one direction, gives every port a trail; a step that would
break its own trail is set aside as doubtful. Three facts make this fast and exact:

1. Every port with a trail is entered or lies behind a doubtful step, because each prefix of a trail is a trail.
2. The doubtful steps matter only if following them without restriction would reach a side or a location not reached
   before. That is rare, and checked once for all of them together.
3. If it happens, a doubtful step over side *s* is settled by searching again without *s*: a trail that ends by
   crossing *s* has not crossed it before. If the start of the step is not reached then, there is no such trail; if it
   is reached along a proper trail, that is the trail; only otherwise are all trails tried one by one. That can take
   exponential time on a board designed for it; on a custom board the search stops after `MOST_TRIED` steps, and what is
   still doubtful then counts as not reached.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from typing import NamedTuple

from cz18.board import _kernel_reach
from cz18.board.network import PLACES, Network, terminals, ways

MOST_TRIED = 100_000
"""Maximum number of steps for settling doubtful ones on a custom board."""
_compiled = bool(_kernel_reach.COMPILED) and not os.environ.get("CZ18_PURE")
EDGES = tuple(tuple(edge for edge in range(6) if mask >> edge & 1) for mask in range(64))


class Reach(NamedTuple):
    """The result. `edges` has one six-bit mask per hex, `locations` the location ids in ascending order."""

    edges: bytes
    locations: tuple[int, ...]


def entered(reached: Reach, hex_index: int) -> int:
    """The edges of the hex that connected track meets, as a six-bit mask.

    Track on the neighbour that leads to the edge counts whether or not the hex itself has track there. Edges that
    the hex's own connected track leads to are included too; such a hex is connected in any case.
    """
    return reached.edges[hex_index]


def reached_locations(reached: Reach) -> tuple[int, ...]:
    """Every location at the end of a trail, including the stations' own."""
    return reached.locations


def reach(net: Network, own: Iterable[int], blocked: Collection[int]) -> Reach:
    """What a company reaches from the locations `own` if it cannot pass the locations `blocked`.

    A station without track (R-044) reaches only its own location. Own locations are never blocked.
    """
    stations = sorted(set(own))
    if _compiled:
        closed = bytearray(len(net.exits))
        for location in blocked:
            closed[location] = 1
        for location in stations:
            closed[location] = 0
        for location in terminals(net):
            closed[location] = 1
        found = _kernel_reach.search(net.track, net.exits, net.geometry.across_array, stations, closed)
        if found is not None:
            return Reach(*found)
    return _Search(net, stations, blocked).run()


PortTrail = tuple[int, int]
"""A port to leave by, and the trail so far: a bit mask of the sides crossed and, above them, of the locations left."""


class _Search:
    """One search from the given locations."""

    def __init__(self, net: Network, own: list[int], blocked: Collection[int]) -> None:
        self.net = net
        self.ways = ways(net)
        self.across = net.geometry.across
        self.side = net.geometry.side
        self.first_location = len(net.geometry.sides)
        self.own = own
        self.closed = terminals(net).union(set(blocked).difference(self.own))
        self.left = -1 if net.map.source is None else MOST_TRIED

    def run(self) -> Reach:
        trails: dict[int, int] = {}
        doubtful = self.spread(trails, self.starts(), 0)
        touched = self.touched(trails)
        if doubtful:
            free = set(trails)
            self.roam(free, doubtful, 0)
            if self.touched(free) != touched:
                self.settle(trails, doubtful)
                touched = self.touched(trails)
        return touched

    def starts(self) -> list[PortTrail]:
        """The first steps, out of every station."""
        return [
            (location // PLACES * 6 + edge, 1 << self.first_location + location)
            for location in self.own
            for edge in EDGES[self.net.exits[location]]
        ]

    def spread(self, trails: dict[int, int], steps: list[PortTrail], banned: int) -> set[int]:
        """Add everything that follows from these steps to `trails` (port -> a trail to it); return the doubtful ports.

        Sides in `banned` are neither crossed nor doubtful.
        """
        doubtful: set[int] = set()
        side, across, onward, closed, first = (
            self.side,
            self.across,
            self.ways,
            self.closed,
            self.first_location,
        )
        for leave, trail in steps:  # the list grows during the loop
            port = across[leave]
            if port < 0 or port in trails:
                continue
            bit = 1 << side[leave]
            if (trail | banned) & bit:
                if not banned & bit:
                    doubtful.add(leave)
                continue
            trails[port] = trail = trail | bit
            location, leaves = onward[port]
            if location >= 0:
                if location in closed:
                    continue
                bit = 1 << first + location
                if trail & bit:
                    doubtful.update(leaves)
                    continue
                trail |= bit
            for leave in leaves:
                if across[leave] not in trails:
                    steps.append((leave, trail))
        return {leave for leave in doubtful if across[leave] >= 0 and across[leave] not in trails}

    def roam(self, seen: set[int], leaves: Iterable[int], banned: int) -> None:
        """Enter every port that can be reached from these, trail or not, without the banned sides and locations."""
        open_ = list(leaves)
        for leave in open_:
            port = self.across[leave]
            if port >= 0 and port not in seen and not banned >> self.side[leave] & 1:
                seen.add(port)
                location, more = self.ways[port]
                if location < 0 or (
                    location not in self.closed and not banned >> self.first_location + location & 1
                ):
                    open_.extend(more)

    def settle(self, trails: dict[int, int], doubtful: set[int]) -> None:
        """Decide the doubtful steps one by one, following each that has a trail."""
        settled: set[int] = set()
        while doubtful:
            leave = min(doubtful)
            doubtful.remove(leave)
            settled.add(leave)
            if self.across[leave] not in trails:
                trail = self.trail_over(leave, self.starts(), 1 << self.side[leave])
                if trail is not None:
                    before = trail & ~(1 << self.side[leave])
                    doubtful |= self.spread(trails, [(leave, before)], 0) - settled

    def trail_over(self, target: int, steps: list[PortTrail], banned: int) -> int | None:
        """A trail that starts with one of these steps and ends by crossing the side at port `target` outward, or None.

        It does not use what is banned. Every trail is tried or shown to lead nowhere.
        """
        if self.left == 0:
            return None
        trails: dict[int, int] = {}
        self.spread(trails, list(steps), banned)
        if self.left > 0:
            self.left = max(self.left - len(trails) - 1, 0)
        if any(leave == target for leave, _ in steps):
            return next(trail for leave, trail in steps if leave == target) | 1 << self.side[target]
        for port in range(target // 6 * 6, target // 6 * 6 + 6):
            trail = trails.get(port)
            if trail is not None and target in self.ways[port][1]:
                over = self.leave(port, trail)
                if over is not None:
                    return over | 1 << self.side[target]
        for leave, trail in steps:
            port = self.across[leave]
            if port < 0 or (banned | trail) >> self.side[leave] & 1:
                continue
            used = banned | trail | 1 << self.side[leave]
            free = {port}
            begin = self.leave(port, trail)
            if begin is None:
                continue
            self.roam(free, self.ways[port][1], used)
            if any(target in self.ways[each][1] for each in free):
                onward = [(each, begin | 1 << self.side[leave]) for each in self.ways[port][1]]
                found = self.trail_over(target, onward, banned)
                if found is not None:
                    return found
        return None

    def leave(self, port: int, trail: int) -> int | None:
        """The trail after passing the location behind the port; None if it cannot be passed."""
        location = self.ways[port][0]
        if location < 0:
            return trail
        bit = 1 << self.first_location + location
        return None if location in self.closed or trail & bit else trail | bit

    def touched(self, ports: Iterable[int]) -> Reach:
        edges = bytearray(len(self.net.pieces))
        locations = set(self.own)
        for port in ports:
            edges[port // 6] |= 1 << port % 6
            other = self.across[port]
            edges[other // 6] |= 1 << other % 6
            location = self.ways[port][0]
            if location >= 0:
                locations.add(location)
        return Reach(bytes(edges), tuple(sorted(locations)))
