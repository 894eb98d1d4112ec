"""Limits by network, worker and account, and a server that is full."""

from __future__ import annotations

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from server.helpers import THREE, Served, hot_seat, play, refused, serving, until
from starlette.testclient import TestClient

from cz18.client import Client
from cz18.server.addresses import counted
from cz18.server.admission import limiter as counters
from cz18.server.admission import rules
from cz18.server.admission.limiter import Limiter
from cz18.server.admission.rules import HASHING, HASHING_EACH, TRIES_IN_ALL
from cz18.server.games import games as games_module
from cz18.server.games import in_memory
from cz18.server.games.in_memory import GamesInMemory
from cz18.server.people import argon, hashing, passwords
from cz18.server.people.passwords import pause_after
from cz18.server.settings import Settings, database_url
from cz18.server.storage import schema, unused
from cz18.server.storage.store import Store
from cz18.server.work.threads import EACH

GAME = {"seats": list(THREE)}


def post(served: Served, address: str, path: str, body: Any) -> Any:
    """Send a request from this address."""
    with_address = TestClient(served.http.app, raise_server_exceptions=False, client=(address, 50000))
    return with_address.post(path, json=body)


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
     ("2001:db8:1:2::", "2001:db8:1:2::/64"), ("fe80::1%eth0", "fe80::/64"), ("::1", "::/64"),
     ("testclient", "testclient")],
)  # fmt: skip
def test_addresses_as_they_are_counted(address: str, counts_as: str) -> None:
    """IPv6 by its first half; IPv4-mapped IPv6 as IPv4."""
    assert counted(address) == counts_as


def test_an_ipv6_network_shares_its_limits(tmp_path: Path) -> None:
    """New games from one /64 count together; those from the next one do not."""
    with serving(str(tmp_path / "games.db"), games_per_hour=3) as served:
        made = [post(served, f"2001:db8:0:1::{last:x}", "/api/games", GAME).status_code for last in range(1, 6)]
        assert made == [201, 201, 201, 429, 429]
        assert post(served, "2001:db8:0:2::1", "/api/games", GAME).status_code == 201
        mapped = [post(served, address, "/api/games", GAME).status_code for address in ("::ffff:192.0.2.7",) * 3]
        assert [*mapped, post(served, "192.0.2.7", "/api/games", GAME).status_code] == [201, 201, 201, 429]


def test_workers_share_their_limits(any_database: str) -> None:
    """Usage at one worker counts at the other, and after a restart; it recovers over time."""
    stores = [Store(database_url(any_database)) for _ in range(2)] if any_database != "sqlite://" else []
    stores = stores or [Store(database_url(any_database))] * 2
    stores[0].upgrade()
    one, other = (Limiter(store, Settings(games_per_hour=4)) for store in stores)
    assert [limiter.take("games", "a") for limiter in (one, other, one, other)] == [0.0] * 4
    assert 700 < one.take("games", "a") <= 900 and 700 < other.take("games", "a") <= 900
    assert other.take("games", "b") == 0.0
    with stores[0].writing() as connection:  # 1200 seconds later
        connection.execute(sa.update(schema.limits).values(level=schema.limits.c.level - 1200))
    assert (one.take("games", "a"), other.take("games", "a") > 0) == (0.0, True)
    with stores[0].writing() as connection:
        connection.execute(sa.update(schema.limits).values(expires=time.time() - 1))
    assert counters.prune(stores[1]) == 2
    for store in set(stores):
        store.close()


def test_simultaneous_requests_do_not_exceed_a_limit(any_database: str) -> None:
    """However many requests come together, the allowed number passes."""
    store = Store(database_url(any_database))
    store.upgrade()
    limiter = Limiter(store, Settings(games_per_hour=5))
    with ThreadPoolExecutor(8) as pool:
        waits = list(pool.map(lambda _: limiter.take("games", "a"), range(24)))
    store.close()
    assert sum(wait == 0 for wait in waits) == 5


