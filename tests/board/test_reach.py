"""What a company reaches from its stations (VIII.4, VIII.6, R-062, R-077)."""

from __future__ import annotations

import importlib.util
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cz18.board import reach as reach_module
from cz18.board.network import Network, terminals
from cz18.board.reach import Reach, entered, reach, reached_locations
from tests.board.test_network import STANDARD, at, with_tiles
from tests.conftest import RandomCases
from tests.routes.cases import among_junctions, small_cases
from tests.routes.exhaustive import paths_on
from tests.routes.made import stress_set


def by_walking(
    net: Network, own: Iterable[int], blocked: Collection[int]
) -> tuple[set[tuple[int, int]], set[int]]:
    """Edges met and locations reached, by trying every trail; independent of the search."""
    board, own = net.map, set(own)
    closed = terminals(net) | (set(blocked) - own)
    tracks = [paths_on(board, net.laid, hex_) for hex_ in range(len(board.hexes))]
    edges: set[tuple[int, int]] = set()
    locations = set(own)

    def leave(hex_: int, edge: int, halves: frozenset[tuple[int, int]], seen: frozenset[int]) -> None:
        there, enter = board.hexes[hex_].neighbours[edge], (edge + 3) % 6
        if there is None or (there, enter) in halves:
            return
        edges.update({(hex_, edge), (there, enter)})
        for go in leads_to(there, enter):
            if go[0] == "e":
                out = int(go[1:])
                if (there, out) not in halves:
                    leave(there, out, halves | {(there, enter), (there, out)}, seen)
            else:
                here = there * 4 + int(go[1:])
                locations.add(here)
                if here not in seen and here not in closed:
                    go_on(here, halves | {(there, enter)}, seen | {here})

    def leads_to(hex_: int, edge: int) -> Iterator[str]:
        for one, two in tracks[hex_]:
            if one == f"e{edge}":
                yield two
            elif two == f"e{edge}":
                yield one

    def go_on(here: int, halves: frozenset[tuple[int, int]], seen: frozenset[int]) -> None:
        for one, two in tracks[here // 4]:
            edge = int(one[1:])
            if two == f"l{here % 4}" and (here // 4, edge) not in halves:
                leave(here // 4, edge, halves | {(here // 4, edge)}, seen)

    for station in own:
        go_on(station, frozenset(), frozenset({station}))
    return edges, locations


def assert_like_walking(net: Network, own: Iterable[int], blocked: Collection[int]) -> None:
    found = reach(net, own, blocked)
    edges, locations = by_walking(net, own, blocked)
    met = {
        (hex_, edge) for hex_ in range(len(net.pieces)) for edge in range(6) if entered(found, hex_) >> edge & 1
    }
    assert met == edges
    assert set(reached_locations(found)) == locations


@pytest.mark.rule("VIII.6-09", "VIII.6-10", "R-077")
def test_reach_is_that_of_walking_every_trail(random_cases: RandomCases) -> None:
    """On small random networks, from random stations, with random blocked cities."""
    count = 0
    for case in small_cases(0, 400):
        assert_like_walking(case.network, case.view.own, case.view.blocked)
        for station in case.view.own:
            assert_like_walking(case.network, [station], case.view.blocked)
            count += 1
    random_cases.add("reach: against walking every trail", count)


@pytest.mark.full
@pytest.mark.rule("R-077")
def test_reach_is_that_of_walking_every_trail_in_all_cases(random_cases: RandomCases) -> None:
    """The same on more networks."""
    for case in small_cases(400, 4600):
        assert_like_walking(case.network, case.view.own, case.view.blocked)
    random_cases.add("reach: against walking every trail", 4600)


@pytest.mark.rule("VIII.6-10", "R-077")
def test_reach_among_junctions(random_cases: RandomCases) -> None:
    """The same where nearly every hex is a junction and reversing is the likely mistake."""
    count = 0
    for seed in range(800):
        net, cities = among_junctions(seed)
        for number, station in enumerate(cities):
            assert_like_walking(net, [station], cities[number + 1 : number + 2])
            count += 1
    random_cases.add("reach: against walking every trail", count)


def hexes_met(found: Reach) -> set[str]:
    return {STANDARD.hexes[hex_].id for hex_, mask in enumerate(found.edges) if mask}


@pytest.mark.rule("R-044")
def test_a_station_without_track_reaches_only_itself() -> None:
    """Its own location, no edge of any hex."""
    found = reach(with_tiles(), [at("G19")], ())
    assert reached_locations(found) == (at("G19"),)
    assert hexes_met(found) == set()


@pytest.mark.rule("R-055")
def test_track_leads_into_a_hex_without_track() -> None:
    """The edge where a new tile can join is entered, also that of an empty red-edged hex."""
    net = with_tiles(G19=("621", 0))  # Brno, straight from south-west to north-east
    found = reach(net, [at("G19")], ())
    assert entered(found, STANDARD.index["F20"]) == 1 << 0
    assert entered(found, STANDARD.index["H18"]) == 1 << 3
    assert entered(found, STANDARD.index["G17"]) == 0


@pytest.mark.rule("VIII.4-10", "R-062")
def test_a_blocked_city_is_reached_but_not_passed() -> None:
    """Its own tile can be promoted; what lies beyond is out of reach."""
    net = with_tiles(G19=("621", 1), G17=("9", 1), G21=("9", 1), G23=("57", 1))
    free, stopped = reach(net, [at("G19")], ()), reach(net, [at("G19")], [at("G23")])
    assert at("G23") in reached_locations(free) and at("G23") in reached_locations(stopped)
    assert entered(free, STANDARD.index["G25"]) == 1 << 1
    assert entered(stopped, STANDARD.index["G25"]) == 0


@pytest.mark.rule("VIII.6-10", "R-077")
def test_no_reversing_at_a_junction() -> None:
    """Track that branches off behind is not reached, even where a loop would turn the train round."""
    # G23 (city) - G21 junction: edges 4 and 3 both lead to 1, west; 3 is reached only by turning round.
    net = with_tiles(G23=("57", 1), G21=("23", 1))
    found = reach(net, [at("G23")], ())
    mask = entered(found, STANDARD.index["G21"])
    assert mask & 1 << 4 and mask & 1 << 1
    joined = [edge for edge in range(6) if mask >> edge & 1]
    assert joined == [1, 4]


@pytest.mark.rule("R-062")
def test_a_red_tile_ends_the_tracing() -> None:
    """A company reaches a red tile and goes no further; its own station there leads out on both tracks."""
    net = with_tiles(I17=("8895", 2), H18=("9", 0), H16=("9", 2))
    out = reach(net, [at("I17")], ())
    assert entered(out, STANDARD.index["H18"]) and entered(out, STANDARD.index["H16"])
    net = with_tiles(I17=("8895", 2), H18=("57", 0), H16=("9", 2))
    found = reach(net, [at("H18")], ())
    assert at("I17") in reached_locations(found)
    assert not entered(found, STANDARD.index["H16"])


def test_own_locations_are_never_blocked() -> None:
    """A city listed as blocked in which the company stands itself can be passed."""
    net = with_tiles(G19=("621", 1), G17=("9", 1), G21=("9", 1), G23=("57", 1))
    assert reach(net, [at("G19"), at("G23")], [at("G23")]) == reach(net, [at("G19"), at("G23")], ())


def test_reach_on_dense_boards_grows_with_stations() -> None:
    """More stations reach more, and blocked cities take away."""
    for case in stress_set(30):
        own = sorted(case.view.own)
        one, all_ = reach(case.network, own[:1], ()), reach(case.network, own, ())
        less = reach(case.network, own, case.view.blocked)
        assert set(one.locations) <= set(all_.locations) >= set(less.locations)
        for small, large in ((one, all_), (less, all_)):
            assert all(a | b == b for a, b in zip(small.edges, large.edges, strict=True))


@pytest.mark.parametrize("compiled", [True, False])
def test_reach_is_the_same_with_the_kernel_and_without(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel, compiled or as plain Python, gives the result of the plain search."""
    cases = [(case.network, case.view.own, case.view.blocked) for case in [*small_cases(0, 100), *stress_set(40)]]
    monkeypatch.setattr(reach_module, "_compiled", False)
    plain = [reach(*case) for case in cases]
    monkeypatch.setattr(reach_module, "_compiled", True)
    if not compiled:
        monkeypatch.setattr(reach_module, "_kernel_reach", uncompiled())
    assert [reach(*case) for case in cases] == plain


def uncompiled() -> Any:
    """The kernel loaded from its source, whether or not a compiled one exists."""
    source = Path(reach_module.__file__).with_name("_kernel_reach.py")
    spec = importlib.util.spec_from_file_location("uncompiled_reach", source)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
