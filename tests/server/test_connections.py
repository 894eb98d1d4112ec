"""Abusive connections: huge heads, requests that never end, and more connections than allowed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from server.helpers import Process, hot_seat, process, serving, until
from server.test_live import live, take
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.attack.victim import Victim
from cz18.client import Client
from cz18.server.api.tables.live import charge_frames, close_code
from cz18.server.errors import ApiError, busy, not_found, not_yours
from cz18.server.http import frames
from cz18.server.http.connections import MOST_WAITING, LimitedHttp, LimitedLive, Register, room_for_connections
from cz18.server.settings import Settings

STRANGER = "127.0.0.2"
"""A loopback address that is not a trusted proxy."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with short timeouts and few connections per address."""
    database = str(tmp_path_factory.mktemp("connections") / "games.db")
    limits = {"head_seconds": 1.0, "body_seconds": 1.5, "keep_alive_seconds": 1, "connections_each": 6,
              "sockets_each_person": 2, "sockets": 9}  # fmt: skip
    with process(database, **limits) as here:
        yield here


@contextlib.contextmanager
def connection(server: Any, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), 30, (address, 0)) as line:
        yield line


def upgrade(path: str) -> bytes:
    """A request for a live connection to a table."""
    lines = ("connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13",
             "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==")  # fmt: skip
    return "\r\n".join((f"GET {path}/live HTTP/1.1", "host: 127.0.0.1", *lines, "", "")).encode()


