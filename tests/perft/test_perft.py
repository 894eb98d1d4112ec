"""Pinned counts of action sequences: the set of legal actions has not changed."""

from __future__ import annotations

import pytest
from perft.counting import counted, differences, kept, perft
from perft.positions import POSITIONS
from rules.positions import a_game

from cz18 import apply
from cz18.rules.actions import AssignThreeE, BuyShare, EndStep, OfferAcquisition, Pass
from cz18.rules.engine import action_ranges


@pytest.mark.parametrize("name", POSITIONS)
def test_counts_are_those_of_the_table(name: str) -> None:
    """The counts are unchanged. After an intended rule change: `make golden`."""
    assert differences(name) == []


def test_the_table_has_these_positions() -> None:
    """Every position is in the table, at least at depth 2, unless its tree is too wide or ends."""
    table = kept()
    assert list(table) == list(POSITIONS)
    assert all(counts and min(counts) > 0 for counts in table.values())
    assert sum(len(counts) >= 2 for counts in table.values()) >= len(table) * 3 // 4


def test_counting_by_hand() -> None:
    """In the pre-stock round every player buys one of the local railways he can pay, or passes."""
    state = a_game(3)
    width = perft(state, 1)
    assert counted(state, 2) == [width, width + (width - 1) * (width - 1)]
    assert perft(apply(state, Pass(0))[0], 1) == width


def test_built_positions_are_awkward() -> None:
    """The positions built by hand have the difficulty they are named after."""
    at = POSITIONS["standard: at the certificate limit"]()
    assert at.player(0).certificates == at.player(0).certificate_limit
    above = POSITIONS["standard: above the certificate limit"]()
    assert above.player(0).certificates > above.player(0).certificate_limit
    assert not any(isinstance(action, BuyShare | Pass) for action in action_ranges(above))
    full = POSITIONS["standard: at the train limit"]().company("BCB")
    assert len(full.trains) == full.train_limit
    need = POSITIONS["standard: emergency purchase"]()
    assert not need.company("KFN").trains and not any(isinstance(item, EndStep) for item in action_ranges(need))
    assert POSITIONS["bohemia: Vaclav's first track"]().company("BCB").director == "Vaclav"
    given = action_ranges(POSITIONS["moravia: the 3E given"]())
    assert any(isinstance(action, AssignThreeE) for action in given)
    deals = action_ranges(POSITIONS["standard: between companies"]())
    assert {action.target for action in deals if isinstance(action, OfferAcquisition)} == {"BCB", "OFE"}
