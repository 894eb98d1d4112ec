"""Reviews of games: a background job that is bounded, can be cancelled, and survives a kill."""

from __future__ import annotations

import gzip
import json
import time
from pathlib import Path
from typing import Any

import pytest
from server.helpers import Process, Served, hot_seat, process, refused, serving, until

from cz18.client import Client
from cz18.review import work
from cz18.server.games.analysis import reviews as reviews_module
from cz18.server.storage import reviews as stored
from cz18.server.storage.store import Store

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


def test_the_queue_is_bounded(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many reviews at once are refused, and cancelling makes room."""
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
    """It is marked as failed, and can be asked for again."""

    def fail(*_: Any) -> None:
        raise ValueError

    monkeypatch.setattr(work, "do", fail)
    client = served.client()
    table = hot_seat(client)
    client.post(f"{table.path}/abandon")
    client.post(f"{table.path}/review")
    until(lambda: client.get(f"{table.path}/review")["status"] == "failed")
    monkeypatch.undo()
    assert client.post(f"{table.path}/review")["status"] != "failed"


@pytest.mark.full
def test_a_review_survives_kill(tmp_path: Path) -> None:
    """After kill -9 it continues with the stored results."""
    database = str(tmp_path / "reviews.db")
    server = Process(database, review_depth=1, pool_processes=1).wait_until_ready()
    client = server.client()
    path = imported(client)
    client.post(f"{path}/review")
    until(lambda: client.get(f"{path}/review")["share"] > 0.3, 300)
    server.kill()
    store = Store(f"sqlite:///{database}")
    before = stored.parts(store, path.rpartition("/")[2])
    store.close()
    assert before
    with process(database, review_depth=1, pool_processes=1) as again:
        client = again.client()
        found = client.get(f"{path}/review")
        assert found["share"] > 0.3
        review = finished(client, path)["review"]
        assert len(review["decisions"]) <= 3 and all(item["playouts"] == 8 for item in review["decisions"])
