"""Reading a file of the other site: players, seed and the actions that count.

A raw export also holds what people did at the table beside playing: `message` and `log` entries, `undo` and `redo`,
programmed moves (`program_*`). Here they are resolved, so that what is left is the list of actions in effect. An
entry may carry `auto_actions`, moves the site made for players in its wake; they belong to that entry.
"""

from __future__ import annotations

import gzip
import io
import json
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cz18.interop.codec import Malformed, is_writable
from cz18.interop.games_18xx.errors import NotImportable, shown
from cz18.interop.seeds import decode_seed
from cz18.messages.told import told

TITLE = "18CZ"
TALK = ("message", "log")
FINISHED = ("finished", "archived")
LARGEST_ID = 2**53
GZIP_MAGIC = b"\x1f\x8b"
LARGEST_FILE = 64 * 1024 * 1024
MOST_PLAYERS = 6
MOST_ACTIONS = 20_000
"""Far beyond the longest game; what is undone is not counted."""


class SiteGame(NamedTuple):
    """A game of the site: names by seat, their ids, the seed, the actions in effect, and how it says that it ended."""

    names: tuple[str, ...]
    ids: tuple[int | str, ...]
    seed: int
    actions: tuple[Mapping[str, Any], ...]
    result: tuple[int, ...] | None = None
    """By seat, if the file says that the game is over."""


