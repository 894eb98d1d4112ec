"""The host names of a server, and pages of other origins that the operator allows."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import pytest
from server.helpers import Served, hot_seat, serving
from starlette.applications import Starlette
from starlette.websockets import WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from cz18.server.http.hosts import Proxies

FRIEND = "https://friends.example"


@pytest.fixture(scope="module")
def club() -> Iterator[Served]:
    """A server with a host name of its own."""
    with serving("sqlite://", names=("club.example",)) as served:
        yield served


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:1818", "127.0.0.1:1818", "[::1]:1818", "192.168.1.20:1818", "[fe80::1]",
     "tables.localhost", "club.example", "CLUB.example:443", socket.gethostname()],
)  # fmt: skip
def test_known_hosts_are_served(club: Served, host: str) -> None:
    """IP addresses, this machine's names, and the configured names."""
    for path in ("/", "/api/games", "/health"):
        assert club.http.get(path, headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "club.example.evil.example", "", "a b", "é"]
)
def test_other_hosts_are_refused(club: Served, host: str) -> None:
    """421 with advice for any request, live connections included. Health answers to any name."""
    headers = {"host": host.encode("latin-1")}
    for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/games")):
        reply = club.http.request(method, path, headers=headers)  # type: ignore[arg-type]
        assert (reply.status_code, reply.json()["code"]) == (421, "unknown_host")
        assert "--name" in reply.json()["message"]
    assert club.http.get("/health", headers=headers).status_code == 200  # type: ignore[arg-type]
    with (
        pytest.raises(WebSocketDisconnect),
        club.http.websocket_connect(
            "/api/games/x/live",
            headers=headers,  # type: ignore[arg-type]
        ),
    ):
        pass


def test_any_host_may_be_allowed() -> None:
    with serving("sqlite://", names=("*",)) as served:
        assert served.http.get("/api/games", headers={"host": "evil.example"}).status_code == 200


# Pages of another origin


@pytest.fixture(scope="module")
def open_to_friends() -> Any:
    with serving("sqlite://", names=("testserver",), origins=(FRIEND,)) as served:
        yield served


def test_pages_of_an_allowed_origin_may_read_and_act(open_to_friends: Served) -> None:
    """CORS headers for preflight requests with JSON or a token, and with every response, errors included."""
    http = open_to_friends.http
    table = hot_seat(open_to_friends.client())
    before = http.options(
        f"{table.path}/actions",
        headers={
            "origin": FRIEND,
            "access-control-request-method": "POST",
            "access-control-request-headers": "authorization,content-type",
        },
    )
    assert before.status_code == 204
    assert before.headers["access-control-allow-origin"] == FRIEND
    methods = {method for route in http.app.state.routes for method in route.methods}  # type: ignore[attr-defined]
    assert methods <= set(before.headers["access-control-allow-methods"].split(", "))
    assert {"authorization", "content-type"} <= set(before.headers["access-control-allow-headers"].split(", "))
    token = {"authorization": f"Bearer {table.tokens.get(0, 'x' * 20)}", "origin": FRIEND}
    asked = [
        http.get(f"{table.path}/view", headers=token),
        http.post(f"{table.path}/chat", json={"text": "hi"}, headers=token),
        http.get("/api/games/nothing", headers=token),
        http.post("/api/games", content=b"{", headers={**token, "content-type": "application/json"}),
    ]
    for reply in asked:
        assert reply.headers["access-control-allow-origin"] == FRIEND
        assert reply.headers["access-control-allow-credentials"] == "true"
        assert "origin" in reply.headers["vary"].lower()
    assert asked[0].status_code == 200


def test_pages_of_other_origins_get_no_cors_headers(open_to_friends: Served) -> None:
    """Neither for preflight requests nor with a response."""
    http = open_to_friends.http
    for origin in (
        "https://evil.example",
        "null",
        "https://friends.example.evil.example",
        "http://friends.example",
    ):
        headers = {"origin": origin, "access-control-request-method": "POST"}
        before = http.options("/api/games", headers=headers)
        assert before.status_code == 405 and "access-control-allow-origin" not in before.headers
        assert "access-control-allow-origin" not in http.get("/api/games", headers={"origin": origin}).headers
        assert http.post("/api/games", json={}, headers={"origin": origin}).status_code == 403
    assert "access-control-allow-origin" not in http.get("/api/games").headers


@pytest.mark.parametrize("listed", ["127.0.0.1", "172.28.18.1, ::1", "10.0.0.0/8,2001:db8::/32", "*", "", "nginx"])
@pytest.mark.parametrize("address", ["127.0.0.1", "172.28.18.1", "172.28.18.2", "10.1.2.3", "2001:db8::7", "::1"])
def test_connections_know_the_same_proxies_as_requests(listed: str, address: str) -> None:
    """Connection limits exempt exactly the proxies whose forwarded address is trusted."""
    believed = address in ProxyHeadersMiddleware(Starlette(), listed).trusted_hosts  # type: ignore[arg-type]
    assert (address in Proxies(listed)) == believed
