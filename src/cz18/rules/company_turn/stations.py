"""Stations: home stations, further stations, reserved places, blocked cities (VIII.6, VII.5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cz18.board.network import PLACES, Piece, location_id, network
from cz18.board.reach import Reach, reach, reached_locations
from cz18.board.track import TURNED, cities_of, code_of, printed, red_rotations
from cz18.facts.companies import COMPANY, Size
from cz18.facts.indexes import CompanyIndex
from cz18.facts.maps import load_map
from cz18.facts.tiles import TILES, Colour, HexKind
from cz18.facts.timeline import STATION_PRICES
from cz18.rules.actions import Action, ChooseCity, LayHomeTile, PlaceStation
from cz18.rules.declarations import Declaration
from cz18.rules.draft import Draft, Position, change_company, pop, push, replaced
from cz18.rules.events import CityChosen, StationPlaced, TileLaid
from cz18.rules.money import pay_bank_from_company
from cz18.rules.options import Departure
from cz18.rules.questions import company_id, figures_of, is_vaclavs, map_of, size_of, stations_of
from cz18.rules.refusals import Refusal
from cz18.rules.state import HEX_AS_A_WHOLE, CityChoice, HomeChoice, Station, Status, Step

RED_TILES = {tile.company: tile for tile in TILES if tile.company is not None}
_, FIRST_FURTHER_PRICE, LATER_PRICE = STATION_PRICES


# What a company reaches (VIII.4-09, VIII.4-10, VIII.6-09)


@lru_cache(maxsize=4096)
def _reach(board: str, laid: tuple[int, ...], stations: tuple[Station, ...], company: CompanyIndex) -> Reach:
    own = [location_id(item.hex, item.city) for item in stations if item.company == company]
    return reach(network(load_map(board), laid), own, blocked_locations(board, laid, stations, company))


def reach_of(state: Position, company: CompanyIndex) -> Reach:
    """The track and the cities that this company's stations reach now."""
    return _reach(state.board, state.laid, state.stations, company)


@lru_cache(maxsize=4096)
def blocked_locations(
    board: str, laid: tuple[int, ...], stations: tuple[Station, ...], company: CompanyIndex
) -> frozenset[int]:
    """Cities with all places taken and none by this company: it may not pass them (VIII.6-02)."""
    return frozenset(full_cities(network(load_map(board), laid).pieces, stations, company))


