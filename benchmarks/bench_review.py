"""Measures the judged part of a review: does it find planted blunders, and are its intervals right?

    python benchmarks/bench_review.py --blunders 20 --jobs 2 --work build/review --out benchmarks/results/review.json

Engineers play games. At some decisions a bad move replaces the bot's. A move is a blunder if at least `LONG` pairs of
playouts say, with 95 % confidence, that it costs `LEAST` K or more compared with the bot's move. Each finished game is
reviewed at the default depth: a blunder counts as found if its decision is among the ten of the review. For the
decisions of the reviews, many fresh playouts of the same two moves say whether the stated interval contains their mean.

Every result is stored in the folder `--work` as soon as it is known, and an interrupted run continues there. Games in
`--out` that are not in that folder stay, so that a run with other seeds adds to them.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from functools import partial
from itertools import repeat
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

from cz18.bots.base import Asked, as_seen, priced
from cz18.bots.offer_etiquette import declined, polite
from cz18.bots.strategies import ENGINEER
from cz18.facts.companies import COMPANY
from cz18.interop.formats.codec import decode_action, encode_action
from cz18.review import work
from cz18.review.judged import differences, score_of
from cz18.rules.actions import Action
from cz18.rules.asking.prices import range_of
from cz18.rules.engine import action_ranges, apply_unchecked, decision, is_over
from cz18.rules.game import Game, entries
from cz18.rules.options import Options
from cz18.rules.setup import new_game
from cz18.rules.state import NO_COMPANY, GameState

Json = dict[str, Any]

LEAST = 500
"""K that a blunder costs at least."""
CONFIDENT = 1.65
"""Standard errors by which the mean cost of a blunder exceeds `LEAST`."""
KINDS = ("stock_turn", "dividend", "trains", "acquisition", "auction_opening", "auction_bid")
NAMES = ("Anna", "Bedřich", "Cyril", "Dana")
TRIED = 0.5
"""Share of the decisions of these kinds at which a bad move is tried."""
ALTERNATIVES = 4
"""Other moves drawn at random at such a decision; the one that the Engineer likes least is tried."""
QUICK, MORE, LONG = 1, 9, 30
"""Pairs of playouts after which a move that does not seem to cost enough is dropped; all are made for a blunder."""
EACH = 7
"""Blunders of one game."""
APART = 15
"""Actions between two blunders of a game."""
EARLIEST = 200
"""Action from which on moves are tried: earlier playouts take longer and scatter more, so that few costs are sure."""
INTERVALS = 3
"""Decisions of each review whose intervals are checked, drawn at random."""
LONGER = 100
"""Pairs of playouts for each of them."""
FRESH = 10**6
"""First scenario of the long playouts; a review uses smaller ones."""


def gains(
    pool: Executor, state: GameState, player: int, played: Action, preferred: Action, first: int, pairs: int
) -> list[int]:
    """How much more the player is worth at the end with the preferred move, for each pair of playouts."""
    pair = partial(differences, state, player, played, preferred)
    found = pool.map(pair, ([scenario] for scenario in range(first, first + pairs)))
    return [item["preferred"] - item["played"] for items in found for item in items]


# Planting


def planted(pool: Executor, seed: int) -> Json:
    """A game between Engineers with up to `EACH` blunders."""
    rng = Random(seed)
    names = NAMES[: 3 + seed % 2]
    state, actions, blunders = new_game(names, seed=seed), list[Action](), list[Json]()
    bot = ENGINEER.replace(makes_offers=False)
    first, tried = EARLIEST, 0
    while not is_over(state):
        due = decision(state)
        assert due is not None
        choices = polite(state, action_ranges(state), declined(reversed(actions)))
        action = bot.decide(as_seen(state), choices, rng)
        is_due = len(actions) >= first and len(blunders) < EACH and due.kind in KINDS and rng.random() < TRIED
        if is_due and len(choices) > 1:
            tried += 1
            worse = _disliked(state, due.player, choices, rng)
            cost = None if worse == action else _cost(pool, state, due.player, worse, action)
            if cost is not None:
                print(f"game {seed}, action {len(actions) + 1}: {worse}, {cost}", flush=True)
            if cost is not None:
                number = len(actions) + 1
                blunders.append({"action": number, "kind": due.kind, **cost, "move": encode_action(worse)})
                action, first = worse, number + APART
        state = apply_unchecked(state, action)[0]
        actions.append(action)
    log = [encode_action(action) for action in actions]
    return {"seed": seed, "players": len(names), "tried": tried, "blunders": blunders, "log": log}


def _disliked(state: GameState, player: int, choices: Sequence[Action], rng: Random) -> Action:
    """Of a few random moves, the one that the Engineer scores lowest."""
    due = decision(state)
    assert due is not None
    company = COMPANY[due.company].index if due.company is not None else NO_COMPANY
    weighed = ENGINEER.weigh(Asked(as_seen(state), due.kind, player, company, choices, Random(0)))
    drawn = []
    for choice in rng.sample(list(choices), min(ALTERNATIVES, len(choices))):
        free = range_of(choice)
        drawn.append(choice if free is None else priced(choice, rng.choice((free.low, free.high))))
    return min(drawn, key=lambda action: score_of(action, weighed))


def _cost(pool: Executor, state: GameState, player: int, worse: Action, better: Action) -> Json | None:
    """What a move costs, if it is surely at least `LEAST` K."""
    found: list[int] = []
    for pairs in (QUICK, MORE, LONG):
        found += gains(pool, state, player, worse, better, FRESH + len(found), pairs)
        if fmean(found) < LEAST:
            return None
    error = stdev(found) / len(found) ** 0.5
    if fmean(found) - CONFIDENT * error < LEAST:
        return None
    return {"cost": round(fmean(found)), "error": round(error), "pairs": len(found)}


def _game(plan: Json) -> Game:
    actions = tuple(decode_action(item) for item in plan["log"])
    return Game(NAMES[: plan["players"]], "standard", Options(), plan["seed"], actions)


# Measuring


def reviewed(pool: Executor, plan: Json, done: work.Work, keep: Callable[[work.Work], None]) -> None:
    """Review a game; `keep` stores the results so far."""
    game = _game(plan)
    while units := work.due(done, len(game.actions)):
        under_way = {pool.submit(_timed, game, unit, work.needed(done, unit)): unit for unit in units}
        for future in as_completed(under_way):
            done[under_way[future]], seconds = future.result()
            done["seconds"] = done.get("seconds", 0.0) + seconds
            keep(done)


def _timed(game: Game, unit: str, done: work.Work) -> tuple[Any, float]:
    """The result of a unit, and the seconds of processor time it took."""
    began = time.process_time()
    return work.do(game, unit, done), time.process_time() - began


def checked(pool: Executor, plan: Json, decisions: list[Json], known: Json, keep: Callable[[Json], None]) -> None:
    """Long playouts for some decisions of a review, by action: whether the stated interval contains their mean."""
    states = [entry.before for entry in entries(_game(plan))]
    for item in Random(plan["seed"]).sample(decisions, min(INTERVALS, len(decisions))):
        if str(item["action"]) in known:
            continue
        played, preferred = decode_action(item["played"]), decode_action(item["preferred"])
        found = gains(pool, states[item["action"] - 1], item["seat"], played, preferred, FRESH + 5000, LONGER)
        known[str(item["action"])] = {
            **{name: item[name] for name in ("difference", "low", "high")},
            "mean": round(fmean(found), 1),
            "error": round(stdev(found) / LONGER**0.5, 1),
            "within": item["low"] <= fmean(found) <= item["high"],
        }
        keep(known)


def step(folder: Path, jobs: int, seed: int) -> int:
    """Plant blunders in a game, review it, check intervals, continuing what is stored. Returns how many blunders."""
    with ProcessPoolExecutor(jobs) as pool:
        return _step(pool, folder, seed)


def _step(pool: Executor, folder: Path, seed: int) -> int:

    def path(name: str) -> Path:
        return folder / f"{seed}-{name}.json"

    def load(name: str, default: Any) -> Any:
        return json.loads(path(name).read_text("utf-8")) if path(name).exists() else default

    def keep(name: str) -> Callable[[Any], None]:
        def write(value: Any) -> None:
            fresh = path(name).with_suffix(".new")
            fresh.write_text(json.dumps(value), "utf-8")
            fresh.replace(path(name))

        return write

    plan = load("game", None)
    if plan is None:
        keep("game")(plan := planted(pool, seed))
    reviewed(pool, plan, load("review", {}), keep("review"))
    done = {unit: found for unit, found in load("review", {}).items() if unit != "seconds"}
    checked(pool, plan, work.review(done)["decisions"], load("intervals", {}), keep("intervals"))
    return len(plan["blunders"])


def results(folder: Path) -> Iterator[Json]:
    """What is known of each game."""
    for path in sorted(folder.glob("*-game.json"), key=lambda path: int(path.name.partition("-")[0])):
        plan = json.loads(path.read_text("utf-8"))
        row = {name: plan[name] for name in ("seed", "players", "tried", "blunders")} | {
            "actions": len(plan["log"])
        }
        stored = path.with_name(f"{plan['seed']}-review.json")
        done = json.loads(stored.read_text("utf-8")) if stored.exists() else {}
        seconds = done.pop("seconds", 0.0)
        if done and not work.due(done, len(plan["log"])):
            decisions = work.review(done)["decisions"]
            places = {item["action"]: place for place, item in enumerate(decisions, 1)}
            row["review_seconds"] = round(seconds, 1)
            for blunder in row["blunders"]:
                blunder["place"] = places.get(blunder["action"])
        stored = path.with_name(f"{plan['seed']}-intervals.json")
        row["intervals"] = json.loads(stored.read_text("utf-8")) if stored.exists() else {}
        yield row


def summary(games: list[Json]) -> Json:
    """Counts over the games that are reviewed."""
    blunders = [item for game in games if "review_seconds" in game for item in game["blunders"]]
    intervals = [item for game in games for item in game["intervals"].values()]
    return {
        "blunders": len(blunders),
        "found": sum(item["place"] is not None for item in blunders),
        "intervals": len(intervals),
        "within": sum(item["within"] for item in intervals),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--blunders", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=2, help="processes of all games")
    parser.add_argument("--games", type=int, default=2, help="games at the same time, which share the processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600, help="no further games after this time")
    parser.add_argument("--work", type=Path, default=Path("build/review"))
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    end, seed, blunders = time.monotonic() + 60 * given.minutes, given.seed, 0
    earlier = json.loads(given.out.read_text("utf-8"))["games"] if given.out and given.out.exists() else []
    with ProcessPoolExecutor(given.games) as workers:
        while blunders < given.blunders and time.monotonic() < end:
            seeds = range(seed, seed + given.games)
            seed += given.games
            each = max(1, given.jobs // given.games)
            blunders += sum(workers.map(step, repeat(given.work), repeat(each), seeds))
            known = {game["seed"]: game for game in (*earlier, *results(given.work))}
            games = [known[seed] for seed in sorted(known)]
            print(summary(games), flush=True)
            if given.out is not None:
                found = {"summary": summary(games), "games": games}
                given.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
