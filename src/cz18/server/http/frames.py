"""Limits on incoming WebSocket frames, which are parsed in small pieces, one per event-loop iteration.

uvicorn parses everything that has arrived at once, and limits neither control frames nor fragments: 240 kB of empty
pings are 40,000 frames. Here a frame costs one unit and one more for each KiB. A connection that exceeds its budget of
units is closed with 1008. The units also count towards the address's rate of requests: once that is used up, its
connections are not read until it recovers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

PIECE = 1024
"""Bytes parsed per event-loop iteration: 170 frames at most."""
MOST_HELD = 512 * 1024
"""Bytes waiting to be parsed; the event loop reads up to 256 KiB before it can be paused."""
UNITS_PER_SECOND = 50.0
UNITS_BURST = 200.0
UNIT_BYTES = 1024
MOST_FRAGMENTS = 64
"""Frames of one message."""
LONGEST_PAUSE = 5.0
"""Seconds for which reading pauses at most when the address has used up its rate."""
POLICY_VIOLATION = 1008


class Budget:
    """A token bucket: at most `burst` units at once and `per_second` on average."""

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._left = burst
        self._at = now

    def take(self, units: float, now: float) -> bool:
        """Take the units; False if fewer are left."""
        self._left = min(self.burst, self._left + (now - self._at) * self.per_second) - units
        self._at = now
        return self._left >= 0


class MeteredLive(WebSocketsSansIOProtocol):
    """A WebSocket connection that reads in small pieces, within its budget."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._held = bytearray()
        """Unparsed bytes."""
        self._is_scheduled = False
        """A later iteration of the event loop parses the next piece."""
        self._budget = Budget(UNITS_PER_SECOND, UNITS_BURST, self.loop.time())
        self._unread_since: float | None = None
        """Since when the write buffer has been above its high-water mark."""
        self.charge: Callable[[float], float] | None = None
        """Charges units to the address's rate of requests; returns the seconds until the rate recovers."""

    # Reading

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the handshake request, limited by LimitedHttp
            super().data_received(data)
            if not self.handshake_initiated:
                self.transport.close()
            return
        if self.transport.is_closing():
            return
        self._held += data
        if len(self._held) > MOST_HELD:
            self.transport.abort()
        elif not self._is_scheduled:
            self._parse()

    def _parse(self) -> None:
        """Parse one piece. The rest waits for the next iteration, for the application, or for the peer to read."""
        self._is_scheduled = False
        if self.transport.is_closing():
            self._held.clear()
        elif self._may_parse():
            piece = bytes(self._held[:PIECE])
            del self._held[:PIECE]
            super().data_received(piece)
        self._go_on()

    def _may_parse(self) -> bool:
        return bool(self._held) and self.writable.is_set() and not self.read_paused

    def _go_on(self) -> None:
        """Schedule the next piece; read more only if nothing is left to parse."""
        if self.transport.is_closing() or self._is_scheduled:
            return
        if self._held or self.read_paused or not self.writable.is_set():
            self.transport.pause_reading()
            if self._may_parse():
                self._is_scheduled = True
                self.loop.call_soon(self._parse)
        else:
            self.transport.resume_reading()

    def handle_events(self) -> None:
        units = sum(_units(event) for event in self.conn.events if isinstance(event, Frame))
        if not self._budget.take(units, self.loop.time()):
            self.refuse("too many frames")
            return
        super().handle_events()
        if len(self.frames) > MOST_FRAGMENTS:
            self.refuse("too many fragments")
        elif units and self.charge is not None and (seconds := self.charge(units)) > 0:
            self._is_scheduled = True
            self.transport.pause_reading()
            self.loop.call_later(min(seconds, LONGEST_PAUSE), self._parse)

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._go_on()
        return message

    # Writing

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self._go_on()  # until the peer's close frame arrives

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread_since = self.loop.time()
        if self.handshake_initiated:
            self._go_on()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread_since = None
        self._go_on()

    def end_if_unread(self, now: float, seconds: float) -> None:
        """Disconnect if the peer has not read for `seconds`."""
        if self._unread_since is not None and now > self._unread_since + seconds:
            self.transport.abort()

    # Ending

    def refuse(self, reason: str) -> None:
        """Close with 1008; without a close frame if the peer does not read."""
        self._held.clear()
        self.frames = []
        self.conn.events_received()
        if self.transport.is_closing():
            return
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION, "reason": reason})
        if self.close_sent or not self.handshake_complete or not self.writable.is_set():
            self.transport.abort()
            return
        self.conn.data_to_send()  # discard pending pongs
        self.conn.fail(POLICY_VIOLATION, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.stop_keepalive()
        self.transport.close()
        self.loop.call_later(self.close_timeout, self.transport.abort)


def _units(frame: Frame) -> int:
    return 1 + len(frame.data) // UNIT_BYTES
