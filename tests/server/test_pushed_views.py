"""Live viewers that take views: what an entry sends to whom, equal to the response of the view endpoint."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from server.helpers import BOARDS, THREE, Process, Served, choose, hot_seat, play, process, watching
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cz18.client import Table
from cz18.contract.changes import changed
from cz18.server.api.tables import live as live_endpoint
from cz18.server.settings import Settings

PATIENCE = 60.0
Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with process(str(tmp_path_factory.mktemp("pushed") / "games.db"), heartbeat_seconds=0.5) as running:
        yield running


def live(table: Table, query: str, **rest: Any) -> ClientConnection:
    url = f"{table.client.url.replace('http', 'ws')}{table.path}/live?{query}"
    return connect(url, additional_headers=table.client.identity(), max_size=2**24, open_timeout=PATIENCE, **rest)


def named(view: Json) -> str:
    return f"{view['position']['number']}-{view['table']['version']}"


class Page:
    """A page's copy of a table: a view read once, updated by everything pushed since."""

    def __init__(self, table: Table, view: Json | None = None) -> None:
        self.table = table
        self.view = view
        self.entries: list[Json] = []
        self.kinds: list[str] = []
        self._line = ExitStack()

    @property
    def number(self) -> int:
        return self.view["position"]["number"] if self.view else 0

    def next(self, kind: str) -> Json:
        """Read messages until one of this type."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
            self.kinds.append(message["type"])
            if message["type"] == "view":
                self.view = {name: message[name] for name in ("table", "you", "can_undo", "lesson", "position")}
            if message["type"] == "entry":
                self.entries.append(message["entry"])
                if "changes" in message:
                    assert self.view is not None and message["since"] == named(self.view)
                    self.view = changed(self.view, message["changes"])
            if message["type"] == kind:
                return message
        raise AssertionError(f"no {kind}")

    def until(self, number: int) -> Json:
        """The view at this position."""
        while self.number < number:
            self.next("entry")
        assert self.view is not None
        return self.view

    def __enter__(self) -> Page:
        query = f"since={self.number}&view={named(self.view) if self.view else ''}"
        self.socket = self._line.enter_context(live(self.table, query))
        self.hello = self.next("hello")
        return self

    def __exit__(self, *problem: object) -> None:
        self._line.close()


def decides(view: Json) -> bool:
    due = view["position"]["decision"]
    return due is not None and due["seat"] in view["you"]["seats"]


def expected(read: Json) -> Json:
    """The response of the view endpoint, without choices if another seat decides."""
    if decides(read):
        return read
    return {**read, "position": {**read["position"], "choices": [], "terms": [], "forced": False, "greyed": []}}


@pytest.mark.parametrize("board", BOARDS)
def test_pushed_views_equal_the_view_endpoint(server: Process, board: str) -> None:
    """After every entry, undos included, each viewer has the endpoint's response without a request; choices and
    reasons go only to the deciding viewer."""
    table = hot_seat(server.client(), board, seed=5, undo="own_turn")
    watcher = server.client().table(table.id)
    rng = random.Random(5)
    play(table, rng, 12)
    with Page(table, table.view()) as player, Page(watcher, watcher.view()) as other:
        view = table.view()
        for step in range(60):
            number = view["position"]["number"]
            if step % 15 == 14:
                table.undo(number)
            else:
                table.act(number, choose(view, rng))
            view = table.view()
            assert player.until(number + 1) == expected(view)
            assert other.until(number + 1) == expected(watcher.view())
        assert player.view is not None and other.view is not None
        assert player.view["position"]["choices"] and not other.view["position"]["choices"]
        assert "view" not in player.kinds + other.kinds, "everything came as changes"


def test_choices_are_sent_to_the_deciding_player_only(server: Process) -> None:
    """Three people and a spectator: no message to one of them contains another seat's choices."""
    table = server.client().new_game(THREE, seed=6)
    seats = [server.client(table.tokens[seat]).table(table.id) for seat in range(3)]
    watcher = server.client().table(table.id)
    rng = random.Random(6)
    with ExitStack() as all_of_them:
        # without a view: a full one comes first
        pages = [all_of_them.enter_context(Page(one)) for one in (*seats, watcher)]
        for page in pages:
            page.next("view")
        for number in range(25):
            before = watcher.view()
            seats[before["position"]["decision"]["seat"]].act(number, choose(before, rng))
            due = watcher.view()["position"]["decision"]["seat"]
            for place, page in enumerate(pages):
                seen, mine = page.until(number + 1), place == due
                assert bool(seen["position"]["choices"]) is mine
                assert seen == expected(page.table.view())


def test_a_reconnecting_client_gets_only_what_it_lacks(server: Process) -> None:
    """On reconnecting: nothing, the changes, or the full view with the missed entries."""
    table = hot_seat(server.client(), seed=7)
    rng = random.Random(7)
    play(table, rng, 3)
    view = table.view()
    with Page(table, view) as page:
        page.socket.send('{"type":"ping"}')
        page.next("pong")
        assert "view" not in page.kinds and page.hello["you"] == view["you"]
    play(table, rng, 4)
    with Page(table, view) as page:
        page.next("view")
        assert [entry["number"] for entry in page.entries] == [4, 5, 6, 7]
        assert page.view == table.view()
        play(table, rng, 1)
        assert page.until(8) == table.view()


