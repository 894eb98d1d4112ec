"""JSON encoding and nesting checks."""

from __future__ import annotations

import json
from typing import Any


def is_deeper_than(value: Any, most: int) -> bool:
    """Whether lists and objects are nested more than `most` levels deep. Does not recurse."""
    level = [value]
    for _ in range(most + 1):
        level = [
            part
            for whole in level
            if isinstance(whole, (list, dict))
            for part in (whole.values() if isinstance(whole, dict) else whole)
        ]
    return bool(level)


def to_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
