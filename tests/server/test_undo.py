"""Undo is an entry of the log, depends on the table's policy, and never crosses a draw."""

from __future__ import annotations

import random
import time

import pytest
import sqlalchemy as sa
from server.helpers import EVERY_SEAT, THREE, Served, choose, hot_seat, play, refused

from cz18.client import Client, Table
from cz18.contract.encoding import encode_action
from cz18.interop.formats.codec import state_to_json
from cz18.rules.engine import action_ranges
from cz18.server.games.games import Accepted
from cz18.server.games.undo import undo_points
from cz18.server.storage import schema
from cz18.server.storage.rows import BY_THE_TABLE


def three_people(served: Served, **rest: object) -> tuple[Table, list[Table]]:
    """A table, and the same table as seen by each of its three players."""
    maker = served.client()
    table = maker.new_game(THREE, **rest)
    return table, [served.client(table.tokens[seat]).table(table.id) for seat in range(3)]


def act_as_due(tables: list[Table], rng: random.Random) -> int:
    """The deciding player makes an action. Returns the seat."""
    view = tables[0].view()
    seat = int(view["position"]["decision"]["seat"])
    tables[seat].act(view["position"]["number"], choose(view, rng))
    return seat


def test_an_undo_is_an_entry_and_the_position_is_the_earlier_one(everywhere: Served) -> None:
    """The log grows; the position after the undo is the earlier one; history keeps the undone entries."""
    table = hot_seat(everywhere.client())
    rng = random.Random(1)
    play(table, rng, 5)
    before, undone = table.position(4), table.position(5)
    entry = table.undo(5)["entry"]
    assert (entry["number"], entry["kind"], entry["action"]) == (6, "undo", {"to": 4})
    after = table.view()["position"]
    assert after["number"] == 6
    same = ("players", "companies", "tiles", "stations", "decision", "local_railways", "trains")
    assert {name: after[name] for name in same} == {name: before[name] for name in same}
    assert table.position(5)["players"] == undone["players"]
    states = everywhere.services.games
    with states.locked(table.id) as loaded:
        assert state_to_json(loaded.state_at(6)) == state_to_json(loaded.state_at(4))


def test_a_game_continues_after_an_undo_and_replays(everywhere: Served) -> None:
    """Undo, other actions, undo again: reloaded from the store everything is the same."""
    table = hot_seat(everywhere.client())
    rng = random.Random(2)
    for _ in range(6):
        view = play(table, rng, 7)
        table.undo(view["position"]["number"], None)
        view = table.view()
        back = [entry for entry in (0, 3, 6) if entry in _path(everywhere, table)]
        table.undo(view["position"]["number"], back[-1])
    known = table.view()["position"]
    everywhere.services.games.forget(table.id)
    assert table.view()["position"] == known


def _path(served: Served, table: Table) -> list[int]:
    with served.services.games.locked(table.id) as loaded:
        return [0, *loaded.path()[:-1]]


def test_own_actions_can_be_undone_and_others_cannot(everywhere: Served) -> None:
    """Policy own_turn: until another player has acted."""
    _, tables = three_people(everywhere)
    rng = random.Random(3)
    first = act_as_due(tables, rng)
    others = [seat for seat in range(3) if seat != first]
    assert refused(tables[others[0]].undo, 1, 0).code == "not_your_own"
    assert tables[first].undo(1)["entry"]["kind"] == "undo"
    first = act_as_due(tables, rng)
    second = act_as_due(tables, rng)
    assert first != second
    answer = refused(tables[first].undo, 4)
    assert (answer.status, answer.code) == (409, "not_your_own")
    assert tables[second].undo(4)["entry"]["number"] == 5


def test_with_consent_all_other_players_must_agree(everywhere: Served) -> None:
    """Policy consent: requested, agreed to by all, done; a single no declines it."""
    _, tables = three_people(everywhere, undo="consent")
    rng = random.Random(4)
    first = act_as_due(tables, rng)
    act_as_due(tables, rng)
    asked = tables[first].undo(2, 0)
    others = [seat for seat in range(3) if seat != first]
    assert asked == {"asked": True, "waiting_for": others, "to": 0}
    request = tables[0].view()["table"]["undo_request"]
    assert (request["seat"], request["to"], request["agreed"]) == (first, 0, [first])
    declined = tables[others[0]].client.post(f"{tables[0].path}/undo/answer", {"agree": False})
    assert declined["declined"] is True
    assert tables[0].view()["table"]["undo_request"] is None
    tables[first].undo(2, 0)
    assert (
        tables[others[0]].client.post(f"{tables[0].path}/undo/answer", {"agree": True})["waiting_for"]
        == others[1:]
    )
    done = tables[others[1]].client.post(f"{tables[0].path}/undo/answer", {"agree": True})
    assert (done["entry"]["kind"], done["entry"]["seat"], done["entry"]["action"]) == ("undo", first, {"to": 0})
    assert tables[0].view()["table"]["undo_request"] is None


