"""Observations: tensors match the schema, contain the right numbers, and differ between seats only in order."""

from __future__ import annotations

import numpy as np
import pytest

from cz18 import decision
from cz18.research.observation import DECISIONS, observer_of
from tests.research.playing import TABLES, random_episode


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_tensors_match_the_schema_and_the_state(board: str, players: int) -> None:
    observer = observer_of(board, players)
    cash, treasury = observer.schema["players"].column("cash"), observer.schema["companies"].column("treasury")
    for episode in random_episode(board, players, seed=5):
        if episode.actions % 5 and not episode.over:
            continue
        state, seat = episode.state, episode.actions % players
        seen = observer.observe(state, seat)
        assert list(seen) == list(observer.schema)
        for name, field in observer.schema.items():
            assert seen[name].shape == field.shape and seen[name].dtype == np.int32
            assert field.low <= seen[name].min() and seen[name].max() <= field.high, name
        assert seen["players"][:, cash].tolist() == [
            state.players[(seat + row) % players].cash for row in range(players)
        ]
        assert seen["companies"][:, treasury].tolist() == [item.treasury for item in state.companies]
        assert seen["stations"].sum() == len(state.stations)
        assert seen["trains"].sum() == sum(len(item.trains) for item in state.companies)
        due = decision(state)
        wanted = [] if due is None else [DECISIONS.index(due.kind)]
        assert seen["decision"].nonzero()[0].tolist() == wanted
        flat = observer.flat(seen)
        assert flat.shape == (observer.length,) and flat.dtype == np.float32 and np.isfinite(flat).all()


def test_two_seats_see_the_same_in_another_order() -> None:
    observer = observer_of("standard", 3)
    *_, episode = random_episode("standard", 3, seed=2, most=200)
    first, second = observer.observe(episode.state, 0), observer.observe(episode.state, 1)
    for name in ("players", "shares", "sold"):
        assert (np.roll(first[name], -1, axis=0) == second[name]).all()
    assert (np.roll(first["directors"], -1, axis=1) == second["directors"]).all()
    assert (first["tiles"] == second["tiles"]).all()


def test_an_impossible_table_is_reported() -> None:
    with pytest.raises(ValueError, match="for 3 or 4 or 5 or 6 players, not 2"):
        observer_of("standard", 2)
