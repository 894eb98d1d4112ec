"""Sessions: created at sign-up and sign-in, listed, ended. Names: normalized, and none like another."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from server.helpers import THREE, Served, hot_seat, refused, serving

from cz18.client import Client
from cz18.server.api import people
from cz18.server.operations import admin
from cz18.server.people import accounts
from cz18.server.people.names import alike, cleaned
from cz18.server.storage import schema

ADA = {"name": "Ada", "password": "correct horse"}
FIREFOX = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}


def _with_cookie(served: Served, cookie: str | None) -> Client:
    client = served.client()
    client.cookie = cookie
    return client


@pytest.mark.parametrize("path", ["/api/accounts", "/api/sign-in"])
def test_an_earlier_token_is_invalid_after_sign_up_or_sign_in(everywhere: Served, path: str) -> None:
    """An attacker's cookie planted in a browser gives no access to the account (session fixation)."""
    if path == "/api/sign-in":
        everywhere.client().post("/api/accounts", ADA)
    stranger = everywhere.client()
    table = hot_seat(stranger)
    planted = stranger.cookie
    victim = _with_cookie(everywhere, planted)
    victim.post(path, ADA)
    assert victim.cookie != planted
    assert victim.get("/api/me")["account"] == "Ada"
    assert victim.table(table.id).view()["you"]["seats"] == [0, 1, 2]
    assert stranger.get("/api/me") == {"known": False, "account": None, "language": None, "seats": [], "seen": {}}
    assert table.view()["you"] == {"seats": [], "creator": False}


