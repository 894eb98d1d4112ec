"""Live connections: a WebSocket per game on a real server. Complete games on all boards over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from server.helpers import BOARDS, THREE, Process, choose, hot_seat, play, process
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from cz18.cli.app import app
from cz18.client import Client, Table
from cz18.server.api.answers.live import LiveMessage
from cz18.server.games.push import LONGEST_QUEUE, PRESENCE_SECONDS, Push, Viewer
from cz18.server.games.views import ViewerMessage

HEARD: TypeAdapter[Any] = TypeAdapter(LiveMessage)
PATIENCE = 60.0
"""Seconds to wait for something on a busy machine."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One real server for all of these tests, on a SQLite file."""
    with process(str(tmp_path_factory.mktemp("live") / "games.db"), heartbeat_seconds=0.5) as running:
        yield running


def live(table: Table, since: int = 0, **rest: Any) -> ClientConnection:
    url = f"{table.client.url.replace('http', 'ws')}{table.path}/live?since={since}"
    return connect(url, additional_headers=table.client.identity(), max_size=2**24, open_timeout=PATIENCE, **rest)


def take(socket: ClientConnection, kind: str, seconds: float = PATIENCE) -> dict[str, Any]:
    """The next message of a type. Every received message is validated against the contract."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        text = socket.recv(timeout=seconds)
        HEARD.validate_json(text)
        message = json.loads(text)
        if message["type"] == kind:
            return dict(message)
    raise AssertionError(f"no {kind}")


def wait_for_presence(socket: ClientConnection, seats: list[int], spectators: int) -> None:
    """Wait until the table reports exactly these as present."""
    wanted = {"type": "presence", "seats": seats, "spectators": spectators}
    deadline = time.monotonic() + PATIENCE
    while (seen := take(socket, "presence")) != wanted:
        assert time.monotonic() < deadline, seen


@pytest.mark.parametrize(
    "board", [pytest.param(board, marks=() if board == "standard" else pytest.mark.full) for board in BOARDS]
)
def test_whole_games_over_http_and_websocket(server: Process, board: str) -> None:
    """A scripted client plays to the end over HTTP; a spectator receives every entry once, in order, as in the
    log."""
    table = hot_seat(server.client(), board, seed=31)
    spectator = server.client().table(table.id)
    received: list[dict[str, Any]] = []
    done = threading.Event()

    def listen() -> None:
        for message in spectator.live(timeout=PATIENCE):
            if message["type"] == "hello":
                done.set()
            if message["type"] == "entry":
                received.append(message["entry"])
                if any(event["type"] == "GameEnded" for event in message["entry"]["events"]):
                    return

    listener = threading.Thread(target=listen)
    listener.start()
    assert done.wait(PATIENCE)
    view = play(table, random.Random(31))
    listener.join(PATIENCE)
    assert not listener.is_alive()
    log: list[dict[str, Any]] = []
    while len(log) < view["position"]["number"]:
        log += table.log(len(log))
    assert received == log
    assert view["table"]["status"] == "finished"


def test_a_lost_connection_resumes_where_it_was(server: Process) -> None:
    """With the number last seen, nothing is missed or repeated."""
    table = hot_seat(server.client())
    rng = random.Random(1)
    with live(table) as socket:
        assert take(socket, "hello")["number"] == 0
        play(table, rng, 3)
        assert [take(socket, "entry")["entry"]["number"] for _ in range(3)] == [1, 2, 3]
    play(table, rng, 4)
    with live(table, since=3) as socket:
        play(table, rng, 2)
        assert [take(socket, "entry")["entry"]["number"] for _ in range(6)] == [4, 5, 6, 7, 8, 9]


def test_catch_up_after_a_long_absence(server: Process) -> None:
    """More than one page of missed entries arrives in order."""
    table = hot_seat(server.client(), "bohemia", seed=2)
    number = play(table, random.Random(2), 260)["position"]["number"]
    with live(table) as socket:
        assert [take(socket, "entry")["entry"]["number"] for _ in range(number)] == list(range(1, number + 1))


def test_presence_and_chat(server: Process) -> None:
    """All viewers see who is present and receive messages as typed."""
    maker = server.client()
    table = maker.new_game(THREE)
    ada, ben = (server.client(table.tokens[seat]).table(table.id) for seat in (0, 1))
    with live(ada) as one:
        assert take(one, "hello")["you"]["seats"] == [0]
        with live(ben) as two, live(server.client().table(table.id)) as three:
            take(three, "hello")
            wait_for_presence(one, [0, 1], 1)
            two.send(json.dumps({"type": "chat", "text": "dobrý den <b>"}))
            for socket in (one, two, three):
                message = take(socket, "chat")["message"]
                assert (message["seat"], message["name"], message["text"]) == (1, "Ben", "dobrý den <b>")
            three.send(json.dumps({"type": "chat", "text": "me too"}))
            assert take(three, "fault")["code"] == "not_yours"
        wait_for_presence(one, [0], 0)


def test_changes_of_the_table_are_pushed(server: Process) -> None:
    """A new name makes the page request the table again."""
    client = server.client()
    table = hot_seat(client)
    with live(table) as socket:
        take(socket, "hello")
        client.patch(f"{table.path}/seats/1", {"name": "Bohumil"})
        assert take(socket, "table") == {"type": "table"}


def test_a_revoked_or_renamed_seat_affects_live_viewers(server: Process) -> None:
    """A connected Ben chats under his new name, and not at all once his link is void; seat 1 is then not present."""
    maker = server.client()
    table = maker.new_game(THREE)
    ben = server.client()
    ben.table(table.id).join(table.tokens[1])
    with live(ben.table(table.id)) as socket:
        assert take(socket, "hello")["you"]["seats"] == [1]
        maker.patch(f"{table.path}/seats/1", {"name": "Bohumil"})
        take(socket, "table")
        socket.send(json.dumps({"type": "chat", "text": "still me"}))
        assert take(socket, "chat")["message"]["name"] == "Bohumil"
        maker.post(f"{table.path}/seats/1/link")
        wait_for_presence(socket, [], 1)
        socket.send(json.dumps({"type": "chat", "text": "and me?"}))
        assert take(socket, "fault")["code"] == "not_yours"
    assert [message["text"] for message in maker.get(f"{table.path}/chat")["messages"]] == ["still me"]


def test_connections_from_one_address_are_limited(tmp_path: Path) -> None:
    """One more is refused; a closed one frees its place."""
    with process(str(tmp_path / "games.db"), sockets_each=2) as server:
        table = hot_seat(server.client())
        with live(table) as one, live(table) as two:
            take(one, "hello")
            take(two, "hello")
            with pytest.raises(InvalidStatus) as refusal:
                live(table)
            assert refusal.value.response.status_code == 403
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with live(table) as again:
                    take(again, "hello")
                    break
            except InvalidStatus:
                assert time.monotonic() < deadline
                time.sleep(0.05)


def test_viewers_of_a_removed_game_are_disconnected(server: Process) -> None:
    """By `18cz admin remove` beside a running server; afterwards there is no such game."""
    table = hot_seat(server.client())
    with live(table) as socket:
        take(socket, "hello")
        command = ["admin", "remove", table.id, "--yes", "--database", server.database]
        assert CliRunner().invoke(app, command).exit_code == 0
        with pytest.raises(ConnectionClosed):
            while True:
                socket.recv(timeout=PATIENCE)
    with live(table) as socket, pytest.raises(ConnectionClosed) as end:
        socket.recv(timeout=PATIENCE)
    assert end.value.rcvd is not None and end.value.rcvd.code == 4004


def test_a_viewer_with_too_many_queued_messages_is_disconnected() -> None:
    """The queue of a viewer is limited; the others receive everything."""

    async def stall() -> None:
        push = Push()
        slow, quick = Viewer("g", frozenset({0})), Viewer("g", frozenset())
        push.viewers["g"] = {slow, quick}
        for number in range(1, LONGEST_QUEUE + 2):
            push.send("g", ViewerMessage("{}", number))
            received = await quick.queue.get()
            assert received is not None and received.number == number
        assert (slow.queue.qsize(), slow.queue.get_nowait()) == (1, None)

    asyncio.run(stall())


def test_presence_updates_are_batched() -> None:
    """When sixty viewers join and one leaves at once, the first gets a few updates, the last of which is complete."""

    async def crowd() -> list[str]:
        push = Push()
        viewers = [Viewer("g", frozenset()) for _ in range(60)]
        for viewer in viewers:
            push.join(viewer)
        push.leave(viewers[-1])
        await asyncio.sleep(3 * PRESENCE_SECONDS)
        received = [viewers[0].queue.get_nowait() for _ in range(viewers[0].queue.qsize())]
        return [message.text for message in received if message is not None]

    received = [json.loads(text) for text in asyncio.run(crowd())]
    assert len(received) <= 3
    assert received[-1] == {"type": "presence", "seats": [], "spectators": 59}


def test_pages_of_other_sites_are_refused(server: Process) -> None:
    """The Origin of a handshake must be this server's, or one the operator allows."""
    table = hot_seat(server.client())
    for origin in ("https://evil.example", "http://127.0.0.1.evil.example", "null"):
        with pytest.raises(InvalidStatus) as refusal:
            live(table, origin=origin)  # type: ignore[arg-type]
        assert refusal.value.response.status_code == 403
    with live(table, origin=server.url) as socket:  # type: ignore[arg-type]
        assert take(socket, "hello")


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", "null", '{"type": "act"}', '{"type": 1}', '{"type": "chat"}', '{"type": "chat", "text": 1}',
     '{"type": "chat", "text": "x", "more": 1}', "[" * 5000, b"\x00\xff", '{"type": "chat", "text": "\\u0000"}'],
)  # fmt: skip
def test_malformed_frames_are_answered_and_then_cut_off(server: Process, frame: str | bytes) -> None:
    """The first few get an error message, then the connection is closed. The server continues."""
    table = hot_seat(server.client())
    with live(table) as socket:
        take(socket, "hello")
        with pytest.raises(ConnectionClosed):
            for _ in range(20):
                socket.send(frame)
                take(socket, "fault")
    assert server.client().get("/health")["status"] == "ok"


