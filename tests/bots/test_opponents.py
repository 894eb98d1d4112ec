"""Bots in complete games: legal, reproducible, without access to the seed, and able to give reasons."""

from __future__ import annotations

from random import Random

import pytest

from cz18 import Action, GameState, check, is_over, new_game, replay
from cz18.bots.arena import played
from cz18.bots.arena.games import play
from cz18.bots.arena.summary import different
from cz18.bots.base import STAND_IN_SEED, Weighed, as_seen, best_of_equals
from cz18.bots.roster import STRENGTHS, bot_named, bot_names
from cz18.bots.strategies import APPRENTICE, ENGINEER
from cz18.bots.strategy import Strategy
from cz18.rules.actions import EndStep, LayTile
from cz18.rules.engine import action_ranges

TABLES = [
    ("standard", ("engineer", "apprentice", "apprentice")),
    ("standard", ("apprentice", "acquirer", "pauper", "engineer", "buyer")),
    ("standard", ("apprentice", "trader", "apprentice", "builder", "apprentice", "founder")),
    ("bohemia", ("engineer", "apprentice")),
    ("moravia_silesia", ("apprentice", "engineer")),
    ("moravia_silesia", ("engineer", "acquirer", "apprentice")),
]


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=lambda item: item if isinstance(item, str) else len(item))
def test_whole_games_on_every_board(board: str, seats: tuple[str, ...]) -> None:
    """A game ends without an illegal action (the arena raises on one), and its log replays."""
    game, ended = played(seats, 11, board)
    state = replay(game)
    assert is_over(state)
    assert ended.actions == len(game.actions)
    assert ended.worth == tuple(sum_ for sum_ in ended.worth)
    assert ended.winners and all(ended.worth[seat] == max(ended.worth) for seat in ended.winners)


def test_the_same_seed_gives_the_same_game() -> None:
    """All randomness comes from the seed."""
    seats = ("engineer", "apprentice")
    first, again, other = (played(seats, seed, "bohemia")[0] for seed in (5, 5, 6))
    assert first == again
    assert first.actions != other.actions


def test_no_two_games_are_alike_on_the_small_map() -> None:
    """Two players in Moravia-Silesia, where styles matter little: ties between tiles are broken at random."""
    games = [play(("engineer", "engineer"), seed, "moravia_silesia") for seed in range(1, 13)]
    assert different(games) == len(games)


def test_only_ties_are_broken_at_random() -> None:
    """Never for a lower score, nor between two types of action; the same random numbers give the same choice."""
    tiles = [LayTile("Sx", hex_, "9", 0) for hex_ in ("E19", "E21", "G23")]
    weighed = [
        Weighed(5.0, EndStep("Sx", "track")),
        Weighed(7.0, tiles[0]),
        Weighed(7.0, tiles[1]),
        Weighed(6.9, tiles[2]),
    ]
    weighed.append(Weighed(7.0, EndStep("By", "track")))
    found = [best_of_equals(weighed, Random(seed)) for seed in range(40)]
    assert {item.action for item in found if item} == {tiles[0], tiles[1]}
    assert found == [best_of_equals(weighed, Random(seed)) for seed in range(40)]
    assert best_of_equals([], Random(1)) is None


def test_a_bot_sees_everything_but_the_seed() -> None:
    """The placeholder seed is the same for every game (III.1-01)."""
    states = [new_game(["Ada", "Ben", "Cyd"], seed=seed) for seed in (7, 8)]
    assert {as_seen(state).seed for state in states} == {STAND_IN_SEED}
    assert as_seen(states[0])._replace(seed=7) == states[0]


def test_every_name_is_a_bot() -> None:
    """The roster knows each of its names, the strengths first, and no others."""
    assert bot_names()[: len(STRENGTHS)] == tuple(STRENGTHS)
    for name in bot_names():
        assert callable(bot_named(name).decide)
    with pytest.raises(ValueError, match="grandmaster"):
        bot_named("grandmaster")


@pytest.mark.parametrize("bot", [APPRENTICE, ENGINEER], ids=lambda bot: bot.name)
def test_reasons_are_given(bot: Strategy) -> None:
    """The choice is the same with and without reasons, and many decisions have reasons."""
    shown, asked = 0, 0

    def watch(state: GameState, action: Action) -> None:
        nonlocal shown, asked
        choices = action_ranges(state)
        if len(choices) < 2 or asked >= 60:
            return
        asked += 1
        decided = bot.decide_with_reasons(as_seen(state), choices, Random(3))
        assert decided.action == bot.decide(as_seen(state), choices, Random(3))
        assert check(state, decided.action) is None
        assert len(decided.reasons) <= 3
        shown += bool(decided.reasons) and all(reason.what in str(decided) for reason in decided.reasons)

    played(("apprentice", "apprentice"), 3, "bohemia", on_step=watch)
    assert shown > asked / 3
