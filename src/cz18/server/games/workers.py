"""How the worker processes of one server stay in step.

PostgreSQL carries short notes between them (LISTEN/NOTIFY): the number of a new entry or chat message, a changed table.
Each worker reads what is new from the store and publishes it to its own viewers. Who is connected where is in no table:
workers tell each other, ask when they start, and forget one that has been silent for some beats.
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
"""Missed beats after which a worker counts as gone, and its viewers with it."""


class Workers:
    """This process among the workers of its server. On SQLite it is the only one, and only looks for `18cz admin`."""

    def __init__(self, games: Games, push: Push, heartbeat_seconds: float = 5.0) -> None:
        self._games = games
        self._push = push
        self._heartbeat_seconds = heartbeat_seconds
        self._worker = games.store.worker
        self._versions: dict[str, int] = {}
        """Table versions of the games with viewers, as of the last beat."""
        self._alive: dict[str, float] = {}
        """When each of the other workers was last heard."""
        self._beating: asyncio.Task[None] | None = None
        self._listener: Listener | None = None

    def start(self) -> None:
        """On the event loop, before the first viewer."""
        if not self._games.store.is_sqlite:
            silence = 2 * BEATS_UNTIL_LOST * self._heartbeat_seconds
            self._listener = Listener(self._games.store, self._heard, self._catch_up, silence)
            self._games.hears_others = self._listener.is_well
            self._push.hears_own_messages = True
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
        """Does this worker hear the others?"""
        return self._listener is None or self._listener.is_well()

    # In the listener's thread

    def _heard(self, text: str) -> None:
        """A worker, perhaps this one, has written something."""
        kind, game, *rest = text.split(" ", 2)
        try:
            if kind in ("alive", "who", "gone"):
                self._push.call(self._heard_worker, kind, game)
            elif kind == "here":
                self._push.call(self._heard_presence, game, json.loads(rest[0]))
            elif kind == "table":
                self._games.look_again(game)
                self._push.call(self._push.send, game, TABLE)
            elif game not in self._push.viewers:
                return
            elif kind == "entry":
                number, _, worker = rest[0].partition(" ")
                if worker != self._worker:  # its own entries this worker has published already
                    self._read_entries(game, int(number))
            elif kind == "chat":
                message = self._games.store.message(game, int(rest[0]))
                if message is not None:
                    self._push.call(self._push.send, game, chat_message(message))
        except SQLAlchemyError:
            raise  # the database is gone; the listener connects again, and catches up
        except Exception:
            self._disconnect(game)

    def _read_entries(self, game: str, number: int) -> None:
        sent = self._push.sent.get(game, number - 1)
        if sent < number:
            with self._games.locked(game, as_known=True):  # entries made here meanwhile are published after these
                self._push.publish(self._games.follow(game, sent, number))

    def _disconnect(self, game: str) -> None:
        """A note about a game could not be handled: its viewers connect again and read for themselves."""
        log.warning("a note failed; viewers are disconnected", extra={"game": game}, exc_info=True)
        self._push.disconnect_where(lambda viewer: viewer.game == game)

    def _catch_up(self) -> None:
        """On every new connection: read or ask for what was not heard."""
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
        """Say that this worker is alive; forget workers and games that are gone."""
        while True:
            if self._listener is not None:
                self._listener.say(f"alive {self._worker}")
            await asyncio.sleep(self._heartbeat_seconds)
            lost = time.monotonic() - BEATS_UNTIL_LOST * self._heartbeat_seconds
            for worker in [worker for worker, heard in self._alive.items() if heard < lost]:
                self._forget_worker(worker)
            try:
                await self._look_for_an_operators_changes()
            except Exception:
                log.warning("could not look for changed and removed games", exc_info=True)

    async def _look_for_an_operators_changes(self) -> None:
        """`18cz admin` writes to the database and cannot reach the viewers here."""
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
        """Tell the other workers who is connected to a game through this one."""
        if self._listener is not None:
            seats, spectators = self._push.here(game)
            here = {"worker": self._worker, "seats": sorted(seats), "spectators": spectators}
            self._listener.say(f"here {game} {to_json(here)}")

    def _heard_worker(self, kind: str, worker: str) -> None:
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

    def _heard_presence(self, game: str, there: dict[str, Any]) -> None:
        if there["worker"] == self._worker:
            return
        self._heard_worker("alive", there["worker"])
        self._push.set_elsewhere(game, there["worker"], there if there["seats"] or there["spectators"] else None)
