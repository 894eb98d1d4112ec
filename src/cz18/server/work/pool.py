"""Costly work in processes of its own, apart from the event loop and from the threads that serve actions.

What is asked for waits in a fair line, by address and person; of one address and about one game at most all but one
of the processes work at a time. The line is short: who comes when it is full is told to come back. A job has a time
it may take; when that is over, or nobody waits for the answer any more, its process is ended and another started.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from cz18.server.errors import ApiError, busy
from cz18.server.work.fair import FairLine, Path
from cz18.server.work.worker import Ended, TookTooLong, Worker

log = logging.getLogger("cz18.server.pool")

SECONDS = 10.0
"""A job may take, if nothing else is said."""
LONGEST_PAUSE = 30.0
"""Between two starts of a process that does not come up."""
BUSY = "There is much to work out just now; please try again in a moment."


class Ticket:
    """A job that was asked for. `future` has its value, or what it raised."""

    __slots__ = ("_pool", "arguments", "future", "given_up", "job", "seconds", "worker")

    def __init__(self, pool: Pool, job: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> None:
        self._pool = pool
        self.job = job
        self.arguments = arguments
        self.seconds = seconds
        self.future: Future[Any] = Future()
        self.worker: Worker | None = None
        self.given_up = False

    def give_up(self) -> None:
        """Nobody waits for it any more: it is not begun, or ended."""
        self._pool.give_up(self)


class Pool:
    """So many processes for jobs; with none, jobs are done one at a time in a thread of this one."""

    def __init__(self, processes: int, *, waiting: int = 64, waiting_each: int = 16, nice: int = 10) -> None:
        self._line: FairLine[Ticket] = FairLine(max(1, processes - 1))
        self._most = waiting
        self._most_each = waiting_each
        self._changed = threading.Condition()
        self._stopping = False
        self._workers = [Worker(nice) for _ in range(processes)]
        jobs: list[Worker | None] = [*self._workers] or [None]
        self._threads = [
            threading.Thread(target=self._work, args=(worker,), name=f"pool-{number}", daemon=True)
            for number, worker in enumerate(jobs)
        ]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """End what is under way; nothing more is begun."""
        with self._changed:
            self._stopping = True
            self._changed.notify_all()
        for worker in self._workers:
            worker.kill()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(timeout=1)

    def waiting(self) -> int:
        return len(self._line)

    def pids(self) -> list[int]:
        """The processes there are now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def ask(
        self,
        job: Callable[..., Any],
        *arguments: Any,
        who: Path = ("",),
        game: str = "",
        seconds: float = SECONDS,
    ) -> Ticket:
        """Have a job done for somebody. Raises ApiError 503 if too much is waiting already, in all or from there."""
        ticket = Ticket(self, job, arguments, seconds)
        with self._changed:
            is_full = len(self._line) >= self._most or self._line.waiting_of(who[0]) >= self._most_each
            if self._stopping or is_full:
                raise busy(BUSY)
            self._line.put(ticket, who, (f"address {who[0]}", *((f"game {game}",) if game else ())))
            self._changed.notify_all()
        return ticket

    def do(self, job: Callable[..., Any], *arguments: Any, who: Path = ("",), seconds: float = SECONDS) -> Any:
        """Have a job done and wait for it, in a thread that has nothing else to do."""
        return self.ask(job, *arguments, who=who, seconds=seconds).future.result()

    def give_up(self, ticket: Ticket) -> None:
        with self._changed:
            self._line.drop(ticket)
            ticket.given_up, worker = True, ticket.worker
        ticket.future.cancel()
        if worker is not None:
            worker.kill(ticket)

    # One thread for each process

    def _work(self, worker: Worker | None) -> None:
        pause = self._warm(worker)
        while (ticket := self._next()) is not None:
            try:
                pause = self._serve(worker, ticket, pause)
            finally:
                with self._changed:
                    ticket.worker = None
                    self._line.done(ticket)
                    self._changed.notify_all()
            self._rest(pause)
        if worker is not None:
            worker.stop()

    def _next(self) -> Ticket | None:
        with self._changed:
            while not self._stopping:
                ticket = self._line.take()
                if ticket is not None:
                    return ticket
                self._changed.wait()
        return None

    def _warm(self, worker: Worker | None) -> float:
        try:
            if worker is not None:
                worker.start()
        except (Ended, OSError):
            return self._failed(0.0)
        return 0.0

    def _serve(self, worker: Worker | None, ticket: Ticket, pause: float) -> float:
        """Do one job; the pause to make before the next."""
        if not ticket.future.set_running_or_notify_cancel():
            return pause  # given up while it waited
        try:
            if worker is None:
                value = ticket.job(*ticket.arguments)
            else:
                worker.start()
                with self._changed:
                    ticket.worker = worker
                    if ticket.given_up:
                        raise Ended
                value = worker.do(ticket.job, ticket.arguments, ticket.seconds, ticket)
        except TookTooLong:
            ticket.future.set_exception(_too_costly(f"It takes longer than {ticket.seconds:g} seconds."))
        except (Ended, OSError):
            ticket.future.set_exception(busy(BUSY))
            return 0.0 if ticket.worker is not None or self._stopping else self._failed(pause)
        except MemoryError:
            ticket.future.set_exception(_too_costly("It takes more memory than there is for one request."))
        except Exception as problem:
            ticket.future.set_exception(problem)
        else:
            ticket.future.set_result(value)
        return 0.0

    def _failed(self, pause: float) -> float:
        """A process did not come up: the pause before the next attempt, longer each time."""
        if not self._stopping:
            log.error("a process for costly work does not start")
        return min(LONGEST_PAUSE, max(0.5, 2 * pause))

    def _rest(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        with self._changed:
            while not self._stopping and (left := until - time.monotonic()) > 0:
                self._changed.wait(left)


def _too_costly(message: str) -> ApiError:
    return ApiError(503, "too_costly", message, retry_after=30)