def test_a_consent_is_not_needed_twice(served: Served) -> None:
    """A repeated request is the same request."""
    _, tables = three_people(served, undo="consent")
    rng = random.Random(4)
    first = act_as_due(tables, rng)
    act_as_due(tables, rng)
    others = [seat for seat in range(3) if seat != first]
    tables[first].undo(2, 0)
    tables[others[0]].client.post(f"{tables[0].path}/undo/answer", {"agree": True})
    assert tables[first].undo(2, 0)["waiting_for"] == others[1:]


def test_an_undo_with_the_same_key_is_done_once(everywhere: Served) -> None:
    """A lost response can be requested again, with or without the position."""
    table = hot_seat(everywhere.client())
    play(table, random.Random(1), 5)
    body = {"seen": 5, "key": "back"}
    first = table.client.post(f"{table.path}/undo", body)
    assert table.client.post(f"{table.path}/undo", body) == {**first, "repeated": True}
    assert table.client.post(f"{table.path}/undo", {**body, "to": 4}) == {**first, "repeated": True}
    answer = refused(table.client.post, f"{table.path}/undo", {**body, "to": 3})
    assert (answer.status, answer.code) == (409, "key_used")
    assert len(table.log()) == 6


def test_a_request_lapses_when_the_game_continues(everywhere: Served) -> None:
    """Continuing to play is not consent."""
    _, tables = three_people(everywhere, undo="consent")
    rng = random.Random(5)
    first = act_as_due(tables, rng)
    act_as_due(tables, rng)
    tables[first].undo(2, 0)
    act_as_due(tables, rng)
    other = (first + 1) % 3
    answer = refused(tables[other].client.post, f"{tables[0].path}/undo/answer", {"agree": True})
    assert (answer.status, answer.code) == (409, "no_request")


def test_the_policy_off(everywhere: Served) -> None:
    """Policy off: nothing can be undone."""
    table = hot_seat(everywhere.client(), undo="off")
    play(table, random.Random(6), 3)
    assert refused(table.undo, 3).code == "undo_is_off"


def test_an_undo_does_not_cross_a_draw(served: Served) -> None:
    """In Bohemia companies are drawn during the game; a draw cannot be undone."""
    table = hot_seat(served.client(), "bohemia", seed=11)
    rng = random.Random(11)
    games = served.services.games
    draws = games.state(table.id)[1].draws
    for _ in range(600):
        view = play(table, rng, 1)
        if games.state(table.id)[1].draws != draws:
            break
    else:
        raise AssertionError("nothing was drawn")
    number = view["position"]["number"]
    assert view["can_undo"] == []
    answer = refused(table.undo, number)
    assert (answer.status, answer.code) == (409, "crosses_a_draw")
    assert play(table, rng, 2)["can_undo"]
    assert table.undo(number + 2, number)["entry"]["action"] == {"to": number}


@pytest.mark.parametrize("policy", ["own_turn", "consent", "off"])
def test_the_view_lists_what_each_seat_can_undo(served: Served, policy: str) -> None:
    """`can_undo` agrees with the response to an undo request, under every policy."""
    _, tables = three_people(served, undo=policy, seed=5)
    rng = random.Random(5)
    done = 0
    for _ in range(40):
        act_as_due(tables, rng)
        view = tables[0].view()
        seat, number = rng.randrange(3), view["position"]["number"]
        point = next((item for item in view["can_undo"] if item["seat"] == seat), None)
        assert point is None or point["ask"] == (policy == "consent")
        if point is None:
            assert refused(tables[seat].undo, number).code in ("nothing_to_undo", "undo_is_off")
        elif not point["others"]:
            assert tables[seat].undo(number)["entry"]["action"] == {"to": point["to"]}
            done += 1
        elif point["ask"]:
            answer = tables[seat].undo(number)
            assert answer["asked"] and answer["to"] == point["to"]
        else:
            assert refused(tables[seat].undo, number).code == "not_your_own"
    assert bool(done) == (policy != "off")


def test_bot_answers_are_undone_with_the_action(served: Served) -> None:
    """Alone against bots, one's own last action can be taken back although they have moved since."""
    client = served.client()
    seats = [{"name": "Ada"}, {"name": "Ben", "kind": "bot"}, {"name": "Cyd", "kind": "bot"}]
    table = client.new_game(seats, take=[0], seed=7)
    rng = random.Random(7)
    for _ in range(20):
        _wait_for(table, 0)
        view = table.view()
        before = view["position"]["number"]
        table.act(before, choose(view, rng))
        _wait_for(table, 0)
        number = table.view()["position"]["number"]
        if number > before + 1:
            break
    assert number > before + 1
    assert table.view()["can_undo"] == [{"seat": 0, "entry": before + 1, "to": before, "others": [], "ask": False}]
    assert table.undo(number)["entry"]["action"] == {"to": before}


