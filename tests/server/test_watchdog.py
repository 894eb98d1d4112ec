"""The server notifies systemd while it works, and stops doing so when it hangs."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from server.helpers import serving

from cz18.server.operations import watchdog
from cz18.server.operations.pulse import BEAT_SECONDS, Pulse
from cz18.server.operations.watchdog import BOT_SECONDS, Watchdog, notify


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """The socket on which systemd listens."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(60)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setenv("WATCHDOG_USEC", "300000")
        yield listening


def received(systemd: socket.socket) -> list[str]:
    """The messages received so far."""
    systemd.setblocking(False)
    found = []
    try:
        while True:
            found.append(systemd.recv(100).decode())
    except BlockingIOError:
        return found


def test_a_server_reports_from_its_start_to_its_end(systemd: socket.socket) -> None:
    """READY once it answers, WATCHDOG repeatedly, STOPPING at the end."""
    with serving("sqlite://") as served:
        assert served.http.get("/health").status_code == 200
        assert [systemd.recv(100) for _ in range(3)] == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
    assert received(systemd)[-1] == "STOPPING=1"


def test_one_worker_of_several_does_not_end_the_service(systemd: socket.socket) -> None:
    """systemd would kill the others soon after STOPPING."""
    Watchdog(Pulse(), lambda: 0, replaced=True).stop()
    assert received(systemd) == []
    Watchdog(Pulse(), lambda: 0).stop()
    assert received(systemd) == ["STOPPING=1"]


class Line:
    """A watchdog whose clock, waiting games and loop delay are set by the test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.waiting, self.overdue = 1000.0, 0, 0.0
        monkeypatch.setattr(watchdog.time, "monotonic", lambda: self.now)
        pulse = Pulse()
        monkeypatch.setattr(pulse, "overdue", lambda: self.overdue)
        self.dog = Watchdog(pulse, lambda: self.waiting, replaced=True)


def test_a_blocked_loop_is_not_reported(systemd: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker whose loop is blocked for the whole timeout exits if another one replaces it."""
    line = Line(monkeypatch)
    assert line.dog.look() and received(systemd) == ["WATCHDOG=1"]
    line.overdue = 0.2
    line.now += 0.2
    assert not line.dog.look() and not line.dog.is_hung() and received(systemd) == []
    line.now += 0.2
    assert not line.dog.look() and line.dog.is_hung() and received(systemd) == []
    line.overdue = 0.0
    assert line.dog.look() and not line.dog.is_hung() and received(systemd) == ["WATCHDOG=1"]


HANGS = """
import time
from cz18.server.operations.pulse import Pulse
from cz18.server.operations.watchdog import Watchdog
Watchdog(Pulse(), lambda: 0, replaced=True).start()
time.sleep(60)
"""


def test_a_worker_that_hangs_ends_itself(systemd: socket.socket) -> None:
    """So that the supervisor starts another one."""
    assert subprocess.run([sys.executable, "-c", HANGS], stderr=subprocess.DEVNULL, check=False).returncode == 1
    assert received(systemd)[0] == "READY=1"


def _made_by(by: str) -> Any:
    return SimpleNamespace(entry=SimpleNamespace(by=by))


def test_bots_that_are_stuck_are_not_reported(systemd: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games wait and no bot has moved for long; a bot that moves, or an empty queue, is healthy."""
    line = Line(monkeypatch)
    line.waiting = 1
    line.now += BOT_SECONDS - 1
    assert line.dog.look()
    line.now += 2
    assert not line.dog.look()
    line.dog.entry_made(_made_by("person"))
    assert not line.dog.look()
    line.dog.entry_made(_made_by("bot"))
    assert line.dog.look()
    line.now += BOT_SECONDS + 1
    line.waiting = 0
    assert line.dog.look()
    line.waiting = 1
    assert line.dog.look()


def test_the_pulse_measures_the_delay_of_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    pulse = Pulse()
    assert (pulse.lag(), pulse.overdue()) == (0.0, 0.0)
    began = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: began + BEAT_SECONDS + 3)
    assert pulse.overdue() >= 2.9


def test_nothing_is_sent_without_systemd(monkeypatch: pytest.MonkeyPatch) -> None:
    """A closed socket is ignored, and abstract socket names are supported."""
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    notify("READY=1")
    monkeypatch.setenv("NOTIFY_SOCKET", "/nowhere/at/all")
    notify("READY=1")
    name = f"cz18-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind("\0" + name)
        monkeypatch.setenv("NOTIFY_SOCKET", "@" + name)
        notify("READY=1")
        assert listening.recv(100) == b"READY=1"
