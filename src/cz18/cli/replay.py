"""`18cz replay`: play through a game and show its result."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from cz18.cli.answers import console, errors_told, print_json, result_table
from cz18.interop.files import SAVE, kind_of, read_json
from cz18.interop.save import read_game
from cz18.rules.engine import is_over
from cz18.rules.game import replay
from cz18.rules.reckoning import worth
from cz18.rules.state import GameState


def replay_file(file: Path, trace: Path | None, departures: bool, as_json: bool) -> None:
    with errors_told(as_json):
        data = read_json(file)
        start = time.perf_counter()
        if kind_of(data) == SAVE:
            game = read_game(data)
            state = replay(game)
            count = len(game.actions)
        else:
            raise NotImplementedError
        seconds = time.perf_counter() - start
    answer: dict[str, Any] = {
        "finished": is_over(state),
        "actions": count,
        "result": result_by_name(state),
        "seconds": round(seconds, 6),
    }
    if as_json:
        print_json(answer)
        return
    title = f"{'Final reckoning' if answer['finished'] else 'Not finished; worth so far'}, {count} actions"
    console().print(result_table(state, title))
    console().print(f"replayed in {seconds:.3f} s", style="dim")


def result_by_name(state: GameState) -> dict[str, int]:
    return {player.name: worth(state, seat) for seat, player in enumerate(state.players)}
