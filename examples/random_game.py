"""Play a random game on any board: python examples/random_game.py --board bohemia --players 2"""

import argparse
import random
from collections.abc import Sequence

import cz18

NAMES = ("Anna", "Bedřich", "Cyril", "Dana", "Emil", "Františka")


def main(arguments: Sequence[str] | None = None) -> dict[str, int]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--board", default="standard")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)

    game = cz18.Session(NAMES[: chosen.players], board=chosen.board, seed=chosen.seed)
    rng = random.Random(chosen.seed)
    while not game.over:
        game.play(rng.choice(game.legal))
        if len(game) % 100 == 0:
            print(f"{len(game):>5}  {game.last}")
    print(game)
    return game.result


if __name__ == "__main__":
    main()
