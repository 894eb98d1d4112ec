"""Connections, before there is a request: how many, how large a head may be, and how long anybody is waited for.

Of uvicorn's two parsers httptools takes headers of any size (52 MB of 52 in a trial) and waits for ever; h11 has a
limit of size, none of time, and needs about twice the processor time for a request (140 µs to 70). So it is httptools,
with the limits here.

Whoever has begun a request has some seconds to send its head and some more for its body; a reader who does not read is
let go. Of one address come so many connections at once, of all together as many as there are file descriptors left for.
Where there is no more room, the connection that has been idle longest makes room; if none is idle, the newcomer is
told so.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter, OrderedDict
from http import HTTPStatus
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

from cz18.server.errors import ApiError, too_many
from cz18.server.http import packing
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
"""Files and sockets that are no connections: the database, the page, other processes."""
QUIET_SECONDS = 10.0
"""So often the log says that there is no room."""


def raise_descriptors() -> int:
    """Have as many file descriptors as the system lets us; how many that are."""
    if resource is None:
        return WANTED_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, WANTED_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def room_for_connections(descriptors: int) -> int:
    """The descriptors below this number may be connections."""
    return descriptors - min(KEPT_DESCRIPTORS, descriptors // 4)


class Register:
    """The connections of one process, and which of them are idle."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.room = room_for_connections(raise_descriptors())
        if settings.connections:
            self.room = min(self.room, settings.connections)
        self._proxies = Proxies(settings.trusted_proxies)
        self._addresses: dict[Any, str] = {}
        self._counts: Counter[str] = Counter()
        self._live: Counter[str] = Counter()
        self._idle: OrderedDict[LimitedHttp, None] = OrderedDict()
        self._said = float("-inf")

    def __len__(self) -> int:
        return len(self._addresses)

    def admit(self, connection: LimitedHttp, address: str, descriptor: int) -> ApiError | None:
        """Note a new connection; or say why there is no room for it."""
        fault = self._no_room_for(address, descriptor)
        if fault is None:
            self._addresses[connection] = address
            self._counts[address] += 1
            metrics.connections.set(len(self))
        return fault

    def _no_room_for(self, address: str, descriptor: int) -> ApiError | None:
        if address not in self._proxies and self._counts[address] >= self.settings.connections_each:
            if self._let_one_go(address):
                return None
            return too_many("too_many_connections", "Too many connections from here.", retry_after=5)
        if max(len(self._addresses), descriptor) < self.room:
            return None
        self._say_no_room()
        if self._let_one_go():
            return None
        return ApiError(503, "no_room", "The server has as many connections as it may.", retry_after=5)

    def _let_one_go(self, address: str | None = None) -> bool:
        """Close the connection that has been idle longest."""
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
                "no room for more connections: idle ones are closed (LimitNOFILE, or the setting `connections`)"
            )
            log.warning(message, extra={"connections": len(self._addresses), "room": self.room})

    def idle(self, connection: LimitedHttp, is_idle: bool) -> None:
        """No request is under way on this connection, or there is one again."""
        self._idle.pop(connection, None)
        if is_idle and connection in self._addresses:
            self._idle[connection] = None

    def takes_live(self, connection: LimitedHttp) -> bool:
        """May it become a live connection? Asked before there is a handshake, which costs much more than a no."""
        address = self._addresses.get(connection, "")
        return address in self._proxies or self._live[address] < self.settings.sockets_each

    def handed_on(self, connection: LimitedHttp, live: LimitedLive) -> None:
        """It has become a live connection."""
        self.idle(connection, False)
        address = self._addresses.pop(connection, None)
        if address is not None:
            self._addresses[live] = address
            self._live[address] += 1

    def lost(self, connection: Any) -> None:
        self._idle.pop(connection, None)
        address = self._addresses.pop(connection, None)
        if address is not None:
            self._counts[address] -= 1
            metrics.connections.set(len(self))
            if not self._counts[address]:
                del self._counts[address]
            if isinstance(connection, LimitedLive):
                self._live[address] -= 1
                if not self._live[address]:
                    del self._live[address]


_registers: WeakKeyDictionary[ServerState, Register] = WeakKeyDictionary()


def register_of(state: ServerState) -> Register:
    """The register of this server; in one process there is one."""
    if state not in _registers:
        _registers[state] = Register(settings_from_environment())
    return _registers[state]


