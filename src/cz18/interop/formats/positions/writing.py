"""Write a state as the JSON of a position. What has its usual value is left out (`rules.usual`)."""

from __future__ import annotations

from typing import Any

from cz18.board.track import TURNED
from cz18.contract.view import director_to_json
from cz18.facts.chart import PRICES
from cz18.facts.companies import COMPANIES
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.maps import MAP_NAMES, board_data, load_map
from cz18.interop.formats.positions.reading import FORMAT, FORMAT_VERSION, Position
from cz18.rules.draft import replaced
from cz18.rules.options import options_to_dict
from cz18.rules.questions import company_id, figures_of
from cz18.rules.state import (
    NO_COMPANY,
    NOBODY,
    OUT_OF_THE_GAME,
    GameState,
    HomeChoice,
    LocalRailwayState,
    Owner,
    Station,
    Status,
    StockTurn,
    Train,
)
from cz18.rules.usual import usual_company, usual_deck, usual_queue
from cz18.rules.versions import RULES_VERSION

__all__ = ["position_to_json", "state_to_position"]

Json = dict[str, Any]
_ABSENT = LocalRailwayState(OUT_OF_THE_GAME, True)
_FIGURES = (
    "initial_price", "treasury", "markers", "operated", "has_laid", "has_acquired", "last_income",
    "additional_stations", "markers_taken_over",
)  # fmt: skip
_ON_CHART = (Status.STARTED, Status.FLOATED)


def position_to_json(position: Position) -> Json:
    """The JSON value of a position; without players if it has none."""
    found = state_to_position(position.state)
    if not position.whole:
        for name in ("players", "order", "turn", "queue", "stock"):
            found.pop(name, None)
    return found


def state_to_position(state: GameState) -> Json:
    """The JSON value of the position of a state: that of its company's turn, or its player's, when it began.

    The seed, and what has been done in the turn so far, are not part of a position.
    """
    state = _before_home_choice(state)
    found: Json = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "board": state.board if state.board in MAP_NAMES else board_data(state.board),
        "rules": state.options.rules_version,
        "options": options_to_dict(state.options),
        "round": figures_of(state).track[state.box].id,
        "phase": figures_of(state).phases[state.phase].letter,
        "players": [_player(state, seat) for seat in range(len(state.players))],
        "order": list(state.order),
        "companies": _companies(state),
        "chart": {
            str(PRICES[space]): [company_id(index) for index in stack]
            for space, stack in enumerate(state.stacks)
            if stack
        },
        "tiles": _tiles(state),
        "stations": [_station(state, station) for station in state.stations],
        "trains": _trains(state),
        "local_railways": {
            railway.id: _owner(held.owner) | ({"used": True} if held.used else {})
            for railway, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True)
            if held != _ABSENT
        },
        **_turn(state),
    }
    if state.papers is not None:
        owners = (("three_e", state.papers.three_e), ("station_railway", state.papers.station_railway))
        found["papers"] = [{"kind": kind, **_owner(owner)} for kind, owner in owners if owner != OUT_OF_THE_GAME]
    if any(state.vaclav):
        found["vaclav"] = {item.id: units for item, units in zip(COMPANIES, state.vaclav, strict=True) if units}
    usual: Json = {"rules": RULES_VERSION, "options": {}, "order": list(range(len(state.players)))}
    return {
        name: value
        for name, value in found.items()
        if (value not in ({}, []) or name in ("queue", "papers")) and usual.get(name) != value
    }


def _before_home_choice(state: GameState) -> GameState:
    """The state in which a company that chooses its home has not begun its first turn."""
    due = state.pending[-1]
    if not isinstance(due, HomeChoice):
        return state
    company = state.companies[due.company]._replace(operated=False)
    return state._replace(companies=replaced(state.companies, due.company, company))


def _player(state: GameState, seat: int) -> Json:
    player = state.players[seat]
    found: Json = {"name": player.name, "cash": player.cash}
    for name, value in (("debt", player.debt), ("penalty", player.penalty)):
        if value:
            found[name] = value
    shares = {item.id: units for item, units in zip(COMPANIES, player.shares, strict=True) if units}
    return found | ({"shares": shares} if shares else {})


def _companies(state: GameState) -> Json:
    found: Json = {}
    for item in COMPANIES:
        if item.id not in load_map(state.board).companies:
            continue
        company, index = state.companies[item.index], item.index
        on_chart = company.status in _ON_CHART
        usual = usual_company(state, index, company.space if on_chart else None)
        this: Json = {}
        if company.status is not usual.status:
            this["status"] = company.status.name.lower()
        if company.director != usual.director:
            this["director"] = director_to_json(company.director)
        if company.trains:
            this["trains"] = [_train(train) for train in company.trains]
        this |= {name: getattr(company, name) for name in _FIGURES if _differs(company, usual, name)}
        if this:
            found[item.id] = this
    return found


def _differs(company: Any, usual: Any, name: str) -> bool:
    value = getattr(company, name)
    if name == "has_laid":
        return bool(value != company.operated)
    return bool(value != getattr(usual, name))


def _train(train: Train) -> Json:
    found = {"card": train.card, "face": train.face}
    return found | ({"scrapped_with": train.scrapped_with} if train.scrapped_with else {})


def _tiles(state: GameState) -> Json:
    found: Json = {}
    for hex_, code in zip(load_map(state.board).hexes, state.laid, strict=True):
        lying = TURNED[code]
        if lying is not None:
            found[hex_.id] = {"tile": lying.tile.id, "rotation": lying.rotation}
    return found


def _station(state: GameState, station: Station) -> Json:
    found: Json = {"hex": load_map(state.board).hexes[station.hex].id, "company": company_id(station.company)}
    return found | ({"city": station.city} if station.city else {})


def _trains(state: GameState) -> Json:
    usual = usual_deck(state, state.phase, None)
    found: Json = {}
    if state.cards_gone != usual.gone:
        found["gone"] = state.cards_gone
    if state.pool:
        found["pool"] = [_train(train) for train in state.pool]
    if state.on_deck:
        found["on_deck"] = [_train(train) for train in state.on_deck]
    if state.scrapped != usual.scrapped:
        found["scrapped"] = list(state.scrapped)
    return found


def _owner(owner: Owner) -> Json:
    if owner.player != NOBODY:
        return {"player": owner.player}
    return {} if owner.company == NO_COMPANY else {"company": company_id(owner.company)}


def _turn(state: GameState) -> Json:
    if state.stock is not None:
        due = next((item for item in reversed(state.pending) if isinstance(item, StockTurn)), None)
        stock: Json = {"passes": state.stock.passes} if state.stock.passes else {}
        if any(state.stock.sold):
            stock["sold"] = [_names(sold) for sold in state.stock.sold]
        return {"turn": {"player": due.player}} | {"stock": stock} if due else {}
    if state.turn is None:
        return {}
    company = state.turn.company
    turn: Json = {"company": company_id(company)}
    if state.turn.first == state.companies[company].operated:
        turn["first"] = state.turn.first
    return {"turn": turn} | ({} if state.queue == usual_queue(state, company) else {"queue": _names(state.queue)})


def _names(companies: tuple[CompanyIndex, ...]) -> list[str]:
    return [company_id(company) for company in companies]
