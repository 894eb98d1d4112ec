"""What an opponent does at a position: always something legal, whatever the bot says; and what it would advise."""

from __future__ import annotations

import logging
from dataclasses import fields, replace
from random import Random
from typing import Any

from cz18.bots.advice import advice
from cz18.bots.base import Bot, Decided, Reason, as_seen
from cz18.bots.manners import Declined, polite
from cz18.bots.roster import bot_named, bot_names
from cz18.contract.encoding import encode_action
from cz18.contract.previews import preview
from cz18.rules.actions import Action, PriceRange
from cz18.rules.engine import check, decision, legal_actions
from cz18.rules.state import GameState
from cz18.server.text import to_json

log = logging.getLogger("cz18.server.bots")

STAND_IN = "apprentice"
"""Who answers for an absent player when the table has not said who."""


def think(name: str, state: GameState, chance: str, nodes: int = 0, made: Declined | None = None) -> Decided:
    """What this bot does here, and why if it says so: a legal action, whatever the bot says.

    `chance` begins with what is the game's for good; `made` are offers declined in this turn.
    """
    choices = polite(state, legal_actions(state), made or {})
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
        log.error("bot refused", extra={"bot": name})
    except Exception:
        log.exception("bot failed", extra={"bot": name})
    return Decided(_plain_choice(choices[-1]))


def advised(state: GameState, player: int, made: Declined) -> bytes:
    """What is advised to the player who decides, what it would bring, and why, as fields of a JSON object."""
    decided = advice(state, player, made=made)
    assert decided is not None
    return to_json(
        {
            "action": encode_action(decided.action),
            "events": preview(state, decided.action, income=False).get("events", []),
            "reasons": reasons_to_json(decided.reasons),
        }
    ).encode()


def reasons_to_json(reasons: tuple[Reason, ...]) -> list[dict[str, Any]]:
    return [reason._asdict() for reason in reasons]


def make_bot(name: str, nodes: int = 0, style: str | None = None) -> Bot:
    """The bot of a seat; one that is no more is replaced by the stand-in. One that searches has so many nodes."""
    return bot_named(name if name in bot_names() else STAND_IN, nodes or None, style)


def _plain_choice(action: Action) -> Action:
    """A choice with every free price at its lowest."""
    lowest: dict[str, Any] = {
        item.name: value.low
        for item in fields(action)
        if isinstance(value := getattr(action, item.name), PriceRange)
    }
    return replace(action, **lowest)
