"""What is impossible in a position that was set up by hand, each with its section of the rulebook.

A position without faults can be continued as a game. One with faults can still be asked about runs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from cz18.board.network import location_id, network
from cz18.board.track import TURNED, cities_of, why_not_lying
from cz18.facts.companies import COMPANIES, Company, Size
from cz18.facts.games import BOHEMIA
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.tiles import TILES, Colour, HexKind
from cz18.facts.trains import TRAIN
from cz18.rules.company_turn.stations import RED_TILES
from cz18.rules.company_turn.track import supply
from cz18.rules.options import Departure
from cz18.rules.questions import (
    cards_of,
    company_id,
    deck_of,
    faces_of,
    figures_of,
    map_of,
    phase_of,
    size_rules,
    stations_of,
    train_limit,
    units_in_bank,
    units_with_players,
)
from cz18.rules.rounds.stock_round import holding_limit, is_first_stock_round
from cz18.rules.shares.directors import DIRECTOR_UNITS
from cz18.rules.state import (
    HEX_AS_A_WHOLE,
    NO_COMPANY,
    NOBODY,
    VACLAV,
    GameState,
    Station,
    Status,
    Train,
)
from cz18.rules.variants.vaclav import arrives_with

ON_CHART = (Status.STARTED, Status.FLOATED)
INCOME_STEP = 10


class Fault(NamedTuple):
    """Something that the rules cannot bring about: section, code and details, like a `Refusal`."""

    section: str
    code: str
    data: dict[str, Any]


def faults(state: GameState, *, map_only: bool = False) -> list[Fault]:
    """Everything impossible in a position; with `map_only` only on the map and among the trains."""
    found = [*_tiles(state), *_stations(state), *_trains(state)]
    if not map_only:
        found += [
            *_shares(state),
            *_vaclavs(state),
            *_companies(state),
            *_railways(state),
            *_players(state),
            *_round(state),
        ]
    return found


def usable_stations(state: GameState) -> tuple[Station, ...]:
    """The stations that stand in a city, for a search of runs."""
    net = network(map_of(state), state.laid)
    return tuple(
        station
        for station in dict.fromkeys(state.stations)
        if 0 <= station.city < len(net.pieces[station.hex].locations)
        and net.location(location_id(station.hex, station.city)).slots
    )


# The map


def _tiles(state: GameState) -> Iterator[Fault]:
    board, phase = map_of(state), phase_of(state)
    for index, code in enumerate(state.laid):
        lying = TURNED[code]
        if lying is None:
            continue
        problem = why_not_lying(board, index, code)
        if problem is not None:
            yield Fault(problem[0], problem[1], {"hex": board.hexes[index].id, "tile": lying.tile.id})
        elif Colour.RED != lying.tile.colour > phase.tile_colour:
            data = {"hex": board.hexes[index].id, "tile": lying.tile.id, "phase": phase.letter}
            yield Fault(figures_of(state).sections.tile_colour, "colour_not_open", data)
    for tile, left in zip(TILES, supply(state.laid), strict=True):
        if left < 0:
            yield Fault("II", "too_many_copies", {"tile": tile.id, "count": tile.count, "laid": tile.count - left})


def _stations(state: GameState) -> Iterator[Fault]:
    board = map_of(state)
    standing = Counter((station.hex, station.city) for station in state.stations)
    for (place, city), count in standing.items():
        hex_ = board.hexes[place]
        cities = cities_of(board, place, state.laid[place])
        if city == HEX_AS_A_WHOLE:
            if state.laid[place] or hex_.kind is not HexKind.DOUBLE_CITY:
                yield Fault("VIII.6", "station_without_city", {"hex": hex_.id})
        elif city >= len(cities):
            yield Fault("VIII.6", "station_without_city", {"hex": hex_.id})
        elif count > cities[city].slots:
            yield Fault("VIII.6", "too_many_stations_in_city", {"hex": hex_.id, "places": cities[city].slots})
    for (place, company), count in Counter((one.hex, one.company) for one in state.stations).items():
        if count > 1:
            yield Fault(
                "VIII.6", "two_stations_on_hex", {"hex": board.hexes[place].id, "company": company_id(company)}
            )


# Trains and the deck


def _trains(state: GameState) -> Iterator[Fault]:
    for item in COMPANIES:
        trains = state.companies[item.index].trains
        may_own = size_rules(item.index).may_own_trains
        for train in trains:
            if TRAIN[train.face].size not in may_own:
                section = ("IV.2.b", "IV.2.c", "IV.2.d")[item.size]
                yield Fault(section, "train_too_large", {"company": item.id, "train": train.face})
        limit = train_limit(state, item.index)
        if len(trains) > limit and Departure.RETURNS_WHEN_TRAINS_MOVE not in state.options.departures:
            data = {"company": item.id, "limit": limit, "owned": len(trains)}
            yield Fault(figures_of(state).sections.train_limit, "too_many_trains", data)
    owned = [train for company in state.companies for train in company.trains]
    yield from _cards(state, [*owned, *state.pool, *state.on_deck])
    if state.on_deck and state.options.edition != "older":
        yield Fault("VIII.12", "returned_to_deck", {"train": state.on_deck[-1].card})
    yield from _deck(state)


def _cards(state: GameState, trains: list[Train]) -> Iterator[Fault]:
    series = {one.letter: one.number for one in cards_of(state)}
    deck, scrapped_section = deck_of(cards_of(state)), figures_of(state).sections.scraps
    places = {card: place for place, card in enumerate(deck)}
    for train in trains:
        number = series[train.letter]
        if number is not None and train.number >= number:
            yield Fault("II", "no_such_card", {"train": train.face, "letter": train.letter, "count": number})
        elif train.face not in faces_of(state, train.letter):
            yield Fault("VIII.10", "not_on_card", {"train": train.face, "card": train.card})
        elif places.get((train.letter, train.number), len(deck) + train.number) >= state.cards_gone:
            yield Fault("VIII.10", "card_in_deck", {"train": train.face, "card": train.card})
        if train.face in state.scrapped:
            yield Fault(scrapped_section, "train_is_scrapped", {"train": train.face})
        if state.options.turning_scraps and not state.options.departures:
            for old in figures_of(state).scraps.get(train.face, ()):
                if old not in state.scrapped:
                    yield Fault(scrapped_section, "train_not_scrapped", {"train": train.face, "scraps": old})


def _deck(state: GameState) -> Iterator[Fault]:
    deck, phases = deck_of(cards_of(state)), figures_of(state).phases
    gone = state.cards_gone
    letter = phases[0].letter if not gone else deck[gone - 1][0] if gone <= len(deck) else phases[-1].letter
    if letter != phase_of(state).letter:
        yield Fault("VIII.12", "phase_and_deck", {"phase": phase_of(state).letter, "letter": letter, "gone": gone})


# Shares and companies


def _shares(state: GameState) -> Iterator[Fault]:
    for item in COMPANIES:
        company, index = state.companies[item.index], item.index
        held = [player.shares[index] for player in state.players]
        if units_in_bank(state, index) < 0:
            data = {
                "company": item.id,
                "count": units_with_players(state, index),
                "units": size_rules(index).units,
            }
            yield Fault("IV.2", "too_many_shares", data)
        if company.status not in ON_CHART:
            if any(held) or (state.vaclav and state.vaclav[index]):
                yield Fault("VII.5", "shares_without_price", {"company": item.id})
            continue
        for seat, units in enumerate(held):
            percent, limit = units * size_rules(index).unit, holding_limit(state, index)
            if percent > limit:
                data = {"player": seat, "company": item.id, "percent": percent, "limit": limit}
                yield Fault(figures_of(state).sections.holding_limit[item.size], "above_holding_limit", data)
        yield from _director(state, item, held)


def _director(state: GameState, item: Company, held: list[int]) -> Iterator[Fault]:
    director = state.companies[item.index].director
    of_vaclav = state.vaclav[item.index] if state.vaclav else 0
    if bool(of_vaclav) != (director == VACLAV):
        yield Fault("XI.1", "vaclavs_company", {"company": item.id})
    elif director == NOBODY:
        yield Fault("VII.5", "no_director", {"company": item.id})
    elif director != VACLAV:
        if held[director] < DIRECTOR_UNITS:
            yield Fault("VII.5", "director_without_certificate", {"player": director, "company": item.id})
        elif max(held) > held[director]:
            yield Fault("VII.5.b", "not_the_largest_holder", {"player": director, "company": item.id})


def _vaclavs(state: GameState) -> Iterator[Fault]:
    """Vaclav has one company of each size that has arrived, and no other (XI.1-13, XI.1-14)."""
    if not state.vaclav:
        return
    begun = {phase.letter for phase in figures_of(state).phases[: state.phase + 1]}
    for size in Size:
        letter = arrives_with(state, size)
        wanted = int(letter is None or letter in begun)
        count = sum(
            state.companies[item.index].director == VACLAV and state.companies[item.index].status is Status.FLOATED
            for item in COMPANIES
            if item.size is size
        )
        if count != wanted:
            yield Fault(
                "XI.1", "vaclavs_companies", {"count": count, "wanted": wanted, "phase": phase_of(state).letter}
            )


def _companies(state: GameState) -> Iterator[Fault]:
    figures, phase = figures_of(state), phase_of(state)
    for item in COMPANIES:
        company, index = state.companies[item.index], item.index
        data: dict[str, Any] = {"company": item.id}
        stations = [one for one in stations_of(state, index) if not _is_railways(state, one)]
        if company.status not in ON_CHART:
            if company.trains or company.treasury or stations:
                closed = company.status is Status.CLOSED
                yield Fault("VIII.9" if closed else "VII.5", "owns_without_price", data)
            continue
        if item.size not in phase.sizes_open:
            yield Fault("VII.3", "size_not_open", {**data, "phase": phase.letter})
        prices = figures.start_prices[item.size]
        if company.initial_price not in prices:
            yield Fault(
                figures.sections.start_prices, "not_a_start_price", {**data, "price": company.initial_price}
            )
        if company.status is Status.STARTED:
            if 2 * units_with_players(state, index) >= size_rules(index).units:
                yield Fault("VII.5.a", "has_to_float", data)
            if company.trains or company.treasury or stations or company.operated:
                yield Fault("VII.5.a", "owns_before_floating", data)
            continue
        yield from _operating(state, item, len(stations))
    yield from _acquired(state)


def _operating(state: GameState, item: Company, stations: int) -> Iterator[Fault]:
    company, figures = state.companies[item.index], figures_of(state)
    data: dict[str, Any] = {"company": item.id}
    given = figures.stations[item.size]
    if company.markers + stations > given and not company.has_acquired and not company.additional_stations:
        counted = company.markers + stations
        yield Fault(figures.sections.stations, "too_many_markers", {**data, "markers": given, "count": counted})
    if company.operated and not stations:
        yield Fault("VIII.6", "no_station", data)
    if stations and not company.operated:
        yield Fault("VIII.6", "station_before_first_turn", data)
    if item.size is Size.LARGE:
        red = RED_TILES[item.id]
        laid = any(lying is not None and lying.tile is red for lying in map(TURNED.__getitem__, state.laid))
        if laid != company.operated:
            yield Fault("VIII.4", "red_tile_and_first_turn", {**data, "tile": red.id})
    if company.last_income % INCOME_STEP:
        yield Fault("VIII.7", "odd_income", {**data, "income": company.last_income})
    if company.has_acquired and not size_rules(item.index).may_acquire:
        yield Fault("VIII.9", "cannot_acquire", data)


def _acquired(state: GameState) -> Iterator[Fault]:
    closed = [item.id for item in COMPANIES if state.companies[item.index].status is Status.CLOSED]
    if closed and not any(company.has_acquired for company in state.companies):
        yield Fault("VIII.9", "closed_without_acquirer", {"company": closed[0]})
    figures = figures_of(state)
    left_out = [item for item in COMPANIES if item.id in map_of(state).companies]
    out = sum(state.companies[item.index].status is Status.LEFT_OUT for item in left_out)
    wanted = figures.companies_in_play
    expected = 0 if wanted is None else len(left_out) - wanted[len(state.players)]
    if out != expected:
        yield Fault(figures.sections.companies, "companies_left_out", {"count": out, "wanted": expected})


def _is_railways(state: GameState, station: Station) -> bool:
    """Is it the marker of the station railway of Moravia-Silesia, which is not a company there?"""
    return company_id(station.company) not in map_of(state).companies


# Local railways, players, rounds


def _railways(state: GameState) -> Iterator[Fault]:
    figures = figures_of(state)
    known = {*figures.local_railways, *(paper.id for paper in map_of(state).papers)}
    for item, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True):
        data: dict[str, Any] = {"local_railway": item.id}
        player, company = held.owner
        if player == NOBODY and company == NO_COMPANY:
            if not held.used and item.id in figures.local_railways and state.box > 0:
                yield Fault("VI", "railway_not_sold", data)
            continue
        if item.id not in known:
            yield Fault(figures.sections.local_railways, "railway_not_in_game", data)
        if company != NO_COMPANY:
            data["company"] = company_id(company)
            if state.companies[company].status is not Status.FLOATED:
                yield Fault("IV.1", "railway_of_no_company", data)
            if item.size not in size_rules(company).may_own_local_railways and not map_of(state).papers:
                yield Fault("IV.1", "railway_too_large", data)
            if not phase_of(state).local_railway_purchase:
                section = figures.sections.local_railway_purchase
                yield Fault(section, "railways_not_sold_yet", {**data, "phase": phase_of(state).letter})
    closes, papers = figures.papers_close_with, state.papers
    held_still = papers is not None and any(paper.player != NOBODY for paper in papers)
    if held_still and closes is not None and phase_of(state).letter >= closes:
        yield Fault("XI.2", "papers_are_closed", {"phase": phase_of(state).letter})


def _players(state: GameState) -> Iterator[Fault]:
    for seat, player in enumerate(state.players):
        if player.debt > player.penalty:
            data = {"player": seat, "debt": player.debt, "penalty": player.penalty}
            yield Fault("VIII.11", "debt_above_penalty", data)


def _round(state: GameState) -> Iterator[Fault]:
    figures = figures_of(state)
    track, box = figures.track, figures.track[state.box]
    exports = sum(one.export_after for one in track[: state.box])
    if figures.name != BOHEMIA and state.cards_gone < exports:
        yield Fault("VIII.13", "exports_missing", {"round": box.id, "count": exports, "gone": state.cards_gone})
    has_operated = any(company.operated for company in state.companies)
    if has_operated and not any(one.kind == "OR" for one in track[: state.box + 1]):
        yield Fault("VIII.1", "before_first_round", {"round": box.id})
    if box.kind == "PRE" and any(
        company.status in ON_CHART and company.director != VACLAV for company in state.companies
    ):
        yield Fault("VI", "company_before_stock_round", {"round": box.id})
    if state.stock is not None and is_first_stock_round(state) and any(state.stock.sold):
        yield Fault(figures.sections.first_sale, "sold_in_first_round", {"round": box.id})
    if state.turn is not None:
        acting: tuple[CompanyIndex, ...] = (state.turn.company, *state.queue)
        for company, count in Counter(acting).items():
            if state.companies[company].status is not Status.FLOATED:
                yield Fault("VIII.2", "acts_unfloated", {"company": company_id(company)})
            elif count > 1:
                yield Fault("VIII.2", "acts_twice", {"company": company_id(company)})
