"""Saved games: exact round trips, replay through the rules, and clear errors."""

from __future__ import annotations

import gzip
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from conftest import RandomCases

from cz18.interop import files
from cz18.interop.files import kind_of, open_game, read_text, write_text
from cz18.interop.formats.codec import Malformed, state_from_json, state_to_json
from cz18.interop.formats.save import FORMAT_VERSION, MalformedAction, load_game, parse_json, read_bots, save_game
from cz18.rules.actions import Pass
from cz18.rules.engine import apply, is_over
from cz18.rules.game import RULES_VERSION, Game, NotReplayable, beginning_of, entries, replay
from cz18.rules.options import PROFILES, Options
from cz18.rules.versions import VERSIONS
from tests.interop.played import TABLES, a_game


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_a_saved_game_round_trips(board: str, players: int, random_cases: RandomCases) -> None:
    """A saved game loads as the same game with the same state, and saves as the same text again."""
    game, state = a_game(board, players)
    text = save_game(game)
    again, reached = load_game(text)
    assert again == game
    assert reached == state
    assert hash(reached) == hash(state)
    assert save_game(again) == text
    assert is_over(reached)
    random_cases.add("games saved and loaded", 1)


def test_a_game_saved_after_any_action_continues() -> None:
    """Saved after any action and loaded again, the rest of the game leads to the same end."""
    game, state = a_game()
    for cut in range(0, len(game.actions), 97):
        begun, here = load_game(save_game(game._replace(actions=game.actions[:cut])))
        assert len(begun.actions) == cut
        for action in game.actions[cut:]:
            here, _ = apply(here, action)
        assert here == state


def test_entries_form_the_course_of_the_game() -> None:
    """Numbered from 1; each entry's `after` is the next entry's `before`, and the last is the end."""
    game, state = a_game()
    told = list(entries(game))
    assert [entry.number for entry in told] == list(range(1, len(game.actions) + 1))
    assert told[0].before == beginning_of(game)
    assert all(left.after is right.before for left, right in pairwise(told))
    assert told[-1].after == state


def test_a_save_names_its_versions_and_set_up() -> None:
    """Format, rules, board, players, options and seed stand at the head."""
    game = Game(("Ada", "Ben", "Čeněk"), "standard", Options(pool_faces="as_returned"), 2**62)
    data = json.loads(save_game(game))
    assert data["version"] == FORMAT_VERSION
    assert data["rules"] == RULES_VERSION
    assert data["players"] == ["Ada", "Ben", "Čeněk"]
    assert data["options"] == {"pool_faces": "as_returned"}
    assert data["seed"] == str(2**62)
    assert data["actions"] == []


@pytest.mark.rule("R-125")
@pytest.mark.parametrize("value", [False, True, "as_written"])
def test_runnable_first_is_read_as_boolean_or_text(value: bool | str) -> None:
    """Saves from before the third value contain true or false; all three values round-trip, also in a state."""
    game = Game(("Ada", "Ben", "Cyd"), "standard", Options(runnable_first=value), 1)
    assert json.loads(save_game(game))["options"] == ({"runnable_first": value} if value else {})
    written = json.loads(save_game(game)) | {"options": {"runnable_first": value}}
    read, state = load_game(json.dumps(written))
    assert read == game and repr(state.options.runnable_first) == repr(value)
    assert state_from_json(json.loads(json.dumps(state_to_json(state)))) == state


def test_a_foreign_profile_is_kept() -> None:
    """A game under the profile of 18xx.games is saved with it."""
    game = Game(("Ada", "Ben", "Cyd"), "standard", PROFILES["18xx.games"], 1)
    assert load_game(save_game(game))[0].options == PROFILES["18xx.games"]


def test_a_save_may_say_who_plays_each_seat() -> None:
    """An optional field; the game is the same with and without it."""
    game, _ = a_game()
    bots = [None, "engineer", *[None] * (len(game.players) - 2)]
    text = save_game(game, bots)
    assert json.loads(text)["seats"] == bots
    assert read_bots(json.loads(text)) == tuple(bots)
    assert load_game(text) == load_game(save_game(game))
    assert "seats" not in json.loads(save_game(game, [None] * len(game.players)))
    assert read_bots(json.loads(save_game(game))) == ()


# What cannot be used


