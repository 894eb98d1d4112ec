"""Removal of games that were never played, when they expire or the server is full.

A finished game, or one in which a person has acted, is never removed. If that is not enough, idle open games with few
actions are abandoned: they can still be read and forked.
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
"""Games from one address above which even new ones may be removed."""
BARELY = 10
"""A game with fewer actions by people counts as barely played."""
HEAVY_SECONDS = 3600
NEW_SECONDS = 600
"""Age below which an unused game is not removed."""


class Unused(NamedTuple):
    id: str
    origin: str | None
    created: float
    changed: float
    holders: int
    open: bool


def unused_games(store: Store) -> list[Unused]:
    """Games without an action by a person, the longest idle first."""
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
    return [Unused(*row) for row in store.rows(query)]


def expire(store: Store, days: float) -> list[str]:
    """Remove unused games that were idle for this many days; their ids."""
    limit = time.time() - days * 86400
    return _remove(store, [game for game in unused_games(store) if game.changed < limit])


def make_room(store: Store, wanted: int) -> list[str]:
    """Remove up to `wanted` unused games: first from addresses with many, then those with the fewest players."""
    now = time.time()
    games = [game for game in unused_games(store) if game.open]
    made = Counter(game.origin for game in games)

    def heavy(game: Unused) -> int:
        return made[game.origin] if game.origin is not None and made[game.origin] > HEAVY else 0

    found = [game for game in games if heavy(game) or game.created < now - NEW_SECONDS]
    found.sort(key=lambda game: (-heavy(game), min(game.holders, 2), game.changed))
    return _remove(store, found[:wanted])


def give_up_barely_played(store: Store, wanted: int, days: float) -> list[str]:
    """Abandon up to `wanted` barely played games, idle for this many days; their ids.

    From an address with more than `HEAVY` of them, an hour is enough.
    """
    games, entries, now = schema.games, schema.entries, time.time()
    by_people = sa.and_(entries.c.game == games.c.id, entries.c.by == "person")
    barely = ~sa.exists(sa.select(entries.c.number).where(by_people).offset(BARELY - 1).limit(1))
    idle = sa.select(games.c.id, games.c.origin, games.c.changed).where(
        games.c.status == TableStatus.OPEN, games.c.played.is_(True), games.c.changed < now - HEAVY_SECONDS, barely
    )
    found = store.rows(idle.order_by(games.c.changed).limit(20 * wanted))
    made = Counter(game.origin for game in found if game.origin is not None)
    old = [game.id for game in found if made[game.origin] > HEAVY or game.changed < now - days * 86400]
    for game in old[:wanted]:
        store.change_game(game, status=TableStatus.ABANDONED.value, origin=None)
    return old[:wanted]


def _remove(store: Store, games: list[Unused]) -> list[str]:
    return [game.id for game in games if store.remove_game(game.id, only_unused=True)]
