"""The journey of an action, and everything else that happens to a game: undo, seats, positions.

One writer per game: a lock in this process, and the number of the entry in the database between processes.
Nothing is told to anybody before it is durable.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from cz18.bots.manners import OfferAction, better_only, is_repeated, thing_asked_for
from cz18.contract.previews import why_not
from cz18.contract.records import WhyNotRecord
from cz18.contract.view import position, to_choose, view
from cz18.interop.codec import (
    Malformed,
    decode_action,
    encode_action,
    encode_event,
    state_to_json,
)
from cz18.interop.games_18xx.steps import passed_over
from cz18.rules.actions import Action
from cz18.rules.engine import apply_unchecked, check, decision, legal_actions
from cz18.rules.events import Event
from cz18.rules.explain import Controls
from cz18.rules.refusals import Refusal
from cz18.rules.state import GameState
from cz18.server.errors import ApiError, TableChanged, gone_on, key_used, malformed, not_found, not_yours
from cz18.server.games.in_memory import GamesInMemory, changes_by
from cz18.server.games.loaded_game import FORWARD, Line, LoadedGame
from cz18.server.games.seeds import seed_to_json
from cz18.server.games.shown import Shown, Version
from cz18.server.storage.connected import Outdated
from cz18.server.storage.rows import NO_SEAT, EntryRow, GameRow, TableStatus, Undo
from cz18.server.storage.store import Conflict
from cz18.server.text import to_json
from cz18.server.work.jobs import Stored

log = logging.getLogger("cz18.server.games")

SNAPSHOT_EVERY = 64
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


class Games(GamesInMemory):
    """The games of a store: what is done in them, and what is read of them. Safe to use from several threads."""

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
        """One action of somebody who holds these seats. `action` is JSON, or an Action from `legal_actions`.

        Raises TableChanged if they hold them no more, for all that is known.
        """
        try:
            meant: Action = decode_action(action) if isinstance(action, dict) else action
        except Malformed as fault:
            raise malformed(f"action.{fault.field}" if fault.field else "action", fault.message) from None
        with self.locked(game) as loaded:
            if seen != loaded.length:
                answer = self._known(loaded, key, "action", encode_action(meant)) or self._refuse_seen(
                    loaded, seen
                )
                if answer is not None:
                    return answer
            state = loaded.state
            refusal = (
                self._refuse_seat(loaded, state, seats)
                or check(state, meant)
                or self._refuse_repeated(loaded, meant)
            )
            if refusal is not None:
                return Refused(refusal)
            made = self._do(loaded, meant, by, key)
            self._go_on(loaded)
            return made

    def _do(self, loaded: LoadedGame, action: Action, by: str, key: str | None = None) -> Accepted | Stale:
        """One legal action becomes the next entry."""
        due = decision(loaded.state)
        assert due is not None
        after, events = apply_unchecked(loaded.state, action)
        return self._append(
            loaded, Line(to_json(encode_action(action)), FORWARD, due.player, by), after, events, key
        )

    def _go_on(self, loaded: LoadedGame) -> None:
        """In a game from 18xx.games the table passes for whoever would not be asked there.

        What came before is durable: if this fails, those who are asked pass by themselves.
        """
        try:
            while loaded.row.status == TableStatus.OPEN and (action := passed_over(loaded.state)) is not None:
                if check(loaded.state, action) is not None:
                    return
                with suppress(TableChanged):  # it is the table's to pass, whoever sits at it
                    if not isinstance(self._do(loaded, action, BY_THE_TABLE), Accepted):
                        return  # another process was first, and goes on
        except Exception:
            log.exception("passing over", extra={"game": loaded.id})

    def _known(
        self, loaded: LoadedGame, key: str | None, kind: str, action: dict[str, Any] | None
    ) -> Answer | None:
        """The answer to a request that came before: the same key, the same entry. `action` None: whatever it was."""
        if key is None:
            return None
        entry = self.store.entry_by_key(loaded.id, key)
        if entry is None:
            return None
        if entry.kind != kind or (action is not None and json.loads(entry.action) != action):
            raise key_used(entry.number)
        return Accepted(self.entry_to_json(entry), repeated=True)

    def _refuse_seen(self, loaded: LoadedGame, seen: int) -> Stale | None:
        if seen > loaded.length:
            version = loaded.row.version
            self._catch_up(loaded)
            if loaded.row.version != version:
                raise TableChanged
        if seen > loaded.length:
            raise malformed("seen", f"the game has {loaded.length} entries, not {seen}")
        return None if seen == loaded.length else self._stale(loaded, seen)

    def _stale(self, loaded: LoadedGame, seen: int) -> Stale:
        missed = self.store.entries(loaded.id, seen, limit=MOST_MISSED)
        return Stale(loaded.length, [self.entry_to_json(entry) for entry in missed])

    def _refuse_seat(self, loaded: LoadedGame, state: GameState, seats: frozenset[int]) -> Refusal | None:
        """Does the decision at hand belong to one of these seats?"""
        if loaded.row.status == TableStatus.ABANDONED:
            raise ApiError(409, "abandoned", "This game was given up; it can be read and forked.")
        due = decision(state)
        if due is None or due.player in seats:
            return None
        return Refusal(
            due.section, "not_your_turn", {"turn_of": due.player, "player": min(seats, default=NO_SEAT)}
        )

    def _refuse_repeated(self, loaded: LoadedGame, action: Action) -> Refusal | None:
        """What an opponent has declined in this turn is asked for at a higher price only: manners, no rule."""
        if not isinstance(action, OfferAction):
            return None
        made = loaded.lines.declined_by_bots(loaded.length)
        if not is_repeated(action, made):
            return None
        due = decision(loaded.state)
        assert due is not None
        return Refusal(due.section, "offer_declined_before", {"price": made[thing_asked_for(action)]})

    def _append(
        self, loaded: LoadedGame, line: Line, after: GameState, events: Sequence[Event], key: str | None
    ) -> Accepted | Stale:
        """Durable first, then known in here, then told."""
        number, written = loaded.length + 1, [encode_event(event) for event in events]
        entry = EntryRow(
            loaded.id,
            number,
            "action" if line.to == FORWARD else "undo",
            line.seat,
            line.by,
            line.action,
            to_json(written),
            key,
            time.time(),
        )
        changes = changes_by(loaded.row, line.by, after)
        snapshot = to_json(state_to_json(after)) if number % SNAPSHOT_EVERY == 0 else None
        try:
            self.store.append(entry, changes, loaded.row.version, snapshot)
        except Outdated:
            self._catch_up(loaded)
            raise TableChanged from None
        except Conflict:
            self._catch_up(loaded)
            known = self._known(loaded, key, entry.kind, json.loads(entry.action))
            return known if isinstance(known, Accepted) else self._stale(loaded, number - 1)
        self._wrote(loaded)
        loaded.row = loaded.row._replace(length=number, changed=entry.time, **changes)
        loaded.add(line, after)
        loaded.look_again()
        told = self.entry_to_json(entry, written)
        for listener in self.listeners:
            listener(loaded.id, told)
        return Accepted(told)

    # Undo

    def undo(
        self, game: str, seats: frozenset[int], seen: int, to: int | None, key: str | None
    ) -> Answer | dict[str, Any]:
        """Go back to an earlier position: at once where the policy says so, else ask the others."""
        with self.locked(game) as loaded:
            answer = self._known(loaded, key, "undo", None if to is None else {"to": to})
            if answer is not None:
                return answer
            stale = self._refuse_seen(loaded, seen)
            if stale is not None:
                return stale
            path = loaded.path()
            if not path:
                raise ApiError(409, "nothing_to_undo", "Nothing has been done that could be taken back.")
            if to is None:
                mine = [number for number in path if _is_of(loaded.lines[number], seats)]
                if not mine:
                    raise ApiError(409, "nothing_to_undo", "There is nothing of yours to take back.")
                to = loaded.resolved(mine[-1] - 1)
            requester = self._requester(loaded, path, seats)
            self._refuse_undo(loaded, path, to)
            if self._is_free(loaded, path, to, seats):
                return self._undo(loaded, requester, to, key)
            if loaded.row.undo != Undo.CONSENT:
                raise ApiError(
                    409, "not_your_own", "Others have acted since; this table takes back own actions only."
                )
            request = {"seat": requester, "to": to, "seen": loaded.length, "agreed": sorted(seats), "key": key}
            asked = json.loads(loaded.row.undo_request or "null") or {}
            if all(asked.get(name) == request[name] for name in ("seat", "to", "seen")):
                request["agreed"] = sorted({*asked["agreed"], *seats})  # asked again: who has agreed has agreed
            return self._decide_request(loaded, request)

    def _requester(self, loaded: LoadedGame, path: list[int], seats: frozenset[int]) -> int:
        if not seats:
            raise not_yours("Only players can take actions back.")
        last = [loaded.lines[number].seat for number in path if loaded.lines[number].seat in seats]
        return last[-1] if last else min(seats)

    def _refuse_undo(self, loaded: LoadedGame, path: list[int], to: int) -> None:
        """Undo is on, goes back to a position of this game, and crosses no draw."""
        if loaded.row.undo == Undo.OFF:
            raise ApiError(409, "undo_is_off", "This table does not take actions back.")
        if loaded.row.status == TableStatus.ABANDONED:
            raise ApiError(409, "abandoned", "This game was given up; it can be read and forked.")
        if to not in (0, *path[:-1]):
            raise malformed("to", "is no earlier position of the game as it stands")
        if loaded.state_at(to).draws != loaded.state.draws:
            raise ApiError(409, "crosses_a_draw", "Something was drawn since; a draw is not taken back.")

    def _is_free(self, loaded: LoadedGame, path: list[int], to: int, seats: frozenset[int]) -> bool:
        """Everything to be taken back is one's own, or an opponent's answer to it.

        What a game brought along, as a file or a fork, belongs to the seats as if it had been played here.
        """
        back = [loaded.lines[number] for number in path if number > to]

        def by_itself(line: Line) -> bool:
            return line.by in BY_THEMSELVES or loaded.seats[line.seat].kind == "bot"

        return back[0].seat in seats and all(line.seat in seats or by_itself(line) for line in back)

    def _decide_request(self, loaded: LoadedGame, request: dict[str, Any]) -> Accepted | Stale | dict[str, Any]:
        """Undo once everybody has agreed whose agreement is needed."""
        people = {seat.seat for seat in loaded.seats if seat.is_asked(time.time())}
        waiting = sorted(people - set(request["agreed"]))
        if not waiting:
            return self._undo(loaded, request["seat"], request["to"], request["key"])
        self._change_request(loaded, request)
        return {"asked": True, "waiting_for": waiting, "to": request["to"]}

    def answer_undo(self, game: str, seats: frozenset[int], agree: bool) -> Answer | dict[str, Any]:
        """Agree to, or decline, the request on the table."""
        with self.locked(game) as loaded:
            if not seats:
                raise not_yours("Only players can answer.")
            request = json.loads(loaded.row.undo_request or "null")
            if request is None or request["seen"] != loaded.length:
                raise ApiError(409, "no_request", "Nobody asks to take anything back.")
            if not agree:
                self._change_request(loaded, None)
                return {"asked": False, "declined": True}
            request["agreed"] = sorted({*request["agreed"], *seats})
            return self._decide_request(loaded, request)

    def _change_request(self, loaded: LoadedGame, request: dict[str, Any] | None) -> None:
        """Durable; where another process has changed the table meanwhile, whoever answers looks at it again."""
        try:
            text = None if request is None else to_json(request)
            self.store.change_game(loaded.id, as_read=loaded.row.version, undo_request=text)
        except Outdated:
            self._catch_up(loaded)
            raise TableChanged from None
        self.changed(loaded.id)

    def _undo(self, loaded: LoadedGame, seat: int, to: int, key: str | None) -> Accepted | Stale:
        line = Line(to_json({"to": to}), to, seat, "person")
        return self._append(loaded, line, loaded.state_at(to), (), key)

    # Reading

    def log(self, game: str, since: int, limit: int) -> list[dict[str, Any]]:
        with self.locked(game) as loaded:
            entries = self.store.entries(game, since, until=loaded.length, limit=limit)
        return [self.entry_to_json(entry) for entry in entries]

    def view(self, game: str) -> tuple[LoadedGame, int, bytes]:
        """The present position with every choice, its number and its JSON; computed once for everybody.

        The table may have gone on when this is read: what is said of the JSON goes by the number given with it.
        """
        with self.locked(game) as loaded:
            if loaded.view is None or loaded.view[0] != loaded.length:
                seen = view(loaded.state, names_of(loaded), loaded.length, *_to_decide(loaded))
                loaded.view = (loaded.length, to_json(seen).encode())
            return loaded, *loaded.view

    def shown(self, game: str) -> Shown:
        """The present as live viewers are shown it."""
        with self.locked(game) as loaded:
            seen = view(loaded.state, names_of(loaded), loaded.length, (), [])
            everything = {"table": summary(loaded.row, loaded.seats), "position": seen}
            decides = None if seen["decision"] is None else seen["decision"]["seat"]
            version = Version(loaded.length, loaded.row.version)
            return Shown(version, decides, everything, partial(self.choices, game, loaded.length))

    def choices(self, game: str, number: int) -> dict[str, Any]:
        """What can be done at the present position, if it is this one, and why other things cannot."""
        with self.locked(game) as loaded:
            if loaded.length != number:
                raise gone_on(loaded.length)
            legal, greyed = _to_decide(loaded)
            return {**to_choose(loaded.state, legal), "greyed": greyed}

    def present(self, game: str, seen: int) -> Present:
        """The position at hand, for whoever says that it is. Raises ApiError 409 if the game has gone on."""
        with self.locked(game) as loaded:
            if seen != loaded.length:
                raise gone_on(loaded.length)
            return Present(loaded.state, names_of(loaded), loaded.row)

    def position(self, game: str, number: int) -> dict[str, Any]:
        """Any position of the game's history, and the entry that led to it."""
        with self.locked(game) as loaded:
            if not 0 <= number <= loaded.length:
                raise not_found("position")
            entries = self.store.entries(game, number - 1, until=number) if number else []
            return {
                **position(loaded.state_at(number), names_of(loaded), number),
                "entry": self.entry_to_json(entries[0]) if entries else None,
            }

    def stored(self, game: str, position: int | None = None) -> tuple[Stored, list[int]]:
        """The game up to a position as it is kept, and the numbers of its entries: those that were not undone."""
        with self.locked(game) as loaded:
            number = loaded.length if position is None else position
            if not 0 <= number <= loaded.length:
                raise malformed("position", f"the game has positions 0 to {loaded.length}")
            path = loaded.path(number)
            return Stored(loaded.setup(), tuple(loaded.lines[entry].action for entry in path)), path

    def names(self, game: str) -> tuple[str, ...]:
        """The seats' present names."""
        with self.locked(game) as loaded:
            return names_of(loaded)

    def length(self, game: str) -> int:
        with self.locked(game) as loaded:
            return loaded.length

    def state(self, game: str) -> tuple[LoadedGame, GameState, int]:
        with self.locked(game) as loaded:
            return loaded, loaded.state, loaded.length