@pytest.mark.parametrize("what", ["reset", "banned", "deleted"])
def test_a_sign_in_during_an_operators_command_is_undone(
    everywhere: Served, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """A password that was valid when checked gives no session after its reset, a ban or a deletion."""
    everywhere.client().post("/api/accounts", ADA)
    services, store = everywhere.services, everywhere.services.store
    acts = {
        "reset": lambda: admin.reset_password(store, "Ada"),
        "banned": lambda: admin.ban(store, "account", "Ada", "", None),
        "deleted": lambda: admin.delete_account(store, "Ada"),
    }
    right = services.guesses.right

    def meanwhile(*account: str) -> None:
        right(*account)
        if what != "banned":
            acts[what]()

    session = people.new_session

    def entering(*arguments: Any, **rest: Any) -> str:
        if what == "banned":
            acts[what]()
        return session(*arguments, **rest)

    monkeypatch.setattr(services.guesses, "right", meanwhile)
    monkeypatch.setattr(people, "new_session", entering)
    late = everywhere.client()
    assert refused(late.post, "/api/sign-in", ADA).status == 403
    assert late.get("/api/me")["account"] is None
    with store.reading() as connection:
        assert connection.execute(sa.select(schema.sessions)).all() == []


def test_a_recovery_code_works_once_for_two_simultaneous_requests(
    everywhere: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second request does not change the password."""
    code = everywhere.client().post("/api/accounts", ADA)["recovery_code"]
    hashing, first = everywhere.services.hashing, everywhere.client()
    matches = hashing.matches

    def second(*arguments: str) -> bool:
        right = matches(*arguments)
        monkeypatch.setattr(hashing, "matches", matches)
        accounts.recover(everywhere.services.store, hashing, "Ada", code, "the second's")
        return right

    monkeypatch.setattr(hashing, "matches", second)
    new = {"name": "Ada", "code": code, "password": "the first's own"}
    assert refused(first.post, "/api/recover", new).code == "wrong_code"
    assert (
        everywhere.client().post("/api/sign-in", {"name": "Ada", "password": "the second's"})["account"] == "Ada"
    )


def test_sessions_are_listed_and_can_be_ended(everywhere: Served) -> None:
    """With the kind of browser and the start; one is ended, the others stay."""
    home, phone, stranger = everywhere.client(), everywhere.client(), everywhere.client()
    home.request("POST", "/api/accounts", ADA, FIREFOX)
    phone.post("/api/sign-in", ADA)
    hot_seat(stranger)
    listed = home.get("/api/sessions")["sessions"]
    assert [(one["here"], one["device"]) for one in listed] == [(False, ""), (True, "Firefox, Linux")]
    assert all(abs(one["created"] - time.time()) < 600 for one in listed)
    assert len(stranger.get("/api/sessions")["sessions"]) == 1
    other = listed[0]["id"]
    assert refused(stranger._ask, "DELETE", f"/api/sessions/{other}").status == 404
    assert [one["here"] for one in home._ask("DELETE", f"/api/sessions/{other}")["sessions"]] == [True]
    assert phone.get("/api/me")["known"] is False and home.get("/api/me")["account"] == "Ada"
    assert refused(phone.get, "/api/sessions").status == 403
    assert refused(home._ask, "DELETE", "/api/sessions/x").status == 400


def test_nothing_in_the_list_opens_a_session(served: Served) -> None:
    """It contains neither the token nor its hash."""
    client = served.client()
    client.post("/api/accounts", ADA)
    text = str(client.get("/api/sessions"))
    with served.services.store.reading() as connection:
        (row,) = connection.execute(sa.select(schema.sessions)).all()
    assert client.cookie is not None
    assert row.token_hash not in text and client.cookie.partition("=")[2] not in text


def test_signing_out_everywhere(everywhere: Served) -> None:
    """Every browser of the account, and no other."""
    home, phone, other = everywhere.client(), everywhere.client(), everywhere.client()
    home.post("/api/accounts", ADA)
    phone.post("/api/sign-in", ADA)
    other.post("/api/accounts", {"name": "Ben", "password": "correct horse"})
    copied = phone.cookie
    phone.post("/api/sign-out-everywhere")
    assert phone.cookie is None
    for former in (home, _with_cookie(everywhere, copied)):
        assert former.get("/api/me")["known"] is False
    assert other.get("/api/me")["account"] == "Ben"
    assert home.post("/api/sign-in", ADA)["account"] == "Ada"


def test_the_last_use_of_a_session_is_stored_once_a_day(served: Served) -> None:
    """Not at every request."""
    client = served.client()
    client.post("/api/accounts", ADA)
    with served.services.store.writing() as connection:
        connection.execute(sa.update(schema.sessions).values(used=1000.0))
    first, second = (client.get("/api/sessions")["sessions"][0]["used"] for _ in range(2))
    assert first == second > 1000.0


# Names


@pytest.mark.parametrize(
    ("given", "kept"),
    [("A\u0301da", "\u00c1da"), ("A\u200bda", "Ada"), ("\u202eAda\u202c", "Ada"), ("\u2066Ada\u2069", "Ada"),
     ("Ada\ufeff", "Ada"), ("A\u00add\u2060a", "Ada"), ("Ada  \u3000B", "Ada B"), ("Ada\u3164", "Ada")],
)  # fmt: skip
def test_names_are_normalized(shared_server: Served, given: str, kept: str) -> None:
    """Composed, without invisible or direction-changing characters; also titles, and names from files."""
    client = shared_server.client()
    table = client.new_game([{"name": given}, {"name": "Ben"}, {"name": "Cyd"}], title=f"{given}!", take=[0])
    summary = table.view()["table"]
    assert (summary["seats"][0]["name"], summary["title"]) == (kept, f"{kept}!")
    assert client.patch(f"{table.path}/seats/1", {"name": f"X{given}"})["game"]["seats"][1]["name"] == f"X{kept}"
    file = client.get(f"{table.path}/export")
    file["players"] = [given, "\u200b", "Cyd"]
    names = [seat["name"] for seat in client.import_game(file).view()["table"]["seats"]]
    assert names == [kept, "Player 2", "Cyd"]


@pytest.mark.parametrize("name", ["\u200b", "\u202e\u202c", "\u3164\u115f", "Z" + "\u0301" * 9])
def test_names_without_visible_characters_are_invalid(shared_server: Served, name: str) -> None:
    answer = refused(shared_server.client().new_game, [{"name": name}, {"name": "Ben"}, {"name": "Cyd"}])
    assert (answer.status, answer.code) == (400, "malformed")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "ada"), ("Ada", "\u0410d\u0430"), ("Ada", "\uff21da"), ("BETA", "\u0412\u0415\u03a4\u0391"),
     ("Nina", "\u039dina"), ("Iva", "lva"), ("Bob", "B0b"), ("Marnie", "Mamie"), ("Ada", "A\u200bda"),
     ("Karel", "\u041aarel"), ("Wolf", "VVolf")],
)  # fmt: skip
def test_names_that_look_alike_are_refused_at_one_table(shared_server: Served, one: str, other: str) -> None:
    """Neither at the start nor by a rename."""
    assert alike(one, ["Zuzana", other]) == other
    client = shared_server.client()
    answer = refused(client.new_game, [{"name": one}, {"name": other}, {"name": "Zuzana"}])
    assert (answer.status, answer.body["field"]) == (400, "seats")
    table = client.new_game([{"name": one}, {"name": "Zuzana"}, {"name": "Otto"}])
    answer = refused(client.patch, f"{table.path}/seats/1", {"name": other})
    assert (answer.status, answer.code) == (409, "name_taken")
    assert client.patch(f"{table.path}/seats/0", {"name": other})["game"]["seats"][0]["name"] == cleaned(other)


def test_different_names_are_not_confused() -> None:
    names = ["Ada", "Áda", "Adam", "Ben", "Cyd", "Иван", "Игор", "Ελένη", "Player 1", "Player 2", "Player 3", "P0",
             "Jan", "Jana", "Ola", "Ole", "Tom", "Tim", "Žofie", "Vaclav", "Václav", "李", "王"]  # fmt: skip
    assert [(name, other) for i, name in enumerate(names) if (other := alike(name, names[:i]))] == []


def test_accounts_with_invisible_characters_in_their_names_are_still_found(served: Served) -> None:
    """They were created before such characters were removed."""
    client = served.client()
    client.post("/api/accounts", ADA)
    older = "A\u200bda"
    with served.services.store.writing() as connection:
        values = {"folded": accounts.folded_before(older), "name": older}
        connection.execute(sa.update(schema.accounts).values(**values))
    assert served.client().post("/api/sign-in", {**ADA, "name": older})["account"] == older


# Files


@pytest.mark.parametrize("there_before", [False, True])
def test_database_files_are_for_their_owner_only(tmp_path: Path, there_before: bool) -> None:
    """The file and SQLite's files beside it, even if others could read it before."""
    database = tmp_path / "games.db"
    mask = os.umask(0o022)
    try:
        if there_before:
            with serving(str(database)) as served:
                hot_seat(served.client())
            database.chmod(0o644)
        with serving(str(database)) as served:
            served.client().new_game(THREE)
            files = sorted(tmp_path.glob("games.db*"))
            modes: dict[str, Any] = {file.name: oct(file.stat().st_mode & 0o777) for file in files}
    finally:
        os.umask(mask)
    assert modes == dict.fromkeys(("games.db", "games.db-shm", "games.db-wal"), "0o600")


def test_the_language_of_an_account_follows_its_owner(everywhere: Served) -> None:
    """Set in one browser, it applies in every other that signs in; without an account it is not stored."""
    home, phone, stranger = everywhere.client(), everywhere.client(), everywhere.client()
    home.post("/api/accounts", ADA)
    assert home.get("/api/me")["language"] is None
    assert home._ask("PUT", "/api/me/language", {"language": "pl"}) == {"language": "pl"}
    phone.post("/api/sign-in", ADA)
    assert phone.get("/api/me")["language"] == "pl"
    assert phone._ask("PUT", "/api/me/language", {"language": None}) == {"language": None}
    assert home.get("/api/me")["language"] is None
    for wrong in ("xx", "", "en-XA", 3, "c" * 21):
        assert refused(home._ask, "PUT", "/api/me/language", {"language": wrong}).status == 400
    assert refused(stranger._ask, "PUT", "/api/me/language", {"language": "pl"}).status == 403
    assert home.get("/api/me")["language"] is None
