"""Recorded games of 18xx.games replay to the same state after every action."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rules.positions import floated, in_phase, in_step, laid, stations

from cz18.bots.random_bot import play_random_game
from cz18.interop.games_18xx.decode import SiteGame, decode
from cz18.interop.games_18xx.errors import NotImportable
from cz18.interop.games_18xx.exporter import export_game
from cz18.interop.games_18xx.importer import SiteTable, import_game, trace_game
from cz18.interop.games_18xx.names import (
    COMPANY_FROM_SITE,
    COMPANY_TO_SITE,
    HEX_FROM_SITE,
    SHARES,
    card_from_site,
    card_to_site,
    tile_of_copy,
)
from cz18.interop.games_18xx.trace import trace_entries, trace_line
from cz18.rules.actions import ReturnTrain
from cz18.rules.draft import replaced
from cz18.rules.game import entries, replay
from cz18.rules.options import PROFILES, options_to_dict
from cz18.rules.questions import company_id, is_vaclavs
from cz18.rules.scoring import result
from cz18.rules.shares.chart import price_of
from cz18.rules.state import CompanyStep, Step
from tests.conftest import OTHER_GAMES_MISSING, REAL_GAME_MISSING, Each
from tests.interop.recorded import (
    BOHEMIA,
    NAMES,
    SITE,
    elsewhere,
    first_difference,
    game,
    real_game,
    tidied,
    trace,
)

CUT = (
    "dev-2p-02",
    "dev-3p-02",
    *(pytest.param(name, marks=pytest.mark.full) for name in ("dev-5p-04", "dev-6p-02")),
)


@pytest.mark.parametrize("name", BOHEMIA + NAMES + SITE)
def test_every_recorded_game_replays_and_round_trips(name: str, each: Each) -> None:
    """Equal after every action, same result, no fallback, and the same again from our log alone."""
    data, lines = game(name), trace(name)
    played = import_game(data)

    def trace_is_equal() -> None:
        assert first_difference(lines, trace_game(data)) is None

    def result_is_that_of_the_file() -> None:
        worths = result(played.state)
        assert played.fell_back == ()
        assert {str(player["id"]): worths[seat] for seat, player in enumerate(data["players"])} == data["result"]

    def export_has_the_same_trace() -> None:
        again = json.loads(json.dumps(export_game(played.game)))
        assert first_difference(lines, trace_game(again)) is None
        assert again["result"] == data["result"]

    checks = (trace_is_equal, result_is_that_of_the_file, export_has_the_same_trace)
    each(checks, lambda check: check(), name=lambda check: check.__name__)


PARTS = 16


@pytest.mark.full
@pytest.mark.parametrize("part", range(PARTS))
def test_every_other_recorded_game_replays_and_round_trips(part: int) -> None:
    """All available games: equal after every action, no fallback, and the same again from our log alone."""
    names = elsewhere()
    if not names:
        pytest.skip(OTHER_GAMES_MISSING)
    for name in names[part::PARTS]:
        lines = trace(name)
        assert first_difference(lines, trace_game(game(name))) is None, name
        played = import_game(game(name))
        again = json.loads(json.dumps(export_game(played.game)))
        assert first_difference(lines, trace_game(again)) is None, name
        assert played.fell_back == import_game(again).fell_back == (), name


def test_the_real_game_replays_with_an_equal_trace() -> None:
    """A finished game between people, if its file is available."""
    try:
        data, expected = real_game()
    except FileNotFoundError:
        pytest.skip(REAL_GAME_MISSING)
    assert first_difference(expected, trace_game(data)) is None


@pytest.mark.parametrize("name", CUT)
def test_a_file_cut_short_gives_the_same_lines(name: str, full_run: bool) -> None:
    """The import never looks ahead: the first N actions give the first N lines, for any N."""
    data = game(name)
    actions = data["actions"]
    for length in (*range(0, len(actions), 67 if full_run else 167), len(actions) - 1):
        lines = list(trace_game({**data, "actions": actions[:length]}))
        assert len(lines) == length + 1
        assert [tidied(line) for line in lines[:-1][-9:]] == trace(name)[:length][-9:]
        assert lines[-1] == {"finished": False}


@pytest.mark.parametrize("name", NAMES[::5])
def test_the_log_in_our_terms_is_the_same_game(name: str) -> None:
    """Set-up and log alone, played through `check` and `apply`, lead to the same state."""
    played = import_game(game(name))
    assert replay(played.game) == played.state
    assert played.game.options == PROFILES["18xx.games"]
    assert options_to_dict(played.game.options) == {"profile": "18xx.games"}
    assert len(played.ids) == len(played.game.actions)
    assert list(played.ids) == sorted(played.ids)


@pytest.mark.rule("R-166", "XI.1-26")
def test_vaclavs_company_continues_after_its_train_is_scrapped() -> None:
    """It runs nothing, its price falls, and it need not buy a train."""
    site = decode(game("dev-2p-01"))
    table = SiteTable(site)
    for foreign in site.actions:
        due = table.state.pending[-1]
        if isinstance(due, CompanyStep) and due.step is Step.TRACK and is_vaclavs(table.state, due.company):
            break
        table.feed(foreign)
    assert isinstance(due, CompanyStep)
    vaclavs = table.state.companies[due.company]._replace(trains=())
    table.state = table.state._replace(companies=replaced(table.state.companies, due.company, vaclavs))
    before = price_of(table.state, due.company)
    while isinstance(due := table.state.pending[-1], CompanyStep) and is_vaclavs(table.state, due.company):
        table.feed({"type": "pass", "entity": COMPANY_TO_SITE[company_id(due.company)], "id": foreign["id"]})
        acted = due.company
    assert price_of(table.state, acted) < before
    assert table.state.companies[acted].trains == ()


@pytest.mark.rule("R-108")
@pytest.mark.parametrize("order", [("B", "E"), ("E", "B")])
def test_stations_on_two_hexes_leave_in_the_order_of_the_file(order: tuple[str, str]) -> None:
    """The target stays until the last station is settled; on each hex the named station is removed."""
    table = SiteTable(SiteGame(("Ada", "Ben", "Cyd"), (1, 2, 3), 1, ()))
    state = floated(in_phase(table.state, "d"), "kk", price=100, treasury=900, trains=("d0:3E",))
    state = floated(state, "BN", director=1, price=60, trains=("b0:2+2",))
    state = laid(state, {"E11": ("8891", 0), "B8": ("8859", 0)})
    state = stations(stations(state, "kk", "E11/0", "B8/0"), "BN", "E11/1", "B8/1")
    table.state, table.copies = in_step(state, "kk", "acquisition"), {"8891-0": "E11", "8859-0": "B8"}
    by_kk: dict[str, Any] = {"entity": "kk", "entity_type": "corporation", "id": 1}
    bought = by_kk | {"type": "buy_corporation", "corporation": "BN", "price": 60}
    removed = {"B": "8859-0-0", "E": "8891-0-1"}
    shown = []
    for foreign in (bought, *(by_kk | {"type": "remove_token", "city": removed[hex_]} for hex_ in order)):
        table.feed(foreign)
        shown.append(trace_line(table, foreign, "")["tokens_on_map"])
    before = {"B9": [[0, "kk"], [1, "BN"]], "E12": [[0, "kk"], [1, "BN"]]}
    first = {"B": {"B9": [[1, "BN"]]}, "E": {"E12": [[0, "kk"]]}}[order[0]]
    assert shown == [before, before | first, {"B9": [[1, "kk"]], "E12": [[0, "kk"]]}]


# Raw exports


def _renumbered(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**entry, "id": number} for number, entry in enumerate(entries, start=1)]


def _without_ids(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in line.items() if key != "id"} for line in lines]


def _replays_alike(data: dict[str, Any], name: str) -> bool:
    """Are the lines those of the recorded game, ignoring ids, up to where the file was cut?"""
    *lines, last = [tidied(line) for line in trace_game(data)]
    whole = trace(name)
    expected = whole if len(lines) == len(whole) - 1 else [*whole[: len(lines)], {"finished": False}]
    return len(lines) > 90 and _without_ids([*lines, last]) == _without_ids(expected)


def _raw(name: str, inserted: dict[int, list[dict[str, Any]]], more: int = 60) -> dict[str, Any]:
    """The recorded game with entries inserted before the actions at these positions, cut this many actions later."""
    data = game(name)
    entries: list[dict[str, Any]] = []
    for place, action in enumerate(data["actions"][: max(inserted) + more]):
        entries += inserted.get(place, [])
        entries.append(action)
    return {**data, "actions": _renumbered(entries)}


def test_chat_messages_are_skipped() -> None:
    """Chat is not an action."""
    talk = {"type": "message", "entity": 1, "entity_type": "player", "message": "good luck"}
    assert _replays_alike(_raw("dev-3p-02", {0: [talk], 1: [talk, talk], 300: [talk]}), "dev-3p-02")


def test_log_entries_of_the_site_are_skipped() -> None:
    """A `log` entry is the site's own message."""
    note = {"type": "log", "entity": 1, "entity_type": "player", "message": "a pause"}
    assert _replays_alike(_raw("dev-3p-02", {0: [note], 77: [note]}), "dev-3p-02")


