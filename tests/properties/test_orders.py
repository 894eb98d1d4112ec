"""Standing orders in random games on all boards: they do only what their owner could do, and stop for good reasons."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cz18.facts.companies import COMPANIES
from cz18.orders import BidUpTo, BuyShares, Order, PassUntil, RunAndPay, Stopped, next_action, outlook
from cz18.rules.actions import Action, Bid, BuyShare, EndStep, Pass, PayOut, Run
from cz18.rules.asking.prices import concrete, cost_of
from cz18.rules.company_turn.runs import best_by_rules
from cz18.rules.engine import action_ranges, apply, check, decision, is_over
from cz18.rules.questions import map_of
from cz18.rules.setup import new_game
from cz18.rules.state import GameState, Status

NAMES = ("Anna", "Bedřich", "Cyril")
KINDS = {PassUntil: (Pass,), BuyShares: (BuyShare,), BidUpTo: (Bid, Pass), RunAndPay: (EndStep, Run, PayOut)}


def some_order(state: GameState, seat: int, rng: random.Random) -> Order:
    """An order that a player might give here, sensible or not."""
    company = rng.choice(map_of(state).companies)
    directed = [
        item
        for item in COMPANIES
        if state.companies[item.index].status is Status.FLOATED and state.companies[item.index].director == seat
    ]
    papers = map_of(state).papers
    if papers and state.auction is not None:
        return BidUpTo(rng.choice(papers).id, rng.randrange(0, 120))
    if directed and rng.random() < 0.7:
        item = rng.choice(directed)
        return RunAndPay(item.id, best_by_rules(state, item.index).total)
    if rng.random() < 0.5:
        return BuyShares(company, rng.randrange(40, 200), rng.randrange(1, 4))
    return PassUntil(rng.random() < 0.7, rng.random() < 0.7, rng.random() < 0.7)


@pytest.mark.parametrize("board", ["standard", "bohemia", "moravia_silesia"])
def test_orders_do_only_what_their_owner_could_do(board: str, random_cases: Any, full_run: bool) -> None:
    """An order acts only at its owner's decision, with a legal action of its kind within its limits; an order that has
    stopped is not asked again. Each kind acts and stops in some game."""
    games, seen = (60 if full_run else 4), Counter[str]()
    for seed in range(games):
        rng = random.Random(f"{board}/{seed}")
        state = new_game(NAMES[: 2 if board == "bohemia" else 3], board=board, seed=seed)
        held: dict[int, tuple[Order, GameState, int]] = {}
        for _ in range(2500):
            due = decision(state)
            if due is None or is_over(state):
                break
            for seat in range(len(state.players)):
                if seat not in held and rng.random() < 0.1:
                    held[seat] = (some_order(state, seat, rng), state, 0)
            action: Action | None = None
            for seat, (order, given, made) in list(held.items()):
                found = next_action(state, seat, order, given, made)
                shown = outlook(state, seat, order, given, made)
                if isinstance(found, Stopped):
                    seen[f"{type(order).__name__} stops: {found.reason}"] += 1
                    del held[seat]
                elif found is not None:
                    assert due.player == seat
                    assert check(state, found) is None
                    assert isinstance(found, KINDS[type(order)])
                    assert shown.do != "stop"
                    _within_limits(state, order, found, made)
                    seen[f"{type(order).__name__} acts"] += 1
                    held[seat] = (order, given, made + 1)
                    action = found
                    break
            if action is None:
                action = rng.choice(concrete(action_ranges(state), rng))
            state = apply(state, action)[0]
    random_cases.add(f"games with standing orders, {board}", games)
    wanted = {"moravia_silesia": ("BidUpTo", "RunAndPay")}.get(board, ("PassUntil", "BuyShares", "RunAndPay"))
    assert all(seen[f"{name} acts"] for name in wanted), seen


def _within_limits(state: GameState, order: Order, action: Action, made: int) -> None:
    match order:
        case BuyShares(company, price, shares):
            assert action == BuyShare(action.player, company) if isinstance(action, BuyShare) else False
            assert cost_of(state, action) <= price and made < shares
        case BidUpTo(_, amount):
            assert not isinstance(action, Bid) or (isinstance(action.amount, int) and action.amount <= amount)
        case RunAndPay(company):
            assert getattr(action, "company", None) == company
        case PassUntil():
            pass
