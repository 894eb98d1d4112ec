"""Response bodies and live messages: the contract's records within tables, logs and accounts."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Discriminator, Field, JsonValue
from typing_extensions import TypeAliasType

from cz18.contract.records import BestRun, Position, RefusalRecord, View
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
    listed: bool
    undo: Literal["own_turn", "consent", "off"]
    planning: Annotated[bool, Field(description="People may make private plans while the game is in progress.")]
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


# Tables


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


class LessonRecord(Record):
    """A lesson of the guided first game; its texts are in the catalogues."""

    name: str
    section: Annotated[str, Field(description="The section of the rulebook that it teaches.")]


class Lessons(Record):
    lessons: list[LessonRecord]


class PuzzleEntry(Record):
    id: str
    kind: Literal["run", "tile", "scrap", "score"]
    level: Annotated[int, Field(description="From 1, easy, to 3.")]


class Puzzles(Record):
    puzzles: list[PuzzleEntry]


class PuzzleAbout(Record):
    """The company or the player's seat in question; for `scrap` the purchase, as an action."""

    type: NotRequired[str]
    company: NotRequired[str]
    seat: NotRequired[int]
    train: NotRequired[str]
    face: NotRequired[str]


class PuzzleAnswer(PuzzleEntry):
    """A puzzle: what to find out, and the position. Of `score` the position contains no worth."""

    about: PuzzleAbout
    position: View


class WorthItem(Record):
    """A part of a player's worth: `count` things at `each` K."""

    what: Literal["cash", "dividend", "shares", "local_railways", "debt", "penalty"]
    company: NotRequired[str]
    count: NotRequired[int]
    each: NotRequired[int]
    amount: int


class SolutionAnswer(Record):
    """Whether an answer is right, and the solution."""

    right: bool
    refusal: Annotated[NotRequired[RefusalRecord], Field(description="Why the run or tile is not allowed.")]
    yours: Annotated[NotRequired[int], Field(description="The income with the given answer, in K.")]
    amount: Annotated[NotRequired[int], Field(description="The best income, or the final worth, in K.")]
    before: Annotated[NotRequired[int], Field(description="The income without a tile, in K.")]
    action: Annotated[NotRequired[ActionRecord], Field(description="The best tile.")]
    run: Annotated[NotRequired[BestRun], Field(description="The best run, with that tile.")]
    trains: NotRequired[list[str]]
    companies: NotRequired[list[str]]
    events: Annotated[NotRequired[list[EventRecord]], Field(description="What the purchase brings.")]
    items: Annotated[NotRequired[list[WorthItem]], Field(description="The parts of the worth.")]


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


# Opponents


class Because(Record):
    """One of the numbers behind a choice."""

    what: str
    value: int


class Why(Record):
    number: int
    reasons: list[Because]


class Advice(Record):
    """What an opponent would do in the player's place, the resulting events, and the numbers behind it."""

    number: int
    bot: Annotated[str, Field(description="The bot that advises: the strongest one of the table, or an Engineer.")]
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


PersonalRow = dict[str, str | int | float | bool | None]
"""A row of the database, by column."""


class PersonalData(Record):
    """Rows of the database about a person, by subject."""

    account: list[PersonalRow]
    sessions: list[PersonalRow]
    seats: list[PersonalRow]
    notifications: list[PersonalRow]
    channels: list[PersonalRow]
    deliveries: list[PersonalRow]
    games: list[PersonalRow]
    messages: list[PersonalRow]
    orders: list[PersonalRow]
    created: list[str]


class SessionRecord(Record):
    id: str
    here: bool
    device: str
    created: float
    used: float


class Sessions(Record):
    sessions: list[SessionRecord]


# Playing by turns


class FigureChange(Record):
    """A figure of a player that others have changed. `director` is a seat, `trains` are faces."""

    what: Literal["cash", "worth", "price", "trains", "director"]
    company: NotRequired[str]
    before: int | str | list[str] | None
    after: int | str | list[str] | None


class SinceAnswer(Record):
    """What others did since a player's last move."""

    seat: int
    since: Annotated[int, Field(description="The position after that move.")]
    moves: int
    events: list[EventRecord]
    changes: list[FigureChange]


class OrderJson(Record):
    """A standing order: pass (`sold`, `founded`, `price`: what ends it), buy (`company`, `price`, `shares`), bid
    (`paper`, `amount`) or run (`company`, `income`)."""

    kind: Literal["pass", "buy", "bid", "run"]
    sold: NotRequired[bool]
    founded: NotRequired[bool]
    price: NotRequired[bool | int]
    company: NotRequired[str]
    shares: NotRequired[int]
    paper: NotRequired[str]
    amount: NotRequired[int]
    income: NotRequired[int]


class OutlookRecord(Record):
    """What an order would do at your next decision. `amount`: the price, bid or income in K."""

    do: Literal["pass", "buy", "bid", "run", "stop"]
    amount: int | None
    reason: str | None


class OrderRecord(Record):
    """A standing order. `ended`: why it no longer acts; `next`: what it would do, while it does."""

    number: int
    seat: int
    order: OrderJson
    since: int
    made: int
    ended: str | None
    next: OutlookRecord | None
    created: float


class OrdersAnswer(Record):
    orders: list[OrderRecord]


class MineAnswer(Record):
    """What you keep about a game; nobody else can read it."""

    muted: bool
    notes: str
    seen: int


class ReachRecord(Record):
    language: str | None
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    interval_seconds: int


class ChannelRecord(Record):
    """A way to be notified. `used`: confirmed, and not given up after failures."""

    id: str
    kind: Literal["push", "mail", "discord", "slack", "webhook"]
    label: str
    used: bool
    failures: int
    created: float
    secret: Annotated[NotRequired[str], Field(description="Signs the messages; shown once.")]


class DeliveryRecord(Record):
    """A notification. `result` is a code, or what the receiver answered; `time`: of the next or last attempt."""

    id: str
    channel: str
    game: str | None
    kind: Literal["turn", "late", "host", "request", "over", "test", "confirm"]
    status: Literal["waiting", "sent", "failed", "dropped"]
    result: str
    tries: int
    time: float
    created: float


class AvailableRecord(Record):
    """What this server can send: the key for push subscriptions, or null; whether it has e-mail."""

    push: str | None
    mail: bool


class NotificationsAnswer(Record):
    available: AvailableRecord
    settings: ReachRecord
    channels: list[ChannelRecord]
    log: list[DeliveryRecord]


class Queued(Record):
    """The notification is on its way; its entry in the log shows the result."""

    id: str


class Unsubscribed(Record):
    channel: str
    kind: str


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


# WebSocket messages


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
    value: NotRequired[JsonValue]


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


def described(model: Any, description: str, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """An endpoint's response, for the OpenAPI document."""
    return {status: {"model": model, "description": description}}
