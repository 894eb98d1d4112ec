"""Prometheus metrics: requests, actions, live viewers, opponents, the database; no games, people or addresses.

Several workers share a folder, created at each start, so that any of them reports for the whole server.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client import multiprocess as several
from sqlalchemy.exc import DBAPIError, IntegrityError
from starlette.types import Scope

from cz18.server.errors import is_full
from cz18.server.games.views import Recorded
from cz18.server.operations.noted import Noted, route_of
from cz18.server.storage.connected import Connected
from cz18.server.storage.database import is_locked

try:
    import fcntl
except ImportError:  # Windows: folders of killed servers stay
    fcntl = None  # type: ignore[assignment]

FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
"""prometheus-client's variable for the shared folder."""
FOLDER_PREFIX = "18cz-figures-"
ACTION = "/api/games/{game}/actions"
REMEMBERED = 10_000
"""Games whose last entry's time is kept."""
QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LONG = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

registry = CollectorRegistry()
requests = Counter("cz18_requests", "Requests by route and status class.", ["route", "status"], registry=registry)
action_seconds = Histogram(
    "cz18_action_seconds", "Seconds from an action's request to its response.", registry=registry, buckets=QUICK
)
actions = Counter("cz18_entries", "Log entries by author.", ["by"], registry=registry)
pushes = Histogram("cz18_push_seconds", "Seconds from entry to viewer.", registry=registry, buckets=QUICK)
opponents = Histogram(
    "cz18_opponent_seconds", "Seconds from the previous entry to an opponent's.", registry=registry, buckets=LONG
)
database_errors = Counter("cz18_database_errors", "Database errors.", ["kind"], registry=registry)


def _now(name: str, text: str) -> Gauge:
    return Gauge(name, text, registry=registry, multiprocess_mode="livesum")


live = _now("cz18_live_connections", "Live viewers.")
connections = _now("cz18_connections", "Connections, including live ones.")
loaded = _now("cz18_games_loaded", "Games in memory.")
waiting = {
    "requests": _now("cz18_requests_waiting", "Requests that write, waiting for a thread."),
    "reading": _now("cz18_reading_waiting", "Requests that read, waiting for a thread."),
    "questions": _now("cz18_questions_waiting", "Costly requests waiting for a process."),
    "passwords": _now("cz18_passwords_waiting", "Passwords waiting to be hashed."),
    "opponents": _now("cz18_opponents_waiting", "Games waiting for an opponent's move."),
    "reviews": _now("cz18_review_units_waiting", "Units of reviews waiting for a process."),
}
oldest = Gauge(
    "cz18_oldest_waiting_seconds",
    "Seconds the oldest item of a queue has waited.",
    ["queue"],
    registry=registry,
    multiprocess_mode="livemax",
)
refusals = Counter("cz18_refusals", "Refusals by rule.", ["rule"], registry=registry)


class Folder:
    """The shared folder of several workers.

    The server locks a file in it; the system releases the lock when the server ends, so the next one can tell which
    folders are left over.
    """

    OWNER = "owner"

    def __init__(self) -> None:
        self._path = Path(tempfile.mkdtemp(prefix=FOLDER_PREFIX))
        os.environ[FOLDER_VARIABLE] = str(self._path)
        made = self._path / "new"
        self._held = made.open("wb")
        if fcntl is not None:
            fcntl.flock(self._held, fcntl.LOCK_EX)
        made.rename(self._path / self.OWNER)  # locked before another server can find it

    def remove(self) -> None:
        shutil.rmtree(self._path, ignore_errors=True)
        self._held.close()

    @classmethod
    def remove_left_behind(cls) -> None:
        if fcntl is None:
            return
        for owner in Path(tempfile.gettempdir()).glob(f"{FOLDER_PREFIX}*/{cls.OWNER}"):
            with suppress(OSError), owner.open("rb") as held:  # another user's, or in use
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(owner.parent, ignore_errors=True)


@contextmanager
def shared(workers: int) -> Iterator[None]:
    """Provide the shared folder, through the environment, while several workers run."""
    os.environ.pop(FOLDER_VARIABLE, None)
    Folder.remove_left_behind()
    folder = Folder() if workers > 1 else None
    try:
        yield
    finally:
        if folder is not None:
            folder.remove()


def forget_dead_workers() -> None:
    """Drop the gauges of killed workers; their counters stay."""
    folder = os.environ.get(FOLDER_VARIABLE)
    if folder is None:
        return
    for file in Path(folder).glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            several.mark_process_dead(process, folder)  # type: ignore[no-untyped-call]
        except PermissionError:
            continue


def text() -> tuple[bytes, str]:
    """All metrics in the text format of Prometheus, and the media type."""
    if FOLDER_VARIABLE not in os.environ:
        return generate_latest(registry), CONTENT_TYPE_LATEST
    forget_dead_workers()
    of_all = CollectorRegistry()
    several.MultiProcessCollector(of_all)  # type: ignore[no-untyped-call]
    return generate_latest(of_all), CONTENT_TYPE_LATEST


class Watch:
    """Updates the metrics of one process."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, float] = OrderedDict()

    def entry_made(self, made: Recorded) -> None:
        """Count a durable entry of this process. Thread-safe."""
        entry = made.entry
        actions.labels(entry.by).inc()
        before = self._last.pop(entry.game, None)
        if entry.by == "bot" and before is not None:
            opponents.observe(max(0.0, entry.time - before))
        self._last[entry.game] = entry.time
        while len(self._last) > REMEMBERED:
            with suppress(KeyError):
                self._last.popitem(last=False)

    def look(self, services: Any) -> None:
        """Set the gauges; called periodically on the event loop."""
        live.set(services.push.count())
        loaded.set(services.games.loaded())
        for name, queue in services.queues.items():
            waiting[name].set(len(queue))
            oldest.labels(name).set(queue.oldest())


def refused(rule: str) -> None:
    refusals.labels(rule).inc()


def pushed(made: float) -> None:
    """Record that a viewer was sent an entry made at this time."""
    pushes.observe(max(0.0, time.time() - made))


def watch_database(store: Connected) -> None:
    """Count database errors, except conflicts of unique values."""

    def count(problem: DBAPIError | None) -> None:
        if not isinstance(problem, IntegrityError):
            kind = "locked" if is_locked(problem) else "full" if problem and is_full(problem) else "other"
            database_errors.labels(kind).inc()

    sa.event.listen(store.engine, "handle_error", lambda context: count(context.sqlalchemy_exception))
    store.drivers.fault_listeners.append(count)


class Meter(Noted):
    """Counts requests by the pattern of their path, and times actions."""

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        route = route_of(scope)
        requests.labels(route, f"{status // 100}xx").inc()
        if route == ACTION:
            action_seconds.observe(seconds)
