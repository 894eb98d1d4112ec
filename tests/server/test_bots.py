"""Seats that move automatically: bots, stand-ins, and offers that time out."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest
from server.helpers import BOARDS, Served, choose, hot_seat, play, refused, serving, wait_until

from cz18.client import Reply, Table
from cz18.rules.actions import DeclineOffer
from cz18.server.games.bots import worker as bot_worker

BOT = {"kind": "bot"}


@pytest.mark.parametrize("board", BOARDS)
def test_bots_play_whole_games(served: Served, board: str) -> None:
    """A table of bots plays to the end, on every board, and each entry is marked as a bot's."""
    seats = [{**seat, **BOT, "bot": "balanced"} for seat in BOARDS[board]]
    table = served.client().new_game(seats, board=board, seed=3)
    wait_until(table, lambda view: view["position"]["over"])
    assert {entry["by"] for entry in table.log(limit=1000)} == {"bot"}


def test_bots_move_as_soon_as_it_is_their_turn_and_only_then(served: Served) -> None:
    """Bots move between a person's actions; a person's seat never moves automatically."""
    seats = [{"name": "Ada"}, {"name": "Ben", **BOT}, {"name": "Cyd", **BOT}]
    table = served.client().new_game(seats, take=[0])
    rng = random.Random(1)
    for _ in range(10):
        view = wait_until(table, lambda view: view["position"]["decision"]["seat"] == 0)
        table.act(view["position"]["number"], choose(view, rng))
    by = {entry["seat"]: entry["by"] for entry in table.log(limit=500)}
    assert by == {0: "person", 1: "bot", 2: "bot"}


def test_nobody_moves_for_a_bot(served: Served) -> None:
    """A bot's seat has no link, and the host cannot act for it."""
    seats = [{"name": "Ada"}, {"name": "Ben", **BOT}, {"name": "Cyd", **BOT}]
    client = served.client()
    table = client.new_game(seats, take=[0, 1, 2])
    assert set(table.tokens) == {0}
    assert table.view()["you"]["seats"] == [0]
    assert refused(client.post, f"{table.path}/seats/1/link").code == "is_a_bot"


def test_a_stand_in_moves_for_an_absent_player_until_they_are_back(served: Served) -> None:
    """A bot moves for a seat until the player takes over again."""
    client = served.client()
    table = hot_seat(client)
    for seat in (0, 1, 2):
        client.patch(f"{table.path}/seats/{seat}", {"stand_in": "builder"})
    wait_until(table, lambda view: view["position"]["number"] >= 12)
    for seat in (0, 1, 2):
        client.patch(f"{table.path}/seats/{seat}", {"stand_in": ""})
    entries = table.log(limit=1000)
    assert {entry["by"] for entry in entries} == {"stand_in"}
    rng = random.Random(2)
    while not (view := table.view())["position"]["over"]:
        reply = _act(table, view, rng)
        if reply.status == 200:
            assert reply.body["entry"]["by"] == "person"
            break
        assert reply.status == 409  # a move the stand-in was already considering was made


