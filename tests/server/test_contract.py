"""What is sent is what the contract says, field by field, and the document of the API says the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from server.helpers import Served, hot_seat, play

from cz18.bots.random_bot import Played, play_random_game
from cz18.contract.records import PreviewsAnswer, Reasons, View
from cz18.rules.engine import legal_actions
from cz18.rules.explain import Hexes
from cz18.rules.prices import concrete
from cz18.server.api.answers import Log, PastPosition, ViewAnswer
from cz18.server.app import create_app
from cz18.server.choices import choices, greyed, preview, why_not
from cz18.server.settings import Settings
from cz18.server.text import to_json
from cz18.server.view import position

FREE = {"data", "options"}
"""Numbers of a refusal and options of a game: by name, with values of several kinds."""


@pytest.mark.parametrize(("board", "players"), [("standard", 4), ("bohemia", 2), ("moravia_silesia", 3)])
def test_every_position_choice_reason_and_preview_is_as_described(board: str, players: int) -> None:
    """In random play: no field is missing, none is there that is not described, none is of another type."""
    rng = random.Random(2)
    count = 0

    def look(step: Played) -> None:
        nonlocal count
        count += 1
        if count % 37:
            return
        state = step.after
        names = [player.name for player in state.players]
        seen = {
            "number": count,
            **position(state, names),
            "choices": choices(state),
            "greyed": greyed(state, names),
        }
        View.model_validate_json(to_json(seen))
        tried = concrete(legal_actions(state), rng)
        told = [preview(state, action, names, income=count % 5 == 0) for action in tried[:4]]
        PreviewsAnswer.model_validate_json(to_json({"number": count, "previews": told}))
        if count % 3 == 0:
            closed = why_not(state, Hexes(), names)
            Reasons.model_validate_json(to_json({"number": count, "hex": None, "greyed": closed}))

    play_random_game(players, 2, on_step=look, board=board)
    assert count > 100


def test_the_doors_answer_as_described(served: Served) -> None:
    """View, log and history, with an entry taken back among them."""
    table = hot_seat(served.client())
    play(table, random.Random(3), 12)
    assert table.undo(12)["entry"]["kind"] == "undo"
    for path, record in (
        ("view", ViewAnswer),
        ("log", Log),
        ("positions/5", PastPosition),
        ("positions/13", PastPosition),
    ):
        record.model_validate_json(to_json(table.client.get(f"{table.path}/{path}")))


def untyped(schema: dict[str, Any], document: dict[str, Any], seen: set[str], at: str) -> Iterator[str]:
    """Where a schema allows any object."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        if name not in seen:
            seen.add(name)
            yield from untyped(document["components"]["schemas"][name], document, seen, name)
        return
    for part in (*schema.get("anyOf", ()), *schema.get("oneOf", ()), *schema.get("allOf", ())):
        yield from untyped(part, document, seen, at)
    if schema.get("type") == "array":
        yield from untyped(schema["items"], document, seen, at)
    if schema.get("type") == "object":
        fields = schema.get("properties", {})
        values = schema.get("additionalProperties", "properties" not in schema)
        if values is True:
            yield at
        elif isinstance(values, dict):
            yield from untyped(values, document, seen, at)
        for name, field in fields.items():
            if name not in FREE:
                yield from untyped(field, document, seen, f"{at}.{name}")
    if not schema.keys() & {"type", "anyOf", "oneOf", "allOf", "const", "enum"}:
        yield at


def test_the_document_of_the_api_describes_what_is_read_of_a_game() -> None:
    """No object of any shape in the answers to view, choices, reasons, previews, log and history."""
    document = create_app(Settings(database="sqlite://")).openapi()
    for path, method in (("view", "get"), ("reasons", "get"), ("previews", "post"), ("log", "get"), ("actions", "post"),
                         ("positions/{number}", "get")):  # fmt: skip
        answers = document["paths"][f"/api/games/{{game}}/{path}"][method]["responses"]
        schema = answers["200"]["content"]["application/json"]["schema"]
        assert list(untyped(schema, document, set(), path)) == []
