"""A custom board stays with its game: after kill -9, with bots, in facts, backups, saves and forks."""

from __future__ import annotations

import copy
import gzip
import json
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from server.conftest import Postgres
from server.helpers import Served, process, refused, serving

from cz18.bots.random_bot import play_random_game
from cz18.client import Table
from cz18.facts.maps import board_data, own_board
from cz18.interop.formats.save import load_game, save_game
from cz18.server.operations.backup import backup, replay_all, restore
from cz18.server.settings import database_url
from cz18.server.storage import schema
from cz18.server.storage.store import Store

PATIENCE = 60.0
BOTS = [{"name": name, "kind": "bot", "bot": "apprentice"} for name in ("Ada", "Ben", "Cyd")]
BOARDS = ("standard", "bohemia", "moravia_silesia")


def corrected(game: str, title: str = "corrected") -> dict[str, Any]:
    """The data of a board with another title, and for Moravia-Silesia another minimum bid for the 3E."""
    data = copy.deepcopy(board_data(game))
    data["title"] = title
    for paper in data.get("papers", ()):
        paper["minimum_bid"] += 5 * (paper["id"] == "3E")
    return data


@cache
def saved(game: str = "moravia_silesia", title: str = "corrected", length: int = 12) -> dict[str, Any]:
    """A save on a corrected board, with the largest seed."""
    board = own_board(corrected(game, title))
    played, _ = play_random_game(2 if game == "bohemia" else 3, 2**63 - 1, board=board.name)
    file: dict[str, Any] = json.loads(save_game(played._replace(actions=played.actions[:length])))
    assert isinstance(file["board"], dict)
    return file


def forgotten(database: str, board: str) -> None:
    """Remove the board, as an earlier server version did not store it."""
    store = Store(database_url(database))
    with store.writing() as connection:
        connection.execute(sa.delete(schema.boards).where(schema.boards.c.name == board))
    store.close()


def wait_for_moves(table: Table, more: int = 3) -> int:
    """Wait until the bots have made this many moves."""
    start = int(table.view()["position"]["number"])
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        now = int(table.view()["position"]["number"])
        if now >= start + more or table.view()["position"]["over"]:
            return now
        time.sleep(0.05)
    raise AssertionError(f"the opponents stay at {start}")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.full)])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """Two empty databases of one kind."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db"), str(tmp_path / "restored.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(), server.new_database()


def test_a_game_on_a_corrected_board_outlives_its_server(databases: tuple[str, str], tmp_path: Path) -> None:
    """After a kill and a restart bots move, facts are served, and the game can be saved, opened, forked and backed
    up."""
    database, other = databases
    with process(database, bot_processes=1) as first:
        table = first.client().import_game(saved(), seats=BOTS)
        board = table.view()["table"]["board"]
        assert board.startswith("moravia_silesia-")
        wait_for_moves(table)
        first.kill()
    with process(database, bot_processes=1) as second:
        client = second.client()
        table = client.table(table.id)
        wait_for_moves(table)
        assert client.facts(board)["map"]["title"] == "corrected"
        for again in (client.import_game(table.export(), seats=BOTS), table.fork(seats=BOTS)):
            assert again.view()["table"]["board"] == board
            wait_for_moves(again)
            client.post(f"{again.path}/abandon")
        assert table.export()["board"] == corrected("moravia_silesia")
        kept = tmp_path / "backup.gz"
        store = Store(database_url(database))
        assert backup(store, kept)["boards"] == 1
        store.close()
    store = Store(database_url(other))
    restore(store, kept)
    assert [fault for _, fault in replay_all(store)] == [None, None, None]
    store.close()
    with process(other, bot_processes=1) as third:
        assert third.client().facts(board)["map"]["title"] == "corrected"
        wait_for_moves(third.client().table(table.id))


@pytest.mark.parametrize("game", BOARDS)
def test_games_on_a_board_from_a_file(everywhere: Served, game: str) -> None:
    """Imported, displayed, saved with board and seed, and set up again by the board's name."""
    table = everywhere.client().import_game(saved(game, length=30), take=[0, 1, 2])
    view = table.view()
    facts = everywhere.client().facts(view["table"]["board"])
    assert facts["map"]["title"] == "corrected" and "source" not in facts["map"]
    assert load_game(json.dumps(table.export()))[0].board == view["table"]["board"]
    assert refused(table.export, "18xx.games").status == 422
    seats = [{"name": seat["name"]} for seat in view["table"]["seats"]]
    rebuilt = everywhere.client().new_game(seats, board=view["table"]["board"], take=[0])
    assert rebuilt.view()["position"]["number"] == 0


