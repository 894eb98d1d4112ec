"""Use a server normally for a long time and check that its memory stays bounded: `make soak`.

    python -m benchmarks.soak --minutes 60

People and bots play, viewers come and go and read games from the start, games and custom boards are imported, exported
and reviewed. The resident memory of the server's main process and of all its processes is sampled every second. After a
warm-up, its growth from the first to the last fifth of the remaining time is limited.
"""

from __future__ import annotations

import argparse
import contextlib
import copy
import http.client
import itertools
import json
import random
import statistics
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from benchmarks.attack.files import random_save
from benchmarks.attack.victim import Victim, resident
from benchmarks.attack.witnesses import AgainstOpponents, Health, Players, Witness
from cz18.client import ApiError, Client
from cz18.facts.maps import board_data, own_board
from cz18.interop.formats.save import save_game
from cz18.rules.game import Game
from cz18.rules.options import Options

SETTINGS = {"CZ18_LOADED_GAMES": "32", "CZ18_GAMES_PER_HOUR": "100000"}
"""Few loaded games, so that the cache is full after the warm-up; and no limit on games per address."""
GROWTH = 40.0
"""Allowed memory growth in MB after the warm-up."""
VIEWERS = 6
LEAST_MINUTES = 2.5
"""In less time the server still starts processes and fills its caches."""
FAULTS = (OSError, EOFError, http.client.HTTPException, WebSocketException, ValueError, TimeoutError)


class Visitors:
    """Threads that use the server until they are stopped; responses are counted."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.counts: Counter[str] = Counter()
        self.done = threading.Event()
        self.seed = seed
        self.games: list[str] = []
        self._numbers = itertools.count()

    def start(self) -> None:
        jobs: list[Callable[[random.Random], None]] = [self._import, self._look_back, *[self._watch] * VIEWERS]
        for number, job in enumerate(jobs):
            rng = random.Random(f"{self.seed}:{number}")
            threading.Thread(target=self._again_and_again, args=(job, rng), daemon=True).start()

    def _again_and_again(self, job: Callable[[random.Random], None], rng: random.Random) -> None:
        name = job.__name__.strip("_")
        while not self.done.is_set():
            try:
                job(rng)
                self.counts[name] += 1
            except ApiError as problem:
                self.counts[f"{name} {problem.status}"] += 1
            except FAULTS as problem:
                self.counts[f"{name} {type(problem).__name__}"] += 1
            self.done.wait(rng.uniform(0.1, 0.6))

    def _import(self, rng: random.Random) -> None:
        """Import a game of some length, or a game on a new custom board."""
        if rng.random() < 0.3:
            file = own_board_save(f"Board {next(self._numbers)}")
        else:
            file = copy.deepcopy(random_save(3, rng.randrange(4)))
            file["actions"] = file["actions"][: rng.randrange(1, len(file["actions"]))]
        table = Client(self.url).import_game(file, listed=False)
        self.games = [*self.games[-200:], table.id]

    def _look_back(self, rng: random.Random) -> None:
        if not self.games:
            return
        client = Client(self.url)
        table = client.table(rng.choice(self.games))
        number = table.view()["position"]["number"]
        match rng.randrange(5):
            case 0:
                table.export()
            case 1:
                client.get(f"{table.path}/course")
            case 2:
                table.log(0, 200)
            case 3:
                table.position(rng.randrange(number + 1))
            case _:
                client.games(limit=50)

    def _watch(self, rng: random.Random) -> None:
        """A viewer that reads a game from the start, stays briefly and disconnects."""
        if not self.games:
            return
        url = f"{self.url.replace('http', 'ws')}/api/games/{rng.choice(self.games)}/live?since=0&view="
        with connect(url, open_timeout=10, close_timeout=1, max_size=2**24) as socket:
            until = time.monotonic() + rng.uniform(0.2, 3.0)
            while time.monotonic() < until and not self.done.is_set():
                with contextlib.suppress(TimeoutError):
                    socket.recv(timeout=0.2)


def own_board_save(title: str) -> dict[str, Any]:
    board = own_board({**board_data("moravia_silesia"), "title": title})
    return dict(json.loads(save_game(Game(("Ada", "Ben", "Cyd"), board.name, Options(), 1))))


def grown(levels: list[float]) -> float:
    """Growth of the level from the first to the last fifth."""
    fifth = max(1, len(levels) // 5)
    return statistics.median(levels[-fifth:]) - statistics.median(levels[:fifth])


def soak(minutes: float, seed: int, source: Path | None, bound: float) -> int:
    with tempfile.TemporaryDirectory() as text:
        folder = Path(text)
        server = Victim(str(folder / "games.db"), folder=folder, source=source, settings=SETTINGS)
        try:
            server.wait_until_ready()
            return _watched(server, minutes, seed, bound)
        finally:
            server.kill()


def _watched(server: Victim, minutes: float, seed: int, bound: float) -> int:
    people: list[Witness] = [Players(server.url), Players(server.url), AgainstOpponents(server.url)]
    health = Health(server.url)
    visitors = Visitors(server.url, seed)
    for witness in (*people, health):
        witness.start()
    visitors.start()
    began = time.monotonic()
    warm = min(600.0, max(60.0, minutes * 60 * 0.4))
    own: list[float] = []
    total: list[float] = []
    print("| minute | server MB | all processes MB | actions | visits |\n| --- | --- | --- | --- | --- |")
    minutes = 0
    while (passed := time.monotonic() - began) < minutes * 60:
        time.sleep(1)
        now = resident(server.process.pid), server.memory()
        if passed > warm:
            own.append(now[0])
            total.append(now[1])
        if passed // 60 >= minutes:
            minutes += 1
            actions = sum(len(witness.waits) for witness in people)
            print(
                f"| {passed / 60:.0f} | {now[0]:.0f} | {now[1]:.0f} | {actions} | {visitors.counts.total()} |",
                flush=True,
            )
    visitors.done.set()
    for witness in (*people, health):
        witness.stop()
    faults = {word: count for word, count in visitors.counts.items() if " " in word}
    done = {word: count for word, count in visitors.counts.items() if " " not in word}
    print(f"visits: {done}; answers that were none: {faults or '–'}")
    growth = f"server {grown(own):+.1f} MB, all processes {grown(total):+.1f} MB"
    print(f"after a warm-up of {warm:.0f} s: {growth}; the server may grow by {bound:.0f} MB")
    stopped, left = server.stop()
    print(f"SIGTERM {stopped:.1f} s, {len(left)} processes left behind")
    within = grown(own) <= bound and grown(total) <= 2 * bound
    print("memory is bounded" if within else "memory GROWS")
    return 0 if within and not left else 1


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--minutes", type=float, default=10.0)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--growth", type=float, default=GROWTH, help="MB the server may grow after the warm-up")
    arguments.add_argument("--source", type=Path, help="the src folder of another checkout")
    given = arguments.parse_args()
    if given.minutes < LEAST_MINUTES:
        arguments.error(f"--minutes: at least {LEAST_MINUTES}; a shorter run says nothing about memory")
    return soak(given.minutes, given.seed, given.source, given.growth)


if __name__ == "__main__":
    raise SystemExit(main())
