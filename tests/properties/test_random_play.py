"""Random games keep every invariant: money, things, legality, immutable states, and an end (style.md 3.9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from properties.watch import Watcher

from cz18 import is_over
from cz18.bots.random_bot import STYLES, play_random_game
from cz18.interop.formats.save import load_game, save_game
from cz18.rules.options import CHOICES, Options, profile
from cz18.rules.versions import VERSIONS

GAMES = 200
SHORT = 2
STANDARD_STEPS = ("track", "station", "run", "dividend", "acquisition", "trains")
MUST_SEE: dict[str, tuple[str, ...]] = {
    "standard": (
        *(f"decision {kind}" for kind in STANDARD_STEPS),
        "decision pre_stock_turn", "decision stock_turn", "decision home_station", "decision home_city",
        "decision answer", "decision station_conflict", "decision take_over_trains", "decision return_trains",
        *(f"phase {letter}" for letter in "bcdefghij"),
        "loan", "acquisition", "forced purchase", "directorship change", "export",
    ),
    "bohemia": (
        *(f"decision {kind}" for kind in STANDARD_STEPS),
        "decision pre_stock_turn", "decision stock_turn", "decision home_station", "decision home_city",
        "decision answer", "decision take_over_trains", "decision return_trains",
        *(f"phase {letter}" for letter in "bcdefghij"),
        "loan", "acquisition", "forced purchase", "directorship change", "Vaclav arrives",
    ),
    "moravia_silesia": (
        "decision track", "decision station", "decision run", "decision dividend", "decision trains",
        "decision auction_opening", "decision auction_bid", "decision railway_tile", "decision stock_turn",
        "decision home_station", "decision answer", "action AssignThreeE", "action LayRailwayTile",
        "phase d", "phase e", "phase g", "phase j", "papers close", "directorship change", "export",
    ),
}  # fmt: skip
OTHERWISE = {name: values[1] for name, values in CHOICES.items() if name != "edition"}
"""Every option set to its other value."""
TABLES = [
    ("standard", 3, {}), ("standard", 4, {}), ("standard", 5, {}), ("standard", 6, {}), ("bohemia", 2, {}),
    ("moravia_silesia", 2, {}), ("moravia_silesia", 3, {}), ("standard", 4, {"edition": "older"}),
    ("standard", 5, OTHERWISE), ("standard", 3, {"profile": "18xx.games"}),
]  # fmt: skip


def styles_of(players: int, seed: int) -> list[str]:
    names = tuple(STYLES)
    return [names[(seed + seat * (1 + seed // len(names))) % len(names)] for seat in range(players)]


def watched_game(
    board: str, players: int, seed: int, options: Options | dict[str, Any], thorough: float
) -> Counter[str]:
    """Play one game under the watcher, then replay its save. Returns the counts."""
    watcher = Watcher(seed, thorough)
    styles = styles_of(players, seed)
    game, state = play_random_game(players, seed, styles, watcher.step, board=board, options=options)
    assert is_over(state)
    again, same = load_game(save_game(game))
    assert again == game and same == state and hash(same) == hash(state)
    return watcher.seen


def counted_game(board: str, players: int, seed: int) -> Counter[str]:
    """Play one game and return the counts."""
    watcher = Watcher(seed)
    play_random_game(players, seed, styles_of(players, seed), watcher.count, board=board)
    return watcher.seen


def name_of(value: Any) -> str:
    """The table's name in the report."""
    if not isinstance(value, dict):
        return str(value)
    return "otherwise" if value is OTHERWISE else "-".join(value.values()) or "book"


@pytest.mark.parametrize(
    ("board", "players", "options"),
    TABLES,
    ids=name_of,
)
def test_random_games_keep_every_invariant(
    board: str, players: int, options: dict[str, Any], random_cases: Any, full_run: bool
) -> None:
    """Every random game ends, balances event by event, and the legal actions are exactly those `check` accepts."""
    games = GAMES if full_run else SHORT
    for seed in range(games):
        watched_game(board, players, seed, options, thorough=0.25)
    random_cases.add(f"random games, {board}", games)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(
    ("board", "players", "profile_name"),
    [
        ("standard", 3, "book"), ("standard", 6, "book"), ("bohemia", 2, "book"), ("moravia_silesia", 2, "book"),
        ("moravia_silesia", 3, "book"), ("standard", 4, "18xx.games"), ("bohemia", 2, "18xx.games"),
    ],
)  # fmt: skip
def test_random_games_of_every_version_keep_every_invariant(
    version: str, board: str, players: int, profile_name: str, random_cases: Any, full_run: bool
) -> None:
    """A game started under any version of the rules is consistent, and is saved and loaded under that version."""
    games = GAMES // 4 if full_run else 1
    for seed in range(700, 700 + games):
        watched_game(board, players, seed, profile(profile_name, version), thorough=0.25)
    random_cases.add(f"random games, version {version}", games)


@pytest.mark.parametrize("board", list(MUST_SEE))
def test_random_games_reach_every_kind_of_decision(
    board: str, random_cases: Any, full_run: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Together the styles reach every decision, phase and special event of a board; the counts are printed.

    A short run only counts, and stops when all were seen."""
    seen: Counter[str] = Counter()
    numbers = {"standard": (3, 4, 5, 6), "bohemia": (2,), "moravia_silesia": (2, 3)}[board]
    games = 0
    for seed in range(GAMES if full_run else 60):
        table = board, numbers[seed % len(numbers)], 1000 + seed
        seen += watched_game(*table, {}, thorough=0.0) if full_run else counted_game(*table)
        games += 1
        missing = [kind for kind in MUST_SEE[board] if not seen[kind]]
        if not missing and not full_run:
            break
    random_cases.add(f"random games, {board}", games)
    with capsys.disabled():
        print(f"\n{board}, {games} games: " + ", ".join(f"{kind} {seen[kind]}" for kind in sorted(seen)))
    assert not missing, f"never seen in {games} games: {missing}"