def a_save(**changes: Any) -> str:
    """A short save with some of its fields changed; None removes a field."""
    game, _ = a_game()
    data = json.loads(save_game(game._replace(actions=game.actions[:10]))) | changes
    return json.dumps({name: value for name, value in data.items() if value is not Ellipsis})


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"format": "18XX save"}, "format"),
        ({"format": ...}, "format"),
        ({"version": FORMAT_VERSION + 1}, "version"),
        ({"version": 0}, "version"),
        ({"version": "1"}, "version"),
        ({"version": True}, "version"),
        ({"version": 10**400}, "version"),
        ({"version": ...}, "version"),
        ({"rules": "0"}, "rules"),
        ({"rules": "999"}, "rules"),
        ({"rules": 1}, "rules"),
        ({"rules": ["1"]}, "rules"),
        ({"board": ...}, "board"),
        ({"board": "mars"}, "board"),
        ({"board": ["standard"]}, "board"),
        ({"players": ["Ada", "Ben"]}, "players"),
        ({"players": ["Ada", "Ben", "Ben"]}, "players"),
        ({"players": ["Ada", "Ben", ""]}, "players"),
        ({"players": ["Ada", "Ben", 3]}, "players[2]"),
        ({"players": ["Ada", "Ben", "\ud800"]}, "players[2]"),
        ({"players": ["Ada"] * 1000}, "players"),
        ({"players": {}}, "players"),
        ({"seats": "engineer"}, "seats"),
        ({"seats": [None, "engineer"]}, "seats"),
        ({"seats": [None, None, "engineer", 3]}, "seats[3]"),
        ({"seats": [None, None, "engineer", "x" * 41]}, "seats[3]"),
        ({"options": []}, "options"),
        ({"options": {"cheating": True}}, "options.cheating"),
        ({"options": {"sell_in_blocks": 1}}, "options.sell_in_blocks"),
        ({"options": {"sell_in_blocks": [True]}}, "options.sell_in_blocks"),
        ({"options": {"profile": "mine"}}, "options.profile"),
        ({"options": {"profile": []}}, "options.profile"),
        ({"options": {"departures": []}}, "options.departures"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**63 + 1}, "seed"),
        ({"seed": str(2**63)}, "seed"),
        ({"seed": 1.0}, "seed"),
        ({"seed": True}, "seed"),
        ({"seed": None}, "seed"),
        ({"actions": {}}, "actions"),
        ({"actions": [3]}, "action 1"),
        ({"actions": [{"type": "Pass", "player": 0}, {"type": "Pass"}]}, "action 2.player"),
        ({"actions": [{"type": "Fly", "player": 0}]}, "action 1.type"),
        ({"state": {}}, "'state'"),
    ],
    ids=str,
)
def test_an_unusable_save_names_the_field(changes: dict[str, Any], field: str) -> None:
    """Every field of a save is validated, and the error names the invalid one."""
    with pytest.raises(Malformed) as fault:
        load_game(a_save(**changes))
    assert fault.value.field == field


def test_a_newer_format_is_refused_with_both_versions() -> None:
    """The message names both versions."""
    with pytest.raises(
        Malformed, match=f"format version {FORMAT_VERSION + 1} is not supported; .*up to {FORMAT_VERSION}"
    ):
        load_game(a_save(version=FORMAT_VERSION + 1))


def test_unknown_rules_are_refused_with_all_versions() -> None:
    """A save under an unknown rules version is refused with all known versions; a known version is played."""
    with pytest.raises(Malformed, match=f"rules version '0'; this version of 18CZ supports .*{RULES_VERSION}"):
        load_game(a_save(rules="0"))
    for version in VERSIONS:
        game, state = load_game(a_save(rules=version))
        assert len(game.actions) == 10 and state.options.rules_version == version


def test_a_malformed_action_is_named_by_its_number() -> None:
    """Numbers count from 1, as displayed."""
    with pytest.raises(MalformedAction) as fault:
        load_game(a_save(actions=[{"type": "Pass", "player": 0}, {"type": "Pass", "player": None}]))
    assert fault.value.number == 2
    assert fault.value.field == "action 2.player"


def test_a_refused_action_is_named_with_its_refusal() -> None:
    """A well-formed log that breaks the rules stops at the action, with number, reason and section."""
    game, _ = a_game()
    wrong = game._replace(actions=(*game.actions[:5], Pass(99), *game.actions[5:]))
    with pytest.raises(NotReplayable) as stop:
        load_game(save_game(wrong))
    assert stop.value.number == 6
    assert stop.value.action == Pass(99)
    assert stop.value.refusal.code == "unknown_seat"
    assert stop.value.refusal.section == "V"
    assert stop.value.state == replay(game._replace(actions=game.actions[:5]))


