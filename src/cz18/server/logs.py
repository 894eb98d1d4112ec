"""Structured logs: one JSON object a line, on standard error, without tokens, cookies, bodies or raw paths."""

from __future__ import annotations

import json
import logging
import sys
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

access = logging.getLogger("cz18.server.access")

_ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """A record as a line of JSON, with whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _ORDINARY}
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: str = "info") -> None:
    """All logs of this process as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # it would write down whole addresses
    logging.getLogger("alembic").setLevel("WARNING")


class AccessLog:
    """ASGI middleware: one line for each request, with the pattern of its path and not the path itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not access.isEnabledFor(logging.INFO):
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
            route = scope.get("route")
            access.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": getattr(route, "path", "-"),
                    "game": scope.get("path_params", {}).get("game"),
                    "status": status,
                    "ms": round((time.perf_counter() - began) * 1000, 1),
                },
            )
