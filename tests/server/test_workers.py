"""Several worker processes on one PostgreSQL: one writer per game, everybody in step."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from server.helpers import THREE, Process, choose, hot_seat, play, process, race, until, wait_until
from server.test_live import live, take, wait_for_presence
from server.test_pushed_views import Page, expected

from benchmarks.attack.victim import Victim, is_running, victim
from cz18.client import Client, Table


@pytest.fixture(scope="module")
def two(postgres: Any) -> Iterator[tuple[Process, Process]]:
    """Two servers on one database, as two workers are, each at an address of its own."""
    database = postgres.new_database()
    with process(database, heartbeat_seconds=0.5) as one, process(database, heartbeat_seconds=0.5) as other:
        yield one, other


def at(server: Process, table: Table) -> Table:
    """The same table as the same person, through another worker."""
    client = Client(server.url)
    client.cookie = table.client.cookie
    return client.table(table.id)


def test_two_clients_race_for_one_turn_through_two_workers(two: tuple[Process, Process]) -> None:
    """One is accepted, the others are stale, whichever worker they came to; nothing is lost."""
    here = hot_seat(two[0].client())
    rng = random.Random(1)
    for turn in range(12):
        body = {"seen": turn, "action": choose(here.view(), rng)}
        clients = [at(two[number % 2], here).client for number in range(4)]
        assert race(clients, f"{here.path}/actions", body) == [200, 409, 409, 409]
    assert [entry["number"] for entry in at(two[1], here).log()] == list(range(1, 13))


def test_the_same_key_through_two_workers_is_one_entry(two: tuple[Process, Process]) -> None:
    """Everybody is told of the same entry."""
    here = hot_seat(two[0].client())
    rng = random.Random(2)
    for turn in range(8):
        body = {"seen": turn, "action": choose(here.view(), rng), "key": f"turn {turn}"}
        clients = [at(two[number % 2], here).client for number in range(4)]
        assert race(clients, f"{here.path}/actions", body) == [200] * 4
    assert len(here.log()) == 8


def test_what_one_worker_accepts_the_others_viewers_hear(two: tuple[Process, Process]) -> None:
    """Entries, chat and presence cross over, in order and once."""
    here = hot_seat(two[0].client())
    there = at(two[1], here)
    rng = random.Random(3)
    with live(there) as socket:
        assert take(socket, "hello")["number"] == 0
        for turn in range(10):
            table = (here, there)[turn % 2]
            table.act(turn, choose(table.view(), rng))
        assert [take(socket, "entry")["entry"]["number"] for _ in range(10)] == list(range(1, 11))
        here.say("ahoj")
        assert take(socket, "chat")["message"]["text"] == "ahoj"
        with live(at(two[0], here)) as other:
            take(other, "hello")
            other.send(json.dumps({"type": "chat", "text": "nazdar"}))
            assert take(socket, "chat")["message"]["text"] == "nazdar"
            assert take(other, "chat")["message"]["text"] == "nazdar"


def test_views_follow_at_every_worker(two: tuple[Process, Process]) -> None:
    """Whichever worker an action came to, and however many came at once: a viewer at either ends with the view that
    the door gives, choices only where they decide, and has heard every entry once."""
    here = hot_seat(two[0].client(), seed=13)
    watching = two[1].client().table(here.id)
    rng = random.Random(13)
    with Page(at(two[1], here), here.view()) as player, Page(watching, watching.view()) as watcher:
        number = 0
        for burst in (1, 1, 7, 2, 12, 1):
            for _ in range(burst):
                table = (here, at(two[1], here))[rng.random() < 0.3]
                table.act(number, choose(table.view(), rng))
                number += 1
            for page in (player, watcher):
                assert page.until(number) == expected(page.table.view())
        for page in (player, watcher):
            while len(page.entries) < number:  # a view may come before the entries that led to it
                page.next("entry")
            assert [entry["number"] for entry in page.entries] == list(range(1, number + 1))


def test_presence_ends_with_who_is_there(two: tuple[Process, Process]) -> None:
    """However quickly people come and go at one worker, the other hears it in its order."""
    table = two[0].client().new_game(THREE)
    ada = two[0].client(table.tokens[0]).table(table.id)
    with live(ada) as first:
        for _ in range(5):
            with contextlib.ExitStack() as visit:
                for seat in (1, 2, 1):
                    ben = two[1].client(table.tokens[seat]).table(table.id)
                    take(visit.enter_context(live(ben, close_timeout=0.1)), "hello")
        with live(two[1].client(table.tokens[2]).table(table.id)) as last:
            take(last, "hello")
            there = {"seats": [0, 2], "spectators": 0}
            until(lambda: ada.client.get(table.path)["presence"] == there)
            time.sleep(0.5)  # a word that was overtaken would come now
            assert ada.client.get(table.path)["presence"] == there
            heard = {"type": "presence"}
            while heard != {"type": "presence", **there}:
                heard = take(first, "presence")


def test_a_view_is_never_older_than_what_was_answered(two: tuple[Process, Process]) -> None:
    """Acting through one worker and looking through the other shows the action."""
    here = hot_seat(two[0].client(), "bohemia")
    there = at(two[1], here)
    rng = random.Random(4)
    for turn in range(30):
        (here, there)[turn % 2].act(turn, choose(here.view(), rng))
        assert (there, here)[turn % 2].view()["position"]["number"] == turn + 1


def test_a_seat_revoked_at_one_worker_is_revoked_at_all(two: tuple[Process, Process]) -> None:
    """Names and links change everywhere."""
    here = hot_seat(two[0].client())
    there = at(two[1], here)
    assert there.view()["you"]["seats"] == [0, 1, 2]
    here.client.post(f"{here.path}/seats/1/link")
    here.client.patch(f"{here.path}/seats/2", {"name": "Cecil"})
    view = there.view()
    assert view["you"]["seats"] == [0, 2]
    assert view["table"]["seats"][2]["name"] == "Cecil"


def test_viewers_of_a_killed_worker_are_not_there_any_more(two: tuple[Process, Process]) -> None:
    """A new worker learns who is there; killed, its own viewers are forgotten once it has not been heard of."""
    maker = two[0].client()
    table = maker.new_game(THREE)
    ada = two[0].client(table.tokens[0]).table(table.id)
    with live(ada) as first:
        take(first, "hello")
        third = Process(two[0].database, heartbeat_seconds=0.5).wait_until_ready()
        try:
            ben = third.client(table.tokens[1]).table(table.id)
            with live(ben, close_timeout=0.1) as second:
                hello = take(second, "hello")
                if hello["seats"] != [0, 1]:
                    wait_for_presence(second, [0, 1], 0)
                wait_for_presence(first, [0, 1], 0)
                third.kill()
                wait_for_presence(first, [0], 0)
        finally:
            third.kill()


def test_what_was_not_heard_is_made_up(two: tuple[Process, Process], postgres: Any) -> None:
    """A worker whose connection to PostgreSQL was cut connects again, and its viewers miss nothing."""
    here = hot_seat(two[0].client())
    rng = random.Random(6)
    with live(at(two[1], here)) as socket:
        take(socket, "hello")
        here.act(0, choose(here.view(), rng))
        assert take(socket, "entry")["entry"]["number"] == 1
        with psycopg.connect(postgres.url(), autocommit=True) as connection:
            query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
            assert len(connection.execute(query).fetchall()) >= 2
        for number in (1, 2):
            here.act(number, choose(here.view(), rng))
        assert [take(socket, "entry")["entry"]["number"] for _ in range(2)] == [2, 3]


def is_adas_turn(view: dict[str, Any]) -> bool:
    return bool(view["position"]["decision"]["seat"] == 0)


def test_opponents_move_whichever_worker_is_asked(two: tuple[Process, Process]) -> None:
    """Each move is thought about by one of them, and made once; a person finds it at either."""
    seats = ({"name": "Ada"}, {"name": "Ben", "kind": "bot", "bot": "apprentice"})
    rng = random.Random(7)
    tables = [two[number % 2].client().new_game(seats, board="bohemia", take=[0]) for number in range(4)]
    for turn in range(5):
        for number, table in enumerate(tables):
            here = at(two[(number + turn) % 2], table)
            view = wait_until(here, is_adas_turn)
            here.act(view["position"]["number"], choose(view, rng))
    for table in tables:
        wait_until(table, is_adas_turn)
        log = table.log(limit=500)
        assert {(entry["seat"], entry["by"]) for entry in log} == {(0, "person"), (1, "bot")}


def test_a_killed_workers_opponents_move_elsewhere(two: tuple[Process, Process]) -> None:
    """What it was thinking about is another's soon after."""
    third = Process(two[0].database).wait_until_ready()
    try:
        table = third.client().new_game([{"name": name, "kind": "bot"} for name in ("Ada", "Ben", "Cyd")])
        wait_until(table, lambda view: view["position"]["number"] > 3)
    finally:
        third.kill()
    here = at(two[0], table)
    number = here.view()["position"]["number"]
    wait_until(here, lambda view: view["position"]["number"] > number + 3 or view["position"]["over"])


