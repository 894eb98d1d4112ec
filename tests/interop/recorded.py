"""The recorded games of 18xx.games, and comparison of traces."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

from cz18.rules.game import no_cycles

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = ROOT / "tests" / "games"
ALL_GAMES = ROOT.parent / "shared" / "games"
"""All recorded games; some of them are in `tests/games`."""
REAL_GAME = ALL_GAMES / "29247"

NAMES = tuple(f"dev-{players}p-0{number}" for players in (3, 4, 5, 6) for number in (1, 2, 3, 4))
"""Games of three to six players."""
BOHEMIA = tuple(f"dev-2p-0{number}" for number in (1, 2, 3, 4))
"""Games of two players, with Vaclav."""
SITE = tuple(sorted(path.name.removesuffix(".json.gz") for path in GAMES.glob("site-*.json.gz")))
"""Three per number of players from the larger set, one for each thing the site does differently."""


def elsewhere() -> list[str]:
    """Recorded games outside this repository; empty if they are not available."""
    paths = sorted(ALL_GAMES.glob("*.json.gz"))
    return [path.name.removesuffix(".json.gz") for path in paths if not (GAMES / path.name).exists()]


LEFT_OUT = ("step", "next")
"""Fields of a line that belong to the program which wrote it."""


@cache
def _content(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes())


def _folder(name: str) -> Path:
    return GAMES if (GAMES / f"{name}.json.gz").exists() else ALL_GAMES


def game(name: str) -> dict[str, Any]:
    """A recorded game; a new copy for each caller."""
    return json.loads(_content(_folder(name) / f"{name}.json.gz"))  # type: ignore[no-any-return]


def lines_of(content: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in content.splitlines() if line.strip()]


@lru_cache(maxsize=2)
def trace(name: str) -> list[dict[str, Any]]:
    """The recorded trace, normalized. Traces are large: only the most recent are cached."""
    content = gzip.decompress((_folder(name) / f"{name}.trace.jsonl.gz").read_bytes())
    with no_cycles():
        return [tidied(line) for line in lines_of(content)]


def real_game() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The real game and its trace; raises FileNotFoundError if it is not available."""
    content = gzip.decompress(REAL_GAME.with_name("29247.json.gz").read_bytes())
    lines = gzip.decompress(REAL_GAME.with_name("29247.trace.jsonl.gz").read_bytes())
    return json.loads(content), [tidied(line) for line in lines_of(lines)]


def tidied(line: dict[str, Any]) -> dict[str, Any]:
    """The line without fields that belong to the writer, and with lists sorted where order has no meaning.
    Modifies the line in place; lines share no objects."""
    tidy = line
    for key in LEFT_OUT:
        tidy.pop(key, None)
    for player in tidy.get("players", ()):
        player["locals"].sort()
        if player["name"] == "Vaclav":
            player.pop("cash", None)  # Vaclav has none by the rules; the site lets him pay for terrain
    for company in tidy.get("corps", {}).values():
        for key in ("trains", "tokens", "locals"):
            if key in company:
                company[key].sort()
    if "discarded" in tidy:
        tidy["discarded"].sort()
    for stations in tidy.get("tokens_on_map", {}).values():
        stations.sort()
    return tidy


def first_difference(expected: list[dict[str, Any]], found: Iterable[dict[str, Any]]) -> str | None:
    """The first difference between two traces, or None."""
    with no_cycles():
        for one, other in zip_longest(expected, found):
            if one is None or other is None:
                return f"{len(expected)} lines expected, {'more' if one is None else 'fewer'} found"
            other = tidied(other)
            if one != other:
                keys = sorted(key for key in one.keys() | other.keys() if one.get(key) != other.get(key))
                return f"action {one.get('id')}: {', '.join(keys)}"
    return None
