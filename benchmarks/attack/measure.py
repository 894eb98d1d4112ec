"""Run one attack on its own server and measure the effect on others."""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.attack_search.meter import Control, Frozen, metered

from .attacks import ATTACKS, SEVERAL, Planned, Seen
from .strangers import run
from .victim import PROGRAM, Victim
from .witnesses import LOST, AgainstOpponents, Health, Machine, Players, Ready, SignIns, Waited, Witness

QUIET = 2.0
NICE = 10
"""Nice value of attackers: real ones use their own machines."""
LONGEST_RECOVERY = 60.0
SMALL_DISK = "8m"
METER_SECONDS = 5.0
"""Seconds to wait for the meter inside the server."""
HEALTH, ACTION, OPPONENTS, SIGN_IN, GROWTH, RECOVERY, STOP = 0.100, 0.250, 5.0, 2.0, 200.0, 5.0, 5.0
"""The targets: seconds, and MB per worker."""


class Bounds(NamedTuple):
    """Durations of a row in seconds."""

    seconds: float
    """The attack."""
    quiet: float = QUIET
    """Warm-up of the witnesses before it."""
    recovery: float = LONGEST_RECOVERY
    """Time after it until the server counts as frozen."""


class Row(NamedTuple):
    """Measured effects of one attack."""

    name: str
    health_p50: float
    health_p99: float
    action_p99: float
    opponents: float
    sign_in: float
    held: float | None
    """Longest time in seconds the event loop was held while the server was computing; None: not measured."""
    machine: float
    """Wake-up delay of a sleeping thread, p99: the noise of the machine."""
    growth: float
    recovery: float
    stopped: float
    orphans: int
    frozen: bool
    wrong: str
    """Problem found by the row's own check; empty: none."""
    took: float
    answers: dict[str, int]
    witnessed: dict[str, int]

    def misses(self) -> list[str]:
        """Missed targets."""
        found = {
            "frozen": self.frozen,
            "health": self.health_p99 > HEALTH,
            "action": self.action_p99 > ACTION,
            "opponents": self.opponents > OPPONENTS,
            "sign-in": self.sign_in > SIGN_IN,
            "growth": self.growth > GROWTH,
            "recovery": self.recovery > RECOVERY,
            "SIGTERM": self.stopped > STOP,
            "orphans": self.orphans > 0,
            self.wrong: bool(self.wrong),
        }
        return [name for name, missed in found.items() if missed]


def percentile(values: list[float], part: float) -> float:
    """The quantile of these values; LOST if there are none."""
    if not values:
        return LOST
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.ceil(part * len(ordered)) - 1)]


class Attackers:
    """The attack in a separate process at lower priority."""

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
        with contextlib.suppress(Exception):
            self._answers.get(timeout=30)  # it begins

    def wait(self) -> dict[str, int]:
        try:
            found: dict[str, int] = self._answers.get(timeout=self._seconds + 30)
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
    if planned.warm is not None:
        planned.warm()
    run(planned.attack, port, database, seconds, answers)


def cannot(planned: Planned, postgres: Any) -> str:
    """Reason why this row cannot be measured here; empty: it can."""
    if planned.needs and postgres is not None:
        return "needs SQLite"
    if planned.needs == "small disk" and os.geteuid() != 0:
        return "needs root, to mount a small disk"
    return ""


@contextlib.contextmanager
def _folder(planned: Planned) -> Iterator[Path]:
    """Folder of the server's files; for some attacks a disk of 8 MB."""
    with tempfile.TemporaryDirectory() as text:
        if planned.needs != "small disk":
            yield Path(text)
            return
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SMALL_DISK}", "tmpfs", text], check=True)
        try:
            yield Path(text)
        finally:
            subprocess.run(["umount", "-l", text], check=True)


def measure(
    planned: Planned,
    bounds: Bounds,
    source: Path | None = None,
    nice: int = NICE,
    postgres: Any = None,
    workers: int = 1,
) -> Row:
    """Run one attack on its own server."""
    began = time.monotonic()
    with _folder(planned) as folder, tempfile.TemporaryDirectory() as text:
        database = str(folder / "games.db") if postgres is None else postgres.new_database()
        control = str(Path(text) / "control")
        server = Victim(
            database, folder=folder, source=source, workers=workers, descriptors=planned.descriptors,
            settings=planned.settings, program=metered(control) if workers == 1 else PROGRAM, vetted=planned.vetted,
        )  # fmt: skip
        try:
            server.wait_until_ready()
            meter = Control(control, METER_SECONDS) if workers == 1 else None
            row = _measured(planned, bounds, server, nice, meter)
        finally:
            server.kill()
    return row._replace(took=time.monotonic() - began)


