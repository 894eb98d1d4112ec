"""OpenSpiel's own tests of the game, where its package is installed."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import pytest

from tests.conftest import SPIEL_MISSING

pytestmark = pytest.mark.skipif(find_spec("pyspiel") is None, reason=SPIEL_MISSING)


@pytest.mark.parametrize(("board", "players"), [("standard", 3), ("bohemia", 2), ("moravia_silesia", 3)])
def test_random_simulation(board: str, players: int, full_run: bool) -> None:
    """Legal actions, masks, copies, tensors, returns and serialized states are consistent throughout a game."""
    import pyspiel

    from cz18.research import spiel_game

    game = spiel_game(board, players, seed=2, most=2000 if full_run else 40)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_by_name_with_observer() -> None:
    """It can be loaded by name, played to the end, and observed."""
    import pyspiel

    import cz18.research.spiel  # noqa: F401 - makes it known

    game = pyspiel.load_game("python_18cz(board=moravia_silesia,players=2,seed=3)")
    observer: Any = game.make_py_observer()
    state = game.new_initial_state()
    copy = state.clone()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sum(state.returns()) == 0 and not copy.is_terminal()
    observer.set_from(copy, 0)
    assert observer.dict["players"].shape == (2, 8) and observer.tensor.any()
    assert "opens the auction" in copy.action_to_string(copy.current_player(), copy.legal_actions()[0])