def test_an_empty_list_of_automatic_actions_is_ignored() -> None:
    """Nested entries sometimes contain one."""
    data = game("dev-3p-02")
    place = next(i for i, action in enumerate(data["actions"]) if i and action["type"] == "pass")
    folded = {**data["actions"][place], "auto_actions": []}
    before = {**data["actions"][place - 1], "auto_actions": [folded]}
    entries = [*data["actions"][: place - 1], before, *data["actions"][place + 1 :]]
    lines = [tidied(line) for line in trace_game({**data, "actions": entries})]
    assert lines[place - 1]["players"] == trace("dev-3p-02")[place]["players"]
    assert lines[place:] == trace("dev-3p-02")[place + 1 :]


def test_a_pool_train_without_a_variant_keeps_its_face() -> None:
    """`variant` may be missing; the card then keeps the side it was returned with."""
    data = game("dev-6p-03")
    purchase = data["actions"][917]
    assert (purchase["id"], purchase.pop("variant")) == (918, "3+3d")
    assert first_difference(trace("dev-6p-03"), trace_game(data)) is None


def test_a_game_ended_manually_is_imported_up_to_its_last_action() -> None:
    """The players ended it early; if that is undone the game continues, otherwise no action may follow."""
    whole = game("dev-3p-01")
    data = {**whole, "actions": whole["actions"][:100]}
    over = {"type": "end_game", "entity": 1, "entity_type": "player", "id": 101}
    ended = {**data, "actions": [*data["actions"], over]}
    assert import_game(ended).state == import_game(data).state
    more = {**whole["actions"][100], "id": 103}
    with pytest.raises(NotImportable, match="action 103: the players have already ended the game"):
        import_game({**data, "actions": [*ended["actions"], more]})
    undo = {"type": "undo", "entity": 1, "entity_type": "player", "id": 102}
    assert import_game({**data, "actions": [*ended["actions"], undo, more]}).actions == 101


