"""Connection limits and timeouts below the level of requests.

Of uvicorn's two parsers, httptools accepts headers of any size (52 MB in a trial) and waits forever; h11 limits size
but not time, and needs about twice the CPU time per request (140 µs against 70). uvicorn's own options limit neither
time nor connections by address. So this uses httptools, with limits added here.

A request's head and body must arrive within time limits, and clients that stop reading are disconnected. Connections
are limited by address, and in total by file descriptors. At a limit, the connection idle longest is closed; if none is
idle, the new one is refused.

The limits are not left to a proxy, because the server is also run without one, for instance on a home network
(docs/hosting.md). `make attack` sends slow and giant headers, unfinished bodies and 1,200 connections directly to it;
`/health` then has a p99 of at most 12 ms (docs/attack.md). Only the limit by address is left to a trusted proxy.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from http import HTTPStatus
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

from cz18.server.addresses import counted
from cz18.server.admission.limiter import Held, Limiter
from cz18.server.admission.rules import at_once
from cz18.server.errors import ApiError, too_many
from cz18.server.http import packing
from cz18.server.http.frames import MeteredLive
from cz18.server.http.hosts import Proxies
from cz18.server.operations import metrics
from cz18.server.settings import Settings, settings_from_environment

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

log = logging.getLogger("cz18.server.connections")

WANTED_DESCRIPTORS = 65_536
KEPT_DESCRIPTORS = 128
"""File descriptors reserved for the database, the page and other processes."""
QUIET_SECONDS = 10.0
"""Minimum interval between log lines about the connection limit."""
LOOK_SECONDS = 0.25
"""Interval between timeout checks."""

PIECE = 4096
"""Bytes parsed at a time; limits are checked in between."""
MOST_HEADERS = 100
MOST_TRAILERS = 16
"""Header lines after a chunked body."""
MOST_WAITING = 8
"""Pipelined requests waiting for the one before them."""
SPARE_CHUNKS = 256
SMALLEST_CHUNK = 16
"""A body may have `SPARE_CHUNKS` chunks of any size, and more if they have this many bytes on average."""
SPARE_FRAMING = 16 * 1024
"""Bytes of chunk sizes, extensions and trailers allowed in addition to the length of the body."""


def raise_descriptors() -> int:
    """Raise the limit of file descriptors as far as the system allows; the new limit."""
    if resource is None:
        return WANTED_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, WANTED_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def room_for_connections(descriptors: int) -> int:
    """The number of descriptors available for connections."""
    return descriptors - min(KEPT_DESCRIPTORS, descriptors // 4)


class Register:
    """The connections of one process: their addresses, idle ones, and timeouts."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.room = min(room_for_connections(raise_descriptors()), settings.connections or WANTED_DESCRIPTORS)
        self.proxies = Proxies(settings.trusted_proxies)
        limits = at_once(settings)
        self._all, self._live = Held(limits["connections"]), Held(limits["live"])
        self._addresses: dict[Any, str] = {}
        self._idle: OrderedDict[LimitedHttp, None] = OrderedDict()
        self._said = float("-inf")
        self._is_looking = False

    def admit(self, connection: LimitedHttp, address: str, descriptor: int) -> ApiError | None:
        """Register a new connection, or return why it is refused. An IPv6 /64 network counts as one address."""
        is_proxy, address = address in self.proxies, counted(address)
        if not (is_proxy or self._all.has_room(address) or self._let_one_go(address)):
            return too_many("too_many_connections", "Too many connections from your address.", retry_after=5)
        if max(len(self._addresses), descriptor) >= self.room:
            self._say_no_room()
            if not self._let_one_go():
                return ApiError(503, "no_room", "The server has reached its limit of connections.", retry_after=5)
        self._addresses[connection] = address
        self._all.take(address, anyway=True)
        metrics.connections.set(len(self._addresses))
        if not self._is_looking:
            self._is_looking = True
            connection.loop.call_later(LOOK_SECONDS, self._look, connection.loop)
        return None

    def _let_one_go(self, address: str | None = None) -> bool:
        """Close the connection idle longest (of this address); False if none is idle."""
        for connection in self._idle:
            if address is None or self._addresses[connection] == address:
                self.lost(connection)
                connection.transport.abort()
                return True
        return False

    def _say_no_room(self) -> None:
        if time.monotonic() >= self._said + QUIET_SECONDS:
            self._said = time.monotonic()
            message = (
                "connection limit reached; closing idle connections (LimitNOFILE, or the setting `connections`)"
            )
            log.warning(message, extra={"connections": len(self._addresses), "room": self.room})

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Check all timeouts; repeats itself while there are connections."""
        self._is_looking = bool(self._addresses)
        if self._is_looking:
            loop.call_later(LOOK_SECONDS, self._look, loop)
            now = loop.time()
            for connection in [*self._addresses]:
                if isinstance(connection, LimitedHttp):
                    connection.end_if_late(now)
                elif isinstance(connection, LimitedLive):
                    connection.end_if_unread(now, self.settings.body_seconds)

    def idle(self, connection: LimitedHttp, is_idle: bool) -> None:
        """Mark a connection as idle or in use."""
        self._idle.pop(connection, None)
        if is_idle and connection in self._addresses:
            self._idle[connection] = None

    def takes_live(self, connection: LimitedHttp) -> bool:
        """Whether it may become a live connection. Checked before the handshake, which is much more expensive."""
        if connection.client is not None and connection.client[0] in self.proxies:
            return True
        return self._live.has_room(self._addresses.get(connection, ""))

    def handed_on(self, connection: LimitedHttp, live: LimitedLive) -> None:
        """Register that it has become a live connection."""
        self.idle(connection, False)
        if (address := self._addresses.pop(connection, None)) is not None:
            self._addresses[live] = address
            self._live.take(address, anyway=True)

    def lost(self, connection: Any) -> None:
        self._idle.pop(connection, None)
        if (address := self._addresses.pop(connection, None)) is not None:
            self._all.give_back(address)
            if isinstance(connection, LimitedLive):
                self._live.give_back(address)
            metrics.connections.set(len(self._addresses))


_registers: WeakKeyDictionary[ServerState, Register] = WeakKeyDictionary()


def register_of(state: ServerState) -> Register:
    """The register of this server, created on first use."""
    if state not in _registers:
        _registers[state] = Register(settings_from_environment())
    return _registers[state]


class LimitedLive(MeteredLive):
    """A registered live connection, which sends frames shared among viewers."""

    register: Register | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [packing.OFFER]

    def connection_lost(self, exc: Exception | None) -> None:
        if self.register is not None:
            self.register.lost(self)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), packing.EXTENSION: {"connection": self}}
        await super().run_asgi()

    @property
    def window(self) -> int | None:
        return packing.window_of(self.conn)

    async def send_frames(self, frames: bytes) -> bool:
        """Send frames compressed for this window; False if the connection has ended."""
        await self.writable.wait()
        is_open = self._is_open()
        if is_open:
            self.transport.write(frames)
        return is_open

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is not None:
            await self.writable.wait()
            if self._is_open():
                self.transport.write(packing.frame(text, self.window))
                return
        await super().send(message)

    def _is_open(self) -> bool:
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        return is_open and self.conn.state is State.OPEN


class LimitedHttp(HttpToolsProtocol):
    """An HTTP connection with limits on size and time."""

    def __init__(self, config: Any, server_state: ServerState, *rest: Any, **named: Any) -> None:
        super().__init__(config, server_state, *rest, **named)
        self.register = register_of(server_state)
        self._settings = self.register.settings
        self._waits_for = ""
        """The part of a request that is due: "head", "body" or ""."""
        self._since = 0.0
        self._unread_since: float | None = None
        """Since when the client has not been reading."""
        self._is_whole = self._is_live = False
        self._is_deaf = False
        """Nothing more is read; the connection closes once waiting requests are answered."""
        self._came = 0
        """Bytes of the current head, or of the current body with framing, in pieces after its first."""
        self._has_begun = False
        """A head or a body began in the current piece."""
        self._chunks = self._body = self._trailers = 0
        self._error: ApiError | None = None

    # Opening and closing

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        socket = transport.get_extra_info("socket")
        fault = self.register.admit(self, self.client[0] if self.client else "", socket.fileno() if socket else 0)
        if fault is not None:
            self._refuse(fault)
            return
        self.register.idle(self, True)
        self._wait_for("head")

    def connection_lost(self, exc: Exception | None) -> None:
        self.register.lost(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        if not self.register.takes_live(self):
            self._refuse(
                too_many("too_many_connections", "Too many live connections from your address.", retry_after=5)
            )
            return
        if not self._counts():  # `Guard` counts requests, but a malformed handshake does not get there
            self.transport.abort()
            return
        self._is_live = True
        super().handle_websocket_upgrade()
        live = self.transport.get_protocol()
        if isinstance(live, LimitedLive):
            live.register = self.register
            self.register.handed_on(self, live)

    def shutdown(self) -> None:
        """Close at once if the request's body is incomplete; others are finished."""
        super().shutdown()
        if self.cycle is not None and self.cycle.more_body and not self.cycle.response_started:
            self.transport.close()

    # The head and the body

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self._is_live or self._is_deaf:
                return
            self._has_begun = False
            piece = data[start : start + PIECE]
            super().data_received(piece)
            if not self._has_begun:
                self._came += len(piece)
            self._check_size()
        if self._is_at_rest() and not self._waits_for and not self.transport.is_closing():
            self._wait_for("head")  # only empty lines have arrived

    def _check_size(self) -> None:
        """Refuse a head that is too long, or a body with more framing than content."""
        if self.transport.is_closing() or self._is_live or self._is_deaf:
            return
        if self._waits_for == "head" and self._came > self._settings.largest_head:
            self._stop(self._head_too_large())
        elif self._waits_for == "body" and self._came > SPARE_FRAMING + 2 * self._body:
            self._stop(_bad_framing())

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            self._is_deaf = True
            raise ValueError  # the parser stops, and `send_400_response` is called
        super().on_message_begin()
        self._is_whole, self._came, self._has_begun = False, 0, True
        self._chunks = self._body = self._trailers = 0
        self.register.idle(self, False)
        self._wait_for("head")

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._waits_for == "body":
            self._trailers += 1
            if self._trailers > MOST_TRAILERS:
                self._fail(_bad_framing())
            return  # trailers are ignored
        if len(self.headers) >= MOST_HEADERS:
            self._fail(ApiError(431, "too_large", f"A request can have at most {MOST_HEADERS} headers."))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self._settings.largest_head:  # `_check_size` counts neither the first piece nor the last
            self._fail(self._head_too_large())
        self._came, self._has_begun = 0, True
        self._wait_for("body")
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        self._chunks += 1
        if self._chunks > SPARE_CHUNKS + self._body // SMALLEST_CHUNK:
            self._fail(_bad_framing())

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        super().on_body(body)

    def _fail(self, fault: ApiError) -> None:
        """Fail in a parser callback: the parser stops, and `send_400_response` is called."""
        self._error = fault
        raise ValueError(fault.code)

    def _stop(self, fault: ApiError) -> None:
        """Refuse, or just disconnect if another response is in progress."""
        if self._is_answering(self._waits_for):
            self.transport.abort()
        else:
            self._refuse(fault)

    def on_message_complete(self) -> None:
        self._is_whole, self._waits_for = True, ""
        super().on_message_complete()
        self.on_rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.on_rest()

    def on_rest(self) -> None:
        if self._is_at_rest():
            self.register.idle(self, True)

    def _is_at_rest(self) -> bool:
        return self._is_whole and not self.pipeline and (self.cycle is None or self.cycle.response_complete)

    def _head_too_large(self) -> ApiError:
        return ApiError(431, "too_large", f"URL and headers can have at most {self._settings.largest_head} bytes.")

    def send_400_response(self, msg: str) -> None:
        if self._is_deaf:  # waiting requests are still answered
            self._waits_for = ""
            self.cycle.keep_alive = False
        else:
            self._stop(self._error or ApiError(400, "malformed", "This is not an HTTP request."))

    # Timeouts

    def _wait_for(self, what: str) -> None:
        self._waits_for, self._since = what, self.loop.time()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread_since = self.loop.time()

    def resume_writing(self) -> None:
        self._unread_since = None
        super().resume_writing()

    def end_if_late(self, now: float) -> None:
        """Disconnect if a head or body is overdue, or the client does not read."""
        what, body_seconds = self._waits_for, self._settings.body_seconds
        seconds = self._settings.head_seconds if what == "head" else body_seconds
        if self._unread_since is not None and now > self._unread_since + body_seconds:
            self.transport.abort()
        elif not what or now <= self._since + seconds or self.transport.is_closing():
            return
        elif what == "body" and self.flow.read_paused:  # the server is the slow side
            self._since = now
        else:
            fault = f"The {what} of the request did not arrive within {seconds:g} s."
            self._stop(ApiError(408, "too_slow", fault))

    def _is_answering(self, what: str) -> bool:
        """Whether this request's response has begun before its body is complete, or another is being answered."""
        if self.cycle is None:
            return False
        return self.cycle.response_started if what == "body" else not self.cycle.response_complete

    def _counts(self) -> bool:
        """Count a request that may reach no endpoint; False if its address has used up its rate.

        Requests of a proxy's clients have the proxy's address here; it limits them itself.
        """
        limiter: Limiter | None = self.app_state.get("limiter")
        address = self.client[0] if self.client else ""
        return limiter is None or address in self.register.proxies or limiter.admits("requests", counted(address))

    def _refuse(self, fault: ApiError) -> None:
        """Answer and close; beyond the rate of its address just disconnect."""
        self._waits_for = ""
        if not self._counts():
            self.transport.abort()
            return
        body = json.dumps(fault.body()).encode()
        lines = [
            f"HTTP/1.1 {fault.status} {HTTPStatus(fault.status).phrase}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "connection: close",
        ]
        if "retry_after" in fault.more:
            lines.append(f"retry-after: {fault.more['retry_after']}")
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self.transport.close()


def _bad_framing() -> ApiError:
    return ApiError(400, "malformed", "The body has too many small chunks or too many trailers.")
