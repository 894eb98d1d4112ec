"""Measure the rules engine: `python benchmarks/bench_engine.py`, or `make bench`.

Each line has the measure, the figure, the target and the number of actions or positions. Times are CPU time of one
process, the best of several rounds, since other work on the machine can only slow a round down.
The recorded games are those in `tests/games`; the positions come from seeded random games.

    --quick     fewer rounds
    --strict    exit 1 if a target is missed
"""

from __future__ import annotations

import argparse
import os
import pickle
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]
os.environ["PYTHONPATH"] = str(ROOT / "src")  # for the fresh processes

from cz18.bots.random_bot import Played, play_random_game  # noqa: E402
from cz18.facts.trains import PHASES  # noqa: E402
from cz18.interop.files import read_json  # noqa: E402
from cz18.interop.games_18xx.importer import import_game  # noqa: E402
from cz18.rules import engine  # noqa: E402
from cz18.rules.engine import action_ranges, apply_unchecked  # noqa: E402
from cz18.rules.state import CompanyStep, GameState, Step  # noqa: E402

GAMES = ROOT / "tests" / "games"
IMPORTS = 7
LATE = next(phase.index for phase in PHASES if phase.letter == "g")
"""First phase with brown tiles; track steps from here on count as late."""


class Figure(NamedTuple):
    """A measured figure and its target, if any: at least or at most `target`."""

    name: str
    value: float
    unit: str
    target: float | None
    at_least: bool
    behind: str

    @property
    def is_reached(self) -> bool:
        if self.target is None:
            return True
        return self.value >= self.target if self.at_least else self.value <= self.target

    def __str__(self) -> str:
        held_against = ""
        if self.target is not None:
            bound = "at least" if self.at_least else "at most"
            verdict = "reached" if self.is_reached else "MISSED"
            target = f"{self.target:,.1f}".removesuffix(".0")
            held_against = f"{bound} {target}: {verdict:<8} "
        return f"  {self.name:<46} {self.value:>10,.1f} {self.unit:<10} {held_against}({self.behind})"


def cpu_seconds(doing: Callable[[], Any]) -> float:
    start = time.process_time()
    doing()
    return time.process_time() - start


REPLAYING = """
import pickle, sys, time
from cz18.rules.game import replay
games = pickle.load(sys.stdin.buffer)
times = [0.0] * 4
for game in games:
    for turn in range(len(times)):
        start = time.process_time()
        replay(game)
        times[turn] += time.process_time() - start
print(*times)
"""
"""Replay each game once with cold caches and three times with warm ones."""


def replay_speeds(files: list[Any], processes: int) -> list[Figure]:
    """Checked and applied actions per second of our own logs: in a fresh process, and with warm caches.

    The targets are 15 and 25 times the speed of another engine on the same machine.
    """
    games = [import_game(data).game for data in files]
    actions = sum(len(game.actions) for game in games)
    best = [float("inf")] * 2
    for _ in range(processes):
        done = subprocess.run(
            [sys.executable, "-c", REPLAYING], input=pickle.dumps(games), capture_output=True, check=True
        )
        first, *again = map(float, done.stdout.split())
        best = [min(best[0], first), min(best[1], *again)]
    behind = f"{len(games)} logs, {actions} actions, best of {processes} fresh processes"
    return [
        Figure(
            "replay of logs on first sight, caches empty", actions / best[0], "actions/s", 34_000, True, behind
        ),
        Figure("replay of logs, warm", actions / best[1], "actions/s", 56_000, True, behind),
    ]


def import_speed(files: list[Any], rounds: int, *, departures: bool) -> list[Figure]:
    """Actions per second of 18xx.games files: decoded and checked under the profile, without traces."""
    actions = sum(import_game(data, departures=departures).actions for data in files)  # also warms the caches
    best = min(
        cpu_seconds(lambda: [import_game(data, departures=departures) for data in files]) for _ in range(rounds)
    )
    name = "import of recorded games" + (", with departures" if departures else ", warm")
    target = 3_000 if departures else 20_000
    return [Figure(name, actions / best, "actions/s", target, True, f"{len(files)} games, {actions} actions")]


