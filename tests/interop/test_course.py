"""The course of a game in figures, against the game itself (X.2)."""

from __future__ import annotations

import pytest

from cz18.rules.asking.course import course
from cz18.rules.events import TrainsRan
from cz18.rules.game import beginning_of, entries, replay
from cz18.rules.questions import company_id, figures_of
from cz18.rules.scoring import result
from cz18.rules.shares.chart import price_of
from cz18.rules.state import Status
from tests.interop.played import TABLES, a_game


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_every_column_is_a_position_of_the_game(board: str, players: int) -> None:
    """At each listed position, worth and prices equal those of the state after that action."""
    game, end = a_game(board, players)
    figures = course(game)
    assert figures["positions"][-1] == len(game.actions)
    assert [line[-1] for line in figures["worth"]] == list(result(end))
    for column, position in enumerate(figures["positions"]):
        state = replay(game._replace(actions=game.actions[:position]))
        assert tuple(line[column] for line in figures["worth"]) == result(state)
        for index, item in enumerate(state.companies):
            on_chart = item.status in (Status.STARTED, Status.FLOATED)
            prices = figures["price"].get(company_id(index))
            shown = prices[column] if prices else None
            assert shown == (price_of(state, index) if on_chart else None)


def test_incomes_add_up() -> None:
    """All income earned by trains is in the columns, each run in its round."""
    game, _ = a_game()
    figures = course(game)
    earned: dict[tuple[str, str], int] = {}
    for entry in entries(game):
        box = figures_of(entry.before).track[entry.before.box]
        for event in entry.events:
            if isinstance(event, TrainsRan):
                earned[f"OR {box.number}", event.company] = event.income
    shown = {
        (name, company): income
        for company, line in figures["income"].items()
        for name, income in zip(figures["rounds"], line, strict=True)
        if income is not None
    }
    assert shown == earned
    assert sum(shown.values()) > 0


def test_rounds_follow_the_track() -> None:
    """One column for every box of the process track before the end."""
    game, end = a_game()
    boxes = [box for box in figures_of(end).track if box.kind != "END"]
    assert len(course(game)["rounds"]) == len(boxes)


def test_a_game_not_yet_begun() -> None:
    """Before the first action there is one column: the set-up."""
    game, _ = a_game()
    bare = game._replace(actions=())
    figures = course(bare)
    assert figures["positions"] == [0]
    assert [line[0] for line in figures["worth"]] == [player.cash for player in beginning_of(bare).players]
    assert figures["price"] == {}