def test_a_stand_in_does_not_move_after_its_player_returns(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move under consideration when the player returns is discarded; a new stand-in considers its own."""
    client, bots = served.client(), served.services.bots
    table, store = hot_seat(client), served.services.store
    seat, decide = table.view()["position"]["decision"]["seat"], bots._decide
    monkeypatch.setattr(bots, "wake", lambda *_: None)
    for then, by in ((None, []), ("builder", []), ("apprentice", ["stand_in"])):
        store.change_seat(table.id, seat, stand_in="apprentice")
        served.services.games.changed(table.id)

        def thinking(game: str, due: Any, then: str | None = then) -> Any:
            decided = decide(game, due)
            client.patch(f"{table.path}/seats/{seat}", {"stand_in": then or ""})
            return decided

        monkeypatch.setattr(bots, "_decide", thinking)
        assert bots.move(table.id) is bool(by)
        assert [entry["by"] for entry in table.log()] == by


@pytest.fixture
def unswept(any_database: str) -> Iterator[Served]:
    """A server that sweeps only when a test calls it."""
    with serving(any_database, sweep_seconds=3600) as served:
        yield served


def test_a_sweep_skips_tables_without_an_offer(unswept: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sweep loads only tables whose last entry is an offer or an undo, which may lead back to one."""
    client, bots, woken = unswept.client(), unswept.services.bots, []
    table = hot_seat(client, offers={"then": "decline", "after_seconds": 0})
    monkeypatch.setattr(bots, "wake", lambda game, row=None: woken.append(game))
    rng = random.Random(1)
    for _ in range(2):
        number = play(table, rng, 2)["position"]["number"]
        bots.sweep()
        assert woken == []
        table.undo(number)
        bots.sweep()
        assert woken == [table.id]
        assert bots.move(table.id) is False
        woken.clear()
        bots.sweep()
        assert woken == []


def test_a_sweep_examines_a_limited_number_of_tables(unswept: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Successive sweeps examine one part of the tables after another, and start again at the first."""
    client, bots, woken = unswept.client(), unswept.services.bots, list[str]()
    tables = [hot_seat(client, offers={"then": "decline", "after_seconds": 0}) for _ in range(5)]
    for table in tables:
        play(table, random.Random(1), 1)
        table.undo(1)
    monkeypatch.setattr(bots, "wake", lambda game, row=None: woken.append(game))
    monkeypatch.setattr(bot_worker, "LATE_ANSWERS", 2)
    counts = []
    for _ in range(4):
        bots.sweep()
        counts.append(len(woken))
    assert counts == [2, 4, 5, 7]
    assert woken[:5] == sorted(table.id for table in tables) and woken[5:] == woken[:2]


def _act(table: Table, view: dict[str, Any], rng: random.Random) -> Reply:
    body = {"seen": view["position"]["number"], "action": choose(view, rng)}
    return table.client.request("POST", f"{table.path}/actions", body)


def _table_with_an_offer(served: Served, **rest: Any) -> Table:
    """A game with a pending offer to another seat."""
    for seed in range(12):
        table = hot_seat(served.client(), seed=seed, **rest)
        rng = random.Random(seed)
        for _ in range(400):
            view = table.view()
            due = view["position"]["decision"]
            if due is None:
                break
            if due["kind"] == "answer":
                return table
            offers = [choice for choice in view["position"]["choices"] if choice["type"].startswith("Offer")]
            if offers:
                from cz18.client import definite

                action = definite(rng.choice(offers))
            else:
                action = choose(view, rng)
            if (
                table.client.request(
                    "POST", f"{table.path}/actions", {"seen": view["position"]["number"], "action": action}
                ).status
                != 200
            ):
                play(table, rng, 1)
    raise AssertionError("no offer in all these games")


@pytest.mark.parametrize(("policy", "by"), [("decline", "expiry"), ("stand_in", "stand_in")])
def test_an_offer_does_not_block_the_table_for_ever(tmp_path: Any, policy: str, by: str) -> None:
    """After its time limit it is declined, or the stand-in answers, according to the table's policy."""
    with serving(str(tmp_path / "games.db"), sweep_seconds=3600) as served:
        table = _table_with_an_offer(served, offers={"then": policy, "after_seconds": 2})
        number = table.view()["position"]["number"]
        time.sleep(2.1)
        served.services.bots.sweep()
        wait_until(table, lambda view: view["position"]["number"] > number)
        entry = table.log(number)[0]
        assert entry["by"] == by
        assert entry["action"]["type"] in (
            ("DeclineOffer",) if policy == "decline" else ("DeclineOffer", "AcceptOffer")
        )


@pytest.mark.parametrize(("by", "code"), [("bot", "offer_declined_before"), ("person", None)])
def test_an_offer_a_bot_declined_can_be_repeated_at_a_higher_price_only(
    served: Served, by: str, code: str | None
) -> None:
    """The choices say so, and repeating the same offer is refused; between people there is no such limit."""
    table, games = _table_with_an_offer(served), served.services.games
    number, seat = table.view()["position"]["number"], table.view()["position"]["decision"]["seat"]
    offer = table.log(number - 1)[0]["action"]
    games.submit(table.id, frozenset({seat}), number, DeclineOffer(seat), by=by)
    same = [
        choice["price"]["low"]
        for choice in table.view()["position"]["choices"]
        if {**choice, "price": 0} == {**offer, "price": 0}
    ]
    body = {"seen": number + 1, "action": offer}
    reply = table.client.request("POST", f"{table.path}/actions", body)
    if code is None:
        assert reply.status == 200 and same[0] <= offer["price"]
    else:
        assert (reply.status, reply.body["refusal"]["code"]) == (422, code)
        assert reply.body["refusal"]["data"] == {"price": offer["price"]}
        assert same in ([], [offer["price"] + 1])


def test_an_offer_waits_by_policy_or_until_the_time_limit(tmp_path: Any) -> None:
    """Policy wait never answers automatically; policy decline only after the time limit."""
    with serving(str(tmp_path / "games.db"), sweep_seconds=3600) as served:
        for offers in ({"then": "wait", "after_seconds": 0}, {"then": "decline", "after_seconds": 3600}):
            table = _table_with_an_offer(served, offers=offers)
            number = table.view()["position"]["number"]
            served.services.bots.sweep()
            assert not served.services.bots.move(table.id)
            assert table.view()["position"]["number"] == number


def test_searches_end_before_their_jobs() -> None:
    """The limit in CPU seconds is well below the seconds after which a job is ended, on every board."""
    from cz18.bots.roster import STRENGTHS
    from cz18.bots.strategy import Strategy
    from cz18.server.games.bots import thinking, worker

    for name in STRENGTHS:
        bot = thinking.make_bot(name)
        assert isinstance(bot, Strategy)
        for strategy in (bot, *bot.elsewhere.values()):
            if strategy.search is not None:
                assert strategy.search.seconds <= worker.THINKING_SECONDS / 3, name


def test_a_bot_that_fails_does_not_stop_the_game(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever error a bot makes, its seat makes a legal move."""
    from cz18.server.games.bots import thinking

    class Broken:
        def decide(self, state: Any, choices: Any, rng: Any) -> Any:
            raise RuntimeError("broken")

    monkeypatch.setattr(thinking, "make_bot", lambda name, nodes=0, style=None: Broken())
    seats = [{"name": name, **BOT} for name in ("Ada", "Ben", "Cyd")]
    table = served.client().new_game(seats)
    wait_until(table, lambda view: view["position"]["number"] >= 6)


def test_a_bot_does_not_see_the_seed(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The state passed to it has no seed."""
    from cz18.server.games.bots import thinking

    seeds: list[int] = []

    class Curious:
        def decide(self, state: Any, choices: Any, rng: Any) -> Any:
            seeds.append(state.seed)
            return choices[0]

    monkeypatch.setattr(thinking, "make_bot", lambda name, nodes=0, style=None: Curious())
    seats = [{"name": name, **BOT} for name in ("Ada", "Ben", "Cyd")]
    table = served.client().new_game(seats, seed=123456789)
    wait_until(table, lambda view: view["position"]["number"] >= 3)
    assert 123456789 not in seeds


def test_bots_run_in_separate_processes(tmp_path: Any) -> None:
    """They choose the same moves as in this process; if their process dies, the game continues."""
    with serving(str(tmp_path / "games.db"), bot_processes=1) as served:
        seats = [{"name": name, **BOT} for name in ("Ada", "Ben", "Cyd")]
        table = served.client().new_game(seats, seed=3)
        wait_until(table, lambda view: view["position"]["number"] >= 20)
        pids = served.services.bots.thinkers.pids()
        assert len(pids) == 1
        os.kill(pids[0], signal.SIGKILL)
        number = table.view()["position"]["number"]
        wait_until(table, lambda view: view["position"]["number"] >= number + 10)


def test_a_bots_reasons_are_reproducible(tmp_path: Any) -> None:
    """Two or three numbers behind its choices; a restarted server computes the same ones."""
    received: list[dict[int, list[dict[str, Any]]]] = []
    seats = [{"name": "Ada", **BOT, "bot": "engineer"}, {"name": "Ben", **BOT}, {"name": "Cyd", **BOT}]
    game = ""
    for _ in range(2):
        with serving(str(tmp_path / "games.db")) as served:
            client = served.client()
            if not game:
                table = client.new_game(seats, seed=5)
                wait_until(table, lambda view: view["position"]["number"] >= 30)
                game = table.id
            received.append(
                {
                    number: client.get(f"/api/games/{game}/entries/{number}/why")["reasons"]
                    for number in range(1, 31)
                }
            )
    assert received[0] == received[1]
    assert sum(bool(reasons) for reasons in received[0].values()) >= 15
    for reasons in received[0].values():
        assert all(reason["what"] and isinstance(reason["value"], int) for reason in reasons)


def test_entries_of_people_have_no_reasons(served: Served) -> None:
    """Entries of people have no reasons, and unknown entries are not found."""
    table = hot_seat(served.client())
    play(table, random.Random(1), 3)
    client = served.client()
    assert client.get(f"/api/games/{table.id}/entries/1/why") == {"number": 1, "reasons": []}
    assert refused(client.get, f"/api/games/{table.id}/entries/99/why").status == 404