def test_chat_that_comes_too_fast_is_answered_and_then_cut_off(tmp_path: Path) -> None:
    """Five errors close the connection, like five malformed frames."""
    with (
        process(str(tmp_path / "games.db"), chat_per_minute=0.001) as slow,
        live(hot_seat(slow.client())) as socket,
    ):
        take(socket, "hello")
        for number in range(6):
            socket.send(json.dumps({"type": "chat", "text": f"{number}"}))
        faults = [take(socket, "fault")["code"] for _ in range(5)]
        assert faults == ["too_fast"] * 5
        with pytest.raises(ConnectionClosed):
            take(socket, "fault")


def test_a_giant_frame_ends_the_connection(server: Process) -> None:
    """The server does not buffer megabytes."""
    table = hot_seat(server.client())
    with live(table) as socket:
        take(socket, "hello")
        with pytest.raises(ConnectionClosed):
            socket.send(json.dumps({"type": "chat", "text": "x" * 2**20}))
            take(socket, "fault")
    assert server.client().get("/health")["status"] == "ok"


@pytest.mark.parametrize(
    "path", ["nogame/live", "nogame/live?since=-1", "nogame/live?since=x", "../live", "%00/live"]
)
def test_live_connections_to_unknown_games_or_positions(server: Process, path: str) -> None:
    """The connection is closed with a reason."""
    try:
        url = f"{server.url.replace('http', 'ws')}/api/games/{path}"
        with connect(url) as socket, pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
    except InvalidStatus as refusal:
        assert refusal.response.status_code in (403, 404)
    assert server.client().get("/health")["status"] == "ok"


