"""Standing orders over the API: private, executed as marked entries, revocable, ended with a reason."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from server.helpers import EVERY_SEAT, Served, advance, hot_seat, refused, serving, until

from cz18.client import Client, Table, definite
from cz18.rules.actions import Pass
from cz18.rules.engine import check, decision
from cz18.server.games.by_turn import orders
from cz18.server.games.games import Accepted
from cz18.server.games.loaded_game import LoadedGame
from cz18.server.storage import schema


def in_stock_round(served: Served) -> tuple[Table, list[Client]]:
    """A game of three people in a stock round; each seat has a browser."""
    table = hot_seat(served.client(), undo="consent")
    advance(served, table, random.Random(3), until=lambda state: decision(state).kind == "stock_turn")  # type: ignore[union-attr]
    players = []
    for seat in range(3):
        link = table.client.post(f"{table.path}/seats/{seat}/link")
        player = served.client()
        player.post(f"{table.path}/join", {"token": link["token"]})
        players.append(player)
    return table, players


def passes(served: Served, table: Table) -> None:
    """The player who decides passes."""
    _, state, number = served.services.games.state(table.id)
    due = decision(state)
    assert due is not None
    answer = served.services.games.submit(table.id, EVERY_SEAT, number, Pass(due.player))
    assert isinstance(answer, Accepted)


def test_an_order_passes_for_its_owner_and_is_marked(everywhere: Served) -> None:
    """It acts when the turn comes, its entry says so, only its owner sees it, and it ends with the round."""
    table, players = in_stock_round(everywhere)
    decides = table.view()["table"]["decides"]
    owner, other = next(seat for seat in range(3) if seat != decides), decides
    given = players[owner].post(f"{table.path}/orders", {"seat": owner, "order": {"kind": "pass"}})["orders"]
    assert [one["next"]["do"] for one in given] == ["pass"]
    assert players[other].get(f"{table.path}/orders")["orders"] == []
    wrong = {"seat": owner, "order": {"kind": "pass"}}
    assert refused(players[other].post, f"{table.path}/orders", wrong).status == 403
    assert refused(everywhere.client().get, f"{table.path}/orders").status == 403
    length = table.view()["position"]["number"]
    while True:
        if any(one["by"] == "order" for one in table.log(length)) or table.view()["table"]["round"] != "SR 1":
            break
        if table.view()["table"]["decides"] == owner:
            everywhere.services.orders.act(table.id)
        else:
            passes(everywhere, table)
    made = [
        one for one in table.log(length) if one["by"] == "order"
    ]  # the worker may have ended the round meanwhile
    assert {(one["seat"], one["action"]["type"]) for one in made} == {(owner, "Pass")}


def test_a_revoked_order_never_acts(served: Served) -> None:
    """Revocations race with the worker; no entry of an order follows the answer to the revocation."""
    table, players = in_stock_round(served)
    for _ in range(6):
        view = table.view()
        if view["position"]["decision"]["kind"] != "stock_turn":
            break
        decides = view["table"]["decides"]
        owner = next(seat for seat in range(3) if seat != decides)
        orders = players[owner].post(f"{table.path}/orders", {"seat": owner, "order": {"kind": "pass"}})["orders"]
        mover = threading.Thread(target=passes, args=(served, table))
        mover.start()
        reply = players[owner].request("DELETE", f"{table.path}/orders/{orders[0]['number']}")
        after = table.view()["position"]["number"]
        mover.join()
        served.services.orders.act(table.id)
        assert reply.status in (200, 404)  # 404: it had ended by itself
        if reply.status == 200:
            assert not [one for one in table.log(after) if one["by"] == "order" and one["seat"] == owner]
            ended = players[owner].get(f"{table.path}/orders")["orders"][0]["ended"]
            assert ended == "revoked"


def test_senseless_orders_are_refused(served: Served) -> None:
    """Malformed ones, and those whose condition does not hold now."""
    table, players = in_stock_round(served)
    path = f"{table.path}/orders"

    def give(**order: Any) -> Any:
        return refused(players[0].post, path, {"seat": 0, "order": order})

    assert give(kind="dance").status == 400
    assert give(kind="buy", company="XX", price=80).status == 400
    assert give(kind="buy", company="BN", price=True).status == 400
    assert give(kind="buy", company="BN", price=10**9).status == 400
    in_the_box = next(name for name, one in table.view()["position"]["companies"].items() if "price" not in one)
    assert give(kind="buy", company=in_the_box, price=80).body["reason"] == "no_share"
    assert give(kind="run", company=in_the_box).body["reason"] == "not_director"


def test_an_order_ends_when_its_position_is_undone(served: Served) -> None:
    table, players = in_stock_round(served)
    games = served.services.games
    _, state, number = games.state(table.id)
    due = decision(state)
    assert due is not None and check(state, Pass(due.player)) is None
    owner = due.player
    passes(served, table)
    players[owner].post(f"{table.path}/orders", {"seat": owner, "order": {"kind": "pass"}})
    with games.locked(table.id) as loaded:
        games._undo(loaded, owner, loaded.resolved(number), None)
    served.services.orders.act(table.id)
    until(lambda: players[owner].get(f"{table.path}/orders")["orders"][0]["ended"] == "undone", 10)


def test_an_order_ends_when_its_move_is_undone(served: Served) -> None:
    """It does not make the same move again."""
    table, players = in_stock_round(served)
    games = served.services.games
    _, state, number = games.state(table.id)
    due = decision(state)
    assert due is not None and check(state, Pass(due.player)) is None
    owner = due.player
    players[owner].post(f"{table.path}/orders", {"seat": owner, "order": {"kind": "pass"}})
    until(lambda: games.state(table.id)[2] > number, 10)
    with games.locked(table.id) as loaded:
        games._undo(loaded, owner, loaded.resolved(number), None)
    served.services.orders.act(table.id)
    until(lambda: players[owner].get(f"{table.path}/orders")["orders"][0]["ended"] == "undone", 10)
    assert games.state(table.id)[1] == state


def test_many_orders_cost_one_walk_through_the_log(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Listing the orders of all seats reads a long log once, not once for each order."""
    table = hot_seat(served.client())
    advance(served, table, random.Random(3), until=lambda state: decision(state).kind == "stock_turn")  # type: ignore[union-attr]
    decides = table.view()["table"]["decides"]
    for seat in {0, 1, 2} - {decides}:
        for _ in range(4):
            table.client.post(f"{table.path}/orders", {"seat": seat, "order": {"kind": "pass"}})
    table.client.get(f"{table.path}/orders")
    walks: list[int | None] = []
    back = LoadedGame.back

    def counted(self: LoadedGame, number: int | None = None) -> Iterator[int]:
        walks.append(number)
        return back(self, number)

    monkeypatch.setattr(LoadedGame, "back", counted)
    assert len(table.client.get(f"{table.path}/orders")["orders"]) == 8
    assert walks.count(None) == 1


