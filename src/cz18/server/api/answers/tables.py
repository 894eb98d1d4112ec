"""Response bodies about tables, their logs and positions."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field

from cz18.contract.records import Position, View
from cz18.contract.written import ActionRecord, EventRecord, OptionsRecord, Record


class TakenBack(Record):
    """An undo: the game is back at the position after entry `to`."""

    to: int


class Entry(Record):
    number: int
    kind: Literal["action", "undo"]
    seat: int
    by: str
    action: ActionRecord | TakenBack
    events: list[EventRecord]
    time: float


class Opening(Record):
    """What was dealt and drawn before the first entry."""

    events: list[EventRecord]


class Log(Record):
    entries: list[Entry]
    opening: Annotated[NotRequired[Opening], Field(description="With `since` 0.")]


class SeatRecord(Record):
    seat: int
    name: str
    kind: Literal["human", "bot"]
    bot: str | None
    stand_in: str | None
    open: Annotated[bool, Field(description="Anyone may take this seat, without a link.")]


class Offers(Record):
    """What happens to an unanswered offer."""

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
    """The published seed. `digest` is the SHA-256 of `SALT:SEED`; both are revealed when the game ends, or at once if
    the seed was `chosen` or came with a file."""

    digest: str
    chosen: bool
    seed: NotRequired[str]
    salt: NotRequired[str]


class AwayRecord(Record):
    """A player's vacation: since when, and the seconds of earlier ones."""

    seat: int
    since: float | None
    spent: float


class TableClock(Record):
    """The clock of a table."""

    seconds: int
    at_end: Literal["remind", "stand_in", "host"]
    weekends: bool
    zone: str
    vacation_days: int
    deadline: Annotated[float | None, Field(description="When the time of the player who decides is up.")]
    left: Annotated[float | None, Field(description="Seconds left, while the clock is stopped.")]
    stopped: Literal["away", "answer", "bot", "not_begun", "over"] | None
    late: Annotated[bool, Field(description="The time is up.")]
    away: list[AwayRecord]


class TableRecord(Record):
    """A table: its game, its seats and its policies."""

    id: str
    title: str
    board: str
    options: OptionsRecord
    rules: str
    status: Literal["open", "finished", "abandoned"]
    length: int
    version: Annotated[int, Field(description="Incremented by changes without an entry: seats, names, requests.")]
    round: str
    decides: int | None
    result: list[int] | None
    listed: Annotated[bool, Field(description="Public: anyone can find it in the list of games.")]
    agreed: Annotated[list[int], Field(description="Seats that agree that the finished game is public.")]
    undo: Literal["own_turn", "consent", "off"]
    planning: Annotated[
        bool, Field(description="Private plans and forks are allowed while the game is in progress.")
    ]
    host: int | None
    offers: Offers
    undo_request: UndoRequest | None
    lesson: Annotated[str | None, Field(description="The name of the lesson that it is.")]
    clock: TableClock | None
    forked_from: ForkedFrom | None
    seats: list[SeatRecord]
    created: float
    changed: float
    seed: Annotated[SeedRecord | None, Field(description="None for games older than published seeds.")]


class You(Record):
    """The client's role at a table; `creator`: whether it is the host, at first the creator."""

    seats: list[int]
    creator: bool


class CanUndo(Record):
    """What a seat can take back: its last action, with all entries after it."""

    seat: int
    entry: Annotated[int, Field(description="The number of that action.")]
    to: Annotated[int, Field(description="The position to which the game returns.")]
    others: Annotated[list[int], Field(description="Other seats whose players have acted since.")]
    ask: Annotated[bool, Field(description="The others can be asked; else it takes all their seats.")]


class LessonProgress(Record):
    """The lesson that a game is."""

    name: str
    since: Annotated[int, Field(description="The number of prepared entries before the lesson.")]
    entries: Annotated[list[int], Field(description="The learner's entries that completed it; empty until then.")]
    astray: Annotated[
        list[int], Field(description="Until then: the learner's entries that do not belong to the task.")
    ]


class ViewAnswer(Record):
    """Everything the page draws."""

    table: TableRecord
    you: You
    can_undo: list[CanUndo]
    lesson: LessonProgress | None
    position: View


class PastPosition(Position):
    """A position of the history, and the entry that led to it."""

    entry: Entry | None


class Link(Record):
    seat: int
    token: str
    link: str


class Note(Record):
    """A remark on an imported game, for its owner."""

    code: str
    message: str


class MadeAnswer(Record):
    """A new table, with its links, which are shown only once."""

    game: TableRecord
    links: list[Link]
    creator_token: str | None
    notes: list[Note]
    repeated: NotRequired[bool]


class GamesPage(Record):
    games: list[TableRecord]
    next: str | None


class Presence(Record):
    """Connected viewers: the seats, and the number of spectators."""

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
    """Undone, with the entry that records it."""

    entry: Entry
    repeated: bool
    number: int
    view: NotRequired[ViewAnswer]


class UndoAsked(Record):
    """The undo waits for the other players' consent."""

    asked: bool
    waiting_for: list[int]
    to: int


class UndoDeclined(Record):
    asked: bool
    declined: bool
