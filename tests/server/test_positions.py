"""Positions set up by hand, through the API: answers without a seat, and tables that continue from them."""

from __future__ import annotations

import time
from typing import Any

from positions.recorded_positions import late_json
from server.helpers import Served, refused

from cz18 import Session
from cz18.interop.formats.positions.answers import opened


def test_the_server_answers_without_seat_or_account(shared_server: Served) -> None:
    client = shared_server.client()
    found: dict[str, Any] = client.post("/api/positions/answers", {"position": late_json(), "company": "Sx"})
    assert found["faults"] == [] and found["purchases"] and all(run["proven"] for run in found["runs"])
    again = client.post("/api/positions/check", {"position": found["text"]})
    assert again["position"] == found["position"] and again["view"] == found["view"]
    tiles = client.get("/api/positions/tiles/standard")["tiles"]
    assert all(
        laid["rotation"] in range(6) and laid["tile"] in tiles[hex_] for hex_, laid in late_json()["tiles"].items()
    )
    fault = refused(client.post, "/api/positions/check", {"position": {"format": "18CZ position", "tiles": 3}})
    assert (fault.status, fault.code) == (400, "malformed")
    assert refused(client.get, "/api/positions/tiles/nowhere").status == 404


def test_a_table_continues_from_a_position_and_back(shared_server: Served) -> None:
    """Bots play a late position to its end; its position, save and a fork can be read like those of any game."""
    client = shared_server.client()
    names = [player["name"] for player in late_json()["players"]]
    seats = [{"name": name, "kind": "bot", "bot": "apprentice"} for name in names]
    made = client.post("/api/positions/game", {"position": late_json(), "seats": seats, "listed": False})
    path = f"/api/games/{made['game']['id']}"
    deadline = time.monotonic() + 60
    while client.get(path)["game"]["status"] == "open":
        assert time.monotonic() < deadline, "the bots do not reach the end"
        time.sleep(0.2)
    view = client.get(f"{path}/view")["position"]
    assert view["over"] and view["number"] > 0
    saved = client.get(f"{path}/export?format=save")
    assert Session.from_json(saved).over
    assert client.get(f"{path}/export?format=position")["format"] == "18CZ position"
    fork = client.post(
        f"{path}/fork", {"position": 0, "seats": [{"name": name} for name in names], "take": [0, 1, 2]}
    )
    there = client.get(f"/api/games/{fork['game']['id']}/export?format=position")
    assert opened(there) == opened(late_json())


def test_an_impossible_position_is_no_table(shared_server: Served) -> None:
    data = late_json()
    data["players"][0]["shares"]["kk"] = 9
    fault = refused(shared_server.client().post, "/api/positions/game", {"position": data})
    assert (fault.status, fault.code) == (422, "not_playable")
