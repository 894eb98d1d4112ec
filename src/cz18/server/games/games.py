"""Actions, undo and reading.

A lock allows one writer per game in this process; between processes the unique entry number does. An entry is published
after it is durable.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from cz18.bots.offer_etiquette import OfferAction, is_repeated, thing_asked_for
from cz18.contract.view import position
from cz18.interop.formats.codec import (
    Malformed,
    decode_action,
    encode_action,
    encode_event,
    state_to_json,
)
from cz18.rules.actions import Action
from cz18.rules.asking.choices import without_choice
from cz18.rules.engine import apply_unchecked, as_recorded, check, decision
from cz18.rules.events import Event
from cz18.rules.game import opening_of
from cz18.rules.profiles.games_18xx import passed_over
from cz18.rules.refusals import Refusal
from cz18.rules.state import GameState
from cz18.server.admission.rules import MOST_ENTRIES
from cz18.server.errors import (
    ApiError,
    TableChanged,
    abandoned,
    game_too_long,
    gone_on,
    key_used,
    malformed,
    not_found,
    not_yours,
)
from cz18.server.games.in_memory import GamesInMemory, changes_by
from cz18.server.games.loaded_game import FORWARD, Line, LoadedGame
from cz18.server.games.undo import is_free, last_action_of
from cz18.server.games.views import Recorded, entry_json
from cz18.server.storage.connected import Conflict, Outdated
from cz18.server.storage.rows import BY_THE_TABLE, NO_SEAT, EntryRow, GameRow, TableStatus, Undo
from cz18.server.text import to_json
from cz18.server.work.jobs import Stored

log = logging.getLogger("cz18.server.games")

SNAPSHOT_EVERY = 64
MOST_MISSED = 100
"""Maximum number of missed entries in a stale answer; their sentences are written in a request thread."""


class Accepted(NamedTuple):
    """200: the entry, as JSON. `repeated`: an earlier request with the same key made it."""

    entry: str
    repeated: bool = False


class Stale(NamedTuple):
    """409: the game has moved on; the missed entries, each as JSON."""

    length: int
    missed: list[str]


class RefusedAction(NamedTuple):
    """422: the action is against the rules."""

    refusal: Refusal


Answer = Accepted | Stale | RefusedAction


class Present(NamedTuple):
    state: GameState
    names: tuple[str, ...]
    row: GameRow


def _automatic(loaded: LoadedGame, skipping: frozenset[int]) -> Action | None:
    """The action that the table makes for a player with nothing to choose; None if the player is asked."""
    action = passed_over(loaded.state)
    due = decision(loaded.state)
    if action is not None or due is None or due.player not in skipping:
        return action
    return without_choice(loaded.state)


class Games(GamesInMemory):
    """The games of a store. Thread-safe."""

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
        """Take one action for the holder of these seats. `action` is JSON, or an `Action`."""
        with self.locked(game) as loaded:
            return self.act(loaded, seats, seen, action, key, by=by)

    def act(
        self,
        loaded: LoadedGame,
        seats: frozenset[int],
        seen: int,
        action: Any,
        key: str | None = None,
        *,
        by: str = "person",
        skip_forced: bool = False,
    ) -> Answer:
        """`submit` for a caller that holds the game's lock. Raises TableChanged if the seats may have changed.

        `skip_forced`: also leave the following steps in which these seats have nothing to choose.
        """
        try:
            meant: Action = decode_action(action) if isinstance(action, dict) else action
        except Malformed as fault:
            raise malformed(f"action.{fault.field}" if fault.field else "action", fault.message) from None
        if seen != loaded.length:
            answer = self._known(loaded, key, "action", encode_action(meant)) or self._refuse_seen(loaded, seen)
            if answer is not None:
                return answer
        refusal = (
            self._refuse_seat(loaded, loaded.state, seats)
            or check(loaded.state, meant)
            or self._refuse_repeated(loaded, meant)
        )
        if refusal is not None:
            return RefusedAction(refusal)
        made = self._do(loaded, meant, by, key)
        self._go_on(loaded, seats if skip_forced else frozenset())
        return made

    def _do(self, loaded: LoadedGame, action: Action, by: str, key: str | None = None) -> Accepted | Stale:
        due = decision(loaded.state)
        assert due is not None
        action = as_recorded(loaded.state, action)
        after, events = apply_unchecked(loaded.state, action)
        return self._append(
            loaded, Line(to_json(encode_action(action)), FORWARD, due.player, by), after, events, key
        )

    def _go_on(self, loaded: LoadedGame, skipping: frozenset[int]) -> None:
        """Leave steps without a choice: those of the `skipping` seats, and those that the 18xx.games profile skips.

        The entry before is durable; if this fails, the players do it themselves.
        """
        try:
            while loaded.row.status == TableStatus.OPEN and (action := _automatic(loaded, skipping)) is not None:
                if check(loaded.state, action) is not None:
                    return
                with suppress(TableChanged):  # the action does not depend on who holds the seats
                    if not isinstance(self._do(loaded, action, BY_THE_TABLE), Accepted):
                        return  # another process was first, and continues
        except Exception:
            log.exception("automatic pass failed", extra={"game": loaded.id})

    def _known(
        self, loaded: LoadedGame, key: str | None, kind: str, action: dict[str, Any] | None
    ) -> Answer | None:
        """The answer to a repeated request, by its key. `action` None matches any action."""
        if key is None:
            return None
        entry = self.store.entry_by_key(loaded.id, key)
        if entry is None:
            return None
        recorded = json.loads(entry.action)
        if entry.kind != kind or (action is not None and recorded not in (action, {**action, "proven": False})):
            raise key_used(entry.number)
        return Accepted(entry_json(entry), repeated=True)

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
        return Stale(loaded.length, [entry_json(entry) for entry in missed])

    def _refuse_seat(self, loaded: LoadedGame, state: GameState, seats: frozenset[int]) -> Refusal | None:
        if loaded.row.status == TableStatus.ABANDONED:
            raise abandoned()
        due = decision(state)
        if due is None or due.player in seats:
            return None
        return Refusal(
            due.section, "not_your_turn", {"turn_of": due.player, "player": min(seats, default=NO_SEAT)}
        )

    def _refuse_repeated(self, loaded: LoadedGame, action: Action) -> Refusal | None:
        """Refuse an offer that is not higher than one a bot declined in this turn: etiquette, not a rule."""
        if not isinstance(action, OfferAction):
            return None
        made = loaded.lines.offers(loaded.length).declined_by_bots
        if not is_repeated(action, made):
            return None
        due = decision(loaded.state)
        assert due is not None
        return Refusal(due.section, "offer_declined_before", {"price": made[thing_asked_for(action)]})

    def _append(
        self, loaded: LoadedGame, line: Line, after: GameState, events: Sequence[Event], key: str | None
    ) -> Accepted | Stale:
        """Store an entry durably, add it in memory, and publish it."""
        number, before = loaded.length + 1, loaded.view()
        if number > MOST_ENTRIES:
            raise game_too_long(409, MOST_ENTRIES)
        entry = EntryRow(
            loaded.id,
            number,
            "action" if line.to == FORWARD else "undo",
            line.seat,
            line.by,
            line.action,
            to_json([encode_event(event) for event in events]),
            key,
            time.time(),
        )
        changes = changes_by(loaded.row, entry, after)
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
        loaded.passed = None
        made = Recorded(entry, entry_json(entry), before, loaded.view())
        for listener in self.listeners:
            listener(made)
        return Accepted(made.json)

    # Undo

    def undo(
        self, game: str, seats: frozenset[int], seen: int, to: int | None, key: str | None
    ) -> Answer | dict[str, Any]:
        """Go back to an earlier position, or request consent if the table's policy requires it."""
        with self.locked(game) as loaded:
            answer = self._known(loaded, key, "undo", None if to is None else {"to": to})
            if answer is not None:
                return answer
            stale = self._refuse_seen(loaded, seen)
            if stale is not None:
                return stale
            if not loaded.resolved(loaded.length):
                raise ApiError(409, "nothing_to_undo", "There is nothing to undo.")
            if to is None:
                mine = last_action_of(loaded, seats)
                if mine is None:
                    raise ApiError(409, "nothing_to_undo", "You have nothing to undo.")
                to = loaded.resolved(mine - 1)
            requester = self._requester(loaded, seats)
            self._refuse_undo(loaded, to)
            if is_free(loaded, to, seats):
                return self._undo(loaded, requester, to, key)
            if loaded.row.undo != Undo.CONSENT:
                raise ApiError(
                    409,
                    "not_your_own",
                    "Other players have acted since then; in this game you can undo only your own actions.",
                )
            request = {"seat": requester, "to": to, "seen": loaded.length, "agreed": sorted(seats), "key": key}
            asked = json.loads(loaded.row.undo_request or "null") or {}
            if all(asked.get(name) == request[name] for name in ("seat", "to", "seen")):
                request["agreed"] = sorted({*asked["agreed"], *seats})  # a repeated request keeps consent
            return self._decide_request(loaded, request)

    def _requester(self, loaded: LoadedGame, seats: frozenset[int]) -> int:
        if not seats:
            raise not_yours("Only players can undo.")
        acted = (loaded.lines[number].seat for number in loaded.back())
        return next((seat for seat in acted if seat in seats), min(seats))

    def _refuse_undo(self, loaded: LoadedGame, to: int) -> None:
        """Raise unless undo is allowed, `to` is an earlier position, and no draw lies between."""
        if loaded.row.undo == Undo.OFF:
            raise ApiError(409, "undo_is_off", "Undo is turned off in this game.")
        if loaded.row.status == TableStatus.FINISHED:
            raise ApiError(
                409,
                "finished",
                "The game is over and its seed is public, so nothing can be undone. You can continue it as a new game.",
            )
        if loaded.row.status == TableStatus.ABANDONED:
            raise abandoned()
        if not 0 <= to < loaded.resolved(loaded.length) or next((at for at in loaded.back() if at <= to), 0) != to:
            raise malformed("to", "is not an earlier position of the current game")
        if loaded.has_drawn_since(to):
            raise ApiError(
                409,
                "crosses_a_draw",
                "Something has been drawn at random since then; random draws cannot be undone.",
            )

    def _decide_request(self, loaded: LoadedGame, request: dict[str, Any]) -> Accepted | Stale | dict[str, Any]:
        """Undo if all required seats have agreed, else store the request."""
        people = {seat.seat for seat in loaded.seats if seat.is_asked(time.time())}
        waiting = sorted(people - set(request["agreed"]))
        if not waiting:
            return self._undo(loaded, request["seat"], request["to"], request["key"])
        self._change_request(loaded, request)
        return {"asked": True, "waiting_for": waiting, "to": request["to"]}

    def answer_undo(self, game: str, seats: frozenset[int], agree: bool) -> Answer | dict[str, Any]:
        with self.locked(game) as loaded:
            if not seats:
                raise not_yours("Only players can answer.")
            request = json.loads(loaded.row.undo_request or "null")
            if request is None or request["seen"] != loaded.length:
                raise ApiError(409, "no_request", "There is no undo request to answer.")
            if not agree:
                self._change_request(loaded, None)
                return {"asked": False, "declined": True}
            request["agreed"] = sorted({*request["agreed"], *seats})
            return self._decide_request(loaded, request)

    def _change_request(self, loaded: LoadedGame, request: dict[str, Any] | None) -> None:
        """Store the request. Raises TableChanged if another process has changed the table."""
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

    def log(self, game: str, since: int, limit: int) -> tuple[bytes, tuple[str, ...]]:
        """Entries after number `since` as JSON, from 0 with what was dealt before the first, and the players' names."""
        with self.locked(game) as loaded:
            entries, names = self.store.entries(game, since, until=loaded.length, limit=limit), loaded.names
            setup = loaded.setup()
        parts = f'"entries":[{",".join(map(entry_json, entries))}]'
        if not since:
            dealt = [encode_event(event) for event in opening_of(setup)]
            parts += f',"opening":{to_json({"events": dealt})}'
        return f"{{{parts}}}".encode(), names

    def present(self, game: str, seen: int) -> Present:
        """The current position. Raises ApiError 409 if its number is not `seen`."""
        with self.locked(game) as loaded:
            if seen != loaded.length:
                raise gone_on(loaded.length)
            return Present(loaded.state, loaded.names, loaded.row)

    def position(self, game: str, number: int) -> dict[str, Any]:
        """A position of the game's history, and the entry that led to it."""
        with self.locked(game) as loaded:
            if not 0 <= number <= loaded.length:
                raise not_found("position")
            entries = self.store.entries(game, number - 1, until=number) if number else []
            return {
                **position(loaded.state_at(number), loaded.names, number),
                "entry": json.loads(entry_json(entries[0])) if entries else None,
            }

    def stored(self, game: str, position: int | None = None) -> tuple[Stored, list[int]]:
        """The game up to a position, and the numbers of its entries, without those undone."""
        with self.locked(game) as loaded:
            number = loaded.length if position is None else position
            if not 0 <= number <= loaded.length:
                raise malformed("position", f"the game has positions 0 to {loaded.length}")
            path = loaded.path(number)
            return Stored(loaded.setup(), tuple(loaded.lines[entry].action for entry in path)), path

    def names(self, game: str) -> tuple[str, ...]:
        with self.locked(game) as loaded:
            return loaded.names

    def length(self, game: str) -> int:
        with self.locked(game) as loaded:
            return loaded.length

    def state(self, game: str) -> tuple[LoadedGame, GameState, int]:
        with self.locked(game) as loaded:
            return loaded, loaded.state, loaded.length
