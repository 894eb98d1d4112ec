"""One attack on a server of its own, and what the others at it noticed."""

from __future__ import annotations

import math
import multiprocessing
import os
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from .attacks import ATTACKS, SEVERAL, Planned
from .strangers import run
from .victim import Victim
from .witnesses import LOST, AgainstOpponents, Health, Players, Waited, Witness

QUIET = 2.0
NICE = 10
"""How far attackers step back: in life they compute on a machine of their own."""
LONGEST_RECOVERY = 60.0
HEALTH, ACTION, OPPONENTS, GROWTH, RECOVERY, STOP = 0.100, 0.250, 5.0, 200.0, 5.0, 5.0
"""The targets: seconds, and MB."""


class Row(NamedTuple):
    """What was noticed of one attack."""

    name: str
    health_p50: float
    health_p99: float
    action_p99: float
    opponents: float
    growth: float
    recovery: float
    stopped: float
    orphans: int
    answers: dict[str, int]
    witnessed: dict[str, int]

    def misses(self) -> list[str]:
        """The targets that were not reached."""
        found = {
            "health": self.health_p99 > HEALTH,
            "action": self.action_p99 > ACTION,
            "opponents": self.opponents > OPPONENTS,
            "growth": self.growth > GROWTH,
            "recovery": self.recovery > RECOVERY,
            "SIGTERM": self.stopped > STOP,
            "orphans": self.orphans > 0,
        }
        return [name for name, missed in found.items() if missed]


def percentile(values: list[float], part: float) -> float:
    """The value below which this part of them lies; LOST if there are none."""
    if not values:
        return LOST
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.ceil(part * len(ordered)) - 1)]


class Attackers:
    """The attack in a process of its own, at a lower priority."""

    def __init__(self, planned: Planned, server: Victim, seconds: float, nice: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._answers: Any = context.Queue()
        self._process = context.Process(
            target=_attack,
            args=(planned.name, server.port, server.database, seconds, nice, self._answers),
            daemon=True,
        )
        self._process.start()
        self._seconds = seconds

    def wait(self) -> dict[str, int]:
        try:
            found: dict[str, int] = self._answers.get(timeout=self._seconds + 60)
        except Exception:
            found = {"attack failed": 1}
        self.end()
        return found

    def end(self) -> None:
        self._process.kill()
        self._process.join()


def _attack(name: str, port: int, database: str, seconds: float, nice: int, answers: Any) -> None:
    os.nice(nice)
    planned = next(item for item in (*ATTACKS, SEVERAL) if item.name == name)
    run(planned.attack, port, database, seconds, answers)


def measure(
    planned: Planned, seconds: float, source: Path | None = None, quiet: float = QUIET, nice: int = NICE
) -> Row:
    """One attack on a server of its own. `quiet`: seconds before it, in which the witnesses settle."""
    with tempfile.TemporaryDirectory() as text:
        folder = Path(text)
        database = str(folder / "games.db")
        server = Victim(database, folder=folder, source=source, descriptors=planned.descriptors)
        try:
            server.wait_until_ready()
            return _measured(planned, seconds, server, quiet, nice)
        finally:
            server.kill()


def _measured(planned: Planned, seconds: float, server: Victim, quiet: float, nice: int) -> Row:
    health, players, against = Health(server.url), Players(server.url), AgainstOpponents(server.url)
    witnesses: list[Witness] = [health, players, against]
    for witness in witnesses:
        witness.start()
    time.sleep(quiet)
    before = most = server.memory()
    attackers = Attackers(planned, server, seconds, nice)
    begin = time.monotonic()
    while time.monotonic() < begin + seconds:
        time.sleep(0.2)
        most = max(most, server.memory())
    answers = attackers.wait()
    end = time.monotonic()
    recovery = _recovery(end, health, players, against)
    row = {
        "health_p50": percentile(health.between(begin, end), 0.5),
        "health_p99": percentile(health.between(begin, end), 0.99),
        "action_p99": percentile(players.between(begin, end), 0.99),
        "opponents": 0.0 if planned.stops_play else percentile(against.between(begin, end), 1.0),
    }
    witnessed = {
        f"{type(w).__name__} {word}": n for w in witnesses for word, n in w.answers.items() if word != "200"
    }
    attackers = Attackers(planned, server, 30, nice)  # told to stop in the middle of it
    time.sleep(min(4.0, seconds))
    stopped, left = server.stop()
    attackers.end()
    for witness in witnesses:
        witness.stop()
    return Row(
        planned.name, **row, growth=most - before, recovery=recovery, stopped=stopped, orphans=len(left),
        answers=answers, witnessed=witnessed,
    )  # fmt: skip


def _recovery(end: float, health: Health, players: Players, against: AgainstOpponents) -> float:
    """Seconds from the end of an attack until everybody is answered in time again, three times running, and an
    opponent has moved who was waited for then, or is afterwards."""
    while time.monotonic() < end + LONGEST_RECOVERY:
        well = [_well_from(health.waits, end, HEALTH), _well_from(players.waits, end, ACTION)]
        moved = [wait for wait in list(against.waits) if wait.at + wait.seconds >= end]
        if moved and all(moment is not None for moment in well):
            late = moved[0].at + moved[0].seconds if moved[0].at < end or moved[0].seconds > OPPONENTS else end
            return max(late, *(moment for moment in well if moment is not None)) - end
        time.sleep(0.05)
    return LONGEST_RECOVERY


def _well_from(waits: list[Waited], end: float, limit: float) -> float | None:
    """When the first of three good answers in a row was asked for; None if there are not three yet."""
    after = [wait for wait in list(waits) if wait.at >= end]
    for three in zip(after, after[1:], after[2:], strict=False):
        if all(wait.seconds <= limit for wait in three):
            return three[0].at
    return None
