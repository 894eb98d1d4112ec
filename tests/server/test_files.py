"""Import, export and fork: files are replayed, never trusted; unfinished games are exported with a new seed."""

from __future__ import annotations

import copy
import gzip
import json
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError
from server.helpers import BOARDS, Served, advance, hot_seat, play, refused, serving

import cz18
from cz18.client import Table
from cz18.interop.files import opened
from cz18.interop.formats.save import load_game, save_game
from cz18.rules.game import replay
from cz18.server.api.requests import ImportWishes, NewGame
from cz18.server.errors import ApiError
from cz18.server.work import jobs

GAMES = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("board", BOARDS)
def test_an_unfinished_game_is_exported_with_a_new_seed_and_the_same_past(
    shared_server: Served, board: str
) -> None:
    """The export replays to the same position, and its seed is not the server's."""
    table = hot_seat(shared_server.client(), board, seed=77)
    play(table, random.Random(1), 25)
    _, state, _ = shared_server.services.games.state(table.id)
    saved = table.export()
    assert saved["seed"] != "77"
    game, reached = load_game(json.dumps(saved))
    assert reached._replace(seed=77) == state
    assert len(game.actions) == 25


def test_undone_actions_are_not_exported(shared_server: Served) -> None:
    """The export contains only the remaining actions."""
    table = hot_seat(shared_server.client())
    play(table, random.Random(2), 6)
    table.undo(6)
    assert len(table.export()["actions"]) == 5


def test_a_report_has_the_game_up_to_a_position_without_names(shared_server: Served) -> None:
    """With the version and the position; commands open it like a saved game. Its seed is not the server's."""
    table = hot_seat(shared_server.client(), seed=77)
    play(table, random.Random(3), 12)
    names = [player["name"] for player in table.view()["position"]["players"]]
    text = json.dumps(table.client.get(f"{table.path}/export", format="report", position=8))
    report = json.loads(text)
    assert report["program"]["version"] == cz18.__version__ and report["problem"] is None and report["position"]
    assert report["last_action"] == len(report["game"]["actions"]) == 8
    assert report["game"]["players"] == ["Seat 1", "Seat 2", "Seat 3"] and not any(name in text for name in names)
    assert report["game"]["seed"] != "77"
    assert opened(report["game"]).last == 8
    assert refused(table.client.get, f"{table.path}/export", format="report", position=13).status == 400


