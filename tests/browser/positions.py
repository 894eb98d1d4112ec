"""Random games played up to a given kind of decision, from which the page continues."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any

from cz18.board.track import CANONICAL, TURNED
from cz18.bots.base import as_seen
from cz18.bots.roster import bot_named
from cz18.contract.view import present_round
from cz18.facts.companies import COMPANY
from cz18.interop.formats.save import save_game
from cz18.rules.actions import (
    Action,
    BuyTrain,
    EndStep,
    LayTile,
    OfferAcquisition,
    PayOut,
    PriceRange,
    Run,
    SellLocalRailway,
    SellShares,
)
from cz18.rules.engine import action_ranges, apply_unchecked, decision
from cz18.rules.game import Game, beginning_of
from cz18.rules.options import profile
from cz18.rules.setup import new_game
from cz18.rules.state import GameState

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
"""Where to start searching for a kind of decision; others occur early in the standard game."""
KINDS = (
    "pre_stock_turn", "stock_turn", "track", "station", "run", "dividend", "acquisition", "trains", "answer",
    "take_over_trains", "return_trains", "home_city", "home_station", "station_conflict", "auction_opening",
    "auction_bid", "railway_tile",
)  # fmt: skip
"""Every kind of decision."""


def definite(action: Action, rng: random.Random) -> Action:
    prices: dict[str, Any] = {
        item.name: rng.randint(value.low, value.high)
        for item in fields(action)
        if isinstance(value := getattr(action, item.name), PriceRange)
    }
    return replace(action, **prices)


@cache
def random_game(board: str, seed: int, rules: str = "book") -> tuple[Game, tuple[str, ...]]:
    """A complete random game, and the kind of decision before each of its actions."""
    rng, options = random.Random(seed), profile(rules)
    state = new_game(PLAYERS[board], board=board, options=options, seed=seed)
    actions: list[Action] = []
    kinds: list[str] = []
    while (due := decision(state)) is not None:
        choices = action_ranges(state)
        kind = rng.choice(sorted({type(action).__name__ for action in choices}))
        action = definite(rng.choice([one for one in choices if type(one).__name__ == kind]), rng)
        kinds.append(str(due.kind))
        actions.append(action)
        state, _ = apply_unchecked(state, action)
    return Game(PLAYERS[board], board, options, seed, tuple(actions)), tuple(kinds)


@cache
def game_of_bots(until: str, seed: int = 5, bot: str = "apprentice") -> Game:
    """A game of three bots, played until this round begins: a position as people meet it."""
    state = new_game(PLAYERS["standard"], seed=seed)
    actions: list[Action] = []
    players, rng = [bot_named(bot, None, f"{seed}/{seat}") for seat in range(3)], random.Random(seed)
    while (due := decision(state)) is not None and present_round(state) != until:
        actions.append(players[due.player].decide(as_seen(state), action_ranges(state), rng))
        state, _ = apply_unchecked(state, actions[-1])
    return Game(PLAYERS["standard"], "standard", state.options, seed, tuple(actions))


def offer_for_a_company_with_trains() -> tuple[Game, int, OfferAcquisition]:
    """A random game, and the position of an offer to acquire another player's company that has trains."""
    game, kinds = random_game("standard", 8)
    for number, action in enumerate(game.actions):
        if isinstance(action, OfferAcquisition) and kinds[number + 1 : number + 3] == (
            "answer",
            "take_over_trains",
        ):
            return game, number, action
    raise AssertionError("no such offer in this game")


def file_of(game: Game, length: int) -> dict[str, Any]:
    """The save of a game cut off after this many actions."""
    saved: dict[str, Any] = json.loads(save_game(game._replace(actions=game.actions[:length])))
    return saved


def game_with_power(kind: str) -> dict[str, Any]:
    """A saved game at a decision of this kind at which a local railway's power allows a tile (VIII.5)."""
    for seed in range({"run": 4, "station": 7, "dividend": 17}[kind], 400):
        game, kinds = random_game("standard", seed)
        state = new_game(game.players, seed=seed)
        for number, action in enumerate(game.actions):
            if kinds[number] == kind and any(isinstance(one, LayTile) for one in action_ranges(state)):
                return file_of(game, number)
            state, _ = apply_unchecked(state, action)
    raise AssertionError(f"no tile by power at {kind}")


