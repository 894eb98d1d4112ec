"""Opponents that try to milk others: each plays as an Engineer, but for one kind of deal.

None of them may gain by it (`make bench-bots`): against two of a strength no more wins than a plain player of that
strength has in the same seats with the same seeds. They know how the others decide, and ask for the lowest price.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cz18.bots.base import Asked, Bot, Weighed, because, of_kind, priced
from cz18.bots.engineer import Engineer
from cz18.bots.fleet import best_standing, standing
from cz18.bots.forecast.basics import liquid, next_local_railway_price, own_faces
from cz18.bots.market.acquiring import gain_of_acquiring
from cz18.bots.market.shares import Market
from cz18.bots.weights import ENGINEER
from cz18.facts.companies import COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.rules.actions import (
    AcceptOffer,
    Action,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    SellLocalRailway,
    SellShares,
)
from cz18.rules.engine import apply_unchecked, decision, legal_actions
from cz18.rules.prices import range_of
from cz18.rules.questions import runs_for
from cz18.rules.state import GameState

FIRST = 1e6
"""Before everything else."""
VICTIM = Engineer()
"""How the others are thought to answer: Apprentice, Engineer and Tycoon answer alike."""


def lowest_accepted(state: GameState, action: Action, rng: Random, victim: Bot = VICTIM) -> int | None:
    """The least price at which an offer to somebody else is accepted; None if it never is."""
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
    return isinstance(victim.decide(after, legal_actions(after), rng), AcceptOffer)


class RailwayMilker(Engineer):
    """Buys others' local railways at the lowest price they accept, and sells them to the bank (IV.1, R-072)."""

    name = "railway_milker"

    def weigh(self, asked: Asked) -> list[Weighed]:
        state, choices = asked.state, asked.choices
        if asked.kind == "track":
            for sale in of_kind(choices, SellLocalRailway):
                return [Weighed(FIRST, sale)]
            bank = next_local_railway_price(state)
            for action in of_kind(choices, OfferForLocalRailway):
                price = lowest_accepted(state, action, asked.rng)
                if price is not None and price < bank:
                    return [Weighed(FIRST, priced(action, price), because(price=price, bank=bank))]
        return super().weigh(asked)


class TrainMilker(Engineer):
    """Buys others' trains at the lowest price they accept, where that beats the bank's (VIII.10)."""

    name = "train_milker"

    def weigh_trains(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        return [
            *super().weigh_trains(state, player, company, choices),
            *self._others(state, player, company, choices),
        ]

    def _others(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> Iterator[Weighed]:
        forecasts, faces, money = self.forecasts(state), own_faces(state, company), liquid(state, company)
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


class Raider(Engineer):
    """Acquires others' companies at the lowest price they accept, where he gains (VIII.9)."""

    name = "raider"

    def weigh_acquisition(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        weighed, forecasts = super().weigh_acquisition(state, player, company, choices), self.forecasts(state)
        for action in of_kind(choices, OfferAcquisition):
            target = COMPANY[action.target].index
            if state.companies[target].director == player:
                continue
            price = lowest_accepted(state, action, Random(0))
            if price is not None:
                gain = gain_of_acquiring(forecasts, player, company, target, price)
                weighed.append(Weighed(gain, priced(action, price), because(gain=gain, price=price)))
        return weighed


class Dumper(Engineer):
    """Empties his companies into his pocket and leaves them to whoever holds the next most shares (VII.5.b)."""

    name = "dumper"
    weights = ENGINEER._replace(idle_treasury=0.0, office=0.0, own_hesitation=1.0, prudence=0.0)

    def weigh_trains(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        """His own local railways at the full price, as long as there is money."""
        weighed = super().weigh_trains(state, player, company, choices)
        for action in of_kind(choices, OfferForLocalRailway):
            bounds = range_of(action)
            there = apply_unchecked(state, priced(action, bounds.high))[0] if bounds else state
            if there.players[player].cash > state.players[player].cash and bounds is not None:
                weighed.append(Weighed(FIRST, priced(action, bounds.high), because(price=bounds.high)))
        return weighed

    def weigh_stock(self, state: GameState, player: int, choices: Sequence[Action], rng: Random) -> list[Weighed]:
        """Whatever makes somebody else Director of a company in need is sold first."""
        forecasts = self.forecasts(state)
        weighed = Market(forecasts, player, rng).weigh(choices)
        for action in of_kind(choices, SellShares):
            company = COMPANY[action.company].index
            lacks = forecasts.forecast(company).lacks
            after = apply_unchecked(state, action)[0]
            if lacks > 0 and state.companies[company].director == player != after.companies[company].director:
                weighed.append(Weighed(FIRST + lacks - action.count, action, because(lacks=lacks)))
        return weighed


class Forcer(Engineer):
    """Buys the trains that scrap others', so that they have to buy (VIII.12)."""

    name = "forcer"
    weights = ENGINEER._replace(spite=0.8)


class Racer(Engineer):
    """Takes as many certificates as he can as soon as he can, so that others find none (VII.4)."""

    name = "racer"
    weights = ENGINEER._replace(
        trust=1.25, burden=0.0, hesitation=1.0, exchange=0.0, room_for_railway=25, reinvested=0.2, prudence=0.0
    )


ADVERSARIES = {item.name: item for item in (RailwayMilker, TrainMilker, Raider, Dumper, Forcer, Racer)}
