"""Gymnasium environment for one seat; bots play the others.

>>> from cz18.research import seat_env
>>> env = seat_env(players=3, opponents=("apprentice",))
>>> seen, info = env.reset(seed=1)
>>> seen, reward, terminated, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))

For training libraries: `flat=True` makes an observation one vector, and `action_masks()` returns the mask.

>>> env = seat_env(players=3, flat=True)
>>> seen, info = env.reset(seed=1)
>>> seen, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
>>> seen.dtype, env.action_masks().any()
(dtype('float32'), np.True_)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray

from cz18.bots.base import Bot, as_seen
from cz18.bots.roster import bot_named
from cz18.research.encoding import PRICES, Label
from cz18.research.episode import ILLEGAL, LARGEST_SEED, MOST_ACTIONS, Episode
from cz18.research.spaces import (
    RENDER_MODES,
    action_space,
    known_mode,
    masked_space,
    observation_space,
    observed,
    rendered,
)
from cz18.rules.engine import action_ranges
from cz18.rules.options import whole_number

UNIFORM = "uniform"
"""The opponent that plays a random legal index, uniformly."""
Opponents = str | Bot | Sequence[str | Bot]


def seat_env(
    board: str = "standard",
    players: int = 3,
    *,
    seat: int = 0,
    opponents: Opponents = UNIFORM,
    reward: str = "won",
    prices: int = PRICES,
    most: int = MOST_ACTIONS,
    flat: bool = False,
    render_mode: str | None = None,
) -> gymnasium.Env:
    """An environment for one seat. The other seats cycle through the opponents: names of bots, `uniform`, or bots.

    With `flat` an observation is one vector of scaled numbers, and the mask is in `info` and `action_masks()`.
    Raises ValueError naming the invalid argument.
    """
    return SeatEnv(
        board,
        players,
        seat=seat,
        opponents=opponents,
        reward=reward,
        prices=prices,
        most=most,
        flat=flat,
        render_mode=render_mode,
    )


class SeatEnv(gymnasium.Env):
    """A step plays your action and then the opponents' until your next decision or the end of the game.

    An illegal action ends the episode with a reward of -1; `info["illegal"]` describes it. An index out of range, or
    a step after the end, raises ValueError.

    A mask is never empty. After the end nothing is legal; the mask then has a single one, at the index of `Pass`,
    because vectorised environments let an agent choose an action there that they ignore.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        board: str = "standard",
        players: int = 3,
        *,
        seat: int = 0,
        opponents: Opponents = UNIFORM,
        reward: str = "won",
        prices: int = PRICES,
        most: int = MOST_ACTIONS,
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.flat = flat
        self.episode = Episode(board, players, reward=reward, prices=prices, most=most)
        self.seat = whole_number("seat", seat)
        if not 0 <= self.seat < self.episode.players:
            raise ValueError(f"seat: {seat} is not one of the seats 0 to {self.episode.players - 1}")
        self.render_mode = known_mode(render_mode)
        bots = _opponents(opponents)
        self._bots = [bots[number % len(bots)] for number in range(self.episode.players - 1)]
        self.action_space = action_space(self.episode)
        self.observation_space = (
            observation_space(self.episode, flat) if flat else masked_space(self.episode, flat)
        )
        self._placeholder = (self.episode.encoding.index[Label("Pass")],)
        self._over = True  # until reset() is called

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a new game and play it up to your first decision."""
        super().reset(seed=None if seed is None else whole_number("seed", seed))
        self._over = False
        while True:
            number = int(self.np_random.integers(LARGEST_SEED))
            self._rng = Random(number)
            self.episode.begin(number)
            self._let_others_play()
            if not self.episode.over:  # an auction without bids can end a game before your first decision
                return self._seen({})

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        now, index = self.episode, whole_number("action", action)
        if not 0 <= index < now.encoding.size:
            raise ValueError(f"action: {index} is not one of the indexes 0 to {now.encoding.size - 1}")
        if self._over:
            raise ValueError("there is no game to be played on: call reset()")
        if index not in now.listed:
            self._over = True
            seen, info = self._seen({"illegal": str(now.encoding.label(index))})
            return seen, ILLEGAL, True, False, info
        now.play(index)
        self._let_others_play()
        self._over = now.over
        if self.render_mode == "human":
            self.render()
        seen, info = self._seen({})
        return seen, now.rewards()[self.seat], now.terminated, now.truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal indexes as booleans; the name is that of sb3-contrib's MaskablePPO."""
        return self._mask().view(np.bool_)

    def _mask(self) -> NDArray[np.int8]:
        return self.episode.encoding.mask_of(self._placeholder if self._over else self.episode.listed)

    def _seen(self, info: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        """The observation and the info of this moment."""
        seen = observed(self.episode, self.seat, self.flat)
        if self.flat:
            return seen, {**info, "action_mask": self._mask()}
        return {"observation": seen, "action_mask": self._mask()}, info

    def render(self) -> str | None:
        """The position as text: returned, or printed for `human`; None without a mode."""
        return None if self.render_mode is None else rendered(self.episode, self.render_mode)

    def _let_others_play(self) -> None:
        episode = self.episode
        while not episode.over and episode.seat != self.seat:
            bot = self._bots[(episode.seat - self.seat - 1) % episode.players]
            if bot is None:
                episode.play_any(self._rng)
            else:
                choices = action_ranges(episode.state)
                episode.play_action(bot.decide(as_seen(episode.state), choices, self._rng))


def _opponents(given: Opponents) -> list[Bot | None]:
    """The opponents as bots, None for `uniform`. A single one need not be in a list."""
    several = [given] if isinstance(given, str) or not isinstance(given, Sequence) else list(given)
    if not several:
        raise ValueError("opponents: name at least one")
    return [_opponent(each) for each in several]


def _opponent(opponent: str | Bot) -> Bot | None:
    if opponent == UNIFORM:
        return None
    if not isinstance(opponent, str):
        if not callable(getattr(opponent, "decide", None)):
            raise ValueError(f"opponents: {opponent!r} is neither a name nor a bot")
        return opponent
    try:
        return bot_named(opponent)
    except ValueError as fault:
        raise ValueError(f"opponents: {fault}, or {UNIFORM}") from None


# gymnasium.make("cz18.research.seat:cz18/Seat-v0") imports this module; since 1.0 Gymnasium reads no entry points.
gymnasium.register(id="cz18/Seat-v0", entry_point="cz18.research.seat:SeatEnv", disable_env_checker=True)
