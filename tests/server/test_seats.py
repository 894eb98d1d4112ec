"""Seats and people: links, cookies, hot seat, revocation, accounts."""

from __future__ import annotations

import random
import time

import pytest
import sqlalchemy as sa
from argon2 import extract_parameters, profiles
from server.helpers import THREE, Served, choose, hot_seat, refused

from cz18.server.people import argon
from cz18.server.people.seats import hashed
from cz18.server.storage import schema


def test_a_link_gives_its_seat_to_the_browser_that_opens_it(everywhere: Served) -> None:
    """The cookie is HttpOnly, SameSite and for /api only; the browser holds the seat from then on."""
    table = everywhere.client().new_game(THREE)
    guest = everywhere.client()
    reply = guest.request("POST", f"{table.path}/join", {"token": table.tokens[1]})
    assert (reply.status, reply.body["seat"], reply.body["name"]) == (200, 1, "Ben")
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie and "path=/api" in cookie
    assert guest.table(table.id).view()["you"]["seats"] == [1]
    assert guest.get("/api/me")["seats"] == [{"game": table.id, "seat": 1}]


def test_hot_seat_is_one_browser_with_several_seats(everywhere: Served) -> None:
    """Links opened one after the other add up; the browser acts for whichever of its seats decides."""
    table = everywhere.client().new_game(THREE)
    guest = everywhere.client().table(table.id)
    for seat in (0, 1, 2):
        guest.join(table.tokens[seat])
    assert guest.view()["you"]["seats"] == [0, 1, 2]
    rng = random.Random(1)
    for number in range(4):
        view = guest.view()
        assert guest.act(number, choose(view, rng))["seat"] == view["position"]["decision"]["seat"]


def test_secrets_are_not_stored(everywhere: Served) -> None:
    """The database contains only hashes of the tokens of seats and browsers."""
    client = everywhere.client()
    table = hot_seat(client)
    assert client.cookie is not None
    secrets = [*table.tokens.values(), client.cookie.partition("=")[2], str(table.creator_token)]
    with everywhere.services.store.reading() as connection:
        kept = " ".join(str(row) for item in schema.TABLES for row in connection.execute(sa.select(item)))
    assert all(hashed(secret) in kept for secret in secrets)
    assert not any(secret in kept for secret in secrets)


@pytest.mark.parametrize(
    "token", ["", "x", "forged-token-of-the-right-length-00", "a" * 99, "a" * 5000, "é", "' OR 1=1"]
)
def test_forged_tokens_open_nothing(shared_server: Served, token: str) -> None:
    """An unknown token is refused, as a link and as a header."""
    table = hot_seat(shared_server.client())
    stranger = shared_server.client()
    assert stranger.request("POST", f"{table.path}/join", {"token": token}).status in (400, 403)
    if token.isascii():
        stranger.token = token
        reply = stranger.request(
            "POST", f"{table.path}/actions", {"seen": 0, "action": {"type": "Pass", "player": 0}}
        )
        assert reply.status == 403


def test_a_token_of_another_table_opens_nothing(everywhere: Served) -> None:
    """A token is valid at one table only."""
    mine = everywhere.client().new_game(THREE)
    other = everywhere.client().new_game(THREE)
    stranger = everywhere.client(mine.tokens[0])
    assert stranger.request("POST", f"{other.path}/join", {"token": mine.tokens[0]}).status == 403
    assert stranger.table(other.id).view()["you"]["seats"] == []
    answer = refused(stranger.table(other.id).act, 0, {"type": "Pass", "player": 0})
    assert answer.status == 403
    assert stranger.table(mine.id).view()["you"]["seats"] == [0]


def test_a_session_expires(served: Served) -> None:
    """A cookie is invalid after its lifetime."""
    client = served.client()
    table = hot_seat(client)
    assert table.view()["you"]["seats"] == [0, 1, 2]
    with served.services.store.writing() as connection:
        connection.execute(sa.update(schema.sessions).values(expires=time.time() - 1))
    assert table.view()["you"] == {"seats": [], "creator": False}
    assert refused(table.act, 0, {"type": "Pass", "player": 0}).status == 403


def test_the_host_issues_new_links_and_revokes_old_ones(everywhere: Served) -> None:
    """A new link voids the old one and every browser that opened it."""
    maker = everywhere.client()
    table = maker.new_game(THREE)
    guest = everywhere.client()
    guest.table(table.id).join(table.tokens[2])
    fresh = maker.post(f"{table.path}/seats/2/link")
    assert guest.table(table.id).view()["you"]["seats"] == []
    assert refused(guest.table(table.id).join, table.tokens[2]).status == 403
    script = everywhere.client(table.tokens[2]).table(table.id)
    assert script.view()["you"]["seats"] == []
    assert refused(script.act, 0, {"type": "Pass", "player": 2}).status == 403
    assert guest.table(table.id).join(fresh["token"])["seat"] == 2
    assert refused(guest.post, f"{table.path}/seats/2/link").status == 403
    assert everywhere.client(table.creator_token).post(f"{table.path}/seats/1/link")["seat"] == 1


