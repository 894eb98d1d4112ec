"""Answers to offers between two players: accept, and the deal is done, or decline (V, R-070, R-100)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cz18.rules.actions import AcceptOffer, DeclineOffer
from cz18.rules.company_turn.acquisitions import acquire
from cz18.rules.company_turn.local_railways import buy_local_railway_in
from cz18.rules.company_turn.trains import trade_train
from cz18.rules.declarations import Declaration, always
from cz18.rules.draft import Draft, pop
from cz18.rules.events import OfferAccepted, OfferDeclined
from cz18.rules.state import AcquisitionOffer, Answer, LocalRailwayOffer, Offer, StationRailwayOffer, TrainOffer
from cz18.rules.variants.moravia_papers import sell_railway

_OFFERS: dict[type[Offer], tuple[str, Callable[[Draft, Any], None]]] = {
    AcquisitionOffer: ("VIII.9", acquire),
    TrainOffer: ("VIII.10", trade_train),
    LocalRailwayOffer: ("IV.1", buy_local_railway_in),
    StationRailwayOffer: ("XI.2", sell_railway),
}
"""The section of each kind of offer, and what follows when it is accepted."""


def section_of_offer(offer: Offer) -> str:
    return _OFFERS[type(offer)][0]


def accept(draft: Draft, action: AcceptOffer) -> None:
    due = draft.pending[-1]
    assert isinstance(due, Answer)
    pop(draft)
    draft.events.append(OfferAccepted(action.player))
    _OFFERS[type(due.offer)][1](draft, due.offer)


def decline(draft: Draft, action: DeclineOffer) -> None:
    pop(draft)
    draft.events.append(OfferDeclined(action.player))


ACTIONS = (
    Declaration(AcceptOffer, "V", (Answer,), always, accept, lambda state, player: [AcceptOffer(player)]),
    Declaration(DeclineOffer, "V", (Answer,), always, decline, lambda state, player: [DeclineOffer(player)]),
)
