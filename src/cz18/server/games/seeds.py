"""Publication of a game's seed, which determines all draws.

The server publishes a salted digest of the seed when it creates the table, and seed and salt when the game has ended,
so players can verify that the seed did not change (`interop.formats.seeds.seed_digest`). A seed from a request or file
is known to its sender, so it is public from the start.
"""

from __future__ import annotations

import secrets
from typing import Any

from cz18.interop.formats.seeds import encode_seed, seed_digest
from cz18.server.storage.rows import NO_SEAT, GameRow, Notice, TableStatus

SALT_BYTES = 16


def new_salt() -> str:
    """A secret salt, so that the digest does not reveal the seed."""
    return secrets.token_hex(SALT_BYTES)


def seed_to_json(row: GameRow) -> dict[str, Any] | None:
    """The public part of the seed. None for games older than published seeds."""
    if row.seed_salt is None:
        return None
    public: dict[str, Any] = {"digest": seed_digest(row.seed, row.seed_salt), "chosen": row.seed_chosen}
    if row.seed_chosen or row.status != TableStatus.OPEN:
        public |= {"seed": encode_seed(row.seed), "salt": row.seed_salt}
    return public


def chosen_notice(row: GameRow, people: int, taken: int) -> list[Notice]:
    """The notice of a chosen seed, if people other than the creator play."""
    if not row.seed_chosen or row.status != TableStatus.OPEN or people < 2 or people == taken:
        return []
    return [Notice("seed", NO_SEAT, "", {"seed": encode_seed(row.seed)})]