def _wait_for(table: Table, seat: int) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        decision = table.view()["position"]["decision"]
        if decision is None or decision["seat"] == seat:
            return
        time.sleep(0.02)
    raise AssertionError("the bots did not move")


def test_unknown_positions_are_malformed(served: Served) -> None:
    """Only a position on the path to the current one is valid."""
    client: Client = served.client()
    table = hot_seat(client)
    play(table, random.Random(8), 4)
    for to in (4, 5, 10**9):
        assert refused(table.undo, 4, to).status == 400


def _brought_along(served: Served, how: str) -> list[Table]:
    """A game of three people whose first two actions, by different seats, came from a file or another table."""
    source = hot_seat(served.client(), options={"playing_order": "as_listed"})
    play(source, random.Random(3), 2)
    assert len({entry["seat"] for entry in source.log()}) == 2
    maker = served.client()
    if how == "import":
        table = maker.import_game(source.client.get(f"{source.path}/export"), undo="own_turn")
    else:
        table = maker.table(source.id).fork()
    return [served.client(table.tokens[seat]).table(table.id) for seat in range(3)]


@pytest.mark.parametrize("how", ["import", "fork"])
def test_imported_actions_belong_to_their_seats(served: Served, how: str) -> None:
    """In an imported or forked game players can undo their own actions and not those of others."""
    tables = _brought_along(served, how)
    first, second = (entry["seat"] for entry in tables[0].log())
    third = ({0, 1, 2} - {first, second}).pop()
    for seat, to in ((first, 0), (third, 0), (third, 1)):
        assert refused(tables[seat].undo, 2, to).code == "not_your_own"
    assert refused(tables[first].undo, 2).code == "not_your_own"
    assert tables[second].undo(2)["entry"]["action"] == {"to": 1}


def test_bot_moves_are_undone_in_a_fork_too(served: Served) -> None:
    """An action of a bot's seat before the fork counts as a bot's move."""
    source = hot_seat(served.client(), options={"playing_order": "as_listed"})
    play(source, random.Random(3), 2)
    first, second = (entry["seat"] for entry in source.log())
    seats = [{"name": f"P{seat}", **({"kind": "bot"} if seat == second else {})} for seat in range(3)]
    fork = served.client().table(source.id).fork(seats=seats, take=[first])
    assert fork.undo(2, 0)["entry"]["action"] == {"to": 0}


def test_a_host_cannot_bypass_consent_with_stand_ins(everywhere: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player with a stand-in set by the host is still asked, for a day; with one set by the player it is not
    asked."""
    maker, tables = three_people(everywhere, undo="consent")
    rng = random.Random(4)
    first = act_as_due(tables, rng)
    act_as_due(tables, rng)
    others = [seat for seat in range(3) if seat != first]
    monkeypatch.setattr(everywhere.services.bots, "move", lambda game: False)  # no bot moves meanwhile
    for seat in others:
        maker.client.patch(f"{maker.path}/seats/{seat}", {"stand_in": "apprentice"})
    assert tables[first].undo(2, 0)["waiting_for"] == others
    assert len(maker.log()) == 2
    own = others[0]
    tables[own].client.patch(f"{maker.path}/seats/{own}", {"stand_in": ""})
    tables[own].client.patch(f"{maker.path}/seats/{own}", {"stand_in": "apprentice"})
    assert tables[first].undo(2, 0)["waiting_for"] == others[1:]
    with everywhere.services.store.writing() as connection:  # a day later
        connection.execute(sa.update(schema.seats).values(excused=schema.seats.c.excused - 86401))
    everywhere.services.games.forget(maker.id)
    assert tables[first].undo(2, 0)["entry"]["kind"] == "undo"


@pytest.mark.parametrize("board", ["standard", "bohemia"])
def test_what_can_be_undone_follows_from_what_could_be_before(served: Served, board: str) -> None:
    """After every kind of entry, also one that draws, it is what a walk through the log finds."""
    table = hot_seat(served.client(), board, undo="consent", seed=5)
    rng, games = random.Random(5), served.services.games
    found = set()
    for _ in range(150):
        with games.locked(table.id) as loaded:
            assert loaded.view().undo == undo_points(loaded)
            found.add(len(loaded.view().undo))
        if rng.random() < 0.1 and loaded.view().undo:
            assert isinstance(games.undo(table.id, EVERY_SEAT, loaded.length, None, None), Accepted)
        else:
            action = choose(
                {"position": {"choices": [encode_action(item) for item in action_ranges(loaded.state)]}}, rng
            )
            by = rng.choice(["person", "person", "person", "bot", "stand_in", BY_THE_TABLE])
            assert isinstance(games.submit(table.id, EVERY_SEAT, loaded.length, action, by=by), Accepted)
    assert {0, len(loaded.seats)} <= found
