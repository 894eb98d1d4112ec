"""Process pool for costly jobs, apart from the event loop and the threads of requests.

Jobs wait in a fair queue by address and person, weighted by their time; one address or game never uses all of several
processes. The queue is short and refuses jobs when it is full. If a job exceeds its time limit, or its caller gives up,
its process is killed and replaced.
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
"""Default time limit of a job."""
LONGEST_PAUSE = 30.0
"""Maximum seconds between two attempts to start a process."""
TOO_COSTLY = "too_costly"


class Ticket:
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
        """Cancel the job, or kill its process."""
        self._pool.give_up(self)


class Pool:
    """Processes for jobs; with none, jobs run one at a time on a thread of this process.

    `warm`: start them, with the rules loaded, before the first job. `used` is called with the address, or game, that a
    job was for and its seconds.
    """

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
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def ask(
        self,
        job: Callable[..., Any],
        *arguments: Any,
        who: Path = ("",),
        game: str = "",
        seconds: float = SECONDS,
    ) -> Ticket:
        """Submit a job. Raises ApiError 503 if the queue is full, in total or for this address."""
        ticket = Ticket(self, job, arguments, seconds, who[0])
        self.queue.put(ticket, who, (who[0], *((f"game {game}",) if game else ())))
        return ticket

    def do(self, job: Callable[..., Any], *arguments: Any, who: Path = ("",), seconds: float = SECONDS) -> Any:
        return self.ask(job, *arguments, who=who, seconds=seconds).future.result()

    def give_up(self, ticket: Ticket) -> None:
        self.queue.drop(ticket)
        ticket.given_up = True  # before reading `worker`: `_serve` sets `worker`, then reads this
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
        """Run one job; returns the pause in seconds before the next."""
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
            ticket.future.set_exception(too_costly(f"This took longer than {ticket.seconds:g} seconds."))
        except (Ended, OSError):
            ticket.future.set_exception(busy(BUSY))
            return 0.0 if ticket.worker is not None or self._stopping.is_set() else self._failed(pause)
        except MemoryError:
            ticket.future.set_exception(too_costly("This needs more memory than one request may use."))
        except Exception as problem:
            ticket.future.set_exception(problem)
        else:
            ticket.future.set_result(value)
        return 0.0

    def _failed(self, pause: float) -> float:
        """Log a failed start; returns the next pause in seconds, twice as long each time."""
        if not self._stopping.is_set():
            log.error("could not start a pool process")
        return min(LONGEST_PAUSE, max(0.5, 2 * pause))


def too_costly(message: str) -> ApiError:
    return ApiError(503, TOO_COSTLY, message, retry_after=30)
