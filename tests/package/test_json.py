"""Actions and games as JSON, both ways, through the public API."""

from __future__ import annotations

import json
import random

import pytest

import cz18
from cz18.rules.actions import Bid, PriceRange

NAMES = ("Anna", "Bedřich", "Cyril")
TABLES = [("standard", 3), ("bohemia", 2), ("moravia_silesia", 3)]


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_random_games_go_through_json(board: str, players: int) -> None:
    """Every action of a game is the same after JSON as text; a game played from these values is the same game."""
    rng = random.Random(players)
    game = cz18.Session(NAMES[:players], board=board, seed=11)
    twin = game.copy()
    while not game.over and len(game) < 250:
        action = rng.choice(game.legal)
        data = json.loads(json.dumps(cz18.action_to_json(action)))
        assert data["type"] == type(action).__name__
        assert cz18.action_from_json(data) == action
        assert twin.check(data) is None
        assert twin.play(data) == game.play(action)
    assert twin == game
    value = json.loads(json.dumps(game.to_json()))
    again = cz18.Session.from_json(value)
    assert again == game and again.state == game.state and again.to_json() == value
    assert value == json.loads(game.save())


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"type": "LayTile", "hex": "E15", "tile": "57", "rotation": 1}, "company: is missing"),
        ({"type": "Pass", "player": "Anna"}, "player: must be a whole number, not 'Anna'"),
        ({"type": "Pass", "player": 0, "seat": 0}, "seat: is not a known field"),
        ({"type": "Jump"}, "type: unknown kind: 'Jump'"),
        ({"player": 0}, "type: is missing"),
        ([], "must be an object"),
        ("Anna passes", "must be an object"),
    ],
)
def test_a_wrong_action_names_its_field(data: object, message: str) -> None:
    with pytest.raises(cz18.Malformed, match=message) as fault:
        cz18.action_from_json(data)
    assert isinstance(fault.value, ValueError) and message.startswith(fault.value.field)


def test_values_that_are_not_actions_are_not_encoded() -> None:
    """A range is not a price, and an event is not an action."""
    with pytest.raises(cz18.Malformed, match=r"amount: is a range; set a price with cz18.definite"):
        cz18.action_to_json(Bid(0, PriceRange(5, 20)))
    with pytest.raises(cz18.Malformed, match="is not an action"):
        cz18.action_to_json("Anna passes")  # type: ignore[arg-type]


def test_a_session_takes_nothing_wrong_from_json() -> None:
    """A wrong value changes nothing; an illegal game raises the usual error."""
    game = cz18.Session(NAMES, seed=3)
    game.play(game.legal[0])
    before = game.copy()
    with pytest.raises(cz18.Malformed):
        game.play({"type": "Pass"})
    with pytest.raises(cz18.Malformed, match="player: there is no seat 7"):
        game.play({"type": "Pass", "player": 7})
    with pytest.raises(cz18.Refused):
        game.play({"type": "AcceptOffer", "player": 0})
    assert game == before
    value = game.to_json()
    with pytest.raises(cz18.Malformed, match="players"):
        cz18.Session.from_json({**value, "players": 3})
    with pytest.raises(cz18.NotReplayable):
        cz18.Session.from_json({**value, "actions": [{"type": "Pass", "player": 7}]})
