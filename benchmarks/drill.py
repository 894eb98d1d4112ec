"""Kill the server or restart PostgreSQL repeatedly during play: `make drill`.

Checks that nothing acknowledged is lost or duplicated, every viewer of every game receives every entry once and
in order, every game replays, and no process remains.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import math
import random
import secrets
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from benchmarks.attack.victim import Victim, free_port
from cz18.client import ApiError, Client, Table, definite
from cz18.server.operations.backup import replay_all
from cz18.server.settings import database_url
from cz18.server.storage.store import Store

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

GAMES, VIEWERS = 4, 3
PATIENCE = 180.0
LOST = (OSError, EOFError, http.client.HTTPException, WebSocketException, TimeoutError)


class Player(threading.Thread):
    """Plays one game; retries unanswered requests with the same key."""

    def __init__(self, table: Table, seats: frozenset[int], seed: int) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.seats = seats
        self.rng = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.wrong: list[str] = []
        self.over = False
        self.done = threading.Event()
        self._doubtful: dict[str, Any] | None = None

    def run(self) -> None:
        while not self.done.is_set() and not self.over:
            try:
                self._act()
            except LOST:
                client = Client(self.table.client.url)
                client.cookie = self.table.client.cookie
                self.table = client.table(self.table.id)
                self.done.wait(0.05)
            except ApiError as problem:
                if problem.status not in (429, 503):
                    self.wrong.append(str(problem))
                    return
                self.done.wait(0.1)

    def _act(self) -> None:
        if self._doubtful is None:
            self._doubtful = self._choose()
        if self._doubtful is None:
            self.done.wait(0.05)
            return
        entry = self.table.client.post(f"{self.table.path}/actions", self._doubtful)["entry"]
        self.acknowledged[entry["number"]] = self._doubtful["key"]
        self._doubtful = None

    def _choose(self) -> dict[str, Any] | None:
        position = self.table.view()["position"]
        self.over = position["over"]
        if self.over or position["decision"]["seat"] not in self.seats:
            return None
        kind = self.rng.choice(sorted({choice["type"] for choice in position["choices"]}))
        action = definite(self.rng.choice([choice for choice in position["choices"] if choice["type"] == kind]))
        return {"seen": position["number"], "action": action, "key": secrets.token_hex(8)}


class Viewer(threading.Thread):
    """Watches one game and resumes after a lost connection."""

    def __init__(self, url: str, table: Table) -> None:
        super().__init__(daemon=True)
        self.url = f"{url.replace('http', 'ws')}{table.path}/live"
        self.last = 0
        self.wrong: list[str] = []
        self.done = threading.Event()

    def run(self) -> None:
        while not self.done.is_set():
            with contextlib.suppress(*LOST), connect(f"{self.url}?since={self.last}", open_timeout=5) as socket:
                while not self.done.is_set():
                    with contextlib.suppress(TimeoutError):
                        self._hear(json.loads(socket.recv(timeout=0.5)))
            self.done.wait(0.1)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "entry":
            number = message["entry"]["number"]
            if number != self.last + 1:
                self.wrong.append(f"{number} after {self.last}")
            self.last = number


class Drill:
    """A server with players and viewers, and the faults injected into it."""

    def __init__(
        self, database: str, folder: Path, workers: int, seed: int, settings: Mapping[str, str] | None
    ) -> None:
        self.database, self.folder, self.workers, self.settings = database, folder, workers, settings
        self.port = free_port()
        self.server = self.start()
        self.rng = random.Random(seed)
        self.players: list[Player] = []
        self.finished: list[Player] = []
        self.viewers: list[tuple[Player, Viewer]] = []
        for _ in range(GAMES):
            self._newcomer()

    def start(self) -> Victim:
        server = Victim(
            self.database, folder=self.folder, workers=self.workers, port=self.port, settings=self.settings
        )
        return server.wait_until_ready()

    def _newcomer(self) -> None:
        """A new table: three people, or one person against a bot."""
        client, seed = Client(self.server.url), self.rng.randrange(2**32)
        if len(self.players) % 2:
            seats: list[dict[str, str]] = [{"name": "Ada"}, {"name": "Ben", "kind": "bot", "bot": "apprentice"}]
            player = Player(client.new_game(seats, board="bohemia", take=[0]), frozenset({0}), seed)
        else:
            seats = [{"name": name} for name in ("Ada", "Ben", "Cyd")]
            player = Player(client.new_game(seats, take=[0, 1, 2]), frozenset({0, 1, 2}), seed)
        self.players.append(player)
        self.viewers += [(player, Viewer(self.server.url, player.table)) for _ in range(VIEWERS)]
        player.start()
        for _, viewer in self.viewers[-VIEWERS:]:
            viewer.start()

    def wait_for_more(self, *, opponents: bool = False) -> None:
        """Wait until every player at a table of people has been answered again; with `opponents`, also those at tables
        with bots, which may be slow during the faults."""
        waited_for = [player for player in self.players if opponents or len(player.seats) > 1]
        before = {player: len(player.acknowledged) for player in waited_for}
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if all(len(player.acknowledged) > count or player.over for player, count in before.items()):
                return
            time.sleep(0.02)
        waits = [
            f"{len(player.acknowledged)} acknowledged, wrong: {player.wrong}, asks {player._doubtful}"
            for player, count in before.items()
            if len(player.acknowledged) <= count and not player.over
        ]
        raise AssertionError(f"not answered any more: {waits}; {self.server.errors.read_text()[-2000:]}")

    def blow(self, strike: Callable[[Drill], list[int]]) -> int:
        """Inject one fault at a random moment; return the number of processes left behind."""
        self.wait_for_more()
        time.sleep(self.rng.uniform(0, 0.3))
        left = strike(self)
        for player in [player for player in self.players if player.over]:
            self.players.remove(player)
            self.finished.append(player)
            self._newcomer()
        return len(left)

    def end(self) -> dict[str, int]:
        """Stop playing; check that every viewer has every entry and every game is complete."""
        everybody = [*self.players, *self.finished]
        for player in everybody:
            player.done.set()
        for player in everybody:
            player.join(PATIENCE)
            assert not player.is_alive() and not player.wrong, player.wrong
        store = Store(database_url(self.database))
        try:
            deadline = time.monotonic() + PATIENCE
            stuck = len(self.viewers)
            while time.monotonic() < deadline:
                lengths = store.lengths([player.table.id for player in everybody])
                stuck = sum(viewer.last < lengths[player.table.id] for player, viewer in self.viewers)
                if not stuck:
                    break
                time.sleep(0.1)
            for _, viewer in self.viewers:
                viewer.done.set()
            assert not stuck, f"{stuck} of {len(self.viewers)} viewers are stuck"
            assert not [viewer.wrong for _, viewer in self.viewers if viewer.wrong]
            opponents = 0
            for player in everybody:
                entries = store.entries(player.table.id)
                opponents += sum(entry.by == "bot" for entry in entries)
                keys = {entry.number: entry.key for entry in entries}
                assert all(keys.get(number) == key for number, key in player.acknowledged.items()), "lost"
                given = [key for key in keys.values() if key is not None]
                assert len(set(given)) == len(given), "doubled"
            assert [fault for _, fault in replay_all(store) if fault] == []
        finally:
            store.close()
        acknowledged = sum(len(player.acknowledged) for player in everybody)
        counts = {"viewers": len(self.viewers), "games": len(everybody), "moves of opponents": opponents}
        return {"acknowledged": acknowledged, **counts}


def kill_server(drill: Drill) -> list[int]:
    """Kill the server's main process with SIGKILL and start a new server at the same address."""
    left = drill.server.kill()
    drill.server = drill.start()
    return left


