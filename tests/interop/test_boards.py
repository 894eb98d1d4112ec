"""Boards from a file: written, corrected, checked, displayed, played and saved (XI.2, R-193)."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cz18 import is_over, new_game
from cz18.bots.random_bot import play_random_game
from cz18.cli.app import run
from cz18.cli.text.board_text import board_as_text
from cz18.facts.maps import MAP_NAMES, BoardError, board_data, load_map, own_board
from cz18.interop.boards import board_file, board_named, read_board
from cz18.interop.formats.codec import Malformed
from cz18.interop.formats.save import load_game, save_game
from cz18.interop.words.show import as_text, position
from tests.conftest import RandomCases


def moravia() -> dict[str, Any]:
    return copy.deepcopy(board_data("moravia_silesia"))


def corrected() -> dict[str, Any]:
    """The reconstructed board with another minimum bid for the 3E."""
    data = moravia()
    next(paper for paper in data["papers"] if paper["id"] == "3E")["minimum_bid"] = 75
    return data


@pytest.mark.parametrize("name", MAP_NAMES)
def test_a_board_written_out_is_the_same_board(name: str, tmp_path: Path) -> None:
    """The output of `18cz board write` loads as the same hexes and homes."""
    file = tmp_path / "board.json"
    file.write_text(board_file(name), encoding="utf-8")
    board = read_board(file)
    assert board.hexes == load_map(name).hexes and board.homes == load_map(name).homes
    assert board.game == name


@pytest.mark.rule("R-193")
def test_a_corrected_board_is_played_on_and_saved() -> None:
    """A complete game runs on corrected data, and its save contains the board."""
    board = own_board(corrected())
    game, state = play_random_game(3, seed=5, styles=("balanced",), board=board.name)
    assert is_over(state) and state.board == board.name != "moravia_silesia"
    text = save_game(game)
    assert json.loads(text)["board"]["papers"] == corrected()["papers"]
    again, same = load_game(text)
    assert again == game and same == state


@pytest.mark.rule("R-193")
def test_a_reconstructed_board_is_marked_wherever_it_is_shown() -> None:
    """State, position as text, and the board's own page say that the board is reconstructed."""
    state = new_game(["Ada", "Ben"], board="moravia_silesia", seed=1)
    assert load_map(state.board).reconstruction
    assert "reconstruction" in as_text(position(state))
    assert "reconstruction" in board_as_text(board_named("moravia_silesia"))
    assert "reconstruction" not in as_text(position(new_game(["Ada", "Ben"], board="bohemia", seed=1)))


def _hex(data: dict[str, Any], name: str) -> dict[str, Any]:
    return next(item for item in data["hexes"] if item["id"] == name)


def no_neighbour(data: dict[str, Any]) -> None:
    _hex(data, "F22")["neighbours"][0] = None


def neighbour_missing(data: dict[str, Any]) -> None:
    data["hexes"] = [item for item in data["hexes"] if item["id"] != "G21"]


def home_off_the_map(data: dict[str, Any]) -> None:
    data["homes"]["Pr"] = ["A99", "B18"]


def home_unreachable(data: dict[str, Any]) -> None:
    for item in data["hexes"]:
        item["neighbours"] = [None if each == "A21" else each for each in item["neighbours"]]
    _hex(data, "A21")["neighbours"] = [None] * 6


def wrong_game(data: dict[str, Any]) -> None:
    data["game"] = "Silesia"


def railway_at_a_town(data: dict[str, Any]) -> None:
    """Its home moves to a hex without a city."""
    town = next(item for item in data["hexes"] if item["kind"] == "town")
    _hex(data, "F22")["home_of"] = []
    del _hex(data, "F22")["cities"][0]["home_of"]
    town["home_of"] = ["MW"]
    data["papers"][-1]["home"] = town["id"]


def paper_twice(data: dict[str, Any]) -> None:
    data["papers"].append(dict(data["papers"][0]))


