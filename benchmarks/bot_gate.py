"""The gate of a value function: does it predict what choices are worth when they are played out?

    python benchmarks/bot_gate.py FILE --minutes 60 --jobs 2

collects 60 positions (stock turns, dividends, trains, acquisitions; all boards), each with two or three choices, plays
each choice on to the end of the game by Magnates without search, and lets each value function of `VALUES` predict the
differences. FILE gets a line of JSON for each position, playout and prediction; the same command resumes. The report
at the end is also written by `--record benchmarks/results/bots-gate.json`.

The difference of a choice is the deciding player's worth, less 0.6 of the richest rival's, minus the same after the
Magnate's favourite with the same seed. Playouts go to the difference with the largest standard error, until all are
known to `--error` K or a difference has `--most` pairs.

The criterion: for differences above 200 K by the playouts with even numbers, the slope through 0 of the differences by
those with odd numbers on the predicted ones is at least 0.5, with the interval above 0.

    --positions N  positions (default 60)        --minutes M  stop starting playouts after M minutes (default 10)
    --jobs J       processes (default 1)         --error K    standard error aimed at (default 70)
    --seed S       of the first game             --most N     pairs of playouts for a difference (default 100)
    --only NAMES   value functions, by comma     --record P   write the report as JSON
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from cz18.bots.arena.games import leave_interrupts, play, played  # noqa: E402
from cz18.bots.base import Asked, as_seen, best  # noqa: E402
from cz18.bots.forecast.basics import rounds_after  # noqa: E402
from cz18.bots.search.policy import carried_out, worth_a_search  # noqa: E402
from cz18.bots.search.rollout import Rollout, Scenario, worths  # noqa: E402
from cz18.bots.search.search import RIVALRY, next_stock_round  # noqa: E402
from cz18.bots.strategies import ENGINEER, MAGNATE, TYCOON  # noqa: E402
from cz18.bots.strategy import Strategy  # noqa: E402
from cz18.facts.companies import COMPANY  # noqa: E402
from cz18.interop.formats.codec import encode_action  # noqa: E402
from cz18.rules.actions import Action  # noqa: E402
from cz18.rules.engine import action_ranges, apply_unchecked, decision, is_over  # noqa: E402
from cz18.rules.state import NO_COMPANY, GameState  # noqa: E402

KINDS = ("stock_turn", "dividend", "stock_turn", "trains", "acquisition")
PLACES = (
    ("standard", 3), ("standard", 3), ("bohemia", 2), ("standard", 4), ("standard", 3), ("moravia_silesia", 3),
    ("standard", 3), ("standard", 5), ("moravia_silesia", 2),
)  # fmt: skip
NO_SEARCH = 1
"""A budget of nodes below that of a search."""
MOST_LISTED = 6
BIG = 200
FEWEST = 8
"""Pairs of every difference before others get more."""
RESAMPLES = 2000
PREDICTION = 4
"""While playouts are missing, one task of this many is a prediction."""

# Positions


class Position(NamedTuple):
    """A decision in a game of Magnates: the choices considered, the favourite first, and the state after each."""

    number: int
    board: str
    players: int
    seed: int
    at: int
    kind: str
    box: int
    player: int
    choices: tuple[str, ...]
    before: tuple[float, ...]
    """The scores of the weigher."""
    after: tuple[GameState, ...]

    def as_json(self) -> dict[str, Any]:
        digest = sha256(repr(self.after).encode()).hexdigest()[:16]
        return self._replace(after=()).as_dict() | {"states": digest}

    def as_dict(self) -> dict[str, Any]:
        found = self._asdict()
        del found["after"]
        return found


def position(number: int, seed: int, known: int | None) -> Position:
    """The position of this number: from the first of its games that has a fitting decision, or the known one."""
    kind = KINDS[number % len(KINDS)]
    board, players = PLACES[number % len(PLACES)]
    if kind == "acquisition" and board == "moravia_silesia":
        board, players = "bohemia", 2
    for tried in (known,) if known is not None else range(seed + 100 * number, seed + 100 * number + 20):
        found = _drawn(number, board, players, kind, tried)
        if found is not None:
            return found
    raise ValueError(f"position {number}: no {kind} with two choices in 20 games")


def _drawn(number: int, board: str, players: int, kind: str, seed: int) -> Position | None:
    """One of the decisions of this kind in a game, each with the same chance."""
    rng, seen, kept = Random(f"position/{seed}"), 0, None
    actions = 0

    def watch(state: GameState, _: Action) -> None:
        nonlocal seen, kept, actions
        actions += 1
        due = decision(state)
        assert due is not None
        if due.kind != kind or rounds_after(state) < 1:
            return
        found = _considered(as_seen(state), rng)
        if found is None:
            return
        seen += 1
        if rng.random() * seen < 1:
            choices, before, after = found
            kept = Position(
                number, board, players, seed, actions, kind, state.box, due.player, choices, before, after
            )

    play(("magnate",) * players, seed, board, on_step=watch, nodes=NO_SEARCH)
    return kept


def _considered(
    state: GameState, rng: Random
) -> tuple[tuple[str, ...], tuple[float, ...], tuple[GameState, ...]] | None:
    """The Magnate's favourite and one or two others, drawn, with the states after them."""
    due = decision(state)
    assert due is not None
    company = COMPANY[due.company].index if due.company is not None else NO_COMPANY
    strategy = MAGNATE.elsewhere.get(state.board, MAGNATE).replace(search=None)
    asked = Asked(state, due.kind, due.player, company, action_ranges(state), Random(1))
    if len(asked.choices) < 2:
        return None
    weighed = strategy.reckon(asked)
    favourite = best(weighed)
    if favourite is None or favourite.score >= 1e4:
        return None
    listed = worth_a_search(asked, weighed)[:MOST_LISTED]
    if len(listed) < 2:
        return None
    others = rng.sample(listed[1:], min(len(listed) - 1, 2 if due.kind == "stock_turn" else 1))
    before = {item.action: item.score for item in weighed}
    chosen = [listed[0], *others]
    after = tuple(carried_out(strategy, asked, action, Random(1)) for action in chosen)
    if any(is_over(item) for item in after):
        return None
    lowest = min(0.0, favourite.score) - 15
    scores = tuple(round(before.get(action, lowest), 1) for action in chosen)
    return tuple(json.dumps(encode_action(action)) for action in chosen), scores, after


