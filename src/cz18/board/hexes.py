"""Hex geometry: edges, neighbours, coordinates."""

from math import sqrt

from cz18.facts.maps import DIRECTIONS, STEPS, Hex, Map

__all__ = ["DIRECTIONS", "EDGES", "STEPS", "centre", "corners", "edge_towards", "neighbour", "opposite"]

EDGES = range(6)  # clockwise from the lower left


def opposite(edge: int) -> int:
    """The edge across the hex; also the neighbour's name for the same border."""
    return (edge + 3) % 6


def neighbour(map: Map, hex_index: int, edge: int) -> int | None:
    """The hex across this edge, or None at the map edge."""
    return map.hexes[hex_index].neighbours[edge]


def edge_towards(map: Map, hex_index: int, other: int) -> int | None:
    """The edge of a hex that borders the other hex, or None if they are not neighbours."""
    neighbours = map.hexes[hex_index].neighbours
    return neighbours.index(other) if other in neighbours else None


def centre(hex: Hex, side: float = 1.0) -> tuple[float, float]:
    """Centre of a hex with sides of length `side`: x to the east, y to the south."""
    return hex.column * side * sqrt(3) / 2, hex.row * side * 1.5


def corners(hex: Hex, side: float = 1.0) -> tuple[tuple[float, float], ...]:
    """The six corners; edge e runs from corner e to corner e + 1 (mod 6).

      3
    2   4
    1   5
      0
    """
    x, y = centre(hex, side)
    half_width, half_side = side * sqrt(3) / 2, side / 2
    return (
        (x, y + side),
        (x - half_width, y + half_side),
        (x - half_width, y - half_side),
        (x, y - side),
        (x + half_width, y - half_side),
        (x + half_width, y + half_side),
    )
