"""Flat observations, masks and vectorised environments, as training libraries use them."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray
from pettingzoo.test import api_test

from cz18.research import aec_env, observer_of, seat_env
from cz18.research.seat import SeatEnv
from tests.research.playing import TABLES


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_a_flat_observation_has_the_numbers_of_the_named_one(board: str, players: int) -> None:
    """Scaled, in schema order, and inside the bounds of its space."""
    flat, named = (seat_env(board, players, seat=1, flat=way) for way in (True, False))
    vector, info = flat.reset(seed=3)
    tensors, _ = named.reset(seed=3)
    chance, over = np.random.default_rng(3), False
    while not over:
        assert vector.dtype == np.float32 and flat.observation_space.contains(vector)
        assert (vector == observer_of(board, players).flat(tensors["observation"])).all()
        assert (info["action_mask"] == tensors["action_mask"]).all()
        assert (flat.action_masks() == info["action_mask"].astype(bool)).all()
        index = int(chance.choice(info["action_mask"].nonzero()[0]))
        vector, *_, info = flat.step(index)
        tensors, _, over, *_ = named.step(index)


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_flat_environments_pass_the_checkers(board: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make("cz18/Seat-v0", board=board, players=players, flat=True, render_mode="ansi")
        check_env(made.unwrapped)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(aec_env(board, players, flat=True), num_cycles=30, verbose_progress=False)
    shown = {str(each.message) for each in caught if "pettingzoo" in each.filename}
    assert all("bservation" in text for text in shown), shown


def test_it_is_made_without_importing_anything() -> None:
    """Gymnasium imports the module before the colon."""
    program = (
        "import gymnasium\n"
        'env = gymnasium.make("cz18.research.seat:cz18/Seat-v0", board="bohemia", players=2, flat=True)\n'
        "print(env.reset(seed=1)[0].shape)"
    )
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True)
    assert done.stdout.strip() == str((observer_of("bohemia", 2).length,)), done.stderr


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("kind", [SyncVectorEnv, AsyncVectorEnv])
@pytest.mark.parametrize("flat", [True, False])
def test_vectors_never_have_an_empty_mask(kind: Any, mode: AutoresetMode, flat: bool) -> None:
    """Every mask of a loop can be sampled from: at an end, after an illegal action, and after a reset."""

    def masks_in(seen: Any, info: dict[str, Any]) -> NDArray[np.int8]:
        masks: NDArray[np.int8] = info["action_mask"] if flat else seen["action_mask"]
        assert masks.any(axis=1).all()
        return masks

    chance, ended, illegal = np.random.default_rng(1), 0, 0
    makers = [lambda: SeatEnv("moravia_silesia", 3, flat=flat) for _ in range(2)]
    env = kind(makers, autoreset_mode=mode)
    try:
        seen, info = env.reset(seed=1)
        for step in range(150):
            masks = masks_in(seen, info)
            indexes = np.array([chance.choice(mask.nonzero()[0]) for mask in masks])
            if step == 20:
                indexes[0] = (masks[0] == 0).nonzero()[0][0]
            seen, _, terminated, truncated, info = env.step(indexes)
            masks_in(seen, info)
            illegal += "illegal" in info or "illegal" in info.get("final_info", {})
            over = terminated | truncated
            ended += int(over.sum())
            if mode is AutoresetMode.DISABLED and over.any():
                seen, _ = env.reset(options={"reset_mask": over})
                info = {"action_mask": np.array(env.call("action_masks"))}  # the info has only those of new games
    finally:
        env.close()
    assert ended > 4 and illegal


def test_vectors_made_by_name() -> None:
    env = gymnasium.make_vec(
        "cz18.research.seat:cz18/Seat-v0",
        num_envs=2,
        vectorization_mode="sync",
        board="bohemia",
        players=2,
        flat=True,
    )
    _, info = env.reset(seed=1)
    assert info["action_mask"].shape == (2, env.single_action_space.n)
    assert [mask.any() for mask in env.call("action_masks")] == [True, True]
