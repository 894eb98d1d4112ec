"""Where to build: tiles, stations and homes by what the company could earn, now and a step ahead (VIII.4 to VIII.6).

A place is valued by the income of the company's trains now, and of the trains it will probably run next. A tile
without income counts a part of the best tile that could follow it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cz18.bots.base import Weighed, because
from cz18.bots.forecast.basics import hexes_around, incomes_with, own_faces, parts, runs_to_come, trains_to_come
from cz18.facts.indexes import CompanyIndex
from cz18.facts.tiles import TILE, TILES
from cz18.rules.actions import Action, ChooseCity, EndStep, LayHomeTile, LayTile, PlaceStation
from cz18.rules.company_turn.boards import Board, as_it_is, boards_with, with_it
from cz18.rules.company_turn.stations import station_price
from cz18.rules.company_turn.track import list_tiles, terrain_price
from cz18.rules.engine import done_alone
from cz18.rules.questions import map_of
from cz18.rules.state import CompanyStep, GameState, Station, Step, Turn

NEXT_TRAINS = (0.4, 0.4)
"""Weights of incomes with future trains, soon and later, relative to income with the present ones."""
NEXT_TILE = 0.5
"""Weight of an income that needs another tile."""
WORTH_A_TILE = 10
"""Gain per run, in K, from which no further search is needed."""
POWER_KEPT = 15
"""Minimum gain per run, in K, for using a single-use power."""
WORTH_OF_TREASURY = 0.6
MOST_CODES = 6 * len(TILES) + 1
"""Larger than all tile codes."""


class LookAhead(NamedTuple):
    """How far to look ahead: number of tiles, of alternatives at each, and of equally good first tiles.

    `trains_to_come`: also count the trains of later rounds. `power_kept` is the minimum gain per run, in K, for using
    a local railway's power to lay another tile.

    `turns` enables plans of several turns (`track_plans`): the weight of the income after each later turn. `boards`
    limits the boards searched for one decision; after that, plans are not extended.
    """

    tiles: int
    ways: int
    equals: int = 6
    trains_to_come: bool = True
    power_kept: float = POWER_KEPT
    turns: tuple[float, ...] = ()
    boards: int = 500


Lying = tuple[int, ...]
"""The difference between a board and the initial one: a number for the stations, then one for each changed tile."""


class Site:
    """Values the boards of a company for its present and future trains; cached for one decision."""

    def __init__(self, state: GameState, company: CompanyIndex, look_ahead: LookAhead) -> None:
        self.company = company
        self.power_kept = look_ahead.power_kept
        self.now = own_faces(state, company)
        self.later = [
            (faces, weight) for faces, weight in zip(trains_to_come(state, company), NEXT_TRAINS, strict=False)
        ]
        if not look_ahead.trains_to_come:
            self.later = [(self.now or self.later[0][0], 0.0)]
        self._fleets = [faces for faces, _ in self.later]
        if self.now not in ((), self._fleets[0]):
            self._fleets.append(self.now)
        self._laid = state.laid
        self._stations = {state.stations: 0}
        self._known: dict[Lying, float] = {}
        self._soon: dict[Lying, float] = {}

    def value(self, place: GameState) -> float:
        """Income with the present trains, and in part with future ones."""
        return self.values(place, [as_it_is(place)])[0]

    def values(self, place: GameState, boards: Sequence[Board]) -> list[float]:
        """The same for other boards."""
        return self._looked_up(self._known, place, boards, self._fleets, self._worth)

    def _worth(self, incomes: tuple[int, ...]) -> float:
        now = incomes[len(self.later)] if len(incomes) > len(self.later) else incomes[0]
        return now + sum(income * weight for income, (_, weight) in zip(incomes, self.later, strict=False))

    def soon(self, place: GameState, boards: Sequence[Board]) -> list[float]:
        """One quick search instead of several: the income with the next trains, scaled to `value`."""
        return self._looked_up(self._soon, place, boards, self._fleets[:1], lambda incomes: 1.5 * incomes[0])

    def _looked_up(
        self,
        known: dict[Lying, float],
        place: GameState,
        boards: Sequence[Board],
        fleets: Sequence[tuple[str, ...]],
        worth: Callable[[tuple[int, ...]], float],
    ) -> list[float]:
        """The values of these boards; new ones are searched together."""
        lying = self.lying(place, boards)
        unseen = {key: board for key, board in zip(lying, boards, strict=True) if key not in known}
        if unseen:
            found = incomes_with(place, self.company, list(unseen.values()), fleets)
            known.update({key: worth(incomes) for key, incomes in zip(unseen, found, strict=True)})
        return [known[key] for key in lying]

    def lying(self, place: GameState, boards: Sequence[Board]) -> list[Lying]:
        """The difference of each board from the initial one; equal boards have equal keys."""
        marks = {}
        if place.laid != self._laid:
            marks = {
                hex_: hex_ * MOST_CODES + code
                for hex_, (code, before) in enumerate(zip(place.laid, self._laid, strict=True))
                if code != before
            }
        found: list[Lying] = []
        stations: tuple[Station, ...] | None = None
        number = 0
        for hex_, code, there in boards:
            if there is not stations:
                stations, number = there, self._stations.setdefault(there, len(self._stations))
            if marks and code == place.laid[hex_]:
                found.append((number, *marks.values()))
            elif code == self._laid[hex_]:
                found.append((number, *(mark for other, mark in marks.items() if other != hex_)))
            elif marks:
                found.append((number, *sorted((marks | {hex_: hex_ * MOST_CODES + code}).values())))
            else:
                found.append((number, hex_ * MOST_CODES + code))
        return found

    def with_next_tiles(self, place: GameState, look_ahead: LookAhead, near: frozenset[int]) -> float:
        """Its value, with a part of what the best tiles of the next turns would add on nearby hexes.

        Tiles elsewhere could be laid without it, so they are ignored.
        """
        return self.value(place) + self._ahead(place, look_ahead, near)

    def _ahead(self, place: GameState, look_ahead: LookAhead, near: frozenset[int]) -> float:
        """The weighted gain of further tiles, with the trains expected soon."""
        if not look_ahead.tiles:
            return 0.0
        (here,) = self.soon(place, [as_it_is(place)])
        following = boards_after(place, self.company, near)
        if not following:
            return 0.0
        worth = self.soon(place, [item.board for item in following])
        ranked = sorted(zip(worth, following, strict=True), key=lambda pair: -pair[0])[: look_ahead.ways]
        best = ranked[0][0]
        if look_ahead.tiles > 1 and best < here + WORTH_A_TILE:
            further = look_ahead._replace(tiles=look_ahead.tiles - 1)
            best = max(
                soon + self._ahead(item.made(), further, near | around(place, item.board.hex))
                for soon, item in ranked
            )
        return NEXT_TILE * max(0.0, best - here)

    @property
    def boards_seen(self) -> int:
        """The number of boards searched so far."""
        return len(self._soon)


def around(state: GameState, hex_index: int) -> frozenset[int]:
    """A hex and its neighbours."""
    return frozenset(
        (hex_index, *(item for item in map_of(state).hexes[hex_index].neighbours if item is not None))
    )


def as_next_turn(state: GameState, company: CompanyIndex) -> GameState:
    """The same board at the track step of a later turn of the company."""
    return state._replace(turn=Turn(company, False, 0, False, 0), pending=(CompanyStep(company, Step.TRACK),))


class Following(NamedTuple):
    """A board with one more tile: the state before it, the action, and the board after it."""

    turn: GameState
    action: LayTile
    board: Board

    def made(self) -> GameState:
        """The state with the tile on the board."""
        return with_it(self.turn, self.action)[0]


def boards_after(place: GameState, company: CompanyIndex, near: frozenset[int] | None = None) -> list[Following]:
    """The distinct boards after one tile of the company's next turn, without powers of local railways."""
    next_turn = as_next_turn(place, company)
    boards: dict[tuple[int, int], Following] = {}
    for action in list_tiles(next_turn, company, near):
        if isinstance(action, LayTile) and action.local_railway is None:
            board = boards_with(next_turn, action)[0]
            boards.setdefault((board.hex, board.code), Following(next_turn, action, board))
    return list(boards.values())


