"""18CZ, the board game, as exact software.

The dozen names a researcher needs; everything else can be imported but is not promised.

>>> import cz18
>>> state = cz18.new_game(["Ada", "Ben", "Cyd"], seed=7)
>>> cz18.decision(state).kind
'pre_stock_turn'
>>> state, events = cz18.apply(state, cz18.legal_actions(state)[0])
"""

import cz18._compiled  # noqa: F401 - before all others: no module is loaded compiled from an older source
from cz18.rules.actions import ACTIONS, Action, PriceRange
from cz18.rules.engine import (
    Decision,
    apply,
    apply_unchecked,
    check,
    decision,
    is_over,
    legal_actions,
)
from cz18.rules.events import EVENTS, Event
from cz18.rules.game import RULES_VERSION, Game, replay
from cz18.rules.options import OptionError, Options
from cz18.rules.preview import Preview, preview, previews
from cz18.rules.reckoning import ranking, result, worth
from cz18.rules.refusals import Refusal, Refused
from cz18.rules.runs import best_runs
from cz18.rules.setup import new_game
from cz18.rules.state import GameState

__all__ = [
    "ACTIONS", "EVENTS", "RULES_VERSION", "Action", "Decision", "Event", "Game", "GameState", "OptionError",
    "Options", "Preview", "PriceRange", "Refusal", "Refused", "apply", "apply_unchecked", "best_runs", "check",
    "decision", "is_over", "legal_actions", "new_game", "preview", "previews", "ranking", "replay", "result", "worth",
]  # fmt: skip
