"""Find the best of a few actions by playing each to the end with bots: python examples/search.py --actions 4"""

import argparse
import random
from collections.abc import Sequence

import cz18


def played_out(state: cz18.GameState, seat: int) -> int:
    """The final worth of a seat if Apprentices continue from here."""
    bot = cz18.bot("apprentice", seed=1)  # the same random numbers for every action that is compared
    while not cz18.is_over(state):
        state, _ = cz18.apply_unchecked(state, bot.play(state))
    return cz18.worth(state, seat)


def main(arguments: Sequence[str] | None = None) -> dict[str, int]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=4, help="how many actions are tried")
    parser.add_argument("--start", type=int, default=60, help="how many actions are played before")
    chosen = parser.parse_args(arguments)

    game, bot = cz18.Session(["Anna", "Bedřich"], board="moravia_silesia", seed=5), cz18.bot("apprentice")
    while len(game) < chosen.start or len(game.legal) < 2:
        game.play(bot.play(game.state))
    due = game.decision
    assert due is not None

    tried = random.Random(1).sample(game.legal, min(chosen.actions, len(game.legal)))
    found = {}
    for action in tried:
        other = game.copy()  # cheap, and does not change the game
        other.play(action)
        found[other.last] = played_out(other.state, due.player)
    for line, worth in sorted(found.items(), key=lambda item: -item[1]):
        print(f"{worth:>6} K  {line}")
    return found


if __name__ == "__main__":
    main()
