"""The board game 18CZ: rules, routes, bots and files.

`__all__` lists the stable public names, described in docs/package.md; everything else can be imported but may change.
A whole game of random actions:

>>> import random, cz18
>>> rng = random.Random(7)
>>> state = cz18.new_game(["Ada", "Ben", "Cyd"], seed=7)
>>> while not cz18.is_over(state):
...     state, events = cz18.apply(state, rng.choice(cz18.legal_actions(state)))
>>> len(cz18.ranking(state))
3
"""

from typing import TYPE_CHECKING, Any

import cz18._compiled  # noqa: F401 - before all others: no module is loaded compiled from an older source
from cz18.functions import (
    apply,
    apply_unchecked,
    best_runs,
    check,
    decision,
    is_over,
    ranking,
    result,
    worth,
)
from cz18.routes.route import Route
from cz18.routes.search import Runs
from cz18.rules.actions import ACTIONS, Action, PriceRange
from cz18.rules.asking.prices import concrete, cost_of, definite, legal_actions
from cz18.rules.events import EVENTS, Event
from cz18.rules.game import RULES_VERSION, Entry, Game, NotReplayable, entries, replay
from cz18.rules.options import OptionError, Options
from cz18.rules.refusals import Refusal, Refused
from cz18.rules.setup import new_game
from cz18.rules.state import Decision, GameState, Train

if TYPE_CHECKING:
    from cz18 import actions as actions
    from cz18 import bots as bots
    from cz18 import events as events
    from cz18.bots import bot
    from cz18.interop.formats.codec import Malformed, action_from_json, action_to_json
    from cz18.interop.formats.save import load_game, save_game
    from cz18.interop.formats.transcript import transcript
    from cz18.interop.words.notation import NotUnderstood, notate, parse
    from cz18.interop.words.wording import sentence
    from cz18.rules.asking.explain import Controls, Hexes, TilesOn, WhyNot, explain
    from cz18.rules.asking.outcome import Outcome, outcome
    from cz18.rules.asking.preview import Preview, preview, previews
    from cz18.rules.asking.train_clock import TrainClock, train_clock
    from cz18.rules.asking.views import CompanyView, HexView, PlayerView
    from cz18.session import Session

__version__ = "0.2.0"

__all__ = [
    # a game as an object
    "Session", "Game", "Entry", "entries", "replay", "NotReplayable", "save_game", "load_game",
    # the rules
    "new_game", "GameState", "Options", "OptionError", "RULES_VERSION", "decision", "Decision", "legal_actions",
    "check", "apply", "apply_unchecked", "Refusal", "Refused", "is_over", "result", "ranking", "worth",
    # actions and events
    "Action", "ACTIONS", "Event", "EVENTS", "PriceRange", "definite", "concrete", "cost_of",
    "notate", "parse", "NotUnderstood", "transcript", "action_to_json", "action_from_json", "Malformed",
    # looking
    "PlayerView", "CompanyView", "HexView", "train_clock", "TrainClock",
    "best_runs", "Runs", "Route", "Train", "preview", "previews", "Preview", "outcome", "Outcome", "sentence",
    "explain", "Controls", "Hexes", "TilesOn", "WhyNot",
    # bots
    "bot",
    "__version__",
]  # fmt: skip

_LATER = {
    "bot": "cz18.bots",
    "Session": "cz18.session",
    "Malformed": "cz18.interop.formats.codec",
    "action_from_json": "cz18.interop.formats.codec",
    "action_to_json": "cz18.interop.formats.codec",
    "NotUnderstood": "cz18.interop.words.notation",
    "notate": "cz18.interop.words.notation",
    "parse": "cz18.interop.words.notation",
    "sentence": "cz18.interop.words.wording",
    "save_game": "cz18.interop.formats.save",
    "load_game": "cz18.interop.formats.save",
    "transcript": "cz18.interop.formats.transcript",
    "Outcome": "cz18.rules.asking.outcome",
    "outcome": "cz18.rules.asking.outcome",
    "Controls": "cz18.rules.asking.explain",
    "Hexes": "cz18.rules.asking.explain",
    "TilesOn": "cz18.rules.asking.explain",
    "WhyNot": "cz18.rules.asking.explain",
    "explain": "cz18.rules.asking.explain",
    "Preview": "cz18.rules.asking.preview",
    "preview": "cz18.rules.asking.preview",
    "previews": "cz18.rules.asking.preview",
    "TrainClock": "cz18.rules.asking.train_clock",
    "train_clock": "cz18.rules.asking.train_clock",
    "CompanyView": "cz18.rules.asking.views",
    "HexView": "cz18.rules.asking.views",
    "PlayerView": "cz18.rules.asking.views",
}
"""Names loaded on first use, so that `import cz18` stays fast."""


_MODULES = ("actions", "bots", "client", "events", "research")
"""Documented modules, loaded on first use: `cz18.bots.names()` needs no separate import."""


def __getattr__(name: str) -> Any:
    if name not in _LATER and name not in _MODULES:
        raise AttributeError(f"module 'cz18' has no attribute {name!r}")
    from importlib import import_module

    if name in _MODULES:
        return import_module(f"cz18.{name}")
    value = globals()[name] = getattr(import_module(_LATER[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_MODULES})
