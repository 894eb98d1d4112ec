"""Failures: no lost or duplicated actions after kill -9, full disks, huge bodies, tampering."""

from __future__ import annotations

import contextlib
import http.client
import random
import secrets
import sqlite3
import threading
import time
from itertools import cycle
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from conftest import RandomCases
from server.helpers import BOARDS, Process, Served, advance, choose, hot_seat, play, serving
from server.test_ready import WELL, eventually, is_ready
from sqlalchemy.exc import DBAPIError

from cz18.client import ApiError, Client, Table
from cz18.server.errors import of_database
from cz18.server.operations.backup import replay_all
from cz18.server.settings import database_url
from cz18.server.storage.store import Store


class Player(threading.Thread):
    """Plays one game continuously, remembers acknowledged actions, and retries with the same key when in doubt."""

    def __init__(self, number: int, table: Table) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.rng = random.Random(number)
        self.acknowledged: dict[int, str] = {}
        self.doubtful: tuple[int, dict[str, Any], str] | None = None
        self.wrong: list[str] = []
        self.over = False

    def run(self) -> None:
        try:
            if self.doubtful is not None:
                self._act(*self.doubtful)
            while True:
                view = self.table.view()
                if view["position"]["over"]:
                    self.over = True
                    return
                self.doubtful = (view["position"]["number"], choose(view, self.rng), secrets.token_hex(8))
                self._act(*self.doubtful)
        except (OSError, EOFError, http.client.HTTPException):
            return  # the server is dead
        except Exception as problem:
            self.wrong.append(repr(problem))

    def _act(self, seen: int, action: dict[str, Any], key: str) -> None:
        body = {"seen": seen, "action": action, "key": key}
        entry = self.table.client.post(f"{self.table.path}/actions", body)["entry"]
        self.acknowledged[entry["number"]] = key
        self.doubtful = None
        if entry["number"] != seen + 1:
            self.wrong.append(f"{entry['number']} after {seen}")

    def again(self, url: str) -> Player:
        """The same player after a restart."""
        client = Client(url)
        client.cookie = self.table.client.cookie
        other = Player(0, client.table(self.table.id))
        other.rng, other.acknowledged, other.doubtful, other.wrong = (
            self.rng, self.acknowledged, self.doubtful, self.wrong,
        )  # fmt: skip
        return other


def _check_store(database: str, players: list[Player]) -> None:
    """Every acknowledged action is stored exactly once, and every game replays."""
    store = Store(database_url(database))
    try:
        for player in players:
            entries = store.entries(player.table.id)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            keys = [entry.key for entry in entries]
            assert len(set(keys)) == len(keys)
            for number, key in player.acknowledged.items():
                assert entries[number - 1].key == key
            assert len(entries) - len(player.acknowledged) in (0, 1)  # one may be durable but not yet acknowledged
        assert [fault for _, fault in replay_all(store) if fault] == []
    finally:
        store.close()


def _wait_for_more(players: list[Player]) -> None:
    """Wait until an action has been acknowledged since the start."""
    before = sum(len(player.acknowledged) for player in players)
    for _ in range(1000):
        if sum(len(player.acknowledged) for player in players) > before or not any(p.is_alive() for p in players):
            return
        time.sleep(0.01)


def _kill_and_restart(database: str, times: int, rng: random.Random, random_cases: RandomCases) -> None:
    server = Process(database).wait_until_ready()
    boards = cycle([*BOARDS, "standard"])

    def newcomer() -> Player:
        return Player(rng.randrange(2**32), hot_seat(server.client(), next(boards), seed=rng.randrange(2**32)))

    players, done = [newcomer() for _ in range(4)], list[Player]()
    acknowledged = 0
    try:
        for _ in range(times):
            for player in players:
                player.start()
            _wait_for_more(players)
            time.sleep(rng.uniform(0, 0.4))
            server.kill()
            for player in players:
                player.join(60)
                assert not player.is_alive() and not player.wrong, player.wrong
            _check_store(database, players + done)
            random_cases.add("kill -9 at a random moment")
            server = Process(database).wait_until_ready()
            done += [player for player in players if player.over]
            players = [newcomer() if player.over else player.again(server.url) for player in players]
        acknowledged = sum(len(player.acknowledged) for player in players + done)
        assert acknowledged >= times
    finally:
        server.kill()
    random_cases.add("acknowledged actions found again after kill -9", acknowledged)


def test_kill_9_loses_and_duplicates_nothing(tmp_path: Path, random_cases: RandomCases, full_run: bool) -> None:
    """SQLite: killed at random moments during play; every acknowledged action is stored exactly once."""
    _kill_and_restart(str(tmp_path / "games.db"), 160 if full_run else 4, random.Random(1869), random_cases)


