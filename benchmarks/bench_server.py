"""Measure the server under load on loopback: `make bench-server`.

The load comes from a separate process on the same machine and uses part of its CPU. Games are played in advance by the
simple bot and replayed through the server action by action. Viewers receive compressed view diffs, as a page does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server.conftest import Postgres, binaries
from server.helpers import Process
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.attack.victim import family, resident
from cz18.bots.random_bot import play_random_game
from cz18.client import Client
from cz18.interop.formats.codec import encode_action
from cz18.interop.formats.save import save_game
from cz18.rules.game import Game

LIVE_GAMES = 50
SOCKETS = 500
LOADED_GAMES = 200
LONG_GAME = 800
LATEST_SECONDS = 60.0
"""Seconds after which an entry that a viewer has not received counts as missed."""
ENTRY = '{"type":"entry","entry":{"number":'
"""Prefix of an entry's message; decoding 500 of them in full would dominate the load."""


def played(seed: int, players: int = 4) -> Game:
    return play_random_game(players, seed=seed)[0]


class Line:
    """A persistent connection with minimal client work."""

    def __init__(self, port: int, cookie: str) -> None:
        self.port, self.cookie = port, cookie

    async def open(self) -> Line:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def post(self, path: str, body: Any) -> tuple[int, bytes]:
        content = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: {self.cookie}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        )
        self.writer.write(head.encode() + content)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = next(
            int(line.split(b":")[1])
            for line in answer.split(b"\r\n")
            if line.lower().startswith(b"content-length")
        )
        return int(answer.split(b" ", 2)[1]), await self.reader.readexactly(length)


class LiveGame:
    """A game being replayed, with the time each viewer received each entry."""

    def __init__(self, server: Process, game: Game) -> None:
        client = server.client()
        seats = [{"name": name} for name in game.players]
        table = client.new_game(seats, board=game.board, seed=game.seed, take=list(range(len(seats))))
        assert client.cookie is not None
        self.path, self.id = table.path, table.id
        self.actions = [encode_action(action) for action in game.actions]
        self.line = Line(server.port, client.cookie)
        self.url = f"ws://127.0.0.1:{server.port}{table.path}/live?view="
        self.received: dict[int, list[float]] = {}
        self.viewers, self.number = 0, 0
        self.lost: list[str] = []
        """Reasons for closed viewer connections."""
        self.turn = asyncio.Lock()

    async def watch(self, socket: ClientConnection) -> None:
        self.viewers += 1
        try:
            async for text in socket:
                if isinstance(text, str) and text.startswith(ENTRY):
                    number = int(text[len(ENTRY) : text.index(",", len(ENTRY))])
                    self.received.setdefault(number, []).append(time.perf_counter())
        except ConnectionClosed as closed:
            self.lost.append(str(closed))

    def missed(self) -> int:
        """Number of entries that viewers have not received yet."""
        return sum(self.viewers - len(self.received.get(number, ())) for number in range(1, self.number + 1))

    async def act(self) -> tuple[int, float, float]:
        """Send the next action; return its number, send time and response time. One at a time."""
        async with self.turn:
            return await self._act()

    async def _act(self) -> tuple[int, float, float]:
        body = {"seen": self.number, "action": self.actions[self.number], "key": f"k{self.number}"}
        sent = time.perf_counter()
        status, content = await self.line.post(f"{self.path}/actions", body)
        assert status == 200, content
        self.number += 1
        return self.number, sent, time.perf_counter()


