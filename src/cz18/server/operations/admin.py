"""Commands of an operator on the database of a running server, whose workers notice within seconds.

The functions return plain data; `18cz admin` formats it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from cz18.server.admission.report import REFUSED, WAITING, reported
from cz18.server.people import accounts
from cz18.server.people import bans as admission
from cz18.server.people.bans import ACCOUNT, ADDRESS, CLOSED
from cz18.server.people.seats import DAY, hashed
from cz18.server.storage import schema, unused
from cz18.server.storage.rows import AccountRow, GameRow, MessageRow, TableStatus
from cz18.server.storage.store import Store

DELETED = "deleted"
MOST_EXPORTED = 5000
"""Rows of each table in the export of a person's data."""


class NoSuch(Exception):
    """A game, account or ban does not exist; the message names it."""


# Lists


def games(store: Store, limit: int) -> list[dict[str, Any]]:
    """All games, the last changed first."""
    names = ("id", "title", "status", "board", "length", "listed", "played", "created", "changed")
    return [{name: getattr(row, name) for name in names} for row in store.list_games(limit=limit, hidden=True)]


def accounts_of(store: Store, limit: int) -> list[dict[str, Any]]:
    """Accounts, the newest first, with their numbers of seats and sessions."""
    table, holds, sessions = schema.accounts, schema.holds, schema.sessions
    seats = sa.select(sa.func.count()).where(holds.c.person == table.c.person).scalar_subquery()
    browsers = sa.select(sa.func.count()).where(sessions.c.person == table.c.person).scalar_subquery()
    query = sa.select(table.c.name, table.c.created, seats, browsers).order_by(table.c.created.desc()).limit(limit)
    names = ("name", "created", "seats", "sessions")
    return [dict(zip(names, row, strict=True)) for row in store.rows(query)]


def bans(store: Store) -> list[dict[str, Any]]:
    return [ban._asdict() for ban in admission.bans(store)]


def invitations(store: Store) -> list[dict[str, Any]]:
    """Invitations, the latest first, without their codes, which are stored hashed."""
    table = schema.invitations
    query = sa.select(table.c.created, table.c.expires, table.c.used).order_by(table.c.created.desc())
    return [dict(row._mapping) for row in store.rows(query)]


# Games


def remove_game(store: Store, game: str) -> None:
    if not store.remove_game(game):
        raise NoSuch(f"there is no game {game}")


def expire(store: Store, days: float, *, played: bool, really: bool) -> dict[str, list[str]]:
    """Remove unused games that were idle for this many days; with `played` also abandon idle played ones.

    Without `really` only lists them.
    """
    limit = time.time() - days * DAY
    lying = [game.id for game in unused.unused_games(store) if game.changed < limit]
    idle = _idle(store, limit) if played else []
    if really:
        lying = unused.expire(store, days)
        for game in idle:
            store.change_game(game, status=TableStatus.ABANDONED.value)
    return {"removed": lying, "given_up": idle}


def _idle(store: Store, limit: float) -> list[str]:
    table = schema.games
    query = sa.select(table.c.id).where(
        table.c.played.is_(True), table.c.status == TableStatus.OPEN, table.c.changed < limit
    )
    with store.reading() as connection:
        return list(connection.scalars(query.order_by(table.c.changed)))


# Chat


def chat(store: Store, game: str, limit: int) -> list[MessageRow]:
    _game(store, game)
    return [message for message in store.messages(game, limit=limit) if message.about is None]


def delete_chat(store: Store, game: str, numbers: Sequence[int] | None) -> list[int]:
    """Clear the text of these messages, or of all; returns their numbers, which stay in use."""
    _game(store, game)
    table = schema.messages
    which = sa.and_(table.c.game == game, table.c.about.is_(None), table.c.kind != DELETED)
    if numbers is not None:
        which = sa.and_(which, table.c.number.in_(numbers))
    with store.writing() as connection:
        gone = list(connection.scalars(sa.select(table.c.number).where(which).order_by(table.c.number)))
        _empty(store, connection, which)
        store.touch(connection, game)
        for number in gone:
            store.notify(connection, f"chat {game} {number}")
    return gone


