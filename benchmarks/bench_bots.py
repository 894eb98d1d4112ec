"""Measured speed and strength of the opponents: `python benchmarks/bench_bots.py`, or `make bench-bots`.

Every line names what was measured, the figure, the target and the number of games behind it. Seats go round. Times are
CPU time of one core. The targets of the ladder ask for 200 games a pairing, which takes a while: see `--games`.

    --games N   games for each pairing (default 20)
    --jobs J    processes (default 1)
    --seed S    seed of the first game of each pairing
    --strict    exit 1 if a target is missed
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from cz18.bots.arena import Match, Result, seats_for, simulate, summary  # noqa: E402


class Figure(NamedTuple):
    """Something measured, and what it is held against: at least or at most `target`."""

    name: str
    value: float
    unit: str
    target: float
    at_least: bool
    behind: str

    @property
    def is_reached(self) -> bool:
        return self.value >= self.target if self.at_least else self.value <= self.target

    def __str__(self) -> str:
        bound = "at least" if self.at_least else "at most"
        verdict = "reached" if self.is_reached else "MISSED"
        return (
            f"  {self.name:<46} {self.value:>10,.1f} {self.unit:<6} "
            f"{bound} {self.target:,.0f}: {verdict:<8} ({self.behind})"
        )


def play(names: str, players: int, games: int, arguments: argparse.Namespace) -> list[Result]:
    match = Match("standard", seats_for(players, names.split(",")), games, arguments.seed)
    return list(simulate(match, arguments.jobs))


def strength(arguments: argparse.Namespace) -> Figure:
    """How often an Engineer beats two Apprentices."""
    told = summary(play("engineer,apprentice,apprentice", 3, arguments.games, arguments))["bots"]["engineer"]
    low, high = (100 * each for each in told["interval"])
    behind = f"{told['games']} games, 95 % interval {low:.1f} to {high:.1f}"
    return Figure("Engineer against two Apprentices, won", 100 * told["win_share"], "%", 95, True, behind)


def wealth(name: str, target: int, arguments: argparse.Namespace) -> Figure:
    """What three of a kind reach together."""
    told: dict[str, Any] = summary(play(name, 3, arguments.games, arguments))
    return Figure(
        f"three of {name}, together", told["worth_together"], "K", target, True, f"{told['games']} games"
    )


def speed(name: str, target: int, arguments: argparse.Namespace) -> Figure:
    """Seconds for a whole four-player game."""
    results = play(name, 4, max(4, arguments.games // 4), arguments)
    longest = max(item.seconds for item in results)
    behind = f"{len(results)} games, longest {longest:.1f}"
    return Figure(f"a game of four of {name}", mean(item.seconds for item in results), "s", target, False, behind)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--strict", action="store_true")
    arguments = parser.parse_args()
    print("Opponents")
    figures = []
    for measure in (
        lambda: speed("apprentice", 3, arguments),
        lambda: speed("engineer", 20, arguments),
        lambda: wealth("apprentice", 8_000, arguments),
        lambda: wealth("engineer", 15_000, arguments),
        lambda: strength(arguments),
    ):
        figures.append(measure())
        print(figures[-1], flush=True)
    return int(arguments.strict and not all(figure.is_reached for figure in figures))


if __name__ == "__main__":
    sys.exit(main())
