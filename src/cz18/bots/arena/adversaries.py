"""Strategies that try to exploit others: each plays as an Engineer, except for one kind of deal.

None of them may gain by it (`make bench-bots`): against two of a strength it wins no more often than a plain player of
that strength in the same seats with the same seeds. They know how the others decide, and ask for the lowest price.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cz18.bots import engineer
from cz18.bots.base import Asked, Bot, Weighed, because, of_kind, priced
from cz18.bots.forecast.basics import liquid, next_local_railway_price, own_faces
from cz18.bots.market import shares
from cz18.bots.market.acquiring import gain_of_acquiring
from cz18.bots.strategies import ENGINEER
from cz18.bots.strategy import Strategy, Weigher
from cz18.bots.train_values import best_standing, standing
from cz18.facts.companies import COMPANY
from cz18.rules.actions import (
    AcceptOffer,
    Action,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    SellLocalRailway,
    SellShares,
)
from cz18.rules.asking.prices import range_of
from cz18.rules.engine import action_ranges, apply_unchecked, decision
from cz18.rules.questions import runs_for
from cz18.rules.state import GameState

FIRST = 1e6
"""The score of a choice that is preferred to all others."""
VICTIM = ENGINEER
"""The assumed opponent; Apprentice, Engineer and Tycoon answer offers in the same way."""


def lowest_accepted(state: GameState, action: Action, rng: Random, victim: Bot = VICTIM) -> int | None:
    """The lowest price at which another player accepts an offer, or None."""
    bounds = range_of(action)
    if bounds is None or not _is_accepted(state, priced(action, bounds.high), rng, victim):
        return None
    low, high = bounds.low, bounds.high
    while low < high:
        middle = (low + high) // 2
        if _is_accepted(state, priced(action, middle), rng, victim):
            high = middle
        else:
            low = middle + 1
    return high


def _is_accepted(state: GameState, action: Action, rng: Random, victim: Bot) -> bool:
    after = apply_unchecked(state, action)[0]
    due = decision(after)
    if due is None or due.kind != "answer":
        return False
    return isinstance(victim.decide(after, action_ranges(after), rng), AcceptOffer)


def _milk_railways(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Buy others' local railways at the lowest price they accept, and sell them to the bank (IV.1, R-072)."""
    state, choices = asked.state, asked.choices
    for sale in of_kind(choices, SellLocalRailway):
        return [Weighed(FIRST, sale)]
    bank = next_local_railway_price(state)
    for action in of_kind(choices, OfferForLocalRailway):
        price = lowest_accepted(state, action, asked.rng)
        if price is not None and price < bank:
            return [Weighed(FIRST, priced(action, price), because(price=price, bank=bank))]
    return engineer.weigh_track(strategy, asked)


def _milk_trains(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Buy others' trains at the lowest price they accept, where that beats the bank's (VIII.10)."""
    return [*engineer.weigh_trains(strategy, asked), *_others_trains(strategy, asked)]


def _others_trains(strategy: Strategy, asked: Asked) -> Iterator[Weighed]:
    state, _, player, company, choices, _ = asked
    forecasts, faces, money = strategy.forecasts(state), own_faces(state, company), liquid(state, company)
    space = state.companies[company].space
    without = best_standing(forecasts, player, company, money, space)
    for action in of_kind(choices, OfferForTrain):
        seller = state.companies[COMPANY[action.seller].index]
        train = next(item for item in seller.trains if item.card == action.train)
        if seller.director == player or not runs_for(state, train, company):
            continue
        if standing(forecasts, player, company, (*faces, train.face), money, space) <= without:
            continue
        price = lowest_accepted(state, action, Random(0))
        if price is not None:
            gain = standing(forecasts, player, company, (*faces, train.face), money - price, space) - without
            if gain > 0:
                yield Weighed(FIRST + gain, priced(action, price), because(gain=gain, price=price))


def _raid(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Acquire others' companies at the lowest price they accept, where that is a gain (VIII.9)."""
    state, _, player, company, choices, _ = asked
    weighed, forecasts = engineer.weigh_acquisition(strategy, asked), strategy.forecasts(state)
    for action in of_kind(choices, OfferAcquisition):
        target = COMPANY[action.target].index
        if state.companies[target].director == player:
            continue
        price = lowest_accepted(state, action, Random(0))
        if price is not None:
            gain = gain_of_acquiring(forecasts, player, company, target, price)
            weighed.append(Weighed(gain, priced(action, price), because(gain=gain, price=price)))
    return weighed


def _empty_treasuries(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Sell own local railways to own companies at the full price, while there is money."""
    state, player = asked.state, asked.player
    weighed = engineer.weigh_trains(strategy, asked)
    for action in of_kind(asked.choices, OfferForLocalRailway):
        bounds = range_of(action)
        there = apply_unchecked(state, priced(action, bounds.high))[0] if bounds else state
        if there.players[player].cash > state.players[player].cash and bounds is not None:
            weighed.append(Weighed(FIRST, priced(action, bounds.high), because(price=bounds.high)))
    return weighed


def _dump(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """First sell shares that make another player the Director of a company in need (VII.5.b)."""
    state, player, forecasts = asked.state, asked.player, strategy.forecasts(asked.state)
    weighed = shares.weigh_stock(strategy, asked)
    for action in of_kind(asked.choices, SellShares):
        company = COMPANY[action.company].index
        lacks = forecasts.forecast(company).lacks
        after = apply_unchecked(state, action)[0]
        if lacks > 0 and state.companies[company].director == player != after.companies[company].director:
            weighed.append(Weighed(FIRST + lacks - action.count, action, because(lacks=lacks)))
    return weighed


def _adversary(name: str, weighers: dict[str, Weigher] | None = None, **weights: float) -> Strategy:
    """An Engineer with these weighers and weights."""
    changed = ENGINEER.weights._replace(**weights)  # type: ignore[arg-type]
    return ENGINEER.replace(name=name, weighers={**ENGINEER.weighers, **(weighers or {})}, weights=changed)


ADVERSARIES = {
    item.name: item
    for item in (
        _adversary("railway_milker", {"track": _milk_railways}),
        _adversary("train_milker", {"trains": _milk_trains}),
        _adversary("raider", {"acquisition": _raid}),
        # Moves the money of its companies to itself and makes others their Directors.
        _adversary(
            "dumper",
            {"trains": _empty_treasuries, "stock_turn": _dump},
            idle_treasury=0.0, office=0.0, own_hesitation=1.0, prudence=0.0,
        ),
        # Buys the trains that scrap others' trains, so that they have to buy (VIII.12).
        _adversary("forcer", spite=0.8),
        # Buys as many certificates as possible early, so that none are left for others (VII.4).
        _adversary(
            "racer",
            trust=1.25, burden=0.0, hesitation=1.0, exchange=0.0, room_for_railway=25, reinvested=0.2, prudence=0.0,
        ),
    )
}  # fmt: skip
