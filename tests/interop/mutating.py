"""Mutations of valid actions, as a careless or hostile client might send them."""

from __future__ import annotations

import copy
import math
from random import Random
from typing import Any

from cz18.facts.companies import COMPANIES
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.maps import load_map
from cz18.facts.tiles import TILES
from cz18.facts.trains import TRAIN
from cz18.rules.actions import ACTIONS

HEXES = tuple(item.id for item in load_map("standard").hexes)
CARDS = tuple(f"{letter}{number}" for letter in "abcdefghijkz" for number in range(6))
STEPS = ("track", "station", "run", "dividend", "acquisition", "trains", "")

JUNK: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 5, 6, 7, 2**31, 2**53, -(2**53), 10**30, -(10**5000), 1.0, 0.5, -0.0, math.nan,
    math.inf, "", " ", "E11", "MW", "ř", "\ud800", "\x00", "' OR 1=1", "a" * 10_000, [], {}, [None], {"low": 1},
    {"low": 1, "high": 5}, [[[[[[]]]]]], ["E11"], "LayTile", "-1", "1", "0x10", "1e3", "__class__", "\u0661",
)  # fmt: skip

PLAUSIBLE: dict[str, tuple[Any, ...]] = {
    "company": tuple(item.id for item in COMPANIES),
    "target": tuple(item.id for item in COMPANIES),
    "seller": tuple(item.id for item in COMPANIES),
    "hex": HEXES,
    "tile": tuple(tile.id for tile in TILES),
    "rotation": tuple(range(-1, 8)),
    "local_railway": (None, *(item.id for item in LOCAL_RAILWAYS)),
    "player": tuple(range(-2, 8)),
    "city": tuple(range(-2, 6)),
    "train": CARDS,
    "face": tuple(TRAIN),
    "step": STEPS,
    "count": tuple(range(-1, 12)),
    "price": (*range(-2, 160), 1000, 10**9),
    "amount": (*range(-2, 160), 1000, 10**9),
    "bid": (*range(-2, 160), 1000, 10**9),
    "paper": ("", "S1", "3E", "station", *(item.id for item in LOCAL_RAILWAYS)),
}
"""Values of the right type, most of them not legal at the moment."""


def spoiled(action: dict[str, Any], rng: Random) -> Any:
    """The action's JSON with one to three mutations."""
    data: Any = copy.deepcopy(action)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        if not isinstance(data, dict) or not data:
            break
        data = rng.choice(_WAYS)(data, rng)
    return data


def _field(data: dict[str, Any], rng: Random) -> str:
    return rng.choice([name for name in data if name != "type"] or ["type"])


def _plausible(data: dict[str, Any], rng: Random) -> Any:
    name = _field(data, rng)
    if name == "routes":
        return _routes(data, rng)
    return {**data, name: rng.choice(PLAUSIBLE.get(name, JUNK))}


def _junk(data: dict[str, Any], rng: Random) -> Any:
    return {**data, rng.choice(list(data)): rng.choice(JUNK)}


def _missing(data: dict[str, Any], rng: Random) -> Any:
    gone = rng.choice(list(data))
    return {name: value for name, value in data.items() if name != gone}


def _extra(data: dict[str, Any], rng: Random) -> Any:
    return {**data, rng.choice(("player", "price", "note", "", "type ", "ž", "x" * 500)): rng.choice(JUNK)}


def _other_kind(data: dict[str, Any], rng: Random) -> Any:
    return {**data, "type": rng.choice((*ACTIONS, "Cheat", "pass", "", None, 3, ["Pass"], {}))}


def _whole_other_kind(data: dict[str, Any], rng: Random) -> Any:
    """A well-formed action of another type, for this player and company."""
    name, kind = rng.choice(list(ACTIONS.items()))
    made: dict[str, Any] = {"type": name}
    for field in kind.__dataclass_fields__:
        made[field] = [] if field == "routes" else data.get(field, rng.choice(PLAUSIBLE.get(field, JUNK)))
    return made


def _routes(data: dict[str, Any], rng: Random) -> Any:
    """Other hexes, other trains, a route repeated, a route reversed."""
    routes = copy.deepcopy(data.get("routes", []))
    route = rng.choice(routes) if isinstance(routes, list) and routes else {"train": "a0", "hexes": ["E11", "E13"]}
    if not isinstance(route, dict) or not isinstance(route.get("hexes"), list):
        return {**data, "routes": rng.choice(JUNK)}
    hexes = route["hexes"]
    match rng.randrange(9):
        case 0:
            route["hexes"] = hexes[:-1]
        case 1:
            route["hexes"] = [*hexes, rng.choice(HEXES)]
        case 2:
            route["hexes"] = hexes[::-1]
        case 3:
            route["hexes"] = hexes + hexes
        case 4:
            route["hexes"] = [rng.choice(HEXES) for _ in hexes]
        case 5:
            route["train"] = rng.choice(CARDS)
        case 6:
            routes = [*routes, copy.deepcopy(route)] if isinstance(routes, list) else routes
        case 7:
            route["hexes"] = rng.choice(JUNK)
        case _:
            routes = [*routes, rng.choice(JUNK)] if isinstance(routes, list) else [route]
    return {**data, "routes": routes}


def _no_object(data: dict[str, Any], rng: Random) -> Any:
    return rng.choice((*JUNK, [data]))


_WAYS = (
    _plausible, _plausible, _plausible, _plausible, _junk, _junk, _missing, _extra, _other_kind, _whole_other_kind,
    _whole_other_kind, _routes, _no_object,
)  # fmt: skip
