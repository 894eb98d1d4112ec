"""The gate: of requests that come at once one is begun at each turn of the event loop, everybody by turns."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from cz18.server.http.gate import Gate


class Begun(NamedTuple):
    """A request that has been begun: by whom, and in which turn of the loop."""

    address: str
    path: str
    turn: int


def begun(*asked: tuple[str, str]) -> list[Begun]:
    """Requests (address and path) that come in one moment, as they begin."""
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


def test_requests_that_come_at_once_begin_one_at_each_turn_of_the_loop() -> None:
    """So that it can do something else between any two of them."""
    found = begun(*[("192.0.2.1", "/")] * 50)
    turns = [one.turn for one in found]
    assert len(turns) == 50 and turns == sorted(set(turns))


def test_who_asks_once_waits_for_one_of_who_asks_often() -> None:
    """And who watches the server waits for nobody."""
    found = begun(*[("192.0.2.1", "/")] * 50, ("192.0.2.2", "/api/games"), ("192.0.2.1", "/health"))
    order = [one.path for one in sorted(found, key=lambda one: one.turn)]
    assert order.index("/api/games") <= 3
    assert next(one.turn for one in found if one.path == "/health") == found[0].turn


def test_all_who_come_with_passwords_have_one_turn() -> None:
    """From however many addresses."""
    guesses = [(f"198.51.100.{number}", "/api/recover") for number in range(100)]
    found = begun(*guesses, ("192.0.2.2", "/api/games"), ("192.0.2.3", "/api/games"))
    assert [one.path for one in found].index("/api/games") <= 2
    assert {found.index(one) for one in found if one.path == "/api/games"} <= {1, 2, 3, 4}


def test_who_gives_up_takes_nobodys_place() -> None:
    """A request that was cancelled while it waited is passed over."""

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
