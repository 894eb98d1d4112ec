"""Answers to offers: the position after accepting compared with the one after declining.

An offer is accepted if two conditions hold. The price reaches the floor: the immediate resale value, or what the owner
could get elsewhere. And the owner is better off by their own valuation, where the buyer's gain counts as a rival's
gain. So a bot never sells anything below its value elsewhere.
"""

from __future__ import annotations

from typing import NamedTuple

from cz18.bots.base import Asked, Weighed, because, of_kind
from cz18.bots.forecast.basics import liquid, next_local_railway_price, own_faces, runs_to_live
from cz18.bots.forecast.forecasts import Forecasts
from cz18.bots.market.acquiring import gain_of_acquiring
from cz18.bots.market.deals import gain_of_buying_local_railway, local_railway_value
from cz18.bots.strategy import Strategy
from cz18.bots.train_values import best_standing, standing
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.trains import TRAIN
from cz18.rules.actions import AcceptOffer, DeclineOffer
from cz18.rules.questions import runs_for, train_limit, units_with_players
from cz18.rules.state import (
    NOBODY,
    AcquisitionOffer,
    Answer,
    LocalRailwayOffer,
    Offer,
    StationRailwayOffer,
    Status,
    TrainOffer,
)

RIVAL = 0.6
"""Weight of the buyer's gain against the owner's."""
REFUSED = -1.0
LAST_TRAIN = -1e4
"""Cost of selling the only running train: it is not for sale."""


class Valued(NamedTuple):
    """An offer as the owner sees it: the price, the floor, the owner's gain and the buyer's gain, in K."""

    price: int
    floor: float
    gain: float
    rival: float

    @property
    def score(self) -> float:
        """Above 0: accept."""
        if self.price < self.floor:
            return REFUSED - (self.floor - self.price)
        return self.gain - RIVAL * max(0.0, self.rival)


def weigh_answer(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Accept or decline the present offer, with the numbers behind it."""
    due, choices = asked.state.pending[-1], asked.choices
    assert isinstance(due, Answer)
    valued = valued_offer(strategy.forecasts(asked.state), asked.player, due.offer)
    reasons = because(price=valued.price, floor=valued.floor, gain=valued.gain - RIVAL * max(0.0, valued.rival))
    weighed = [Weighed(valued.score, action, reasons) for action in of_kind(choices, AcceptOffer)]
    return weighed + [Weighed(0.0, action, reasons) for action in of_kind(choices, DeclineOffer)]


def valued_offer(forecasts: Forecasts, player: int, offer: Offer) -> Valued:
    """The value of an offer to its recipient."""
    match offer:
        case AcquisitionOffer():
            return _acquisition(forecasts, player, offer)
        case TrainOffer():
            return _train(forecasts, player, offer)
        case LocalRailwayOffer():
            return _local_railway(forecasts, player, LOCAL_RAILWAYS[offer.local_railway].id, offer.price)
        case StationRailwayOffer():
            return _local_railway(forecasts, player, "", offer.price)


def _local_railway(forecasts: Forecasts, player: int, name: str, price: int) -> Valued:
    """The buyer can sell it to the bank at this round's price, as can a company of the owner (R-072).

    Or the buyer keeps it for its incomes and the bank's final price.
    """
    bank = next_local_railway_price(forecasts.state)
    theirs = max(bank - price, gain_of_buying_local_railway(forecasts, name, price))
    return Valued(price, bank, price - local_railway_value(forecasts, player, name), theirs)


def _train(forecasts: Forecasts, player: int, offer: TrainOffer) -> Valued:
    """The seller's company without the train but with the money, and the buyer's company with the train."""
    state, buyer, seller = forecasts.state, offer.company, offer.seller
    train = next(item for item in state.companies[seller].trains if item.card == offer.card)
    life, printed = runs_to_live(state, train.face), TRAIN[train.face].price
    floor = printed * max(0.5, min(1.0, life / 2))
    faces = own_faces(state, seller)
    left = list(faces)
    if train.face in left and runs_for(state, train, seller):
        left.remove(train.face)
        if not left:
            return Valued(offer.price, floor, LAST_TRAIN, 0.0)
    money, space = liquid(state, seller), state.companies[seller].space
    before = standing(forecasts, player, seller, faces, money, space)
    after = standing(forecasts, player, seller, tuple(left), money + offer.price, space)
    gain = after - before - _own_use(forecasts, player, offer, train.face)
    rival = state.companies[buyer].director
    theirs, there = liquid(state, buyer), state.companies[buyer].space
    with_it = (*own_faces(state, buyer), train.face)
    without = best_standing(forecasts, rival, buyer, theirs, there)
    rival_gain = standing(forecasts, rival, buyer, with_it, theirs - offer.price, there) - without
    return Valued(offer.price, floor, gain, rival_gain)


def _own_use(forecasts: Forecasts, player: int, offer: TrainOffer, face: str) -> float:
    """The value of the train to another company of the player at the same price, the next best use."""
    state, best = forecasts.state, 0.0
    for index, item in enumerate(state.companies):
        company = CompanyIndex(index)
        if company == offer.seller or item.director != player or item.status is not Status.FLOATED:
            continue
        train = next(each for each in state.companies[offer.seller].trains if each.card == offer.card)
        if not runs_for(state, train, company) or len(item.trains) >= train_limit(state, company):
            continue
        faces, money = own_faces(state, company), liquid(state, company)
        if money < offer.price:
            continue
        before = standing(forecasts, player, company, faces, money, item.space)
        after = standing(forecasts, player, company, (*faces, face), money - offer.price, item.space)
        best = max(best, after - before)
    return best


def _acquisition(forecasts: Forecasts, player: int, offer: AcquisitionOffer) -> Valued:
    """The payment for the owner's shares, less their value until the end and what the acquirer gains."""
    state, target = forecasts.state, offer.target
    units, held = state.players[player].shares[target], max(1, units_with_players(state, target))
    paid = units * offer.price * forecasts.cash_worth(forecasts.rounds)
    gain = paid - forecasts.holding_value(player, target)
    gain -= forecasts.weights.office * liquid(state, target) * units / held
    rival = state.companies[offer.company].director
    rival_gain = 0.0
    if rival != NOBODY:
        rival_gain = gain_of_acquiring(forecasts, rival, offer.company, target, offer.price)
    return Valued(offer.price, liquid(state, target) / held, gain, rival_gain)
