"""Replays pause the search for cycles of garbage, and leave it as they found it."""

from __future__ import annotations

import gc

import pytest

from cz18.bots.random_bot import play_random_game
from cz18.rules.game import NotReplayable, no_cycles, replay


@pytest.mark.parametrize("searching", [True, False])
def test_a_replay_restores_the_garbage_collector(searching: bool) -> None:
    """After a whole replay and after one that is refused."""
    game = play_random_game(3, seed=1)[0]
    broken = game._replace(actions=(game.actions[0], *game.actions))
    before = gc.isenabled()
    try:
        (gc.enable if searching else gc.disable)()
        replay(game)
        assert gc.isenabled() == searching
        with pytest.raises(NotReplayable):
            replay(broken)
        assert gc.isenabled() == searching
        with no_cycles():
            assert not gc.isenabled()
    finally:
        (gc.enable if before else gc.disable)()
