"""Spoiled positions, as JSON and as text: a message or answers within limits, never a traceback."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest
from conftest import RandomCases
from interop.mutating import JUNK
from positions.recorded_positions import TRANSCRIPTS, late_json, turns_of

from cz18.facts.companies import COMPANIES
from cz18.facts.tiles import TILES
from cz18.facts.trains import TRAIN
from cz18.interop.formats.codec import Malformed
from cz18.interop.formats.positions.answers import NotPlayable, answers, begun, opened
from cz18.interop.formats.positions.reading import FORMAT, Position, read_position
from cz18.interop.formats.positions.text import position_to_text
from cz18.interop.formats.positions.writing import state_to_position
from cz18.rules.engine import action_ranges

BUDGET = 5_000
Json = dict[str, Any]


def _originals() -> list[Json]:
    """Positions of all boards in the middle and near the end of a game."""
    found = []
    for path in TRANSCRIPTS:
        turns = turns_of(path)
        found += [state_to_position(turns[len(turns) // 2]), state_to_position(turns[-2])]
    return found


def _spoiled(data: Json, rng: Random) -> Json:
    data = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 2, 4, 30))):
        rng.choice(_WAYS)(data, rng)
    return data


def _a_tile(data: Json, rng: Random) -> None:
    tiles = data.setdefault("tiles", {})
    if isinstance(tiles, dict) and tiles:
        hex_ = rng.choice([*tiles, "C13", "C19", "E15", "G21", "J10", "A7", "E11"])
        tiles[hex_] = {"tile": rng.choice(TILES).id, "rotation": rng.randrange(6)}


def _a_station(data: Json, rng: Random) -> None:
    stations = data.setdefault("stations", [])
    if isinstance(stations, list) and isinstance(data.get("tiles"), dict) and data["tiles"]:
        place = rng.choice(list(data["tiles"]))
        stations.append({"hex": place, "company": rng.choice(COMPANIES).id, "city": rng.randrange(-1, 4)})


def _trains(data: Json, rng: Random) -> None:
    companies = data.setdefault("companies", {})
    if isinstance(companies, dict):
        faces = rng.choices(list(TRAIN), k=rng.randrange(5))
        company = companies.setdefault(rng.choice(COMPANIES).id, {})
        if isinstance(company, dict):
            company["trains"] = faces


def _inside(data: Json, rng: Random) -> Any:
    """A random object or list inside the position."""
    at: Any = data
    while True:
        items = list(at.values()) if isinstance(at, dict) else at
        deeper = [item for item in items if isinstance(item, dict | list) and item]
        if not deeper or rng.random() < 0.25:
            return at
        at = rng.choice(deeper)


def _junk(data: Json, rng: Random) -> None:
    at = _inside(data, rng)
    key = rng.choice(list(at)) if isinstance(at, dict) else rng.randrange(len(at))
    at[key] = rng.choice(JUNK)


def _other_number(data: Json, rng: Random) -> None:
    at = _inside(data, rng)
    keys = list(at) if isinstance(at, dict) else list(range(len(at)))
    numbers = [key for key in keys if at[key].__class__ is int]
    if numbers:
        at[rng.choice(numbers)] = rng.choice((-1, 0, 1, 2, 3, 7, 20, 99, 1000, 10**6))


def _removed(data: Json, rng: Random) -> None:
    at = _inside(data, rng)
    del at[rng.choice(list(at)) if isinstance(at, dict) else rng.randrange(len(at))]


def _moved(data: Json, rng: Random) -> None:
    one, other = rng.choice(list(data)), rng.choice(list(data))
    data[one], data[other] = data[other], data[one]


def _another_round(data: Json, rng: Random) -> None:
    data["round"] = rng.choice(("SR 1", "SR 3", "OR 1.1", "OR 5.2", "OR 8.3", "pre-stock", "end", "SR 9"))
    data["phase"] = rng.choice("abcdefghijk")


_WAYS = (_a_tile, _a_station, _trains, _junk, _other_number, _removed, _moved, _another_round, _a_tile, _trains)


def _ask(given: Any, rng: Random) -> bool:
    """Ask everything about a position. Whether it was read."""
    try:
        position = opened(given)
    except Malformed:
        return False
    found = answers(position, rng.choice(COMPANIES).id, {rng.choice(COMPANIES).id: ["5+5", "8E"]}, BUDGET)
    json.dumps(found)
    assert sum(run["nodes"] for run in found["runs"]) < 60 * BUDGET
    try:
        start = begun(position)
    except NotPlayable:
        return True
    assert action_ranges(start)
    return True


def test_spoiled_positions_are_answered_or_refused(full_run: bool, random_cases: RandomCases) -> None:
    rng, originals, count = Random(43), _originals(), 10_000 if full_run else 250
    read = sum(_ask(_spoiled(rng.choice(originals), rng), rng) for _ in range(count))
    assert count // 5 < read < count, "some are read, some are refused"
    random_cases.add("spoiled positions", count)


def test_spoiled_texts_are_answered_or_refused(full_run: bool, random_cases: RandomCases) -> None:
    rng, count = Random(18), 3_000 if full_run else 150
    texts = [position_to_text(Position(opened(data).state, True)) for data in _originals()]
    for _ in range(count):
        text = list(rng.choice(texts))
        for _ in range(rng.choice((1, 1, 2, 5))):
            at = rng.randrange(len(text))
            text[at] = rng.choice(
                ("", "/", ":", ",", ".", "@", "%", "ř", "9", "a", "-", text[rng.randrange(len(text))])
            )
        _ask("".join(text), rng)
    random_cases.add("spoiled texts of positions", count)


def test_junk_is_no_position() -> None:
    for junk in JUNK:
        for given in (junk, {"format": junk}, {"format": "18CZ position", "tiles": junk}):
            if given != {"format": "18CZ position", "tiles": {}}:
                with pytest.raises(Malformed):
                    opened(given)


@pytest.mark.parametrize(
    "given",
    [
        {"format": FORMAT, "options": {"x" * 1_000: True}},
        {"format": FORMAT, "options": {"edition": "x" * 100_000}},
        {"format": FORMAT, "options": {"\x1b[31m": 1}},
        {"format": FORMAT, "players": [{"name": "\x1b[31m"}, {}, {}]},
        "18CZ-1/o\x1b[31m:true",
        "18CZ-1/pA%1b%5b31m:1/pB:1/pC:1",
        "18CZ-1/pA%0d%0aB:1/pB:1/pC:1",
        "18CZ-1/pA%c2%9b:1/pB:1/pC:1",
    ],
    ids=range(8),
)
def test_control_characters_and_long_texts_are_refused_in_a_short_message(given: Any) -> None:
    """Names are printed in a terminal, where a control character changes more than the name."""
    with pytest.raises(Malformed) as stop:
        opened(given)
    assert str(stop.value).isprintable() and len(str(stop.value)) < 500


def test_a_map_full_of_junctions_is_searched_within_the_limit() -> None:
    """Every hex has a tile with six exits: the search stops at its limit and says that nothing is proved."""
    from cz18.facts.maps import load_map
    from cz18.interop.formats.positions.answers import tiles_of

    data = late_json()
    possible = tiles_of("standard")
    data["tiles"] = {
        hex_.id: {
            "tile": list(possible[hex_.id])[-1],
            "rotation": possible[hex_.id][list(possible[hex_.id])[-1]][0],
        }
        for hex_ in load_map("standard").hexes
        if hex_.id in possible
    }
    data["companies"] = {"Sx": {"trains": ["8E", "8E", "8E"]}, "BN": {"trains": ["5+5", "5+5"]}}
    for name in ("players", "order", "turn", "queue", "chart"):
        data.pop(name, None)
    found = answers(opened(data), budget=20_000)
    assert found["runs"] and sum(run["nodes"] for run in found["runs"]) < 200_000
    assert found["faults"]


@pytest.mark.parametrize(("board", "says"), [("bohemia", "for 2 players"), ("standard", "for 3 to 6 players")])
def test_a_wrong_number_of_players_names_the_right_one(board: str, says: str) -> None:
    with pytest.raises(Malformed, match=says):
        read_position({"format": FORMAT, "board": board, "players": [{}]})
