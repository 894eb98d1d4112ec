"""Measure the environments: `python benchmarks/bench_environments.py`, or `make bench`.

PettingZoo's environment of every board beside chess_v6 of PettingZoo, with the same loop: `last`, `sample`, `step`.
Then SelfPlay with 0, 1 and 2 processes. What is compared runs in turns, several rounds each, and every round plays
other games, so that no cache helps; the figures are medians. Environments are measured in CPU time, processes in wall
time, which needs free cores.

chess_v6 needs the packages chess and pygame-ce, which `make bench` installs; without them its ratio is left out.

    --quick           fewer steps
    --against SRC     also play SelfPlay with the package in this folder (the src of another checkout, compiled)
    --strict          exit 1 if a target is missed
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "benchmarks")]

from bench_engine import Figure, cpu_seconds  # noqa: E402

from cz18.research import aec_env, seat_env  # noqa: E402

ROUNDS = 5
TABLES = (("standard", 3), ("standard", 6), ("bohemia", 2), ("moravia_silesia", 3))
GAMES = 64
BATCHES = (("64 games", GAMES, 1), ("256 games in 2 groups", 256, 2))
"""Name, games and groups. The target of two processes is for the last of them."""
CHESS_STEPS = 2000
"""Several whole games: their first moves are faster."""
TIMES_CHESS, TIMES_BEFORE, TIMES_ONE_PROCESS = 10, 3, 1.5
"""Targets: of the standard game with three players, of `--against`, and of two processes."""


def chess() -> Any:
    """PettingZoo's chess, or None without the packages it needs."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        from pettingzoo.classic import chess_v6
    except ImportError as missing:
        print(f"  chess_v6 is not measured: {missing}; pip install chess pygame-ce")
        return None
    return chess_v6.env()


def step_through(env: Any, steps: int, seed: int) -> None:
    """Play random actions by the usual loop of PettingZoo."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    done = 0
    while done < steps:
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
            done += not over
            if done >= steps:
                return
        env.reset()


def step_through_seat(env: Any, steps: int, seed: int) -> None:
    """Play random actions at one seat."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    for _ in range(steps):
        _, _, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        if terminated or truncated:
            _, info = env.reset()


def in_turns(measures: Mapping[str, Callable[[int], float]]) -> dict[str, float]:
    """The median of each figure over all rounds; a round measures each of them once."""
    found: dict[str, list[float]] = {name: [] for name in measures}
    for number in range(ROUNDS):
        for name, measure in measures.items():
            found[name].append(measure(1000 * (number + 1)))
    return {name: median(figures) for name, figures in found.items()}


def environments(steps: int) -> list[Figure]:
    def rate(env: Any, count: int, loop: Callable[[Any, int, int], None]) -> Callable[[int], float]:
        loop(env, 200, 1)
        return lambda seed: count / cpu_seconds(lambda: loop(env, count, seed))

    measures = {
        f"AEC, {board}, {players} players": rate(aec_env(board, players), steps, step_through)
        for board, players in TABLES
    }
    measures["AEC, standard, 3 players, flat"] = rate(aec_env("standard", 3, flat=True), steps, step_through)
    measures["a seat, standard, 3 players, flat"] = rate(
        seat_env("standard", 3, flat=True), steps // 3, step_through_seat
    )
    other = chess()
    if other is not None:
        measures["chess_v6"] = rate(other, CHESS_STEPS, step_through)
    rates = in_turns(measures)
    behind = f"CPU time, median of {ROUNDS} rounds of {steps} steps"
    figures = [Figure(name, value, "steps/s", None, True, behind) for name, value in rates.items()]
    if other is not None:
        for board, players in TABLES:
            target = TIMES_CHESS if (board, players) == TABLES[0] else None
            times = rates[f"AEC, {board}, {players} players"] / rates["chess_v6"]
            figures.append(
                Figure(f"AEC over chess_v6, {board}, {players}", times, "times", target, True, "the same run")
            )
    return figures


SELF_PLAY = """
import sys, time
from random import Random
from cz18.research import SelfPlay
games, steps, processes, groups, seed = map(int, sys.argv[1:])
rng = Random(seed)
in_groups = {"groups": groups} if groups > 1 else {}
with SelfPlay("standard", 3, games=games, processes=processes, seed=seed, **in_groups) as play:
    turn = play.turn
    start = time.perf_counter(), time.process_time()
    for _ in range(steps * groups):
        turn = play.step([rng.choice(legal) for legal in turn.legal])
    print(games * steps / (time.perf_counter() - start[0]), games * steps / (time.process_time() - start[1]))
"""


def self_play(
    source: Path, steps: int, seed: int, games: int = GAMES, processes: int = 0, groups: int = 1
) -> tuple[float, float]:
    """Actions a second of SelfPlay with the package in this folder, by wall time and by CPU time."""
    arguments = map(str, (games, steps, processes, groups, seed))
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(
        [sys.executable, "-c", SELF_PLAY, *arguments], env=environment, capture_output=True, text=True, check=True
    )
    wall, cpu = map(float, done.stdout.split())
    return wall, cpu


def batches(steps: int, against: Path | None) -> list[Figure]:
    here = ROOT / "src"

    def by_wall_time(games: int, processes: int, groups: int) -> Callable[[int], float]:
        return lambda seed: self_play(here, steps, seed, games, processes, groups)[0]

    rates = in_turns(
        {
            f"SelfPlay, {name}, {processes} processes": by_wall_time(games, processes, groups)
            for name, games, groups in BATCHES
            for processes in (0, 1, 2)
        }
    )
    behind = f"wall time, median of {ROUNDS} rounds of {steps} turns"
    figures = [Figure(name, value, "actions/s", None, True, behind) for name, value in rates.items()]
    *_, one, two = rates.values()
    load = f"load of {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    figures.append(Figure("SelfPlay, 2 processes over 1", two / one, "times", TIMES_ONE_PROCESS, True, load))
    if against is not None:
        pair = in_turns(
            {
                "here": lambda seed: self_play(here, steps, seed)[1],
                "there": lambda seed: self_play(against, steps, seed)[1],
            }
        )
        behind = f"{pair['here']:,.0f} against {pair['there']:,.0f} actions/s, CPU time"
        figures.append(
            Figure(
                "SelfPlay over the other checkout",
                pair["here"] / pair["there"],
                "times",
                TIMES_BEFORE,
                True,
                behind,
            )
        )
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--strict", action="store_true")
    parser.add_argument("--against", type=Path, metavar="SRC")
    chosen = parser.parse_args()
    steps, turns = (1200, 40) if chosen.quick else (6000, 150)
    start = time.monotonic()
    print("Environments")
    figures: list[Figure] = []
    measures: list[Callable[[], list[Figure]]] = [
        lambda: environments(steps),
        lambda: batches(turns, chosen.against),
    ]
    for measure in measures:
        for figure in measure():
            figures.append(figure)
            print(figure, flush=True)
    print(f"  measured in {time.monotonic() - start:.0f} s")
    return 1 if chosen.strict and not all(figure.is_reached for figure in figures) else 0


if __name__ == "__main__":
    sys.exit(main())
