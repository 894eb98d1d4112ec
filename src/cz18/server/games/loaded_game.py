"""One game in memory: its set-up, its log and its positions.

Position n is the state after entry n; position 0 is the set-up. After an undo, position n is the earlier position it
went back to. States are kept at every `STRIDE`th position, at the end, and where undos would leave longer gaps; others
are replayed from there. Not thread-safe: callers hold the lock of `in_memory`.

Actions stay JSON text until they are replayed, so a loaded game has hundreds of objects for the garbage collector to
visit, not thousands.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice, takewhile
from typing import NamedTuple

from cz18.bots.offer_etiquette import Declined, OfferAction, ends_turn, thing_asked_for
from cz18.facts.maps import Map
from cz18.interop.formats.codec import decode_action
from cz18.interop.formats.save import with_start
from cz18.lessons.lessons import LESSONS
from cz18.rules.actions import Action, DeclineOffer
from cz18.rules.engine import apply_unchecked
from cz18.rules.game import Game, beginning_of
from cz18.rules.options import options_from
from cz18.rules.state import GameState
from cz18.server.games.undo import UndoPoint, undo_points, undo_points_after
from cz18.server.games.views import GameView, Progress
from cz18.server.storage.rows import BY_A_LESSON, BY_THE_TABLE, GameRow, SeatRow

STRIDE = 32
FORWARD = -1
"""`Line.to` of an action."""


class Line(NamedTuple):
    """An entry as a replay needs it. `action` is JSON; `to` is the position an undo went back to, else `FORWARD`."""

    action: str
    to: int
    seat: int
    by: str


def line_of(kind: str, seat: int, by: str, action: str) -> Line:
    return Line(action, json.loads(action)["to"] if kind == "undo" else FORWARD, seat, by)


class TurnOffers(NamedTuple):
    """The declined offers of the current turn after an entry, and the entry's action, which may be an offer."""

    company: str | None
    """The company whose turn it is, if an entry of the turn names it."""
    action: Action | None
    declined: Declined
    declined_by_bots: Declined
    """Without those a person declined, which may be repeated."""

    def after(self, action: Action, by: str) -> TurnOffers:
        company: str | None = getattr(action, "company", None)
        if ends_turn(action):
            return NO_OFFERS
        if None not in (company, self.company) and company != self.company:
            return TurnOffers(company, action, {}, {})
        if not isinstance(action, DeclineOffer):
            return self._replace(company=company or self.company, action=action)
        all_of_them = _with(self.declined, self.action)
        of_bots = self.declined_by_bots if by == "person" else _with(self.declined_by_bots, self.action)
        return TurnOffers(self.company, None, all_of_them, of_bots)


NO_OFFERS = TurnOffers(None, None, {}, {})


def _with(made: Declined, offer: Action | None) -> Declined:
    if not isinstance(offer, OfferAction) or not isinstance(offer.price, int):
        return made
    thing = thing_asked_for(offer)
    return {**made, thing: max(made.get(thing, 0), offer.price)}


class Lines:
    """The lines of a log, numbered from 1, stored by column."""

    __slots__ = ("_actions", "_by", "_last_offers", "_offers", "_seats", "_to")

    def __init__(self) -> None:
        self._actions: list[str] = []
        self._to: list[int] = []
        self._seats: list[int] = []
        self._by: list[str] = []
        self._offers: dict[int, TurnOffers] = {}
        """Cached after every `STRIDE`th entry."""
        self._last_offers = (0, NO_OFFERS)
        """An entry number and the offers after it, computed last."""

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

    def made_by(self, by: str) -> list[tuple[int, int]]:
        """Number and seat of the entries made by this."""
        return [(at + 1, self._seats[at]) for at, made in enumerate(self._by) if made == by]

    def action(self, number: int) -> Action:
        return decode_action(json.loads(self._actions[number - 1]))

    def declined(self, number: int) -> Declined:
        """Offers declined in the current turn after this entry, without those undone."""
        return self.offers(number).declined

    def offers(self, number: int) -> TurnOffers:
        """The offers of the current turn after this entry, from the nearest cached ones."""
        to_do: list[tuple[int, Action]] = []
        company: str | None = None
        offers = NO_OFFERS
        for at in range(number, 0, -1):
            kept = self._last_offers[1] if at == self._last_offers[0] else self._offers.get(at)
            if kept is not None:
                offers = kept
                break
            if self.to(at) != FORWARD:
                break
            action = self.action(at)
            whose = getattr(action, "company", None)
            if ends_turn(action):
                break
            if None not in (whose, company) and whose != company:
                while getattr(to_do[-1][1], "company", None) is None:
                    to_do.pop()  # the answer to an offer of the other company
                break
            company = whose or company
            to_do.append((at, action))
        for at, action in reversed(to_do):
            offers = offers.after(action, self._by[at - 1])
            if at % STRIDE == 0:
                self._offers[at] = offers
        if number == len(self):
            self._last_offers = (number, offers)
        return offers


