"""Refusals: a section, a code and data. `interop.words.wording` makes the sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cz18._records import record


@record
class Refusal:
    """Why an action is not allowed: the section of the rulebook, a code, and details."""

    section: str
    code: str
    data: Mapping[str, Any] = {}

    def __str__(self) -> str:
        """`VIII.4 no_track_left (hex E11, tile 57)`; `interop.words.wording` makes a sentence of it."""
        known = ", ".join(f"{name} {value}" for name, value in self.data.items())
        return f"{self.section} {self.code}" + (f" ({known})" if known else "")


class Refused(Exception):
    """Raised by `apply` when the action is refused; the state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
