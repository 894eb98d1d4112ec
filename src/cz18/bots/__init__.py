"""Bots: opponents of several strengths, and the arena they meet in (docs/bots.md).

    bot("engineer")             a bot by name: .play(state), .decide(state, choices, rng)
    names()                     the names there are
    register("greedy", Greedy)  a bot of your own, by a name

>>> import cz18
>>> state, engineer = cz18.new_game(["Ada", "Ben", "Cyd"], seed=7), bot("engineer")
>>> type(engineer.play(state)).__name__
'BuyLocalRailway'
"""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cz18.bots import base
from cz18.bots.base import Bot, Decided, Reason, as_seen, priced
from cz18.bots.opponent import Opponent
from cz18.rules.prices import range_of

if TYPE_CHECKING:
    from cz18.bots.apprentice import Apprentice
    from cz18.bots.engineer import Engineer
    from cz18.bots.magnate.magnate import Magnate
    from cz18.bots.random_bot import RandomBot
    from cz18.bots.tycoon import Tycoon

__all__ = [
    "bot", "names", "register", "Opponent",
    # the strategies, and what one of your own needs
    "Apprentice", "Engineer", "Tycoon", "Magnate", "RandomBot", "Bot", "Decided", "Reason",
    "as_seen", "priced", "range_of",
]  # fmt: skip

_LATER = {
    "Apprentice": "cz18.bots.apprentice",
    "Engineer": "cz18.bots.engineer",
    "Tycoon": "cz18.bots.tycoon",
    "Magnate": "cz18.bots.magnate.magnate",
    "RandomBot": "cz18.bots.random_bot",
}
"""Loaded when first asked for."""
sys.modules["cz18.bots.bot"] = base  # its former name, under which bots of others import it


def bot(name: str | Bot, *, nodes: int | None = None, seed: int = 0) -> Opponent:
    """The bot of this name, ready to play: `apprentice`, `engineer`, `tycoon` or `magnate`, the weakest first.

    `names()` lists the others, `module:Class` names a class of your own, and an object with a method `decide` is taken
    as it is. `nodes` is the budget of a bot that searches (Tycoon, Magnate), `seed` that of its random numbers.

    Raises ValueError, with the known names, if there is no such bot.
    """
    from cz18.bots.roster import bot_named

    if isinstance(name, str):
        return Opponent(name, bot_named(name, nodes), seed)
    if isinstance(name, type) or not callable(getattr(name, "decide", None)):
        raise ValueError(f"name: {name!r} is neither the name of a bot nor an object with a method decide")
    return Opponent(getattr(name, "name", type(name).__name__), name, seed)


def names() -> tuple[str, ...]:
    """The names `bot` knows: the strengths, the weakest first, registered and installed bots, the random players."""
    from cz18.bots.roster import bot_names

    return bot_names()


def register(name: str, factory: Callable[[], Bot]) -> None:
    """Make a bot of your own known by a name, in this process: to `cz18.bot` and to the arena.

    `factory` is called without arguments and returns an object with `decide(view, choices, rng)`; a class is one. The
    same name again replaces the bot. Raises ValueError for a name of the package's own, and TypeError for a factory
    that cannot be called. For games in several processes name the class instead: `module:Class`.
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
