"""Events, refusals and decisions as JSON, from recorded games and from random play."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from interop import recorded
from interop.played import TABLES, steps

from cz18.contract.encoding import encode_event, plain
from cz18.interop.games_18xx.importer import import_game
from cz18.rules.asking.explain import Controls, Hexes, explain
from cz18.rules.engine import check, decision
from cz18.rules.game import entries
from cz18.rules.refusals import Refusal
from cz18.rules.state import GameState

Said = tuple[str, dict[str, Any]]
"""The kind of message, and its JSON."""


def of_recorded_games(names: tuple[str, ...]) -> Iterator[Said]:
    """Events, decisions and refusals at every step."""
    for name in names:
        for number, entry in enumerate(entries(import_game(recorded.game(name)).game)):
            yield from (("event", encode_event(event)) for event in entry.events)
            yield from _due(entry.after)
            if number % 40 == 0:
                yield from _greyed(entry.after)


def of_random_play(tables: Iterable[tuple[str, int]] = TABLES) -> Iterator[Said]:
    for board, players in tables:
        played = steps(board, players)
        for number, step in enumerate(played):
            yield from (("event", encode_event(event)) for event in step.events)
            yield from _due(step.after)
            refusal = check(step.after, played[number * 7 % len(played)].action)
            if refusal is not None:
                yield "refusal", told(refusal)
            if number % 25 == 0:
                yield from _greyed(step.after)


def told(refusal: Refusal) -> dict[str, Any]:
    return {"section": refusal.section, "code": refusal.code, "data": plain(refusal.data)}


def _due(state: GameState) -> Iterator[Said]:
    due = decision(state)
    if due is not None:
        yield "decision", {"kind": due.kind, "seat": due.player, "company": due.company}


def _greyed(state: GameState) -> Iterator[Said]:
    if decision(state) is not None:
        for _, refusal in (*explain(state, Controls()), *explain(state, Hexes())):
            yield "refusal", told(refusal)


def each_once(said: Iterator[Said]) -> list[Said]:
    return list({json.dumps(item, sort_keys=True): item for item in said}.values())
