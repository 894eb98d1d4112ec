"""The Tycoon: complete games on every board, reproducible for a seed and a node budget, and the obvious choices."""

from __future__ import annotations

import inspect
import time
from collections.abc import Callable
from itertools import count
from random import Random
from types import SimpleNamespace

import pytest
from bots import test_positions

from cz18 import Action, GameState, check, is_over, replay
from cz18.bots.arena import played
from cz18.bots.base import as_seen
from cz18.bots.roster import bot_named
from cz18.bots.search import policy, search
from cz18.bots.search.policy import SearchPolicy
from cz18.bots.search.rollout import Rollout, Scenario, worths
from cz18.bots.strategies import ENGINEER, TYCOON
from cz18.bots.strategy import Strategy
from cz18.bots.weights import IN_MORAVIA, styled
from cz18.rules.engine import action_ranges
from cz18.rules.scoring import result
from cz18.rules.setup import new_game

FEW = 60
LIKE_THE_STRENGTH = ("others_dividend", "spite", "envy", "jealousy")
"""Weights that depend on the strength and not on the map: the weight of a rival's gain."""
TABLES = [
    pytest.param("standard", ("tycoon", "balanced", "apprentice"), marks=pytest.mark.full),
    pytest.param("standard", ("founder", "tycoon", "acquirer", "buyer", "pauper"), marks=pytest.mark.full),
    ("bohemia", ("tycoon", "apprentice")),
    ("moravia_silesia", ("balanced", "tycoon")),
    pytest.param("moravia_silesia", ("tycoon", "trader", "apprentice"), marks=pytest.mark.full),
]


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=lambda item: item if isinstance(item, str) else len(item))
def test_whole_games_on_every_board(board: str, seats: tuple[str, ...]) -> None:
    """Even with a tiny budget a game ends without an illegal action, and its log replays."""
    game, ended = played(seats, 21, board, nodes=FEW)
    assert is_over(replay(game))
    assert ended.winners


@pytest.mark.full
def test_the_same_seed_and_nodes_give_the_same_game() -> None:
    """The choice depends on the node budget, not on time."""
    seats = ("tycoon", "balanced")
    first, again, richer = (played(seats, 5, "bohemia", nodes=nodes)[0] for nodes in (FEW, FEW, 20 * FEW))
    assert first == again
    assert first.actions != richer.actions


def test_the_budget_is_passed_on() -> None:
    """The roster passes the budget to searching bots only."""
    found = bot_named("tycoon", 77)
    assert isinstance(found, Strategy) and found.search == SearchPolicy(nodes=77)
    assert bot_named("tycoon", 77) is found, "the same strategy is made once"
    engineer = bot_named("engineer", 77)
    assert isinstance(engineer, Strategy) and engineer.search is None


@pytest.mark.parametrize("style", [None, "3/1"])
@pytest.mark.parametrize(("name", "usual"), [("engineer", ENGINEER), ("tycoon", TYCOON)])
def test_in_moravia_silesia_they_have_weights_of_that_map(name: str, usual: Strategy, style: str | None) -> None:
    """With those of the standard map a Tycoon won 16 % of its games there: docs/bots-measured.md."""
    bot = bot_named(name, FEW, style)
    assert isinstance(bot, Strategy)
    for board, players in (("standard", "ABC"), ("bohemia", "AB")):
        assert bot.weights_in(new_game(list(players), seed=1, board=board)) == bot.weights
    there = new_game(["A", "B", "C"], seed=1, board="moravia_silesia")
    wanted = IN_MORAVIA._replace(**{each: getattr(usual.weights, each) for each in LIKE_THE_STRENGTH})
    if style is not None:
        wanted = styled(wanted, Random(style))
    found = bot.weights_in(there)
    for each, value in wanted._asdict().items():
        assert getattr(found, each) == pytest.approx(value), each
    assert bot.forecasts(there).weights == found != bot.weights


# Positions


def _positions() -> list[tuple[str, Callable[..., None]]]:
    """The hand-made positions: those for every bot, and those for the Engineer."""
    return [
        (name, function)
        for name, function in vars(test_positions).items()
        if name.startswith("test_") and inspect.isfunction(function)
    ]