def test_a_worker_that_starts_while_postgresql_does_waits_for_it(postgres: Any, tmp_path: Path) -> None:
    """It would end all the others if it gave up."""
    none = {"CZ18_BOT_PROCESSES": "0", "CZ18_POOL_PROCESSES": "0"}
    with victim(postgres.new_database(), folder=tmp_path, workers=2, settings=none) as server:
        before = workers_of(server)
        wait_for(lambda: all(has_begun(worker) for worker in before))
        with postgres.down():
            os.kill(before.pop(), signal.SIGKILL)
            wait_for(
                lambda: "waits for the database" in server.errors.read_text() or not is_running(server.process.pid)
            )
        assert is_running(server.process.pid), server.errors.read_text()
        wait_for(lambda: all(Client(server.url).request("GET", "/ready").status == 200 for _ in range(10)))
        assert before < workers_of(server)


def has_begun(worker: int) -> bool:
    """A worker that only loads has its own thread and the one that answers its supervisor."""
    return len(list(Path(f"/proc/{worker}/task").iterdir())) > 3


def workers_of(server: Victim) -> set[int]:
    """The processes of its workers, once there are two."""
    found: set[int] = set()

    def two_workers() -> bool:
        found.clear()
        for number in server.processes():
            with contextlib.suppress(OSError):
                if "spawn_main" in Path(f"/proc/{number}/cmdline").read_text():
                    found.add(number)
        return len(found) == 2

    wait_for(two_workers)
    return found


def wait_for(happens: Callable[[], bool], seconds: float = 120) -> None:
    deadline = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_one_server_with_several_workers(postgres: Any) -> None:
    """`serve --workers 2`: a whole game, whichever worker answers."""
    with process(postgres.new_database(), workers=2) as server:
        table = hot_seat(server.client(), "bohemia", seed=5)
        rng = random.Random(5)
        fresh = [at(server, table) for _ in range(4)]
        with live(table) as socket:
            take(socket, "hello")
            for turn in range(60):
                mine = fresh[turn % 4]
                mine.act(turn, choose(mine.view(), rng))
            assert [take(socket, "entry")["entry"]["number"] for _ in range(60)] == list(range(1, 61))
        assert play(table, rng)["table"]["status"] == "finished"
