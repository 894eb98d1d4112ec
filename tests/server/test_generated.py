"""A client generated from the OpenAPI document plays a complete game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from server.generated import Generated
from server.helpers import Served


def definite(api: Generated, choice: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The choice with each range, as documented, replaced by a number within it."""
    return {
        name: rng.randint(value["low"], value["high"]) if api.has("PriceRange", value) else value
        for name, value in choice.items()
    }


@pytest.mark.parametrize(("board", "names"), [("bohemia", 2), pytest.param("standard", 3, marks=pytest.mark.full)])
def test_a_generated_client_plays_a_whole_game(served: Served, board: str, names: int) -> None:
    """Every body and every response is as documented, from the new table to the result."""
    client, rng = served.client(), random.Random(5)
    api = Generated(client, client.get("/api/openapi.json"))
    seats = [{"name": name} for name in ("Ada", "Ben", "Cyd")[:names]]
    status, made = api.call("new_game", board=board, seats=seats, take=list(range(names)))
    assert status == 201
    game = made["game"]["id"]
    done = 0
    while not (seen := api.call("view", game=game)[1]["position"])["over"]:
        offered = seen["choices"]
        kind = rng.choice(sorted({choice["type"] for choice in offered}))
        among = [choice for choice in offered if choice["type"] == kind] if rng.random() < 0.7 else offered
        action = definite(api, rng.choice(among), rng)
        if done % 40 == 0:
            assert api.call("previews", game=game, seen=seen["number"], actions=[action])[0] == 200
            assert api.call("get_reasons", game=game, seen=seen["number"])[0] == 200
        status, answer = api.call("act", game=game, seen=seen["number"], action=action)
        assert status in (200, 422), answer
        assert status == 200 or answer["refusal"]["code"] == "offer_declined_before"
        done += status == 200
        assert done < 3000
    assert done > 100
    for name in ("log", "get_course", "chat", "get_game", "list_games", "me", "overview", "health"):
        assert api.call(name, **({"game": game} if "{game}" in api.operations[name].path else {}))[0] == 200
    assert api.call("get_position", game=game, number=done // 2)[0] == 200
    assert api.call("board_facts", board=board)[0] == 200
    assert api.call("act", game=game, seen=0, action=action)[0] == 409
    assert api.call("view", game="nosuch")[0] == 404
    assert len(api.call("view", game=game)[1]["table"]["result"]) == names
