"""A board that is hard to search: it is rejected, and a game stored on it opens while others are answered."""

from __future__ import annotations

import gzip
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from server.helpers import Served, refused, serving

from cz18.board.network import network
from cz18.facts.maps import load_map
from cz18.routes.search import Search
from cz18.rules.actions import Run
from cz18.rules.company_turn.runs import OWN_BOARD_NODES
from cz18.rules.events import TrainsRan
from cz18.server.work import jobs

PATIENCE = 60.0


@cache
def hostile_save() -> dict[str, Any]:
    path = Path(__file__).parent / "data" / "hostile-board.json.gz"
    file: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    return file


def stored(server: Served, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A table with a game on the hostile board, as stored before boards were vetted."""
    with monkeypatch.context() as patch:
        patch.setattr(jobs, "vet", lambda board: None)
        return server.client().import_game(hostile_save())


def _choices(server: Served, game: str) -> Any:
    with server.services.games.locked(game) as loaded:
        return json.loads(loaded.view().position_json(with_choices=True))


def test_a_hostile_board_is_rejected_on_import(tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.db")) as server:
        answer = refused(server.client().import_game, hostile_save())
        assert answer.status == 400
        assert answer.body["field"] == "file.board.E19.towns", answer.body
        assert "10000" in answer.body["message"]


def test_a_game_stored_on_it_opens_and_others_are_answered_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()
    budgets, nodes = [], []
    spend = Search.spend

    def slowly(search: Search, *rest: Any) -> Any:
        begun.set()
        assert go_on.wait(PATIENCE)
        budgets.append(search.budget)
        found = spend(search, *rest)
        nodes.append(search.nodes)
        return found

    with serving(str(tmp_path / "games.db")) as server, ThreadPoolExecutor() as pool:
        table = stored(server, monkeypatch)
        state = server.services.games.state(table.id)[1]
        network(load_map(state.board), state.laid)._derived.clear()
        monkeypatch.setattr(Search, "spend", slowly)
        view = pool.submit(_choices, server, table.id)  # in a thread, as in the server
        try:
            assert begun.wait(PATIENCE)
            assert server.client().request("GET", "/health").status == 200
            assert not view.done()
        finally:
            go_on.set()
        seen = view.result()
        (run,) = [action for action in seen["choices"] if action["type"] == Run.__name__]
        assert run["proven"] is False
        assert set(budgets) == {OWN_BOARD_NODES}
        assert max(nodes) <= OWN_BOARD_NODES
        searched = len(budgets)
        table.join(table.tokens[seen["decision"]["seat"]])
        number, key = seen["number"], "the same key"
        claimed = {name: value for name, value in run.items() if name != "proven"}
        entry = table.act(number, claimed, key)  # a request of an older page
        assert entry["action"] == run
        (ran,) = [event for event in entry["events"] if event["type"] == TrainsRan.__name__]
        assert ran["proven"] is False
        assert table.act(number, claimed, key) == entry
        assert len(budgets) == searched