def _empty(store: Store, connection: Connection, which: sa.ColumnElement[bool]) -> None:
    connection.execute(sa.update(schema.messages).where(which).values(text="", kind=DELETED, key=None))


def _game(store: Store, game: str) -> GameRow:
    row = store.game(game)
    if row is None:
        raise NoSuch(f"there is no game {game}")
    return row


# Bans


def ban(store: Store, kind: str, value: str, reason: str, days: float | None) -> str:
    """Ban an address, a network or an account, which is signed out; returns the normalised value.

    Raises ValueError for an invalid address, NoSuch for an unknown account.
    """
    account = None
    if kind == ADDRESS:
        value = _network(value)
    else:
        account = _account(store, value)
        value = account.folded
    now = time.time()
    row = {"kind": kind, "value": value, "reason": reason[:200], "created": now}
    with store.writing() as connection:
        connection.execute(_which_ban(kind, value))
        until = None if days is None else now + days * DAY
        connection.execute(sa.insert(schema.bans), {**row, "until": until})
    if account is not None:
        store.end_sessions(person=account.person)  # signing in again reports the ban
    return value


def unban(store: Store, kind: str, value: str) -> str:
    """Lift a ban. Raises NoSuch if it does not exist."""
    value = _network(value) if kind == ADDRESS else accounts.folded(value)
    if not store.write(_which_ban(kind, value)):
        raise NoSuch(f"there is no ban on the {kind} {value}")
    return value


def _which_ban(kind: str, value: str) -> sa.Delete:
    return sa.delete(schema.bans).where(schema.bans.c.kind == kind, schema.bans.c.value == value)


def _network(text: str) -> str:
    network = admission.network_of(text)
    alone = network.prefixlen == network.max_prefixlen
    return str(network.network_address) if alone else str(network)


# Accounts


def _account(store: Store, name: str) -> AccountRow:
    account = accounts.account_named(store, name)
    if account is None:
        raise NoSuch(f"there is no account {name}")
    return account


def reset_password(store: Store, name: str) -> str:
    """A single-use recovery code. The old password and code become invalid, and all sessions end."""
    return accounts.set_recovery(store, _account(store, name))


def delete_account(store: Store, name: str) -> dict[str, int]:
    """Delete an account with its sessions, holds, names at tables, and chat messages from its seats.

    Games stay: their logs contain seats, not names.
    """
    account = _account(store, name)
    done = forget_person(store, account.person)
    key = schema.limits.c.key
    with store.writing() as connection:
        connection.execute(sa.delete(schema.limits).where(key.endswith(f"/{account.folded}", autoescape=True)))
        connection.execute(_which_ban(ACCOUNT, account.folded))
    return done


def forget_person(store: Store, person: str) -> dict[str, int]:
    """Delete a person: account, sessions, holds, notifications, notes, standing orders, plans, names at tables and chat
    messages."""
    held, people, games_ = store.held(person), schema.people, schema.games
    mine = (schema.outbox, schema.channels, schema.reach, schema.personal, schema.plans)
    with store.writing() as connection:
        said = sum(_make_nameless(store, connection, game, seat) for game, seat in held)
        connection.execute(sa.update(games_).where(games_.c.creator == person).values(creator="", key=None))
        for table in (*mine, schema.sessions, schema.holds, schema.accounts):
            connection.execute(sa.delete(table).where(table.c.person == person))
        connection.execute(sa.delete(people).where(people.c.id == person))
    return {"seats": len(held), "messages": said}


