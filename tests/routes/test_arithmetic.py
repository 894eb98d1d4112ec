"""Where the book's E-train (R-082) and the arithmetic of 18xx.games differ: each position valued under both.

The book counts every city and red tile and fills up with the best towns. The site takes the N most valuable stops of
a route of any length, at most three of them towns. All positions are rows of locations, from west to east.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from cz18.board.network import location_id
from cz18.facts.tiles import Colour
from cz18.routes import plain, search
from cz18.routes.runs import BOOK, GAMES_18XX, Problem, ValuedRoute, run_view, value_route
from tests.routes.drawn import all_reds, in_a_row, train


class Row(NamedTuple):
    """A row with a station at place `own`; what the whole row earns (None: not allowed) and the best route."""

    words: str
    train: str
    own: int
    whole_book: int | None
    whole_site: int
    best_book: int
    best_site: int


ROWS = (
    # A valuable town displaces a cheap city.
    Row("c20 t30 c20 c20", "3E", 0, 60, 70, 70, 70),
    Row("c20 c20 t30 c20", "3E", 1, 60, 70, 70, 70),
    Row("c20 t30 c20 t30 c20", "3E", 0, 60, 80, 70, 80),
    Row("c20 t30 c20 t30 c20 c20", "4E", 0, 80, 100, 100, 100),
    Row("t30 c20 c20 c20 t30", "3E", 2, 60, 80, 70, 80),
    # More cities than N: not allowed by the book, the best N on the site.
    Row("c20 c20 c20 c20", "3E", 0, None, 60, 60, 60),
    Row("c40 c20 c20 c40", "3E", 0, None, 100, 80, 100),
    Row("c60 c20 c20 c20 c60", "3E", 2, None, 140, 100, 140),
    Row("c70 c20 c20 c70", "3E", 1, None, 160, 110, 160),
    Row("c50 c20 c30 c20 c50", "4E", 0, None, 150, 120, 150),
    Row("c20 c30 c40 c50 c60 c70", "5E", 0, None, 250, 200, 250),
    Row("c40 c20 c40 c20 c40", "3E", 0, None, 120, 100, 120),
    # More than three towns: all counted by the book, three on the site.
    Row("c20 t10 t10 t10 t10 c20", "6E", 0, 80, 70, 80, 70),
    Row("c20 t10 t10 t10 t10 t10 t10 c20", "8E", 0, 100, 70, 100, 70),
    Row("c20 t20 t20 t20 t20 c20", "6E", 0, 120, 100, 120, 100),
    Row("c20 t30 t30 t30 t30", "5E", 0, 140, 110, 140, 110),
    Row("t30 t30 c20 t30 t30", "5E", 2, 140, 110, 140, 110),
    Row("c20 t30 t20 t30 t20 t30 c20", "8E", 0, 170, 130, 170, 130),
    # Both at once.
    Row("c20 t30 t30 t30 t30 c20 c20", "5E", 0, 120, 130, 140, 130),
    Row("c20 t30 t30 c20 t30 t30 c20 c60", "6E", 0, 180, 190, 180, 190),
    # Red tiles count as cities in the book and may be left out on the site.
    Row("red c20 c60 c60", "3E", 1, None, 160, 140, 160),
    Row("c60 c20 c20 c20 red", "4E", 1, None, 140, 120, 140),
    Row("red c20 t30 t30 t30 t30 c20 red", "8E", 1, 240, 210, 240, 210),
    Row("red t30 t30 c20 c20", "3E", 3, 80, 100, 90, 100),
)


def ids(row: Row) -> str:
    return f"{row.train}: {row.words}"


@pytest.mark.parametrize("row", ROWS, ids=ids)
@pytest.mark.parametrize("engine", ["default", "plain"])
@pytest.mark.rule("R-082", "VIII.7-07", "VIII.7-08")
def test_the_two_arithmetics(row: Row, engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole row and the best route of the row, by the book and by the site."""
    if engine == "plain":
        monkeypatch.setattr(search, "_engine", plain)
    net = in_a_row(row.words)
    view = run_view(net, [location_id(row.own, 0)], [], Colour.BROWN)
    hexes = [hex_.id for hex_ in net.map.hexes]
    book = value_route(net, view, train(row.train), hexes, BOOK)
    site = value_route(net, view, train(row.train), hexes, GAMES_18XX)
    if row.whole_book is None:
        assert isinstance(book, Problem) and book.code == "too_many_cities"
    else:
        assert isinstance(book, ValuedRoute) and book.income == row.whole_book
    assert isinstance(site, ValuedRoute) and site.income == row.whole_site
    assert search.best_runs(net, view, [train(row.train)]).total == row.best_book
    assert search.best_runs(net, view, [train(row.train)], counting=GAMES_18XX).total == row.best_site


def test_every_row_distinguishes_the_arithmetics() -> None:
    """Each of these positions gives different results under the two arithmetics."""
    assert len(ROWS) >= 20
    for row in ROWS:
        assert (row.whole_book, row.best_book) != (row.whole_site, row.best_site)


@pytest.mark.rule("R-082", "R-084")
def test_other_trains_count_the_same() -> None:
    """The two arithmetics differ for E-trains only."""
    net = in_a_row("c20 t30 t30 t30 t30 c20 red")
    view = run_view(net, [location_id(0, 0)], [], Colour.BROWN, all_reds(net))
    for name in ("2", "3", "4", "5", "2+2", "3+3", "4+4", "5+5"):
        one = search.best_runs(net, view, [train(name)])
        assert one.total == search.best_runs(net, view, [train(name)], counting=GAMES_18XX).total
