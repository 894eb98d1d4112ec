"""A tournament of opponents with ratings: python examples/tournament.py --games 12 --jobs 2"""

import argparse
from collections.abc import Sequence
from typing import Any

from cz18.bots.arena import Match, simulate, summary


def main(arguments: Sequence[str] | None = None) -> dict[str, Any]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", default="engineer,apprentice,builder")
    parser.add_argument("--board", default="standard")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args(arguments)

    # Seats rotate by one from game to game, so no bot always has the best one.
    match = Match(chosen.board, tuple(chosen.seats.split(",")), chosen.games, seed=1869)
    totals = summary(list(simulate(match.tables(), chosen.jobs)))
    for name, figures in sorted(totals["bots"].items(), key=lambda item: -item[1]["rating"]["elo"]):
        low, high = figures["interval"]
        print(f"{name:<12} rating {figures['rating']['elo']:>5}, won {low:.0%} to {high:.0%} (95 %)")
    return totals


if __name__ == "__main__":
    main()
