"""Advice for a player who asks: what an opponent would do in his place, and why.

>>> from cz18 import new_game
>>> advised = advice(new_game(["Ada", "Ben", "Cyd"], seed=1), 0)
>>> type(advised.action).__name__, [reason.what for reason in advised.reasons]
('BuyLocalRailway', ['income', 'price', 'left'])
"""

from __future__ import annotations

from random import Random

from cz18.bots.base import Bot, Decided, as_seen
from cz18.bots.engineer import Engineer
from cz18.bots.manners import Declined, polite
from cz18.rules.engine import decision, legal_actions
from cz18.rules.state import GameState


def advice(
    state: GameState, player: int, adviser: Bot | None = None, made: Declined | None = None
) -> Decided | None:
    """What the adviser (an Engineer, unless said otherwise) would do for this player; None if he is not to decide.

    `made` are offers declined in this turn: they are not advised again. The same position gets the same advice.
    """
    due = decision(state)
    if due is None or due.player != player:
        return None
    bot, view, choices = adviser or Engineer(), as_seen(state), polite(state, legal_actions(state), made or {})
    if hasattr(bot, "decide_with_reasons"):
        decided: Decided = bot.decide_with_reasons(view, choices, Random(0))
        return decided
    return Decided(bot.decide(view, choices, Random(0)))
