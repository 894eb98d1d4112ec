"""Integer enumerations that are written as words in files."""

from enum import IntEnum
from typing import Self


class Worded(IntEnum):
    """An ordered enumeration whose members also have a lower-case name."""

    @classmethod
    def named(cls, name: str) -> Self:
        """The member with this name: `Size.named("small")`, `Colour.named("green")`."""
        return cls[name.upper()]

    @property
    def word(self) -> str:
        """The lower-case name of the member: `"small"`, `"green"`."""
        return self.name.lower()
