"""Strategies that try to exploit others in one way each: most play as an Engineer otherwise.

The last three play as a Magnate without search, and imitate what strong players did in recorded games.

None of them may gain by it (`make bench-bots`): against two of a strength it wins no more often than a plain player of
that strength in the same seats with the same seeds. They know how the others decide, and ask for the lowest price.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from cz18.bots import engineer
from cz18.bots.base import Asked, Bot, Weighed, because, of_kind, priced
from cz18.bots.forecast.basics import (
    CARDS_PER_ROUND,
    cheapest_train,
    liquid,
    next_local_railway_price,
    own_faces,
    parts,
    price_in,
    runs_to_live,
)
from cz18.bots.forecast.forecasts import Forecasts
from cz18.bots.market import shares
from cz18.bots.market.acquiring import gain_of_acquiring
from cz18.bots.strategies import ENGINEER, MAGNATE
from cz18.bots.strategy import Strategy, Weigher
from cz18.bots.train_values import best_standing, standing
from cz18.facts.companies import COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.facts.trains import TRAIN
from cz18.rules.actions import (
    AcceptOffer,
    Action,
    BuyTrain,
    EndStep,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    SellLocalRailway,
    SellShares,
)
from cz18.rules.asking.prices import range_of
from cz18.rules.engine import action_ranges, apply_unchecked, decision
from cz18.rules.questions import is_vaclavs, runs_for, top_card, units_with_players
from cz18.rules.rounds.stock_round import sale_price
from cz18.rules.state import CompanyStep, GameState, Status, Step

FIRST = 1e6
"""The score of a choice that is preferred to all others."""
VICTIM = ENGINEER
"""The assumed opponent; Apprentice, Engineer and Tycoon answer offers in the same way."""
MOST_PURCHASES = 3
"""Trains that are considered together in one turn."""
SPITE = 1.0
"""Weight of the losses of rival Directors."""
REINVESTED = 0.33
"""Part of the expected gain of shares that is lost by giving them up: the money buys other shares."""
SOON = 2.0
"""Trains that are expected to be scrapped before this number of rounds are not counted on."""


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


# What strong players did


class _Line(NamedTuple):
    """Purchases of trains in one turn, or none, up to the end of the turn. `spent` in K."""

    first: Action
    spent: int
    after: GameState


def _lines(
    state: GameState, company: CompanyIndex, choices: Sequence[Action], purchases: int = MOST_PURCHASES
) -> Iterator[_Line]:
    """What the company can buy from the deck with its treasury, and the end of its turn."""
    top, treasury = "{}{}".format(*top_card(state)), state.companies[company].treasury
    for action in choices:
        if isinstance(action, EndStep):
            yield _Line(action, 0, apply_unchecked(state, action)[0])
        elif isinstance(action, BuyTrain) and action.train == top and TRAIN[action.face].price <= treasury:
            price, after = TRAIN[action.face].price, apply_unchecked(state, action)[0]
            if purchases > 1 and after.pending[-1] == CompanyStep(company, Step.TRAINS):
                for line in _lines(after, company, action_ranges(after), purchases - 1):
                    yield _Line(action, price + line.spent, line.after)
            else:
                yield _Line(action, price, after)


def _scrapped(before: GameState, after: GameState) -> bool:
    """Did any train type leave the game?"""
    return before.scrapped != after.scrapped


def _value_of_line(strategy: Strategy, state: GameState, player: int, company: CompanyIndex, line: _Line) -> float:
    """What the trains bought and scrapped change for the player, with the losses of rival Directors as gains, in K.

    A company whose turn is still to come in this round also loses the income of this run.
    """
    trains = zip(state.companies, line.after.companies, strict=True)
    there = state._replace(
        companies=tuple(item._replace(trains=later.trains) for item, later in trains),
        scrapped=line.after.scrapped, cards_gone=line.after.cards_gone,
    )  # fmt: skip
    now, then, total = strategy.forecasts(state), strategy.forecasts(there), 0.0
    for index, item in enumerate(state.companies):
        other = CompanyIndex(index)
        had, has = own_faces(state, other), own_faces(there, other)
        spent = line.spent if other == company else 0
        if item.status is not Status.FLOATED or is_vaclavs(state, other) or (had == has and not spent):
            continue
        money, director = liquid(state, other), item.director
        change = standing(then, director, other, has, money - spent, item.space)
        change -= standing(now, director, other, had, money, item.space)
        run = then.income(other, has) - now.income(other, had) if other in state.queue else 0
        if director == player:
            total += change + parts(state, player, other) * run
            continue
        total -= SPITE * (change + parts(state, director, other) * run)
        dividends = _dividends(then, other, has, money) - _dividends(now, other, had, money)
        total += parts(state, player, other) * (dividends + run)
    return total


def _dividends(forecasts: Forecasts, company: CompanyIndex, faces: tuple[str, ...], money: int) -> float:
    space = forecasts.state.companies[company].space
    return forecasts.project(company, faces, money, space, forecasts.rounds).dividends


def _scrap_by_purchase_or_export(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Buy, or leave on the deck, the cards that scrap rivals' trains before they run again (VIII.12, VIII.13)."""
    state, _, player, company, choices, _ = asked
    scores = {item.action: item for item in MAGNATE.weighers["trains"](strategy, asked)}
    lines = list(_lines(state, company, choices))
    for first in {line.first: None for line in lines}:
        mine = [line for line in lines if line.first == first]
        scrapping = [line for line in mine if _scrapped(state, line.after)]
        if not scrapping:
            continue
        gain = max(_value_of_line(strategy, state, player, company, line) for line in scrapping)
        usual = scores.get(first)
        if usual is not None and len(scrapping) < len(mine):
            gain = max(gain, usual.score)
        if usual is not None or gain > 0:
            scores[first] = Weighed(gain, first, because(gain=gain))
    return list(scores.values())