def test_kill_9_with_postgresql(postgres: Any, random_cases: RandomCases, full_run: bool) -> None:
    """The same on PostgreSQL."""
    _kill_and_restart(postgres.new_database(), 40 if full_run else 2, random.Random(1870), random_cases)


# The disk


def test_a_full_disk_is_reported_and_loses_nothing(tmp_path: Path) -> None:
    """507 for actions, 503 from `/ready`; accepted actions stay, and the game continues once there is space."""
    database = str(tmp_path / "games.db")
    with serving(database) as served:
        table = hot_seat(served.client(), "bohemia", seed=1)
        rng = random.Random(1)
        play(table, rng, 10)
        allow_pages(served, _pages(served) + 3)
        status, number = 200, 10
        for _ in range(300):
            view = table.view()
            reply = table.client.request(
                "POST",
                f"{table.path}/actions",
                {"seen": number, "action": choose(view, rng), "key": secrets.token_hex(8)},
            )
            status = reply.status
            if status != 200:
                break
            number += 1
        assert (status, reply.body["code"]) == (507, "disk_full")
        assert is_ready(served)["database"] == "disk is full"
        assert table.view()["position"]["number"] == number
        assert served.client().get("/health")["status"] == "ok"
        allow_pages(served, 2**30)
        assert play(table, rng, 5)["position"]["number"] == number + 5
        eventually(lambda: is_ready(served), WELL)
    with serving(database) as again:
        assert len(again.services.store.entries(table.id)) == number + 5
        assert [fault for _, fault in replay_all(again.services.store) if fault] == []


def test_an_action_refused_while_the_file_is_locked_is_not_applied_later(tmp_path: Path) -> None:
    """503 means that nothing was stored: no later write stores it, and another action is accepted."""
    database = str(tmp_path / "games.db")
    with serving(database) as served:
        table = hot_seat(served.client(), "standard", seed=1)
        refused, meant = table.view()["position"]["choices"][:2]
        with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for number in range(4):
                body = {"seen": 0, "action": refused, "key": f"refused-{number}"}
                assert table.client.request("POST", f"{table.path}/actions", body).status == 503
        for _ in range(100):
            body = {"seen": 0, "action": meant, "key": "meant"}
            reply = table.client.request("POST", f"{table.path}/actions", body)
            if reply.status != 503:
                break
            time.sleep(0.05)
        assert (reply.status, reply.body["entry"]["action"]) == (200, meant)
        assert [entry.key for entry in served.services.store.entries(table.id)] == ["meant"]


def test_a_full_disk_is_recognized_by_the_errors_of_each_database() -> None:
    """507 whatever the wording; any other database error is 503."""
    full: list[Exception] = [
        sqlite3.OperationalError("database or disk is full"),
        psycopg.errors.DiskFull("could not extend file: No space left on device"),
        psycopg.errors.lookup("53100")("voll"),
    ]
    for problem in full:
        assert of_database(DBAPIError("INSERT", {}, problem)).status == 507
    for problem in (sqlite3.OperationalError("database is locked"), psycopg.errors.AdminShutdown("bye")):
        assert of_database(DBAPIError("INSERT", {}, problem)).status == 503


def _pages(served: Served) -> int:
    with served.services.store.reading() as connection:
        return int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())


