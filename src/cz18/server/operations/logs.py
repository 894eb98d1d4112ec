"""Structured logs: JSON lines on standard error, without tokens, cookies, bodies or raw paths, at every level.

Libraries log only warnings, and only the message template: lower levels would log headers and bodies, and arguments may
hold anything. An exception is logged with types and places but without its message, which may quote user input.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback

from starlette.types import Scope

from cz18.server.operations.noted import Noted, route_of

access = logging.getLogger("cz18.server.access")

_ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON, with its `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage() if _is_ours(record) else _fixed_words(record),
        }
        if _is_ours(record):
            line |= {name: value for name, value in vars(record).items() if name not in _ORDINARY}
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = kinds_and_places(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] == "cz18"


def _fixed_words(record: logging.LogRecord) -> str:
    """The first line of a library's message template."""
    return str(record.msg).partition("\n")[0][:200]


def kinds_and_places(problem: BaseException) -> str:
    """Types and stack of an exception and its causes, without messages."""
    lines: list[str] = []
    current: BaseException | None = problem
    while current is not None and len(lines) < 200:
        lines.append(type(current).__qualname__)
        lines += [f"  {at.filename}:{at.lineno} {at.name}" for at in traceback.extract_tb(current.__traceback__)]
        current = current.__cause__ or current.__context__
    return "\n".join(lines)


def set_up_logs(level: str = "info") -> None:
    """Write all logs of this process as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel("WARNING")
    logging.getLogger("cz18").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.error").setLevel("ERROR")  # it warns of every malformed request
    logging.getLogger("uvicorn.access").disabled = True  # it logs full URLs


class AccessLog(Noted):
    """Logs each request, with the route pattern instead of the path."""

    def wants(self, scope: Scope) -> bool:
        return super().wants(scope) and access.isEnabledFor(logging.INFO)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        access.info(
            "request",
            extra={
                "method": scope["method"],
                "route": route_of(scope),
                "game": scope.get("path_params", {}).get("game"),
                "status": status,
                "ms": round(seconds * 1000, 1),
            },
        )
