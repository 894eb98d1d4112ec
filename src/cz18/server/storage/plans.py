"""Queries and changes of plans."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa

from cz18.server.storage import schema
from cz18.server.storage.rows import PlanRow
from cz18.server.storage.store import Store

TABLE = schema.plans


def find(store: Store, plan: str, person: str, game: str) -> PlanRow | None:
    """A plan of this person for this game."""
    which = (TABLE.c.id == plan, TABLE.c.person == person, TABLE.c.game == game)
    row = store.row(sa.select(TABLE).where(*which))
    return None if row is None else PlanRow(*row)


def of_person(store: Store, person: str, game: str) -> list[PlanRow]:
    """The plans of a person for a game, the oldest first."""
    query = sa.select(TABLE).where(TABLE.c.person == person, TABLE.c.game == game)
    return [PlanRow(*row) for row in store.rows(query.order_by(TABLE.c.created))]


def count(store: Store, person: str) -> int:
    """Number of plans of a person for all games."""
    return int(store.scalar(sa.select(sa.func.count()).where(TABLE.c.person == person)) or 0)


def add(store: Store, plan: PlanRow) -> None:
    store.write(sa.insert(TABLE), plan._asdict())


def change(store: Store, plan: PlanRow, **changes: Any) -> PlanRow | None:
    """Change a plan; None if it has changed since it was read."""
    values = {**changes, "version": plan.version + 1, "changed": time.time()}
    which = sa.and_(TABLE.c.id == plan.id, TABLE.c.version == plan.version)
    done = store.write(sa.update(TABLE).where(which).values(values))
    return plan._replace(**values) if done else None


def remove(store: Store, plan: str) -> None:
    store.write(sa.delete(TABLE).where(TABLE.c.id == plan))


def expire(store: Store, days: float) -> None:
    """Remove plans that were not changed for this many days."""
    store.write(sa.delete(TABLE).where(TABLE.c.changed < time.time() - days * 86400))