def game_before(kind: str) -> dict[str, Any]:
    """A saved game whose next decision is of this kind, not at its start if possible."""
    board, first = PLACES.get(kind, ("standard", 2))
    for seed in range(first, first + 400):
        game, kinds = random_game(board, seed)
        places = [number for number, met in enumerate(kinds) if met == kind]
        if places:
            return file_of(game, places[len(places) // 3])
    raise AssertionError(f"no {kind} in 400 random games on {board}")


def positions_of(seeds: range) -> Iterator[tuple[Game, int, str, GameState]]:
    """Every position of some random games, with the kind of its decision."""
    for seed in seeds:
        game, kinds = random_game("standard", seed)
        state = new_game(game.players, seed=seed)
        for number, action in enumerate(game.actions):
            yield game, number, kinds[number], state
            state, _ = apply_unchecked(state, action)


@cache
def position_offering(kind: type[Action]) -> dict[str, Any]:
    """A step of a company's turn at which an action of this type is legal."""
    for game, number, met, state in positions_of(range(2, 60)):
        if met in STEPS and any(isinstance(one, kind) for one in action_ranges(state)):
            return file_of(game, number)
    raise AssertionError(f"nowhere can {kind.__name__} be made")


@cache
def offer_without_consent() -> tuple[dict[str, Any], OfferAcquisition]:
    """An offer for another player's company under the rules of 18xx.games, which takes effect at once."""
    for seed in range(2, 60):
        game, kinds = random_game("standard", seed, "18xx.games")
        state = beginning_of(game)
        for number, action in enumerate(game.actions):
            due = decision(state)
            for one in action_ranges(state) if kinds[number] == "acquisition" else []:
                if isinstance(one, OfferAcquisition) and due and _director(state, one.target) != due.player:
                    return file_of(game, number), one
            state, _ = apply_unchecked(state, action)
    raise AssertionError("no such offer")


@cache
def turn_after_others() -> tuple[dict[str, Any], int]:
    """A player's stock turn with other cash than after the player's last move, and the number of that move."""
    last: dict[tuple[int, int], tuple[int, int]] = {}
    for game, number, kind, state in positions_of(range(2, 20)):
        due = decision(state)
        assert due is not None
        seat = due.player
        moved, cash = last.get((game.seed, seat), (0, 0))
        if kind == "stock_turn" and moved and number - moved > 2 and cash != state.players[seat].cash:
            return file_of(game, number), moved
        after, _ = apply_unchecked(state, game.actions[number])
        last[game.seed, seat] = number + 1, after.players[seat].cash
    raise AssertionError("no such turn")


STEPS = ["track", "station", "run", "dividend", "acquisition", "trains"]


@cache
def turn_with_every_step() -> dict[str, Any]:
    """A company's turn with a decision at each of its six steps, if it only runs and pays."""
    for game, number, kind, state in positions_of(range(2, 60)):
        if kind == "track" and _steps_of_turn(state) == STEPS:
            return file_of(game, number)
    raise AssertionError("no such turn")


def _steps_of_turn(state: GameState) -> list[str]:
    begun, steps = decision(state), []
    while (due := decision(state)) is not None and due.company == (begun and begun.company):
        choices = action_ranges(state)
        if not steps and not any(isinstance(one, LayTile) for one in choices):
            return []
        action = next((one for one in choices if isinstance(one, EndStep | PayOut)), None)
        action = action or next((one for one in choices if isinstance(one, Run) and one.routes), None)
        if action is None:
            return []
        steps.append(str(due.kind))
        state, _ = apply_unchecked(state, action)
    return steps


@cache
def loan_with_railways_to_sell() -> tuple[dict[str, Any], BuyTrain]:
    """A train for which the Director would have to borrow although local railways could be sold."""
    for game, number, kind, state in positions_of(range(2, 200)):
        choices = action_ranges(state) if kind == "trains" else []
        if not any(isinstance(one, SellLocalRailway) for one in choices):
            continue
        for one in choices:
            if isinstance(one, BuyTrain) and _debts(apply_unchecked(state, one)[0]) > _debts(state):
                return file_of(game, number), one
    raise AssertionError("no such loan")


@cache
def symmetric_tile_to_lay() -> tuple[dict[str, Any], str, str]:
    """A step at which a symmetric tile fits in several rotations: the game, hex and tile."""
    symmetric = {tile.tile.id for code, tile in enumerate(TURNED) if tile is not None and CANONICAL[code] != code}
    for game, number, kind, state in positions_of(range(2, 60)):
        if kind != "track":
            continue
        ways = Counter((one.hex, one.tile) for one in action_ranges(state) if isinstance(one, LayTile))
        for (hex_id, tile), count in ways.items():
            if tile in symmetric and count > 1:
                return file_of(game, number), hex_id, tile
    raise AssertionError("no such tile")


def _debts(state: GameState) -> int:
    return sum(player.debt for player in state.players)


@cache
def sale_that_hands_over() -> tuple[dict[str, Any], SellShares]:
    """Shares whose sale makes another player the Director."""
    for game, number, kind, state in positions_of(range(2, 60)):
        for one in action_ranges(state) if kind == "stock_turn" else []:
            if isinstance(one, SellShares):
                after = apply_unchecked(state, one)[0]
                if _director(state, one.company) == one.player != _director(after, one.company):
                    return file_of(game, number), one
    raise AssertionError("no such sale")


def _director(state: GameState, company: str) -> int:
    return state.companies[COMPANY[company].index].director
