"""Submitting actions: four kinds of response, exactly once, only by the seat that decides."""

from __future__ import annotations

import contextlib
import random
import sqlite3
from typing import Any

import pytest
from server.helpers import THREE, Served, advance, choose, hot_seat, play, race, refused

from cz18.client import ApiError
from cz18.interop.formats.codec import decode_action
from cz18.rules.engine import action_ranges, check
from cz18.server.games.views import Recorded


def test_an_accepted_action_is_an_entry_of_the_log(everywhere: Served) -> None:
    """200 with number, seat, action, events and time, and the entry is in the log."""
    table = hot_seat(everywhere.client())
    view = table.view()
    action = choose(view, random.Random(1))
    entry = table.act(0, action)
    assert entry["number"] == 1
    assert entry["seat"] == view["position"]["decision"]["seat"]
    assert decode_action(entry["action"]) == decode_action(action)
    assert entry["events"] and all("sentence" not in event for event in entry["events"])
    assert table.log() == [entry]
    assert table.view()["position"]["number"] == 1


def test_a_stale_action_returns_the_missed_entries(everywhere: Served) -> None:
    """409 with the length of the game and the entries since the seen position; nothing changes."""
    table = hot_seat(everywhere.client())
    rng = random.Random(2)
    first = table.act(0, choose(table.view(), rng))
    second = table.act(1, choose(table.view(), rng))
    answer = refused(table.act, 0, choose(table.view(), rng))
    assert (answer.status, answer.code) == (409, "stale")
    assert answer.body["length"] == 2
    assert answer.body["missed"] == [first, second]
    assert len(table.log()) == 2


def test_a_refused_action_returns_section_code_and_numbers(everywhere: Served) -> None:
    """422 with the refusal of the rules; nothing changes."""
    table = hot_seat(everywhere.client())
    seat = table.view()["position"]["decision"]["seat"]
    answer = refused(table.act, 0, {"type": "BuyShare", "player": seat, "company": "BN"})
    assert answer.status == 422
    refusal = answer.body["refusal"]
    assert set(refusal) == {"section", "code", "data"}
    state = everywhere.services.games.state(table.id)[1]
    expected = check(state, decode_action({"type": "BuyShare", "player": seat, "company": "BN"}))
    assert expected is not None
    assert (refusal["section"], refusal["code"]) == (expected.section, expected.code)
    assert table.log() == []


def test_sentences_are_included_on_request(shared_server: Served) -> None:
    """With `words`: in each event, refusal and decision, in that language, and in no other response."""
    client = shared_server.client()
    table = hot_seat(client)
    play(table, random.Random(2), 3)
    log = client.get(f"{table.path}/log", words="en-XA")["entries"]
    assert all(event["sentence"] for entry in log for event in entry["events"])
    assert "búúýýšš" not in str(log) and "búúýýš" in str(log)
    path = f"{table.path}/view?words="
    received = client.request("GET", path, headers={"accept-language": "tlh, en-XA;q=0.5"}).body["position"][
        "decision"
    ]
    assert received["sentence"] != received["sentence"].encode("ascii", "ignore").decode()
    seen = client.get(f"{table.path}/view", words="en")["position"]
    assert seen["decision"]["sentence"].endswith("or pass.")
    assert client.get(f"{table.path}/positions/2", words="en")["entry"]["events"][0]["sentence"]
    asked = {"seen": 3, "actions": seen["choices"][:1]}
    received = client.post(f"{table.path}/previews?words=en", asked)["previews"][0]
    assert received["events"][0]["sentence"]
    wrong = {"type": "BuyShare", "player": 0, "company": "BN"}
    reply = client.request("POST", f"{table.path}/actions?words=en", {"seen": 3, "action": wrong})
    assert reply.body["refusal"]["sentence"].endswith(f"({reply.body['refusal']['section']})")
    assert "sentence" not in str(client.get(f"{table.path}/log"))


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"action": {"type": "Pass", "player": 0}}, "seen"),
        ({"seen": 0}, "action"),
        ({"seen": "0", "action": {"type": "Pass", "player": 0}}, "seen"),
        ({"seen": 0, "action": {"player": 0}}, "action.type"),
        ({"seen": 0, "action": {"type": "Nothing"}}, "action.type"),
        ({"seen": 0, "action": {"type": "Pass"}}, "action.player"),
        ({"seen": 0, "action": {"type": "Pass", "player": "0"}}, "action.player"),
        ({"seen": 0, "action": {"type": "Pass", "player": True}}, "action.player"),
        ({"seen": 0, "action": {"type": "Pass", "player": 0, "extra": 1}}, "action.extra"),
        ({"seen": 0, "action": {"type": "Pass", "player": 0}, "more": 1}, "more"),
        ({"seen": 99, "action": {"type": "Pass", "player": 0}}, "seen"),
        ({"seen": -1, "action": {"type": "Pass", "player": 0}}, "seen"),
        ({"seen": 0, "action": {"type": "Pass", "player": 0}, "key": "x" * 81}, "key"),
        ({"seen": 0, "action": {"type": "Pass", "player": 0}, "key": "né"}, "key"),
    ],
)
def test_a_malformed_request_returns_the_field(shared_server: Served, body: dict[str, Any], field: str) -> None:
    """400 names the invalid field."""
    table = hot_seat(shared_server.client())
    answer = refused(table.client.post, f"{table.path}/actions", body)
    assert (answer.status, answer.code, answer.body["field"]) == (400, "malformed", field)


