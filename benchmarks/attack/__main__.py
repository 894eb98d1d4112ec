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
from pathlib import Path

from .attacks import ATTACKS
from .measure import ACTION, GROWTH, HEALTH, OPPONENTS, RECOVERY, STOP, Row, measure
from .victim import LONGEST_STOP

HEADINGS = ("attack", "health p50", "p99 ms", "action p99 ms", "opponents s", "growth MB", "recovery s", "SIGTERM s",
            "orphans")  # fmt: skip


def cells(row: Row) -> tuple[str, ...]:
    return (
        row.name, f"{row.health_p50 * 1000:.0f}", f"{row.health_p99 * 1000:.0f}", f"{row.action_p99 * 1000:.0f}",
        f"{row.opponents:.1f}", f"{row.growth:.0f}", f"{row.recovery:.1f}",
        f"{row.stopped:.1f}" if row.stopped < LONGEST_STOP else "never", str(row.orphans),
    )  # fmt: skip


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
    print(
        " | ".join((*HEADINGS, "missed", "answers to the attacker", "other answers to the witnesses")), flush=True
    )
    missed = 0
    for planned in ATTACKS:
        if not any(word in planned.name for word in given.only or ("",)):
            continue
        row = measure(planned, given.seconds, given.source)
        missed += len(row.misses())
        told = ", ".join(f"{word} {count}" for word, count in sorted(row.answers.items()) if count)
        noticed = ", ".join(f"{word} {count}" for word, count in sorted(row.witnessed.items()))
        print(" | ".join((*cells(row), ", ".join(row.misses()) or "-", told, noticed)), flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
