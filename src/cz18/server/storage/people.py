"""Queries and changes of people: sessions, the seats they hold, accounts."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from cz18.server.storage import schema
from cz18.server.storage.connected import Conflict, Connected
from cz18.server.storage.driver import Prepared
from cz18.server.storage.rows import AccountRow, SessionRow

PERSON_AT = Prepared(
    sa.select(schema.sessions.c.person, schema.holds.c.seat)
    .outerjoin(
        schema.holds,
        sa.and_(schema.holds.c.person == schema.sessions.c.person, schema.holds.c.game == sa.bindparam("game")),
    )
    .where(schema.sessions.c.token_hash == sa.bindparam("hash"), schema.sessions.c.expires > sa.bindparam("now"))
)
"""Built once, as every action runs it."""


class PeopleStore(Connected):
    """The people of a database. Thread-safe."""

    def add_person(self, session: SessionRow) -> None:
        with self.writing() as connection:
            connection.execute(sa.insert(schema.people), {"id": session.person, "created": session.created})
            connection.execute(sa.insert(schema.sessions), session._asdict())

    def add_session(self, session: SessionRow, *, instead: str | None = None, alone: bool = False) -> None:
        """Add a session, and end the session `instead`, or with `alone` all others of the person.

        Raises Conflict if the person was removed.
        """
        table = schema.sessions
        try:
            with self.writing() as connection:
                if instead is not None:
                    connection.execute(sa.delete(table).where(table.c.token_hash == instead))
                if alone:
                    connection.execute(sa.delete(table).where(table.c.person == session.person))
                connection.execute(sa.insert(table), session._asdict())
        except IntegrityError as problem:
            raise Conflict from problem

    def sessions(self, person: str) -> list[SessionRow]:
        """The valid sessions of a person, the latest first."""
        table = schema.sessions
        query = sa.select(table).where(table.c.person == person, table.c.expires > time.time())
        return [SessionRow(*row) for row in self.rows(query.order_by(table.c.created.desc()))]

    def use_session(self, token_hash: str, at: float) -> None:
        table = schema.sessions
        self.write(sa.update(table).where(table.c.token_hash == token_hash).values(used=at))

    def person_of(self, token_hash: str) -> str | None:
        """The person of a valid session, or None."""
        table = schema.sessions
        query = sa.select(table.c.person).where(table.c.token_hash == token_hash, table.c.expires > time.time())
        found: str | None = self.scalar(query)
        return found

    def person_at(self, token_hash: str, game: str) -> tuple[str | None, set[int]]:
        """The person of a valid session, and their seats in a game."""
        asked = {"game": game, "hash": token_hash, "now": time.time()}
        with self.asking() as driver:
            rows = driver.execute(PERSON_AT, asked).fetchall()
        return (rows[0][0] if rows else None), {seat for _, seat in rows if seat is not None}

    def end_sessions(self, *, token_hash: str | None = None, person: str | None = None) -> None:
        table = schema.sessions
        which = table.c.token_hash == token_hash if person is None else table.c.person == person
        self.write(sa.delete(table).where(which))

    def hold(self, game: str, seat: int, person: str) -> None:
        """Give a seat to a person, who may share it with others."""
        row = {"game": game, "seat": seat, "person": person}
        try:
            self.write(sa.insert(schema.holds), row)
        except IntegrityError:
            return  # held already

    def holders(self, game: str) -> list[tuple[int, str]]:
        """(seat, person) of the seats of a game."""
        table = schema.holds
        query = sa.select(table.c.seat, table.c.person).where(table.c.game == game)
        return [(row[0], row[1]) for row in self.rows(query.order_by(table.c.seat, table.c.person))]

    def held(self, person: str) -> list[tuple[str, int]]:
        """(game, seat) of a person's seats."""
        table = schema.holds
        query = sa.select(table.c.game, table.c.seat).where(table.c.person == person)
        return [(row[0], row[1]) for row in self.rows(query.order_by(table.c.game, table.c.seat))]

    def created_by(self, person: str) -> list[str]:
        table = schema.games
        return [row.id for row in self.rows(sa.select(table.c.id).where(table.c.creator == person))]

    def merge_people(self, old: str, new: str) -> None:
        """Move seats, games, plans and notifications of the person `old` to `new`, who has an account."""
        holds, games = schema.holds, schema.games
        with self.writing() as connection:
            found = sa.select(holds.c.game, holds.c.seat, holds.c.person).where(holds.c.person.in_((old, new)))
            held = [(row.game, row.seat, row.person) for row in connection.execute(found)]
            theirs = {(game, seat) for game, seat, person in held if person == new}
            mine = {(game, seat) for game, seat, person in held if person == old}
            rows = [{"game": game, "seat": seat, "person": new} for game, seat in sorted(mine - theirs)]
            connection.execute(sa.delete(holds).where(holds.c.person == old))
            if rows:
                connection.execute(sa.insert(holds), rows)
            for table, column in ((games, games.c.creator), (schema.plans, schema.plans.c.person)):
                connection.execute(sa.update(table).where(column == old).values({column: new}))
            for table in (schema.channels, schema.outbox):
                connection.execute(sa.update(table).where(table.c.person == old).values(person=new))
            reach = schema.reach
            if connection.scalar(sa.select(reach.c.person).where(reach.c.person == new)) is None:
                connection.execute(sa.update(reach).where(reach.c.person == old).values(person=new))
            own, known = schema.personal, sa.select(schema.personal.c.game).where(schema.personal.c.person == new)
            connection.execute(sa.delete(own).where(own.c.person == old, own.c.game.in_(known)))
            connection.execute(sa.update(own).where(own.c.person == old).values(person=new))

    def add_account(self, account: AccountRow) -> None:
        """Raises Conflict if the name is taken or the person has an account."""
        try:
            self.write(sa.insert(schema.accounts), account._asdict())
        except IntegrityError as problem:
            raise Conflict from problem

    def account(self, *, folded: str | None = None, person: str | None = None) -> AccountRow | None:
        table = schema.accounts
        which = table.c.folded == folded if person is None else table.c.person == person
        row = self.row(sa.select(table).where(which))
        return None if row is None else AccountRow(*row)

    def change_account(self, folded: str, *, recovery_hash_was: str | None = None, **changes: Any) -> bool:
        """Change an account; False if there is none, or its recovery hash is not `recovery_hash_was`."""
        table = schema.accounts
        which = table.c.folded == folded
        if recovery_hash_was is not None:
            which = sa.and_(which, table.c.recovery_hash == recovery_hash_was)
        return bool(self.write(sa.update(table).where(which).values(**changes)))