def test_invalid_json_is_malformed(shared_server: Served) -> None:
    """Never a 500, whatever the body is."""
    table = hot_seat(shared_server.client())
    for body in (b"", b"{", b"\xff\xfe", b"[" * 10_000, b'{"seen": 1e999}', b"null", b'"text"'):
        reply = shared_server.http.post(
            f"{table.path}/actions",
            content=body,
            headers={**table.client.identity(), "content-type": "application/json"},
        )
        assert reply.status_code == 400, body[:20]


def test_an_action_with_the_same_key_is_applied_once(everywhere: Served) -> None:
    """A lost response can be requested again; there is one entry."""
    table = hot_seat(everywhere.client())
    action = choose(table.view(), random.Random(3))
    first = table.act(0, action, key="once")
    again = table.client.post(f"{table.path}/actions", {"seen": 0, "action": action, "key": "once"})
    assert again == {"entry": first, "number": 1, "repeated": True}
    assert len(table.log()) == 1


def test_a_key_cannot_be_reused_for_another_action(everywhere: Served) -> None:
    """The same key with another action is refused."""
    table = hot_seat(everywhere.client())
    view = table.view()
    table.act(0, choose(view, random.Random(3)), key="once")
    other = next(c for c in table.view()["position"]["choices"] if c["type"] == "BuyLocalRailway")
    answer = refused(table.act, 0, other, key="once")
    assert (answer.status, answer.code) == (409, "key_used")
    answer = refused(table.act, 1, other, key="once")
    assert (answer.status, answer.code) == (409, "key_used")
    assert len(table.log()) == 1


def test_an_entry_is_durable_before_it_is_pushed(served: Served) -> None:
    """A viewer that receives an entry finds it in the file, read from outside."""
    table = hot_seat(served.client())
    kept: list[tuple[int, int]] = []

    def look(made: Recorded) -> None:
        with contextlib.closing(sqlite3.connect(str(served.services.store.url.database))) as file:
            kept.append((made.entry.number, file.execute("SELECT max(number) FROM entries").fetchone()[0]))

    served.services.games.listeners.insert(0, look)
    play(table, random.Random(1), 4)
    assert kept == [(1, 1), (2, 2), (3, 3), (4, 4)]


def test_only_the_seat_whose_decision_it_is_acts(everywhere: Served) -> None:
    """Another seat is refused with the section, even if the action names the right player."""
    maker = everywhere.client()
    table = maker.new_game(THREE)
    clients = {seat: everywhere.client(token) for seat, token in table.tokens.items()}
    view = table.view()
    seat = view["position"]["decision"]["seat"]
    action = choose(view, random.Random(1))
    other = clients[(seat + 1) % 3].table(table.id)
    answer = refused(other.act, 0, action)
    assert (answer.status, answer.code) == (422, "not_your_turn")
    assert clients[seat].table(table.id).act(0, action)["seat"] == seat


def test_spectators_read_only(everywhere: Served) -> None:
    """A client without a seat can read everything and do nothing."""
    table = hot_seat(everywhere.client())
    stranger = everywhere.client().table(table.id)
    view = stranger.view()
    assert view["you"] == {"seats": [], "creator": False}
    for call, arguments in (
        (stranger.act, (0, choose(view, random.Random(1)))),
        (stranger.undo, (0,)),
        (stranger.say, ("hello",)),
    ):
        answer = refused(call, *arguments)
        assert answer.status == 403
    assert table.log() == []


def test_a_race_for_one_turn(everywhere: Served) -> None:
    """Of many simultaneous requests for the same turn one is accepted, the others are stale."""
    table = hot_seat(everywhere.client())
    rng = random.Random(5)
    for turn in range(3):
        view = table.view()
        body = {"seen": turn, "action": choose(view, rng)}
        assert race([table.client] * 6, f"{table.path}/actions", body) == [200] + [409] * 5
    assert [entry["number"] for entry in table.log()] == [1, 2, 3]


def test_the_choices_are_the_legal_actions(served: Served) -> None:
    """Throughout a game the view's choices are the engine's, and each greyed control is refused with its reason."""
    table = hot_seat(served.client())
    rng = random.Random(8)
    for _ in range(60):
        view = play(table, rng, 4)
        if view["position"]["over"]:
            break
        state = served.services.games.state(table.id)[1]
        assert len(view["position"]["choices"]) == len(action_ranges(state))
        for item in view["position"]["greyed"]:
            refusal = check(state, decode_action(item["action"]))
            assert refusal is not None
            assert (refusal.section, refusal.code) == (item["refusal"]["section"], item["refusal"]["code"])


def test_a_finished_game_takes_no_action(served: Served) -> None:
    """The rules refuse every action after the end, and the result is in the list."""
    table = hot_seat(served.client(), "bohemia", seed=4)
    number = advance(served, table, random.Random(4))
    view = table.view()
    try:
        table.act(number, {"type": "Pass", "player": 0})
        raise AssertionError("accepted")
    except ApiError as answer:
        assert answer.status == 422
    listed = table.client.games(status="finished")["games"]
    assert [game["id"] for game in listed] == [table.id]
    worths = [player["worth"] for player in view["position"]["players"]]
    assert listed[0]["result"] == worths


def test_the_log_begins_with_what_was_dealt(served: Served) -> None:
    """The playing order, and in Bohemia Vaclav's company, before the first entry; later pages do not repeat it."""
    client = served.client()
    table = hot_seat(client, "bohemia", seed=3)
    received = client.get(f"{table.path}/log", words="en")["opening"]["events"]
    assert [one["type"] for one in received] == ["PlayingOrderDealt", "VaclavArrived", "TrainGiven"]
    companies = table.view()["position"]["companies"]
    assert companies[received[1]["company"]]["director"] == "vaclav"
    assert "Vaclav" in received[1]["sentence"]
    assert "opening" not in client.get(f"{table.path}/log", since=1)
