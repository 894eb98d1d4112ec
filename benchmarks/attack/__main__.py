"""Each attack against a real server, and what the others at it noticed: `make attack`.

    python -m benchmarks.attack                        every attack, ten seconds each
    python -m benchmarks.attack --only previews        those whose name holds this word
    python -m benchmarks.attack --source ../old/src    the server's code of another checkout, for comparison

A server is started as an operator would, with the documented limits, and attacked from one address; witnesses at
another address measure. Attackers, witnesses and server are processes of their own on one machine; the attackers run
at a low priority, since in life they have a machine of their own.
"""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Mapping, Sequence
from pathlib import Path

from .attacks import ATTACKS
from .before import BEFORE
from .measure import ACTION, GROWTH, HEALTH, OPPONENTS, RECOVERY, STOP, Row, measure
from .victim import LONGEST_STOP

HEADINGS = ("attack", "`/health` p99 ms", "action elsewhere p99 ms", "opponents elsewhere s", "memory growth MB",
            "well again after s", "SIGTERM s", "missed")  # fmt: skip


def cells(row: Row) -> list[str]:
    """A row of the table: before → after, where it was measured before."""
    found = (
        f"{row.health_p99 * 1000:.0f}", f"{row.action_p99 * 1000:.0f}", f"{row.opponents:.1f}", f"{row.growth:.0f}",
        f"{row.recovery:.1f}", f"{row.stopped:.1f}" if row.stopped < LONGEST_STOP else "never",
    )  # fmt: skip
    before = [f"{value:g}" for value in BEFORE.get(row.name, ())] or ["–"] * len(found)
    compared = [f"{was} → {now}" for was, now in zip(before, found, strict=True)]
    return [row.name, *compared, ", ".join(row.misses()) or "–"]


def line(texts: Sequence[str]) -> str:
    return f"| {' | '.join(texts)} |"


def counted(answers: Mapping[str, int]) -> str:
    return ", ".join(f"{word} {count}" for word, count in sorted(answers.items()) if count)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument(
        "--only", action="append", metavar="WORD", help="attacks whose name holds this word; may be given again"
    )
    arguments.add_argument("--seconds", type=float, default=10.0, help="how long each attack lasts")
    arguments.add_argument("--source", type=Path, help="the src folder of another checkout")
    given = arguments.parse_args()
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} at the start"
    )
    print(
        f"targets: health p99 {HEALTH * 1000:.0f} ms, action p99 {ACTION * 1000:.0f} ms, opponents {OPPONENTS:.0f} s, "
        f"growth {GROWTH:.0f} MB, recovery {RECOVERY:.0f} s, SIGTERM {STOP:.0f} s, no orphans"
    )
    print(f"\n{line(HEADINGS)}\n{line(['---'] * len(HEADINGS))}", flush=True)
    rows = []
    for planned in ATTACKS:
        if any(word in planned.name for word in given.only or ("",)):
            rows.append(measure(planned, given.seconds, given.source))
            print(line(cells(rows[-1])), flush=True)
    print("\n/health p50, processes left behind; answers to the attacker; other answers to the witnesses than 200")
    for row in rows:
        told, noticed = counted(row.answers), counted(row.witnessed)
        print(f"{row.name}: {row.health_p50 * 1000:.0f} ms, {row.orphans}; {told}; {noticed or '–'}")
    return 1 if any(row.misses() for row in rows) else 0


if __name__ == "__main__":
    raise SystemExit(main())