def _to_decide(loaded: LoadedGame) -> tuple[Sequence[Action], list[WhyNotRecord]]:
    """What can be done at the present position, and why other things cannot."""
    if loaded.row.status != TableStatus.OPEN:
        return (), []
    made = loaded.lines.declined_by_bots(loaded.length)
    return better_only(legal_actions(loaded.state), made), why_not(loaded.state, Controls())


def _is_of(line: Line, seats: frozenset[int]) -> bool:
    """Did one of these seats do this, and not the table?"""
    return line.seat in seats and line.by != BY_THE_TABLE


def names_of(loaded: LoadedGame) -> tuple[str, ...]:
    """The seats' present names."""
    return tuple(seat.name for seat in loaded.seats)


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
        "version": row.version,
        "round": row.round,
        "decides": None if row.decides == NO_SEAT else row.decides,
        "result": json.loads(row.result) if row.result else None,
        "listed": row.listed,
        "undo": row.undo,
        "host": row.host,
        "offers": {"then": row.offers, "after_seconds": row.offer_seconds},
        "undo_request": _public_request(row),
        "forked_from": None if row.forked_from is None else {"game": row.forked_from, "position": row.forked_at},
        "seats": [
            {name: getattr(seat, name) for name in ("seat", "name", "kind", "bot", "stand_in", "open")}
            for seat in seats
        ],
        "created": row.created,
        "changed": row.changed,
        "seed": seed_to_json(row),
    }


def _public_request(row: GameRow) -> dict[str, Any] | None:
    """The request to take something back, unless the game has gone on since."""
    request = json.loads(row.undo_request or "null")
    if request is None or request["seen"] != row.length:
        return None
    return {name: request[name] for name in ("seat", "to", "seen", "agreed")}
