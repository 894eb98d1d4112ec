"""The opponents by name."""

from __future__ import annotations

from collections.abc import Callable

from cz18.bots.apprentice import Apprentice
from cz18.bots.bot import Bot
from cz18.bots.engineer import Engineer
from cz18.bots.random_bot import STYLES, RandomBot
from cz18.bots.tycoon import Tycoon

STRENGTHS: dict[str, Callable[[], Bot]] = {"apprentice": Apprentice, "engineer": Engineer, "tycoon": Tycoon}
"""The opponents worth playing, the weakest first."""


def bot_names() -> tuple[str, ...]:
    """Every name `bot_named` knows: the strengths, then the styles of the random player."""
    return (*STRENGTHS, *STYLES)


def bot_named(name: str, nodes: int | None = None) -> Bot:
    """The opponent of that name, with this budget if it searches. Raises ValueError if there is none."""
    if name == Tycoon.name and nodes is not None:
        return Tycoon(nodes)
    if name in STRENGTHS:
        return STRENGTHS[name]()
    if name in STYLES:
        return RandomBot(name)
    raise ValueError(f"there is no bot called {name!r}; there are {', '.join(bot_names())}")
