"""A real server to attack: `18cz serve` with its processes, their memory and its shutdown."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from cz18.client import Client

UNVETTED = Path(__file__).parent / "unvetted"
"""Folder of a `sitecustomize` that accepts every board."""
PROGRAM = "from cz18.cli import main; main()"
LEAVE_SECONDS = 60.0
"""Seconds for processes to notice that their server is gone, on a busy machine."""
LONGEST_STOP = 30.0
"""Seconds after SIGTERM until the server is killed."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Victim:
    """A server with the documented limits. `source`: the `src` of another checkout, whose code is run instead;
    `settings`: variables of its environment; `program`: what is run with the options of `18cz` instead of it;
    `vetted`: whether imported boards are checked."""

    def __init__(
        self,
        database: str,
        *,
        folder: Path,
        source: Path | None = None,
        workers: int = 1,
        descriptors: int = 0,
        port: int = 0,
        settings: Mapping[str, str] | None = None,
        program: str = PROGRAM,
        vetted: bool = True,
    ) -> None:
        self.port = port or free_port()
        self.database = database
        self.url = f"http://127.0.0.1:{self.port}"
        self.errors = folder / f"server-{self.port}.log"
        environment = {**os.environ, **(settings or {})}
        paths = [] if vetted else [str(UNVETTED)]
        if source is not None:
            paths.append(str(source.resolve()))
        if paths:
            environment["PYTHONPATH"] = os.pathsep.join(paths)
        self.workers = workers
        options = ["--port", str(self.port), "--database", database, "--workers", str(workers)]
        with self.errors.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", program, "serve", *options, "--log-level", "warning"],
                env=environment,
                cwd=folder,
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
                preexec_fn=_with_descriptors(descriptors),
            )

    def wait_until_ready(self, seconds: float = 120) -> Victim:
        deadline = time.monotonic() + seconds
        try:
            while time.monotonic() < deadline and self.process.poll() is None:
                with contextlib.suppress(OSError):
                    if Client(self.url).request("GET", "/health").status == 200:
                        return self
                time.sleep(0.05)
            raise RuntimeError("the server did not start: " + self.errors.read_text())
        except BaseException:  # Ctrl-C too: nothing is left behind
            self.kill()
            raise

    def processes(self) -> list[int]:
        """The server and its descendants."""
        return family(self.process.pid)

    def memory(self) -> float:
        """Resident memory of all its processes in MB."""
        return sum(resident(process) for process in self.processes())

    def stop(self) -> tuple[float, list[int]]:
        """Send SIGTERM; return the seconds until the end and the processes left behind, which are killed."""
        family = self.processes()
        began = time.monotonic()
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(LONGEST_STOP)
        took = time.monotonic() - began
        return took, self._left_behind(family)

    def kill(self) -> list[int]:
        """Kill the server's main process with SIGKILL; return the processes left behind."""
        family = self.processes()
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        return self._left_behind(family)

    def _left_behind(self, family: list[int]) -> list[int]:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        deadline = time.monotonic() + LEAVE_SECONDS
        while (left := [process for process in family if is_running(process)]) and time.monotonic() < deadline:
            time.sleep(0.05)
        for process in left:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        return left


def _with_descriptors(count: int) -> Callable[[], None] | None:
    if not count:
        return None
    return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (count, count))


def family(first: int) -> list[int]:
    """A process and its descendants."""
    found, waiting = list[int](), [first]
    while waiting:
        process = waiting.pop()
        with contextlib.suppress(OSError):
            for task in Path(f"/proc/{process}/task").iterdir():
                waiting += [int(child) for child in (task / "children").read_text().split()]
            found.append(process)
    return found


def resident(process: int) -> float:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0


def is_running(process: int) -> bool:
    """Is the process alive and not a zombie?"""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@contextlib.contextmanager
def victim(database: str, **rest: object) -> Iterator[Victim]:
    server = Victim(database, **rest)  # type: ignore[arg-type]
    try:
        yield server.wait_until_ready()
    finally:
        server.kill()
