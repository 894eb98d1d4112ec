"""Games nobody has played in: they run out, and make room when the house is full.

A game in which a person has done anything is never removed, nor one that is finished. Where that is not enough, open
games that people have barely played in and left alone are given up: they stay, to be read and forked.
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
BARELY = 10
"""A game with fewer actions of people is barely played."""
HEAVY_SECONDS = 3600
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


def give_up_barely_played(store: Store, wanted: int, days: float) -> list[str]:
    """Give up to `wanted` open games up in which people have done little and nothing for so many days; for an hour, if
    more than `HEAVY` of them were made from one address."""
    games, entries, now = schema.games, schema.entries, time.time()
    by_people = sa.and_(entries.c.game == games.c.id, entries.c.by == "person")
    barely = ~sa.exists(sa.select(entries.c.number).where(by_people).offset(BARELY - 1).limit(1))
    idle = sa.select(games.c.id, games.c.origin, games.c.changed).where(
        games.c.status == TableStatus.OPEN, games.c.played.is_(True), games.c.changed < now - HEAVY_SECONDS, barely
    )
    with store.reading() as connection:
        found = connection.execute(idle.order_by(games.c.changed).limit(20 * wanted)).all()
    made = Counter(game.origin for game in found if game.origin is not None)
    old = [game.id for game in found if made[game.origin] > HEAVY or game.changed < now - days * 86400]
    for game in old[:wanted]:
        store.change_game(game, status=TableStatus.ABANDONED.value, origin=None)
    return old[:wanted]


def _remove(store: Store, games: list[Unused]) -> list[str]:
    return [game.id for game in games if store.remove_game(game.id, only_unused=True)]
