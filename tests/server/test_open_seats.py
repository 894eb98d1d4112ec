"""Open seats, and a page's requests about a table: a profile's differences, homes, exports."""

from __future__ import annotations

import pytest
from server.helpers import Served, hot_seat, race

from cz18.facts.maps import MAP_NAMES, load_map
from cz18.messages.check import entries
from cz18.rules.options import Departure

WISHES = {
    "seats": [
        {"name": "Ada"}, {"name": "Ben", "open": True}, {"name": "Cyd"}, {"name": "Dan", "kind": "bot", "open": True},
    ],
    "take": [0],
}  # fmt: skip


def open_seats(table: dict[str, list[dict[str, bool]]]) -> list[bool]:
    return [seat["open"] for seat in table["seats"]]


def test_the_first_request_gets_an_open_seat(everywhere: Served) -> None:
    """One of several simultaneous requests gets it; afterwards it is closed, and the others get an error."""
    made = everywhere.client().post("/api/games", WISHES)
    game = made["game"]["id"]
    assert open_seats(made["game"]) == [False, True, False, False]
    guests = [everywhere.client() for _ in range(4)]
    for guest in guests:
        guest.get("/api/me")
    statuses = race(guests, f"/api/games/{game}/seats/1/take", {})
    assert sorted(statuses) == [200, 409, 409, 409]
    held = [guest.get(f"/api/games/{game}")["you"]["seats"] for guest in guests]
    assert sorted(held) == [[], [], [], [1]]
    assert open_seats(everywhere.client().get(f"/api/games/{game}")["game"]) == [False] * 4


@pytest.mark.parametrize(("seat", "status"), [(0, 409), (2, 409), (3, 409), (7, 404), (-1, 404)])
def test_other_seats_are_taken_by_their_links_only(served: Served, seat: int, status: int) -> None:
    game = served.client().post("/api/games", WISHES)["game"]["id"]
    reply = served.client().request("POST", f"/api/games/{game}/seats/{seat}/take", {})
    assert reply.status == status
    assert not reply.body.get("seats")


def test_opening_the_link_of_an_open_seat_closes_it(served: Served) -> None:
    """The list offers neither a seat that is held nor one of an abandoned game."""
    maker = served.client()
    made = maker.post("/api/games", WISHES)
    game = made["game"]["id"]
    token = next(link["token"] for link in made["links"] if link["seat"] == 1)
    served.client().post(f"/api/games/{game}/join", {"token": token})
    assert open_seats(maker.get(f"/api/games/{game}")["game"]) == [False] * 4
    other = maker.post("/api/games", WISHES)["game"]["id"]
    maker.post(f"/api/games/{other}/abandon", {})
    assert served.client().request("POST", f"/api/games/{other}/seats/1/take", {}).status == 409


def test_a_board_lists_its_own_homes(served: Served) -> None:
    """Not those of the standard board."""
    for board in MAP_NAMES:
        received = served.client().get(f"/api/facts/{board}")["companies"]
        assert {one["id"]: tuple(one["homes"]) for one in received} == load_map(board).homes


def test_departures_of_a_profile_are_listed_with_sentences(served: Served) -> None:
    """By version of the rules; every departure has its sentence."""
    received = served.client().get("/api/facts")["differences"]["18xx.games"]
    assert set(received["1"]["departures"]) < set(received["2"]["departures"]) < set(received["3"]["departures"])
    assert set(received["3"]["departures"]) == set(Departure)
    assert received["3"]["switches"]["sell_in_blocks"] is False
    assert {f"departure-{one}" for one in Departure} <= set(entries("en"))


def test_a_board_unknown_to_18xx_games_is_not_exported(served: Served) -> None:
    """The error has its own code; and the error about an invalid file names its field once."""
    client = served.client()
    table = hot_seat(client, "moravia_silesia")
    reply = client.request("GET", f"{table.path}/export?format=18xx.games")
    assert (reply.status, reply.body["code"]) == (422, "board_not_exportable")
    assert "Moravia" in reply.body["message"]
    reply = client.request("POST", "/api/games/import", {"file": {"some": "thing"}})
    assert (reply.status, reply.body["field"]) == (400, "file")
    assert reply.body["message"].startswith("file: the file contains neither")


def test_the_board_is_exported_as_a_picture(served: Served) -> None:
    """An SVG file of the present position, also for a game that is not over."""
    table = hot_seat(served.client())
    reply = served.http.get(f"{table.path}/export?format=picture")
    assert reply.headers["content-type"] == "image/svg+xml"
    assert reply.headers["content-disposition"] == f'attachment; filename="18cz-{table.id}.svg"'
    assert reply.text.startswith("<svg ") and 'data-hex="E11"' in reply.text
