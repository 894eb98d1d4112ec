"""Several worker processes on one PostgreSQL: one writer per game, all workers consistent."""

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
from server.test_boards import saved
from server.test_live import live, take, wait_for_presence
from server.test_pushed_views import Page, expected
from server.test_settings import figures

from benchmarks.attack.victim import Victim, is_running, victim
from cz18.client import Client, Table
from cz18.server.run import HUNG_SECONDS

NO_PROCESSES = {"CZ18_BOT_PROCESSES": "0", "CZ18_POOL_PROCESSES": "0"}


@pytest.fixture(scope="module")
def two(postgres: Any) -> Iterator[tuple[Process, Process]]:
    """Two servers on one database, like two workers, each at its own address."""
    database = postgres.new_database()
    with process(database, heartbeat_seconds=0.5) as one, process(database, heartbeat_seconds=0.5) as other:
        yield one, other


@pytest.fixture(scope="module")
def several(postgres: Any) -> Iterator[Process]:
    """`serve --workers 2`: starting it takes longer than most tests."""
    with process(postgres.new_database(), workers=2) as server:
        yield server


def at(server: Process, table: Table) -> Table:
    """The same table as the same person, through another worker."""
    client = Client(server.url)
    client.cookie = table.client.cookie
    return client.table(table.id)


def test_two_clients_race_for_one_turn_through_two_workers(two: tuple[Process, Process]) -> None:
    """One is accepted, the others are stale, at either worker; nothing is lost."""
    here = hot_seat(two[0].client())
    rng = random.Random(1)
    for turn in range(12):
        body = {"seen": turn, "action": choose(here.view(), rng)}
        clients = [at(two[number % 2], here).client for number in range(4)]
        assert race(clients, f"{here.path}/actions", body) == [200, 409, 409, 409]
    assert [entry["number"] for entry in at(two[1], here).log()] == list(range(1, 13))


def test_the_same_key_through_two_workers_is_one_entry(two: tuple[Process, Process]) -> None:
    """All responses contain the same entry."""
    here = hot_seat(two[0].client())
    rng = random.Random(2)
    for turn in range(8):
        body = {"seen": turn, "action": choose(here.view(), rng), "key": f"turn {turn}"}
        clients = [at(two[number % 2], here).client for number in range(4)]
        assert race(clients, f"{here.path}/actions", body) == [200] * 4
    assert len(here.log()) == 8


def test_entries_of_one_worker_reach_viewers_of_the_other(two: tuple[Process, Process]) -> None:
    """Entries, chat and presence, in order and once."""
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


def test_views_are_pushed_by_every_worker(two: tuple[Process, Process]) -> None:
    """After actions at either worker, in any number at once, a viewer has the view endpoint's response (choices
    only if the viewer decides) and has received every entry once."""
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
            while len(page.entries) < number:  # a view may arrive before its entries
                page.next("entry")
            assert [entry["number"] for entry in page.entries] == list(range(1, number + 1))


def test_presence_converges(two: tuple[Process, Process]) -> None:
    """However quickly people come and go at one worker, the other receives the changes in order."""
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
            time.sleep(0.5)  # an outdated message would arrive now
            assert ada.client.get(table.path)["presence"] == there
            received = {"type": "presence"}
            while received != {"type": "presence", **there}:
                received = take(first, "presence")


def test_a_view_is_never_older_than_an_acknowledged_action(two: tuple[Process, Process]) -> None:
    """An action made through one worker is in the view of the other."""
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


def test_viewers_of_a_killed_worker_are_no_longer_present(two: tuple[Process, Process]) -> None:
    """A new worker learns who is present; the viewers of a killed one are dropped after its timeout."""
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


def test_missed_notifications_are_caught_up(two: tuple[Process, Process], postgres: Any) -> None:
    """A worker that lost its connection to PostgreSQL reconnects, and its viewers miss nothing."""
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


def test_bots_move_at_any_worker(two: tuple[Process, Process]) -> None:
    """One worker computes each move, it is made once, and a person sees it at either."""
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


