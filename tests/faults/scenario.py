"""Random games on a server with faults: actions of clients, times of faults, and the invariants."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

from faults.disk import BROKEN, FULL, LOCKED, READ_ONLY, SLOW, Crash
from faults.simulation import Loop, ruling
from faults.world import Lost, World, _scope, application
from sqlalchemy.exc import DBAPIError

from cz18.client import definite
from cz18.server.operations.backup import replay_all

RECOVERY_SECONDS = 5.0
"""Server time after the last fault within which people's actions are stored, and `/ready` answers 200."""
BOT_RECOVERY_SECONDS = 40.0
"""The same for bots: a game is in backoff after each failure of its bot."""
NOTICE_SECONDS = 5.0
"""Server time within which `/ready` reports that nothing can be stored."""
FAULTY_SECONDS = 8.0
PLAYING_SECONDS = 2.0
PACE_SECONDS = 0.7
SWEEP_SECONDS = 2.0
CHANGES_MIND = 0.5
"""Probability that a player whose action was answered with an error takes another action."""
TABLES = (
    ("standard", ("human", "human", "human")),
    ("standard", ("human", "apprentice", "human", "apprentice")),
    ("bohemia", ("human", "human")),
    ("bohemia", ("human", "apprentice")),
    ("moravia_silesia", ("human", "human")),
    ("moravia_silesia", ("human", "apprentice", "human")),
)


class Table:
    """A game, and what its players know about it."""

    def __init__(self, world: World, game: str, people: list[int], cookie: str) -> None:
        self.world = world
        self.id = game
        self.people = people
        self.cookie = cookie
        self.acknowledged: dict[int, str] = {}
        self.refused: set[str] = set()
        """Keys of actions that were answered with an error, and given up for another action."""
        self.in_doubt: tuple[int, Any, str] | None = None
        self.may_be_stored = False
        """Has the action in doubt been sent without a reply?"""
        self.over = False
        self.acted_at = 0.0
        self._keys = 0

    def length(self) -> int:
        return int(self.world.disk.look("SELECT length FROM games WHERE id = ?", self.id)[0][0])

    def is_of_people(self) -> bool:
        """Does a person decide?"""
        return self.world.disk.look("SELECT decides FROM games WHERE id = ?", self.id)[0][0] in self.people

    async def play(self) -> None:
        """Act repeatedly for every person at the table; retry with the same key if a response is missing."""
        while not self.world.stopping and not self.over:
            try:
                await self._act()
            except Lost:
                self.may_be_stored = True
            await asyncio.sleep(PACE_SECONDS)

    async def _act(self) -> None:
        if self.in_doubt is None:
            view = await self.world.request("GET", f"/api/games/{self.id}/view", cookie=self.cookie)
            if view.status != 200:
                assert view.status in (503, 507), view.body
                return
            position = view.body["position"]
            self.over = position["over"]
            choices = position.get("choices") or []
            if self.over or not choices or position["decision"]["seat"] not in self.people:
                return
            self._keys += 1
            action = definite(self.world.rng.choice(choices))
            self.in_doubt = position["number"], action, f"key-{self._keys}"
            self.may_be_stored = False
        seen, action, key = self.in_doubt
        body = {"seen": seen, "action": action, "key": key}
        jumped = self.world.jumped  # the clock may be set right before the reply arrives
        reply = await self.world.request("POST", f"/api/games/{self.id}/actions", body, self.cookie)
        if reply.status in (503, 507):
            self.world.seen[f"status {reply.status}"] += 1
            self.may_be_stored |= reply.was_doubled
            if not self.may_be_stored and self.world.rng.random() < CHANGES_MIND:
                self.refused.add(key)
                self.in_doubt = None
            return
        if reply.status == 403 and (jumped or self.world.jumped):
            return  # the session has expired, as long as the clock is ahead
        self.in_doubt = None
        if reply.status == 200:
            self.acknowledged[reply.body["entry"]["number"]] = key
            self.acted_at = self.world.clock.monotonic()
            self.world.seen["acknowledged"] += 1
        else:
            assert reply.status == 409, (reply.status, reply.body)


class Viewer:
    """A live connection that drops, resumes after the last entry it has seen, and must miss nothing."""

    def __init__(self, world: World, table: Table) -> None:
        self.world = world
        self.table = table
        self.last = 0

    async def watch(self) -> None:
        while not self.world.stopping:
            patience = self.world.rng.uniform(0.5, 30.0)
            connection = asyncio.ensure_future(self._connect())
            await asyncio.wait({connection}, timeout=patience)
            if not connection.done():
                self.world.seen["viewer dropped"] += 1
                connection.cancel()
            try:
                await connection
            except (asyncio.CancelledError, Crash):
                if self.world.disk.crashed:
                    self.world.crash()
            await asyncio.sleep(0.3)

    async def _connect(self) -> None:
        path = f"/api/games/{self.table.id}/live?since={self.last}"
        scope = _scope("websocket", path, self.table.cookie, [], subprotocols=[], scheme="ws")
        opened = iter([{"type": "websocket.connect"}])
        services = self.world.services

        async def receive() -> Any:
            message = next(opened, None)
            if message is not None:
                return message
            while self.world.services is services:  # until the process ends
                await asyncio.sleep(0.5)
            return {"type": "websocket.disconnect", "code": 1006}

        async def send(message: Any) -> None:
            if message["type"] != "websocket.send":
                return
            data = json.loads(message["text"])
            if data["type"] == "entry":
                number = data["entry"]["number"]
                assert number == self.last + 1, f"entry {number} after {self.last}"
                self.last = number

        await application()(scope, receive, send)


