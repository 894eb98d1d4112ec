"""Fingerprints of positions: the table and the legal choices, in a format independent of the program's version.

Positions with the same fingerprint are the same for all players. The structure of a state may change from version to
version; this format must not, or the games stored in `data` could no longer be compared.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from cz18 import GameState, decision
from cz18.board.track import TURNED
from cz18.facts.companies import COMPANIES
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.interop.formats.codec import encode_action
from cz18.rules.engine import action_ranges
from cz18.rules.questions import map_of, top_card

DIGITS = 8


def fingerprint(state: GameState) -> str:
    """The fingerprint of a position."""
    content = json.dumps([_table(state), _due(state)], sort_keys=True)
    return hashlib.sha256(content.encode()).hexdigest()[:DIGITS]


def _table(state: GameState) -> dict[str, Any]:
    hexes = map_of(state).hexes
    return {
        "players": [[person.cash, person.debt, person.penalty, list(person.shares)] for person in state.players],
        "order": list(state.order),
        "companies": {
            company.id: [
                item.status.name, item.director, item.initial_price, item.space, item.treasury,
                [[train.card, train.face] for train in item.trains], item.markers, item.operated, item.last_income,
            ]
            for company, item in zip(COMPANIES, state.companies, strict=True)
        },
        "stacks": [list(stack) for stack in state.stacks],
        "tiles": {
            hexes[index].id: [turned.tile.id, turned.rotation]
            for index, code in enumerate(state.laid)
            if code and (turned := TURNED[code])
        },
        "stations": sorted([hexes[item.hex].id, item.city, COMPANIES[item.company].id] for item in state.stations),
        "local_railways": {
            item.id: [held.owner.player, held.owner.company, held.used]
            for item, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True)
        },
        "deck": list(top_card(state)),
        "pool": [[train.card, train.face] for train in (*state.pool, *state.on_deck)],
        "scrapped": sorted(state.scrapped),
        "progress": [state.phase, state.box, list(state.queue), state.draws],
        "vaclav": list(state.vaclav),
    }  # fmt: skip


def _due(state: GameState) -> list[Any]:
    """The decision and every legal choice."""
    due = decision(state)
    choices = sorted(json.dumps(encode_action(action), sort_keys=True) for action in action_ranges(state))
    return [None if due is None else [due.kind, due.player, due.company], choices]
