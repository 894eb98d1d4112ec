"""Boards that differ from a state's by one tile or station, and the incomes there (VIII.4, VIII.6, VIII.8).

Nothing is played. Most tiles are laid where there is no station; then the board differs only by the tile, and no state
needs to be created. `with_it` creates the state, for callers that need more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cz18.board.network import Network, location_id, piece
from cz18.board.track import code_of
from cz18.facts.companies import COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.routes.bulk import BoardChange, Limit, best_incomes
from cz18.rules.actions import ChooseCity, LayTile, PlaceStation
from cz18.rules.company_turn.runs import counting_of, network_and_view, node_limit, running, specs_of
from cz18.rules.company_turn.stations import do_choose_city, do_place_station, full_cities, list_home_choice
from cz18.rules.company_turn.track import do_lay_tile
from cz18.rules.draft import Draft, Position, replaced
from cz18.rules.questions import map_of
from cz18.rules.state import CityChoice, GameState, Station, Train


class Board(NamedTuple):
    """The tile on one hex, and all stations; everything else is as in the original state."""

    hex: int
    code: int
    stations: tuple[Station, ...]


def as_it_is(state: Position) -> Board:
    """The board of the state itself."""
    return Board(0, state.laid[0], state.stations)


def boards_with(state: GameState, action: LayTile | PlaceStation) -> list[Board]:
    """The board with the tile or station on it, once for each city that a station still has to choose (R-049)."""
    hex_index = map_of(state).index[action.hex]
    if isinstance(action, LayTile) and hex_index not in [item.hex for item in state.stations]:
        return [Board(hex_index, code_of(action.tile, action.rotation), state.stations)]
    return [Board(hex_index, there.laid[hex_index], there.stations) for there in with_it(state, action)]


def with_it(state: GameState, action: LayTile | PlaceStation) -> list[GameState]:
    """The states with the tile or station on the board, one for each of its boards."""
    draft = Draft(state)
    if isinstance(action, PlaceStation):
        do_place_station(draft, action)
        return [draft.freeze()]
    do_lay_tile(draft, action)
    there = draft.freeze()
    due = there.pending[-1]
    if not isinstance(due, CityChoice):
        return [there]
    chosen = []
    for choice in list_home_choice(there, due):
        assert isinstance(choice, ChooseCity)
        draft = Draft(there)
        do_choose_city(draft, choice)
        chosen.append(draft.freeze())
    return chosen


def incomes_on(
    state: Position,
    company: str,
    boards: Sequence[Board],
    fleets: Sequence[Sequence[Train]] | None = None,
    budget: int | None = None,
    limit: Limit | None = None,
) -> list[tuple[int, ...]]:
    """The company's best income on each board with each fleet, by default with its own trains (VIII.8).

    The boards differ from that of the state. Exact and proved, unless a `budget` of nodes for each search is too
    small. On a custom board all searches share one limit; `limit` then says whether it was sufficient.
    """
    index = COMPANY[company].index
    net, view = network_and_view(state, index)
    trains = [running(state, index)] if fleets is None else [specs_of(state, fleet) for fleet in fleets]
    changes = [
        BoardChange(board.hex, board.code)
        if board.stations is state.stations
        else _with_stations(net, board, index)
        for board in boards
    ]
    counting = counting_of(state.options)
    return best_incomes(
        net, view, trains, changes, counting=counting, budget=budget, limit=limit or limit_of(state)
    )


def limit_of(state: Position) -> Limit | None:
    """The node limit for all searches of one query; None on a printed board."""
    nodes = node_limit(state)
    return None if nodes is None else Limit(nodes)


def _with_stations(net: Network, board: Board, company: CompanyIndex) -> BoardChange:
    """The same with the company's stations and the cities it cannot pass."""
    own = [location_id(item.hex, item.city) for item in board.stations if item.company == company]
    pieces = replaced(net.pieces, board.hex, piece(net.map, board.hex, board.code))
    return BoardChange(board.hex, board.code, own, full_cities(pieces, board.stations, company))
