"""A tiny agent that learns by playing against itself: python examples/train_agent.py

It knows one number for each thing to do (lay a tile, buy a share, pay out, end the track step, ...) and draws its
actions with chances that grow with these numbers. It plays against itself; after every batch of games the numbers of
what richer players did go up, and those of what poorer ones did go down (REINFORCE). Then it is tried against players
who choose any legal index, each as likely as another. Same seed, same agent.
"""

import argparse
import time
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cz18.bots.arena import wilson
from cz18.research import Encoding, SelfPlay, encoding_of

Numbers = NDArray[np.float64]


class Trial(NamedTuple):
    """How the agent fared: games, wins, the 95 % interval of its win share, and what par would be."""

    games: int
    wins: float
    interval: tuple[float, float]
    par: float

    @property
    def is_better(self) -> bool:
        return self.interval[0] > self.par


def things_to_do(encoding: Encoding) -> tuple[NDArray[np.int64], list[str]]:
    """For every index the number of the thing it does, and the things by name: kind, price step, step ended."""
    names: dict[str, int] = {}
    found = []
    for label in encoding.labels:
        detail = label.fields[-1] if label.kind.startswith(("Offer", "EndStep", "Bid")) and label.fields else ""
        found.append(names.setdefault(f"{label.kind} {detail}", len(names)))
    return np.array(found), list(names)


def chances(numbers: Numbers) -> Numbers:
    """Chances that grow with the numbers (softmax)."""
    grown = np.exp(numbers - numbers.max())
    return np.asarray(grown / grown.sum())


def train(board: str, players: int, rounds: int, batch: int, processes: int, seed: int) -> Numbers:
    """The agent's numbers after so many rounds of `batch` games against itself."""
    things, names = things_to_do(encoding_of(board))
    chance = np.random.default_rng(seed)
    known = np.zeros(len(names))
    size, steady = np.zeros(len(names)), 0.9
    done, gradient = 0, np.zeros(len(names))
    with SelfPlay(
        board, players, games=batch, processes=processes, seed=seed, reward="wealth", tensors=False
    ) as play:
        turn, traces = play.turn, np.zeros((batch, players, len(names)))
        while done < rounds * batch:
            indexes = []
            for row, legal in enumerate(turn.legal):
                options = things[legal]
                drawn = chances(known[options])
                place = chance.choice(len(legal), p=drawn)
                indexes.append(legal[place])
                trace = traces[row, turn.seats[row]]
                trace[options[place]] += 1  # what was done, less what was to be expected
                np.subtract.at(trace, options, drawn)
            turn = play.step(indexes)
            for row in turn.over.nonzero()[0]:
                gradient += turn.rewards[row] @ traces[row]
                traces[row] = 0
                done += 1
                if done % batch == 0:
                    size = steady * size + (1 - steady) * gradient**2
                    known += 0.25 * gradient / (np.sqrt(size) + 1e-8)
                    gradient[:] = 0
    return known


def trial(known: Numbers | None, board: str, players: int, games: int, processes: int, seed: int) -> Trial:
    """The agent against random players. It sits at another seat from game to game; None: it is random, too."""
    things, _ = things_to_do(encoding_of(board))
    chance = np.random.default_rng(seed)
    begun = min(games, 16)
    seats = [row % players for row in range(begun)]
    wins, played, left = 0.0, 0, [games // begun + (row < games % begun) for row in range(begun)]
    with SelfPlay(board, players, games=begun, processes=processes, seed=seed, tensors=False) as play:
        turn = play.turn
        while played < games:
            indexes = []
            for row, legal in enumerate(turn.legal):
                if known is not None and turn.seats[row] == seats[row]:
                    indexes.append(legal[chance.choice(len(legal), p=chances(known[things[legal]]))])
                else:
                    indexes.append(legal[chance.integers(len(legal))])
            turn = play.step(indexes)
            for row in turn.over.nonzero()[0]:
                if left[row]:  # every row plays its number of games, so that short ones do not count for more
                    left[row] -= 1
                    played += 1
                    wins += max(0.0, float(turn.rewards[row, seats[row]]))
                    seats[row] = (seats[row] + 1) % players
    return Trial(games, wins, wilson(wins, games), 1 / players)


def main(arguments: Sequence[str] | None = None) -> Trial:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--board", default="standard")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--games", type=int, default=120, help="in the trial")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)

    start = time.perf_counter()
    known = train(chosen.board, chosen.players, chosen.rounds, chosen.batch, chosen.processes, chosen.seed)
    _, names = things_to_do(encoding_of(chosen.board))
    for place in np.argsort(-known)[[*range(5), *range(-5, 0)]]:
        print(f"{known[place]:+6.2f}  {names[place]}")
    answer = trial(known, chosen.board, chosen.players, chosen.games, chosen.processes, chosen.seed + 1000)
    low, high = answer.interval
    print(
        f"won {answer.wins:g} of {answer.games} games against random players: {low:.0%} to {high:.0%} (95 %), "
        f"par {answer.par:.0%}; {time.perf_counter() - start:.0f} s"
    )
    return answer


if __name__ == "__main__":
    main()
