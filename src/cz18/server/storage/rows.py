"""What is kept, as plain values: one named tuple for each table the rest of the room reads."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

NO_SEAT = -1
"""Nobody's seat: a spectator, or a game that is over."""


class Undo(StrEnum):
    """The table's policy."""

    OWN_TURN = "own_turn"
    """What only you, and opponents after you, did can be taken back."""
    CONSENT = "consent"
    """The same, and more if everybody agrees."""
    OFF = "off"


class Offers(StrEnum):
    """What becomes of an offer that is not answered in time."""

    WAIT = "wait"
    DECLINE = "decline"
    STAND_IN = "stand_in"


class TableStatus(StrEnum):
    OPEN = "open"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class GameRow(NamedTuple):
    """A table: the set-up of its game, its policies, and how far it has come."""

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

    @property
    def mover(self) -> str | None:
        """The bot that moves for this seat now, or None where a person does."""
        return self.bot if self.kind == "bot" else self.stand_in

    def is_asked(self, now: float) -> bool:
        """Is the agreement of this seat needed where everybody has to agree?

        A stand-in spares a player being asked at once if the player has set it, and after a day if the host has:
        who is there all the same has had time to take it back.
        """
        away = self.stand_in is not None and self.excused is not None and self.excused <= now
        return self.kind == "human" and not away


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
    """Something that was done to a table and that everybody at it is told: data, worded by the page."""

    kind: str
    seat: int
    """Who did it: the first of their seats, or `NO_SEAT` for a host who holds none."""
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
