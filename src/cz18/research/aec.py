"""PettingZoo: all seats of a game take turns (`AECEnv`), with action masks.

>>> from cz18.research import aec_env
>>> env = aec_env(board="standard", players=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter(max_iter=10):
...     seen, reward, terminated, truncated, info = env.last()
...     env.step(env.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from cz18.research.encoding import PRICES
from cz18.research.episode import ILLEGAL, LARGEST_SEED, MOST_ACTIONS, Episode
from cz18.research.spaces import RENDER_MODES, action_space, known_mode, masked_space, observed, rendered


def aec_env(
    board: str = "standard",
    players: int = 3,
    *,
    reward: str = "won",
    prices: int = PRICES,
    most: int = MOST_ACTIONS,
    flat: bool = False,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment: an illegal action ends the game with -1 for its player.

    With `flat` an observation is one vector of scaled numbers instead of tensors by name.
    """
    return GuardedAec(board, players, reward=reward, prices=prices, most=most, flat=flat, render_mode=render_mode)


class Aec(AECEnv):
    """The bare environment: an illegal action raises ValueError and changes nothing."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "cz18_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        board: str = "standard",
        players: int = 3,
        *,
        reward: str = "won",
        prices: int = PRICES,
        most: int = MOST_ACTIONS,
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.flat = flat
        self.episode = Episode(board, players, reward=reward, prices=prices, most=most)
        self.render_mode = known_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.players)]
        self.action_spaces = {agent: action_space(self.episode) for agent in self.possible_agents}
        self.observation_spaces = {agent: masked_space(self.episode, flat) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Equal seeds give equal games; without a seed, the next game of the previous seed."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.episode.begin(int(self._chance.integers(LARGEST_SEED)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """An agent's observation; the mask is all zeros unless the agent decides."""
        episode, seat = self.episode, self._seats[agent]
        mine = episode.listed if episode.seat == seat else ()
        return {
            "observation": observed(episode, seat, self.flat),
            "action_mask": episode.encoding.mask_of(mine),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.play(action)
        self.agent_selection = self.possible_agents[self.episode.seat]
        if self.episode.over:  # all rewards are zero before
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self._end(self.episode.terminated, self.episode.truncated)
        if self.render_mode == "human":
            self.render()

    def _end(self, terminated: bool, truncated: bool) -> None:
        """End the game for all agents; `rewards` are set."""
        self.terminations = dict.fromkeys(self.agents, terminated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The position as text: returned, or printed for `human`."""
        return rendered(self.episode, self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


class GuardedAec(Aec):
    """The environment with the checks of PettingZoo's usual wrappers.

    They are `OrderEnforcingWrapper`, `AssertOutOfBoundsWrapper` and `TerminateIllegalWrapper`. As three wrappers they
    take a third of the time of a step.
    """

    _has_reset = False
    _has_moved = False
    """Has the loop over `agent_iter` called `step` or `reset`?"""

    def __getattr__(self, name: str) -> Any:
        """Explain why attributes that `reset` sets are missing."""
        when = " before reset" if not self._has_reset and not name.startswith("_") else ""
        raise AttributeError(f"{name} cannot be accessed{when}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        self._has_reset = self._has_moved = True

    def observe(self, agent: str) -> dict[str, Any]:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> str | None:
        if not self._has_reset:
            EnvLogger.error_render_before_reset()
        return super().render()

    def step(self, action: int | None) -> None:
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert isinstance(action, int | np.integer), "action is not in action space"
        assert 0 <= action < self.episode.encoding.size, "action is not in action space"
        if action in self.episode.listed:
            super().step(action)
            return
        EnvLogger.warn_on_illegal_move()
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
        self._end(True, True)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        if not self._has_reset:
            EnvLogger.error_agent_iter_before_reset()
        return self._agents_in_turn(max_iter)

    def _agents_in_turn(self, left: int) -> Iterator[str]:
        while self.agents and left > 0:
            assert self._has_moved, "need to call step() or reset() in a loop over `agent_iter`"
            self._has_moved = False
            left -= 1
            yield self.agent_selection
