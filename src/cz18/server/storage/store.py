"""Queries and changes of games, logs, seats and chat, for SQLite and PostgreSQL.

`append` is durable when it returns. Two writers cannot both append entry n: the number is part of the primary key.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from functools import cache
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from cz18.facts.maps import MAP_NAMES, Map, load_map
from cz18.server.storage import schema
from cz18.server.storage.boards import drop_board, find_board, keep_board
from cz18.server.storage.connected import NOTIFY, Conflict, Outdated
from cz18.server.storage.driver import Driver, Prepared
from cz18.server.storage.people import PeopleStore
from cz18.server.storage.rows import (
    ENTRIES_AT_ONCE,
    EntryRow,
    GameRow,
    MessageRow,
    Notice,
    SeatRow,
    TableStatus,
)

Made = TypeVar("Made")


# Statements of every action, built once: building one takes longer than running it.

GAME = sa.select(schema.games).where(schema.games.c.id == sa.bindparam("game"))
ENTRIES_BETWEEN = Prepared(
    sa.select(schema.entries)
    .where(
        schema.entries.c.game == sa.bindparam("game"),
        schema.entries.c.number > sa.bindparam("since"),
        schema.entries.c.number <= sa.bindparam("until"),
    )
    .order_by(schema.entries.c.number)
)


@cache
def _append_by(columns: tuple[str, ...], snapshot: bool) -> list[Prepared]:
    """Statements that update these columns of the game, and insert the entry and perhaps a snapshot."""

    def added(table: sa.Table) -> sa.Insert:
        return sa.insert(table).values({column.name: sa.bindparam(f"its_{column.name}") for column in table.c})

    tables = [schema.entries, *([schema.snapshots] if snapshot else [])]
    return [Prepared(_change(columns)), *(Prepared(added(table)) for table in tables)]


def _change(columns: tuple[str, ...]) -> sa.Update:
    """Update of a game, if its version is still `as_read`."""
    table = schema.games
    new: dict[str, Any] = {column: sa.bindparam(f"new_{column}") for column in columns}
    as_read = sa.and_(table.c.id == sa.bindparam("its_game"), table.c.version == sa.bindparam("as_read"))
    return sa.update(table).where(as_read).values(new)


@cache
def _append_at_once(columns: tuple[str, ...], snapshot: bool) -> Prepared:
    """`_append_by` and the notification of workers as one PostgreSQL statement: one round trip.

    If the table has changed, it writes nothing and returns no row.
    """
    changed = _change(columns).returning(schema.games.c.id).cte("changed")

    def added(table: sa.Table) -> sa.CTE:
        values = [sa.bindparam(f"its_{column.name}", type_=column.type) for column in table.c]
        return sa.insert(table).from_select(list(table.c), sa.select(*values).select_from(changed)).cte(table.name)

    tables = [schema.entries, *([schema.snapshots] if snapshot else [])]
    return Prepared(NOTIFY.select_from(changed).add_cte(*map(added, tables)))


class NoDatabase(Exception):
    """The database cannot be opened; the message says why."""


def open_store(url: str) -> Store:
    """Connect to the store at this URL. Raises NoDatabase."""
    try:
        store = Store(url)
    except ModuleNotFoundError as problem:
        raise NoDatabase(f"PostgreSQL needs {problem.name}: pip install '18cz[postgres]'.") from None
    except (sa.exc.ArgumentError, ValueError) as problem:
        raise NoDatabase(f"This is not a valid database URL ({problem}).") from None
    try:
        store.ping()
    except DBAPIError as problem:
        store.close()
        raise NoDatabase(f"Cannot open the database: {str(problem.orig).strip()}") from None
    return store


_ADD_ENTRIES = 'INSERT INTO entries (game, number, kind, seat, "by", action, events, time) SELECT :game, :since + '
ADD_ENTRIES_SQLITE = sa.text(
    f"{_ADD_ENTRIES} key + 1, 'action', json_extract(value, '$[0]'), json_extract(value, '$[1]'), "
    "json_extract(value, '$[2]'), json_extract(value, '$[3]'), :time FROM json_each(:part)"
)
ADD_ENTRIES_POSTGRES = sa.text(
    f"{_ADD_ENTRIES} number, 'action', CAST(value->>0 AS INTEGER), value->>1, value->>2, value->>3, :time "
    "FROM json_array_elements(CAST(:part AS JSON)) WITH ORDINALITY AS lines(value, number)"
)
"""One statement, without the GIL on SQLite: the server answers other requests meanwhile."""


class Store(PeopleStore):
    """A database of games. Thread-safe."""

    # Games and their logs

    def add_game(
        self,
        game: GameRow,
        seats: Sequence[SeatRow],
        log: Sequence[str] = (),
        taken: Sequence[tuple[int, str]] = (),
        snapshot: str = "",
        notices: Sequence[Notice] = (),
    ) -> None:
        """Store a new game. `taken`: (seat, person); `snapshot`: the state after the last entry.

        `log`: JSON lists of [seat, by, action, events], each of `ENTRIES_AT_ONCE` entries except the last; the database
        alone reads them. A long log is written in several transactions, and the game is hidden until the last one.
        Raises Conflict if its key is taken.
        """
        *first, last = log or [""]
        try:
            with self.large_writes if first else nullcontext():
                self._add_hidden(game, seats, first)
                with self.writing() as connection:
                    if first:
                        connection.execute(
                            sa.update(schema.games).where(schema.games.c.id == game.id), game._asdict()
                        )
                    else:
                        self._add_table(connection, game, seats)
                    if last:
                        self._add_entries(connection, game, len(first), last)
                        kept = {"game": game.id, "number": game.length, "state": snapshot}
                        connection.execute(sa.insert(schema.snapshots), kept)
                    if taken:
                        holds = [{"game": game.id, "seat": seat, "person": person} for seat, person in taken]
                        connection.execute(sa.insert(schema.holds), holds)
                    for notice in notices:
                        self._add_notice(connection, game.id, notice)
        except BaseException as problem:
            if first:
                with suppress(DBAPIError):
                    self.remove_game(game.id)
            if isinstance(problem, IntegrityError):
                raise Conflict from problem
            raise

    def _add_hidden(self, game: GameRow, seats: Sequence[SeatRow], parts: Sequence[str]) -> None:
        """Store a game and these parts of its log, as an abandoned game that nobody owns or sees.

        If the server ends before the game is complete, it expires like any game that was never played.
        """
        hidden = game._replace(
            status=TableStatus.ABANDONED.value, listed=False, creator="", key=None, origin=None, length=0
        )
        for number, part in enumerate(parts):
            began = time.monotonic()

            def job(connection: Connection, number: int = number, part: str = part) -> None:
                if not number:
                    self._add_table(connection, hidden, seats)
                self._add_entries(connection, hidden, number, part)
                length = {"length": (number + 1) * ENTRIES_AT_ONCE}
                connection.execute(sa.update(schema.games).where(schema.games.c.id == game.id), length)

            self.durably(job)
            time.sleep(time.monotonic() - began)  # for other writers

    def _add_table(self, connection: Connection, game: GameRow, seats: Sequence[SeatRow]) -> None:
        keep_board(connection, game.board)
        connection.execute(sa.insert(schema.games), game._asdict())
        connection.execute(sa.insert(schema.seats), [seat._asdict() for seat in seats])

    def _add_entries(self, connection: Connection, game: GameRow, number: int, part: str) -> None:
        values = {"game": game.id, "since": number * ENTRIES_AT_ONCE, "part": part, "time": game.created}
        connection.execute(ADD_ENTRIES_SQLITE if self.is_sqlite else ADD_ENTRIES_POSTGRES, values)

    def board(self, name: str) -> Map | None:
        """The printed or custom board of this name."""
        if name in MAP_NAMES:
            return load_map(name)
        with self.reading() as connection:
            return find_board(connection, name)

    def game(self, game: str) -> GameRow | None:
        row = self.row(GAME, {"game": game})
        return None if row is None else GameRow(*row)

    def game_by_key(self, key: str) -> GameRow | None:
        row = self.row(sa.select(schema.games).where(schema.games.c.key == key))
        return None if row is None else GameRow(*row)

    def game_ids(self) -> list[str]:
        """Ids of all games, the oldest first."""
        return [row.id for row in self.rows(sa.select(schema.games.c.id).order_by(schema.games.c.created))]

    def versions(self, games: Sequence[str]) -> dict[str, int]:
        """Table versions of these games, without removed ones."""
        return self._of_games(schema.games.c.version, games)

    def lengths(self, games: Sequence[str]) -> dict[str, int]:
        """Number of entries of these games, without removed ones."""
        return self._of_games(schema.games.c.length, games)

    def _of_games(self, column: sa.Column[int], games: Sequence[str]) -> dict[str, int]:
        table = schema.games
        query = sa.select(table.c.id, column).where(table.c.id.in_(games))
        return dict(self.rows(query)) if games else {}

    def change_game(
        self,
        game: str,
        *,
        as_read: int | None = None,
        seat: tuple[int, Mapping[str, Any]] | None = None,
        notices: Sequence[Notice] = (),
        **changes: Any,
    ) -> list[MessageRow]:
        """Change columns of a game, and perhaps of a `seat`, increment its version and notify the workers, in one
        transaction; returns the notices as messages.

        Raises Outdated if the version is no longer `as_read`.
        """

        def job(connection: Connection) -> list[MessageRow]:
            self._change_game(connection, game, changes, as_read)
            if seat is not None:
                of_seat = sa.and_(schema.seats.c.game == game, schema.seats.c.seat == seat[0])
                connection.execute(sa.update(schema.seats).where(of_seat).values(**seat[1]))
            return [self._add_notice(connection, game, notice) for notice in notices]

        return self._numbered(job)

    def _change_game(
        self, connection: Connection, game: str, changes: Mapping[str, Any], as_read: int | None = None
    ) -> None:
        table = schema.games
        change = sa.update(table).where(table.c.id == game).values(version=table.c.version + 1, **changes)
        if as_read is not None:
            change = change.where(table.c.version == as_read)
        if not connection.execute(change).rowcount and as_read is not None:
            raise Outdated
        self.notify(connection, f"table {game}")

    def touch(self, connection: Connection, game: str) -> None:
        """Increment the version of a game and notify the workers."""
        self._change_game(connection, game, {})

    def remove_game(self, game: str, *, only_unused: bool = False) -> bool:
        """Remove a game with its log, seats and chat; with `only_unused` unless a person has acted in it."""
        with self.writing() as connection:
            if only_unused:
                row = sa.select(schema.games.c.played).where(schema.games.c.id == game).with_for_update()
                if connection.scalar(row) is not False:
                    return False
            for table in reversed(schema.TABLES):
                if "game" in table.c:
                    connection.execute(sa.delete(table).where(table.c.game == game))
            board = connection.scalar(sa.select(schema.games.c.board).where(schema.games.c.id == game))
            done = connection.execute(sa.delete(schema.games).where(schema.games.c.id == game))
            drop_board(connection, board or "")
            self.notify(connection, f"table {game}")
        return bool(done.rowcount)

    def seats(self, game: str) -> tuple[SeatRow, ...]:
        table = schema.seats
        rows = self.rows(sa.select(table).where(table.c.game == game).order_by(table.c.seat))
        return tuple(SeatRow(*row) for row in rows)

    def change_seat(
        self, game: str, seat: int, *, drop_holds: bool = False, notices: Sequence[Notice] = (), **changes: Any
    ) -> list[MessageRow]:
        """Change a seat and add notices, in one transaction; returns the notices as messages."""
        table, holds = schema.seats, schema.holds

        def job(connection: Connection) -> list[MessageRow]:
            connection.execute(
                sa.update(table).where(table.c.game == game, table.c.seat == seat).values(**changes)
            )
            if drop_holds:
                connection.execute(sa.delete(holds).where(holds.c.game == game, holds.c.seat == seat))
                orders = schema.orders  # private to those who held the seat
                connection.execute(sa.delete(orders).where(orders.c.game == game, orders.c.seat == seat))
            self._change_game(connection, game, {})
            return [self._add_notice(connection, game, notice) for notice in notices]

        return self._numbered(job)

    def take_open_seat(self, game: str, seat: int, person: str) -> bool:
        """Give an open seat to a person; False if it is no longer open."""
        seats = schema.seats
        still_open = (seats.c.game == game, seats.c.seat == seat, seats.c.open)
        with self.writing() as connection:
            if connection.execute(sa.update(seats).where(*still_open).values(open=False)).rowcount != 1:
                return False
            connection.execute(sa.insert(schema.holds), {"game": game, "seat": seat, "person": person})
            self._change_game(connection, game, {})
        return True

    def entries(
        self, game: str, since: int = 0, *, until: int | None = None, limit: int | None = None
    ) -> list[EntryRow]:
        """The entries after number `since`, in order."""
        table = schema.entries
        query = sa.select(table).where(table.c.game == game, table.c.number > since).order_by(table.c.number)
        if until is not None:
            query = query.where(table.c.number <= until)
        return [EntryRow(*row) for row in self.rows(query.limit(limit))]

    def entries_between(self, game: str, since: int, until: int) -> list[EntryRow]:
        """The entries after number `since` up to number `until`, in order."""
        with self.asking() as driver:
            rows = driver.execute(ENTRIES_BETWEEN, {"game": game, "since": since, "until": until})
            return [EntryRow(*row) for row in rows]

    def events(self, game: str, numbers: Sequence[int]) -> list[str]:
        """The events of these entries, each as a JSON list, in order."""
        table = schema.entries
        query = sa.select(table.c.events).where(table.c.game == game, table.c.number.in_(numbers))
        return [row.events for row in self.rows(query.order_by(table.c.number))]

    def log(self, game: str, since: int, until: int) -> list[tuple[int, str, int, str, str]]:
        """(number, kind, seat, by, action) of the entries after number `since` up to `until`, for a replay."""
        table = schema.entries
        query = (
            sa.select(table.c.number, table.c.kind, table.c.seat, table.c.by, table.c.action)
            .where(table.c.game == game, table.c.number > since, table.c.number <= until)
            .order_by(table.c.number)
        )
        return [tuple(row) for row in self.rows(query)]

    def entry_by_key(self, game: str, key: str) -> EntryRow | None:
        table = schema.entries
        row = self.row(sa.select(table).where(table.c.game == game, table.c.key == key))
        return None if row is None else EntryRow(*row)

    def append(
        self, entry: EntryRow, changes: Mapping[str, Any], version: int, snapshot: str | None = None
    ) -> None:
        """Append an entry durably. Raises Conflict if its number or key is taken, Outdated if the table has changed."""
        changes = {"length": entry.number, "changed": entry.time, **changes}
        kind = tuple(changes), snapshot is not None
        values = {
            **{f"its_{column}": value for column, value in entry._asdict().items()},
            **{f"new_{column}": value for column, value in changes.items()},
            "its_state": snapshot,
            "as_read": version,
            "message": f"entry {entry.game} {entry.number} {self.worker}",
        }

        def by_steps(driver: Driver) -> None:
            change, *rows = _append_by(*kind)
            if not driver.execute(change, values).rowcount:
                raise Outdated
            for row in rows:
                driver.execute(row, values)

        def at_once(driver: Driver) -> None:
            if driver.execute(_append_at_once(*kind), values).fetchone() is None:
                raise Outdated

        try:
            self.durably_by_driver(by_steps if self.is_sqlite else at_once)
        except IntegrityError as problem:
            raise Conflict from problem

    def last_snapshot(self, game: str, until: int | None = None) -> tuple[int, str] | None:
        """Number and JSON of the latest snapshot, not after entry `until`."""
        table = schema.snapshots
        query = sa.select(table.c.number, table.c.state).where(table.c.game == game)
        if until is not None:
            query = query.where(table.c.number <= until)
        row = self.row(query.order_by(table.c.number.desc()).limit(1))
        return None if row is None else (row[0], row[1])

    def list_games(
        self,
        *,
        limit: int,
        before: tuple[float, str] | None = None,
        status: str | None = None,
        ids: Sequence[str] | None = None,
        hidden: bool = False,
        only_listed: bool = False,
    ) -> list[GameRow]:
        """Games, the last changed first: the listed ones, all (`hidden`), or the given ones (`only_listed` of them)."""
        table = schema.games
        query = sa.select(table).order_by(table.c.changed.desc(), table.c.id.desc()).limit(limit)
        if ids is not None:
            query = query.where(table.c.id.in_(ids))
        if only_listed or (ids is None and not hidden):
            query = query.where(table.c.listed.is_(True))
        if status is not None:
            query = query.where(table.c.status == status)
        if before is not None:
            query = query.where(sa.tuple_(table.c.changed, table.c.id) < before)
        return [GameRow(*row) for row in self.rows(query)]

    def seats_of(self, games: Sequence[str]) -> dict[str, list[SeatRow]]:
        table = schema.seats
        found: dict[str, list[SeatRow]] = {game: [] for game in games}
        query = sa.select(table).where(table.c.game.in_(games)).order_by(table.c.game, table.c.seat)
        for row in self.rows(query):
            found[row.game].append(SeatRow(*row))
        return found

    def count_open_games(self, creator: str | None = None, origin: str | None = None) -> int:
        """Number of open games: all, or the larger of those by a creator and from an address."""
        table = schema.games
        wanted = [table.c.creator == creator] * (creator is not None) + [table.c.origin == origin] * bool(origin)
        with self.reading() as connection:
            is_open = sa.select(sa.func.count()).where(table.c.status == TableStatus.OPEN)
            return max(int(connection.scalar(is_open.where(which)) or 0) for which in wanted or [sa.true()])

    def waiting_for_bots(self) -> list[GameRow]:
        """Open games in which a bot or stand-in is due."""
        games, seats = schema.games, schema.seats
        query = (
            sa.select(games)
            .join(seats, sa.and_(seats.c.game == games.c.id, seats.c.seat == games.c.decides))
            .where(games.c.status == TableStatus.OPEN)
            .where(sa.or_(seats.c.kind == "bot", seats.c.stand_in.is_not(None)))
        )
        return [GameRow(*row) for row in self.rows(query)]

    def late_answers(self, now: float, after: str, limit: int) -> list[GameRow]:
        """Open games, with ids after `after`, whose offer may have expired.

        Their last entry is an offer, or an undo, which may lead back to one.
        """
        games, entries = schema.games, schema.entries
        query = (
            sa.select(games)
            .join(entries, sa.and_(entries.c.game == games.c.id, entries.c.number == games.c.length))
            .where(games.c.status == TableStatus.OPEN, games.c.offers != "wait", games.c.id > after)
            .where(games.c.changed + games.c.offer_seconds <= now)
            .where(sa.or_(entries.c.kind == "undo", entries.c.action.contains('"Offer')))
        )
        return [GameRow(*row) for row in self.rows(query.order_by(games.c.id).limit(limit))]

    def claim(self, game: str, number: int, seconds: float) -> bool:
        """Lease the move after entry `number` to this process; False while another process holds it.

        A lease that ends implausibly late, from a clock that was ahead, does not count.
        """
        table, now, claimed = schema.claims, time.time(), False
        row = {"game": game, "number": number, "worker": self.worker, "until": now + seconds}
        is_over = sa.or_(table.c.until < now, table.c.until > now + 2 * seconds)
        free = sa.or_(table.c.number < number, is_over, table.c.worker == self.worker)
        claim = self.insert(table).values(row).on_conflict_do_update(index_elements=["game"], set_=row, where=free)

        def job(connection: Connection) -> None:
            nonlocal claimed
            claimed = connection.execute(claim.returning(table.c.game)).first() is not None

        try:
            self.durably(job)
        except IntegrityError:
            return False  # the game was removed
        return claimed

    def renew_claims(self, games: Sequence[str], seconds: float) -> None:
        table = schema.claims
        mine = sa.and_(table.c.worker == self.worker, table.c.game.in_(games))
        self.write(sa.update(table).where(mine).values(until=time.time() + seconds))

    # Chat

    def add_message(self, game: str, seat: int, name: str, text: str, key: str | None) -> tuple[MessageRow, bool]:
        """Store a chat message, and whether it is new: a known key returns the stored message."""
        table = schema.messages

        def job(connection: Connection) -> tuple[MessageRow, bool]:
            if key is not None:
                same = sa.select(table).where(table.c.game == game, table.c.key == key)
                known = connection.execute(same).first()
                if known is not None:
                    return MessageRow(*known), False
            message = MessageRow(game, 0, seat, name, text, key, time.time())
            return self._add_message(connection, message), True

        return self._numbered(job)

    def _add_notice(self, connection: Connection, game: str, notice: Notice) -> MessageRow:
        about = json.dumps(notice.about, ensure_ascii=False)
        message = MessageRow(game, 0, notice.seat, notice.name, "", None, time.time(), notice.kind, about)
        return self._add_message(connection, message)

    def _add_message(self, connection: Connection, message: MessageRow) -> MessageRow:
        table = schema.messages
        last = connection.scalar(sa.select(sa.func.max(table.c.number)).where(table.c.game == message.game))
        message = message._replace(number=(last or 0) + 1)
        connection.execute(sa.insert(table), message._asdict())
        self.notify(connection, f"chat {message.game} {message.number}")
        return message

    def _numbered(self, job: Callable[[Connection], Made]) -> Made:
        """Run a job that takes a next number; retry if another worker has taken it."""
        for _ in range(20):
            try:
                with self.writing() as connection:
                    return job(connection)
            except IntegrityError:
                continue
        raise Conflict

    def messages(self, game: str, since: int = 0, limit: int = 200) -> list[MessageRow]:
        """Messages after number `since`; with 0 the latest ones."""
        table = schema.messages
        query = sa.select(table).where(table.c.game == game, table.c.number > since)
        order = table.c.number if since else table.c.number.desc()
        rows = [MessageRow(*row) for row in self.rows(query.order_by(order).limit(limit))]
        return rows if since else rows[::-1]

    def message(self, game: str, number: int) -> MessageRow | None:
        table = schema.messages
        row = self.row(sa.select(table).where(table.c.game == game, table.c.number == number))
        return None if row is None else MessageRow(*row)