def test_a_new_name_is_shown_to_all_viewers(everywhere: Served) -> None:
    """The holder or the host renames a seat; the view and requested sentences have the new name."""
    maker = everywhere.client()
    table = hot_seat(maker)
    seat = table.view()["position"]["decision"]["seat"]
    maker.patch(f"{table.path}/seats/{seat}", {"name": "Žofie"})
    view = table.view()
    assert view["table"]["seats"][seat]["name"] == "Žofie"
    assert view["position"]["players"][seat]["name"] == "Žofie"
    received = maker.get(f"{table.path}/view", words="en")["position"]
    assert received["decision"]["sentence"] == "Žofie can buy a local railway or pass."
    answer = refused(maker.patch, f"{table.path}/seats/{(seat + 1) % 3}", {"name": "Žofie"})
    assert (answer.status, answer.code) == (409, "name_taken")
    stranger = everywhere.client()
    assert refused(stranger.patch, f"{table.path}/seats/0", {"name": "Me"}).status == 403


def test_script_in_names_and_chat_stays_text(shared_server: Served) -> None:
    """All text is returned as typed, in JSON that no browser interprets as a page."""
    script = "<script>alert(1)</script>"
    client = shared_server.client()
    table = client.new_game(
        [{"name": script}, {"name": '"><img src=x onerror=x>'}, {"name": "Cyd"}], take=[0, 1, 2]
    )
    table.say(script)
    for path in (f"{table.path}/view", f"{table.path}/chat", table.path, "/api/games"):
        reply = client.request("GET", path)
        assert reply.status == 200
        assert reply.headers["content-type"].startswith("application/json")
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self'" in reply.headers["content-security-policy"]
    assert client.get(f"{table.path}/chat")["messages"][0]["text"] == script


@pytest.mark.parametrize("name", ["", " ", "\x00", "a\nb", "\ud800", "x" * 61, "\x1b[2J"])
def test_unusable_names_are_malformed(shared_server: Served, name: str) -> None:
    """Control characters, empty names and very long names."""
    answer = refused(shared_server.client().new_game, [{"name": name}, {"name": "Ben"}, {"name": "Cyd"}])
    assert (answer.status, answer.code) == (400, "malformed")


# Accounts


def test_an_account_finds_its_games_from_another_device(everywhere: Served) -> None:
    """Signed in elsewhere it has the same seats, and keeps those of that browser."""
    home = everywhere.client()
    table = hot_seat(home)
    made = home.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    assert made["account"] == "Ada" and len(made["recovery_code"]) > 20
    away = everywhere.client()
    other = hot_seat(away)
    assert away.post("/api/sign-in", {"name": "ADA", "password": "correct horse"}) == {"account": "Ada"}
    assert {seat["game"] for seat in away.get("/api/me")["seats"]} == {table.id, other.id}
    assert away.table(table.id).view()["you"]["seats"] == [0, 1, 2]
    assert {game["id"] for game in away.games(mine="true")["games"]} == {table.id, other.id}


def test_wrong_passwords_and_taken_names(everywhere: Served) -> None:
    """Errors do not reveal whether a name exists; names are unique."""
    everywhere.client().post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    stranger = everywhere.client()
    wrong = refused(stranger.post, "/api/sign-in", {"name": "Ada", "password": "wrong horse"})
    nobody = refused(stranger.post, "/api/sign-in", {"name": "Nobody", "password": "wrong horse"})
    assert (wrong.status, wrong.body) == (nobody.status, nobody.body) == (403, wrong.body)
    taken = refused(stranger.post, "/api/accounts", {"name": "ada", "password": "another horse"})
    assert (taken.status, taken.code) == (409, "name_taken")
    assert refused(stranger.post, "/api/accounts", {"name": "Eve", "password": "short"}).status == 400


def test_the_recovery_code_sets_a_new_password_once(served: Served) -> None:
    """The code works once, gives a new one, and ends all sessions."""
    home = served.client()
    table = hot_seat(home)
    code = home.post("/api/accounts", {"name": "Ada", "password": "correct horse"})["recovery_code"]
    away = served.client()
    again = away.post("/api/recover", {"name": "Ada", "code": code.upper(), "password": "another horse"})
    assert again["recovery_code"] != code
    assert away.table(table.id).view()["you"]["seats"] == [0, 1, 2]
    assert home.get("/api/me")["known"] is False
    assert (
        refused(away.post, "/api/recover", {"name": "Ada", "code": code, "password": "third horse"}).status == 403
    )
    assert refused(home.post, "/api/sign-in", {"name": "Ada", "password": "correct horse"}).status == 403
    assert home.post("/api/sign-in", {"name": "Ada", "password": "another horse"})["account"] == "Ada"


def test_signing_out_forgets_the_browser(served: Served) -> None:
    """The old cookie is invalid afterwards, even a copy of it."""
    client = served.client()
    table = hot_seat(client)
    copied = client.cookie
    client.post("/api/sign-out")
    assert client.cookie is None
    client.cookie = copied
    assert table.view()["you"]["seats"] == []


def test_passwords_are_hashed_with_argon2(served: Served) -> None:
    """With the parameters recommended by argon2's authors."""
    served.client().post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    account = served.services.store.account(folded="ada")
    assert account is not None
    assert account.password_hash.startswith("$argon2id$") and account.recovery_hash.startswith("$argon2id$")
    assert extract_parameters(argon.new_hasher().hash("x")) == profiles.RFC_9106_LOW_MEMORY
