"""Headers, limits and origins, before a request comes to its endpoint."""

from __future__ import annotations

import json
import math
import threading
import time
from typing import Any
from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cz18.server.addresses import address_of
from cz18.server.errors import ApiError, too_many
from cz18.server.http import hosts
from cz18.server.settings import Settings
from cz18.server.work.threads import asks

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
WRITTEN = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
"""As they are sent."""
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
IMPORT_PATH = "/api/games/import"
FOR_OPERATORS = ("/health", "/ready", "/metrics")
"""Asked often, by programs that watch."""
LARGEST = {"actions": 16 * 1024, "previews": 64 * 1024, "chat": 32 * 1024}
LARGEST_ELSEWHERE = 32 * 1024
"""Bytes of a body, by the last word of its endpoint: several times what can be meant. Such bodies are read in no time,
whatever is in them; imported games are larger, and are read in the pool."""


class Buckets:
    """So many requests a second for each address, with a burst. Forgets addresses that have been quiet."""

    MOST = 10_000

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._levels: dict[str, tuple[float, float]] = {}
        self._guard = threading.Lock()

    def take(self, who: str) -> float:
        """0 if there is room, else the seconds until there is."""
        if self.per_second <= 0:
            return 0.0
        now = time.monotonic()
        with self._guard:
            level, at = self._levels.get(who, (self.burst, now))
            level = min(self.burst, level + (now - at) * self.per_second)
            if len(self._levels) >= self.MOST:
                self._forget(now)
            if level < 1:
                self._levels[who] = (level, now)
                return (1 - level) / self.per_second
            self._levels[who] = (level - 1, now)
            return 0.0

    def _forget(self, now: float) -> None:
        full = self.burst / self.per_second
        self._levels = {who: item for who, item in self._levels.items() if now - item[1] < full}

    def refuse(self, who: str, code: str, message: str) -> None:
        """Raises ApiError 429 if there is no room."""
        wait = self.take(who)
        if wait > 0:
            raise too_many(code, message, retry_after=math.ceil(wait))


def origin_is_allowed(headers: Headers, settings: Settings) -> bool:
    """A page of this server, of an origin the operator named, or no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


def refuse_banned(scope: Scope) -> None:
    """Raises ApiError 403 if the operator has banned the address this comes from."""
    services = getattr(scope["app"].state, "services", None)
    if services is not None and services.admission.bans_address(address_of(scope)):
        raise ApiError(403, "banned", "You are not let in here. Ask whoever runs this server.")


class Guard:
    """ASGI middleware: size, rate and origin of requests; headers of answers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        # Each worker counts for itself, and has its part of what there is in all.
        workers = max(1, settings.workers)
        self.buckets = Buckets(settings.requests_per_second / workers, max(1, settings.requests_burst / workers))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        services = getattr(scope["app"].state, "services", None)
        if services is not None:
            asks(services.turns, address_of(scope))
        if scope["type"] == "websocket":
            if hosts.knows(self.settings, hosts.host_of(headers)):
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})  # the handshake is answered with 403
            return
        grants = hosts.granted(self.settings, headers)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *(header for header in WRITTEN if header[0] not in given),
                ]
                answered = MutableHeaders(scope=message)
                for name, value in grants.items():
                    if name == "vary":
                        answered.add_vary_header(value)
                    else:
                        answered[name] = value
                if scope["path"].startswith("/api") and "cache-control" not in answered:
                    answered["cache-control"] = "no-store"
            await send(message)

        try:
            hosts.refuse_host(self.settings, scope["path"], headers)
            limited = self._check(scope, headers, receive)
            if scope["method"] == "OPTIONS" and (asked := hosts.preflight(self.settings, headers)):
                await _answer_preflight(asked, send)
                return
        except ApiError as fault:
            await answer_error(fault, send_guarded)
            return
        await self.app(scope, limited, send_guarded)

    def _check(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        path, method = scope["path"], scope["method"]
        if path in FOR_OPERATORS:
            return receive
        self.buckets.refuse(address_of(scope), "too_fast", "Too many requests; please wait a moment.")
        if not path.startswith("/api"):
            return receive
        refuse_banned(scope)
        if method in SAFE_METHODS:
            return receive
        if not origin_is_allowed(headers, self.settings):
            raise ApiError(403, "foreign_origin", "Requests from pages of other sites are not accepted.")
        largest = largest_at(path, self.settings)
        length = headers.get("content-length", "")
        if length.isascii() and length.isdigit() and int(length) > largest:
            raise _too_large(largest)
        return _limited(receive, largest)


async def _answer_preflight(headers: dict[str, str], send: Send) -> None:
    listed = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": 204, "headers": listed})
    await send({"type": "http.response.body", "body": b""})


def largest_at(path: str, settings: Settings) -> int:
    """How many bytes a body may have at an endpoint."""
    if path == IMPORT_PATH:
        return settings.largest_import
    return min(settings.largest_body, LARGEST.get(path.rpartition("/")[2], LARGEST_ELSEWHERE))


def _too_large(largest: int) -> ApiError:
    return ApiError(413, "too_large", f"The body may have {largest} bytes at most.")


def _limited(receive: Receive, largest: int) -> Receive:
    """The body as it comes, up to a limit: not every request says how long it is."""
    taken = 0

    async def receive_limited() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > largest:
            raise HTTPException(413, _too_large(largest).message)
        return message

    return receive_limited


async def answer_error(fault: ApiError, send: Send) -> None:
    """Answer with a fault, outside of any endpoint."""
    body = json.dumps(fault.body()).encode()
    headers: list[Any] = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "retry_after" in fault.more:
        headers.append((b"retry-after", str(fault.more["retry_after"]).encode()))
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
