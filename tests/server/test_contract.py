"""Responses match the contract field by field, and so does the OpenAPI document."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter
from server.helpers import Served, hot_seat, play, refused

from cz18.bots.random_bot import Played, play_random_game
from cz18.contract.previews import preview, why_not
from cz18.contract.printed import Facts
from cz18.contract.records import PreviewsAnswer, Reasons, View
from cz18.contract.view import view
from cz18.facts.maps import MAP_NAMES
from cz18.rules.asking.explain import Controls, Hexes
from cz18.rules.asking.prices import concrete
from cz18.rules.engine import action_ranges
from cz18.rules.options import CHOICES, PROFILES
from cz18.server.api.answers.tables import Log, PastPosition, ViewAnswer
from cz18.server.app import create_app
from cz18.server.printed_json import board_facts
from cz18.server.settings import Settings
from cz18.server.text import to_json

FREE = {"ChangeRecord.value", "PositionFile.board", "PositionTile.colour"}
"""A part of a view, of any type; the file of a custom board; a field that is ignored."""


@pytest.mark.parametrize(("board", "players"), [("standard", 4), ("bohemia", 2), ("moravia_silesia", 3)])
def test_every_position_choice_reason_and_preview_is_as_described(board: str, players: int) -> None:
    """In random play: no field is missing, undocumented or of another type."""
    rng = random.Random(2)
    count = 0

    def look(step: Played) -> None:
        nonlocal count
        count += 1
        if count % 37:
            return
        state = step.after
        names = [player.name for player in state.players]
        seen = view(state, names, count, action_ranges(state), why_not(state, Controls()))
        TypeAdapter(View).validate_json(to_json(seen))
        tried = concrete(action_ranges(state), rng)
        received = [preview(state, action, income=count % 5 == 0) for action in tried[:4]]
        TypeAdapter(PreviewsAnswer).validate_json(to_json({"number": count, "previews": received}))
        if count % 3 == 0:
            closed = why_not(state, Hexes())
            TypeAdapter(Reasons).validate_json(to_json({"number": count, "hex": None, "greyed": closed}))

    play_random_game(players, 2, on_step=look, board=board)
    assert count > 100


def test_the_endpoints_answer_as_described(served: Served) -> None:
    """View, log and history, including an undone entry."""
    table = hot_seat(served.client())
    play(table, random.Random(3), 12)
    assert table.undo(12)["entry"]["kind"] == "undo"
    for path, record in (
        ("view", ViewAnswer),
        ("log", Log),
        ("positions/5", PastPosition),
        ("positions/13", PastPosition),
    ):
        TypeAdapter(record).validate_json(to_json(table.client.get(f"{table.path}/{path}")))


def untyped(schema: dict[str, Any], document: dict[str, Any], seen: set[str], at: str) -> Iterator[str]:
    """The places where a schema allows any object."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        if name not in seen:
            seen.add(name)
            yield from untyped(document["components"]["schemas"][name], document, seen, name)
        return
    for part in (*schema.get("anyOf", ()), *schema.get("oneOf", ()), *schema.get("allOf", ())):
        yield from untyped(part, document, seen, at)
    if schema.get("type") == "array":
        for part in (*schema.get("prefixItems", ()), *([schema["items"]] if "items" in schema else [])):
            yield from untyped(part, document, seen, at)
    if schema.get("type") == "object":
        fields = schema.get("properties", {})
        values = schema.get("additionalProperties", "properties" not in schema)
        if values is True:
            yield at
        elif isinstance(values, dict):
            yield from untyped(values, document, seen, at)
        for name, field in fields.items():
            if not {name, f"{at}.{name}"} & FREE:
                yield from untyped(field, document, seen, f"{at}.{name}")
    if not schema.keys() & {"type", "anyOf", "oneOf", "allOf", "const", "enum"}:
        yield at


def answers_in(document: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every documented response by name, including WebSocket messages."""
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            for status, answer in operation["responses"].items():
                for content in answer.get("content", {}).values():
                    yield f"{method} {path} {status}", content["schema"]
    live = document["webhooks"]["live"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    yield "live", live


def test_the_document_of_the_api_describes_every_answer() -> None:
    """No untyped object in any response, except files for other programs."""
    document = create_app(Settings(database="sqlite://")).openapi()
    found = dict(answers_in(document))
    assert len(found) > 150
    del found["get /api/games/{game}/export 200"]
    for name, schema in found.items():
        assert list(untyped(schema, document, set(), name)) == [], name
        assert schema, name


def test_the_options_of_a_new_game_are_documented_with_their_values() -> None:
    """Profile and switches, each with its values, and no others."""
    schemas = create_app(Settings(database="sqlite://")).openapi()["components"]["schemas"]
    assert schemas["NewGame"]["properties"]["options"]["$ref"] == "#/components/schemas/OptionsRecord"
    options = schemas["OptionsRecord"]
    assert options["additionalProperties"] is False and "required" not in options
    assert set(options["properties"]) == {"profile", *CHOICES}
    for name, schema in options["properties"].items():
        kinds = schema.get("anyOf", [schema])
        words = [word for kind in kinds for word in kind.get("enum", [kind["const"]] if "const" in kind else [])]
        values = (*PROFILES,) if name == "profile" else CHOICES[name]
        assert words == [value for value in values if isinstance(value, str)]
        is_switch = any(isinstance(value, bool) for value in values)
        assert any(kind.get("type") == "boolean" for kind in kinds) is is_switch


SEATS = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"}]


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"nonsense": True}, "options.nonsense"),
        ({"rules": "3"}, "options.rules"),
        ({"departures": "no_consent"}, "options.departures"),
        ({"profile": "x"}, "options.profile"),
        ({"profile": True}, "options.profile"),
        ({"edition": "x"}, "options.edition"),
        ({"edition": True}, "options.edition"),
        ({"sell_in_blocks": "true"}, "options.sell_in_blocks"),
        ({"sell_in_blocks": 1}, "options.sell_in_blocks.bool"),
        ({"edition": None}, "options.edition.bool"),
        ({"n" * 61: True}, f"options.{'n' * 61}.[key]"),
        ([], "options"),
        (None, "options"),
    ],
)
def test_a_wrong_option_of_a_new_game_is_refused_by_name(shared_server: Served, options: Any, field: str) -> None:
    """400 `malformed` with the field."""
    answer = refused(shared_server.client().post, "/api/games", {"seats": SEATS, "options": options})
    assert (answer.status, answer.code, answer.body["field"]) == (400, "malformed", field)


def test_every_option_of_a_new_game_is_accepted(shared_server: Served) -> None:
    """Each value of each switch, and the profiles; the table names what differs from the default."""
    client = shared_server.client()
    given: list[tuple[str, str | bool]] = [("profile", name) for name in PROFILES]
    given += [(name, value) for name, values in CHOICES.items() for value in values]
    for name, value in given:
        default = "book" if name == "profile" else CHOICES[name][0]
        made = client.post("/api/games", {"seats": SEATS, "options": {name: value}})
        assert made["game"]["options"] == ({} if value == default else {name: value})


@pytest.mark.parametrize("board", MAP_NAMES)
def test_the_facts_are_as_described(board: str) -> None:
    """Every fact of every board, field by field."""
    TypeAdapter(Facts).validate_json(to_json(board_facts(board)))
