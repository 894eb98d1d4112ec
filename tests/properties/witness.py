"""A witness reads the table once and then only the events, and must agree with the engine.

Nothing may change owner, move or be laid without an event that says so, with the right names and numbers."""

from __future__ import annotations

from typing import Any

from cz18 import Event, GameState
from cz18.board.track import TURNED
from cz18.facts.chart import PRICES
from cz18.facts.companies import COMPANIES, COMPANY
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.rules import events as happened
from cz18.rules.company_turn.phases import ON_DECK
from cz18.rules.questions import figures_of, map_of, size_rules
from cz18.rules.state import NOBODY, VACLAV, Status

Table = dict[str, Any]


def table_of(state: GameState) -> Table:
    """Everything on the table except money, which the watcher checks."""
    hexes = map_of(state).hexes
    names = [company.id for company in COMPANIES]
    return {
        "order": state.order,
        "phase": figures_of(state).phases[state.phase].letter,
        "shares": {
            (seat, name): person.shares[index]
            for seat, person in enumerate(state.players)
            for index, name in enumerate(names)
            if person.shares[index]
        },
        "vaclav": {name: units for name, units in zip(names, state.vaclav, strict=False) if units},
        "debt": {seat: person.debt for seat, person in enumerate(state.players)},
        "director": {
            name: item.director
            for name, item in zip(names, state.companies, strict=True)
            if item.director != NOBODY
        },
        "floated": {
            name for name, item in zip(names, state.companies, strict=True) if item.status is Status.FLOATED
        },
        "price": {
            name: PRICES[item.space]
            for name, item in zip(names, state.companies, strict=True)
            if item.space != NOBODY
        },
        "tiles": {
            hexes[index].id: (turned.tile.id, turned.rotation)
            for index, code in enumerate(state.laid)
            if code and (turned := TURNED[code])
        },
        "stations": sorted((hexes[item.hex].id, names[item.company]) for item in state.stations),
        "local_railways": {
            item.id: held.owner.player if held.owner.company == NOBODY else names[held.owner.company]
            for item, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True)
            if held.owner != (NOBODY, NOBODY)
        },
        "powers_used": {
            item.id
            for item, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True)
            if held.used and held.owner != (NOBODY, NOBODY)
        },
        "trains": {
            (name, train.card): train.face
            for name, item in zip(names, state.companies, strict=True)
            for train in item.trains
        },
        "pool": {train.card: train.face for train in (*state.pool, *state.on_deck)},
    }


def hear(table: Table, event: Event, state: GameState) -> None:
    """Apply the event to the table; `state` is used for printed data only."""
    match event:
        case happened.PlayingOrderDealt(order):
            table["order"] = order
        case happened.PhaseBegan(letter):
            table["phase"] = letter
        case happened.LocalRailwayBought(player, name):
            table["local_railways"][name] = player
        case happened.PaperWon(player, name) if any(item.id == name for item in LOCAL_RAILWAYS):
            table["local_railways"][name] = player
        case happened.LocalRailwaySold(company, name, player) if name not in COMPANY:
            if player is None:
                assert table["local_railways"].pop(name) == company
                table["powers_used"].discard(name)
            else:
                assert table["local_railways"][name] == player
                table["local_railways"][name] = company
        case happened.LocalRailwayTakenOver(company, target, name):
            assert table["local_railways"][name] == target
            table["local_railways"][name] = company
        case happened.PowerUsed(company, name):
            assert table["local_railways"][name] == company and name not in table["powers_used"]
            table["powers_used"].add(name)
        case happened.PapersClosed():
            table["local_railways"], table["powers_used"] = {}, set()
            owned = {*table["director"], *table["price"]}
            table["stations"] = [item for item in table["stations"] if item[1] in owned]
        case happened.LoanTaken(player, amount):
            table["debt"][player] += amount
        case happened.DebtRepaid(player, amount, left):
            table["debt"][player] -= amount
            assert table["debt"][player] == left
        case _:
            _hear_of_companies(table, event, state)


