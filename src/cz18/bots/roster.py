"""Bots by name: the package's own, those of installed packages, and any class by its module.

>>> bot_named("cz18.bots.strategies:TYCOON").name
'tycoon'
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from random import Random
from typing import Any, cast

from cz18.bots.base import Bot
from cz18.bots.random_bot import STYLES, RandomBot
from cz18.bots.strategies import APPRENTICE, BARON, ENGINEER, MAGNATE, TYCOON
from cz18.bots.strategy import Strategy
from cz18.bots.weights import styled

STRENGTHS = {strategy.name: strategy for strategy in (APPRENTICE, ENGINEER, TYCOON, MAGNATE, BARON)}
"""The strategies for people to play against, the weakest first."""
RANDOM = "random"
"""Another name of the random player in its usual style."""
ADVERSARIES = (
    "railway_milker", "train_milker", "raider", "dumper", "forcer", "racer", "exporter", "unloader", "absorber",
)  # fmt: skip
"""Bots that try to exploit others, for the arena."""
_ADVERSARIES_AT = "cz18.bots.arena.adversaries"
ENTRY_POINTS = "cz18.bots"
"""The group in which an installed package names its bots."""
_registered: dict[str, Callable[[], Bot] | Bot] = {}
"""Bots that were registered in this process, by name."""


def register_bot(name: str, factory: Callable[[], Bot] | Bot) -> None:
    """Make a bot known by a name in this process. Raises ValueError and TypeError as `cz18.bots.register` says."""
    if not isinstance(name, str) or not name.isidentifier():
        raise ValueError(f"name: {name!r} must consist of letters, digits and underscores")
    if name in (*STRENGTHS, *STYLES, *ADVERSARIES, RANDOM):
        raise ValueError(f"name: {name!r} is already the name of a built-in bot")
    made_by_call = callable(factory) and not isinstance(factory, type)
    if not made_by_call and not callable(getattr(factory, "decide", None)):
        raise TypeError(f"factory: {factory!r} has no method decide, and is not a function that returns a bot")
    _registered[name] = factory


@cache
def installed() -> dict[str, str]:
    """Bots of installed packages, `module:Class` by name; a name of the package's own cannot be taken."""
    own = {*STRENGTHS, *STYLES, *ADVERSARIES, RANDOM}
    return {item.name: item.value for item in sorted(entry_points(group=ENTRY_POINTS)) if item.name not in own}


def opponents() -> tuple[str, ...]:
    """The names of bots for a table: the strengths, the weakest first, then registered and installed bots."""
    return tuple(dict.fromkeys((*STRENGTHS, *_registered, *installed())))


def bot_names() -> tuple[str, ...]:
    """All names of bots: opponents, then the styles of the random player."""
    return (*opponents(), *STYLES)


def bot_named(name: str, nodes: int | None = None, style: str | None = None) -> Bot:
    """The bot of that name, with this node budget if it searches; `module:Class` for any other.

    A name may include a budget, so that the arena can compare budgets: `magnate@3000`.
    `style` is a seed that makes bots of one strength differ a little; without it they are identical.

    Raises ValueError if it does not exist. `module:Class` runs code, so never accept it from untrusted users.
    """
    name, at, budget = name.partition("@")
    if at:
        strategy = STRENGTHS.get(name)
        searches = strategy is not None and strategy.search is not None
        if not searches or not budget.isdecimal() or int(budget) < 1:
            raise ValueError(
                f"{name}@{budget}: only a bot that searches takes a budget of nodes, as in magnate@3000"
            )
        nodes = int(budget)
    if name in (*STRENGTHS, *ADVERSARIES):
        return _strategy(name, nodes, style)
    if name in STYLES:
        return RandomBot(name)
    if ":" in name:
        return _made(name)
    if name in _registered:
        return bot_made(name, _registered[name])
    if name in installed():
        return _made(installed()[name])
    if name == RANDOM:
        return RandomBot()
    raise ValueError(
        f"unknown bot {name!r}; choose from {', '.join((*bot_names(), RANDOM))}, or give module:Class"
    )


@lru_cache(maxsize=256)
def _strategy(name: str, nodes: int | None, style: str | None) -> Strategy:
    """A strategy of the package with this budget and style; cached, because a server needs it at every decision."""

    def change(strategy: Strategy) -> Strategy:
        if nodes and strategy.search is not None:
            strategy = strategy.replace(search=strategy.search._replace(nodes=nodes))
        return strategy if style is None else strategy.replace(weights=styled(strategy.weights, Random(style)))

    found = STRENGTHS.get(name) or import_module(_ADVERSARIES_AT).ADVERSARIES[name]
    made: Strategy = found.everywhere(change)
    return made


def style_of(seed: int, seat: int) -> str:
    """The style of a seat, derived from the game's seed."""
    return f"{seed}/{seat}"


def _made(place: str) -> Bot:
    """A bot of the class at `module:Class`. Raises ValueError that names what is missing."""
    module, _, attribute = place.partition(":")
    if module.endswith(".py"):
        raise ValueError(f"{place}: name the module without .py, {module.removesuffix('.py')}:{attribute}")
    try:
        found: Any = import_module(module)
    except ImportError as problem:
        raise ValueError(f"{place}: {problem}") from problem
    for part in attribute.split("."):
        found = getattr(found, part, None)
    if found is None:
        raise ValueError(f"{place}: {module} has no {attribute}")
    return bot_made(place, found)


def bot_given(
    field: str, given: str | Bot | type[Bot], nodes: int | None = None, style: str | None = None
) -> tuple[str, Bot]:
    """The name and the bot that a caller gave by name, as an object or as a class. Raises ValueError."""
    if isinstance(given, str):
        return given, bot_named(given, nodes, style)
    if not callable(getattr(given, "decide", None)):
        raise ValueError(f"{field}: {given!r} is not the name of a bot, and it has no method decide")
    bot = bot_made(given.__name__, given) if isinstance(given, type) else given
    return getattr(given, "name", type(bot).__name__), bot


def bot_made(place: str, factory: Callable[[], Bot] | Bot) -> Bot:
    """The bot returned by a class or a function, or the given bot. Raises ValueError if it is not a bot."""
    if not isinstance(factory, type) and callable(getattr(factory, "decide", None)):
        return cast(Bot, factory)
    try:
        bot = cast(Callable[[], Bot], factory)()
    except TypeError as problem:
        raise ValueError(f"{place}: a bot must be created without arguments ({problem})") from problem
    if not callable(getattr(bot, "decide", None)):
        raise ValueError(f"{place}: a bot needs a method decide(view, choices, rng)")
    return bot
