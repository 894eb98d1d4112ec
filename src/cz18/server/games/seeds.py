"""What a table is told about its seed, from which everything that is drawn follows.

The server draws the seed and publishes a salted digest of it when the table is made; seed and salt follow when the game
has ended, so that everybody can check that it was the same all the time (`interop.seeds.seed_digest`). A seed that came
with a request or a file is known to whoever sent it: it is shown to everybody at once.
"""

from __future__ import annotations

import secrets
from typing import Any

from cz18.interop.seeds import encode_seed, seed_digest
from cz18.server.storage.rows import NO_SEAT, GameRow, Notice, TableStatus

SALT_BYTES = 16


def new_salt() -> str:
    """As long as nobody knows it, the digest tells nothing about the seed."""
    return secrets.token_hex(SALT_BYTES)


def seed_to_json(row: GameRow) -> dict[str, Any] | None:
    """What is published. None for games that are older than published seeds."""
    if row.seed_salt is None:
        return None
    told: dict[str, Any] = {"digest": seed_digest(row.seed, row.seed_salt), "chosen": row.seed_chosen}
    if row.seed_chosen or row.status != TableStatus.OPEN:
        told |= {"seed": encode_seed(row.seed), "salt": row.seed_salt}
    return told


def chosen_notice(row: GameRow, people: int, taken: int) -> list[Notice]:
    """What stands among the messages of a table with a chosen seed, unless the one who made it plays alone."""
    if not row.seed_chosen or row.status != TableStatus.OPEN or people < 2 or people == taken:
        return []
    return [Notice("seed", NO_SEAT, "", {"seed": encode_seed(row.seed)})]
