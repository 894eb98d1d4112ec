"""The printed components as JSON: tiles, map, companies, trains, chart, track."""

from __future__ import annotations

import dataclasses
import json
from enum import Enum, IntEnum
from functools import lru_cache
from hashlib import sha256
from typing import Any

from cz18.board.hexes import centre
from cz18.contract import CONTRACT_VERSION
from cz18.contract.printed import MapExtras
from cz18.facts import chart, companies, local_railways, rulebook, tiles, timeline, trains
from cz18.facts.games import figures
from cz18.facts.glossary import glossary
from cz18.facts.maps import MAP_NAMES, Map, load_map
from cz18.interop.drawing.geometry import map_drawing
from cz18.rules.asking.promotions import promotions
from cz18.rules.asking.train_clock import letters, scrapped_by
from cz18.rules.game import RULES_VERSION
from cz18.rules.options import CHOICES, PROFILES, profile
from cz18.rules.scoring import LOCAL_RAILWAY_AT_THE_END
from cz18.rules.versions import VERSIONS


def as_json(value: Any) -> Any:
    """Facts as JSON values: records by field name, enums by their word."""
    if isinstance(value, IntEnum):
        return value.name.lower()
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {item.name: as_json(getattr(value, item.name)) for item in dataclasses.fields(value)}
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: as_json(item) for name, item in value._asdict().items()}
    if isinstance(value, dict):
        return {_name(name): as_json(item) for name, item in value.items()}
    if isinstance(value, frozenset | set):
        return sorted(as_json(item) for item in value)
    return [as_json(item) for item in value]


def _name(key: Any) -> str:
    return str(as_json(key))


def board_facts(board: str) -> dict[str, Any]:
    """Everything printed that a game on this board uses."""
    map_ = load_map(board)
    hexes = [{**as_json(hex_), "centre": list(centre(hex_))} for hex_ in map_.hexes]
    described = as_json(map_)
    described["hexes"] = hexes
    extras = described["extras"]
    described["extras"] = {name: extras[name] for name in MapExtras.__annotations__ if name in extras}
    del described["source"]
    printed = figures(map_.game)
    return {
        "rules": RULES_VERSION,
        "map": described,
        "drawing": map_drawing(map_),
        "figures": as_json(printed),
        "rounds": [box.id for box in printed.track],
        "letters": {str(players): as_json(letters(printed, players)) for players in printed.cards},
        "scrapped_by": as_json(scrapped_by(printed)),
        "tiles": as_json(tiles.TILES),
        "promotions": as_json(promotions()),
        "companies": [_company(item, map_) for item in companies.COMPANIES if item.id in map_.companies],
        "sizes": as_json(companies.SIZE_RULES),
        "local_railways": as_json(local_railways.LOCAL_RAILWAYS),
        "local_railway_rules": as_json(local_railways.LOCAL_RAILWAY_RULES),
        "local_railway_at_the_end": LOCAL_RAILWAY_AT_THE_END,
        "trains": as_json(trains.TRAIN),
        "chart": {"prices": list(chart.PRICES), "start_prices": as_json(chart.START_PRICES)},
        "station_prices": list(timeline.STATION_PRICES),
        "sections": rulebook.SECTIONS,
        "glossary": as_json(glossary()),
    }


def _company(company: companies.Company, map_: Map) -> dict[str, Any]:
    described: dict[str, Any] = as_json(company)
    return {**described, "homes": list(map_.homes[company.id])}


@lru_cache(maxsize=len(MAP_NAMES) + 8)
def facts_text(board: str) -> tuple[bytes, str]:
    """The facts of a known board as JSON, and their ETag."""
    text = json.dumps(board_facts(board), ensure_ascii=False, separators=(",", ":")).encode()
    return text, etag_of(text)


def etag_of(text: bytes) -> str:
    return f'"{sha256(text).hexdigest()[:20]}"'


def _differences(name: str, version: str) -> dict[str, Any]:
    """How a profile differs from the rulebook, under a version of the rules."""
    there, book = profile(name, version), profile("book", version)
    switches = {switch: value for switch in CHOICES if (value := getattr(there, switch)) != getattr(book, switch)}
    return {"switches": switches, "departures": sorted(there.departures)}


def overview() -> dict[str, Any]:
    """What a new-game form needs: the rules version, boards, options and profiles."""
    return {
        "contract": CONTRACT_VERSION,
        "rules": RULES_VERSION,
        "boards": [
            {
                "board": name,
                "title": load_map(name).title,
                "players": list(load_map(name).players),
                "reconstruction": load_map(name).reconstruction,
            }
            for name in MAP_NAMES
        ],
        "options": {name: list(values) for name, values in CHOICES.items()},
        "profiles": list(PROFILES),
        "differences": {
            name: {version: _differences(name, version) for version in VERSIONS}
            for name in PROFILES
            if name != "book"
        },
    }
