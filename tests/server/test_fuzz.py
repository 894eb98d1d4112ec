"""Random requests and frames by seated players: every one gets an answer, and never a 500."""

from __future__ import annotations

import json
import random
from concurrent.futures import CancelledError
from contextlib import suppress
from typing import Any

import pytest
from conftest import RandomCases
from server.fuzz import Asked, Fuzzer, frames
from server.helpers import Served, choose, hot_seat, play, serving
from starlette.websockets import WebSocketDisconnect

from cz18.server.operations.backup import replay_all

DONE_BY_NOBODY = {405, 404, 413}
"""Statuses that need not be documented: not found, wrong method, too many requests."""


@pytest.fixture
def fuzzed(tmp_path: Any) -> Any:
    limits = {"open_games": 10**6, "open_games_each": 10**6}
    with serving(str(tmp_path / "games.db"), **limits) as served:
        yield served


def _check(document: Any, asked: Asked, reply: Any) -> None:
    received = (asked, reply.status_code, reply.text[:300])
    assert reply.status_code < 500 or (reply.status_code in (503, 507) and reply.json()["code"] != "fault"), (
        received
    )
    if reply.content and reply.headers.get("content-type", "").startswith("application/json"):
        reply.json()
    method, _, path = asked.endpoint.partition(" ")
    documented = document["paths"][path][method.lower()]["responses"]
    if asked.method == method and asked.path.startswith(path.partition("{")[0]):
        undocumented = DONE_BY_NOBODY | ({403} if "origin" in asked.headers else set())
        assert str(reply.status_code) in documented or reply.status_code in undocumented, received


def portions(number: int) -> Any:
    """A long run is split into portions with different seeds; a short one is the start of the first."""
    others = [pytest.param(portion, marks=pytest.mark.full) for portion in range(1, number)]
    return pytest.mark.parametrize("portion", [0, *others])


@portions(10)
def test_every_endpoint_answers_requests_of_any_shape(
    fuzzed: Served, full_run: bool, random_cases: RandomCases, portion: int
) -> None:
    """Generated for every endpoint, by a seated player; none causes a 500, and every game replays at the end."""
    count = 10_000 if full_run else 500
    client = fuzzed.client()
    rng = random.Random(14)
    tables = [hot_seat(client, board, seed=1) for board in ("standard", "bohemia", "moravia_silesia")]
    for table in tables:
        play(table, rng, 12)
    document = fuzzed.http.get("/api/openapi.json").json()
    fuzzer = Fuzzer(document, [table.id for table in tables], 14 + portion)
    answers: dict[str, set[int]] = {}
    for number in range(count):
        if number % 50 == 0:
            fuzzer.seen(tables[number // 50 % len(tables)].view())
        asked = fuzzer.request()
        fuzzed.http.cookies.clear()
        headers = {**asked.headers, "cookie": client.cookie or ""}
        reply = fuzzed.http.request(asked.method, asked.path, headers=headers, content=asked.body)
        _check(document, asked, reply)
        answers.setdefault(asked.endpoint, set()).add(reply.status_code)
    random_cases.add("requests of any shape, for every endpoint", count)
    assert any(200 in found for found in answers.values())
    assert [fault for _, fault in replay_all(fuzzed.services.store) if fault] == []
    for table in tables:  # play continues
        view = table.view()
        if table.client.cookie == client.cookie and view["you"]["seats"] and view["position"]["choices"]:
            table.act(view["position"]["number"], choose(view, rng))


@portions(4)
def test_live_connections_handle_frames_of_any_shape(
    fuzzed: Served, full_run: bool, random_cases: RandomCases, portion: int
) -> None:
    """Answered or closed as documented; the next connection is not affected."""
    count, rng = (5_000 if full_run else 400), random.Random(15 + portion)
    client = fuzzed.client()
    table = hot_seat(client)
    headers = {"cookie": client.cookie or ""}
    sent = connections = 0
    while sent < count:
        connections += 1
        since = rng.choice(["0", "1", "5", "999999999", "²", "-1", "", "x" * 100])
        with (
            suppress(CancelledError),  # how the test client leaves an open connection
            fuzzed.http.websocket_connect(f"{table.path}/live?since={since}", headers=headers) as socket,
        ):
            try:
                assert json.loads(socket.receive_text())["type"] == "hello"
                for _ in range(rng.randrange(1, 40)):
                    frame = frames(rng)
                    sent += 1
                    if isinstance(frame, bytes):
                        socket.send_bytes(frame)
                    else:
                        socket.send_text(frame)
                socket.send_text('{"type": "ping"}')
                while (received := json.loads(socket.receive_text()))["type"] != "pong":
                    assert received["type"] in ("fault", "chat", "presence", "entry", "table"), received
            except WebSocketDisconnect as closed:
                assert closed.code in (1007, 4000), closed
    random_cases.add("frames of any shape on live connections", sent)
    assert connections > 3
    assert table.view()["you"]["seats"]
