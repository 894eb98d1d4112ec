"""`18cz replay` and `18cz export`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cz18.interop.files import open_game, write_text
from cz18.interop.formats.save import save_game
from cz18.rules.game import Game
from cz18.rules.options import PROFILES
from cz18.rules.scoring import worth
from tests.cli.command import Command
from tests.interop.played import a_game

LINE = [
    "id", "type", "entity", "step", "round", "next", "phase", "lr_value", "players", "corps", "bank_trains_left",
    "depot_next", "discarded", "map", "tokens_on_map",
]  # fmt: skip
"""The fields of a trace line."""


def test_json_has_the_documented_keys_and_types(command: Command, saved: Path, game: Game) -> None:
    """finished, actions, result by name, seconds; departures only on request."""
    answered = command("replay", saved, "--json")
    answer = answered.json
    assert answered.code == 0
    assert list(answer) == ["finished", "actions", "result", "seconds"]
    assert answer["finished"] is True
    assert answer["actions"] == len(game.actions)
    state = a_game()[1]
    assert answer["result"] == {player.name: worth(state, seat) for seat, player in enumerate(state.players)}
    assert isinstance(answer["seconds"], float) and 0 < answer["seconds"] < 60


def test_departures_of_a_game_by_the_book(command: Command, saved: Path) -> None:
    """A game under our rules has no departures."""
    answer = command("replay", saved, "--departures", "--json").json
    assert answer["departures"] == []
    assert "No departures" in command("replay", saved, "--departures").out


def test_the_table_shows_all_players_by_rank(command: Command, saved: Path) -> None:
    """Text output: heading, names and worths, the richest first."""
    answered = command("replay", saved)
    assert answered.code == 0
    result = command("replay", saved, "--json").json["result"]
    best_first = sorted(result, key=lambda name: -result[name])
    places = [answered.out.index(name) for name in best_first]
    assert places == sorted(places)
    assert all(str(value) in answered.out for value in result.values())
    assert "Final scores" in answered.out


@pytest.mark.parametrize("text", ["{line}", "{line}\n{line}\n", "[{line}]"])
def test_a_file_of_actions_alone_is_not_a_save(command: Command, tmp_path: Path, text: str) -> None:
    """Actions without the set-up of their game: the error names what is missing."""
    path = tmp_path / "actions.jsonl"
    write_text(path, text.replace("{line}", '{"type": "Pass", "player": 0}'))
    answered = command("replay", path)
    assert answered.code != 0
    assert "this has only actions; a save also has the board" in " ".join(answered.err.split())


def test_an_unfinished_game_is_marked_as_such(command: Command, game: Game, tmp_path: Path) -> None:
    path = tmp_path / "part.json"
    write_text(path, save_game(game._replace(actions=game.actions[:40])))
    assert command("replay", path, "--json").json["finished"] is False
    assert "Game not finished" in command("replay", path).out


def test_the_trace_has_a_line_for_every_action(command: Command, saved: Path, game: Game, tmp_path: Path) -> None:
    """One JSON object per action with the fields of the recorded traces, then the result."""
    out = tmp_path / "trace.jsonl"
    assert command("replay", saved, "--trace", out).code == 0
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == len(game.actions) + 1
    assert all(list(line) == LINE for line in lines[:-1])
    assert [line["id"] for line in lines[:-1]] == list(range(1, len(game.actions) + 1))
    state = a_game()[1]
    assert {item["name"]: item["cash"] for item in lines[-2]["players"]} == {
        player.name: player.cash for player in state.players
    }
    assert lines[-1]["finished"] is True


def test_a_refused_action_ends_with_1_and_its_reason(command: Command, refused: Path) -> None:
    """The action, the refusal and the section."""
    answered = command("replay", refused)
    assert answered.code == 1
    assert answered.out == ""
    assert "action 6 was refused" in answered.err
    assert "(VI)" in answered.err
    answered = command("replay", refused, "--json")
    assert answered.code == 1
    error = answered.json["error"]
    assert (error["action"], error["section"], error["code"]) == (6, "VI", "not_your_turn")
    assert error["what"]["player"] == error["data"]["player"] != error["data"]["turn_of"]
    assert "action 6" in error["message"]


def test_a_malformed_action_ends_with_1_and_its_field(command: Command, saved: Path, tmp_path: Path) -> None:
    data = json.loads(save_game(open_game(saved).game))
    data["actions"][8]["price"] = "cheap"
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    answered = command("replay", path, "--json")
    assert answered.code == 1
    assert answered.json["error"]["action"] == 9
    assert answered.json["error"]["field"] == "action 9.price"


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"{}", b"\x1f\x8b\x08", b"\xff\xfe", b'{"format": "18CZ save", "version": 99}',
     b'{"players": [], "actions": []}', b'{"players": 3, "actions": {}}', b"[" * 50_000],
    ids=range(10),
)  # fmt: skip
@pytest.mark.parametrize("name", ["replay", "show", "routes"])
def test_an_unusable_file_ends_with_2(command: Command, tmp_path: Path, name: str, content: bytes) -> None:
    """Every kind of unusable file gives a message, as JSON with --json."""
    path = tmp_path / "file"
    path.write_bytes(content)
    answered = command(name, path)
    assert answered.code == 2
    assert answered.err.startswith("18cz: ") and answered.out == ""
    answered = command(name, path, "--json")
    assert answered.code == 2
    assert answered.json["error"]["message"]


def test_a_trace_that_cannot_be_written_ends_with_2(command: Command, saved: Path, tmp_path: Path) -> None:
    answered = command("replay", saved, "--trace", tmp_path / "no" / "folder")
    assert answered.code == 2
    assert "cannot write" in answered.err


# Export


def test_export_to_a_save_is_the_same_game(command: Command, saved: Path, game: Game, tmp_path: Path) -> None:
    for name in ("out.json", "out.json.gz"):
        out = tmp_path / name
        answered = command("export", saved, "--to", "save", out, "--json")
        assert answered.code == 0
        assert answered.json == {"file": str(out), "format": "save", "actions": len(game.actions)}
        assert open_game(out).game == game


def test_a_game_that_breaks_the_rules_is_not_exported(command: Command, refused: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    assert command("export", refused, "--to", "save", out).code == 1
    assert not out.exists()


def test_export_to_something_else_is_refused(command: Command, saved: Path, tmp_path: Path) -> None:
    answered = command("export", saved, "--to", "pdf", tmp_path / "out", "--json")
    assert answered.code == 2
    assert "pdf" in answered.json["error"]["message"]


def test_a_foreign_profile_survives_the_export(command: Command, tmp_path: Path) -> None:
    """A game under the profile of 18xx.games is saved with that profile."""
    source, out = tmp_path / "a.json", tmp_path / "b.json"
    write_text(source, save_game(Game(("Ada", "Ben", "Cyd"), "standard", PROFILES["18xx.games"], 4)))
    assert command("export", source, "--to", "save", out).code == 0
    assert open_game(out).game.options == PROFILES["18xx.games"]
