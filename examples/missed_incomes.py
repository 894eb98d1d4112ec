"""List the runs of a recorded game that earned less than the best run.

    python examples/missed_incomes.py tests/games/site-3p-41004.json.gz

A file is a save, a transcript, or an export of 18xx.games, whose own counting is then used.
"""

import argparse
from collections.abc import Sequence

from cz18 import Session, best_runs
from cz18.actions import Run
from cz18.events import TrainsRan


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    game = Session.load(parser.parse_args(arguments).file)

    missed, runs = 0, 0
    for entry in game:
        if isinstance(entry.action, Run):
            earned = sum(event.income for event in entry.events if isinstance(event, TrainsRan))
            best = best_runs(entry.before, entry.action.company)
            runs += 1
            missed += best.total - earned
            if best.total > earned:
                print(
                    f"action {entry.number}: {entry.action.company} ran for {earned} K, {best.total} K were possible"
                )
    print(f"{runs} runs, {missed} K left lying")
    return missed


if __name__ == "__main__":
    main()
