"""The exact part of a review equals what the rules and the other commands say."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cz18.interop.files import Opened, open_game
from cz18.review.figures import figures, missed_income, renumbered
from cz18.review.outcome import outcome_of
from cz18.rules.actions import Run
from cz18.rules.company_turn.runs import best_runs
from cz18.rules.events import LoanTaken, TrainsRan
from cz18.rules.game import entries, replay
from cz18.rules.scoring import result

GAMES = Path(__file__).parents[1] / "games"
FILES = ("dev-3p-01", "site-3p-41004")


@cache
def reviewed(name: str) -> tuple[Opened, dict[str, Any]]:
    opened = open_game(GAMES / f"{name}.json.gz")
    return opened, figures(opened.game)


@pytest.mark.parametrize("name", FILES)
def test_every_run_is_compared_with_the_best_one(name: str) -> None:
    """As many as the log has, with the incomes of its events; a better run has routes that add up."""
    opened, found = reviewed(name)
    ran = [
        event.income for entry in entries(opened.game) for event in entry.events if isinstance(event, TrainsRan)
    ]
    assert sum(run["claimed"] for run in found["runs"]) == sum(ran)
    for run in found["runs"]:
        assert run["missed"] == max(0, run["best"] - run["claimed"])
        if run["missed"]:
            assert sum(route["income"] for route in run["routes"]) == run["best"]
    assert missed_income(found["runs"]) == sum(max(0, run["best"] - run["claimed"]) for run in found["runs"])


def test_a_run_with_a_train_too_few_misses_its_income() -> None:
    """The recorded games always run for the most: here the last run leaves out one of its routes."""
    opened, _ = reviewed(FILES[1])
    entry = next(
        entry for entry in entries(opened.game) if isinstance(entry.action, Run) and len(entry.action.routes) > 1
    )
    action = entry.action
    assert isinstance(action, Run)
    ran = next(event for event in entry.events if isinstance(event, TrainsRan))
    worse = Run(action.company, action.routes[:1])
    found = figures(opened.game._replace(actions=(*opened.game.actions[: entry.number - 1], worse)))["runs"][-1]
    assert found["claimed"] == ran.incomes[0] and found["best"] == ran.income
    assert found["missed"] == ran.income - ran.incomes[0] == missed_income([found]) > 0
    assert sum(route["income"] for route in found["routes"]) == ran.income
    assert [route["income"] for route in found["ran"]] == [ran.incomes[0]]


@pytest.mark.parametrize("name", FILES)
def test_worth_and_its_causes(name: str) -> None:
    """The curve ends with the result; the causes of a move are parts of it."""
    opened, found = reviewed(name)
    state = replay(opened.game)
    assert tuple(values[-1] for values in found["course"]["worth"]) == result(state)
    assert found["moves"] and all(move["causes"] for move in found["moves"] if move["change"])
    rounds = {item["round"] for item in found["idle"]}
    assert rounds and all(name.startswith("SR") for name in rounds)


def test_withheld_income_is_what_would_have_been_paid() -> None:
    """Nobody would have received more than the whole income, apart from rounding up (VIII.8)."""
    _, found = reviewed(FILES[0])
    assert found["kept"]
    for item in found["kept"]:
        assert 0 < sum(item["dividends"]) < item["income"] + len(item["dividends"])


def test_loans_are_those_of_the_log() -> None:
    opened, found = reviewed(FILES[0])
    loans = [event for entry in entries(opened.game) for event in entry.events if isinstance(event, LoanTaken)]
    assert [item["amount"] for item in found["loans"]] == [event.amount for event in loans]


def test_numbers_are_replaced_by_those_of_another_log() -> None:
    """Numbers of actions and positions, but not amounts, nor fields of actions and events."""
    review = {
        "runs": [{"action": 2, "before": 1, "missed": 2}],
        "idle": [{"position": 0, "cash": [1]}],
        "course": {"positions": [1, 2]},
        "decisions": [{"action": 1, "played": {"action": 1}}],
    }
    assert renumbered(review, [10, 20]) == {
        "runs": [{"action": 20, "before": 10, "missed": 2}],
        "idle": [{"position": 0, "cash": [1]}],
        "course": {"positions": [10, 20]},
        "decisions": [{"action": 10, "played": {"action": 1}}],
    }


def test_the_outcome_of_a_plan_is_that_of_the_game() -> None:
    """The last actions of a game as a plan: their incomes, the worth they lead to, the best runs there."""
    opened, _ = reviewed(FILES[0])
    log = list(entries(opened.game))[-80:-40]
    found = outcome_of(log[0].before, [entry.action for entry in log])
    ran = [event.income for entry in log for event in entry.events if isinstance(event, TrainsRan)]
    assert [item["income"] for item in found["incomes"]] == ran
    assert tuple(item["after"] for item in found["worth"]) == result(log[-1].after)
    for item in found["best"]:
        assert item["after"] == best_runs(log[-1].after, item["company"]).total