def test_a_changed_table_is_pushed_as_well(server: Process) -> None:
    """After a rename or an undo request the new view is pushed, and entries continue from it."""
    maker = server.client()
    table = maker.new_game(THREE, undo="consent", seed=8)
    seats = [server.client(table.tokens[seat]).table(table.id) for seat in range(3)]
    rng = random.Random(8)
    first = table.view()["position"]["decision"]["seat"]
    with Page(seats[first], seats[first].view()) as one, Page(seats[first - 1], seats[first - 1].view()) as two:
        maker.patch(f"{table.path}/seats/2", {"name": "Dan"})
        for page in (one, two):
            page.next("view")
            assert page.view == expected(page.table.view())
            assert page.view["position"]["players"][2]["name"] == "Dan"
        for number in range(2):
            view = table.view()
            seats[view["position"]["decision"]["seat"]].act(number, choose(view, rng))
            for page in (one, two):
                assert page.until(number + 1) == expected(page.table.view())
        assert seats[first].undo(2, 0)["asked"]
        for page in (one, two):
            page.next("view")
            assert page.view is not None and page.view["table"]["undo_request"]["seat"] == first


def test_a_response_contains_the_view_on_request(server: Process) -> None:
    """The usual entry, and the view as the endpoint returns it; also for an undo, and for a retry."""
    table = hot_seat(server.client(), seed=9)
    action = choose(table.view(), random.Random(9))
    body = {"seen": 0, "action": action, "key": "k1", "view": True}
    first = table.client.post(f"{table.path}/actions", body)
    assert first["view"] == table.view() and first["entry"]["number"] == 1
    assert table.client.post(f"{table.path}/actions", body) == {**first, "repeated": True}
    plain = table.client.post(f"{table.path}/actions", {**body, "view": False})
    assert plain == {"entry": first["entry"], "number": 1, "repeated": True}
    back = table.client.post(f"{table.path}/undo", {"seen": 1, "key": "k2", "view": True})
    assert back["view"] == table.view() and back["view"]["position"]["number"] == 2


def test_older_clients_get_entries_without_views(server: Process) -> None:
    """Entries without changes, and no views, whatever else happens at the table."""
    table = hot_seat(server.client(), seed=10)
    with live(table, "since=0") as old, Page(table, table.view()) as page:
        play(table, random.Random(10), 3)
        table.client.patch(f"{table.path}/seats/1", {"name": "Eve"})
        page.until(3)
        page.next("view")
        found: list[Json] = []
        while not found or found[-1]["type"] != "table":
            found.append(json.loads(old.recv(timeout=PATIENCE)))
        assert {one["type"] for one in found} == {"hello", "presence", "entry", "table"}
        assert [set(one) for one in found if one["type"] == "entry"] == [{"type", "entry"}] * 3


def test_an_action_right_after_the_hello_comes_as_changes(
    shared_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the server sends nothing more to this viewer until the action is done."""
    table = hot_seat(shared_server.client(), seed=11)
    view, acted, send = table.view(), threading.Event(), live_endpoint._send

    async def send_late(*arguments: Any) -> None:
        await asyncio.to_thread(acted.wait, PATIENCE)
        await send(*arguments)

    monkeypatch.setattr(live_endpoint, "_send", send_late)
    with watching(shared_server, table, f"?since=0&view={named(view)}") as socket:
        assert socket.receive_json()["type"] == "hello"
        play(table, random.Random(11), 1)
        acted.set()
        messages = [socket.receive_json() for _ in range(2)]
    (entry,) = [message for message in messages if message["type"] != "presence"]
    assert entry["since"] == named(view) and changed(view, entry["changes"]) == table.view()


@pytest.mark.parametrize("view", ["x", "1", "1-", "-1-1", "1-1-1", "1-1" * 20, "9999999999-1"])
def test_an_impossible_view_number_is_refused(server: Process, view: str) -> None:
    table = hot_seat(server.client())
    with live(table, f"since=0&view={view}") as socket, pytest.raises(ConnectionClosed) as end:
        socket.recv(timeout=PATIENCE)
    assert end.value.rcvd is not None and (end.value.rcvd.code, end.value.rcvd.reason) == (1007, "view")


def test_a_view_number_beyond_the_end_is_corrected(server: Process) -> None:
    table = hot_seat(server.client())
    with live(table, "since=0&view=999-999") as socket:
        kinds = [json.loads(socket.recv(timeout=PATIENCE))["type"] for _ in range(3)]
        assert sorted(kinds) == ["hello", "presence", "view"]


def test_compressed_frames_are_limited_in_size(server: Process) -> None:
    """A few kilobytes that would expand to many megabytes close the connection; the server continues."""
    table = hot_seat(server.client())
    bomb = zlib.compressobj(9, zlib.DEFLATED, -12)
    packed = bomb.compress(b" " * 12_000_000) + bomb.flush(zlib.Z_SYNC_FLUSH)
    assert len(packed) < Settings().largest_frame
    with live(table, "since=0") as socket:
        assert "permessage-deflate" in str(socket.response and socket.response.headers)
        socket.recv(timeout=PATIENCE)
        frame = bytes([0b11000001, 0xFF]) + len(packed).to_bytes(8, "big") + bytes(4) + packed
        socket.socket.sendall(frame)
        with pytest.raises(ConnectionClosed) as end:
            while True:
                socket.recv(timeout=PATIENCE)
        assert end.value.rcvd is not None and end.value.rcvd.code == 1009
    assert server.client().get("/health")["status"] == "ok"
