"""Names: the same rules wherever they come from, and no NUL in any text."""

from __future__ import annotations

import json
import random
from typing import Any

import psycopg
import pytest
from server.helpers import THREE, Served, advance, hot_seat, refused
from sqlalchemy.exc import DBAPIError

from cz18.server.api.requests import has_nul
from cz18.server.errors import of_database
from cz18.server.people.names import alike, look_alikes, names_of_table, valid_name

CYRILLIC = "\u0410d\u0430"
"""Looks like Ada."""
ODD = ["Ada", "A\u200bd\u200da", CYRILLIC]
"""Three names that look the same."""
BAD = ["", " ", "\u200b", "a\0b", "a\x07", "a\x9fb", "a\nb", "a\tb", "a\u0301\u0301\u0301\u0301"]


@pytest.mark.parametrize("name", BAD)
def test_no_entry_point_takes_a_bad_name(shared_server: Served, name: str) -> None:
    """A new table, a rename, a fork, an import with seats and a sign-up answer 400."""
    client = shared_server.client()
    table = hot_seat(client)
    seats = [*THREE[:2], {"name": name}]
    for path, body in (
        ("/api/games", {"seats": seats}),
        (f"{table.path}/fork", {"seats": seats}),
        ("/api/games/import", {"file": table.export(), "seats": seats}),
        ("/api/accounts", {"name": name, "password": "correct horse"}),
    ):
        answer = refused(client.post, path, body)
        assert (answer.status, answer.code) == (400, "malformed"), path
    reply = client.request("PATCH", f"{table.path}/seats/0", {"name": name})
    assert (reply.status, reply.body["code"]) == (400, "malformed")


def test_no_entry_point_takes_names_that_look_alike(shared_server: Served) -> None:
    """At one table: new, forked, imported or renamed."""
    client = shared_server.client()
    table = hot_seat(client)
    for other in (CYRILLIC, "ADA", "A\u200bda", "\uff21da"):
        seats = [{"name": "Ada"}, {"name": "Ben"}, {"name": other}]
        for path, body in (
            ("/api/games", {"seats": seats}),
            (f"{table.path}/fork", {"seats": seats}),
            ("/api/games/import", {"file": table.export(), "seats": seats}),
        ):
            assert refused(client.post, path, body).status == 400, (path, other)
        assert client.request("PATCH", f"{table.path}/seats/2", {"name": other}).status == 409


def test_odd_names_in_a_file_are_cleaned_with_a_note(everywhere: Served) -> None:
    """NUL, invisible characters, and names that look alike, on every kind of database."""
    client = everywhere.client()
    table = hot_seat(client)
    advance(everywhere, table, random.Random(1), 5)
    file = table.export()
    for odd, clean in (
        (ODD, ["Ada", "Ada 2", f"{CYRILLIC} 3"]),
        (["A\0da", "\0", "Ben\x07"], ["Ada", "Player 2", "Ben"]),
        (["Ada", "Ben", "\u202eCyd"], ["Ada", "Ben", "Cyd"]),
    ):
        made = client.post("/api/games/import", {"file": {**file, "players": odd}})
        assert [seat["name"] for seat in made["game"]["seats"]] == clean
        assert [note["code"] for note in made["notes"]] == ["names_changed"]
        exported = client.table(made["game"]["id"]).export()
        assert exported["players"] == clean
        assert client.post("/api/games/import", {"file": exported})["notes"] == []


def test_odd_names_of_stored_games_stay_readable(served: Served) -> None:
    """Earlier versions accepted them; a fork of the game gets clean names."""
    client = served.client()
    table = hot_seat(client)
    for seat, name in enumerate(ODD):
        served.services.store.change_seat(table.id, seat, name=name)
    served.services.store.change_game(table.id, players=json.dumps(ODD))
    served.services.games.changed(table.id)
    assert [seat["name"] for seat in table.view()["table"]["seats"]] == ODD
    made = client.post(f"{table.path}/fork", {})
    assert [seat["name"] for seat in made["game"]["seats"]] == ["Ada", "Ada 2", f"{CYRILLIC} 3"]
    assert [note["code"] for note in made["notes"]] == ["names_changed"]


def test_names_of_a_table_are_valid_and_differ(random_cases: Any) -> None:
    """Whatever a file contains; valid names stay unchanged, and cleaning is idempotent."""
    rng = random.Random(11)
    signs = "AaаоО0O1lI \0\x07\u200b\u202e\u0301éžß中\ufb01"
    for _ in range(100):
        given = ["".join(rng.choice(signs) for _ in range(rng.randrange(70))) for _ in range(6)]
        found = names_of_table(given)
        assert names_of_table(found) == found == [valid_name(name) for name in found]
        assert all(len(name) <= 60 for name in found)
        assert all(alike(name, found[:at]) is None for at, name in enumerate(found))
        assert len(set.union(*map(set, map(look_alikes, found)))) >= 6
    random_cases.add("names of a table made fit", 100)
    good = ["Ada", "Bedřich", "Ольга", "李雷", "Zoë 2"]
    assert names_of_table(good) == good


# NUL


WITH_NUL: list[tuple[str, dict[str, Any]]] = [
    ("/api/games", {"seats": [{"name": "A\0"}, *THREE[:2]]}),
    ("/api/games", {"seats": list(THREE), "title": "\0"}),
    ("/api/games", {"seats": list(THREE), "board": "\0"}),
    ("/api/games", {"seats": list(THREE), "options": {"a\0": True}}),
    ("/api/games", {"seats": list(THREE), "key": "\0"}),
    ("/api/accounts", {"name": "Ada", "password": "correct\0horse"}),
    ("/api/accounts", {"name": "Ada", "password": "correct horse", "invitation": "\0"}),
    ("/api/sign-in", {"name": "A\0", "password": "x"}),
    ("{table}/chat", {"text": "a\0b"}),
    ("{table}/join", {"token": "\0"}),
    ("{table}/actions", {"seen": 0, "action": {"type": "Pass\0", "player": 0}}),
    ("{table}/actions", {"seen": 0, "action": {"type": "Pass", "player": 0}, "key": "\0"}),
    ("{table}/previews", {"seen": 0, "actions": [{"type": "Pass", "player": "\0"}]}),
    ("/api/games/import", {"file": {}, "title": "\0"}),
]


def test_nul_in_any_text_is_malformed(everywhere: Served) -> None:
    """400 on every kind of database, and nothing is stored."""
    client = everywhere.client()
    table = hot_seat(client)
    file = table.export()
    for path, body in WITH_NUL:
        answer = refused(
            client.post, path.format(table=table.path), {**body, **({"file": file} if "file" in body else {})}
        )
        assert (answer.status, answer.code) == (400, "malformed"), (path, body)
    assert table.log() == [] and len(everywhere.services.store.game_ids()) == 1


def test_nul_is_found_anywhere_in_a_value() -> None:
    assert has_nul({"a": [1, {"b": "x\0"}]}) and has_nul({"\0": 1}) and has_nul(["\0"])
    assert not has_nul({"a": ["b", 1, None, True, {"c": "\\u0000"}]})
    problem = psycopg.DataError("PostgreSQL text fields cannot contain NUL (0x00) bytes")
    assert of_database(DBAPIError("INSERT", {}, problem)).status == 400
