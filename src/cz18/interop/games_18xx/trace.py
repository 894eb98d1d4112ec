"""States in the format of the recorded traces: one JSON object per action, the result last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cz18.board.track import turned
from cz18.facts.companies import COMPANIES, COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.interop.games_18xx.names import PERCENT, SITE_COMPANIES, site_hexes, train_to_site
from cz18.rules.engine import decision, is_over
from cz18.rules.game import Game, beginning_of, entries
from cz18.rules.questions import cards_of, company_id, deck_of, faces_of, figures_of, phase_of, top_card
from cz18.rules.scoring import result
from cz18.rules.shares.chart import price_of
from cz18.rules.state import (
    HEX_AS_A_WHOLE,
    NOBODY,
    VACLAV,
    GameState,
    ReturnTrains,
    Station,
    Status,
    TakeOverTrains,
)
from cz18.rules.variants.moravia_papers import THREE_E, station_railway

if TYPE_CHECKING:
    from cz18.interop.games_18xx.moves import Foreign
    from cz18.interop.games_18xx.table import SiteTable


VACLAVS_NAME = "Vaclav"


def trace_line(table: SiteTable, foreign: Foreign, step: str) -> dict[str, Any]:
    """The line for the action just played; `step` is the decision it answered."""
    state, closing = table.state, table.closing
    entity = foreign.get("entity")
    if foreign.get("entity_type") == "player" and str(entity) in table.seats:
        entity = state.players[table.seats[str(entity)]].name
    standing = closing if closing is not None else state
    return {
        "id": foreign["id"],
        "type": foreign["type"],
        "entity": entity,
        "step": step,
        **_shown(state, standing),
    }


def trace_entries(game: Game) -> Iterator[dict[str, Any]]:
    """Trace lines for a game of ours: our kinds of action and decision, the state in the site's terms."""
    state = beginning_of(game)
    for entry in entries(game):
        state, at_hand = entry.after, decision(entry.before)
        assert at_hand is not None
        company = None if hasattr(entry.action, "player") else getattr(entry.action, "company", None)
        name = state.players[at_hand.player].name if company is None else SITE_COMPANIES[COMPANY[company].index]
        head = {"id": entry.number, "type": type(entry.action).__name__, "entity": name, "step": at_hand.kind}
        yield {**head, **_shown(state, state)}
    yield last_line(state)


def _shown(state: GameState, standing: GameState) -> dict[str, Any]:
    """The state fields of a line; shares and stations come from `standing`, which may lag behind `state`."""
    hexes = site_hexes(state.board)
    placed: dict[int, list[Station]] = {}
    for station in standing.stations:
        placed.setdefault(station.company, []).append(station)
    players = [_player(state, standing, seat) for seat in state.order]
    if state.vaclav:
        players.append(_vaclav(state))
    return {
        "round": _round(state),
        "next": _next(state),
        "phase": phase_of(state).letter,
        "lr_value": _local_railway_price(state),
        "players": players,
        "corps": {
            name: _company(state, standing, CompanyIndex(index), placed.get(index, []))
            for index, name in enumerate(SITE_COMPANIES)
            if state.companies[index].status is not Status.LEFT_OUT
        },
        "bank_trains_left": max(0, len(deck_of(cards_of(state))) - state.cards_gone) + len(state.on_deck),
        "depot_next": _depot_next(state),
        "discarded": [train_to_site(train) for train in state.pool],
        "map": {
            hexes[place]: f"{(laid := turned(code)).tile.id}:{laid.rotation}"
            for place, code in enumerate(state.laid)
            if code
        },
        "tokens_on_map": _stations(standing),
    }


def last_line(state: GameState) -> dict[str, Any]:
    """The result, highest worth first, or `finished: False`."""
    if not is_over(state):
        return {"finished": False}
    worths = result(state)
    seats = sorted(range(len(worths)), key=lambda seat: -worths[seat])
    return {"finished": True, "result": {state.players[seat].name: worths[seat] for seat in seats}}


