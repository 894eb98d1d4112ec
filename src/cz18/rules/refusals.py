"""Saying no: a reason with its section, a code and the numbers. Sentences are made in `interop.wording`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: the section of the rulebook, a code, and what a reader needs to know."""

    section: str
    code: str
    data: Mapping[str, Any] = field(default_factory=dict)


class Refused(Exception):
    """Raised by `apply` when the action is refused; the state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.section} {refusal.code} {dict(refusal.data)}")
        self.refusal = refusal