def _hear_of_companies(table: Table, event: Event, state: GameState) -> None:
    shares, director, price = table["shares"], table["director"], table["price"]
    match event:
        case happened.CompanyStarted(player, company, paid):
            shares[player, company] = size_rules(COMPANY[company].index).director_units
            director[company], price[company] = player, paid
        case happened.ShareBought(player, company, paid):
            assert paid == price[company]
            shares[player, company] = shares.get((player, company), 0) + 1
        case happened.SharesSold(player, company, count, paid):
            assert state.stock is not None
            if COMPANY[company].index not in state.stock.sold_this_turn or not state.options.sell_in_blocks:
                assert paid == price[company]  # shares joining a block earn more; the stock model knows how much
            shares[player, company] -= count
            if not shares[player, company]:
                del shares[player, company]
        case happened.DirectorChanged(company, old, new):
            assert director[company] == old
            director[company] = new
        case happened.CompanyFloated(company):
            table["floated"].add(company)
        case happened.PriceMoved(company, old, new):
            assert price[company] == old
            price[company] = new
        case happened.VaclavArrived(company, paid, percent):
            director[company], price[company] = VACLAV, paid
            table["vaclav"][company] = percent // size_rules(COMPANY[company].index).unit
            table["floated"].add(company)
        case happened.CompanyAcquired(_, target):
            table["shares"] = {key: units for key, units in shares.items() if key[1] != target}
            table["trains"] = {key: face for key, face in table["trains"].items() if key[0] != target}
            table["floated"].remove(target)
            del director[target], price[target]
        case happened.TileLaid(_, place, tile, rotation, _, old):
            lay = table["tiles"].get(place)
            assert (lay[0] if lay else None) == old
            table["tiles"][place] = tile, rotation
        case happened.StationPlaced(company, place):
            table["stations"] = sorted([*table["stations"], (place, company)])
        case happened.StationTakenOver(company, target, place):
            table["stations"].remove((place, target))
            table["stations"] = sorted([*table["stations"], (place, company)])
        case happened.StationTakenBack(company, place):
            _take_back(table, company, place)
        case _:
            _hear_of_trains(table, event)


def _take_back(table: Table, company: str, place: str) -> None:
    """Remove one of the company's two stations there, or that of a company just acquired."""
    owners = [owner for hex_id, owner in table["stations"] if hex_id == place]
    if owners.count(company) < 2:
        gone = [owner for owner in owners if owner not in table["director"]]
        company = gone[0]
    table["stations"].remove((place, company))


def _hear_of_trains(table: Table, event: Event) -> None:
    trains, pool = table["trains"], table["pool"]
    match event:
        case happened.TrainBought(company, card, face, _, source):
            if source in COMPANY:
                assert trains.pop((source, card)) == face
            else:
                pool.pop(card, None)
            trains[company, card] = face
        case happened.TrainTakenOver(company, card, _, face):
            trains[company, card] = face
        case happened.TrainGiven(company, card, face):
            table["trains"] = {key: each for key, each in trains.items() if key[0] != company}
            table["trains"][company, card] = face
        case happened.TrainReturned(company, card, face):
            assert trains.pop((company, card)) == face
            pool[card] = face
        case happened.TrainScrapped(owner, card, face):
            if owner in ("pool", ON_DECK):
                assert pool.pop(card) == face
            else:  # the train of an acquired company left the table with it
                trains.pop((owner, card), None)
        case happened.TrainExported(card):
            pool.pop(card, None)
        case _:
            pass


def check_events(before: GameState, events: tuple[Event, ...], after: GameState) -> None:
    """Assert that the events lead from one table to the other."""
    table = table_of(before)
    for event in events:
        hear(table, event, before)
    expected = table_of(after)
    for part, seen in expected.items():
        assert table[part] == seen, f"{part}: the events tell {table[part]}, the table shows {seen}: {events}"
