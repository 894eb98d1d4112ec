"""Tune the Engineer's weights: `python benchmarks/tune_weights.py FILE --games 400`; `--meet` measures given weights.

In every game each seat's weights are drawn around the present ones. The worth of a seat minus the mean of its
game is regressed on its weights, which gives the gain in K for a step of each. FILE gets a line per game; all
its lines are used. Needs numpy.

    --games N   games to play (none: only read what FILE has)
    --seed S    seed of the first game; seeds already in FILE are skipped
    --around J  weights as JSON in place of the present ones, as in '{"trust": 1.0, "control": 0.1}'
    --meet J    instead: one Engineer with these weights against present ones, seats drawn; print the result
    --board B   the board (default standard)
    --players P number of players (default 3)
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from cz18.bots.arena.games import play  # noqa: E402
from cz18.bots.roster import style_of  # noqa: E402
from cz18.bots.strategies import ENGINEER as STRATEGY  # noqa: E402
from cz18.bots.weights import ENGINEER, Weights, styled  # noqa: E402

STEPS = {
    "trust": 0.25, "control": 0.5, "burden": 0.7, "office": 0.5, "hesitation": 0.12, "own_hesitation": 0.25,
    "exchange": 0.7, "reinvested": 0.5, "newcomers": 0.2, "as_usual": 0.2, "rank": 0.4, "fading": 0.4,
    "next_train": 0.25, "idle_treasury": 0.4, "others_dividend": 0.6, "spite": 0.6, "envy": 0.6, "jealousy": 0.5,
    "room_made": 0.5, "worth_acquiring": 0.5, "room_for_railway": 0.5, "prudence": 0.5,
}  # fmt: skip
"""Standard deviation of the logarithm of each drawn weight."""
USUAL_WORTH = 6300
"""Worths are scaled to this mean, so that boards can be compared."""


def given(text: str) -> Weights:
    """The Engineer's weights with these replaced."""
    found: dict[str, Any] = json.loads(text)
    changed: dict[str, Any] = {name: tuple(it) if isinstance(it, list) else it for name, it in found.items()}
    return ENGINEER._replace(**changed)


def drawn(middle: Weights, steps: dict[str, float]) -> Weights:
    """Weights this many steps from the centre."""
    factors = {name: math.exp(STEPS[name] * steps[name]) for name in STEPS}
    changed: dict[str, Any] = {
        name: getattr(middle, name) * factors[name] for name in STEPS if name != "newcomers"
    }
    changed["newcomers"] = tuple(item * factors["newcomers"] for item in middle.newcomers)
    return middle._replace(**changed)


def drawn_game(middle: Weights, seed: int, board: str, players: int) -> dict[str, Any]:
    rng = Random(f"weights/{seed}")
    steps = [{name: rng.gauss(0, 1) for name in STEPS} for _ in range(players)]
    result = play([STRATEGY.replace(weights=drawn(middle, each)) for each in steps], seed, board)
    middles = {name: getattr(middle, name) for name in STEPS}
    return {"seed": seed, "board": board, "middle": middles, "steps": steps, "worth": result.worth}


def report(games: list[dict[str, Any]]) -> None:
    """Gain for a step of each weight, most significant first. Steps count from the game's centre."""
    rows, gains, free = [], [], 0
    for game in games:
        steps = np.array([[each[name] for name in STEPS] for each in game["steps"]])
        worth = np.array(game["worth"], float)
        rows.extend(steps - steps.mean(0))
        gains.extend((worth - worth.mean()) * USUAL_WORTH / worth.mean())
        free += len(worth) - 1
    x, y = np.array(rows), np.array(gains)
    if free <= len(STEPS):
        sys.exit(f"{len(games)} games are too few for {len(STEPS)} weights")
    inverse = np.linalg.inv(x.T @ x)
    slopes = inverse @ x.T @ y
    errors = np.sqrt(np.diag(inverse) * ((y - x @ slopes) ** 2).sum() / (free - len(STEPS)))
    print(f"{len(games)} games, {len(y)} seats; K at the end for a step (95 % intervals)")
    for name, slope, error in sorted(zip(STEPS, slopes, errors, strict=True), key=lambda it: -abs(it[1] / it[2])):
        print(f"{name:18} times {math.exp(STEPS[name]):.2f}  {slope:+6.0f} ± {1.96 * error:.0f}")


def meet(challenger: Weights, seed: int, games: int, board: str, players: int) -> None:
    """Play one seat with the challenger's weights among present Engineers, all with styles."""
    won, ahead = [], []
    for number in range(seed, seed + games):
        seat = Random(f"meet/{number}").randrange(players)
        bots = [
            STRATEGY.replace(weights=styled(challenger if it == seat else ENGINEER, Random(style_of(number, it))))
            for it in range(players)
        ]
        result = play(bots, number, board)
        won.append((seat in result.winners) / len(result.winners))
        others = [worth for it, worth in enumerate(result.worth) if it != seat]
        ahead.append(result.worth[seat] - sum(others) / len(others))
    for name, found, unit in (("won", np.array(won) * 100, "%"), ("ahead of the others by", np.array(ahead), "K")):
        interval = 1.96 * found.std(ddof=1) / math.sqrt(games) if games > 1 else math.inf
        print(f"{name} {found.mean():.1f} ± {interval:.1f} {unit}")
    print(f"par {100 / players:.1f} %, {games} games from seed {seed} on, {board}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--around", type=given, default=ENGINEER)
    parser.add_argument("--meet", type=given)
    parser.add_argument("--board", default="standard")
    parser.add_argument("--players", type=int, default=3)
    asked = parser.parse_args()
    if asked.meet is not None:
        meet(asked.meet, asked.seed, asked.games, asked.board, asked.players)
        return
    if asked.file is None:
        parser.error("which FILE?")
    there = [json.loads(line) for line in asked.file.read_text().splitlines()] if asked.file.exists() else []
    seeds = [
        seed for seed in range(asked.seed, asked.seed + asked.games) if seed not in {it["seed"] for it in there}
    ]
    with asked.file.open("a", encoding="utf-8") as file:
        for seed in seeds:
            there.append(drawn_game(asked.around, seed, asked.board, asked.players))
            file.write(json.dumps(there[-1]) + "\n")
            file.flush()
    report(there)


if __name__ == "__main__":
    main()
