"""Security headers, request limits and origin checks."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cz18.server.addresses import address_of
from cz18.server.admission.rules import WITHOUT_TURN
from cz18.server.errors import ApiError, malformed
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
"""`HEADERS` as ASGI wants them."""
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


def origin_is_allowed(headers: Headers, settings: Settings, scheme: str = "") -> bool:
    """Whether the request comes from a page of this server, of a configured origin, or from no page.

    If the request is known to have come over TLS, the page must have too. A plain request may have passed a proxy that
    does not forward the scheme.
    """
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    is_secure = scheme in ("https", "wss") or settings.secure_cookies
    return page.netloc.lower() == headers.get("host", "").lower() != "" and (
        page.scheme == "https" or not is_secure
    )


def refuse_banned(scope: Scope) -> None:
    """Raises ApiError 403 if the client's address is banned."""
    services = getattr(scope["app"].state, "services", None)
    if services is not None and services.admission.bans_address(address_of(scope)):
        raise ApiError(403, "banned", "You are banned from this server. Please contact its operator.")


def comes_from_here(scope: Scope) -> bool:
    """Whether the request comes from this machine, from which monitoring has no limits."""
    client = scope.get("client")
    return client is not None and hosts.is_loopback(client[0])


class Guard:
    """ASGI middleware: checks rate and origin of requests, adds headers to responses."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        services = getattr(scope["app"].state, "services", None)
        if services is not None:
            reads = scope["type"] == "websocket" or scope["method"] in SAFE_METHODS
            asks(services.readers if reads else services.threads, address_of(scope))
        if scope["type"] == "websocket":
            if self._lets_connect(scope, headers, services):
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
            self._check(scope, headers, services)
            if scope["method"] == "OPTIONS" and (asked := hosts.preflight(self.settings, headers)):
                await _answer_preflight(asked, send)
                return
        except ApiError as fault:
            await answer_error(fault, send_guarded)
            return
        await self.app(scope, receive, send_guarded)

    def _lets_connect(self, scope: Scope, headers: Headers, services: Any) -> bool:
        """Whether a WebSocket may be opened; applies to every path."""
        if not hosts.knows(self.settings, hosts.host_of(headers)) or len(headers.getlist("host")) != 1:
            return False
        if services is None:
            return True
        address = address_of(scope)
        return not services.admission.bans_address(address) and services.limiter.admits("requests", address)

    def _check(self, scope: Scope, headers: Headers, services: Any) -> None:
        path = scope["path"]
        if len(headers.getlist("host")) > 1:
            raise malformed("host", "must be given only once")
        is_watched = path in WITHOUT_TURN
        if is_watched and comes_from_here(scope):
            return
        if services is not None:
            services.limiter.refuse("requests", address_of(scope))
        if not (is_watched or path.startswith("/api")):
            return
        refuse_banned(scope)
        if scope["method"] in SAFE_METHODS:
            return
        if not origin_is_allowed(headers, self.settings, scope.get("scheme", "")):
            raise ApiError(403, "foreign_origin", "Requests from other websites are not accepted.")


async def _answer_preflight(headers: dict[str, str], send: Send) -> None:
    listed = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": 204, "headers": listed})
    await send({"type": "http.response.body", "body": b""})


async def answer_error(fault: ApiError, send: Send) -> None:
    """Send an error response without an endpoint."""
    body = json.dumps(fault.body()).encode()
    headers: list[Any] = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "retry_after" in fault.more:
        headers.append((b"retry-after", str(fault.more["retry_after"]).encode()))
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