def percentile(values: Sequence[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


async def live_load(
    server: Process, games: list[Game], rate: float, seconds: float, viewers: int = SOCKETS
) -> dict[str, float]:
    """Actions at a steady rate over all games; time until the last of ten viewers has received each."""
    lives = [LiveGame(server, game) for game in games]
    sockets: list[ClientConnection] = []
    watchers = []
    for number in range(viewers):
        live = lives[number % len(lives)]
        socket = await connect(live.url, max_size=None, ping_interval=None)
        await socket.recv()
        sockets.append(socket)
        watchers.append(asyncio.create_task(live.watch(socket)))
    for live in lives:
        await live.line.open()
    done: list[tuple[LiveGame, int, float, float]] = []

    async def one(live: LiveGame) -> None:
        number, sent, answered = await live.act()
        done.append((live, number, sent, answered))

    busy: set[asyncio.Task[None]] = set()
    begin = time.perf_counter()
    for turn in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begin + turn / rate - time.perf_counter()))
        busy = {task for task in busy if not task.done()}
        busy.add(asyncio.create_task(one(lives[turn % len(lives)])))
    await asyncio.gather(*busy)
    await all_received(lives)
    to_all = [(max(live.received[number]) - sent) * 1000 for live, number, sent, _ in done]
    after = [(max(live.received[number]) - answered) * 1000 for live, number, _, answered in done]
    answers = [(answered - sent) * 1000 for _, _, sent, answered in done]
    for watcher in watchers:
        watcher.cancel()
    for socket in sockets:
        await socket.close()
    return {
        "actions": len(done),
        "median": statistics.median(to_all),
        "p99": percentile(to_all, 0.99),
        "answer median": statistics.median(answers),
        "answer p99": percentile(answers, 0.99),
        "after answer median": statistics.median(after),
    }


async def all_received(lives: Sequence[LiveGame]) -> None:
    """Wait for viewers that are behind. A late entry counts in the figures; a missing one is an error."""
    deadline = time.perf_counter() + LATEST_SECONDS
    while (missed := sum(live.missed() for live in lives)) and time.perf_counter() < deadline:
        await asyncio.sleep(0.1)
    lost = Counter(why for live in lives for why in live.lost)
    assert not missed and not lost, f"{missed} entries did not come to a viewer; connections lost: {dict(lost)}"


async def throughput(server: Process, games: list[Game], seconds: float) -> tuple[int, float, float]:
    """Maximum rate of actions at sixteen tables without viewers; elapsed time and server CPU time."""
    lives = [LiveGame(server, game) for game in games]
    deadline = time.perf_counter() + seconds

    async def play(live: LiveGame) -> int:
        await live.line.open()
        while time.perf_counter() < deadline and live.number < len(live.actions):
            await live.act()
        return live.number

    begin, busy = time.perf_counter(), processor_time_of(server.process)
    counts = await asyncio.gather(*[play(live) for live in lives])
    return sum(counts), time.perf_counter() - begin, processor_time_of(server.process) - busy


def processor_time_of(process: int) -> float:
    """CPU seconds used by a process."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> float:
    """Resident memory of a process in MB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("no VmRSS")


def timed(client: Client, path: str) -> float:
    begin = time.perf_counter()
    reply = client.request("GET", path)
    assert reply.status == 200, reply.body
    return (time.perf_counter() - begin) * 1000


def report(name: str, database: str, quick: bool) -> None:
    print(f"\n{name}")
    seconds = 5 if quick else 20
    server = Process(database, loaded_games=LOADED_GAMES + 10).wait_until_ready()
    try:
        games = [played(seed) for seed in range(LIVE_GAMES)]
        for rate in (50, 100):
            got = asyncio.run(live_load(server, games, rate, seconds))
            print(
                f"  {rate:3d} actions/s, {LIVE_GAMES} live games, {SOCKETS} sockets, one worker: "
                f"request sent to received by all viewers of its game  median {got['median']:.1f} ms, "
                f"p99 {got['p99']:.1f} ms  ({got['actions']:.0f} actions; answered after "
                f"{got['answer median']:.1f} ms, received by all {got['after answer median']:+.1f} ms from then)"
            )
        count, took, busy = asyncio.run(throughput(server, games[:16], seconds))
        print(
            f"  16 tables as fast as they can: {count} accepted actions in {took:.1f} s = {count / took:.0f} actions/s "
            f"({busy / count * 1000:.2f} ms of processor time each)"
        )
        long = next(game for seed in range(10**6) if len((game := played(seed, 6)).actions) >= LONG_GAME)
        save = json.loads(save_game(long))
        client = server.client()
        ids = [client.import_game(save, listed=False).id for _ in range(LOADED_GAMES)]
    finally:
        server.stop()
    server = Process(database, loaded_games=LOADED_GAMES + 10).wait_until_ready()
    try:
        client = server.client()
        opening = [timed(client, f"/api/games/{game}/view") for game in ids]
        print(
            f"  opening a finished game of {len(long.actions)} actions (not in memory, {len(ids)} times): "
            f"median {statistics.median(opening):.1f} ms, p99 {percentile(opening, 0.99):.1f} ms"
        )
        places = [(ids[n % len(ids)], n * 7919 % (len(long.actions) + 1)) for n in range(400)]
        history = [timed(client, f"/api/games/{game}/positions/{number}") for game, number in places]
        print(
            f"  any position of its history ({len(history)} at random): median {statistics.median(history):.1f} ms, "
            f"p99 {percentile(history, 0.99):.1f} ms"
        )
        loaded = client.get("/health")["games_loaded"]
        print(f"  memory of the worker with {loaded} such games loaded: {memory_of(server.process):.0f} MB")
    finally:
        server.stop()


