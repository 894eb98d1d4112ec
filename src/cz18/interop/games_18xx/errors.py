"""Errors of import and export; they name the place in the file."""

from __future__ import annotations

from typing import Any

from cz18.rules.refusals import Refusal


class NotImportable(ValueError):
    """A file that cannot be read or played: names the action's id, the field, or the refusal of the rules."""

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
    """A game the other format cannot express: names the number of our action (from 1) and the reason."""

    def __init__(self, message: str, *, action: int | None = None) -> None:
        super().__init__(message if action is None else f"action {action}: {message}")
        self.action = action
        self.message = message


def quoted(value: Any) -> str:
    """Any external value, shortened for a message."""
    try:
        text = repr(value)
    except ValueError:  # a number of thousands of digits
        return "…"
    return text if len(text) <= 60 else text[:57] + "..."
