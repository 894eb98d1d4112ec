"""Private plans: checked like a game, seen by their owner only, played as ordinary actions."""

from __future__ import annotations

import random
from typing import Any

import pytest
from server.helpers import Served, advance, hot_seat, is_about_track, refused, watching

from cz18.client import Client, Table, definite
from cz18.server.games.analysis import plans as plans_module
from cz18.server.storage import plans as stored

SEATS = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"}]


def planned(client: Client, path: str, name: str = "first", **rest: Any) -> str:
    """The path of a new plan."""
    return f"{path}/plans/{client.post(f'{path}/plans', {'name': name, **rest})['plan']['id']}"


def add(client: Client, plan: str, pick: int = 0, **rest: Any) -> dict[str, Any]:
    """Add the choice with this number to a plan, and return the response."""
    position = client.get(f"{plan}/view")["position"]
    action = definite(position["choices"][pick])
    return client.post(f"{plan}/actions", {"seen": position["number"], "action": action, **rest})  # type: ignore[no-any-return]


def at_track(served: Served, **rest: Any) -> Table:
    """A table of one browser at which a company is about to lay tiles."""
    table = hot_seat(served.client(), seed=5, **rest)
    advance(served, table, random.Random(1), until=is_about_track)
    return table


def test_a_company_turn_is_planned_compared_and_played(everywhere: Served) -> None:
    """The plan shows its outcome; the game gets the same actions, and only when it is played."""
    table = at_track(everywhere)
    client, path = table.client, table.path
    before = table.view()["position"]
    one, other = planned(client, path, "tile"), planned(client, path, "nothing")
    company = before["decision"]["company"]
    for _ in range(40):
        position = client.get(f"{one}/view")["position"]
        if position["decision"]["company"] != company:
            break
        add(client, one)
    end = next(place for place, item in enumerate(before["choices"]) if item["type"] == "EndStep")
    add(client, other, end, skip_forced=True)
    outcome = client.get(one)["outcome"]
    assert outcome["actions"] == client.get(one)["plan"]["moves"] > 1
    assert [item["seat"] for item in outcome["worth"]] == [0, 1, 2]
    assert client.get(other)["outcome"] != outcome
    assert table.view()["position"] == before  # nothing was played
    played = client.post(f"{one}/play")
    assert played["why"] == "done" and len(played["entries"]) == outcome["actions"]
    there, here = client.get(f"{one}/view")["position"], table.view()["position"]
    assert {**here, "number": 0} == {**there, "number": 0}


def test_moves_are_checked_and_taken_back_freely(served: Served) -> None:
    """A refused move changes nothing; any number of moves can be taken back; the log continues that of the game."""
    table = at_track(served)
    client, plan = table.client, planned(table.client, table.path)
    start = client.get(f"{plan}/view")
    assert start["you"]["seats"] == [0, 1, 2] and start["can_undo"] == []
    base = start["position"]["number"]
    answer = refused(
        client.post,
        f"{plan}/actions",
        {"seen": base, "action": {"type": "LayTile", "company": "XX", "hex": "A1", "tile": "57", "rotation": 0}},
    )
    assert answer.status in (400, 422)
    assert (
        refused(client.post, f"{plan}/actions", {"seen": base - 1, "action": {"type": "Pass", "player": 0}}).code
        == "stale"
    )
    for _ in range(3):
        add(client, plan)
    view = client.get(f"{plan}/view")
    assert view["position"]["number"] == base + 3 and view["can_undo"][-1]["entry"] == base + 3
    assert [entry["number"] for entry in client.get(f"{plan}/log?since={base - 1}")["entries"]] == [
        *range(base, base + 4)
    ]
    assert client.get(f"{plan}/positions/{base + 1}")["entry"]["number"] == base + 1
    undone = client.post(f"{plan}/undo", {"seen": base + 3})["view"]
    assert undone["position"]["number"] == base + 2
    assert client.post(f"{plan}/undo", {"seen": base + 2, "to": base})["view"]["position"] == start["position"]
    assert refused(client.post, f"{plan}/undo", {"seen": base}).code == "nothing_to_undo"


