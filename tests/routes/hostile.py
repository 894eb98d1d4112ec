"""A board that makes the search for the best run as hard as possible."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

from cz18.facts.maps import DIRECTIONS, Map, board_data, own_board

TREASURE = 10_000
"""Value of a town: every bound counts it once for each way to it."""


@cache
def hostile_board() -> Map:
    """The standard board with a town and six paths on every hex that is no home and has no reserved place."""
    return own_board(hostile_data())


def hostile_data() -> dict[str, Any]:
    data = copy.deepcopy(board_data("standard"))
    data["title"] = "hostile"
    changed = []
    for item in data["hexes"]:
        if item["kind"] in ("open", "town", "double_town", "fixed") and not item.get("home_of"):
            paths = [f"e{edge}-t0" for edge in range(len(DIRECTIONS)) if item["neighbours"][edge] is not None]
            item.update(kind="fixed", towns=[10 + len(changed) % 3], paths=paths)
            for field in ("terrain", "label", "stubs"):
                item.pop(field, None)
            item["names"] = item.get("names") or [["Město", "Stadt"]]
            changed.append(item)
    changed[len(changed) // 2]["towns"] = [TREASURE]
    for item in data["hexes"]:
        item.pop("stubs", None)
    return data
