"""Measures the judged part of a review: does it find planted blunders, and are its intervals right?

    python benchmarks/bench_review.py --blunders 20 --jobs 2 --out results.json

Engineers play games. At some decisions a bad move replaces the bot's; its cost, compared with the bot's move, is
confirmed by many playouts (at least `LEAST` K). The finished game is reviewed at the default depth. A blunder counts as
found if its decision is among the ten of the review. For decisions of the review, many fresh playouts of the same two
moves say whether the stated interval contains their mean.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from cz18.bots.base import as_seen, priced
from cz18.bots.offer_etiquette import declined, polite
from cz18.bots.strategies import ENGINEER
from cz18.interop.formats.codec import decode_action
from cz18.review import work
from cz18.review.judged import differences
from cz18.rules.actions import Action
from cz18.rules.asking.prices import range_of
from cz18.rules.engine import action_ranges, apply_unchecked, decision, is_over
from cz18.rules.game import Game, entries
from cz18.rules.options import Options
from cz18.rules.setup import new_game
from cz18.rules.state import GameState

LEAST = 500
"""K that a blunder costs at least."""
KINDS = ("stock_turn", "dividend", "trains", "acquisition")
NAMES = ("Anna", "Bedřich", "Cyril", "Dana")
TRIED = 0.25
"""Share of the decisions of these kinds at which a bad move is looked for."""
ALTERNATIVES = 3
QUICK, LONG = 4, 60
"""Pairs of playouts: to find a blunder, and to confirm it."""
EACH = 3
"""Blunders of one game."""
APART = 60
"""Actions between two blunders of a game."""
FRESH = 10**6
"""First scenario of the long playouts; a review uses smaller ones."""


def gain(state: GameState, player: int, played: Action, preferred: Action, first: int, pairs: int) -> float:
    """How much more the player is worth at the end with the preferred move, the mean of paired playouts."""
    found = differences(state, player, played, preferred, range(first, first + pairs))
    return fmean(item["preferred"] - item["played"] for item in found)


def planted(seed: int) -> tuple[Game, list[dict[str, Any]]]:
    """A game between Engineers with up to `EACH` blunders, and the blunders."""
    rng = Random(seed)
    names = NAMES[: 3 + seed % 2]
    state, actions, blunders = new_game(names, seed=seed), list[Action](), list[dict[str, Any]]()
    bot = ENGINEER.replace(makes_offers=False)
    first = rng.randrange(20, 200)
    while not is_over(state):
        due = decision(state)
        assert due is not None
        choices = polite(state, action_ranges(state), declined(reversed(actions)))
        action = bot.decide(as_seen(state), choices, rng)
        is_due = len(actions) >= first and len(blunders) < EACH and due.kind in KINDS and rng.random() < TRIED
        if is_due and len(choices) > 1:
            bad = _blunder(state, due.player, action, choices, rng)
            if bad is not None:
                worse, cost = bad
                blunders.append({"action": len(actions) + 1, "kind": due.kind, "cost": round(cost)})
                action, first = worse, len(actions) + APART
        state = apply_unchecked(state, action)[0]
        actions.append(action)
    return Game(names, "standard", Options(), seed, tuple(actions)), blunders


def _blunder(
    state: GameState, player: int, best: Action, choices: Any, rng: Random
) -> tuple[Action, float] | None:
    """A bad move that costs at least `LEAST` K, confirmed by many playouts."""
    for choice in rng.sample(list(choices), min(ALTERNATIVES, len(choices))):
        free = range_of(choice)
        worse = choice if free is None else priced(choice, rng.choice((free.low, free.high)))
        if worse == best or gain(state, player, worse, best, FRESH, QUICK) < LEAST:
            continue
        cost = gain(state, player, worse, best, FRESH + 1000, LONG)
        if cost >= LEAST:
            return worse, cost
    return None


def measured(seed: int) -> dict[str, Any]:
    """A game with blunders, reviewed; which blunders were found, and which intervals contain the mean."""
    game, blunders = planted(seed)
    began = time.process_time()
    done: work.Work = {}
    while blunders and (units := work.due(done, len(game.actions))):
        done |= {unit: work.do(game, unit, done) for unit in units}
    seconds = time.process_time() - began
    decisions = work.review(done)["decisions"] if blunders else []
    places = {item["action"]: place for place, item in enumerate(decisions, 1)}
    states = [entry.before for entry in entries(game)] if blunders else []
    intervals = []
    for item in decisions:
        played, preferred = decode_action(item["played"]), decode_action(item["preferred"])
        mean = gain(states[item["action"] - 1], item["seat"], played, preferred, FRESH + 5000, LONG)
        within = item["low"] <= mean <= item["high"]
        intervals.append(
            {**{name: item[name] for name in ("action", "low", "high")}, "mean": mean, "within": within}
        )
    for blunder in blunders:
        blunder["place"] = places.get(blunder["action"])
    return {
        "seed": seed,
        "actions": len(game.actions),
        "seconds": round(seconds, 1),
        "blunders": blunders,
        "intervals": intervals,
    }


def results(wanted: int, jobs: int, seed: int) -> Iterator[dict[str, Any]]:
    """Games until this number of blunders was planted."""
    with ProcessPoolExecutor(jobs) as workers:
        count = 0
        for start in range(seed, seed + 1000, jobs):
            for found in workers.map(measured, range(start, start + jobs)):
                count += len(found["blunders"])
                yield found
            if count >= wanted:
                return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--blunders", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    games: list[dict[str, Any]] = []
    for found in results(given.blunders, given.jobs, given.seed):
        games.append(found)
        blunders = [item for game in games for item in game["blunders"]]
        intervals = [item for game in games for item in game["intervals"]]
        seen = sum(item["place"] is not None for item in blunders)
        within = sum(item["within"] for item in intervals)
        print(f"seed {found['seed']}: {found['blunders']}, review {found['seconds']} s of CPU time", flush=True)
        print(
            f"  found {seen} of {len(blunders)}; {within} of {len(intervals)} intervals contain the mean",
            flush=True,
        )
        if given.out is not None:
            given.out.write_text(json.dumps(games, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
