"""Attacks that exhaust a shared resource: routes, catch-ups, bots, processes, seats, open games, the disk."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import itertools
import json
import os
import time
from pathlib import Path
from typing import Any

from cz18.client import Client

from .files import RUN, TRACK, hostile_save, long_save, offers_save
from .strangers import Stranger

IMPORT = "/api/games/import"
OPEN_SEATS = 50
FEW_GAMES = {"CZ18_OPEN_GAMES": "120", "CZ18_OPEN_GAMES_EACH": "20", "CZ18_GAMES_PER_HOUR": "100000"}
"""Settings under which a client without a cookie could fill the server within seconds instead of days."""
OFFERS = 4_950
"""Offers in one turn. With their refusals and the actions before them they fit in one file."""
BOTS = [{"name": name, "kind": "bot", "bot": "engineer"} for name in ("Anna", "Bedřich", "Cyril")]


async def imported(stranger: Stranger, file: dict[str, Any], address: str, **rest: Any) -> dict[str, Any] | None:
    """The table of an imported file, or None if the server refuses it. The response is counted."""
    body = {"file": file, "listed": False, **rest}
    status, answer = await stranger.ask(stranger.request("POST", IMPORT, body), address)
    stranger.answers[f"import {status}"] += 1
    return dict(json.loads(answer)) if status == 201 else None


async def hostile_board(stranger: Stranger) -> None:
    """Two requests: import a board whose routes cannot be searched, then request its view."""
    made = await imported(stranger, hostile_save(RUN), "127.0.0.2")
    path = f"/api/games/{made['game']['id'] if made else 'none'}/view"
    await stranger.flood(itertools.repeat(stranger.request("GET", path), 200), 4)


async def catch_ups(stranger: Stranger) -> None:
    """64 live connections of one address that read a game of 1,056 entries from the start, again and again."""
    made = await imported(stranger, long_save(), "127.0.0.2")
    if made is None:
        return
    upgrade = stranger.upgrade(f"/api/games/{made['game']['id']}/live?since=0")

    async def one() -> None:
        while stranger.goes_on():
            with contextlib.suppress(OSError, EOFError):
                reader, writer = await stranger.connect()
                writer.write(upgrade)
                head = await reader.readuntil(b"\r\n\r\n")
                stranger.answers[head.split(b" ", 2)[1].decode()] += 1
                with contextlib.suppress(TimeoutError):
                    while await asyncio.wait_for(reader.read(65_536), 0.5):  # until no more data arrives
                        pass
                writer.transport.abort()

    await stranger.together(one() for _ in range(64))


async def hopeless_opponents(stranger: Stranger) -> None:
    """Four imported games on the hostile board: one action, then a stand-in has to run trains."""
    for _ in range(4):
        made = await imported(stranger, hostile_save(TRACK), "127.0.0.2")
        if made is None:
            continue
        path = f"/api/games/{made['game']['id']}"
        token = next(link["token"] for link in made["links"] if link["seat"] == 2)
        body = {"seen": TRACK, "action": hostile_save(RUN)["actions"][TRACK]}
        moved = stranger.request("POST", f"{path}/actions", body, authorization=f"Bearer {token}")
        left = stranger.request(
            "PATCH", f"{path}/seats/2", {"stand_in": "apprentice"}, authorization=f"Bearer {made['creator_token']}"
        )
        for what, request in (("action", moved), ("stand-in", left)):
            status, _ = await stranger.ask(request)
            stranger.answers[f"{what} {status}"] += 1
    await asyncio.sleep(max(0.0, stranger.until - time.monotonic()))


async def _previews(stranger: Stranger, address: str) -> None:
    """Previews with income in an own game on the hostile board."""
    made = await imported(stranger, hostile_save(TRACK), address)
    path = f"/api/games/{made['game']['id'] if made else 'none'}/previews"
    ahead = [hostile_save(RUN)["actions"][TRACK]] * 64
    bodies = ({"seen": TRACK, "actions": ahead[number % 63 :], "income": True} for number in range(400))
    await stranger.flood((stranger.request("POST", path, body) for body in bodies), 8, address)


async def previews_of_two(stranger: Stranger) -> None:
    """Previews with income on the hostile board, from two addresses."""
    await stranger.together(_previews(stranger, f"127.0.0.{number}") for number in (2, 3))


async def previews_of_four(stranger: Stranger) -> None:
    """The same from four addresses."""
    await stranger.together(_previews(stranger, f"127.0.0.{number}") for number in range(2, 6))


async def open_seats(stranger: Stranger) -> None:
    """One client takes every open seat."""
    status, answer = await stranger.ask(stranger.request("GET", "/api/games?limit=100"))
    games = json.loads(answer)["games"] if status == 200 else []
    requests = (stranger.request("POST", f"/api/games/{game['id']}/seats/0/take") for game in games)
    await stranger.flood(requests, 4)
    await asyncio.sleep(max(0.0, stranger.until - time.monotonic()))


async def nobodys_games(stranger: Stranger) -> None:
    """New games without a cookie, so that each has a different creator; one action each, so that they are kept."""
    body = {"seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"}], "listed": False, "seed": 1}
    made = stranger.request("POST", "/api/games", body)

    async def one() -> None:
        while stranger.goes_on():
            status, answer = await stranger.ask(made)
            stranger.answers[f"game {status}"] += 1
            if status != 201:
                await asyncio.sleep(0.05)
                continue
            table = json.loads(answer)
            token = next(link["token"] for link in table["links"] if link["seat"] == 0)
            action = {"type": "BuyLocalRailway", "player": 0, "local_railway": "S1"}
            path = f"/api/games/{table['game']['id']}/actions"
            request = stranger.request(
                "POST", path, {"seen": 0, "action": action}, authorization=f"Bearer {token}"
            )
            status, _ = await stranger.ask(request)
            stranger.answers[f"action {status}"] += 1

    await stranger.together(one() for _ in range(8))


async def full_disk(stranger: Stranger) -> None:
    """A fault, not an attack: the disk is full, and has space again afterwards."""
    filler = Path(stranger.database).parent / "filler"
    try:
        with filler.open("wb") as file:
            while stranger.goes_on():
                try:
                    os.write(file.fileno(), bytes(4096))
                except OSError as problem:
                    if problem.errno != errno.ENOSPC:
                        raise
                    stranger.answers["disk full"] += 1
                    await asyncio.sleep(0.1)
    finally:
        filler.unlink()


def offers() -> dict[str, Any]:
    return offers_save(OFFERS)


async def many_offers(stranger: Stranger) -> None:
    """An imported game with a turn of 10,000 declined offers, which is then read and continued."""
    made = await imported(stranger, offers(), "127.0.0.2")
    if made is None:
        return
    path, file = f"/api/games/{made['game']['id']}", offers()
    tokens = {link["seat"]: link["token"] for link in made["links"]}
    first = len(file["actions"])
    number = first

    async def play() -> None:
        """Offer and decline alternately; the seat that decides is the one that is not refused."""
        nonlocal number
        while stranger.goes_on():
            action = file["actions"][-2:][(number - first) % 2]
            if "price" in action:  # the same offer is not made twice to people
                action = {**action, "price": 2 + (number - first) // 2}
            for token in tokens.values():
                request = stranger.request(
                    "POST", f"{path}/actions", {"seen": number, "action": action, "view": True},
                    authorization=f"Bearer {token}",
                )  # fmt: skip
                began = time.monotonic()
                status, _ = await stranger.ask(request)
                stranger.answers[f"action {status}"] += 1
                if status == 200:
                    number += 1
                    stranger.answers["slowest action ms"] = max(
                        stranger.answers["slowest action ms"], int((time.monotonic() - began) * 1000)
                    )
                    break
                await asyncio.sleep(0.02)

    looks = itertools.repeat(stranger.request("GET", f"{path}/view"), 4000)
    await stranger.together([play(), stranger.flood(looks, 4)])


COLD = 240
COLD_SETTINGS = {"CZ18_LOADED_GAMES": "20", "CZ18_GAMES_PER_HOUR": "100000", "CZ18_OPEN_GAMES_EACH": "1000"}
"""Few games in memory, so that 240 games are as good as the thousands of a large server."""


def cold_games(url: str) -> None:
    """Store copies of a long game that nobody has open."""
    for _ in range(COLD):
        Client(url).request("POST", IMPORT, {"file": long_save(600), "listed": True})


async def cold_views(stranger: Stranger) -> None:
    """Views of games that are not in memory, from six addresses."""
    paths: list[str] = []
    mark = ""
    while len(paths) < COLD:
        status, answer = await stranger.ask(stranger.request("GET", f"/api/games?limit=100{mark}"))
        found = json.loads(answer) if status == 200 else {"games": [], "next": None}
        paths += [f"/api/games/{game['id']}/view" for game in found["games"]]
        if found["next"] is None:
            break
        mark = f"&before={found['next']}"
    requests = [stranger.request("GET", path) for path in paths]
    await stranger.together(
        stranger.flood(itertools.islice(itertools.cycle(requests[40 * number :] + requests), 4000), 8, address)
        for number, address in enumerate(f"127.0.0.{last}" for last in range(2, 8))
    )


async def plans_and_positions(stranger: Stranger) -> None:
    """Two addresses read plans, standing orders and summaries in words, check positions with as many values as a
    body may have, and start a review."""
    addresses = ("127.0.0.2", "127.0.0.3")
    asked = [await _costly_requests(stranger, address) for address in addresses]
    await stranger.together(
        stranger.flood(itertools.islice(itertools.cycle(requests), 20_000), 12, address)
        for requests, address in zip(asked, addresses, strict=True)
        if requests
    )


async def _costly_requests(stranger: Stranger, address: str) -> list[bytes]:
    """Requests about a long game, of which this client holds all seats and has eight plans."""
    finished = await imported(stranger, long_save(), address)
    made = await imported(stranger, long_save(700), address, take=[0, 1, 2, 3, 4, 5])
    if made is None or finished is None:
        return []
    path, cookie = f"/api/games/{made['game']['id']}", stranger.cookie
    plans: list[str] = []
    for number in range(8):
        body = {"name": f"Plan {number}", "position": 80 * number}
        status, answer = await stranger.ask(
            stranger.request("POST", f"{path}/plans", body, cookie=cookie), address
        )
        stranger.answers[f"plan {status}"] += 1
        if status == 201:
            plans.append(f"{path}/plans/{json.loads(answer)['plan']['id']}")
    values: list[object] = [[]] * 4_900
    asked = [stranger.request("GET", f"{plan}{part}", cookie=cookie) for plan in plans for part in ("", "/view")]
    asked += [
        stranger.request("GET", f"{path}/{part}", cookie=cookie) for part in ("since?words=cs", "orders", "plans")
    ]
    asked += [
        stranger.request("POST", "/api/positions/check", {"position": {"x": values}}),
        stranger.request("POST", "/api/positions/answers", {"position": {"x": values}}),
        stranger.request("POST", "/api/positions/check", {"position": "18CZ-1" + "/mA1a" * 390}),
        stranger.request("POST", f"/api/games/{finished['game']['id']}/review", {}),
        stranger.request("GET", "/api/positions/tiles/standard"),
    ]
    return asked
