"""Reviews of games: a background job that is bounded, can be cancelled, and survives a kill."""

from __future__ import annotations

import gzip
import json
import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from server.conftest import Postgres
from server.helpers import Process, Served, hot_seat, process, refused, serving, until

from cz18.client import Client
from cz18.review import work
from cz18.rules.game import Game
from cz18.server.games.analysis import reviews as reviews_module
from cz18.server.games.analysis.reviews import Reviews
from cz18.server.settings import database_url
from cz18.server.storage import reviews as stored
from cz18.server.storage.store import Store
from cz18.server.work.pool import Ticket

GAME = Path(__file__).parents[1] / "games" / "dev-2p-01.json.gz"


def imported(client: Client) -> str:
    """The path of a finished game."""
    file = json.loads(gzip.decompress(GAME.read_bytes()))
    return f"/api/games/{client.post('/api/games/import', {'file': file, 'listed': False})['game']['id']}"


def finished(client: Client, path: str) -> dict[str, Any]:
    """The review, once it is done."""
    found: dict[str, Any] = {}

    def is_done() -> bool:
        nonlocal found
        found = client.get(f"{path}/review")
        return found["status"] in ("done", "failed")

    until(is_done, 300)
    assert found["status"] == "done"
    return found


def test_a_review_is_computed_once_and_stored(any_database: str) -> None:
    """From none to done; a second request returns the same one. Numbers are those of the entries."""
    with serving(any_database, review_depth=0) as served:
        client = served.client()
        path = imported(client)
        assert client.get(f"{path}/review")["status"] == "none"
        assert client.post(f"{path}/review")["status"] in ("waiting", "running")
        found = finished(client, path)
        review = found["review"]
        length = client.get(path)["game"]["length"]
        assert found["share"] == 1 and review["actions"] == length
        assert review["course"] == client.get(f"{path}/course")
        assert all(run["best"] >= run["claimed"] for run in review["runs"])
        assert all(0 < run["action"] <= length and run["before"] < run["action"] for run in review["runs"])
        again = client.post(f"{path}/review")
        assert again["status"] == "done" and again["review"] == review
        assert not served.services.store.rows(stored.PARTS.select())
        assert served.client().get(f"{path}/review")["status"] == "done"


def test_a_game_in_progress_is_not_reviewed(served: Served) -> None:
    """It would be advice. A fork of it can be reviewed."""
    table = hot_seat(served.client())
    assert refused(table.client.post, f"{table.path}/review").code == "not_over"
    assert refused(table.client.get, "/api/games/none/review").status == 404


def test_a_game_among_people_is_reviewed_through_no_fork(everywhere: Served) -> None:
    """Forks of forks, and ended ones, can be reviewed after the original; a game of one person has no such limit."""
    everywhere.services.reviews.stop()  # nothing is computed
    ada, ben, stranger = (everywhere.client() for _ in range(3))
    made = ada.post("/api/games", {"seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"}], "take": [0]})
    game = f"/api/games/{made['game']['id']}"

    def fork(path: str) -> str:
        form = {"take": [0, 1, 2], "listed": False}
        return f"/api/games/{stranger.post(f'{path}/fork', form)['game']['id']}"

    alone = fork(game)
    assert stranger.post(f"{alone}/review")["status"] == "waiting"
    links = {link["seat"]: link["token"] for link in made["links"]}
    ben.post(f"{game}/join", {"token": links[1]})
    child = fork(game)
    grandchild = fork(child)
    stranger.post(f"{grandchild}/abandon")
    for path in (alone, child, grandchild):
        stranger.request("DELETE", f"{path}/review")
        answer = refused(stranger.post, f"{path}/review")
        assert (answer.status, answer.code) == (409, "original_not_over")
    ada.post(f"{game}/abandon")
    for path in (child, grandchild):
        assert stranger.post(f"{path}/review")["status"] == "waiting"


