"""Synchronisation of the worker processes of one server.

PostgreSQL carries short messages between them (LISTEN/NOTIFY): the number of a new entry or chat message, a changed
table. Each worker reads the data from the store and publishes it to its own viewers. Presence is not stored: workers
announce it, ask for it when they start, and drop that of a worker without heartbeats.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from cz18.server.games.games import Games
from cz18.server.games.listener import Listener
from cz18.server.games.push import TABLE, Push, chat_message
from cz18.server.text import to_json

log = logging.getLogger("cz18.server.workers")

BEATS_UNTIL_LOST = 3
"""Missed heartbeats after which a worker counts as gone."""


class Workers:
    """This process among the workers. On SQLite it is the only one and checks only for changes by `18cz admin`."""

    def __init__(self, games: Games, push: Push, heartbeat_seconds: float = 5.0) -> None:
        self._games = games
        self._push = push
        self._heartbeat_seconds = heartbeat_seconds
        self._worker = games.store.worker
        self._versions: dict[str, int] = {}
        """Table versions of the games with viewers at the last heartbeat."""
        self._alive: dict[str, float] = {}
        self._beating: asyncio.Task[None] | None = None
        self._listener: Listener | None = None

    def start(self) -> None:
        """Called on the event loop, before the first viewer."""
        if not self._games.store.is_sqlite:
            silence = 2 * BEATS_UNTIL_LOST * self._heartbeat_seconds
            self._listener = Listener(self._games.store, self._received, self._catch_up, silence)
            self._games.receives_others = self._listener.is_well
            self._push.receives_own_messages = True
            self._push.presence_listeners.append(self._say_here)
            self._listener.start()
        self._beating = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.stop, f"gone {self._worker}")
            self._listener = None

    def is_well(self) -> bool:
        """Does this worker receive the others' messages?"""
        return self._listener is None or self._listener.is_well()

    # In the listener's thread

    def _received(self, text: str) -> None:
        """Handle a message of a worker, perhaps this one."""
        kind, game, *rest = text.split(" ", 2)
        try:
            if kind in ("alive", "who", "gone"):
                self._push.call(self._worker_seen, kind, game)
            elif kind == "here":
                self._push.call(self._presence_received, game, json.loads(rest[0]))
            elif kind == "table":
                self._games.look_again(game)
                self._push.call(self._push.send, game, TABLE)
            elif game not in self._push.viewers:
                return
            elif kind == "entry":
                number, _, worker = rest[0].partition(" ")
                if worker != self._worker:  # own entries are published already
                    self._read_entries(game, int(number))
            elif kind == "chat":
                message = self._games.store.message(game, int(rest[0]))
                if message is not None:
                    self._push.call(self._push.send, game, chat_message(message))
        except SQLAlchemyError:
            raise  # the listener reconnects and catches up
        except Exception:
            self._disconnect(game)

    def _read_entries(self, game: str, number: int) -> None:
        sent = self._push.sent.get(game, number - 1)
        if sent < number:
            with self._games.locked(game, as_known=True):  # own entries are published after these
                self._push.publish(self._games.follow(game, sent, number))

    def _disconnect(self, game: str) -> None:
        """Disconnect the viewers of a game whose message failed; they reconnect and read the view."""
        log.warning("could not handle a message; viewers disconnected", extra={"game": game}, exc_info=True)
        self._push.disconnect_where(lambda viewer: viewer.game == game)

    def _catch_up(self) -> None:
        """Read or request what was missed, on every new connection."""
        if self._listener is not None:
            self._listener.say(f"who {self._worker}")
        self._games.look_again()
        watched = list(self._push.viewers)
        lengths = self._games.store.lengths(watched)
        for game in watched:
            try:
                if game in lengths:
                    self._read_entries(game, lengths[game])
                self._push.call(self._push.send, game, TABLE)  # seats or requests may have changed
            except SQLAlchemyError:
                raise
            except Exception:
                self._disconnect(game)

    # On the event loop

    async def _beat(self) -> None:
        """Send heartbeats; drop workers and games that are gone."""
        while True:
            if self._listener is not None:
                self._listener.say(f"alive {self._worker}")
            await asyncio.sleep(self._heartbeat_seconds)
            lost = time.monotonic() - BEATS_UNTIL_LOST * self._heartbeat_seconds
            for worker in [worker for worker, last in self._alive.items() if last < lost]:
                self._forget_worker(worker)
            try:
                await self._look_for_an_operators_changes()
            except Exception:
                log.warning("could not check for changed and removed games", exc_info=True)

    async def _look_for_an_operators_changes(self) -> None:
        """Notify viewers of changes by `18cz admin`, which only writes to the database."""
        watched = list(self._push.viewers)
        versions = await asyncio.to_thread(self._games.store.versions, watched)
        for game, version in versions.items():
            if self._versions.get(game, version) != version:
                self._games.look_again(game)
                self._push.send(game, TABLE)
        self._versions = versions
        gone = set(watched) - versions.keys()
        for game in gone:
            self._games.forget(game)
        if gone:
            self._push.disconnect_where(lambda viewer: viewer.game in gone)

    def _say_here(self, game: str) -> None:
        if self._listener is not None:
            seats, spectators = self._push.here(game)
            here = {
                "worker": self._worker,
                "seats": sorted(seats),
                "spectators": spectators,
                "looking": sorted(self._push.looking_here(game)),
            }
            self._listener.say(f"here {game} {to_json(here)}")

    def _worker_seen(self, kind: str, worker: str) -> None:
        if worker == self._worker or self._listener is None:
            return
        if kind == "gone":
            self._forget_worker(worker)
            return
        if kind == "alive" and worker not in self._alive:
            self._listener.say(f"who {self._worker}")
        self._alive[worker] = time.monotonic()
        if kind == "who":
            for game in list(self._push.viewers):
                self._say_here(game)

    def _forget_worker(self, worker: str) -> None:
        self._alive.pop(worker, None)
        for game in [game for game, workers in self._push.elsewhere.items() if worker in workers]:
            self._push.set_elsewhere(game, worker, None)

    def _presence_received(self, game: str, there: dict[str, Any]) -> None:
        if there["worker"] == self._worker:
            return
        self._worker_seen("alive", there["worker"])
        self._push.set_elsewhere(game, there["worker"], there if there["seats"] or there["spectators"] else None)
