"""The view of a game at one position, the diff of two views, and their messages.

Table and position are the same for all viewers. Choices and refusals, most of a view's size, go only to the seat that
decides.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from threading import RLock
from typing import Any, NamedTuple, TypeVar

from cz18.bots.offer_etiquette import Declined, better_only
from cz18.contract.changes import difference
from cz18.contract.previews import why_not
from cz18.contract.view import position, to_choose
from cz18.rules.asking.explain import Controls
from cz18.rules.engine import action_ranges, decision
from cz18.rules.state import GameState
from cz18.server.games.clocks import clock_to_json
from cz18.server.games.seeds import seed_to_json
from cz18.server.games.undo import UndoPoint
from cz18.server.storage.rows import NO_SEAT, EntryRow, GameRow, SeatRow, TableStatus
from cz18.server.text import to_json

Made = TypeVar("Made")


class Version(NamedTuple):
    """Identifies a view: the number of its position, and the version of its table (seats, requests)."""

    number: int
    table: int

    def __str__(self) -> str:
        return f"{self.number}-{self.table}"


class Progress(NamedTuple):
    """A lesson, the number of prepared entries before it, the learner's entries that completed it, and until then
    those that do not belong to the task."""

    name: str
    since: int
    entries: list[int]
    astray: list[int]


class GameView:
    """A game at one position, built from immutable values, so it needs no lock of the game.

    Each part is computed and serialised once, on first use, by any thread.
    """

    __slots__ = (
        "_declined", "_lesson", "_lock", "_parts", "decides", "row", "seats", "state", "undo", "version",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        state: GameState,
        row: GameRow,
        seats: tuple[SeatRow, ...],
        declined: Declined,
        undo: Sequence[UndoPoint] = (),
        lesson: Progress | None = None,
    ) -> None:
        """`declined`: offers that opponents have declined in the current turn; `undo`: what can be taken back;
        `lesson`: how far the learner is, if the game is a lesson."""
        due = decision(state)
        self.version = Version(number, row.version)
        self.state = state
        self.row = row
        self.seats = seats
        self.decides = None if due is None else due.player
        self._declined = declined
        self.undo = undo
        self._lesson = lesson
        self._lock = RLock()
        self._parts: dict[str, Any] = {}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def mover(self) -> str | None:
        """The bot that decides here, if any."""
        return None if self.decides is None else self.seats[self.decides].mover

    @property
    def body(self) -> dict[str, Any]:
        """The table, what can be taken back, and the position without choices."""
        return self._once(
            "body",
            lambda: {
                "table": summary(self.row, self.seats),
                "can_undo": [{**point._asdict(), "others": list(point.others)} for point in self.undo],
                "lesson": None if self._lesson is None else self._lesson._asdict(),
                "position": position(self.state, self.names, self.version.number),
            },
        )

    @property
    def choices(self) -> dict[str, str]:
        """The members of the position for the seat that decides: name -> JSON."""
        return self._once("choices", self._choices)

    def _choices(self) -> dict[str, str]:
        if self.row.status != TableStatus.OPEN:
            return NO_CHOICES
        legal = better_only(action_ranges(self.state), self._declined)
        found = {**to_choose(self.state, legal), "greyed": why_not(self.state, Controls())}
        return {name: to_json(value) for name, value in found.items()}

    def head_json(self, you: dict[str, Any]) -> str:
        """The members of a view before its position, for a viewer who is `you` at the table."""
        parts = ("table", "can_undo", "lesson")
        head = self._once("head", lambda: ",".join(f'"{part}":{to_json(self.body[part])}' for part in parts))
        return f'{head},"you":{to_json(you)}'

    def position_json(self, with_choices: bool) -> str:
        text = self._once("position", lambda: to_json(self.body["position"])[:-1])
        choices = self.choices if with_choices else NO_CHOICES
        return text + "".join(f',"{name}":{value}' for name, value in choices.items()) + "}"

    def message(self, you: dict[str, Any], decides: bool) -> str:
        """The view as a message to a viewer who is `you` at the table."""
        return f'{{"type":"view",{self.head_json(you)},"position":{self.position_json(decides)}}}'

    def _once(self, part: str, make: Callable[[], Made]) -> Made:
        if part not in self._parts:
            with self._lock:
                if part not in self._parts:
                    self._parts[part] = make()
        made: Made = self._parts[part]
        return made


NO_CHOICES = {"choices": "[]", "terms": "[]", "forced": "false", "greyed": "[]"}


class Recorded(NamedTuple):
    """A durable entry, its JSON, and the views before and after it.

    Entries read together from another process share the views before the first and after the last.
    """

    entry: EntryRow
    json: str
    before: GameView
    after: GameView


def entry_json(entry: EntryRow) -> str:
    """An entry as JSON. Its action and events are stored as JSON and are not parsed."""
    head = to_json({"number": entry.number, "kind": entry.kind, "seat": entry.seat, "by": entry.by})
    return f'{head[:-1]},"action":{entry.action},"events":{entry.events},"time":{entry.time!r}}}'


def entry_message(text: str) -> str:
    """The message to live viewers for an entry, given as JSON."""
    return f'{{"type":"entry","entry":{text}}}'


class ViewDiff(NamedTuple):
    """JSON Patches from one view to the next: for all viewers, and for the seat that decides."""

    before: Version
    after: Version
    decides: int | None
    changes: str
    choices: str | None
    """None if no viewer held that seat."""


def view_diff(before: GameView, after: GameView, for_deciders: bool) -> ViewDiff:
    changes = to_json(difference(before.body, after.body))[1:-1]
    choices = _replaced(after.choices) if for_deciders else None
    return ViewDiff(before.version, after.version, after.decides, changes, choices)


def _replaced(members: dict[str, str]) -> str:
    return ",".join(
        f'{{"op":"replace","path":"/position/{name}","value":{value}}}' for name, value in members.items()
    )


WITHOUT_CHOICES = _replaced(NO_CHOICES)


class ViewerMessage:
    """A message to all viewers of a game; for an entry with number, time and view diff."""

    __slots__ = ("_texts", "diff", "is_last", "made", "number", "text")

    def __init__(
        self, text: str, number: int = 0, made: float = 0.0, diff: ViewDiff | None = None, *, is_last: bool = True
    ) -> None:
        self.text = text
        self.number = number
        self.made = made
        self.diff = diff
        self.is_last = is_last
        """False if another entry follows at once and carries the diff."""
        self._texts: dict[tuple[bool, bool], str] = {}

    def with_changes(self, decides: bool, had_choices: bool) -> str | None:
        """The entry with its diff. `had_choices`: the viewer's last view contains choices."""
        kind = (decides, had_choices and not decides)
        if kind not in self._texts and self.diff is not None:
            choices = self.diff.choices if decides else WITHOUT_CHOICES if had_choices else ""
            if choices is None:
                return None
            changes = ",".join(filter(None, (self.diff.changes, choices)))
            self._texts[kind] = f'{self.text[:-1]},"since":"{self.diff.before}","changes":[{changes}]}}'
        return self._texts.get(kind)


