# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Bulk incomes, the hot part, compiled with Cython; `bulk` describes the problem and why the method is correct.

`Tracer` holds one board. It follows the track from the stations, encodes the reachable part as a row of numbers, and
searches for an income only if that row is new.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:  # pragma: no cover - not needed at run time
    from cz18 import _cython_shim as cython

COMPILED = cython.compiled

_PLAIN = cython.declare(cython.int, 64)
_TOWN = cython.declare(cython.int, 1)
_TERMINAL = cython.declare(cython.int, 2)
_FAR = cython.declare(cython.int, 1_000_000)


@cython.cclass
class Tracer:
    """One board from one company's view, with working memory. `incomes` modifies it and restores everything."""

    across: cython.int[:]
    side: cython.int[:]
    track: cython.uchar[:]
    exits: cython.uchar[:]
    marks: cython.uchar[:]
    value: cython.int[:]
    bonus: cython.int[:]
    own: cython.uchar[:]
    blocked: cython.uchar[:]

    hexes: cython.int
    queue: cython.int[:]  # the locations reached, in order
    reached: cython.int
    distance: cython.int[:]  # links from the nearest station, by location; _FAR if not reached
    touched: cython.int[:]  # by hex, distance from a station of the nearest location whose links come to it
    noting: cython.bint  # whether `touched` is being filled

    number: cython.int[:]  # by location, its index in the row
    links_from: cython.int[:]  # by location, its first link
    links_to: cython.int[:]  # by location, one past its last link
    links: cython.int
    link_room: cython.int
    target: cython.int[:]  # by link, -1 if another link does the same with less track
    first_side: cython.int[:]  # by link, start of its sides in `sides`
    sides: cython.int[:]
    side_room: cython.int

    crossed: cython.uchar[:]  # the sides of the trail being followed
    trail: cython.int[:]
    length: cython.int
    origin: cython.int
    depth: cython.int
    most_trails: cython.int  # from one location, -1: unlimited; likewise most_links
    most_links: cython.int
    trails: cython.int

    user: cython.int[:]  # by side, the first link that crosses it, -1 if none
    shared: cython.uchar[:]  # by side, whether links with other track also cross it
    label: cython.int[:]  # by side, its number in the row, -1 if it has none

    row_room: cython.int
    row_array: object
    row: cython.int[:]
    row_length: cython.int
    row_locations: cython.int
    row_links: cython.int
    row_labels: cython.int

    def __init__(self, across, side, sides: int, most_trails: int = -1, most_links: int = -1) -> None:
        """An empty board. By port: the port across (-1: none), and the number of the side between them."""
        self.most_trails = most_trails
        self.most_links = most_links
        ports: cython.int = len(across)
        places: cython.int = ports // 6 * 4
        self.hexes = ports // 6
        self.across = across
        self.side = side
        self.track = bytearray(ports)
        self.exits = bytearray(places)
        self.marks = bytearray(places)
        self.value = array("i", bytes(4 * places))
        self.bonus = array("i", bytes(4 * places))
        self.own = bytearray(places)
        self.blocked = bytearray(places)
        self.queue = array("i", bytes(4 * places))
        self.distance = array("i", bytes(4 * places))
        self.touched = array("i", bytes(4 * self.hexes))
        self.number = array("i", bytes(4 * places))
        self.links_from = array("i", bytes(4 * places))
        self.links_to = array("i", bytes(4 * places))
        self.link_room = 512
        self.target = array("i", bytes(4 * 512))
        self.first_side = array("i", bytes(4 * 513))
        self.side_room = 2048
        self.sides = array("i", bytes(4 * 2048))
        self.crossed = bytearray(sides + 1)
        self.trail = array("i", bytes(4 * (sides + 1)))
        self.user = array("i", bytes(4 * (sides + 1)))
        self.shared = bytearray(sides + 1)
        self.label = array("i", bytes(4 * (sides + 1)))
        self.row_room = 4096
        self.row_array = array("i", bytes(4 * 4096))
        self.row = self.row_array
        self.noting = False

    # The board -------------------------------------------------------------------------------------------

    def load(self, track: bytes, exits: bytes, marks: bytes, values: tuple, bonuses: dict) -> None:
        """Load another board on the same map, as in `network.Network`, with the value of every location."""
        at: cython.int
        track_: cython.const[cython.uchar][:] = track
        exits_: cython.const[cython.uchar][:] = exits
        marks_: cython.const[cython.uchar][:] = marks
        for at in range(self.hexes * 6):
            self.track[at] = track_[at]
        for at in range(self.hexes * 4):
            self.exits[at] = exits_[at]
            self.marks[at] = marks_[at]
            self.value[at] = values[at]
            self.bonus[at] = 0
        for at, bonus in bonuses.items():
            self.bonus[at] = bonus
        for at in range(self.hexes):
            self.touched[at] = _FAR

    def station(self, own, blocked) -> None:
        """Set the company's stations and the cities it cannot pass, as location ids."""
        place: cython.int
        for place in range(self.hexes * 4):
            self.own[place] = 0
            self.blocked[place] = 0
        for place in own:
            self.own[place] = 1
        for place in blocked:
            if not self.own[place]:
                self.blocked[place] = 1

    def lay(self, hex_: int, piece) -> None:
        """Set the contribution of a hex: six bytes of track, and exits, marks and values of its four locations."""
        at: cython.int
        track: bytes = piece[0]
        exits: bytes = piece[1]
        marks: bytes = piece[2]
        worth: tuple = piece[3]
        for at in range(6):
            self.track[hex_ * 6 + at] = track[at]
        for at in range(4):
            self.exits[hex_ * 4 + at] = exits[at]
            self.marks[hex_ * 4 + at] = marks[at]
            self.value[hex_ * 4 + at] = worth[at]

    # Many boards -----------------------------------------------------------------------------------------

    def incomes(self, parties, own, blocked, changes):
        """The incomes of each change by party, as a list of tuples.

        A party is (range of its trains from a station in links, known incomes by row, function that finds an unknown
        one). A change is (hex, current piece, new piece, stations or None, cities not to be passed or None).
        """
        furthest: cython.int = max([party[0] for party in parties])
        hops: cython.int
        nearest: cython.int
        place: cython.int
        self.station(own, blocked)
        self.noting = True
        self.trace(furthest)
        self.noting = False
        for place in own:  # a station without track has no links, but may get some
            self.touched[place // 4] = 0
        as_it_is = tuple([self.income(party) for party in parties])
        answers = []
        for hex_, before, after, own_there, blocked_there in changes:
            moved = own_there is not None
            nearest = -1 if moved else self.touched[hex_]
            if nearest >= furthest or (before is after and not moved):
                answers.append(as_it_is)
                continue
            if moved:
                self.station(own_there, blocked_there)
            self.lay(hex_, after)
            try:
                self.trace(furthest)
                found = []
                for number, party in enumerate(parties):
                    hops = party[0]
                    found.append(self.income(party) if nearest < hops else as_it_is[number])
                answers.append(tuple(found))
            finally:
                self.lay(hex_, before)
                if moved:
                    self.station(own, blocked)
        return answers

    def income(self, party):
        """The income of a party on the board traced last."""
        hops, known, unknown = party
        self.write(hops)
        if not self.row_links:
            return 0
        row: bytes = self.row_array[: self.row_length].tobytes()
        income = known.get(row)
        if income is None:
            income = known[row] = unknown(self.graph())
        return income

    # Following the track ---------------------------------------------------------------------------------

    def trace(self, hops: cython.int):
        """Find all locations within `hops` links of the stations, and record the links."""
        place: cython.int
        head: cython.int = 0
        link: cython.int
        edge: cython.int
        to: cython.int
        self.reached = 0
        self.links = 0
        self.first_side[0] = 0
        for place in range(self.hexes * 4):
            self.distance[place] = _FAR
            if self.own[place] and self.exits[place]:
                self.distance[place] = 0
                self.queue[self.reached] = place
                self.reached += 1
        while head < self.reached:
            place = self.queue[head]
            head += 1
            self.links_from[place] = self.links
            if self.distance[place] < hops and (
                self.own[place] or not (self.blocked[place] or self.marks[place] & _TERMINAL)
            ):
                self.origin = place
                self.depth = self.distance[place]
                self.length = 0
                self.trails = 0
                if self.noting and self.depth < self.touched[place // 4]:
                    self.touched[place // 4] = self.depth
                for edge in range(6):
                    if self.exits[place] >> edge & 1:
                        self._walk(place // 4 * 6 + edge)
                self._spare(self.links_from[place])
                for link in range(self.links_from[place], self.links):
                    to = self.target[link]
                    if to >= 0 and self.distance[to] == _FAR:
                        self.distance[to] = self.depth + 1
                        self.queue[self.reached] = to
                        self.reached += 1
            self.links_to[place] = self.links

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _walk(self, leave: cython.int) -> cython.int:
        """Follow the track that leaves a hex by this port, to the first location on each branch."""
        port: cython.int = self.across[leave]
        if port < 0:
            return 0
        if self.most_trails >= 0:
            if self.trails == self.most_trails or self.links - self.links_from[self.origin] >= self.most_links:
                return 0
            self.trails += 1
        side: cython.int = self.side[leave]
        if self.crossed[side]:
            return 0
        at: cython.int = self.track[port]
        hex_: cython.int = port // 6
        edge: cython.int
        if self.noting and self.depth < self.touched[hex_]:
            self.touched[hex_] = self.depth
        if not at:
            return 0
        self.trail[self.length] = side
        self.length += 1
        if at < _PLAIN:
            if hex_ * 4 + at - 1 != self.origin:
                self._add(hex_ * 4 + at - 1)
        else:
            self.crossed[side] = 1
            for edge in range(6):
                if at >> edge & 1:
                    self._walk(hex_ * 6 + edge)
            self.crossed[side] = 0
        self.length -= 1
        return 0

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def _add(self, to: cython.int) -> cython.int:
        """Store the trail as a link to this location."""
        each: cython.int
        at: cython.int = self.first_side[self.links]
        if self.links == self.link_room:
            self.link_room *= 2
            self.target = _longer(self.target, self.link_room)
            self.first_side = _longer(self.first_side, self.link_room + 1)
        if at + self.length > self.side_room:
            self.side_room = 2 * (at + self.length)
            self.sides = _longer(self.sides, self.side_room)
        for each in range(self.length):
            self.sides[at + each] = self.trail[each]
        self.target[self.links] = to
        self.links += 1
        self.first_side[self.links] = at + self.length
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _spare(self, first: cython.int) -> cython.void:
        """Remove the links from this one on that cross all sides of another one to the same location."""
        one: cython.int
        other: cython.int
        for one in range(first, self.links):
            for other in range(first, self.links):
                if one == other or self.target[one] != self.target[other] or self.target[one] < 0:
                    continue
                if self._covers(one, other) and (other < one or not self._covers(other, one)):
                    self.target[one] = -1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _covers(self, one: cython.int, other: cython.int) -> cython.bint:
        """Whether one link crosses all the sides of the other."""
        each: cython.int
        at: cython.int
        found: cython.bint
        for each in range(self.first_side[other], self.first_side[other + 1]):
            found = False
            for at in range(self.first_side[one], self.first_side[one + 1]):
                if self.sides[at] == self.sides[each]:
                    found = True
                    break
            if not found:
                return False
        return True

    # The reachable part, as a row of numbers ---------------------------------------------------------------

    def write(self, hops: cython.int):
        """Encode what is within `hops` links of a station; see `bulk` for the content of the row.

        For each location, by id: value, bonus, marks, number of links; for each of its links: target, number of
        labels, labels. The labels are the sides that other links also cross, or one side if there are none, numbered
        in order of appearance.
        """
        place: cython.int
        link: cython.int
        each: cython.int
        at: cython.int
        head: cython.int
        number: cython.int = 0
        least: cython.int
        end: cython.bint
        self._mark_shared(hops)
        self.row_length = 0
        self.row_links = 0
        self.row_labels = 0
        for place in range(self.hexes * 4):
            if self.distance[place] <= hops:
                self.number[place] = number
                number += 1
        self.row_locations = number
        for place in range(self.hexes * 4):
            if self.distance[place] > hops:
                continue
            self._room(4)
            end = self.blocked[place] or self.marks[place] & _TERMINAL
            head = self.row_length
            self.row[head] = self.value[place]
            self.row[head + 1] = self.bonus[place]
            self.row[head + 2] = (
                (self.marks[place] & _TOWN)
                | (2 if end else 0)
                | (4 if self.own[place] else 0)
                | (self.marks[place] >> 2 << 3)
            )
            self.row[head + 3] = 0
            self.row_length += 4
            if self.distance[place] == hops:
                continue
            for link in range(self.links_from[place], self.links_to[place]):
                if self.target[link] < 0:
                    continue
                self._room(2 + self.first_side[link + 1] - self.first_side[link])
                self.row[head + 3] += 1
                self.row_links += 1
                at = self.row_length
                self.row[at] = self.number[self.target[link]]
                self.row[at + 1] = 0
                self.row_length += 2
                least = self.sides[self.first_side[link]]
                for each in range(self.first_side[link], self.first_side[link + 1]):
                    if self.shared[self.sides[each]]:
                        self._label(at, self.sides[each])
                    elif self.sides[each] < least:
                        least = self.sides[each]
                if not self.row[at + 1]:
                    self._label(at, least)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _label(self, at: cython.int, side: cython.int) -> cython.void:
        if self.label[side] < 0:
            self.label[side] = self.row_labels
            self.row_labels += 1
        self.row[self.row_length] = self.label[side]
        self.row_length += 1
        self.row[at + 1] += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _mark_shared(self, hops: cython.int) -> cython.void:
        """Find the sides crossed by several links that are not the same track in one direction or the other."""
        head: cython.int
        place: cython.int
        link: cython.int
        each: cython.int
        side: cython.int
        alike: cython.int
        for side in range(len(self.user)):
            self.user[side] = -1
            self.shared[side] = 0
            self.label[side] = -1
        for head in range(self.reached):
            place = self.queue[head]
            if self.distance[place] >= hops:
                break
            for link in range(self.links_from[place], self.links_to[place]):
                if self.target[link] < 0:
                    continue
                alike = -1
                for each in range(self.first_side[link], self.first_side[link + 1]):
                    side = self.sides[each]
                    if self.user[side] < 0:
                        self.user[side] = link
                    elif self.user[side] != alike and not self.shared[side]:
                        if self._is_same_track(link, self.user[side]):
                            alike = self.user[side]
                        else:
                            self.shared[side] = 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _is_same_track(self, one: cython.int, other: cython.int) -> cython.bint:
        """Whether two links cross the same sides, in the same or in reverse order."""
        length: cython.int = self.first_side[one + 1] - self.first_side[one]
        here: cython.int = self.first_side[one]
        there: cython.int = self.first_side[other]
        each: cython.int
        forth: cython.bint = True
        back: cython.bint = True
        if self.first_side[other + 1] - there != length:
            return False
        for each in range(length):
            if self.sides[here + each] != self.sides[there + each]:
                forth = False
            if self.sides[here + each] != self.sides[there + length - 1 - each]:
                back = False
        return forth or back

    @cython.cfunc
    def _room(self, more: cython.int):
        """Make room for `more` further numbers in the row."""
        if self.row_length + more > self.row_room:
            self.row_room = 2 * (self.row_length + more)
            self.row_array = _longer(self.row, self.row_room)
            self.row = self.row_array

    def graph(self):
        """The row in the form the search needs, see `compile.Graph`.

        (own, first, origin, target, bits, words, towns, ends, grouped, values, values with bonus)
        """
        size: cython.int = self.row_locations
        first_made = array("i", bytes(4 * (size + 1)))
        first: cython.int[:] = first_made
        origin_made = array("i", bytes(4 * self.row_links))
        origin: cython.int[:] = origin_made
        target_made = array("i", bytes(4 * self.row_links))
        target: cython.int[:] = target_made
        value_made = array("i", bytes(4 * size))
        value: cython.int[:] = value_made
        bonus_made = array("i", bytes(4 * size))
        bonus: cython.int[:] = bonus_made
        group_made = array("i", bytes(4 * size))
        group: cython.int[:] = group_made
        towns_made = array("B", bytes(size))
        towns: cython.uchar[:] = towns_made
        ends_made = array("B", bytes(size))
        ends: cython.uchar[:] = ends_made
        bits: list = []
        own: list = []
        place: cython.int
        at: cython.int = 0
        link: cython.int = 0
        each: cython.int
        links: cython.int
        marks: cython.int
        mask: cython.ulonglong
        unit: cython.ulonglong = 1
        narrow: cython.bint = self.row_labels <= 64
        for place in range(size):
            value[place] = self.row[at]
            bonus[place] = self.row[at] + self.row[at + 1]
            marks = self.row[at + 2]
            towns[place] = marks & 1
            ends[place] = marks >> 1 & 1
            if marks & 4:
                own.append(place)
            if marks >> 3:
                group[place] = 1 << (marks >> 3) - 1
            links = self.row[at + 3]
            at += 4
            for _ in range(links):
                origin[link] = place
                target[link] = self.row[at]
                if narrow:
                    mask = 0
                    for each in range(self.row[at + 1]):
                        mask |= unit << self.row[at + 2 + each]
                    bits.append(mask)
                else:
                    bits.append(sum([1 << label for label in self.row_array[at + 2 : at + 2 + self.row[at + 1]]]))
                at += 2 + self.row[at + 1]
                link += 1
            first[place + 1] = link
        words = (self.row_labels + 63) // 64
        return (
            own, first_made, origin_made, target_made, bits, words, towns_made, ends_made, group_made, value_made,
            bonus_made,
        )  # fmt: skip


def _longer(numbers, room: int):
    """A copy with more room."""
    return array("i", numbers) + array("i", bytes(4 * (room - len(numbers))))