# Playing out


def play_out(found: Position, choice: int, number: int) -> list[int]:
    """The worth of every player at the end, played by Magnates without search."""
    after = found.after[choice]
    return list(
        played(("magnate",) * found.players, found.seed * 1000 + number, start=after, nodes=NO_SEARCH)[1].worth
    )


def advantage(worth: Sequence[float], player: int) -> float:
    """The player's worth, less a part of the richest rival's."""
    return worth[player] - RIVALRY * max(item for seat, item in enumerate(worth) if seat != player)


# Value functions: the values of the state after a choice, one for each scenario


def _search(strategy: Strategy, scenarios: int) -> Callable[[Position, int], list[float]]:
    """The present search: nobody builds, to the end of the next stock round."""

    def values(found: Position, choice: int) -> list[float]:
        here = strategy.elsewhere.get(found.after[0].board, strategy)
        rollout = Rollout(found.after[0], here)
        state = found.after[choice]
        end = next_stock_round(state) + 1
        return [
            advantage(worths(rollout.player.forecasts(rollout.play(state, Scenario(each), end))), found.player)
            for each in range(scenarios)
        ]

    return values


BUILDER = MAGNATE.replace(name="builder", look_ahead=ENGINEER.look_ahead, search=None, makes_offers=False)
BUILDER = BUILDER.replace(
    elsewhere={board: there.replace(look_ahead=ENGINEER.look_ahead, search=None, makes_offers=False)
               for board, there in MAGNATE.elsewhere.items()}
)  # fmt: skip
"""Magnates who plan two tiles ahead: a quarter of the time, and the table is poorer by a tenth."""


