"""Games nobody has played in: they run out, and make room when the house is full.

A game in which a person has done anything is never among them, nor one that is finished. From which address a game
was made is known until somebody plays in it.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import NamedTuple

import sqlalchemy as sa

from cz18.server.storage import schema
from cz18.server.storage.rows import TableStatus
from cz18.server.storage.store import Store

HEAVY = 10
"""Who has made more than so many games that nobody plays in is not spared by their being new."""
NEW_SECONDS = 600
"""So long the others have to take their seats and begin, whatever happens."""


class Unused(NamedTuple):
    """A game nobody has played in."""

    id: str
    origin: str | None
    created: float
    changed: float
    holders: int
    open: bool


def unused_games(store: Store) -> list[Unused]:
    """All of them, the one that has lain longest first."""
    games, holds = schema.games, schema.holds
    holders = (
        sa.select(sa.func.count(holds.c.person.distinct())).where(holds.c.game == games.c.id).scalar_subquery()
    )
    query = (
        sa.select(
            games.c.id,
            games.c.origin,
            games.c.created,
            games.c.changed,
            holders,
            games.c.status == TableStatus.OPEN,
        )
        .where(games.c.played.is_(False), games.c.status != TableStatus.FINISHED)
        .order_by(games.c.changed)
    )
    with store.reading() as connection:
        return [Unused(*row) for row in connection.execute(query)]


def expire(store: Store, days: float) -> list[str]:
    """Remove those that have lain for so many days."""
    limit = time.time() - days * 86400
    return _remove(store, [game for game in unused_games(store) if game.changed < limit])


def make_room(store: Store, wanted: int) -> list[str]:
    """Remove up to `wanted` of them: first of whoever has made many, then those nobody holds a seat in."""
    now = time.time()
    games = [game for game in unused_games(store) if game.open]
    made = Counter(game.origin for game in games)

    def heavy(game: Unused) -> int:
        return made[game.origin] if game.origin is not None and made[game.origin] > HEAVY else 0

    found = [game for game in games if heavy(game) or game.created < now - NEW_SECONDS]
    found.sort(key=lambda game: (-heavy(game), min(game.holders, 2), game.changed))
    return _remove(store, found[:wanted])


def _remove(store: Store, games: list[Unused]) -> list[str]:
    return [game.id for game in games if store.remove_game(game.id, only_unused=True)]
