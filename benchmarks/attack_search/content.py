"""Contents of the requests of a sequence in short form: a find of megabytes is a line of JSON.

Sequences are JSON. These short forms are expanded:

    {"$file": "long", ...}     a file to import, by name, with its parameters
    {"$text": ["é", 5000]}     a text repeated
    {"$repeat": [value, 64]}   a list of one value repeated
    {"$keys": 1000}            an object of that many keys
    {"$nest": 500}             lists within lists
    {"$choice": 3}             one of the legal actions of the present game
    {"$position": 200}         a position set up by hand, after this many actions of a game
    "$seen"                    the number of entries of the present game
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from benchmarks.attack.attacks import undone_file
from benchmarks.attack.files import RUN, hostile_save, offers_save, random_save
from cz18.bots.random_bot import RandomBot, names_for, play_random_game
from cz18.client import definite
from cz18.facts.maps import MAP_NAMES, board_data, own_board
from cz18.interop.formats.positions.writing import state_to_position
from cz18.interop.formats.save import save_game
from cz18.interop.games_18xx.errors import NotExportable
from cz18.interop.games_18xx.exporter import export_game
from cz18.rules.company_turn.runs import best_runs
from cz18.rules.engine import action_ranges, apply_unchecked, decision, is_over
from cz18.rules.game import Game, beginning_of, replay
from cz18.rules.options import options_from

LARGEST = 8_000_000
MOST_NODES = 2_000_000
"""Nodes of a route search above which a game on a changed board is not continued."""


class Hand:
    """The current game while a sequence is played."""

    def __init__(self) -> None:
        self.game = "none"
        self.plan = "none"
        self.seen = 0
        self.choices: list[dict[str, Any]] = []


def written(value: Any, hand: Hand) -> bytes:
    """Body of a request as bytes."""
    return json.dumps(whole(value, hand)).encode()[:LARGEST]


def whole(value: Any, hand: Hand) -> Any:
    """The value with short forms expanded."""
    if isinstance(value, list):
        return [whole(item, hand) for item in value]
    if isinstance(value, str) and value == "$seen":
        return hand.seen
    if not isinstance(value, dict):
        return value
    name = next((name for name in value if name in LONGER), None)
    if name is None:
        return {name: whole(item, hand) for name, item in value.items()}
    try:
        return LONGER[name](value, hand)
    except (TypeError, ValueError, KeyError, IndexError, OverflowError):  # made invalid by a mutation
        return value


def _choice(value: Mapping[str, Any], hand: Hand) -> Any:
    if not hand.choices:
        return {"type": "Pass", "player": 0}
    return definite(hand.choices[int(value["$choice"]) % len(hand.choices)])


def _repeated(value: Mapping[str, Any], hand: Hand) -> Any:
    item, count = value["$repeat"]
    made = whole(item, hand)
    return [made] * min(int(count), LARGEST // max(1, len(json.dumps(made))))


def _nested(depth: int) -> Any:
    value: Any = 0
    for _ in range(min(depth, 300)):
        value = [value]
    return value


def _text(value: Mapping[str, Any], hand: Hand) -> Any:
    return str(value["$text"][0]) * min(int(value["$text"][1]), LARGEST)


def _keys(value: Mapping[str, Any], hand: Hand) -> Any:
    return {f"k{number}": 0 for number in range(min(int(value["$keys"]), LARGEST // 10))}


LONGER: dict[str, Callable[[Mapping[str, Any], Hand], Any]] = {
    "$file": lambda value, hand: file(value),
    "$text": _text,
    "$repeat": _repeated,
    "$keys": _keys,
    "$nest": lambda value, hand: _nested(int(value["$nest"])),
    "$choice": _choice,
    "$position": lambda value, hand: _position(int(value["$position"])),
}


def file(of: Mapping[str, Any]) -> dict[str, Any]:
    """A file to import; further fields of the file may be given under `with`."""
    made = FILES[of["$file"]](of)
    return {**made, **dict(whole(of.get("with", {}), Hand()))}


def _number(of: Mapping[str, Any], name: str, default: int, most: int) -> int:
    value = of.get(name)
    return max(0, min(most, int(value))) if isinstance(value, int | float) else default


def _board_of(of: Mapping[str, Any], default: str) -> str:
    board = of.get("board")
    return board if isinstance(board, str) and board in MAP_NAMES else default


def _long(of: Mapping[str, Any]) -> dict[str, Any]:
    board = _board_of(of, "standard")
    players = {"standard": 3 + _number(of, "players", 5, 100) % 4, "bohemia": 2, "moravia_silesia": 3}[board]
    save = random_save(players, _number(of, "seed", 6, 10**9) % 10, None, board)
    return {**save, "actions": save["actions"][: _number(of, "length", 10**6, 10**6)]}


def _hostile(of: Mapping[str, Any]) -> dict[str, Any]:
    return hostile_save(_number(of, "length", RUN, RUN))


def _offers(of: Mapping[str, Any]) -> dict[str, Any]:
    return offers_save(_number(of, "pairs", 500, 40_000))


def _undone(of: Mapping[str, Any]) -> dict[str, Any]:
    return undone_file(_number(of, "undos", 1000, 100_000), _number(of, "actions", 500, 20_000))


def _board(of: Mapping[str, Any]) -> dict[str, Any]:
    fixed = of.get("fixed")
    fixed = max(0.0, min(1.0, fixed)) if isinstance(fixed, int | float) else 0.3
    board, rich = _board_of(of, "moravia_silesia"), _number(of, "rich", 10, 10_000)
    return copy.deepcopy(
        _played(board, fixed, rich, _number(of, "seed", 0, 10**9), _number(of, "length", 200, 400))
    )


def _site(of: Mapping[str, Any]) -> dict[str, Any]:
    made = _exported(_number(of, "seed", 3, 10**9) % 10)
    return {**made, "actions": made["actions"][: _number(of, "length", 10**6, 10**6)]}


@lru_cache(maxsize=10)
def _exported(seed: int) -> dict[str, Any]:
    """A random game as an 18xx.games file, as far as that site allows it."""
    game = play_random_game(3, seed)[0]
    while True:
        try:
            return export_game(game)
        except NotExportable:
            game = game._replace(actions=game.actions[: len(game.actions) // 2])


FILES: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
    "long": _long,
    "hostile": _hostile,
    "offers": _offers,
    "undone": _undone,
    "site": _site,
    "board": _board,
}


@lru_cache(maxsize=64)
def _position(length: int) -> dict[str, Any]:
    """The position after this many actions of a random game."""
    game = play_random_game(5, seed=7)[0]
    return state_to_position(replay(game._replace(actions=game.actions[: max(0, length)])))


@lru_cache(maxsize=64)
def _played(game: str, fixed: float, rich: int, seed: int, length: int) -> dict[str, Any]:
    """A save on a changed board, played at random until a company's routes take long to find, or for `length`."""
    data = changed_board(game, fixed, rich, seed)
    players = {"standard": 3, "bohemia": 2, "moravia_silesia": 3}[game]
    setup = {"format": "18CZ save", "version": 2, "rules": "2", "board": data, "players": list(names_for(players))}
    try:
        board = own_board(data)
    except ValueError:  # let the server report it too
        return {**setup, "options": {}, "seed": "0", "actions": []}
    played = Game(names_for(players), board.name, options_from(None), 0)
    state, rng, bot = beginning_of(played), random.Random(seed), RandomBot("buyer")
    actions = []
    while not is_over(state) and len(actions) < length:
        due = decision(state)
        assert due is not None
        if due.kind == "run" and not best_runs(state, due.company or "", budget=MOST_NODES).proven:
            break
        action = bot.decide(state, action_ranges(state), rng)
        state, _ = apply_unchecked(state, action)
        actions.append(action)
    return dict(json.loads(save_game(played._replace(actions=tuple(actions)))))


def changed_board(game: str, fixed: float, rich: int, seed: int) -> dict[str, Any]:
    """One of our boards with a part of its hexes turned into printed track, and one town of a given worth."""
    data = copy.deepcopy(board_data(game))
    rng = random.Random(seed)
    data["title"] = f"Changed {game} {fixed:.2f} {rich} {seed}"
    first = True
    for item in data["hexes"]:
        item.pop("stubs", None)
        if item.get("home_of") or item["kind"] == "reserved" or item.get("label") == "P" or rng.random() > fixed:
            continue
        for name in ("cities", "label", "terrain", "names"):
            item.pop(name, None)
        item["kind"] = "fixed"
        item["towns"] = [rich if first else 10]
        item["paths"] = [f"e{edge}-t0" for edge, beside in enumerate(item["neighbours"]) if beside]
        first = False
    return data
