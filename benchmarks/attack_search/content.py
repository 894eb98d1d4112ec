"""What is in a request of a sequence, written short: a find of megabytes is a line of JSON.

Sequences are JSON. In them stand for longer values:

    {"$file": "long", ...}     a file to import, by name, with its parameters
    {"$text": ["é", 5000]}     a text repeated
    {"$repeat": [value, 64]}   a list of one value repeated
    {"$keys": 1000}            an object of that many keys
    {"$nest": 500}             lists within lists
    {"$choice": 3}             one of the actions that can be done in the game at hand
    "$seen"                    the number of entries of the game at hand
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
from cz18.facts.maps import board_data, own_board
from cz18.interop.games_18xx.errors import NotExportable
from cz18.interop.games_18xx.exporter import export_game
from cz18.interop.save import save_game
from cz18.rules.company_turn.runs import best_runs
from cz18.rules.engine import apply_unchecked, decision, is_over, legal_actions
from cz18.rules.game import Game, beginning_of
from cz18.rules.options import options_from

LARGEST = 8_000_000
MOST_NODES = 2_000_000
"""Where the routes of a company take more than this, a game on a changed board is played no further here."""


class Hand:
    """The game at hand of somebody who plays a sequence."""

    def __init__(self) -> None:
        self.game = "none"
        self.seen = 0
        self.choices: list[dict[str, Any]] = []


def written(value: Any, hand: Hand) -> bytes:
    """The body of a request."""
    return json.dumps(whole(value, hand)).encode()[:LARGEST]


def whole(value: Any, hand: Hand) -> Any:
    """The value with everything written out."""
    if isinstance(value, list):
        return [whole(item, hand) for item in value]
    if value == "$seen":
        return hand.seen
    if not isinstance(value, dict):
        return value
    if "$file" in value:
        return file(value)
    if "$text" in value:
        return str(value["$text"][0]) * min(int(value["$text"][1]), LARGEST)
    if "$repeat" in value:
        item, count = value["$repeat"]
        made = whole(item, hand)
        return [made] * min(int(count), LARGEST // max(1, len(json.dumps(made))))
    if "$keys" in value:
        return {f"k{number}": 0 for number in range(min(int(value["$keys"]), LARGEST // 10))}
    if "$nest" in value:
        return _nested(int(value["$nest"]))
    if "$choice" in value:
        if not hand.choices:
            return {"type": "Pass", "player": 0}
        return definite(hand.choices[int(value["$choice"]) % len(hand.choices)])
    return {name: whole(item, hand) for name, item in value.items()}


def _nested(depth: int) -> Any:
    value: Any = 0
    for _ in range(min(depth, 900)):
        value = [value]
    return value


def file(of: Mapping[str, Any]) -> dict[str, Any]:
    """A file to import; further fields of the file may be given under `with`."""
    made = FILES[of["$file"]](of)
    return {**made, **whole(of.get("with", {}), Hand())}


def _long(of: Mapping[str, Any]) -> dict[str, Any]:
    board = str(of.get("board", "standard"))
    players = {"standard": 3 + int(of.get("players", 5)) % 4, "bohemia": 2, "moravia_silesia": 3}[board]
    save = random_save(players, int(of.get("seed", 6)) % 10, None, board)
    return {**save, "actions": save["actions"][: of.get("length")]}


def _hostile(of: Mapping[str, Any]) -> dict[str, Any]:
    return hostile_save(max(0, min(RUN, int(of.get("length", RUN)))))


def _offers(of: Mapping[str, Any]) -> dict[str, Any]:
    return offers_save(min(40_000, max(1, int(of.get("pairs", 500)))))


def _undone(of: Mapping[str, Any]) -> dict[str, Any]:
    return undone_file(min(100_000, int(of.get("undos", 1000))), min(20_000, int(of.get("actions", 500))))


def _board(of: Mapping[str, Any]) -> dict[str, Any]:
    text = json.dumps({key: value for key, value in of.items() if key != "with"}, sort_keys=True)
    return copy.deepcopy(_played(text))


def _site(of: Mapping[str, Any]) -> dict[str, Any]:
    made = _exported(int(of.get("seed", 3)) % 10)
    return {**made, "actions": made["actions"][: of.get("length")]}


@lru_cache(maxsize=10)
def _exported(seed: int) -> dict[str, Any]:
    """A random game as a file of 18xx.games, as far as it can be played there too."""
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
def _played(text: str) -> dict[str, Any]:
    """A save on a changed board, played at random until a company's routes take long to find, or for `length`."""
    of = json.loads(text)
    game = str(of.get("board", "moravia_silesia"))
    data = changed_board(game, float(of.get("fixed", 0.3)), int(of.get("rich", 10)), int(of.get("seed", 0)))
    players = {"standard": 3, "bohemia": 2, "moravia_silesia": 3}[game]
    setup = {"format": "18CZ save", "version": 2, "rules": "2", "board": data, "players": list(names_for(players))}
    try:
        board = own_board(data)
    except ValueError:  # let the server say so too
        return {**setup, "options": {}, "seed": "0", "actions": []}
    played = Game(names_for(players), board.name, options_from(None), 0)
    state, rng, bot = beginning_of(played), random.Random(int(of.get("seed", 0))), RandomBot("buyer")
    actions = []
    while not is_over(state) and len(actions) < min(400, int(of.get("length", 200))):
        due = decision(state)
        assert due is not None
        if due.kind == "run" and not best_runs(state, due.company or "", budget=MOST_NODES).proven:
            break
        action = bot.decide(state, legal_actions(state), rng)
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
        item["towns"] = [max(0, min(10_000, rich)) if first else 10]
        item["paths"] = [f"e{edge}-t0" for edge, beside in enumerate(item["neighbours"]) if beside]
        first = False
    return data
