"""Saved games stay readable across versions and continue under their own rules.

`data/<version>` has the files written by the last program of that version (`keep.py`): saves, a server's database
stopped during play, its backup, and the fingerprint of every position. A fingerprint covers every legal choice, so a
later rule applied to an older game is detected at the first position that differs.
"""

from __future__ import annotations

import gzip
import json
import random
import time
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from server.helpers import EVERY_SEAT, Served, process, serving
from typer.testing import CliRunner
from versions.fingerprints import fingerprint

from cz18 import apply
from cz18.bots.roster import bot_named
from cz18.cli.app import app
from cz18.interop.files import open_game
from cz18.interop.formats.codec import Malformed, state_from_json, state_to_json
from cz18.interop.formats.save import load_game, save_game
from cz18.interop.words.wording import Words
from cz18.messages import languages
from cz18.rules.engine import action_ranges
from cz18.rules.game import Game, NotReplayable, beginning_of, entries, replay
from cz18.rules.options import Departure, Options, profile
from cz18.rules.versions import CHANGES, IN_FORCE, RULES_VERSION, VERSIONS, Change
from cz18.server.operations.backup import replay_all
from cz18.server.settings import database_url
from cz18.server.storage.store import Store

DATA = Path(__file__).parent / "data"
PAST = VERSIONS[:-1]
GAMES = [
    (version, file.name.removesuffix(".json.gz"))
    for version in PAST
    for file in sorted((DATA / version).glob("*.json.gz"))
    if file.name not in ("signs.json.gz", "server.json.gz")
]


@cache
def _kept(version: str, name: str) -> Any:
    return json.loads(gzip.decompress((DATA / version / f"{name}.json.gz").read_bytes()))


# The table of versions


def test_every_past_version_has_stored_games() -> None:
    """Every past version has saves on every board, including bot games and imported ones."""
    for version in PAST:
        boards = {open_game(DATA / held / f"{name}.json.gz").game.board for held, name in GAMES if held == version}
        assert {"standard", "bohemia", "moravia_silesia"} <= boards
        assert (DATA / version / "server.db.gz").exists() and (DATA / version / "backup.gz").exists()


def test_each_change_belongs_to_one_version() -> None:
    """The table names every change once; a version follows its own and all earlier ones."""
    named = [change for changes in CHANGES.values() for change in changes]
    assert len(named) == len(set(named))
    for earlier, later in pairwise(VERSIONS):
        assert IN_FORCE[later] == IN_FORCE[earlier] | set(CHANGES[later])


def test_departures_of_version_1() -> None:
    """The foreign profile of version 1 has exactly eighteen departures."""
    first = profile("18xx.games", "1")
    assert len(first.departures) == 18 and first.rules_version == "1"
    assert first.departures <= profile("18xx.games").departures == frozenset(Departure)


def test_departures_of_version_2() -> None:
    """Version 2 added eight departures; version 3 added the former face of a card."""
    second = profile("18xx.games", "2")
    assert len(second.departures) == 26 and second.departures > profile("18xx.games", "1").departures
    assert profile("18xx.games", "3").departures - second.departures == {Departure.KEEPS_FORMER_SCRAPPING}


def test_every_format_of_a_state_contains_its_version() -> None:
    """Also for the newest version; JSON without a version is of version 1."""
    for version in VERSIONS:
        state = beginning_of(Game(("Ada", "Ben", "Cyd"), "standard", Options(rules_version=version), 1))
        written = state_to_json(state)
        assert written["options"]["rules"] == version
        assert state_from_json(written) == state and state.options.rules == version
    del written["options"]["rules"]
    assert state_from_json(written).options.rules_version == "1"


# Saves


@pytest.mark.parametrize(("version", "name"), GAMES)
def test_a_save_of_a_past_version_is_the_same_game(version: str, name: str) -> None:
    """Every position has the same table and the same choices as when it was played."""
    game, state = load_game(json.dumps(_kept(version, name)))
    assert game.options.rules_version == version == state.options.rules_version
    signs = _kept(version, "signs")[name]
    assert [fingerprint(beginning_of(game)), *(fingerprint(entry.after) for entry in entries(game))] == signs
    assert json.loads(save_game(game))["rules"] == version
    assert load_game(save_game(game)) == (game, state)


@pytest.mark.parametrize(("version", "name"), GAMES)
def test_the_log_of_a_past_version_has_words(version: str, name: str, full_run: bool) -> None:
    """Every event of a stored game is a complete sentence: in one language of each game, with `--full` in all."""
    game, _ = load_game(json.dumps(_kept(version, name)))
    one = languages()[GAMES.index((version, name)) % len(languages())]
    spoken = [Words(language, game.players) for language in (languages() if full_run else [one])]
    events = {event for entry in entries(game) for event in entry.events}
    assert events
    for event in events:
        for words in spoken:
            said, faults = words.event(event)
            assert said and faults == [], event


def _told_apart_by(version: str, name: str) -> bool:
    """Does the replay of this stored game differ from the original?"""
    signs = _kept(version, "signs")[name]
    game = open_game(DATA / version / f"{name}.json.gz").game
    try:
        return any(fingerprint(entry.after) != sign for entry, sign in zip(entries(game), signs[1:], strict=True))
    except NotReplayable:
        return True


