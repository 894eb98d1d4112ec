"""The threads in which requests are worked on: everybody's address by turns, and of each only some at a time.

Whoever asks for much at once waits for their own requests, and nobody waits behind them: there is always a thread left
for another address. All of them share one interpreter with the event loop, which is why one address is given only a
few: each thread that computes is one more the loop has to wait for.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from contextvars import ContextVar, copy_context
from functools import partial, wraps
from inspect import iscoroutinefunction, signature
from typing import Any, NamedTuple, TypeVar

from fastapi import APIRouter
from fastapi.routing import APIRoute

from cz18.server.work.fair import Rounds

Done = TypeVar("Done")

THREADS = 24
"""Requests worked on at once; each may wait for the disk."""
EACH = 4
"""Of one address."""
SWITCH_SECONDS = 0.0005
"""A thread that computes lets the next one have the interpreter after so long. Python's own 5 ms would be 20 for the
event loop behind four of them, several times in each request."""


class Task(NamedTuple):
    """Something that somebody waits for."""

    job: Callable[[], Any]
    future: Future[Any]


class Turns:
    """So many threads, given to addresses by turns. May be used from any thread.

    They are all there from the beginning: to start one takes until it runs, and the event loop would wait for that.
    """

    def __init__(self, at_once: int = THREADS, each: int = EACH) -> None:
        self._each = each
        self._under_way: Counter[str] = Counter()
        self._waiting: Rounds[Task] = Rounds()
        """By address."""
        self._changed = threading.Condition()
        self._stopping = False
        for number in range(at_once):
            threading.Thread(target=self._work, name=f"request-{number}", daemon=True).start()

    def waiting(self) -> int:
        with self._changed:
            return len(self._waiting)

    def stop(self) -> None:
        """What has not begun is not done."""
        with self._changed:
            self._stopping = True
            left = self._waiting.clear()
            self._changed.notify_all()
        for task in left:
            task.future.cancel()

    def ask(self, who: str, job: Callable[[], Done]) -> Future[Done]:
        """Have something done in a thread, when it is this address's turn. Who cancels it does not wait any more."""
        task = Task(job, Future())
        with self._changed:
            self._waiting.put(who, task)
            self._changed.notify()
        return task.future

    # In each of the threads

    def _work(self) -> None:
        while (found := self._next()) is not None:
            who, task = found
            if task.future.set_running_or_notify_cancel():
                _do(task)
            self._done(who)

    def _next(self) -> tuple[str, Task] | None:
        """The first task of the first address that has not as many under way as it may; the address is last then."""
        with self._changed:
            while not self._stopping:
                found = self._waiting.take_from(lambda who: self._under_way[who] < self._each)
                if found is not None:
                    self._under_way[found[0]] += 1
                    return found
                self._changed.wait()
        return None

    def _done(self, who: str) -> None:
        """Whoever has done something looks for the next thing themselves: nobody else has to be woken."""
        with self._changed:
            self._under_way[who] -= 1
            if not self._under_way[who]:
                del self._under_way[who]


def _do(task: Task) -> None:
    try:
        value = task.job()
    except BaseException as problem:
        task.future.set_exception(problem)
    else:
        task.future.set_result(value)


# In whose name a request is worked on

_asking: ContextVar[tuple[Turns, str]] = ContextVar("asking")


def asks(turns: Turns, address: str) -> None:
    """From here on the present task works for this address."""
    _asking.set((turns, address))


async def in_turn(job: Callable[..., Done], *arguments: Any, **named: Any) -> Done:
    """Do something that may take a while, for whoever asks: in a thread, when it is their turn."""
    turns, address = _asking.get()
    here = copy_context()
    return await asyncio.wrap_future(turns.ask(address, partial(here.run, partial(job, *arguments, **named))))


def called_by_name(route: APIRoute) -> str:
    """What generated clients call an endpoint."""
    return route.name


class TurnsRouter(APIRouter):
    """A router whose plain functions are worked on in threads, by turns."""

    def __init__(self, **rest: Any) -> None:
        super().__init__(generate_unique_id_function=called_by_name, **rest)

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **rest: Any) -> None:
        super().add_api_route(path, _by_turns(endpoint), **rest)


def _by_turns(endpoint: Callable[..., Any]) -> Callable[..., Any]:
    if iscoroutinefunction(endpoint):
        return endpoint

    @wraps(endpoint)
    async def served(**named: Any) -> Any:
        return await in_turn(endpoint, **named)

    served.__signature__ = signature(endpoint, eval_str=True)  # type: ignore[attr-defined]
    return served
