"""Acting on clocks: expired ones, used-up vacations, and time in which the server was down."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence

import sqlalchemy as sa

from cz18.server.errors import ApiError
from cz18.server.games.bots.thinking import STAND_IN
from cz18.server.games.clocks import Clock, clock_of, spent_before, standing, vacation_left
from cz18.server.games.games import Games
from cz18.server.games.loaded_game import LoadedGame
from cz18.server.storage import schema
from cz18.server.storage.connected import Outdated
from cz18.server.storage.rows import NO_SEAT, GameRow, MessageRow, Notice, SeatRow, TableStatus
from cz18.server.storage.store import Store

log = logging.getLogger("cz18.server.clocks")

ALIVE = "clocks_alive"
"""When clocks were last looked at, by any process."""
LOOK_SECONDS = 15.0
GAP_SECONDS = 45.0
"""A longer time without a look is time in which the server was down, or the machine's clock was changed."""
BATCH = 200
EXCUSED_SECONDS = 86400.0
"""After this time the consent of a player is not needed whose stand-in was set by the clock."""


def vacation_ends(
    store: Store, loaded: LoadedGame, clock: Clock, seat: int, now: float, notices: Sequence[Notice]
) -> list[MessageRow]:
    """End a vacation: its time is used up, and the player's clock continues. Returns the notices as messages."""
    mine, row = loaded.seats[seat], loaded.row
    assert mine.away_since is not None
    spent = mine.away_spent + max(0.0, now - mine.away_since)
    if row.decides == seat and row.clock_since is not None:
        before = spent_before(row, clock, mine.away_since)
        store.change_game(loaded.id, as_read=row.version, clock_spent=before, clock_since=now)
    return store.change_seat(loaded.id, seat, notices=notices, away_since=None, away_spent=spent)


def _needs_action(row: GameRow, seats: Sequence[SeatRow], now: float) -> bool:
    """Whether a clock has expired, a vacation is used up, or a clock was started in the future."""
    clock, clock_now = clock_of(row), standing(row, seats)
    if clock is None or clock_now is None:
        return False
    is_late = clock_now.deadline is not None and now >= clock_now.deadline and row.clock_acted != row.length
    is_ahead = row.clock_since is not None and row.clock_since > now + GAP_SECONDS
    return (
        is_late
        or is_ahead
        or any(seat.away_since is not None and vacation_left(clock, seat, now) <= 0 for seat in seats)
    )


class ClockWorker:
    """Looks at the clocks of all games every few seconds."""

    def __init__(self, games: Games, send: Callable[[MessageRow], None], wake: Callable[[str], None]) -> None:
        self._games = games
        self._store = games.store
        self._send = send
        """Sends a notice to the viewers."""
        self._wake = wake
        """Lets a stand-in move."""
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._work, name="clocks", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join(timeout=1)

    def _work(self) -> None:
        while True:
            try:
                self.look(time.time())
            except Exception:
                log.warning("looking at the clocks failed; retrying", exc_info=True)
            if self._stopping.wait(LOOK_SECONDS):
                return

    def look(self, now: float) -> None:
        """Stop clocks for the time since the last look if that was long ago; act on the expired ones.

        Only games in which something is to be done are loaded.
        """
        games = self._with_clocks()
        if not games:
            return
        last = self._last_look(now)
        gap = last if last is not None and not 0 <= now - last <= GAP_SECONDS else None
        for start in range(0, len(games), BATCH):
            batch = games[start : start + BATCH]
            seats = self._store.seats_of([row.id for row in batch])
            for row in batch:
                if self._stopping.is_set():
                    return
                if gap is not None or _needs_action(row, seats[row.id], now):
                    self._act(row.id, gap, now)

    def _act(self, game: str, gap: float | None, now: float) -> None:
        try:
            with self._games.locked(game) as loaded:
                since = loaded.row.clock_since
                if gap is not None or (since is not None and since > now + GAP_SECONDS):
                    self._leave_out(loaded, now if gap is None else gap, now)
                self._end_vacations(loaded, now)
                self._expire(loaded, now)
        except (ApiError, Outdated):
            return  # removed, or changed by another process: looked at again soon

    def _with_clocks(self) -> list[GameRow]:
        table = schema.games
        query = sa.select(table).where(table.c.status == TableStatus.OPEN, table.c.clock.is_not(None))
        return [GameRow(*row) for row in self._store.rows(query)]

    def _last_look(self, now: float) -> float | None:
        """When any process looked last; None if another process looks now."""
        table = schema.server_values
        with self._store.writing() as connection:
            known = connection.scalar(sa.select(table.c.value).where(table.c.name == ALIVE))
            if known is None:
                connection.execute(sa.insert(table), {"name": ALIVE, "value": repr(now)})
                return None
            mine = sa.and_(table.c.name == ALIVE, table.c.value == known)
            changed = connection.execute(sa.update(table).where(mine).values(value=repr(now))).rowcount
        return float(known) if changed else None

    def _leave_out(self, loaded: LoadedGame, last: float, now: float) -> None:
        """Do not count the time between two looks."""
        row, clock = loaded.row, clock_of(loaded.row)
        if clock is None or row.clock_since is None:
            return
        away = loaded.seats[row.decides].away_since
        until = min(last, now) if away is None else min(last, now, away)
        spent = spent_before(row, clock, until)
        self._store.change_game(loaded.id, as_read=row.version, clock_spent=spent, clock_since=now)
        self._games.changed(loaded.id)

    def _end_vacations(self, loaded: LoadedGame, now: float) -> None:
        clock = clock_of(loaded.row)
        for seat in loaded.seats:
            if clock is not None and seat.away_since is not None and vacation_left(clock, seat, now) <= 0:
                notices = [Notice("away", NO_SEAT, "", {"seat": seat.seat, "away": False})]
                self._send_all(vacation_ends(self._store, loaded, clock, seat.seat, now, notices))
                self._games.changed(loaded.id)

    def _expire(self, loaded: LoadedGame, now: float) -> None:
        row, clock, clock_now = loaded.row, clock_of(loaded.row), standing(loaded.row, loaded.seats)
        if clock is None or clock_now is None or clock_now.deadline is None:
            return
        if now < clock_now.deadline or row.clock_acted == row.length:
            return
        notices = [Notice("late", NO_SEAT, "", {"seat": row.decides, "at_end": clock.at_end})]
        stand_in = {"stand_in": STAND_IN, "excused": now + EXCUSED_SECONDS}
        messages = self._store.change_game(
            loaded.id,
            as_read=row.version,
            seat=(row.decides, stand_in) if clock.at_end == "stand_in" else None,
            notices=notices,
            clock_acted=row.length,
        )
        self._games.changed(loaded.id)
        self._send_all(messages)
        if clock.at_end == "stand_in":
            self._wake(loaded.id)

    def _send_all(self, messages: Sequence[MessageRow]) -> None:
        for message in messages:
            self._send(message)
