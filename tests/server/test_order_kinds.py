"""Every kind of standing order over the API, and random orders that are given and revoked in running games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from properties.test_orders import KINDS, some_order
from server.helpers import EVERY_SEAT, Served, advance, hot_seat

from cz18.client import Table
from cz18.facts.companies import COMPANIES
from cz18.interop.formats.codec import encode_action
from cz18.orders import order_to_dict
from cz18.rules.asking.prices import concrete
from cz18.rules.company_turn.runs import best_by_rules
from cz18.rules.engine import action_ranges, decision, is_over
from cz18.rules.shares.chart import price_of
from cz18.rules.state import GameState


def by_orders(table: Table, since: int = 0) -> list[dict[str, Any]]:
    return [one for one in table.log(since, 1000) if one["by"] == "order"]


def give(table: Table, seat: int, **order: Any) -> dict[str, Any]:
    given: dict[str, Any] = table.client.post(f"{table.path}/orders", {"seat": seat, "order": order})["orders"][0]
    return given


def ends(order: dict[str, Any]) -> str | None:
    """Why an order has ended, or will end at its owner's next decision."""
    reason: str | None = order["ended"] or (order["next"]["reason"] if order["next"] else None)
    return reason


def here(served: Served, table: Table) -> tuple[GameState, int]:
    _, state, _ = served.services.games.state(table.id)
    due = decision(state)
    assert due is not None
    return state, due.player


def move_on(served: Served, table: Table, rng: random.Random) -> None:
    """Another player makes a random move, unless an order was faster."""
    _, state, number = served.services.games.state(table.id)
    served.services.games.submit(table.id, EVERY_SEAT, number, rng.choice(concrete(action_ranges(state), rng)))


def test_an_order_buys_shares_up_to_its_price_and_number(served: Served) -> None:
    """One on each of its owner's turns; it shows the price, and ends when the shares are bought."""
    table = hot_seat(served.client())

    def can_buy(state: GameState) -> bool:
        due = decision(state)
        return due is not None and due.kind == "stock_turn" and bool(_bought(state))

    advance(served, table, random.Random(3), until=can_buy)
    state, seat = here(served, table)
    company = _bought(state)[0]
    price = price_of(state, next(one.index for one in COMPANIES if one.id == company))
    given = give(table, seat, kind="buy", company=company, price=price, shares=1)
    made = by_orders(table)
    assert [(one["seat"], one["action"]["type"], one["action"]["company"]) for one in made] == [
        (seat, "BuyShare", company)
    ]
    assert given["made"] == 1
    assert ends(given) == "done"
    state, next_ = here(served, table)
    index = next(one.index for one in COMPANIES if one.id == company)
    if next_ != seat:
        waits = give(table, seat, kind="buy", company=company, price=price_of(state, index), shares=2)
        assert waits["next"] == {"do": "buy", "amount": price_of(state, index), "reason": None}


def _bought(state: GameState) -> list[str]:
    return [one["company"] for one in map(encode_action, action_ranges(state)) if one["type"] == "BuyShare"]


def test_an_order_bids_up_to_its_maximum_and_then_passes(served: Served) -> None:
    """In the auctions of Moravia-Silesia; never above the amount, and it ends with the auction."""
    table = hot_seat(served.client(), board="moravia_silesia")
    rng = random.Random(1)

    def is_bid(state: GameState) -> bool:
        due = decision(state)
        return due is not None and due.kind == "auction_bid"

    advance(served, table, rng, until=is_bid)
    state, seat = here(served, table)
    assert state.auction is not None and state.auction.paper is not None
    paper = state.auction.paper
    give(table, seat, kind="bid", paper=paper, amount=0)
    assert [one["action"]["type"] for one in by_orders(table)] == ["Pass"]
    state, other = here(served, table)
    if is_bid(state) and state.auction is not None and state.auction.paper == paper:
        given = give(table, other, kind="bid", paper=paper, amount=100_000)
        bids = [one["action"]["amount"] for one in by_orders(table) if one["action"]["type"] == "Bid"]
        assert all(amount <= 100_000 for amount in bids)
        for _ in range(20):
            state, _ = here(served, table)
            if state.auction is None or state.auction.paper != paper:
                break
            move_on(served, table, rng)
            served.services.orders.act(table.id)
        orders = {one["number"]: one for one in table.client.get(f"{table.path}/orders")["orders"]}
        state, _ = here(served, table)
        is_sold = state.auction is None or paper not in (state.auction.paper, *state.auction.on_offer)
        assert ends(orders[given["number"]]) == ("done" if is_sold else None)


