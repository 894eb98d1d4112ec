"""Measure the route solver: `python benchmarks/bench_routes.py`, or `make bench`.

Every figure comes with the number of positions and the worst case by name. Times are CPU time on one core and
include compiling the network. The recorded positions come from `tests/games`, those of the real game from
`../shared/games` if it exists; the stress set is generated.

    --quick          a tenth of everything
    --left           also list the recorded runs that left money on the table
    --plot FILE      draw how time grows with track and trains, as SVG
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from cz18.board.network import Network, terminals, ways  # noqa: E402
from cz18.board.reach import entered, reach  # noqa: E402
from cz18.board.track import TURNED, fits  # noqa: E402
from cz18.facts.trains import PHASES  # noqa: E402
from cz18.routes import bulk, search  # noqa: E402
from cz18.routes.runs import BOOK, GAMES_18XX, Counting, RunView, TrainSpec  # noqa: E402
from cz18.routes.search import Runs, best_runs  # noqa: E402
from tests.routes.made import Made, stress_set  # noqa: E402
from tests.routes.positions import Position, has_real_game, real_positions, recorded_positions  # noqa: E402


class Timed(NamedTuple):
    """One measurement."""

    ms: float
    name: str
    nodes: int


def percentile(times: Sequence[Timed], share: float) -> float:
    """The smallest time that this share of the measurements does not exceed."""
    ordered = sorted(each.ms for each in times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def report(title: str, times: Sequence[Timed]) -> None:
    if not times:
        print(f"  {title:<34} no positions")
        return
    worst = max(times)
    print(
        f"  {title:<34} {len(times):5} positions   median {percentile(times, 0.5):8.3f} ms"
        f"   p99 {percentile(times, 0.99):8.3f} ms   worst {worst.ms:8.3f} ms ({worst.name})"
    )


def fresh(net: Network) -> Network:
    """The same position with a newly compiled network."""
    return Network(net.map, net.laid)


def run_cold(
    net: Network, view: RunView, trains: Sequence[TrainSpec], counting: Counting = BOOK
) -> tuple[float, Runs]:
    """The best run with cold caches, and its milliseconds."""
    begin = time.process_time()
    runs = best_runs(fresh(net), view, trains, counting=counting)
    return (time.process_time() - begin) * 1000, runs


class Recorded(NamedTuple):
    position: Position
    best: int


def recorded(positions: Iterable[Position]) -> list[Recorded]:
    """Time the recorded positions by number of trains and compare with known results."""
    book: dict[int, list[Timed]] = {}
    site: list[Timed] = []
    answers: list[Recorded] = []
    less: list[str] = []
    for position in positions:
        net, view, trains = position.network(), position.view(), position.trains()
        ms, runs = run_cold(net, view, trains)
        assert runs.proven
        book.setdefault(len(trains), []).append(Timed(ms, position.name, runs.nodes))
        answers.append(Recorded(position, runs.total))
        less += [position.name for key in ("rules_best", "own_search") if runs.total < (position.known[key] or 0)]
        ms, runs = run_cold(net, view, trains, GAMES_18XX)
        site.append(Timed(ms, position.name, runs.nodes))
        less += [position.name] if runs.total < (position.known["best_revenue"] or 0) else []
    report("all", [each for times in book.values() for each in times])
    for number in sorted(book):
        report(f"{number} train{'s' * (number > 1)}", book[number])
    report("all, 18xx.games arithmetic", site)
    print(f"  below a known income: {len(less)} {' '.join(less)}")
    return answers


def left_on_the_table(answers: Sequence[Recorded], whole: bool) -> None:
    """Runs that could have earned more than the players claimed or the public router found."""
    players = [each for each in answers if (each.position.known["recorded"] or 0) < each.best]
    router = [
        each for each in answers if each.position.known["rules_best"] is not None
        and each.position.known["rules_best"] < each.best
    ]  # fmt: skip
    above = [each.position.name for each in answers if (each.position.known["recorded"] or 0) > each.best]
    print(
        f"  claimed less than the best: {len(players)}, in all {sum(lost(each, 'recorded') for each in players)} K"
    )
    print(
        f"  public router below the best: {len(router)}, in all {sum(lost(each, 'rules_best') for each in router)} K"
    )
    print(f"  claimed more than the book allows: {' '.join(above) or 'none'}")
    if whole:
        for key, rows in (("recorded", players), ("rules_best", router)):
            for each in rows:
                known = each.position.known[key]
                print(f"    {key:<10} {each.position.name:<24} {known} of {each.best}")


def lost(each: Recorded, key: str) -> int:
    return each.best - (each.position.known[key] or 0)


def stress(cases: Sequence[Made]) -> list[tuple[Made, Timed]]:
    """Time the stress set."""
    times: list[tuple[Made, Timed]] = []
    proven = 0
    for case in cases:
        ms, runs = run_cold(case.network, case.view, case.trains)
        proven += runs.proven
        names = "+".join(train.id.split("/")[0] for train in case.trains)
        times.append((case, Timed(ms, f"{case.name}, {case.tiles} tiles, {names}", runs.nodes)))
    heavy = [each for case, each in times if case.tiles >= 60]
    report("stress set", [each for _, each in times])
    report("of these 60 tiles or more", heavy)
    nodes = sorted(each.nodes for _, each in times)
    under = sum(each.ms < 1000 for _, each in times)
    print(
        f"  proved: {proven} of {len(times)}; under 1 s: {under}; nodes expanded: median {nodes[len(nodes) // 2]},"
        f" most {nodes[-1]}, in all {sum(nodes)}"
    )
    return times


def previews(positions: Sequence[Position]) -> None:
    """Time the best run after every possible tile of a late track step.

    One board at a time, and in bulk with cold caches.
    """
    single: list[Timed] = []
    in_bulk: list[Timed] = []
    tiles = 0
    for position in positions:
        net, view, trains = position.network(), position.view(), position.trains()
        changes = list(next_tiles(net, view, position.phase))
        best_runs(net, view, trains)
        begin = time.process_time()
        for hex_, code, *_ in changes:
            laid = (*net.laid[:hex_], code, *net.laid[hex_ + 1 :])
            best_runs(Network(net.map, laid, net), view, trains)
        name = f"{position.name}, {len(changes)} tiles"
        single.append(Timed((time.process_time() - begin) * 1000, name, 0))
        bulk.forget()
        in_bulk.append(Timed(clock(partial(bulk.best_incomes, net, view, [trains], changes)), name, 0))
        tiles += len(changes)
    report("all previews of a track step", single)
    report("the same in bulk", in_bulk)
    by_tile = [sum(each.ms for each in times) / max(tiles, 1) for times in (single, in_bulk)]
    print(f"  for each of {tiles} tiles: {by_tile[0]:.4f} ms one by one, {by_tile[1]:.4f} ms in bulk")


def next_tiles(net: Network, view: RunView, phase: str) -> Iterable[bulk.BoardChange]:
    """Every available tile that connects to the company's track."""
    found = reach(net, view.own, view.blocked)
    colour = next(each.tile_colour for each in PHASES if each.letter == phase)
    for hex_ in range(len(net.laid)):
        mask = entered(found, hex_)
        for code in fits(net.map, hex_, net.laid[hex_]) if mask else ():
            turned = TURNED[code]
            assert turned is not None
            if turned.exits & mask and turned.tile.colour <= colour:
                yield bulk.BoardChange(hex_, code)


