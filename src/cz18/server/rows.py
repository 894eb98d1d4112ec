"""What is kept, as plain values: one named tuple for each table the rest of the room reads."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

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


class Status(StrEnum):
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


class SeatRow(NamedTuple):
    game: str
    seat: int
    name: str
    kind: str
    bot: str | None
    stand_in: str | None
    token_hash: str | None

    @property
    def mover(self) -> str | None:
        """The bot that moves for this seat now, or None where a person does."""
        return self.bot if self.kind == "bot" else self.stand_in


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


class AccountRow(NamedTuple):
    folded: str
    name: str
    person: str
    password_hash: str
    recovery_hash: str
    created: float
