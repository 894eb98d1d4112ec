"""A simulated clock, and an event loop that uses it: hours of server time pass in milliseconds."""

from __future__ import annotations

import asyncio
import selectors
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any

START = 1_800_000_000.0
"""Wall-clock seconds since 1970 at which every scenario starts."""


class Stuck(AssertionError):
    """The event loop has nothing left to wait for, but the scenario has not ended."""


class Clock:
    """Replaces the module `time`. `jump` moves the wall clock alone, as an operator or NTP does."""

    def __init__(self) -> None:
        self._elapsed = 1000.0
        self._wall = START

    def time(self) -> float:
        return self._wall

    def monotonic(self) -> float:
        return self._elapsed

    perf_counter = monotonic

    def sleep(self, seconds: float) -> None:
        """Let time pass at once."""
        self._elapsed += max(0.0, seconds)
        self._wall += max(0.0, seconds)

    def jump(self, seconds: float) -> None:
        self._wall += seconds

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)


@contextmanager
def ruling(clock: Clock, package: str = "cz18.server") -> Iterator[None]:
    """Replace `time` by this clock in every loaded module of a package."""
    modules = [module for name, module in sys.modules.items() if name.startswith(package)]
    patched = [module for module in modules if getattr(module, "time", None) is time]
    for module in patched:
        module.time = clock  # type: ignore[attr-defined]
    try:
        yield
    finally:
        for module in patched:
            module.time = time  # type: ignore[attr-defined]


class _Selector(selectors.SelectSelector):
    """Advances the clock instead of waiting."""

    clock: Clock

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if not ready and timeout is None:
            raise Stuck
        if not ready and timeout:
            self.clock.sleep(timeout)
        return ready


class Inline(Executor):
    """Runs jobs immediately in the calling thread."""

    def submit(self, job: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(job(*arguments, **named))
        except Exception as problem:
            future.set_exception(problem)
        return future


class Loop(asyncio.SelectorEventLoop):
    """An event loop in simulated time, with one thread: the order of events depends on the seed alone."""

    def __init__(self, clock: Clock) -> None:
        selector = _Selector()
        selector.clock = clock
        self._clock = clock
        super().__init__(selector)

    def time(self) -> float:
        return self._clock.monotonic()

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *arguments: Any) -> Any:
        return asyncio.wrap_future(Inline().submit(func, *arguments), loop=self)