def summary(row: GameRow, seats: Sequence[Any]) -> dict[str, Any]:
    return {
        "id": row.id,
        "title": row.title,
        "board": row.board,
        "options": json.loads(row.options),
        "rules": row.rules,
        "status": row.status,
        "length": row.length,
        "version": row.version,
        "round": row.round,
        "decides": None if row.decides == NO_SEAT else row.decides,
        "result": json.loads(row.result) if row.result else None,
        "listed": row.listed,
        "undo": row.undo,
        "planning": row.planning,
        "host": row.host,
        "offers": {"then": row.offers, "after_seconds": row.offer_seconds},
        "undo_request": _public_request(row),
        "lesson": row.lesson,
        "clock": clock_to_json(row, seats),
        "forked_from": None if row.forked_from is None else {"game": row.forked_from, "position": row.forked_at},
        "seats": [
            {name: getattr(seat, name) for name in ("seat", "name", "kind", "bot", "stand_in", "open")}
            for seat in seats
        ],
        "created": row.created,
        "changed": row.changed,
        "seed": seed_to_json(row),
        "agreed": [seat.seat for seat in seats if seat.agrees],
    }


def _public_request(row: GameRow) -> dict[str, Any] | None:
    """The undo request, unless the game has moved on."""
    request = json.loads(row.undo_request or "null")
    if request is None or request["seen"] != row.length:
        return None
    return {name: request[name] for name in ("seat", "to", "seen", "agreed")}
