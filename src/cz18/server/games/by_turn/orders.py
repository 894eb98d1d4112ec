"""Standing orders of a server: stored, executed as ordinary checked actions, and ended with a reason.

An order acts with the game's lock held, right after it was read. Giving and revoking take the lock too and raise the
version of the table, so that a process with an older view of it cannot append: an order never acts after it was
revoked.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Iterable, Mapping
from typing import Any

import sqlalchemy as sa

from cz18.facts.companies import COMPANY
from cz18.orders import (
    BidUpTo,
    BuyShares,
    Order,
    OrderError,
    Stopped,
    next_action,
    order_from,
    order_to_dict,
    outlook,
)
from cz18.rules.actions import BuyShare
from cz18.rules.company_turn.runs import best_by_rules
from cz18.rules.questions import map_of
from cz18.rules.state import Status
from cz18.server.errors import ApiError, malformed
from cz18.server.games.games import Accepted, Games
from cz18.server.games.loaded_game import LoadedGame
from cz18.server.games.views import Recorded
from cz18.server.storage import schema
from cz18.server.storage.rows import BY_AN_ORDER, OrderRow, TableStatus
from cz18.server.storage.store import Store

log = logging.getLogger("cz18.server.orders")

MOST_ACTIVE = 10
"""Orders of one seat that may act."""
MOST_LISTED = 30
MOST_ACTIONS = 40
"""Actions of orders in a row in one game; then others are served first."""
SWEEP_SECONDS = 10.0


def orders_of(store: Store, game: str, seats: Iterable[int], *, active: bool = False) -> list[OrderRow]:
    """The orders of these seats, the latest first; active ones in the order in which they were given."""
    table = schema.orders
    query = sa.select(table).where(table.c.game == game, table.c.seat.in_(tuple(seats)))
    if active:
        query = query.where(table.c.ended.is_(None)).order_by(table.c.number)
    else:
        query = query.order_by(table.c.number.desc()).limit(MOST_LISTED)
    return [OrderRow(*row) for row in store.rows(query)]


def give(store: Store, loaded: LoadedGame, seat: int, given: Mapping[str, Any]) -> OrderRow:
    """Store an order. Raises ApiError if it makes no sense here."""
    if loaded.row.status != TableStatus.OPEN:
        raise ApiError(409, "not_open", "This game is no longer in progress.")
    if len(orders_of(store, loaded.id, [seat], active=True)) >= MOST_ACTIVE:
        raise ApiError(
            409, "too_many_orders", "You have reached the maximum number of standing orders in this game."
        )
    order = _checked(loaded, given)
    answer = next_action(loaded.state, seat, order, loaded.state)
    if isinstance(answer, Stopped):
        raise ApiError(
            422, "order_refused", f"This order would end immediately: {answer.reason}.", reason=answer.reason
        )
    table = schema.orders
    with store.writing() as connection:
        last = connection.scalar(sa.select(sa.func.max(table.c.number)).where(table.c.game == loaded.id))
        row = OrderRow(
            loaded.id, (last or 0) + 1, seat, json.dumps(order_to_dict(order)), loaded.length, None, time.time()
        )
        connection.execute(sa.insert(table), row._asdict())
        of_seat = sa.and_(table.c.game == loaded.id, table.c.seat == seat)
        listed = sa.select(table.c.number).where(of_seat).order_by(table.c.number.desc()).limit(MOST_LISTED)
        ended = sa.and_(table.c.ended.is_not(None), table.c.number.not_in(listed))
        connection.execute(sa.delete(table).where(of_seat, ended))
        store.touch(connection, loaded.id)
    return row


def _checked(loaded: LoadedGame, given: Mapping[str, Any]) -> Order:
    """An order from a request. The income of a run is that of the present best run."""
    state, values = loaded.state, dict(given)
    company = values.get("company")
    if company is not None and company not in COMPANY:
        raise malformed("order.company", "is unknown")
    if values.get("kind") == "run" and isinstance(company, str):
        index = COMPANY[company].index
        is_running = state.companies[index].status is Status.FLOATED
        values["income"] = best_by_rules(state, index).total if is_running else 0
    try:
        order = order_from(values)
    except OrderError as fault:
        raise malformed(f"order.{fault.field}", fault.message) from None
    if isinstance(order, BidUpTo) and order.paper not in {paper.id for paper in map_of(state).papers}:
        raise malformed("order.paper", "is unknown")
    return order


def end(store: Store, game: str, number: int, reason: str, seats: Iterable[int] | None = None) -> bool:
    """End an order, if it is active and belongs to one of these seats; whether it was."""
    table = schema.orders
    which = sa.and_(table.c.game == game, table.c.number == number, table.c.ended.is_(None))
    if seats is not None:
        which = sa.and_(which, table.c.seat.in_(tuple(seats)))
    with store.writing() as connection:
        done = connection.execute(sa.update(table).where(which).values(ended=reason)).rowcount
        if done:
            store.touch(connection, game)
    return bool(done)


class Acted:
    """What orders have done in a game, from one walk through its log."""

    def __init__(self, loaded: LoadedGame) -> None:
        self._loaded = loaded
        self._path = {0, *loaded.back()}
        self._entries = loaded.lines.made_by(BY_AN_ORDER)

    def after(self, row: OrderRow) -> list[int]:
        """The entries by orders of its seat since this one was given, undone ones included."""
        return [number for number, seat in self._entries if number > row.since and seat == row.seat]

    def is_on_path(self, row: OrderRow) -> bool:
        """Whether neither the position in which an order was given nor a move by an order of its seat was undone."""
        return self._loaded.resolved(row.since) in self._path and self._path.issuperset(self.after(row))

    def count(self, row: OrderRow, order: Order) -> int:
        """The actions that an order has made and that were not undone; of an order to buy, its purchases."""
        made = [number for number in self.after(row) if number in self._path]
        if isinstance(order, BuyShares):
            purchase = BuyShare(row.seat, order.company)
            return sum(self._loaded.lines.action(number) == purchase for number in made)
        return len(made)


def order_to_json(loaded: LoadedGame, acted: Acted, row: OrderRow) -> dict[str, Any]:
    """An order for its owner."""
    given = json.loads(row.order)
    order = order_from(given)
    on_path = acted.is_on_path(row)
    made = acted.count(row, order) if on_path else 0
    acts = row.ended is None and on_path and loaded.row.status == TableStatus.OPEN
    next_ = outlook(loaded.state, row.seat, order, loaded.state_at(row.since), made) if acts else None
    return {
        "number": row.number,
        "seat": row.seat,
        "order": given,
        "since": row.since,
        "made": made,
        "ended": row.ended,
        "next": None if next_ is None else next_._asdict(),
        "created": row.created,
    }


class OrderWorker:
    """A thread that executes standing orders."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._store = games.store
        self._waiting: set[str] = set()
        self._guard = threading.Lock()
        self._wakes, self._stopping = threading.Event(), threading.Event()
        self._active = True
        """Whether any order may act; checked again in each sweep."""
        self._thread = threading.Thread(target=self._work, name="orders", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        self._wakes.set()
        if self._thread.is_alive():
            self._thread.join(timeout=1)

    def entry_made(self, made: Recorded) -> None:
        """Look at a game after a durable entry, with its lock held."""
        if self._active and made.after.decides is not None and made.after.mover is None:
            with self._guard:
                self._waiting.add(made.entry.game)
            self._wakes.set()

    def _work(self) -> None:
        swept = -SWEEP_SECONDS
        while not self._stopping.is_set():
            try:
                if time.monotonic() - swept >= SWEEP_SECONDS:
                    swept = time.monotonic()
                    self.sweep()
                with self._guard:
                    games, self._waiting = self._waiting, set()
                for game in games:
                    self.act(game)
            except Exception:
                log.warning("standing orders failed; retrying", exc_info=True)
            self._wakes.wait(SWEEP_SECONDS)
            self._wakes.clear()

    def sweep(self) -> None:
        """Act in all games in which the player who decides has an order."""
        games, table = schema.games, schema.orders
        self._active = self._store.row(sa.select(table.c.game).where(table.c.ended.is_(None)).limit(1)) is not None
        query = (
            sa.select(games.c.id)
            .distinct()
            .join(table, sa.and_(table.c.game == games.c.id, table.c.seat == games.c.decides))
            .where(games.c.status == TableStatus.OPEN, table.c.ended.is_(None))
        )
        for row in self._store.rows(query) if self._active else ():
            self.act(row.id)

    def act(self, game: str) -> int:
        """Execute the orders of the player who decides, and of those who decide then; the number of actions."""
        self._active = True
        for done in range(MOST_ACTIONS):
            try:
                with self._games.locked(game) as loaded:
                    if not self._one(loaded):
                        return done
            except ApiError:
                return done  # removed, or changed by another process, which acts or sweeps
        return MOST_ACTIONS

    def _one(self, loaded: LoadedGame) -> bool:
        """Make one action by an order; False if there is none."""
        seat = loaded.row.decides
        if loaded.row.status != TableStatus.OPEN or loaded.seats[seat].mover is not None:
            return False
        rows = orders_of(self._store, loaded.id, [seat], active=True)
        if not rows:
            return False
        acted = Acted(loaded)
        for row in rows:
            order = order_from(json.loads(row.order))
            if not acted.is_on_path(row):
                self._end(loaded, row, "undone")
                continue
            given, made = loaded.state_at(row.since), acted.count(row, order)
            found = next_action(loaded.state, seat, order, given, made)
            if isinstance(found, Stopped):
                self._end(loaded, row, found.reason)
            elif found is not None:
                answer = self._games.act(loaded, frozenset({seat}), loaded.length, found, by=BY_AN_ORDER)
                if isinstance(answer, Accepted):
                    return True
                self._end(loaded, row, "not_legal")
        return False

    def _end(self, loaded: LoadedGame, row: OrderRow, reason: str) -> None:
        end(self._store, loaded.id, row.number, reason)
        self._games.changed(loaded.id)
