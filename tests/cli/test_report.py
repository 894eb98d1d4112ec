"""`18cz report`: a file with everything a bug report needs, and nothing personal."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import cz18
from cz18 import Session
from cz18.cli.app import run
from cz18.interop import report
from cz18.interop.files import open_game, opened
from cz18.interop.formats.save import game_to_json
from cz18.rules.game import replay

GAMES = Path(__file__).parents[1] / "games"
NAMES = ("Žofie Nováková", "Leopold B.", "xX_dampflok_Xx")


def written(arguments: list[str], out: Path) -> tuple[dict[str, Any], str]:
    """The report as a value and as text."""
    assert run(["report", *arguments, "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    return json.loads(text), text


@pytest.fixture
def save(tmp_path: Path) -> Path:
    session = Session(NAMES, seed=3)
    while len(session) < 60:
        session.play(session.legal[len(session) % len(session.legal)])
    path = tmp_path / "Žofie.json"
    path.write_text(json.dumps(game_to_json(session.log)), encoding="utf-8")
    return path


def test_a_report_has_the_game_and_no_names(save: Path, tmp_path: Path) -> None:
    made, text = written([str(save), "--at", "40"], tmp_path / "report.json")
    assert not [part for name in NAMES for part in name.split() if part in text]
    assert str(tmp_path) not in text and "Žofie" not in text
    assert made["program"]["version"] == cz18.__version__ and made["problem"] is None
    assert (made["action"], made["last_action"]) == (40, 60)
    assert set(made["platform"]) == {"python", "implementation", "system", "machine"}
    there = replay(open_game(save).until(40))
    assert any(f"Seat {cz18.decision(there).player + 1}" in line for line in made["position"])  # type: ignore[union-attr]


def test_a_report_is_opened_like_a_game(save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By every command that takes a file, packed too; the game is the same but for the names."""
    out = tmp_path / "report.json.gz"
    assert run(["report", str(save), "--out", str(out)]) == 0
    original, reported = open_game(save).game, open_game(out).game
    assert reported.players == ("Seat 1", "Seat 2", "Seat 3")
    assert reported._replace(players=original.players) == original
    assert json.loads(gzip.decompress(out.read_bytes()))["format"] == "18CZ report"
    assert run(["replay", str(out)]) == 0 and "Seat 1" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["dev-2p-01", "dev-3p-01"])
def test_an_export_of_the_site_loses_its_people(name: str, tmp_path: Path) -> None:
    """Names, ids, accounts, chat, times and the number of the game are gone; it imports as before."""
    data = json.loads(gzip.decompress((GAMES / f"{name}.json.gz").read_bytes()))
    ids = {player["id"]: 48_290 + player["id"] for player in data["players"]}
    data |= {
        "id": 91_827_364,
        "description": "Leopold's table",
        "user": {"id": 48_291, "name": NAMES[0]},
        "acting": [48_291],
    }
    data["players"] = [{"id": ids[each["id"]], "name": NAMES[place]} for place, each in enumerate(data["players"])]
    data["result"] = {str(ids[int(key)]): worth for key, worth in data["result"].items()}
    for action in data["actions"]:
        if action.get("entity_type") == "player":
            action["entity"] = ids[action["entity"]]
        action |= {"user": 48_291, "created_at": 1_700_000_000}
    talk = {
        "type": "message",
        "entity": 48_291,
        "entity_type": "player",
        "message": "hello from Lisbon",
        "id": 99_999,
    }
    data["actions"].insert(5, talk)
    path = tmp_path / "export.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    made, text = written([str(path)], tmp_path / "report.json")
    secrets = [
        *(part for name in NAMES for part in name.split()),
        "4829",
        "Lisbon",
        "Leopold",
        "91827364",
        "1700000000",
    ]
    assert not [secret for secret in secrets if secret in text]
    before, after = opened(data), opened(made["game"])
    assert after.game == before.game._replace(players=after.game.players) and after.ids == before.ids
    assert after.notes == before.notes and made["problem"] is None


def test_a_seed_in_the_number_of_the_game_is_kept() -> None:
    """With two players chance matters; the number itself is left out."""
    data = json.loads(gzip.decompress((GAMES / "dev-2p-01.json.gz").read_bytes()))
    data["id"], data["settings"]["seed"] = "game 2001 x", None
    assert report.without_names(data)["settings"]["seed"] == 2001


def test_a_refused_action_is_reported_with_the_position_before_it(save: Path, tmp_path: Path) -> None:
    data = json.loads(save.read_text(encoding="utf-8"))
    data["actions"][50] = {"type": "AcceptOffer", "player": 0}
    save.write_text(json.dumps(data), encoding="utf-8")
    made, _ = written([str(save)], tmp_path / "report.json")
    assert made["problem"][0].startswith("action 51: ") and made["position"]
    data["actions"][50] = {"type": "Nonsense"}
    save.write_text(json.dumps(data), encoding="utf-8")
    made, _ = written([str(save), "--overwrite"], tmp_path / "report.json")
    assert "action 51" in made["problem"][0] and made["position"] is None


def test_a_crash_is_reported_without_paths(save: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def crash(game: object) -> None:
        cz18.new_game(["only one"])

    monkeypatch.setattr(report, "replay", crash)
    made, text = written([str(save)], tmp_path / "report.json")
    assert made["problem"][0].startswith("OptionError: ") and str(Path(cz18.__file__).parent) not in text
    assert any(line.startswith("interop/report.py line ") for line in made["problem"])


def test_what_is_no_game_cannot_be_reported(
    save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is a report overwritten, nor is a position beyond the end reported."""
    monkeypatch.chdir(tmp_path)
    Path("other.json").write_text("{}", encoding="utf-8")
    assert run(["report", "other.json"]) == run(["report", "missing.json"]) == 2
    assert run(["report", str(save), "--at", "61"]) == 2
    assert not Path("18cz-report.json").exists()
    assert run(["report", str(save)]) == 0 and Path("18cz-report.json").exists()
    capsys.readouterr()
    assert run(["report", str(save), "--json"]) == 2
    assert "18cz-report.json already exists" in json.loads(capsys.readouterr().out)["error"]["message"]
    assert run(["report", str(save), "--out", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["format"] == "18CZ report"