class LimitedLive(WebSocketsSansIOProtocol):
    """A live connection that is counted, and to which messages are sent that were packed for all."""

    register: Register | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        if config.ws_per_message_deflate:
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
        """Send frames that were packed for this window; False if the connection has ended."""
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
        return (
            self.handshake_complete
            and not (self.close_sent or self.disconnected)
            and self.conn.state is State.OPEN
        )


class LimitedHttp(HttpToolsProtocol):
    """A connection whose requests have a largest head, and of which nothing is waited for without end."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.register = register_of(server_state)
        self._settings = self.register.settings
        self._timer: asyncio.TimerHandle | None = None
        self._reader_timer: asyncio.TimerHandle | None = None
        self._in_head, self._is_whole, self._is_live = True, False, False
        self._came = self._lines = 0
        """Bytes of the present head: as they came, and in the lines that are complete."""
        self._error: ApiError | None = None

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        socket = transport.get_extra_info("socket")
        fault = self.register.admit(self, self.client[0] if self.client else "", socket.fileno() if socket else 0)
        if fault is not None:
            self._refuse(fault)
            return
        self.register.idle(self, True)
        self._wait_for("head", self._settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.register.lost(self)
        self._wait_no_more()
        self._reader_reads()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        if not self.register.takes_live(self):
            self._refuse(too_many("too_many_connections", "Too many live connections from here.", retry_after=5))
            return
        self._is_live = True
        self._wait_no_more()
        super().handle_websocket_upgrade()
        live = self.transport.get_protocol()
        if isinstance(live, LimitedLive):
            live.register = self.register
            self.register.handed_on(self, live)

    def shutdown(self) -> None:
        """A request of which the body has not come is not one in hand."""
        super().shutdown()
        if self.cycle is not None and self.cycle.more_body and not self.cycle.response_started:
            self.transport.close()

    # The head and the body

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.is_closing() or self._is_live:
            return
        if self._in_head:
            self._came += len(data)
            if self._came > self._settings.largest_head:
                self._refuse(self._head_too_large())
        elif self._is_at_rest() and self._timer is None:  # empty lines are no request
            self._wait_for("head", self._settings.head_seconds)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._is_whole, self._came, self._lines = True, False, 0, 0
        self.register.idle(self, False)
        self._wait_for("head", self._settings.head_seconds)

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + 4)  # and what stands between them
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        """Line by line, for a head that comes in one piece."""
        self._lines += size
        if self._lines > self._settings.largest_head:
            self._error = self._head_too_large()
            raise ValueError  # the parser stops, and `send_400_response` is called

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._wait_for("body", self._settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_whole = True
        self._wait_no_more()
        super().on_message_complete()
        self._rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._rest()

    def _is_at_rest(self) -> bool:
        return self._is_whole and not self.pipeline and (self.cycle is None or self.cycle.response_complete)

    def _rest(self) -> None:
        if self._is_at_rest():
            self.register.idle(self, True)

    def _head_too_large(self) -> ApiError:
        return ApiError(431, "too_large", f"Address and headers may have {self._settings.largest_head} bytes.")

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._error or ApiError(400, "malformed", "This is no HTTP request."))

    # Waiting

    def _wait_for(self, what: str, seconds: float) -> None:
        self._wait_no_more()
        self._timer = self.loop.call_later(seconds, self._waited, what, seconds)

    def _wait_no_more(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _waited(self, what: str, seconds: float) -> None:
        self._timer = None
        if self.flow.read_paused and what == "body":  # it is we who are slow
            self._wait_for(what, seconds)
        elif self._is_answering(what):
            self.transport.abort()
        else:
            self._refuse(
                ApiError(408, "too_slow", f"The {what} of the request did not come within {seconds:g} s.")
            )

    def _is_answering(self, what: str) -> bool:
        """Has this request been answered, though its body has not come; or is another one being answered?"""
        if self.cycle is None:
            return False
        return self.cycle.response_started if what == "body" else not self.cycle.response_complete

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader_timer = self.loop.call_later(self._settings.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._reader_reads()
        super().resume_writing()

    def _reader_reads(self) -> None:
        if self._reader_timer is not None:
            self._reader_timer.cancel()
            self._reader_timer = None

    def _refuse(self, fault: ApiError) -> None:
        """Say why, and close."""
        body = json.dumps(fault.body()).encode()
        lines = [
            f"HTTP/1.1 {fault.status} {HTTPStatus(fault.status).phrase}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "connection: close",
        ]
        if "retry_after" in fault.more:
            lines.append(f"retry-after: {fault.more['retry_after']}")
        self._wait_no_more()
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self.transport.close()
