"""Attacks by imported files: of maximum length, and with costly data besides the game."""

from __future__ import annotations

import itertools
import json
from functools import cache

from cz18.rules.setup import LONGEST_NAME

from .abuses import IMPORT
from .files import offers_save, random_save
from .strangers import Stranger

MOST_ACTIONS = 10_000
"""Maximum number of actions in a file."""
ADMITTED_EACH = 6
"""Files of that length that one address may import in an hour."""
ADDRESSES = ("127.0.0.2", "127.0.0.3")
ODD_NAME = "A" + "\N{COMBINING RING ABOVE}" * (LONGEST_NAME - 1)
"""A name of maximum length that is costly to compare."""


def longest_save() -> dict[str, object]:
    """A game with the maximum number of actions."""
    opening = len(offers_save(0)["actions"])
    return offers_save((MOST_ACTIONS - opening) // 2)


async def longest_imports(stranger: Stranger) -> None:
    """Files of 10,000 actions from two addresses, as many as the server admits, four at a time from each."""
    body = json.dumps({"file": longest_save(), "listed": False}).encode()
    request = stranger.request("POST", IMPORT, body)
    await stranger.together(stranger.flood(itertools.repeat(request, 500), 4, address) for address in ADDRESSES)


async def costly_wishes(stranger: Stranger) -> None:
    """Imports and new games whose title, names, seats or options are as long, numerous or nested as fit in a body."""
    requests = [stranger.request("POST", path, body) for path, body in costly_bodies()]
    await stranger.flood(itertools.islice(itertools.cycle(requests), 4000), 16)


@cache
def costly_bodies() -> list[tuple[str, bytes]]:
    """Paths and bodies: one is accepted, the others are refused."""
    save = random_save(3, 7, 20)
    odd = [{"name": ODD_NAME[:-1] + letter} for letter in "abc"]
    many: dict[str, object] = {str(number): "x" * 60 for number in range(90)}
    imports: list[dict[str, object]] = [
        {"seats": [{"name": letter * LONGEST_NAME} for letter in "ABC"], "title": "\N{OGHAM LETTER BEITH}" * 120},
        {"seats": [{"name": "Ada"}] * 300},
        {"seats": odd, "title": "\N{COMBINING RING ABOVE}" * 120},
        many,
        {"take": [0] * 500_000},
        {"title": "\N{COMBINING RING ABOVE}" * 1_000_000},
        {"file": {**save, "options": {str(number): True for number in range(250_000)}}},
        {"file": {**save, "players": [ODD_NAME * 5_000] * 3}},
        {"file": {**save, "seed": "9" * 7_000_000}},
    ]
    new = {"seats": odd, "options": dict(itertools.islice(many.items(), 40))}
    return [
        *((IMPORT, json.dumps({"file": save, "listed": False, **wishes}).encode()) for wishes in imports),
        (IMPORT, b'{"file":' + b"[" * 500_000),
        ("/api/games", json.dumps(new).encode()),
    ]
