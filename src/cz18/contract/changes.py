"""JSON Patch (RFC 6902) with `add`, `replace` and `remove`.

Consecutive positions differ in few places, so clients with the previous one receive only the changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NotRequired, TypedDict


class PatchOperation(TypedDict):
    """One change. `path` is a JSON Pointer; `-` is the place after the last element of a list."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: NotRequired[Any]


def difference(before: Any, after: Any) -> list[PatchOperation]:
    """The changes that turn `before` into `after`. They share parts of `after`, which must not be modified later.

    1 equals True, as in Python: no field of a record is both a number and a boolean.
    """
    return [] if before == after else list(_changes(before, after, ""))


def _changes(before: Any, after: Any, path: str) -> Iterator[PatchOperation]:
    if isinstance(before, dict) and isinstance(after, dict):
        yield from _members(before, after, path)
    elif isinstance(before, list) and isinstance(after, list) and _is_alike(before, after):
        for place, (one, other) in enumerate(zip(before, after, strict=False)):
            if one != other:
                yield from _changes(one, other, f"{path}/{place}")
        for value in after[len(before) :]:
            yield {"op": "add", "path": f"{path}/-", "value": value}
    else:
        yield {"op": "replace", "path": path, "value": after}


def _members(before: dict[str, Any], after: dict[str, Any], path: str) -> Iterator[PatchOperation]:
    for name in before:
        if name not in after:
            yield {"op": "remove", "path": f"{path}/{_escaped(name)}"}
    for name, value in after.items():
        if name not in before:
            yield {"op": "add", "path": f"{path}/{_escaped(name)}", "value": value}
        elif before[name] != value:
            yield from _changes(before[name], value, f"{path}/{_escaped(name)}")


def _is_alike(before: Sequence[Any], after: Sequence[Any]) -> bool:
    """Is it worth sending changed elements, and those added at the end, instead of the whole list?"""
    if len(after) < len(before) or not before:
        return False
    if not isinstance(before[0], dict | list):
        return before == after[: len(before)]
    changed = sum(one != other for one, other in zip(before, after, strict=False))
    return 2 * changed <= len(before) or len(before) == len(after)


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


def changed(before: Any, changes: Sequence[PatchOperation]) -> Any:
    """The value after these changes. It shares unchanged parts with `before`, which is not modified."""
    value = before
    for change in changes:
        path = [part.replace("~1", "/").replace("~0", "~") for part in change["path"].split("/")[1:]]
        value = _put(value, path, change)
    return value


def _put(value: Any, path: list[str], change: PatchOperation) -> Any:
    if not path:
        return change["value"]
    first, *rest = path
    if isinstance(value, list):
        items = [*value]
        if first == "-":
            return [*items, change["value"]]
        items[int(first)] = _put(items[int(first)], rest, change)
        return items
    members = {**value}
    if not rest and change["op"] == "remove":
        del members[first]
    else:
        members[first] = _put(members.get(first), rest, change)
    return members