def test_a_viewer_that_does_not_read_affects_no_one_else(server: Process) -> None:
    """Others receive everything at once while one connection is stuck."""
    table = hot_seat(server.client(), "bohemia", seed=9)
    with live(table, close_timeout=0.5) as stuck, live(table) as other:
        take(stuck, "hello")
        take(other, "hello")
        play(table, random.Random(9), 30)
        assert [take(other, "entry")["entry"]["number"] for _ in range(30)] == list(range(1, 31))


def test_graceful_shutdown(tmp_path: Path) -> None:
    """On SIGTERM the server finishes, closes its sockets and exits with 0; everything is stored."""
    database = str(tmp_path / "games.db")
    server = Process(database).wait_until_ready()
    table = hot_seat(server.client())
    play(table, random.Random(4), 5)
    log = table.log()
    with live(table, since=5) as socket:
        take(socket, "hello")
        assert server.stop() == 0
        with pytest.raises(ConnectionClosed) as end:
            while True:
                socket.recv(timeout=PATIENCE)
        assert end.value.rcvd is not None and end.value.rcvd.code == 1012  # pages reconnect
    with process(database) as again:
        client = Client(again.url)
        client.cookie = table.client.cookie
        mine = client.table(table.id)
        assert mine.log() == log
        assert mine.act(5, choose(mine.view(), random.Random(5)))["number"] == 6