def test_an_order_runs_and_pays_out(served: Served) -> None:
    """It skips what may be left out, makes the best run and pays out."""

    def can_run(state: GameState) -> bool:
        due = decision(state)
        if due is None or due.kind != "track" or due.company is None:
            return False
        company = next(one for one in COMPANIES if one.id == due.company)
        if not state.companies[company.index].trains:
            return False
        return best_by_rules(state, company.index).total > 0

    for seed in range(20):
        table = hot_seat(served.client())
        advance(served, table, random.Random(seed), until=can_run)
        if not is_over(served.services.games.state(table.id)[1]):
            break
    state, seat = here(served, table)
    due = decision(state)
    assert due is not None and due.company is not None
    reply = table.client.request(
        "POST", f"{table.path}/orders", {"seat": seat, "order": {"kind": "run", "company": due.company}}
    )
    assert reply.status == 201, reply
    kinds = [one["action"]["type"] for one in by_orders(table)]
    assert "Run" in kinds and kinds[-1] in ("PayOut", "EndStep")
    assert {one["seat"] for one in by_orders(table)} == {seat}


@pytest.mark.parametrize("board", ["standard", "moravia_silesia"])
def test_orders_are_never_executed_after_they_were_revoked(
    served: Served, board: str, random_cases: Any, full_run: bool
) -> None:
    """Random orders of every kind are given and revoked while the game goes on and the worker acts: each of its entries
    belongs to a seat with an order that was active, is of the order's kind, and was legal for its owner."""
    games, acted = (20 if full_run else 1), Counter[str]()
    for seed in range(games):
        rng = random.Random(f"{board}/{seed}")
        table = hot_seat(served.client(), board=board)
        active: dict[int, dict[int, type]] = {seat: {} for seat in range(3)}
        checked = 0

        def checked_up_to(
            length: int, since: int, table: Table = table, active: dict[int, dict[int, type]] = active
        ) -> int:
            for entry in by_orders(table, since):
                if entry["number"] <= length:
                    kinds = active[entry["seat"]].values()
                    names = {name.__name__ for kind in kinds for name in KINDS[kind]}
                    assert entry["action"]["type"] in names, (entry, active)
                    acted[entry["action"]["type"]] += 1
            return length

        for _ in range(400 if full_run else 120):
            _, state, number = served.services.games.state(table.id)
            if is_over(state):
                break
            orders = table.client.get(f"{table.path}/orders")["orders"]
            if rng.random() < 0.3:
                seat = rng.randrange(3)
                order = some_order(state, seat, rng)
                json = order_to_dict(order)
                if json["kind"] == "run":
                    del json["income"]
                reply = table.client.request("POST", f"{table.path}/orders", {"seat": seat, "order": json})
                if reply.status == 201:
                    given = max(one["number"] for one in table.client.get(f"{table.path}/orders")["orders"])
                    active[seat][given] = type(order)
            elif orders and rng.random() < 0.4:
                one = rng.choice(orders)
                table.client.request("DELETE", f"{table.path}/orders/{one['number']}")
                checked = checked_up_to(served.services.games.length(table.id), checked)
                active[one["seat"]].pop(one["number"], None)
            else:
                move = rng.choice(concrete(action_ranges(state), rng))
                served.services.games.submit(table.id, EVERY_SEAT, number, move)
            checked = checked_up_to(served.services.games.length(table.id), checked)
    random_cases.add(f"games with orders given and revoked, {board}", games)
    if full_run:  # one game may have few
        assert sum(acted.values()) >= 3, acted
