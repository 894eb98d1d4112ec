"""Pages of the log for live viewers that connect: compressed once, in a thread, and cached for all sockets.

A page holds the entries from `PAGE * page + 1` on, at most `PAGE` of them, each as its own message.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import NamedTuple
from weakref import WeakValueDictionary

from cz18.server.games.views import entry_json, entry_message
from cz18.server.http import packing
from cz18.server.storage.store import Store

PAGE = 200
MOST_BYTES = 16 * 2**20
"""Size of the cache."""

Key = tuple[str, int, int | None]
"""Game, page, and negotiated compression window."""


class Page(NamedTuple):
    """WebSocket frames, one for each entry up to number `last`."""

    last: int
    frames: tuple[bytes, ...]

    def between(self, since: int, until: int) -> tuple[bytes, ...]:
        """The frames of the entries after number `since` up to number `until`."""
        first = self.last - len(self.frames)
        return self.frames[max(0, since - first) : max(0, until - first)]


class LogPages:
    """A cache of recently sent pages. Thread-safe."""

    def __init__(self, store: Store, most_bytes: int = MOST_BYTES) -> None:
        self._store = store
        self._most_bytes = most_bytes
        self._pages: OrderedDict[Key, Page] = OrderedDict()
        self._bytes = 0
        self._making: WeakValueDictionary[Key, threading.RLock] = WeakValueDictionary()
        self._guard = threading.Lock()

    def kept(self, game: str, page: int, window: int | None, until: int) -> Page | None:
        """The page, if it is cached and contains the entry `until`."""
        key = (game, page, window)
        with self._guard:
            found = self._pages.get(key)
            if found is None or found.last < until:
                return None
            self._pages.move_to_end(key)
            return found

    def make(self, game: str, page: int, window: int | None, until: int) -> Page:
        """Read and compress the page up to the entry `until`, which is durable. Slow: not for the event loop."""
        key = (game, page, window)
        with self._guard:
            making = self._making.get(key)
            if making is None:
                making = self._making[key] = threading.RLock()
        with making:  # other sockets waiting for this page find it cached
            found = self.kept(game, page, window, until)
            if found is None:
                entries = self._store.entries_between(game, PAGE * page, min(PAGE * (page + 1), until))
                texts = (entry_message(entry_json(entry)) for entry in entries)
                frames = tuple(packing.packed(text, window) for text in texts)
                found = Page(entries[-1].number if entries else PAGE * page, frames)
                self._keep(key, found)
        return found

    def _keep(self, key: Key, page: Page) -> None:
        with self._guard:
            self._drop(key)
            self._pages[key] = page
            self._bytes += sum(map(len, page.frames))
            while self._bytes > self._most_bytes and self._pages:
                self._drop(next(iter(self._pages)))

    def _drop(self, key: Key) -> None:
        page = self._pages.pop(key, None)
        if page is not None:
            self._bytes -= sum(map(len, page.frames))
