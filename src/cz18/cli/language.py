"""In which language a command answers: `--lang`, else what the terminal says (`LC_ALL`), else English."""

from __future__ import annotations

import os

from cz18.messages import chosen

_wished: str | None = None


def speak(wish: str | None) -> None:
    """Answer in this language from here on; None: in the terminal's."""
    global _wished
    _wished = wish


def language() -> str:
    said = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return chosen(_wished or next((wish for wish in said if wish), None))
