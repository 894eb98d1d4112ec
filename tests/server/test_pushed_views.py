"""Live viewers who take views: what an entry brings, to whom, and that it is what the door to the view gives."""

from __future__ import annotations

import json
import random
import time
import zlib
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from server.helpers import BOARDS, THREE, Process, choose, hot_seat, play, process
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cz18.client import Table
from cz18.contract.changes import changed
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
    """What a page keeps of a table: a view read once, and everything that was pushed since."""

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
        """Listen until there is a message of this kind."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
            self.kinds.append(message["type"])
            if message["type"] == "view":
                self.view = {name: message[name] for name in ("table", "you", "position")}
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
    """What the door to the view gives, without choices where somebody else decides."""
    if decides(read):
        return read
    return {**read, "position": {**read["position"], "choices": [], "terms": [], "greyed": []}}


@pytest.mark.parametrize("board", BOARDS)
def test_pushes_are_what_the_view_would_say(server: Process, board: str) -> None:
    """After every entry of a stretch of play, undos included: each viewer has, without asking, what the door gives;
    choices and reasons only who decides."""
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


def test_what_can_be_done_goes_to_whoever_decides(server: Process) -> None:
    """At a table of three people with a watcher: nobody is sent another seat's choices, in whatever message."""
    table = server.client().new_game(THREE, seed=6)
    seats = [server.client(table.tokens[seat]).table(table.id) for seat in range(3)]
    watcher = server.client().table(table.id)
    rng = random.Random(6)
    with ExitStack() as all_of_them:
        # without a view at hand: a whole one comes first
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


def test_who_has_the_view_is_not_sent_it_and_who_has_not_is(server: Process) -> None:
    """The same connection later: nothing, the changes, or the whole view with what was missed."""
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
    """A seat's new name, a request to take back: the view that follows comes by itself, and entries go on from it."""
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


def test_an_answer_brings_the_view_if_it_is_asked_for(server: Process) -> None:
    """The entry as ever, and the view as the door gives it; also for an undo, and for the same request again."""
    table = hot_seat(server.client(), seed=9)
    action = choose(table.view(), random.Random(9))
    body = {"seen": 0, "action": action, "key": "k1", "view": True}
    first = table.client.post(f"{table.path}/actions", body)
    assert first["view"] == table.view() and first["entry"]["number"] == 1
    assert table.client.post(f"{table.path}/actions", body) == {**first, "repeated": True}
    plain = table.client.post(f"{table.path}/actions", {**body, "view": False})
    assert plain == {"entry": first["entry"], "repeated": True}
    back = table.client.post(f"{table.path}/undo", {"seen": 1, "key": "k2", "view": True})
    assert back["view"] == table.view() and back["view"]["position"]["number"] == 2


def test_who_does_not_ask_for_views_hears_what_they_always_did(server: Process) -> None:
    """A client of before: entries without changes, no views, whatever else happens at the table."""
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


@pytest.mark.parametrize("view", ["x", "1", "1-", "-1-1", "1-1-1", "1-1" * 20, "9999999999-1"])
def test_a_view_nobody_can_have_is_refused(server: Process, view: str) -> None:
    table = hot_seat(server.client())
    with live(table, f"since=0&view={view}") as socket, pytest.raises(ConnectionClosed) as end:
        socket.recv(timeout=PATIENCE)
    assert end.value.rcvd is not None and (end.value.rcvd.code, end.value.rcvd.reason) == (1007, "view")


def test_a_view_of_the_future_is_put_right(server: Process) -> None:
    table = hot_seat(server.client())
    with live(table, "since=0&view=999-999") as socket:
        kinds = [json.loads(socket.recv(timeout=PATIENCE))["type"] for _ in range(3)]
        assert sorted(kinds) == ["hello", "presence", "view"]


def test_packed_frames_are_unpacked_up_to_a_size(server: Process) -> None:
    """A few kilobytes that would become many megabytes end the connection; the server goes on."""
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
