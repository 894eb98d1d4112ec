"""Boards people bring, known by name as long as somebody uses them.

A board stays known while anything holds it, and so do the last few that were brought. Others are forgotten with all
that was worked out from them, so that strangers who bring board after board do not fill the memory.
"""

from __future__ import annotations

from _thread import allocate_lock  # `threading` would be slow to import
from collections.abc import Callable
from functools import _lru_cache_wrapper, cache
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

MOST_KEPT = 64
"""More than a server works on at once. When there are more, the older half goes."""

T = TypeVar("T")


class OwnBoards(Generic[T]):
    """Boards by name."""

    def __init__(self) -> None:
        self._known: WeakValueDictionary[str, T] = WeakValueDictionary()
        self._lately: dict[str, T] = {}
        self._lock = allocate_lock()

    def get(self, name: str) -> T | None:
        return self._known.get(name)

    def keep(self, name: str, board: T) -> T:
        """The board of that name: one object for everybody. It is the last to be forgotten now."""
        with self._lock:
            kept = self._known.setdefault(name, board)
            self._lately.pop(name, None)
            self._lately[name] = kept
            if len(self._lately) <= MOST_KEPT:
                return kept
            for older in list(self._lately)[: MOST_KEPT // 2]:
                del self._lately[older]
        for forget in _forgetting:
            forget()
        return kept


_forgetting: list[Callable[[], None]] = []


def forgotten_with_boards(forget: Callable[[], None]) -> None:
    """Something to be called when boards are forgotten, because it may hold them."""
    _forgetting.append(forget)


def cache_by_board(function: Callable[..., T]) -> _lru_cache_wrapper[T]:
    """`functools.cache` for what is worked out from a board, emptied when boards are forgotten."""
    kept = cache(function)
    forgotten_with_boards(kept.cache_clear)
    return kept
