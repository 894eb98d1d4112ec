"""The network in the form the search needs: locations connected by links, and small bit masks for track.

A *link* is track from one location to another without a location between. The links of a network are computed once per
location and cached with the network, so that all companies share them. For one company and its trains the part within
range is then numbered densely: `Graph`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cz18.board.network import PLACES, LocationKind, Network, ways
from cz18.routes.runs import RunView, TrainSpec

MOST_TRAILS = 20_000
"""Custom boards only: maximum number of track pieces to follow from one location."""
MOST_LINKS = 256
"""Custom boards only: maximum number of links of one location. The printed boards have up to 60 in any game seen."""


class Link(NamedTuple):
    """Track from one location to another. `sides` are the sides it crosses, `hexes` the ones between the two."""

    to: int
    sides: int
    hexes: tuple[int, ...]


def links_from(net: Network, location: int) -> tuple[Link, ...]:
    """The links of a location: by the edge of departure, then by the edges taken at junctions.

    A link that crosses all the sides of another one to the same location, and more, is omitted: a route would earn
    the same with the other one and leave more track to other trains. Of links over the same sides (a loop in either
    direction) the first is kept.
    """
    return links_of(net, location).links


class Links(NamedTuple):
    """The links of a location, and whether they are complete: a custom board may have too many."""

    links: tuple[Link, ...]
    whole: bool


def links_of(net: Network, location: int) -> Links:
    """The links of a location, up to the limits."""
    return net.derived_locally(("links", location), lambda: _links(net, location))


def _links(net: Network, location: int) -> tuple[Links, int]:
    """The links, and a bit mask of the hexes they depend on: the location's own and all that its track comes to."""
    left = MOST_TRAILS if net.map.source is not None else -1
    onward, across, side = ways(net), net.geometry.across, net.geometry.side
    exits, hex_ = net.exits[location], location // PLACES
    found: list[Link] = []
    touched = 1 << hex_
    for edge in range(6):
        if not exits >> edge & 1:
            continue
        trails: list[tuple[int, int, tuple[int, ...]]] = [(hex_ * 6 + edge, 0, ())]
        while trails and left and (left < 0 or len(found) < MOST_LINKS):
            left -= 1
            leave, sides, hexes = trails.pop()
            port = across[leave]
            if port < 0 or sides >> side[leave] & 1:
                continue
            bit = 1 << side[leave]
            touched |= 1 << port // 6
            to, leaves = onward[port]
            if to >= 0:
                if to != location:
                    found.append(Link(to, sides | bit, hexes))
            else:
                for each in reversed(leaves):
                    trails.append((each, sides | bit, (*hexes, port // 6)))
        if trails:
            return Links(tuple(found), False), touched
    if len({link.to for link in found}) < len(found):
        first: dict[tuple[int, int], Link] = {}
        for link in found:
            first.setdefault((link.to, link.sides), link)
        found = [link for link in first.values() if not any(_spares(other, link) for other in first.values())]
    return Links(tuple(found), True), touched


def _spares(one: Link, other: Link) -> bool:
    """Whether `one` does the same as `other` with less track."""
    return one.to == other.to and one.sides != other.sides and one.sides & other.sides == one.sides


class Graph:
    """The input of the search. Locations and links are numbered from 0; a link has one number per direction.

    `bits[link]` is the track of a link as a mask of `words` times 64 bits. Sides crossed by the same links share a
    bit, and a bit that only one link has is dropped if the link has another one: two links share a bit exactly if
    they share a side.
    """

    __slots__ = (
        "bits", "ends", "first", "grouped", "links", "locations", "origin", "own", "sides", "target", "towns",
        "values", "values_with_bonus", "whole", "words",
    )  # fmt: skip

    def __init__(self, net: Network, view: RunView, hops: int, banned: int) -> None:
        self.locations = _within(net, view, hops, banned)
        number = {location: each for each, location in enumerate(self.locations)}
        infos = [net.location(location) for location in self.locations]
        self.own = sorted(number[location] for location in view.own if location in number)
        self.towns = [info.kind is LocationKind.TOWN for info in infos]
        self.ends = [info.terminal or info.id in view.blocked for info in infos]
        groups = sorted({info.group for info in infos if info.group is not None})
        self.grouped = [0 if info.group is None else 1 << groups.index(info.group) for info in infos]
        self.values = [view.values[location] for location in self.locations]
        self.values_with_bonus = [view.values[each] + view.bonuses.get(each, 0) for each in self.locations]
        self.links: list[Link] = []
        self.first = [0]
        self.origin: list[int] = []
        self.target: list[int] = []
        self.whole = net.map.source is None or all(links_of(net, each).whole for each in self.locations)
        for each, location in enumerate(self.locations):
            for link in links_from(net, location):
                to = number.get(link.to)
                if to is not None and not link.sides & banned:
                    self.links.append(link)
                    self.origin.append(each)
                    self.target.append(to)
            self.first.append(len(self.links))
        self.sides = [link.sides for link in self.links]
        self.bits, self.words = _narrow(self.sides)


class Reached(NamedTuple):
    """The same for an income alone, without the data for a route's hexes: written by `_kernel_bulk`."""

    own: list[int]
    first: Sequence[int]
    origin: Sequence[int]
    target: Sequence[int]
    bits: list[int]
    words: int
    towns: Sequence[int]
    ends: Sequence[int]
    grouped: Sequence[int]
    values: Sequence[int]
    values_with_bonus: Sequence[int]

    @property
    def locations(self) -> Sequence[int]:
        return self.values


def _within(net: Network, view: RunView, hops: int, banned: int) -> list[int]:
    """The locations at most `hops` links away from a station, ascending."""
    seen = {location for location in view.own if net.exits[location]}
    border = sorted(seen)
    for _ in range(hops):
        border = [
            link.to
            for location in border
            if location in view.own or not (location in view.blocked or net.location(location).terminal)
            for link in links_from(net, location)
            if link.to not in seen and not link.sides & banned and not seen.add(link.to)  # type: ignore[func-returns-value]
        ]
        if not border:
            break
    return sorted(seen)


def _narrow(sides: list[int]) -> tuple[list[int], int]:
    """Masks with as few bits as possible that overlap exactly where these masks of sides do."""
    distinct = sorted(set(sides))
    users: dict[int, int] = {}
    for number, mask in enumerate(distinct):
        while mask:
            low = mask & -mask
            users[low] = users.get(low, 0) | 1 << number
            mask ^= low
    crowds = set(users.values())
    shared = [crowd for crowd in crowds if crowd & (crowd - 1)]
    covered = 0
    for crowd in shared:
        covered |= crowd
    kept = sorted(shared) + [crowd for crowd in sorted(crowds) if not crowd & (crowd - 1) and not crowd & covered]
    narrow = [0] * len(distinct)
    for bit, crowd in enumerate(kept):
        while crowd:
            low = crowd & -crowd
            narrow[low.bit_length() - 1] |= 1 << bit
            crowd ^= low
    back = dict(zip(distinct, narrow, strict=True))
    return [back[mask] for mask in sides], max(1, (len(kept) + 63) // 64)


def hops_needed(trains: Iterable[TrainSpec]) -> int:
    """Maximum distance in links from a station to a location on a route of one of these trains."""
    return max((10_000 if train.skips_towns else train.locations - 1 for train in trains), default=0)