def test_actions_after_the_end_are_refused() -> None:
    """Nothing can be added to a finished game."""
    game, _ = a_game()
    with pytest.raises(NotReplayable) as stop:
        load_game(save_game(game._replace(actions=(*game.actions, Pass(0)))))
    assert stop.value.refusal.code == "game_is_over"


@pytest.mark.parametrize(
    "text",
    ["", "{", "[1, 2", "nonsense", '{"a": NaN}', '{"a": -Infinity}', '{"a": 1, "a": 2}', "[" * 100_000,
     "1" * 10_000, '"\\ud800', "null", "[]", '"18CZ save"', "3"],
    ids=lambda text: text[:12] or "empty",
)  # fmt: skip
def test_text_that_is_not_a_save(text: str) -> None:
    """Broken JSON, deep nesting, huge numbers, a duplicate key, and JSON of another kind."""
    with pytest.raises(Malformed):
        load_game(text)


def test_a_save_cut_short_anywhere_is_malformed() -> None:
    """A truncated file is never read as a shorter game."""
    text = a_save()
    for cut in range(0, len(text) - 1, 7):
        with pytest.raises(Malformed) as fault:
            load_game(text[:cut])
        assert fault.value.field == "file"


# Files


def test_files_plain_and_packed(tmp_path: Path) -> None:
    """The content determines the format, not the file name."""
    game, _ = a_game()
    text = save_game(game)
    plain, packed, misnamed = tmp_path / "a.json", tmp_path / "a.json.gz", tmp_path / "b.txt"
    write_text(plain, text)
    write_text(packed, text)
    misnamed.write_bytes(packed.read_bytes())
    assert packed.stat().st_size < plain.stat().st_size
    for path in (plain, packed, misnamed):
        opened = open_game(path)
        assert (opened.kind, opened.game, opened.actions) == ("save", game, len(game.actions))
    assert opened.until(7).actions == game.actions[:7]
    assert opened.until(None) == game


def test_the_same_game_packs_to_the_same_bytes(tmp_path: Path) -> None:
    """The packed file contains no time stamp."""
    first, second = tmp_path / "1.gz", tmp_path / "2.gz"
    write_text(first, "x")
    write_text(second, "x")
    assert first.read_bytes() == second.read_bytes()


def test_a_byte_order_mark_is_ignored(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"\xef\xbb\xbf" + save_game(a_game()[0]).encode())
    assert open_game(path).game == a_game()[0]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x1f\x8b",
        b"\x1f\x8b\x08\x00broken",
        gzip.compress(b"{}" * 1000)[:-9],
        gzip.compress(b"{}" * 1000)[:-4] + b"0000",
        b"\xff\xfe{}",
        b"\x00" * 100,
        b"{}",
        b"[]",
        gzip.compress(b"{}"),
    ],
    ids=range(10),
)
def test_damaged_files(tmp_path: Path, content: bytes) -> None:
    """Empty, truncated, damaged, not text, or not a game."""
    path = tmp_path / "game"
    path.write_bytes(content)
    with pytest.raises(Malformed) as fault:
        open_game(path)
    assert fault.value.field == "file"


def test_the_unpacked_size_of_a_file_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small packed file that unpacks to more than any game needs is refused."""
    monkeypatch.setattr(files, "LARGEST_FILE", 2**20)
    bomb = tmp_path / "bomb.gz"
    bomb.write_bytes(gzip.compress(b" " * 2**24))
    assert bomb.stat().st_size < 2**15
    with pytest.raises(Malformed, match="larger than 1 MiB"):
        read_text(bomb)
    large = tmp_path / "large"
    large.write_bytes(b" " * (2**20 + 1))
    with pytest.raises(Malformed, match="larger than 1 MiB"):
        read_text(large)


def test_missing_and_unwritable_files(tmp_path: Path) -> None:
    """No such file, a folder, a path that cannot be written."""
    for path in (tmp_path / "nothing", tmp_path):
        with pytest.raises(Malformed, match="cannot read"):
            read_text(path)
    with pytest.raises(Malformed, match="cannot write"):
        write_text(tmp_path / "no" / "folder", "x")


def test_the_kind_of_a_file() -> None:
    """Ours names its format; an export of 18xx.games has players and actions."""
    assert kind_of(parse_json(a_save())) == "save"
    assert kind_of({"players": [], "actions": []}) == "18xx.games"
    for other in ({}, [], None, 3, {"players": []}, {"format": "other", "players": [], "actions": []}):
        with pytest.raises(Malformed):
            kind_of(other)