def _held(meter: Control | None) -> float | None:
    """Seconds the event loop was held since the last call; None if unknown."""
    try:
        return None if meter is None else float(meter.read()["lag"]) / 1000
    except Frozen:
        return None


def _measured(planned: Planned, bounds: Bounds, server: Victim, nice: int, meter: Control | None) -> Row:
    health, players, against = Health(server.url), Players(server.url), AgainstOpponents(server.url)
    sign_ins, ready, machine = SignIns(server.url), Ready(server.url), Machine(server.url)
    witnesses: list[Witness] = [health, players, against, sign_ins]
    if planned.prepare is not None:
        planned.prepare(server.url)
    for witness in (*witnesses, ready, machine):
        witness.start()
    time.sleep(bounds.quiet)
    before = most = server.memory()
    attackers = Attackers(planned, server, bounds.seconds, nice)
    begin = time.monotonic()
    _held(meter)
    while time.monotonic() < begin + bounds.seconds:
        time.sleep(0.2)
        most = max(most, server.memory())
    answers = attackers.wait()
    end = time.monotonic()
    held = _held(meter)
    wrong = ""
    recovery = _recovery(end, bounds.recovery, health, players, against)
    answered = any(wait.at >= end and wait.seconds < LOST for wait in list(health.waits))
    frozen = recovery >= bounds.recovery and not answered
    if planned.check is not None and not frozen:
        received = [answer for at, answer in ready.heard if begin + (end - begin) / 2 <= at < end]
        wrong = planned.check(Seen(server.url, answers, received))
    row: dict[str, Any] = {
        "held": held,
        "machine": percentile(machine.between(begin, end), 0.99),
        "health_p50": percentile(health.between(begin, end), 0.5),
        "health_p99": percentile(health.between(begin, end), 0.99),
        "action_p99": percentile(players.between(begin, end), 0.99),
        "opponents": 0.0 if planned.stops_play else percentile(against.between(begin, end), 1.0),
        "sign_in": 0.0 if planned.stops_play else percentile(sign_ins.between(begin, end), 1.0),
    }
    witnessed = {
        f"{type(w).__name__} {word}": n for w in witnesses for word, n in w.answers.items() if word != "200"
    }
    if not frozen:
        attackers = Attackers(planned, server, 30, nice)  # stopped during the attack
        time.sleep(min(4.0, bounds.seconds))
    stopped, left = server.stop()
    attackers.end()
    for witness in (*witnesses, ready, machine):
        witness.stop()
    return Row(
        planned.name, **row, growth=(most - before) / server.workers, recovery=recovery, stopped=stopped,
        orphans=len(left), frozen=frozen, wrong=wrong, took=0.0, answers=answers, witnessed=witnessed,
    )  # fmt: skip


def _recovery(end: float, longest: float, health: Health, players: Players, against: AgainstOpponents) -> float:
    """Seconds from the end of an attack until all witnesses get three timely responses in a row, and a bot has moved
    that was awaited then or later."""
    while time.monotonic() < end + longest:
        well = [_well_from(health.waits, end, HEALTH), _well_from(players.waits, end, ACTION)]
        moved = [wait for wait in list(against.waits) if wait.at + wait.seconds >= end]
        if moved and all(moment is not None for moment in well):
            late = moved[0].at + moved[0].seconds if moved[0].at < end or moved[0].seconds > OPPONENTS else end
            return max(late, *(moment for moment in well if moment is not None)) - end
        time.sleep(0.05)
    return longest


def _well_from(waits: list[Waited], end: float, limit: float) -> float | None:
    """Start of the first of three consecutive good responses; None if there are not three yet."""
    after = [wait for wait in list(waits) if wait.at >= end]
    for three in zip(after, after[1:], after[2:], strict=False):
        if all(wait.seconds <= limit for wait in three):
            return three[0].at
    return None


def own_postgres() -> Any:
    """A temporary PostgreSQL, as the tests start it."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))
    from server.conftest import NO_POSTGRES, Postgres, binaries

    programs = binaries()
    if programs is None:
        raise SystemExit(NO_POSTGRES)
    return Postgres(programs)
