"""Search with rollouts in which companies build: legal and reproducible choices within the budget, on every board."""

from __future__ import annotations

from random import Random

import pytest

from cz18 import Action, GameState, check
from cz18.bots.arena import play
from cz18.bots.base import Asked, Bot, as_seen
from cz18.bots.engineer import weigh_track
from cz18.bots.search.builder import builder, weigh_track_again
from cz18.bots.search.playing_out import LEAST_NODES, PlayOutPolicy
from cz18.bots.strategies import BARON, ENGINEER, MAGNATE
from cz18.bots.strategy import Strategy
from cz18.facts.companies import COMPANY
from cz18.facts.games import figures
from cz18.facts.maps import MAP_NAMES
from cz18.rules.engine import action_ranges, decision

PLACES = [
    pytest.param(board, players, marks=pytest.mark.full if board == "standard" and players > 3 else ())
    for board in MAP_NAMES
    for players in sorted(figures(board).starting_cash)
]
"""A short run leaves out the standard board with more than three players."""
FEW = PlayOutPolicy(nodes=LEAST_NODES)
OFTEN = 40
"""A rollout that is under way when the budget ends is finished: this many times the least budget is never reached."""


def positions(board: str, players: int, kind: str, seed: int = 3) -> list[GameState]:
    """The decisions of this kind in a game of Engineers."""
    found = []

    def watch(state: GameState, _: Action) -> None:
        due = decision(state)
        assert due is not None
        if due.kind == kind:
            found.append(as_seen(state))

    play(("engineer",) * players, seed, board, on_step=watch)
    return found


def searching(policy: PlayOutPolicy) -> Strategy:
    """The Baron with another search."""
    return BARON.everywhere(lambda strategy: strategy.replace(search=policy))


@pytest.mark.parametrize(("board", "players"), PLACES)
def test_stock_turns_are_legal_reproducible_and_within_the_budget(board: str, players: int) -> None:
    """The reasons name the nodes; the same generator gives the same choice."""
    bot, searched = searching(FEW), 0
    for state in positions(board, players, "stock_turn")[::17]:
        choices = action_ranges(state)
        first, again = (bot.decide_with_reasons(state, choices, Random(5)) for _ in range(2))
        assert first == again
        assert check(state, first.action) is None
        nodes = [reason.value for reason in first.reasons if reason.what == "nodes"]
        assert all(value < OFTEN * LEAST_NODES for value in nodes)
        searched += bool(nodes)
    assert searched


def test_a_budget_too_small_for_a_rollout_means_no_search() -> None:
    """Then the Baron decides as a Magnate without search."""
    bot, plain = searching(FEW._replace(nodes=1)), MAGNATE.everywhere(lambda each: each.replace(search=None))
    for state in positions("standard", 3, "stock_turn")[::9]:
        choices = action_ranges(state)
        assert bot.decide(state, choices, Random(1)) == plain.decide(state, choices, Random(1))


@pytest.mark.parametrize("board", MAP_NAMES)
def test_cached_rankings_of_tiles_are_those_of_the_engineer(board: str) -> None:
    """Twice, so that the second answers come from the cache."""
    here, players = BARON.elsewhere.get(board, BARON), min(figures(board).starting_cash)
    for strategy in (builder(here), builder(here.replace(weights=ENGINEER.weights))):
        for state in positions(board, players, "track")[::7] * 2:
            due = decision(state)
            assert due is not None and due.company is not None
            company = COMPANY[due.company].index
            asked = Asked(state, due.kind, due.player, company, action_ranges(state), Random(1))
            assert weigh_track_again(strategy, asked) == weigh_track(strategy, asked)


@pytest.mark.full
@pytest.mark.parametrize(("board", "players"), [("standard", 3), ("bohemia", 2), ("moravia_silesia", 2)])
def test_whole_games(board: str, players: int) -> None:
    """A game with rollouts of the smallest budget ends, twice in the same way."""
    seats: list[str | Bot] = [searching(FEW), *["engineer"] * (players - 1)]
    assert play(seats, 4, board).same_game(play(seats, 4, board))
