"""Running a server: health, headers, limits, logs, backup and restore, migrations, commands."""

from __future__ import annotations

import gzip
import io
import json
import logging
import os
import random
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server.helpers import THREE, Served, advance, free_port, hot_seat, play, refused, serving
from server.test_live import live, take
from sqlalchemy.exc import IntegrityError
from typer.testing import CliRunner

from cz18.cli.app import app
from cz18.client import Client
from cz18.server import run
from cz18.server.errors import words_of
from cz18.server.operations.backup import BackupError, backup, replay_all, restore
from cz18.server.operations.logs import JsonLines
from cz18.server.run import NotServable, serve
from cz18.server.settings import VARIABLE, Settings, database_url, settings_from_environment
from cz18.server.storage import one_server, schema
from cz18.server.storage.migrations import upgrade
from cz18.server.storage.one_server import NotAlone, only_server
from cz18.server.storage.store import Store


def test_migrations_lead_to_the_schema(any_database: str) -> None:
    """The migrations create the schema the program uses, on every kind of database; repeating them changes
    nothing."""
    store = Store(database_url(any_database))
    upgrade(store.engine)
    upgrade(store.engine)
    with store.reading() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    store.close()
    assert differences == []


def test_sqlite_is_durable(served: Served) -> None:
    """Write-ahead log, and a commit is on disk before the response is sent."""
    with served.services.store.reading() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_several_workers_on_sqlite_are_refused_with_the_reason(tmp_path: Path) -> None:
    """And so is a port in use."""
    with pytest.raises(NotServable, match="PostgreSQL"):
        serve(Settings(database=str(tmp_path / "games.db"), workers=2))
    done = CliRunner().invoke(app, ["serve", "--workers", "2", "--database", str(tmp_path / "games.db")])
    assert done.exit_code == 1 and "PostgreSQL" in done.output
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        port = str(holder.getsockname()[1])
        done = CliRunner().invoke(app, ["serve", "--port", port, "--database", str(tmp_path / "games.db")])
    assert (
        done.exit_code == 1 and f"127.0.0.1:{port}" in done.output and "choose a different --port" in done.output
    )


