"""Response bodies about playing by turns: standing orders, notes, notifications."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field

from cz18.contract.written import EventRecord, Record


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