def answered(line: socket.socket) -> bytes:
    """Everything until the server closes; data sent after the close may cut off the rest."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := line.recv(65536):
            found += piece
    return found


def ask(line: socket.socket, request: bytes) -> bytes:
    """The whole response to a request for /health, over a kept-alive connection."""
    line.sendall(request)
    found = b""
    while not found.endswith(b"}"):
        piece = line.recv(65536)
        assert piece, "closed"
        found += piece
    return found


def fault_of(answer: bytes) -> tuple[int, str]:
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["code"]


ASKED = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"


@pytest.mark.parametrize(
    "head",
    [
        ASKED + b"x-more: 1234567890\r\n" * 2000 + b"\r\n",
        ASKED + b"x-more: " + b"y" * 40_000,
        b"GET /" + b"a" * 40_000,
        ASKED + (b"x-more: " + b"y" * 4000 + b"\r\n") * 10 + b"\r\n",
    ],
    ids=["many lines", "one line", "an address", "long lines"],
)
def test_a_giant_head_is_refused(server: Process, head: bytes) -> None:
    """431, whether it arrives in one piece or in many, and the connection is closed."""
    with connection(server) as line:
        line.sendall(head)
        assert fault_of(answered(line)) == (431, "too_large")
    with connection(server) as line, contextlib.suppress(BrokenPipeError, ConnectionResetError):
        for start in range(0, len(head), 3000):
            line.sendall(head[start : start + 3000])
            time.sleep(0.01)
        assert fault_of(answered(line)) == (431, "too_large")


def test_an_ordinary_head_is_accepted(server: Process) -> None:
    """Half of the limit, several times on one connection: each request is counted separately."""
    with connection(server) as line:
        for _ in range(4):
            assert b" 200 OK" in ask(line, ASKED + b"x-more: " + b"y" * 16_000 + b"\r\n\r\n")


@pytest.mark.parametrize("begun", [b"", b"GET /health HT", ASKED, b"\r\n\r\n"])
def test_a_slow_head_times_out(server: Process, begun: bytes) -> None:
    """408 after a while, even if data keep arriving."""
    with connection(server) as line:
        line.sendall(begun)
        deadline, answer = time.monotonic() + 60, b""
        line.settimeout(0.2)
        while not answer and time.monotonic() < deadline:
            with contextlib.suppress(TimeoutError, BrokenPipeError, ConnectionResetError):
                answer = line.recv(1000)
            if begun == ASKED and not answer:
                with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                    line.sendall(b"x-more: 1\r\n")
        assert fault_of(answer) == (408, "too_slow")


def test_empty_lines_between_requests_do_not_keep_a_connection_open(server: Process) -> None:
    """They are not a request, and the connection is closed as if it were idle."""
    with connection(server) as line:
        assert b" 200 OK" in ask(line, ASKED + b"\r\n")
        line.settimeout(0.2)
        for _ in range(300):
            try:
                line.sendall(b"\r\n")
                assert b" 408 " in line.recv(1000)
                return
            except TimeoutError:
                continue
            except (BrokenPipeError, ConnectionResetError):  # closed with an unread empty line
                return
    raise AssertionError("kept")


def test_a_slow_body_times_out(server: Process) -> None:
    """408 after a while, even if data keep arriving."""
    head = b"POST /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
    with connection(server) as line:
        line.sendall(head + b"content-length: 10000\r\n\r\n{")
        line.settimeout(0.2)
        for _ in range(300):
            try:
                answer = line.recv(1000)
                break
            except TimeoutError:
                line.sendall(b" ")
        assert fault_of(answer) == (408, "too_slow")


def test_an_idle_connection_is_closed(server: Process) -> None:
    """Also between requests."""
    with connection(server) as line:
        line.sendall(ASKED + b"\r\n")
        assert b" 200 OK" in answered(line)


def test_idle_connections_are_closed_to_admit_new_ones(server: Process) -> None:
    """One address may have six connections: a seventh replaces an idle one; if none is idle, 429."""
    with contextlib.ExitStack() as stack:
        idle = [stack.enter_context(connection(server, STRANGER)) for _ in range(6)]
        for line in idle:
            assert b" 200 OK" in ask(line, ASKED + b"\r\n")
        newcomer = stack.enter_context(connection(server, STRANGER))
        assert b" 200 OK" in ask(newcomer, ASKED + b"\r\n")
        assert answered(idle[0]) == b""  # the one idle for longest
    table = hot_seat(server.client())
    with contextlib.ExitStack() as stack:
        for _ in range(6):
            viewer = stack.enter_context(connection(server, STRANGER))
            viewer.sendall(upgrade(table.path))
            assert b" 101 " in viewer.recv(1000)
        assert fault_of(answered(stack.enter_context(connection(server, STRANGER)))) == (
            429,
            "too_many_connections",
        )
        assert server.client().get("/health")["status"] == "ok"  # from another address
        with live(table) as another:
            take(another, "hello")
    for _ in range(300):
        with connection(server, STRANGER) as line, contextlib.suppress(OSError, AssertionError):
            if b" 200 OK" in ask(line, ASKED + b"\r\n"):
                return  # closed connections are no longer counted
        time.sleep(0.1)
    raise AssertionError("still full")


def test_a_live_connection_above_the_limit_is_refused_before_the_handshake(tmp_path: Path) -> None:
    """Two per address; a third gets an HTTP error; a closed one frees its place."""
    with process(str(tmp_path / "games.db"), sockets_each=2) as server, contextlib.ExitStack() as stack:
        table = hot_seat(server.client())

        def viewer() -> socket.socket:
            line = stack.enter_context(connection(server, STRANGER))
            line.sendall(upgrade(table.path))
            return line

        viewers = [viewer(), viewer()]
        assert all(b" 101 " in line.recv(1000) for line in viewers)
        assert fault_of(answered(viewer())) == (429, "too_many_connections")
        viewers[0].close()
        until(lambda: b" 101 " in viewer().recv(1000))


BAD_HANDSHAKE = upgrade("/api/games/x").replace(b"version: 13", b"version: 7")


@pytest.mark.parametrize("sent", [b"\x00\x01\r\n\r\n", BAD_HANDSHAKE], ids=["no HTTP", "a bad handshake"])
def test_malformed_requests_count_as_requests_of_their_address(tmp_path: Path, sent: bytes) -> None:
    """Beyond the rate they get no answer, and are not logged; other addresses are not affected."""
    limits = {"requests_per_second": 0.01, "requests_burst": 10}
    with process(str(tmp_path / "games.db"), **limits) as server:

        def say(request: bytes, address: str) -> bytes:
            with connection(server, address) as line:
                line.sendall(request)
                return answered(line)

        answers = [say(sent, STRANGER) for _ in range(40)]
        assert [bool(answer) for answer in answers] == [True] * 10 + [False] * 30
        assert b" 429 " in say(ASKED.replace(b"/health", b"/api/games") + b"connection: close\r\n\r\n", STRANGER)
        assert say(sent, "127.0.0.3")
        assert server.errors.read_text() == ""
        assert b'cz18_refusals_total{rule="requests"}' in say(
            ASKED.replace(b"/health", b"/metrics") + b"connection: close\r\n\r\n", "127.0.0.1"
        )


def test_a_shortage_of_file_descriptors_affects_no_one_else(tmp_path: Path) -> None:
    """With more idle connections than file descriptors, all other clients are answered, and the log reports it."""
    server = Victim(str(tmp_path / "games.db"), folder=tmp_path, descriptors=200)
    try:
        server.wait_until_ready()
        with contextlib.ExitStack() as stack:
            for _ in range(260):
                stack.enter_context(connection(server))
            table = hot_seat(Client(server.url))
            for _ in range(30):
                assert Client(server.url).get("/health")["status"] == "ok"
                assert table.view()["position"]["number"] == 0
        assert "connection limit reached" in server.errors.read_text()
        took, left = server.stop()
        assert took < 20 and left == []
    finally:
        server.kill()


def test_some_descriptors_are_reserved_for_the_database() -> None:
    """Whatever the limit is."""
    assert [room_for_connections(count) for count in (100, 1024, 65_536)] == [75, 896, 65_408]


def test_shutdown_does_not_wait_for_unfinished_bodies(tmp_path: Path) -> None:
    """They do not count as active requests: a slow sender could otherwise delay the shutdown by a minute."""
    server = Process(str(tmp_path / "games.db")).wait_until_ready()
    head = b"POST /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000\r\n\r\n{"
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(connection(server)) for _ in range(5)]
        for line in lines:
            line.sendall(head)
        server.client().get("/health")
        assert server.stop() == 0
        for line in lines:
            assert b" 200 " not in answered(line)


def test_a_live_connection_does_not_time_out(server: Process) -> None:
    """It stays open without errors while idle."""
    with live(hot_seat(server.client())) as socket:
        take(socket, "hello")
        time.sleep(2.5)  # longer than the timeouts for heads, bodies and idle connections
        socket.send(json.dumps({"type": "ping"}))
        assert take(socket, "pong")


def test_live_connections_are_counted_by_person_and_in_all(server: Process) -> None:
    """A person may have two, the server nine; a closed one frees its place."""
    table = hot_seat(server.client())
    spectators = [Client(server.url).table(table.id) for _ in range(8)]
    with contextlib.ExitStack() as stack:
        for _ in range(2):
            take(stack.enter_context(live(table)), "hello")
        with live(table) as third, pytest.raises(ConnectionClosed):
            take(third, "hello")
        for spectator in spectators[:7]:
            take(stack.enter_context(live(spectator)), "hello")
        with pytest.raises(InvalidStatus), live(spectators[7]):
            pass
    for _ in range(300):
        with contextlib.suppress(InvalidStatus, ConnectionClosed), live(table) as socket:
            take(socket, "hello")
            return
        time.sleep(0.1)
    raise AssertionError("still full")


# Limits on what a peer sends


class Line(asyncio.Transport):
    """A transport that records what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_over = self.is_paused = False

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.is_over = True

    abort = close

    def is_closing(self) -> bool:
        return self.is_over

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False


