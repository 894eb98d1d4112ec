"""Disk, clock, database, network and processes fail, hang, fill up, jump and recover under random games."""

from __future__ import annotations

from collections import Counter

import pytest
from conftest import RandomCases
from faults.disk import FULL
from faults.scenario import new_table, run
from faults.world import World

DAY = 86400.0
"""Seconds."""
BATCHES = 20
IN_SHORT, IN_FULL = 15, 500
"""Scenarios in a batch."""


REACHED = {"acknowledged", "crash", "status 503", "request lost", "reply lost", "clock jumped"}
"""Effects that a batch of scenarios must show if the faults reach the server."""


@pytest.mark.parametrize("batch", range(BATCHES))
def test_nothing_is_lost_and_no_game_is_stuck(batch: int, random_cases: RandomCases, full_run: bool) -> None:
    """Every acknowledged action is stored once, every game continues in time, and `/ready` is correct."""
    seen = Counter[str]()
    for number in range(IN_FULL if full_run else IN_SHORT):
        seed = batch * IN_FULL + number
        try:
            world = run(seed)
        except Exception as problem:
            raise AssertionError(f"scenario {seed}: {_first(problem)!r}") from problem
        seen += world.seen
    assert seen.keys() >= REACHED, REACHED - seen.keys()
    random_cases.add("fault injection: scenarios", IN_FULL if full_run else IN_SHORT)
    for kind, count in seen.items():
        random_cases.add(f"fault injection: {kind}", count)


def test_a_scenario_depends_on_its_seed_alone() -> None:
    """The same seed gives the same faults and the same actions at the same times."""
    assert run(7).seen == run(7).seen
    assert run(7).clock.monotonic() == run(7).clock.monotonic()


def test_a_lost_action_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The harness can fail: a disk that loses committed data is detected."""
    recover = World.crash

    def forget(world: World) -> None:
        world.disk.forget_last_entry()
        recover(world)

    monkeypatch.setattr(World, "crash", forget)
    with pytest.raises((ExceptionGroup, AssertionError)):
        for seed in range(40):
            run(seed)


def test_a_server_that_reports_ready_on_a_full_disk_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The harness can fail: a wrong response of `/ready` is detected."""
    monkeypatch.setattr("cz18.server.operations.ready.Readiness._look_at_database", lambda self: ("ok", "ok"))
    monkeypatch.setattr("faults.scenario.FAULTS", (lambda world: world.set_disk(FULL),))
    with pytest.raises(ExceptionGroup, match="unhandled"):
        run(1)


def test_a_full_disk_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Actions are answered with 507 and `/ready` with 503 while the disk is full, and nothing is lost."""
    monkeypatch.setattr("faults.scenario.FAULTS", (lambda world: world.set_disk(FULL),))
    seen = run(1).seen
    assert seen["status 507"] and seen["not ready"]


def test_a_clock_that_was_ahead_stops_no_bot() -> None:
    """A move reserved by a process that died while the clock was a day ahead is free again once the clock is right."""

    async def die_ahead(world: World) -> None:
        world.start()
        game = (await new_table(world)).id
        world.jump(DAY)
        assert world.services.store.claim(game, 0, 6.0)
        world.crash()
        assert not world.services.store.claim(game, 0, 6.0)
        world.heal()
        assert world.services.store.claim(game, 0, 6.0)

    run(1, die_ahead)


def _first(problem: BaseException) -> BaseException:
    return _first(problem.exceptions[0]) if isinstance(problem, BaseExceptionGroup) else problem
