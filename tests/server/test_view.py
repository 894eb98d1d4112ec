"""The page's data: position, choices, reasons, previews, facts; versioned, cached, without secrets."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from rules.positions import (
    a_game,
    after,
    deciding,
    floated,
    in_phase,
    in_step,
    laid,
    legal,
    local_railway,
    stations,
)
from server.helpers import BOARDS, Served, advance, choose, hot_seat, is_about_track, play, refused

from cz18.board.track import TURNED
from cz18.facts.companies import COMPANIES
from cz18.facts.maps import load_map
from cz18.facts.tiles import TILES, Colour, HexKind
from cz18.interop.formats.codec import decode_action
from cz18.rules.actions import LayTile, OfferAcquisition
from cz18.rules.asking.explain import Hexes, TilesOn, explain
from cz18.rules.engine import check
from cz18.rules.questions import company_id
from cz18.rules.scoring import result
from cz18.rules.state import GameState
from cz18.server.api.tables import play as api_play
from cz18.server.games import loaded_game


def _agrees(position: dict[str, Any], state: GameState) -> None:
    """Assert that tiles, stations, prices, cash and trains are the state's."""
    hexes = load_map(state.board).hexes
    laid = {hexes[index].id: code for index, code in enumerate(state.laid) if code}
    assert position["tiles"].keys() == laid.keys()
    for hex_id, code in laid.items():
        turned = TURNED[code]
        assert turned is not None
        drawn = position["tiles"][hex_id]
        assert (drawn["tile"], drawn["rotation"]) == (turned.tile.id, turned.rotation)
    drawn_stations = sorted((item["hex"], item["city"]) for item in position["stations"])
    assert drawn_stations == sorted((hexes[item.hex].id, item.city) for item in state.stations)
    assert [player["cash"] for player in position["players"]] == [player.cash for player in state.players]
    assert [player["worth"] for player in position["players"]] == list(result(state))
    for item in COMPANIES:
        shown = position["companies"][item.id]
        if "price" in shown:
            company = state.companies[item.index]
            assert shown["treasury"] == company.treasury
            assert [train["card"] for train in shown["trains"]] == [train.card for train in company.trains]
            held = sum(holder["percent"] for holder in shown["holders"])
            vaclav = state.vaclav[item.index] if state.vaclav else 0
            if not vaclav:
                assert held + shown["bank_percent"] == 100
    shown_stacks = [company for stack in position["chart"].values() for company in stack]
    assert sorted(shown_stacks) == sorted(company_id(index) for stack in state.stacks for index in stack)
    assert sum(position["supply"].values()) == sum(tile.count for tile in TILES) - len(laid)


@pytest.mark.parametrize("board", BOARDS)
def test_the_view_agrees_with_the_state_along_a_game(shared_server: Served, board: str) -> None:
    """At every tenth step of a game, on every board."""
    table = hot_seat(shared_server.client(), board, seed=21)
    rng = random.Random(21)
    for _ in range(22):
        advance(shared_server, table, rng, 10)
        view = table.view()
        state = shared_server.services.games.state(table.id)[1]
        _agrees(view["position"], state)
        if view["position"]["over"]:
            break


def test_the_seed_is_in_no_view(shared_server: Served) -> None:
    """Neither view, log, history, lists nor facts of an unfinished game contain it."""
    table = hot_seat(shared_server.client())
    row = shared_server.services.store.game(table.id)
    assert row is not None and row.seed_salt is not None
    play(table, random.Random(1), 5)
    for path in ("/view", "/log", "/positions/3", "", "/chat"):
        reply = table.client.request("GET", table.path + path)
        assert reply.status == 200
        assert str(row.seed) not in json.dumps(reply.body) and row.seed_salt not in json.dumps(reply.body)
    listed = json.dumps(table.client.games())
    assert str(row.seed) not in listed and row.seed_salt not in listed


def test_an_unchanged_view_is_not_sent_again(shared_server: Served) -> None:
    """304 until something happens; another ETag after an action or a rename, or for another person."""
    client = shared_server.client()
    table = hot_seat(client)
    first = client.request("GET", f"{table.path}/view")
    etag = first.headers["etag"]
    again = client.request("GET", f"{table.path}/view", headers={"if-none-match": etag})
    assert again.status == 304
    stranger = shared_server.client().request("GET", f"{table.path}/view", headers={"if-none-match": etag})
    assert stranger.status == 200
    client.patch(f"{table.path}/seats/0", {"name": "Zoe"})
    renamed = client.request("GET", f"{table.path}/view", headers={"if-none-match": etag})
    assert renamed.status == 200
    table.act(0, choose(table.view(), random.Random(1)))
    acted = client.request("GET", f"{table.path}/view", headers={"if-none-match": renamed.headers["etag"]})
    assert acted.status == 200 and acted.body["position"]["number"] == 1