def test_a_file_with_another_result_is_imported_with_a_note() -> None:
    """A file that claims an end or a result the game does not have is imported, and a note says so."""
    data = game("dev-3p-02")
    assert import_game(data).remarks == ()
    short = {**data, "actions": data["actions"][:-1]}
    assert [remark.code for remark in import_game(short).remarks] == ["not_over"]
    assert import_game({**short, "status": "active"}).remarks == ()
    over = {"type": "end_game", "entity": 1, "entity_type": "player", "id": 9999}
    assert import_game({**short, "actions": [*short["actions"], over]}).remarks == ()
    by_name = {player["name"]: data["result"][str(player["id"])] for player in data["players"]}
    assert import_game({**data, "result": by_name}).remarks == ()
    [first, *_] = by_name
    [remark] = import_game({**data, "result": {**by_name, first: 1}}).remarks
    assert remark.code == "other_result" and f"{first} 1, " in remark.text and str(by_name[first]) in remark.text
    for nothing in ({}, None, [1, 2, 3], {first: 1}, {**by_name, first: "1"}):
        assert import_game({**data, "result": nothing}).remarks == ()


def test_undo_takes_back_the_last_action() -> None:
    """An action and its undo leave no trace, even with a message between them."""
    wrong = {"type": "pass", "entity": 1, "entity_type": "player"}
    undo = {"type": "undo", "entity": 1, "entity_type": "player"}
    talk = {"type": "message", "entity": 2, "entity_type": "player", "message": "really?"}
    assert _replays_alike(_raw("dev-3p-02", {3: [wrong, undo], 200: [wrong, talk, undo]}), "dev-3p-02")


