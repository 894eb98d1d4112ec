"""The journey of an action, and everything else that happens to a game: undo, seats, positions.

One writer per game: a lock in this process, and the number of the entry in the database between processes.
Nothing is told to anybody before it is durable.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from cz18.bots.manners import OfferAction, is_repeated, thing_asked_for
from cz18.interop.codec import (
    Malformed,
    decode_action,
    decode_event,
    encode_action,
    encode_event,
    state_from_json,
    state_to_json,
)
from cz18.interop.games_18xx.steps import passed_over
from cz18.rules.actions import Action
from cz18.rules.engine import apply_unchecked, check, decision, is_over
from cz18.rules.events import Event
from cz18.rules.refusals import Refusal
from cz18.rules.scoring import result
from cz18.rules.state import GameState
from cz18.rules.versions import VERSIONS
from cz18.server.boards import board_lost
from cz18.server.choices import choices, events_to_json, greyed
from cz18.server.faults import Fault, gone_on, key_used, malformed, not_found, not_yours
from cz18.server.jobs import Stored
from cz18.server.rows import NO_SEAT, EntryRow, GameRow, Status, Undo
from cz18.server.store import Conflict, Store
from cz18.server.table import FORWARD, Line, Table, line_of
from cz18.server.text import to_json
from cz18.server.view import position, present_round

log = logging.getLogger("cz18.server.games")

SNAPSHOT_EVERY = 64
LOOK_AGAIN_SECONDS = 1.0
"""With SQLite this process writes the games alone, but for an administrator who removes one: so soon it is noticed."""
BY_THE_TABLE = "table"
"""By whom an entry is that was made because nobody had anything to decide."""
BY_THEMSELVES = {"bot", "stand_in", "expiry", BY_THE_TABLE}
"""By whom an entry is that no person has made."""
MOST_MISSED = 500
"""So many missed entries are sent with a stale answer; who missed more asks for the log."""


class Accepted(NamedTuple):
    """200: the entry is in the log. `repeated` if it was there already, by its key."""

    entry: dict[str, Any]
    repeated: bool = False


class Stale(NamedTuple):
    """409: the game has gone on since; what was missed."""

    length: int
    missed: list[dict[str, Any]]


class Refused(NamedTuple):
    """422: against the rules; why, with the section."""

    refusal: Refusal


Answer = Accepted | Stale | Refused


class Present(NamedTuple):
    """The position at hand."""

    state: GameState
    names: tuple[str, ...]
    row: GameRow


class Games:
    """The games of a store, the lately used ones in memory. Safe to use from several threads."""

    def __init__(self, store: Store, loaded: int = 256) -> None:
        self.store = store
        self._most = loaded
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, Any] = WeakValueDictionary()
        self._guard = threading.Lock()
        self._held = threading.local()
        self.listeners: list[Callable[[str, dict[str, Any]], None]] = []
        """Called with (game, entry) after an entry of this process is durable."""
        self.table_listeners: list[Callable[[str], None]] = []
        """Called with the game when its seats or requests have changed."""

    # Loading

    @contextmanager
    def locked(self, game: str) -> Iterator[Table]:
        """The table, for one at a time. Raises Fault 404 if there is none."""
        with self._guard:
            lock = self._locks.get(game)
            if lock is None:
                lock = self._locks[game] = threading.RLock()
        with lock:
            held: dict[str, Table] = self._held.__dict__
            if game in held:  # this thread has it already
                yield held[game]
                return
            held[game] = self._load(game)
            try:
                yield held[game]
            finally:
                del held[game]

    def _load(self, game: str) -> Table:
        with self._guard:
            table = self._tables.get(game)
            if table is not None:
                self._tables.move_to_end(game)
        if table is None:
            table = self._read(game)
            with self._guard:
                self._tables[game] = table
                while len(self._tables) > self._most:
                    self._tables.popitem(last=False)
        elif not self.store.is_sqlite or table.read_at + LOOK_AGAIN_SECONDS <= time.monotonic():
            self._catch_up(table)  # another process may have written
        return table

    def _read(self, game: str) -> Table:
        row = self.store.game(game)
        if row is None:
            raise not_found()
        if row.rules not in VERSIONS:
            playable = ", ".join(VERSIONS)
            message = f"This game is played under version {row.rules} of the rules; this server plays {playable}."
            raise Fault(409, "other_rules", message, rules=row.rules)
        board = self.store.board(row.board)
        if board is None:
            raise board_lost(row.board)
        table = Table(row, self.store.seats(game), board)
        self._extend(table)
        kept = self.store.last_snapshot(game, table.length)
        if kept is not None:
            with suppress(Malformed, ValueError):  # it was a cache; the log is the game
                table.states[kept[0]] = state_from_json(json.loads(kept[1]))
        return table

    def _extend(self, table: Table) -> None:
        rows = self.store.log(table.id, table.length)
        table.extend(line_of(kind, seat, by, action) for _, kind, seat, by, action in rows)

    def _catch_up(self, table: Table) -> None:
        table.read_at = time.monotonic()
        row = self.store.game(table.id)
        if row is None:
            self.forget(table.id)
            raise not_found()
        if row.version != table.row.version:
            table.seats = self.store.seats(table.id)
            table.look_again()
        table.row = row
        if row.length != table.length:
            self._extend(table)
            table.look_again()

    def forget(self, game: str) -> None:
        """Read this game anew when it is asked for again."""
        with self._guard:
            self._tables.pop(game, None)

    def changed(self, game: str) -> None:
        """Seats or requests of this table have changed in the store."""
        with self.locked(game) as table:
            row = self.store.game(game)
            if row is None:
                self.forget(game)
                raise not_found()
            table.row, table.seats = row, self.store.seats(game)
            table.look_again()
        for listener in self.table_listeners:
            listener(game)

    def row(self, game: str) -> GameRow | None:
        """The row of a game that is in memory."""
        with self._guard:
            table = self._tables.get(game)
        return None if table is None else table.row

    def loaded(self) -> int:
        return len(self._tables)

    # Actions

    def submit(
        self,
        game: str,
        seats: frozenset[int],
        seen: int,
        action: Any,
        key: str | None = None,
        *,
        by: str = "person",
    ) -> Answer:
        """One action of somebody who holds these seats. `action` is JSON, or an Action from `legal_actions`."""
        try:
            meant: Action = decode_action(action) if isinstance(action, dict) else action
        except Malformed as fault:
            raise malformed(f"action.{fault.field}" if fault.field else "action", fault.message) from None
        with self.locked(game) as table:
            if seen != table.length:
                answer = self._known(table, key, "action", encode_action(meant)) or self._refuse_seen(table, seen)
                if answer is not None:
                    return answer
            state = table.state
            refusal = (
                self._refuse_seat(table, state, seats)
                or check(state, meant)
                or self._refuse_repeated(table, meant)
            )
            if refusal is not None:
                return Refused(refusal)
            made = self._do(table, meant, by, key)
            self._go_on(table)
            return made

    def _do(self, table: Table, action: Action, by: str, key: str | None = None) -> Accepted | Stale:
        """One legal action becomes the next entry."""
        due = decision(table.state)
        assert due is not None
        after, events = apply_unchecked(table.state, action)
        return self._append(
            table, Line(to_json(encode_action(action)), FORWARD, due.player, by), after, events, key
        )

    def _go_on(self, table: Table) -> None:
        """In a game from 18xx.games the table passes for whoever would not be asked there.

        What came before is durable: if this fails, those who are asked pass by themselves.
        """
        try:
            while (action := passed_over(table.state)) is not None and check(table.state, action) is None:
                if not isinstance(self._do(table, action, BY_THE_TABLE), Accepted):
                    return  # another process was first, and goes on
        except Exception:
            log.exception("passing over", extra={"game": table.id})

    def _known(self, table: Table, key: str | None, kind: str, action: dict[str, Any] | None) -> Answer | None:
        """The answer to a request that came before: the same key, the same entry. `action` None: whatever it was."""
        if key is None:
            return None
        entry = self.store.entry_by_key(table.id, key)
        if entry is None:
            return None
        if entry.kind != kind or (action is not None and json.loads(entry.action) != action):
            raise key_used(entry.number)
        return Accepted(self.entry_to_json(table, entry), repeated=True)

    def _refuse_seen(self, table: Table, seen: int) -> Stale | None:
        if seen > table.length:
            self._catch_up(table)
        if seen > table.length:
            raise malformed("seen", f"the game has {table.length} entries, not {seen}")
        return None if seen == table.length else self._stale(table, seen)

    def _stale(self, table: Table, seen: int) -> Stale:
        missed = self.store.entries(table.id, seen, limit=MOST_MISSED)
        return Stale(table.length, [self.entry_to_json(table, entry) for entry in missed])

    def _refuse_seat(self, table: Table, state: GameState, seats: frozenset[int]) -> Refusal | None:
        """Does the decision at hand belong to one of these seats?"""
        if table.row.status == Status.ABANDONED:
            raise Fault(409, "abandoned", "This game was given up; it can be read and forked.")
        due = decision(state)
        if due is None or due.player in seats:
            return None
        return Refusal(
            due.section, "not_your_turn", {"turn_of": due.player, "player": min(seats, default=NO_SEAT)}
        )

    def _refuse_repeated(self, table: Table, action: Action) -> Refusal | None:
        """What an opponent has declined in this turn is asked for at a higher price only: manners, no rule."""
        if not isinstance(action, OfferAction):
            return None
        made = table.lines.declined_by_bots(table.length)
        if not is_repeated(action, made):
            return None
        due = decision(table.state)
        assert due is not None
        return Refusal(due.section, "offer_declined_before", {"price": made[thing_asked_for(action)]})

    def _append(
        self, table: Table, line: Line, after: GameState, events: Sequence[Event], key: str | None
    ) -> Accepted | Stale:
        """Durable first, then known in here, then told."""
        number = table.length + 1
        entry = EntryRow(
            table.id,
            number,
            "action" if line.to == FORWARD else "undo",
            line.seat,
            line.by,
            line.action,
            to_json([encode_event(event) for event in events]),
            key,
            time.time(),
        )
        changes = progress(after)
        if table.row.undo_request is not None:
            changes["undo_request"] = None
        if line.by == "person" and not table.row.played:
            changes |= {"played": True, "origin": None}
        snapshot = to_json(state_to_json(after)) if number % SNAPSHOT_EVERY == 0 else None
        try:
            self.store.append(entry, changes, snapshot)
        except Conflict:
            self._catch_up(table)
            known = self._known(table, key, entry.kind, json.loads(entry.action))
            return known if isinstance(known, Accepted) else self._stale(table, number - 1)
        table.row = table.row._replace(length=number, changed=entry.time, **changes)
        table.add(line, after)
        table.look_again()
        told = self.entry_to_json(table, entry, events)
        for listener in self.listeners:
            listener(table.id, told)
        return Accepted(told)

    # Undo

    def undo(
        self, game: str, seats: frozenset[int], seen: int, to: int | None, key: str | None
    ) -> Answer | dict[str, Any]:
        """Go back to an earlier position: at once where the policy says so, else ask the others."""
        with self.locked(game) as table:
            answer = self._known(table, key, "undo", None if to is None else {"to": to})
            if answer is not None:
                return answer
            stale = self._refuse_seen(table, seen)
            if stale is not None:
                return stale
            path = table.path()
            if not path:
                raise Fault(409, "nothing_to_undo", "Nothing has been done that could be taken back.")
            if to is None:
                mine = [number for number in path if _is_of(table.lines[number], seats)]
                if not mine:
                    raise Fault(409, "nothing_to_undo", "There is nothing of yours to take back.")
                to = table.resolved(mine[-1] - 1)
            requester = self._requester(table, path, seats)
            self._refuse_undo(table, path, to)
            if self._is_free(table, path, to, seats):
                return self._undo(table, requester, to, key)
            if table.row.undo != Undo.CONSENT:
                raise Fault(
                    409, "not_your_own", "Others have acted since; this table takes back own actions only."
                )
            request = {"seat": requester, "to": to, "seen": table.length, "agreed": sorted(seats), "key": key}
            asked = json.loads(table.row.undo_request or "null") or {}
            if all(asked.get(name) == request[name] for name in ("seat", "to", "seen")):
                request["agreed"] = sorted({*asked["agreed"], *seats})  # asked again: who has agreed has agreed
            return self._decide_request(table, request)

    def _requester(self, table: Table, path: list[int], seats: frozenset[int]) -> int:
        if not seats:
            raise not_yours("Only players can take actions back.")
        last = [table.lines[number].seat for number in path if table.lines[number].seat in seats]
        return last[-1] if last else min(seats)

    def _refuse_undo(self, table: Table, path: list[int], to: int) -> None:
        """Undo is on, goes back to a position of this game, and crosses no draw."""
        if table.row.undo == Undo.OFF:
            raise Fault(409, "undo_is_off", "This table does not take actions back.")
        if table.row.status == Status.ABANDONED:
            raise Fault(409, "abandoned", "This game was given up; it can be read and forked.")
        if to not in (0, *path[:-1]):
            raise malformed("to", "is no earlier position of the game as it stands")
        if table.state_at(to).draws != table.state.draws:
            raise Fault(409, "crosses_a_draw", "Something was drawn since; a draw is not taken back.")

    def _is_free(self, table: Table, path: list[int], to: int, seats: frozenset[int]) -> bool:
        """Everything to be taken back is one's own, or an opponent's answer to it.

        What a game brought along, as a file or a fork, belongs to the seats as if it had been played here.
        """
        back = [table.lines[number] for number in path if number > to]

        def by_itself(line: Line) -> bool:
            return line.by in BY_THEMSELVES or table.seats[line.seat].kind == "bot"

        return back[0].seat in seats and all(line.seat in seats or by_itself(line) for line in back)

    def _decide_request(self, table: Table, request: dict[str, Any]) -> Accepted | Stale | dict[str, Any]:
        """Undo once everybody has agreed whose agreement is needed."""
        people = {seat.seat for seat in table.seats if seat.is_asked(time.time())}
        waiting = sorted(people - set(request["agreed"]))
        if not waiting:
            return self._undo(table, request["seat"], request["to"], request["key"])
        self.store.change_game(table.id, undo_request=to_json(request))
        self.changed(table.id)
        return {"asked": True, "waiting_for": waiting, "to": request["to"]}

    def answer_undo(self, game: str, seats: frozenset[int], agree: bool) -> Answer | dict[str, Any]:
        """Agree to, or decline, the request on the table."""
        with self.locked(game) as table:
            if not seats:
                raise not_yours("Only players can answer.")
            request = json.loads(table.row.undo_request or "null")
            if request is None or request["seen"] != table.length:
                raise Fault(409, "no_request", "Nobody asks to take anything back.")
            if not agree:
                self.store.change_game(game, undo_request=None)
                self.changed(game)
                return {"asked": False, "declined": True}
            request["agreed"] = sorted({*request["agreed"], *seats})
            return self._decide_request(table, request)

    def _undo(self, table: Table, seat: int, to: int, key: str | None) -> Accepted | Stale:
        line = Line(to_json({"to": to}), to, seat, "person")
        return self._append(table, line, table.state_at(to), (), key)

    # Reading

    def entry_to_json(
        self, table: Table, entry: EntryRow, events: Sequence[Event] | None = None
    ) -> dict[str, Any]:
        """An entry as everybody sees it, its events with their sentences."""
        names = names_of(table)
        if events is None:
            events = [decode_event(event) for event in json.loads(entry.events)]
        return {
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "by": entry.by,
            "action": json.loads(entry.action),
            "events": events_to_json(events, names),
            "time": entry.time,
        }

    def log(self, game: str, since: int, limit: int) -> list[dict[str, Any]]:
        with self.locked(game) as table:
            entries = self.store.entries(game, since, until=table.length, limit=limit)
            return [self.entry_to_json(table, entry) for entry in entries]

    def view(self, game: str) -> tuple[Table, int, bytes]:
        """The present position with every choice, its number and its JSON; computed once for everybody.

        The table may have gone on when this is read: what is said of the JSON goes by the number given with it.
        """
        with self.locked(game) as table:
            if table.view is None or table.view[0] != table.length:
                state, names = table.state, names_of(table)
                seen = position(state, names)
                seen["number"] = table.length
                made = table.lines.declined_by_bots(table.length)
                seen["choices"] = choices(state, made) if table.row.status == Status.OPEN else []
                seen["greyed"] = greyed(state, names) if table.row.status == Status.OPEN else []
                table.view = (table.length, to_json(seen).encode())
            return table, *table.view

    def present(self, game: str, seen: int) -> Present:
        """The position at hand, for whoever says that it is. Raises Fault 409 if the game has gone on."""
        with self.locked(game) as table:
            if seen != table.length:
                raise gone_on(table.length)
            return Present(table.state, names_of(table), table.row)

    def position(self, game: str, number: int) -> dict[str, Any]:
        """Any position of the game's history, and the entry that led to it."""
        with self.locked(game) as table:
            if not 0 <= number <= table.length:
                raise not_found("position")
            seen = position(table.state_at(number), names_of(table))
            entries = self.store.entries(game, number - 1, until=number) if number else []
            seen["number"] = number
            seen["entry"] = self.entry_to_json(table, entries[0]) if entries else None
            return seen

    def stored(self, game: str, position: int | None = None) -> tuple[Stored, list[int]]:
        """The game up to a position as it is kept, and the numbers of its entries: those that were not undone."""
        with self.locked(game) as table:
            number = table.length if position is None else position
            if not 0 <= number <= table.length:
                raise malformed("position", f"the game has positions 0 to {table.length}")
            path = table.path(number)
            return Stored(table.setup(), tuple(table.lines[entry].action for entry in path)), path

    def length(self, game: str) -> int:
        with self.locked(game) as table:
            return table.length

    def state(self, game: str) -> tuple[Table, GameState, int]:
        with self.locked(game) as table:
            return table, table.state, table.length


