"""Run each attack against a real server and measure the effect on other users: `make attack`.

    python -m benchmarks.attack                        every attack, ten seconds each
    python -m benchmarks.attack --quick                every attack, three seconds each
    python -m benchmarks.attack --only previews        only attacks with this word in their name
    python -m benchmarks.attack --source ../old/src    the server's code of another checkout, for comparison
    python -m benchmarks.attack --postgres             on PostgreSQL with two workers instead of SQLite

A server is started as an operator would, with the documented limits, and attacked from other addresses of loopback;
witnesses at 127.0.0.1 measure. Attackers, witnesses and server are processes of their own on one machine; the attackers
run at a low priority, since in life they have a machine of their own. Every row has an end: a server that does not
answer any more is killed and reported as frozen.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .attacks import ATTACKS
from .measure import (
    ACTION,
    GROWTH,
    HEALTH,
    LONGEST_RECOVERY,
    OPPONENTS,
    QUIET,
    RECOVERY,
    SIGN_IN,
    STOP,
    Bounds,
    Row,
    cannot,
    measure,
    own_postgres,
)
from .victim import LONGEST_STOP

BEFORE = Path(__file__).parents[1] / "results" / "attack-before.json"
HEADINGS = ("attack", "`/health` p50, p99 ms", "action elsewhere p99 ms", "opponents elsewhere s", "sign-in s",
            "memory growth MB per worker", "well again after s", "SIGTERM s", "loop held ms", "machine p99 ms",
            "missed")  # fmt: skip


def cells(row: Mapping[str, Any]) -> list[str]:
    """The figures of a row."""
    return [
        f"{row['health_p50'] * 1000:.0f}, {row['health_p99'] * 1000:.0f}", f"{row['action_p99'] * 1000:.0f}",
        f"{row['opponents']:.1f}", f"{row['sign_in']:.1f}", f"{row['growth']:.0f}", f"{row['recovery']:.1f}",
        f"{row['stopped']:.1f}" if row["stopped"] < LONGEST_STOP else "never",
        f"{row['held'] * 1000:.0f}" if row.get("held") is not None else "–", f"{row.get('machine', 0) * 1000:.0f}",
    ]  # fmt: skip


def compared(row: Row, before: Mapping[str, Any] | None) -> list[str]:
    """The same, before → now where it was measured before."""
    now = cells(row._asdict())
    if before is not None:
        now = [f"{was} → {found}" for was, found in zip(cells(before), now, strict=True)]
    return [row.name, *now, ", ".join(row.misses()) or "–"]


def line(texts: Sequence[str]) -> str:
    return f"| {' | '.join(texts)} |"


def counted(answers: Mapping[str, int]) -> str:
    return ", ".join(f"{word} {count}" for word, count in sorted(answers.items()) if count)


def read_arguments() -> argparse.Namespace:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument(
        "--only", action="append", metavar="WORD", help="attacks whose name holds this word; may be given again"
    )
    arguments.add_argument("--seconds", type=float, default=10.0, help="how long each attack lasts")
    arguments.add_argument("--quick", action="store_true", help="three seconds of each attack, short waits")
    arguments.add_argument("--source", type=Path, help="the src folder of another checkout")
    arguments.add_argument("--postgres", action="store_true", help="PostgreSQL with two workers instead of SQLite")
    arguments.add_argument("--out", type=Path, help="write the figures to this file, as JSON")
    arguments.add_argument("--before", type=Path, default=BEFORE, help="the figures to compare with")
    return arguments.parse_args()


def main() -> int:
    given = read_arguments()
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} at the start, "
        f"{'PostgreSQL, two workers' if given.postgres else 'SQLite, one worker'}"
    )
    print(
        f"targets: health p99 {HEALTH * 1000:.0f} ms, action p99 {ACTION * 1000:.0f} ms, opponents {OPPONENTS:.0f} s, "
        f"sign-in {SIGN_IN:.0f} s, growth {GROWTH:.0f} MB per worker, recovery {RECOVERY:.0f} s, "
        f"SIGTERM {STOP:.0f} s, no orphans"
    )
    kind = "postgres" if given.postgres else "sqlite"
    before = json.loads(given.before.read_text()).get(kind, {}) if given.before.exists() else {}
    bounds = Bounds(3.0, 1.0, 10.0) if given.quick else Bounds(given.seconds, QUIET, LONGEST_RECOVERY)
    postgres = own_postgres() if given.postgres else None
    print(f"\n{line(HEADINGS)}\n{line(['---'] * len(HEADINGS))}", flush=True)
    rows: list[Row] = []
    try:
        for planned in ATTACKS:
            if not any(word in planned.name for word in given.only or ("",)):
                continue
            if reason := cannot(planned, postgres):
                print(line([planned.name, *["–"] * (len(HEADINGS) - 2), reason]), flush=True)
                continue
            rows.append(measure(planned, bounds, given.source, postgres=postgres, workers=2 if postgres else 1))
            print(line(compared(rows[-1], before.get(planned.name))), flush=True)
            if given.out is not None:
                _write(given.out, kind, rows)
    finally:
        if postgres is not None:
            postgres.stop()
    print(
        "\nseconds of the row; processes left behind; answers to the attacker; other answers to the witnesses than 200"
    )
    for row in rows:
        shown, noticed = counted(row.answers), counted(row.witnessed)
        print(f"{row.name}: {row.took:.0f} s; {row.orphans}; {shown}; {noticed or '–'}")
    missed = sum(bool(row.misses()) for row in rows)
    print(f"{len(rows)} rows in {sum(row.took for row in rows):.0f} s: {len(rows) - missed} reach every target")
    return 1 if missed else 0


def _write(file: Path, kind: str, rows: Sequence[Row]) -> None:
    """Write the figures of these rows; other rows of the file are kept."""
    kept = json.loads(file.read_text()) if file.exists() else {}
    figures = {row.name: {**_rounded(row), "missed": row.misses()} for row in rows}
    kept[kind] = {**kept.get(kind, {}), **figures}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n")


def _rounded(row: Row) -> dict[str, Any]:
    left_out = ("name", "answers", "witnessed", "took")
    return {
        name: round(value, 4) if isinstance(value, float) else value
        for name, value in row._asdict().items()
        if name not in left_out
    }


if __name__ == "__main__":
    raise SystemExit(main())
