"""What the endpoints to a game answer: the records of the contract, with the table and its log around them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Discriminator, Field, JsonValue
from typing_extensions import TypeAliasType

from cz18.contract.records import Position, View
from cz18.contract.written import ActionRecord, EventRecord, Record


class TakenBack(Record):
    """An entry that takes others back: the game stands where it stood after entry `to`."""

    to: int


class Entry(Record):
    """An entry of the log."""

    number: int
    kind: Literal["action", "undo"]
    seat: int
    by: str
    action: ActionRecord | TakenBack
    events: list[EventRecord]
    time: float


class Log(Record):
    entries: list[Entry]


class SeatRecord(Record):
    seat: int
    name: str
    kind: Literal["human", "bot"]
    bot: str | None
    stand_in: str | None
    open: Annotated[bool, Field(description="Anybody may sit down here, without a link.")]


class Offers(Record):
    """What becomes of an offer that nobody answers."""

    then: str
    after_seconds: int | None


class UndoRequest(Record):
    seat: int
    to: int
    seen: int
    agreed: list[int]


class ForkedFrom(Record):
    game: str
    position: int | None


class SeedRecord(Record):
    """What is published about the seed. `digest` is the SHA-256 of `SALT:SEED`; both are told when the game has ended,
    and at once where the seed was `chosen` or came with a file."""

    digest: str
    chosen: bool
    seed: NotRequired[str]
    salt: NotRequired[str]


class TableRecord(Record):
    """A table: its game, its seats and its policies."""

    id: str
    title: str
    board: str
    options: dict[str, JsonValue]
    rules: str
    status: Literal["open", "finished", "abandoned"]
    length: int
    version: Annotated[int, Field(description="Raised by every change that is no entry: seats, names, requests.")]
    round: str
    decides: int | None
    result: list[int] | None
    listed: bool
    undo: Literal["own_turn", "consent", "off"]
    host: int | None
    offers: Offers
    undo_request: UndoRequest | None
    forked_from: ForkedFrom | None
    seats: list[SeatRecord]
    created: float
    changed: float
    seed: Annotated[SeedRecord | None, Field(description="None for games older than published seeds.")]


class You(Record):
    """What somebody is at a table; `creator`: the host, who is its maker at first."""

    seats: list[int]
    creator: bool


class ViewAnswer(Record):
    """All a page draws."""

    table: TableRecord
    you: You
    position: View


class PastPosition(Position):
    """A position of the history, and the entry that led to it."""

    entry: Entry | None


# Tables


class Link(Record):
    seat: int
    token: str
    link: str


class Note(Record):
    """What the owner of an imported game should know."""

    code: str
    message: str


class MadeAnswer(Record):
    """A new table; its links are told once."""

    game: TableRecord
    links: list[Link]
    creator_token: str | None
    notes: list[Note]
    repeated: NotRequired[bool]


class GamesPage(Record):
    games: list[TableRecord]
    next: str | None


class Presence(Record):
    """Who is looking: which seats, and how many others."""

    seats: list[int]
    spectators: int


class GameAnswer(Record):
    game: TableRecord
    you: You
    presence: Presence


class Joined(Record):
    seat: int
    name: str
    game: TableRecord


class Undone(Record):
    """What was asked for has been taken back: the entry that says so."""

    entry: Entry
    repeated: bool
    view: NotRequired[ViewAnswer]


class UndoAsked(Record):
    """The others are asked."""

    asked: bool
    waiting_for: list[int]
    to: int


class UndoDeclined(Record):
    asked: bool
    declined: bool


# Chat


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


class NoticeRecord(Record):
    """Something that was done to the table."""

    number: int
    seat: int | None
    name: str
    kind: Literal["link", "name", "stand_in", "host", "abandoned", "open", "seed"]
    about: NoticeAbout
    time: float


class Chat(Record):
    messages: list[MessageRecord]
    notices: list[NoticeRecord]


class Said(Record):
    message: MessageRecord


# Opponents


class Because(Record):
    """One of the numbers behind a choice."""

    what: str
    value: int


class Why(Record):
    number: int
    reasons: list[Because]


class Advice(Record):
    """What an opponent would do in a player's place, what would happen then, and the numbers behind it."""

    number: int
    action: ActionRecord
    events: list[EventRecord]
    reasons: list[Because]


# People


class SeatHeld(Record):
    game: str
    seat: int


class Me(Record):
    known: bool
    account: str | None
    language: str | None
    seats: list[SeatHeld]


class Chosen(Record):
    language: str | None


class SignedIn(Record):
    account: str | None


class SignedUp(Record):
    account: str
    recovery_code: str


class SessionRecord(Record):
    id: str
    here: bool
    device: str
    created: float
    used: float


class Sessions(Record):
    sessions: list[SessionRecord]


# The server itself


class Health(Record):
    status: str
    rules: str
    games_loaded: int
    live: int


class Ready(Record):
    status: str
    database: str
    listener: str
    opponents: str
    answers: str


# What goes over the WebSocket


class Hello(Presence):
    """The first message: how long the game is, and who is there."""

    type: Literal["hello"]
    number: int
    you: You


class ChangeRecord(Record):
    """One change of a JSON Patch (RFC 6902); `value` is what stands at that place of a view."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: NotRequired[JsonValue]


class EntryMade(Record):
    """An entry; to whoever takes views with the changes that make the view after it of the one named in `since`."""

    type: Literal["entry"]
    entry: Entry
    since: NotRequired[str]
    changes: NotRequired[list[ChangeRecord]]


class ViewShown(ViewAnswer):
    """A whole view, to whoever takes views and has none to go on from. Choices are for those who decide."""

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
    """What was sent could not be done."""

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
"""Whatever a viewer may hear over the WebSocket."""


def described(model: Any, description: str, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """An endpoint's answer, for the document of the API."""
    return {status: {"model": model, "description": description}}
