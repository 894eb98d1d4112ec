"""Rows of the database as named tuples."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

NO_SEAT = -1
"""In place of a seat: a spectator, or nobody to decide."""
ENTRIES_AT_ONCE = 500
"""Entries of an imported log that are written in one transaction."""


class Undo(StrEnum):
    """The undo policy of a table."""

    OWN_TURN = "own_turn"
    """Own actions, with what bots did since."""
    CONSENT = "consent"
    """The same, and more if all players agree."""
    OFF = "off"


class Offers(StrEnum):
    """The policy for offers that are not answered in time."""

    WAIT = "wait"
    DECLINE = "decline"
    STAND_IN = "stand_in"


class TableStatus(StrEnum):
    OPEN = "open"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class GameRow(NamedTuple):
    """A table: set-up, policies and progress of its game."""

    id: str
    board: str
    options: str
    players: str
    seed: int
    rules: str
    title: str
    listed: bool
    undo: str
    offers: str
    offer_seconds: int
    status: str
    length: int
    version: int
    decides: int
    round: str
    result: str | None
    creator: str
    creator_hash: str
    forked_from: str | None
    forked_at: int | None
    undo_request: str | None
    key: str | None
    created: float
    changed: float
    host: int | None = None
    played: bool = False
    origin: str | None = None
    seed_salt: str | None = None
    seed_chosen: bool = False
    lesson: str | None = None
    position: str | None = None
    planning: bool = True
    turn: int = 0
    clock: str | None = None
    clock_spent: float = 0.0
    clock_since: float | None = None
    clock_acted: int = NO_SEAT


class SeatRow(NamedTuple):
    game: str
    seat: int
    name: str
    kind: str
    bot: str | None
    stand_in: str | None
    token_hash: str | None
    excused: float | None = None
    open: bool = False
    away_since: float | None = None
    away_spent: float = 0.0
    agrees: bool = False

    @property
    def mover(self) -> str | None:
        """The bot that moves for this seat, or None for a person."""
        return self.bot if self.kind == "bot" else self.stand_in

    def is_asked(self, now: float) -> bool:
        """Is the consent of this seat required?

        Not with a stand-in that the player has set, nor a day after the host has set one.
        """
        away = self.stand_in is not None and self.excused is not None and self.excused <= now
        return self.kind == "human" and not away


BY_A_LESSON = "lesson"
"""`by` of an entry of a prepared game, which cannot be undone."""
BY_AN_ORDER = "order"
"""`by` of an entry made by a player's standing order."""
BY_THE_TABLE = "table"
"""`by` of an entry made because nobody had anything to decide."""


class EntryRow(NamedTuple):
    """An entry of the log: number, seat, action, events, time. `action` of an undo is `{"to": position}`."""

    game: str
    number: int
    kind: str
    seat: int
    by: str
    action: str
    events: str
    key: str | None
    time: float


class MessageRow(NamedTuple):
    game: str
    number: int
    seat: int
    name: str
    text: str
    key: str | None
    time: float
    kind: str = "said"
    about: str | None = None


class Notice(NamedTuple):
    """A change of a table, shown among its messages: data, worded by the page."""

    kind: str
    seat: int
    """The first seat of the person who made the change, or `NO_SEAT` for a host without one."""
    name: str
    about: dict[str, Any]


class SessionRow(NamedTuple):
    token_hash: str
    person: str
    expires: float
    created: float
    used: float
    device: str


class AccountRow(NamedTuple):
    folded: str
    name: str
    person: str
    password_hash: str
    recovery_hash: str
    created: float
    language: str | None = None
    public: bool = False


class ReviewStatus(StrEnum):
    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


class ReviewRow(NamedTuple):
    """A review of a game. `share`: how much is done; `until`: the end of the lease of `worker`."""

    game: str
    length: int
    status: str
    share: float
    result: str | None
    origin: str | None
    worker: str
    until: float
    created: float
    started: float | None


class PlanRow(NamedTuple):
    """A plan of a person. `moves` is a JSON list of [seat, by, action, events]."""

    id: str
    person: str
    game: str
    base: int
    name: str
    moves: str
    version: int
    created: float
    changed: float


class ReachRow(NamedTuple):
    """How and when a person wants to be notified. Quiet hours are in minutes after midnight."""

    person: str
    language: str | None = None
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    interval_seconds: int = 0


class ChannelRow(NamedTuple):
    """A way to notify a person; used once it is confirmed."""

    id: str
    person: str
    kind: str
    address: str
    label: str
    secret: str
    confirmed: float | None
    failures: int
    created: float


class OutboxRow(NamedTuple):
    """A notification: waiting to be sent at `due`, or finished then."""

    id: str
    channel: str
    person: str
    game: str | None
    kind: str
    number: int
    status: str
    result: str
    tries: int
    due: float
    leased: float
    created: float


class PersonalRow(NamedTuple):
    game: str
    person: str
    muted: bool = False
    notes: str = ""
    seen: int = 0


class OrderRow(NamedTuple):
    """A standing order; `ended` says why it no longer acts."""

    game: str
    number: int
    seat: int
    order: str
    since: int
    ended: str | None
    created: float
