"""ASGI middleware that observes status and duration of requests."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Noted(ABC):
    """Calls `note` after each request for which `wants` is true."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    def wants(self, scope: Scope) -> bool:
        return bool(scope["type"] == "http")

    @abstractmethod
    def note(self, scope: Scope, status: int, seconds: float) -> None: ...

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.wants(scope):
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        finally:
            self.note(scope, status, time.perf_counter() - began)


def route_of(scope: Scope) -> str:
    return str(getattr(scope.get("route"), "path", "-"))