# Tiles


class AtHand(NamedTuple):
    """A tile that can be laid now, scored by the income with it, and the index of its board (R-049)."""

    weighed: Weighed
    city: int

    def made(self, state: GameState) -> GameState:
        """The state with the tile on the board."""
        assert isinstance(self.weighed.action, LayTile)
        return with_it(state, self.weighed.action)[self.city]


def tiles_at_hand(state: GameState, company: CompanyIndex, choices: Sequence[Action], site: Site) -> list[AtHand]:
    """Every tile by its income less its cost, in K per run; best first, one for each board."""
    runs = max(1, runs_to_come(state, company))
    before = site.value(state)
    tiles = [
        (action, city, board)
        for action in choices
        if isinstance(action, LayTile)
        for city, board in enumerate(boards_with(state, action))
    ]
    found: dict[tuple[int, int, bool], tuple[float, float, int, LayTile, int]] = {}
    for (action, city, board), value in zip(tiles, site.values(state, [tile[2] for tile in tiles]), strict=True):
        price = 0 if action.local_railway is not None else terrain_price(state, company, board.hex)
        cost = WORTH_OF_TREASURY * price / runs
        if action.local_railway is not None:
            cost += site.power_kept if TILE[action.tile].purple else 3
        score = value - cost
        key = (board.hex, board.code, action.local_railway is None)
        if key not in found or found[key][0] < score:
            found[key] = score, cost, price, action, city
    return [
        AtHand(Weighed(score, action, because(income_change=score + cost - before, cost=price)), city)
        for score, cost, price, action, city in sorted(found.values(), key=lambda item: -item[0])
    ]


