"""Train an agent with MaskablePPO of sb3-contrib: python examples/train_ppo.py

It needs `pip install '18cz[sb3]'`, which installs PyTorch. The agent plays one seat against players who choose any
legal index. It is rewarded with its final worth relative to the others, and learns from every game for the given time.
Then the agent and, for comparison, other players take turns at the seats of new games against the same opponents.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

import cz18
from cz18.bots import bot
from cz18.bots.arena import wilson
from cz18.research import Episode, seat_env

Player = Callable[[Episode, Random], None]
"""Plays one action of an episode."""
ENVIRONMENTS = 12


class Trial(NamedTuple):
    """Result of a player: games, wins, the 95 % interval of its share of wins, and the share of equal players."""

    games: int
    wins: float
    interval: tuple[float, float]
    par: float

    @property
    def is_better(self) -> bool:
        return self.interval[0] > self.par

    def __str__(self) -> str:
        low, high = self.interval
        return f"won {self.wins:g} of {self.games} games: {low:.0%} to {high:.0%} (95 %), par {self.par:.0%}"


def train(board: str, players: int, seconds: float, seed: int) -> MaskablePPO:
    """An agent after this time of training. Different environments sit at different seats."""
    torch.set_num_threads(1)  # a small network is faster that way
    environments = DummyVecEnv(
        [
            lambda seat=number % players: Monitor(seat_env(board, players, seat=seat, flat=True, reward="wealth"))
            for number in range(ENVIRONMENTS)
        ]
    )
    agent = MaskablePPO(
        "MlpPolicy", environments, n_steps=256, batch_size=512, n_epochs=4, learning_rate=5e-4, gamma=1.0,
        gae_lambda=0.98, ent_coef=0.005, policy_kwargs={"net_arch": [64, 64]}, seed=seed,
    )  # fmt: skip
    end = time.monotonic() + seconds
    agent.learn(total_timesteps=10**9, callback=lambda names, modules: time.monotonic() < end)
    return agent


def played_by_agent(agent: MaskablePPO) -> Player:
    def play(episode: Episode, rng: Random) -> None:
        row = episode.observer.row(episode.state, episode.seat)
        mask = episode.encoding.mask_of(episode.listed)
        index, _ = agent.predict(episode.observer.scaled(row), action_masks=mask, deterministic=True)
        episode.play(int(index))

    return play


def played_by_bot(name: str) -> Player:
    opponent = bot(name)

    def play(episode: Episode, rng: Random) -> None:
        state = episode.state
        episode.play_action(opponent.decide(state, cz18.legal_actions(state, ranges=True), rng))

    return play


def played_at_random(episode: Episode, rng: Random) -> None:
    episode.play_any(rng)


def trial(player: Player, board: str, players: int, games: int, seed: int) -> Trial:
    """A player against random opponents, at another seat in every game."""
    episode, rng, wins = Episode(board, players), Random(seed), 0.0
    for number in range(games):
        episode.begin(seed + number)
        while not episode.over:
            (player if episode.seat == number % players else played_at_random)(episode, rng)
        wins += max(0.0, episode.rewards()[number % players])
    return Trial(games, wins, wilson(wins, games), 1 / players)


def main(arguments: Sequence[str] | None = None) -> dict[str, Trial]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--board", default="moravia_silesia", help="the fastest; others need longer training")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=120, help="training time")
    parser.add_argument("--games", type=int, default=300, help="games of each player in the comparison")
    parser.add_argument("--compared", default="random", help="other players, such as random,apprentice,engineer")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)

    agent = train(chosen.board, chosen.players, chosen.seconds, chosen.seed)
    print(f"trained for {chosen.seconds:g} s: {agent.num_timesteps} decisions")
    known: dict[str, Any] = {"agent": played_by_agent(agent), "random": played_at_random}
    results = {}
    for name in ["agent", *filter(None, chosen.compared.split(","))]:
        player = known.get(name) or played_by_bot(name)
        results[name] = trial(player, chosen.board, chosen.players, chosen.games, chosen.seed + 1_000_000)
        print(f"{name:<12}{results[name]}")
    return results


if __name__ == "__main__":
    main()
