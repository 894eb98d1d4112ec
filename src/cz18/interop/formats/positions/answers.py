"""Answers about a position, as JSON values: best runs, dividends, purchases, acquisitions, the view of it.

The same functions answer on a server, on the command line and in a browser without a connection. Every search has a
limit: runs are searched as on a custom board (`OWN_BOARD_NODES`), and say whether they are proved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from cz18.board.track import CANONICAL, why_not_lying
from cz18.contract.encoding import encode_action
from cz18.contract.previews import preview
from cz18.contract.view import position as seen
from cz18.facts.companies import COMPANIES, COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.maps import MAP_NAMES, board_data, load_map, own_board
from cz18.facts.tiles import TILES
from cz18.facts.trains import TRAIN
from cz18.interop.formats.codec import Malformed, shown
from cz18.interop.formats.positions.reading import MOST_TRAINS, Position, read_position
from cz18.interop.formats.positions.text import position_to_text, text_to_json
from cz18.interop.formats.positions.writing import position_to_json, state_to_position
from cz18.messages.told import told
from cz18.rules.actions import BuyTrain
from cz18.rules.asking.plausible import Fault, faults, usable_stations
from cz18.rules.company_turn.acquisitions import may_acquire, price_bounds
from cz18.rules.company_turn.runs import OWN_BOARD_NODES, best_runs, dividend_of, runnable_trains
from cz18.rules.company_turn.trains import offered_faces
from cz18.rules.draft import Draft, replaced
from cz18.rules.engine import is_over
from cz18.rules.questions import (
    figures_of,
    local_railways_of,
    map_of,
    runs_for,
    size_of,
    stations_of,
    units_with_players,
)
from cz18.rules.resuming import resumed
from cz18.rules.shares.chart import fall_without_dividend, price_of, rise_after_dividend
from cz18.rules.state import CompanyStep, GameState, NextCompany, Status, Step, Train, Turn
from cz18.rules.variants.moravia_papers import THREE_E, three_e_of

__all__ = ["NotPlayable", "answers", "begun", "checked", "opened", "tiles_of"]

Json = dict[str, Any]


class NotPlayable(ValueError):
    """The position cannot be continued as a game: its faults, or none if no turn can begin in its round."""

    def __init__(self, found: Sequence[Fault]) -> None:
        super().__init__("; ".join(f"{fault.section} {fault.code}" for fault in found) or "no turn begins here")
        self.faults = list(found)


def opened(data: Any) -> Position:
    """The position of a JSON value, which is a position or a short text. Raises Malformed."""
    return read_position(text_to_json(data) if isinstance(data, str) else data)


def begun(position: Position, seed: int = 0) -> GameState:
    """The state with which a game continues from a position. Raises NotPlayable."""
    found = faults(position.state)
    box = figures_of(position.state).track[position.state.box]
    if found or not position.whole or box.kind not in ("SR", "OR"):
        raise NotPlayable(found)
    start = resumed(position.state._replace(seed=seed))
    again = read_position(state_to_position(start)).state._replace(seed=seed, draws=start.draws)
    if is_over(start) or resumed(again) != start:  # not the beginning of a turn, as a save needs it
        raise NotPlayable(found)
    return start


def checked(position: Position) -> Json:
    """The position as JSON and as text, what is impossible in it, and its view for a page."""
    found = faults(position.state, map_only=not position.whole)
    on_printed = position.state.board in MAP_NAMES
    return {
        "position": position_to_json(position),
        "text": position_to_text(position) if on_printed else None,
        "whole": position.whole,
        "faults": [{"section": one.section, "code": one.code, "data": one.data} for one in found],
        "view": _view(position),
    }


def _view(position: Position) -> Json:
    state = position.state
    if not position.whole:
        state = state._replace(pending=(NextCompany(),), turn=None, queue=())
    names = [player.name for player in state.players]
    choices: Json = {"choices": [], "terms": [], "forced": False, "greyed": []}
    return {**seen(state, names, 0), **choices}


def answers(
    position: Position,
    company: str | None = None,
    fleets: Mapping[str, Sequence[str]] | None = None,
    budget: int = OWN_BOARD_NODES,
) -> Json:
    """All answers about a position. `company`: also about its purchases and acquisitions.

    `fleets` gives companies other trains, by their faces. The searches share the budget of nodes.
    """
    state = bounded(position.state)
    wanted = {name: _fleet(faces, name) for name, faces in (fleets or {}).items()}
    left, runs = budget, []
    for item in COMPANIES:
        if not stations_of(position.state, item.index):
            continue
        trains = _running(state, item.index, wanted.get(item.id))
        if not trains and item.id not in wanted:
            continue
        best = best_runs(state, item.id, trains=trains, budget=max(left, budget // len(COMPANIES)))
        left -= best.nodes
        runs.append(_run(state, item.index, trains, best, position.whole))
    found: Json = {**checked(position), "runs": runs}
    if company is not None and position.whole and not found["faults"]:
        index = _company(company)
        if state.companies[index].status is Status.FLOATED:
            found["company"] = company
            found["purchases"] = _purchases(position.state, index)
            found["acquisitions"] = _acquisitions(position.state, index)
    return found


def bounded(state: GameState) -> GameState:
    """The state on a copy of its board on which every search has a limit, with the stations that stand in a city."""
    board = own_board(board_data(state.board)).name
    return state._replace(board=board, stations=usable_stations(state))


def _company(name: Any) -> CompanyIndex:
    if not isinstance(name, str) or name not in COMPANY:
        raise Malformed("company", told("wrong-not_one_of", known=list(COMPANY), found=shown(name)))
    return COMPANY[name].index


def _fleet(faces: Any, company: str) -> tuple[Train, ...]:
    _company(company)
    if not isinstance(faces, list | tuple) or len(faces) > MOST_TRAINS:
        raise Malformed(f"fleets.{company}", told("wrong-too_many_items", most=MOST_TRAINS))
    for face in faces:
        if not isinstance(face, str) or face not in TRAIN:
            raise Malformed(f"fleets.{company}", told("wrong-not_one_of", known=list(TRAIN), found=shown(face)))
    return tuple(Train("x", number, face) for number, face in enumerate(faces))


# Runs


def _running(state: GameState, company: CompanyIndex, fleet: tuple[Train, ...] | None) -> tuple[Train, ...]:
    """The trains that run: all of a chosen fleet that the company can run, or its own."""
    if fleet is not None:
        return tuple(train for train in fleet if runs_for(state, train, company))
    own = runnable_trains(state, company)
    return (*own, Train("p", 0, THREE_E)) if three_e_of(state, company) else own


def routes_to_json(best: Any, faces: Mapping[str, str]) -> list[Json]:
    """The routes of a run; `faces` of its trains by card."""
    return [
        {
            "train": route.train,
            "face": faces[route.train],
            "hexes": list(route.hexes),
            "income": route.income,
            "stops": [{"hex": stop.hex, "value": stop.value, "counted": stop.counted} for stop in route.stops],
        }
        for route in best.routes
    ]


def _run(state: GameState, company: CompanyIndex, trains: Sequence[Train], best: Any, whole: bool) -> Json:
    faces = {train.card: train.face for train in trains}
    found: Json = {
        "company": COMPANIES[company].id,
        "trains": list(faces.values()),
        "total": best.total,
        "proven": best.proven,
        "nodes": best.nodes,
        "routes": routes_to_json(best, faces),
    }
    if whole and state.companies[company].status is Status.FLOATED:
        found["dividends"] = [dividend_of(state, seat, company, best.total) for seat in range(len(state.players))]
        found["price"] = _prices(state, company, best.total)
    return found


def _prices(state: GameState, company: CompanyIndex, income: int) -> Json:
    """The share price now, after a dividend and if the income is kept."""
    paid, kept = Draft(state), Draft(state)
    fall_without_dividend(kept, company)
    if income:
        rise_after_dividend(paid, company, figures_of(state).dividend_steps[size_of(company)])
    else:
        paid = kept
    return {"now": price_of(state, company), "paid": price_of(paid, company), "kept": price_of(kept, company)}


# Purchases and acquisitions


_FOR_LACK_OF_MONEY = ("treasury_too_small", "no_private_money_for_unrunnable", "treasury_can_pay_another")
"""Refusals for which the effects of a purchase are still shown."""


def _purchases(state: GameState, company: CompanyIndex) -> list[Json]:
    """Every train on offer: why the company cannot buy it, or the effects of the purchase."""
    buying = state._replace(
        turn=Turn(company, False, 0, False, 0),
        pending=(NextCompany(), CompanyStep(company, Step.TRAINS)),
        stock=None,
    )
    found = []
    for source, train in offered_faces(buying, company):
        action = BuyTrain(COMPANIES[company].id, train.card, train.face)
        purchase: Json = {
            "action": encode_action(action),
            "source": source,
            "price": TRAIN[train.face].price,
            "runs": runs_for(buying, train, company),
            **preview(buying, action, income=False),
        }
        if purchase.get("refusal", {}).get("code") in _FOR_LACK_OF_MONEY:
            rich = buying.companies[company]._replace(treasury=TRAIN[train.face].price)
            able = buying._replace(companies=replaced(buying.companies, company, rich))
            purchase = {**preview(able, action, income=False), **purchase}
        found.append(purchase)
    return found


def _acquisitions(state: GameState, company: CompanyIndex) -> list[Json]:
    """Every company that this one may acquire: the range of prices, what it costs, and what is transferred."""
    treasury, hexes = state.companies[company].treasury, map_of(state).hexes
    found = []
    for item in COMPANIES:
        if not may_acquire(state, company, item.index):
            continue
        low, high = price_bounds(state, item.index)
        held, target = units_with_players(state, item.index), state.companies[item.index]
        found.append(
            {
                "target": item.id,
                "low": low,
                "high": high,
                "units": held,
                "affordable": min(high, treasury // held) if held else high,
                "shares": [player.shares[item.index] for player in state.players],
                "director": target.director,
                "treasury": target.treasury,
                "trains": [{"card": train.card, "face": train.face} for train in target.trains],
                "stations": [hexes[station.hex].id for station in stations_of(state, item.index)],
                "markers": target.markers,
                "local_railways": [LOCAL_RAILWAYS[index].id for index in local_railways_of(state, item.index)],
            }
        )
    return found


# Tiles


_TURNED_WRONG = ("over_map_edge", "stub_missing", "track_lost", "red_track_off_the_map")
"""Reasons against one rotation of a tile that may not concern the others."""


@lru_cache(maxsize=8)
def tiles_of(board: str) -> Json:
    """By hex, the tiles that can lie there and the rotations in which they differ. Colours in ascending order."""
    map_ = load_map(board)
    found: Json = {}
    for hex_ in map_.hexes:
        here: dict[str, list[int]] = {}
        for tile in TILES:
            first = 1 + tile.index * 6
            problem = why_not_lying(map_, hex_.index, first)
            if problem is not None and problem[1] not in _TURNED_WRONG:
                continue
            rotations = [
                code - first
                for code in range(first, first + 6)
                if CANONICAL[code] == code and why_not_lying(map_, hex_.index, code) is None
            ]
            if rotations:
                here[tile.id] = rotations
        if here:
            found[hex_.id] = here
    return found
