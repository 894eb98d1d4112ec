"""Private plans: a position of a game continued by one person, for all seats, invisible to all others.

A plan is a position and a list of moves. It is checked by the same rules as the game, but it has neither viewers nor
bots, and its moves can be taken back freely. It sees the game without its seed: a draw in a plan is one possible draw.
"""

from __future__ import annotations

import json
import threading
import time
from collections import OrderedDict
from typing import Any, NamedTuple

from cz18.bots.base import as_seen
from cz18.contract.view import position
from cz18.interop.formats.codec import Malformed, decode_action, encode_action, encode_event
from cz18.rules.actions import Action
from cz18.rules.asking.choices import without_choice
from cz18.rules.engine import apply_unchecked, as_recorded, check, decision
from cz18.rules.profiles.games_18xx import passed_over
from cz18.rules.refusals import Refusal
from cz18.rules.state import GameState
from cz18.server.errors import ApiError, TableChanged, gone_on, malformed, not_found
from cz18.server.games.games import Accepted, Games, RefusedAction, Stale
from cz18.server.games.in_memory import progress
from cz18.server.games.loaded_game import LoadedGame
from cz18.server.games.undo import UndoPoint
from cz18.server.games.views import GameView, entry_json
from cz18.server.people.seats import new_id
from cz18.server.storage import plans as stored
from cz18.server.storage.rows import BY_THE_TABLE, EntryRow, GameRow, PlanRow, SeatRow, TableStatus
from cz18.server.storage.store import Store
from cz18.server.text import to_json

PLANS_OF_A_GAME = 8
"""Plans of one person for one game."""
PLANS_OF_A_PERSON = 100
MOST_MOVES = 200
"""Moves of a plan: several operating rounds."""
DAYS = 30
"""Days without a change after which a plan is removed."""
KEPT = 64
"""Plans in memory."""


class Move(NamedTuple):
    """A move of a plan. `action` and `events` are JSON."""

    seat: int
    by: str
    action: str
    events: str

    def meant(self) -> Action:
        return decode_action(json.loads(self.action))


class Plan(NamedTuple):
    """A plan with the positions it consists of: `states[0]` is the position of the game, without its seed."""

    row: PlanRow
    moves: tuple[Move, ...]
    states: tuple[GameState, ...]
    table: GameRow
    seats: tuple[SeatRow, ...]

    @property
    def state(self) -> GameState:
        return self.states[-1]

    @property
    def number(self) -> int:
        return self.row.base + len(self.moves)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def view(self) -> GameView:
        """The plan in the form of a game, in which one person decides for all seats."""
        undo = [
            UndoPoint(move.seat, self.row.base + place, self.row.base + place - 1, (), False)
            for place, move in enumerate(self.moves, 1)
            if move.by != BY_THE_TABLE
        ][-1:]
        return GameView(self.number, self.state, self.table, self.seats, {}, undo)

    def entry(self, place: int) -> EntryRow:
        move = self.moves[place - 1]
        number = self.row.base + place
        return EntryRow(
            self.row.game, number, "action", move.seat, move.by, move.action, move.events, None, self.row.changed
        )

    def entries_after(self, since: int) -> list[str]:
        """The moves after a position, as JSON."""
        first = max(1, since - self.row.base + 1)
        return [entry_json(self.entry(place)) for place in range(first, len(self.moves) + 1)]

    def position(self, number: int) -> dict[str, Any]:
        """A position of the plan, and the entry that led to it."""
        place = number - self.row.base
        return {
            **position(self.states[place], self.names, number),
            "entry": json.loads(entry_json(self.entry(place))) if place else None,
        }


class Stopped(NamedTuple):
    """Where playing a plan stopped: the place of the move in the plan, and why.

    `why`: `done`, `others_turn` (the plan continues with another player), `not_your_turn` or `refused`.
    """

    why: str
    place: int
    refusal: Refusal | None = None
    seat: int | None = None


