"""Actions, events and states as JSON: exact round trips, and every error names its field."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from conftest import RandomCases

from cz18.interop.formats.codec import (
    LARGEST,
    Malformed,
    decode_action,
    decode_event,
    encode_action,
    encode_event,
    shown,
    state_from_json,
    state_to_json,
)
from cz18.routes.runs import Route
from cz18.rules.actions import ACTIONS, LayTile, OfferAcquisition, PriceRange, Run
from cz18.rules.events import BANK, EVENTS, LocalRailwaySold, MoneyPaid, Party, TrainsRan
from cz18.rules.options import PROFILES
from cz18.rules.setup import new_game
from tests.interop.played import TABLES, steps


def through_text(value: Any) -> Any:
    return json.loads(json.dumps(value, allow_nan=False))


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_a_whole_game_round_trips(board: str, players: int, random_cases: RandomCases) -> None:
    """Every action, event and state of a random game is unchanged by a round trip through JSON text."""
    played = steps(board, players, 5)
    for step in played:
        assert decode_action(through_text(encode_action(step.action))) == step.action
        for event in step.events:
            assert decode_event(through_text(encode_event(event))) == event
        again = state_from_json(through_text(state_to_json(step.after)))
        assert again == step.after
        assert hash(again) == hash(step.after)
        assert [type(due) for due in again.pending] == [type(due) for due in step.after.pending]
    random_cases.add("states there and back", len(played))


def test_a_state_keeps_its_options_seed_and_enumerations() -> None:
    """A profile's departures, a 63-bit seed, names in any script and enumerations survive the round trip."""
    state = new_game(["Jiří", "O'Brien", "李"], options=PROFILES["18xx.games"], seed=2**63 - 1)
    again = state_from_json(through_text(state_to_json(state)))
    assert again == state
    assert again.options.departures == PROFILES["18xx.games"].departures
    both = zip(again.companies, state.companies, strict=True)
    assert all(type(left.status) is type(right.status) for left, right in both)


def test_the_shape_of_an_action() -> None:
    """Type first, then the fields by name; default values are omitted."""
    lay = LayTile("MW", "G19", "57", 1)
    assert encode_action(lay) == {"type": "LayTile", "company": "MW", "hex": "G19", "tile": "57", "rotation": 1}
    assert encode_action(LayTile("MW", "G19", "57", 1, "S2"))["local_railway"] == "S2"
    assert decode_action({**encode_action(lay), "local_railway": None}) == lay
    run = Run("MW", (Route("a0", ("F22", "G21")),))
    assert encode_action(run)["routes"] == [{"train": "a0", "hexes": ["F22", "G21"]}]


def test_the_shape_of_an_event() -> None:
    """Events are written the same way, nested tuples as objects."""
    assert encode_event(MoneyPaid(BANK, Party("player", 2), 40, "dividend")) == {
        "type": "MoneyPaid",
        "payer": {"kind": "bank", "name": ""},
        "payee": {"kind": "player", "name": 2},
        "amount": 40,
        "reason": "dividend",
    }
    sold = LocalRailwaySold("MW", "S1", None, 50)
    assert decode_event(encode_event(sold)) == sold
    ran = TrainsRan("MW", (Route("a0", ("F22", "G21")),), (40,), 40)
    assert decode_event(through_text(encode_event(ran))) == ran


def test_a_price_range_is_written_but_never_read() -> None:
    """A listed action contains its range; a submitted action must name one price."""
    listed = encode_action(OfferAcquisition("BN", "MW", PriceRange(30, 90)))
    assert listed["price"] == {"low": 30, "high": 90}
    with pytest.raises(Malformed) as fault:
        decode_action(listed)
    assert fault.value.field == "price"


LAY = {"type": "LayTile", "company": "MW", "hex": "G19", "tile": "57", "rotation": 1}
RUN = {"type": "Run", "company": "MW", "routes": [{"train": "a0", "hexes": ["F22", "G21"]}]}


