"""Puzzles: positions of recorded games with a question whose answer the engine computes.

`run`: draw the best run of a company. `tile`: lay the tile after which a company earns most. `scrap`: which trains a
purchase scraps, and which companies it leaves without a train. `score`: the final worth of a player.
`tools/make_puzzles.py` chooses the positions; the answers stored with them are checked by the tests.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

from cz18.contract.encoding import encode_action, encode_event
from cz18.contract.previews import refusal_to_json, run_to_json
from cz18.contract.view import position, to_choose
from cz18.facts.companies import COMPANIES, COMPANY
from cz18.interop.files import read_json
from cz18.interop.formats.codec import Malformed, decode_action
from cz18.interop.formats.save import game_from_json
from cz18.lessons.lessons import DATA
from cz18.rules.actions import Action, LayTile, PayOut, Run
from cz18.rules.asking.outcome import runs_with
from cz18.rules.asking.preview import previews
from cz18.rules.company_turn.runs import best_by_rules, dividend_of, value_of_runs
from cz18.rules.engine import action_ranges, apply, apply_unchecked, check
from cz18.rules.events import TrainScrapped
from cz18.rules.game import Game, beginning_of
from cz18.rules.questions import has_runnable_train, is_vaclavs
from cz18.rules.refusals import Refusal
from cz18.rules.scoring import LOCAL_RAILWAY_AT_THE_END, worth
from cz18.rules.shares.chart import price_of
from cz18.rules.state import GameState, Status

Json = dict[str, Any]
MOST_ROUTES = 8
MOST_NAMES = 60
"""Maximum lengths of lists in an answer."""


class Puzzle(NamedTuple):
    """A question about a position, which is given as a recorded game and the number of actions before it."""

    id: str
    kind: str
    level: int
    game: str
    position: int
    about: Json
    """The company, the player's seat, or the action that is played, in JSON."""
    answer: Any
    """What the engine answered when the puzzle was made."""

    @property
    def company(self) -> str:
        return str(self.about["company"])


@cache
def puzzles() -> dict[str, Puzzle]:
    """All puzzles by id, by kind and level."""
    listed = json.loads((DATA / "puzzles.json").read_text(encoding="utf-8"))
    return {one["id"]: Puzzle(**one) for one in listed}


@cache
def game_of(name: str) -> Game:
    return game_from_json(read_json(DATA / f"{name}.json.gz"))


@lru_cache(maxsize=8)
def state_of(game: str, number: int) -> GameState:
    """The position of a recorded game after this number of actions."""
    recorded = game_of(game)
    state = beginning_of(recorded)
    for action in recorded.actions[:number]:
        state, _ = apply_unchecked(state, action)
    return state


def question(puzzle: Puzzle) -> Json:
    """The puzzle without its answer: the position, and for `tile` the tiles that can be laid."""
    state = state_of(puzzle.game, puzzle.position)
    names = game_of(puzzle.game).players
    choices = [action for action in action_ranges(state) if isinstance(action, LayTile)]
    view: Json = {
        **position(state, names, puzzle.position),
        **to_choose(state, choices if puzzle.kind == "tile" else ()),
    }
    if puzzle.kind == "score":
        view["ranking"] = []
        view["players"] = [
            {
                **player,
                "worth": 0,
                "shares": {name: {**held, "worth": 0} for name, held in player["shares"].items()},
            }
            for player in view["players"]
        ]
    head = {"id": puzzle.id, "kind": puzzle.kind, "level": puzzle.level, "about": puzzle.about}
    return {**head, "position": {**view, "greyed": []}}


def solved(puzzle: Puzzle, given: Json) -> Json:
    """Whether this answer is right, and the solution with its figures. Raises Malformed."""
    state = state_of(puzzle.game, puzzle.position)
    return KINDS[puzzle.kind](state, puzzle, given)


def engine_answer(kind: str, state: GameState, about: Json) -> Any:
    """The answer of the engine: what `Puzzle.answer` stores."""
    return ANSWERS[kind](state, about)


# Runs


def _best_income(state: GameState, about: Json) -> int:
    return best_by_rules(state, COMPANY[about["company"]].index).total


def _solve_run(state: GameState, puzzle: Puzzle, given: Json) -> Json:
    routes = given.get("routes")
    if not isinstance(routes, list) or len(routes) > MOST_ROUTES:
        raise Malformed("answer.routes", "must be a list of routes")
    action = _decoded({"type": "Run", "company": puzzle.company, "routes": routes})
    assert isinstance(action, Run)
    index = COMPANY[puzzle.company].index
    valued = value_of_runs(state, index, action.routes)
    best = best_by_rules(state, index)
    answer: Json = {"right": False, "amount": best.total, "run": run_to_json(best)}
    if isinstance(valued, Refusal):
        return {**answer, "refusal": refusal_to_json(valued)}
    return {**answer, "right": valued.total == best.total, "yours": valued.total}


