"""Private notes, the summary of what happened since, and a person's data."""

from __future__ import annotations

import random

from server.helpers import Served, advance, hot_seat, refused


def test_notes_are_private(everywhere: Served) -> None:
    """Each person has their own; spectators have none; the last entry seen never goes back or beyond the game."""
    table = hot_seat(everywhere.client())
    table.client.request("PUT", f"{table.path}/mine", {"notes": "Buy early.", "seen": 10**6})
    assert table.client.get(f"{table.path}/mine") == {"muted": False, "notes": "Buy early.", "seen": 0}
    link = table.client.post(f"{table.path}/seats/1/link")
    other = everywhere.client()
    other.post(f"{table.path}/join", {"token": link["token"]})
    assert other.get(f"{table.path}/mine")["notes"] == ""
    assert refused(everywhere.client().get, f"{table.path}/mine").status == 403


def test_the_summary_has_the_moves_of_others_and_changed_figures(served: Served) -> None:
    """Counted from the player's own last move; with sentences in the reader's language."""
    table = hot_seat(served.client())
    rng = random.Random(1)
    advance(served, table, rng, steps=60)
    found = table.client.get(f"{table.path}/since?words=cs")
    while not found["moves"]:
        advance(served, table, rng, steps=1)
        found = table.client.get(f"{table.path}/since?words=cs")
    view = table.view()
    entries = [one for one in table.log(found["since"], 1000) if one["seat"] != found["seat"]]
    assert found["seat"] == view["table"]["decides"] and found["moves"] == len(entries) > 0
    assert all(event["sentence"] for event in found["events"])
    for change in found["changes"]:
        assert change["before"] != change["after"]
        if change["what"] == "cash":
            assert change["after"] == view["position"]["players"][found["seat"]]["cash"]
    assert refused(served.client().get, f"{table.path}/since").status == 403


def test_a_person_exports_and_deletes_their_data(everywhere: Served) -> None:
    """The export has no secrets; after the deletion the browser is unknown and the game has no name of theirs."""
    table = hot_seat(everywhere.client())
    table.client.request("PUT", f"{table.path}/mine", {"notes": "Mine."})
    table.client.post(f"{table.path}/chat", {"text": "Hello"})
    data = table.client.get("/api/me/export")
    assert data["games"][0]["notes"] == "Mine." and data["messages"][0]["text"] == "Hello"
    assert len(data["seats"]) == 3 and "token_hash" not in str(data)
    assert table.client.request("DELETE", "/api/me").status == 200
    assert refused(table.client.get, "/api/me/export").status == 403
    seats = everywhere.client().get(table.path)["game"]["seats"]
    assert [seat["name"] for seat in seats] == ["Player 1", "Player 2", "Player 3"]