def read_bytes(content: bytes) -> Any:
    """The JSON value in a file's bytes, plain or compressed. Raises NotImportable."""
    if content[:2] == GZIP_MAGIC:
        try:
            with gzip.open(io.BytesIO(content)) as handle:
                content = handle.read(LARGEST_FILE + 1)
        except (OSError, EOFError, ValueError):
            raise NotImportable(told("wrong-gzip_damaged")) from None
    if len(content) > LARGEST_FILE:
        raise NotImportable(told("wrong-file_too_large", size=LARGEST_FILE // 2**20))
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        raise NotImportable(told("wrong-no_json")) from None


def read_file(path: str | Path) -> Any:
    """The JSON value in a file, plain or compressed. Raises NotImportable, or OSError if it cannot be opened."""
    return read_bytes(Path(path).read_bytes())


def is_site_game(data: Any) -> bool:
    """Does this JSON value look like an export of the site (and not like a save of ours)?"""
    return isinstance(data, Mapping) and "actions" in data and "players" in data and "format" not in data


def decode(data: Any) -> SiteGame:
    """The game in a file's JSON value (or bytes, or text). Raises NotImportable naming what is wrong."""
    if isinstance(data, str):
        data = data.encode()
    if isinstance(data, bytes):
        data = read_bytes(data)
    if not isinstance(data, Mapping):
        raise NotImportable(told("wrong-not_an_object", found=shown(data)))
    title = data.get("title", TITLE)
    if title != TITLE:
        raise NotImportable(told("wrong-other_game", title=shown(title)), field="title")
    ids, names = _players(data.get("players"))
    _optional_rules(data.get("settings"))
    entries = data.get("actions")
    if not isinstance(entries, list):
        raise NotImportable(told("wrong-not_a_list", found=shown(entries)), field="actions")
    return SiteGame(names, ids, _seed(data), tuple(in_effect(entries)), _result(data, ids, names))


def _players(players: Any) -> tuple[tuple[int | str, ...], tuple[str, ...]]:
    if not isinstance(players, list) or not players:
        raise NotImportable(told("wrong-not_names", found=shown(players)), field="players")
    if len(players) > MOST_PLAYERS:
        too_many = told("wrong-too_many_players", most=MOST_PLAYERS, count=len(players))
        raise NotImportable(too_many, field="players")
    ids: list[int | str] = []
    names: list[str] = []
    for place, player in enumerate(players):
        if not isinstance(player, Mapping):
            raise NotImportable(told("wrong-not_an_object", found=shown(player)), field=f"players[{place}]")
        name, id_ = player.get("name"), player.get("id", player.get("name"))
        if not isinstance(name, str) or not is_writable(name):
            raise NotImportable(told("wrong-not_a_name", found=shown(name)), field=f"players[{place}].name")
        if isinstance(id_, bool) or not isinstance(id_, int | str):
            raise NotImportable(told("wrong-no_id", found=shown(id_)), field=f"players[{place}].id")
        if str(id_) in map(str, ids):  # an action may name it either way
            raise NotImportable(told("wrong-same_id", id=id_), field=f"players[{place}].id")
        ids.append(id_)
        names.append(name)
    return tuple(ids), tuple(names)


def _result(data: Mapping[str, Any], ids: tuple[int | str, ...], names: tuple[str, ...]) -> tuple[int, ...] | None:
    """What the file says everybody is worth at the end, by id or by name; None where it does not say so."""
    result = data.get("result")
    if data.get("status") not in FINISHED or not isinstance(result, Mapping):
        return None
    worths = tuple(result.get(str(id_), result.get(name)) for id_, name in zip(ids, names, strict=True))
    return worths if all(worth.__class__ is int for worth in worths) else None


def _optional_rules(settings: Any) -> None:
    if settings is None:
        return
    if not isinstance(settings, Mapping):
        raise NotImportable(told("wrong-not_an_object", found=shown(settings)), field="settings")
    rules = settings.get("optional_rules") or []
    if rules:
        raise NotImportable(told("wrong-optional_rules", rules=shown(rules)), field="settings.optional_rules")


def _seed(data: Mapping[str, Any]) -> int:
    """The seed, or the first digits of the game's id (it plays no part with three and more players)."""
    settings = data.get("settings")
    seed = settings.get("seed") if isinstance(settings, Mapping) else None
    if seed is None:
        digits = ""
        for letter in str(data.get("id", "")):
            if letter.isascii() and letter.isdigit():
                digits += letter
            elif digits:
                break
        seed = int(digits[:18] or 0)
    try:
        return decode_seed(seed)
    except Malformed:
        raise NotImportable(told("wrong-not_a_seed", found=shown(seed)), field="settings.seed") from None


# Undo, redo, messages


def in_effect(entries: Iterable[Any]) -> list[Mapping[str, Any]]:
    """The actions that count, in order.

    `undo` takes back the last action, or with `action_id` everything after the action of that id; `redo` brings
    the last lot taken back again, unless something was played since. Messages are neither undone nor in the way.
    What was taken back stays where it is until something is played over it, so the work grows with the file only.
    """
    done: list[Mapping[str, Any]] = []
    highest: list[int] = []
    """The highest id up to each action of `done`."""
    count = 0
    """So many of `done` count at present."""
    undone: list[int] = []
    """How many counted before each undo that could be redone."""
    for place, entry in enumerate(entries):
        if not isinstance(entry, dict):
            raise NotImportable(told("wrong-not_an_object", found=shown(entry)), field=f"actions[{place}]")
        kind = entry.get("type")
        if kind.__class__ is not str:
            raise NotImportable(
                told("wrong-unknown_kind", found=shown(kind)), action=_id(entry, place), field="type"
            )
        if kind in TALK:
            continue
        if kind == "undo":
            remaining = _remaining(highest, count, entry, place)
            undone.append(count)
            count = remaining
        elif kind == "redo":
            if not undone:
                raise NotImportable(told("wrong-nothing_to_redo"), action=_id(entry, place))
            count = undone.pop()
        else:
            id_ = _id(entry, place)
            undone.clear()
            del done[count:], highest[count:]
            done.append(entry)
            highest.append(max(id_, highest[-1]) if highest else id_)
            count += 1
    del done[count:]
    if count > MOST_ACTIONS:
        raise NotImportable(told("wrong-too_many_actions", most=MOST_ACTIONS), field="actions")
    return done


def _remaining(highest: list[int], count: int, entry: Mapping[str, Any], place: int) -> int:
    """How many of the actions that count remain after this undo."""
    if not count:
        raise NotImportable(told("wrong-nothing_to_undo"), action=_id(entry, place))
    target = entry.get("action_id")
    if target is None:
        return count - 1
    if isinstance(target, bool) or not isinstance(target, int):
        raise NotImportable(told("wrong-no_id", found=shown(target)), action=_id(entry, place), field="action_id")
    remaining = bisect_right(highest, target, 0, count)
    if remaining == count:
        raise NotImportable(
            told("wrong-nothing_after", action=target), action=_id(entry, place), field="action_id"
        )
    return remaining


def _id(entry: Mapping[str, Any], place: int) -> int:
    id_ = entry.get("id")
    if id_.__class__ is not int or not 0 <= id_ <= LARGEST_ID:
        raise NotImportable(told("wrong-no_id", found=shown(id_)), field=f"actions[{place}].id")
    return id_
