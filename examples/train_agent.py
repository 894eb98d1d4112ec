"""A tiny agent trained by self-play: python examples/train_agent.py

It has one weight for each kind of choice: lay a tile, buy a share, pay out, end the track step, ... On its turn it
draws a possible kind by these weights (softmax), and then any legal action of that kind.

It is trained by an evolution strategy. All seats use the same agent with a little noise on its weights; after each
batch of games the weights move towards the noise of seats that ended richer than the others. Then it is tested against
players that choose legal indexes uniformly. The same seed gives the same agent.
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
NOISE, RATE, STEADY = 1.0, 0.08, 0.9


class Trial(NamedTuple):
    """Results of the agent: games, wins, the 95 % interval of its win share, and the expected share of equal
    players."""

    games: int
    wins: float
    interval: tuple[float, float]
    par: float

    @property
    def is_better(self) -> bool:
        return self.interval[0] > self.par


def things_to_do(encoding: Encoding) -> tuple[NDArray[np.int64], list[str]]:
    """The number of the kind of each index, and the names of the kinds: action, price step, step ended."""
    names: dict[str, int] = {}
    found = []
    for label in encoding.labels:
        detail = label.fields[-1] if label.kind.startswith(("Offer", "EndStep", "Bid")) and label.fields else ""
        found.append(names.setdefault(f"{label.kind} {detail}", len(names)))
    return np.array(found), list(names)


def drawn(numbers: Numbers, things: NDArray[np.int64], legal: list[int], chance: np.random.Generator) -> int:
    """A legal index: first a kind, drawn by softmax of the weights, then any index of that kind."""
    can_be_done = things[legal]
    kinds = np.unique(can_be_done)
    grown = np.exp(numbers[kinds] - numbers[kinds].max()).cumsum()
    kind = kinds[np.searchsorted(grown, chance.random() * grown[-1])]
    ways = (can_be_done == kind).nonzero()[0]
    return legal[int(ways[chance.integers(len(ways))])]


def train(board: str, players: int, rounds: int, batch: int, processes: int, seed: int) -> Numbers:
    """The agent's weights after this many rounds of `batch` games against itself."""
    things, names = things_to_do(encoding_of(board))
    chance = np.random.default_rng(seed)
    known, towards, size = np.zeros(len(names)), np.zeros(len(names)), 0.0
    noise = chance.standard_normal((batch, players, len(names)))
    done = 0
    with SelfPlay(
        board, players, games=batch, processes=processes, seed=seed, reward="wealth", tensors=False
    ) as play:
        turn = play.turn
        while done < rounds * batch:
            turn = play.step(
                [
                    drawn(known + NOISE * noise[row, turn.seats[row]], things, legal, chance)
                    for row, legal in enumerate(turn.legal)
                ]
            )
            for row in turn.over.nonzero()[0]:
                towards += turn.rewards[row] @ noise[row]
                noise[row] = chance.standard_normal((players, len(names)))
                done += 1
                if done % batch == 0:
                    size = STEADY * size + (1 - STEADY) * float((towards**2).mean())
                    known += RATE * towards / np.sqrt(size / (1 - STEADY ** (done // batch)) + 1e-8)
                    towards[:] = 0
    return known


def trial(known: Numbers | None, board: str, players: int, games: int, processes: int, seed: int) -> Trial:
    """Test the agent against random players, in a different seat each game; None: the agent is random, too."""
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
                    indexes.append(drawn(known, things, legal, chance))
                else:
                    indexes.append(legal[chance.integers(len(legal))])
            turn = play.step(indexes)
            for row in turn.over.nonzero()[0].tolist():
                if left[row]:  # every row plays the same number of games, so short games do not count more
                    left[row] -= 1
                    played += 1
                    wins += max(0.0, float(turn.rewards[row, seats[row]]))
                    seats[row] = (seats[row] + 1) % players
    return Trial(games, wins, wilson(wins, games), 1 / players)


def main(arguments: Sequence[str] | None = None) -> Trial:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--board", default="moravia_silesia", help="the quickest; any other takes minutes")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--games", type=int, default=150, help="in the trial")
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
