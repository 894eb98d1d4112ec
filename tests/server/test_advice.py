"""Bots at the table: advice on request, and bots' offers to people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from server.helpers import BOARDS, Served, hot_seat, refused, wait_until

from cz18.bots.advice import advice
from cz18.bots.roster import bot_named
from cz18.client import Table
from cz18.interop.formats.codec import encode_action

BEFORE_AN_OFFER = Path(__file__).parent / "data" / "before_an_offer.json"
"""A game in which an Engineer on the first seat is about to offer for another player's local railway."""


def asked(table: Table, **rest: Any) -> dict[str, Any]:
    """The advice at the current position."""
    seen = table.view()["position"]["number"]
    return dict(table.client.get(f"{table.path}/advice", seen=seen, **rest))


@pytest.mark.parametrize("board", BOARDS)
def test_advice_is_a_legal_action_with_its_numbers(served: Served, board: str) -> None:
    """It is an Engineer's choice, legal now, and comes with its expected events."""
    table = hot_seat(served.client(), board, seed=4)
    for number in range(8):
        state = served.services.games.state(table.id)[1]
        expected = advice(state, table.view()["position"]["decision"]["seat"])
        assert expected is not None
        received = asked(table)
        assert received == asked(table)
        assert received["number"] == number
        assert received["action"] == encode_action(expected.action)
        assert [(one["what"], one["value"]) for one in received["reasons"]] == list(expected.reasons)
        assert table.act(number, received["action"])["events"] == received["events"]


def test_the_strongest_bot_of_the_table_advises(served: Served) -> None:
    """Its name is in the response; without bots it is an Engineer."""
    client = served.client()
    bots = [{"name": "Ben", "kind": "bot"}, {"name": "Cyd", "kind": "bot", "bot": "tycoon"}]
    options = {"playing_order": "as_listed"}
    against = client.new_game([{"name": "Ada"}, *bots], take=[0], options=options, seed=4)
    received = asked(against)
    assert received["bot"] == "tycoon"
    state = served.services.games.state(against.id)[1]
    expected = advice(state, 0, bot_named("tycoon"))
    assert expected is not None and received["action"] == encode_action(expected.action)
    assert (
        asked(client.new_game([{"name": "Ada"}, bots[0], {"name": "Cyd"}], take=[0, 2], options=options))["bot"]
        == "apprentice"
    )
    assert asked(hot_seat(client))["bot"] == "engineer"


def test_advice_has_sentences_on_request(served: Served) -> None:
    received = asked(hot_seat(served.client()), words="de")
    assert all(event["sentence"] for event in received["events"]) and received["events"]


def test_advice_is_for_the_player_who_decides(served: Served) -> None:
    """Not for spectators or other players, not about the past, and not without a decision."""
    maker = served.client()
    table = maker.new_game(BOARDS["standard"], take=[0, 1, 2])
    path = f"{table.path}/advice"
    assert refused(served.client().get, path, seen=0).status == 403
    seat = table.view()["position"]["decision"]["seat"]
    other = served.client(table.tokens[(seat + 1) % 3])
    assert refused(other.get, path, seen=0).code == "not_yours"
    assert served.client(table.tokens[seat]).get(path, seen=0)["number"] == 0
    assert refused(maker.get, path, seen=1).code == "stale"
    assert refused(maker.get, path, seen="x").status == 400
    maker.post(f"{table.path}/abandon")
    assert refused(maker.get, path, seen=0).code == "not_open"


def test_a_bot_makes_an_offer_to_a_person_with_reasons(served: Served) -> None:
    """The offer waits for the person's answer; on request the reasons say what both gain; a person may decline."""
    seats = [{"name": "Ada", "kind": "bot", "bot": "engineer"}, {"name": "Ben"}, {"name": "Cyd"}]
    file = json.loads(BEFORE_AN_OFFER.read_text(encoding="utf-8"))
    table = served.client().import_game(file, seats=seats, take=[1, 2])
    view = wait_until(table, lambda view: view["position"]["decision"]["kind"] == "answer")
    due, number = view["position"]["decision"], view["position"]["number"]
    assert due["seat"] in (1, 2) and due["offer"]["kind"] == "local_railway"
    reasons = table.client.get(f"{table.path}/entries/{number}/why")["reasons"]
    received = {one["what"]: one["value"] for one in reasons}
    assert received["price"] == due["offer"]["price"]
    assert received["gain"] > 0 and received["their gain"] > 0
    table.act(number, {"type": "DeclineOffer", "player": due["seat"]})
    wait_until(table, lambda view: view["position"]["number"] > number + 1)
    following = table.log(since=number + 1)[0]
    assert following["seat"] == 0 and "Offer" not in following["action"]["type"]
