"""`make attack`, small: the effect on other clients of the server, measured by counts, not by times."""

from __future__ import annotations

from benchmarks.attack.attacks import SEVERAL
from benchmarks.attack.measure import Bounds, measure
from benchmarks.attack.victim import LONGEST_STOP


def test_others_play_on_during_attacks() -> None:
    """Health checks and players at other tables are always answered, and the server stops on request."""
    row = measure(SEVERAL, Bounds(1.5, 0.2), nice=0)
    assert row.witnessed == {}, row
    assert row.answers["200"] > 0 and row.answers["held"] > 0, row  # it was attacked
    assert row.stopped < LONGEST_STOP and row.orphans == 0, row