PING = b"\x89\x80" + bytes(4)
BEGINNING, FRAGMENT = b"\x01\x80" + bytes(4), b"\x00\x80" + bytes(4)


async def accept(scope: Any, receive: Any, send: Any) -> None:
    """An application that accepts a live connection and receives everything."""
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        await asyncio.sleep(0)


async def connected() -> tuple[LimitedLive, Line]:
    """A live connection after its handshake."""
    config = Config(accept, log_config=None)
    config.load()
    line, connection = Line(), LimitedLive(config, ServerState(), {})
    connection.connection_made(line)
    connection.data_received(upgrade("/api/games/x"))
    while not connection.handshake_complete:
        await asyncio.sleep(0)
    line.written = b""
    return connection, line


def test_a_flood_of_control_frames_is_cut_off() -> None:
    """One iteration of the event loop parses 1 KiB of it; the connection is closed with 1008 once its budget is
    spent."""

    async def flood() -> None:
        connection, line = await connected()
        connection.data_received(PING * 40_000)
        assert len(line.written) // 2 <= frames.PIECE // len(PING) and line.is_paused
        for _ in range(1000):
            await asyncio.sleep(0)
        close = line.written.index(b"\x88")
        assert line.is_over and line.written[close + 2 : close + 4] == (1008).to_bytes(2, "big")
        assert close // 2 <= frames.UNITS_BURST + frames.UNITS_PER_SECOND * 60
        assert not connection._held

    asyncio.run(flood())