def run(
    database: str,
    times: int,
    strike: Callable[[Drill], list[int]],
    workers: int = 1,
    seed: int = 18,
    settings: Mapping[str, str] | None = None,
    seconds: float = math.inf,
) -> dict[str, int]:
    """Inject this many faults, or as many as time allows; return the counts. Raises AssertionError if something is
    lost."""
    with tempfile.TemporaryDirectory() as folder:
        drill = Drill(database, Path(folder), workers, seed, settings)
        try:
            orphans = blows = 0
            until = time.monotonic() + seconds
            while blows < times and time.monotonic() < until:
                orphans += drill.blow(strike)
                blows += 1
                if sys.stdout.isatty():
                    print(f"\r  {blows} of {times}", end="", flush=True)
            drill.wait_for_more(opponents=True)
            found = drill.end()
            _, left = drill.server.stop()
            return {**found, "blows": blows, "orphans": orphans + len(left)}
        finally:
            drill.server.kill()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--kills", type=int, default=200, help="kill -9 of the server, on SQLite")
    arguments.add_argument("--restarts", type=int, default=50, help="restarts of PostgreSQL under two workers")
    arguments.add_argument(
        "--seed", type=int, default=18, help="seed of the games; vary it to split a drill into parts"
    )
    arguments.add_argument(
        "--seconds",
        type=float,
        default=math.inf,
        help="time limit for each kind of fault",
    )
    given = arguments.parse_args()
    rest = {"seed": given.seed, "seconds": given.seconds}
    with tempfile.TemporaryDirectory() as folder:
        if given.kills:
            database = str(Path(folder) / "games.db")
            _tell("kill -9 of the server, SQLite", run(database, given.kills, kill_server, **rest))
    if not given.restarts:
        return
    from server.conftest import Postgres, binaries

    programs = binaries()
    if programs is None:
        print("PostgreSQL is not installed; its part is missing.")
        return
    postgres = Postgres(programs)
    try:
        half = (given.restarts + 1) // 2
        found = run(postgres.new_database(), half, kill_server, 2, **rest)
        _tell("kill -9 of the server, PostgreSQL, two workers", found)
        found = run(postgres.new_database(), given.restarts, restart_of(postgres), 2, **rest)
        _tell("restarts of PostgreSQL, two workers", found)
    finally:
        postgres.stop()


def _tell(what: str, found: dict[str, int]) -> None:
    print(f"{what}: {', '.join(f'{count} {name}' for name, count in found.items())}", flush=True)


def restart_of(postgres: Any) -> Callable[[Drill], list[int]]:
    """Restart PostgreSQL, alternating immediate and orderly shutdowns."""
    count = 0

    def strike(drill: Drill) -> list[int]:
        nonlocal count
        count += 1
        postgres.restart(politely=count % 2 == 0)
        return []

    return strike


if __name__ == "__main__":
    main()