def test_a_fork_that_people_play_is_not_reviewed_before_its_end(served: Served) -> None:
    """It is a game in progress like any other."""
    served.services.reviews.stop()
    ada, ben = served.client(), served.client()
    table = hot_seat(ada)
    made = ada.post(f"{table.path}/fork", {"take": [0]})
    path = f"/api/games/{made['game']['id']}"
    ben.post(f"{path}/join", {"token": next(link["token"] for link in made["links"] if link["seat"] == 1)})
    assert refused(ada.post, f"{path}/review").code == "not_over"
    ada.post(f"{path}/abandon")
    assert ada.post(f"{path}/review")["status"] == "waiting"


def test_the_queue_is_bounded(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many reviews at once are refused, and cancelling one frees a place."""
    served.services.reviews.stop()  # nothing is computed
    client = served.client()
    monkeypatch.setattr(reviews_module, "MOST_EACH", 2)
    paths = []
    for _ in range(3):
        table = hot_seat(client)
        client.post(f"{table.path}/abandon")
        paths.append(table.path)
    for path in paths[:2]:
        assert client.post(f"{path}/review")["status"] == "waiting"
    assert refused(client.post, f"{paths[2]}/review").code == "busy"
    assert client.request("DELETE", f"{paths[0]}/review").body["status"] == "none"
    assert client.post(f"{paths[2]}/review")["status"] == "waiting"


def test_a_cancelled_review_stops(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the present unit, and its results are removed."""
    monkeypatch.setattr(work, "do", lambda game, unit, done: time.sleep(0.05) or {} if unit == "facts" else [])
    monkeypatch.setattr(work, "due", lambda done, actions, depth: [f"unit {len(done)}"])
    client = served.client()
    table = hot_seat(client)
    client.post(f"{table.path}/abandon")
    client.post(f"{table.path}/review")
    until(lambda: bool(stored.parts(served.services.store, table.id)))
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr("cz18.server.api.analysis.review.address", lambda request: "203.0.113.9")
        stranger = served.client()
        assert stranger.request("DELETE", f"{table.path}/review").status == 403
    client.request("DELETE", f"{table.path}/review")
    until(lambda: not served.services.reviews.pool.queue.under_way())
    time.sleep(0.2)
    assert stored.find(served.services.store, table.id) is None and not stored.parts(
        served.services.store, table.id
    )


def test_a_failing_unit_ends_the_review_not_the_server(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried again with more time, then marked as failed, and can be asked for again."""
    pool, allowed = served.services.reviews.pool, list[float]()
    ask = pool.ask

    def fail(*_: Any) -> None:
        raise ValueError

    def noted(*arguments: Any, seconds: float, **rest: Any) -> Ticket:
        allowed.append(seconds)
        ticket: Ticket = ask(*arguments, seconds=seconds, **rest)
        return ticket

    monkeypatch.setattr(work, "do", fail)
    monkeypatch.setattr(pool, "ask", noted)
    client = served.client()
    table = hot_seat(client)
    client.post(f"{table.path}/abandon")
    client.post(f"{table.path}/review")
    until(lambda: client.get(f"{table.path}/review")["status"] == "failed")
    assert allowed == [60, 120, 240]
    monkeypatch.undo()
    assert client.post(f"{table.path}/review")["status"] != "failed"


def test_another_worker_takes_over(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """When a worker stops in the middle, another one continues with what is stored, once the lease has expired."""
    by: list[str] = []
    units = [f"unit {number}" for number in range(12)]

    def do(game: Game, unit: str, done: work.Work) -> str:
        by.append(unit)
        time.sleep(0.05)
        return unit

    monkeypatch.setattr(work, "do", do)
    monkeypatch.setattr(work, "due", lambda done, *_: [unit for unit in units if unit not in done][:1])
    monkeypatch.setattr(work, "share_done", lambda done, *_: len(done) / len(units))
    monkeypatch.setattr(work, "review", lambda done, *_: {"units": sorted(done)})
    monkeypatch.setattr(reviews_module, "LEASE_SECONDS", 1.0)
    database = postgres.new_database()
    with serving(database) as one, serving(database) as other:
        other.services.reviews.stop()
        client = one.client()
        table = hot_seat(client)
        client.post(f"{table.path}/abandon")
        client.post(f"{table.path}/review")
        until(lambda: len(stored.parts(one.services.store, table.id)) >= 3)
        one.services.reviews.stop()
        before = stored.parts(one.services.store, table.id)
        second = Reviews(other.services.games, 0, 0.05)
        second.start()
        try:
            found = finished(other.client(), table.path)
        finally:
            second.stop()
        assert 3 <= len(before) < len(units) and found["review"]["units"] == sorted(units)
        repeated = [unit for unit in before if by.count(unit) > 1]
        assert not repeated, "what was stored is not computed again"


def test_the_remaining_time_does_not_count_a_pause(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a review took 40 seconds; after an hour without a server the other half takes as long."""
    served.services.reviews.stop()
    now, store = 1000.0, served.services.store
    clock = SimpleNamespace(time=lambda: now)
    monkeypatch.setattr(stored, "time", clock)
    monkeypatch.setattr(reviews_module, "time", clock)
    stored.add(store, hot_seat(served.client()).id, 10, "203.0.113.1")
    first = stored.claim(store, 15)
    assert first is not None
    now += 25
    assert stored.keep_part(store, first, "unit", "{}", 0.5, 15)
    now += 3600
    abandoned = stored.find(store, first.game)
    assert abandoned is not None and reviews_module.seconds_left(abandoned) is None
    second = stored.claim(store, 15)
    assert second is not None and reviews_module.seconds_left(second) == 40


def test_a_full_queue_refuses_every_address(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's limit applies to every address; a review that is already stored is still returned."""
    served.services.reviews.stop()
    monkeypatch.setattr(reviews_module, "MOST_WAITING", 2)
    client, paths = served.client(), list[str]()
    for number in range(3):
        monkeypatch.setattr("cz18.server.api.analysis.review.address", lambda request, n=number: f"203.0.113.{n}")
        table = hot_seat(client)
        client.post(f"{table.path}/abandon")
        paths.append(table.path)
        if number < 2:
            assert client.post(f"{table.path}/review")["status"] == "waiting"
    answer = refused(client.post, f"{paths[2]}/review")
    assert (answer.status, answer.code) == (503, "busy")
    assert client.post(f"{paths[0]}/review")["status"] == "waiting"
    assert client.get(f"{paths[2]}/view")["position"]["number"] == 0


@pytest.mark.full
def test_reviews_survive_kill(postgres: Postgres) -> None:
    """A full share of one address with two workers, killed in the middle: every review is finished, nothing twice."""
    database = postgres.new_database()
    settings: dict[str, Any] = {"workers": 2, "review_depth": 1, "pool_processes": 1}
    server = Process(database, **settings).wait_until_ready()
    client = server.client()
    paths = [imported(client)]
    for _ in range(reviews_module.MOST_EACH):
        table = hot_seat(client)
        client.post(f"{table.path}/abandon")
        paths.append(table.path)
    for path in paths[:-1]:
        client.post(f"{path}/review")
    store = Store(database_url(database))
    with closing(store):
        until(lambda: len(stored.parts(store, paths[0].rpartition("/")[2])) > 12, 300)
        assert stored.unfinished(store) <= reviews_module.MOST_EACH
        server.kill()
        before = stored.parts(store, paths[0].rpartition("/")[2])
        assert before
    with process(database, **settings) as again:
        client = again.client()
        assert client.get(f"{paths[0]}/review")["share"] > 0
        review = finished(client, paths[0])["review"]
        assert len(review["decisions"]) <= 3 and all(item["playouts"] == 8 for item in review["decisions"])
        for path in paths[1:-1]:
            finished(client, path)
        assert client.post(f"{paths[-1]}/review")["status"] in ("waiting", "running", "done")
