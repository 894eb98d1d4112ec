"""Ratings from games: Bradley-Terry strengths on the scale of Elo, with intervals by resampling the games.

Between two different opponents in a game, higher worth is a win, equal worth half a win for each. Three seats of one
game are not three independent games, so intervals come from resampling whole games.

>>> ratings([(("strong", "weak"), (900, 500))] * 9 + [(("strong", "weak"), (400, 500))])["strong"].elo > 1550
True
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log10
from random import Random
from typing import NamedTuple

MIDDLE = 1500
PRIOR = 0.5
"""Prior wins for each ordered pair of opponents, so that every rating is finite."""
RESAMPLED = 300
Game = tuple[tuple[str, ...], tuple[int, ...]]
"""Seats and worths."""


class Rating(NamedTuple):
    """Elo, with the interval of 95 % of the resampled ratings."""

    elo: int
    low: int
    high: int


def ratings(games: Sequence[Game], seed: int = 0) -> dict[str, Rating]:
    """A rating for every opponent; their mean is 1500. The same games give the same ratings."""
    names = sorted({name for seats, _ in games for name in seats})
    if len(names) < 2:
        return {name: Rating(MIDDLE, MIDDLE, MIDDLE) for name in names}
    won = [_wins(game, names) for game in games]
    rng = Random(seed)
    drawn = [_elos([rng.choice(won) for _ in won], len(names)) for _ in range(RESAMPLED)]
    found = {}
    for index, (name, elo) in enumerate(zip(names, _elos(won, len(names)), strict=True)):
        spread = sorted(each[index] for each in drawn)
        low, high = spread[RESAMPLED // 40], spread[-1 - RESAMPLED // 40]
        found[name] = Rating(round(elo), round(low), round(high))
    return found


Wins = dict[tuple[int, int], float]
"""Winner and loser by number, and how often."""


def _wins(game: Game, names: Sequence[str]) -> Wins:
    seats, worths = game
    won: Wins = {}
    for one, mine in enumerate(worths):
        for other, theirs in enumerate(worths):
            if seats[one] != seats[other] and mine >= theirs:
                pair = names.index(seats[one]), names.index(seats[other])
                won[pair] = won.get(pair, 0.0) + (1.0 if mine > theirs else 0.5)
    return won


def _elos(won: Sequence[Wins], count: int) -> list[float]:
    """Strengths as Elo, by Zermelo's fixed-point iteration."""
    wins = [[0.0 if one == other else PRIOR for other in range(count)] for one in range(count)]
    for each in won:
        for (one, other), number in each.items():
            wins[one][other] += number
    strengths = [1.0] * count
    for _ in range(100):
        for one in range(count):
            met = sum(
                (wins[one][other] + wins[other][one]) / (strengths[one] + strengths[other])
                for other in range(count)
                if other != one
            )
            strengths[one] = sum(wins[one]) / met
        mean = sum(map(log10, strengths)) / count
        strengths = [strength / 10**mean for strength in strengths]
    return [MIDDLE + 400 * log10(strength) for strength in strengths]
