"""Live viewers and their message queues.

A message is encoded once for all viewers of a game. Viewers that have the view before an entry receive its diff. A slow
viewer is disconnected; it reconnects with the number of its last entry and misses nothing. Entries of other processes
come from `workers`.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from cz18.server.games.views import Recorded, Version, ViewDiff, ViewerMessage, entry_message, view_diff
from cz18.server.storage.rows import MessageRow
from cz18.server.text import to_json

log = logging.getLogger("cz18.server.push")

LONGEST_QUEUE = 512
"""Maximum number of messages queued for one viewer."""
TABLE = ViewerMessage('{"type":"table"}')
"""Sent when seats or requests have changed."""
PRESENCE_SECONDS = 0.2
"""Minimum seconds between two presence messages of a game."""


class Viewer:
    """One live connection. `takes_views`: it receives views and diffs, not only entries."""

    __slots__ = ("address", "game", "had_choices", "has", "looking", "queue", "seats", "takes_views")

    def __init__(self, game: str, seats: frozenset[int], address: str = "", *, takes_views: bool = False) -> None:
        self.game = game
        self.address = address
        self.seats = seats
        self.takes_views = takes_views
        self.looking = False
        """Whether the client says that its user is looking at the game."""
        self.has: Version | None = None
        """Version of the client's view."""
        self.had_choices = True
        """Whether that view contains choices; one from `/view` does."""
        self.queue: asyncio.Queue[ViewerMessage | None] = asyncio.Queue(LONGEST_QUEUE)
        """None means disconnect."""

    def text_of(self, message: ViewerMessage) -> str:
        """The message, with the diff if the client has the view before it."""
        diff = message.diff
        if not self.takes_views or diff is None or diff.before != self.has:
            return message.text
        decides = diff.decides in self.seats
        text = message.with_changes(decides, self.had_choices)
        if text is None:
            return message.text
        self.has, self.had_choices = diff.after, decides
        return text

    def is_behind(self, message: ViewerMessage) -> bool:
        """Does the client need a full view after this message?"""
        return self.takes_views and message.is_last and (self.has is None or self.has.number < message.number)


