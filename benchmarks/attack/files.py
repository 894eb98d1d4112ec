"""Files that attackers import: long games, a board whose routes cannot be searched, a turn with thousands of
offers."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from cz18.bots.random_bot import play_random_game
from cz18.interop.formats.codec import encode_action
from cz18.interop.formats.save import save_game
from cz18.rules.actions import DeclineOffer, OfferForTrain
from cz18.rules.asking.prices import definite, range_of
from cz18.rules.engine import action_ranges, apply_unchecked
from cz18.rules.game import beginning_of

HOSTILE = Path(__file__).parent / "data" / "hostile_board.json"
"""A save on the Moravia-Silesia board changed in three ways: every hex that is no home is printed track, each of them
joins up to six paths at one town, and one town is worth 10,000. The moves are those of the random player with seed 0.
It is a stored file because a server that checks boards refuses to play on it."""
RUN = 121
"""Length of the hostile game when the company with the 3E has to run."""
TRACK = 119
"""Length when the same company is about to lay track: a preview with income searches its routes."""


@cache
def random_save(players: int, seed: int, length: int | None = None, board: str = "standard") -> dict[str, Any]:
    """Save of a random game, complete or up to some action."""
    game = play_random_game(players, seed, board=board)[0]
    return dict(json.loads(save_game(game._replace(actions=game.actions[:length]))))


def long_save(length: int | None = None) -> dict[str, Any]:
    """A game of 1,056 actions, complete or up to some action."""
    return random_save(6, 6, length)


@cache
def hostile_save(length: int = RUN) -> dict[str, Any]:
    """The game on the hostile board up to some action."""
    save: dict[str, Any] = json.loads(HOSTILE.read_text())
    return {**save, "actions": save["actions"][:length]}


@cache
def offers_save(pairs: int) -> dict[str, Any]:
    """A game of three in which one turn consists of this many declined offers for a train."""
    game = play_random_game(3, seed=7)[0]
    state, played = beginning_of(game), []
    for action in game.actions:
        offer = next((choice for choice in action_ranges(state) if isinstance(choice, OfferForTrain)), None)
        if offer is not None:
            break
        state, _ = apply_unchecked(state, action)
        played.append(action)
    assert offer is not None
    prices = range_of(offer)
    made = offer if prices is None else definite(offer, prices.low)
    answer = next(
        choice for choice in action_ranges(apply_unchecked(state, made)[0]) if isinstance(choice, DeclineOffer)
    )
    save: dict[str, Any] = json.loads(save_game(game._replace(actions=tuple(played))))
    save["actions"] += [encode_action(made), encode_action(answer)] * pairs
    return save
