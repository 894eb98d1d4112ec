"""Board files: export one of our boards, correct it to match a printed copy, check it and play on it."""

from __future__ import annotations

import json
from pathlib import Path

from cz18.board.network import Location, Network, network
from cz18.facts.maps import MAP_NAMES, BoardError, Map, board_data, load_map, own_board
from cz18.facts.tiles import Colour
from cz18.facts.trains import TRAIN
from cz18.interop.files import read_json
from cz18.interop.formats.codec import Malformed
from cz18.messages.told import told
from cz18.routes.runs import run_view, train_spec
from cz18.routes.search import best_runs
from cz18.rules.company_turn.runs import OWN_BOARD_NODES

__all__ = ["board_file", "board_named", "read_board", "vet"]

MOST_VALUE = 500
"""Maximum revenue of a city, a town or a red tile. The printed boards have up to 50, tiles 100."""
MOST_LOOPS = 8
"""Maximum number of loops formed by printed track. The printed boards have none."""
WORST_FLEETS = (("8E",), ("6E", "6E", "6E"), ("5+5", "5+5", "5+5"))
MOST_TRIALS = 12
"""Number of hexes to start trial searches from: those with the most printed track."""


def read_board(path: Path) -> Map:
    """The board in a file, fully checked and vetted. Raises Malformed naming the hex and the field."""
    try:
        board = own_board(read_json(path))
        vet(board)
    except BoardError as fault:
        raise Malformed(f"{fault.hex or 'board'}.{fault.field}", fault.message) from None
    return board


# Vetting


def vet(board: Map) -> None:
    """Raise BoardError, naming the hex and the value, if best runs could not be found on a custom board.

    Only a new board is vetted; games already in progress on a board are not affected. Every search of a game has a
    limit in any case. The board's size is checked when it is read (`LARGEST_BOARD`).
    """
    _vet_values(board)
    net = network(board, (0,) * len(board.hexes))
    _vet_track(net)
    _vet_searches(net)


def _vet_values(board: Map) -> None:
    for hex_ in board.hexes:
        for field, found in (("towns", hex_.towns), ("cities", tuple(city.revenue for city in hex_.cities))):
            _vet_value(hex_.id, field, found)
    _vet_value(None, "red_values", board.red_values or ())


def _vet_value(hex_id: str | None, field: str, values: tuple[int, ...]) -> None:
    if max(values, default=0) > MOST_VALUE:
        raise BoardError(hex_id, field, told("wrong-value_too_high", value=max(values), most=MOST_VALUE))


def _vet_track(net: Network) -> None:
    """Limit the loops of the printed track: links beyond a spanning tree of its locations."""
    places = _with_track(net)
    parent = {place.id: place.id for place in places}

    def root(at: int) -> int:
        while parent[at] != at:
            at = parent[at]
        return at

    loops = 0
    for port, other in net.geometry.sides:
        ends = [hex_port // 6 * 4 + net.track[hex_port] - 1 for hex_port in (port, other) if net.track[hex_port]]
        if len(ends) == 2:
            one, two = root(ends[0]), root(ends[1])
            loops += one == two
            parent[one] = two
    if loops > MOST_LOOPS:
        hex_ = max(net.map.hexes, key=lambda each: len(each.paths))
        told_of = told("wrong-track_too_dense", loops=loops, most=MOST_LOOPS, paths=len(hex_.paths))
        raise BoardError(hex_.id, "paths", told_of)


def _vet_searches(net: Network) -> None:
    """Run trial searches with the slowest train sets, within the rules' node limit for all of them together."""
    nodes = OWN_BOARD_NODES
    for place in sorted(_with_track(net), key=lambda each: -each.exits.bit_count())[:MOST_TRIALS]:
        view = run_view(net, [place.id], (), Colour.GREY, ())
        for fleet in WORST_FLEETS:
            trains = [train_spec(TRAIN[face], f"{face} {number}") for number, face in enumerate(fleet)]
            found = best_runs(net, view, trains, budget=nodes)
            nodes -= found.nodes
            if not found.proven:
                told_of = told("wrong-search_too_long", trains=" + ".join(fleet), nodes=OWN_BOARD_NODES)
                raise BoardError(net.map.hexes[place.hex].id, "paths", told_of)


def _with_track(net: Network) -> list[Location]:
    """The locations connected to printed track."""
    return [place for place in net.locations() if place.exits]


# Boards by name


def board_named(name: str) -> Map:
    """One of our boards by name, or the board in a file of that name. Raises Malformed if there is neither."""
    if name in MAP_NAMES:
        return load_map(name)
    if not Path(name).exists():
        raise Malformed("board", told("wrong-unknown_board", found=repr(name), known=list(MAP_NAMES)))
    return read_board(Path(name))


def board_file(name: str) -> str:
    """The data of one of our boards as JSON text, to edit and read back."""
    return json.dumps(board_data(name), ensure_ascii=False, indent=1) + "\n"