def _building(stock_rounds: int, scenarios: int) -> Callable[[Position, int], list[float]]:
    """Rollouts in which companies build, to the end of a later stock round, valued by forecasts."""

    def values(found: Position, choice: int) -> list[float]:
        return [built(found.after[choice], stock_rounds, each, found.player) for each in range(scenarios)]

    return values


def built(state: GameState, stock_rounds: int, number: int, player: int) -> float:
    """The value of a state after one rollout in which companies build."""
    end = state.box
    for _ in range(stock_rounds):
        end = next_stock_round(state._replace(box=end))
    rng = Random(number)
    state = state._replace(seed=number + 1)
    while not is_over(state) and state.box <= end:
        state = apply_unchecked(state, BUILDER.decide(as_seen(state), action_ranges(state), rng))[0]
    here = BUILDER.elsewhere.get(state.board, BUILDER)
    return advantage(worths(here.forecasts(state)), player)


VALUES: dict[str, Callable[[Position, int], list[float]]] = {
    "weigher": lambda found, choice: [found.before[choice]],
    "Tycoon's search": _search(TYCOON, 16),
    "Magnate's search": _search(MAGNATE, 16),
    "no rollout": lambda found, choice: [
        advantage(worths(MAGNATE.elsewhere.get(found.board, MAGNATE).forecasts(found.after[choice])), found.player)
    ],
    "building, one stock round": _building(1, 12),
    "building, two stock rounds": _building(2, 8),
    "building, to the end": _building(99, 16),
}

# Allocation


