"""Etiquette of offers: a declined offer is not made again in the same turn unless it is better.

This is not a rule of the game; the arena and the server apply it. A bot whose offer was declined makes no other offer
in that turn; a
person may ask a bot again only for a better price. Offers between people are not limited. Declined offers are found in
the log of the game.

>>> from cz18.rules.actions import DeclineOffer, OfferForTrain
>>> offer = OfferForTrain("BCB", "KFN", "a0", 40)
>>> made = declined(reversed([offer, DeclineOffer(1)]))
>>> is_repeated(offer, made), is_repeated(OfferForTrain("BCB", "KFN", "a0", 50), made)
(True, False)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from cz18.facts.companies import COMPANY
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.rules.actions import (
    Action,
    DeclineOffer,
    EndStep,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    Pass,
    PriceRange,
)
from cz18.rules.state import GameState, Step

OfferAction = OfferAcquisition | OfferForTrain | OfferForLocalRailway
Declined = dict[tuple[str, ...], int]
"""Declined offers of this turn by subject, with the highest price offered, in K."""


def thing_asked_for(action: OfferAction) -> tuple[str, ...]:
    """The subject of an offer: who makes it, and for which company, train or local railway."""
    match action:
        case OfferAcquisition():
            return action.company, action.target
        case OfferForTrain():
            return action.company, action.seller, action.train
        case OfferForLocalRailway():
            return action.company, action.local_railway


def ends_turn(action: Action) -> bool:
    """Does this action end the turn in which offers count?"""
    return isinstance(action, Pass) or (isinstance(action, EndStep) and action.step == Step.TRAINS.value)


def declined(latest_first: Iterable[Action]) -> Declined:
    """Offers declined in the present turn, found by going back from the latest action to the start of the turn."""
    found: Declined = {}
    company: str | None = None
    answered = False
    for action in latest_first:
        whose = getattr(action, "company", None)
        if ends_turn(action):
            break
        if whose is not None:
            if company is not None and whose != company:
                break
            company = whose
        if answered and isinstance(action, OfferAction) and isinstance(action.price, int):
            thing = thing_asked_for(action)
            found[thing] = max(found.get(thing, 0), action.price)
        answered = isinstance(action, DeclineOffer)
    return found


def is_repeated(action: Action, made: Declined) -> bool:
    """Was an offer for the same, at this price or a higher one, declined in this turn?"""
    if not isinstance(action, OfferAction) or not isinstance(action.price, int):
        return False
    return action.price <= made.get(thing_asked_for(action), 0)


def asks_another(state: GameState, action: OfferAction) -> bool:
    """Is the offer made to another player?"""
    director = state.companies[COMPANY[action.company].index].director
    match action:
        case OfferAcquisition():
            return state.companies[COMPANY[action.target].index].director != director
        case OfferForTrain():
            return state.companies[COMPANY[action.seller].index].director != director
        case OfferForLocalRailway():
            railway = LOCAL_RAILWAY.get(action.local_railway)
            if railway is None:
                return state.papers is not None and state.papers.station_railway.player != director
            return state.local_railways[railway.index].owner.player != director


def polite(state: GameState, choices: Sequence[Action], made: Declined) -> Sequence[Action]:
    """The choices of a bot: after a declined offer, no further offers to others in that turn."""
    return without_offers(state, choices) if made else choices


def without_offers(state: GameState, choices: Sequence[Action]) -> Sequence[Action]:
    """The choices without offers to other players."""
    return [item for item in choices if not isinstance(item, OfferAction) or not asks_another(state, item)]


def better_only(choices: Sequence[Action], made: Declined) -> Sequence[Action]:
    """The choices of a person: a declined offer can be repeated only at a higher price."""
    if not made:
        return choices
    found: list[Action] = []
    for item in choices:
        if isinstance(item, OfferAction) and isinstance(item.price, PriceRange):
            low = max(item.price.low, made.get(thing_asked_for(item), 0) + 1)
            if low > item.price.high:
                continue
            item = replace(item, price=PriceRange(low, item.price.high))
        found.append(item)
    return found