def data_of(store: Store, person: str) -> dict[str, Any]:
    """Everything that is stored about a person, without hashes and secrets."""
    secret = {"token_hash", "password_hash", "recovery_hash", "secret", "person", "leased"}
    named = {
        "account": schema.accounts, "sessions": schema.sessions, "seats": schema.holds, "notifications": schema.reach,
        "channels": schema.channels, "deliveries": schema.outbox, "games": schema.personal, "plans": schema.plans,
    }  # fmt: skip
    found: dict[str, Any] = {}
    for name, table in named.items():
        rows = store.rows(sa.select(table).where(table.c.person == person).limit(MOST_EXPORTED))
        found[name] = [{key: value for key, value in row._mapping.items() if key not in secret} for row in rows]
    held = store.held(person)
    for name, table in {"messages": schema.messages, "orders": schema.orders}.items():
        which = sa.tuple_(table.c.game, table.c.seat).in_(held)
        rows = store.rows(sa.select(table).where(which).limit(MOST_EXPORTED)) if held else ()
        found[name] = [dict(row._mapping) for row in rows]
    found["created"] = store.created_by(person)
    return found


def _make_nameless(store: Store, connection: Connection, game: str, seat: int) -> int:
    """Remove a player's name and chat messages from a game; returns the number of messages."""
    games_, seats, messages, snapshots = schema.games, schema.seats, schema.messages, schema.snapshots
    row = connection.execute(sa.select(games_).where(games_.c.id == game)).one()
    here = sa.and_(seats.c.game == game, seats.c.seat == seat)
    before = connection.scalar(sa.select(seats.c.name).where(here))
    players, name = json.loads(row.players), f"Player {seat + 1}"
    title = row.title
    for known in {before, players[seat]}:
        title = title.replace(known, name)
    players[seat] = name
    connection.execute(sa.update(seats).where(here).values(name=name))
    values = {"players": json.dumps(players, ensure_ascii=False), "title": title[:120]}
    connection.execute(sa.update(games_).where(games_.c.id == game).values(**values))
    connection.execute(sa.delete(snapshots).where(snapshots.c.game == game))  # they contain names
    orders = schema.orders
    connection.execute(sa.delete(orders).where(orders.c.game == game, orders.c.seat == seat))
    theirs = sa.and_(messages.c.game == game, messages.c.seat == seat)
    said = sa.and_(theirs, messages.c.about.is_(None))
    count = connection.scalar(sa.select(sa.func.count()).where(said)) or 0
    _empty(store, connection, said)
    connection.execute(sa.update(messages).where(theirs).values(name=name))
    renamed = sa.and_(messages.c.game == game, messages.c.kind == "name")
    for number, about in connection.execute(sa.select(messages.c.number, messages.c.about).where(renamed)).all():
        if json.loads(about)["seat"] == seat:
            new = json.dumps({"seat": seat, "before": name, "after": name})
            connection.execute(sa.update(messages).where(renamed, messages.c.number == number).values(about=new))
    store.touch(connection, game)
    return count


# The server


def close(store: Store, closed: bool) -> None:
    """Close the server to people without an account, or open it."""
    with store.writing() as connection:
        connection.execute(sa.delete(schema.server_values).where(schema.server_values.c.name == CLOSED))
        if closed:
            connection.execute(sa.insert(schema.server_values), {"name": CLOSED, "value": "yes"})


def invite(store: Store, count: int, days: float) -> list[str]:
    """New invitation codes for a closed server; only their hashes are stored."""
    codes = [accounts.new_code() for _ in range(count)]
    for code in codes:
        admission.invite(store, hashed(code), time.time() + days * DAY)
    return codes


def usage(store: Store) -> dict[str, Any]:
    """Numbers of games, usage of limits, queues and refusals."""
    table, now = schema.limits, time.time()
    query = sa.select(table.c.key, table.c.level, table.c.expires).where(
        table.c.expires > now, ~table.c.key.startswith(REFUSED), ~table.c.key.startswith(WAITING)
    )
    rows = store.rows(query.order_by(table.c.expires.desc()).limit(200))
    return {
        "closed": admission.is_closed(store),
        "open_games": store.count_open_games(),
        "unused_games": len([game for game in unused.unused_games(store) if game.open]),
        "bans": len(admission.bans(store)),
        "counters": [{"key": row.key, "level": row.level, "seconds": round(row.expires - now)} for row in rows],
        **reported(store),
    }
