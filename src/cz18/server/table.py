"""One game in memory: its set-up, its log and its positions.

Position n is the state after entry n; position 0 is the set-up. An undo is an entry like any other: position n is
then the earlier position it went back to. States are kept at every `STRIDE`th position and at the end; others are
replayed from there. Nothing in here is locked; `games` sees to that.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from cz18.interop.codec import decode_action
from cz18.rules.actions import Action
from cz18.rules.engine import apply_unchecked
from cz18.rules.game import Game, beginning_of
from cz18.rules.options import options_from
from cz18.rules.state import GameState
from cz18.server.rows import GameRow, SeatRow

STRIDE = 16


class Line(NamedTuple):
    """An entry as a replay needs it. `to` is the position an undo went back to."""

    action: Action | None
    to: int
    seat: int
    by: str
    time: float


def line_of(kind: str, seat: int, by: str, action: str, time: float) -> Line:
    data = json.loads(action)
    if kind == "undo":
        return Line(None, data["to"], seat, by, time)
    return Line(decode_action(data), 0, seat, by, time)


def setup_of(row: GameRow) -> Game:
    """The game before its first action."""
    return Game(tuple(json.loads(row.players)), row.board, options_from(json.loads(row.options)), row.seed)


@dataclass(slots=True)
class Table:
    """A loaded game. `view` is the latest view as the page gets it, with the position it shows."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    lines: list[Line] = field(default_factory=list)
    states: dict[int, GameState] = field(default_factory=dict)
    view: tuple[int, bytes] | None = None

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

    def resolved(self, number: int) -> int:
        """The position itself, or the earlier one an undo went back to."""
        while number and self.lines[number - 1].action is None:
            number = self.lines[number - 1].to
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
        found = (self.lines[entry - 1].action for entry in self.path(number))
        return tuple(action for action in found if action is not None)

    def state_at(self, number: int) -> GameState:
        """The state at a position, replayed from the nearest one that is kept."""
        if not 0 <= number <= self.length:
            raise IndexError(number)
        kept = self.states.get(number)
        if kept is not None:
            return kept
        at = self.resolved(number)
        to_do: list[tuple[int, Action]] = []
        while at and at not in self.states:
            action = self.lines[at - 1].action
            assert action is not None
            to_do.append((at, action))
            at = self.resolved(at - 1)
        if at not in self.states:
            self.states[0] = beginning_of(self.setup())
        state = self.states[at]
        for done, action in reversed(to_do):
            state, _ = apply_unchecked(state, action)
            if done % STRIDE == 0:
                self.states[done] = state
        if number == self.length:
            self.states[number] = state
        return state
