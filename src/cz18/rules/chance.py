"""Randomness: a small fixed generator whose state is two integers of the game, seed and number of draws (R-008)."""

from __future__ import annotations

from typing import TypeVar

from cz18.rules.draft import Draft
from cz18.rules.options import Departure

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
T = TypeVar("T")


def random_bits(seed: int, draw: int) -> int:
    """64 well-mixed bits for the draw with this number (the SplitMix64 sequence)."""
    value = (seed + (draw + 1) * GOLDEN) & MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


FOREIGN_MODULUS = 1 << 31


def foreign_random(seed: int, draw: int) -> int:
    """The linear congruential sequence of 18xx.games (Departure.FOREIGN_GENERATOR)."""
    value = seed % FOREIGN_MODULUS
    for _ in range(draw + 1):
        value = (1103515245 * value + 12345) % FOREIGN_MODULUS
    return value


def draw_below(draft: Draft, count: int) -> int:
    """A whole number from 0 to count - 1, each equally likely."""
    if Departure.FOREIGN_GENERATOR in draft.options.departures:
        draft.draws += 1
        return foreign_random(draft.seed, draft.draws - 1) % count
    limit = (MASK + 1) - (MASK + 1) % count
    while True:
        value = random_bits(draft.seed, draft.draws)
        draft.draws += 1
        if value < limit:
            return value % count


def shuffled(draft: Draft, items: tuple[T, ...]) -> tuple[T, ...]:
    """The items in a random order."""
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        other = draw_below(draft, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)
