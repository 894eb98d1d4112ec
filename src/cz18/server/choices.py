"""What can be done at a position, why other things cannot, and what an action would bring; asked of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cz18.bots.manners import Declined, better_only
from cz18.facts.companies import COMPANIES
from cz18.interop import wording
from cz18.interop.codec import encode_action, encode_event
from cz18.rules.actions import (
    Action,
    Bid,
    BuyLocalRailway,
    BuyShare,
    BuyTrain,
    EndStep,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    OpenAuction,
    Pass,
    PlaceStation,
    RepayDebt,
    SellLocalRailway,
    SellShares,
    StartCompany,
)
from cz18.rules.company_turn.runs import best_runs
from cz18.rules.engine import Decision, apply_unchecked, check, decision, legal_actions
from cz18.rules.events import Event
from cz18.rules.questions import faces_of, figures_of, map_of, size_of, top_card
from cz18.rules.refusals import Refusal
from cz18.rules.rounds.auction import least_bid
from cz18.rules.state import GameState, Status, Step
from cz18.server.outcome import if_accepted, outcome


def refusal_to_json(refusal: Refusal, names: Sequence[str]) -> dict[str, Any]:
    """A refusal with its sentence."""
    return {
        "section": refusal.section,
        "code": refusal.code,
        "data": plain(refusal.data),
        "sentence": wording.reason(refusal, names=names),
    }


def events_to_json(events: Sequence[Event], names: Sequence[str]) -> list[dict[str, Any]]:
    """Events with their sentences."""
    return [{**encode_event(event), "sentence": wording.sentence(event, names=names)} for event in events]


def plain(value: Any) -> Any:
    """The data of a refusal as JSON values."""
    if isinstance(value, dict):
        return {str(name): plain(item) for name, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(item) for item in value]
    return value if value is None or isinstance(value, bool | int | str) else str(value)


def choices(state: GameState, made: Declined | None = None) -> list[dict[str, Any]]:
    """Every legal action as JSON; a free price as `{"low": .., "high": ..}`, above what was declined in this turn."""
    return [encode_action(action) for action in better_only(legal_actions(state), made or {})]


# Greyed controls


def greyed(state: GameState, names: Sequence[str]) -> list[dict[str, Any]]:
    """What a player might look for at this decision and cannot do: an action of that kind, and why not."""
    due = decision(state)
    if due is None:
        return []
    found = []
    for action in _probes(state, due):
        refusal = check(state, action)
        if refusal is not None:
            found.append({"action": encode_action(action), "refusal": refusal_to_json(refusal, names)})
    return found


def _probes(state: GameState, due: Decision) -> Iterator[Action]:
    """One action for each control a page shows at this kind of decision, and just beyond the ends of a free bid.

    Tiles are too many for every view; `reasons` tells about them when asked.
    """
    match due.kind:
        case "pre_stock_turn":
            for railway in figures_of(state).local_railways:
                yield BuyLocalRailway(due.player, railway)
        case "auction_opening":
            for paper in map_of(state).papers:
                yield OpenAuction(due.player, paper.id, paper.minimum_bid)
                yield OpenAuction(due.player, paper.id, paper.minimum_bid - 1)
        case "auction_bid":
            yield Bid(due.player, least_bid(state) - 1)
            yield Bid(due.player, state.players[due.player].cash + 1)
        case "stock_turn":
            yield from _stock_probes(state, due.player)
        case Step.STATION:
            assert due.company is not None
            yield from _station_probes(state, due.company)
        case Step.ACQUISITION:
            assert due.company is not None
            yield from _acquisition_probes(state, due.company)
        case Step.TRAINS:
            assert due.company is not None
            yield from _train_probes(state, due.company)
    if due.company is not None and due.kind in tuple(Step) and due.kind not in (Step.RUN, Step.DIVIDEND):
        yield EndStep(due.company, due.kind)
        yield from _local_railway_probes(state, due.company)


def _stock_probes(state: GameState, player: int) -> Iterator[Action]:
    prices = figures_of(state).start_prices
    for item in COMPANIES:
        company = state.companies[item.index]
        if company.status is Status.IN_THE_BOX:
            for price in prices[size_of(item.index)]:
                yield StartCompany(player, item.id, price)
        elif company.status in (Status.STARTED, Status.FLOATED):
            yield BuyShare(player, item.id)
            if state.players[player].shares[item.index]:
                yield SellShares(player, item.id, 1)
    if state.players[player].debt:
        yield RepayDebt(player, 1)
    yield Pass(player)


def _station_probes(state: GameState, company: str) -> Iterator[Action]:
    for hex_ in map_of(state).hexes:
        for city in range(len(hex_.cities)):
            yield PlaceStation(company, hex_.id, city)


def _acquisition_probes(state: GameState, company: str) -> Iterator[Action]:
    for item in COMPANIES:
        target = state.companies[item.index]
        if item.id != company and target.status is Status.FLOATED:
            yield OfferAcquisition(company, item.id, target.initial_price)


def _train_probes(state: GameState, company: str) -> Iterator[Action]:
    letter, number = top_card(state)
    for face in faces_of(state, letter):
        yield BuyTrain(company, f"{letter}{number}", face)
    for train in state.pool:
        yield BuyTrain(company, train.card, train.face)
    for item in COMPANIES:
        if item.id != company:
            for train in state.companies[item.index].trains:
                yield OfferForTrain(company, item.id, train.card, 1)


def _local_railway_probes(state: GameState, company: str) -> Iterator[Action]:
    for railway, held in zip(figures_of(state).local_railways, state.local_railways, strict=False):
        if held.owner.player >= 0:
            yield OfferForLocalRailway(company, railway, 1)
        elif held.owner.company >= 0 and COMPANIES[held.owner.company].id == company:
            yield SellLocalRailway(company, railway)


# What an action would bring


def preview(state: GameState, action: Action, names: Sequence[str], *, income: bool) -> dict[str, Any]:
    """The refusal of an action, or what would happen and what it leaves behind; for an offer also if it is accepted.

    With `income`, the company's best run before and after.
    """
    refusal = check(state, action)
    if refusal is not None:
        return {"refusal": refusal_to_json(refusal, names)}
    after, events = apply_unchecked(state, action)
    answer: dict[str, Any] = {"events": events_to_json(events, names), "outcome": outcome(state, after)}
    agreed = if_accepted(after)
    if agreed is not None:
        later, more = agreed
        answer["accepted"] = {"events": events_to_json(more, names), "outcome": outcome(state, later)}
    company = getattr(action, "company", None)
    if income and company is not None:
        answer["best_run"] = {"before": run_to_json(state, company), "after": run_to_json(after, company)}
    return answer


def run_to_json(state: GameState, company: str) -> dict[str, Any]:
    """The best run of a company as things stand, and whether it is proved."""
    best = best_runs(state, company)
    return {
        "total": best.total,
        "proven": best.proven,
        "routes": [
            {"train": route.train, "hexes": list(route.hexes), "income": route.income} for route in best.routes
        ],
    }
