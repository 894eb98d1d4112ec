"""Games played at random up to a wanted kind of decision, for the page to go on from."""

from __future__ import annotations

import json
import random
from dataclasses import fields, replace
from functools import cache
from typing import Any

from cz18.interop.save import save_game
from cz18.rules.actions import Action, LayTile, OfferAcquisition, PriceRange
from cz18.rules.engine import apply_unchecked, decision, legal_actions
from cz18.rules.game import Game
from cz18.rules.options import Options
from cz18.rules.setup import new_game

PLAYERS = {
    "standard": ("Anna", "Bedřich", "Cyril"),
    "bohemia": ("Anna", "Bedřich"),
    "moravia_silesia": ("Anna", "Bedřich", "Cyril"),
}
PLACES = {
    "home_station": ("bohemia", 1),
    "station_conflict": ("bohemia", 59),
    "auction_opening": ("moravia_silesia", 5),
    "auction_bid": ("moravia_silesia", 5),
    "railway_tile": ("moravia_silesia", 5),
}
"""Where to begin to look for a kind of decision; others are soon met in the standard game."""
KINDS = (
    "pre_stock_turn", "stock_turn", "track", "station", "run", "dividend", "acquisition", "trains", "answer",
    "take_over_trains", "return_trains", "home_city", "home_station", "station_conflict", "auction_opening",
    "auction_bid", "railway_tile",
)  # fmt: skip
"""Every kind of decision there is."""


def definite(action: Action, rng: random.Random) -> Action:
    prices: dict[str, Any] = {
        item.name: rng.randint(value.low, value.high)
        for item in fields(action)
        if isinstance(value := getattr(action, item.name), PriceRange)
    }
    return replace(action, **prices)


@cache
def random_game(board: str, seed: int) -> tuple[Game, tuple[str, ...]]:
    """A whole random game, and the kind of decision before each of its actions."""
    rng, options = random.Random(seed), Options()
    state = new_game(PLAYERS[board], board=board, options=options, seed=seed)
    actions: list[Action] = []
    kinds: list[str] = []
    while (due := decision(state)) is not None:
        choices = legal_actions(state)
        kind = rng.choice(sorted({type(action).__name__ for action in choices}))
        action = definite(rng.choice([one for one in choices if type(one).__name__ == kind]), rng)
        kinds.append(str(due.kind))
        actions.append(action)
        state, _ = apply_unchecked(state, action)
    return Game(PLAYERS[board], board, options, seed, tuple(actions)), tuple(kinds)


def offer_for_a_company_with_trains() -> tuple[Game, int, OfferAcquisition]:
    """A random game, and where in it somebody offers to acquire another's company that has trains."""
    game, kinds = random_game("standard", 8)
    for number, action in enumerate(game.actions):
        if isinstance(action, OfferAcquisition) and kinds[number + 1 : number + 3] == (
            "answer",
            "take_over_trains",
        ):
            return game, number, action
    raise AssertionError("no such offer in this game")


def file_of(game: Game, length: int) -> dict[str, Any]:
    """The save of a game cut off after so many actions."""
    saved: dict[str, Any] = json.loads(save_game(game._replace(actions=game.actions[:length])))
    return saved


def game_with_power(kind: str) -> dict[str, Any]:
    """A saved game at a decision of this kind at which a local railway's power allows a tile (VIII.5)."""
    for seed in range({"run": 4, "station": 7, "dividend": 17}[kind], 400):
        game, kinds = random_game("standard", seed)
        state = new_game(game.players, seed=seed)
        for number, action in enumerate(game.actions):
            if kinds[number] == kind and any(isinstance(one, LayTile) for one in legal_actions(state)):
                return file_of(game, number)
            state, _ = apply_unchecked(state, action)
    raise AssertionError(f"no tile by power at {kind}")


def game_before(kind: str) -> dict[str, Any]:
    """A saved game whose next decision is of this kind, some way into it where that is possible."""
    board, first = PLACES.get(kind, ("standard", 2))
    for seed in range(first, first + 400):
        game, kinds = random_game(board, seed)
        places = [number for number, met in enumerate(kinds) if met == kind]
        if places:
            return file_of(game, places[len(places) // 3])
    raise AssertionError(f"no {kind} in 400 random games on {board}")
