"""A network derived from the previous one equals a network built from scratch."""

from __future__ import annotations

from cz18.board.network import Network, _network, network, terminals, values
from cz18.facts.maps import load_map
from cz18.facts.tiles import Colour
from cz18.interop.games_18xx.decode import decode
from cz18.interop.games_18xx.table import SiteTable
from tests.interop.recorded import game


def test_networks_derived_during_a_game_equal_new_ones() -> None:
    """After every tile of a recorded game: track, exits, red tiles and values, also with several hexes changed."""
    board = load_map("standard")
    table = SiteTable(decode(game("dev-5p-03")))
    seen = [table.state.laid]
    for _ in table.play_all():
        if table.state.laid != seen[-1]:
            seen.append(table.state.laid)
    assert len(seen) > 90
    _network.cache_clear()
    for laid in (*seen, *seen[::-7], *seen[::11]):
        made, rebuilt = network(board, laid), Network(board, laid)
        assert made.pieces == rebuilt.pieces
        assert (made.track, made.exits) == (rebuilt.track, rebuilt.exits)
        assert terminals(made) == terminals(rebuilt)
        for colour in (Colour.YELLOW, Colour.GREEN, Colour.BROWN, Colour.GREY):
            assert values(made, colour) == values(rebuilt, colour)