def test_bots_of_a_killed_worker_move_at_another(two: tuple[Process, Process]) -> None:
    """Another worker soon takes over its moves."""
    third = Process(two[0].database).wait_until_ready()
    try:
        table = third.client().new_game([{"name": name, "kind": "bot"} for name in ("Ada", "Ben", "Cyd")])
        wait_until(table, lambda view: view["position"]["number"] > 3)
    finally:
        third.kill()
    here = at(two[0], table)
    number = here.view()["position"]["number"]
    wait_until(here, lambda view: view["position"]["number"] > number + 3 or view["position"]["over"])


def test_workers_without_postgresql_wait_and_neither_they_nor_a_hanging_one_delay_the_shutdown(
    postgres: Any, tmp_path: Path
) -> None:
    """A worker that starts without a database waits for it; if it gave up it would end all the others.

    A server then stops at once, although one worker waits for the database and another one hangs, whose answer the
    supervisor would await for half a minute."""
    with victim(postgres.new_database(), folder=tmp_path, workers=2, settings=NO_PROCESSES) as server:

        def waits(times: int) -> bool:
            return server.errors.read_text().count("waiting for the database") >= times

        before = workers_of(server)
        wait_for(lambda: all(has_begun(worker) for worker in before))
        with postgres.down():
            os.kill(before.pop(), signal.SIGKILL)
            wait_for(lambda: waits(1) or not is_running(server.process.pid))
        assert is_running(server.process.pid), server.errors.read_text()
        wait_for(lambda: all(Client(server.url).request("GET", "/ready").status == 200 for _ in range(10)))
        after = workers_of(server)
        assert before < after
        waited = server.errors.read_text().count("waiting for the database")
        with postgres.down():
            os.kill((after - before).pop(), signal.SIGKILL)
            wait_for(lambda: waits(waited + 1) or not is_running(server.process.pid))
            os.kill(before.pop(), signal.SIGSTOP)
            time.sleep(1)  # the supervisor asks every half second how its workers are
            took, _ = server.stop()
        assert server.process.returncode == 0, server.errors.read_text()
        assert took < HUNG_SECONDS / 2


def has_begun(worker: int) -> bool:
    """Has the worker finished loading? Until then it has only its own thread and the one for its supervisor."""
    return len(list(Path(f"/proc/{worker}/task").iterdir())) > 3


def workers_of(server: Victim) -> set[int]:
    """The worker processes, once there are two."""
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


def test_one_server_with_several_workers(several: Process) -> None:
    """A whole game, whichever worker answers."""
    table = hot_seat(several.client(), "bohemia", seed=5)
    rng = random.Random(5)
    fresh = [at(several, table) for _ in range(4)]
    with live(table) as socket:
        take(socket, "hello")
        for turn in range(60):
            mine = fresh[turn % 4]
            mine.act(turn, choose(mine.view(), rng))
        assert [take(socket, "entry")["entry"]["number"] for _ in range(60)] == list(range(1, 61))
    assert play(table, rng)["table"]["status"] == "finished"


def test_workers_bring_each_other_no_boards(several: Process) -> None:
    """Two workers on one database: whichever answers knows the board of every game."""
    table = several.client().import_game(saved(), take=[0, 1, 2])
    board = table.view()["table"]["board"]
    for _ in range(12):  # each by a connection of its own, so by either worker
        client = several.client()
        assert client.table(table.id).view()["position"]["number"] == 12
        assert client.facts(board)["map"]["name"] == board


def test_figures_of_several_workers_are_of_all(several: Process) -> None:
    """Whichever worker is asked, each request is counted once."""
    before = _listed(several)
    for _ in range(20):
        several.client().get("/api/games")  # each over a connection of its own
    assert [_listed(several) - before for _ in range(6)] == [20.0] * 6


def _listed(server: Process) -> float:
    text = server.client().request("GET", "/metrics").body.decode()
    return figures(text).get('cz18_requests_total{route="/api/games",status="2xx"}', 0.0)
