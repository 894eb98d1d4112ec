"""Positions of recorded games at the beginning of a turn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from cz18.interop.files import open_game
from cz18.interop.formats.positions.writing import state_to_position
from cz18.interop.formats.transcript import read_transcript
from cz18.rules.game import Game, entries
from cz18.rules.state import CompanyStep, GameState, HomeChoice, Step, StockTurn

TESTS = Path(__file__).resolve().parent.parent
PUZZLES = TESTS.parent / "src" / "cz18" / "lessons" / "data"
TRANSCRIPTS = tuple(sorted((TESTS / "transcripts").glob("*.txt")))
"""Games on all boards, with the book's rules and the older edition."""
SITE = tuple(sorted((TESTS / "games").glob("site-*.json.gz")))
"""Games with the rules of 18xx.games."""


def begins_turn(state: GameState) -> bool:
    """Does a turn begin here: a player's in a stock round, or a company's?"""
    due = state.pending[-1]
    if isinstance(due, StockTurn):
        return state.stock is not None and not state.stock.sold_this_turn
    fresh = state.turn is not None and not state.turn.yellow_laid and not state.turn.promoted
    if isinstance(due, HomeChoice):
        return fresh
    return fresh and isinstance(due, CompanyStep) and due.step is Step.TRACK and not _acted(state)


def _acted(state: GameState) -> bool:
    return state.turn is not None and (state.turn.has_bought or state.turn.has_taken_over)


def _game(path: Path) -> Game:
    return read_transcript(path.read_text(encoding="utf-8")) if path.suffix == ".txt" else open_game(path).game


@cache
def turns_of(path: Path) -> tuple[GameState, ...]:
    """The positions of a game in which a turn has just begun."""
    return tuple(entry.after for entry in entries(_game(path)) if begins_turn(entry.after))


def spread(count: int, paths: tuple[Path, ...]) -> Iterator[GameState]:
    """This number of positions, taken evenly from these games."""
    each = -(-count // len(paths))
    for path in paths:
        turns = turns_of(path)
        yield from (turns[len(turns) * number // each] for number in range(each))


@cache
def late() -> GameState:
    """The position with the most tiles of a recorded game."""
    return max(turns_of(PUZZLES / "game-105.json.gz"), key=lambda state: sum(map(bool, state.laid)))


def middle() -> GameState:
    """A position of the same game with about fifteen tiles."""
    return next(state for state in turns_of(PUZZLES / "game-105.json.gz") if sum(map(bool, state.laid)) >= 15)


def late_json() -> dict[str, Any]:
    """Its JSON, to change."""
    found: dict[str, Any] = json.loads(json.dumps(state_to_position(late())))
    return found
