"""Registry of custom boards, by name.

A board stays registered while anything references it, and so do the most recent ones. Others are dropped with
everything cached for them, so that a stream of uploaded boards cannot fill the memory.
"""

from __future__ import annotations

from _thread import allocate_lock  # `threading` would be slow to import
from collections.abc import Callable
from functools import _lru_cache_wrapper, cache
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

MOST_KEPT = 64
"""More than a server uses at once. Above this number the older half is dropped."""

T = TypeVar("T")


class OwnBoards(Generic[T]):
    """Custom boards by name."""

    def __init__(self) -> None:
        self._known: WeakValueDictionary[str, T] = WeakValueDictionary()
        self._lately: dict[str, T] = {}
        self._lock = allocate_lock()

    def get(self, name: str) -> T | None:
        return self._known.get(name)

    def keep(self, name: str, board: T) -> T:
        """Register a board and return the shared object for its name, as the most recently used one."""
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
    """Register a function to call when boards are dropped, because its cache may reference them."""
    _forgetting.append(forget)


def cache_by_board(function: Callable[..., T]) -> _lru_cache_wrapper[T]:
    """`functools.cache` for values derived from a board, cleared when boards are dropped."""
    kept = cache(function)
    forgotten_with_boards(kept.cache_clear)
    return kept
