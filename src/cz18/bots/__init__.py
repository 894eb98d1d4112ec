"""Bots: opponents of several strengths, and an arena for games between them (docs/bots.md).

    bot("engineer")             a bot by name: .play(state), .decide(state, choices, rng)
    names()                     all names of bots
    register("greedy", Greedy)  give a bot of your own a name

>>> import cz18
>>> state, engineer = cz18.new_game(["Ada", "Ben", "Cyd"], seed=7), bot("engineer")
>>> type(engineer.play(state)).__name__
'BuyLocalRailway'
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cz18.bots import base
from cz18.bots.base import Asked, Bot, Decided, Reason, Weighed, as_seen, priced
from cz18.bots.opponent import Opponent
from cz18.rules.asking.prices import range_of
from cz18.rules.options import whole_number

if TYPE_CHECKING:
    from cz18.bots.classes import Apprentice, Baron, Engineer, Magnate, Tycoon
    from cz18.bots.random_bot import RandomBot
    from cz18.bots.strategy import Strategy

__all__ = [
    "bot", "names", "register", "Opponent",
    # the strategies, and the types that a custom bot needs
    "Apprentice", "Engineer", "Tycoon", "Magnate", "Baron", "RandomBot", "Strategy", "Bot", "Decided", "Reason",
    "Asked", "Weighed", "as_seen", "priced", "range_of",
]  # fmt: skip

_LATER = {
    **dict.fromkeys(("Apprentice", "Engineer", "Tycoon", "Magnate", "Baron"), "cz18.bots.classes"),
    "RandomBot": "cz18.bots.random_bot",
    "Strategy": "cz18.bots.strategy",
}
"""Loaded on first use."""
sys.modules["cz18.bots.bot"] = base  # its former name, which existing bots import


def bot(name: str | Bot | type[Bot], *, nodes: int | None = None, seed: int | None = None) -> Opponent:
    """The bot of this name, ready to play: `apprentice`, `engineer`, `tycoon`, `magnate` or `baron`, the weakest first.

    `random` plays at random, `names()` lists all names, and `module:Class` names a class of your own. A class or an
    object with a method `decide` can be given instead of a name. `nodes` is the budget of one decision of a bot that
    searches: `tycoon` and `magnate`, by default 12,000, and `baron`, by default 2,000; other bots ignore it. `seed` is
    the seed of its random numbers; without it they depend on the seed of the game, so that different games differ.

    Raises ValueError, with the known names, if there is no such bot, and for a budget that is not at least 1.
    """
    from cz18.bots.roster import bot_given

    if nodes is not None:
        nodes = whole_number("nodes", nodes)
        if nodes < 1:
            raise ValueError(f"nodes: must be at least 1, not {nodes}")
    if seed is not None:
        seed = whole_number("seed", seed)
    return Opponent(*bot_given("name", name, nodes), seed)


def names() -> tuple[str, ...]:
    """All names of bots: the five strengths, the weakest first; registered and installed bots; random players."""
    from cz18.bots.roster import bot_names

    return bot_names()


def register(name: str, factory: Callable[[], Bot] | Bot) -> None:
    """Give a bot of your own a name, in this process: for `cz18.bot` and for the arena.

    `factory` is a class with the method `decide(view, choices, rng)`, a function without arguments that returns such an
    object, or the object itself. Registering a name again replaces the bot. For games in several processes name the
    class instead: `module:Class`.

    Raises ValueError for a name of the package's own, and TypeError for a factory that is none of these.
    """
    from cz18.bots.roster import register_bot

    register_bot(name, factory)


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module 'cz18.bots' has no attribute {name!r}")
    from importlib import import_module

    value = globals()[name] = getattr(import_module(_LATER[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