def full_cities(pieces: tuple[Piece, ...], stations: tuple[Station, ...], company: CompanyIndex) -> list[int]:
    """The same on a board given by the contributions of its hexes."""
    return [
        place
        for place, count, owners in _taken_places(stations)
        if not owners >> company & 1 and count >= pieces[place // PLACES].locations[place % PLACES].slots
    ]


@lru_cache(maxsize=1024)
def _taken_places(stations: tuple[Station, ...]) -> tuple[tuple[int, int, int], ...]:
    """For each city with a station: its location id, the number of stations, and a bit mask of their companies."""
    taken: dict[int, tuple[int, int]] = {}
    for item in stations:
        place = location_id(item.hex, item.city)
        count, owners = taken.get(place, (0, 0))
        taken[place] = count + 1, owners | 1 << item.company
    return tuple([(place, count, owners) for place, (count, owners) in taken.items()])


# Reserved places (VIII.6-12 to -16, R-050, R-051, R-053)


def waits_for_home(state: Position, company: CompanyIndex) -> bool:
    """Does this company still have a claim to a place at home? (R-053)"""
    item = state.companies[company]
    return not item.operated and item.status not in (Status.CLOSED, Status.LEFT_OUT)


def home_city(state: Position, company: CompanyIndex, hex_index: int) -> int | None:
    """The current city of a company's home on this hex; None if it is free to choose (R-049, R-051)."""
    cities = cities_of(map_of(state), hex_index, state.laid[hex_index])
    if len(cities) == 1:
        return 0
    hex_ = map_of(state).hexes[hex_index]
    for number, city in enumerate(hex_.cities):
        if city.home_of == company_id(company):
            edges = printed(map_of(state), hex_index).location_exits[number]
            lying = TURNED[state.laid[hex_index]]
            exits = lying.location_exits if lying is not None else printed(map_of(state), hex_index).location_exits
            return next(now for now in range(len(cities)) if exits[now] & edges)
    return None


def _kept_places(state: Position, hex_index: int, city: int) -> int | None:
    """Places of this city reserved for companies that have not started; None if the whole hex is closed (R-050)."""
    kept = 0
    for name in map_of(state).hexes[hex_index].home_of:
        company = COMPANY[name].index
        if not waits_for_home(state, company):
            continue
        home = home_city(state, company, hex_index)
        if map_of(state).hexes[hex_index].kind is HexKind.DOUBLE_CITY:
            code = state.laid[hex_index]
            tile = TURNED[code]
            brown = tile is not None and tile.tile.colour >= Colour.BROWN
            if not (brown and state.options.ate_brown_open):
                return None
        if home == city:
            kept += 1
    return kept


# Further stations (VIII.6)


def station_price(state: Position, company: CompanyIndex, *, taken_over: bool = False) -> int:
    """40 K with exactly one station on the map, else 100 K (VIII.6-06, R-076); Vaclav pays nothing (XI.1-22).

    The station that came with MW is an additional one and does not count (R-190). With `as_written` an own marker is
    placed, or one taken over if there is no other or it is requested.
    """
    if is_vaclavs(state, company):
        return 0
    if state.options.token_price_after_acquisition == "as_written":
        return LATER_PRICE if taken_over or not _has_first_own_marker(state, company) else FIRST_FURTHER_PRICE
    if state.options.token_price_after_acquisition == "always_100" and state.companies[company].has_acquired:
        return LATER_PRICE
    counted = len(stations_of(state, company)) - state.companies[company].additional_stations
    return FIRST_FURTHER_PRICE if counted == 1 else LATER_PRICE


def _has_first_own_marker(state: Position, company: CompanyIndex) -> bool:
    """Has the company placed none of its own markers except the one at home? (R-076, `as_written`)"""
    item = state.companies[company]
    return item.markers - item.markers_taken_over == figures_of(state).stations[size_of(company)] - 1


def may_place_taken_over(state: Position, company: CompanyIndex) -> bool:
    """Is there a taken-over marker besides a cheaper own one, so that the company has to say which?"""
    return (
        state.options.token_price_after_acquisition == "as_written"
        and state.companies[company].markers_taken_over > 0
        and _has_first_own_marker(state, company)
    )


def refuse_place(state: Position, company: CompanyIndex, hex_index: int, city: int) -> Refusal | None:
    """May this company have a station in this city, regardless of money? (VIII.6)"""
    hex_ = map_of(state).hexes[hex_index]
    cities = cities_of(map_of(state), hex_index, state.laid[hex_index])
    if not 0 <= city < len(cities):
        return Refusal("VIII.6", "no_such_city", {"hex": hex_.id, "city": city})
    if any(item.hex == hex_index for item in stations_of(state, company)):
        return Refusal("VIII.6", "already_there", {"hex": hex_.id})
    taken = sum(1 for item in state.stations if item.hex == hex_index and item.city in (city, HEX_AS_A_WHOLE))
    slots = cities[city].slots
    if taken >= slots:
        return Refusal("VIII.6", "no_free_place", {"hex": hex_.id, "places": slots})
    kept = _kept_places(state, hex_index, city)
    if kept is None:
        return Refusal("VIII.6", "home_not_placed", {"hex": hex_.id, "homes": list(hex_.home_of)})
    if taken + kept >= slots:
        return Refusal("VIII.6", "place_kept", {"hex": hex_.id, "places": slots, "kept": kept})
    if location_id(hex_index, city) not in reached_locations(reach_of(state, company)):
        return Refusal("VIII.6", "not_connected", {"hex": hex_.id, "city": city})
    return None


def check_place_station(state: Position, action: PlaceStation) -> Refusal | None:
    """May this company place a station there now? (VIII.6)"""
    company = COMPANY[action.company].index
    hex_index = map_of(state).index.get(action.hex)
    if hex_index is None:
        return Refusal("VIII.6", "unknown_hex", {"hex": action.hex})
    if not state.companies[company].markers:
        section = figures_of(state).sections.stations
        return Refusal(section, "no_marker_left", {"company": action.company})
    if action.taken_over and not may_place_taken_over(state, company):
        return Refusal("VIII.6", "no_choice_of_markers", {"company": action.company})
    refusal = refuse_place(state, company, hex_index, action.city)
    if refusal is not None:
        return refusal
    price = station_price(state, company, taken_over=action.taken_over)
    treasury = state.companies[company].treasury
    if price > treasury:
        return Refusal("VIII.6", "treasury_too_small", {"price": price, "treasury": treasury})
    return None


def possible_places(state: Position, company: CompanyIndex) -> Iterator[tuple[int, int]]:
    """Every city (hex, number) where this company could place a station, regardless of money."""
    net = network(map_of(state), state.laid)
    own_hexes = {item.hex for item in state.stations if item.company == company}
    for place in reached_locations(reach_of(state, company)):
        location = net.location(place)
        if not location.slots or location.hex in own_hexes:  # the common cases, before the full check
            continue
        if refuse_place(state, company, location.hex, location.number) is None:
            yield location.hex, location.number


def list_stations(state: Position, company: CompanyIndex) -> list[Action]:
    item = state.companies[company]
    if not item.markers or item.treasury < station_price(state, company):
        return []
    hexes = map_of(state).hexes
    which: tuple[bool, ...] = (False,)
    if may_place_taken_over(state, company) and item.treasury >= station_price(state, company, taken_over=True):
        which = (False, True)
    return [
        PlaceStation(company_id(company), hexes[place].id, city, taken_over)
        for place, city in possible_places(state, company)
        for taken_over in which
    ]


def try_stations(state: Position, company: CompanyIndex) -> list[Action]:
    """Every printed city of the map."""
    name = company_id(company)
    return [PlaceStation(name, hex_.id, city) for hex_ in map_of(state).hexes for city in range(len(hex_.cities))]


def do_place_station(draft: Draft, action: PlaceStation) -> None:
    company = COMPANY[action.company].index
    price = station_price(draft, company, taken_over=action.taken_over)
    pay_bank_from_company(draft, company, price, "station")
    item = draft.companies[company]
    if action.taken_over or item.markers == item.markers_taken_over:
        change_company(draft, company, markers_taken_over=item.markers_taken_over - 1)
    _put_station(draft, company, map_of(draft).index[action.hex], action.city, price, home=False)


def _put_station(
    draft: Draft, company: CompanyIndex, hex_index: int, city: int, price: int, *, home: bool
) -> None:
    draft.stations = tuple(sorted((*draft.stations, Station(hex_index, city, company))))
    change_company(draft, company, markers=draft.companies[company].markers - 1)
    hex_id = map_of(draft).hexes[hex_index].id
    draft.events.append(StationPlaced(company_id(company), hex_id, city, price, home))


# The home station (VII.5-08, VIII.6-04, R-041)


def place_home_station(draft: Draft, company: CompanyIndex) -> None:
    """At the start of its first turn a company places its home station; some have to choose where."""
    change_company(draft, company, operated=True)
    if size_of(company) is Size.LARGE:
        push(draft, HomeChoice(company))
        return
    home = map_of(draft).index[map_of(draft).homes[company_id(company)][0]]
    city = home_city(draft, company, home)
    if _chooses_home(draft, home, city):
        push(draft, HomeChoice(company))
        return
    _put_station(draft, company, home, HEX_AS_A_WHOLE if city is None else city, 0, home=True)


def _chooses_home(state: Position, home: int, city: int | None) -> bool:
    """Does the company choose the city of its home station? (R-049)"""
    departures = state.options.departures
    if city is None:
        return bool(state.laid[home]) or Departure.ATE_CITY_BY_LAYER in departures
    return Departure.ATE_ALWAYS_CHOOSES in departures and map_of(state).hexes[home].kind is HexKind.DOUBLE_CITY


def check_lay_home_tile(state: Position, action: LayHomeTile) -> Refusal | None:
    """May the red tile be laid there, in this rotation? (VIII.4-25, R-054)"""
    company = COMPANY[action.company]
    if company.size is not Size.LARGE:
        return Refusal("VIII.4", "no_red_tile", {"company": company.id})
    homes = map_of(state).homes[company.id]
    if action.hex not in homes:
        return Refusal("VIII.4", "not_a_home_hex", {"hex": action.hex, "homes": list(homes)})
    rotations = red_rotations(map_of(state), map_of(state).index[action.hex])
    if action.rotation not in rotations:
        return Refusal("VIII.4", "red_track_off_the_map", {"hex": action.hex, "rotations": list(rotations)})
    return None


def do_lay_home_tile(draft: Draft, action: LayHomeTile) -> None:
    """The red tile costs nothing and is not part of the track step (VIII.4-26)."""
    company = COMPANY[action.company]
    place = map_of(draft).index[action.hex]
    tile = RED_TILES[company.id]
    draft.laid = replaced(draft.laid, place, code_of(tile.id, action.rotation))
    draft.events.append(TileLaid(company.id, action.hex, tile.id, action.rotation, 0, None))
    pop(draft)
    _put_station(draft, company.index, place, 0, 0, home=True)


def check_choose_city(state: Position, action: ChooseCity) -> Refusal | None:
    """Is this a city of the hex with a place for the home station? (VIII.6-15, R-049)"""
    company = COMPANY[action.company].index
    if size_of(company) is Size.LARGE and isinstance(state.pending[-1], HomeChoice):
        return Refusal("VIII.4", "red_tile_first", {"company": action.company})
    free = _free_cities(state, _hex_in_question(state))
    if action.city not in free:
        return Refusal("VIII.6", "no_such_city", {"city": action.city, "cities": free})
    return None


def _hex_in_question(state: Position) -> int:
    due = state.pending[-1]
    if isinstance(due, CityChoice):
        return due.hex
    assert isinstance(due, HomeChoice)
    return map_of(state).index[map_of(state).homes[company_id(due.company)][0]]


def _free_cities(state: Position, hex_index: int) -> list[int]:
    cities = cities_of(map_of(state), hex_index, state.laid[hex_index])
    taken = [item.city for item in state.stations if item.hex == hex_index]
    return [number for number, city in enumerate(cities) if taken.count(number) < city.slots]


def do_choose_city(draft: Draft, action: ChooseCity) -> None:
    company = COMPANY[action.company].index
    due, place = draft.pending[-1], _hex_in_question(draft)
    hex_id = map_of(draft).hexes[place].id
    pop(draft)
    if isinstance(due, HomeChoice):
        _put_station(draft, company, place, action.city, 0, home=True)
        return
    moved = Station(place, action.city, company)
    others = (item for item in draft.stations if item != Station(place, HEX_AS_A_WHOLE, company))
    draft.stations = tuple(sorted((*others, moved)))
    draft.events.append(CityChosen(action.company, hex_id, action.city))


def list_home_choice(state: Position, due: HomeChoice | CityChoice) -> list[Action]:
    name = company_id(due.company)
    if isinstance(due, HomeChoice) and size_of(due.company) is Size.LARGE:
        map_ = map_of(state)
        return [
            LayHomeTile(name, home, rotation)
            for home in map_.homes[name]
            for rotation in red_rotations(map_, map_.index[home])
        ]
    return [ChooseCity(name, city) for city in _free_cities(state, _hex_in_question(state))]


def _list_home(state: Position, company: CompanyIndex) -> list[Action]:
    due = state.pending[-1]
    assert isinstance(due, HomeChoice | CityChoice)
    return list_home_choice(state, due)


ACTIONS = (
    Declaration(LayHomeTile, "VIII.4", (HomeChoice,), check_lay_home_tile, do_lay_home_tile),
    Declaration(ChooseCity, "VIII.6", (HomeChoice, CityChoice), check_choose_city, do_choose_city, _list_home),
    Declaration(
        PlaceStation,
        "VIII.6",
        (Step.STATION,),
        check_place_station,
        do_place_station,
        list_stations,
        try_stations,
        completes_step=True,
    ),
)
