"""The share price chart (IX.1) and its moves (IX.2, IX.3).

It has two interleaved rows: in ascending order the prices alternate between the lower row (even spaces) and the upper
one (odd spaces). A space is the index of a price in that order.
"""

from cz18.facts._data import read
from cz18.facts.companies import Size

_DATA = read("chart")

PRICES: tuple[int, ...] = tuple(_DATA["prices"])
INDEX: dict[int, int] = {price: space for space, price in enumerate(PRICES)}
START_PRICES: dict[Size, tuple[int, ...]] = {
    Size.named(name): tuple(prices) for name, prices in _DATA["start_prices"].items()
}


def right(space: int, steps: int) -> int:
    """`steps` spaces right in the same row, at most to the end of the row (IX.2)."""
    last = len(PRICES) - 1 - (len(PRICES) - 1 - space) % 2
    return min(space + 2 * steps, last)


def left(space: int) -> int:
    """One step left in the same row; at the end of the row the marker stays (IX.2)."""
    return max(space - 2, space % 2)


def diagonal_left(space: int) -> int:
    """One step down the zigzag, as after a sale; the lowest space is the limit (IX.3)."""
    return max(space - 1, 0)


def diagonal_right(space: int) -> int:
    """One step up the zigzag, as when sold out; the highest space is the limit (IX.3)."""
    return min(space + 1, len(PRICES) - 1)
