"""The search for garbage: what is there to stay is looked at once, and rings of things go all the same."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from cz18.server.operations.garbage import GROWN, Aside


class Thing:
    """Something in a ring."""

    def __init__(self) -> None:
        self.ring = self


@pytest.fixture
def aside() -> Iterator[Aside]:
    gc.disable()  # searches are made here only
    found = Aside()
    found.begin()
    try:
        yield found
    finally:
        found.end()
        gc.unfreeze()
        gc.enable()


def test_what_a_search_has_left_is_not_looked_at_again(aside: Aside) -> None:
    """And what is new is."""
    here = [[number] for number in range(1000)]
    gc.collect()
    assert not any(thing is here for thing in gc.get_objects())
    assert gc.get_freeze_count() > 1000
    new = Thing()
    gone = weakref.ref(new)
    del new
    gc.collect()
    assert gone() is None


def test_rings_that_were_put_aside_go_when_there_are_many(aside: Aside) -> None:
    """Everything is looked at again when what was put aside has grown by half."""
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
