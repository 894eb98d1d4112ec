"""Numbers with a name, written as a word in files."""

from enum import IntEnum
from typing import Self


class Worded(IntEnum):
    """An ordered kind of thing whose members are also known by a word in small letters."""

    @classmethod
    def named(cls, name: str) -> Self:
        """The member written as a word: `Size.named("small")`, `Colour.named("green")`."""
        return cls[name.upper()]

    @property
    def word(self) -> str:
        """The member as a word: `"small"`, `"green"`."""
        return self.name.lower()
