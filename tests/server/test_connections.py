"""Connections that want too much: giant heads, requests that never end, more of them than there is room for."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.helpers import Process, hot_seat, process, until
from server.test_live import live, take
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.attack.victim import Victim
from cz18.client import Client
from cz18.server.http.connections import room_for_connections

STRANGER = "127.0.0.2"
"""Loopback, but no proxy."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Quick to lose its patience, and with little room for one address."""
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
    """Everything until the server closes; what was sent after it closed may lose the rest."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := line.recv(65536):
            found += piece
    return found


def ask(line: socket.socket, request: bytes) -> bytes:
    """The whole answer to a request for /health, over a connection that stays open."""
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
    """431, whether it comes in one piece or piece by piece, and the connection is closed."""
    with connection(server) as line:
        line.sendall(head)
        assert fault_of(answered(line)) == (431, "too_large")
    with connection(server) as line, contextlib.suppress(BrokenPipeError, ConnectionResetError):
        for start in range(0, len(head), 3000):
            line.sendall(head[start : start + 3000])
            time.sleep(0.01)
        assert fault_of(answered(line)) == (431, "too_large")


def test_an_ordinary_head_is_not(server: Process) -> None:
    """Half of what is allowed, several times on one connection: the count begins anew with each request."""
    with connection(server) as line:
        for _ in range(4):
            assert b" 200 OK" in ask(line, ASKED + b"x-more: " + b"y" * 16_000 + b"\r\n\r\n")


@pytest.mark.parametrize("begun", [b"", b"GET /health HT", ASKED, b"\r\n\r\n"])
def test_a_head_that_does_not_come_is_not_waited_for(server: Process, begun: bytes) -> None:
    """408 after a while, however busily it goes on."""
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


def test_empty_lines_between_requests_keep_no_connection(server: Process) -> None:
    """They are no request, and the connection is closed as if nothing had come."""
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
            except (BrokenPipeError, ConnectionResetError):  # closed with an empty line unread
                return
    raise AssertionError("kept")


def test_a_body_that_does_not_come_is_not_waited_for(server: Process) -> None:
    """408 after a while, however busily it goes on."""
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


def test_a_quiet_connection_is_closed(server: Process) -> None:
    """Between requests, too."""
    with connection(server) as line:
        line.sendall(ASKED + b"\r\n")
        assert b" 200 OK" in answered(line)


def test_the_idle_make_room_and_the_busy_stay(server: Process) -> None:
    """One address may have six connections: a seventh takes the place of one that is idle; where none is, 429."""
    with contextlib.ExitStack() as stack:
        idle = [stack.enter_context(connection(server, STRANGER)) for _ in range(6)]
        for line in idle:
            assert b" 200 OK" in ask(line, ASKED + b"\r\n")
        newcomer = stack.enter_context(connection(server, STRANGER))
        assert b" 200 OK" in ask(newcomer, ASKED + b"\r\n")
        assert answered(idle[0]) == b""  # the one that was idle longest
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
                return  # those who have gone are not counted any more
        time.sleep(0.1)
    raise AssertionError("still full")


def test_a_live_connection_too_many_is_refused_before_there_is_a_handshake(tmp_path: Path) -> None:
    """Two of one address; a third is told so by the connection itself; who goes makes room."""
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


def test_descriptors_that_run_short_stop_nobody(tmp_path: Path) -> None:
    """More idle connections than the system allows files: everybody else is answered, and the log tells."""
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
        assert "no room for more connections" in server.errors.read_text()
        took, left = server.stop()
        assert took < 20 and left == []
    finally:
        server.kill()


def test_some_descriptors_are_kept_for_the_database() -> None:
    """Whatever there are."""
    assert [room_for_connections(count) for count in (100, 1024, 65_536)] == [75, 896, 65_408]


def test_told_to_stop_nobody_waits_for_unfinished_bodies(tmp_path: Path) -> None:
    """They are not requests in hand: sent slowly, they would keep the server from stopping for a minute."""
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


def test_a_live_connection_is_not_a_request_that_does_not_come(server: Process) -> None:
    """It stays open and clean, however quiet it is."""
    with live(hot_seat(server.client())) as socket:
        take(socket, "hello")
        time.sleep(2.5)  # longer than a head, a body and a quiet connection are waited for
        socket.send(json.dumps({"type": "ping"}))
        assert take(socket, "pong")


def test_live_connections_are_counted_by_person_and_in_all(server: Process) -> None:
    """A person may have two, the server nine; who goes makes room."""
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