@pytest.mark.parametrize(
    ("past", "change"),
    [(VERSIONS[at], change) for at in range(len(PAST)) for change in CHANGES[VERSIONS[at + 1]]],
)
def test_the_stored_games_depend_on_each_change(
    past: str, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a past version applied any change of the next one, one of its stored games would differ."""
    monkeypatch.setitem(IN_FORCE, past, IN_FORCE[past] | {change})
    names = [name for version, name in GAMES if version == past]
    assert any(_told_apart_by(past, name) for name in sorted(names, key=lambda name: "moravia" not in name))


@pytest.mark.parametrize("version", PAST)
@pytest.mark.parametrize("bot", ["trader", "apprentice", "engineer", "tycoon"])
def test_bots_continue_games_of_past_versions(version: str, bot: str) -> None:
    """From the middle of a game they choose legal actions."""
    for name in ("standard-3", "bohemia-2", "moravia-3"):
        game = open_game(DATA / version / f"{name}.json.gz").game
        state = replay(game._replace(actions=game.actions[: len(game.actions) // 2]))
        player, rng = bot_named(bot, 50), random.Random(1)
        for _ in range(15):
            state, _ = apply(state, player.decide(state, action_ranges(state), rng))
            assert state.options.rules_version == version


@pytest.mark.parametrize("version", PAST)
def test_the_command_reads_and_writes_a_past_version(version: str, tmp_path: Path) -> None:
    """`18cz` replays such a save under its own rules, and exports it with its version, to 18xx.games too."""
    run, save, foreign = CliRunner().invoke, str(tmp_path / "save.json"), str(tmp_path / "foreign.json")
    kept = str(DATA / version / "dev-4p-03.json.gz")
    done = run(app, ["replay", kept, "--departures", "--json"])
    assert done.exit_code == 0 and json.loads(done.stdout)["finished"] is True
    assert run(app, ["export", kept, save, "--to", "save"]).exit_code == 0
    assert json.loads(Path(save).read_text())["rules"] == version
    assert run(app, ["export", kept, foreign, "--to", "18xx.games"]).exit_code == 0


# A server


STOPPED = [
    pytest.param((version, kind), id=f"{version}-{kind}", marks=() if version == PAST[0] else pytest.mark.full)
    for kind in ("database", "backup")
    for version in PAST
]
"""The short run uses only the database and the backup of the oldest version, which need the most migrations."""


@pytest.fixture(params=STOPPED)
def stopped(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """The database of a server of a past version, as stopped or as restored from its backup."""
    version, kind = request.param
    if kind == "database":
        return version, _database(version, tmp_path)
    database = str(tmp_path / "restored.db")
    done = CliRunner().invoke(app, ["restore", str(DATA / version / "backup.gz"), "--database", database])
    assert done.exit_code == 0, done.output
    return version, database


def _database(version: str, folder: Path) -> str:
    path = folder / "games.db"
    path.write_bytes(gzip.decompress((DATA / version / "server.db.gz").read_bytes()))
    return str(path)


def test_a_server_continues_games_of_past_versions(stopped: tuple[str, str]) -> None:
    """Every position is unchanged, and in each running game the same actions lead to the same positions."""
    version, database = stopped
    known = _kept(version, "server")
    with serving(database, bot_threads=0) as served:
        client = served.client()
        for kept in known["games"].values():
            assert _signs(served, kept["id"]) == kept["signs"]
            table = client.table(kept["id"])
            for token in kept["tokens"].values():
                table.join(token)
            number = len(kept["signs"]) - 1
            for action, sign in kept["later"]:
                if kept["opponents"]:  # nobody could move for it by a seat's link
                    served.services.games.submit(kept["id"], EVERY_SEAT, number, action)
                else:
                    table.act(number, action)
                _, state, number = served.services.games.state(kept["id"])  # the table may have passed as well
                assert fingerprint(state) == sign
            assert client.get(table.path)["game"]["rules"] == version
    store = Store(database_url(database))
    assert {fault for _, fault in replay_all(store)} == {None}
    store.close()


def _signs(served: Served, game: str) -> list[str]:
    with served.services.games.locked(game) as table:
        return [fingerprint(table.state_at(number)) for number in range(table.length + 1)]


def test_exports_and_forks_keep_the_version(stopped: tuple[str, str]) -> None:
    """Forks and files keep the version; a new table has the newest."""
    version, database = stopped
    kept = _kept(version, "server")["games"]["standard"]
    with serving(database, bot_threads=0) as served:
        client = served.client()
        table = client.table(kept["id"])
        table.join(kept["tokens"]["0"])
        fork = table.fork(100, take=[0, 1, 2])
        assert client.get(fork.path)["game"]["rules"] == version
        assert _signs(served, fork.id)[100] == kept["signs"][100]
        saved = table.export()
        assert saved["rules"] == version
        again = client.import_game(saved)
        assert client.get(again.path)["game"]["rules"] == version
        assert served.services.games.state(again.id)[1].options.rules_version == version
        newest = client.new_game([{"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"}])
        assert client.get(newest.path)["game"]["rules"] == RULES_VERSION


@pytest.mark.parametrize("version", PAST)
def test_bots_move_in_games_of_past_versions(version: str, tmp_path: Path) -> None:
    """Bots move after a server process starts on the database; accounts exist."""
    database, known = _database(version, tmp_path), _kept(version, "server")
    kept = known["games"]["opponents"]
    with process(database, bot_processes=1) as server:
        table = server.client().table(kept["id"])
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and len(table.log(len(kept["signs"]) - 1)) == 0:
            time.sleep(0.05)
        assert table.log(len(kept["signs"]) - 1)[0]["by"] == "bot"
        client = server.client()
        client.post("/api/sign-in", {"name": known["account"], "password": "correct horse"})
        assert client.get("/api/me")["account"] == known["account"]


# Newer than this program


def test_a_newer_version_is_refused_by_name() -> None:
    """It is refused with an error."""
    data = dict(_kept(PAST[0], "bohemia-2")) | {"rules": "10"}
    with pytest.raises(Malformed, match="rules version '10'; this version of 18CZ supports 1, 2, 3"):
        load_game(json.dumps(data))