def test_a_finished_game_is_exported_unchanged(shared_server: Served) -> None:
    """With its own seed; imported again it is finished with the same result."""
    table = hot_seat(shared_server.client(), "bohemia", seed=5)
    end = advance(shared_server, table, random.Random(5))
    view = table.view()
    saved = table.export()
    assert saved["seed"] == "5"
    again = table.client.import_game(saved)
    seen = again.view()
    assert seen["table"]["status"] == "finished"
    assert [player["worth"] for player in seen["position"]["players"]] == [
        player["worth"] for player in view["position"]["players"]
    ]
    assert [entry["by"] for entry in again.log(limit=3)] == ["import"] * 3
    # Its seed is public now: a fork from the middle gets another one.
    forks = [shared_server.services.store.game(table.fork(position).id) for position in (end // 2, None)]
    assert [(row.status, row.seed == 5) for row in forks if row] == [("open", False), ("finished", True)]


def test_an_imported_game_continues(everywhere: Served) -> None:
    """An import has seats with links, and the next action is accepted."""
    table = hot_seat(everywhere.client())
    play(table, random.Random(3), 12)
    again = everywhere.client().import_game(table.export(), take=[0, 1, 2], title="again")
    assert again.view()["table"]["title"] == "again"
    assert play(again, random.Random(4), 5)["position"]["number"] == 17


def _spoiled(saved: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(saved), **changes}


def test_files_are_validated(served: Served) -> None:
    """A wrong shape is 400 with the field; an illegal action is 422 with its number and section."""
    table = hot_seat(served.client())
    play(table, random.Random(3), 12)
    saved = table.export()
    client = served.client()
    for file in (
        {},
        {"format": "18CZ save"},
        _spoiled(saved, version=99),
        _spoiled(saved, rules="0.0"),
        _spoiled(saved, players=["Ada"]),
        _spoiled(saved, options={"nothing": True}),
        _spoiled(saved, seed=-1),
        _spoiled(saved, actions=[{"type": "Pass"}]),
        _spoiled(saved, board="../../etc/passwd"),
    ):
        answer = refused(client.import_game, file)
        assert (answer.status, answer.code) == (400, "malformed"), file
        assert answer.body["field"] and answer.body["wrong"]["key"].startswith("wrong-")
    answer = refused(client.import_game, _spoiled(saved, actions=[*saved["actions"], saved["actions"][0]]))
    assert (answer.status, answer.code, answer.body["number"]) == (422, "not_replayable", 13)
    assert answer.body["section"]


def _import_of(saved: dict[str, Any], **wishes: Any) -> bytes:
    return json.dumps({"file": saved, **wishes}).encode()


def test_fields_beside_a_file_are_limited_in_size(shared_server: Served) -> None:
    """The pool refuses large or deep values, so that a request thread validates a few kilobytes at most."""
    saved = hot_seat(shared_server.client()).export()
    deep = json.dumps({"file": saved, "title": 0})[:-2].encode() + b"[" * 950 + b"]" * 950 + b"}"
    seats = [{"name": "\U0001f682" * 7 + str(number), "kind": "human", "open": True} for number in range(3)]
    assert jobs.imported(_import_of(saved, seats=seats, title="\u017e" * 120)).wishes is not None
    for body in (
        deep,
        _import_of(saved, offers={f"k{number}": 1 for number in range(2000)}),
        _import_of(saved, title="x" * 10_000),
    ):
        with pytest.raises(ApiError) as caught:
            jobs.imported(body)
        assert (caught.value.status, caught.value.code) == (400, "malformed")


def test_fields_beside_a_file_are_validated_in_a_thread(
    shared_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not on the event loop."""
    saved, threads = hot_seat(shared_server.client()).export(), list[str]()
    validate = ImportWishes.model_validate

    def noted(wishes: Any) -> ImportWishes:
        threads.append(threading.current_thread().name)
        return validate(wishes)

    monkeypatch.setattr(ImportWishes, "model_validate", noted)
    answer = refused(shared_server.client().import_game, saved, title=7)
    assert (answer.status, answer.body["field"]) == (400, "title")
    assert [name.partition("-")[0] for name in threads] == ["request"]


def test_deep_values_are_malformed(tmp_path: Path) -> None:
    """On the way to a pool process, and on the way back."""
    with serving(str(tmp_path / "games.db"), pool_processes=1) as served:
        table = hot_seat(served.client())
        nested = b"[" * 900 + b"]" * 900
        body = b'{"seen":0,"actions":[{"a":' + nested + b"}]}"
        wishes = json.dumps({"file": table.export()})[:-1].encode() + b',"title":' + nested + b"}"
        for path, content in ((f"{table.path}/previews", body), ("/api/games/import", wishes)):
            answer = served.http.post(path, content=content, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), path


def test_many_fields_are_one_error() -> None:
    """They are counted before they are validated."""
    many, seats = {f"k{number}": 1 for number in range(4000)}, [{"name": "Ada"}]
    for body in ({"seats": seats, "options": many}, {"seats": seats, **many}, {"seats": seats, "offers": many}):
        with pytest.raises(ValidationError) as caught:
            NewGame.model_validate(body)
        assert caught.value.error_count() == 1


def test_a_game_above_the_length_limit_is_refused(shared_server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither imported nor forked; a game of exactly the limit is accepted."""
    table = hot_seat(shared_server.client())
    play(table, random.Random(3), 12)
    saved = table.export()
    monkeypatch.setattr(jobs, "MOST_ACTIONS", 11)
    for make in (lambda: table.client.import_game(saved), lambda: table.fork(12)):
        answer = refused(make)
        assert (answer.status, answer.code, answer.body["most"]) == (422, "game_too_long", 11)
    assert table.fork(11).view()["position"]["number"] == 11


def test_a_fork_continues_from_any_position(everywhere: Served) -> None:
    """The fork has the same past, another seed and its own future; the source is not modified."""
    table = hot_seat(everywhere.client(), seed=99)
    play(table, random.Random(6), 20)
    fork = table.fork(8, take=[0, 1, 2], title="what if")
    seen = fork.view()
    assert seen["position"]["number"] == 8
    assert seen["table"]["forked_from"] == {"game": table.id, "position": 8}
    assert seen["position"]["players"] == table.position(8)["players"]
    row = everywhere.services.store.game(fork.id)
    assert row is not None and row.seed != 99
    assert play(fork, random.Random(7), 3)["position"]["number"] == 11
    assert table.view()["position"]["number"] == 20
    assert refused(table.fork, 21).status == 400


def test_a_saved_or_forked_table_keeps_its_bots(served: Served) -> None:
    """A game against bots goes on against them; another server's own bot is replaced; a client may choose otherwise."""
    seats = [{"name": "Ada"}, {"name": "Ben", "kind": "bot", "bot": "engineer"}, {"name": "Cyd", "kind": "bot"}]
    client = served.client()
    table = client.new_game(seats, take=[0])
    bots = [None, "engineer", "apprentice"]

    def seated(table: Table) -> list[str | None]:
        return [seat["bot"] for seat in table.view()["table"]["seats"]]

    file = client.get(f"{table.path}/export")
    assert file["seats"] == bots
    assert seated(client.import_game(file, take=[0])) == bots
    assert seated(client.import_game({**file, "seats": [None, "theirs", None]}, take=[0])) == [
        None, "apprentice", None,
    ]  # fmt: skip
    names = [{"name": name} for name in ("Ada", "Ben", "Cyd")]
    assert seated(client.import_game(file, seats=names, take=[0, 1, 2])) == [None] * 3
    made = client.post(f"{table.path}/fork", {"take": [0]})["game"]["id"]
    assert seated(client.table(made)) == bots


def test_the_log_of_a_new_table_is_stored_as_it_was(everywhere: Served) -> None:
    """Each entry of an import or a fork has the number, seat, action and events of the original, whatever the names."""
    client = everywhere.client()
    table = hot_seat(client, "bohemia", seed=3)
    advance(everywhere, table, random.Random(3), 60)
    saved = table.export()
    odd = ['O\'Brien "x" \\ %s :log', "\u202eŽižka \N{STEAM LOCOMOTIVE}\x00 $[0]", "\ud800 {}"]
    saved["players"] = odd[: len(saved["players"])]
    imported = client.import_game(saved)
    assert imported.view()["table"]["seats"][0]["name"] == odd[0]
    for copy_, by in ((imported, "import"), (table.fork(), "fork"), (table.fork().fork(), "fork")):
        assert [_as_made(entry) for entry in copy_.log(limit=1000)] == [
            {**_as_made(entry), "by": by} for entry in table.log(limit=1000)
        ]
    unstarted = hot_seat(client, "bohemia")
    for empty in (client.import_game({**saved, "actions": []}), unstarted.fork(), table.fork(0)):
        assert (empty.view()["position"]["number"], empty.log()) == (0, [])
    data = json.loads(gzip.decompress((GAMES / "dev-3p-01.json.gz").read_bytes()))
    of_the_site = client.import_game(data).log(limit=1000)
    assert {entry["by"] for entry in of_the_site} == {"import", "table"}
    assert [entry["number"] for entry in of_the_site] == list(range(1, len(of_the_site) + 1))


def _as_made(entry: dict[str, Any]) -> dict[str, Any]:
    return {name: entry[name] for name in ("number", "kind", "seat", "by", "action", "events")}


@pytest.mark.parametrize("name", ["dev-3p-01", "dev-6p-01"])
def test_games_of_18xx_games_are_imported(shared_server: Served, name: str) -> None:
    """An export of 18xx.games becomes a table whose positions can be browsed."""
    data = json.loads(gzip.decompress((GAMES / f"{name}.json.gz").read_bytes()))
    table = shared_server.client().import_game(data)
    number = table.view()["position"]["number"]
    assert number == len(load_game(json.dumps(table.export()))[0].actions) > 100
    assert table.position(number // 2)["number"] == number // 2


def test_a_game_under_the_rules_of_18xx_games_round_trips(shared_server: Served) -> None:
    """Exported to 18xx.games and imported again, it is at the same position."""
    table = hot_seat(shared_server.client(), options={"profile": "18xx.games"})
    play(table, random.Random(9), 30)
    there = table.export("18xx.games")
    back = shared_server.client().import_game(there)
    mine = shared_server.services.games.state(table.id)[1]
    theirs = shared_server.services.games.state(back.id)[1]
    assert theirs.players == mine.players and theirs.companies == mine.companies


def test_every_stored_game_equals_its_log(served: Served) -> None:
    """Replaying set-up and log gives the state the server shows."""
    table = hot_seat(served.client(), "moravia_silesia")
    play(table, random.Random(10), 40)
    with served.services.games.locked(table.id) as loaded:
        game = loaded.setup()._replace(actions=loaded.actions())
        assert replay(game) == loaded.state


@pytest.mark.parametrize("form", [int, str])
@pytest.mark.parametrize("seed", [0, 2**53 + 1, 2**63 - 1])
def test_a_seed_is_a_string_or_a_number(shared_server: Served, form: type, seed: int) -> None:
    """Both set up the same game; a finished one is exported with the seed as a string."""
    table = hot_seat(shared_server.client(), "bohemia", seed=form(seed))
    row = shared_server.services.store.game(table.id)
    assert row is not None and row.seed == seed
    advance(shared_server, table, random.Random(1))
    assert table.export()["seed"] == str(seed)


@pytest.mark.parametrize("seed", ["", "-1", "1.5", "x", "²", str(2**63), "9" * 30, 2**63, -1, 1.5, True, [1]])
def test_an_invalid_seed_is_refused(shared_server: Served, seed: Any) -> None:
    answer = refused(hot_seat, shared_server.client(), seed=seed)
    assert (answer.status, answer.code) == (400, "malformed")
    assert answer.body["field"].startswith("seed")


def test_a_rounded_seed_is_repaired_and_reported(shared_server: Served) -> None:
    """A save whose seed a browser rounded can be opened if its log determines the possible seeds."""
    client = shared_server.client()
    for seed in range(2**62 + 1, 2**62 + 30):  # until the rounded seed draws another order
        table = hot_seat(client, seed=seed)
        advance(shared_server, table, random.Random(seed), 40)
        with shared_server.services.games.locked(table.id) as loaded:
            saved = json.loads(save_game(loaded.setup()._replace(actions=loaded.actions())))
        again = client.import_game({**saved, "seed": int(float(seed))})
        assert again.view()["position"] == table.view()["position"]
        if again.notes:
            assert again.notes == ["seed_replaced"]
            row = shared_server.services.store.game(again.id)
            assert row is not None and row.seed != float(seed) == float(row.seed)
            return
    raise AssertionError("no seed matters")