def test_an_undone_action_need_not_be_legal() -> None:
    """Undone actions are not played at all."""
    nonsense = {"type": "buy_train", "entity": "EKJ", "entity_type": "corporation", "train": "no such train"}
    undo = {"type": "undo", "entity": 1, "entity_type": "player"}
    assert _replays_alike(_raw("dev-3p-02", {100: [nonsense, undo]}), "dev-3p-02")


def test_undo_to_an_action_takes_back_all_after_it() -> None:
    """`action_id` names the last action that stays."""
    wrong = {"type": "pass", "entity": 1, "entity_type": "player"}
    undo = {"type": "undo", "entity": 1, "entity_type": "player", "action_id": 50}
    assert _replays_alike(_raw("dev-3p-02", {50: [wrong, wrong, wrong, undo]}), "dev-3p-02")


def test_undo_to_zero_takes_back_everything() -> None:
    """The game starts again from there."""
    data = game("dev-3p-02")
    undo = {"type": "undo", "entity": 1, "entity_type": "player", "action_id": 0}
    entries = [*data["actions"][:7], undo, *data["actions"][:150]]
    assert _replays_alike({**data, "actions": _renumbered(entries)}, "dev-3p-02")


def test_redo_restores_undone_actions() -> None:
    """Step by step, the latest undo first."""
    undo = {"type": "undo", "entity": 1, "entity_type": "player"}
    redo = {"type": "redo", "entity": 1, "entity_type": "player"}
    data = _raw("dev-3p-02", {60: [undo, undo, redo, redo], 90: [undo, redo]})
    assert _replays_alike(data, "dev-3p-02")


def test_nothing_is_redone_after_a_new_action() -> None:
    """A new action clears the redo stack."""
    data = game("dev-3p-02")
    undo = {"type": "undo", "entity": 1, "entity_type": "player"}
    redo = {"type": "redo", "entity": 1, "entity_type": "player"}
    entries = [*data["actions"][:5], undo, data["actions"][4], redo]
    with pytest.raises(ValueError, match="action 8: there is nothing to redo"):
        decode({**data, "actions": _renumbered(entries)})


def test_programmed_moves_play_nothing_by_themselves() -> None:
    """`program_*` entries are plans; the moves the site makes for them are in `auto_actions`."""
    plan = {"type": "program_share_pass", "entity": 1, "entity_type": "player", "unconditional": True}
    off = {"type": "program_disable", "entity": 1, "entity_type": "player", "reason": "no longer"}
    assert _replays_alike(_raw("dev-3p-02", {40: [plan], 55: [off]}), "dev-3p-02")


@pytest.mark.parametrize("name", ["dev-3p-02", pytest.param("dev-6p-04", marks=pytest.mark.full)])
def test_automatic_actions_belong_to_the_entry_that_carries_them(name: str) -> None:
    """Passes folded into the preceding action lead to the same states; only their own lines are missing."""
    data = game(name)
    folded: list[dict[str, Any]] = []
    kept: list[int] = []
    for action in data["actions"]:
        if action["type"] == "pass" and action["entity_type"] == "player" and folded:
            folded[-1].setdefault("auto_actions", []).append(action)
            kept[-1] = action["id"]
        else:
            folded.append(dict(action))
            kept.append(action["id"])
    assert len(folded) < len(data["actions"]) - 20
    lines = [tidied(line) for line in trace_game({**data, "actions": folded})]
    states = [{key: line[key] for key in line if key not in ("id", "type", "entity")} for line in lines[:-1]]
    there = {line["id"]: line for line in trace(name)[:-1]}
    assert states == [
        {key: value for key, value in there[id_].items() if key not in ("id", "type", "entity")} for id_ in kept
    ]
    assert lines[-1] == trace(name)[-1]


