"""Bug reports: a game with the program's version, the platform and the position, and nothing personal.

A report is a JSON object that the commands open like a saved game (`files.read_json`). Players are called by their
seats. It contains no file name, no host name, no chat, no account and no time. Everything in it is computed from the
game without names, so no message can contain one.
"""

from __future__ import annotations

import platform
import traceback
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from cz18.interop.files import GAMES_18XX, REPORT, kind_of, opened
from cz18.interop.formats.codec import Malformed
from cz18.interop.formats.save import FIELDS
from cz18.interop.games_18xx.decode import TALK, decode
from cz18.interop.games_18xx.errors import NotImportable
from cz18.interop.words.show import as_text, position
from cz18.rules import engine
from cz18.rules.game import NotReplayable, replay
from cz18.rules.state import GameState
from cz18.rules.versions import RULES_VERSION

VERSION = 1
SITE_FIELDS = ("title", "min_players", "max_players", "status", "turn", "round", "loaded", "game_end_reason")
"""Fields of an 18xx.games export that are kept as they are."""
PERSONAL = frozenset({"user", "created_at", "updated_at", "message"})
"""Fields of an action of 18xx.games that are left out."""


def report_of(data: Any, *, program: str, at: int | None = None) -> dict[str, Any]:
    """The report on the game in the JSON value of a file, with the position after action `at` or the last one.

    `program` is the version of the package. Raises Malformed if the value is no game at all; everything else that is
    wrong with it is part of the report.
    """
    game = without_names(data)
    problem, state, last = _played(game, at)
    return {
        "format": REPORT,
        "version": VERSION,
        "program": {
            "version": program,
            "rules": RULES_VERSION,
            "compiled": not (engine.__file__ or "").endswith(".py"),
        },
        "platform": {
            "python": platform.python_version(),
            "implementation": platform.python_implementation(),
            "system": platform.system(),
            "machine": platform.machine(),
        },
        "problem": problem,
        "action": last if at is None else at,
        "last_action": last,
        "position": None if state is None else as_text(position(state)).splitlines(),
        "game": game,
    }


def _played(game: Mapping[str, Any], at: int | None) -> tuple[list[str] | None, GameState | None, int | None]:
    """What is wrong with a game, the position asked for or the last one that was reached, and the last action."""
    last = None
    try:
        found = opened(game)
        last = found.last
        return None, replay(found.until(at)), last
    except NotReplayable as stop:
        return [str(stop)], stop.state, last
    except (Malformed, NotImportable) as stop:
        return [str(stop)], None, last
    except Exception as fault:  # a fault of this program, which the report is for
        return _without_paths(fault), None, last


def _without_paths(fault: Exception) -> list[str]:
    """An error with the lines of this package that led to it; paths of files could name a user."""
    lines = [
        (frame.filename.replace("\\", "/"), frame.lineno) for frame in traceback.extract_tb(fault.__traceback__)
    ]
    ours = [f"{file.rpartition('/cz18/')[2]} line {line}" for file, line in lines if "/cz18/" in file]
    return [f"{type(fault).__name__}: {fault}", *ours]


# Leaving out what is personal


def without_names(data: Any) -> dict[str, Any]:
    """The JSON value of a game with its players called by their seats. Raises Malformed if it is no game."""
    if kind_of(data) == GAMES_18XX:
        return _site_without_names(data)
    players = data.get("players")
    names = seat_names(len(players)) if isinstance(players, list) else players
    return {name: names if name == "players" else data[name] for name in FIELDS if name in data}


def seat_names(count: int) -> list[str]:
    return [f"Seat {seat}" for seat in range(1, count + 1)]


def _site_without_names(data: Mapping[str, Any]) -> dict[str, Any]:
    """An export with players, results and actions by seat, and only the fields that matter for the game."""
    players = data["players"] if isinstance(data["players"], list) else []
    seats: dict[str, int] = {}
    for seat, player in enumerate(players, start=1):
        if isinstance(player, Mapping):
            seats |= {str(player[key]): seat for key in ("name", "id") if key in player}
    settings = data["settings"] if isinstance(data.get("settings"), Mapping) else {}
    kept = {"optional_rules": settings.get("optional_rules", []), "seed": settings.get("seed")}
    if kept["seed"] is None:
        with suppress(NotImportable):
            kept["seed"] = decode(data).seed  # otherwise taken from the number of the game, which is left out
    result = data["result"] if isinstance(data.get("result"), Mapping) else {}
    actions = data["actions"] if isinstance(data["actions"], list) else []
    names = seat_names(len(players))
    return {
        **{name: data[name] for name in SITE_FIELDS if name in data},
        "players": [{"id": seat, "name": name} for seat, name in enumerate(names, start=1)],
        "settings": kept,
        "result": {str(seats[key]): worth for key, worth in result.items() if key in seats},
        "actions": [_by_seat(action, seats) for action in actions if not _is_talk(action)],
    }


def _is_talk(action: Any) -> bool:
    return not isinstance(action, dict) or action.get("type") in TALK


def _by_seat(value: Any, seats: Mapping[str, int]) -> Any:
    """A part of an action without personal fields, with players by seat."""
    if isinstance(value, list):
        return [_by_seat(item, seats) for item in value]
    if isinstance(value, dict):
        made = {name: _by_seat(item, seats) for name, item in value.items() if name not in PERSONAL}
        if value.get("entity_type") == "player":
            made["entity"] = seats.get(str(value.get("entity")), 0)
        return made
    return value
