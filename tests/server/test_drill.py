"""The drill of `make drill`, small: nothing is lost, nobody is stuck, nothing stays behind."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from conftest import RandomCases

from benchmarks.attack.victim import Victim
from benchmarks.drill import kill_server, restart_of, run

SMALL = {"CZ18_BOT_PROCESSES": "1", "CZ18_POOL_PROCESSES": "1"}
"""Each of a server's processes takes a second of CPU time to start."""


def test_a_killed_server_loses_nothing_and_leaves_nothing_behind(
    tmp_path: Path, random_cases: RandomCases, full_run: bool
) -> None:
    """kill -9 during games with people and bots; every viewer receives every entry."""
    found = run(str(tmp_path / "games.db"), 20 if full_run else 1, kill_server, settings=SMALL)
    assert found["orphans"] == 0 and found["acknowledged"] > found["blows"], found
    random_cases.add("kill -9 with viewers and opponents", found["blows"])


@pytest.mark.full
def test_a_killed_server_of_two_workers_loses_nothing(postgres: Any) -> None:
    """On PostgreSQL; its workers end with it, or the port would be in use at the restart."""
    found = run(postgres.new_database(), 2, kill_server, workers=2, settings=SMALL)
    assert found["orphans"] == 0 and found["acknowledged"] > found["blows"], found


@pytest.mark.full
def test_a_restart_of_postgresql_leaves_no_viewer_stuck(
    postgres: Any, random_cases: RandomCases, full_run: bool
) -> None:
    """Immediate or graceful, with two workers; every viewer of every game receives every entry."""
    found = run(postgres.new_database(), 10 if full_run else 2, restart_of(postgres), workers=2, settings=SMALL)
    assert found["orphans"] == 0 and found["acknowledged"] > found["blows"], found
    random_cases.add("restarts of PostgreSQL with viewers", found["blows"])


def test_a_server_killed_while_its_workers_start_leaves_nothing_behind(postgres: Any, tmp_path: Path) -> None:
    """Before they ask the kernel to end them with their parent, they check that it still exists."""
    server = Victim(postgres.new_database(), folder=tmp_path, workers=2, settings=SMALL)
    deadline = time.monotonic() + 60
    while (
        len(server.processes()) < 4 and time.monotonic() < deadline
    ):  # two workers, and Python's helper processes
        time.sleep(0.01)
    assert len(server.processes()) >= 4
    assert server.kill() == []
