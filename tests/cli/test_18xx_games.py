"""The commands on files of 18xx.games."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cz18.bots.random_bot import STYLES, play_random_game
from cz18.interop.files import open_game, write_text
from cz18.interop.formats.save import save_game
from cz18.interop.games_18xx.exporter import export_game
from cz18.rules.actions import RepayDebt
from cz18.rules.game import Game
from cz18.rules.options import PROFILES
from cz18.rules.scoring import result
from cz18.rules.state import GameState
from tests.cli.command import Command


@cache
def a_foreign_game() -> tuple[Game, GameState]:
    """A random game under the profile of 18xx.games."""
    return play_random_game(4, 1, tuple(STYLES), options=PROFILES["18xx.games"])


@cache
def site_text() -> str:
    return json.dumps(export_game(a_foreign_game()[0]))


def site_file() -> Any:
    """The same game as a file of the site; a new copy each time."""
    return json.loads(site_text())


@pytest.fixture
def site(tmp_path: Path) -> Path:
    path = tmp_path / "export.json.gz"
    path.write_bytes(gzip.compress(site_text().encode()))
    return path


def test_replay_gives_the_result(command: Command, site: Path) -> None:
    """The same worths as the original game, and as many actions as the file has."""
    answer = command("replay", site, "--json").json
    game, state = a_foreign_game()
    assert answer["finished"] is True
    assert answer["result"] == dict(zip(game.players, result(state), strict=True))
    assert answer["actions"] == len(site_file()["actions"])


def test_departures_are_listed(command: Command, site: Path) -> None:
    """Each with the id of the action, the section and a code, also in the text table."""
    answer = command("replay", site, "--departures", "--json").json
    assert answer["departures"]
    for item in answer["departures"]:
        assert list(item) == ["action", "section", "code"]
        assert 1 <= item["action"] <= answer["actions"]
    text = command("replay", site, "--departures").out
    assert answer["departures"][0]["code"] in text


def test_departures_survive_in_a_save(command: Command, site: Path, tmp_path: Path) -> None:
    """Saved in our format the game has the same departures; one action of the site may be several of ours."""
    saved = tmp_path / "saved.json"
    assert command("export", site, "--to", "save", saved).code == 0
    first = command("replay", site, "--departures", "--json").json["departures"]
    second = command("replay", saved, "--departures", "--json").json["departures"]
    assert first and len(second) >= len(first)
    assert {(item["section"], item["code"]) for item in first} == {
        (item["section"], item["code"]) for item in second
    }


def test_export_round_trips(command: Command, site: Path, tmp_path: Path) -> None:
    """Save to 18xx.games and back gives the same game."""
    saved, again = tmp_path / "a.json", tmp_path / "b.json"
    assert command("export", site, "--to", "save", saved).code == 0
    answered = command("export", saved, "--to", "18xx.games", again, "--json")
    assert answered.json["format"] == "18xx.games"
    assert json.loads(again.read_text(encoding="utf-8"))["actions"] == site_file()["actions"]
    assert open_game(again).game == open_game(site).game


def test_a_game_that_does_not_fit_the_format_is_refused(command: Command, tmp_path: Path) -> None:
    """The site has no partial repayment of a debt: the message names the action, and nothing is written."""
    for seed in range(30):
        game, _ = play_random_game(4, seed, ("pauper",))
        number = next((at for at, item in enumerate(game.actions, 1) if isinstance(item, RepayDebt)), 0)
        if number:
            break
    source, out = tmp_path / "book.json", tmp_path / "out.json"
    write_text(source, save_game(game))
    answered = command("export", source, "--to", "18xx.games", out, "--json")
    assert answered.code == 1
    assert 1 <= answered.json["error"]["action"] <= len(game.actions)
    assert not out.exists()


@pytest.mark.parametrize("at", [0, 1, 100, 400])
def test_show_counts_the_actions_of_the_file(command: Command, site: Path, tmp_path: Path, at: int) -> None:
    """--at N is the position after the file's action N."""
    cut = tmp_path / "cut.json"
    data = site_file()
    data["actions"] = data["actions"][:at]
    cut.write_text(json.dumps(data), encoding="utf-8")
    assert command("show", site, "--at", at).out == command("show", cut).out


def test_routes_know_the_actions_of_the_file(command: Command, site: Path) -> None:
    """Every run is identified by its id in the file."""
    rows = command("routes", site, "--all", "--json").json
    runs = [action["id"] for action in site_file()["actions"] if action["type"] == "run_routes"]
    assert set(runs) <= {row["action"] for row in rows}
    assert all(row["claimed"] <= row["best"] for row in rows)


@pytest.mark.parametrize(
    ("change", "code"),
    [({"rotation": 9}, None), ({"hex": "Z99"}, None), ({"tile": "999-0"}, None), ({"type": "fly"}, None),
     ({"entity": "Anna"}, None), ({"hex": "E12"}, "any")],
    ids=str,
)  # fmt: skip
def test_a_spoiled_action_ends_with_1(
    command: Command, tmp_path: Path, change: dict[str, Any], code: str | None
) -> None:
    """The message names the action's id; a refusal comes with section and code."""
    data = site_file()
    tile = next(action for action in data["actions"] if action["type"] == "lay_tile")
    tile.update(change)
    path = tmp_path / "spoiled.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    answered = command("replay", path, "--json")
    assert answered.code == 1
    error = answered.json["error"]
    assert error["action"] == tile["id"]
    assert error["message"]
    if code is not None:
        assert error["section"] and error["code"]


def test_the_trace_of_a_spoiled_game_ends_where_it_went_wrong(command: Command, tmp_path: Path) -> None:
    """Lines are written one by one."""
    data = site_file()
    data["actions"][20]["type"] = "fly"
    path, out = tmp_path / "spoiled.json", tmp_path / "trace.jsonl"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert command("replay", path, "--trace", out).code == 1
    assert len(out.read_text(encoding="utf-8").splitlines()) == 20