class Plans:
    """The plans of a store. Thread-safe: a change of an outdated plan is refused."""

    def __init__(self, store: Store, games: Games) -> None:
        self.store = store
        self.games = games
        self._kept: OrderedDict[tuple[str, int], Plan] = OrderedDict()
        self._guard = threading.Lock()

    def of_person(self, person: str, game: str) -> list[PlanRow]:
        return stored.of_person(self.store, person, game)

    def add(self, person: str, game: str, name: str, at: int | None, copied: str | None) -> Plan:
        """A new plan from a position of the game, or a copy of another plan. Raises ApiError 403, 404 or 409."""
        with self.games.locked(game) as loaded:
            refuse_planning(loaded)
            base = loaded.length if at is None else at
            if base > loaded.length:
                raise not_found("position")
            base = loaded.resolved(base)
        own = self.of_person(person, game)
        if len(own) >= PLANS_OF_A_GAME or stored.count(self.store, person) >= PLANS_OF_A_PERSON:
            message = "You cannot save any more plans; delete one first."
            raise ApiError(409, "too_many_plans", message, most=PLANS_OF_A_GAME)
        moves = "[]"
        if copied is not None:
            source = next((plan for plan in own if plan.id == copied), None)
            if source is None:
                raise not_found("plan")
            base, moves = source.base, source.moves
        now = time.time()
        row = PlanRow(new_id(), person, game, base, name, moves, 1, now, now)
        stored.add(self.store, row)
        return self._made(row)

    def find(self, person: str | None, game: str, plan: str) -> Plan:
        """A plan of this person. Raises ApiError 404, also for plans of others."""
        with self.games.locked(game) as loaded:
            refuse_planning(loaded)
        row = None if person is None else stored.find(self.store, plan, person, game)
        if row is None:
            raise not_found("plan")
        return self._made(row)

    def rename(self, plan: Plan, name: str) -> Plan:
        return self._changed(plan, name=name)

    def remove(self, plan: Plan) -> None:
        stored.remove(self.store, plan.row.id)

    def _made(self, row: PlanRow) -> Plan:
        with self.games.locked(row.game) as loaded:
            table, seats = _table_of(loaded, row), loaded.seats
            with self._guard:
                kept = self._kept.get((row.id, row.version))
            if kept is not None:
                return kept._replace(row=row, table=kept.table._replace(version=table.version))
            base = as_seen(loaded.state_at(row.base))
        moves = tuple(Move(*move) for move in json.loads(row.moves))
        states = [base]
        for move in moves:
            states.append(apply_unchecked(states[-1], move.meant())[0])
        human = tuple(seat._replace(kind="human", bot=None, stand_in=None, open=False) for seat in seats)
        return self._keep(Plan(row, moves, tuple(states), _at(table, states[-1], row, len(moves)), human))

    def _keep(self, plan: Plan) -> Plan:
        with self._guard:
            self._kept[plan.row.id, plan.row.version] = plan
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return plan

    def _changed(self, plan: Plan, **changes: Any) -> Plan:
        row = stored.change(self.store, plan.row, **changes)
        if row is None:
            raise gone_on(plan.number)
        return self._made(row)

    # Moves

    def act(
        self, plan: Plan, seen: int, action: dict[str, Any], skip_forced: bool
    ) -> tuple[Plan, Accepted | RefusedAction]:
        """Add a move, and those that leave steps without a choice. Raises ApiError 409 if the plan is full."""
        if seen != plan.number:
            raise gone_on(plan.number)
        try:
            meant = decode_action(action)
        except Malformed as fault:
            raise malformed(f"action.{fault.field}" if fault.field else "action", fault.message) from None
        refusal = check(plan.state, meant)
        if refusal is not None:
            return plan, RefusedAction(refusal)
        state, moves = plan.state, list(plan.moves)
        by = "person"
        following: Action | None = meant
        while following is not None and len(moves) < MOST_MOVES:
            state, move = _moved(state, following, by)
            moves.append(move)
            by, following = BY_THE_TABLE, passed_over(state)
            if following is None and skip_forced:
                following = without_choice(state)
            if following is not None and check(state, following) is not None:
                following = None
        if len(moves) == len(plan.moves):
            raise ApiError(409, "plan_too_long", f"A plan can have at most {MOST_MOVES} moves.", most=MOST_MOVES)
        place = len(plan.moves) + 1
        plan = self._changed(plan, moves=to_json(moves))
        return plan, Accepted(entry_json(plan.entry(place)))

    def undo(self, plan: Plan, seen: int, to: int | None) -> Plan:
        """Take back the last move, or all after a position."""
        if seen != plan.number:
            raise gone_on(plan.number)
        if to is None:
            own = [place for place, move in enumerate(plan.moves) if move.by != BY_THE_TABLE]
            to = plan.row.base + (own[-1] if own else 0)
        if not plan.row.base <= to < plan.number:
            raise ApiError(409, "nothing_to_undo", "There is nothing to undo in this plan.")
        return self._changed(plan, moves=to_json(plan.moves[: to - plan.row.base]))

    # Playing it

    def play(self, plan: Plan, loaded: LoadedGame, seats: frozenset[int]) -> tuple[list[int], Stopped]:
        """Submit the next moves of the plan as ordinary actions; the caller holds the game's lock.

        Moves that the game has made already are skipped. Returns the numbers of the new entries, and where it stopped.
        """
        place = self._fits_up_to(plan, loaded)
        made: list[int] = []
        while place < len(plan.moves):
            move = plan.moves[place]
            due = decision(loaded.state)
            if move.by == BY_THE_TABLE and (due is None or due.player not in seats):
                place += 1
                continue
            if move.seat not in seats:
                return made, Stopped("others_turn", place, seat=move.seat)
            if due is None or due.player not in seats:
                return made, Stopped("not_your_turn", place, seat=None if due is None else due.player)
            before = loaded.length
            answer = self.games.act(loaded, seats, before, move.meant())
            if isinstance(answer, RefusedAction):
                return made, Stopped("refused", place, answer.refusal, move.seat)
            if isinstance(answer, Stale):
                raise TableChanged  # another process was first; what fits now is another question
            made.append(before + 1)
            place += 1
            for number in range(before + 2, loaded.length + 1):  # made by the table after this move
                made.append(number)
                place += place < len(plan.moves) and _is_same(
                    loaded.lines[number].action, plan.moves[place].action
                )
        return made, Stopped("done", place)

    def _fits_up_to(self, plan: Plan, loaded: LoadedGame) -> int:
        """The place of the first move that the game has not made.

        If the game went another way, moves of others before the next one of the player who decides are skipped.
        """
        since = [loaded.lines[number].action for number in loaded.path() if number > plan.row.base]
        planned = [move.action for move in plan.moves]
        same = 0
        while same < min(len(since), len(planned)) and _is_same(since[same], planned[same]):
            same += 1
        due = decision(loaded.state)
        if same < len(since) and due is not None:  # the game went another way: continue with the next own move
            later = range(same, len(planned))
            same = next((place for place in later if plan.moves[place].seat == due.player), same)
        return same


def _is_same(one: str, other: str) -> bool:
    """Are these texts the same action?"""
    found: bool = json.loads(one) == json.loads(other)
    return found


def _moved(state: GameState, action: Action, by: str) -> tuple[GameState, Move]:
    due = decision(state)
    assert due is not None
    action = as_recorded(state, action)
    after, events = apply_unchecked(state, action)
    happened = to_json([encode_event(event) for event in events])
    return after, Move(due.player, by, to_json(encode_action(action)), happened)


def refuse_planning(loaded: LoadedGame) -> None:
    """Raises ApiError 403 while a game is in progress whose table forbids trying out moves."""
    if not loaded.row.planning and loaded.row.status == TableStatus.OPEN:
        message = "Planning is turned off in this game: plans and copies are possible after its end."
        raise ApiError(403, "planning_is_off", message)


def _table_of(loaded: LoadedGame, row: PlanRow) -> GameRow:
    return loaded.row._replace(version=row.version)


def _at(table: GameRow, state: GameState, row: PlanRow, moves: int) -> GameRow:
    """The table as the plan shows it."""
    return table._replace(
        length=row.base + moves,
        undo="own_turn",
        undo_request=None,
        lesson=None,
        version=row.version,
        **progress(state),
    )
