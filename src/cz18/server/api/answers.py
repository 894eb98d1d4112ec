"""What the endpoints to a game answer: the records of the contract, with the table and its log around them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import JsonValue

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


class TableRecord(Record):
    """A table: its game, its seats and its policies."""

    id: str
    title: str
    board: str
    options: dict[str, JsonValue]
    rules: str
    status: Literal["open", "finished", "abandoned"]
    length: int
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


def described(model: Any, description: str) -> dict[int | str, dict[str, Any]]:
    """An endpoint's answer, for the document of the API."""
    return {200: {"model": model, "description": description}}