# Tiles


def _best_after_tile(state: GameState, about: Json) -> int:
    return max(one.after for one in previews(state) if isinstance(one.action, LayTile))


def _solve_tile(state: GameState, puzzle: Puzzle, given: Json) -> Json:
    action = _decoded({**_an_object(given, "action"), "type": "LayTile", "company": puzzle.company})
    refusal = check(state, action)
    if refusal is not None:
        return {"right": False, "refusal": refusal_to_json(refusal), **_best_tile(state)}
    yours = previews(state, (action,))[0].after
    found = _best_tile(state)
    return {**found, "right": yours == found["amount"], "yours": yours}


def _best_tile(state: GameState) -> Json:
    best = max((one for one in previews(state) if isinstance(one.action, LayTile)), key=lambda one: one.after)
    assert isinstance(best.action, LayTile)
    _, after = runs_with(state, best.action, best.action.company)
    return {
        "amount": best.after,
        "before": best.before,
        "action": encode_action(best.action),
        "run": run_to_json(after),
    }


# Scrapping


def _scrapped(state: GameState, about: Json) -> Json:
    action = _decoded(about)
    after, events = apply(state, action)
    trains = sorted(event.train for event in events if isinstance(event, TrainScrapped) and event.owner in COMPANY)
    without = [item.id for item in COMPANIES if _has_lost_its_train(state, after, item.index)]
    return {"trains": trains, "companies": sorted(without)}


def _has_lost_its_train(before: GameState, after: GameState, company: Any) -> bool:
    if before.companies[company].status is not Status.FLOATED or is_vaclavs(before, company):
        return False
    return has_runnable_train(before, company) and not has_runnable_train(after, company)


def _solve_scrap(state: GameState, puzzle: Puzzle, given: Json) -> Json:
    yours = {part: _names(given, part) for part in ("trains", "companies")}
    right = _scrapped(state, puzzle.about)
    _, events = apply(state, _decoded(puzzle.about))
    return {"right": yours == right, **right, "events": [encode_event(event) for event in events]}


# Scores


def _final_worth(state: GameState, about: Json) -> int:
    return worth(_after_dividend(state, about), about["seat"])


def _after_dividend(state: GameState, about: Json) -> GameState:
    """With `company`, that company pays its income out first."""
    return apply(state, PayOut(about["company"]))[0] if "company" in about else state


def _solve_score(state: GameState, puzzle: Puzzle, given: Json) -> Json:
    amount = given.get("amount")
    if amount.__class__ is not int:
        raise Malformed("answer.amount", "must be a whole number")
    items = list(_reckoning(state, puzzle.about))
    total = _final_worth(state, puzzle.about)
    return {"right": amount == total, "amount": total, "items": items}


def _reckoning(state: GameState, about: Json) -> Iterator[Json]:
    """The parts of a player's worth, which add up to it."""
    after, seat = _after_dividend(state, about), about["seat"]
    person = after.players[seat]
    yield {"what": "cash", "amount": state.players[seat].cash}
    if "company" in about and state.turn is not None:
        paid = dividend_of(state, seat, COMPANY[about["company"]].index, state.turn.income)
        yield {"what": "dividend", "company": about["company"], "amount": paid}
    for item in COMPANIES:
        units = person.shares[item.index]
        if units and after.companies[item.index].status in (Status.STARTED, Status.FLOATED):
            price = price_of(after, item.index)
            yield {"what": "shares", "company": item.id, "count": units, "each": price, "amount": units * price}
    railways = sum(held.owner.player == seat for held in after.local_railways)
    if railways:
        each = LOCAL_RAILWAY_AT_THE_END
        yield {"what": "local_railways", "count": railways, "each": each, "amount": railways * each}
    for what in ("debt", "penalty"):
        if getattr(person, what):
            yield {"what": what, "amount": -getattr(person, what)}


# Reading answers


def _decoded(data: Json) -> Action:
    try:
        return decode_action(data)
    except Malformed as fault:
        raise Malformed(f"answer.{fault.field}", fault.message) from None


def _an_object(given: Json, name: str) -> Json:
    found = given.get(name)
    if not isinstance(found, dict):
        raise Malformed(f"answer.{name}", "must be an object")
    return found


def _names(given: Json, part: str) -> list[str]:
    found = given.get(part)
    if not isinstance(found, list) or len(found) > MOST_NAMES or not all(isinstance(name, str) for name in found):
        raise Malformed(f"answer.{part}", "must be a list of names")
    return sorted(set(found))


KINDS: dict[str, Callable[[GameState, Puzzle, Json], Json]] = {
    "run": _solve_run,
    "tile": _solve_tile,
    "scrap": _solve_scrap,
    "score": _solve_score,
}
ANSWERS: dict[str, Callable[[GameState, Json], Any]] = {
    "run": _best_income,
    "tile": _best_after_tile,
    "scrap": _scrapped,
    "score": _final_worth,
}
