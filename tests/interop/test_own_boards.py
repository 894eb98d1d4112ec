"""Custom boards: registered while in use, passed to other processes, limited in size."""

from __future__ import annotations

import copy
import gc
import json
import pickle
import subprocess
import sys
from typing import Any

import pytest

from cz18.board.network import network
from cz18.bots.arena import Seating
from cz18.facts import maps
from cz18.facts.maps import BoardError, Map, board_data, is_known_board, load_map, own_board
from cz18.facts.own_boards import MOST_KEPT
from cz18.rules.engine import action_ranges
from cz18.rules.game import Game
from cz18.rules.options import Options
from cz18.rules.setup import new_game

ELSEWHERE = """
import pickle, sys
from cz18.bots.arena import Seating
from cz18.facts.maps import load_map
from cz18.rules.engine import action_ranges
from cz18.rules.state import GameState
thing = pickle.load(sys.stdin.buffer)
print(len(action_ranges(thing)) if isinstance(thing, GameState) else load_map(thing.board).title)
"""


def titled(title: str, game: str = "moravia_silesia") -> dict[str, Any]:
    return {**copy.deepcopy(board_data(game)), "title": title}


def in_another_process(thing: object) -> str:
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], input=pickle.dumps(thing), capture_output=True, check=True
    )
    return done.stdout.decode().strip()


def test_states_and_games_take_their_board_to_another_process() -> None:
    """The other process has never seen the board; a state on a built-in board carries no board data."""
    board = own_board(titled("taken along"))
    state = new_game(["Ada", "Ben"], board=board.name, seed=1)
    assert in_another_process(state) == str(len(action_ranges(state)))
    assert in_another_process(Game(("Ada", "Ben"), board.name, Options(), 1)) == "taken along"
    assert in_another_process(Seating(board.name, ("apprentice", "apprentice"), 1)) == "taken along"
    assert pickle.loads(pickle.dumps(state)) == state and copy.deepcopy(state) == state
    ours = new_game(["Ada", "Ben"], board="moravia_silesia", seed=1)
    assert len(pickle.dumps(state)) > len(pickle.dumps(ours)) + 5000


def test_unused_boards_are_forgotten(full_run: bool) -> None:
    """However many are loaded; a referenced board stays registered, with everything derived from it."""
    standard, held = load_map("standard"), own_board(titled("held"))
    for number in range(3 * MOST_KEPT if full_run else MOST_KEPT + 2):
        board = own_board(titled(f"board {number}"))
        network(board, (0,) * len(board.hexes))
        assert load_map(board.name) is board
    name = board.name
    assert load_map(held.name) is held is own_board(titled("held")) and load_map("standard") is standard
    del board
    gc.collect()
    alive = [each for each in gc.get_objects() if isinstance(each, Map) and each.title.startswith("board ")]
    assert 0 < len(alive) <= MOST_KEPT
    assert is_known_board(name) and not is_known_board(own_name("board 0"))
    assert board_data(held.name)["title"] == "held"


def own_name(title: str) -> str:
    """The name this board would get, without registering it."""
    from hashlib import sha256

    text = json.dumps(titled(title), sort_keys=True, ensure_ascii=False)
    return f"moravia_silesia-{sha256(text.encode()).hexdigest()[:12]}"


def _nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


SPOILED: dict[str, tuple[Any, str]] = {
    "a title too long": ({"title": "x" * 121}, "title"),
    "far too long": ({"title": "x" * 8_000_000}, "board"),
    "too many hexes": ({"hexes": [{"id": "A1"}] * 10_000}, "board"),
    "no number": ({"extras": {"a": float("nan")}}, "board"),
    "no text": ({"extras": {"a": "\ud800"}}, "board"),
    "no end": ({"extras": {"a": _nested(100_000)}}, "board"),
    "a cost too high": ({"terrain_costs": {"water": 10**400, "mountains": 1, "hills": 1}}, "terrain_costs"),
    "red values too high": ({"red_values": [1, 2, 3, 10**6]}, "red_values"),
}


@pytest.mark.parametrize("what", SPOILED)
def test_sizes_are_limited(what: str) -> None:
    """A board larger than any printed one is refused with a short message and is not registered."""
    changes, field = SPOILED[what]
    before = set(maps._OWN_BOARDS._known.keys())
    with pytest.raises(BoardError) as fault:
        own_board({**titled(what), **changes})
    assert fault.value.field.startswith(field)
    assert len(str(fault.value)) < 1000
    assert set(maps._OWN_BOARDS._known.keys()) <= before


@pytest.mark.parametrize("hex_id", ["A" + "1" * 5000, "A1234", "A²", "A٣", "AA1"])
def test_ids_of_hexes_are_a_letter_and_up_to_three_digits(hex_id: str) -> None:
    data = titled("ids")
    data["hexes"][0]["id"] = hex_id
    with pytest.raises(BoardError) as fault:
        own_board(data)
    assert fault.value.field == "id"


@pytest.mark.parametrize(("field", "value"), [("slots", 9), ("revenue", 10_001), ("revenue", 10**50)])
def test_figures_of_cities_are_limited(field: str, value: int) -> None:
    data = titled("cities")
    next(each for each in data["hexes"] if each.get("cities"))["cities"][0][field] = value
    with pytest.raises(BoardError) as fault:
        own_board(data)
    assert field in fault.value.field
    assert len(str(fault.value)) < 200


def test_two_boards_never_share_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names are short hashes; a second board with the same name is refused."""
    board = own_board(titled("first"))
    monkeypatch.setattr(maps._OWN_BOARDS, "get", lambda name: board)
    monkeypatch.setattr(maps._OWN_BOARDS, "keep", lambda name, made: board)
    with pytest.raises(BoardError, match="another board is already called"):
        own_board(titled("second"))


def test_the_order_of_fields_does_not_matter() -> None:
    data = titled("order")
    turned = dict(reversed(data.items()))
    assert own_board(turned) is own_board(data)
