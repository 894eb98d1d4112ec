"""What an action leaves behind: money, certificates, Directors, trains and stations before and after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cz18.rules.actions import AcceptOffer
from cz18.rules.engine import apply_unchecked, decision
from cz18.rules.events import Event
from cz18.rules.questions import certificates, company_id, map_of, train_limit
from cz18.rules.rounds.stock_round import certificate_limit
from cz18.rules.state import GameState, Status, TakeOverTrains
from cz18.server.view import director_to_json

Json = dict[str, Any]


def if_accepted(state: GameState) -> tuple[GameState, tuple[Event, ...]] | None:
    """Where an offer has just been made: what follows if the other side accepts it."""
    due = decision(state)
    if due is None or due.kind != "answer":
        return None
    after, events = apply_unchecked(state, AcceptOffer(due.player))
    return after, tuple(events)


def outcome(before: GameState, after: GameState) -> Json:
    """Everything that differs between two states and is counted: only what changes is named."""
    seats, companies = range(len(before.players)), range(len(before.companies))
    due = after.pending[-1] if after.pending else None
    found: Json = {
        "cash": _changes("seat", seats, lambda state, seat: state.players[seat].cash, before, after),
        "debt": _changes("seat", seats, lambda state, seat: state.players[seat].debt, before, after),
        "certificates": [
            {**change, "limit": certificate_limit(after)}
            for change in _changes("seat", seats, certificates, before, after)
        ],
        "treasury": _of_companies(lambda state, company: state.companies[company].treasury, before, after),
        "director": _of_companies(
            lambda state, company: director_to_json(state.companies[company].director), before, after
        ),
        "trains": [
            {**change, "limit": train_limit(after, company)}
            for company in companies
            for change in _of_companies(_faces, before, after, company)
        ],
        "stations": _of_companies(_stations, before, after),
        "to_take_over": [train.face for train in due.trains] if isinstance(due, TakeOverTrains) else [],
    }
    return {name: changes for name, changes in found.items() if changes}


def _changes(
    name: str, keys: range, value: Callable[[GameState, int], Any], before: GameState, after: GameState
) -> list[Json]:
    pairs = ((key, value(before, key), value(after, key)) for key in keys)
    return [{name: key, "before": old, "after": new} for key, old, new in pairs if old != new]


def _of_companies(
    value: Callable[[GameState, int], Any], before: GameState, after: GameState, only: int | None = None
) -> list[Json]:
    keys = range(len(before.companies)) if only is None else range(only, only + 1)
    afloat = [key for key in keys if before.companies[key].status is Status.FLOATED]
    return [
        {**change, "company": company_id(change["company"])}
        for key in afloat
        for change in _changes("company", range(key, key + 1), value, before, after)
        if after.companies[key].status is not Status.CLOSED
    ]


def _faces(state: GameState, company: int) -> list[str]:
    return [train.face for train in state.companies[company].trains]


def _stations(state: GameState, company: int) -> list[str]:
    hexes = map_of(state).hexes
    return [hexes[station.hex].id for station in state.stations if station.company == company]
