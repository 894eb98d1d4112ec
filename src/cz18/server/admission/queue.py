"""The fair queue: the client served longest ago is next, however many items others have waiting."""

from __future__ import annotations

import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Hashable, Iterable
from math import inf
from typing import Generic, NamedTuple, TypeVar

from cz18.server.errors import busy

Item = TypeVar("Item", bound=Hashable)
Path = tuple[str, ...]
"""Whose item it is, from the widest to the narrowest: address, person, game."""

REMEMBERED = 10_000
"""Paths whose last service is remembered; a forgotten path counts as never served."""
TURNS_PER_SECOND = 4.0
"""Turns that a second of work costs its path."""
BUSY = "The server is busy; try again in a moment."


class Place(NamedTuple):
    path: Path
    holds: tuple[str, ...]
    since: float


class Branch(Generic[Item]):
    """The items waiting below one path."""

    __slots__ = ("branches", "items")

    def __init__(self) -> None:
        self.branches: dict[str, Branch[Item]] = {}
        self.items: dict[Item, None] = {}


class FairQueue(Generic[Item]):
    """Waiting items, each with a path. Thread-safe.

    The next item belongs to the first path element served longest ago, within it to the second element served longest
    ago, and so on; among equals, first in, first out. Work time (`done`) counts as service. At most `share` items that
    hold the same key are under way at a time; the others wait without delaying those behind them. A key that is also a
    path element is held by every item below that element.
    """

    def __init__(self, share: float = inf, most: float = inf, most_each: float = inf) -> None:
        self._share = share
        self._most = most
        self._most_each = most_each
        self._root: Branch[Item] = Branch()
        self._waiting: dict[Item, Place] = {}
        self._under_way: dict[Item, Place] = {}
        self._served: OrderedDict[Path, float] = OrderedDict()
        self._busy: Counter[str] = Counter()
        self._of: Counter[str] = Counter()
        self._clock = 0.0
        self._closed = False
        self._changed = threading.Condition()

    def __len__(self) -> int:
        return len(self._waiting)

    def __contains__(self, item: object) -> bool:
        return item in self._waiting

    def is_under_way(self, item: Item) -> bool:
        """Whether it was taken and is not done. Check `in` first: an item never goes back to waiting."""
        return item in self._under_way

    def under_way(self) -> list[Item]:
        with self._changed:
            return [*self._under_way]

    def oldest(self) -> float:
        """Seconds the oldest item has waited; 0 if none waits."""
        with self._changed:
            first = min((place.since for place in self._waiting.values()), default=None)
        return 0.0 if first is None else time.monotonic() - first

    def put(self, item: Item, path: Path, holds: Iterable[str] = (), most_each: float = inf) -> None:
        """Add an item. Raises ApiError 503 if too many wait, in total or for the first element of this path."""
        with self._changed:
            each = min(self._most_each, most_each)
            if self._closed or len(self._waiting) >= self._most or self._of[path[0]] >= each:
                raise busy(BUSY)
            branch = self._root
            for key in path:
                branch = branch.branches.setdefault(key, Branch())
            branch.items[item] = None
            self._waiting[item] = Place(path, tuple(holds), time.monotonic())
            self._of[path[0]] += 1
            self._changed.notify()

    def take(self) -> Item | None:
        """Wait for the next item, now under way; None once the queue is closed."""
        with self._changed:
            while not self._closed:
                if (item := self._poll()) is not None:
                    return item
                self._changed.wait()
        return None

    def poll(self) -> Item | None:
        """The next item, now under way; None if none can be taken."""
        with self._changed:
            return self._poll()

    def drop(self, item: Item) -> bool:
        """Remove a waiting item; False if it is not waiting."""
        with self._changed:
            if item not in self._waiting:
                return False
            self._remove(item)
            return True

    def done(self, item: Item, seconds: float = 0.0, wake: bool = True) -> None:
        """Finish an item that took `seconds` of work.

        A thread that takes the next item at once wakes no other one for it, which would find nothing left.
        """
        with self._changed:
            place = self._under_way.pop(item)
            _subtract(self._busy, place.holds)
            if seconds:
                self._serve(place.path, seconds * TURNS_PER_SECOND)
            if wake and self._waiting:
                self._changed.notify()

    def close(self) -> list[Item]:
        """Close the queue to `put` and `take`; the items that were still waiting."""
        with self._changed:
            self._closed = True
            left = [*self._waiting]
            for item in left:
                self._remove(item)
            self._changed.notify_all()
        return left

    def _poll(self) -> Item | None:
        if not self._waiting or (item := self._first(self._root, ())) is None:
            return None
        place = self._remove(item)
        self._under_way[item] = place
        self._busy.update(place.holds)
        self._clock += 1
        self._serve(place.path, 0.0)
        return item

    def _first(self, branch: Branch[Item], path: Path) -> Item | None:
        for item in branch.items:
            if all(self._busy[key] < self._share for key in self._waiting[item].holds):
                return item
        for key in sorted(branch.branches, key=lambda key: self._served.get((*path, key), 0.0)):
            if self._busy[key] < self._share:
                found = self._first(branch.branches[key], (*path, key))
                if found is not None:
                    return found
        return None

    def _serve(self, path: Path, turns: float) -> None:
        for length in range(1, len(path) + 1):
            prefix = path[:length]
            self._served[prefix] = max(self._clock, self._served.get(prefix, 0.0)) + turns
            self._served.move_to_end(prefix)
        while len(self._served) > REMEMBERED:
            self._served.popitem(last=False)

    def _remove(self, item: Item) -> Place:
        place = self._waiting.pop(item)
        _subtract(self._of, place.path[:1])
        branches = [self._root]
        for key in place.path:
            branches.append(branches[-1].branches[key])
        del branches[-1].items[item]
        for parent, key, branch in reversed(list(zip(branches, place.path, branches[1:], strict=False))):
            if branch.items or branch.branches:
                break
            del parent.branches[key]
        return place


def _subtract(counts: Counter[str], keys: Iterable[str]) -> None:
    for key in keys:
        counts[key] -= 1
        if not counts[key]:
            del counts[key]