@pytest.mark.parametrize(
    ("name", "position"), _positions(), ids=lambda item: item if isinstance(item, str) else ""
)
def test_hand_made_positions(name: str, position: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    """What is obviously right is right for the Tycoon, too."""
    bot = _tycoon(3000)
    monkeypatch.setattr(test_positions, "ENGINEER", bot)
    position(**dict.fromkeys(inspect.signature(position).parameters, bot))


def test_there_are_ten_positions() -> None:
    """At least ten positions are required."""
    assert len(_positions()) >= 10


# Looking ahead


def _tycoon(nodes: int, seconds: float = policy.SECONDS) -> Strategy:
    return TYCOON.replace(search=SearchPolicy(nodes=nodes, seconds=seconds))


def a_late_stock_round() -> GameState:
    """A position from a played game."""
    seen: list[GameState] = []

    def watch(state: GameState, action: Action) -> None:
        if state.stock is not None and state.box >= 9 and len(action_ranges(state)) > 3:
            seen.append(state)

    played(("apprentice", "apprentice", "apprentice"), 4, on_step=watch)
    return as_seen(seen[0])


def test_reasons() -> None:
    """Expected result of the choice, of the second best, and the nodes used; an early cut is reported."""
    state = a_late_stock_round()
    choices = action_ranges(state)
    said = _tycoon(2000).decide_with_reasons(state, choices, Random(1))
    assert check(state, said.action) is None
    assert [reason.what for reason in said.reasons] == ["expected", "next best", "nodes"]
    cut = _tycoon(10**9, seconds=0.0).decide_with_reasons(state, choices, Random(1))
    assert cut.reasons[-1].what == "cut"
    assert check(state, cut.action) is None


def test_a_paused_machine_does_not_change_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit in seconds is CPU time of the search: time that passes without work does not count."""
    state = a_late_stock_round()
    choices = action_ranges(state)
    usual = _tycoon(2000).decide_with_reasons(state, choices, Random(1))
    hours = count(0.0, 3600.0)
    clocks = SimpleNamespace(thread_time=time.thread_time, monotonic=lambda: next(hours))
    monkeypatch.setattr(search, "time", clocks)
    assert _tycoon(2000).decide_with_reasons(state, choices, Random(1)) == usual


def test_the_budget_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision ends within one round of rollouts after its nodes are used up; with a tiny budget there is no
    search."""
    state = a_late_stock_round()
    searches: list[policy.Search] = []

    class Watched(policy.Search):
        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments)  # type: ignore[arg-type]
            searches.append(self)

    monkeypatch.setattr(policy, "Search", Watched)
    for nodes in (policy.LEAST_NODES - 1, 300, 3000):
        _tycoon(nodes).decide(state, action_ranges(state), Random(1))
    few, many = (item.used for item in searches)
    assert few < many
    assert few < 300 + policy.MOST_CHOICES * 250
    assert many < 3000 + policy.MOST_CHOICES * 250


def test_a_rollout_follows_the_rules_and_its_scenario() -> None:
    """The same scenario gives the same result, another a different one; it ends at its horizon, and no company
    builds."""
    state = a_late_stock_round()
    rollout = Rollout(state, ENGINEER)
    end = state.box + 2
    first, again, other = (rollout.play(state, Scenario(number), end) for number in (1, 1, 2))
    assert first == again != other
    assert first.box == end and first.laid == state.laid
    whole = rollout.play(state, Scenario(0), 99)
    assert is_over(whole)
    assert worths(rollout.player.forecasts(whole)) == [float(each) for each in result(whole)]
    assert all(500 < worth < 30_000 for worth in worths(rollout.player.forecasts(first)))


def test_the_expected_worth_is_near_the_final_worth() -> None:
    """Every player's expected worth is of the same magnitude as the final worth."""
    seen: list[GameState] = []
    _, ended = played(("engineer", "engineer", "engineer"), 8, on_step=lambda state, _: seen.append(state))
    late = next(state for state in seen if state.stock is not None and state.box >= 18)
    forecasts = Rollout(late, ENGINEER).player.forecasts(late)
    expected = worths(forecasts)
    assert 0.75 * sum(ended.worth) < sum(expected) < 1.25 * sum(ended.worth)
    for one, came in zip(expected, ended.worth, strict=True):
        assert 0.6 * came < one < 1.6 * came