def end_of_step(choices: Sequence[Action], score: float, income: float) -> list[Weighed]:
    """The end of the step, scored by the income without a tile or station."""
    return [Weighed(score, action, because(income=income)) for action in choices if isinstance(action, EndStep)]


def weigh_tiles(
    state: GameState,
    company: CompanyIndex,
    choices: Sequence[Action],
    look_ahead: LookAhead,
    player: int | None = None,
    jealousy: float = 0.0,
) -> list[Weighed]:
    """Every tile and the end of the step, in K per run. If a player is given, their other companies count, too."""
    site = Site(state, company, look_ahead)
    before = site.value(state)
    ranked = [item.weighed for item in tiles_at_hand(state, company, choices, site)]
    weighed = end_of_step(choices, before, before)
    if not ranked:
        return weighed
    if look_ahead.tiles:
        if before:  # a train runs already, so the first tiles matter less
            look_ahead = look_ahead._replace(tiles=1, equals=min(look_ahead.equals, 2 * look_ahead.ways))
        equal = sum(item.score > ranked[0].score - 1 for item in ranked)
        ranked = [
            _looked_ahead(state, site, item, look_ahead)
            for item in ranked[: max(2 * look_ahead.ways, min(equal, look_ahead.equals))]
        ]
    if player is not None:
        ranked.sort(key=lambda item: -item.score)
        ranked = with_other_companies(state, company, ranked[:4], player, jealousy)
    return weighed + ranked


def _looked_ahead(state: GameState, site: Site, item: Weighed, look_ahead: LookAhead) -> Weighed:
    assert isinstance(item.action, LayTile)
    near = around(state, map_of(state).index[item.action.hex])
    here = [
        (site.value(there), site.with_next_tiles(there, look_ahead, near)) for there in with_it(state, item.action)
    ]
    value, ahead = max(here, key=lambda pair: pair[1])
    return item._replace(score=item.score + ahead - value, reasons=(*item.reasons, *because(with_next_tile=ahead)))