@pytest.mark.parametrize(
    ("data", "field"),
    [
        (None, ""),
        ([], ""),
        ("LayTile", ""),
        ({}, "type"),
        ({**LAY, "type": "Lay"}, "type"),
        ({**LAY, "type": None}, "type"),
        ({**LAY, "type": ["LayTile"]}, "type"),
        ({**LAY, "type": "layTile"}, "type"),
        ({name: value for name, value in LAY.items() if name != "hex"}, "hex"),
        ({**LAY, "cost": 3}, "cost"),
        ({**LAY, "rotation": True}, "rotation"),
        ({**LAY, "rotation": 1.0}, "rotation"),
        ({**LAY, "rotation": "1"}, "rotation"),
        ({**LAY, "rotation": None}, "rotation"),
        ({**LAY, "rotation": math.nan}, "rotation"),
        ({**LAY, "rotation": LARGEST + 1}, "rotation"),
        ({**LAY, "rotation": -(10**5000)}, "rotation"),
        ({**LAY, "hex": 11}, "hex"),
        ({**LAY, "hex": "Ř11"}, "hex"),
        ({**LAY, "hex": "\ud800"}, "hex"),
        ({**LAY, "hex": "E" * 100}, "hex"),
        ({**LAY, "hex": ["E11"]}, "hex"),
        ({**LAY, "local_railway": 3}, "local_railway"),
        ({**LAY, "local_railway": False}, "local_railway"),
        ({**RUN, "routes": {}}, "routes"),
        ({**RUN, "routes": [[]]}, "routes[0]"),
        ({**RUN, "routes": [*RUN["routes"], {"train": "a1"}]}, "routes[1].hexes"),
        ({**RUN, "routes": [{"train": "a0", "hexes": "F22"}]}, "routes[0].hexes"),
        ({**RUN, "routes": [{"train": "a0", "hexes": ["F22", 3]}]}, "routes[0].hexes[1]"),
        ({**RUN, "routes": [{"train": "a0", "hexes": [], "income": 5}]}, "routes[0].income"),
    ],
    ids=lambda value: None if isinstance(value, str) else "",
)
def test_an_error_names_its_field(data: Any, field: str) -> None:
    """Unknown types, missing and extra fields, wrong types of value: each is reported at its path."""
    with pytest.raises(Malformed) as fault:
        decode_action(data)
    assert fault.value.field == field
    assert str(fault.value)


def test_deep_nesting_is_malformed() -> None:
    """A value nested ten thousand levels deep in place of a name is malformed and causes no recursion error."""
    deep: Any = []
    for _ in range(10_000):
        deep = [deep]
    with pytest.raises(Malformed) as fault:
        decode_action({**LAY, "hex": deep})
    assert fault.value.field == "hex"


def test_an_error_in_a_state_names_its_field() -> None:
    """The path leads into the lists and objects of the state."""
    data = state_to_json(new_game(["Ada", "Ben", "Cyd"], seed=1))
    data["companies"][3]["status"] = "sunk"
    with pytest.raises(Malformed) as fault:
        state_from_json(data)
    assert fault.value.field == "companies[3].status"


def test_every_kind_of_action_and_event_is_compiled() -> None:
    """The codec knows every annotation: for every class, an empty object is reported with its missing fields."""
    for name, class_ in (ACTIONS | EVENTS).items():
        decode = decode_action if name in ACTIONS else decode_event
        needed = list(class_.__dataclass_fields__)
        if not needed:
            assert decode({"type": name}) == class_()  # type: ignore[call-arg]
            continue
        with pytest.raises(Malformed) as fault:
            decode({"type": name})
        assert fault.value.field in needed


@pytest.mark.parametrize("value", [None, True, 3, 10**40, 1.5, "x", "y" * 99, [1], {}, b"z", math.nan])
def test_values_in_messages_are_short(value: Any) -> None:
    """A message quotes only the start of a long foreign value."""
    assert 0 < len(shown(value)) < 50