def test_fragments_of_a_message_are_limited() -> None:
    """Many empty fragments are limited although they do not exceed the size of a message."""

    async def flood() -> None:
        connection, line = await connected()
        connection.data_received(BEGINNING + FRAGMENT * frames.MOST_FRAGMENTS)
        assert line.is_over and connection.frames == []

    asyncio.run(flood())


def test_pings_of_a_peer_that_does_not_read_are_not_answered() -> None:
    """While the write buffer is full nothing is parsed; after a while the connection is closed."""

    async def flood() -> None:
        connection, line = await connected()
        connection.pause_writing()
        connection.data_received(PING * 100)
        assert line.written == b"" and line.is_paused
        connection.resume_writing()
        while line.is_paused:
            await asyncio.sleep(0)
        assert line.written == b"\x8a\x00" * 100 and not line.is_over
        connection.pause_writing()
        connection.end_if_unread(connection.loop.time() + 61, 60)
        assert line.is_over

    asyncio.run(flood())


def test_the_bytes_that_wait_to_be_parsed_are_limited() -> None:
    """A connection with more of them is closed."""

    async def flood() -> None:
        connection, line = await connected()
        connection.pause_writing()
        connection.data_received(bytes(frames.MOST_HELD))
        assert not line.is_over
        connection.data_received(b"0")
        assert line.is_over

    asyncio.run(flood())


def test_the_connections_of_an_address_share_a_rate_of_frames(tmp_path: Path) -> None:
    """Frames count like requests; a connection is not read until the rate of its address has recovered."""
    with serving(str(tmp_path / "games.db"), requests_per_second=0.1, requests_burst=10) as served:
        assert charge_frames(served.services, "192.0.2.1", 5) == 0
        assert charge_frames(served.services, "192.0.2.1", 6) > 0
        assert charge_frames(served.services, "192.0.2.2", 1) == 0

    async def spend() -> None:
        connection, line = await connected()
        connection.charge = lambda units: 1000.0
        connection.data_received(PING)
        connection.data_received(PING)
        for _ in range(10):
            await asyncio.sleep(0)
        assert line.written == b"\x8a\x00" and line.is_paused

    asyncio.run(spend())


CHUNKED = b"POST /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n"


async def silent(scope: Any, receive: Any, send: Any) -> None:
    """An application that sends no response."""
    await asyncio.sleep(3600)


async def http() -> tuple[LimitedHttp, Line]:
    config = Config(silent, log_config=None)
    config.load()
    line, connection = Line(), LimitedHttp(config, ServerState(), {})
    connection.connection_made(line)
    return connection, line


@pytest.mark.parametrize(
    ("first", "again", "most"),
    [
        (b"1\r\n{\r\n0\r\n", b"a:b\r\n", 20),
        (b"1\r\n{\r\n0\r\na:", b"b" * 1000, 40),
        (b"1;", b"b" * 1000, 40),
        (b"", b"1\r\na\r\n", 400),
    ],
    ids=["many trailers", "a long trailer", "a long extension", "small chunks"],
)
def test_a_body_that_is_mostly_framing_is_refused(first: bytes, again: bytes, most: int) -> None:
    """Whether it arrives in one piece or many; trailers are not stored."""

    async def send() -> None:
        connection, line = await http()
        connection.data_received(CHUNKED + first + again * 20_000)
        assert line.is_over and len(connection.headers) == 2
        connection, line = await http()
        connection.data_received(CHUNKED + first)
        count = 0
        while not line.is_over and count < 20_000:
            connection.data_received(again)
            count += 1
        assert count <= most and len(connection.headers) == 2

    asyncio.run(send())


def test_an_ordinary_chunked_body_is_accepted(server: Process) -> None:
    """With many chunks, and a trailer."""
    body = b"".join(b"40\r\n" + b" " * 64 + b"\r\n" for _ in range(400)) + b"2\r\n{}\r\n0\r\na: b\r\n\r\n"
    head = CHUNKED.replace(b"\r\n\r\n", b"\r\ncontent-type: application/json\r\n\r\n")
    with connection(server) as line:
        assert b'"field":"seats"' in ask(line, head + body)


