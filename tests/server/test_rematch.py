"""A rematch: the same people, one seat further, at one new table."""

from __future__ import annotations

from server.helpers import Served, hot_seat, race, refused

SEATS = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd", "kind": "bot", "bot": "apprentice"}, {"name": "Dan"}]
OPTIONS = {"playing_order": "as_listed", "sell_in_blocks": False}


def test_everyone_sits_one_seat_further(everywhere: Served) -> None:
    """Board, options, policy and opponents stay; every person holds their seat; there is one rematch of a game."""
    ada, ben, stranger = (everywhere.client() for _ in range(3))
    made = ada.post(
        "/api/games",
        {"seats": SEATS, "take": [0], "options": OPTIONS, "undo": "consent", "title": "Again", "listed": False},
    )
    game = made["game"]["id"]
    path = f"/api/games/{game}"
    tokens = {link["seat"]: link["token"] for link in made["links"]}
    ben.post(f"{path}/join", {"token": tokens[1]})
    assert refused(ada.post, f"{path}/rematch").code == "not_over"
    ada.post(f"{path}/abandon")
    assert refused(stranger.post, f"{path}/rematch").status == 403

    answer = ben.post(f"{path}/rematch")
    new = answer["game"]
    assert [seat["name"] for seat in new["seats"]] == ["Ben", "Cyd", "Dan", "Ada"]
    assert [seat["bot"] for seat in new["seats"]] == [None, "apprentice", None, None]
    assert {name: new[name] for name in ("board", "undo", "title", "listed", "status")} == {
        "board": "standard", "undo": "consent", "title": "Again", "listed": False, "status": "open",
    }  # fmt: skip
    assert new["options"] == made["game"]["options"]
    assert new["length"] == 0
    assert sorted(link["seat"] for link in answer["links"]) == [0, 2]  # not the link of Ada's seat
    there = f"/api/games/{new['id']}"
    assert [client.get(there)["you"]["seats"] for client in (ada, ben, stranger)] == [[3], [0], []]

    again = ada.post(f"{path}/rematch")
    assert again["game"]["id"] == new["id"] and again["repeated"] is True and again["links"] == []
    notices = [one for one in ada.get(f"{path}/chat")["notices"] if one["kind"] == "rematch"]
    assert [(one["name"], one["about"]) for one in notices] == [("Ben", {"game": new["id"]})]


def test_two_requests_at_once_make_one_rematch(everywhere: Served) -> None:
    """A table of one device; its title follows the new order of the names."""
    table = hot_seat(everywhere.client())
    table.client.post(f"{table.path}/abandon")
    assert race([table.client, table.client], f"{table.path}/rematch", None) == [201, 201]
    open_games = [one for one in table.client.get("/api/games?mine=true")["games"] if one["status"] == "open"]
    assert [one["title"] for one in open_games] == ["Ben, Cyd, Ada"]
    assert table.client.get(f"/api/games/{open_games[0]['id']}")["you"]["seats"] == [0, 1, 2]
