"""Measure one bot against several others in rotating seats: `python benchmarks/bot_duel.py FILE --bot magnate@3000`.

    --bot B       the bot (default baron@1500), with its budget of nodes
    --rivals R    the bots of the other seats, by comma (default magnate@300,magnate@300)
    --board B     default standard
    --games N     number of games (default 30)      --seed S   of the first game (default 8,000,000)
    --jobs J      processes (default 1)

FILE gets a line of JSON for each game; the same command resumes. The lead is the bot's worth minus the mean of the
others; the interval of wins is Wilson's, the one of the lead is 95 %. `bench_baron.py` plays its rows in the same way.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from cz18.bots.arena import wilson  # noqa: E402
from cz18.bots.arena.games import leave_interrupts, play  # noqa: E402
from cz18.bots.arena.summary import Z_95  # noqa: E402

Line = dict[str, Any]
"""A game as it is stored."""


class Duel(NamedTuple):
    """Games of one bot against others, one for each seed from `seed` on."""

    bot: str
    rivals: tuple[str, ...]
    board: str
    seed: int
    games: int

    def stored(self, file: Path) -> dict[int, Line]:
        """Its games in this file, by seed."""
        lines: dict[int, Line] = {}
        if file.exists():
            for text in file.read_text(encoding="utf-8").splitlines():
                line = json.loads(text)
                same = (line["bot"], tuple(line["rivals"]), line["board"]) == (self.bot, self.rivals, self.board)
                if same and self.seed <= line["seed"] < self.seed + self.games:
                    lines[line["seed"]] = line
        return dict(sorted(lines.items()))


def game(bot: str, rivals: Sequence[str], board: str, seed: int) -> Line:
    """One game; the bot's seat is the seed modulo the number of seats."""
    seat = seed % (len(rivals) + 1)
    found = play([*rivals[:seat], bot, *rivals[seat:]], seed, board)
    decisions, seconds = found.thought[seat]
    return {
        "bot": bot, "rivals": list(rivals), "board": board, "seed": seed, "seat": seat, "worth": list(found.worth),
        "won": (seat in found.winners) / len(found.winners), "decisions": decisions, "seconds": round(seconds, 2),
    }  # fmt: skip


def play_missing(
    duel: Duel, file: Path, jobs: int = 1, on_game: Callable[[list[Line]], None] = lambda lines: None
) -> dict[int, Line]:
    """All games of a duel by seed; those that are not in the file are played, and written as soon as each ends."""
    lines = duel.stored(file)
    left = [seed for seed in range(duel.seed, duel.seed + duel.games) if seed not in lines]
    if not left:
        return lines
    with (
        ProcessPoolExecutor(jobs, initializer=leave_interrupts) as workers,
        file.open("a", encoding="utf-8") as output,
    ):
        waiting: set[Future[Line]] = set()
        while left or waiting:
            while left and len(waiting) < 2 * jobs:
                waiting.add(workers.submit(game, duel.bot, duel.rivals, duel.board, left.pop(0)))
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for task in done:
                line = task.result()
                lines[line["seed"]] = line
                output.write(json.dumps(line) + "\n")
                output.flush()
                on_game([lines[seed] for seed in sorted(lines)])
    return dict(sorted(lines.items()))


# Figures


def lead(line: Line) -> float:
    """The bot's worth minus the mean of the others."""
    mine = line["worth"][line["seat"]]
    return float(mine - (sum(line["worth"]) - mine) / (len(line["worth"]) - 1))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; 0 for a single value."""
    mean = fmean(values)
    return mean, (sum((item - mean) ** 2 for item in values) / max(1, len(values) - 1) / len(values)) ** 0.5


def wins(lines: Sequence[Line]) -> tuple[float, float, float]:
    """The share of wins in percent, with the 95 % interval of Wilson."""
    won = sum(line["won"] for line in lines)
    low, high = wilson(won, len(lines))
    return 100 * won / len(lines), 100 * low, 100 * high


def seconds_per_decision(lines: Sequence[Line]) -> float:
    """CPU seconds for each decision of the bot."""
    return float(sum(line["seconds"] for line in lines) / sum(line["decisions"] for line in lines))


def report(lines: Sequence[Line]) -> None:
    """Wins, lead, worth of all players together and CPU seconds for each decision of the bot."""
    if len(lines) < 2:
        return
    mean, error = mean_and_error([lead(line) for line in lines])
    share, low, high = wins(lines)
    print(
        f"{len(lines)} games: won {share:.1f} % ({low:.1f} to {high:.1f}), "
        f"lead {mean:+.0f} ± {Z_95 * error:.0f} K, together {fmean(sum(line['worth']) for line in lines):.0f} K, "
        f"{seconds_per_decision(lines):.3f} s a decision",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--bot", default="baron@1500")
    parser.add_argument("--rivals", default="magnate@300,magnate@300")
    parser.add_argument("--board", default="standard")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=8_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    rivals = tuple(arguments.rivals.split(","))
    duel = Duel(arguments.bot, rivals, arguments.board, arguments.seed, arguments.games)
    report(list(play_missing(duel, arguments.file, arguments.jobs, report).values()))


if __name__ == "__main__":
    main()
