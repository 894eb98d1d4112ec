"""Offers to other players: deals that benefit both, at a price that shares the gain (IV.1, VIII.9, VIII.10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from cz18.bots.base import Weighed, because, of_kind, priced
from cz18.bots.forecast.basics import liquid, own_faces
from cz18.bots.forecast.forecasts import Forecasts
from cz18.bots.market.acquiring import gain_of_acquiring
from cz18.bots.market.answers import valued_offer
from cz18.bots.market.deals import gain_of_buying_local_railway
from cz18.bots.offer_etiquette import OfferAction, asks_another
from cz18.bots.train_values import best_standing, standing
from cz18.facts.companies import COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.rules.actions import Action, OfferAcquisition, OfferForLocalRailway, OfferForTrain
from cz18.rules.asking.prices import range_of
from cz18.rules.questions import runs_for
from cz18.rules.state import AcquisitionOffer, LocalRailwayOffer, Offer, TrainOffer

WORTH_ASKING = 25.0
"""Minimum gain of an offer for its maker, in K at the end of the game."""
SPARE = 1.5
"""Offer to buy a local railway if the treasury holds this many times its price."""


def fair_price(
    action: OfferAction, mine: Callable[[int], float], theirs: Callable[[int], float]
) -> Weighed | None:
    """The offer midway between the lowest price the other accepts and the highest that is still worthwhile."""
    bounds = range_of(action)
    assert bounds is not None
    if mine(bounds.low) < WORTH_ASKING or theirs(bounds.high) <= 0:
        return None
    least = _turn(bounds.low, bounds.high, lambda price: theirs(price) > 0)
    most = _turn(bounds.low, bounds.high, lambda price: mine(price) < WORTH_ASKING)
    most = most if mine(most) >= WORTH_ASKING else most - 1
    if least > most:
        return None
    price = (least + most) // 2
    gain = mine(price)
    return Weighed(gain, priced(action, price), because(gain=gain, price=price, their_gain=theirs(price)))


def _turn(low: int, high: int, is_so: Callable[[int], bool]) -> int:
    """The lowest price that fulfils the condition, or the highest price if none does."""
    while low < high:
        middle = (low + high) // 2
        if is_so(middle):
            high = middle
        else:
            low = middle + 1
    return high


def offers_for_trains(
    forecasts: Forecasts, player: int, company: CompanyIndex, choices: Sequence[Action]
) -> list[Weighed]:
    """Others' trains that this company could use better."""
    state, found = forecasts.state, []
    asked = [action for action in of_kind(choices, OfferForTrain) if asks_another(state, action)]
    if not asked:
        return []
    faces, money, space = own_faces(state, company), liquid(state, company), state.companies[company].space
    without = best_standing(forecasts, player, company, money, space)
    for action in asked:
        seller = COMPANY[action.seller].index
        train = next(item for item in state.companies[seller].trains if item.card == action.train)
        if len(state.companies[seller].trains) < 2 or not runs_for(state, train, company):
            continue
        with_it = (*faces, train.face)

        def mine(price: int, with_it: tuple[str, ...] = with_it) -> float:
            return standing(forecasts, player, company, with_it, money - price, space) - without

        offer = partial(TrainOffer, company, seller, action.train)
        found.append(fair_price(action, mine, _answer(forecasts, state.companies[seller].director, offer)))
    return [weighed for weighed in found if weighed is not None]


def offers_to_acquire(
    forecasts: Forecasts, player: int, company: CompanyIndex, choices: Sequence[Action]
) -> list[Weighed]:
    """Others' companies that would be worth more to this one."""
    state, found = forecasts.state, []
    for action in of_kind(choices, OfferAcquisition):
        if not asks_another(state, action):
            continue
        target = COMPANY[action.target].index

        mine = partial(gain_of_acquiring, forecasts, player, company, target)
        theirs = _answer(forecasts, state.companies[target].director, partial(AcquisitionOffer, company, target))
        found.append(fair_price(action, mine, theirs))
    return [weighed for weighed in found if weighed is not None]


def offers_for_railways(
    forecasts: Forecasts, player: int, company: CompanyIndex, choices: Sequence[Action]
) -> list[Weighed]:
    """Others' local railways for unused money, at the full price, which the bank also pays."""
    state, found = forecasts.state, []
    for action in of_kind(choices, OfferForLocalRailway):
        railway = LOCAL_RAILWAY.get(action.local_railway)
        bounds = range_of(action)
        if railway is None or bounds is None or not asks_another(state, action):
            continue
        price = bounds.high
        if state.companies[company].treasury < SPARE * price:
            continue
        owner = state.local_railways[railway.index].owner.player
        theirs = valued_offer(forecasts, owner, LocalRailwayOffer(company, railway.index, price)).score
        gain = gain_of_buying_local_railway(forecasts, railway.id, price)
        if theirs > 0 and gain >= WORTH_ASKING:
            reasons = because(gain=gain, price=price, their_gain=theirs)
            found.append(Weighed(gain, priced(action, price), reasons))
    return found


def _answer(forecasts: Forecasts, owner: int, offer: Callable[[int], Offer]) -> Callable[[int], float]:
    """The owner's expected valuation of an offer at a price; each price is computed once."""
    known: dict[int, float] = {}

    def score(price: int) -> float:
        if price not in known:
            known[price] = valued_offer(forecasts, owner, offer(price)).score
        return known[price]

    return score
