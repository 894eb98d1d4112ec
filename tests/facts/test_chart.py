"""The share price chart and its moves (IX)."""

import pytest

from cz18.facts.chart import INDEX, PRICES, START_PRICES, diagonal_left, diagonal_right, left, right
from cz18.facts.companies import Size

LOWER = [
    40,
    50,
    55,
    60,
    65,
    70,
    80,
    90,
    100,
    110,
    120,
    132,
    144,
    158,
    172,
    188,
    204,
    222,
    240,
    260,
    290,
    320,
    350,
]
UPPER = [
    45,
    53,
    58,
    63,
    68,
    75,
    85,
    95,
    105,
    115,
    126,
    138,
    151,
    165,
    180,
    196,
    213,
    231,
    250,
    275,
    305,
    335,
    370,
]


@pytest.mark.rule("IX.1-02")
def test_two_rows_of_23_prices_that_mesh() -> None:
    """In rising order the prices lie by turns in the lower and in the upper row (IX.1)."""
    assert list(PRICES[0::2]) == LOWER and list(PRICES[1::2]) == UPPER
    assert list(PRICES) == sorted(set(PRICES)) and len(PRICES) == 46
    assert all(PRICES[space] == price for price, space in INDEX.items()) and len(INDEX) == 46


@pytest.mark.parametrize("row", [LOWER, UPPER], ids=["lower", "upper"])
@pytest.mark.parametrize("place", range(23))
@pytest.mark.rule("IX.2-01", "IX.2-02", "IX.2-03", "IX.2-04", "IX.2-05")
def test_moves_within_a_row_from_every_price(row: list[int], place: int) -> None:
    """Dividends move right, no dividend left, each to the end of the row at most (IX.2)."""
    space = INDEX[row[place]]
    assert PRICES[right(space, 1)] == row[min(place + 1, 22)]
    assert PRICES[right(space, 2)] == row[min(place + 2, 22)]
    assert PRICES[left(space)] == row[max(place - 1, 0)]


@pytest.mark.parametrize("space", range(46))
@pytest.mark.rule("IX.3-01", "IX.3-02", "IX.3-03", "IX.3-04")
def test_diagonal_moves_from_every_price(space: int) -> None:
    """A sale goes to the next lower price, sold out to the next higher one; 40 and 370 hold (IX.3)."""
    line = sorted(LOWER + UPPER)
    assert PRICES[diagonal_left(space)] == line[max(space - 1, 0)]
    assert PRICES[diagonal_right(space)] == line[min(space + 1, 45)]


@pytest.mark.rule("IX.2-01", "IX.2-02", "IX.2-03", "IX.2-04", "IX.2-05", "R-037")
def test_examples_of_operating_rounds() -> None:
    """The examples with numbers (IX.2)."""
    one = {60: 65, 63: 68, 320: 350, 350: 350, 370: 370}
    two = {100: 120, 95: 115, 320: 350, 350: 350, 335: 370}
    back = {60: 55, 50: 40, 40: 40, 45: 45}
    assert {price: PRICES[right(INDEX[price], 1)] for price in one} == one
    assert {price: PRICES[right(INDEX[price], 2)] for price in two} == two
    assert {price: PRICES[left(INDEX[price])] for price in back} == back


@pytest.mark.rule("IX.3-01", "IX.3-02", "IX.3-03", "IX.3-04")
def test_examples_of_stock_rounds() -> None:
    """The examples with numbers (IX.3)."""
    down = {100: 95, 95: 90, 45: 40, 40: 40}
    up = {100: 105, 105: 110, 350: 370, 370: 370}
    assert {price: PRICES[diagonal_left(INDEX[price])] for price in down} == down
    assert {price: PRICES[diagonal_right(INDEX[price])] for price in up} == up


def test_start_prices() -> None:
    """They stand in the lower row (VII.5)."""
    assert START_PRICES == {
        Size.SMALL: (50, 55, 60, 65, 70),
        Size.MEDIUM: (60, 70, 80, 90, 100),
        Size.LARGE: (90, 100, 110, 120),
    }
    assert {price for prices in START_PRICES.values() for price in prices} <= set(LOWER)