def test_nothing_leaks_to_other_seats(everywhere: Served) -> None:
    """Others get 404 and an empty list; live viewers receive nothing; the list of games and the game do not change."""
    ada, ben, stranger = (everywhere.client() for _ in range(3))
    made = ada.post("/api/games", {"seats": SEATS, "take": [0]})
    path = f"/api/games/{made['game']['id']}"
    ben.post(f"{path}/join", {"token": next(link["token"] for link in made["links"] if link["seat"] == 1)})
    before = [ben.get(path), ben.get(f"{path}/view"), ben.get(f"{path}/log"), ben.get("/api/games")]
    table = Table(ben, made["game"]["id"])
    with watching(everywhere, table) as socket:
        ben.post(f"{path}/chat", {"text": "seated"})
        while socket.receive_json()["type"] != "chat":
            pass  # Ben's seat may be announced after the greeting
        plan = planned(ada, path, "secret name")
        for _ in range(3):
            add(ada, plan)
        for other in (ben, stranger):
            assert other.get(f"{path}/plans")["plans"] == []
            for what in ("", "/view", "/log", "/positions/0"):
                assert refused(other.get, plan + what).status == 404
            for what, body in (
                ("/actions", {"seen": 0, "action": {"type": "Pass", "player": 0}}),
                ("/play", None),
            ):
                assert refused(other.post, plan + what, body).status == 404
        ben.post(f"{path}/chat", {"text": "hello"})
        seen = []
        while not seen or seen[-1]["type"] != "chat":
            seen.append(socket.receive_json())
    assert not [message for message in seen if message["type"] in ("entry", "view", "table")]
    after = [ben.get(path), ben.get(f"{path}/view"), ben.get(f"{path}/log"), ben.get("/api/games")]
    for one, other in zip(before, after, strict=True):
        assert {**one, "presence": None} == {**other, "presence": None}


def test_a_plan_does_not_know_the_seed(served: Served) -> None:
    """The positions of a plan are those of the game without its seed."""
    table = hot_seat(served.client(), seed=77)
    plan = planned(table.client, table.path)
    add(table.client, plan)
    kept = served.services.plans._kept.values()
    assert kept and all(state.seed == 0 for one in kept for state in one.states)


def test_a_plan_that_no_longer_fits_says_where_and_why(served: Served) -> None:
    """Moves that the game has made are skipped; a refused one stops it with the rulebook's reason."""
    table = at_track(served)
    client, plan = table.client, planned(table.client, table.path)
    for _ in range(2):
        add(client, plan)
    first = client.get(f"{plan}/log?since={table.view()['position']['number']}")["entries"][0]["action"]
    table.act(table.view()["position"]["number"], first)  # the game makes the first move of the plan
    played = client.post(f"{plan}/play")
    assert played["why"] == "done" and len(played["entries"]) == 1

    table = at_track(served)
    client = table.client
    choices = table.view()["position"]["choices"]
    tiles = [place for place, item in enumerate(choices) if item["type"] == "LayTile"]
    plan = planned(client, table.path)
    add(client, plan, tiles[0])
    end = next(item for item in choices if item["type"] == "EndStep")
    table.act(table.view()["position"]["number"], end)
    played = client.post(f"{plan}/play")
    assert (played["why"], played["place"], played["entries"]) == ("refused", 0, [])
    assert played["refusal"]["section"]


def test_what_the_table_does_by_itself_is_played_once(served: Served) -> None:
    """Under the profile of 18xx.games the table passes for players: in the plan, and in the game when it is played."""
    table = hot_seat(served.client(), seed=5, options={"profile": "18xx.games"})
    advance(served, table, random.Random(1), until=is_about_track)
    client, plan = table.client, planned(table.client, table.path)
    base = table.view()["position"]["number"]
    for _ in range(60):
        position = client.get(f"{plan}/view")["position"]
        leaving = (place for place, item in enumerate(position["choices"]) if item["type"] in ("EndStep", "Pass"))
        add(client, plan, next(leaving, 0))
        moves = client.get(f"{plan}/log?since={base}")["entries"]
        if [move["by"] for move in moves].count("table") > 1 and moves[-1]["by"] == "person":
            break
    assert any(move["by"] == "table" for move in moves[:-1])
    played = client.post(f"{plan}/play")
    assert played["why"] == "done" and played["entries"] == [move["number"] for move in moves]
    log = client.get(f"{table.path}/log?since={base}")["entries"]
    assert [entry["action"] for entry in log] == [move["action"] for move in moves]


