"""Choose positions for puzzles from games between bots and from recorded games; write them to src/cz18/lessons/data.

    .venv/bin/python tools/make_puzzles.py [--recorded]

The same program writes the same puzzles: games are seeded. Takes about a minute. Existing ids keep their meaning only
as long as the bots play the same games, so run it only to replace all puzzles. With `--recorded` it replaces only the
puzzles from recorded games, which have the last numbers of each kind.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from cz18.bots.arena.games import played
from cz18.contract.encoding import encode_action
from cz18.facts.companies import COMPANY
from cz18.interop.files import open_game, write_text
from cz18.interop.formats.codec import decode_action
from cz18.interop.formats.save import save_game
from cz18.lessons.lessons import DATA
from cz18.lessons.puzzles import engine_answer
from cz18.rules.actions import BuyTrain, LayTile, PayOut
from cz18.rules.asking.preview import previews
from cz18.rules.company_turn.runs import best_by_rules, running, value_of_runs
from cz18.rules.engine import action_ranges, check, decision, is_over
from cz18.rules.game import Entry, Game, entries
from cz18.rules.options import Options
from cz18.rules.refusals import Refusal
from cz18.rules.scoring import worth
from cz18.rules.state import GameState

GAMES = [("standard", 3, seed) for seed in range(101, 107)] + [("standard", 4, seed) for seed in range(107, 110)]
RECORDED = ("dev-3p-02", "site-3p-41004", "dev-4p-01", "site-4p-41003")
RECORDED_GAMES = Path(__file__).resolve().parent.parent / "tests" / "games"
KINDS = ("run", "tile", "scrap", "score")
EACH, EACH_RECORDED = 6, 2
"""Puzzles of each kind and level, from games between bots and from recorded ones."""
Found = tuple[str, int, int, dict[str, Any]]
"""Kind, level, position, and what it is about."""


def main() -> None:
    """Write the games and the puzzles."""
    old = json.loads((DATA / "puzzles.json").read_text(encoding="utf-8"))
    simulated = (
        [one for one in old if one["game"] not in RECORDED]
        if "--recorded" in sys.argv[1:]
        else numbered(choose(bots_games(), EACH, 2))
    )
    listed = [*simulated, *numbered(choose(recorded_games(), EACH_RECORDED, 1), simulated)]
    listed.sort(key=lambda one: (KINDS.index(one["kind"]), int(one["id"].split("-")[1])))
    lines = ",\n".join(json.dumps(one) for one in listed)
    write_text(DATA / "puzzles.json", f"[\n{lines}\n]\n")


def bots_games() -> Iterator[tuple[str, Game]]:
    for board, players, seed in GAMES:
        yield f"game-{seed}", played(("engineer",) * players, seed, board)[0]


def recorded_games() -> Iterator[tuple[str, Game]]:
    for name in RECORDED:
        yield name, open_game(RECORDED_GAMES / f"{name}.json.gz").game


def is_by_the_book(kind: str, state: GameState, about: dict[str, Any], answer: Any) -> bool:
    """Whether the answer is the same under the rulebook; recorded games follow the rules of another site."""
    by_the_book = state._replace(options=Options())
    if kind == "scrap" and check(by_the_book, decode_action(about)) is not None:
        return False
    return bool(engine_answer(kind, by_the_book, about) == answer)


def choose(
    games: Iterable[tuple[str, Game]], each: int, of_a_game: int
) -> dict[tuple[str, int], list[dict[str, Any]]]:
    """Up to `each` puzzles of each kind and level, `of_a_game` from one game. Writes the games that they need."""
    chosen: dict[tuple[str, int], list[dict[str, Any]]] = defaultdict(list)
    for name, game in games:
        log = list(entries(game))
        used = False
        of_this: dict[tuple[str, int], int] = defaultdict(int)
        for kind, level, number, about in candidates(log):
            key = (kind, level)
            if len(chosen[key]) >= each or of_this[key] >= of_a_game:
                continue
            state = log[number].before if number < len(log) else log[-1].after
            answer = engine_answer(kind, state, about)
            if not is_by_the_book(kind, state, about, answer):
                continue
            chosen[key].append(
                {"kind": kind, "level": level, "game": name, "position": number, "about": about, "answer": answer}
            )
            of_this[key] += 1
            used = True
        if used:
            write_text(DATA / f"{name}.json.gz", save_game(game))
    return chosen


def numbered(
    chosen: dict[tuple[str, int], list[dict[str, Any]]], before: Iterable[dict[str, Any]] = ()
) -> list[dict[str, Any]]:
    """The chosen puzzles with ids, which continue after those of `before`."""
    listed = []
    for kind in KINDS:
        number = sum(one["kind"] == kind for one in before)
        for level in (1, 2, 3):
            for one in chosen[kind, level]:
                number += 1
                listed.append({"id": f"{kind}-{number}", **one})
            print(kind, level, len(chosen[kind, level]))
    return listed


def candidates(log: list[Entry]) -> Iterator[Found]:
    """Positions of a game that make a puzzle."""
    seen: set[tuple[Any, ...]] = set()
    for entry in log:
        due = decision(entry.before)
        if due is None or due.company is None:
            continue
        number = entry.number - 1
        found: Iterator[Found] = iter(())
        if due.kind == "run":
            found = run_puzzles(entry.before, due.company, number)
        elif due.kind == "track":
            found = tile_puzzles(entry.before, due.company, number)
        elif due.kind == "trains":
            found = scrap_puzzles(entry.before, number)
        for one in found:
            again = (one[0], one[1], due.company, engine_key(one, entry.before))
            if again not in seen:
                seen.add(again)
                yield one
    yield from score_puzzles(log)


def engine_key(found: Found, state: GameState) -> str:
    """Equal for puzzles with the same answer, such as one run in several rounds."""
    return json.dumps(engine_answer(found[0], state, found[3]), sort_keys=True)


def run_puzzles(state: GameState, company: str, number: int) -> Iterator[Found]:
    index = COMPANY[company].index
    trains, best = running(state, index), best_by_rules(state, index)
    stops = sum(stop.counted for route in best.routes for stop in route.stops)
    if len(best.routes) != len(trains) or stops < 3:
        return
    level = 3 if len(trains) > 1 or stops > 6 else 2 if stops > 3 else 1
    if len(trains) <= 2 and has_near_miss(state, company, best):
        yield "run", level, number, {"company": company}


def has_near_miss(state: GameState, company: str, best: Any) -> bool:
    """Whether the longest route is no forced line: a shorter part of it is a legal run of less income."""
    route = max(best.routes, key=lambda one: len(one.hexes))
    shorter = [route.hexes[:-1], route.hexes[1:], route.hexes[:-2], route.hexes[2:]]
    others = [one for one in best.routes if one is not route]
    for hexes in shorter:
        routes = (*others, route._replace(hexes=hexes))
        valued = value_of_runs(state, COMPANY[company].index, routes)
        if not isinstance(valued, Refusal) and valued.total < best.total:
            return True
    return False


def tile_puzzles(state: GameState, company: str, number: int) -> Iterator[Found]:
    found = [one for one in previews(state) if isinstance(one.action, LayTile)]
    if not found:
        return
    best = max(one.after for one in found)
    ways = {one.action for one in found if one.after == best}
    second = max((one.after for one in found if one.after < best), default=0)
    if len(ways) == 1 and best > second > 0 and best > found[0].before:
        level = 1 if len(found) <= 20 else 2 if len(found) <= 45 else 3
        yield "tile", level, number, {"company": company}


def scrap_puzzles(state: GameState, number: int) -> Iterator[Found]:
    for action in action_ranges(state):
        if isinstance(action, BuyTrain):
            about = encode_action(action)
            answer = engine_answer("scrap", state, about)
            trains, companies = len(answer["trains"]), len(answer["companies"])
            if trains:
                level = 1 if trains == 1 and not companies else 3 if trains > 3 or companies > 1 else 2
                yield "scrap", level, number, about


def score_puzzles(log: list[Entry]) -> Iterator[Found]:
    end = log[-1].after
    assert is_over(end)
    for seat, player in enumerate(end.players):
        level = 1 if sum(units > 0 for units in player.shares) <= 6 else 2
        yield "score", level, len(log), {"seat": seat}
    last = max(entry.number for entry in log if isinstance(entry.action, PayOut))
    before = log[last - 1].before
    action = log[last - 1].action
    assert isinstance(action, PayOut)
    for seat in range(len(end.players)):
        about = {"seat": seat, "company": action.company}
        held = before.players[seat].shares[COMPANY[action.company].index]
        if held and engine_answer("score", before, about) == worth(end, seat):
            yield "score", 3, last - 1, about


if __name__ == "__main__":
    main()
