"""Observations and legal indexes keep their values: trained agents and data sets depend on them.

`fingerprints.json` was written before observations were filled in compiled code. After an intended change, rewrite it:
`python tests/research/test_fingerprints.py`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from cz18 import GameState, apply_unchecked
from cz18.bots.random_bot import play_random_game
from cz18.research.encoding import encoding_of
from cz18.research.episode import Episode
from cz18.research.observation import observer_of
from cz18.rules.game import beginning_of

FILE = Path(__file__).with_name("fingerprints.json")
GAMES = [
    (board, players, style)
    for board, counts in (("standard", (3, 6)), ("bohemia", (2,)), ("moravia_silesia", (2, 3)))
    for players in counts
    for style in ("uniform", "acquirer", "pauper", "trader")
]


def states(board: str, players: int, style: str) -> Iterator[GameState]:
    """The states of one game: of uniformly drawn indexes, or of bots of a style, which take over and trade more."""
    if style == "uniform":
        episode, rng = Episode(board, players, seed=11), Random(11)
        while not episode.over:
            yield episode.state
            episode.play_any(rng)
        yield episode.state
        return
    game, _ = play_random_game(players, seed=11, styles=(style,), board=board)
    state = beginning_of(game)
    for action in game.actions:
        yield state
        state, _ = apply_unchecked(state, action)
    yield state


def fingerprint(board: str, players: int, style: str) -> str:
    """Hash of every third state of a game as each seat sees it, flat vectors and the legal indexes in order."""
    observer, encoding, digest = observer_of(board, players), encoding_of(board), hashlib.sha256()
    for number, state in enumerate(states(board, players, style)):
        if number % 3:
            continue
        for seat in range(players):
            seen = observer.observe(state, seat)
            for name, tensor in seen.items():
                assert tensor.dtype == np.int32
                digest.update(f"{name} {tensor.shape}".encode() + tensor.tobytes())
        digest.update(observer.flat(seen).tobytes())
        digest.update(repr(list(encoding.legal(state).items())).encode())
    return digest.hexdigest()


@pytest.mark.parametrize(("board", "players", "style"), GAMES)
def test_observations_and_indexes_keep_their_values(board: str, players: int, style: str) -> None:
    expected = json.loads(FILE.read_text())
    assert fingerprint(board, players, style) == expected[f"{board} {players} {style}"]


if __name__ == "__main__":
    found = {f"{board} {players} {style}": fingerprint(board, players, style) for board, players, style in GAMES}
    FILE.write_text(json.dumps(found, indent=1) + "\n")
    sys.exit(0)
