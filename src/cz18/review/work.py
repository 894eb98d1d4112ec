"""A review as small independent units of work, each a few seconds of one core.

    work = {}
    while units := due(work, len(game.actions)):
        work |= {unit: do(game, unit, work) for unit in units}
    review(work)

Units of one call of `due` can run in any order and in several processes. A `Work` is a JSON value: store it after every
unit and continue with it later. The same game gives the same review, whatever runs it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean, stdev
from typing import Any

from cz18.interop.formats.codec import decode_action
from cz18.review.figures import figures
from cz18.review.judged import candidates, differences, estimate
from cz18.rules.game import Game, entries
from cz18.rules.state import GameState

Json = dict[str, Any]
Work = dict[str, Any]
"""The results of the finished units, by the name of the unit."""

VERSION = 1
"""Of the stored review."""
ACTIONS_OF_A_UNIT = 150
"""Actions whose decisions one unit compares with the bot's."""
DEPTHS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((10, 4), (5, 4), (3, 8)),
    ((96, 4), (36, 4), (18, 8), (10, 20)),
)
"""By depth: how many decisions are played out in each round of playouts, and in how many scenarios. Depth 0 has facts
only. The last round is fresh: its scenarios did not help to choose the decisions, so the estimates are not biased."""
DEPTH = 2
"""The default depth."""
SCENARIOS_OF_A_UNIT = 4
LIKELY = 400.0
"""Standard deviation of true differences, in K, for the choice of the decisions that are played out further."""
EACH_KIND = 4
"""Decisions of each kind that are played out at least: the signals of different kinds are not comparable."""


def due(work: Work, actions: int, depth: int = DEPTH) -> list[str]:
    """The units that can run now; none if the review is complete. `actions` is the length of the game."""
    missing = [unit for unit in _first(actions, depth) if unit not in work]
    if missing:
        return missing
    for round_ in range(len(DEPTHS[depth])):
        missing = [unit for unit in _playouts(work, depth, round_) if unit not in work]
        if missing:
            return missing
    return []


def do(game: Game, unit: str, work: Work) -> Any:
    """The result of a unit, a JSON value. Playouts need the candidates in `work`."""
    kind, *numbers = unit.split()
    if kind == "facts":
        return figures(game)
    if kind == "candidates":
        first = int(numbers[0])
        last = min(len(game.actions), first + ACTIONS_OF_A_UNIT - 1)
        return [item.to_json() for item in candidates(game, first, last)]
    action, scenario = map(int, numbers)
    item = next(item for item in _candidates(work) if item["action"] == action)
    return differences(
        _state_before(game, action),
        item["seat"],
        decode_action(item["played"]),
        decode_action(item["preferred"]),
        range(scenario, scenario + SCENARIOS_OF_A_UNIT),
    )


def needed(work: Work, unit: str) -> Work:
    """The part of the work that a unit needs, to send it to another process."""
    return {name: found for name, found in work.items() if name.startswith("candidates")} if "play" in unit else {}


def _first(actions: int, depth: int) -> list[str]:
    parts = range(1, actions + 1, ACTIONS_OF_A_UNIT) if DEPTHS[depth] else ()
    return ["facts", *(f"candidates {number}" for number in parts)]


def share_done(work: Work, actions: int, depth: int = DEPTH) -> float:
    """How much of the review is done, from 0 to 1, if all units take the same time."""
    if not due(work, actions, depth):
        return 1.0
    total = len(_first(actions, depth))
    total += sum(many * scenarios // SCENARIOS_OF_A_UNIT for many, scenarios in DEPTHS[depth])
    return min(0.99, len(work) / total)


def review(work: Work, depth: int = DEPTH) -> Json:
    """The finished review: the facts, and the decisions that mattered most, those known to differ first."""
    last = len(DEPTHS[depth]) - 1
    judged = [
        {**_without_signal(item), **estimate(_found(work, item["action"], depth, last))}
        for item in (chosen(work, depth, last) if DEPTHS[depth] else ())
    ]
    judged.sort(key=lambda item: (not item["known"], -abs(item["difference"])))
    return {"version": VERSION, **work["facts"], "decisions": judged}


def _without_signal(item: Json) -> Json:
    return {name: value for name, value in item.items() if name != "signal"}


# Which decisions are played out


def _candidates(work: Work) -> list[Json]:
    return [item for unit, found in work.items() if unit.startswith("candidates") for item in found]


def _scenarios(depth: int, round_: int) -> range:
    """The first scenario of each unit of a round; no two rounds share a scenario."""
    return range(1000 * round_, 1000 * round_ + DEPTHS[depth][round_][1], SCENARIOS_OF_A_UNIT)


def _playouts(work: Work, depth: int, round_: int) -> list[str]:
    scenarios = _scenarios(depth, round_)
    return [f"play {item['action']} {number}" for item in chosen(work, depth, round_) for number in scenarios]


def chosen(work: Work, depth: int, round_: int) -> list[Json]:
    """The decisions of a round: first by the bot's signals, then by the playouts so far."""
    most = DEPTHS[depth][round_][0]
    if round_ == 0:
        return _by_signal(_candidates(work), most)
    before = chosen(work, depth, round_ - 1)
    before.sort(key=lambda item: (-_promise(work, item["action"], depth, round_), item["action"]))
    return before[:most]


def _by_signal(found: Sequence[Json], most: int) -> list[Json]:
    ranked = sorted(found, key=lambda item: (-item["signal"], item["action"]))
    kinds: dict[str, int] = {}
    first, others = list[Json](), list[Json]()
    for item in ranked:
        kinds[item["kind"]] = kinds.get(item["kind"], 0) + 1
        (first if kinds[item["kind"]] <= EACH_KIND else others).append(item)
    return (first + others)[:most]


def _promise(work: Work, action: int, depth: int, round_: int) -> float:
    """The size of the difference to expect from the playouts before this round: of the mean, less if it is unsure.

    If the preferred move was worse, half: there is a worse move at every decision, so this says less about this one.
    """
    found = (item for earlier in range(round_) for item in _found(work, action, depth, earlier))
    gains = [item["preferred"] - item["played"] for item in found]
    error = stdev(gains) / len(gains) ** 0.5
    mean = fmean(gains)
    return float((mean if mean > 0 else -mean / 2) / (1 + (error / LIKELY) ** 2))


def _found(work: Work, action: int, depth: int, round_: int) -> list[Json]:
    return [item for number in _scenarios(depth, round_) for item in work[f"play {action} {number}"]]


@lru_cache(maxsize=1)
def _states(game: Game) -> list[GameState]:
    """All positions of a game, kept for the next unit of the same game."""
    return [entry.before for entry in entries(game)]


def _state_before(game: Game, action: int) -> GameState:
    return _states(game)[action - 1]
