"""Games from 18xx.games at our tables: notes for the owner, and players skipped where the site skips them."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest
from server.helpers import Served, advance, hot_seat, play, wait_until

from cz18.interop.games_18xx.importer import import_game
from cz18.rules.profiles import games_18xx
from cz18.rules.profiles.games_18xx import passed_over
from cz18.rules.state import GameState
from cz18.server.storage.rows import EntryRow

GAMES = Path(__file__).parents[1] / "games"


def site_game(name: str, actions: int) -> dict[str, Any]:
    """A recorded game, cut off after this many actions."""
    data: dict[str, Any] = json.loads(gzip.decompress((GAMES / f"{name}.json.gz").read_bytes()))
    return {**data, "actions": data["actions"][:actions], "status": "active"}


def test_actions_that_fit_only_before_a_silent_pass_are_reported(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If our model of whom the site asks is wrong, the response to the import says so."""
    data = site_game("site-6p-9006", 6)
    client = served.client()
    assert client.import_game(data).notes == []
    monkeypatch.setattr(games_18xx, "can_buy_local_railway", lambda state, seat: seat != 1)
    made = client.post("/api/games/import", {"file": data})
    assert [note["code"] for note in made["notes"]] == ["fell_back"]
    assert "that the import added: " in made["notes"][0]["message"]


@pytest.mark.parametrize(("name", "actions"), [("site-2p-41001", 60), ("site-3p-41004", 60), ("dev-4p-01", 200)])
def test_an_imported_game_continues_as_at_the_site(served: Served, name: str, actions: int) -> None:
    """The table passes for players the site would not ask, so the game can be exported there again."""
    data = site_game(name, actions)
    table = served.client().import_game(data, take=list(range(len(data["players"]))))
    start = import_game(data)
    _, state, length = served.services.games.state(table.id)
    assert state._replace(seed=start.state.seed) == start.state
    advance(served, table, random.Random(4), 120, _asks_nobody)
    _, state, _ = served.services.games.state(table.id)
    assert not _asks_nobody(state)
    made = [entry["by"] for entry in table.log(length, 1000)]
    assert {"person", "table"} == set(made)
    again = import_game(table.export("18xx.games"))
    assert again.fell_back == ()
    assert again.state._replace(seed=state.seed) == state


def _asks_nobody(state: GameState) -> bool:
    return passed_over(state) is not None


def test_automatic_passes_are_undone_with_the_action_before_them(served: Served) -> None:
    """Undo goes back before a person's action, not only before the passes that followed it."""
    data = site_game("dev-4p-01", 200)
    table = served.client().import_game(data, take=[0, 1, 2, 3])
    games, rng = served.services.games, random.Random(4)
    while True:
        before = games.length(table.id)
        advance(served, table, rng, 1)
        if games.length(table.id) > before + 1:
            break
    _, state, number = games.state(table.id)
    table.undo(number)
    assert games.state(table.id)[1] != state
    assert json.loads(served.services.store.entries(table.id, number)[0].action) == {"to": before}


def test_the_sites_automatic_passes_count_as_the_tables(served: Served) -> None:
    """After the import a player undoes the last action, not the passes the site made after it."""
    for actions in range(200, 300):
        data = site_game("dev-4p-01", actions)
        before, start = (len(import_game({**data, "actions": data["actions"][:-1]}).ids), import_game(data))
        if len(start.ids) > before + 1:
            break
    table = served.client().import_game(data, take=[0, 1, 2, 3])
    assert [entry["by"] for entry in table.log(before)] == ["import"] + ["table"] * (len(start.ids) - before - 1)
    assert table.undo(len(start.ids))["entry"]["action"] == {"to": before}
    fork = table.fork(len(start.ids))
    assert [entry["by"] for entry in fork.log(before)][:2] == ["fork", "table"]


def test_bots_are_asked_only_where_the_site_asks(served: Served) -> None:
    """Their seats are skipped like those of people."""
    data = site_game("site-3p-41004", 60)
    seats = [{"name": player["name"], "kind": "bot", "bot": "balanced"} for player in data["players"]]
    table = served.client().import_game(data, seats=seats)
    wait_until(table, lambda view: {"table", "bot"} <= {entry["by"] for entry in table.log(60, 1000)})
    asked = [entry["number"] for entry in table.log(60, 1000) if entry["by"] == "bot"]
    with served.services.games.locked(table.id) as loaded:
        assert asked and not any(_asks_nobody(loaded.state_at(number - 1)) for number in asked)


def test_a_game_by_the_book_gets_no_automatic_passes(served: Served) -> None:
    """There the rules determine who decides, and every entry belongs to a player."""
    table = hot_seat(served.client(), seed=3)
    play(table, random.Random(3), 30)
    assert {entry["by"] for entry in table.log(0)} == {"person"}


def test_an_action_is_accepted_although_the_automatic_pass_fails(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player's action is stored and acknowledged; the player can then pass."""
    games, rng = served.services.games, random.Random(4)
    table = served.client().import_game(site_game("dev-4p-01", 200), take=[0, 1, 2, 3])
    append = games.store.append

    def full(entry: EntryRow, *rest: Any) -> None:
        if entry.by == "table":
            raise OSError("no space left")
        append(entry, *rest)

    monkeypatch.setattr(games.store, "append", full)
    advance(served, table, rng, 100, _asks_nobody)
    assert _asks_nobody(games.state(table.id)[1])
    monkeypatch.undo()
    stopped = games.length(table.id)
    advance(served, table, rng, 1)
    assert table.log(stopped)[0]["by"] == "person"
    assert not _asks_nobody(games.state(table.id)[1])
