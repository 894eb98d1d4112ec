"""Profiles and public games: private by choice, public when the players agree; unread marks; what a deletion leaves."""

from __future__ import annotations

from typing import Any

from browser.positions import file_of, random_game
from server.helpers import Served, hot_seat, refused

from cz18.client import Client, Table


def finished_game(served: Served) -> tuple[Table, Client, Client]:
    """An unlisted finished game; two clients hold its seats, the first of them all but one."""
    first, second = served.client(), served.client()
    whole, _ = random_game("standard", 2)
    file = file_of(whole, len(whole.actions))
    made = first.post("/api/games/import", {"file": file, "listed": False, "take": [0, 1, 2]})
    game = made["game"]["id"]
    link = first.post(f"/api/games/{game}/seats/1/link")
    second.post(f"/api/games/{game}/join", {"token": link["token"]})
    return Table(first, game), first, second


def sign_up(client: Client, name: str) -> None:
    client.post("/api/accounts", {"name": name, "password": "correct horse"})


def test_a_finished_game_is_public_when_its_players_agree(everywhere: Served) -> None:
    """It is listed and in public profiles then; one who disagrees hides it; strangers have no say."""
    table, first, second = finished_game(everywhere)
    sign_up(first, "Anna")
    path = f"{table.path}/public"

    def listed() -> list[str]:
        return [one["id"] for one in everywhere.client().get("/api/games?status=finished")["games"]]

    assert refused(everywhere.client().post, path, {"agree": True}).status == 403
    first.post(path, {"agree": True})
    assert listed() == []
    after: dict[str, Any] = second.post(path, {"agree": True})["game"]
    assert (after["listed"], after["agreed"]) == (True, [0, 1, 2]) and listed() == [table.id]
    first.request("PUT", "/api/me/profile", {"public": True})
    shown = everywhere.client().get("/api/people/anna")
    assert [(one["game"]["id"], one["seats"]) for one in shown["games"]] == [(table.id, [0, 2])]
    second.post(path, {"agree": False})
    assert listed() == [] and everywhere.client().get("/api/people/Anna")["games"] == []
    running = hot_seat(everywhere.client())
    assert refused(running.client.post, f"{running.path}/public", {"agree": True}).code == "not_over"


def test_a_profile_is_private_until_its_owner_shows_it(everywhere: Served) -> None:
    """To others it does not exist, exactly as a name that nobody has."""
    owner, other = everywhere.client(), everywhere.client()
    assert owner.request("PUT", "/api/me/profile", {"public": True}).status == 403
    sign_up(owner, "Bedřich")
    assert owner.get("/api/people/Bedřich") == {"name": "Bedřich", "public": False, "games": []}
    hidden, unknown = (refused(other.get, f"/api/people/{name}") for name in ("Bedřich", "Nobody"))
    assert (hidden.status, hidden.body) == (unknown.status, unknown.body) and hidden.status == 404
    owner.request("PUT", "/api/me/profile", {"public": True})
    assert other.get("/api/people/bedřich")["name"] == "Bedřich"
    owner.request("DELETE", "/api/me")
    assert refused(other.get, "/api/people/Bedřich").status == 404


def test_the_list_of_games_knows_what_was_seen(everywhere: Served) -> None:
    table = hot_seat(everywhere.client())
    assert table.client.get("/api/me")["seen"] == {}
    table.act(0, table.view()["position"]["choices"][0])
    table.client.request("PUT", f"{table.path}/mine", {"seen": 1})
    assert table.client.get("/api/me")["seen"] == {table.id: 1}
    assert everywhere.client().get("/api/me")["seen"] == {}