def test_a_missing_board_is_named_and_restored_by_a_save(tmp_path: Path) -> None:
    """A game whose board an earlier server did not store gets a clear error; importing a save on the board
    restores it."""
    database = str(tmp_path / "games.db")
    with process(database) as server:
        table = server.client().import_game(saved(), take=[0])
        view = table.view()
    forgotten(database, view["table"]["board"])
    with process(database) as server:
        client = server.client()
        table = client.table(table.id)
        for path in ("", "/view", "/log", "/export", "/course", "/positions/3"):
            answer = refused(client.get, table.path + path)
            assert (answer.status, answer.code) == (409, "board_lost"), path
            assert answer.body["board"] == view["table"]["board"]
        assert refused(client.facts, view["table"]["board"]).status == 404
        assert [game["id"] for game in client.games()["games"]] == [table.id]
        client.import_game(saved())
        assert table.view()["position"] == view["position"]


def test_a_board_is_removed_with_the_last_game_on_it(everywhere: Served) -> None:
    """Several games share one board; it is removed with the last of them."""
    store, client = everywhere.services.store, everywhere.client()
    games = [client.import_game(saved()).id, client.import_game(saved()).id]
    row = store.game(games[0])
    assert row is not None

    def kept() -> int:
        with store.reading() as connection:
            return len(list(connection.execute(sa.select(schema.boards))))

    for left in (1, 0):
        assert kept() == 1 and client.facts(row.board)
        assert store.remove_game(games[left])
    assert kept() == 0 and refused(client.facts, row.board).status == 404


@pytest.mark.parametrize(
    "name",
    [
        "",
        "moon",
        "moravia_silesia-",
        "moravia_silesia-0123456789ab",
        "bohemia-0123456789AB",
        "x" * 5000,
        "%00",
        "²",
    ],
)
def test_unknown_boards(served: Served, name: str) -> None:
    """An unknown board name gives 404, or 400 for a new game."""
    assert served.http.get(f"/api/facts/{name or '-'}").status_code == 404
    answer = refused(served.client().new_game, [{"name": "Ada"}, {"name": "Ben"}], board=name)
    assert (answer.status, answer.body["field"]) == (400, "board")


def test_refused_boards_leave_nothing_behind(served: Served) -> None:
    """A board that is inconsistent or too large gives a 400 that names it."""
    client = served.client()
    for spoil in ({"title": "x" * 200}, {"title": "x" * 8_000_000}, {"hexes": []}, {"extras": {"\ud800": 1}}):
        answer = refused(client.import_game, {**saved(), "board": {**corrected("moravia_silesia"), **spoil}})
        assert (answer.status, answer.code) == (400, "malformed"), spoil.keys()
        assert answer.body["field"].startswith("file.board.") and len(answer.body["message"]) < 300
    with served.services.store.reading() as connection:
        assert not list(connection.execute(sa.select(schema.boards)))


def test_seeds_are_strings_in_a_backup(tmp_path: Path) -> None:
    """They are numbers in the database; older backups contain numbers."""
    with serving(str(tmp_path / "games.db")) as served:
        table = served.client().new_game([{"name": name} for name in "ABC"], seed=2**63 - 1)
        backup(served.services.store, tmp_path / "b.gz")
    lines = [json.loads(line) for line in gzip.decompress((tmp_path / "b.gz").read_bytes()).splitlines()]
    at = lines[0]["columns"]["games"].index("seed")
    row = next(line for line in lines if line.get("table") == "games")
    assert row["row"][at] == str(2**63 - 1)
    row["row"][at] = int(row["row"][at])
    with gzip.open(tmp_path / "before.gz", "wt") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)
    for number, name in enumerate(("b.gz", "before.gz")):
        store = Store(database_url(str(tmp_path / f"restored{number}.db")))
        restore(store, tmp_path / name)
        found = store.game(table.id)
        assert found is not None and found.seed == 2**63 - 1
        store.close()