def _life(state: GameState, company: CompanyIndex) -> float:
    """The expected number of rounds until the company's last train is scrapped; a new company has time."""
    if not state.companies[company].operated:
        return SOON
    return max((runs_to_live(state, face) for face in own_faces(state, company)), default=0.0)


def _shortage(forecasts: Forecasts, company: CompanyIndex) -> float:
    """What the Director would soon have to add for a train, in K; 0 if the trains last or the treasury suffices."""
    state, faces = forecasts.state, own_faces(forecasts.state, company)
    runs = _life(state, company)
    if runs >= SOON:
        return 0.0
    earned = int(runs) * forecasts.income(company, faces)
    return max(0.0, price_in(state, company, int(runs * CARDS_PER_ROUND)) - liquid(state, company) - earned)


def _unload(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Make the second shareholder the Director of a company that cannot pay for its next train (VII.5.b)."""
    state, player, forecasts = asked.state, asked.player, strategy.forecasts(asked.state)
    weighed = MAGNATE.weighers["stock_turn"](strategy, asked)
    for action in of_kind(asked.choices, SellShares):
        company = COMPANY[action.company].index
        shortage = _shortage(forecasts, company)
        if state.companies[company].director != player or not shortage:
            continue
        after = apply_unchecked(state, action)[0]
        loan = max(0.0, shortage - state.players[player].cash)
        lost = action.count * (forecasts.unit_value(company) - sale_price(state, company))
        gain = shortage + loan - REINVESTED * lost
        if after.companies[company].director != player and gain > 0:
            weighed.append(Weighed(FIRST + gain, action, because(lacks=shortage, gain=gain)))
    return weighed


def _absorb(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Acquire own companies at the highest price when their trains go, with the money of another one (VIII.9).

    Only if the acquirer can then still pay for a train.
    """
    state, _, player, company, choices, _ = asked
    weighed, forecasts = MAGNATE.weighers["acquisition"](strategy, asked), strategy.forecasts(state)
    reserve = 0 if own_faces(state, company) else cheapest_train(state, company)
    for action in of_kind(choices, OfferAcquisition):
        target, bounds = COMPANY[action.target].index, range_of(action)
        assert bounds is not None
        price, cost = bounds.high, bounds.high * units_with_players(state, target)
        if state.companies[target].director != player or _life(state, target) >= SOON:
            continue
        if cost + reserve > state.companies[company].treasury:
            continue
        lost = state.players[player].shares[target] * (forecasts.unit_value(target) - forecasts.price(target))
        gain = gain_of_acquiring(forecasts, player, company, target, price) + (1 - REINVESTED) * lost
        if gain > 0:
            weighed.append(Weighed(FIRST + gain, priced(action, price), because(gain=gain, price=price)))
    return weighed


def _strong(name: str, weighers: dict[str, Weigher]) -> Strategy:
    """A Magnate (on other boards a Tycoon) without search, with these weighers."""
    return MAGNATE.everywhere(
        lambda strategy: strategy.replace(name=name, weighers={**strategy.weighers, **weighers}, search=None)
    )


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
        _strong("exporter", {"trains": _scrap_by_purchase_or_export}),
        _strong("unloader", {"stock_turn": _unload}),
        _strong("absorber", {"acquisition": _absorb}),
    )
}  # fmt: skip