def steady(name: str, database: str, seconds: float, workers: int) -> None:
    """Sustained load for `seconds`: 300 games, 1,000 viewers, 100 actions a second. Also reports memory growth from the
    first minute, when all games are loaded and all threads exist, to the last."""
    distinct = [played(seed) for seed in range(30)]
    games = [distinct[number % len(distinct)] for number in range(300)]
    server = Process(database, workers=workers, loaded_games=400).wait_until_ready()
    try:
        busy, mine = busy_of_all(server.process), time.process_time()
        with Memory(server.process) as memory:
            got = asyncio.run(live_load(server, games, 100, seconds, 1000))
        busy, mine = busy_of_all(server.process) - busy, time.process_time() - mine
    finally:
        server.stop()
    print(
        f"{name}, {workers} worker(s): 300 games, 1,000 sockets, 100 actions/s for {seconds:.0f} s: answered median "
        f"{got['answer median']:.1f} ms, p99 {got['answer p99']:.1f} ms; received by all viewers median "
        f"{got['median']:.1f} ms, p99 {got['p99']:.1f} ms; {got['actions']:.0f} actions; memory by minutes "
        f"{', '.join(f'{value:.0f}' for value in memory.by_minutes())} MB; processor time of the server {busy:.0f} s, "
        f"of the load itself {mine:.0f} s",
        flush=True,
    )


class Memory(threading.Thread):
    """Samples the memory of a server and its processes every second."""

    def __init__(self, process: int) -> None:
        super().__init__(daemon=True)
        self._process = process
        self._seen: list[float] = []
        self._done = threading.Event()

    def run(self) -> None:
        while not self._done.wait(1):
            self._seen.append(memory_of_all(self._process))

    def by_minutes(self) -> list[float]:
        """The median of each started minute."""
        return [statistics.median(self._seen[at : at + 60]) for at in range(0, len(self._seen), 60)]

    def __enter__(self) -> Memory:
        self.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self._done.set()
        self.join()


def busy_of_all(process: int) -> float:
    """CPU seconds of a server and its processes."""
    return sum(processor_time_of(one) for one in family(process))


def memory_of_all(process: int) -> float:
    """Resident memory of a server and its processes in MB."""
    return sum(resident(one) for one in family(process))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--quick", action="store_true", help="five seconds per load instead of twenty")
    arguments.add_argument(
        "--steady", type=float, metavar="SECONDS", help="only 300 games, 1,000 sockets, 100 actions/s"
    )
    arguments.add_argument("--only", choices=("sqlite", "postgresql"), help="on this database only")
    given = arguments.parse_args()
    quick = given.quick
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} at the start"
    )
    if given.only != "postgresql":
        with tempfile.TemporaryDirectory() as folder:
            if given.steady:
                steady("SQLite", str(Path(folder) / "games.db"), given.steady, 1)
            else:
                report("SQLite (WAL, synchronous=FULL)", str(Path(folder) / "games.db"), quick)
    if given.only == "sqlite":
        return
    programs = binaries()
    if programs is None:
        print("\nPostgreSQL is not installed; its figures are missing.")
        return
    postgres = Postgres(programs)
    try:
        if given.steady:
            steady("PostgreSQL", postgres.new_database(), given.steady, 2)
        else:
            report("PostgreSQL", postgres.new_database(), quick)
    finally:
        postgres.stop()


if __name__ == "__main__":
    main()
