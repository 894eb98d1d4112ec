"""The network compiled for the search: links between locations, and masks for their track."""

from __future__ import annotations

import random
from itertools import combinations

from cz18.board.network import Network, network
from cz18.board.track import fits
from cz18.facts.maps import load_map
from cz18.routes.compile import Graph, links_from
from tests.routes.drawn import drawn, in_a_row, place, through, view
from tests.routes.made import lay_at_random, stress_set

STANDARD = load_map("standard")


def test_a_link_joins_two_locations_without_one_between() -> None:
    """Plain track is part of the link, a town ends it."""
    net = in_a_row("c20 -- -- t10 c30")
    (link,) = links_from(net, place(net, "A1"))
    assert link.to == place(net, "A7")
    assert [net.map.hexes[hex_].id for hex_ in link.hexes] == ["A3", "A5"]
    assert link.sides.bit_count() == 3
    assert [each.to for each in links_from(net, place(net, "A7"))] == [place(net, "A1"), place(net, "A9")]


def test_a_loop_back_to_the_same_location_is_no_link() -> None:
    """It would visit the location twice (VIII.7)."""
    net = drawn({"B3": ("611", 1), "A4": ("7", 5), "B5": ("7", 1)})
    assert links_from(net, place(net, "B3")) == ()


def test_a_detour_over_all_the_track_of_another_link_is_left_out() -> None:
    """A link is kept only if no other link uses a subset of its track."""
    for case in stress_set(20):
        for location in case.network.locations():
            links = links_from(case.network, location.id)
            for one in links:
                for two in links:
                    if one is not two and one.to == two.to:
                        assert one.sides & two.sides != one.sides


def test_inherited_links_equal_new_ones() -> None:
    """Tile after tile: links not affected by the changed hexes are reused, the rest is rebuilt."""
    rng = random.Random(7)
    laid = list(lay_at_random(STANDARD, rng, 60, 40))
    net = network(STANDARD, tuple(laid))
    changes = 0
    while changes < 40:
        for location in net.locations():
            links_from(net, location.id)
        hex_ = rng.randrange(len(laid))
        options = (0, *fits(STANDARD, hex_, 0), *fits(STANDARD, hex_, laid[hex_]))
        laid[hex_] = rng.choice(options)
        net, rebuilt = Network(STANDARD, tuple(laid), net), Network(STANDARD, tuple(laid))
        for location in rebuilt.locations():
            assert links_from(net, location.id) == links_from(rebuilt, location.id)
        changes += 1


def test_narrow_masks_overlap_exactly_where_sides_do() -> None:
    """Two links share a bit if and only if they share a side."""
    for case in stress_set(16):
        graph = Graph(case.network, case.view, 100, 0)
        for one, two in combinations(range(len(graph.links)), 2):
            assert bool(graph.bits[one] & graph.bits[two]) == bool(graph.sides[one] & graph.sides[two])
        assert all(graph.bits)


def test_the_graph_keeps_to_the_range_and_to_free_track() -> None:
    """Locations too far from any station, and track already taken, are left out."""
    net = in_a_row("c20 c20 c20 c20 c20")
    near = Graph(net, view(net, ["A1"]), 2, 0)
    assert near.locations == [place(net, each) for each in ("A1", "A3", "A5")]
    second = net.geometry.side[net.map.index["A3"] * 6 + 4]
    cut = Graph(net, view(net, ["A1"]), 10, 1 << second)
    assert cut.locations == [place(net, each) for each in ("A1", "A3")]


def test_blocked_cities_and_red_tiles_lead_no_further() -> None:
    """They are in the graph as ends only."""
    net = in_a_row("c20 c20 c20")
    graph = Graph(net, view(net, ["A1"], blocked=["A3"]), 10, 0)
    assert graph.locations == [place(net, each) for each in ("A1", "A3")]
    assert graph.ends == [False, True]
    net = drawn({"A1": through("57"), "A3": ("8895", 0), "B2": ("57", 0)})  # red tracks to the west and south-west
    graph = Graph(net, view(net, ["A1"]), 10, 0)
    assert graph.locations == [place(net, each) for each in ("A1", "A3")]
    assert graph.ends == [False, True]