class Other(NamedTuple):
    """Another company with trains, and the weight of its income for a player."""

    company: CompanyIndex
    weight: float
    faces: tuple[str, ...]


def _other_companies(state: GameState, company: CompanyIndex, player: int, jealousy: float) -> list[Other]:
    """The companies a player has shares of, and rivals' companies with a negative weight."""
    others = []
    for other in map(CompanyIndex, range(len(state.companies))):
        faces = own_faces(state, other)
        if other == company or not faces:
            continue
        rivals = (parts(state, seat, other) for seat in range(len(state.players)) if seat != player)
        weight = parts(state, player, other) - jealousy * max(rivals, default=0.0)
        if abs(weight) > 0.05:
            others.append(Other(other, weight, faces))
    return others


def with_other_companies(
    state: GameState, company: CompanyIndex, weighed: Sequence[Weighed], player: int, jealousy: float
) -> list[Weighed]:
    """The same tiles, with their effect on the other companies a player has an interest in."""
    boards = [_first_board(state, item) for item in weighed]
    changes = [0.0] * len(weighed)
    for other in _other_companies(state, company, player, jealousy):
        (now,), *then = incomes_with(state, other.company, [as_it_is(state), *boards], [other.faces])
        for number, (income,) in enumerate(then):
            changes[number] += other.weight * (income - now)
    part = max(0.1, parts(state, player, company))
    return [
        item._replace(score=item.score + change / part) if change else item
        for item, change in zip(weighed, changes, strict=True)
    ]


def _first_board(state: GameState, item: Weighed) -> Board:
    assert isinstance(item.action, LayTile)
    return boards_with(state, item.action)[0]


# Stations and homes


def weigh_stations(
    state: GameState, company: CompanyIndex, choices: Sequence[Action], look_ahead: LookAhead
) -> list[Weighed]:
    """Every station and the end of the step, by income less cost, in K per run."""
    site = Site(state, company, look_ahead)
    runs = max(1, runs_to_come(state, company))
    before = site.value(state)
    weighed = end_of_step(choices, before + 4, before)
    places = [action for action in choices if isinstance(action, PlaceStation)]
    if not places:
        return weighed
    values = site.values(state, [boards_with(state, action)[0] for action in places])
    for action, value in zip(places, values, strict=True):
        price = station_price(state, company, taken_over=action.taken_over)
        score = value - WORTH_OF_TREASURY * price / runs
        if look_ahead.tiles:
            near = around(state, map_of(state).index[action.hex])
            (there,) = with_it(state, action)
            score += max(0.0, site.with_next_tiles(there, LookAhead(1, 1), near) - value) / 2
        weighed.append(Weighed(score, action, because(income_change=value - before, cost=price)))
    return weighed


def weigh_homes(
    state: GameState, company: CompanyIndex, choices: Sequence[Action], look_ahead: LookAhead
) -> list[Weighed]:
    """Places for the red tile, or cities for the first station (R-049, R-054)."""
    site = Site(state, company, look_ahead)
    weighed = []
    for action in choices:
        if not isinstance(action, LayHomeTile | ChooseCity):
            continue
        there = done_alone(state, action)
        own = [item.hex for item in there.stations if item.company == company]
        near = frozenset(place for hex_ in own for place in around(there, hex_))
        value = site.with_next_tiles(there, LookAhead(max(2, look_ahead.tiles), max(3, look_ahead.ways)), near)
        promise = _promise(there, action) if isinstance(action, LayHomeTile) else 0.0
        weighed.append(Weighed(value + promise, action, because(income_ahead=value)))
    return weighed


def _promise(state: GameState, action: LayHomeTile) -> float:
    """A small bonus for valuable places within three hexes of a home."""
    total = 0.0
    for distance, hex_ in hexes_around(map_of(state), action.hex, 3):
        if distance:
            total += (2 * len(hex_.cities) + len(hex_.towns)) / distance
    return total