def test_many_headers_are_refused(server: Process) -> None:
    """Even if they are short."""
    with connection(server) as line:
        line.sendall(ASKED + b"a:\r\n" * 200 + b"\r\n")
        assert fault_of(answered(line)) == (431, "too_large")


def test_the_number_of_waiting_pipelined_requests_is_limited() -> None:
    """More are not parsed. Those that wait are answered, and the connection closes."""

    async def send() -> None:
        connection, line = await http()
        connection.data_received((ASKED + b"\r\n") * 1000)
        assert len(connection.pipeline) == MOST_WAITING and not line.is_over
        assert not connection.pipeline[0][0].keep_alive
        connection.data_received((ASKED + b"\r\n") * 1000)
        assert len(connection.pipeline) == MOST_WAITING and line.written == b""

    asyncio.run(send())


def test_pipelined_requests_are_answered_in_order_and_the_rest_is_not(server: Process) -> None:
    """The first one, those allowed to wait behind it, and no others."""
    with connection(server) as line:
        line.sendall((ASKED + b"\r\n") * 500)
        assert 1 <= answered(line).count(b" 200 OK") <= 500 - 1


def test_a_head_is_measured_separately() -> None:
    """Earlier requests in the same piece do not count."""

    async def send() -> None:
        connection, line = await http()
        whole = ASKED + b"x-more: " + b"y" * 12_000 + b"\r\n\r\n"
        connection.data_received(whole * 3 + whole[:6000])
        connection.data_received(whole[6000:])
        assert not line.is_over and len(connection.pipeline) == 3

    asyncio.run(send())


def test_an_ipv6_network_counts_as_one_address() -> None:
    """By its first 64 bits; other networks are not affected."""

    class Loop:
        def call_later(self, *rest: Any) -> None: ...

    class Peer:
        loop = Loop()
        client = None

    def admits(address: str) -> bool:
        return register.admit(cast(Any, Peer()), address, 0) is None

    register = Register(Settings(connections_each=5))
    assert [admits(f"2001:db8::{number:x}") for number in range(7)] == [True] * 5 + [False] * 2
    assert admits("2001:db8:0:1::1") and admits("192.0.2.1")


def test_remote_health_checks_and_unknown_upgrades_are_rate_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A banned address gets neither. This machine may always check."""
    with serving(str(tmp_path / "games.db"), requests_per_second=0.001, requests_burst=2) as served:
        app = served.http.app
        for number, path in enumerate(("/health", "/ready", "/metrics")):
            stranger = TestClient(app, client=(f"192.0.2.{number}", 1))
            assert [stranger.get(path).status_code == 429 for _ in range(3)] == [False, False, True], path
            with pytest.raises(WebSocketDisconnect), stranger.websocket_connect("/x"):
                pass
        caller = TestClient(app, client=("192.0.2.9", 1))
        for _ in range(2):
            with pytest.raises(WebSocketDisconnect), caller.websocket_connect("/x"):
                pass
        assert caller.get("/health").status_code == 429
        monkeypatch.setattr(served.services.admission, "bans_address", lambda address: address == "192.0.2.10")
        banned = TestClient(app, client=("192.0.2.10", 1))
        assert banned.get("/health").json()["code"] == "banned"
        near = TestClient(app, client=("127.0.0.1", 1))
        assert {near.get("/health").status_code for _ in range(5)} == {200}


def test_remote_readiness_checks_do_not_test_the_disk_every_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They get the last good answer for ten seconds."""
    with serving(str(tmp_path / "games.db")) as served:
        tried: list[int] = []
        readiness = served.services.ready
        monkeypatch.setattr(readiness, "_try_to_store", lambda: tried.append(1))
        for address, trials in (("127.0.0.1", 1), ("192.0.2.1", 1), ("127.0.0.1", 2)):
            assert TestClient(served.http.app, client=(address, 1)).get("/ready").status_code == 200
            assert len(tried) == trials
            readiness._found_at -= 5


def test_the_close_code_of_a_failed_live_connection() -> None:
    """4004 means that there is no such game, and nothing else does."""
    faults = (
        not_found(),
        not_yours("x"),
        ApiError(400, "malformed", "x"),
        busy("x"),
        ApiError(429, "too_fast", "x"),
    )
    assert [close_code(fault) for fault in faults] == [4004, 1008, 1007, 1013, 1013]
