"""Store games of the present rules version before the next one begins: saves, a server's database, a backup.

    python tests/versions/keep.py

Run it with the last program of a version, before the first change of the next one. The files under `data/<version>`
are never rewritten; `test_past_versions.py` replays them with every later program.
"""

from __future__ import annotations

import gzip
import json
import random
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from server.helpers import EVERY_SEAT, THREE, TWO, Served, advance, choose, serving
from typer.testing import CliRunner
from versions.fingerprints import fingerprint

from cz18 import RULES_VERSION
from cz18.bots.random_bot import NAMES, STYLES, RandomBot, play_random_game
from cz18.cli.app import app
from cz18.contract.encoding import encode_action
from cz18.facts.companies import COMPANY
from cz18.facts.trains import TRAIN
from cz18.interop.formats.save import save_game
from cz18.interop.games_18xx.importer import import_game
from cz18.rules.actions import Action, BuyTrain
from cz18.rules.engine import action_ranges, apply_unchecked, decision, is_over
from cz18.rules.game import Game, beginning_of, entries
from cz18.rules.options import CHOICES, options_from
from cz18.rules.state import GameState

DATA = Path(__file__).parent / "data"
RECORDED = Path(__file__).parent.parent / "games"
OTHERWISE = {name: values[1] for name, values in CHOICES.items() if name not in ("edition", "runnable_first")}
PLAYED_ON = 80
"""Number of known actions of each running game after the server was stopped."""

BOOK: dict[str, Any] = {}
RANDOM: dict[str, tuple[str, int, dict[str, Any], int]] = {
    "standard-3": ("standard", 3, BOOK, 5),
    "standard-4": ("standard", 4, BOOK, 5),
    "standard-5": ("standard", 5, BOOK, 11),
    "standard-6": ("standard", 6, BOOK, 8),
    "bohemia-2": ("bohemia", 2, BOOK, 3),
    "moravia-2": ("moravia_silesia", 2, BOOK, 0),
    "moravia-3": ("moravia_silesia", 3, BOOK, 6),
    "older-3": ("standard", 3, {"edition": "older"}, 3),
    "older-5": ("standard", 5, {"edition": "older"}, 4),
    "otherwise-4": ("standard", 4, OTHERWISE, 2),
    "runnable-first-4": ("standard", 4, {"runnable_first": True}, 2),
}
"""Games between random players of all styles: board, players, options, seed."""
IMPORTED = ("dev-2p-01", "dev-3p-02", "dev-4p-03", "dev-5p-04", "dev-6p-01")


class Hoarder(RandomBot):
    """Buys trains it cannot run first."""

    def decide(self, state: GameState, choices: Sequence[Action], rng: Random) -> Action:
        idle = [
            item
            for item in choices
            if isinstance(item, BuyTrain) and TRAIN[item.face].size is not COMPANY[item.company].size
        ]
        return rng.choice(idle) if idle else super().decide(state, choices, rng)


def hoarders(players: int, seed: int) -> Game:
    """A game of such players, who found large companies where they can."""
    bots = [Hoarder("buyer") for _ in range(players)]
    game, rng = Game(NAMES[:players], "standard", options_from(None), seed), Random(seed)
    state, actions = beginning_of(game), []
    while not is_over(state):
        due = decision(state)
        assert due is not None
        actions.append(bots[due.player].decide(state, action_ranges(state), rng))
        state, _ = apply_unchecked(state, actions[-1])
    return game._replace(actions=tuple(actions))


def games() -> Iterator[tuple[str, Game]]:
    for name, (board, players, options, seed) in RANDOM.items():
        yield name, play_random_game(players, seed, tuple(STYLES), board=board, options=options)[0]
    yield "hoarders-4", hoarders(4, 6)
    for name in IMPORTED:
        yield name, import_game(_recorded(name)).game


def _recorded(name: str) -> Any:
    return json.loads(gzip.decompress((RECORDED / f"{name}.json.gz").read_bytes()))


def keep_saves(folder: Path) -> None:
    """Each save, and the fingerprint of each of its positions."""
    signs = {}
    for name, game in games():
        _pack(folder / f"{name}.json.gz", save_game(game).encode())
        signs[name] = [fingerprint(beginning_of(game)), *(fingerprint(entry.after) for entry in entries(game))]
    _pack(folder / "signs.json.gz", json.dumps(signs).encode())


