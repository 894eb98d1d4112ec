"""Response bodies of the chat, and the messages over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Discriminator, Field, JsonValue
from typing_extensions import TypeAliasType

from cz18.contract.written import Record
from cz18.server.api.answers.tables import Entry, Presence, ViewAnswer, You


class MessageRecord(Record):
    number: int
    seat: int | None
    name: str
    text: str
    deleted: NotRequired[bool]
    time: float


class NoticeAbout(Record):
    seat: NotRequired[int]
    before: NotRequired[str]
    after: NotRequired[str]
    bot: NotRequired[str | None]
    seed: NotRequired[str]
    game: NotRequired[str]
    at_end: NotRequired[str]
    away: NotRequired[bool]


class NoticeRecord(Record):
    """A change of the table."""

    number: int
    seat: int | None
    name: str
    kind: Literal["link", "name", "stand_in", "host", "abandoned", "open", "seed", "rematch", "late", "away"]
    about: NoticeAbout
    time: float


class Chat(Record):
    messages: list[MessageRecord]
    notices: list[NoticeRecord]


class Said(Record):
    message: MessageRecord


class Hello(Presence):
    """The first message: the number of entries, and who is connected."""

    type: Literal["hello"]
    contract: Annotated[str, Field(description="The version of the contract, as in `/api/facts`.")]
    number: int
    you: You


class ChangeRecord(Record):
    """One operation of a JSON Patch (RFC 6902) to a view."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: Annotated[NotRequired[JsonValue], Field(description="The new value of any part of a view.")]


class EntryMade(Record):
    """An entry; for clients that take views, with the changes from view `since` to the view after it."""

    type: Literal["entry"]
    entry: Entry
    since: NotRequired[str]
    changes: NotRequired[list[ChangeRecord]]


class ViewShown(ViewAnswer):
    """A full view, for clients that take views and lack the previous one. Choices are for the player who decides."""

    type: Literal["view"]


class MessageSaid(Record):
    type: Literal["chat"]
    message: MessageRecord


class NoticeGiven(Record):
    type: Literal["notice"]
    notice: NoticeRecord


class PresenceChanged(Presence):
    type: Literal["presence"]


class TableChanged(Record):
    """Seats or requests have changed."""

    type: Literal["table"]


class Pong(Record):
    type: Literal["pong"]


class LiveFault(Record):
    """The client's message was refused."""

    type: Literal["fault"]
    code: str
    message: str
    field: NotRequired[str]


LiveMessage = TypeAliasType(
    "LiveMessage",
    Annotated[
        Hello
        | EntryMade
        | ViewShown
        | MessageSaid
        | NoticeGiven
        | PresenceChanged
        | TableChanged
        | Pong
        | LiveFault,
        Discriminator("type"),
    ],
)
"""Any message from the server over the WebSocket."""
