"""Python's search for garbage, which stops everything while it lasts, without what is there to stay.

Most things go by themselves as soon as nobody knows them. Rings of things that know each other do not: Python looks
through all it holds for them, now and again. With a thousand live viewers and hundreds of games that took more than a
tenth of a second each time. So what a search has left is put aside, and the next one looks at what is new; when what
was put aside has grown by half, it may hold rings by now, and everything is looked at once more.
"""

from __future__ import annotations

import gc

OLDEST = 2
"""The generation of a search that looks at everything."""
GROWN = 1.5


class Aside:
    """What was put aside, in number of things."""

    def __init__(self) -> None:
        self._all = 0
        """When everything was last looked at; 0: that is going on."""

    def begin(self) -> None:
        """From now on, in all of this process. The program itself is put aside first."""
        gc.collect()
        gc.freeze()
        self._all = gc.get_freeze_count()
        gc.callbacks.append(self._searched)

    def end(self) -> None:
        gc.callbacks.remove(self._searched)

    def _searched(self, phase: str, told: dict[str, int]) -> None:
        """Called by Python before and after each search."""
        if told["generation"] != OLDEST:
            return
        if phase == "start":
            if gc.get_freeze_count() > GROWN * self._all:
                gc.unfreeze()
                self._all = 0
        else:
            gc.freeze()
            self._all = self._all or gc.get_freeze_count()
