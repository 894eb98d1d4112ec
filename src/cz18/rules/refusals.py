"""Refusals: a section, a code and data. `cz18.sentence` makes sentences of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cz18._records import record


@record
class Refusal:
    """Why an action is not allowed: the section of the rulebook, a code, and details.

    `cz18.sentence(refusal)` makes a sentence of it. Every code is a message `refusal-CODE` in the file
    `cz18/messages/en/refusals.ftl`, with its details as arguments.
    """

    section: str
    code: str
    data: Mapping[str, Any] = {}

    def __str__(self) -> str:
        """`VIII.4 no_track_left (hex E11, tile 57)`."""
        known = ", ".join(f"{name} {value}" for name, value in self.data.items())
        return f"{self.section} {self.code}" + (f" ({known})" if known else "")


class Refused(Exception):
    """Raised by `apply` when the action is refused; the state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
