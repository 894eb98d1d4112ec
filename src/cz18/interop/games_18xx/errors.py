"""What can go wrong with a file from the other site, said so that the reader finds the place."""

from __future__ import annotations

from typing import Any

from cz18.rules.refusals import Refusal


class NotImportable(ValueError):
    """A file that cannot be read or played: the action's id, the field, or the refusal of the rules."""

    def __init__(
        self,
        message: str,
        *,
        action: int | str | None = None,
        field: str | None = None,
        refusal: Refusal | None = None,
    ) -> None:
        where = "" if action is None else f"action {action}: "
        what = "" if field is None else f"{field}: "
        super().__init__(f"{where}{what}{message}")
        self.action = action
        self.field = field
        self.refusal = refusal
        self.message = message


class NotExportable(ValueError):
    """Our game holds something the other format cannot: the number of our action (from 1) and why."""

    def __init__(self, message: str, *, action: int | None = None) -> None:
        super().__init__(message if action is None else f"action {action}: {message}")
        self.action = action
        self.message = message


def shown(value: Any) -> str:
    """A value from outside for a message: short, whatever it is."""
    try:
        text = repr(value)
    except ValueError:  # a number of thousands of digits
        return "…"
    return text if len(text) <= 60 else text[:57] + "..."
