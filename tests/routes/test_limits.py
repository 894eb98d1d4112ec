"""Limits of the search: a budget ends it, compiled and plain; it blocks neither the interpreter nor Ctrl-C."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

import pytest

from cz18.board.network import network
from cz18.facts.tiles import Colour
from cz18.facts.trains import TRAIN
from cz18.routes import compile, plain, search
from cz18.routes.compile import Graph
from cz18.routes.limits import join_cost, most_routes, node_cost
from cz18.routes.runs import BOOK, GAMES_18XX, Counting, TrainSpec, run_view, train_spec
from tests.routes.hostile import hostile_board

BUDGET = 3000
PATIENCE = 120.0


def fleet(faces: Sequence[str]) -> list[TrainSpec]:
    return [train_spec(TRAIN[face], f"{face} {number}") for number, face in enumerate(faces)]


def searched(faces: Sequence[str], budget: int, counting: Counting = BOOK) -> search.Runs:
    board = hostile_board()
    net = network(board, (0,) * len(board.hexes))
    places = [place.id for place in net.locations() if place.exits]
    view = run_view(net, [places[5], places[40]], [], Colour.GREY, [])
    return search.best_runs(net, view, fleet(faces), budget=budget, counting=counting)


@pytest.mark.parametrize("counting", [BOOK, GAMES_18XX], ids=["book", "18xx"])
@pytest.mark.parametrize("faces", [("8E",), ("6E", "6E", "6E"), ("5+5", "4", "8E")], ids="+".join)
def test_a_budget_ends_the_search_and_every_train_runs(
    faces: tuple[str, ...], counting: Counting, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = searched(faces, BUDGET, counting)
    assert not found.proven
    assert found.nodes <= BUDGET + 2 * len(faces) * (BUDGET // search.PARTS)
    assert len(found.routes) == len(faces)
    monkeypatch.setattr(search, "_engine", plain)
    assert searched(faces, BUDGET, counting) == found


def test_a_larger_board_takes_more_from_the_budget() -> None:
    """On printed boards a node costs 1."""
    assert node_cost(False, 140, 7) == node_cost(True, 80, 6) == 1
    assert node_cost(False, 560, 27) == 4
    assert node_cost(True, 560, 27) == 30
    assert join_cost(60_000) == 1
    assert join_cost(1_000_000) == 16


def test_the_number_of_stored_routes_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """The budget limits memory, too."""
    board = hostile_board()
    net = network(board, (0,) * len(board.hexes))
    places = [place.id for place in net.locations() if place.exits]
    graph = Graph(net, run_view(net, places[5:6], [], Colour.GREY, []), 10_000, 0)
    for engine in {plain, search._engine}:
        name = sys.modules[engine.__name__]
        monkeypatch.setattr(name, "most_routes", lambda budget: 20)
        kind = search.kind_of(fleet(["8E"])[0], BOOK)
        finder = engine.Finder(graph, kind.counts, kind.locations, kind.cities, graph.values)
        assert finder.all_routes(graph.own, 1, BUDGET).count() == 20
        assert finder.expanded() == BUDGET
    assert most_routes(8_000_000) == 1_000_000


def test_links_of_one_location_are_limited_on_an_own_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best run on such a board is then not proved."""
    whole = searched(["2"], BUDGET)
    assert whole.proven
    monkeypatch.setattr(compile, "MOST_LINKS", 2)
    board = hostile_board()
    net = network(board, (0,) * len(board.hexes))
    net._local.clear()
    assert not searched(["2"], BUDGET).proven
    net._local.clear()


UNLIMITED = """
import signal, sys, threading
from cz18.routes.search import Search
from tests.routes.test_limits import searched
if sys.argv[1] == "thread":
    threading.Thread(target=searched, args=(["8E"], None), daemon=True).start()
    for line in sys.stdin:
        print(line.strip(), flush=True)
else:
    def spend(self, *rest, spend=Search.spend):
        threading.Timer(0.2, signal.raise_signal, [signal.SIGINT]).start()
        return spend(self, *rest)
    Search.spend = spend
    try:
        searched(["8E"], None)
    except KeyboardInterrupt:
        print("interrupted")
"""


def unlimited(where: str, lines: str = "") -> str:
    """Output of a process that searches without a budget on the hostile board, which never ends."""
    done = subprocess.run(
        [sys.executable, "-c", UNLIMITED, where], input=lines, stdout=subprocess.PIPE, text=True, timeout=PATIENCE
    )
    return done.stdout


def test_ctrl_c_ends_a_search_without_a_budget() -> None:
    assert unlimited("main") == "interrupted\n"


def test_other_threads_run_during_a_search() -> None:
    assert unlimited("thread", "one\ntwo\n") == "one\ntwo\n"
