"""A game between bots: python examples/bot_game.py --bots engineer,apprentice"""

import argparse
from collections.abc import Sequence

import cz18


def main(arguments: Sequence[str] | None = None) -> dict[str, int]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="engineer,apprentice,apprentice")
    parser.add_argument("--board", default="standard")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)

    bots = [cz18.bot(name, seed=seat) for seat, name in enumerate(chosen.bots.split(","))]
    names = [f"{bot.name} {seat}" for seat, bot in enumerate(bots)]
    state = cz18.new_game(names, board=chosen.board, seed=chosen.seed)
    while (due := cz18.decision(state)) is not None:
        state, _ = cz18.apply(state, bots[due.player].play(state))

    worths = {names[seat]: cz18.worth(state, seat) for _, seat in cz18.ranking(state)}
    print(worths)
    return worths


if __name__ == "__main__":
    main()