def test_actions_by_orders_and_from_plans_count_as_requests(tmp_path: Path) -> None:
    """A request that makes many actions uses up as many of its address."""
    with serving(str(tmp_path / "games.db"), requests_per_second=0.001, requests_burst=40) as served:
        client = served.client()
        table = hot_seat(client)
        plan = client.post(f"{table.path}/plans", {"name": "first"})["plan"]["id"]
        path = f"{table.path}/plans/{plan}"
        for _ in range(8):
            position = client.get(f"{path}/view")["position"]
            action = definite(position["choices"][0])
            client.post(f"{path}/actions", {"seen": position["number"], "action": action})
        before = left(served)
        assert len(client.post(f"{path}/play")["entries"]) == 8
        assert round(before - left(served)) == 9


def test_a_seat_has_a_limited_number_of_orders(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ended ones that are no longer listed are deleted."""
    table = hot_seat(served.client())
    advance(served, table, random.Random(3), until=lambda state: decision(state).kind == "stock_turn")  # type: ignore[union-attr]
    seat = (table.view()["table"]["decides"] + 1) % 3
    order = {"seat": seat, "order": {"kind": "pass"}}
    statuses = [
        table.client.request("POST", f"{table.path}/orders", order).status for _ in range(orders.MOST_ACTIVE + 1)
    ]
    assert statuses == [201] * orders.MOST_ACTIVE + [409]
    monkeypatch.setattr(orders, "MOST_LISTED", orders.MOST_ACTIVE + 1)
    for number in (1, 2, 3):
        assert orders.end(served.services.store, table.id, number, "removed")
        table.client.post(f"{table.path}/orders", order)
    stored = served.services.store.rows(sa.select(schema.orders.c.number))
    assert sorted(row.number for row in stored) == [*range(3, orders.MOST_ACTIVE + 4)]


def left(served: Served) -> float:
    """Requests that the test client has left."""
    limiter = served.services.limiter
    rate = limiter.rate("requests")
    return rate.burst - (limiter._free["requests", "testclient"] - time.monotonic()) * rate.per_second
