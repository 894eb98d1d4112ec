"""Costly work in processes of its own, apart from the event loop and from the threads that serve actions.

What is asked for waits in a fair queue, by address and person; of one address and about one game at most all but one of
the processes work at a time, and the time they take counts. The queue is short: who comes when it is full is told to
come back. A job has a time limit; when that is over, or nobody waits for the answer any more, its process is ended and
another started.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from cz18.server.admission.queue import BUSY, FairQueue, Path
from cz18.server.errors import ApiError, busy
from cz18.server.work.worker import Ended, TookTooLong, Worker

log = logging.getLogger("cz18.server.pool")

SECONDS = 10.0
"""Time limit of a job, if nothing else is said."""
LONGEST_PAUSE = 30.0
"""Between two starts of a process that does not come up."""
TOO_COSTLY = "too_costly"


class Ticket:
    """A job that was asked for. `future` has its value, or what it raised."""

    __slots__ = ("_pool", "arguments", "future", "given_up", "job", "seconds", "whose", "worker")

    def __init__(
        self, pool: Pool, job: Callable[..., Any], arguments: tuple[Any, ...], seconds: float, whose: str
    ) -> None:
        self._pool = pool
        self.whose = whose
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
    """Processes for jobs; with none, jobs are done one at a time in a thread of this one.

    `warm`: they are started, with the rules loaded, before the first job. `used` is called with whose a job was and the
    seconds it took."""

    def __init__(
        self,
        processes: int,
        *,
        waiting: float = 64,
        waiting_each: float = 16,
        nice: int = 10,
        warm: bool = True,
        used: Callable[[str, float], None] = lambda whose, seconds: None,
    ) -> None:
        self.queue: FairQueue[Ticket] = FairQueue(max(1, processes - 1), waiting, waiting_each)
        self._stopping = threading.Event()
        self._is_warm = warm
        self._used = used
        self._workers = [Worker(nice, warm) for _ in range(processes)]
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
        self._stopping.set()
        for ticket in self.queue.close():
            if ticket.future.set_running_or_notify_cancel():
                ticket.future.set_exception(busy(BUSY))
        for worker in self._workers:
            worker.kill()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(timeout=1)

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
        ticket = Ticket(self, job, arguments, seconds, who[0])
        self.queue.put(ticket, who, (who[0], *((f"game {game}",) if game else ())))
        return ticket

    def do(self, job: Callable[..., Any], *arguments: Any, who: Path = ("",), seconds: float = SECONDS) -> Any:
        """Have a job done and wait for it, in a thread that has nothing else to do."""
        return self.ask(job, *arguments, who=who, seconds=seconds).future.result()

    def give_up(self, ticket: Ticket) -> None:
        self.queue.drop(ticket)
        ticket.given_up = True  # before its worker is looked at: `_serve` sets that, and then looks here
        ticket.future.cancel()
        if (worker := ticket.worker) is not None:
            worker.kill(ticket)

    # One thread for each process

    def _work(self, worker: Worker | None) -> None:
        pause = self._warm(worker)
        while (ticket := self.queue.take()) is not None:
            began = time.monotonic()
            try:
                pause = self._serve(worker, ticket, pause)
            finally:
                ticket.worker = None
                seconds = time.monotonic() - began
                self.queue.done(ticket, seconds)
                self._used(ticket.whose, seconds)
            self._stopping.wait(pause)
        if worker is not None:
            worker.stop()

    def _warm(self, worker: Worker | None) -> float:
        try:
            if worker is not None and self._is_warm:
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
                ticket.worker = worker
                if ticket.given_up:
                    raise Ended
                value = worker.do(ticket.job, ticket.arguments, ticket.seconds, ticket)
        except TookTooLong:
            ticket.future.set_exception(too_costly(f"It takes longer than {ticket.seconds:g} seconds."))
        except (Ended, OSError):
            ticket.future.set_exception(busy(BUSY))
            return 0.0 if ticket.worker is not None or self._stopping.is_set() else self._failed(pause)
        except MemoryError:
            ticket.future.set_exception(too_costly("It takes more memory than there is for one request."))
        except Exception as problem:
            ticket.future.set_exception(problem)
        else:
            ticket.future.set_result(value)
        return 0.0

    def _failed(self, pause: float) -> float:
        """A process did not come up: the pause before the next attempt, longer each time."""
        if not self._stopping.is_set():
            log.error("a process for costly work does not start")
        return min(LONGEST_PAUSE, max(0.5, 2 * pause))


def too_costly(message: str) -> ApiError:
    return ApiError(503, TOO_COSTLY, message, retry_after=30)