def no_train_paper(data: dict[str, Any]) -> None:
    data["papers"] = [paper for paper in data["papers"] if paper["kind"] != "train"]


def another_train(data: dict[str, Any]) -> None:
    data["papers"][3]["id"] = "4E"


def too_many_seats(data: dict[str, Any]) -> None:
    data["players"] = [2, 3, 4]


def no_seats(data: dict[str, Any]) -> None:
    data["players"] = []


def no_red_values(data: dict[str, Any]) -> None:
    del data["red_values"]


def board_of_another_game(data: dict[str, Any]) -> None:
    data["game"], data["players"] = "bohemia", [2]


@pytest.mark.parametrize(
    ("spoil", "names"),
    [
        (no_neighbour, "neighbours"), (neighbour_missing, "neighbours"), (home_off_the_map, "homes"),
        (home_unreachable, ""), (wrong_game, "game"), (railway_at_a_town, "cities"), (paper_twice, "papers[5].id"),
        (no_train_paper, "papers"), (another_train, "papers[3].id"), (too_many_seats, "players"),
        (no_seats, "players"), (no_red_values, "red_values"), (board_of_another_game, "homes"),
    ],
)  # fmt: skip
def test_a_faulty_board_is_refused_by_hex_and_field(spoil: Any, names: str, tmp_path: Path) -> None:
    """A missing neighbour, a home off the map, an unreachable home: the error names the place."""
    data = moravia()
    spoil(data)
    with pytest.raises(BoardError) as caught:
        own_board(data)
    assert names in caught.value.field
    file = tmp_path / "board.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(Malformed):
        read_board(file)
    text = save_game(play_random_game(2, seed=1, board="moravia_silesia")[0])
    spoiled = {**json.loads(text), "board": data}
    with pytest.raises(Malformed, match="board"):
        load_game(json.dumps(spoiled))


def test_vaclav_stays_as_he_is_printed() -> None:
    """A corrected Bohemia board cannot remove what Vaclav needs to play."""
    data = copy.deepcopy(board_data("bohemia"))
    data["extras"]["vaclav"][0]["percent"] = 75
    with pytest.raises(BoardError) as caught:
        own_board(data)
    assert caught.value.field == "extras.vaclav"


JUNK: tuple[Any, ...] = (None, 0, -1, 3, 99, "", "X", "F22", "MW", "S9", [], {}, True, 1.5, "city", ["F22"])


def _spoil(data: Any, rng: Random) -> None:
    """Change or remove one field at a random place."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = rng.choice(keys)
        inner = data[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.8:
            data = inner
            continue
        if rng.random() < 0.2:
            del data[key]
        else:
            data[key] = copy.deepcopy(rng.choice(JUNK))
        return


@pytest.mark.rule("R-193")
@pytest.mark.parametrize("name", MAP_NAMES)
def test_a_spoiled_board_is_refused_or_playable(name: str, random_cases: RandomCases, full_run: bool) -> None:
    """Any board that passes the check can be played to the end."""
    rng = Random(f"boards {name}")
    for seed in range(120 if full_run else 25):
        data = copy.deepcopy(board_data(name))
        _spoil(data, rng)
        try:
            board = own_board(data)
        except BoardError as fault:
            assert fault.field
        else:
            _, state = play_random_game(min(board.players), seed, board=board.name)
            assert is_over(state)
        random_cases.add("spoiled boards")


def test_an_unknown_board_name_lists_the_boards(capsys: pytest.CaptureFixture[str]) -> None:
    """If there is no file of that name, the message lists the known boards (`18cz play --board nix`)."""
    with pytest.raises(Malformed, match="unknown board 'nix'; known: standard, bohemia, moravia_silesia"):
        board_named("nix")
    assert run(["play", "--board", "nix"]) == 2
    assert "unknown board 'nix'" in capsys.readouterr().err
