"""Checks of the garbage collection settings, run in a small interpreter by `test_garbage.py`.

With everything the tests have imported, each collection would take seconds."""

from __future__ import annotations

import gc
import weakref
from types import SimpleNamespace

from cz18.server.operations import garbage
from cz18.server.operations.garbage import GROWN, GcFreezer


class Thing:
    """An object in a reference cycle."""

    def __init__(self) -> None:
        self.ring = self


def aside() -> GcFreezer:
    gc.disable()  # only explicit collections
    found = GcFreezer()
    found.begin()
    return found


def what_a_search_has_left_is_not_looked_at_again() -> None:
    """Objects that survive a collection are frozen; new garbage is still collected."""
    found = aside()
    here = [[number] for number in range(1000)]
    gc.collect()
    assert not any(thing is here for thing in gc.get_objects())
    assert gc.get_freeze_count() > 1000
    new = Thing()
    gone = weakref.ref(new)
    del new
    gc.collect()
    assert gone() is None
    found.end()


def rings_that_were_put_aside_go_when_there_are_many() -> None:
    """Frozen objects are examined again when their number has grown by half."""
    found = aside()
    things = [Thing() for _ in range(10)]
    gone = [weakref.ref(thing) for thing in things]
    gc.collect()  # freezes them
    del things
    gc.collect()
    assert all(one() is not None for one in gone)
    many = [[] for _ in range(int(gc.get_freeze_count() * GROWN))]
    gc.collect()  # freezes these too, enough that the next collection examines everything
    gc.collect()
    assert all(one() is None for one in gone) and many
    found.end()


def no_collection_counts_what_was_put_aside() -> None:
    """Counting the frozen objects visits each of them: the pause would grow with the server."""
    found = aside()
    counted: list[int] = []
    garbage.gc = SimpleNamespace(**{**vars(gc), "get_freeze_count": lambda: counted.append(1) or 0})  # type: ignore[attr-defined]
    gc.collect()
    gc.collect()
    assert not counted
    found.end()