def _box(state: GameState) -> int:
    """The box of the process track; trains above the limit after an export are returned in the next one."""
    ahead = isinstance(state.pending[-1], ReturnTrains) and state.turn is None and state.stock is None
    return state.box + 1 if ahead else state.box


def _round(state: GameState) -> str:
    track = figures_of(state).track
    box = track[_box(state)]
    if box.kind == "PRE":
        return "Draft"
    if box.kind == "END":
        box = track[state.box - 1]
    return f"OR {box.number}" if box.kind == "OR" else f"SR {box.set}"


def _local_railway_price(state: GameState) -> int | None:
    """The price of the last operating round stays until the next begins."""
    for box in reversed(figures_of(state).track[: _box(state) + 1]):
        if box.local_railway_price is not None:
            return box.local_railway_price
    return None


def _next(state: GameState) -> str | None:
    at_hand = decision(state)
    if at_hand is None:
        return None
    if at_hand.company is not None:
        return SITE_COMPANIES[next(item.index for item in COMPANIES if item.id == at_hand.company)]
    return state.players[at_hand.player].name


def _player(state: GameState, standing: GameState, seat: int) -> dict[str, Any]:
    person = state.players[seat]
    return {
        "name": person.name,
        "cash": person.cash,
        "debt": person.debt,
        "locals": [
            item.id
            for item, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True)
            if held.owner.player == seat
        ]
        + _papers_of(state, seat),
        "shares": {
            SITE_COMPANIES[index]: units * PERCENT[index]
            for index, units in enumerate(standing.players[seat].shares)
            if units
        },
    }


def _papers_of(state: GameState, seat: int) -> list[str]:
    """A player's papers of Moravia-Silesia that are not local railways (XI.2)."""
    if state.papers is None:
        return []
    held = [THREE_E] if state.papers.three_e.player == seat else []
    if state.papers.station_railway.player == seat:
        held.append(company_id(station_railway(state)))
    return held


def _vaclav(state: GameState) -> dict[str, Any]:
    """Bohemia's automatic player (XI.1): he owns shares and nothing else."""
    shares = {SITE_COMPANIES[index]: units * PERCENT[index] for index, units in enumerate(state.vaclav) if units}
    return {"name": VACLAVS_NAME, "cash": 0, "debt": 0, "locals": [], "shares": shares}


def _director(state: GameState, company: CompanyIndex) -> str | None:
    director = state.companies[company].director
    if director == VACLAV:
        return VACLAVS_NAME
    return state.players[director].name if director != NOBODY else None


def _company(state: GameState, standing: GameState, index: CompanyIndex, placed: list[Station]) -> dict[str, Any]:
    """A company: current money, trains and local railways; shares and stations as the site shows them."""
    now, shown = state.companies[index], standing.companies[index]
    if shown.status is Status.CLOSED:
        return {"closed": True}
    on_chart = shown.status in (Status.STARTED, Status.FLOATED)
    trains = now.trains
    for due in state.pending:
        if isinstance(due, TakeOverTrains) and due.company == index:
            trains = (*trains, *due.trains)
    waiting = sum(item.city == HEX_AS_A_WHOLE for item in placed)
    return {
        "cash": now.treasury,
        "price": price_of(standing, index) if on_chart else None,
        "par": shown.initial_price if on_chart else None,
        "floated": shown.status is Status.FLOATED,
        "president": _director(standing, index),
        "trains": [train_to_site(train) for train in trains],
        "tokens": [site_hexes(state.board)[item.hex] for item in placed if item.city != HEX_AS_A_WHOLE],
        "unplaced_tokens": shown.markers + waiting,
        "locals": [
            item.id
            for item, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True)
            if held.owner.company == index
        ],
    }


def _stations(standing: GameState) -> dict[str, list[list[Any]]]:
    hexes = site_hexes(standing.board)
    shown: dict[str, list[list[Any]]] = {}
    for item in standing.stations:
        if item.city != HEX_AS_A_WHOLE:
            shown.setdefault(hexes[item.hex], []).append([item.city, SITE_COMPANIES[item.company]])
    return shown


def _depot_next(state: GameState) -> str:
    letter, _ = top_card(state)
    return f"{faces_of(state, letter)[0]}{letter}"
