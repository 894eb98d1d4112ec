"""Error responses, other than refusals by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cz18.messages.told import Told

if TYPE_CHECKING:  # pool processes use these errors without loading the database library
    from sqlalchemy.exc import DBAPIError


class ApiError(Exception):
    """An error response: status, code, message, and further fields of the body in `more`."""

    def __init__(self, status: int, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.more = more

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle it, to be raised in another process."""
        return _error, (self.status, self.code, self.message, self.more)

    def body(self) -> dict[str, Any]:
        return {"code": self.code, "message": self.message, **self.more}


def _error(status: int, code: str, message: str, more: dict[str, Any]) -> ApiError:
    return ApiError(status, code, message, **more)


def malformed(field: str, message: str) -> ApiError:
    """400: the request is malformed in this field."""
    return ApiError(400, "malformed", f"{field}: {message}" if field else message, field=field, **wrong(message))


def wrong(message: str) -> dict[str, Any]:
    """The message's catalogue key and arguments, so that clients can translate it; empty for plain text."""
    return {"wrong": message.as_json()} if isinstance(message, Told) else {}


def game_too_long(status: int, most: int) -> ApiError:
    """422 for a new game with too many actions, 409 for a stored game that has reached the limit of entries."""
    return ApiError(
        status,
        "game_too_long",
        f"A game on this server can have at most {most} actions, including undone ones.",
        most=most,
    )


def not_found(what: str = "game") -> ApiError:
    return ApiError(404, "not_found", f"{what.capitalize()} not found.")


def gone_on(length: int) -> ApiError:
    """409: the request refers to a position that is not the current one."""
    return ApiError(409, "stale", f"The game has moved on to entry {length}.", length=length)


class TableChanged(ApiError):
    """503: permissions were checked against an outdated table. It is reloaded, so a retry succeeds."""

    def __init__(self) -> None:
        super().__init__(503, "try_again", "The game has just changed; please try again.", retry_after=1)


def key_used(number: int) -> ApiError:
    """409: the idempotency key was used for a different request."""
    return ApiError(409, "key_used", "This key was already used for a different request.", number=number)


def not_yours(message: str) -> ApiError:
    """403: the client does not hold the required seat, role or account."""
    return ApiError(403, "not_yours", message)


def abandoned() -> ApiError:
    """409: the host has abandoned the game."""
    message = "This game was abandoned. You can still view it, or continue it as a new game."
    return ApiError(409, "abandoned", message)


def too_many(code: str, message: str, *, retry_after: int = 1) -> ApiError:
    return ApiError(429, code, message, retry_after=retry_after)


def busy(message: str, *, retry_after: int = 2) -> ApiError:
    """503: the server is overloaded."""
    return ApiError(503, "busy", message, retry_after=retry_after)


def of_database(problem: DBAPIError) -> ApiError:
    """507 if the disk is full, 400 for text PostgreSQL cannot store, else 503. Nothing was done."""
    if "cannot contain NUL" in str(problem.orig):
        return malformed("", "must not contain NUL characters")
    if is_full(problem):
        message = "The server's disk is full, so this was not saved. Everything accepted earlier is safe."
        return ApiError(507, "disk_full", message)
    return ApiError(503, "no_database", "The database is not responding; please try again.", retry_after=1)


def words_of(problem: DBAPIError) -> str:
    """The database's error for a log, without PostgreSQL's details, which quote rows."""
    primary = getattr(getattr(problem.orig, "diag", None), "message_primary", None)
    return f"{type(problem.orig).__name__}: {primary or str(problem.orig).partition(chr(10))[0]}"


def is_full(problem: DBAPIError) -> bool:
    text = str(problem.orig).lower()
    return "is full" in text or "no space left" in text or getattr(problem.orig, "sqlstate", None) == "53100"
