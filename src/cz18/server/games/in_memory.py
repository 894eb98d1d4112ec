"""Cache of loaded games: one lock per game, updated with the writes of other processes."""

from __future__ import annotations

import json
import math
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any
from weakref import WeakValueDictionary

from cz18.contract.view import present_round
from cz18.interop.formats.codec import Malformed, state_from_json
from cz18.rules.engine import decision, is_over
from cz18.rules.scoring import result
from cz18.rules.state import GameState
from cz18.rules.versions import VERSIONS
from cz18.server.admission.rules import ENTRIES_OF_A_GAME
from cz18.server.errors import ApiError, not_found
from cz18.server.games import clocks
from cz18.server.games.loaded_game import LoadedGame, line_of
from cz18.server.games.views import Recorded, entry_json
from cz18.server.storage.boards import board_lost
from cz18.server.storage.rows import NO_SEAT, EntryRow, GameRow, TableStatus
from cz18.server.storage.store import Store
from cz18.server.text import to_json

LOOK_AGAIN_SECONDS = 1.0
"""Seconds until a reader reads the row again on SQLite, where `18cz admin` may have written."""
KNOWN_SECONDS = 10.0
"""The same for a writer, whose write fails if the table has changed; on PostgreSQL while the listener works."""


class GamesInMemory:
    """The games of a store, with the recently used ones in memory. Thread-safe."""

    def __init__(self, store: Store, loaded: int = 256) -> None:
        self.store = store
        self._most = loaded
        self._loaded_games: OrderedDict[str, LoadedGame] = OrderedDict()
        self._locks: WeakValueDictionary[str, Any] = WeakValueDictionary()
        self._guard = threading.Lock()
        self._held = threading.local()
        self.listeners: list[Callable[[Recorded], None]] = []
        """Called with each durable entry of this process, with the game's lock held."""
        self.receives_others: Callable[[], bool] = lambda: False
        """Whether this process receives notifications of other processes' changes."""
        self.table_listeners: list[Callable[[str], None]] = []
        """Called with a game when its seats or requests have changed."""

    @contextmanager
    def locked(self, game: str, *, as_known: bool = False) -> Iterator[LoadedGame]:
        """The game, locked. Raises ApiError 404 if there is none.

        `as_known` skips reading other processes' recent writes: a conflicting append fails anyway.
        """
        with self._guard:
            lock = self._locks.get(game)
            if lock is None:
                lock = self._locks[game] = threading.RLock()
        with lock:
            held: dict[str, LoadedGame] = self._held.__dict__
            if game in held:  # this thread holds the lock
                yield held[game]
                return
            held[game] = self._load(game, as_known)
            try:
                yield held[game]
            finally:
                del held[game]

    def _load(self, game: str, as_known: bool) -> LoadedGame:
        with self._guard:
            loaded = self._loaded_games.get(game)
            if loaded is not None:
                self._loaded_games.move_to_end(game)
        if loaded is None:
            loaded = self._read(game)
            with self._guard:
                self._loaded_games[game] = loaded
                self._make_room()
        elif self._is_old(loaded, as_known):
            self._catch_up(loaded)  # another process may have written
        return loaded

    def _make_room(self) -> None:
        """Evict the least recently used games while there are too many games or entries; keep at least one."""
        entries = sum(loaded.length for loaded in self._loaded_games.values())
        most = self._most * ENTRIES_OF_A_GAME
        while len(self._loaded_games) > 1 and (len(self._loaded_games) > self._most or entries > most):
            entries -= self._loaded_games.popitem(last=False)[1].length

    def _is_old(self, loaded: LoadedGame, as_known: bool) -> bool:
        if not as_known:
            return not self.store.is_sqlite or loaded.read_at + LOOK_AGAIN_SECONDS <= time.monotonic()
        seconds = KNOWN_SECONDS if self.store.is_sqlite or self.receives_others() else LOOK_AGAIN_SECONDS
        return loaded.known_at + seconds <= time.monotonic()

    def _read(self, game: str) -> LoadedGame:
        row = self.store.game(game)
        if row is None:
            raise not_found()
        if row.rules not in VERSIONS:
            playable = ", ".join(VERSIONS)
            message = f"This game uses rules version {row.rules}; this server supports {playable}."
            raise ApiError(409, "other_rules", message, rules=row.rules)
        board = self.store.board(row.board)
        if board is None:
            raise board_lost(row.board)
        loaded = LoadedGame(row, self.store.seats(game), board)
        self._extend(loaded)
        kept = self.store.last_snapshot(game, loaded.length)
        if kept is not None:
            with suppress(Malformed, ValueError):  # a bad snapshot: replay the log
                loaded.states[loaded.resolved(kept[0])] = state_from_json(json.loads(kept[1]))
        return loaded

    def _extend(self, loaded: LoadedGame) -> None:
        """Read the log up to the length in the row; later entries come with a later row."""
        rows = self.store.log(loaded.id, loaded.length, loaded.row.length)
        loaded.extend(line_of(kind, seat, by, action) for _, kind, seat, by, action in rows)

    def _catch_up(self, loaded: LoadedGame) -> None:
        loaded.read_at = loaded.known_at = time.monotonic()
        row = self.store.game(loaded.id)
        if row is None:
            self.forget(loaded.id)
            raise not_found()
        if row.version != loaded.row.version:
            loaded.seats = self.store.seats(loaded.id)
        if row.players != loaded.row.players:
            loaded.states.clear()  # they hold a deleted account's name
        loaded.row = row
        if row.length != loaded.length:
            loaded.passed = loaded.passed or loaded.forget_view()
            self._extend(loaded)

    def look_again(self, game: str | None = None) -> None:
        """Make the next request read this game's row again, or every game's."""
        with self._guard:
            for loaded in self._loaded_games.values() if game is None else [self._loaded_games.get(game)]:
                if loaded is not None:
                    loaded.read_at = loaded.known_at = -math.inf

    def _wrote(self, loaded: LoadedGame) -> None:
        """A write succeeded, so the row was current; unless a change was notified meanwhile."""
        with self._guard:
            if loaded.known_at > -math.inf:
                loaded.known_at = time.monotonic()

    def follow(self, game: str, since: int, number: int) -> list[Recorded]:
        """Entries of other processes after `since` up to `number`, which the loaded game now includes."""
        with self.locked(game, as_known=True) as loaded:
            before, loaded.passed = loaded.passed or loaded.view(), None
            entries = self.store.entries_between(game, min(since, loaded.length), number)
            for entry in entries:
                if entry.number == loaded.length + 1:
                    loaded.go_on(line_of(entry.kind, entry.seat, entry.by, entry.action))
                    changes = changes_by(loaded.row, entry, loaded.state)
                    loaded.row = loaded.row._replace(length=entry.number, changed=entry.time, **changes)
            after = loaded.view()
            return [Recorded(entry, entry_json(entry), before, after) for entry in entries if entry.number > since]

    def forget(self, game: str) -> None:
        with self._guard:
            self._loaded_games.pop(game, None)

    def changed(self, game: str) -> None:
        """Read seats and requests again after a change in the store, and notify the listeners."""
        with self.locked(game) as loaded:
            row = self.store.game(game)
            if row is None:
                self.forget(game)
                raise not_found()
            loaded.row, loaded.seats = row, self.store.seats(game)
        for listener in self.table_listeners:
            listener(game)

    def row(self, game: str) -> GameRow | None:
        """The row of a game, or None if it is not in memory."""
        with self._guard:
            loaded = self._loaded_games.get(game)
        return None if loaded is None else loaded.row

    def has_loaded(self, game: str) -> bool:
        return game in self._loaded_games

    def loaded(self) -> int:
        return len(self._loaded_games)


def changes_by(row: GameRow, entry: EntryRow, after: GameState) -> dict[str, Any]:
    """Columns of a game that an entry changes, beside its length."""
    changes = progress(after)
    if changes["decides"] != row.decides:
        changes["turn"] = entry.number
    if row.clock is not None:
        changes |= clocks.started(after, entry.time)
    if row.undo_request is not None:
        changes["undo_request"] = None
    if entry.by == "person" and not row.played:
        changes["played"] = True
    if changes["status"] != TableStatus.OPEN.value:
        changes["origin"] = None  # the address is stored only while bots may move
    return changes


def progress(state: GameState) -> dict[str, Any]:
    """Columns of a game that follow from its position."""
    due = decision(state)
    over = is_over(state)
    return {
        "status": (TableStatus.FINISHED if over else TableStatus.OPEN).value,
        "decides": NO_SEAT if due is None else due.player,
        "round": present_round(state),
        "result": to_json(list(result(state))) if over else None,
    }