class Readiness:
    """Requests `/ready` every second and compares the response with the actual state."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def watch(self) -> None:
        while not self.world.stopping:
            await asyncio.sleep(1.0)
            await self.look()

    async def look(self) -> None:
        world, now = self.world, self.world.clock.monotonic()
        try:
            reply = await world.request("GET", "/ready")
        except Lost:
            return
        since = world.cannot_write_since
        if since is not None and now - since > NOTICE_SECONDS:
            assert reply.status == 503, f"/ready says {reply.body} on a disk that is {world.disk.state}"
            world.seen["not ready"] += 1


async def bots(world: World) -> None:
    """Replaces the bots' threads: moves wherever a bot is due, and sweeps at intervals."""
    swept = 0.0
    while not world.stopping:
        await asyncio.sleep(0.25)
        try:
            while world.services.bots.step():
                await asyncio.sleep(0)
            if world.clock.monotonic() - swept >= SWEEP_SECONDS:
                swept = world.clock.monotonic()
                world.services.bots.sweep()
        except Crash:
            pass
        except DBAPIError:
            world.seen["sweep failed"] += 1  # the sweeping thread logs this and continues
        if world.disk.crashed:
            world.crash()


FAULTS: tuple[Callable[[World], None], ...] = (
    lambda world: world.set_disk(world.rng.choice((FULL, BROKEN, LOCKED, READ_ONLY, SLOW))),
    lambda world: world.set_pool(world.rng.choice(("dies", "hangs", "full"))),
    lambda world: world.set_network(world.rng.choice((0.1, 0.4))),
    lambda world: world.jump(world.rng.choice((-1, 1)) * world.rng.choice((60.0, 86400.0, 366 * 86400.0))),
    lambda world: world.crash_soon(world.rng.randrange(40)),
    World.crash,
    World.heal,
)


async def faults(world: World) -> None:
    """Inject a fault; after some time, inject another one or recover."""
    end = world.clock.monotonic() + FAULTY_SECONDS
    while world.clock.monotonic() < end:
        await asyncio.sleep(world.rng.uniform(0.2, 2.5))
        world.rng.choice(FAULTS)(world)
    world.heal()


async def new_table(world: World) -> Table:
    board, kinds = world.rng.choice(TABLES)
    seats = [
        {"name": f"P{seat}"} if kind == "human" else {"name": f"P{seat}", "kind": "bot", "bot": kind}
        for seat, kind in enumerate(kinds)
    ]
    people = [seat for seat, kind in enumerate(kinds) if kind == "human"]
    form = {"board": board, "seats": seats, "take": people, "seed": str(world.rng.randrange(2**32))}
    reply = await world.request("POST", "/api/games", form)
    assert reply.status == 201, reply.body
    assert reply.cookie is not None
    return Table(world, reply.body["game"]["id"], people, reply.cookie)


async def play_through_faults(world: World) -> None:
    world.start()
    tables = [await new_table(world) for _ in range(world.rng.choice((1, 1, 1, 2)))]
    viewers = [Viewer(world, table) for table in tables]
    ready = Readiness(world)
    async with asyncio.TaskGroup() as group:
        for one in (bots(world), ready.watch(), *(t.play() for t in tables), *(v.watch() for v in viewers)):
            group.create_task(one)
        await faults(world)
        await _wait_for_progress(world, tables, world.clock.monotonic())
        await asyncio.sleep(PLAYING_SECONDS)
        reply = await world.request("GET", "/ready")
        assert reply.status == 200, reply.body
        await _wait_for_viewers(world, viewers)
        world.stopping = True
    _check_store(world, tables)


async def _wait_for_progress(world: World, tables: list[Table], healed_at: float) -> None:
    """Each game continues within the guaranteed time."""
    before = {table.id: table.length() for table in tables}
    while waiting := [table for table in tables if not table.over and table.length() <= before[table.id]]:
        limit = RECOVERY_SECONDS if any(table.is_of_people() for table in waiting) else BOT_RECOVERY_SECONDS
        assert world.clock.monotonic() - healed_at <= limit, f"{waiting[0].id} is stuck"
        await asyncio.sleep(0.25)


async def _wait_for_viewers(world: World, viewers: list[Viewer]) -> None:
    """Every viewer has the whole log once it is connected again."""
    deadline = world.clock.monotonic() + RECOVERY_SECONDS
    while any(viewer.last < viewer.table.length() for viewer in viewers):
        assert world.clock.monotonic() < deadline, "a viewer misses entries"
        await asyncio.sleep(0.25)


def _check_store(world: World, tables: list[Table]) -> None:
    """Every acknowledged action is stored exactly once, and every game replays."""
    store = world.services.store
    for table in tables:
        entries = store.entries(table.id)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        keys = [entry.key for entry in entries if entry.key is not None]
        assert len(set(keys)) == len(keys)
        assert table.refused.isdisjoint(keys), "an action that was answered with an error is stored"
        for number, key in table.acknowledged.items():
            assert entries[number - 1].key == key, f"acknowledged entry {number} is lost"
    assert [fault for _, fault in replay_all(store) if fault] == []


def run(seed: int, scenario: Callable[[World], Coroutine[Any, Any, None]] = play_through_faults) -> World:
    """Play a scenario, determined by its seed. Raises AssertionError if an invariant is violated."""
    world = World(seed)
    with ruling(world.clock):
        asyncio.set_event_loop(world.loop)
        try:
            world.loop.run_until_complete(scenario(world))
        finally:
            _cancel_all(world.loop)
            world.loop.close()
            asyncio.set_event_loop(None)
    return world


def _cancel_all(loop: Loop) -> None:
    left = asyncio.all_tasks(loop)
    for task in left:
        task.cancel()
    loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
