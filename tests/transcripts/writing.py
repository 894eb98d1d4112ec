"""Golden transcripts: whole games as text files, in which a change of the rules shows as a diff.

    make golden                                 write the transcripts (and the perft table) again
    python -m transcripts.writing --check       compare; print differences and exit with 1

The games are played by the simple random player, once, when they are written. Comparing replays the actions of the
file and formats the game again: different money, choices or refusals show up; a changed bot does not.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from cz18.bots.random_bot import STYLES, play_random_game
from cz18.interop.formats.transcript import read_transcript, transcript
from cz18.rules.game import Game, NotReplayable

FOLDER = Path(__file__).parent
SHOWN = 40
"""Maximum number of printed lines of a difference."""


class Table(NamedTuple):
    """The set-up of a golden game; together they reach every decision on every board."""

    board: str
    players: int
    seed: int
    styles: tuple[str, ...] = tuple(STYLES)
    options: dict[str, Any] | None = None


GREEDY = ("acquirer", "buyer", "founder", "pauper")
GAMES = {
    "standard-3": Table("standard", 3, 5),
    "standard-5": Table("standard", 5, 1, GREEDY),
    "standard-6": Table("standard", 6, 2),
    "standard-4-older": Table("standard", 4, 4, GREEDY, {"edition": "older"}),
    "bohemia-2": Table("bohemia", 2, 5),
    "moravia-2": Table("moravia_silesia", 2, 4, GREEDY[:2]),
    "moravia-3": Table("moravia_silesia", 3, 0, GREEDY[:3]),
}


def kept(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def kept_game(name: str) -> Game:
    """The game of a transcript. Raises NotReplayable where the rules have changed under it."""
    return read_transcript(kept(name))


def rewritten(name: str) -> str:
    """A golden game played from scratch."""
    table = GAMES[name]
    game, _ = play_random_game(table.players, table.seed, table.styles, options=table.options, board=table.board)
    return transcript(game, choices=True)


def differences(name: str) -> list[str]:
    """The differences when the game of the file is played again; empty if nothing has changed."""
    old = kept(name)
    try:
        new = transcript(read_transcript(old), choices=True)
    except NotReplayable as stop:
        return [f"{name}: {stop}"]
    return list(difflib.unified_diff(old.splitlines(), new.splitlines(), f"{name}.txt", "now", n=1, lineterm=""))


def _differences(names: Sequence[str]) -> Iterator[str]:
    for name in names:
        found = differences(name)
        yield from found[:SHOWN]
        if len(found) > SHOWN:
            yield f"... and {len(found) - SHOWN} lines more"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", help="default: all")
    parser.add_argument("--check", action="store_true", help="compare with the files instead of writing them")
    chosen = parser.parse_args(arguments)
    names = chosen.names or list(GAMES)
    if chosen.check:
        shown = list(_differences(names))
        print("\n".join(shown))
        return 1 if shown else 0
    for name in names:
        (FOLDER / f"{name}.txt").write_text(rewritten(name), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