def setup_of(row: GameRow) -> Game:
    """The game before its first action."""
    options = options_from(json.loads(row.options), row.rules)
    game = Game(tuple(json.loads(row.players)), row.board, options, row.seed)
    return game if row.position is None else with_start(game, json.loads(row.position))


@dataclass(slots=True)
class LoadedGame:
    row: GameRow
    seats: tuple[SeatRow, ...]
    board: Map
    """Referenced so that a custom board stays loaded with the game."""
    lines: Lines = field(default_factory=Lines)
    states: dict[int, GameState] = field(default_factory=dict)
    passed: GameView | None = None
    """The view before entries of other processes were read, until viewers receive those entries."""
    _view: GameView | None = None
    read_at: float = field(default_factory=time.monotonic)
    known_at: float = field(default_factory=time.monotonic)
    """When its row was last read or written; a write fails if the row is outdated."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def length(self) -> int:
        return len(self.lines)

    @property
    def state(self) -> GameState:
        return self.state_at(self.length)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def view(self) -> GameView:
        """The view of the current position, cached until the game or its table changes."""
        number = self.length
        if self._view is None or self._view.version != (number, self.row.version):
            declined = self.lines.offers(number).declined_by_bots
            undo, lesson = self._undo_points(), self.lesson()
            self._view = GameView(number, self.state, self.row, self.seats, declined, undo, lesson)
        return self._view

    def _undo_points(self) -> Sequence[UndoPoint]:
        """What can be taken back; usually follows from what could be before the last entry."""
        before = self._view
        if (
            before is None
            or before.version != (self.length - 1, self.row.version)
            or self.lines.to(self.length) != FORWARD
        ):
            return undo_points(self)
        return undo_points_after(before.undo, self, has_drawn=before.state.draws != self.state.draws)

    def lesson(self) -> Progress | None:
        """How far the learner is, if this game is a lesson."""
        lesson = LESSONS.get(self.row.lesson or "")
        if lesson is None:
            return None
        played = list(takewhile(lambda number: self.lines[number].by != BY_A_LESSON, self.back()))[::-1]
        own = [(number, self.lines.action(number)) for number in played if self.lines[number].seat == lesson.seat]
        since = self.resolved(played[0] - 1) if played else self.resolved(self.length)
        completed_by = lesson.completed_by(own, self.state)
        chosen = [] if completed_by else [item for item in own if self.lines[item[0]].by != BY_THE_TABLE]
        return Progress(lesson.name, since, completed_by, lesson.astray(chosen, self.state))

    def forget_view(self) -> GameView | None:
        """Drop the cached view and return it."""
        view, self._view = self._view, None
        return view

    def setup(self) -> Game:
        return setup_of(self.row)

    def add(self, line: Line, state: GameState | None = None) -> None:
        """Add the next entry, and the state it led to if known."""
        last = self.length
        self.lines.append(line)
        if state is not None:
            self.states[last + 1] = state
            if line.to != FORWARD and self.states.keys().isdisjoint(islice(self.back(line.to), STRIDE)):
                self.states[line.to] = state
        if last % STRIDE:
            self.states.pop(last, None)

    def extend(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.add(line)

    def go_on(self, line: Line) -> None:
        """Add the next entry, made by another process, and compute its state."""
        if line.to == FORWARD:
            self.add(line, apply_unchecked(self.state, decode_action(json.loads(line.action)))[0])
        else:
            self.add(line, self.state_at(line.to))

    def resolved(self, number: int) -> int:
        """The position itself, or the one that undos lead back to."""
        while number and (to := self.lines.to(number)) != FORWARD:
            number = to
        return number

    def back(self, number: int | None = None) -> Iterator[int]:
        """The numbers of the entries that led to a position and were not undone, the latest first."""
        at = self.resolved(self.length if number is None else number)
        while at:
            yield at
            at = self.resolved(at - 1)

    def has_drawn_since(self, number: int) -> bool:
        """Has anything been drawn after this position?"""
        kept = next((self.states[at] for at in self.back(number) if at in self.states), None)
        if (kept or self.state_at(0)).draws == self.state.draws:
            return False  # the count never falls
        return self.state_at(number).draws != self.state.draws

    def path(self, number: int | None = None) -> list[int]:
        """`back` in order."""
        return [*self.back(number)][::-1]

    def actions(self, number: int | None = None) -> tuple[Action, ...]:
        """The actions that led to a position."""
        return tuple(self.lines.action(entry) for entry in self.path(number))

    def state_at(self, number: int) -> GameState:
        """The state at a position, replayed from the nearest cached one."""
        kept = self.states.get(number)
        if kept is not None:
            return kept
        if not 0 <= number <= self.length:
            raise IndexError(number)
        to_do: list[int] = []
        at = 0
        for at in self.back(number):
            if at in self.states:
                break
            to_do.append(at)
        else:
            at = 0
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
