"""The decision of a bot at a position, always legal, and advice to players."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import fields, replace
from random import Random
from typing import Any

from cz18.bots.advice import advice
from cz18.bots.base import Bot, Decided, Reason, as_seen
from cz18.bots.offer_etiquette import Declined, polite
from cz18.bots.roster import STRENGTHS, bot_named, bot_names
from cz18.bots.strategy import Strategy
from cz18.contract.encoding import encode_action
from cz18.contract.previews import preview
from cz18.rules.actions import Action, PriceRange
from cz18.rules.engine import action_ranges, check, decision
from cz18.rules.state import GameState
from cz18.server.storage.rows import SeatRow
from cz18.server.text import to_json

log = logging.getLogger("cz18.server.bots")

STAND_IN = "apprentice"
"""The default stand-in for an absent player."""
ADVISER = "engineer"
"""The adviser at a table without bots."""


MOST_SECONDS = 4.0
"""Limit of a search in CPU seconds, well below the limits of its jobs, in which waiting for a processor counts, too."""


def think(name: str, state: GameState, chance: str, nodes: int = 0, made: Declined | None = None) -> Decided:
    """A legal action of this bot, with its reasons if it gives any; a fallback if the bot fails.

    `chance` seeds the random numbers, and its first part, the game's seed, the bot's style. `made`: offers declined in
    this turn.
    """
    choices = polite(state, action_ranges(state), made or {})
    try:
        due = decision(state)
        style = None if due is None else f"{chance.partition('/')[0]}/{due.player}"
        bot, rng = make_bot(name, nodes, style), Random(chance)
        if hasattr(bot, "decide_with_reasons"):
            decided: Decided = bot.decide_with_reasons(as_seen(state), choices, rng)
        else:
            decided = Decided(bot.decide(as_seen(state), choices, rng))
        if check(state, decided.action) is None:
            return decided
        log.error("bot chose an illegal action", extra={"bot": name})
    except Exception:
        log.exception("bot failed", extra={"bot": name})
    return Decided(_plain_choice(choices[-1]))


def adviser(seats: Iterable[SeatRow]) -> str:
    """The name of the bot that advises people at a table: the strongest one that plays there, or an Engineer."""
    playing = {seat.bot for seat in seats if seat.kind == "bot"}
    return next((name for name in reversed(STRENGTHS) if name in playing), ADVISER)


def advised(state: GameState, player: int, made: Declined, name: str = ADVISER, nodes: int = 0) -> bytes:
    """JSON of the action that this bot advises, its events and its reasons."""
    decided = advice(state, player, make_bot(name, nodes), made)
    assert decided is not None
    return to_json(
        {
            "bot": name,
            "action": encode_action(decided.action),
            "events": preview(state, decided.action, income=False).get("events", []),
            "reasons": reasons_to_json(decided.reasons),
        }
    ).encode()


def reasons_to_json(reasons: tuple[Reason, ...]) -> list[dict[str, Any]]:
    return [reason._asdict() for reason in reasons]


def make_bot(name: str, nodes: int = 0, style: str | None = None) -> Bot:
    """The bot of this name, or the stand-in if it does not exist. `nodes`: its search budget."""
    bot = bot_named(name if name in bot_names() else STAND_IN, nodes or None, style)
    return bot.everywhere(_within_limit) if name in STRENGTHS and isinstance(bot, Strategy) else bot


def _within_limit(strategy: Strategy) -> Strategy:
    search = strategy.search
    return strategy if search is None else strategy.replace(search=search._replace(seconds=MOST_SECONDS))


def _plain_choice(action: Action) -> Action:
    """A choice with every free price at its lowest."""
    lowest: dict[str, Any] = {
        item.name: value.low
        for item in fields(action)
        if isinstance(value := getattr(action, item.name), PriceRange)
    }
    return replace(action, **lowest)
