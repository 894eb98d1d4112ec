"""What is answered when something cannot be done and it is not the rules that say so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cz18.messages.told import Told

if TYPE_CHECKING:  # processes of the pool know faults and no database
    from sqlalchemy.exc import DBAPIError


class ApiError(Exception):
    """An answer with a status, a code and a sentence. `more` goes along in the body."""

    def __init__(self, status: int, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.more = more

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it can come out of another process."""
        return _error, (self.status, self.code, self.message, self.more)

    def body(self) -> dict[str, Any]:
        return {"code": self.code, "message": self.message, **self.more}


def _error(status: int, code: str, message: str, more: dict[str, Any]) -> ApiError:
    return ApiError(status, code, message, **more)


def malformed(field: str, message: str) -> ApiError:
    """400: the request does not have the shape it should; names the field."""
    return ApiError(400, "malformed", f"{field}: {message}" if field else message, field=field, **wrong(message))


def wrong(message: str) -> dict[str, Any]:
    """What is wrong, for those who word it in their language: a key of the catalogues and its arguments."""
    return {"wrong": message.as_json()} if isinstance(message, Told) else {}


def game_too_long(status: int, most: int) -> ApiError:
    """422 for a new game with more actions than this server keeps, 409 for a game with as many entries as it may."""
    return ApiError(
        status, "game_too_long", f"A game here has at most {most} actions, undone ones included.", most=most
    )


def not_found(what: str = "game") -> ApiError:
    return ApiError(404, "not_found", f"There is no such {what}.")


def gone_on(length: int) -> ApiError:
    """409: asked about a position that is not the present one."""
    return ApiError(409, "stale", f"The game has gone on to entry {length}.", length=length)


class TableChanged(ApiError):
    """503: what somebody may do was judged by a table that has changed meanwhile. It is known now as it is."""

    def __init__(self) -> None:
        super().__init__(503, "try_again", "The table has just changed; please try again.", retry_after=1)


def key_used(number: int) -> ApiError:
    """409: an idempotency key is for one thing."""
    return ApiError(409, "key_used", "This key was used for something else.", number=number)


def not_yours(message: str) -> ApiError:
    """403: whoever asks does not hold what is needed."""
    return ApiError(403, "not_yours", message)


def too_many(code: str, message: str, *, retry_after: int = 1) -> ApiError:
    return ApiError(429, code, message, retry_after=retry_after)


def busy(message: str, *, retry_after: int = 2) -> ApiError:
    """503: there is more to be worked out than can be just now."""
    return ApiError(503, "busy", message, retry_after=retry_after)


def of_database(problem: DBAPIError) -> ApiError:
    """507 if there is no room on the disk, 400 for text PostgreSQL cannot store, else 503. Nothing was done."""
    if "cannot contain NUL" in str(problem.orig):
        return malformed("", "holds a NUL character")
    if is_full(problem):
        message = "The server's disk is full. Nothing that was accepted is lost; this was not done."
        return ApiError(507, "disk_full", message)
    return ApiError(503, "no_database", "The database did not answer; please try again.", retry_after=1)


def words_of(problem: DBAPIError) -> str:
    """What the database complains of, for a log: PostgreSQL quotes rows in its details, so these are left out."""
    told = getattr(getattr(problem.orig, "diag", None), "message_primary", None)
    return f"{type(problem.orig).__name__}: {told or str(problem.orig).partition(chr(10))[0]}"


def is_full(problem: DBAPIError) -> bool:
    """Was there no room left on the disk?"""
    text = str(problem.orig).lower()
    return "is full" in text or "no space left" in text or getattr(problem.orig, "sqlstate", None) == "53100"
