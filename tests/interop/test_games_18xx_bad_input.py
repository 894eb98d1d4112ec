"""Damaged, foreign or forged files: a clear error that names the place, and no other exception."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cz18.interop.files import GAMES_18XX, SAVE, kind_of, read_json
from cz18.interop.formats.codec import Malformed
from cz18.interop.formats.save import FORMAT
from cz18.interop.games_18xx.decode import MOST_ACTIONS, decode, in_effect
from cz18.interop.games_18xx.errors import NotImportable
from cz18.interop.games_18xx.importer import SiteTable, import_game, trace_game
from tests.conftest import RandomCases
from tests.interop.mutating import JUNK
from tests.interop.recorded import NAMES, game


def _stop(data: Any) -> NotImportable:
    with pytest.raises(NotImportable) as caught:
        import_game(data)
    return caught.value


def _with(name: str, id_: int, **changes: Any) -> dict[str, Any]:
    """The recorded game with fields of one action changed; `...` removes a field."""
    data = game(name)
    action = data["actions"][id_ - 1]
    assert action["id"] == id_
    for field, value in changes.items():
        if value is ...:
            action.pop(field)
        else:
            action[field] = value
    return data


# The file


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[1, 2", b"\xff\xfe", b"no", b"\x1f\x8b", gzip.compress(b"{}", mtime=0)[:-5], b"[" * 100_000, b'"999'],
    ids=["empty", "brace", "cut short", "no text", "a word", "gzip head", "gzip cut short", "deep", "open quote"],
)  # fmt: skip
def test_invalid_json_is_refused(content: bytes, tmp_path: Path) -> None:
    """Damaged text or damaged compression."""
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(Malformed):
        read_json(tmp_path / "file")


@pytest.mark.parametrize("data", [None, 1, "text", [], True, b"[]"])
def test_json_that_is_not_a_game_is_refused(data: Any) -> None:
    """A game is a JSON object."""
    with pytest.raises(NotImportable):
        decode(data)


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"title": "1830"}, "title"),
        ({"players": None}, "players"),
        ({"players": []}, "players"),
        ({"players": [1, 2, 3]}, "players[0]"),
        ({"players": [{"id": 1, "name": 5}]}, "players[0].name"),
        ({"players": [{"id": 1, "name": "\ud800"}]}, "players[0].name"),
        ({"players": [{"id": None, "name": "A"}]}, "players[0].id"),
        ({"players": [{"id": 1, "name": "A"}, {"id": "1", "name": "B"}]}, "players[1].id"),
        ({"players": [{"id": 1, "name": "A"}, {"id": 1, "name": "B"}]}, "players[1].id"),
        ({"players": [{"id": n, "name": f"P{n}"} for n in range(7)]}, "players"),
        ({"players": [{"id": n, "name": "same"} for n in range(3)]}, "players"),
        ({"settings": []}, "settings"),
        ({"settings": {"seed": "x"}}, "settings.seed"),
        ({"settings": {"seed": -1}}, "settings.seed"),
        ({"settings": {"optional_rules": ["other"]}}, "settings.optional_rules"),
        ({"actions": None}, "actions"),
        ({"actions": {}}, "actions"),
        ({"actions": [5]}, "actions[0]"),
        ({"actions": [{"type": "pass"}]}, "actions[0].id"),
        ({"actions": [{"type": "pass", "id": "1"}]}, "actions[0].id"),
        ({"actions": [{"id": 1}]}, "type"),
        ({"actions": [{"type": "undo", "id": 1}]}, None),
        ({"actions": [{"type": "redo", "id": 1}]}, None),
        ({"actions": [{"type": "pass", "id": 1}, {"type": "undo", "id": 2, "action_id": "x"}]}, "action_id"),
        ({"actions": [{"type": "pass", "id": 1}, {"type": "undo", "id": 2, "action_id": 1}]}, "action_id"),
    ],
)
def test_errors_in_the_file_name_their_field(changes: dict[str, Any], field: str | None) -> None:
    """Missing parts, wrong types, another game, other rules."""
    assert _stop({**game("dev-3p-02"), **changes}).field == field


class _Counting(dict[str, Any]):
    """An entry that counts accesses to its fields."""

    looks = 0

    def __getitem__(self, key: str) -> Any:
        _Counting.looks += 1
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        _Counting.looks += 1
        return super().get(key, default)


def test_repeated_undo_takes_time_linear_in_the_file() -> None:
    """A few accesses per entry, even if every undo returns to the beginning."""
    moves = [_Counting(type="pass", id=number) for number in range(1, 1001)]
    back_and_forth = [_Counting(type="undo", id=2000, action_id=0), _Counting(type="redo", id=2001)]
    step_by_step = [_Counting(type="undo", id=2002)] * 1000 + [_Counting(type="redo", id=2003)] * 1000
    file = [*moves, *back_and_forth * 2000, *step_by_step]
    _Counting.looks = 0
    assert in_effect(file) == moves
    assert _Counting.looks <= 3 * len(file)


def test_too_many_players_are_refused_unread() -> None:
    """No player is decoded if there are more than a game can have."""
    crowd = [_Counting(id=number, name=f"P{number}") for number in range(5000)]
    _Counting.looks = 0
    assert _stop({**game("dev-3p-02"), "players": crowd}).field == "players"
    assert _Counting.looks == 0


def test_more_actions_than_any_game_has_are_refused() -> None:
    """Undone actions do not count."""
    moves = [{"type": "pass", "id": number} for number in range(1, MOST_ACTIONS + 2)]
    assert _stop({**game("dev-3p-02"), "actions": moves}).field == "actions"
    assert len(in_effect([*moves, {"type": "undo", "id": 1}])) == MOST_ACTIONS


def test_a_seed_can_come_from_the_id() -> None:
    """Without a seed the first digits of the id are used; with three or more players nothing is drawn."""
    data = game("dev-3p-02")
    assert decode({**data, "settings": {}, "id": "game 815 of 4711"}).seed == 815
    assert decode({**data, "settings": None, "id": None}).seed == 0


def test_files_are_read_plain_or_packed(tmp_path: Path) -> None:
    """The content determines the format, not the file name."""
    text = json.dumps(game("dev-3p-02"))
    (tmp_path / "plain").write_text(text)
    (tmp_path / "packed").write_bytes(gzip.compress(text.encode()))
    assert read_json(tmp_path / "plain") == read_json(tmp_path / "packed") == game("dev-3p-02")
    assert kind_of(game("dev-3p-02")) == GAMES_18XX
    assert kind_of({"format": FORMAT, "actions": [], "players": []}) == SAVE


# Actions (dev-3p-01: 1 bid, 22 par, 25 lay_tile, 27 place_token, 28 buy_train, 41 buy_shares, 52 run_routes, 53
# dividend, 57 buy_company, 71 sell_shares, 637 special_buy)


@pytest.mark.parametrize(
    ("id_", "changes", "field"),
    [
        (1, {"type": "conjure"}, "type"),
        (1, {"entity": 9}, "entity"),
        (1, {"entity": ...}, "entity"),
        (1, {"entity": [1]}, "entity"),
        (1, {"company": "X1"}, "company"),
        (1, {"company": 6}, "company"),
        (1, {"company": ...}, "company"),
        (1, {"price": 64}, "price"),
        (1, {"price": "65"}, "price"),
        (1, {"price": 10**400}, "price"),
        (22, {"corporation": "PRR"}, "corporation"),
        (22, {"share_price": "51,0,2"}, "share_price"),
        (25, {"hex": "I9"}, "hex"),
        (25, {"tile": "5"}, "tile"),
        (25, {"tile": "999-0"}, "tile"),
        (25, {"rotation": 1.5}, "rotation"),
        (25, {"entity": "S9"}, "entity"),
        (27, {"city": "201-1-0"}, "city"),
        (27, {"city": "201-0"}, "city"),
        (27, {"city": "201-0-x"}, "city"),
        (27, {"city": 5}, "city"),
        (28, {"train": "9a-0"}, "train"),
        (28, {"train": "2a"}, "train"),
        (28, {"variant": "9a"}, "variant"),
        (28, {"price": 71}, "price"),
        (41, {"shares": []}, "shares"),
        (41, {"shares": ["BCB_7"]}, "shares"),
        (41, {"shares": ["BCB_1", "MW_1"]}, "shares"),
        (41, {"shares": ["BCB_0"]}, "shares"),
        (41, {"percent": 24}, "percent"),
        (41, {"percent": 50}, "percent"),
        (52, {"routes": "all"}, "routes"),
        (52, {"routes": [5]}, "routes"),
        (52, {"routes": [{"train": "2a-0", "connections": "x"}]}, "connections"),
        (52, {"routes": [{"train": "2a-0", "connections": [["I10"]]}]}, "connections"),
        (52, {"routes": [{"train": "2a-0", "connections": [["I10", "Q9"]]}]}, "connections"),
        (52, {"routes": [{"train": "2a-0", "connections": [["I10", "I12"], ["D5", "D3"]]}]}, "connections"),
        (53, {"kind": "half"}, "kind"),
        (57, {"company": "Q5"}, "company"),
        (637, {"cost": 46}, "cost"),
        (637, {"cost": ...}, "cost"),
        (29, {"auto_actions": 5}, "auto_actions"),
        (29, {"auto_actions": [5]}, "auto_actions"),
    ],
)
def test_errors_in_an_action_name_it_and_the_field(id_: int, changes: dict[str, Any], field: str) -> None:
    """Unknown names, wrong types, missing fields, prices the site does not have."""
    stop = _stop(_with("dev-3p-01", id_, **changes))
    assert (stop.action, stop.field, stop.refusal) == (id_, field, None)
    assert str(stop).startswith(f"action {id_}: {field}: ")


@pytest.mark.parametrize("revenue", [0, 10, 9999, -1, 20.5, None, "all"])
def test_a_run_that_claims_another_income_is_refused(revenue: Any) -> None:
    """A route must earn the recorded income by the site's arithmetic; without a recorded figure ours is used."""
    data = game("dev-3p-01")
    [route] = data["actions"][51]["routes"]
    route["revenue"] = revenue
    stop = _stop(data)
    assert (stop.action, stop.field) == (52, "revenue")
    del route["revenue"]
    import_game(data)


