"""Read a file of the site: players, seed and the actions in effect.

A raw export also holds `message` and `log` entries, `undo` and `redo`, and programmed moves (`program_*`). This module
resolves them into the list of actions in effect. An entry may carry `auto_actions`, moves the site made for players
after it; they stay with that entry.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from cz18.interop.formats.codec import Malformed, is_writable
from cz18.interop.formats.seeds import decode_seed
from cz18.interop.games_18xx.errors import NotImportable, quoted
from cz18.messages.told import told

TITLE = "18CZ"
TALK = ("message", "log")
FINISHED = ("finished", "archived")
LARGEST_ID = 2**53
MOST_PLAYERS = 6
MOST_ACTIONS = 20_000
"""Far beyond the longest game; undone actions are not counted."""


class SiteGame(NamedTuple):
    """A game of the site: names by seat, their ids, the seed, the actions in effect, and the recorded result."""

    names: tuple[str, ...]
    ids: tuple[int | str, ...]
    seed: int
    actions: tuple[Mapping[str, Any], ...]
    result: tuple[int, ...] | None = None
    """Final worth in K by seat, if the file says that the game is over."""


def decode(data: Any) -> SiteGame:
    """The game in a file's JSON value. Raises NotImportable naming the field."""
    if not isinstance(data, Mapping):
        raise NotImportable(told("wrong-not_an_object", found=quoted(data)))
    title = data.get("title", TITLE)
    if title != TITLE:
        raise NotImportable(told("wrong-other_game", title=quoted(title)), field="title")
    ids, names = _players(data.get("players"))
    _optional_rules(data.get("settings"))
    entries = data.get("actions")
    if not isinstance(entries, list):
        raise NotImportable(told("wrong-not_a_list", found=quoted(entries)), field="actions")
    return SiteGame(names, ids, _seed(data), tuple(in_effect(entries)), _result(data, ids, names))


def _players(players: Any) -> tuple[tuple[int | str, ...], tuple[str, ...]]:
    if not isinstance(players, list) or not players:
        raise NotImportable(told("wrong-not_names", found=quoted(players)), field="players")
    if len(players) > MOST_PLAYERS:
        too_many = told("wrong-too_many_players", most=MOST_PLAYERS, count=len(players))
        raise NotImportable(too_many, field="players")
    ids: list[int | str] = []
    names: list[str] = []
    for place, player in enumerate(players):
        if not isinstance(player, Mapping):
            raise NotImportable(told("wrong-not_an_object", found=quoted(player)), field=f"players[{place}]")
        name, id_ = player.get("name"), player.get("id", player.get("name"))
        if not isinstance(name, str) or not is_writable(name):
            raise NotImportable(told("wrong-not_a_name", found=quoted(name)), field=f"players[{place}].name")
        if isinstance(id_, bool) or not isinstance(id_, int | str):
            raise NotImportable(told("wrong-no_id", found=quoted(id_)), field=f"players[{place}].id")
        if str(id_) in map(str, ids):  # an action may write the id as a number or as text
            raise NotImportable(told("wrong-same_id", id=id_), field=f"players[{place}].id")
        ids.append(id_)
        names.append(name)
    return tuple(ids), tuple(names)


def _result(data: Mapping[str, Any], ids: tuple[int | str, ...], names: tuple[str, ...]) -> tuple[int, ...] | None:
    """Final worths in K from the file, by id or by name; None if it has none."""
    result = data.get("result")
    if data.get("status") not in FINISHED or not isinstance(result, Mapping):
        return None
    worths = tuple(result.get(str(id_), result.get(name)) for id_, name in zip(ids, names, strict=True))
    return worths if all(worth.__class__ is int for worth in worths) else None


def _optional_rules(settings: Any) -> None:
    if settings is None:
        return
    if not isinstance(settings, Mapping):
        raise NotImportable(told("wrong-not_an_object", found=quoted(settings)), field="settings")
    rules = settings.get("optional_rules") or []
    if rules:
        raise NotImportable(told("wrong-optional_rules", rules=quoted(rules)), field="settings.optional_rules")


def _seed(data: Mapping[str, Any]) -> int:
    """The seed, or the first digits of the game's id (it is unused with three or more players)."""
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
        raise NotImportable(told("wrong-not_a_seed", found=quoted(seed)), field="settings.seed") from None


# Undo, redo, messages


def in_effect(entries: Iterable[Any]) -> list[Mapping[str, Any]]:
    """The actions in effect, in order.

    `undo` reverts the last action, or with `action_id` everything after that action; `redo` restores what the last
    undo reverted, unless something was played since. Messages are neither undone nor an obstacle. Reverted actions
    stay in the list until they are overwritten, so the work is linear in the file's length.
    """
    done: list[Mapping[str, Any]] = []
    highest: list[int] = []
    """The highest id up to each action of `done`."""
    count = 0
    """Number of actions of `done` in effect."""
    undone: list[int] = []
    """The count before each undo that can be redone."""
    for place, entry in enumerate(entries):
        if not isinstance(entry, dict):
            raise NotImportable(told("wrong-not_an_object", found=quoted(entry)), field=f"actions[{place}]")
        kind = entry.get("type")
        if kind.__class__ is not str:
            raise NotImportable(
                told("wrong-unknown_kind", found=quoted(kind)), action=_id(entry, place), field="type"
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
    """Number of actions in effect after this undo."""
    if not count:
        raise NotImportable(told("wrong-nothing_to_undo"), action=_id(entry, place))
    target = entry.get("action_id")
    if target is None:
        return count - 1
    if isinstance(target, bool) or not isinstance(target, int):
        raise NotImportable(told("wrong-no_id", found=quoted(target)), action=_id(entry, place), field="action_id")
    remaining = bisect_right(highest, target, 0, count)
    if remaining == count:
        raise NotImportable(
            told("wrong-nothing_after", action=target), action=_id(entry, place), field="action_id"
        )
    return remaining


def _id(entry: Mapping[str, Any], place: int) -> int:
    id_ = entry.get("id")
    if id_.__class__ is not int or not 0 <= id_ <= LARGEST_ID:
        raise NotImportable(told("wrong-no_id", found=quoted(id_)), field=f"actions[{place}].id")
    return id_
