"""Measure the Baron: `python benchmarks/bench_baron.py`, also a part of `make bench-bots`.

Each row is a series of games with fixed seeds. Every game is stored in benchmarks/results/bots-baron.jsonl as soon as
it ends, and only missing games are played, so the command can be interrupted and repeated. The table has all stored
games and replaces the one in docs/bots.md. A Baron with 1,500 nodes takes about half a minute of CPU time for a game.

    --games N     play at most the first N games of each row (0: only show what is stored; default: all)
    --jobs J      processes (default 1)
    --only R      one row, or all whose names begin with this: "baron@1500 against two of magnate", exporter
    --file F      another file than the record; then docs/bots.md is not changed
    --stand-in B  this bot in all seats except an adversary's, to try the program; needs --file
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "benchmarks")]

from bot_duel import Duel, Line, lead, mean_and_error, play_missing, seconds_per_decision, wins  # noqa: E402
from page_table import replace_table  # noqa: E402

from cz18.bots.arena.summary import Z_95  # noqa: E402
from cz18.bots.roster import ADVERSARIES  # noqa: E402

RECORD = ROOT / "benchmarks/results/bots-baron.jsonl"
PAGE = ROOT / "docs/bots.md"
BEGIN, END = "<!-- baron -->", "<!-- end of the baron -->"
HEAD = ("measured", "", "95 % interval", "target, or par", "lead", "games", "first seed")
NOT_YET = "–"


class Bots(NamedTuple):
    """The bots in the seats, with their budgets."""

    baron: str = "baron@1500"
    larger: str = "baron@15000"
    magnate: str = "magnate@300"
    tycoon: str = "tycoon@300"


class Shown(NamedTuple):
    """A figure with its interval, and the lead, in words; `reached` is None without a target."""

    value: str
    interval: str
    lead: str = ""
    reached: bool | None = None


class Row:
    """A series of games, and how it is shown: the share of wins of the bot."""

    def __init__(self, name: str, duel: Duel, target: float | None = None) -> None:
        self.name, self.duel, self.target = name, duel, target
        self.par = 100 / (1 + len(duel.rivals))

    @property
    def duels(self) -> tuple[Duel, ...]:
        """The games it needs."""
        return (self.duel,)

    @property
    def bound(self) -> str:
        if self.target is None:
            return f"par {self.par:.1f} %"
        return f"at least {self.target:g} %, interval above {self.par:.1f}"

    def shown(self, file: Path) -> Shown:
        """The figure from the games in this file; there are at least two."""
        lines = list(self.duel.stored(file).values())
        share, low, high = wins(lines)
        reached = None if self.target is None else share >= self.target and low > self.par
        return Shown(f"{share:.1f} %", f"{low:.1f} to {high:.1f}", lead_of(lines), reached)

    def played(self, file: Path) -> int:
        """The number of games that count."""
        return len(self.duel.stored(file))


class Together(Row):
    """The worth of all players together."""

    bound = ""

    def shown(self, file: Path) -> Shown:
        mean, error = mean_and_error([sum(line["worth"]) for line in self.duel.stored(file).values()])
        return Shown(f"{mean:,.0f} K", f"{mean - Z_95 * error:,.0f} to {mean + Z_95 * error:,.0f}")


class Speed(Row):
    """CPU time of a decision, with the range of the games' means."""

    bound = ""

    def shown(self, file: Path) -> Shown:
        lines = list(self.duel.stored(file).values())
        each = [seconds_per_decision([line]) for line in lines]
        return Shown(f"{seconds_per_decision(lines):.3f} s", f"games: {min(each):.3f} to {max(each):.3f}")


