"""Golden games replay with unchanged results."""

from __future__ import annotations

import pytest
from transcripts.writing import FOLDER, GAMES, differences, kept_game

from cz18 import ACTIONS, decision, entries, is_over


@pytest.mark.parametrize("name", GAMES)
def test_golden_games_are_played_as_before(name: str) -> None:
    """Every action of the file is legal, with the same number of choices and the same money after every round.

    After an intended rule change: `make golden`, and review the diff.
    """
    assert "\n".join(differences(name)) == ""


def test_the_files_are_those_of_the_games() -> None:
    """Every transcript file is compared."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


def test_golden_games_have_seen_a_lot() -> None:
    """They are played to the end and contain every kind of action and decision."""
    actions, decisions = set(), set()
    for name in GAMES:
        last = None
        for entry in entries(kept_game(name)):
            actions.add(type(entry.action).__name__)
            due = decision(entry.before)
            assert due is not None
            decisions.add(due.kind)
            last = entry.after
        assert last is not None and is_over(last)
    assert ACTIONS.keys() - actions <= {"SellLocalRailway", "ScrapTrain"}
    assert decisions >= {
        "pre_stock_turn", "stock_turn", "auction_opening", "auction_bid", "railway_tile", "home_station", "home_city",
        "track", "station", "run", "dividend", "acquisition", "trains", "answer", "station_conflict",
        "take_over_trains", "return_trains",
    }  # fmt: skip
