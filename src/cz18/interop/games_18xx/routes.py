"""Routes in the site's format: one list of hexes per leg between two stops."""

from __future__ import annotations

from typing import Any

from cz18.board.network import PLACES, network
from cz18.interop.games_18xx.names import HEX_TO_SITE, card_to_site
from cz18.routes.runs import ValuedRoute
from cz18.rules.draft import Position
from cz18.rules.questions import map_of


def route_entry(state: Position, route: ValuedRoute) -> dict[str, Any]:
    """The entry of a `run_routes` action for a valid route."""
    legs = _legs(state, route)
    stops = [HEX_TO_SITE[stop.hex] for stop in route.stops]
    return {
        "train": card_to_site(route.train),
        "connections": [[HEX_TO_SITE[name] for name in leg] for leg in legs],
        "hexes": stops,
        "revenue": route.income,
        "revenue_str": "-".join(stops),
        "nodes": [f"{HEX_TO_SITE[stop.hex]}-{stop.location % PLACES}" for stop in route.stops],
    }


def _legs(state: Position, route: ValuedRoute) -> list[list[str]]:
    """The hexes of a route, split at its stops."""
    net = network(map_of(state), state.laid)
    index, edge_between = net.map.index, net.geometry.edge_between
    hexes = route.hexes
    legs = [[hexes[0]]]
    for place in range(1, len(hexes)):
        here, before = index[hexes[place]], index[hexes[place - 1]]
        legs[-1].append(hexes[place])
        location, _ = net.pieces[here].ways[edge_between[here, before]]
        if location >= 0 and place < len(hexes) - 1:
            legs.append([hexes[place]])
    return legs
