"""How often two bots agree in a game: python examples/second_opinion.py --bots engineer,apprentice"""

import argparse
import random
from collections.abc import Sequence

import cz18


def main(arguments: Sequence[str] | None = None) -> tuple[int, int]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="engineer,apprentice", help="the first one plays")
    parser.add_argument("--board", default="bohemia")
    chosen = parser.parse_args(arguments)

    player, adviser = (cz18.bot(name) for name in chosen.bots.split(","))
    state, rng = cz18.new_game(["Anna", "Bedřich"], board=chosen.board, seed=3), random.Random(3)
    asked = agreed = 0
    while not cz18.is_over(state):
        choices = cz18.legal_actions(state)
        action = player.decide(state, choices, rng)
        if len(choices) > 1:
            asked += 1
            agreed += adviser.decide(state, choices, rng) == action
        state, _ = cz18.apply(state, action)
    print(f"{adviser.name} agrees with {player.name} in {agreed} of {asked} decisions")
    return agreed, asked


if __name__ == "__main__":
    main()
