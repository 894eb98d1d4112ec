"""One game in memory: its set-up, its log and its positions.

Position n is the state after entry n; position 0 is the set-up. An undo is an entry like any other: position n is
then the earlier position it went back to. States are kept at every `STRIDE`th position and at the end; others are
replayed from there. Nothing in here is locked; `games` sees to that.

Hundreds of long games are in memory at once. Actions stay as they are written until they are replayed, so that a
loaded game is some hundred objects and not thousands, all of which Python would look through for garbage.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import takewhile
from typing import NamedTuple

from cz18.bots.manners import Declined, declined
from cz18.facts.maps import Map
from cz18.interop.codec import decode_action
from cz18.rules.actions import Action, DeclineOffer
from cz18.rules.engine import apply_unchecked
from cz18.rules.game import Game, beginning_of
from cz18.rules.options import options_from
from cz18.rules.state import GameState
from cz18.server.storage.rows import GameRow, SeatRow

STRIDE = 32
FORWARD = -1
"""In place of the position an undo goes back to: an action."""


class Line(NamedTuple):
    """An entry as a replay needs it. `action` is JSON; `to` is the position an undo went back to, or `FORWARD`."""

    action: str
    to: int
    seat: int
    by: str


def line_of(kind: str, seat: int, by: str, action: str) -> Line:
    return Line(action, json.loads(action)["to"] if kind == "undo" else FORWARD, seat, by)


class Lines:
    """The lines of a log, by number from 1 on; kept by column."""

    __slots__ = ("_actions", "_by", "_seats", "_to")

    def __init__(self) -> None:
        self._actions: list[str] = []
        self._to: list[int] = []
        self._seats: list[int] = []
        self._by: list[str] = []

    def __len__(self) -> int:
        return len(self._actions)

    def append(self, line: Line) -> None:
        self._actions.append(line.action)
        self._to.append(line.to)
        self._seats.append(line.seat)
        self._by.append(sys.intern(line.by))

    def __getitem__(self, number: int) -> Line:
        at = number - 1
        return Line(self._actions[at], self._to[at], self._seats[at], self._by[at])

    def to(self, number: int) -> int:
        return self._to[number - 1]

    def action(self, number: int) -> Action:
        return decode_action(json.loads(self._actions[number - 1]))

    def declined(self, number: int) -> Declined:
        """Offers declined in the turn at hand after this entry; what was taken back is forgotten."""
        return declined(map(self.action, self._back_from(number)))

    def declined_by_bots(self, number: int) -> Declined:
        """Those that no person has declined: people settle such things among themselves."""
        answered = (at for at in self._back_from(number) if self._by[at - 1] != "person" or not self._declines(at))
        return declined(map(self.action, answered))

    def _back_from(self, number: int) -> Iterator[int]:
        return takewhile(lambda at: self.to(at) == FORWARD, range(number, 0, -1))

    def _declines(self, number: int) -> bool:
        return isinstance(self.action(number), DeclineOffer)


def setup_of(row: GameRow) -> Game:
    """The game before its first action."""
    options = options_from(json.loads(row.options), row.rules)
    return Game(tuple(json.loads(row.players)), row.board, options, row.seed)


@dataclass(slots=True)
class LoadedGame:
    """A loaded game. `view` is the latest view as the page gets it, with the position it shows."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    board: Map
    """Held here so that it is known by its name as long as the game is loaded."""
    lines: Lines = field(default_factory=Lines)
    states: dict[int, GameState] = field(default_factory=dict)
    view: tuple[int, bytes] | None = None
    read_at: float = field(default_factory=time.monotonic)
    """When its row was last read."""
    known_at: float = field(default_factory=time.monotonic)
    """The same, or when it was last written: whoever writes is told if the table is not of the version they know."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def length(self) -> int:
        """The number of the last entry."""
        return len(self.lines)

    @property
    def state(self) -> GameState:
        """The present position."""
        return self.state_at(self.length)

    def look_again(self) -> None:
        """What was worked out for the page is out of date."""
        self.view = None

    def setup(self) -> Game:
        return setup_of(self.row)

    def add(self, line: Line, state: GameState | None = None) -> None:
        """The next entry has been made, and led to this state."""
        last = self.length
        self.lines.append(line)
        if state is not None:
            self.states[last + 1] = state
        if last % STRIDE:
            self.states.pop(last, None)

    def extend(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.add(line)

    def go_on(self, line: Line) -> None:
        """The next entry has been made elsewhere. From the present state that is one step."""
        if line.to == FORWARD:
            self.add(line, apply_unchecked(self.state, decode_action(json.loads(line.action)))[0])
        else:
            self.add(line, self.state_at(line.to))

    def resolved(self, number: int) -> int:
        """The position itself, or the earlier one an undo went back to."""
        while number and (to := self.lines.to(number)) != FORWARD:
            number = to
        return number

    def path(self, number: int | None = None) -> list[int]:
        """The numbers of the entries that led to a position and were not taken back, in order."""
        at = self.resolved(self.length if number is None else number)
        numbers = []
        while at:
            numbers.append(at)
            at = self.resolved(at - 1)
        return numbers[::-1]

    def actions(self, number: int | None = None) -> tuple[Action, ...]:
        """The actions that led to a position."""
        return tuple(self.lines.action(entry) for entry in self.path(number))

    def state_at(self, number: int) -> GameState:
        """The state at a position, replayed from the nearest one that is kept."""
        if not 0 <= number <= self.length:
            raise IndexError(number)
        kept = self.states.get(number)
        if kept is not None:
            return kept
        at = self.resolved(number)
        to_do: list[int] = []
        while at and at not in self.states:
            to_do.append(at)
            at = self.resolved(at - 1)
        if at not in self.states:
            self.states[0] = beginning_of(self.setup())
        state = self.states[at]
        for done in reversed(to_do):
            state, _ = apply_unchecked(state, self.lines.action(done))
            if done % STRIDE == 0:
                self.states[done] = state
        if number == self.length:
            self.states[number] = state
        return state