def cold_import_speed(files: list[Any]) -> list[Figure]:
    """The same in a fresh process with empty caches."""
    script = (
        "import sys, time; from pathlib import Path; from cz18.interop.files import read_json; "
        "from cz18.interop.games_18xx.importer import import_game; "
        "files = [read_json(Path(name)) for name in sys.argv[1:]]; start = time.process_time(); "
        "count = sum(import_game(data).actions for data in files); print(count, time.process_time() - start)"
    )
    names = [str(path) for path in game_files()]
    done = subprocess.run([sys.executable, "-c", script, *names], capture_output=True, text=True, check=True)
    count, seconds = done.stdout.split()
    name = "import of recorded games on first sight"
    return [Figure(name, int(count) / float(seconds), "actions/s", 20_000, True, f"{len(files)} games, once")]


def game_files() -> list[Path]:
    return sorted(path for path in GAMES.glob("*.json.gz") if "-2p-" not in path.name)


def random_steps(seeds: range) -> list[Played]:
    """Every step of a few seeded games for three to six players."""
    steps: list[Played] = []
    for seed in seeds:
        play_random_game(3 + seed % 4, seed, on_step=steps.append)
    return steps


def apply_speed(steps: list[Played], rounds: int) -> list[Figure]:
    """Median time of `apply_unchecked` over actions from `action_ranges`."""
    for step in steps:
        apply_unchecked(step.before, step.action)
    times = []
    for step in steps:
        best = min(cpu_seconds(lambda step=step: apply_unchecked(step.before, step.action)) for _ in range(rounds))
        times.append(best * 1e6)
    behind = f"{len(times)} actions, 99 % within {sorted(times)[len(times) * 99 // 100]:,.0f}"
    return [Figure("apply of a legal action, median", statistics.median(times), "µs", 30, False, behind)]


def is_late_track_step(state: GameState) -> bool:
    due = state.pending[-1]
    return isinstance(due, CompanyStep) and due.step is Step.TRACK and state.phase >= LATE


def legal_actions_speed(steps: list[Played], rounds: int) -> list[Figure]:
    """Time of `action_ranges` in late track steps, worst position."""
    states = [step.before for step in steps if is_late_track_step(step.before)]
    times = [
        min(cpu_seconds(lambda state=state: action_ranges(state)) for _ in range(rounds)) * 1e3 for state in states
    ]
    behind = f"{len(times)} positions, median {statistics.median(times):.2f}"
    return [Figure("action_ranges in a late track step, worst", max(times), "ms", 5, False, behind)]


def import_time() -> list[Figure]:
    """Time of `import cz18` in a fresh process, minus an empty program; with bytecode present."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

    def run(script: str) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", script], env=environment, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def best(script: str) -> float:
        return min(run(script) for _ in range(IMPORTS))

    milliseconds = (best("import cz18") - best("pass")) * 1e3
    return [Figure("import cz18", milliseconds, "ms", 100, False, f"best of {IMPORTS} fresh processes")]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--strict", action="store_true")
    chosen = parser.parse_args()
    rounds = 1 if chosen.quick else 5
    files = [read_json(path) for path in game_files()]
    steps = random_steps(range(1, 3 if chosen.quick else 9))
    print(f"The rules engine ({'compiled' if not (engine.__file__ or '').endswith('.py') else 'not compiled'})")
    figures: list[Figure] = []
    for measure in (
        import_time,
        lambda: replay_speeds(files, rounds),
        lambda: cold_import_speed(files),
        lambda: import_speed(files, rounds, departures=False),
        lambda: import_speed(files, 1 if chosen.quick else 2, departures=True),
        lambda: apply_speed(steps, rounds),
        lambda: legal_actions_speed(steps, rounds),
    ):
        for figure in measure():
            figures.append(figure)
            print(figure, flush=True)
    return 1 if chosen.strict and not all(figure.is_reached for figure in figures) else 0


if __name__ == "__main__":
    sys.exit(main())
