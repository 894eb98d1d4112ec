"""Boards with numbers of players, and random games on them by action index."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cz18.research.episode import Episode

TABLES = [("standard", 3), ("standard", 6), ("bohemia", 2), ("moravia_silesia", 2), ("moravia_silesia", 3)]


def random_episode(board: str, players: int, seed: int, most: int = 20_000) -> Iterator[Episode]:
    """A random game as a generator: the same episode object before every action, and at the end."""
    rng = Random(seed)
    episode = Episode(board, players, most=most, seed=seed)
    while not episode.over:
        yield episode
        episode.play_any(rng)
    yield episode
