"""A custom bot plays against others in the arena: python examples/own_bot.py --games 6"""

import argparse
from collections.abc import Sequence
from random import Random
from typing import Any

from cz18 import Action, GameState, apply_unchecked, decision, definite, worth
from cz18.bots import range_of, register
from cz18.bots.arena import Match, simulate, summary

MOST = 40
"""Number of choices considered; few enough to stay fast."""


class Greedy:
    """Takes the choice with the highest immediate worth."""

    def decide(self, view: GameState, choices: Sequence[Action], rng: Random) -> Action:
        """One of the choices; a free price is the lowest."""
        lowest = [
            choice if (free := range_of(choice)) is None else definite(choice, free.low) for choice in choices
        ]
        seat = self._seat(view)
        looked_at = lowest if len(lowest) <= MOST else rng.sample(lowest, MOST)
        return max(looked_at, key=lambda choice: (self._worth(view, choice, seat), rng.random()))

    def _seat(self, view: GameState) -> int:
        due = decision(view)
        assert due is not None
        return due.player

    def _worth(self, view: GameState, choice: Action, seat: int) -> int:
        after, _ = apply_unchecked(view, choice)  # states are values, so this changes nothing
        return worth(after, seat)


def main(arguments: Sequence[str] | None = None) -> dict[str, Any]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6)
    chosen = parser.parse_args(arguments)

    register("greedy", Greedy)
    match = Match("standard", ("greedy", "balanced", "balanced"), chosen.games, seed=1)
    totals = summary(list(simulate(match.tables())))
    for name, figures in totals["bots"].items():
        print(
            f"{name:<10} won {figures['win_share']:.0%} (par {figures['par']:.0%}), {figures['worth']['mean']} K"
        )
    return totals


if __name__ == "__main__":
    main()