def test_any_position_of_the_history(shared_server: Served) -> None:
    """Position n is the view after entry n, also after reloading the game."""
    table = hot_seat(shared_server.client())
    rng = random.Random(3)
    seen = [table.view()["position"]]
    for _ in range(70):
        seen.append(play(table, rng, 1)["position"])
    shared_server.services.games.forget(table.id)
    for number in (70, 0, 33, 64, 1, 69, 16):
        position = table.position(number)
        for name in ("players", "companies", "tiles", "stations", "decision", "trains", "chart", "order"):
            assert position[name] == seen[number][name], (number, name)
        assert (position["entry"] or {}).get("number", 0) == number
    assert refused(table.position, 71).status == 404


def test_previews_change_nothing_and_give_the_events(shared_server: Served) -> None:
    """A preview has the events of the action made afterwards; refusals come with their section."""
    table = hot_seat(shared_server.client())
    rng = random.Random(5)
    for _ in range(80):
        view = table.view()["position"]
        action = choose({"position": view}, rng)
        body = {"seen": view["number"], "actions": [action, {"type": "BuyShare", "player": 0, "company": "XX"}]}
        received = table.client.post(f"{table.path}/previews", body)["previews"]
        assert table.view()["position"]["number"] == view["number"]
        assert received[1]["refusal"]["section"]
        assert table.act(view["number"], action)["events"] == received[0]["events"]


def test_previews_of_income_are_the_solvers(shared_server: Served) -> None:
    """The best run before and after a tile is the solver's."""
    from cz18.interop.formats.codec import decode_action
    from cz18.rules.company_turn.runs import best_runs
    from cz18.rules.engine import apply

    table = hot_seat(shared_server.client(), seed=8)
    rng = random.Random(8)
    compared = 0
    for _ in range(250):
        view = play(table, rng, 1)["position"]
        if view["over"]:
            break
        tiles = [choice for choice in view["choices"] if choice["type"] == "LayTile"][:3]
        if not tiles:
            continue
        body = {"seen": view["number"], "actions": tiles, "income": True}
        received = table.client.post(f"{table.path}/previews", body)["previews"]
        state = shared_server.services.games.state(table.id)[1]
        for tile, item in zip(tiles, received, strict=True):
            after, _ = apply(state, decode_action(tile))
            assert item["best_run"]["before"]["total"] == best_runs(state, tile["company"]).total
            assert item["best_run"]["after"]["total"] == best_runs(after, tile["company"]).total
            compared += 1
        if compared > 30:
            break
    assert compared > 10


