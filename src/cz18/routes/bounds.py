"""Upper bounds for the search, with their proofs; the kernel computes the same numbers.

All bounds are for one root (the station the route is built around), with the links *dead* that no route from there may
use: those to the root or to an earlier root, and those over used track. A route leaves the root along one or two
*arms*; each arm is a sequence of links, each of which *may follow* the one before: it starts where that one ends, does
not go straight back and shares no track with it.

The remaining range is a state *r*: for normal and E-trains the number of locations that may still be counted, for
plus-trains that number together with the number of cities among them. `r - y` is what remains after counting location
*y*; where that is not possible, the terms with `r - y` are omitted below.

**H(l, r)**, the worth of a link. The maximum income of an arm that takes link *l* to location *y*, and continues as far
as useful, with range *r*; 0 if it should not go there:

    H(l, r) = max(0, value(y) + X(l, r - y))             and for an E-train, if y is a town,  also X(l, r)
    X(l, r) = max(0, max H(m, r) over all m that may follow l)

*Proof.* By induction over the length of the arm. A longest allowed arm counts *y* (or, for a town, skips it) and
continues over some *m* that may follow *l* with the remaining range; by induction the rest earns at most H(m, .). The
recursion allows more than the rules: an arm in H may visit a location twice or reuse track of an earlier link. Allowing
more can only raise a maximum. For E-trains the rule for skipped towns refers to the same *r*; its least solution is
found by iterating until nothing changes, which terminates because every value is one of finitely many and only rises.

**S(r)**, the worth of the second arm: the maximum of H(l, r) over the links of the root after the first arm's first one
(in this order each pair of arms is tried only once) that share no track with it; 0 if there is none, or if the root is
a red tile, where routes end (VIII.7).

**C(l, r) = max X(l, p) + S(r - p) over all parts p of r**: what both arms can still earn when the first has just
arrived by *l*. *Proof.* Whatever the two arms still count splits r into a part p for the first and the rest for the
second; X and S bound each. Both grow with their range, so parts that leave range unused need not be tried.

**A route that has just arrived by l** earns at most

    normal, plus    its income so far + C(l, r)           (on its second arm: X(l, r))
    E               its cities + max over j of (its j best towns + C(l, N - cities - j))

*Proof* for E-trains (R-082): of the towns passed so far some number j is counted in the end, and then the j best; they
and the cities so far leave N - cities - j of the range for the rest.

**BEST_N** (cities may be skipped too): the best N stops, at most three of them towns, among those on the route and
those that a flood fill from the open ends over free track can reach. Whatever the route counts in the end is among
these, and the best N of a larger set are worth no less.

**Several trains.** `best[i]`, the maximum income of train i alone, bounds its income together with others, because
track used by others only excludes routes. So a set of routes with a total of at least T has, for each i, a route that
earns at least T minus the sum of the other trains' `best`: only these routes need to be combined (`search`). Within
that, a later train earns at most its most valuable route without conflict with the track used so far; that track only
grows, so the index of the first such route in descending order never decreases.
"""

from __future__ import annotations

from collections.abc import Sequence

from cz18.routes.compile import Graph

State = tuple[int, int]


class Bounds:
    """H, X, S and C for one train and one root, as dictionaries by state; see above."""

    def __init__(
        self, graph: Graph, after: Sequence[Sequence[int]], values: Sequence[int], skips: bool,
        plus: bool, limit: int, cities_limit: int, dead: Sequence[bool],
    ) -> None:  # fmt: skip
        self.graph = graph
        self.plus = plus
        self.dead = dead
        self.rows = cities_limit + 1 if plus else 1
        links = [link for link in range(len(graph.target)) if not dead[link]]
        zeros = [0] * len(graph.target)
        self.worth = {(row, 0): zeros for row in range(self.rows)}
        self.beyond = {(row, 0): zeros for row in range(self.rows)}
        for column in range(1, limit + 1):
            for row in range(self.rows):
                worth, beyond = [0] * len(graph.target), [0] * len(graph.target)
                for link in links:
                    node = graph.target[link]
                    if graph.towns[node] or not plus:
                        worth[link] = values[node] + self.beyond[row, column - 1][link]
                    elif row:
                        worth[link] = values[node] + self.beyond[row - 1, column - 1][link]
                changed = True
                while changed:
                    changed = False
                    for link in links:
                        best = max([worth[each] for each in after[link]], default=0)
                        beyond[link] = best
                        if skips and graph.towns[graph.target[link]] and best > worth[link]:
                            worth[link] = best
                            changed = True
                self.worth[row, column], self.beyond[row, column] = worth, beyond

    def open(self, opening: int, second: Sequence[int]) -> None:
        """Prepare for a first arm that starts with link `opening`; `second` are the candidates for the other arm."""
        bits = self.graph.bits
        free = [link for link in second if not self.dead[link] and not bits[link] & bits[opening]]
        self.other_arm = {
            state: max([worth[link] for link in free], default=0) for state, worth in self.worth.items()
        }
        self.both: dict[tuple[int, int, int], int] = {}

    def more(self, link: int, row: int, column: int, second_arm: bool) -> int:
        """C, or X on the second arm: the maximum further income after arriving by this link with this range left."""
        if second_arm:
            return self.beyond[row, column][link]
        key = link, row, column
        if key not in self.both:
            self.both[key] = max(
                self.beyond[one, two][link] + self.other_arm[row - one, column - two]
                for one in range(row + 1)
                for two in range(column + 1)
            )
        return self.both[key]
