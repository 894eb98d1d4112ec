"""Search for single requests that block the server for all users: `make attack-search`.

    python -m benchmarks.attack_search --minutes 10 --seed 1      search for ten minutes, continuing the previous
    search
    python -m benchmarks.attack_search --source ../old/src        the server's code of another checkout
    python -m benchmarks.attack_search --replay finds.json        measure finds again, three times each

Sequences of valid requests are drawn and changed at random. The server measures itself how long each request holds up
its event loop, and the costliest sequences are changed further. A request that holds the loop for more than 50 ms of
processor time, each of three times, is a find. Finds are stored as sequences that can be played again.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from .generator import Generator  # noqa: E402
from .player import Player  # noqa: E402
from .search import FINDING, TIMES, Search  # noqa: E402

SHOWN = 300


def table(finds: Sequence[dict[str, Any]]) -> str:
    """Table of the finds, costliest first, each with its sequence and where the time goes."""
    lines = [
        "| request | held ms (least of three) | each time | who holds it | answer |",
        "| --- | --- | --- | --- | --- |",
    ]
    for find in finds:
        times = ", ".join(f"{value:.0f}" for value in find["times"])
        name = find["name"].rpartition(" (")[0]
        lines.append(f"| {name} | {find['held']:.0f} | {times} | {find['kind']} | {find['answer']} |")
    lines.append("")
    for number, find in enumerate(finds, 1):
        lines.append(f"{number}. {find['name']}: {json.dumps(find['steps'])[-SHOWN:]}")
        lines += [f"   {place}" for place in find["where"][:2]]
    return "\n".join(lines)


def replay(player: Player, path: Path) -> list[dict[str, Any]]:
    """Measure the finds of a file again."""
    found = []
    for find in json.loads(path.read_text())["finds"]:
        costs = []
        for _ in range(TIMES):
            played = player.play(find["steps"])
            costs.append(played[-1] if len(played) == len(find["steps"]) else None)
        held = [cost.held if cost else 0.0 for cost in costs]
        last = next((cost for cost in costs if cost), None)
        shown = {"kind": last.kind, "answer": last.answer, "where": list(last.where)} if last else {}
        found.append({**find, **shown, "held": min(held), "times": held, "before": find["held"]})
        print(f"{find['name']}: {find['held']:.0f} → {min(held):.0f} ms ({shown.get('answer')})", flush=True)
    return found


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--minutes", type=float, default=5.0)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--source", type=Path, help="the src folder of another checkout")
    arguments.add_argument("--state", type=Path, help="where the search is kept, to go on with it")
    arguments.add_argument(
        "--leave-out",
        action="append",
        default=[],
        metavar="FILE",
        help="a kind of file that is not imported (hostile)",
    )
    arguments.add_argument("--out", type=Path, help="write the finds to this file, as JSON")
    arguments.add_argument("--replay", type=Path, metavar="FILE", help="measure the finds of a file again")
    given = arguments.parse_args()
    state = given.state or ROOT / "build" / "attack-search" / f"seed-{given.seed}.json"
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} at the start"
    )
    player = Player(given.source)
    try:
        if given.replay is not None:
            finds = replay(player, given.replay)
            _write(given.out, {"finds": finds})
            return 1 if any(find["held"] > FINDING for find in finds) else 0
        search = Search(Generator(player.document(), given.seed), player.play)
        if state.exists():
            search.load(state)
        search.generator.left_out |= set(given.leave_out)
        try:
            search.run(time.monotonic() + given.minutes * 60, lambda text: print(text, flush=True), state)
        except KeyboardInterrupt:
            print("stopped")
        search.save(state)
    finally:
        player.close()
    print(
        f"\n{search.number} sequences in {search.seconds:.0f} s with the seed {given.seed}; {len(search.finds)} finds"
    )
    print(table(search.top()))
    left_out = sorted(search.generator.left_out)
    if left_out:
        print(f"left out after the server froze: {', '.join(left_out)}")
    quiet = sorted((items[0]["held"], name) for name, items in search.pool.items() if items[0]["held"] <= FINDING)
    print("below the bound: " + ", ".join(f"{name} {held:.0f}" for held, name in reversed(quiet[-10:])))
    _write(
        given.out,
        {
            "seed": given.seed,
            "seconds": round(search.seconds),
            "sequences": search.number,
            "finds": search.top(20),
        },
    )
    return 1 if search.finds else 0


def _write(path: Path | None, found: dict[str, Any]) -> None:
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    raise SystemExit(main())
