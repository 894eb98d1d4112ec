"""What a standing order does in a position.

next_action(...)   the action it makes now, why it stops, or None if it waits
outlook(...)       what it would do at the owner's next decision

Both are pure. `given` is the position in which the order was given, `made` the number of actions it has made since.
"""

from __future__ import annotations

from typing import NamedTuple

from cz18.facts.companies import COMPANIES, COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.orders.kinds import BidUpTo, BuyShares, Order, PassUntil, RunAndPay
from cz18.rules.actions import Action, Bid, BuyShare, EndStep, Pass, PayOut
from cz18.rules.asking.train_clock import train_clock
from cz18.rules.company_turn.runs import best_by_rules, canonical_run
from cz18.rules.company_turn.trains import must_buy
from cz18.rules.engine import Decision, check, decision
from cz18.rules.rounds.auction import least_bid
from cz18.rules.shares.chart import price_of
from cz18.rules.state import GameState, Status

STEPS_LEFT_OUT = ("track", "station", "acquisition", "trains")


class Stopped(NamedTuple):
    """The order ends. `reason` is a code."""

    reason: str


class Outlook(NamedTuple):
    """What an order would do at the owner's next decision: `do` is pass, buy, bid, run or stop."""

    do: str
    amount: int | None = None
    """The price, bid or income in K."""
    reason: str | None = None


def next_action(
    state: GameState, seat: int, order: Order, given: GameState, made: int = 0
) -> Action | Stopped | None:
    """The action of an order for its owner's seat; why it stops; or None while others decide or it does not apply."""
    reason = _broken(state, seat, order, given, made)
    if reason is not None:
        return Stopped(reason)
    due = decision(state)
    if due is None or due.player != seat:
        return None
    found = _chosen(state, seat, order, due)
    if found is None or isinstance(found, Stopped):
        return found
    return found if check(state, found) is None else Stopped("not_legal")


def outlook(state: GameState, seat: int, order: Order, given: GameState, made: int = 0) -> Outlook:
    """What the order would do if its owner had to decide in the present situation."""
    reason = _broken(state, seat, order, given, made)
    if reason is not None:
        return Outlook("stop", reason=reason)
    match order:
        case PassUntil():
            return Outlook("pass")
        case BuyShares(company):
            return Outlook("buy", price_of(state, COMPANY[company].index))
        case BidUpTo(paper, amount):
            is_open = state.auction is not None and state.auction.paper == paper
            least = least_bid(state) if is_open else None
            return Outlook("pass") if least is not None and least > amount else Outlook("bid", least)
        case RunAndPay(_, income):
            return Outlook("run", income)


def _broken(state: GameState, seat: int, order: Order, given: GameState, made: int) -> str | None:
    """Why the condition of an order no longer holds; None while it does."""
    match order:
        case PassUntil():
            return _happened(state, seat, order, given)
        case BuyShares(company, price, shares):
            if state.box != given.box or state.stock is None:
                return "round_over"
            if made >= shares:
                return "done"
            index = COMPANY[company].index
            if state.companies[index].status not in (Status.STARTED, Status.FLOATED):
                return "no_share"
            return "too_expensive" if price_of(state, index) > price else None
        case BidUpTo(paper):
            auction = state.auction
            if auction is None or (paper != auction.paper and paper not in auction.on_offer):
                return "done"
            return "done" if paper == auction.paper and auction.out[seat] else None
        case RunAndPay(company, income):
            return _changed(state, seat, COMPANY[company].index, income)


def _happened(state: GameState, seat: int, order: PassUntil, given: GameState) -> str | None:
    """What has happened since an order to pass was given."""
    if state.box != given.box or state.stock is None:
        return "round_over"
    mine = state.players[seat].shares
    for item in COMPANIES:
        now, then = state.companies[item.index], given.companies[item.index]
        if order.founded and now.status != then.status and then.status is Status.IN_THE_BOX:
            return "founded"
        if not mine[item.index]:
            continue
        if order.sold and any(
            player.shares[item.index] < before.shares[item.index]
            for other, (player, before) in enumerate(zip(state.players, given.players, strict=True))
            if other != seat
        ):
            return "share_sold"
        if order.price and now.space != then.space:
            return "price_moved"
    return None


def _changed(state: GameState, seat: int, company: CompanyIndex, income: int) -> str | None:
    """Why a company can no longer run and pay as before."""
    item = state.companies[company]
    if item.status is not Status.FLOATED or item.director != seat:
        return "not_director"
    if must_buy(state, company):
        return "train_due"
    lives = train_clock(state).lives
    if any(lives.get(train.face) == 0 for train in item.trains):
        return "train_due"
    in_turn = state.turn is not None and state.turn.company == company
    if in_turn and state.turn is not None and state.turn.income:
        return None if state.turn.income == income else "run_changed"
    return None if best_by_rules(state, company).total == income else "run_changed"


def _chosen(state: GameState, seat: int, order: Order, due: Decision) -> Action | Stopped | None:
    """The action of an unbroken order at its owner's decision."""
    match order:
        case PassUntil():
            return Pass(seat) if due.kind == "stock_turn" else None
        case BuyShares(company):
            return BuyShare(seat, company) if due.kind == "stock_turn" else None
        case BidUpTo(paper, amount):
            if due.kind != "auction_bid" or state.auction is None or state.auction.paper != paper:
                return None
            least = least_bid(state)
            return Bid(seat, least) if least <= amount else Pass(seat)
        case RunAndPay(company):
            if due.company != company or due.kind == "answer":
                return None
            if due.kind in STEPS_LEFT_OUT:
                return EndStep(company, due.kind)
            if due.kind == "run":
                return canonical_run(state, COMPANY[company].index)
            return PayOut(company) if due.kind == "dividend" else Stopped("other_decision")
