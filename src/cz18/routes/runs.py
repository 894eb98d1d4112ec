"""The income of a given run, or why it is not allowed (VIII.7, VIII.8).

A route is written as the hexes it runs through, from its first location to its last: the hexes determine track and
locations completely. The same valuation serves for checking a claimed run and for the search for the best one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from cz18.board.network import PLACES, PLAIN, LocationKind, Network, values
from cz18.facts.tiles import Colour
from cz18.facts.trains import TrainKind, TrainType
from cz18.routes.route import Route as Route

SECTION = "VIII.7"


class EArithmetic(StrEnum):
    """How an E-train counts."""

    BOOK = "book"
    """All cities and red tiles on the route, at most N; the best towns fill up (R-082)."""
    BEST_N = "best_n"
    """The N most valuable stops of the route, at most three of them towns; cities may be skipped too.

    The site of the recorded games counts this way.
    """


BEST_N_TOWNS = 3


class Counting(NamedTuple):
    """The arithmetic by which runs are valued. The default is the rulebook's."""

    e_trains: EArithmetic = EArithmetic.BOOK
    praha_twice: bool = False
    """Allow several Praha cities on a given route. Only for valuing recorded runs; the search never does."""


BOOK = Counting()
GAMES_18XX = Counting(EArithmetic.BEST_N)
RECORDED = Counting(EArithmetic.BEST_N, praha_twice=True)
"""For runs in recorded games, one of which visits Praha twice."""


class TrainSpec(NamedTuple):
    """A train as the solver sees it (VIII.7). `id` is chosen by the caller."""

    id: str
    locations: int
    cities_max: int
    skips_towns: bool = False
    kind: TrainKind = TrainKind.NORMAL
    may_share_track: bool = False  # with the company's other trains: the 3E of Moravia-Silesia
    red_bonus: bool = True  # earns the bonuses of `RunView.bonuses`


def train_spec(type_: TrainType, id_: str, *, may_share_track: bool = False, red_bonus: bool = True) -> TrainSpec:
    """A train of this type with the caller's id."""
    return TrainSpec(
        id_, type_.locations, type_.cities_max, type_.skips_towns, type_.kind, may_share_track, red_bonus
    )


class RunView(NamedTuple):
    """The company's view of the network, in location ids."""

    own: frozenset[int]
    """Its stations."""
    blocked: frozenset[int]
    """Cities it may end in but not pass: all slots taken, none by itself (VIII.6)."""
    values: tuple[int, ...]
    """Value of every location id, red tiles at their current value, without bonus (VIII.8)."""
    bonuses: Mapping[int, int]
    """Additional income of trains with `red_bonus`."""
    red: Colour
    """The colour that determines the current values of red tiles."""


def run_view(
    net: Network, own: Iterable[int], blocked: Iterable[int], red: Colour, bonus_at: Iterable[int] = ()
) -> RunView:
    """The view of a company while red tiles have their value of colour `red`.

    `bonus_at` names the red tiles with a bonus: the company's home (R-085), or all of them in Moravia-Silesia, where it
    depends on the train (R-187).
    """
    stations = frozenset(own)
    bonuses = {each: net.location(each).home_bonus for each in bonus_at}
    return RunView(stations, frozenset(blocked) - stations, values(net, red), bonuses, red)


class Problem(NamedTuple):
    """Why a run is not allowed: section, code, and details."""

    section: str
    code: str
    data: Mapping[str, Any]


class Stop(NamedTuple):
    """A location on a route. Towns that an E-train skips are passed: not counted, value 0."""

    location: int
    hex: str
    value: int
    counted: bool


class ValuedRoute(NamedTuple):
    """An allowed route and its income. `sides` has one bit per side crossed."""

    train: str
    hexes: tuple[str, ...]
    stops: tuple[Stop, ...]
    income: int
    sides: int


class ValuedRuns(NamedTuple):
    """An allowed set of routes."""

    routes: tuple[ValuedRoute, ...]
    total: int


def value_runs(
    net: Network,
    view: RunView,
    trains: Sequence[TrainSpec],
    routes: Iterable[Route],
    counting: Counting = BOOK,
) -> ValuedRuns | Problem:
    """The income of these routes together, or the first reason why they are not allowed."""
    specs = {train.id: train for train in trains}
    valued: list[ValuedRoute] = []
    used = 0
    for route in routes:
        train = specs.get(route.train)
        if train is None:
            return _problem("unknown_train", train=route.train)
        if any(other.train == route.train for other in valued):
            return _problem("train_used_twice", train=route.train)
        result = value_route(net, view, train, route.hexes, counting)
        if isinstance(result, Problem):
            return result
        if not train.may_share_track:
            shared = result.sides & used
            if shared:
                return _problem("track_shared_between_trains", train=route.train, hexes=_side_hexes(net, shared))
            used |= result.sides
        valued.append(result)
    return ValuedRuns(tuple(valued), sum(one.income for one in valued))


