"""A simple player that chooses at random among the legal actions, with the preferences of a style.

First the kind of action is drawn by the style's weights, then one action of that kind. The same seed gives the same
game. Together the styles reach every decision of the game; none of them plays well.

>>> game, state = play_random_game(3, seed=1, styles=("builder", "trader"))  # doctest: +SKIP
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from random import Random
from typing import Any, NamedTuple

from cz18.facts.companies import COMPANY
from cz18.facts.trains import TRAIN
from cz18.rules.actions import (
    AcceptOffer,
    Action,
    AssignThreeE,
    Bid,
    BuyLocalRailway,
    BuyShare,
    BuyTrain,
    DeclineOffer,
    EndStep,
    LayTile,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    OpenAuction,
    Pass,
    PayOut,
    PlaceStation,
    PriceRange,
    RepayDebt,
    Run,
    ScrapTrain,
    SellLocalRailway,
    SellShares,
    StartCompany,
    TakeOverTrain,
    Withhold,
)
from cz18.rules.asking.prices import definite, range_of
from cz18.rules.engine import action_ranges, apply_unchecked, decision, is_over
from cz18.rules.events import Event
from cz18.rules.game import Game, beginning_of
from cz18.rules.options import Options, options_from
from cz18.rules.state import GameState

NAMES = ("Anna", "Bedřich", "Cyril", "Dana", "Emil", "Františka")


class Style(NamedTuple):
    """The preferences of a random player.

    Weights by kind of action; the part of the range from which a free price is drawn; the preferred start price; and
    whether it sells as many shares of a company as possible.
    """

    weights: Mapping[type[Action], float]
    price_from: float = 0.0
    price_to: float = 1.0
    start_price: str = "any"  # lowest, highest, any
    largest_block: bool = False


_BALANCED: dict[type[Action], float] = {
    BuyLocalRailway: 2, Pass: 1, StartCompany: 6, BuyShare: 12, SellShares: 0.6, RepayDebt: 4,
    LayTile: 6, PlaceStation: 3, EndStep: 2, Run: 12, PayOut: 3, Withhold: 2,
    OfferAcquisition: 0.6, OfferForTrain: 0.15, OfferForLocalRailway: 0.3, SellLocalRailway: 0.1,
    AcceptOffer: 1, DeclineOffer: 1, TakeOverTrain: 3, ScrapTrain: 1, BuyTrain: 3,
    AssignThreeE: 0.5, Bid: 1.5,
}  # fmt: skip
"""Other kinds have the weight 1; they rarely occur together with another kind."""


def _leaning(weights: Mapping[type[Action], float], **rest: Any) -> Style:
    return Style({**_BALANCED, **weights}, **rest)


STYLES: dict[str, Style] = {
    "balanced": _leaning({}),
    "builder": _leaning(
        {LayTile: 40, PlaceStation: 20, EndStep: 1, Withhold: 4, OfferForLocalRailway: 1.5}
    ),
    "founder": _leaning({StartCompany: 40, BuyShare: 12, Pass: 0.2, SellShares: 1}, start_price="lowest"),
    "trader": _leaning({SellShares: 8, BuyShare: 10, StartCompany: 5}, largest_block=True),
    "buyer": _leaning(
        {BuyTrain: 20, EndStep: 1, OfferForTrain: 0.5, Withhold: 6, StartCompany: 10}, start_price="highest"
    ),
    "acquirer": _leaning(
        {OfferAcquisition: 8, AcceptOffer: 6, OfferForLocalRailway: 0.6, OfferForTrain: 0.6, StartCompany: 10,
         Withhold: 5},
        price_from=0.3,
    ),
    "pauper": _leaning(
        {PayOut: 10, Withhold: 0.2, BuyShare: 30, Pass: 0.3, StartCompany: 15, SellShares: 0.1, PlaceStation: 10,
         OfferForLocalRailway: 4, OfferForTrain: 1, OfferAcquisition: 0.1, SellLocalRailway: 0},
        price_from=0.8, start_price="lowest",
    ),
}  # fmt: skip


class RandomBot:
    """A player that chooses at random, with the preferences of a style."""

    __slots__ = ("style",)

    def __init__(self, style: str | Style = "balanced") -> None:
        self.style = STYLES[style] if isinstance(style, str) else style

    def decide(self, state: GameState, choices: Sequence[Action], rng: Random) -> Action:
        """One of the choices, with a definite price."""
        if len(choices) == 1:
            return self._definite(choices[0], rng)
        by_kind: dict[type[Action], list[Action]] = {}
        for choice in choices:
            by_kind.setdefault(type(choice), []).append(choice)
        kinds = list(by_kind)
        if len(kinds) == 1:
            kind = kinds[0]
        else:
            weights = self.style.weights
            sums = list(accumulate(weights.get(kind, 1.0) for kind in kinds))
            if sums[-1] <= 0:
                kind = kinds[int(rng.random() * len(kinds))]
            else:
                kind = kinds[min(bisect(sums, rng.random() * sums[-1]), len(kinds) - 1)]
        narrow = _NARROWING.get(kind)
        options = by_kind[kind] if narrow is None else narrow(self.style, by_kind[kind], rng)
        return self._definite(options[int(rng.random() * len(options))], rng)

    def _definite(self, action: Action, rng: Random) -> Action:
        """The action with a price from the style's part of the range."""
        prices = range_of(action)
        return action if prices is None else definite(action, self._price(type(action), prices, rng))

    def _price(self, kind: type[Action], prices: PriceRange, rng: Random) -> int:
        width = prices.high - prices.low
        if kind is RepayDebt and rng.random() < 0.5:
            return prices.high
        if kind in (OpenAuction, Bid):
            return prices.low + rng.randrange(width // 6 + 1)
        style = self.style
        return rng.randint(prices.low + int(width * style.price_from), prices.low + int(width * style.price_to))


# Which actions of the drawn kind are considered


def _start(style: Style, choices: list[Action], rng: Random) -> list[Action]:
    """A random company at the preferred price. The company is drawn first, because they have different numbers of
    prices."""
    starts = [item for item in choices if isinstance(item, StartCompany)]
    company = rng.choice(sorted({item.company for item in starts}))
    mine: list[Action] = [item for item in starts if item.company == company]
    if style.start_price == "any":
        return mine
    return mine[:1] if style.start_price == "lowest" else mine[-1:]


def _sell(style: Style, choices: list[Action], rng: Random) -> list[Action]:
    """The largest block of a company, for a style that sells such blocks."""
    if not style.largest_block:
        return choices
    sales = [item for item in choices if isinstance(item, SellShares)]
    company = rng.choice(sales).company
    return [max((item for item in sales if item.company == company), key=lambda item: item.count)]


def _train(style: Style, choices: list[Action], rng: Random) -> list[Action]:
    """Mostly a train the company can run."""
    runnable = [
        item
        for item in choices
        if isinstance(item, BuyTrain) and TRAIN[item.face].size is COMPANY[item.company].size
    ]
    return list(runnable) if runnable and rng.random() < 0.9 else choices


_NARROWING: dict[type[Action], Callable[[Style, list[Action], Random], list[Action]]] = {
    StartCompany: _start,
    SellShares: _sell,
    BuyTrain: _train,
}


# A whole game


class Played(NamedTuple):
    """One step of a random game, for observers: the choices, the action, and what followed."""

    before: GameState
    choices: Sequence[Action]
    action: Action
    after: GameState
    events: tuple[Event, ...]


def names_for(count: int) -> tuple[str, ...]:
    """This number of names."""
    return tuple(NAMES[seat] if seat < len(NAMES) else f"Player {seat + 1}" for seat in range(count))


def play_random_game(
    players: int | Sequence[str],
    seed: int,
    styles: Sequence[str | Style] = ("balanced",),
    on_step: Callable[[Played], None] | None = None,
    *,
    options: Options | Mapping[str, Any] | None = None,
    board: str = "standard",
) -> tuple[Game, GameState]:
    """Play a whole game; the styles are assigned to seats in rotation.

    The seed is used for the game and the players, so the same arguments give the same game.
    """
    names = names_for(players) if isinstance(players, int) else tuple(players)
    bots = [RandomBot(styles[seat % len(styles)]) for seat in range(len(names))]
    rng = Random(seed)
    setup = Game(names, board, options_from(options), seed)
    state = beginning_of(setup)
    actions: list[Action] = []
    while not is_over(state):
        choices = action_ranges(state)
        due = decision(state)
        assert due is not None
        action = bots[due.player].decide(state, choices, rng)
        after, events = apply_unchecked(state, action)
        if on_step is not None:
            on_step(Played(state, choices, action, after, events))
        actions.append(action)
        state = after
    return setup._replace(actions=tuple(actions)), state
