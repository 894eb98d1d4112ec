"""Games saved as files and opened again through the page."""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from browser.positions import PLAYERS
from browser.visitor import Visitor
from playwright.sync_api import expect

from cz18.bots.random_bot import play_random_game
from cz18.facts.maps import board_data, own_board
from cz18.interop.files import read_json
from cz18.interop.formats.save import read_game, save_game
from cz18.rules.game import Game
from cz18.rules.setup import new_game

SHARED_PAGE = True

LARGEST_SEED = 2**63 - 1
OWN = "a corrected board"
BOARDS = (*PLAYERS, OWN)


def corrected_board() -> str:
    """The reconstructed board with another minimum bid for the 3E, registered under its name."""
    data = copy.deepcopy(board_data("moravia_silesia"))
    next(paper for paper in data["papers"] if paper["id"] == "3E")["minimum_bid"] = 75
    return own_board(data).name


@cache
def finished_game(board: str, seed: int = LARGEST_SEED) -> Game:
    """A finished game: its seed is public and exported with it."""
    players = 2 if board == "bohemia" else 3
    return play_random_game(players, seed, board=corrected_board() if board == OWN else board)[0]


def saved_by_clicking(visitor: Visitor, file: Path) -> str:
    """The content of the file that the page downloads."""
    visitor.page.locator("#tab-links").click()
    with visitor.page.expect_download() as download:
        visitor.page.locator("#side").get_by_role("link", name="Save to file").click()
    download.value.save_as(file)
    return file.read_text(encoding="utf-8")


def opened_by_clicking(visitor: Visitor, file: Path) -> dict[str, Any]:
    """The table created by choosing the file on the home page."""
    page = visitor.page
    page.goto(f"{visitor.url}/#/")
    with page.expect_file_chooser() as chooser:
        page.locator("label", has_text="Open a game file").click()
    chooser.value.set_files(file)
    page.wait_for_url("**/#/games/*")
    visitor.panel.wait_for()
    return visitor.view(visitor.game)


def same(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert one["position"] == other["position"]
    assert one["table"]["board"] == other["table"]["board"]


@pytest.mark.parametrize(
    ("board", "length"),
    [
        *(
            pytest.param(
                board, None, id=f"finished-{board}", marks=() if board == "standard" else pytest.mark.full
            )
            for board in BOARDS
        ),
        *(
            pytest.param(board, 30, id=f"unfinished-{board}", marks=() if board == OWN else pytest.mark.full)
            for board in BOARDS
        ),
    ],
)
def test_a_game_saved_as_a_file_is_opened_again(
    visitor: Visitor, board: str, length: int | None, tmp_path: Path
) -> None:
    """With the largest seed, or the new one of an unfinished game."""
    visitor.without_hints()
    game = finished_game(board)
    first = visitor.bring(json.loads(save_game(game._replace(actions=game.actions[:length]))))
    visitor.sit_down(first)
    file = tmp_path / "game.json"
    seed = json.loads(saved_by_clicking(visitor, file))["seed"]
    assert isinstance(seed, str) and (seed == str(LARGEST_SEED)) == (length is None)
    before = visitor.view(first)
    same(opened_by_clicking(visitor, file), before)
    assert visitor.game != first
    again = tmp_path / "again.json"
    saved = json.loads(saved_by_clicking(visitor, again))
    assert saved["actions"] == json.loads(file.read_text(encoding="utf-8"))["actions"]
    assert length or saved["seed"] == seed


def test_a_bug_report_is_saved_from_the_help(visitor: Visitor, tmp_path: Path) -> None:
    """It has the game, the position and the browser, and no name; the command line opens it."""
    visitor.without_hints()
    source, file = tmp_path / "game.json", tmp_path / "report.json"
    source.write_text(save_game(finished_game("standard")), encoding="utf-8")
    opened_by_clicking(visitor, source)
    visitor.page.keyboard.press("?")
    with visitor.page.expect_download() as download:
        visitor.page.locator("[data-choice=report]").click()
    download.value.save_as(file)
    report = json.loads(file.read_text(encoding="utf-8"))
    assert report["browser"]["agent"] == visitor.page.evaluate("navigator.userAgent")
    assert report["position"] and report["game"]["players"] == ["Seat 1", "Seat 2", "Seat 3"]
    assert read_game(read_json(file)).actions == finished_game("standard").actions


def test_an_older_file_keeps_its_numeric_seed(visitor: Visitor, tmp_path: Path) -> None:
    """A seed written as a number beyond JavaScript's range passes through the page unchanged."""
    visitor.without_hints()
    game = finished_game("standard")
    file = tmp_path / "before.json"
    file.write_text(json.dumps({**json.loads(save_game(game)), "version": 1, "seed": game.seed}), encoding="utf-8")
    assert opened_by_clicking(visitor, file)["table"]["status"] == "finished"
    assert visitor.page.locator(".ask[data-note]").count() == 0
    assert json.loads(saved_by_clicking(visitor, tmp_path / "now.json"))["seed"] == str(game.seed)


def test_an_older_file_with_a_rounded_seed_is_repaired_with_a_note(visitor: Visitor, tmp_path: Path) -> None:
    """A browser rounded the seed; the game opens, and a note is shown until it is dismissed."""
    visitor.without_hints()
    round_trip = "text => JSON.stringify(JSON.parse(text))"
    for seed in range(2**62 + 333, 2**62 + 400):
        rounded = json.loads(visitor.page.evaluate(round_trip, json.dumps({"seed": seed})))["seed"]
        if order_drawn(rounded) != order_drawn(seed):
            break
    game = finished_game("standard", seed)
    file = tmp_path / "damaged.json"
    file.write_text(json.dumps({**json.loads(save_game(game)), "version": 1, "seed": rounded}), encoding="utf-8")
    assert opened_by_clicking(visitor, file)["table"]["status"] == "finished"
    note = visitor.page.locator("[data-note='seed_replaced']")
    expect(note).to_contain_text("may differ")
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    visitor.page.reload()
    visitor.panel.wait_for()
    expect(note).to_have_count(0)


def order_drawn(seed: int) -> tuple[int, ...]:
    return new_game(PLAYERS["standard"], seed=seed).order
