"""What the search for garbage must do, to be called in a small interpreter: `test_garbage.py` does.

Among all that the tests have loaded each search would take seconds.
"""

from __future__ import annotations

import gc
import weakref

from cz18.server.operations.garbage import GROWN, Aside


class Thing:
    """Something in a ring."""

    def __init__(self) -> None:
        self.ring = self


def aside() -> Aside:
    gc.disable()  # searches are made here only
    found = Aside()
    found.begin()
    return found


def what_a_search_has_left_is_not_looked_at_again() -> None:
    """And what is new is."""
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
    """Everything is looked at again when what was put aside has grown by half."""
    found = aside()
    things = [Thing() for _ in range(10)]
    gone = [weakref.ref(thing) for thing in things]
    gc.collect()  # they are put aside
    del things
    gc.collect()
    assert all(one() is not None for one in gone)
    many = [[] for _ in range(int(gc.get_freeze_count() * GROWN))]
    gc.collect()  # these too, which makes it so many that the next search looks at everything
    gc.collect()
    assert all(one() is None for one in gone) and many
    found.end()
