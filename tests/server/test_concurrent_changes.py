"""An action is checked against the current table, even if another process changed it without a notification."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.helpers import THREE, Served, advance, choose, hot_seat, play, refused, serving, until

from cz18.client import Table
from cz18.server.games import in_memory
from cz18.server.games.push import Viewer
from cz18.server.operations import admin
from cz18.server.people.seats import hashed
from cz18.server.storage.store import Store

Tables = tuple[Served, Store, Table]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def deaf_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Served, Store]]:
    """A server that gets no notifications and never reloads a game, and the store of another process."""
    database = (
        str(tmp_path_factory.mktemp("deaf") / "games.db")
        if request.param == "sqlite"
        else request.getfixturevalue("postgres").new_database()
    )
    with pytest.MonkeyPatch.context() as patch, serving(database) as served:
        for name in ("LOOK_AGAIN_SECONDS", "KNOWN_SECONDS"):
            patch.setattr(in_memory, name, 1e6)
        patch.setattr(served.services.games, "look_again", lambda *_: None)
        other = Store(served.services.settings.database_url())
        yield served, other
        other.close()


@pytest.fixture
def deaf(deaf_server: tuple[Served, Store]) -> Tables:
    """The same with a table after three entries, held by one browser."""
    served, other = deaf_server
    table = served.client().new_game(THREE, take=[0, 1, 2], undo="consent")
    play(table, random.Random(1), 3)
    return served, other, table


def test_a_game_given_up_elsewhere_stays_given_up(deaf: Tables) -> None:
    """The next action does not open it again."""
    _, other, table = deaf
    view = table.view()
    other.change_game(table.id, status="abandoned")
    assert refused(table.act, 3, choose(view, random.Random(2))).code == "abandoned"
    row = other.game(table.id)
    assert row is not None and (row.status, row.length) == ("abandoned", 3)


@pytest.mark.parametrize("beyond", [False, True], ids=["as known here", "an entry beyond"])
def test_a_link_renewed_elsewhere_is_void_at_once(deaf: Tables, beyond: bool) -> None:
    """Also if the client has seen an entry this server does not know yet: a cached identity is not used."""
    served, other, table = deaf
    view = table.view()
    seat = view["position"]["decision"]["seat"]
    held = served.client(table.tokens[seat]).table(table.id)
    assert held.view()["you"]["seats"] == [seat]
    number = 3
    if beyond:
        entry = other.entries(table.id)[-1]
        undo = entry._replace(number=4, kind="undo", action='{"to":3}', events="[]", by="person", key=None)
        other.append(undo, {}, view["table"]["version"])
        number = 4
    other.change_seat(table.id, seat, drop_holds=True, token_hash=hashed("another"))
    assert refused(held.act, number, choose(view, random.Random(2))).status == 403
    assert len(other.entries(table.id)) == number
    assert refused(held.undo, number, 2).status == 403


def test_a_game_removed_elsewhere_is_gone(deaf: Tables) -> None:
    served, other, table = deaf
    view = table.view()
    held = served.client(table.tokens[view["position"]["decision"]["seat"]]).table(table.id)
    held.view()
    other.remove_game(table.id)
    assert refused(held.act, 3, choose(view, random.Random(2))).status == 404


def test_an_undo_request_made_elsewhere_lapses(deaf: Tables) -> None:
    """An action cancels an undo request that this server has not seen."""
    _, other, table = deaf
    view = table.view()
    other.change_game(table.id, undo_request='{"seat":0,"to":0,"seen":3,"agreed":[0],"key":null}')
    assert table.act(3, choose(view, random.Random(2)))["number"] == 4
    row = other.game(table.id)
    assert row is not None and (row.undo_request, row.length) == (None, 4)


def test_simultaneous_consents_at_two_servers(deaf: Tables) -> None:
    """A consent given here does not overwrite one given elsewhere."""
    served, other, table = deaf
    first, second, third = (served.client(table.tokens[seat]).table(table.id) for seat in range(3))
    assert first.undo(3, 0)["waiting_for"] == [1, 2]
    asked = other.game(table.id)
    assert asked is not None and asked.undo_request is not None
    request = json.loads(asked.undo_request)
    other.change_game(table.id, undo_request=json.dumps({**request, "agreed": [0, 1]}))
    assert third.client.post(f"{table.path}/undo/answer", {"agree": True})["entry"]["number"] == 4
    row = other.game(table.id)
    assert row is not None and (row.undo_request, row.length) == (None, 4)
    assert refused(second.client.post, f"{table.path}/undo/answer", {"agree": True}).code == "no_request"


def test_a_name_that_was_deleted_is_not_written_again(deaf: Tables) -> None:
    """States contain names: a cached state must not restore the name of a deleted account."""
    served, other, _ = deaf
    user = served.client()
    user.post("/api/accounts", {"name": f"Ludmila{other.worker}", "password": "correct horse"})
    table = user.new_game(({"name": "Ludmila"}, {"name": "Ben"}, {"name": "Cyd"}), take=[0])
    players = [served.client(table.tokens[seat]).table(table.id) for seat in range(3)]
    view = table.view()
    admin.delete_account(other, f"Ludmila{other.worker}")
    players[view["position"]["decision"]["seat"]].act(0, choose(view, random.Random(3)))
    advance(served, table, random.Random(3), 63)
    kept = other.last_snapshot(table.id)
    assert kept is not None and kept[0] == 64
    assert "Player 1" in kept[1] and "Ludmila" not in kept[1]


def test_an_operators_changes_are_shown_even_if_the_table_was_just_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite has no notifications: the server polls, and then reloads the table."""
    monkeypatch.setattr(in_memory, "LOOK_AGAIN_SECONDS", 1e6)
    with serving(str(tmp_path / "games.db"), heartbeat_seconds=0.05) as served:
        table = hot_seat(served.client())
        other = Store(served.services.settings.database_url())
        push, viewer = served.services.push, Viewer(table.id, frozenset())
        push.viewers[table.id].add(viewer)
        until(lambda: table.id in served.services.workers._versions)
        assert table.view()["table"]["seats"][0]["name"] == "Ada"
        other.change_seat(table.id, 0, name="Adele")
        until(lambda: not viewer.queue.empty())
        assert table.view()["table"]["seats"][0]["name"] == "Adele"
        other.close()
