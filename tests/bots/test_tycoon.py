"""The Tycoon: whole games on every board, the same game for the same seed and nodes, and the obvious choices."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from random import Random

import pytest
from bots import test_positions

from cz18 import Action, GameState, check, is_over, replay
from cz18.bots import tycoon
from cz18.bots.arena import played
from cz18.bots.base import as_seen
from cz18.bots.engineer import Engineer
from cz18.bots.forecast.incomes import ExpectedIncomes
from cz18.bots.roster import bot_named
from cz18.bots.search.rollout import RolloutPlayer, Scenario, roll_out, worths
from cz18.bots.tycoon import Tycoon
from cz18.bots.weights import ENGINEER, IN_MORAVIA, TYCOON, Weights, styled
from cz18.rules.engine import legal_actions
from cz18.rules.scoring import result
from cz18.rules.setup import new_game

FEW = 60
LIKE_THE_STRENGTH = ("others_dividend", "spite", "envy", "jealousy")
"""What a rival's gain counts is a matter of strength, not of the map."""
TABLES = [
    ("standard", ("tycoon", "balanced", "apprentice")),
    pytest.param("standard", ("founder", "tycoon", "acquirer", "buyer", "pauper"), marks=pytest.mark.full),
    ("bohemia", ("tycoon", "apprentice")),
    ("moravia_silesia", ("balanced", "tycoon")),
    pytest.param("moravia_silesia", ("tycoon", "trader", "apprentice"), marks=pytest.mark.full),
]


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=lambda item: item if isinstance(item, str) else len(item))
def test_whole_games_on_every_board(board: str, seats: tuple[str, ...]) -> None:
    """With a tiny budget, too, a game comes to its end without an illegal action, and its log replays."""
    game, ended = played(seats, 21, board, nodes=FEW)
    assert is_over(replay(game))
    assert ended.winners


@pytest.mark.full
def test_the_same_seed_and_nodes_give_the_same_game() -> None:
    """Time plays no part in what it chooses, the budget does."""
    seats = ("tycoon", "balanced")
    first, again, richer = (played(seats, 5, "bohemia", nodes=nodes)[0] for nodes in (FEW, FEW, 20 * FEW))
    assert first == again
    assert first.actions != richer.actions


def test_nodes_are_passed_on() -> None:
    """The roster gives the budget to who searches, and only to him."""
    found = bot_named("tycoon", 77)
    assert isinstance(found, Tycoon) and found.nodes == 77
    assert isinstance(bot_named("tycoon"), Tycoon)
    assert not isinstance(bot_named("engineer", 77), Tycoon)


@pytest.mark.parametrize("style", [None, "3/1"])
@pytest.mark.parametrize(("name", "usual"), [("engineer", ENGINEER), ("tycoon", TYCOON)])
def test_in_moravia_silesia_they_have_weights_of_that_map(name: str, usual: Weights, style: str | None) -> None:
    """With those of the standard map a Tycoon won 16 % of its games there: docs/bots-measured.md."""
    bot = bot_named(name, FEW, style)
    assert isinstance(bot, Engineer)
    for board, players in (("standard", "ABC"), ("bohemia", "AB")):
        assert bot.weights_in(new_game(list(players), seed=1, board=board)) == bot.weights
    there = new_game(["A", "B", "C"], seed=1, board="moravia_silesia")
    wanted = IN_MORAVIA._replace(**{each: getattr(usual, each) for each in LIKE_THE_STRENGTH})
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
    bot = Tycoon(nodes=3000)
    monkeypatch.setattr(test_positions, "ENGINEER", bot)
    position(**dict.fromkeys(inspect.signature(position).parameters, bot))


def test_there_are_ten_positions() -> None:
    """At least so many are asked for."""
    assert len(_positions()) >= 10


# Looking ahead


def a_late_stock_round() -> GameState:
    """A position of a played game."""
    seen: list[GameState] = []

    def watch(state: GameState, action: Action) -> None:
        if state.stock is not None and state.box >= 9 and len(legal_actions(state)) > 3:
            seen.append(state)

    played(("apprentice", "apprentice", "apprentice"), 4, on_step=watch)
    return as_seen(seen[0])


def test_what_it_says() -> None:
    """The expected result of the choice, that of the next best, and the nodes behind them; a cut is named."""
    state = a_late_stock_round()
    choices = legal_actions(state)
    said = Tycoon(nodes=2000).decide_with_reasons(state, choices, Random(1))
    assert check(state, said.action) is None
    assert [reason.what for reason in said.reasons] == ["expected", "next best", "nodes"]
    cut = Tycoon(nodes=10**9, seconds=0.0).decide_with_reasons(state, choices, Random(1))
    assert cut.reasons[-1].what == "cut"
    assert check(state, cut.action) is None


def test_the_budget_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision ends within one round of scenarios after its nodes are used up; with hardly any there is no search."""
    state = a_late_stock_round()
    searches: list[tycoon.Search] = []

    class Watched(tycoon.Search):
        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments)  # type: ignore[arg-type]
            searches.append(self)

    monkeypatch.setattr(tycoon, "Search", Watched)
    for nodes in (tycoon.LEAST_NODES - 1, 300, 3000):
        Tycoon(nodes=nodes).decide(state, legal_actions(state), Random(1))
    few, many = (search.used for search in searches)
    assert few < many
    assert few < 300 + tycoon.MOST_CHOICES * 250
    assert many < 3000 + tycoon.MOST_CHOICES * 250


def test_a_rollout_keeps_to_the_rules_and_to_its_scenario() -> None:
    """The same scenario gives the same result, another a different one; it ends where it should, nobody builds."""
    state = a_late_stock_round()
    players = [RolloutPlayer(ENGINEER, ExpectedIncomes(state)) for _ in range(3)]
    end = state.box + 2
    first, again, other = (roll_out(state, players, Scenario(number), end) for number in (1, 1, 2))
    assert first == again != other
    assert first.box == end and first.laid == state.laid
    whole = roll_out(state, players, Scenario(0), 99)
    assert is_over(whole)
    assert worths(players[0].forecasts(whole)) == [float(each) for each in result(whole)]
    assert all(500 < worth < 30_000 for worth in worths(players[0].forecasts(first)))


def test_what_is_expected_beside_what_comes() -> None:
    """What everybody is expected to have is of the size of what he has in the end."""
    seen: list[GameState] = []
    _, ended = played(("engineer", "engineer", "engineer"), 8, on_step=lambda state, _: seen.append(state))
    late = next(state for state in seen if state.stock is not None and state.box >= 18)
    forecasts = RolloutPlayer(ENGINEER, ExpectedIncomes(late)).forecasts(late)
    expected = worths(forecasts)
    assert 0.75 * sum(ended.worth) < sum(expected) < 1.25 * sum(ended.worth)
    for one, came in zip(expected, ended.worth, strict=True):
        assert 0.6 * came < one < 1.6 * came
