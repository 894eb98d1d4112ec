"""Positions from random games for the tests of this folder. Each game is played once and cached."""

from __future__ import annotations

from functools import cache

from cz18.bots.random_bot import STYLES, Played, play_random_game
from cz18.rules.engine import decision
from cz18.rules.game import Game
from cz18.rules.state import GameState

TABLES = (
    ("standard", 3),
    ("standard", 4),
    ("standard", 5),
    ("standard", 6),
    ("bohemia", 2),
    ("moravia_silesia", 3),
)


@cache
def a_game(board: str = "standard", players: int = 4, seed: int = 11) -> tuple[Game, GameState]:
    """A complete game between random players of all styles."""
    return play_random_game(players, seed, tuple(STYLES), board=board)


@cache
def steps(board: str, players: int, seed: int = 11) -> tuple[Played, ...]:
    """Every step of a random game."""
    kept: list[Played] = []
    play_random_game(players, seed, tuple(STYLES), kept.append, board=board)
    return tuple(kept)


@cache
def by_decision(seeds: int = 3) -> dict[str, tuple[Played, ...]]:
    """Steps of random games on all boards, by the kind of decision answered."""
    found: dict[str, list[Played]] = {}
    for board, players in TABLES:
        for seed in range(seeds):
            for step in steps(board, players, seed):
                due = decision(step.before)
                assert due is not None
                found.setdefault(due.kind, []).append(step)
    return {kind: tuple(kept) for kind, kept in found.items()}