class Gain(Row):
    """What an adversary gains over a plain bot in the same seats with the same seeds, by paired differences."""

    bound = "at most 0"

    def __init__(self, name: str, duel: Duel, plain: Duel) -> None:
        super().__init__(name, duel)
        self.plain = plain

    @property
    def duels(self) -> tuple[Duel, ...]:
        return self.plain, self.duel

    def _pairs(self, file: Path) -> list[tuple[Line, Line]]:
        usual = self.plain.stored(file)
        return [(line, usual[seed]) for seed, line in self.duel.stored(file).items() if seed in usual]

    def played(self, file: Path) -> int:
        return len(self._pairs(file))

    def shown(self, file: Path) -> Shown:
        pairs = self._pairs(file)
        mean, error = mean_and_error([100 * (line["won"] - usual["won"]) for line, usual in pairs])
        low, high = mean - Z_95 * error, mean + Z_95 * error
        gained = in_words([lead(line) - lead(usual) for line, usual in pairs])
        return Shown(f"{mean:+.1f} pp", f"{low:+.1f} to {high:+.1f}", gained, low <= 0)


def in_words(values: Sequence[float]) -> str:
    mean, error = mean_and_error(values)
    return f"{mean:+,.0f} ± {Z_95 * error:,.0f} K"


def lead_of(lines: Sequence[Line]) -> str:
    return in_words([lead(line) for line in lines])


def rows(bots: Bots) -> list[Row]:
    """All rows. Each has seeds of its own; adversaries have those of the three Barons they are compared with."""
    baron, larger, magnate, tycoon = bots
    main = Duel(baron, (magnate,) * 2, "standard", 9_100_000, 300)
    three = Duel(baron, (baron,) * 2, "standard", 9_140_000, 40)
    found: list[Row] = [
        Row(f"{baron} against two of {magnate}, won", main, 45),
        Speed(f"a decision of {baron} among them", main),
        Row(f"{baron} against two of {tycoon}, won", Duel(baron, (tycoon,) * 2, "standard", 9_101_000, 100)),
        Together(f"three of {baron}, together", three),
        Row(f"{larger} against two of {baron}, won", Duel(larger, (baron,) * 2, "standard", 9_130_000, 30)),
    ]
    for players in (4, 5, 6):
        duel = Duel(baron, (magnate,) * (players - 1), "standard", 9_110_000 + 1000 * (players - 4), 60)
        found.append(Row(f"{players} players: {baron} against {magnate}, won", duel))
    for board, title, seed in (
        ("bohemia", "Bohemia", 9_120_000),
        ("moravia_silesia", "Moravia-Silesia", 9_121_000),
    ):
        duel = Duel(baron, (magnate,), board, seed, 60)
        found.append(Row(f"{title}: {baron} against one {magnate}, won", duel))
    for name in ADVERSARIES:
        found.append(Gain(f"{name} against two of {baron}, gains", three._replace(bot=name), three))
    return found


def table(found: Sequence[Row], file: Path) -> Iterator[tuple[str, ...]]:
    """The cells of each row."""
    for row in found:
        played, planned = row.played(file), row.duel.games
        shown = row.shown(file) if played > 1 else Shown(NOT_YET, NOT_YET)
        bound = row.bound
        if shown.reached is not None:
            verdict = "reached" if shown.reached else "missed"
            bound += f": {verdict if played == planned else f'{verdict} so far'}"
        games = f"{played}" if played == planned else f"{played} of {planned}"
        yield row.name, shown.value, shown.interval, bound, shown.lead, games, f"{row.duel.seed:,}"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--file", type=Path, default=RECORD)
    parser.add_argument("--stand-in")
    arguments = parser.parse_args(words)
    if arguments.stand_in and arguments.file == RECORD:
        parser.error("--stand-in needs --file: its games do not belong to the record")
    everything = rows(Bots(*[arguments.stand_in] * len(Bots._fields)) if arguments.stand_in else Bots())
    chosen = [row for row in everything if row.name.startswith(arguments.only)]
    if not chosen:
        parser.error(f"there is no such row; there are {'; '.join(row.name for row in everything)}")
    for row in chosen:
        for duel in row.duels:
            games = duel.games if arguments.games is None else min(arguments.games, duel.games)
            play_missing(duel._replace(games=games), arguments.file, arguments.jobs)
        (cells,) = table([row], arguments.file)
        print("  ".join(filter(None, cells[:-1])) + " games", flush=True)
        if arguments.file == RECORD:
            replace_table(PAGE, BEGIN, END, HEAD, table(everything, RECORD))


if __name__ == "__main__":
    main()