def parts(positions: Sequence[Position]) -> None:
    """Time network and reach separately."""
    compile_, ready, cold = [], [], []
    for position in positions:
        net, view = position.network(), position.view()
        compile_.append(Timed(clock(lambda net=net: fresh(net)), position.name, 0))
        ways(net), terminals(net)
        ready.append(Timed(clock(lambda net=net, view=view: reach(net, view.own, view.blocked)), position.name, 0))
        new = fresh(net)
        cold.append(Timed(clock(lambda net=new, view=view: reach(net, view.own, view.blocked)), position.name, 0))
    report("compiling a network", compile_)
    report("reach", ready)
    report("reach, network just compiled", cold)


def clock(action: Callable[[], object]) -> float:
    begin = time.process_time()
    action()
    return (time.process_time() - begin) * 1000


def plot(file: Path, times: Sequence[tuple[Made, Timed]], answers: Sequence[tuple[int, int, float]]) -> None:
    """Plot milliseconds (logarithmic) over laid tiles, by number of trains."""
    width, height, left, top = 760, 420, 70, 30
    points = [(case.tiles, len(case.trains), each.ms, "stress") for case, each in times]
    points += [(tiles, trains, ms, "recorded") for tiles, trains, ms in answers]
    low, high = 0.03, 1000.0

    def at(tiles: float, ms: float) -> tuple[float, float]:
        import math

        share = (math.log10(max(ms, low)) - math.log10(low)) / (math.log10(high) - math.log10(low))
        return left + tiles / 80 * (width - left - 150), top + (1 - share) * (height - top - 50)

    colours = {1: "#4477aa", 2: "#ee6677", 3: "#228833"}
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
        ' font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="white"/>',
    ]
    for ms in (0.1, 1, 10, 100, 1000):
        x, y = at(0, ms)
        lines.append(f'<line x1="{x}" y1="{y:.1f}" x2="{width - 150}" y2="{y:.1f}" stroke="#ddd"/>')
        lines.append(f'<text x="{x - 8}" y="{y + 4:.1f}" text-anchor="end">{ms:g} ms</text>')
    for tiles in range(0, 81, 20):
        x, y = at(tiles, low)
        lines.append(f'<text x="{x:.1f}" y="{y + 20:.1f}" text-anchor="middle">{tiles}</text>')
    lines.append(f'<text x="{left + 270}" y="{height - 8}" text-anchor="middle">laid tiles</text>')
    for tiles, trains, ms, source in sorted(points):
        x, y = at(tiles, ms)
        size, fill = (2.2, "none") if source == "recorded" else (3, colours[trains])
        lines.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" fill="{fill}" stroke="{colours[trains]}"/>')
    for number, colour in colours.items():
        y = top + 20 * number
        lines.append(f'<circle cx="{width - 130}" cy="{y}" r="4" fill="{colour}"/>')
        lines.append(f'<text x="{width - 120}" y="{y + 4}">{number} train{"s" * (number > 1)}</text>')
    lines.append(f'<text x="{width - 136}" y="{top + 100}">filled: stress set</text>')
    lines.append(f'<text x="{width - 136}" y="{top + 120}">open: recorded</text>')
    file.write_text("\n".join([*lines, "</svg>"]) + "\n")
    print(f"  plotted {len(points)} positions into {file.name}")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--left", action="store_true")
    parser.add_argument("--plot", type=Path)
    options = parser.parse_args(arguments)
    step = 10 if options.quick else 1
    kernel = "compiled kernel" if search._engine.__name__.endswith("_kernel") else "plain Python"
    print(f"Route solver ({kernel}), CPU time on one core")
    made = stress_set(240)[::step]
    best_runs(made[0].network, made[0].view, made[0].trains)  # first use of caches per tile
    positions = list(recorded_positions())
    if has_real_game():
        positions = [*real_positions(), *positions]
    else:
        print("the file of the real game is not here: its positions are left out")
    positions = positions[::step]
    print("recorded run positions, network compiled for each")
    answers = recorded(positions)
    left_on_the_table(answers, options.left)
    print("parts")
    parts(positions)
    print("previews")
    previews([each for each in positions if sum(code > 0 for code in each.laid) >= 55][:: max(1, 10 // step)])
    print("stress set")
    times = stress(made)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"peak memory of this process: {peak:.0f} MB")
    if options.plot:
        rows = []
        for position in positions:
            ms, _ = run_cold(position.network(), position.view(), position.trains())
            rows.append((sum(code > 0 for code in position.laid), len(position.train_names), ms))
        plot(options.plot, times, rows)


if __name__ == "__main__":
    main()
