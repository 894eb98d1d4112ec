"""A process that runs jobs one after the other and never outlives the server.

A job is a pickled function with its arguments on standard input; the reply goes to standard output. When the input
closes, the server is gone and the process exits at once, even during a job; on Linux the kernel also kills it. A job
that takes too long or is given up is killed with its process; the next job gets a new one.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import pickle
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from typing import IO, Any, NamedTuple

PROGRAM = """
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
from cz18.server.work.worker import main
main()
"""
DEATH_SIGNAL = 1
"""PR_SET_PDEATHSIG of Linux's prctl."""
START_SECONDS = 60.0
MOST_MEMORY = 768 * 2**20
"""Memory limit of a process, far above the need of any game."""
WORN = 256 * 2**20
"""Memory use above which a process is replaced after a job."""


class Ended(Exception):
    """The process ended without a reply."""


class TookTooLong(Ended):
    """The job exceeded its time limit."""


class Failed(Exception):
    """Replaces an exception, or a value, that cannot be pickled."""


class Reply(NamedTuple):
    value: Any
    fault: BaseException | None
    worn: bool


class Worker:
    """The server's side of a process. `do` is for one thread; `kill` is thread-safe.

    The thread that calls `do` and `start` must live as long as the worker: Linux kills the process when it ends.
    """

    def __init__(self, nice: int = 0, warm: bool = True) -> None:
        self._nice = nice
        self._warm = warm
        self._process: subprocess.Popen[bytes] | None = None
        self._guard = threading.Lock()
        self._at_hand: object = None

    @property
    def pid(self) -> int | None:
        process = self._process
        return None if process is None else process.pid

    def start(self) -> None:
        """Start the process if it is not running. Raises Ended if it fails."""
        if self._process is not None and self._process.poll() is None:
            return
        self.stop()
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        with self._guard:
            self._process = process
        self._ask(_begin, (self._nice, self._warm), START_SECONDS, object())

    def do(self, job: Callable[..., Any], arguments: tuple[Any, ...], seconds: float, name: object) -> Any:
        """Run a job and return its value or raise its exception. Raises Ended or TookTooLong without a reply."""
        self.start()
        return self._ask(job, arguments, seconds, name)

    def kill(self, name: object = None) -> None:
        """Kill the process; with a name, only while it runs the job of that name."""
        with self._guard:
            if self._process is not None and (name is None or name is self._at_hand):
                self._process.kill()

    def _ask(self, job: Callable[..., Any], arguments: tuple[Any, ...], seconds: float, name: object) -> Any:
        message = pickle.dumps((job, arguments), protocol=pickle.HIGHEST_PROTOCOL)
        late = threading.Event()

        def too_late() -> None:
            late.set()
            self.kill(name)

        timer = threading.Timer(seconds, too_late)
        timer.daemon = True
        with self._guard:
            self._at_hand = name
        timer.start()
        try:
            reply = self._exchange(message)
        except (Ended, EOFError, OSError, ValueError, pickle.UnpicklingError):
            self.stop()
            raise (TookTooLong if late.is_set() else Ended) from None
        finally:
            timer.cancel()
            with self._guard:
                self._at_hand = None
        if reply.worn:
            self.stop()
        if reply.fault is not None:
            raise reply.fault
        return reply.value

    def stop(self) -> None:
        with self._guard:
            process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):  # unwritten data is lost
                    pipe.close()

    def _exchange(self, message: bytes) -> Reply:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise Ended
        process.stdin.write(message)
        process.stdin.flush()
        return Reply(*pickle.load(process.stdout))


# In the process


def main() -> None:
    jobs, answers = _take_over_pipes()
    _end_with_the_server()
    waiting: SimpleQueue[tuple[Callable[..., Any], tuple[Any, ...]]] = SimpleQueue()
    threading.Thread(target=_read, args=(jobs, waiting), daemon=True).start()
    while True:
        job, arguments = waiting.get()
        _write(answers, _answer(job, arguments))


def _take_over_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """The pipes to the server; other output is redirected to standard error."""
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return jobs, answers


def _end_with_the_server() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)


def _read(jobs: IO[bytes], waiting: SimpleQueue[Any]) -> None:
    try:
        while True:
            waiting.put(pickle.load(jobs))
    except EOFError:
        os._exit(0)  # the server is gone
    except BaseException:
        traceback.print_exc()
        os._exit(1)


def _begin(nice: int, warm: bool) -> None:
    """Lower the priority, limit the memory, and load the rules."""
    if sys.platform != "win32":
        import resource

        os.nice(nice)
        if sys.platform == "linux":
            resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
    if warm:
        from cz18.server.work import jobs

        jobs.warm_up()


def _answer(job: Callable[..., Any], arguments: tuple[Any, ...]) -> Reply:
    try:
        return Reply(job(*arguments), None, _is_worn())
    except Exception as fault:
        return Reply(None, fault, _is_worn() or isinstance(fault, MemoryError))


def _is_worn() -> bool:
    if sys.platform != "linux":
        return False
    with open("/proc/self/statm") as sizes:  # not getrusage: its peak includes the server's
        return int(sizes.read().split()[1]) * os.sysconf("SC_PAGESIZE") > WORN


def _write(answers: IO[bytes], reply: Reply) -> None:
    try:
        data = pickle.dumps(tuple(reply), protocol=pickle.HIGHEST_PROTOCOL)
        if reply.fault is not None:
            pickle.loads(data)  # some exceptions pickle but do not unpickle
    except Exception as problem:
        failed = Failed(repr(reply.fault or problem))
        data = pickle.dumps((None, failed, reply.worn), protocol=pickle.HIGHEST_PROTOCOL)
    answers.write(data)
    answers.flush()
