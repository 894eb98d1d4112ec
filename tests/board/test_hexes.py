"""Edges, neighbours and the drawing of hexes."""

from math import dist, isclose

import pytest

from cz18.board.hexes import DIRECTIONS, EDGES, centre, corners, edge_towards, neighbour, opposite
from cz18.facts.maps import MAP_NAMES, load_map


def test_opposite_edges() -> None:
    """Three steps around the hex, in both directions."""
    assert [opposite(edge) for edge in EDGES] == [3, 4, 5, 0, 1, 2]
    assert [DIRECTIONS[opposite(edge)] for edge in (0, 1, 2)] == ["north-east", "east", "south-east"]


@pytest.mark.rule("R-006")
def test_neighbours_of_praha() -> None:
    """Clockwise from the lower left."""
    board = load_map("standard")
    praha = board.index["E11"]
    around = [neighbour(board, praha, edge) for edge in EDGES]
    assert [board.hexes[number].id for number in around if number is not None] == [
        "F10",
        "E9",
        "D10",
        "D12",
        "E13",
        "F12",
    ]
    assert neighbour(board, board.index["A7"], 2) is None


@pytest.mark.parametrize("name", MAP_NAMES)
def test_the_edge_towards_a_neighbour(name: str) -> None:
    """Both hexes of a border name it, by opposite edges."""
    board = load_map(name)
    borders = 0
    for it in board.hexes:
        for edge in EDGES:
            other = neighbour(board, it.index, edge)
            if other is not None:
                assert edge_towards(board, it.index, other) == edge
                assert edge_towards(board, other, it.index) == opposite(edge)
                borders += 1
    assert borders % 2 == 0 and borders > 4 * len(board.hexes)
    assert edge_towards(board, 0, 0) is None


def test_edges_and_corners_of_the_drawing_agree() -> None:
    """The border at edge e lies between corners e and e + 1 and is drawn alike from both hexes."""
    board = load_map("standard")
    for it in board.hexes:
        own = corners(it, 10)
        for edge in EDGES:
            assert isclose(dist(own[edge], own[(edge + 1) % 6]), 10)
            other = neighbour(board, it.index, edge)
            if other is None:
                continue
            theirs = corners(board.hexes[other], 10)
            back = opposite(edge)
            assert dist(own[edge], theirs[(back + 1) % 6]) < 1e-9
            assert dist(own[(edge + 1) % 6], theirs[back]) < 1e-9


def test_south_is_down_and_east_is_right() -> None:
    board = load_map("standard")
    x, y = centre(board.hex("E11"))
    assert centre(board.hex("E13"))[0] > x and centre(board.hex("E13"))[1] == y
    assert centre(board.hex("F12"))[1] > y and centre(board.hex("F12"))[0] > x
    assert centre(board.hex("F10"))[1] > y and centre(board.hex("F10"))[0] < x
