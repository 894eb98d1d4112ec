"""Measure what research uses: `python benchmarks/bench_research.py`, or `make bench`.

On one core: random self-play, applying actions alone, and independent copies. For comparison it prints the
published figures of RL_18xx, a Rust engine for 1830: 217,000 unchecked actions and 28,900 clones a second. That
is another game on another machine, so it shows the order of magnitude only.

Times are CPU time of one process, the best of several rounds, as in `bench_engine`.

    --quick     fewer rounds
    --strict    exit 1 if a target is missed
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "benchmarks")]

from bench_engine import Figure, cpu_seconds  # noqa: E402

from cz18 import Action, GameState, Session, apply, apply_unchecked, is_over, legal_actions, new_game  # noqa: E402
from cz18.bots.random_bot import names_for  # noqa: E402
from cz18.research.episode import Episode  # noqa: E402
from cz18.rules import engine  # noqa: E402
from cz18.rules.game import no_cycles  # noqa: E402

PUBLISHED = {"applies": "RL_18xx: 217,000 in Rust", "copies": "RL_18xx: 28,900 in Rust"}
COPIES = 200_000
AT = 300
"""Number of actions before the copies are made: the middle of a game."""


class Played(NamedTuple):
    """A random game: its first state and its actions."""

    beginning: GameState
    actions: list[Action]


def random_game(players: int, seed: int, board: str, step: Callable[..., Any]) -> Played:
    """Play a game of uniformly drawn legal actions with this apply function."""
    rng = Random(seed)
    beginning = state = new_game(names_for(players), board=board, seed=seed)
    actions: list[Action] = []
    while not is_over(state):
        action = rng.choice(legal_actions(state))
        state, _ = step(state, action)
        actions.append(action)
    return Played(beginning, actions)


def applied(games: list[Played], step: Callable[..., Any]) -> None:
    for state, actions in games:
        for action in actions:
            state, _ = step(state, action)


def tables(seeds: range, board: str) -> list[tuple[int, int]]:
    """Players and seed of each game."""
    counts = {"standard": (3, 4, 5, 6), "bohemia": (2,)}[board]
    return [(counts[seed % len(counts)], seed) for seed in seeds]


def self_play(seeds: range, rounds: int) -> list[Figure]:
    """Whole games: draw from the legal actions and apply."""
    figures = []
    for name, step in (("checked", apply), ("unchecked", apply_unchecked)):
        games = [random_game(players, seed, "standard", step) for players, seed in tables(seeds, "standard")]
        count = sum(len(game.actions) for game in games)
        best = min(
            cpu_seconds(
                lambda step=step: [random_game(*each, "standard", step) for each in tables(seeds, "standard")]
            )
            for _ in range(rounds)
        )
        behind = f"{len(games)} games, {count} actions, listing included"
        figures.append(Figure(f"random self-play, {name}", count / best, "actions/s", None, True, behind))
    return figures


def applies(seeds: range, rounds: int) -> list[Figure]:
    """Apply known actions."""
    figures = []
    for board, target in (("standard", 100_000), ("bohemia", None)):
        games = [random_game(*each, board, apply_unchecked) for each in tables(seeds, board)]
        count = sum(len(game.actions) for game in games)
        for name, step in (("checked", apply), ("unchecked", apply_unchecked)):
            best = min(cpu_seconds(lambda step=step, games=games: applied(games, step)) for _ in range(rounds))
            behind = f"{len(games)} games, {count} actions; {PUBLISHED['applies']}"
            wanted = target if name == "unchecked" else None
            figures.append(Figure(f"applies, {name}, {board}", count / best, "actions/s", wanted, True, behind))
    return figures


def copies(rounds: int) -> list[Figure]:
    """Independent copies in the middle of a game; a state itself needs none."""
    session, episode, rng = Session(names_for(4), seed=1), Episode("standard", 4, seed=1), Random(1)
    while len(session) < AT:
        session.play(rng.choice(session.legal))
    while episode.actions < AT:
        episode.play_any(rng)
    figures = []
    for name, thing, target in (
        ("copies of a Session, with its log", session, 1_000_000),
        ("copies of an Episode, with its indexes", episode, None),
    ):
        first, second = thing.copy(), thing.copy()
        assert first.state is second.state is thing.state
        copy = thing.copy

        def all_of_them(copy: Callable[[], object] = copy) -> None:
            for _ in range(COPIES):
                copy()

        best = min(cpu_seconds(all_of_them) for _ in range(rounds))
        behind = f"after {AT} actions; {PUBLISHED['copies']}"
        figures.append(Figure(name, COPIES / best, "copies/s", target, True, behind))
    return figures


def branches(rounds: int) -> list[Figure]:
    """Apply every legal action of one state, as a search does instead of copying."""
    state, rng = new_game(names_for(4), seed=1), Random(1)
    positions = []
    while not is_over(state):
        actions = legal_actions(state)
        positions.append((state, actions))
        state, _ = apply_unchecked(state, rng.choice(actions))

    def all_of_them() -> None:
        for there, actions in positions:
            for action in actions:
                apply_unchecked(there, action)

    count = sum(len(actions) for _, actions in positions)
    best = min(cpu_seconds(all_of_them) for _ in range(rounds))
    return [Figure("branches: copy and apply in one", count / best, "branches/s", None, True, f"{count} branches")]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--strict", action="store_true")
    chosen = parser.parse_args()
    rounds, seeds = (1, range(1, 3)) if chosen.quick else (5, range(1, 9))
    print(f"Research, one core ({'compiled' if not (engine.__file__ or '').endswith('.py') else 'not compiled'})")
    figures: list[Figure] = []
    gc.collect()
    with no_cycles():  # states form no reference cycles
        for measure in (
            lambda: self_play(seeds, rounds),
            lambda: applies(seeds, rounds),
            lambda: branches(rounds),
            lambda: copies(rounds),
        ):
            for figure in measure():
                figures.append(figure)
                print(figure, flush=True)
    return 1 if chosen.strict and not all(figure.is_reached for figure in figures) else None


if __name__ == "__main__":
    sys.exit(main())
