"""Draw a board after some random actions: python examples/draw_board.py --board bohemia --out board.svg"""

import argparse
import random
from collections.abc import Sequence
from pathlib import Path

from cz18 import Session
from cz18.interop.svg import map_svg


def main(arguments: Sequence[str] | None = None) -> Path:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--board", default="bohemia")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--actions", type=int, default=250)
    parser.add_argument("--out", type=Path, default=Path("board.svg"))
    chosen = parser.parse_args(arguments)

    game = Session([f"Player {seat + 1}" for seat in range(chosen.players)], board=chosen.board, seed=1)
    rng = random.Random(1)
    while not game.over and len(game) < chosen.actions:
        game.play(rng.choice(game.legal))
    out: Path = chosen.out
    out.write_text(map_svg(game.state), encoding="utf-8")
    hexes = [game.state.hex(name) for name in game.state.hex_names]
    tiles, stations = sum(place.tile is not None for place in hexes), sum(len(place.stations) for place in hexes)
    print(f"{out}: {tiles} tiles, {stations} stations")
    return out


if __name__ == "__main__":
    main()
