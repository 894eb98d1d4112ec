"""Live viewers: who is connected to which game, what they are told, and how workers keep in step.

A message is made once and sent to every viewer of the game; an entry brings what has changed of the view, to those
who have the view before it. With several worker processes PostgreSQL carries
numbers between them (LISTEN/NOTIFY), and each worker reads what is new from the store. Who is connected where is
in no table: workers tell each other, ask when they are new, and forget one that has not been heard of for a while.
A viewer who is too slow is let go; it comes back with the number it has seen and misses nothing.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from cz18.server.games.games import Games
from cz18.server.games.listener import Listener
from cz18.server.games.shown import News, Shown, Told, Version, news
from cz18.server.storage.rows import MessageRow
from cz18.server.text import to_json

log = logging.getLogger("cz18.server.push")

LONGEST_QUEUE = 512
"""Messages that may wait for one viewer."""
TABLE = Told({"type": "table"})
"""Told when seats or requests have changed."""
PRESENCE_SECONDS = 0.2
"""So often it is told who looks at a game: of many who come at once everybody would be told of each."""
BEATS_UNTIL_LOST = 3
"""A worker that has missed so many of its beats was killed, and its viewers are gone."""


class Viewer:
    """One live connection. `takes_views`: it is sent views and their changes, not only entries."""

    __slots__ = ("address", "game", "had_choices", "has", "queue", "seats", "takes_views")

    def __init__(self, game: str, seats: frozenset[int], address: str = "", *, takes_views: bool = False) -> None:
        self.game = game
        self.address = address
        self.seats = seats
        self.takes_views = takes_views
        self.has: Version | None = None
        """The view at its other end."""
        self.had_choices = True
        """Are there choices in it? What was read through another door has them."""
        self.queue: asyncio.Queue[Told | None] = asyncio.Queue(LONGEST_QUEUE)
        """To be sent; None: let go."""

    def decides(self, seat: int | None) -> bool:
        return seat in self.seats

    def takes(self, told: Told) -> str:
        """The text of a message for this viewer, who has the view then that it tells of, if it can follow."""
        news = told.news
        if not self.takes_views or news is None or news.before != self.has:
            return told.text
        decides = self.decides(news.decides)
        text = told.with_changes(decides, self.had_choices)
        if text is None:
            return told.text
        self.has, self.had_choices = news.after, decides
        return text

    def is_behind(self, told: Told) -> bool:
        """Has this entry been told, and does nothing bring the view that it led to?"""
        return self.takes_views and told.is_last and (self.has is None or self.has.number < told.number)


class Push:
    """The viewers of one process. All of it runs on the event loop, but for the methods that say otherwise."""

    def __init__(self, games: Games, heartbeat_seconds: float = 5.0) -> None:
        self.games = games
        self.viewers: dict[str, set[Viewer]] = defaultdict(set)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._told: dict[str, int] = {}
        self._shown: dict[str, Shown] = {}
        """The views last told of the games looked at; read and written by whoever has the game's lock."""
        self._versions: dict[str, int] = {}
        """Of the games looked at, as of the last beat."""
        self._worker = games.store.worker
        self._elsewhere: dict[str, dict[str, dict[str, Any]]] = defaultdict(dict)
        """game -> worker -> who is there, as that worker last said."""
        self._alive: dict[str, float] = {}
        """When each of the other workers was last heard of."""
        self._lately: dict[str, bool] = {}
        """Games of which it was told lately who looks at them; and whether that has changed since."""
        self._heartbeat_seconds = heartbeat_seconds
        self._beating: asyncio.Task[None] | None = None
        self._listener: Listener | None = None

    def start(self) -> None:
        """On the event loop, before the first viewer."""
        self._loop = asyncio.get_running_loop()
        self.games.listeners.append(self.entry_made)
        self.games.table_listeners.append(self.table_changed)
        if not self.games.store.is_sqlite:
            silence = 2 * BEATS_UNTIL_LOST * self._heartbeat_seconds
            self._listener = Listener(self.games.store, self._heard, self._catch_up, silence)
            self.games.hears_others = self._listener.is_well
            self._listener.start()
        self._beating = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        """Let everybody go."""
        if self._beating is not None:
            self._beating.cancel()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.stop, f"gone {self._worker}")
            self._listener = None
        for viewers in list(self.viewers.values()):
            for viewer in list(viewers):
                self._let_go(viewer)

    def is_well(self) -> bool:
        """Does this worker hear what the others have to say?"""
        return self._listener is None or self._listener.is_well()

    def count(self) -> int:
        return sum(len(viewers) for viewers in self.viewers.values())

    # Coming and going

    def join(self, viewer: Viewer) -> None:
        self.viewers[viewer.game].add(viewer)
        self._say_who_is_here(viewer.game)

    def leave(self, viewer: Viewer) -> None:
        viewers = self.viewers.get(viewer.game)
        if viewers is None:
            return
        viewers.discard(viewer)
        if not viewers:
            del self.viewers[viewer.game]
            self._told.pop(viewer.game, None)
            self._shown.pop(viewer.game, None)
        self._say_who_is_here(viewer.game)

    def seat(self, viewer: Viewer, seats: frozenset[int]) -> None:
        """This viewer holds these seats now."""
        if viewer.seats != seats:
            viewer.seats = seats
            self._say_who_is_here(viewer.game)

    def presence(self, game: str) -> dict[str, Any]:
        """Which seats are looking, and how many spectators."""
        seats, spectators = self._here(game)
        for other in self._elsewhere.get(game, {}).values():
            seats |= set(other["seats"])
            spectators += other["spectators"]
        return {"seats": sorted(seats), "spectators": spectators}

    def _here(self, game: str) -> tuple[set[int], int]:
        seats: set[int] = set()
        spectators = 0
        for viewer in self.viewers.get(game, ()):
            seats |= viewer.seats
            spectators += not viewer.seats
        return seats, spectators

    def _say_who_is_here(self, game: str) -> None:
        """At once; and of what changes soon afterwards, only what has become of it."""
        if game in self._lately:
            self._lately[game] = True
            return
        self._send(game, Told({"type": "presence", **self.presence(game)}))
        self._say_here(game)
        self._lately[game] = False
        asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._not_lately, game)

    def _not_lately(self, game: str) -> None:
        if self._lately.pop(game):
            self._say_who_is_here(game)

    def _say_here(self, game: str) -> None:
        """Tell the other workers who looks at a game through this one."""
        if self._listener is not None:
            seats, spectators = self._here(game)
            word = {"worker": self._worker, "seats": sorted(seats), "spectators": spectators}
            self._listener.say(f"here {game} {to_json(word)}")

    # Telling

    def entry_made(self, game: str, entry: dict[str, Any]) -> None:
        """From any thread, which has the game's lock: an entry of this process is durable."""
        self._call(self._tell_entry, game, Told({"type": "entry", "entry": entry}, self._news(game)))

    def table_changed(self, game: str) -> None:
        """From any thread: seats or requests of a table have changed."""
        self._call(self._send, game, TABLE)

    def message_made(self, message: MessageRow) -> None:
        """From any thread: a message or a notice of this process is durable."""
        if self._listener is None:  # else it is heard from PostgreSQL, like the others'
            self._call(self._send, message.game, Told(told(message)))

    def shown(self, game: str) -> Shown:
        """From any thread: the present, as it is shown to viewers of this game."""
        with self.games.locked(game) as loaded:
            shown = self._shown.get(game)
            if shown is None or shown.version != (loaded.length, loaded.row.version):
                shown = self._shown[game] = self.games.shown(game)
            return shown

    def _news(self, game: str) -> News | None:
        """How the view has changed since it was last told; None where nobody here would take it."""
        viewers = [viewer for viewer in tuple(self.viewers.get(game, ())) if viewer.takes_views]
        if not viewers:
            return None
        try:
            with self.games.locked(game):
                before, after = self._shown.get(game), self.shown(game)
                if before is None or before is after:
                    return None
                return news(before, after, any(viewer.decides(after.decides) for viewer in viewers))
        except SQLAlchemyError:
            raise
        except Exception:  # what was done is done: viewers read for themselves
            log.exception("the view was not made", extra={"game": game})
            return None

    def _call(self, function: Callable[..., None], *arguments: Any) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function, *arguments)

    def _tell_entry(self, game: str, told: Told) -> None:
        if game in self.viewers and told.number > self._told.get(game, 0):
            self._told[game] = told.number
            self._send(game, told)

    def _send(self, game: str, told: Told) -> None:
        for viewer in list(self.viewers.get(game, ())):
            try:
                viewer.queue.put_nowait(told)
            except asyncio.QueueFull:
                self._let_go(viewer)

    def let_go_where(self, leaves: Callable[[Viewer], bool]) -> None:
        """From any thread: let these viewers go."""
        self._call(self._let_go_where, leaves)

    def _let_go_where(self, leaves: Callable[[Viewer], bool]) -> None:
        for viewer in [viewer for viewers in self.viewers.values() for viewer in viewers if leaves(viewer)]:
            self._let_go(viewer)

    def _let_go(self, viewer: Viewer) -> None:
        while not viewer.queue.empty():
            viewer.queue.get_nowait()
        viewer.queue.put_nowait(None)

    # Other workers

    def _heard(self, text: str) -> None:
        """In the listener's thread: another worker, or this one, has written something."""
        kind, game, *rest = text.split(" ", 2)
        try:
            if kind in ("alive", "who", "gone"):
                self._call(self._heard_worker, kind, game)
            elif kind == "here":
                self._call(self._heard_presence, game, json.loads(rest[0]))
            elif kind == "table":
                self.games.look_again(game)
                self._call(self._send, game, TABLE)
            elif game not in self.viewers:
                return
            elif kind == "entry":
                number, _, worker = rest[0].partition(" ")
                if worker != self._worker:  # what this one wrote it has told already
                    self._read_entries(game, int(number))
            elif kind == "chat":
                self._read_message(game, int(rest[0]))
        except SQLAlchemyError:
            raise  # the database is gone; the listener connects again, and catches up
        except Exception:
            self._let_go_of_game(game)

    def _let_go_of_game(self, game: str) -> None:
        """Something is wrong with what is to be told of a game: its viewers connect again, and read for themselves."""
        log.warning("not understood; its viewers are let go", extra={"game": game}, exc_info=True)
        for viewer in list(self.viewers.get(game, ())):
            self._call(self._let_go, viewer)

    def _read_entries(self, game: str, number: int) -> None:
        told = self._told.get(game, number - 1)
        if told >= number:
            return
        with self.games.locked(game, as_known=True):  # what follows is not told before
            entries = self.games.follow(game, told, number)
            changes = self._news(game)
            for entry in entries:
                message, is_last = {"type": "entry", "entry": entry}, entry is entries[-1]
                self._call(self._tell_entry, game, Told(message, changes if is_last else None, is_last=is_last))

    def _catch_up(self) -> None:
        """In the listener's thread, on every new connection: what was not heard is read, or asked for."""
        if self._listener is not None:
            self._listener.say(f"who {self._worker}")
        self.games.look_again()
        watched = list(self.viewers)
        lengths = self.games.store.lengths(watched)
        for game in watched:
            try:
                if game in lengths:
                    self._read_entries(game, lengths[game])
                self._call(self._send, game, TABLE)  # seats or requests may have changed meanwhile
            except SQLAlchemyError:
                raise
            except Exception:
                self._let_go_of_game(game)

    def _read_message(self, game: str, number: int) -> None:
        message = self.games.store.message(game, number)
        if message is not None:
            self._call(self._send, game, Told(told(message)))

    # Which other workers, and games, there still are

    async def _beat(self) -> None:
        """Say that this worker is alive, and forget workers and games that are not there any more."""
        while True:
            if self._listener is not None:
                self._listener.say(f"alive {self._worker}")
            await asyncio.sleep(self._heartbeat_seconds)
            lost = time.monotonic() - BEATS_UNTIL_LOST * self._heartbeat_seconds
            for worker in [worker for worker, heard in self._alive.items() if heard < lost]:
                self._forget_worker(worker)
            for game in [game for game in list(self._shown) if game not in self.viewers]:
                self._shown.pop(game, None)  # made while the last viewer left
            try:
                await self._look_for_an_operators_changes()
            except Exception:
                log.warning("could not look for changed and removed games", exc_info=True)

    async def _look_for_an_operators_changes(self) -> None:
        """`18cz admin` writes to the database and cannot tell the viewers here: of a change, or that a game is gone."""
        looked_at = list(self.viewers)
        versions = await asyncio.to_thread(self.games.store.versions, looked_at)
        for game, version in versions.items():
            if self._versions.get(game, version) != version:
                self.games.look_again(game)
                self._send(game, TABLE)
        self._versions = versions
        for game in set(looked_at) - versions.keys():
            self.games.forget(game)
            for viewer in list(self.viewers.get(game, ())):
                self._let_go(viewer)

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
            for game in list(self.viewers):
                self._say_here(game)

    def _forget_worker(self, worker: str) -> None:
        self._alive.pop(worker, None)
        for game in [game for game, workers in self._elsewhere.items() if worker in workers]:
            self._set_elsewhere(game, worker, None)

    def _heard_presence(self, game: str, word: dict[str, Any]) -> None:
        if word["worker"] == self._worker:
            return
        self._heard_worker("alive", word["worker"])
        self._set_elsewhere(game, word["worker"], word if word["seats"] or word["spectators"] else None)

    def _set_elsewhere(self, game: str, worker: str, word: dict[str, Any] | None) -> None:
        before = self.presence(game)
        if word is None:
            self._elsewhere[game].pop(worker, None)
        else:
            self._elsewhere[game][worker] = word
        if not self._elsewhere[game]:
            del self._elsewhere[game]
        if self.presence(game) != before:
            self._send(game, Told({"type": "presence", **self.presence(game)}))


def message_to_json(message: MessageRow) -> dict[str, Any]:
    """A message as everybody sees it, or a notice: its kind and what it tells in place of a text."""
    body: dict[str, Any] = (
        {"text": message.text, **({"deleted": True} if message.kind == "deleted" else {})}
        if message.about is None
        else {"kind": message.kind, "about": json.loads(message.about)}
    )
    return {
        "number": message.number,
        "seat": None if message.seat < 0 else message.seat,
        "name": message.name,
        **body,
        "time": message.time,
    }


def told(message: MessageRow) -> dict[str, Any]:
    """A message, or a notice, as live viewers hear it."""
    what = {"type": "chat", "message": message_to_json(message)}
    return what if message.about is None else {"type": "notice", "notice": what["message"]}
