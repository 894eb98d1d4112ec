"""Measure changes of the Magnate one by one with paired seeds: `python benchmarks/bot_variants.py FILE --games 100`.

For each seed three Magnates play (the base), then one of them with the change, once in each seat. The gain of the
changed seat, in K of lead (its worth minus the mean of the others) and in wins, is paired with the same seat of the
base. FILE gets a line of JSON for each game; the same command resumes.

    --games N      seeds for each change (default 100; three games each)
    --seed S       the first seed (default 8,000,000)
    --only NAMES   changes by comma; see VARIANTS
    --nodes N      search budget (default 1: no search)
    --minutes M    start no game after M minutes      --jobs J  processes (default 1)
    --record P     write the results as JSON
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import lru_cache
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from cz18.bots.arena.games import leave_interrupts, play  # noqa: E402
from cz18.bots.roster import style_of  # noqa: E402
from cz18.bots.strategies import MAGNATE  # noqa: E402
from cz18.bots.strategy import Strategy  # noqa: E402
from cz18.bots.weights import styled  # noqa: E402

SEATS = 3
Change = Callable[[Strategy], Strategy]


def weighing(**weights: Any) -> Change:
    """The same strategy with these weights."""
    return lambda strategy: strategy.replace(weights=strategy.weights._replace(**weights))


def searching(**changes: Any) -> Change:
    """The same strategy with another search."""

    def changed(strategy: Strategy) -> Strategy:
        assert strategy.search is not None
        return strategy.replace(search=strategy.search._replace(**changes))

    return changed


VARIANTS: dict[str, Change] = {
    "large newcomers 0.7": weighing(newcomers=(0.335, 0.35, 0.7)),
    "large newcomers 1.2": weighing(newcomers=(0.335, 0.35, 1.2)),
    "no dividends searched": searching(kinds=frozenset({"acquisition"})),
}
"""Each on top of the Magnate."""


@lru_cache(maxsize=1024)
def _bot(variant: str, nodes: int, style: str) -> Strategy:
    def change(strategy: Strategy) -> Strategy:
        if strategy.search is not None:
            strategy = strategy.replace(search=strategy.search._replace(nodes=nodes))
        strategy = VARIANTS[variant](strategy) if variant else strategy
        return strategy.replace(weights=styled(strategy.weights, Random(style)))

    return MAGNATE.everywhere(change)


def game(variant: str, seat: int, seed: int, nodes: int) -> list[int]:
    """The worth of each seat; the changed one is `seat`, none for the base."""
    names = [variant if each == seat else "" for each in range(SEATS)]
    return list(play([_bot(name, nodes, style_of(seed, each)) for each, name in enumerate(names)], seed).worth)


def lead(worth: Sequence[int], seat: int) -> float:
    return worth[seat] - (sum(worth) - worth[seat]) / (len(worth) - 1)


def won(worth: Sequence[int], seat: int) -> float:
    return (worth[seat] == max(worth)) / worth.count(max(worth))


def mean_and_interval(values: Sequence[float]) -> tuple[float, float]:
    mean = fmean(values)
    if len(values) < 2:
        return mean, float("inf")
    return mean, 1.96 * (sum((item - mean) ** 2 for item in values) / (len(values) - 1) / len(values)) ** 0.5


def report(games: dict[tuple[str, int, int], list[int]]) -> list[dict[str, Any]]:
    """Gains of each change: seeds are the independent units, each with the mean over its seats."""
    found = []
    print(f"{'change':<28} seeds  lead K           wins pp        table K          wins %")
    for variant in VARIANTS:
        gains: dict[int, list[tuple[float, float, float, float]]] = {}
        for (name, seat, seed), worth in games.items():
            base = games.get(("", 0, seed))
            if name == variant and base is not None:
                gains.setdefault(seed, []).append((
                    lead(worth, seat) - lead(base, seat), 100 * (won(worth, seat) - won(base, seat)),
                    float(sum(worth) - sum(base)), 100 * won(worth, seat),
                ))  # fmt: skip
        whole = [each for each in gains.values() if len(each) == SEATS]
        if len(whole) < 2:
            continue
        figures = [
            mean_and_interval([fmean(item[place] for item in each) for each in whole]) for place in range(4)
        ]
        shown = "  ".join(f"{mean:+7.1f} ± {half:5.1f}" for mean, half in figures)
        print(f"{variant:<28} {len(whole):5}  {shown}", flush=True)
        names = ("lead", "wins", "table", "won")
        found.append({"change": variant, "seeds": len(whole)} | {
            name: [round(mean, 1), round(half, 1)] for name, (mean, half) in zip(names, figures, strict=True)
        })  # fmt: skip
    return found


def run(arguments: argparse.Namespace, games: dict[tuple[str, int, int], list[int]]) -> None:
    end = time.monotonic() + 60 * arguments.minutes
    names = [name for name in VARIANTS if not arguments.only or name in arguments.only.split(",")]
    wanted = [
        key
        for seed in range(arguments.seed, arguments.seed + arguments.games)
        for key in [("", 0, seed), *((name, seat, seed) for name in names for seat in range(SEATS))]
        if key not in games
    ]
    waiting: dict[Future[list[int]], tuple[str, int, int]] = {}
    shown = time.monotonic()
    with (
        ProcessPoolExecutor(arguments.jobs, initializer=leave_interrupts) as workers,
        arguments.file.open("a", encoding="utf-8") as file,
    ):
        while wanted or waiting:
            while wanted and len(waiting) < 2 * arguments.jobs and time.monotonic() < end:
                name, seat, seed = wanted.pop(0)
                task = workers.submit(game, name, seat if name else -1, seed, arguments.nodes)
                waiting[task] = (name, seat, seed)
            if not waiting:
                break
            for task in wait(waiting, return_when=FIRST_COMPLETED).done:
                name, seat, seed = key = waiting.pop(task)
                games[key] = task.result()
                line = {"change": name, "seat": seat, "seed": seed, "nodes": arguments.nodes, "worth": games[key]}
                file.write(json.dumps(line) + "\n")
                file.flush()
            if time.monotonic() - shown > 30:
                shown = time.monotonic()
                print(f"{len(games)} games, {len(wanted)} left, {end - shown:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=8_000_000)
    parser.add_argument("--only", default="")
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--record", type=Path)
    arguments = parser.parse_args()
    games: dict[tuple[str, int, int], list[int]] = {}
    if arguments.file.exists():
        for text in arguments.file.read_text(encoding="utf-8").splitlines():
            line = json.loads(text)
            if line["nodes"] == arguments.nodes:
                games[line["change"], line["seat"], line["seed"]] = line["worth"]
    if arguments.games:
        run(arguments, games)
    found = report(games)
    if arguments.record is not None:
        arguments.record.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
