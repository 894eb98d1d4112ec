"""Perft: the number of action sequences of a given length from difficult positions.

    make golden                             count again and write table.txt (and the golden transcripts)
    python -m perft.counting --check        compare with the table; print differences and exit with 1

A missing or an extra legal action, however hidden, changes a count. An action with a free price counts as one and
continues at its lowest price; runs of equal income count as one. The end of the game ends a sequence.

A line of the table is a position and its counts at depth 1, 2, ...: as deep as they stay below a bound.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from perft.positions import POSITIONS

from cz18 import Action, GameState, apply_unchecked, definite
from cz18.rules.asking.prices import range_of
from cz18.rules.engine import action_ranges

TABLE = Path(__file__).parent / "table.txt"
DEEPEST = 4
MOST = 600
"""A position is counted one step deeper only if at most this many states have to be expanded."""


def perft(state: GameState, depth: int, known: dict[tuple[GameState, int], int] | None = None) -> int:
    """The number of sequences of `depth` actions from here. Repeated positions are cached."""
    known = {} if known is None else known
    if depth == 0:
        return 1
    key = (state, depth)
    if key not in known:
        actions = action_ranges(state)
        if depth == 1:
            known[key] = len(actions)
        else:
            known[key] = sum(perft(_after(state, action), depth - 1, known) for action in actions)
    return known[key]


def _after(state: GameState, action: Action) -> GameState:
    free = range_of(action)
    return apply_unchecked(state, action if free is None else definite(action, free.low))[0]


def counted(state: GameState, depth: int) -> list[int]:
    """The counts at depth 1 to `depth`."""
    return [perft(state, each) for each in range(1, depth + 1)]


def recounted(state: GameState) -> list[int]:
    """The counts as deep as the bound allows."""
    counts = [perft(state, 1)]
    while len(counts) < DEEPEST and 0 < sum(counts) <= MOST:
        counts.append(perft(state, len(counts) + 1))
    return counts


def kept() -> dict[str, list[int]]:
    """The table."""
    rows = (line.rsplit("  ", 1) for line in TABLE.read_text(encoding="utf-8").splitlines() if line[:1] not in "#")
    return {name.strip(): [int(count) for count in counts.split()] for name, counts in rows}


def table(names: Sequence[str]) -> str:
    width = max(map(len, names))
    lines = [
        "# Sequences of 1, 2, ... actions from these positions (perft). Written by `make golden`.",
        *(f"{name:<{width}}  {' '.join(map(str, recounted(POSITIONS[name]())))}" for name in names),
    ]
    return "\n".join(lines) + "\n"


def differences(name: str) -> list[str]:
    """The difference of this position from the table; empty if nothing has changed."""
    counts = kept()[name]
    found = counted(POSITIONS[name](), len(counts))
    return [] if found == counts else [f"{name}: {' '.join(map(str, counts))}, now {' '.join(map(str, found))}"]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", help="with --check: only these positions")
    parser.add_argument("--check", action="store_true", help="compare with the table instead of writing it")
    chosen = parser.parse_args(arguments)
    if chosen.check:
        shown = [line for name in chosen.names or POSITIONS for line in differences(name)]
        print("\n".join(shown))
        return 1 if shown else 0
    TABLE.write_text(table(list(POSITIONS)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