def keep_server(folder: Path) -> None:
    """A server with all kinds of games, stopped during play; its backup; and the continuation of the games."""
    with tempfile.TemporaryDirectory() as place:
        database, later = Path(place, "games.db"), Path(place, "later.db")
        with serving(str(database), bot_threads=0) as served:
            known = _evening(served)
        connection = sqlite3.connect(database)
        connection.execute("VACUUM")
        connection.close()
        done = CliRunner().invoke(app, ["backup", str(folder / "backup.gz"), "--database", str(database)])
        assert done.exit_code == 0, done.output
        shutil.copy(database, later)
        _pack(folder / "server.db.gz", database.read_bytes())
        with serving(str(later), bot_threads=0) as served:
            for kept in known["games"].values():
                _played_on(served, kept)
    _pack(folder / "server.json.gz", json.dumps(known).encode())


def _evening(served: Served) -> dict[str, Any]:
    client = served.client()
    rng = random.Random(7)
    tables = {}
    for name, board, seats, steps in (
        ("standard", "standard", THREE, 130), ("bohemia", "bohemia", TWO, 120),
        ("moravia", "moravia_silesia", THREE, 150), ("moravia-2", "moravia_silesia", TWO, 100),
    ):  # fmt: skip
        tables[name] = client.new_game(seats, board=board, seed=7, take=list(range(len(seats))), key=name)
        advance(served, tables[name], rng, steps)
        tables[name].say(f"na shledanou, {name}")
    table = tables["standard"]
    table.undo(130, 129)
    advance(served, table, rng, 3)
    tables["fork"] = tables["moravia"].fork(100, take=[0, 1, 2])
    advance(served, tables["fork"], rng, 5)
    older = play_random_game(3, 8, tuple(STYLES), options={"edition": "older"})[0]
    save = json.loads(save_game(older._replace(actions=older.actions[:200])))
    tables["older"] = client.import_game(save, take=[0, 1, 2])
    file = _recorded("dev-4p-01")
    file["actions"] = file["actions"][:250]
    tables["imported"] = client.import_game(file, take=[0, 1, 2, 3])
    opponents = [{"name": "Ada"}, {"name": "Ben", "kind": "bot", "bot": "engineer"},
                 {"name": "Cyd", "kind": "bot", "bot": "tycoon"}]  # fmt: skip
    tables["opponents"] = client.new_game(opponents, seed=9, take=[0])
    _until_a_bot_decides(served, tables["opponents"], rng)
    client.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    return {
        "account": "Ada",
        "games": {
            name: {
                "id": table.id,
                "tokens": table.tokens,
                "signs": _signs(served, table.id),
                "opponents": name == "opponents",
            }
            for name, table in tables.items()
        },
    }


def _until_a_bot_decides(served: Served, table: Any, rng: random.Random) -> None:
    """The players of the other seats move as well; the server is stopped while a bot has to move."""
    advance(served, table, rng, 40)
    advance(served, table, rng, until=lambda state: (decision(state) or [None, 0])[1] != 0)


def _signs(served: Served, game: str) -> list[str]:
    """The fingerprint of every position."""
    with served.services.games.locked(game) as table:
        return [fingerprint(table.state_at(number)) for number in range(table.length + 1)]


def _played_on(served: Served, kept: dict[str, Any]) -> None:
    """The remaining actions of the same game, each with the fingerprint of the position after it."""
    rng, games = random.Random(kept["id"]), served.services.games
    kept["later"] = []
    for _ in range(PLAYED_ON):
        _, state, number = games.state(kept["id"])
        if is_over(state):
            break
        action = choose({"position": {"choices": [encode_action(item) for item in action_ranges(state)]}}, rng)
        games.submit(kept["id"], EVERY_SEAT, number, action)
        kept["later"].append([action, fingerprint(games.state(kept["id"])[1])])


def _pack(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, mtime=0))


if __name__ == "__main__":
    folder = DATA / RULES_VERSION
    if folder.exists():
        sys.exit(f"{folder} is there already, and is never written again")
    folder.mkdir(parents=True)
    keep_saves(folder)
    keep_server(folder)