# Games of our own


@pytest.mark.rule("XI.2-34")
@pytest.mark.parametrize(
    ("players", "cards"),
    [
        pytest.param(2, 5 + 4 + 3 + 2, marks=pytest.mark.rule("XI.2-08")),
        pytest.param(3, 6 + 5 + 3 + 3, marks=pytest.mark.rule("XI.2-09")),
    ],
)
def test_a_game_the_site_does_not_have_is_traced_in_its_form(players: int, cards: int) -> None:
    """Moravia-Silesia has its own hexes, process track from 50, cards and papers."""
    played, state = play_random_game(players, 5, board="moravia_silesia")
    lines = list(trace_entries(played))
    assert len(lines) == len(played.actions) + 1
    assert lines[0]["bank_trains_left"] == cards
    first = next(line for line in lines if line["lr_value"] is not None)
    assert (first["round"][-3:], first["lr_value"]) in (("3.1", 50), ("R 4", 50))
    assert (lines[-2]["round"], lines[-2]["lr_value"]) == ("OR 8.3", 120)
    assert lines[-1]["result"] == {
        person.name: worth for person, worth in zip(state.players, result(state), strict=True)
    }
    held = {paper for line in lines[:-1] for player in line["players"] for paper in player["locals"]}
    assert held <= {"S3", "M6", "L1", "3E", "MW"}
    assert held & {"3E", "MW"}
    assert {line["depot_next"] for line in lines[:-1]} <= {"2a", "3d", "4e", "4+4g", "5+5j"}


@pytest.mark.rule("R-134")
def test_in_the_older_edition_a_train_given_back_is_the_next_one() -> None:
    """A returned train lies on the deck and is counted there (E-06)."""
    for seed in range(9):
        played, _ = play_random_game(4, seed, options={"edition": "older"})
        for before, entry in zip(trace_entries(played), list(entries(played))[1:], strict=False):
            if isinstance(entry.action, ReturnTrain) and before["depot_next"][-1] != entry.action.train[0]:
                after = next(line for line in trace_entries(played) if line["id"] == entry.number)
                assert after["depot_next"][-1] == entry.action.train[0]
                assert after["bank_trains_left"] == before["bank_trains_left"] + 1
                return
    pytest.fail("no train was given back in any of these games")


# Names


@pytest.mark.rule("R-006")
def test_hexes_are_one_column_further_there() -> None:
    """Praha is E12 there and E11 in the rulebook."""
    assert HEX_FROM_SITE["E12"] == "E11"
    assert HEX_FROM_SITE["D5"] == "D4"
    assert HEX_FROM_SITE["G20"] == "G19"
    assert len(HEX_FROM_SITE) == len(set(HEX_FROM_SITE.values()))


def test_names_of_companies_trains_tiles_and_shares() -> None:
    """Large companies in capitals, trains by the small side of their card, tiles and shares by copy."""
    assert COMPANY_FROM_SITE["SX"] == "Sx"
    assert COMPANY_FROM_SITE["kk"] == "kk"
    assert card_from_site("3d-1") == "d1"
    assert card_to_site("d1") == "3d-1"
    assert card_from_site("3+3d-1") is None
    assert card_from_site("5j-12") == "j12"
    assert tile_of_copy("887p-0") == "887p"
    assert tile_of_copy("887p") is None
    assert SHARES["EKJ_0"] == ("EKJ", 2)
    assert SHARES["BY_8"] == ("By", 1)
    assert "BY_9" not in SHARES
