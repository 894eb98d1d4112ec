"""Pinned games of the bots: 40 seeded games from Apprentice to Magnate on all boards, one line of `games.txt` each.

    make golden                             play and write all of them again (and the other golden files)
    python -m guard.writing --check         play them and compare; print the lines that differ, exit code 1

A line holds the board, the seats, the seed and the nodes of a decision, then the number of actions, the worth of each
seat and a hash of all actions as a saved game stores them. A change of structure leaves every line as it is. A change
of the rules or of a bot's play changes lines on purpose.

Not repeated here: `perft/table.txt` pins counts of legal actions, `games/*.trace.jsonl.gz` the full traces of the
recorded games (`interop/test_games_18xx.py`), `versions/data` the positions of saved games.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path

from cz18.bots.arena import Seating, mixed, played
from cz18.interop.formats.codec import encode_action

FILE = Path(__file__).parent / "games.txt"
NODES = (60, 300)
"""Small budgets, in turn: the nodes end every search, never the clock."""
DIGITS = 16
STRENGTHS = ("apprentice", "engineer", "tycoon", "magnate")
"""Not the Baron, whose games take half a minute and more."""
ADVERSARIES = ("railway_milker", "train_milker", "raider", "dumper", "forcer", "racer")


def chosen() -> list[Seating]:
    """The 40 games: strengths drawn for 33 of them, then an adversary among two strengths in seven."""
    drawn = mixed(("random", *STRENGTHS, "tycoon", "magnate"), 33, seed=36)
    for number, name in enumerate((*ADVERSARIES, "random")):
        others = ("engineer", "tycoon", "magnate")
        drawn.append(Seating("standard", (name, others[number % 3], others[(number + 1) % 3]), 500 + number))
    return [table._replace(nodes=NODES[number % 2]) for number, table in enumerate(drawn)]


def kept() -> list[str]:
    """The lines of the file."""
    return [line for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def table_of(line: str) -> Seating:
    """The game that a line is about."""
    board, seats, seed, nodes = line.split()[:4]
    return Seating(board, tuple(seats.split(",")), int(seed), int(nodes))


def line_of(table: Seating) -> str:
    """The line of a game, played now."""
    game, result = played(table.seats, table.seed, table.board, nodes=table.nodes)
    actions = json.dumps([encode_action(action) for action in game.actions], sort_keys=True)
    words = (
        table.board, ",".join(table.seats), table.seed, table.nodes,
        len(game.actions), ",".join(map(str, result.worth)), sha256(actions.encode()).hexdigest()[:DIGITS],
    )  # fmt: skip
    return " ".join(map(str, words))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare with the file instead of writing it")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args(arguments)
    before = kept() if options.check else []
    with ProcessPoolExecutor(options.jobs) as workers:
        lines = list(workers.map(line_of, map(table_of, before) if options.check else chosen()))
    if options.check:
        differing = [(old, new) for old, new in zip(before, lines, strict=True) if old != new]
        print("\n".join(f"- {old}\n+ {new}" for old, new in differing))
        return 1 if differing else 0
    head = "# board seats seed nodes | actions, worth by seat, hash of the actions. Written by `make golden`."
    FILE.write_text("\n".join([head, *lines]) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