def _is_of(line: Line, seats: frozenset[int]) -> bool:
    """Did one of these seats do this, and not the table?"""
    return line.seat in seats and line.by != BY_THE_TABLE


def names_of(table: Table) -> tuple[str, ...]:
    """The seats' present names."""
    return tuple(seat.name for seat in table.seats)


def progress(state: GameState) -> dict[str, Any]:
    """What the list of games shows of a position."""
    due = decision(state)
    over = is_over(state)
    return {
        "status": (Status.FINISHED if over else Status.OPEN).value,
        "decides": NO_SEAT if due is None else due.player,
        "round": present_round(state),
        "result": to_json(list(result(state))) if over else None,
    }


def summary(row: GameRow, seats: Sequence[Any]) -> dict[str, Any]:
    """A game in a list."""
    return {
        "id": row.id,
        "title": row.title,
        "board": row.board,
        "options": json.loads(row.options),
        "rules": row.rules,
        "status": row.status,
        "length": row.length,
        "round": row.round,
        "decides": None if row.decides == NO_SEAT else row.decides,
        "result": json.loads(row.result) if row.result else None,
        "listed": row.listed,
        "undo": row.undo,
        "host": row.host,
        "offers": {"then": row.offers, "after_seconds": row.offer_seconds},
        "undo_request": _public_request(row.undo_request),
        "forked_from": None if row.forked_from is None else {"game": row.forked_from, "position": row.forked_at},
        "seats": [
            {"seat": seat.seat, "name": seat.name, "kind": seat.kind, "bot": seat.bot, "stand_in": seat.stand_in}
            for seat in seats
        ],
        "created": row.created,
        "changed": row.changed,
    }


def _public_request(text: str | None) -> dict[str, Any] | None:
    if text is None:
        return None
    request = json.loads(text)
    return {name: request[name] for name in ("seat", "to", "seen", "agreed")}