@pytest.mark.parametrize(
    ("id_", "changes", "section", "code"),
    [
        (1, {"entity": 2}, "VI", "not_your_turn"),
        (25, {"rotation": 9}, "VIII.4", "unknown_rotation"),
        (25, {"entity": "MW"}, "VIII.2", "not_this_companys_turn"),
        (27, {"city": "201-0-3"}, "VIII.6", "no_such_city"),
        (28, {"train": "2a-3"}, "VIII.10", "card_not_on_offer"),
        (57, {"price": 999}, "IV.1", "price_out_of_range"),
        (52, {"type": "dividend", "kind": "payout"}, "VIII.8", "not_now"),
        (71, {"shares": ["VBW_0"], "percent": 50}, "VII.5.b", "no_successor"),
    ],
)
def test_a_refusal_of_the_profile_is_reported(id_: int, changes: dict[str, Any], section: str, code: str) -> None:
    """With the action's id and the section and code of the refusal."""
    stop = _stop(_with("dev-3p-01", id_, **changes))
    assert stop.action == id_
    assert stop.refusal is not None
    assert (stop.refusal.section, stop.refusal.code) == (section, code)


def test_an_action_after_the_end_is_refused() -> None:
    """The game ends with the operating round marked 120."""
    data = game("dev-3p-02")
    more = {"type": "pass", "entity": 1, "entity_type": "player", "id": 9999}
    assert _stop({**data, "actions": [*data["actions"], more]}).action == 9999


