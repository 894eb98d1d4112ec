"""The bots play the pinned games exactly as before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from guard.writing import ADVERSARIES, STRENGTHS, chosen, kept, line_of, table_of

from cz18.facts.games import figures
from cz18.facts.maps import MAP_NAMES

CHEAP = (4, 22, 27)
"""Games of one or two CPU seconds that every run plays; together they cover all boards and strengths."""


def is_played_as_before(line: str) -> None:
    assert line_of(table_of(line)) == line


def test_a_few_games_are_played_as_before(each: Callable[..., None]) -> None:
    """Three of the pinned games are unchanged. After an intended change: `make golden`, and review the diff."""
    each([kept()[number] for number in CHEAP], is_played_as_before)


@pytest.mark.full
@pytest.mark.parametrize("line", [line for number, line in enumerate(kept()) if number not in CHEAP])
def test_all_games_are_played_as_before(line: str) -> None:
    is_played_as_before(line)


def test_every_board_number_of_players_and_bot_is_pinned() -> None:
    tables = [table_of(line) for line in kept()]
    assert len(set(tables)) == 40 and tables == chosen()
    assert {(table.board, len(table.seats)) for table in tables} == {
        (board, players) for board in MAP_NAMES for players in figures(board).starting_cash
    }
    assert {seat for table in tables for seat in table.seats} == {"random", *STRENGTHS, *ADVERSARIES}
    cheap = [tables[number] for number in CHEAP]
    assert {table.board for table in cheap} == set(MAP_NAMES)
    assert {seat for table in cheap for seat in table.seats} >= {*STRENGTHS}