def test_reading_writes_nothing(served: Served) -> None:
    """Ordinary requests store no counter in the database."""
    table = hot_seat(served.client())
    for path in ("/view", "/log", "/chat", ""):
        table.client.get(table.path + path)
    with served.services.store.reading() as connection:
        assert connection.execute(sa.select(schema.limits)).all() == []


# Passwords


@pytest.fixture
def account(served: Served) -> Client:
    client = served.client()
    client.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    return client


@pytest.fixture
def long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses long enough that a slow machine sends the next request within one."""
    monkeypatch.setattr(passwords, "pause_after", lambda failures: 300 * pause_after(failures))


def _try(served: Served, address: str, password: str) -> Any:
    return post(served, address, "/api/sign-in", {"name": "Ada", "password": password})


@pytest.mark.usefixtures("long_pauses")
def test_wrong_passwords_cause_growing_delays(served: Served, account: Client) -> None:
    """Per account and address; the same address may try another account, and another address this one."""
    tried = [_try(served, "192.0.2.1", "wrong").status_code for _ in range(5)]
    assert tried == [403, 403, 403, 403, 429]
    answer = _try(served, "192.0.2.1", "correct horse")
    assert answer.status_code == 429 and 0 < int(answer.headers["retry-after"]) <= 600
    body = {"name": "Ben", "password": "wrong"}
    assert post(served, "192.0.2.1", "/api/sign-in", body).status_code == 403
    assert _try(served, "192.0.2.2", "correct horse").status_code == 200
    assert [pause_after(count) for count in (1, 3, 4, 5, 8, 13, 100)] == [0, 0, 2, 4, 32, 900, 900]


def test_the_right_password_ends_the_pauses(served: Served, account: Client) -> None:
    for _ in range(4):
        for _ in range(3):
            assert _try(served, "192.0.2.1", "wrong").status_code == 403
        assert _try(served, "192.0.2.1", "correct horse").status_code == 200


@pytest.mark.usefixtures("long_pauses")
def test_recovery_codes_share_the_delays_of_passwords(served: Served, account: Client) -> None:
    """Both are counted together."""
    body = {"name": "Ada", "code": "aaaaa-aaaaa", "password": "another horse"}
    tried = [post(served, "192.0.2.1", "/api/recover", body).status_code for _ in range(5)]
    assert tried == [403, 403, 403, 403, 429]
    assert _try(served, "192.0.2.1", "correct horse").status_code == 429


def test_tries_from_many_addresses_are_limited_without_locking_out_the_owner(
    served: Served, account: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The total of tries for one account is limited; an address that has signed in before still can."""
    assert _try(served, "192.0.2.1", "correct horse").status_code == 200
    tried = [_try(served, f"198.51.100.{last}", "wrong").status_code for last in range(TRIES_IN_ALL + 3)]
    assert tried.count(403) in (TRIES_IN_ALL, TRIES_IN_ALL - 1) and tried[-3:] == [429] * 3
    assert _try(served, "203.0.113.9", "correct horse").status_code == 429
    assert _try(served, "192.0.2.1", "correct horse").status_code == 200