def _spoil_field(action: dict[str, Any], rng: Random) -> None:
    field = rng.choice(sorted(action))
    if field != "id":
        action[field] = rng.choice(JUNK)


def _drop_field(action: dict[str, Any], rng: Random) -> None:
    action.pop(rng.choice(sorted(action.keys() - {"id"})))


def _spoil_text(action: dict[str, Any], rng: Random) -> None:
    texts = sorted(field for field, value in action.items() if isinstance(value, str))
    field = rng.choice(texts)
    text = action[field]
    place = rng.randrange(len(text) + 1)
    action[field] = text[:place] + rng.choice("0123-_,abSX\x00é") + text[place + rng.randrange(2) :]


def _spoil_number(action: dict[str, Any], rng: Random) -> None:
    numbers = sorted(field for field, value in action.items() if isinstance(value, int) and field != "id")
    if numbers:
        action[rng.choice(numbers)] += rng.choice((-1000, -5, -1, 1, 2, 10, 10**20))


def _spoil_routes(action: dict[str, Any], rng: Random) -> None:
    for route in action.get("routes", ()):
        legs = route["connections"]
        match rng.randrange(4):
            case 0:
                legs.reverse()
            case 1:
                legs.pop()
            case 2:
                legs[0].pop()
            case _:
                legs.append(rng.choice(JUNK))


SPOILING: tuple[Callable[[dict[str, Any], Random], None], ...] = (
    _spoil_field, _spoil_field, _drop_field, _spoil_text, _spoil_number, _spoil_routes,
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES[1::5])
def test_spoiled_actions_are_refused_or_played(name: str, random_cases: RandomCases, full_run: bool) -> None:
    """A mutated action raises NotImportable or gives another legal game; nothing is half done."""
    rng = Random(f"spoiled {name}")
    site = decode(game(name))
    table = SiteTable(site)
    for foreign in site.actions:
        for _ in range(4 if full_run else 1):
            spoiled = json.loads(json.dumps(foreign))
            rng.choice(SPOILING)(spoiled, rng)
            trial = SiteTable(site)
            vars(trial).update(
                {**vars(table), "log": list(table.log), "ids": list(table.ids), "copies": dict(table.copies)}
            )
            before = trial.state
            try:
                if isinstance(spoiled.get("type"), str):
                    trial.feed(spoiled)
            except NotImportable as stop:
                assert stop.action == foreign["id"]
                assert trial.state is before or spoiled["type"] == "pass" or "auto_actions" in spoiled
        table.feed(foreign)
    random_cases.add("spoiled actions of 18xx.games", len(site.actions) * (4 if full_run else 1))


def test_a_spoiled_list_of_actions_is_refused_or_played(random_cases: RandomCases) -> None:
    """Actions removed, duplicated or swapped."""
    rng = Random("lists")
    for _ in range(30):
        data = game("dev-3p-02")
        actions = data["actions"]
        place = rng.randrange(200)
        match rng.randrange(3):
            case 0:
                del actions[place]
            case 1:
                actions.insert(place, actions[place])
            case _:
                actions[place], actions[place + 1] = actions[place + 1], actions[place]
        data["actions"] = actions[: place + 40]
        try:
            list(trace_game(data))
        except NotImportable as stop:
            assert stop.action is not None
        random_cases.add("spoiled lists of actions")