def value_route(
    net: Network, view: RunView, train: TrainSpec, hexes: Sequence[str], counting: Counting = BOOK
) -> ValuedRoute | Problem:
    """The income of this route with this train, or why it is not allowed (VIII.7, VIII.8)."""
    walked = _walk(net, hexes)
    if isinstance(walked, Problem):
        return walked._replace(data={"train": train.id, **walked.data})
    locations, sides = walked
    problem = _misplaced(net, view, locations, counting)
    if problem is None:
        counted = _count(net, view, train, locations, counting)
        if not isinstance(counted, Problem):
            stops = tuple(
                [
                    Stop(each, net.map.hexes[each // PLACES].id, worth, worth >= 0)
                    if worth >= 0
                    else Stop(each, net.map.hexes[each // PLACES].id, 0, False)
                    for each, worth in zip(locations, counted, strict=True)
                ]
            )
            return ValuedRoute(train.id, tuple(hexes), stops, sum([stop.value for stop in stops]), sides)
        problem = counted
    return problem._replace(data={"train": train.id, **problem.data})


def _walk(net: Network, hexes: Sequence[str]) -> tuple[list[int], int] | Problem:
    """Locations in order and sides crossed, if track connects these hexes from location to location."""
    index, edge_between, side, track = net.map.index, net.geometry.edge_between, net.geometry.side, net.track
    if len(hexes) < 2:
        return _problem("fewer_than_two", locations=len(hexes))
    here = index.get(hexes[0], -1)
    locations: list[int] = []
    sides = 0
    came = -1  # the edge by which the current hex was entered
    for name in hexes[1:]:
        there = index.get(name, -1)
        edge = edge_between.get((here, there))
        if edge is None:
            return _problem("not_connected", hexes=(hexes[0] if here < 0 else net.map.hexes[here].id, name))
        bit = 1 << side[here * 6 + edge]
        if sides & bit:
            return _problem("same_track_twice", hexes=(net.map.hexes[here].id, name))
        sides |= bit
        at = track[here * 6 + edge]
        if came >= 0:
            entered = track[here * 6 + came]
            if not (entered >> edge & 1 if entered >= PLAIN else entered and at == entered):
                return _problem("not_connected", hexes=(net.map.hexes[here].id, name))
        if 0 < at < PLAIN:
            locations.append(here * PLACES + at - 1)
        elif came < 0:
            return _problem("not_connected" if not at else "ends_between_locations", hexes=(hexes[0], name))
        here, came = there, (edge + 3) % 6
    at = track[here * 6 + came]
    if not 0 < at < PLAIN:
        code = "ends_between_locations" if at else "not_connected"
        return _problem(code, hexes=(hexes[-2], hexes[-1]))
    locations.append(here * PLACES + at - 1)
    return locations, sides


def _misplaced(net: Network, view: RunView, locations: list[int], counting: Counting) -> Problem | None:
    """Why the locations may not follow each other like this, regardless of the train; None if they may."""
    if len(set(locations)) < len(locations):
        twice = next(each for each in locations if locations.count(each) > 1)
        return _problem("location_twice", hex=net.map.hexes[twice // PLACES].id)
    groups: set[str] = set()
    last = len(locations) - 1
    for place, each in enumerate(locations):
        location = net.pieces[each // PLACES].locations[each % PLACES]
        if location.group is not None and not counting.praha_twice:
            if location.group in groups:
                return _problem("praha_twice", hex=net.map.hexes[location.hex].id)
            groups.add(location.group)
        if 0 < place < last:
            if location.terminal:
                return _problem("red_tile_in_the_middle", hex=net.map.hexes[location.hex].id)
            if each in view.blocked:
                return _problem("passes_blocked_city", hex=net.map.hexes[location.hex].id)
    if view.own.isdisjoint(locations):
        return _problem("no_station_on_route")
    return None


def _count(
    net: Network, view: RunView, train: TrainSpec, locations: list[int], counting: Counting
) -> list[int] | Problem:
    """Value of each location, -1 if it is skipped; or why the train's range does not allow the route."""
    worth = [view.values[each] for each in locations]
    if train.red_bonus and view.bonuses:
        for place, each in enumerate(locations):
            worth[place] += view.bonuses.get(each, 0)
    towns = [
        place
        for place, each in enumerate(locations)
        if net.pieces[each // PLACES].locations[each % PLACES].kind is LocationKind.TOWN
    ]
    cities = len(locations) - len(towns)
    if train.skips_towns and counting.e_trains is EArithmetic.BEST_N:
        return _best_n(worth, towns, train.locations)
    if len(locations) > train.locations and not train.skips_towns:
        return _problem("too_many_locations", locations=len(locations), most=train.locations)
    if cities > train.cities_max:
        return _problem("too_many_cities", cities=cities, most=train.cities_max)
    if len(locations) > train.locations:
        for place in sorted(towns, key=lambda place: _rank(worth, place))[train.locations - cities :]:
            worth[place] = -1
    return worth


def _best_n(worth: list[int], towns: list[int], most: int) -> list[int]:
    order = sorted(range(len(worth)), key=lambda place: _rank(worth, place))
    counted: list[int] = []
    towns_left = BEST_N_TOWNS
    for place in order:
        if len(counted) == most:
            break
        if place in towns:
            if not towns_left:
                continue
            towns_left -= 1
        counted.append(place)
    return [each if place in counted else -1 for place, each in enumerate(worth)]


def _rank(worth: list[int], place: int) -> tuple[int, bool, int]:
    """Sort key for counting: the most valuable first, among equals an end before the middle (R-083), then in order."""
    return -worth[place], 0 < place < len(worth) - 1, place


def _side_hexes(net: Network, sides: int) -> tuple[str, str]:
    """The two hexes of the first of these sides."""
    first, second = net.geometry.sides[(sides & -sides).bit_length() - 1]
    return net.map.hexes[first // 6].id, net.map.hexes[second // 6].id


def _problem(code: str, **data: Any) -> Problem:
    return Problem(SECTION, code, data)
