"""Facts and positions for the demo page: `python web/src/map/demo/make_data.py` from the repository root.

Writes web/demo-data/*.json, which git ignores and the package does not contain.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cz18.server.choices import choices
from cz18.server.view import position

from cz18.bots.random_bot import play_random_game
from cz18.facts.companies import COMPANIES
from cz18.interop.files import open_game
from cz18.rules.asking.course import course
from cz18.rules.company_turn.runs import best_runs
from cz18.rules.game import Game, beginning_of, entries
from cz18.rules.state import GameState
from cz18.server.printed_json import board_facts

ROOT = Path(__file__).resolve().parents[4]
OUT = ROOT / "web" / "demo-data"


def _write(name: str, value: Any) -> None:
    (OUT / f"{name}.json").write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")
    print(name)


def _shown(state: GameState, game: Game, number: int) -> dict[str, Any]:
    return {**position(state, game.players), "number": number, "choices": choices(state), "run": _run(state)}


def _run(state: GameState) -> dict[str, Any]:
    """The best run of the company that earns most."""
    running = [item.id for item in COMPANIES if state.companies[item.index].trains]
    if not running:
        return {"company": None, "routes": []}
    company, best = max(((item, best_runs(state, item)) for item in running), key=lambda pair: pair[1].total)
    routes = [{"train": run.train, "hexes": list(run.hexes), "income": run.income} for run in best.routes]
    return {"company": company, "routes": routes}


def positions(name: str, game: Game, shares: tuple[float, ...] = (0.25, 0.6, 1.0)) -> None:
    found = list(entries(game))
    _write(f"{name}-course", course(game))
    _write(f"{name}-start", _shown(beginning_of(game), game, 0))
    for share in shares:
        number = max(1, int(len(found) * share))
        while number < len(found) and share < 1 and not laying(found[number - 1].after):
            number += 1
        state = found[number - 1].after
        _write(f"{name}-{int(share * 100)}", _shown(state, game, number))


def laying(state: GameState) -> bool:
    return any(item["type"] == "LayTile" for item in choices(state))


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    (OUT / ".gitignore").write_text("*\n")
    for board in ("standard", "bohemia", "moravia_silesia"):
        _write(f"facts-{board}", board_facts(board))
    positions("standard", open_game(ROOT / "tests/games/dev-4p-01.json.gz").game)
    for board, players in (("bohemia", 2), ("moravia_silesia", 3)):
        game, _ = play_random_game(players, seed=4, styles=("builder",), board=board)
        positions(board, game)
