"""The threads of requests: a fair queue by address, with few threads for each address.

A client with many requests waits only for its own: a thread is always left for another address. The limit per address
is low because all threads share the interpreter with the event loop. Writing mostly waits for the disk, but reading
computes, and so does loading a game; few threads do that, so that many addresses together do not delay the others.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextvars import ContextVar, copy_context
from functools import partial, wraps
from inspect import iscoroutinefunction, signature
from math import inf
from typing import Any, NamedTuple, TypeVar

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.routing import APIRoute
from starlette.types import Message, Receive

from cz18.server.addresses import address_of
from cz18.server.admission.limiter import Limiter
from cz18.server.admission.queue import FairQueue, Path
from cz18.server.admission.rules import Lane, largest_body, limits_of
from cz18.server.errors import ApiError

Done = TypeVar("Done")

THREADS = 24
"""Number of threads; each may wait for the disk."""
EACH = 4
"""Maximum number of threads for one address or lane."""
READERS = 3
"""Number of threads that read, and that load games for others."""
READERS_EACH = 1
SWITCH_SECONDS = 0.0005
"""Python's thread switch interval. With the default of 5 ms the event loop would wait 20 ms behind four busy threads,
several times per request."""


class Task(NamedTuple):
    job: Callable[[], Any]
    future: Future[Any]


class RequestThreads:
    """Threads that serve a fair queue. All start at once: starting one later would block the event loop."""

    def __init__(self, at_once: int = THREADS, each: int = EACH) -> None:
        self.queue: FairQueue[Task] = FairQueue(share=each)
        for number in range(at_once):
            threading.Thread(target=self._work, name=f"request-{number}", daemon=True).start()

    def stop(self) -> None:
        for task in self.queue.close():
            task.future.cancel()

    def ask(self, path: Path, job: Callable[[], Done], most_each: float = inf) -> Future[Done]:
        """Queue a job under this path.

        Raises ApiError 503 if `most_each` jobs wait under the first element of the path already.
        """
        task = Task(job, Future())
        self.queue.put(task, path, path[:1], most_each)
        return task.future

    def _work(self) -> None:
        while (task := self.queue.take()) is not None:
            if task.future.set_running_or_notify_cancel():
                _do(task)
            self.queue.done(task, wake=False)


def _do(task: Task) -> None:
    try:
        value = task.job()
    except BaseException as problem:
        task.future.set_exception(problem)
    else:
        task.future.set_result(value)


# The address a task works for

_asking: ContextVar[tuple[RequestThreads, str]] = ContextVar("asking")
_path: ContextVar[Path] = ContextVar("path", default=("",))


def asks(threads: RequestThreads, address: str) -> None:
    """Set the address for which the current task works."""
    _asking.set((threads, address))


def present_path() -> Path:
    """The path under which the current job waited for its thread."""
    return _path.get()


async def in_turn(job: Callable[..., Done], *arguments: Any, **named: Any) -> Done:
    """Run a blocking job on a thread, in the turn of the current address."""
    threads, address = _asking.get()
    return await _asked(threads, (address,), partial(job, *arguments, **named))


async def in_lane(lane: Lane, job: Callable[[], Done]) -> Done:
    """Run a job in a lane, which counts as one address. Raises ApiError 503 if too many wait there."""
    threads, address = _asking.get()
    return await _asked(threads, (lane.name, address), job, lane.waiting)


async def _asked(threads: RequestThreads, path: Path, job: Callable[[], Done], most: float = inf) -> Done:
    context = copy_context()
    context.run(_path.set, path)
    return await asyncio.wrap_future(threads.ask(path, partial(context.run, job), most))


# Routes

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


def called_by_name(route: APIRoute) -> str:
    """The name of an endpoint in generated clients."""
    return route.name


class LimitedRoute(APIRoute):
    """An endpoint with the limits of its row in `admission.rules`, applied before its body is read."""

    def get_endpoint_handler(self) -> Handler:
        """The handler of requests within the limits."""
        return super().get_route_handler()

    def get_route_handler(self) -> Handler:
        handle = self.get_endpoint_handler()
        limits = limits_of(self.methods, self.path)

        async def limited(request: Request) -> Response:
            services = request.app.state.services
            limiter: Limiter = services.limiter
            largest = largest_body(limits, services.settings)
            length = request.headers.get("content-length", "")
            if length.isascii() and length.isdigit() and int(length) > largest:
                raise _too_large(largest)
            if (game := request.path_params.get("game")) is not None and not services.games.has_loaded(game):
                await services.load(game, address_of(request.scope))
            for name in limits.rates:
                if limiter.rate(name).durable:
                    await in_turn(limiter.refuse, name, address_of(request.scope))
                else:
                    limiter.refuse(name, address_of(request.scope))
            return await handle(Request(request.scope, _bounded(request.receive, largest, limits.values)))

        return limited


def _too_large(largest: int) -> ApiError:
    return ApiError(413, "too_large", f"The body can have at most {largest} bytes.")


def _bounded(receive: Receive, largest: int, most: float) -> Receive:
    """Limit the size of a body, also without Content-Length, and the number of its JSON values."""
    taken = values = 0

    async def receive_bounded() -> Message:
        nonlocal taken, values
        message = await receive()
        part: bytes = message.get("body", b"")
        taken += len(part)
        if most < inf:
            values += sum(part.count(sign) for sign in (b",", b"[", b"{"))
        if taken > largest:
            raise HTTPException(413, _too_large(largest).message)
        if values > most:
            raise HTTPException(413, f"The body can have at most {most:.0f} values.")
        return message

    return receive_bounded


class LimitedRouter(APIRouter):
    """A router whose endpoints are limited, and whose synchronous functions run on `RequestThreads`."""

    def __init__(self, **rest: Any) -> None:
        super().__init__(generate_unique_id_function=called_by_name, route_class=LimitedRoute, **rest)

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
