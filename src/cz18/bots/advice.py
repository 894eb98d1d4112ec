"""Advice for a player: what a bot would do at the position, and why.

>>> from cz18 import new_game
>>> advised = advice(new_game(["Ada", "Ben", "Cyd"], seed=1), 0)
>>> type(advised.action).__name__, [reason.what for reason in advised.reasons]
('BuyLocalRailway', ['income', 'price', 'left'])
"""

from __future__ import annotations

from random import Random

from cz18.bots.base import Bot, Decided, as_seen
from cz18.bots.offer_etiquette import Declined, polite
from cz18.bots.strategies import ENGINEER
from cz18.rules.engine import action_ranges, decision
from cz18.rules.state import GameState


def advice(
    state: GameState, player: int, adviser: Bot | None = None, made: Declined | None = None
) -> Decided | None:
    """What the adviser, by default an Engineer, would do for this player; None if it is not the player's decision.

    `made` are offers declined in this turn: they are not advised again. The same position gets the same advice.
    """
    due = decision(state)
    if due is None or due.player != player:
        return None
    bot, view, choices = adviser or ENGINEER, as_seen(state), polite(state, action_ranges(state), made or {})
    if hasattr(bot, "decide_with_reasons"):
        decided: Decided = bot.decide_with_reasons(view, choices, Random(0))
        return decided
    return Decided(bot.decide(view, choices, Random(0)))