def test_a_long_game_is_not_replayed_from_its_beginning(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is reloaded from the last snapshot, and a position of its history from a nearby state."""
    game = hot_seat(served.client(), "bohemia", seed=6)
    advance(served, game, random.Random(6), 70)
    served.services.games.forget(game.id)
    replayed: list[object] = []
    apply_unchecked = loaded_game.apply_unchecked

    def counted(state: Any, action: Any) -> Any:
        replayed.append(action)
        return apply_unchecked(state, action)

    monkeypatch.setattr(loaded_game, "apply_unchecked", counted)
    assert game.view()["position"]["number"] == 70
    assert len(replayed) == 70 - 64
    game.position(40)
    replayed.clear()
    game.position(41)
    assert len(replayed) == 41 - 32


def test_stale_previews_are_refused(shared_server: Served) -> None:
    """A preview for another position is not answered for the current one."""
    table = hot_seat(shared_server.client())
    body = {"seen": 3, "actions": [{"type": "Pass", "player": 0}]}
    answer = refused(table.client.post, f"{table.path}/previews", body)
    assert (answer.status, answer.code) == (409, "stale")


@pytest.mark.parametrize("board", BOARDS)
def test_every_hex_and_every_tile_has_a_choice_or_a_reason(shared_server: Served, board: str) -> None:
    """At the track step: one reason for each hex without a choice, and on a hex for each tile without one."""
    table = hot_seat(shared_server.client(), board, seed=13)
    rng = random.Random(13)
    hexes = {hex_.id for hex_ in load_map(board).hexes}
    tiles = {tile.id for tile in TILES if tile.colour is not Colour.RED}
    codes = set[str]()
    for _ in range(3):
        advance(shared_server, table, rng, 1)
        advance(shared_server, table, rng, until=is_about_track)
        view = table.view()["position"]
        state = shared_server.services.games.state(table.id)[1]
        lay = [choice for choice in view["choices"] if choice["type"] == "LayTile"]
        received = table.reasons(view["number"])
        assert sorted(item["action"]["hex"] for item in received) == sorted(
            hexes - {choice["hex"] for choice in lay}
        )
        here = rng.choice(lay)["hex"] if lay else received[0]["action"]["hex"]
        on_it = table.reasons(view["number"], here)
        there = {choice["tile"] for choice in lay if choice["hex"] == here}
        assert sorted(item["action"]["tile"] for item in on_it) == sorted(tiles - there)
        for item in received + on_it:
            refusal = check(state, decode_action(item["action"]))
            assert refusal is not None
            assert (refusal.section, refusal.code) == (item["refusal"]["section"], item["refusal"]["code"])
            codes.add(refusal.code)
    assert {"not_joined", "wrong_kind", "red_edged_hex"} <= codes


def test_the_reason_for_a_hex_is_that_of_the_tile_that_came_furthest(served: Served) -> None:
    """A distant hex is not connected, although most tiles do not even fit there; the home hex comes first
    (VIII.4)."""
    table = hot_seat(served.client(), seed=13)
    rng = random.Random(13)
    advance(served, table, rng, until=is_about_track)
    view = table.view()["position"]
    map_ = load_map("standard")
    received = {item["action"]["hex"]: item["refusal"]["code"] for item in table.reasons(view["number"])}
    company = view["decision"]["company"]
    [home] = map_.homes[company]
    plain = {hex_.id for hex_ in map_.hexes if hex_.kind is HexKind.OPEN} - {home}
    due = not view["tiles"].get(home) and map_.hexes[map_.index[home]].label != "P"
    assert {received[hex_] for hex_ in plain} == {"home_hex_first" if due else "not_joined"}
    fixed = {hex_.id for hex_ in map_.hexes if hex_.kind is HexKind.FIXED}
    assert {received[hex_] for hex_ in fixed} <= {"fixed_hex"}


def test_reasons_are_cached_and_for_the_current_position_only(served: Served) -> None:
    """304 if unchanged; another position is stale, another board's hex malformed; no tiles, no reasons."""
    client = served.client()
    table = hot_seat(client, seed=13)
    rng = random.Random(13)
    assert table.reasons(0) == []  # the pre-stock round
    number = advance(served, table, rng, until=is_about_track)
    first = client.request("GET", f"{table.path}/reasons?seen={number}")
    again = client.request(
        "GET", f"{table.path}/reasons?seen={number}", headers={"if-none-match": first.headers["etag"]}
    )
    assert again.status == 304
    assert served.client().table(table.id).reasons(number) == first.body["greyed"]
    assert refused(table.reasons, number - 1).code == "stale"
    assert refused(table.reasons, number, "Q99").body["field"] == "hex"
    play(table, rng, 1)
    assert refused(table.reasons, number).code == "stale"


def test_impossible_bids_have_a_reason(shared_server: Served) -> None:
    """Moravia-Silesia's auction: too low, above the player's cash, or not on offer, each with its section (XI.2)."""
    codes = set[str]()
    for seed in range(2):
        table = hot_seat(shared_server.client(), "moravia_silesia", seed=seed)
        rng = random.Random(seed)
        for _ in range(25):
            view = table.view()["position"]
            if not view["decision"]["kind"].startswith("auction"):
                break
            state = shared_server.services.games.state(table.id)[1]
            assert view["greyed"]
            for item in view["greyed"]:
                refusal = check(state, decode_action(item["action"]))
                assert refusal is not None and refusal.section == item["refusal"]["section"] == "XI.2"
                codes.add(refusal.code)
            advance(shared_server, table, rng, 1)
    assert codes == {"bid_too_low", "not_enough_cash", "paper_not_on_offer"}


@pytest.mark.parametrize("board", BOARDS)
def test_the_facts_are_complete_and_cacheable(shared_server: Served, board: str) -> None:
    """Every hex, tile and company of the board, with an ETag; after an upgrade the page must not get earlier ones."""
    client = shared_server.client()
    reply = client.request("GET", f"/api/facts/{board}")
    facts = reply.body
    map_ = load_map(board)
    assert [hex_["id"] for hex_ in facts["map"]["hexes"]] == [hex_.id for hex_ in map_.hexes]
    assert len(facts["tiles"]) == len(TILES)
    assert [company["id"] for company in facts["companies"]] == list(map_.companies)
    assert len(facts["chart"]["prices"]) == 46
    assert facts["sections"]["VIII.4"] and facts["glossary"]["terms"]
    assert "no-cache" in reply.headers["cache-control"]
    etag = reply.headers["etag"]
    assert client.request("GET", f"/api/facts/{board}", headers={"if-none-match": etag}).status == 304
    packed = shared_server.http.get(f"/api/facts/{board}", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip" and packed.json() == facts


def test_an_unknown_board_has_no_facts(shared_server: Served) -> None:
    """404, also for names that look like paths."""
    for board in ("nowhere", "..%2f..%2fetc%2fpasswd", "standard.json"):
        assert shared_server.client().request("GET", f"/api/facts/{board}").status == 404


def test_lists_are_paged(everywhere: Served) -> None:
    """Latest first, each game once, with any page size; unlisted games by their link only."""
    client = everywhere.client()
    made = [hot_seat(client).id for _ in range(7)]
    hidden = hot_seat(client, listed=False)
    found: list[str] = []
    cursor: dict[str, str] = {}
    while True:
        page = client.games(limit=3, **cursor)
        found += [game["id"] for game in page["games"]]
        if page["next"] is None:
            break
        cursor = {"before": page["next"]}
    assert found == made[::-1]
    assert everywhere.client().table(hidden.id).view()["position"]["number"] == 0
    assert hidden.id in {game["id"] for game in client.games(mine="true", limit=100)["games"]}
    assert everywhere.client().games(mine="true")["games"] == []
    assert refused(client.games, before="nonsense").status == 400


def test_the_course_of_a_game_has_a_column_for_each_round(shared_server: Served) -> None:
    """The last column contains the players' current worth; positions are those of the log."""
    table = hot_seat(shared_server.client(), seed=7)
    view = play(table, random.Random(7), 60)
    answer = shared_server.http.get(f"/api/games/{table.id}/course")
    assert answer.status_code == 200
    course = answer.json()
    assert [line[-1] for line in course["worth"]] == [player["worth"] for player in view["position"]["players"]]
    assert course["positions"][-1] == view["position"]["number"]
    assert len(course["rounds"]) == len(course["positions"]) == len(course["worth"][0])


def test_an_outdated_view_keeps_its_own_etag(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move made while a view is being sent must not give it the newer ETag, or the reader would never refresh."""
    table = hot_seat(served.client(), seed=7)
    asked = api_play.who_asks

    def overtaken(services: Any, request: Any, there: Any) -> Any:
        choice = json.loads(there.view().choices["choices"])[0]
        services.games.submit(table.id, frozenset(range(3)), there.length, choice, None)
        return asked(services, request, there)

    monkeypatch.setattr(api_play, "who_asks", overtaken)
    first = served.http.get(f"/api/games/{table.id}/view")
    monkeypatch.undo()
    again = served.http.get(f"/api/games/{table.id}/view", headers={"if-none-match": first.headers["etag"]})
    assert first.json()["position"]["number"] == 0
    assert again.status_code == 200
    assert again.json()["position"]["number"] == 1


def test_reasons_are_given_while_trains_are_taken_over() -> None:
    """If a local railway's power could be used, hexes on which it cannot have a reason; otherwise there are none."""
    state = floated(a_game(), "KFN", price=80, treasury=1000, trains=("d9:3+3",))
    state = floated(state, "BCB", price=70, trains=("f0",))
    state = stations(
        laid(in_phase(in_step(state, "KFN", "acquisition", number="5.2"), "f"), {"E15": ("57", 1)}), "KFN", "E15"
    )
    bare = after(state, OfferAcquisition("KFN", "BCB", 70))
    served_by = after(local_railway(state, "M1", company="KFN"), OfferAcquisition("KFN", "BCB", 70))
    assert deciding(served_by)[0] == deciding(bare)[0] == "take_over_trains"
    could = {action.hex for action in legal(served_by, LayTile)}
    received = {reason.action.hex for reason in explain(served_by, Hexes())}
    assert could and received and not could & received
    assert explain(bare, Hexes()) == explain(bare, TilesOn("E15")) == []
    assert explain(served_by, TilesOn("E15"))
