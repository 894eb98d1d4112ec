"""The fast path of an action to its endpoint: unusual requests get the ordinary response."""

from __future__ import annotations

from typing import Any

import pytest
from server.helpers import Served, hot_seat


def test_a_disconnect_while_sending_an_action_is_not_a_server_error(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    table = hot_seat(served.client())
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    scope = {
        "type": "http", "method": "POST", "path": f"{table.path}/actions", "query_string": b"", "root_path": "",
        "scheme": "http", "client": ("127.0.0.1", 5000), "server": ("testserver", 80), "http_version": "1.1",
        "headers": [(b"host", b"testserver"), (b"content-type", b"application/json"), (b"content-length", b"90")],
    }  # fmt: skip
    assert served.http.portal is not None
    served.http.portal.call(served.http.app, scope, receive, send)
    assert "unexpected error" not in caplog.messages
    assert sent[0]["status"] == 400


@pytest.mark.parametrize(
    "body", [b"", b"[" * 5000, b"{}", b'{"seen": 0, "action": {}, "other": 1}', b'\xff{"seen": 0}', b"null"]
)
def test_a_body_that_is_not_an_action_is_malformed(served: Served, body: bytes) -> None:
    table = hot_seat(served.client())
    reply = served.http.post(f"{table.path}/actions", content=body, headers={"content-type": "application/json"})
    assert (reply.status_code, reply.json()["code"]) == (400, "malformed")