def test_a_plan_stops_at_another_players_turn(served: Served) -> None:
    """Only the own seats are played."""
    ada = served.client()
    made = ada.post(
        "/api/games", {"seats": SEATS, "take": [0, 1], "options": {"playing_order": "as_listed"}, "seed": 3}
    )
    path = f"/api/games/{made['game']['id']}"
    plan = planned(ada, path)
    for _ in range(4):
        add(ada, plan)
    played = ada.post(f"{plan}/play")
    assert (played["why"], played["place"], played["seat"]) == ("others_turn", 2, 2)
    assert ada.post(f"{plan}/play")["why"] in ("others_turn", "not_your_turn")


def test_a_plan_for_a_turn_that_is_over_says_whose_turn_it_is(served: Served) -> None:
    """If the game continued differently and another player decides now, no move of the plan counts as played."""
    ada = served.client()
    made = ada.post(
        "/api/games", {"seats": SEATS, "take": [0], "options": {"playing_order": "as_listed"}, "seed": 3}
    )
    path = f"/api/games/{made['game']['id']}"
    plan = planned(ada, path)
    add(ada, plan)
    position = ada.get(f"{path}/view")["position"]
    ada.post(f"{path}/actions", {"seen": 0, "action": definite(position["choices"][1])})
    played = ada.post(f"{plan}/play")
    assert (played["why"], played["place"], played["seat"], played["entries"]) == ("not_your_turn", 0, 1, [])


def test_plans_are_bounded(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of plans, the moves of each and their age have limits."""
    table = hot_seat(served.client())
    client, path = table.client, table.path
    plans = [planned(client, path, f"plan {number}") for number in range(plans_module.PLANS_OF_A_GAME)]
    assert refused(client.post, f"{path}/plans", {"name": "more"}).code == "too_many_plans"
    client.request("DELETE", plans.pop())
    copy = planned(client, path, "copy", copy_of=plans[0].rpartition("/")[2])
    monkeypatch.setattr(plans_module, "MOST_MOVES", 2)
    add(client, copy)
    add(client, copy)
    assert refused(add, client, copy).code == "plan_too_long"
    assert client.request("PATCH", copy, {"name": "renamed"}).body["plan"]["name"] == "renamed"
    stored.expire(served.services.store, -1)
    assert client.get(f"{path}/plans")["plans"] == []


def test_a_table_can_forbid_plans(served: Served) -> None:
    """While the game is in progress, also for those who would try out moves on a fork."""
    table = hot_seat(served.client(), planning=False)
    assert table.view()["table"]["planning"] is False
    for client in (table.client, served.client()):
        assert refused(client.post, f"{table.path}/plans", {"name": "x"}).code == "planning_is_off"
        answer = refused(client.post, f"{table.path}/fork", {"take": [0, 1, 2]})
        assert (answer.status, answer.code) == (403, "planning_is_off")
    table.client.post(f"{table.path}/abandon")
    planned(table.client, table.path)
    assert table.client.post(f"{table.path}/fork", {"take": [0, 1, 2]})["game"]["length"] == 0


def test_previews_and_reasons_are_about_the_plan(served: Served) -> None:
    """As in a game, at the plan's own position."""
    table = at_track(served)
    client, plan = table.client, planned(table.client, table.path)
    add(client, plan)
    position = client.get(f"{plan}/view")["position"]
    seen = position["number"]
    actions = [definite(item) for item in position["choices"][:2]]
    found = client.post(f"{plan}/previews", {"seen": seen, "actions": actions, "income": False})
    assert found["number"] == seen and len(found["previews"]) == len(actions)
    assert client.get(f"{plan}/reasons?seen={seen}")["number"] == seen
    assert refused(client.get, f"{plan}/reasons?seen={seen - 1}").code == "stale"
