"""Many games at once: the same games with any number of processes."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from cz18.facts.maps import board_data, own_board
from cz18.research import SelfPlay
from cz18.research.selfplay import DecisionBatch, _InProcess


def turns(processes: int, groups: int = 1, steps: int = 120) -> list[DecisionBatch]:
    """Turns of five games in which the middle index of the list is always played."""
    with SelfPlay("moravia_silesia", 2, games=5, processes=processes, groups=groups, seed=5) as play:
        seen = [play.turn]
        for _ in range(steps):
            seen.append(play.step([sorted(legal)[len(legal) // 2] for legal in seen[-1].legal]))
    return seen


def test_processes_make_no_difference_and_games_restart() -> None:
    here, there = turns(0), turns(2)
    for one, other in zip(here, there, strict=True):
        assert (one.seats == other.seats).all() and one.legal == other.legal
        assert (one.rewards == other.rewards).all() and (one.over == other.over).all()
        assert all((one.tensors[name] == other.tensors[name]).all() for name in one.tensors)
    ended = [turn for turn in here if turn.over.any()]
    assert ended and all(np.allclose(turn.rewards.sum(axis=1), 0) for turn in here)
    assert all((turn.rewards[~turn.over] == 0).all() for turn in here)


@pytest.mark.parametrize("processes", [0, 2])
def test_groups_take_turns_and_their_games_are_the_same(processes: int) -> None:
    """Games 0 and 1, then 2 to 4: in each the same happens as if all five were one batch."""
    together, apart = turns(0), turns(processes, groups=2, steps=241)
    assert [turn.games for turn in apart] == [range(2), range(2, 5)] * 121
    for one, first, second in zip(together, apart[::2], apart[1::2], strict=True):
        for name in ("seats", "rewards", "over", "rows"):
            both = np.concatenate([getattr(first, name), getattr(second, name)])
            assert (getattr(one, name) == both).all(), name
        assert one.legal == first.legal + second.legal
    assert any(turn.over.any() for turn in together)


def test_masks_and_mistakes() -> None:
    with SelfPlay("moravia_silesia", 2, games=2, processes=0, tensors=False) as play:
        masks = play.turn.masks(play.encoding.size)
        assert [row.nonzero()[0].tolist() for row in masks] == [sorted(legal) for legal in play.turn.legal]
        assert play.turn.tensors == {}
        with pytest.raises(ValueError, match="2 games, not 1"):
            play.step([0])
        with pytest.raises(ValueError, match="not legal in game 0"):
            play.step([play.encoding.blocks["Run"].start] * 2)
    with pytest.raises(ValueError, match="games"):
        SelfPlay(games=0)
    with pytest.raises(ValueError, match="groups: 2 games cannot be divided into 3 groups"):
        SelfPlay(games=2, groups=3)
    with SelfPlay("moravia_silesia", 2, games=3, processes=0, groups=2) as play:
        play.step([play.turn.legal[0][0]])
        with pytest.raises(ValueError, match="not legal in game 1"):
            play.step([-1, -1])


def test_a_custom_board_is_sent_to_the_processes() -> None:
    """They know only the built-in boards; any other must be sent with the work."""
    data = board_data("moravia_silesia")
    board = own_board({**data, "title": "Moravia for a test"})
    for context in ("fork", "spawn"):
        with SelfPlay(board.name, 2, games=2, processes=1, seed=1, tensors=False, start=context) as play:
            first = play.turn.legal
            assert len(play.step([legal[0] for legal in first]).legal) == 2


@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_processes_end_with_their_games(start: str) -> None:
    """All of them, without further action."""
    with SelfPlay("bohemia", 2, games=3, processes=3, tensors=False, start=start) as play:
        processes = [worker._process for worker in play._workers if isinstance(worker, _InProcess)]
    assert [process.exitcode for process in processes] == [0, 0, 0]
    with pytest.raises(ValueError, match="closed"):
        play.step([0, 0, 0])


ORPHANED = """
import os, sys
from cz18.research import SelfPlay
play = SelfPlay("bohemia", 2, games=2, processes=2, tensors=False, start=sys.argv[1])
print(*(worker._process.pid for worker in play._workers), flush=True)
os.kill(os.getpid(), 9)
"""


@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_processes_end_with_their_parent(start: str) -> None:
    """A killed parent cannot notify them."""
    killed = subprocess.run([sys.executable, "-c", ORPHANED, start], capture_output=True, text=True)
    left = {int(word) for word in killed.stdout.split()}
    assert killed.returncode == -9 and len(left) == 2
    deadline = time.monotonic() + 60
    while left := {pid for pid in left if _is_running(pid)}:
        assert time.monotonic() < deadline, left
        time.sleep(0.05)


def _is_running(pid: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


def test_errors_of_processes_are_raised_in_the_parent() -> None:
    for wrong in ({"players": 9}, {"reward": "x"}, {"most": 0}):
        messages = []
        for processes in (0, 1):
            with pytest.raises(ValueError, match=r".") as shown:
                SelfPlay("standard", **{"players": 3, **wrong}, processes=processes)  # type: ignore[arg-type]
            messages.append(str(shown.value))
        assert messages[0] == messages[1]


def test_an_interrupted_step_ends_the_games() -> None:
    """They might be a turn ahead of the caller."""
    play = SelfPlay("bohemia", 2, games=2, processes=1, tensors=False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_InProcess, "take", lambda self, rows: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            play.step([legal[0] for legal in play.turn.legal])
    with pytest.raises(ValueError, match="closed"):
        play.step([legal[0] for legal in play.turn.legal])
