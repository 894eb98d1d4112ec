"""The responses of endpoints in the OpenAPI document, with the bodies of errors and of accepted actions."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired

from pydantic import ConfigDict, Field

from cz18.contract.records import RefusalRecord
from cz18.contract.written import EXACTLY, Record
from cz18.server.api.answers.tables import Entry, ViewAnswer


class CauseRecord(Record):
    """A message inside another one."""

    key: str
    data: dict[str, int | str | list[int | str]]


class WrongRecord(Record):
    """What is wrong with a file or a request: a catalogue key and its arguments."""

    key: str
    data: dict[str, int | str | CauseRecord | list[int | str | CauseRecord]]


class ErrorBody(Record):
    """An error: a code, a message for developers, and for some codes further fields."""

    code: str
    message: str
    field: NotRequired[str | None]
    retry_after: NotRequired[int]
    number: NotRequired[int]
    most: NotRequired[int]
    rules: NotRequired[str]
    action: NotRequired[int | None]
    section: NotRequired[str]
    reason: NotRequired[str]
    database: NotRequired[str]
    listener: NotRequired[str]
    opponents: NotRequired[str]
    answers: NotRequired[str]
    wrong: NotRequired[WrongRecord]


class RefusedBody(Record):
    refusal: RefusalRecord


class AcceptedBody(Record):
    entry: Entry
    repeated: bool
    number: Annotated[
        int, Field(description="The last entry: steps may have been left automatically after yours.")
    ]
    view: NotRequired[ViewAnswer]


class StaleBody(ErrorBody):
    """The game has moved on: its length and the missed entries. Other conflicts have only a code."""

    length: NotRequired[int]
    missed: NotRequired[list[Entry]]


def built_later(model: Any) -> Any:
    """The record, with its validator built when it is used: only the OpenAPI document needs it, and building those of
    all endpoints took two seconds at every start of a process."""
    if isinstance(model, type):  # not a union
        model.__pydantic_config__ = ConfigDict(**EXACTLY, defer_build=True)  # type: ignore[attr-defined]
    return model


def body_of(model: Any, description: str) -> dict[str, Any]:
    """A response with this body, for the OpenAPI document."""
    return {"model": built_later(model), "description": description}


ERRORS: dict[int | str, dict[str, Any]] = {
    304: {"description": "Not modified"},
    400: body_of(ErrorBody, "Malformed; `field` names the field"),
    403: body_of(ErrorBody, "Not allowed for this client"),
    404: body_of(ErrorBody, "Not found"),
    409: body_of(StaleBody, "The game has moved on, or its state does not allow this"),
    413: body_of(ErrorBody, "The body is too large"),
    422: body_of(ErrorBody, "It cannot be done; the error says why"),
    429: body_of(ErrorBody, "Too many requests"),
    503: body_of(ErrorBody, "Temporarily unavailable; try again"),
    507: body_of(ErrorBody, "The disk is full; nothing was lost and nothing was done"),
}
PLAYED: dict[int | str, dict[str, Any]] = {
    200: body_of(AcceptedBody, "Accepted: the entry is in the log"),
    422: body_of(RefusedBody, "Refused by the rules, with the section"),
}


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The documented errors of an endpoint: these statuses and the common ones."""
    return {status: ERRORS[status] for status in (400, *statuses, 429, 503)}


def described(model: Any, description: str, *statuses: int, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """An endpoint's response and errors, for the OpenAPI document."""
    return {status: body_of(model, description), **errors(*statuses)}
