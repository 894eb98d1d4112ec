"""Costly work in separate processes: fair, limited, cancelled when nobody waits, ended with the server."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from cz18.server.admission.limiter import Limiter
from cz18.server.admission.queue import FairQueue
from cz18.server.api.desk import JobDesk
from cz18.server.errors import ApiError, malformed
from cz18.server.games.bots.worker import BotWorker
from cz18.server.games.games import Games
from cz18.server.settings import Settings
from cz18.server.storage.store import Store
from cz18.server.work.pool import Pool
from cz18.server.work.worker import Ended, TookTooLong, Worker

# The queue


def test_addresses_take_turns_however_many_jobs_one_sends() -> None:
    """Ten jobs of one address and one each of two others: the others come second and third."""
    line: FairQueue[str] = FairQueue(share=9)
    for number in range(10):
        line.put(f"a{number}", ("a", "ann"))
    line.put("b", ("b", "bob"))
    line.put("c", ("c", "cyd"))
    assert [line.poll() for _ in range(4)] == ["a0", "b", "c", "a1"]
    line.put("ann's", ("a", "ann"))
    line.put("dan's", ("a", "dan"))  # another person at the same address
    assert line.poll() == "dan's"


def test_one_address_or_game_never_has_all_the_processes() -> None:
    """At most its share runs at once; later jobs of others overtake, and the next one starts when one is done."""
    line: FairQueue[str] = FairQueue(share=1)
    line.put("one", ("a",), ["game x"])
    line.put("two", ("a",), ["game x"])
    line.put("three", ("b",), ["game x"])
    line.put("four", ("b",), ["game y"])
    assert [line.poll(), line.poll(), line.poll()] == ["one", "four", None]
    line.done("one")
    assert line.poll() == "two" and line.poll() is None
    assert line.drop("three") and not line.drop("three") and len(line) == 0


def test_every_job_is_served_eventually() -> None:
    """Whatever arrives meanwhile, a job is served after at most one job of each other address."""
    rng = random.Random(1)
    line: FairQueue[int] = FairQueue(share=99)
    addresses = "abcdef"
    line.put(-1, ("z",))
    for number in range(200):
        line.put(number, (rng.choice(addresses),))
    assert -1 in [line.poll() for _ in range(len(addresses) + 1)]


# A process


def boom(text: str) -> None:
    raise ValueError(text)


class Unpicklable(Exception):
    def __init__(self, one: int, two: int) -> None:
        super().__init__("odd")


def odd() -> None:
    raise Unpicklable(1, 2)


def much() -> int:
    return len(bytearray(2**30))


def refuse() -> None:
    raise malformed("file", "is none")


@contextmanager
def a_worker() -> Iterator[Worker]:
    worker = Worker()
    try:
        yield worker
    finally:
        worker.stop()


def test_a_worker_returns_results_and_exceptions() -> None:
    """Values, API errors with all their data, and other exceptions; the process stays the same."""
    with a_worker() as worker:
        pid = worker.do(os.getpid, (), 60, "a")
        assert pid != os.getpid()
        with pytest.raises(ValueError, match="so"):
            worker.do(boom, ("so",), 60, "b")
        with pytest.raises(ApiError) as fault:
            worker.do(refuse, (), 60, "c")
        assert (fault.value.status, fault.value.more) == (400, {"field": "file"})
        with pytest.raises(Exception, match="odd"):
            worker.do(odd, (), 60, "d")
        assert worker.do(os.getpid, (), 60, "e") == pid


def test_a_job_that_takes_too_long_ends_with_its_process() -> None:
    """The next job gets a new process."""
    with a_worker() as worker:
        pid = worker.do(os.getpid, (), 60, "a")
        with pytest.raises(TookTooLong):
            worker.do(time.sleep, (600,), 0.2, "b")
        assert _is_gone(pid)
        assert worker.do(os.getpid, (), 60, "c") not in (pid, os.getpid())


def test_a_killed_process_is_reported_and_replaced() -> None:
    with a_worker() as worker:
        pid = worker.do(os.getpid, (), 60, "a")
        with pytest.raises(Ended):
            worker.do(os.kill, (pid, signal.SIGKILL), 60, "b")
        assert worker.do(os.getpid, (), 60, "c") != pid


def test_a_worker_does_not_inherit_the_memory_of_its_parent() -> None:
    """It stays the same process, however much memory its parent uses."""
    ballast = bytearray(300 * 2**20)
    ballast[::4096] = b"x" * len(ballast[::4096])
    with a_worker() as worker:
        assert worker.do(os.getpid, (), 60, "a") == worker.do(os.getpid, (), 60, "b")
    del ballast


def test_the_memory_of_a_job_is_limited() -> None:
    with a_worker() as worker, pytest.raises(MemoryError):
        worker.do(much, (), 60, "a")


def test_a_worker_does_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    """kill -9 of its parent ends it, even during a job that holds the interpreter."""
    received = tmp_path / "pid"
    child = os.fork()
    if child == 0:  # stands for the server
        try:
            worker = Worker()
            received.write_text(str(worker.do(os.getpid, (), 60, "a")))
            worker.do(pow, (3, 3 * 10**7), 600, "b")
        finally:
            os._exit(0)
    _until(lambda: received.exists() and received.read_text() != "")
    pid = int(received.read_text())
    time.sleep(0.2)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    _until(lambda: _is_gone(pid))


def _is_gone(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state == "Z"


def _until(reached: Callable[[], bool], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < deadline, "did not happen"
        time.sleep(0.02)


# The pool


@contextmanager
def a_pool(processes: int, **limits: Any) -> Iterator[Pool]:
    pool = Pool(processes, **limits)
    pool.start()
    try:
        yield pool
    finally:
        pool.stop()


def test_the_queue_is_limited_and_answers_with_retry_after() -> None:
    """503 with Retry-After, for one address before it is for all."""
    with a_pool(1, waiting=6, waiting_each=3) as pool:
        running = pool.ask(time.sleep, 600, who=("a",))
        _until(running.future.running)
        waiting = [pool.ask(time.sleep, 600, who=("a",)) for _ in range(3)]
        with pytest.raises(ApiError) as full:
            pool.ask(time.sleep, 600, who=("a",))
        assert full.value.status == 503 and full.value.more["retry_after"] > 0
        waiting += [pool.ask(time.sleep, 600, who=(name,)) for name in "bcd"]
        with pytest.raises(ApiError):
            pool.ask(time.sleep, 600, who=("e",))
        assert len(pool.queue) == 6
        for ticket in waiting:
            ticket.give_up()
        assert len(pool.queue) == 0


def test_processes_for_costly_work_have_a_lower_priority_than_server_and_bots() -> None:
    """With few CPUs the event loop comes first, then the bots that people wait for."""
    store = Store("sqlite://")
    desk = JobDesk(1, 15.0, Limiter(store, Settings()))
    bots = BotWorker(Games(store), threads=1, processes=1)
    try:
        for pool in (desk.pool, bots.thinkers):
            pool.start()
        costly, thinking = (pool.ask(os.nice, 0).future.result(60) for pool in (desk.pool, bots.thinkers))
        assert os.nice(0) + 5 <= thinking < costly
    finally:
        for pool in (desk.pool, bots.thinkers):
            pool.stop()


def test_an_abandoned_job_is_ended() -> None:
    """Its process is gone, and the next job is served at once."""
    with a_pool(1) as pool:
        pid = pool.ask(os.getpid).future.result(60)
        long = pool.ask(time.sleep, 600)
        _until(long.future.running)
        long.give_up()
        assert pool.ask(os.getpid).future.result(60) != pid
        _until(lambda: _is_gone(pid))


def test_an_endless_job_times_out() -> None:
    with a_pool(1) as pool:
        with pytest.raises(ApiError) as late:
            pool.ask(time.sleep, 600, seconds=0.2).future.result(60)
        assert (late.value.status, late.value.code) == (503, "too_costly")


def test_one_address_leaves_a_process_to_the_others() -> None:
    """With endless jobs of one address, another address's job is done."""
    with a_pool(2) as pool:
        endless = [pool.ask(time.sleep, 600, who=("a",), seconds=600) for _ in range(4)]
        assert pool.ask(os.getpid, who=("b",)).future.result(60)
        assert sum(ticket.future.running() for ticket in endless) == 1


def test_a_pool_stops_at_once_whatever_runs() -> None:
    pool = Pool(2)
    pool.start()
    endless = [pool.ask(time.sleep, 600, who=(name,), seconds=600) for name in "ab"]
    _until(lambda: all(ticket.future.running() for ticket in endless))
    pids = pool.pids()
    began = time.monotonic()
    pool.stop()
    assert time.monotonic() - began < 5
    assert all(_is_gone(pid) for pid in pids)
    with pytest.raises(ApiError):
        pool.ask(os.getpid)


def test_a_process_that_fails_to_start_is_retried_with_backoff(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each attempt waits longer than the one before; the requester gets an error."""
    starts = []

    def fail(worker: Worker) -> None:
        starts.append(time.monotonic())
        raise Ended

    monkeypatch.setattr(Worker, "start", fail)
    with a_pool(1) as pool:
        tickets = [pool.ask(os.getpid) for _ in range(8)]
        with pytest.raises(ApiError):
            tickets[0].future.result(60)
        time.sleep(1.2)
        assert 2 <= len(starts) <= 4
