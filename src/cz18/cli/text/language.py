"""Language of the command line: `--lang`, else the environment (`LC_ALL`), else English."""

from __future__ import annotations

import os
from collections.abc import Sequence

from cz18.messages import chosen

_wished: str | None = None


def asked_for(arguments: Sequence[str]) -> str | None:
    """The value of `--lang`, read before parsing so that help and usage errors use it too."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if not argument.startswith("-"):
            break
    return None


def speak(wish: str | None) -> None:
    """Set the language; None: the environment's."""
    global _wished
    _wished = wish


def language() -> str:
    said = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return chosen(_wished or next((wish for wish in said if wish), None))
