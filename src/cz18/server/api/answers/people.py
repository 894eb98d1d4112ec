"""Response bodies about people and their accounts."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cz18.contract.written import Record
from cz18.server.api.answers.tables import TableRecord


class SeatHeld(Record):
    game: str
    seat: int


class Me(Record):
    known: bool
    account: str | None
    language: str | None
    seats: list[SeatHeld]
    seen: Annotated[dict[str, int], Field(description="The last entry that you have seen, by game.")]


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
    plans: list[PersonalRow]
    messages: list[PersonalRow]
    orders: list[PersonalRow]
    created: list[str]


class ProfileGame(Record):
    """A finished game and the seats that the person has in it."""

    seats: list[int]
    game: TableRecord


class Profile(Record):
    name: str
    public: bool
    games: list[ProfileGame]


class SessionRecord(Record):
    id: str
    here: bool
    device: str
    created: float
    used: float


class Sessions(Record):
    sessions: list[SessionRecord]