HOLDER = """
import sys
import sqlalchemy
from cz18.server.storage.migrations import upgrade
from cz18.server.storage.one_server import only_server
with only_server(sqlalchemy.make_url(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_second_server_on_one_sqlite_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By any path to the file, with the other process named; commands still work; `kill -9` releases the file."""
    monkeypatch.setattr(one_server, "WAIT_SECONDS", 0.1)
    database, link = tmp_path / "games.db", tmp_path / "link.db"
    with serving(str(database)) as served:
        hot_seat(served.client())
    link.symlink_to(database)
    server = subprocess.Popen(
        [sys.executable, "-c", HOLDER, database_url(str(database))], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    try:
        assert server.stdout is not None and server.stdout.readline() == b"held\n"
        for path in (database, link):
            with pytest.raises(NotServable, match=f"Another server \\(process {server.pid}\\) is using"):
                serve(Settings(database=str(path), port=free_port()))
        for command in (["admin", "list"], ["backup", str(tmp_path / "backup.gz")]):
            done = CliRunner().invoke(app, [*command, "--database", str(database)])
            assert done.exit_code == 0, done.output
    finally:
        server.kill()
        server.communicate()
    with only_server(sa.make_url(database_url(str(link)))):
        assert int((tmp_path / "games.db.lock").read_text()) == os.getpid()


def test_a_lock_file_that_cannot_be_opened_is_reported(tmp_path: Path) -> None:
    """And databases that several servers may open, or no other process can, are not locked."""
    (tmp_path / "games.db.lock").mkdir()
    with (
        pytest.raises(NotAlone, match=r"games\.db\.lock cannot be opened"),
        only_server(sa.make_url(database_url(str(tmp_path / "games.db")))),
    ):
        pass
    for url in ("sqlite://", "postgresql://club@localhost/cz18"):
        with only_server(sa.make_url(url)), only_server(sa.make_url(url)):
            pass


@pytest.mark.parametrize(
    ("database", "said"),
    [("postgresql://club@127.0.0.1:/cz18", "not a valid database URL"), ("nothing://x", "not a valid database URL"),
     ("postgresql://club:secret@127.0.0.1:1/cz18", "refused"), ("/nowhere/at/all/games.db", "unable to open")],
)  # fmt: skip
@pytest.mark.parametrize(
    "command", [["serve", "--port", "0"], ["backup", "b.gz"], ["restore", "b.gz"], ["admin", "list"]]
)
def test_an_unavailable_database_is_reported_in_one_line(database: str, said: str, command: list[str]) -> None:
    """The reason without the password, and exit status 1."""
    done = CliRunner().invoke(app, [*command, "--database", database])
    assert (done.exit_code, type(done.exception)) == (1, SystemExit)
    assert said in done.output and "secret" not in done.output and "Traceback" not in done.output


@pytest.mark.parametrize("display", [":0", ""])
def test_the_address_is_printed_and_opened_on_a_desktop(
    display: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`serve --open`, as `make play` runs it; without a desktop the address is only printed."""
    opened, looked = list[str](), threading.Event()

    def answer_at_once(url: str, timeout: float) -> io.BytesIO:
        assert url == "http://127.0.0.1:1877/health"
        return io.BytesIO(b"{}")

    def open_it(url: str) -> None:
        opened.append(url)
        looked.set()

    for name in (VARIABLE, "CZ18_LOG_LEVEL", "WAYLAND_DISPLAY"):
        monkeypatch.setenv(name, "")  # restore what serve sets
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.setattr(run, "set_up_logs", lambda level: None)
    monkeypatch.setattr(run.signal, "signal", lambda *arguments: None)
    monkeypatch.setattr(run.urllib.request, "urlopen", answer_at_once)
    monkeypatch.setattr(run.webbrowser, "open", open_it)
    monkeypatch.setattr(run, "_refuse_taken", lambda settings: None)
    monkeypatch.setattr(run, "_run", lambda settings: display and looked.wait(60))
    serve(Settings(database=str(tmp_path / "games.db"), port=1877), open_browser=True)
    assert "http://127.0.0.1:1877/" in capsys.readouterr().out
    assert opened == (["http://127.0.0.1:1877/"] if display else [])


def test_settings_are_passed_to_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the environment, unchanged."""
    settings = Settings(database="postgresql://x/y", origins=("https://a.example",), open_games=7)
    for name, value in settings.in_environment().items():
        monkeypatch.setenv(name, value)
    assert settings_from_environment() == settings


# Backup and restore


def _played(served: Served) -> list[str]:
    client = served.client()
    tables = [hot_seat(client, board, seed=1) for board in ("standard", "bohemia", "moravia_silesia")]
    for table in tables:
        advance(served, table, random.Random(1), 40)
        table.say("hello")
    tables[0].undo(40)
    client.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    return [table.id for table in tables]


def test_a_backup_restores_into_either_kind_of_database(everywhere: Served, tmp_path: Path, postgres: Any) -> None:
    """Games, seats, holds, chat and accounts are complete, every game replays, and play continues."""
    ids = _played(everywhere)
    file = tmp_path / "backup.gz"
    counts = backup(everywhere.services.store, file)
    assert counts["games"] == 3 and counts["entries"] == 121 and counts["accounts"] == 1
    assert oct(file.stat().st_mode & 0o777) == "0o600"
    for database in (str(tmp_path / "other.db"), postgres.new_database()):
        with serving(database) as again:
            assert restore(again.services.store, file) == counts
            assert [fault for _, fault in replay_all(again.services.store)] == [None] * 3
            for game in ids:
                before = everywhere.client().table(game).view()
                after = again.client().table(game).view()
                assert after["position"] == before["position"]
                assert again.client().table(game).log() == everywhere.client().table(game).log()
            there = again.client()
            there.post("/api/sign-in", {"name": "Ada", "password": "correct horse"})
            assert play(there.table(ids[1]), random.Random(2), 3)["position"]["number"] == 43


def test_a_restore_is_all_or_nothing(served: Served, tmp_path: Path) -> None:
    """Into an empty database only; a truncated or foreign file restores nothing."""
    _played(served)
    file = tmp_path / "backup.gz"
    backup(served.services.store, file)
    with pytest.raises(BackupError, match="not empty"):
        restore(served.services.store, file)
    text = gzip.decompress(file.read_bytes())
    spoiled = {
        "cut.gz": file.read_bytes()[:-200],
        "short.gz": gzip.compress(b"\n".join(text.splitlines()[:-3]) + b"\n"),
        "less.gz": gzip.compress(b"\n".join(text.splitlines()[:5] + text.splitlines()[6:])),
        "other.gz": gzip.compress(b'{"format": "something else"}\n'),
        "newer.gz": gzip.compress(b'{"format": "18CZ backup", "version": 9}\n'),
        "plain.gz": b"nothing",
    }
    for name, content in spoiled.items():
        (tmp_path / name).write_bytes(content)
        store = Store(database_url(str(tmp_path / f"{name}.db")))
        with pytest.raises(BackupError):
            restore(store, tmp_path / name)
        assert store.game_ids() == []
        store.close()


def test_the_commands(served: Served, tmp_path: Path) -> None:
    """backup, restore, admin list, check and remove, on a file."""
    ids = _played(served)
    database, other, file = str(tmp_path / "games.db"), str(tmp_path / "other.db"), str(tmp_path / "b.gz")
    do = CliRunner().invoke
    assert "3 games" in do(app, ["backup", file, "--database", database]).output
    done = do(app, ["restore", file, "--database", other])
    assert done.exit_code == 0 and "3 of 3 games replayed" in done.output
    listed = do(app, ["admin", "list", "--database", other]).output
    assert all(game in listed for game in ids)
    assert do(app, ["admin", "remove", ids[0], "--yes", "--database", other]).exit_code == 0
    assert ids[0] not in do(app, ["admin", "list", "--database", other]).output
    assert do(app, ["admin", "remove", ids[0], "--yes", "--database", other]).exit_code == 1
    assert "2 of 2 games replayed" in do(app, ["admin", "check", "--database", other]).output
    assert do(app, ["restore", file, "--database", other]).exit_code == 1


def test_a_removed_game_is_gone(everywhere: Served) -> None:
    """With its log, seats and chat; a server that had it in memory neither shows it nor accepts actions."""
    table = hot_seat(everywhere.client())
    play(table, random.Random(1), 3)
    everywhere.services.store.remove_game(table.id)
    assert refused(table.act, 3, {"type": "Pass", "player": 0}).status in (403, 404)
    deadline = time.monotonic() + 60
    while everywhere.client().request("GET", f"{table.path}/view").status == 200:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    for path in ("", "/view", "/log", "/chat", "/positions/1", "/export"):
        assert everywhere.client().request("GET", table.path + path).status == 404, path
    assert table.client.games(mine="true")["games"] == []


def test_check_reports_a_corrupt_log(served: Served) -> None:
    """A log that does not replay correctly is named."""
    import sqlalchemy as sa

    table = hot_seat(served.client())
    play(table, random.Random(1), 10)
    with served.services.store.writing() as connection:
        entries = schema.entries
        connection.execute(sa.delete(entries).where(entries.c.number == 10))
    assert [game for game, fault in replay_all(served.services.store) if fault] == [table.id]


def test_a_game_that_continues_while_it_is_checked_is_correct(served: Served, monkeypatch: Any) -> None:
    """An operator checks while people play."""
    table = hot_seat(served.client())
    play(table, random.Random(1), 3)
    store = served.services.store
    read = store.entries

    def read_later(*args: Any, **more: Any) -> Any:
        play(table, random.Random(1), 1)
        return read(*args, **more)

    monkeypatch.setattr(store, "entries", read_later)
    assert dict(replay_all(store))[table.id] is None


# Limits


def test_too_many_requests(tmp_path: Path) -> None:
    """429 with the time to wait."""
    with serving(str(tmp_path / "games.db"), requests_per_second=0.1, requests_burst=10) as served:
        client = served.client()
        replies = [client.request("GET", "/api/facts") for _ in range(14)]
        assert {reply.status for reply in replies} == {200, 429}
        late = next(reply for reply in replies if reply.status == 429)
        assert int(late.headers["retry-after"]) >= 1 and late.body["code"] == "too_fast"


def test_limits_on_games_sign_ins_and_chat(tmp_path: Path) -> None:
    """Each has its own limit."""
    limits = {"open_games_each": 3, "sign_ins_per_minute": 2, "chat_per_minute": 3}
    with serving(str(tmp_path / "games.db"), **limits) as served:
        client = served.client()
        tables = [hot_seat(client) for _ in range(3)]
        assert refused(hot_seat, client).code == "too_many_open"
        client.post(f"{tables[0].path}/abandon")
        hot_seat(client)
        for _ in range(2):
            assert refused(client.post, "/api/sign-in", {"name": "x", "password": "y"}).status == 403
        assert refused(client.post, "/api/sign-in", {"name": "x", "password": "y"}).status == 429
        said = [client.request("POST", f"{tables[1].path}/chat", {"text": "x"}).status for _ in range(3)]
        assert said == [201, 429, 429]
    with serving(str(tmp_path / "full.db"), open_games=2, games_per_hour=3) as served:
        hot_seat(served.client())
        hot_seat(served.client())
        assert (refused(hot_seat, served.client()).status, served.client().games()["next"]) == (503, None)
        assert refused(hot_seat, served.client()).status == 429


def test_long_messages_are_malformed(served: Served) -> None:
    """Chat messages have a maximum length."""
    table = hot_seat(served.client())
    assert refused(table.say, "x" * 1001).status == 400
    assert refused(table.say, "   ").status == 400
    assert refused(table.say, "a\x00b").status == 400
    assert table.say("x" * 1000)["number"] == 1


def test_a_message_with_a_key_is_posted_once(everywhere: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A retry posts no duplicate; a key cannot be reused for another message or by another person."""
    table = hot_seat(everywhere.client())
    received: list[str] = []
    monkeypatch.setattr(everywhere.services.push, "message_made", lambda message: received.append(message.text))
    path = f"{table.path}/chat"
    first = table.client.post(path, {"text": "ahoj", "key": "one"})
    assert table.client.post(path, {"text": "ahoj", "key": "one"}) == first
    assert refused(table.client.post, path, {"text": "nazdar", "key": "one"}).code == "key_used"
    other = everywhere.client(table.tokens[2])
    assert refused(other.post, path, {"text": "ahoj", "key": "one"}).code == "key_used"
    assert [message["text"] for message in table.client.get(path)["messages"]] == ["ahoj"]
    assert received == ["ahoj"]


def test_an_abandoned_game_is_kept_read_only(everywhere: Served) -> None:
    """Anyone can read and fork it; only its creator abandons it."""
    client = everywhere.client()
    table = hot_seat(client)
    view = play(table, random.Random(1), 4)
    assert refused(everywhere.client().post, f"{table.path}/abandon").status == 403
    assert client.post(f"{table.path}/abandon")["game"]["status"] == "abandoned"
    assert refused(table.act, 4, view["position"]["choices"][0]).code == "abandoned"
    assert refused(table.undo, 4).code == "abandoned"
    assert len(table.log()) == 4
    assert table.fork().view()["position"]["number"] == 4


def test_creating_a_table_twice_with_one_key_creates_one(everywhere: Served) -> None:
    """A lost response does not leave two tables."""
    client = everywhere.client()
    one = client.post("/api/games", {"seats": list(THREE), "key": "mine"})
    two = client.post("/api/games", {"seats": list(THREE), "key": "mine"})
    assert two["game"]["id"] == one["game"]["id"] and two["repeated"] is True and two["links"] == []
    other = everywhere.client().post("/api/games", {"seats": list(THREE), "key": "mine"})
    assert other["game"]["id"] != one["game"]["id"]


# Headers and logs


def test_every_answer_has_the_security_headers(served: Served) -> None:
    """Errors and the page included."""
    table = hot_seat(served.client())
    for path in ("/", "/health", "/api/games", table.path, "/api/games/nothing", "/api/nothing", "/nothing.js"):
        headers = served.http.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers and "access-control-allow-origin" not in headers
    assert served.http.get(table.path).headers["cache-control"] == "no-store"


def test_logs_are_json_and_hold_no_secrets(tmp_path: Path) -> None:
    """One object per line: method, route, status, time; no token, cookie, password, text or name."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root, ours = logging.getLogger(), logging.getLogger("cz18")
    level = ours.level
    root.addHandler(handler)
    ours.setLevel("INFO")
    try:
        with serving(str(tmp_path / "games.db")) as served:
            client = served.client()
            table = hot_seat(client)
            token = table.tokens[1]
            served.client(token).table(table.id).join(token)
            client.post("/api/accounts", {"name": "Adalbert", "password": "correct horse"})
            table.say("a private word")
            refused(table.act, 0, {"type": "Pass"})
            assert client.cookie is not None
            secrets = [token, client.cookie.partition("=")[2], str(table.creator_token)]
    finally:
        root.removeHandler(handler)
        ours.setLevel(level)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    requests = [line for line in lines if line["logger"] == "cz18.server.access"]
    assert {"POST"} <= {line["method"] for line in requests}
    assert any(line["route"] == "/api/games/{game}/actions" and line["status"] == 400 for line in requests)
    for secret in [*secrets, "correct horse", "a private word", "Adalbert"]:
        assert secret not in stream.getvalue()


@pytest.mark.parametrize("level", ["debug", pytest.param("info", marks=pytest.mark.full)])
def test_a_servers_logs_hold_no_secrets_at_any_level(tmp_path: Path, level: str, postgres: Any) -> None:
    """`serve` with several workers: neither our lines nor those of libraries, about HTTP and live connections,
    contain a token, a cookie, a name, a text or a query."""
    port = free_port()
    command = [
        "serve",
        "--port",
        str(port),
        "--database",
        postgres.new_database(),
        "--log-level",
        level,
        "--workers",
        "2",
    ]
    log = tmp_path / "log"
    alone = {**os.environ, "CZ18_BOT_PROCESSES": "0", "CZ18_POOL_PROCESSES": "0"}  # not needed here
    with log.open("wb") as file:
        server = subprocess.Popen(
            [sys.executable, "-c", "from cz18.cli import main; main()", *command], stderr=file, env=alone
        )
    try:
        client = _wait_until_served(f"http://127.0.0.1:{port}")
        table = hot_seat(client)
        client.post("/api/accounts", {"name": "Adalbert", "password": "correct horse"})
        refused(client.post, "/api/sign-in", {"name": "Adalbert", "password": "wrong horse"})
        client.get("/api/games", before="12345678.25~anid")
        script = Client(client.url, token=table.tokens[1])
        with live(script.table(table.id), 7) as socket, live(table) as other:
            take(socket, "hello"), take(other, "hello")
            socket.send(json.dumps({"type": "chat", "text": "a private word"}))
            take(other, "chat")
            socket.send("not json " + "x" * 100)
            take(socket, "fault")
        assert client.cookie is not None
        secrets = [table.tokens[1], client.cookie.partition("=")[2], str(table.creator_token)]
    finally:
        server.terminate()
        server.wait(60)
    text = log.read_text()
    assert [json.loads(line)["logger"] for line in text.splitlines()].count("cz18.server.access") >= 5
    for secret in [*secrets, "horse", "a private word", "Adalbert", "since=", "anid", "not json", "Bearer"]:
        assert secret not in text


def _wait_until_served(url: str) -> Client:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        try:
            if (client := Client(url)).request("GET", "/health").status == 200:
                return client
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the server did not start")


def test_an_error_is_logged_without_its_message() -> None:
    """Exception types and places; a message may quote user input. Of libraries only constant messages are logged."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    try:
        try:
            raise ValueError("a private word")
        except ValueError as first:
            raise KeyError("a private name") from first
    except KeyError as problem:
        fault = (type(problem), problem, problem.__traceback__)
    for name in ("cz18.server", "websockets.server"):
        handler.handle(logging.LogRecord(name, 40, "x.py", 1, "it failed", None, fault))
    handler.handle(
        logging.LogRecord("asyncio", 40, "x.py", 1, "never retrieved\n<Task a private word>", None, None)
    )
    handler.handle(logging.LogRecord("uvicorn.error", 40, "x.py", 1, "%s came", ("a private address",), None))
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert "private" not in stream.getvalue()
    for line in lines[:2]:
        assert line["message"] == "it failed"
        assert line["fault"].startswith("KeyError") and "ValueError" in line["fault"] and __file__ in line["fault"]
    assert [line["message"] for line in lines[2:]] == ["never retrieved", "%s came"]


def test_a_database_error_is_logged_without_row_data(served: Served) -> None:
    """Statements without their values, PostgreSQL's error without its details."""
    client = served.client()
    client.post("/api/accounts", {"name": "Adalbert", "password": "correct horse"})
    account = served.services.store.account(folded="adalbert")
    assert account is not None
    with pytest.raises(IntegrityError) as caught, served.services.store.writing() as connection:
        connection.execute(sa.insert(schema.accounts), account._asdict())
    assert "Adalbert" not in str(caught.value) + words_of(caught.value)