class Record:
    """The lines of FILE."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.positions: dict[int, dict[str, Any]] = {}
        self.playouts: dict[tuple[int, int], dict[int, list[int]]] = defaultdict(dict)
        self.values: dict[tuple[int, str, int], list[float]] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._keep(json.loads(line))

    def _keep(self, line: dict[str, Any]) -> None:
        if "choices" in line:
            self.positions[line["number"]] = line
        elif "worth" in line:
            self.playouts[line["position"], line["choice"]][line["playout"]] = line["worth"]
        else:
            self.values[line["position"], line["value"], line["choice"]] = line["of"]

    def add(self, line: dict[str, Any]) -> None:
        self._keep(line)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def differences(self, number: int, choice: int) -> dict[int, float]:
        """By number of the playout: the advantage of a choice over the favourite."""
        player = self.positions[number]["player"]
        mine, first = self.playouts[number, choice], self.playouts[number, 0]
        return {
            each: advantage(mine[each], player) - advantage(first[each], player)
            for each in sorted(mine.keys() & first.keys())
        }

    def comparisons(self) -> Iterator[tuple[int, int]]:
        for number, line in sorted(self.positions.items()):
            yield from ((number, choice) for choice in range(1, len(line["choices"])))

    def predicted(self, number: int, name: str, choice: int) -> float | None:
        mine, first = (self.values.get((number, name, each)) for each in (choice, 0))
        return None if mine is None or first is None else fmean(mine) - fmean(first)


def error_of(values: Sequence[float]) -> float:
    """The standard error of the mean; a large number for fewer than two values."""
    if len(values) < 2:
        return 1e4
    mean = fmean(values)
    return float((sum((item - mean) ** 2 for item in values) / (len(values) - 1) / len(values)) ** 0.5)


def next_pair(
    record: Record, under_way: Mapping[tuple[int, int], int], error: float, most: int
) -> tuple[int, int] | None:
    """The difference that gains most from another pair: first those with few, then the largest standard error."""
    chosen, need = None, error
    for key in record.comparisons():
        values = list(record.differences(*key).values())
        count = len(values) + under_way.get(key, 0)
        if count >= most:
            continue
        if count < FEWEST:
            wanted = 1e6 - count
        else:
            wanted = max(error_of(values), 1.0) * (max(1, len(values)) / count) ** 0.5
        if wanted > need:
            chosen, need = key, wanted
    return chosen


# Report


def slope(pairs: Sequence[tuple[float, float]]) -> float:
    """The slope through 0 of the second of each pair on the first."""
    square = sum(x * x for x, _ in pairs)
    return sum(x * y for x, y in pairs) / square if square else 0.0


def correlation(pairs: Sequence[tuple[float, float]]) -> float:
    """The correlation about 0: which of two choices is called the first is arbitrary."""
    product = sum(x * x for x, _ in pairs) * sum(y * y for _, y in pairs)
    return sum(x * y for x, y in pairs) / math.sqrt(product) if product else 0.0


def interval(by_position: dict[int, list[tuple[float, float]]]) -> tuple[float, float]:
    """95 % of the slopes when positions are drawn again."""
    rng, keys = Random(1), list(by_position)
    if len(keys) < 3:
        return -math.inf, math.inf
    found = sorted(
        slope([pair for key in rng.choices(keys, k=len(keys)) for pair in by_position[key]])
        for _ in range(RESAMPLES)
    )
    return found[RESAMPLES // 40], found[-RESAMPLES // 40]


def judged(record: Record, name: str, kinds: Sequence[str], big: bool) -> dict[str, Any] | None:
    """Slope and correlation of a value function, over all differences or those above 200 K."""
    found: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for number, choice in record.comparisons():
        values, predicted = record.differences(number, choice), record.predicted(number, name, choice)
        if record.positions[number]["kind"] not in kinds or len(values) < FEWEST or predicted is None:
            continue
        played_out = fmean(values.values())
        if big:
            even = [item for each, item in values.items() if each % 2 == 0]
            odd = [item for each, item in values.items() if each % 2]
            if not even or not odd or abs(fmean(even)) <= BIG:
                continue
            played_out = fmean(odd)
        found[number].append((predicted, played_out))
    pairs = [pair for each in found.values() for pair in each]
    if len(pairs) < 3:
        return None
    low, high = interval(found)
    right = sum(x * y > 0 for x, y in pairs)
    return {
        "differences": len(pairs), "slope": round(slope(pairs), 3), "low": round(low, 3), "high": round(high, 3),
        "correlation": round(correlation(pairs), 3), "same_sign": right,
    }  # fmt: skip


def report(record: Record) -> dict[str, Any]:
    """The differences and what each value function makes of them, printed and returned."""
    rows = []
    for number, choice in record.comparisons():
        values = list(record.differences(number, choice).values())
        line = record.positions[number]
        if not values:
            continue
        rows.append({
            "position": number, "kind": line["kind"], "board": line["board"], "players": line["players"],
            "box": line["box"], "choice": line["choices"][choice], "instead_of": line["choices"][0],
            "pairs": len(values), "difference": round(fmean(values)), "error": round(error_of(values)),
            "predicted": {
                name: round(expected) for name in VALUES
                if (expected := record.predicted(number, name, choice)) is not None
            },
        })  # fmt: skip
    known = sum(row["error"] <= 100 for row in rows)
    print(f"{len(record.positions)} positions, {len(rows)} differences, {sum(row['pairs'] for row in rows)} pairs")
    print(f"standard error at most 100 K: {known}; at most 70 K: {sum(row['error'] <= 70 for row in rows)}")
    print(
        f"{'value function':<28} {'decisions':<14} {'differences':<12} n  slope (95 %)            corr  same sign"
    )
    models: list[dict[str, Any]] = []
    groups: list[tuple[str, Sequence[str]]] = [
        ("all", tuple(KINDS)),
        *((kind, (kind,)) for kind in dict.fromkeys(KINDS)),
    ]
    for name in VALUES:
        for group, kinds in groups:
            for big in (False, True):
                found = judged(record, name, kinds, big)
                if found is None:
                    continue
                passes = big and group == "all" and found["slope"] >= 0.5 and found["low"] > 0
                models.append({"value": name, "decisions": group, "above_200": big, **found, "passes": passes})
                print(
                    f"{name:<28} {group:<14} {'above 200 K' if big else 'all':<12} {found['differences']:<3}"
                    f"{found['slope']:6.2f} ({found['low']:.2f} to {found['high']:.2f})"
                    f"  {found['correlation']:6.2f} {found['same_sign']:3}{'  PASSES' if passes else ''}"
                )
    return {"differences": rows, "values": models}


# The command


def predict(found: Position, name: str, choice: int) -> list[float]:
    return [round(value, 1) for value in VALUES[name](found, choice)]


def run(arguments: argparse.Namespace) -> None:
    """Collect, predict and play out until everything is known or the time is up."""
    record = Record(arguments.file)
    end = time.monotonic() + 60 * arguments.minutes
    names = [name for name in VALUES if not arguments.only or name in arguments.only.split(",")]
    with ProcessPoolExecutor(arguments.jobs, initializer=leave_interrupts) as workers:
        places: dict[int, Position] = {}
        numbers = range(arguments.positions)
        known = [record.positions[each]["seed"] if each in record.positions else None for each in numbers]
        for found in workers.map(position, numbers, [arguments.seed] * len(numbers), known):
            line = found.as_json()
            if record.positions.get(found.number, line)["states"] != line["states"]:
                sys.exit(
                    f"position {found.number} differs from the one in {arguments.file}: the bots have changed"
                )
            if found.number not in record.positions:
                record.add(json.loads(json.dumps(line)))
            places[found.number] = found
        print(f"{len(places)} positions", flush=True)
        _work(record, workers, places, names, end, arguments)


def _work(
    record: Record,
    workers: ProcessPoolExecutor,
    places: dict[int, Position],
    names: Sequence[str],
    end: float,
    arguments: argparse.Namespace,
) -> None:
    values = [
        (number, name, choice)
        for name in names
        for number, found in places.items()
        for choice in range(len(found.choices))
        if (number, name, choice) not in record.values
    ]
    waiting: dict[Future[Any], dict[str, Any]] = {}
    paired: set[tuple[int, int, int]] = set()
    started: set[tuple[int, int, int]] = set()
    shown, turn = time.monotonic(), 0
    while True:
        while len(waiting) < 2 * arguments.jobs and time.monotonic() < end:
            turn += 1
            key = next_pair(record, Counter(each[:2] for each in paired), arguments.error, arguments.most)
            if values and (turn % PREDICTION == 0 or key is None):
                number, name, choice = values.pop(0)
                task: Future[Any] = workers.submit(predict, places[number], name, choice)
                waiting[task] = {"position": number, "value": name, "choice": choice}
                continue
            if key is None:
                break
            number, choice = key
            known = record.differences(*key)
            playout = next(
                each for each in itertools.count() if each not in known and (number, choice, each) not in paired
            )
            paired.add((number, choice, playout))
            for each in (0, choice):
                if playout not in record.playouts[number, each] and (number, each, playout) not in started:
                    started.add((number, each, playout))
                    task = workers.submit(play_out, places[number], each, playout)
                    waiting[task] = {"position": number, "choice": each, "playout": playout}
        if not waiting:
            break
        done, _ = wait(waiting, return_when=FIRST_COMPLETED)
        for task in done:
            line = waiting.pop(task)
            record.add(line | {"of" if "value" in line else "worth": task.result()})
        paired = {
            (number, choice, playout)
            for number, choice, playout in paired
            if playout not in record.differences(number, choice)
        }
        if time.monotonic() - shown > 30:
            shown = time.monotonic()
            played_out = sum(map(len, record.playouts.values()))
            print(f"{played_out} playouts, {len(record.values)} predictions, {end - shown:.0f} s left", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=7_000_000)
    parser.add_argument("--error", type=float, default=70)
    parser.add_argument("--most", type=int, default=100)
    parser.add_argument("--only", default="")
    parser.add_argument("--record", type=Path)
    arguments = parser.parse_args()
    if arguments.minutes > 0:
        run(arguments)
    found = report(Record(arguments.file))
    if arguments.record is not None:
        arguments.record.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
