"""Gymnasium: one seat is yours, opponents of the package sit at the others.

>>> from cz18.research import seat_env
>>> env = seat_env(players=3, opponents=("apprentice",))
>>> seen, info = env.reset(seed=1)
>>> seen, reward, terminated, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import gymnasium

from cz18 import legal_actions
from cz18.bots.bot import Bot, as_seen
from cz18.bots.roster import bot_named
from cz18.research.aec import ILLEGAL, LARGEST_SEED
from cz18.research.encoding import PRICES
from cz18.research.episode import MOST_ACTIONS, Episode
from cz18.research.spaces import masked_space, seen_by

UNIFORM = "uniform"
"""The opponent who plays any legal index, each as likely as another."""


def seat_env(
    board: str = "standard",
    players: int = 3,
    *,
    seat: int = 0,
    opponents: Sequence[str | Bot] = (UNIFORM,),
    reward: str = "won",
    prices: int = PRICES,
    most: int = MOST_ACTIONS,
    render_mode: str | None = None,
) -> gymnasium.Env:
    """An environment for one seat. The other seats take the opponents in turn: names of bots, `uniform`, or bots."""
    return SeatEnv(
        board,
        players,
        seat=seat,
        opponents=opponents,
        reward=reward,
        prices=prices,
        most=most,
        render_mode=render_mode,
    )


class SeatEnv(gymnasium.Env):
    """A step plays your action and then the opponents' until you have to decide again, or the game is over.

    An action that is not legal ends the episode with a reward of -1 and `info["illegal"]` says which it was.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        board: str = "standard",
        players: int = 3,
        *,
        seat: int = 0,
        opponents: Sequence[str | Bot] = (UNIFORM,),
        reward: str = "won",
        prices: int = PRICES,
        most: int = MOST_ACTIONS,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(board, players, reward=reward, prices=prices, most=most)
        if not 0 <= seat < players:
            raise ValueError(f"seat: {seat} is not one of {players} seats")
        if not opponents:
            raise ValueError("opponents: name at least one")
        self.seat = seat
        self.render_mode = render_mode
        self._bots = [_opponent(opponents[number % len(opponents)]) for number in range(players - 1)]
        self.action_space, self.observation_space = masked_space(self.episode)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, played up to your first decision."""
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(LARGEST_SEED))
            self._rng = Random(number)
            self.episode.begin(number)
            self._let_others_play()
            if not self.episode.over:  # an auction nobody wants ends a game before it begins
                return seen_by(self.episode, self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if int(action) not in self.episode.legal:
            info = {"illegal": str(self.episode.encoding.label(int(action)))}
            return seen_by(self.episode, self.seat), ILLEGAL, True, False, info
        self.episode.play(action)
        self._let_others_play()
        now = self.episode
        return seen_by(now, self.seat), now.rewards()[self.seat], now.terminated, now.truncated, {}

    def render(self) -> str | None:
        return str(self.episode.state) if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        episode = self.episode
        while not episode.over and episode.seat != self.seat:
            bot = self._bots[(episode.seat - self.seat - 1) % episode.players]
            if bot is None:
                episode.play_any(self._rng)
            else:
                choices = legal_actions(episode.state, ranges=True)
                episode.play_action(bot.decide(as_seen(episode.state), choices, self._rng))


def _opponent(opponent: str | Bot) -> Bot | None:
    if not isinstance(opponent, str):
        return opponent
    return None if opponent == UNIFORM else bot_named(opponent)


gymnasium.register(id="cz18/Seat-v0", entry_point="cz18.research.seat:SeatEnv", disable_env_checker=True)
