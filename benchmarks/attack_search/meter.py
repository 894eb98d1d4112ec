"""Measures inside a server process how long its event loop and its interpreter lock (GIL) are held.

A tick runs on the event loop every few milliseconds, and a sampling thread wakes up as often. Both note how late they
are, and how much processor time the process used meanwhile. Lateness counts only as far as the process was computing,
because on a busy machine everything is late.

`install` is called before the server starts; it only requires that the server runs under uvicorn. A control
socket, answered by a thread of its own, gives the worst figures since they were last asked for.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys
sys.path.append({root!r})
from benchmarks.attack_search.meter import install
install({control!r})
from cz18.cli import main
main()
"""
TICK = 0.005
LOOK = 0.015
"""Seconds without a tick after which the sampling thread looks at what is running."""
WAITING = {
    "wait",
    "select",
    "poll",
    "accept",
    "recv",
    "recv_into",
    "get",
    "_wait_for_tstate_lock",
    "acquire",
    "_worker",
}
DEPTH = 5


class Meter:
    """The worst figures since the last reading, in seconds, limited by the CPU time used."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._loop_thread = 0
        self._ticked_at = 0.0
        self._ended = threading.Event()
        self._forget()

    def _forget(self) -> None:
        self.own = 0.0
        """Processor time of the loop's own thread between two ticks."""
        self.lag = 0.0
        """How late a tick was, as far as the process was computing."""
        self.gil = 0.0
        """How long the sampling thread waited for the interpreter, as far as the process was computing."""
        self.wall = 0.0
        """How late a tick was by the clock."""
        self._seen: Counter[str] = Counter()

    def read(self) -> dict[str, Any]:
        """The figures in milliseconds and where the time went; resets them."""
        with self._lock:
            now, cpu = time.perf_counter(), time.process_time()
            if self._loop_thread and self._ticked_at:  # a tick that is overdue counts as well
                late = now - self._ticked_at - TICK
                self.wall = max(self.wall, late)
                self.lag = max(self.lag, min(late, cpu - self._cpu_at))
            found = {name: round(getattr(self, name) * 1000, 1) for name in ("own", "lag", "gil", "wall")}
            found["where"] = [text for text, _ in self._seen.most_common(3)]
            self._forget()
        return found

    # On the event loop

    def begin(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop_thread = threading.get_ident()
        self._loop = loop
        self._schedule()
        self._sampling = threading.Thread(target=self._sample, name="meter", daemon=True)
        self._sampling.start()

    def end(self) -> None:
        """Stop sampling when the loop ends, and stop reading frames of other threads."""
        self._ended.set()
        self._sampling.join()

    def _schedule(self) -> None:
        self._ticked_at = time.perf_counter()
        self._cpu_at, self._own_at = time.process_time(), time.thread_time()
        self._loop.call_later(TICK, self._tick)

    def _tick(self) -> None:
        late = time.perf_counter() - self._ticked_at - TICK
        with self._lock:
            self.wall = max(self.wall, late)
            self.own = max(self.own, time.thread_time() - self._own_at)
            self.lag = max(self.lag, min(late, time.process_time() - self._cpu_at))
        self._schedule()

    # In the sampling thread

    def _sample(self) -> None:
        while not self._ended.is_set():
            began, cpu = time.perf_counter(), time.process_time()
            time.sleep(TICK)
            waited = time.perf_counter() - began - TICK
            self.gil = max(self.gil, min(waited, time.process_time() - cpu))
            if time.perf_counter() - self._ticked_at > TICK + LOOK:
                self._look()

    def _look(self) -> None:
        """The running code: of the loop's thread unless it waits, else of another running thread."""
        frames = sys._current_frames()
        frames.pop(threading.get_ident(), None)
        loop = frames.pop(self._loop_thread, None)
        if loop is not None and (text := _described(loop)):
            self._seen[f"loop: {text}"] += 1
            return
        for frame in frames.values():
            if text := _described(frame):
                self._seen[f"thread: {text}"] += 1


def _described(frame: FrameType) -> str:
    """The innermost calls; empty for a thread that waits."""
    if frame.f_code.co_name in WAITING or frame.f_code.co_filename == __file__:
        return ""
    calls: list[str] = []
    here: FrameType | None = frame
    while here is not None and len(calls) < DEPTH:
        file = os.path.basename(here.f_code.co_filename)
        calls.append(f"{file}:{here.f_lineno} {here.f_code.co_name}")
        here = here.f_back
    return " < ".join(calls)


def answer(meter: Meter, path: str) -> None:
    """Answer requests at the control socket, one line for each line."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
        listener.bind(path)
        listener.listen()
        while True:
            line, _ = listener.accept()
            with line, line.makefile("rwb") as file:
                for _ in file:
                    file.write(json.dumps(meter.read()).encode() + b"\n")
                    file.flush()


def install(path: str) -> Meter:
    """Measure the server that is about to be started in this process."""
    import uvicorn

    meter = Meter()
    started = uvicorn.Server.startup

    async def startup(self: uvicorn.Server, *given: Any, **named: Any) -> None:
        await started(self, *given, **named)
        meter.begin(asyncio.get_running_loop())

    uvicorn.Server.startup = startup  # type: ignore[method-assign]
    threading.Thread(target=answer, args=(meter, path), name="meter-control", daemon=True).start()
    return meter


def metered(control: str) -> str:
    """A program that is `18cz` with a meter, whose control socket is at this path."""
    return PROGRAM.format(root=str(ROOT), control=control)


class Frozen(Exception):
    """The server's process no longer runs Python code."""


class Control:
    """The other end of the control socket."""

    def __init__(self, path: str, patience: float) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(patience)
        deadline = time.monotonic() + 60
        while True:
            try:
                self._socket.connect(path)
                break
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)
        self._file = self._socket.makefile("rwb")

    def read(self) -> dict[str, Any]:
        """The worst figures since the last call. Raises Frozen."""
        try:
            self._file.write(b"\n")
            self._file.flush()
            text = self._file.readline()
        except OSError:
            raise Frozen from None
        if not text:
            raise Frozen
        return dict(json.loads(text))

    def close(self) -> None:
        self._socket.close()