def test_few_passwords_are_checked_at_once(
    served: Served, account: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests from ever new addresses use a few threads, a few wait, and the others must retry later."""
    go_on, begun = threading.Event(), list[str]()

    def hash_slowly(hash_: str | None, secret: str) -> bool:
        begun.append(secret)
        return go_on.wait(60)

    monkeypatch.setattr(served.services.hashing, "matches", hash_slowly)
    with ThreadPoolExecutor(30) as many:
        tries = [many.submit(_try, served, f"198.51.100.{last}", "correct horse") for last in range(30)]
        until(lambda: sum(one.done() for one in tries) == 30 - EACH - HASHING.waiting)
        assert len(begun) == EACH
        assert {one.result().status_code for one in tries if one.done()} == {503}
        assert account.get("/api/me")["account"] == "Ada"  # other endpoints are not affected
        go_on.set()
        statuses = [one.result().status_code for one in tries]
    assert statuses.count(200) == EACH + HASHING.waiting


def test_sign_ups_of_one_address_delay_another_by_one_job(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sign-up is one job; few of one address wait, and a sign-in from another address is next."""
    go_on, begun, matches = threading.Event(), list[str](), hashing.matches

    def hash_both(one: str, other: str) -> tuple[str, str]:
        begun.append("sign-up")
        go_on.wait(60)
        return one, other

    def noted(hash_: str | None, secret: str) -> bool:
        begun.append("sign-in")
        return matches(hash_, secret)

    with serving(str(tmp_path / "games.db")) as served:
        served.client().post("/api/accounts", {"name": "Ada", "password": "correct horse"})
        monkeypatch.setattr(hashing, "hashed_both", hash_both)
        monkeypatch.setattr(hashing, "matches", noted)
        with ThreadPoolExecutor(12) as many:
            ups = [
                many.submit(
                    post, served, "192.0.2.1", "/api/accounts", {"name": f"Ben {n}", "password": "a long horse"}
                )
                for n in range(10)
            ]
            queue = served.services.hashing.pool.queue
            until(lambda: sum(one.done() for one in ups) == 10 - HASHING_EACH and len(queue) == HASHING_EACH - 1)
            bystander = many.submit(_try, served, "192.0.2.2", "correct horse")
            until(lambda: len(queue) == HASHING_EACH)
            go_on.set()
            assert bystander.result().status_code == 200
            statuses = [one.result().status_code for one in ups]
    assert sorted(statuses) == [201] * HASHING_EACH + [503] * (10 - HASHING_EACH)
    assert begun == ["sign-up", "sign-in", *["sign-up"] * (HASHING_EACH - 1)]


@pytest.mark.parametrize(
    ("path", "body", "bystander"),
    [
        ("/api/recover", {"name": "Ada", "code": "of a stranger", "password": "another horse"}, "203.0.113.9"),
        ("/api/sign-in", {"name": "Ada", "password": "of a stranger"}, "192.0.2.1"),
    ],
)
def test_strangers_from_changing_addresses_delay_a_sign_in_by_one_job(
    served: Served,
    account: Client,
    monkeypatch: pytest.MonkeyPatch,
    path: str,
    body: dict[str, str],
    bystander: str,
) -> None:
    """Recoveries delay no sign-in, and neither do other sign-ins one from an address that the account knows."""
    assert _try(served, "192.0.2.1", "correct horse").status_code == 200
    go_on, begun, matches = threading.Event(), list[str](), hashing.matches

    def noted(hash_: str | None, secret: str) -> bool:
        begun.append(secret)
        return go_on.wait(60) and matches(hash_, secret)

    monkeypatch.setattr(hashing, "matches", noted)
    queue = served.services.hashing.pool.queue
    with ThreadPoolExecutor(30) as many:
        strangers = [many.submit(post, served, f"198.51.100.{last}", path, body) for last in range(25)]
        until(lambda: len(queue) == EACH - 1)
        owner = many.submit(_try, served, bystander, "correct horse")
        until(lambda: len(queue) == EACH)
        go_on.set()
        assert owner.result().status_code == 200
    assert {one.result().status_code for one in strangers} <= {403, 503}
    assert begun[:3] == ["of a stranger", "correct horse", "of a stranger"]


def test_passwords_are_hashed_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sign-up, sign-in and recovery work although this process cannot hash: a pool process does."""
    monkeypatch.setattr(argon, "_hasher", None)
    with serving(str(tmp_path / "games.db"), pool_processes=1) as served:
        code = served.client().post("/api/accounts", {"name": "Ada", "password": "correct horse"})["recovery_code"]
        body = {"name": "Ada", "password": "correct horse"}
        assert served.client().post("/api/sign-in", body) == {"account": "Ada"}
        assert refused(served.client().post, "/api/sign-in", {**body, "password": "wrong horse"}).status == 403
        assert refused(served.client().post, "/api/sign-in", {**body, "name": "Ben"}).status == 403
        again = served.client().post("/api/recover", {"name": "Ada", "code": code, "password": "another horse"})
        assert again["account"] == "Ada"
        imported = served.services.hashing.pool.do(eval, "set(__import__('sys').modules)")
        assert "argon2" in imported and not imported & {"fastapi", "sqlalchemy"}, "it starts fast"


def test_passwords_do_not_wait_for_costly_requests(tmp_path: Path) -> None:
    """With all pool processes busy and a full queue, people can sign up and in."""
    with serving(str(tmp_path / "games.db"), pool_processes=1) as served:
        pool = served.services.desk.pool
        for number in range(20):
            pool.ask(time.sleep, 600, who=(f"192.0.2.{number}",), seconds=600)
        body = {"name": "Ada", "password": "correct horse"}
        served.client().post("/api/accounts", body)
        assert served.client().post("/api/sign-in", body) == {"account": "Ada"}
        assert len(pool.queue) >= 19


def test_a_refused_password_writes_nothing(
    served: Served, account: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the tries for an account are used up, requests from ever new addresses create no counters."""
    monkeypatch.setattr(passwords.Guesses, "refuse", lambda guesses, *_: guesses._refuse("192.0.2.1", 60))

    def no_writing(*_: Any) -> None:
        raise AssertionError("written")

    monkeypatch.setattr(served.services.store, "durably", no_writing)
    assert [_try(served, f"198.51.100.{last}", "wrong").status_code for last in range(3)] == [429] * 3


# A full server


def _age(served: Served, seconds: float, *games: str) -> None:
    table = schema.games
    with served.services.store.writing() as connection:
        query = sa.update(table).where(table.c.id.in_(games)) if games else sa.update(table)
        connection.execute(query.values(created=table.c.created - seconds, changed=table.c.changed - seconds))


def test_a_full_server_removes_unplayed_games(tmp_path: Path) -> None:
    """New games and games that were played stay; games without a held seat are removed first."""
    with serving(str(tmp_path / "games.db"), open_games=4) as served:
        played, held, empty = hot_seat(served.client()), hot_seat(served.client()), served.client().new_game(THREE)
        play(played, random.Random(1), 1)
        new = hot_seat(served.client())
        answer = refused(hot_seat, served.client())
        assert (answer.status, answer.code) == (503, "house_full") and answer.body["retry_after"] > 0
        _age(served, 3600, played.id, held.id, empty.id)
        for gone in (empty, held):
            hot_seat(served.client())
            assert served.client().request("GET", f"{gone.path}/view").status == 404
        assert refused(hot_seat, served.client()).status == 503
        for kept in (played, new):
            assert kept.view()["you"]["seats"] == [0, 1, 2]


def test_an_address_with_many_games_loses_its_own_first(tmp_path: Path) -> None:
    """Games of an address that made many are removed first, even new ones; an older table of another one stays."""
    with serving(str(tmp_path / "games.db"), open_games=16) as served:
        mine = post(served, "192.0.2.1", "/api/games", GAME).json()["game"]["id"]
        _age(served, 3600, mine)
        flood = [post(served, f"2001:db8::{last:x}", "/api/games", GAME).status_code for last in range(1, 41)]
        assert flood == [201] * 40
        assert served.http.get(f"/api/games/{mine}/view").status_code == 200
        assert served.services.store.count_open_games() == 16
        assert post(served, "192.0.2.2", "/api/games", GAME).status_code == 201


def test_unplayed_games_expire(everywhere: Served) -> None:
    """After the configured number of days; finished games and games with a person's action never expire."""
    client = everywhere.client()
    played, unplayed, imported = hot_seat(client), hot_seat(client), hot_seat(client)
    play(played, random.Random(1), 1)
    played.undo(1)
    imported = client.import_game(client.get(f"{played.path}/export"))
    finished = hot_seat(client)
    everywhere.services.store.change_game(finished.id, status="finished")
    _age(everywhere, 61 * 86400)
    fresh = hot_seat(client)
    everywhere.services.upkeep.tidy()
    left = set(everywhere.services.store.game_ids())
    assert {played.id, finished.id, fresh.id} <= left
    assert not {unplayed.id, imported.id} & left


def test_a_game_begun_meanwhile_is_not_removed(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game found to be unused but played before its removal stays."""
    table = hot_seat(served.client())
    seen = unused.unused_games(served.services.store)
    play(table, random.Random(1), 1)
    monkeypatch.setattr(unused, "unused_games", lambda store: seen)
    assert unused.expire(served.services.store, -1) == []
    assert len(table.log()) == 1


def test_long_games_are_imported_at_a_durable_rate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries of imports and forks count together, by address; refused ones do not count."""
    monkeypatch.setattr(rules, "ENTRIES_OF_A_GAME", 0.5)
    monkeypatch.setattr(rules, "MOST_ACTIONS", 12)
    with serving(str(tmp_path / "games.db"), games_per_hour=60) as served:
        table = hot_seat(served.client())
        play(table, random.Random(1), 12)
        file = {"file": table.export()}
        made = [post(served, "192.0.2.1", "/api/games/import", file).status_code for _ in range(3)]
        assert made == [201, 201, 429]
        fork = f"{table.path}/fork"
        assert post(served, "192.0.2.1", fork, {"position": 7}).json()["code"] == "too_many_games"
        assert post(served, "192.0.2.1", fork, {"position": 5}).status_code == 201
        assert post(served, "192.0.2.2", "/api/games/import", file).status_code == 201


def test_the_length_of_a_game_is_limited(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Actions and undos both count."""
    monkeypatch.setattr(games_module, "MOST_ENTRIES", 5)
    table = hot_seat(served.client())
    play(table, random.Random(1), 5)
    for do in (lambda: table.undo(5), lambda: play(table, random.Random(2), 1)):
        answer = refused(do)
        assert (answer.status, answer.code, answer.body["most"]) == (409, "game_too_long", 5)
    assert len(table.log()) == 5


def test_games_in_memory_are_counted_by_entries(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Long games evict shorter ones; the game in use stays, whatever its length."""
    tables = [hot_seat(served.client()) for _ in range(3)]
    for table in tables:
        play(table, random.Random(1), 6)
    monkeypatch.setattr(in_memory, "ENTRIES_OF_A_GAME", 2)
    games = GamesInMemory(served.services.store, loaded=7)
    for table, left in zip(tables, (1, 2, 2), strict=True):
        with games.locked(table.id):
            assert games.loaded() == left
    assert games.row(tables[0].id) is None
    monkeypatch.setattr(in_memory, "ENTRIES_OF_A_GAME", 0)
    with games.locked(tables[0].id):
        assert games.loaded() == 1


def test_changes_of_a_table_are_limited(tmp_path: Path) -> None:
    """Every change is stored as a notice; a refused change does not count."""
    with serving(str(tmp_path / "games.db"), chat_per_minute=2) as served:
        table = hot_seat(served.client())
        stranger = served.client()
        assert {refused(stranger.post, f"{table.path}/seats/0/link").status for _ in range(5)} == {403}
        for number in range(4):
            table.client.patch(f"{table.path}/seats/0", {"name": f"Ada {number}"})
        for do in (
            lambda: table.client.patch(f"{table.path}/seats/0", {"name": "Adele"}),
            lambda: table.client.post(f"{table.path}/seats/1/link"),
            lambda: table.client.post(f"{table.path}/host", {"seat": 1}),
        ):
            assert refused(do).status == 429
        assert len(table.client.get(f"{table.path}/chat")["notices"]) == 4
