"""PettingZoo: all seats of a game take turns (`AECEnv`), with action masks.

>>> from cz18.research import aec_env
>>> env = aec_env(board="standard", players=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter(max_iter=10):
...     seen, reward, terminated, truncated, info = env.last()
...     env.step(env.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cz18.research.encoding import PRICES
from cz18.research.episode import MOST_ACTIONS, Episode
from cz18.research.spaces import RENDER_MODES, known_mode, masked_space, rendered, seen_by

LARGEST_SEED = 2**31 - 1
ILLEGAL = -1.0


def aec_env(
    board: str = "standard",
    players: int = 3,
    *,
    reward: str = "won",
    prices: int = PRICES,
    most: int = MOST_ACTIONS,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment with the usual wrappers: an illegal action ends the game with -1 for its player."""
    bare = Aec(board, players, reward=reward, prices=prices, most=most, render_mode=render_mode)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL))
    )


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
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = Episode(board, players, reward=reward, prices=prices, most=most)
        self.render_mode = known_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.players)]
        self.action_spaces, self.observation_spaces = {}, {}
        for agent in self.possible_agents:
            self.action_spaces[agent], self.observation_spaces[agent] = masked_space(self.episode)
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
        seat = self.possible_agents.index(agent)
        return seen_by(self.episode, seat)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.play(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, self.episode.terminated)
            self.truncations = dict.fromkeys(self.agents, self.episode.truncated)
        self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position as text: returned, or printed for `human`."""
        return rendered(self.episode, self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
