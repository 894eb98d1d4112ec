"""What others did since a player last moved, and the figures that changed for that player.

Page, mail, push and webhooks show the same summary; only the wording depends on the reader.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from cz18.contract.records import Position
from cz18.contract.view import position
from cz18.server.games.loaded_game import LoadedGame
from cz18.server.storage.rows import BY_AN_ORDER, BY_THE_TABLE

BY_OTHERS = (BY_THE_TABLE, BY_AN_ORDER, "stand_in", "expiry")
"""`by` of entries that were made for a player, who may not have seen them."""
MOST_ENTRIES = 200
"""Entries whose events are returned; the log has them all."""


class SinceLastMove(NamedTuple):
    since: int
    """The position after the player's last move; 0 before it."""
    moves: int
    """Entries since then: of others, and those made for the player."""
    events: list[dict[str, Any]]
    """Their events, as JSON."""
    changes: list[dict[str, Any]]
    """Figures of the player that differ: `what`, perhaps `company`, `before` and `after`."""


def since_last_move(
    loaded: LoadedGame, seat: int, read: Callable[[str, Sequence[int]], list[str]], begin: int | None = None
) -> SinceLastMove:
    """The summary for a seat, since its last move or the position `begin`. `read`: the events of some entries of a
    game, each as a JSON list."""
    others: list[int] = []
    since = 0
    for number in loaded.back():
        line = loaded.lines[number]
        is_own = line.seat == seat and line.by not in BY_OTHERS
        if is_own if begin is None else number <= begin:
            since = number
            break
        others.append(number)
    if not others:
        return SinceLastMove(since, 0, [], [])
    happened = [event for text in read(loaded.id, others[:MOST_ENTRIES]) for event in json.loads(text)]
    before = position(loaded.state_at(since), loaded.names, since)
    after = position(loaded.state, loaded.names, loaded.length)
    return SinceLastMove(since, len(others), happened, _changes(before, after, seat))


def _changes(before: Position, after: Position, seat: int) -> list[dict[str, Any]]:
    """Cash and worth of the player, prices of companies held, and trains and Directors of companies directed."""
    found: list[dict[str, Any]] = []

    def note(what: str, old: Any, new: Any, **more: Any) -> None:
        if old != new:
            found.append({"what": what, **more, "before": old, "after": new})

    then, now = before["players"][seat], after["players"][seat]
    for what in ("cash", "worth"):
        note(what, then[what], now[what])
    companies: dict[str, Any] = {**after["companies"]}
    for name, company in companies.items():
        old: Mapping[str, Any] = before["companies"][name]
        mine = seat in (company.get("director"), old.get("director"))
        holds = any(holder["seat"] == seat for holder in company.get("holders") or ())
        if not mine and not holds:
            continue
        if old.get("price") is not None and company.get("price") is not None:
            note("price", old["price"], company["price"], company=name)
        if mine:
            note("trains", _trains(old), _trains(company), company=name)
            note("director", old.get("director"), company.get("director"), company=name)
    return found


def _trains(company: Mapping[str, Any]) -> list[str]:
    return [train["face"] for train in company.get("trains") or ()]
