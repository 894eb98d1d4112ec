"""`18cz admin` on a running server with games: each command, and its effect on the server."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from server.helpers import THREE, Process, choose, hot_seat, play, process, refused
from server.test_live import live, take
from typer.main import get_command
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from cz18.cli.app import app
from cz18.client import Client, Table
from cz18.server.settings import database_url
from cz18.server.storage import schema
from cz18.server.storage.store import Store

BEAT = 0.5
"""Seconds between the server's checks for changes by the operator."""
ADA = {"name": "Ada", "password": "correct horse"}


@pytest.fixture(scope="module", params=[pytest.param("sqlite", marks=pytest.mark.full), "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A real server on each kind of database; on PostgreSQL with two workers."""
    if request.param == "sqlite":
        database, workers = str(tmp_path_factory.mktemp("admin") / "games.db"), 1
    else:
        database, workers = request.getfixturevalue("postgres").new_database(), 2
    with process(database, workers=workers, heartbeat_seconds=BEAT) as running:
        yield running


@pytest.fixture
def ada(server: Process) -> Iterator[Client]:
    """A user with an account, who is deleted afterwards."""
    client = server.client()
    client.post("/api/accounts", ADA)
    yield client
    admin(server, "delete-account", "Ada", "--yes", code=None)


def admin(server: Process, *arguments: str, code: int | None = 0) -> Any:
    """The command's answer as JSON; it runs in another process than the server."""
    done = CliRunner().invoke(app, ["admin", *arguments, "--database", server.database, "--json"])
    assert code is None or done.exit_code == code, done.output
    return json.loads(done.output) if done.output else None


def soon(server: Process, happens: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until every worker of the server has noticed; each checks every few seconds."""
    deadline = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < deadline, "the server did not notice"
        time.sleep(0.02)
    if server.database.startswith("postgres"):
        time.sleep(2 * BEAT)
        while not all(happens() for _ in range(4)):
            assert time.monotonic() < deadline, "a worker did not notice"


def everything(server: Process) -> str:
    """The whole content of the database, as text."""
    store = Store(database_url(server.database))
    with store.reading() as connection:
        text = " ".join(str(row) for table in schema.TABLES for row in connection.execute(sa.select(table)))
    store.close()
    return text


def test_games_are_listed_checked_and_removed(server: Process) -> None:
    table, other = hot_seat(server.client()), hot_seat(server.client(), title="The long evening")
    play(table, random.Random(1), 5)
    rows = {row["id"]: row for row in admin(server, "list")}
    assert (rows[table.id]["length"], rows[table.id]["played"], rows[other.id]["played"]) == (5, True, False)
    assert rows[other.id]["title"] == "The long evening"
    checked = admin(server, "check")
    assert checked["games"] >= 2 and checked["faults"] == {}
    with live(table) as socket:
        take(socket, "hello")
        assert admin(server, "remove", table.id, "--yes") == {"removed": table.id}
        with pytest.raises(ConnectionClosed):
            while True:
                socket.recv(timeout=60)
    soon(server, lambda: server.client().request("GET", f"{table.path}/view").status == 404)
    assert "no game" in admin(server, "remove", table.id, "--yes", code=1)["error"]["message"]
    assert other.view()["you"]["seats"] == [0, 1, 2]
    plain = CliRunner().invoke(app, ["admin", "list", "--database", server.database])
    assert other.id in plain.output and "not played" in plain.output


def test_a_spoiled_game_is_reported(server: Process) -> None:
    table = hot_seat(server.client())
    play(table, random.Random(1), 4)
    store = Store(database_url(server.database))
    with store.writing() as connection:
        entries = schema.entries
        connection.execute(sa.delete(entries).where(entries.c.game == table.id, entries.c.number == 4))
    store.close()
    assert list(admin(server, "check", code=1)["faults"]) == [table.id]
    admin(server, "remove", table.id, "--yes")


def test_a_banned_account_is_signed_out_and_stays_out(server: Process, ada: Client) -> None:
    table = hot_seat(ada)
    assert admin(server, "ban", "account", "ADA", "--reason", "shouting") == {"kind": "account", "banned": "ada"}
    assert table.view()["you"]["seats"] == []
    assert refused(ada.post, "/api/sign-in", ADA).code == "banned"
    (row,) = admin(server, "list", "bans")
    assert (row["kind"], row["value"], row["reason"], row["until"]) == ("account", "ada", "shouting", None)
    admin(server, "unban", "account", "Ada")
    assert admin(server, "list", "bans") == []
    assert ada.post("/api/sign-in", ADA)["account"] == "Ada"
    assert table.view()["you"]["seats"] == [0, 1, 2]
    assert "no account" in admin(server, "ban", "account", "Nobody", code=1)["error"]["message"]
    assert "no ban" in admin(server, "unban", "account", "Ada", code=1)["error"]["message"]


def test_a_banned_address_gets_nothing(server: Process) -> None:
    """Neither requests nor live connections, existing ones included; other addresses are not affected."""
    table = hot_seat(server.client())

    def status() -> int:
        return server.client().request("GET", f"{table.path}/view").status

    admin(server, "ban", "address", "2001:db8::17")
    admin(server, "ban", "address", "198.51.100.0/24", "--days", "1")
    assert [row["value"] for row in admin(server, "list", "bans")] == ["2001:db8::/64", "198.51.100.0/24"]
    assert status() == 200
    with live(table) as socket:
        take(socket, "hello")
        assert admin(server, "ban", "address", "127.0.0.0/8")["banned"] == "127.0.0.0/8"
        soon(server, lambda: status() == 403)
        with pytest.raises(ConnectionClosed):
            while True:
                socket.recv(timeout=60)
    assert refused(server.client().get, "/api/facts").code == "banned"
    assert server.client().request("GET", "/health").status == 200
    for address in ("127.0.0.0/8", "2001:db8::/64", "198.51.100.0/24"):
        admin(server, "unban", "address", address)
    soon(server, lambda: status() == 200)
    assert "nowhere" in admin(server, "ban", "address", "nowhere", code=1)["error"]["message"]


def test_a_lost_password_is_reset(server: Process, ada: Client) -> None:
    """With a code passed on by the operator; it works once, and existing sessions end."""
    table = hot_seat(ada)
    code = admin(server, "reset-password", "Ada", "--yes")["recovery_code"]
    assert table.view()["you"]["seats"] == []
    guest = server.client()
    assert refused(guest.post, "/api/sign-in", ADA).status == 403
    again = {"name": "Ada", "code": code, "password": "another horse"}
    assert guest.post("/api/recover", again)["account"] == "Ada"
    assert guest.table(table.id).view()["you"]["seats"] == [0, 1, 2]
    assert refused(server.client().post, "/api/recover", again).status == 403
    assert "no account" in admin(server, "reset-password", "Nobody", "--yes", code=1)["error"]["message"]


def test_an_account_is_deleted_with_its_data(server: Process) -> None:
    """Name, messages, sessions and seats are removed from the database; the game remains and the others continue."""
    user = server.client()
    account = {"name": "Ludmila", "password": "correct horse"}
    user.post("/api/accounts", account)
    maker = server.client()
    table = maker.new_game([{"name": "Ben"}, {"name": "Ludmila"}, {"name": "Cyd"}], take=[0, 2])
    mine = user.table(table.id)
    mine.join(table.tokens[1])
    mine.say("a private word")
    maker.table(table.id).say("an answer")
    maker.patch(f"{table.path}/seats/1", {"name": "Lidka"})
    maker.post(f"{table.path}/host", {"seat": 1})
    rng = random.Random(1)
    for number in range(70):  # up to a snapshot, which contains names
        view = table.view()
        who = mine if view["position"]["decision"]["seat"] == 1 else table
        who.act(number, choose(view, rng))
    before = table.log()
    row = next(row for row in admin(server, "list", "accounts") if row["name"] == "Ludmila")
    assert (row["seats"], row["sessions"]) == (1, 1)
    gone = admin(server, "delete-account", "ludmila", "--yes")
    assert (gone["seats"], gone["messages"]) == (1, 1)
    text = everything(server)
    assert not any(word in text for word in ("Ludmila", "ludmila", "Lidka", "a private word"))
    soon(server, lambda: table.view()["table"]["seats"][1]["name"] == "Player 2")
    assert table.view()["table"]["title"] == "Ben, Player 2, Cyd"
    assert mine.view()["you"]["seats"] == [] and user.get("/api/me")["known"] is False
    assert refused(user.post, "/api/sign-in", account).status == 403
    assert [entry["action"] for entry in table.log()] == [entry["action"] for entry in before]
    received = maker.get(f"{table.path}/chat")["messages"]
    assert [(one["text"], one.get("deleted", False)) for one in received] == [("", True), ("an answer", False)]
    assert admin(server, "check")["faults"] == {}
    assert "no account" in admin(server, "delete-account", "Ludmila", "--yes", code=1)["error"]["message"]


def test_lines_of_chat_are_deleted(server: Process) -> None:
    """Those with the given numbers, or all; viewers are notified, and no number is reused."""
    table = hot_seat(server.client())
    for text in ("one", "two", "three"):
        table.say(text)
    assert [row["text"] for row in admin(server, "chat", table.id)] == ["one", "two", "three"]
    with live(table) as socket:
        take(socket, "hello")
        time.sleep(2.4 * BEAT)  # one check of the server has seen the unchanged table
        assert admin(server, "delete-chat", table.id, "2", "9")["deleted"] == [2]
        take(socket, "table")
    received = table.client.get(f"{table.path}/chat")["messages"]
    assert [(one["number"], one["text"]) for one in received] == [(1, "one"), (2, ""), (3, "three")]
    assert admin(server, "delete-chat", table.id, "--all")["deleted"] == [1, 3]
    assert table.say("four")["number"] == 4
    assert "three" not in everything(server)
    assert "numbers" in admin(server, "delete-chat", table.id, code=1)["error"]["message"]
    assert "no game" in admin(server, "delete-chat", "nothing", "1", code=1)["error"]["message"]
    assert "no game" in admin(server, "chat", "nothing", code=1)["error"]["message"]


def test_games_expire_by_command_of_the_operator(server: Process) -> None:
    """Unused ones are removed; games that people played are at most abandoned, and can be read and forked."""
    unplayed, played = hot_seat(server.client()), hot_seat(server.client())
    play(played, random.Random(1), 3)
    done = admin(server, "expire", "--days", "0", "--yes")
    assert unplayed.id in done["removed"] and done["given_up"] == []
    soon(server, lambda: server.client().request("GET", f"{unplayed.path}/view").status == 404)
    assert played.view()["table"]["status"] == "open"
    assert played.id in admin(server, "expire", "--days", "0", "--played", "--yes")["given_up"]
    soon(server, lambda: played.view()["table"]["status"] == "abandoned")
    assert len(played.log()) == 3 and played.fork().view()["position"]["number"] == 3
    fresh = hot_seat(server.client())
    assert admin(server, "expire", "--days", "1", "--yes") == {"removed": [], "given_up": []}
    assert fresh.view()["table"]["status"] == "open"


def test_a_closed_server_is_for_members(server: Process, ada: Client) -> None:
    """New tables need an account, new accounts an invitation; a link still opens its seat."""
    stranger = server.client()
    listed = hot_seat(stranger)

    def may_make() -> int:
        return server.client().request("POST", "/api/games", {"seats": list(THREE), "listed": False}).status

    assert admin(server, "close") == {"closed": True}
    soon(server, lambda: may_make() == 403)
    assert stranger.get("/api/facts")["closed"] is True
    assert refused(stranger.post, "/api/games", {"seats": list(THREE)}).code == "members_only"
    assert refused(listed.fork).code == "members_only"
    assert stranger.games()["games"] == [] and stranger.games(mine="true")["games"] != []
    assert listed.id in {game["id"] for game in ada.games(limit=100)["games"]}
    table = hot_seat(ada)
    guest = server.client().table(table.id)
    assert guest.join(table.tokens[1])["seat"] == 1
    ben = {"name": "Ben", "password": "correct horse"}
    assert refused(stranger.post, "/api/accounts", ben).code == "members_only"
    first, second = admin(server, "invite", "--count", "2", "--days", "7")["invitations"]
    taken = {"name": "Ada", "password": "correct horse", "invitation": first}
    assert refused(server.client().post, "/api/accounts", taken).code == "name_taken"
    assert stranger.post("/api/accounts", {**ben, "invitation": first.upper()})["account"] == "Ben"
    assert isinstance(hot_seat(stranger), Table)
    again = {"name": "Cyd", "password": "correct horse", "invitation": first}
    assert refused(server.client().post, "/api/accounts", again).code == "members_only"
    rows = admin(server, "list", "invitations")
    assert len(rows) == 2 and sum(row["used"] is not None for row in rows) == 1
    assert first not in everything(server) and second not in everything(server)
    assert admin(server, "open") == {"closed": False}
    soon(server, lambda: may_make() == 201)
    admin(server, "delete-account", "Ben", "--yes")


def test_limits_are_shown(server: Process, ada: Client) -> None:
    """How full the server is, and which counters are not zero."""
    for _ in range(2):
        assert refused(server.client().post, "/api/sign-in", {"name": "Ada", "password": "wrong"}).status == 403
    shown = admin(server, "limits")
    assert shown["open_games"] >= shown["unused_games"] >= 0 and shown["closed"] is False
    counter = next(row for row in shown["counters"] if row["key"] == "password/127.0.0.1/ada")
    assert counter["level"] == 2 and 0 < counter["seconds"] <= 86400
    plain = CliRunner().invoke(app, ["admin", "limits", "--database", server.database])
    assert plain.exit_code == 0 and "open_games = 5000" in plain.output
    assert shown["settings"]["sign_ins_per_minute"] == 10


def test_no_command_is_missing_here() -> None:
    """The tests above cover every command, on both kinds of database."""
    commands = get_command(app).commands["admin"].commands  # type: ignore[attr-defined]
    tried = set(re.findall(r'admin\(server, "([a-z-]+)"', Path(__file__).read_text()))
    assert set(commands) - tried == set()
