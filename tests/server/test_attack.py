"""The attacks of `make attack`, small: what others at the server get, by counts and not by times."""

from __future__ import annotations

import pytest

from benchmarks.attack.attacks import ATTACKS, Planned
from benchmarks.attack.measure import measure
from benchmarks.attack.victim import LONGEST_STOP

NAMES = ["760,000 keys", "unfinished bodies", "giant headers"]


@pytest.mark.parametrize("planned", [item for item in ATTACKS if item.name in NAMES], ids=lambda item: item.name)
def test_others_play_on_during_an_attack(planned: Planned) -> None:
    """Health and players at other tables are answered all the while, and the server ends when told to."""
    row = measure(planned, seconds=1.5)
    assert row.witnessed == {}, row
    assert row.stopped < LONGEST_STOP and row.orphans == 0, row
