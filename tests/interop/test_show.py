"""The displayed position contains everything on the table (III.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cz18 import GameState
from cz18.interop.words.show import position
from tests.rules.positions import a_game, company, floated, in_step, local_railway, player, pooled, stations


def a_table() -> GameState:
    """Ada's BCB has money, a train, a station and a local railway; Ben has a debt and holds S2."""
    state = floated(a_game(), "BCB", treasury=100, trains=("a0",))
    state = player(stations(state, "BCB", "E15"), 1, cash=50, debt=30, penalty=40, shares={"BCB": 1})
    state = local_railway(local_railway(state, "S1", company="BCB"), "S2", player=1)
    return in_step(state, "BCB", "track")


@pytest.mark.rule("III.1-01")
@pytest.mark.parametrize(
    "changed",
    [
        lambda state: player(state, 1, cash=51),
        lambda state: player(state, 1, debt=31),
        lambda state: player(state, 1, penalty=41),
        lambda state: player(state, 1, shares={"BCB": 0}),
        lambda state: local_railway(state, "S2", player=2),
        lambda state: local_railway(state, "S2", company="BCB"),
        lambda state: local_railway(state, "S1", company="BCB", used=True),
        lambda state: company(state, "BCB", treasury=101),
        lambda state: company(state, "BCB", trains=("a1",)),
        lambda state: company(state, "BCB", markers=1),
        lambda state: stations(state, "BCB", "D4"),
        lambda state: pooled(state, "a4"),
    ],
    ids=[
        "cash", "debt", "penalty", "shares", "owner", "sold", "used", "treasury", "train", "markers", "station", "pool",
    ],
)  # fmt: skip
def test_every_holding_is_shown(changed: Callable[[GameState], GameState]) -> None:
    """Any difference in the holdings of a player or company changes the displayed position (III.1)."""
    state = a_table()
    assert position(changed(state)) != position(state)
    assert position(a_table()) == position(state)
