"""One process that does jobs for the server, one after the other, and never outlives it.

A job is a function of this package with its arguments. It comes through the process's standard input and its answer
goes back through the standard output. When the input ends, the server is gone, and the process ends at once, also in
the middle of a job; on Linux the kernel sees to that as well. A job that takes too long, or that nobody waits for any
more, ends with its process; the next one is given a new process.
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
"""What a job asks for beyond that is not there; no game comes near."""
WORN = 256 * 2**20
"""A process that is so large after a job is replaced by a new one."""


class Ended(Exception):
    """The process has ended before it answered."""


class TookTooLong(Ended):
    """Its time was up."""


class Failed(Exception):
    """What went wrong in the process, where it cannot be told as it was."""


class Reply(NamedTuple):
    value: Any
    fault: BaseException | None
    worn: bool


class Worker:
    """A process for jobs, from the server's side. `do` is for one thread; `kill` may come from any.

    The thread that calls `do` and `start` should live as long as the worker does: where it ends, Linux takes the
    server to have ended.
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
        """Have it ready, if it is not. Raises Ended if it does not come up."""
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
        """The value of the job, or what it raised. Raises Ended, or TookTooLong, if there is no answer."""
        self.start()
        return self._ask(job, arguments, seconds, name)

    def kill(self, name: object = None) -> None:
        """End the process at once; with a name, only if the job of that name is at hand."""
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
        """End the process, and wait until it has."""
        with self._guard:
            process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):  # what was to be written cannot be any more
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
    """Do jobs until the input ends."""
    jobs, answers = _take_over_pipes()
    _end_with_the_server()
    waiting: SimpleQueue[tuple[Callable[..., Any], tuple[Any, ...]]] = SimpleQueue()
    threading.Thread(target=_read, args=(jobs, waiting), daemon=True).start()
    while True:
        job, arguments = waiting.get()
        _write(answers, _answer(job, arguments))


def _take_over_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """The pipes of the server; whatever else is printed goes to the log."""
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
    """Step behind the server where processors are scarce, keep within the memory, and load what jobs need."""
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
    with open("/proc/self/statm") as sizes:  # not getrusage: its peak is the server's own at first
        return int(sizes.read().split()[1]) * os.sysconf("SC_PAGESIZE") > WORN


def _write(answers: IO[bytes], reply: Reply) -> None:
    try:
        data = pickle.dumps(tuple(reply), protocol=pickle.HIGHEST_PROTOCOL)
        if reply.fault is not None:
            pickle.loads(data)  # an exception may go in and not come out again
    except Exception as problem:
        told = Failed(repr(reply.fault or problem))
        data = pickle.dumps((None, told, reply.worn), protocol=pickle.HIGHEST_PROTOCOL)
    answers.write(data)
    answers.flush()