class Push:
    """The viewers of one process. Runs on the event loop; the methods under "Publishing" on any thread."""

    def __init__(self) -> None:
        self.viewers: dict[str, set[Viewer]] = defaultdict(set)
        self.sent: dict[str, int] = {}
        self.elsewhere: dict[str, dict[str, dict[str, Any]]] = defaultdict(dict)
        """game -> worker -> seats and spectators connected there."""
        self.presence_listeners: list[Callable[[str], None]] = []
        """Called with a game when its viewers in this process have changed."""
        self.receives_own_messages = False
        """Whether this process's own chat messages come back through PostgreSQL."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._recent: dict[str, bool] = {}
        """Games whose presence was sent within `PRESENCE_SECONDS`, and whether it changed since."""

    def start(self) -> None:
        """Called on the event loop, before the first viewer."""
        self._loop = asyncio.get_running_loop()

    def stop(self) -> None:
        self._disconnect_where(lambda viewer: True)

    def count(self) -> int:
        return sum(len(viewers) for viewers in self.viewers.values())

    # Presence

    def join(self, viewer: Viewer) -> None:
        self.viewers[viewer.game].add(viewer)
        self._send_presence(viewer.game)

    def leave(self, viewer: Viewer) -> None:
        viewers = self.viewers.get(viewer.game)
        if viewers is None:
            return
        viewers.discard(viewer)
        if not viewers:
            del self.viewers[viewer.game]
            self.sent.pop(viewer.game, None)
        self._send_presence(viewer.game)

    def seat(self, viewer: Viewer, seats: frozenset[int]) -> None:
        if viewer.seats != seats:
            viewer.seats = seats
            self._send_presence(viewer.game)

    def look(self, viewer: Viewer, looking: bool) -> None:
        """Set whether this viewer's user is looking. Other players are not notified."""
        if viewer.looking != looking:
            viewer.looking = looking
            for listener in self.presence_listeners:
                listener(viewer.game)

    def looking(self, game: str) -> set[int]:
        """Seats whose player is looking at the game, in all processes."""
        seats = self.looking_here(game)
        for other in tuple(self.elsewhere.get(game, {}).values()):
            seats.update(other.get("looking", ()))  # workers of older versions do not say
        return seats

    def looking_here(self, game: str) -> set[int]:
        viewers = tuple(self.viewers.get(game, ()))
        return {seat for viewer in viewers if viewer.looking for seat in viewer.seats}

    def presence(self, game: str) -> dict[str, Any]:
        """Connected seats and number of spectators, in all processes."""
        seats, spectators = self.here(game)
        for other in self.elsewhere.get(game, {}).values():
            seats |= set(other["seats"])
            spectators += other["spectators"]
        return {"seats": sorted(seats), "spectators": spectators}

    def here(self, game: str) -> tuple[set[int], int]:
        """Seats, and number of spectators, connected to this process."""
        seats: set[int] = set()
        spectators = 0
        for viewer in tuple(self.viewers.get(game, ())):
            seats |= viewer.seats
            spectators += not viewer.seats
        return seats, spectators

    def set_elsewhere(self, game: str, worker: str, there: dict[str, Any] | None) -> None:
        """Set who is connected to another worker; None: nobody."""
        before = self.presence(game)
        if there is None:
            self.elsewhere[game].pop(worker, None)
        else:
            self.elsewhere[game][worker] = there
        if not self.elsewhere[game]:
            del self.elsewhere[game]
        if self.presence(game) != before:
            self.send(game, self._presence_message(game))

    def _presence_message(self, game: str) -> ViewerMessage:
        return ViewerMessage(to_json({"type": "presence", **self.presence(game)}))

    def _send_presence(self, game: str) -> None:
        """Send presence now; later changes within `PRESENCE_SECONDS` are sent together."""
        if game in self._recent:
            self._recent[game] = True
            return
        self.send(game, self._presence_message(game))
        for listener in self.presence_listeners:
            listener(game)
        self._recent[game] = False
        asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._presence_due, game)

    def _presence_due(self, game: str) -> None:
        if self._recent.pop(game):
            self._send_presence(game)

    # Publishing, from any thread

    def entry_made(self, made: Recorded) -> None:
        """Publish a durable entry of this process. The caller holds the game's lock."""
        self.publish([made])

    def publish(self, entries: Sequence[Recorded]) -> None:
        """Send consecutive entries of one game; the last one carries the diff of the view."""
        for made in entries:
            is_last = made is entries[-1]
            diff = self._diff(made) if is_last else None
            number, game, text = made.entry.number, made.entry.game, entry_message(made.json)
            self.call(self._send_entry, game, ViewerMessage(text, number, made.entry.time, diff, is_last=is_last))

    def table_changed(self, game: str) -> None:
        self.call(self.send, game, TABLE)

    def message_made(self, message: MessageRow) -> None:
        """Send a durable chat message or notice of this process."""
        if not self.receives_own_messages:
            self.call(self.send, message.game, chat_message(message))

    def disconnect_where(self, leaves: Callable[[Viewer], bool]) -> None:
        self.call(self._disconnect_where, leaves)

    def call(self, function: Callable[..., None], *arguments: Any) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function, *arguments)

    def _diff(self, made: Recorded) -> ViewDiff | None:
        """None if no viewer needs it."""
        viewers = [viewer for viewer in tuple(self.viewers.get(made.entry.game, ())) if viewer.takes_views]
        if not viewers or made.before.version == made.after.version:
            return None
        try:
            decides = any(made.after.decides in viewer.seats for viewer in viewers)
            return view_diff(made.before, made.after, decides)
        except Exception:  # viewers receive the full view instead
            log.exception("could not compute the view diff", extra={"game": made.entry.game})
            return None

    # Sending, on the event loop

    def _send_entry(self, game: str, message: ViewerMessage) -> None:
        if game in self.viewers and message.number > self.sent.get(game, 0):
            self.sent[game] = message.number
            self.send(game, message)

    def send(self, game: str, message: ViewerMessage) -> None:
        for viewer in list(self.viewers.get(game, ())):
            try:
                viewer.queue.put_nowait(message)
            except asyncio.QueueFull:
                self._disconnect(viewer)

    def _disconnect_where(self, leaves: Callable[[Viewer], bool]) -> None:
        for viewer in [viewer for viewers in self.viewers.values() for viewer in viewers if leaves(viewer)]:
            self._disconnect(viewer)

    def _disconnect(self, viewer: Viewer) -> None:
        while not viewer.queue.empty():
            viewer.queue.get_nowait()
        viewer.queue.put_nowait(None)


def message_to_json(message: MessageRow) -> dict[str, Any]:
    """A chat message, or a notice with kind and data in place of a text."""
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


def chat_message(message: MessageRow) -> ViewerMessage:
    body = message_to_json(message)
    is_chat = message.about is None
    return ViewerMessage(
        to_json({"type": "chat", "message": body} if is_chat else {"type": "notice", "notice": body})
    )
