"""Lag of the event loop, measured by a task that wakes at fixed intervals."""

from __future__ import annotations

import asyncio
import time
from collections import deque

BEAT_SECONDS = 0.25
REMEMBERED_SECONDS = 5.0


class Pulse:
    """`run` is for the event loop; the other methods are thread-safe."""

    def __init__(self) -> None:
        self._beat_at = time.monotonic()
        self._lags: deque[tuple[float, float]] = deque(maxlen=round(REMEMBERED_SECONDS / BEAT_SECONDS))

    async def run(self) -> None:
        self._beat_at = time.monotonic()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            now = time.monotonic()
            self._lags.append((now, now - self._beat_at - BEAT_SECONDS))
            self._beat_at = now

    def overdue(self) -> float:
        """Seconds by which the next beat is late now, or 0."""
        return max(0.0, time.monotonic() - self._beat_at - BEAT_SECONDS)

    def lag(self) -> float:
        """The largest lag, in seconds, of the last `REMEMBERED_SECONDS`."""
        since = time.monotonic() - REMEMBERED_SECONDS
        return max((lag for at, lag in tuple(self._lags) if at > since), default=0.0)
