"""Odd sizes and odd characters at simple endpoints: each gets an answer, and never a 500."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from server.helpers import Served, hot_seat, refused, serving
from starlette.websockets import WebSocketDisconnect


def test_paths_of_any_length_are_the_pages_own(tmp_path: Path) -> None:
    """A path no file can have is a path of the page like any other, or not found."""
    (tmp_path / "index.html").write_text("<title>the page</title>")
    with serving("sqlite://", page=str(tmp_path)) as served:
        for path in ("a" * 5000, "a/" * 5000, "a" * 300, "%00", "%ff" * 20, "a%0a", "." * 4000):
            reply = served.http.get(f"/{path}")
            assert reply.status_code == 404 or "the page" in reply.text


def test_nothing_can_be_undone_before_the_first_action(shared_server: Served) -> None:
    """Undo to position 0 of a game at position 0 is refused."""
    table = hot_seat(shared_server.client())
    for body in ({"seen": 0, "to": 0}, {"seen": 0}):
        assert refused(table.client.post, f"{table.path}/undo", body).code == "nothing_to_undo"


@pytest.mark.parametrize("since", ["²", "٣", "-1", "1e3", "", "9" * 5000])
def test_a_live_connection_with_an_invalid_position_is_closed(shared_server: Served, since: str) -> None:
    """Closed as malformed."""
    table = hot_seat(shared_server.client())
    with shared_server.http.websocket_connect(f"{table.path}/live?since={since}") as socket:
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == 1007


LONE = "\ud800"
"""A lone surrogate: JSON can express it, UTF-8 cannot."""


@pytest.mark.parametrize(
    ("endpoint", "body"),
    [
        ("join", {"token": LONE}),
        ("actions", {"seen": 0, "action": {"type": "BuyShare", "player": 0, "company": LONE}}),
        ("actions", {"seen": 0, "action": {"type": LONE}}),
        ("actions", {"seen": 0, "action": {LONE: LONE}}),
        ("previews", {"seen": 0, "actions": [{"type": "BuyShare", "player": 0, "company": LONE}]}),
        ("chat", {"text": LONE}),
        ("/api/sign-in", {"name": "Ada", "password": LONE}),
        ("/api/accounts", {"name": "Ada", "password": LONE * 8}),
        ("/api/recover", {"name": "Ada", "code": LONE, "password": LONE * 8}),
        ("/api/games", {"seats": [{"name": LONE}] * 3}),
        ("/api/games", {"seats": [{"name": "A"}, {"name": "B"}, {"name": "C"}], "board": LONE}),
        ("/api/games", {"seats": [{"name": "A"}, {"name": "B"}, {"name": "C"}], "options": {LONE: LONE}}),
        ("/api/games/import", {"file": {LONE: LONE}}),
    ],
)
def test_a_lone_surrogate_is_answered(shared_server: Served, endpoint: str, body: Any) -> None:
    """Malformed, refused or not found; never a server error."""
    client = shared_server.client()
    table = hot_seat(client)
    path = f"{table.path}/{endpoint}" if not endpoint.startswith("/") else endpoint
    reply = shared_server.http.post(
        path, content=json.dumps(body), headers={**client.identity(), "content-type": "application/json"}
    )
    assert 400 <= reply.status_code < 500, reply.text
    assert reply.json()
