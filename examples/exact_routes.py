"""The proven best run on a hand-made map, and the income of a claimed run: python examples/exact_routes.py

G19 Brno, a city ── G21 a town ── G23 a city       (tiles laid on the standard board)
"""

from collections.abc import Sequence

from cz18.board.network import location_id, network
from cz18.board.track import code_of
from cz18.facts.maps import load_map
from cz18.facts.tiles import Colour
from cz18.facts.trains import TRAIN
from cz18.routes.runs import Route, run_view, train_spec, value_runs
from cz18.routes.search import best_runs

TILES = {"G19": ("621", 1), "G21": ("4", 1), "G23": ("57", 1)}
"""Hex: tile and rotation. All three have track from west to east."""


def main(arguments: Sequence[str] | None = None) -> int:
    board = load_map("standard")
    laid = [0] * len(board.hexes)
    for place, tile in TILES.items():
        laid[board.index[place]] = code_of(*tile)
    net = network(board, tuple(laid))

    station = location_id(board.index["G19"], 0)  # the first city of Brno
    view = run_view(net, own=[station], blocked=[], red=Colour.YELLOW)
    trains = [train_spec(TRAIN["2"], "a0"), train_spec(TRAIN["3"], "c0")]
    best = best_runs(net, view, trains)
    for route in best.routes:
        print(f"{route.train}: {'-'.join(route.hexes)} earns {route.income} K")
    print(f"together {best.total} K, {'proved the best' if best.proven else 'not proved'}")

    claimed = [Route("a0", ("G19", "G21")), Route("c0", ("G19", "G21", "G23"))]
    print("both trains on the same track:", value_runs(net, view, trains, claimed))
    return best.total


if __name__ == "__main__":
    main()
