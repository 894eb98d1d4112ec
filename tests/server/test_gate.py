"""The loop gate: of simultaneous requests one starts per iteration of the event loop, addresses taking turns."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from cz18.server.http.gate import Gate


class Begun(NamedTuple):
    """A started request: its address, and the iteration of the loop."""

    address: str
    path: str
    turn: int


def begun(*asked: tuple[str, str]) -> list[Begun]:
    """Send these requests (address and path) at once and return the order in which they start."""
    found: list[Begun] = []
    turn = 0

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(Begun(scope["client"][0], scope["path"], turn))
        await asyncio.sleep(0)

    async def come() -> None:
        loop = asyncio.get_running_loop()

        def count() -> None:
            nonlocal turn
            turn += 1
            loop.call_soon(count)

        count()
        gate = Gate(app)
        scopes = [{"type": "http", "path": path, "client": (address, 50000)} for address, path in asked]
        await asyncio.gather(*(gate(scope, None, None) for scope in scopes))  # type: ignore[arg-type]

    asyncio.run(come())
    return found


def test_simultaneous_requests_start_one_per_iteration_of_the_loop() -> None:
    """So that other work can run between any two of them."""
    found = begun(*[("192.0.2.1", "/")] * 50)
    turns = [one.turn for one in found]
    assert len(turns) == 50 and turns == sorted(set(turns))


def test_a_single_request_waits_for_one_of_a_busy_address() -> None:
    """Monitoring requests do not wait at all."""
    found = begun(*[("192.0.2.1", "/")] * 50, ("192.0.2.2", "/api/games"), ("192.0.2.1", "/health"))
    order = [one.path for one in sorted(found, key=lambda one: one.turn)]
    assert order.index("/api/games") <= 3
    assert next(one.turn for one in found if one.path == "/health") == found[0].turn


def test_all_password_requests_share_one_turn() -> None:
    """From any number of addresses."""
    guesses = [(f"198.51.100.{number}", "/api/recover") for number in range(100)]
    found = begun(*guesses, ("192.0.2.2", "/api/games"), ("192.0.2.3", "/api/games"))
    assert [one.path for one in found].index("/api/games") <= 2
    assert {found.index(one) for one in found if one.path == "/api/games"} <= {1, 2, 3, 4}


def test_a_cancelled_request_is_skipped() -> None:
    """A request cancelled while waiting does not delay the next one."""

    async def come() -> list[str]:
        order: list[str] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            order.append(scope["path"])

        gate = Gate(app)
        coming = [
            asyncio.create_task(
                gate({"type": "http", "path": f"/{number}", "client": ("192.0.2.1", 1)}, None, None)  # type: ignore[arg-type]
            )
            for number in range(4)
        ]
        await asyncio.sleep(0)
        coming[1].cancel()
        await asyncio.gather(*coming, return_exceptions=True)
        return order

    assert asyncio.run(come()) == ["/0", "/2", "/3"]
