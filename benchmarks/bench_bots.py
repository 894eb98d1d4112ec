"""Measure speed and strength of the bots: `python benchmarks/bench_bots.py`, or `make bench-bots GAMES=200`.

Each line has the measure, the figure, the target and the number of games. Seats rotate. Times are CPU time of
one core. The ladder needs 200 games per pairing, which takes hours. With that many, each result replaces the
previous one in docs/images and docs/bots.md as soon as it is complete, so measures can be run one by one. With
fewer games the results go to .benchmarks.

    --games N   games for each pairing (default 12), and for each adversary
    --jobs J    processes (default 1)
    --nodes N   search budget of Tycoon and Magnate (default 300: less than 0.1 s per decision)
    --seed S    seed of the first game of each pairing
    --only M    one measure, or all with this prefix: magnate, "wealth of magnates", speed, adversaries and so on
    --record D  folder for ladder.json and ladder.svg
    --strict    exit 1 if a target is missed
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from statistics import mean
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "benchmarks")]

from bot_duel import mean_and_error  # noqa: E402
from page_table import replace_table  # noqa: E402

from cz18.bots.arena import Match, Result, different, seats_for, simulate, summary  # noqa: E402
from cz18.bots.arena import play as play_one  # noqa: E402
from cz18.bots.roster import ADVERSARIES  # noqa: E402
from cz18.facts.games import figures as figures_of_board  # noqa: E402
from cz18.routes import bulk  # noqa: E402
from cz18.rules.actions import Action, LayTile  # noqa: E402
from cz18.rules.asking.preview import previews  # noqa: E402
from cz18.rules.engine import action_ranges  # noqa: E402
from cz18.rules.state import CompanyStep, GameState, Step  # noqa: E402

FOR_THE_RECORD = 200
ARENA_NODES = 300
BEGIN, END = "<!-- ladder -->", "<!-- end of the ladder -->"


class Figure(NamedTuple):
    """A measured figure and its target: at least or at most `target`."""

    name: str
    value: float
    unit: str
    target: float
    at_least: bool
    games: int
    different: int
    low: float
    high: float
    within: bool = False
    """Count the target as reached unless the whole interval misses it?"""
    played: str = ""
    """Date and search budget."""
    nodes: int = 0

    @property
    def is_reached(self) -> bool:
        if self.within:
            return self.low <= self.target
        return self.value >= self.target if self.at_least else self.value <= self.target

    def __str__(self) -> str:
        bound = "at least" if self.at_least else "at most"
        verdict = "reached" if self.is_reached else "MISSED"
        digits = 3 if 0 < self.target < 1 else 1
        return (
            f"  {self.name:<46} {self.value:>10,.{digits}f} {self.unit:<4}"
            f" ({self.low:,.{digits}f} to {self.high:,.{digits}f}) {bound} {self.target:,g}: {verdict:<8}"
            f" {self.games} games, {self.different} different"
        )


def play(names: str, players: int, games: int, arguments: argparse.Namespace) -> list[Result]:
    match = Match("standard", seats_for(players, names.split(",")), games, arguments.seed, arguments.nodes)
    return list(simulate(match.tables(), arguments.jobs))


def pairing(name: str, rivals: str, target: int, arguments: argparse.Namespace) -> list[Figure]:
    """Share of wins of one bot against two of another, with the Wilson interval, and its seconds per decision."""
    whole = summary(play(f"{name},{rivals},{rivals}", 3, arguments.games, arguments))
    shown, games = whole["bots"][name], (whole["games"], whole["different"])
    low, high = (100 * each for each in shown["interval"])
    title, share = f"{name} against two of {rivals}, won", 100 * shown["win_share"]
    figures = [Figure(title, share, "%", target, True, *games, low, high)]
    if name in ("tycoon", "magnate"):
        spent = shown["seconds_per_decision"]
        figures.append(Figure(f"{name}, a decision in the arena", spent, "s", 0.1, False, *games, spent, spent))
    return figures


def wealth(name: str, target: int, part: int, arguments: argparse.Namespace) -> Figure:
    """Total worth of three equal bots: the mean with two standard errors on either side.

    Slower bots play fewer games: a mean needs fewer than a share of wins.
    """
    results = play(name, 3, max(4, arguments.games // part), arguments)
    sums = [sum(item.worth) for item in results]
    middle, error = mean_and_error(sums)
    low, high = middle - 2 * error, middle + 2 * error
    return Figure(
        f"three of {name}, together", middle, "K", target, True, len(sums), different(results), low, high
    )


def adversaries(strength: str, arguments: argparse.Namespace, part: int = 1) -> Iterator[Figure]:
    """Extra wins of each adversary against two of a strength, compared with a plain player in the same seats and seeds.

    In percentage points, with the 95 % interval of the paired differences; reached unless it lies above 0. Bots that
    search play fewer games.
    """
    games = max(4, arguments.games // part)
    plain = play(strength, 3, games, arguments)
    for name in ADVERSARIES:
        found = play(f"{name},{strength},{strength}", 3, games, arguments)
        gains = []
        for usual, item in zip(plain, found, strict=True):
            seat = item.seats.index(name)
            gains.append(100 * (part_won(item, seat) - part_won(usual, seat)))
        middle, error = mean_and_error(gains)
        low, high = middle - 1.96 * error, middle + 1.96 * error
        title = f"{name} against two of {strength}, gains"
        yield Figure(title, middle, "pp", 0.0, False, len(found), different(found), low, high, within=True)


def part_won(item: Result, seat: int) -> float:
    return (seat in item.winners) / len(item.winners)


def speed(name: str, target: float, arguments: argparse.Namespace) -> Figure:
    """Seconds per four-player game: mean, shortest and longest."""
    results = play(name, 4, max(4, arguments.games // 8), arguments)
    spent, games = [item.seconds for item in results], (len(results), different(results))
    return Figure(f"a game of four of {name}", mean(spent), "s", target, False, *games, min(spent), max(spent))


def previews_in_bulk(target: float, arguments: argparse.Namespace) -> Figure:
    """Milliseconds per tile preview in the last third of the game, in bulk per step, with cold caches.

    The mean over all tiles, and the shortest and longest step.
    """
    steps: list[tuple[GameState, list[Action]]] = []

    def keep_track_steps(state: GameState, _: Action) -> None:
        due = state.pending[-1]
        if isinstance(due, CompanyStep) and due.step is Step.TRACK and 3 * state.box >= 2 * len(track):
            steps.append((state, [each for each in action_ranges(state) if isinstance(each, LayTile)]))

    track = figures_of_board("standard").track
    games = [
        play_one(("engineer",) * 4, arguments.seed + number, on_step=keep_track_steps)
        for number in range(max(2, arguments.games // 24))
    ]
    times = []
    tiles = 0
    for state, choices in steps:
        bulk.forget()
        begin = time.process_time()
        tiles += len(previews(state, choices))
        times.append((time.process_time() - begin) * 1000)
    each = [spent / len(choices) for spent, (_, choices) in zip(times, steps, strict=True) if choices]
    return Figure(
        "a preview of a tile in bulk, late",
        sum(times) / tiles,
        "ms",
        target,
        False,
        len(games),
        different(games),
        min(each),
        max(each),
    )


# The record


def kept_in(folder: Path) -> list[Figure]:
    """Figures recorded in this folder before."""
    path = folder / "ladder.json"
    if not path.exists():
        return []
    kept = json.loads(path.read_text(encoding="utf-8"))
    return [Figure(**{key: item[key] for key in Figure._fields if key in item}) for item in kept["figures"]]


def record(figures: list[Figure], folder: Path) -> list[Figure]:
    """Write the figures, merged with earlier ones that were not measured again, as JSON and SVG."""
    folder.mkdir(parents=True, exist_ok=True)
    found = {item.name: item for item in (*kept_in(folder), *figures)}
    shown = [figure._asdict() | {"reached": figure.is_reached} for figure in found.values()]
    (folder / "ladder.json").write_text(json.dumps({"figures": shown}, indent=1) + "\n", encoding="utf-8")
    (folder / "ladder.svg").write_text(drawn([item for item in found.values() if item.at_least]), encoding="utf-8")
    return list(found.values())


def write_figures(figures: list[Figure], page: Path) -> None:
    """Replace the table between the two markers of docs/bots.md."""
    head = ("measured", "", "95 % interval, or range of times", "target", "games", "different", "played", "nodes")
    rows = []
    for figure in figures:
        digits = 3 if 0 < figure.target < 1 else 1
        value, low, high = (f"{each:,.{digits}f}" for each in (figure.value, figure.low, figure.high))
        bound = f"{'at least' if figure.at_least else 'at most'} {figure.target:,g}"
        verdict = "reached" if figure.is_reached else "missed"
        games = str(figure.games), str(figure.different), figure.played, str(figure.nodes)
        rows.append((figure.name, f"{value} {figure.unit}", f"{low} to {high}", f"{bound}: {verdict}", *games))
    replace_table(page, BEGIN, END, head, rows, "![The bots measured](images/ladder.svg)")


def drawn(figures: list[Figure]) -> str:
    """SVG with a bar for each figure, its interval and its target, each on its own scale."""
    row, left, width = 44, 380, 360
    height = row * len(figures) + 60
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 110} {height}" '
        'font-family="sans-serif" font-size="14" role="img">',
        "<title>The bots measured</title>",
        '<rect width="100%" height="100%" fill="#fff"/><text x="10" y="24" fill="#555">'
        "bars with 95 % intervals and the number of games; the line is the target</text>",
    ]
    for number, figure in enumerate(figures):
        top = 44 + number * row
        most = 100.0 if figure.unit == "%" else 1.25 * max(figure.high, figure.target)
        at = [left + width * value / most for value in (figure.value, figure.low, figure.high, figure.target)]
        colour = "#2b6cb0" if figure.is_reached else "#b7791f"
        middle = top + 13
        parts.append(
            f'<text x="{left - 10}" y="{top + 18}" text-anchor="end">{figure.name} ({figure.games})</text>'
            f'<rect x="{left}" y="{top}" width="{at[0] - left:.1f}" height="26" fill="{colour}"/>'
            f'<path d="M{at[1]:.1f} {middle}H{at[2]:.1f}M{at[1]:.1f} {middle - 5}v10M{at[2]:.1f} {middle - 5}v10" '
            'stroke="#111" fill="none"/>'
            f'<path d="M{at[3]:.1f} {top - 5}v36" stroke="#c53030" stroke-width="2"/>'
            f'<text x="{left + width + 8}" y="{top + 18}">{figure.value:,.1f} {figure.unit}</text>'
        )
    return "\n".join([*parts, "</svg>\n"])


MEASURES: dict[str, Callable[[argparse.Namespace], Iterable[Figure]]] = {
    "tycoon": lambda arguments: pairing("tycoon", "engineer", 65, arguments),
    "magnate": lambda arguments: pairing("magnate", "tycoon", 60, arguments),
    "magnate with ten times the nodes": lambda arguments: pairing(
        f"magnate@{arguments.nodes}", f"magnate@{arguments.nodes // 10}", 45, arguments
    ),
    "magnate with ten times as many again": lambda arguments: pairing(
        f"magnate@{10 * arguments.nodes}", f"magnate@{arguments.nodes}", 45, arguments
    ),
    "speed of apprentices": lambda arguments: [speed("apprentice", 3, arguments)],
    "speed of engineers": lambda arguments: [speed("engineer", 1.2, arguments)],
    "speed of previews": lambda arguments: [previews_in_bulk(0.03, arguments)],
    "wealth of apprentices": lambda arguments: [wealth("apprentice", 8_000, 1, arguments)],
    "wealth of engineers": lambda arguments: [wealth("engineer", 15_000, 8, arguments)],
    "wealth of tycoons": lambda arguments: [wealth("tycoon", 20_000, 5, arguments)],
    "wealth of magnates": lambda arguments: [wealth("magnate", 22_300, 5, arguments)],
    "engineer": lambda arguments: pairing("engineer", "apprentice", 95, arguments),
    "adversaries of engineers": lambda arguments: adversaries("engineer", arguments),
    "adversaries of tycoons": lambda arguments: adversaries("tycoon", arguments, 8),
    "adversaries of magnates": lambda arguments: adversaries("magnate", arguments, 8),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=ARENA_NODES)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--record", type=Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--strict", action="store_true")
    arguments = parser.parse_args()
    begun = [name for name in MEASURES if name.startswith(arguments.only)]
    chosen = [MEASURES[name] for name in ([arguments.only] if arguments.only in MEASURES else begun)]
    if not chosen:
        parser.error(f"there is no such measure; there are {', '.join(MEASURES)}")
    print(f"Opponents, {arguments.nodes} nodes a decision of those who search")
    for_good = arguments.games >= FOR_THE_RECORD and arguments.record is None
    folder = arguments.record or ROOT / ("docs/images" if for_good else ".benchmarks")
    if not for_good and arguments.record is None:
        (folder / "ladder.json").unlink(missing_ok=True)
    today = datetime.now(UTC).date().isoformat()
    reached = True
    for measure in chosen:
        for found in measure(arguments):
            figure = found._replace(played=today, nodes=arguments.nodes)
            print(figure, flush=True)
            reached &= figure.is_reached
            figures = record([figure], folder)
            if for_good:
                write_figures(figures, ROOT / "docs/bots.md")
    print(f"recorded in {folder}")
    return int(arguments.strict and not reached)


if __name__ == "__main__":
    sys.exit(main())
