"""Long logs of imported games: written in parts, so that other writers wait for none of them for long."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from server.helpers import Served, hot_seat, serving

from benchmarks.attack.files import long_save
from cz18.client import definite
from cz18.server.games.create import Made, Wishes, keep
from cz18.server.storage import unused
from cz18.server.storage.connected import Conflict
from cz18.server.storage.rows import ENTRIES_AT_ONCE
from cz18.server.work import jobs


@pytest.fixture(scope="module")
def checked() -> jobs.Checked:
    found = jobs.imported(json.dumps({"file": long_save()}).encode())
    assert found.length > 2 * ENTRIES_AT_ONCE
    return found


def made(served: Served, checked: jobs.Checked, key: str | None = None) -> Made:
    return keep(served.services.games, checked, None, Wishes(key=key, listed=True), seed_chosen=True)


def between_parts(monkeypatch: pytest.MonkeyPatch, do: Callable[[], object]) -> None:
    """Call this in the pause after each part."""
    clock = SimpleNamespace(time=time.time, monotonic=time.monotonic, sleep=lambda seconds: do())
    monkeypatch.setattr("cz18.server.storage.store.time", clock)


def test_the_parts_form_one_log(everywhere: Served, checked: jobs.Checked) -> None:
    """Numbered without gaps; the game can be read and replayed."""
    game = made(everywhere, checked).game.id
    games = everywhere.services.games
    assert [entry.number for entry in games.store.entries(game)] == [*range(1, checked.length + 1)]
    with games.locked(game) as loaded:
        assert loaded.state == checked.after and loaded.row.status == "finished"
        loaded.states.clear()
        assert loaded.state == checked.after


def test_others_write_between_two_parts(
    tmp_path: Path, checked: jobs.Checked, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Actions are stored meanwhile, and nobody sees the unfinished game."""
    with serving(str(tmp_path / "games.db")) as served:
        table = hot_seat(served.client())
        lengths: list[int] = []

        def act() -> None:
            choices = table.view()["position"]["choices"]
            lengths.append(table.act(len(lengths), definite(choices[0]))["number"])
            assert [game["id"] for game in served.client().games()["games"]] == [table.id]

        between_parts(monkeypatch, act)
        game = made(served, checked).game.id
        assert lengths == [1, 2]
        assert {one["id"] for one in served.client().games()["games"]} == {table.id, game}


def test_an_unfinished_import_leaves_nothing_in_the_way(
    tmp_path: Path, checked: jobs.Checked, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refused because of its key, it is removed. After a crash the rest expires, and the key is free."""
    with serving(str(tmp_path / "games.db")) as served:
        store = served.services.store
        first = made(served, checked, "one")
        with pytest.raises(Conflict):
            made(served, checked, "one")
        assert store.game_ids() == [first.game.id]
        with monkeypatch.context() as crash:
            between_parts(crash, lambda: 1 // 0)
            crash.setattr(store, "remove_game", lambda game: None)
            with pytest.raises(ZeroDivisionError):
                made(served, checked, "two")
        left = next(game for game in store.game_ids() if game != first.game.id)
        assert made(served, checked, "two").game.id != left
        assert served.services.games.state(left)[2] == ENTRIES_AT_ONCE
        assert unused.expire(store, -1) == [left]
