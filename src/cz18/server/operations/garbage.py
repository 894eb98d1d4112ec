"""Shorter pauses of the cyclic garbage collector.

A full collection visits all objects; with a thousand viewers and hundreds of games it stopped the process for more than
0.1 s. So survivors of a full collection are frozen, and the next one visits only newer objects. When the frozen objects
have grown by half, they are unfrozen and collected once.
"""

from __future__ import annotations

import gc

OLDEST = 2
"""The generation of full collections."""
GROWN = 1.5


class GcFreezer:
    def __init__(self) -> None:
        self._all = 0
        """Frozen objects after the last unfrozen collection; 0 while one runs."""

    def begin(self) -> None:
        """Freeze the loaded program, and start for the whole process."""
        gc.collect()
        gc.freeze()
        self._all = gc.get_freeze_count()
        gc.callbacks.append(self._searched)

    def end(self) -> None:
        gc.callbacks.remove(self._searched)

    def _searched(self, phase: str, info: dict[str, int]) -> None:
        """Called by Python before and after each collection."""
        if info["generation"] != OLDEST:
            return
        if phase == "start":
            if gc.get_freeze_count() > GROWN * self._all:
                gc.unfreeze()
                self._all = 0
        else:
            gc.freeze()
            self._all = self._all or gc.get_freeze_count()