def allow_pages(served: Served, pages: int) -> None:
    """Limit the database to this many pages, as a full disk would."""
    engine = served.services.store.engine
    engine.dispose()

    def limit(connection: Any, record: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")

    sa.event.listen(engine, "connect", limit)


# Huge bodies and tampering


def test_giant_bodies_are_not_read(served: Served) -> None:
    """413, with or without a declared length."""
    client = served.client()
    table = hot_seat(client)
    largest = served.services.settings.largest_body
    headers = {**client.identity(), "content-type": "application/json"}

    def chunks() -> Any:
        for _ in range(largest // 1000 + 2):
            yield b" " * 1000

    for path in (f"{table.path}/actions", f"{table.path}/chat", "/api/games", "/api/sign-in"):
        assert served.http.post(path, content=b" " * (largest + 1), headers=headers).status_code == 413
        assert served.http.post(path, content=chunks(), headers=headers).status_code == 413
    reply = served.http.post(
        "/api/games/import", content=b" " * (served.services.settings.largest_import + 1), headers=headers
    )
    assert reply.status_code == 413


@pytest.mark.parametrize(
    "path",
    ["/api/games/%2e%2e%2f%2e%2e/view", "/api/games/'%20OR%201=1/view",
     "/api/games/%00/view", "/api/games/" + "a" * 3000, "/api/games/a%20b/log", "/api/games/%F0%9F%9A%82/view",
     "/api/games/x/positions/-1", "/api/games/x/positions/1e9", "/api/games/x/seats/99/link"],
)  # fmt: skip
def test_tampered_paths_find_nothing(served: Served, path: str) -> None:
    """No file, no other game, no 500."""
    reply = served.http.get(path)
    assert reply.status_code in (400, 404, 405), reply.text
    assert "root:" not in reply.text


def test_the_page_is_served_and_nothing_around_it(tmp_path: Path) -> None:
    """Files of the page, its index for its own paths, and nothing outside its folder."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>the page</title>")
    (page / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with serving("sqlite://", page=str(page)) as served:
        get = served.http.get
        assert "the page" in get("/").text and "the page" in get("/games/abc").text
        assert "immutable" in get("/assets/a.js").headers["cache-control"]
        for path in (
            "/../secret.txt",
            "/..%2fsecret.txt",
            "/%2e%2e/secret.txt",
            "/assets/../../secret.txt",
            "//secret.txt",
        ):
            assert "secret" not in get(path).text
        assert get("/nothing.js").status_code == 404
        assert get("/api/nothing").status_code == 404
        assert get("/").headers["content-security-policy"].startswith("default-src 'self'")


def test_the_page_is_compressed_and_cached(tmp_path: Path) -> None:
    """gzip if the client accepts it, an ETag for each form, 304 for a cached copy; a changed file is read again."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    script = "const town = 10;\n" * 500
    (page / "index.html").write_text("<title>the page</title>" + " " * 500)
    (page / "assets" / "index-3f2a.js").write_text(script)
    (page / "assets" / "dots.png").write_bytes(random.Random(1).randbytes(3000))
    with serving("sqlite://", page=str(page)) as served:

        def get(path: str, encodings: str, tag: str = "") -> Any:
            return served.http.get(path, headers={"accept-encoding": encodings, "if-none-match": tag})

        packed, plain = get("/assets/index-3f2a.js", "br, gzip"), get("/assets/index-3f2a.js", "gzip;q=0")
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert packed.text == plain.text == script
        assert (
            int(packed.headers["content-length"]) < len(script) / 10 == int(plain.headers["content-length"]) / 10
        )
        for reply in (packed, plain):
            assert reply.headers["vary"] == "Accept-Encoding"
            assert reply.headers["content-type"].startswith("text/javascript")
            assert "immutable" in reply.headers["cache-control"]
        assert packed.headers["etag"] != plain.headers["etag"]
        again = get("/assets/index-3f2a.js", "gzip", packed.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == packed.headers["etag"] and "content-encoding" not in again.headers
        assert get("/assets/index-3f2a.js", "identity", packed.headers["etag"]).status_code == 200
        assert "content-encoding" not in get("/assets/dots.png", "gzip").headers  # compression gains nothing
        first = get("/", "gzip")
        assert (first.headers["cache-control"], first.headers["content-encoding"]) == ("no-cache", "gzip")
        assert get("/games/abc", "gzip", first.headers["etag"]).status_code == 304
        (page / "index.html").write_text("<title>another page</title>" + " " * 500)
        assert "another page" in get("/", "gzip", first.headers["etag"]).text
        assert served.http.head("/").status_code == 200


def test_requests_from_pages_of_other_sites_are_refused(served: Served) -> None:
    """A foreign Origin may neither act nor read private data; there are no CORS headers."""
    client = served.client()
    table = hot_seat(client)
    for origin in ("https://evil.example", "null"):
        body = {"seen": 0, "action": {"type": "Pass", "player": 0}}
        reply = client.request("POST", f"{table.path}/actions", body, {"origin": origin})
        assert (reply.status, reply.body["code"]) == (403, "foreign_origin")
    reply = client.request("GET", f"{table.path}/view", headers={"origin": "https://evil.example"})
    assert "access-control-allow-origin" not in reply.headers
    reply = client.request("POST", f"{table.path}/chat", {"text": "hi"}, {"origin": "http://testserver"})
    assert reply.status == 201


def test_a_damaged_snapshot_is_ignored(served: Served) -> None:
    """Snapshots are a cache: with an invalid one the game is restored from its log."""
    from cz18.server.storage import schema

    table = hot_seat(served.client(), "bohemia", seed=6)
    advance(served, table, random.Random(6), 70)
    known = table.view()["position"]
    with served.services.store.writing() as connection:
        assert connection.execute(sa.update(schema.snapshots).values(state='{"board": 1}')).rowcount == 1
    served.services.games.forget(table.id)
    assert table.view()["position"] == known


def test_games_of_other_rules_are_not_played(served: Served) -> None:
    """A game under rules this server does not support is reported as such and not modified."""
    table = hot_seat(served.client())
    served.services.store.change_game(table.id, rules="0.7")
    for _ in range(50):  # the bot worker may still be examining the new game
        served.services.games.forget(table.id)
        try:
            table.view()
        except ApiError as answer:
            assert (answer.status, answer.code) == (409, "other_rules")
            assert "0.7" in answer.body["message"]
            return
        time.sleep(0.1)
    raise AssertionError("shown")
