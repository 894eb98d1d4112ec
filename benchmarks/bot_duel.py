"""Measure one bot against several others in rotating seats: `python benchmarks/bot_duel.py FILE --bot magnate@3000`.

    --bot B       the bot (default baron@1500), with its budget of nodes
    --rivals R    the bots of the other seats, by comma (default magnate@300,magnate@300)
    --board B     default standard
    --games N     number of games (default 30)      --seed S   of the first game (default 8,000,000)
    --jobs J      processes (default 1)

FILE gets a line of JSON for each game; the same command resumes. The lead is the bot's worth minus the mean of the
others; the interval of wins is Wilson's, the one of the lead is 95 %.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from statistics import fmean
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from cz18.bots.arena import wilson  # noqa: E402
from cz18.bots.arena.games import leave_interrupts, play  # noqa: E402


def game(bot: str, rivals: list[str], board: str, seed: int) -> dict[str, Any]:
    """One game; the bot's seat is the seed modulo the number of seats."""
    seat = seed % (len(rivals) + 1)
    found = play([*rivals[:seat], bot, *rivals[seat:]], seed, board)
    decisions, seconds = found.thought[seat]
    return {
        "bot": bot, "rivals": rivals, "board": board, "seed": seed, "seat": seat, "worth": list(found.worth),
        "won": (seat in found.winners) / len(found.winners), "decisions": decisions, "seconds": round(seconds, 2),
    }  # fmt: skip


def lead(line: dict[str, Any]) -> float:
    """The bot's worth minus the mean of the others."""
    mine = line["worth"][line["seat"]]
    return float(mine - (sum(line["worth"]) - mine) / (len(line["worth"]) - 1))


def report(lines: list[dict[str, Any]]) -> None:
    """Wins, lead, worth of all players together and CPU seconds for each decision of the bot."""
    if len(lines) < 2:
        return
    leads = [lead(line) for line in lines]
    mean = fmean(leads)
    half = 1.96 * (sum((item - mean) ** 2 for item in leads) / (len(leads) - 1) / len(leads)) ** 0.5
    won = sum(line["won"] for line in lines)
    low, high = wilson(won, len(lines))
    print(
        f"{len(lines)} games: won {100 * won / len(lines):.1f} % ({100 * low:.1f} to {100 * high:.1f}), "
        f"lead {mean:+.0f} ± {half:.0f} K, together {fmean(sum(line['worth']) for line in lines):.0f} K, "
        f"{sum(line['seconds'] for line in lines) / sum(line['decisions'] for line in lines):.3f} s a decision",
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
    rivals, board = arguments.rivals.split(","), arguments.board
    wanted = range(arguments.seed, arguments.seed + arguments.games)
    lines: dict[int, dict[str, Any]] = {}
    if arguments.file.exists():
        for text in arguments.file.read_text(encoding="utf-8").splitlines():
            line = json.loads(text)
            if (line["bot"], line["rivals"], line["board"]) == (arguments.bot, rivals, board):
                lines[line["seed"]] = line
    left = [seed for seed in wanted if seed not in lines]
    with (
        ProcessPoolExecutor(arguments.jobs, initializer=leave_interrupts) as workers,
        arguments.file.open("a", encoding="utf-8") as file,
    ):
        waiting: set[Future[dict[str, Any]]] = set()
        while left or waiting:
            while left and len(waiting) < 2 * arguments.jobs:
                waiting.add(workers.submit(game, arguments.bot, rivals, board, left.pop(0)))
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for task in done:
                line = task.result()
                lines[line["seed"]] = line
                file.write(json.dumps(line) + "\n")
                file.flush()
                report([lines[seed] for seed in wanted if seed in lines])
    report([lines[seed] for seed in wanted if seed in lines])


if __name__ == "__main__":
    main()
