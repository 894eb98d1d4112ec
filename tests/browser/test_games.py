"""Complete games by clicking, on each board; two browsers in one game; a phone; keyboard only."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from browser.conftest import Visitors
from browser.positions import PLAYERS, file_of, game_before, random_game, turn_with_every_step
from browser.visitor import HALF_MADE, PHONE, Visitor
from browser.whole_games import SENSIBLE, to_the_end
from playwright.sync_api import expect

SHARED_PAGE = True

FOLLOWS = {"hex": "tile:", "tile": "LayTile"}
"""The control that follows each partial choice."""


@pytest.mark.parametrize(
    "board",
    [pytest.param(board, marks=() if board == "moravia_silesia" else pytest.mark.full) for board in PLAYERS],
)
def test_a_whole_game_is_played_by_clicking(visitor: Visitor, board: str) -> None:
    """From the home page to the final scores, with bots on the other seats."""
    visitor.without_hints()
    for _ in to_the_end(visitor, board):
        pass
    position = visitor.view(visitor.game)["position"]
    assert position["over"]
    assert {entry["by"] for entry in visitor.ask("GET", f"/games/{visitor.game}/log")["entries"]} >= {
        "person",
        "bot",
    }
    expect(visitor.panel).to_have_attribute("data-decision", "over")
    text = visitor.panel.inner_text().replace("\xa0", " ").replace("−", "-")
    for player in position["players"]:
        assert f"{player['worth']} K" in text


def test_two_browsers_see_each_others_moves(visitors: Visitors) -> None:
    """A move in one browser appears in the other, with the log, the cash and whose turn it is."""
    with visitors() as ada, visitors(who="Ben") as ben:
        ada.without_hints()
        ben.without_hints()
        ada.page.goto(f"{ada.url}/#/new/online")
        ada.page.locator("[data-choice=start]").click()
        ada.panel.wait_for()
        ada.page.locator("#tab-links").click()
        links = ada.page.get_by_role("textbox", name="Seat link for")
        expect(links).to_have_count(3)
        for link in (links.nth(1).input_value(), links.nth(2).input_value()):
            ben.page.goto(link)
            ben.page.wait_for_url(f"**/#/games/{ada.game}")  # the token is removed from the URL: the seat is taken
            ben.panel.wait_for()
        for _ in range(4):
            now, other = (ada, ben) if ada.panel.get_attribute("data-mine") == "true" else (ben, ada)
            before = now.number
            now.decide("BuyLocalRailway")
            other.wait_for_number(before + 1)
            now.wait_for_number(before + 1)
            expect(ben.page.locator(f"[data-entry='{before + 1}']")).to_have_count(1)
        due = ada.view(ada.game)["position"]["decision"]["seat"]
        for visitor, seats in ((ada, (0,)), (ben, (1, 2))):
            expect(visitor.page).to_have_title(
                re.compile(r"^\(\d+\) ● .*18CZ" if due in seats else "'s turn – 18CZ$")
            )

        # Chat messages arrive as typed.
        ada.page.get_by_role("tab", name="Chat").click()
        ada.page.get_by_role("textbox", name="Write a message").fill("<b>Ahoj</b>")
        ada.page.get_by_role("button", name="Send").click()
        ben.page.get_by_role("tab", name="Chat").click()
        ben.page.get_by_text("<b>Ahoj</b>").wait_for()


def test_a_lost_connection_resumes_without_loss(visitors: Visitors) -> None:
    """Moves made while one browser was offline are shown when it reconnects."""
    with visitors() as ada, visitors(who="Watcher") as watcher:
        game = ada.bring(game_before("stock_turn"))
        watcher.without_hints()
        watcher.sit_down(game)
        before = watcher.number
        watcher.context.set_offline(True)
        for _ in range(3):
            view = ada.view(game)["position"]
            action = next(one for one in view["choices"] if one["type"] in ("Pass", "BuyShare", "EndStep"))
            ada.ask("POST", f"/games/{game}/actions", {"seen": view["number"], "action": action})
        watcher.context.set_offline(False)
        watcher.wait_for_number(before + 3)
        expect(watcher.page.locator(f"[data-entry='{before + 2}']")).to_have_count(1)


def test_a_phone_plays_a_turn(visitors: Visitors) -> None:
    """At 360 px nothing is wider than the screen, and a tile is laid by touch on the map."""
    with visitors(PHONE, touch=True) as visitor:
        visitor.without_hints()
        game = visitor.bring(game_before("track"))
        visitor.sit_down(game)
        visitor.wait_until_mine()
        page = visitor.page
        for tab in ("map", "tables", "log", "now"):
            page.locator(f"[data-tab-button={tab}]").tap()
            wide = page.evaluate("() => document.documentElement.scrollWidth")
            assert wide <= PHONE[0], f"{tab} is {wide} px wide"
        before = visitor.number
        page.locator("[data-tab-button=map]").tap()
        page.locator("[data-hex].can").first.tap()
        fan = page.locator(".fan")
        fan.locator("[data-tile]").first.tap()
        fan.locator("button.primary").tap()
        visitor.wait_for_number(before + 1)
        log = visitor.ask("GET", f"/games/{game}/log?since={before}")["entries"]
        assert log[0]["action"]["type"] == "LayTile"


def test_the_keyboard_alone_plays_an_operating_turn(visitor: Visitor) -> None:
    """From track to the end of the turn with Tab and Enter; the focus is never lost and always visible."""
    visitor.without_hints()
    game = visitor.bring(game_before("track"))
    company = visitor.view(game)["position"]["turn"]["company"]
    visitor.sit_down(game)
    page = visitor.page
    wanted = (*SENSIBLE[:9], "EndStep", "DeclineOffer", "Pass")
    kinds = set()
    for _ in range(60):
        kind = visitor.wait_until_mine()
        turn = visitor.view(game)["position"]["turn"]
        if turn is None or turn["company"] != company:
            break
        before = visitor.number
        offered = visitor.offered()
        if kind == "track" and "track" not in kinds:  # one tile by hex, tile and rotation; then the step is ended
            wanted_now: tuple[str, ...] = ("LayTile", "tile:", "hex:")
        else:
            wanted_now = wanted
        target = next(name for wish in wanted_now for name in offered if name.startswith(wish))
        visitor.tab_to(target)
        assert page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") != "none"
        page.keyboard.press("Enter")
        if HALF_MADE.match(target):
            visitor.panel.locator(f"button[data-choice^='{FOLLOWS[target.split(':')[0]]}']").first.wait_for()
        else:
            visitor.page.locator(f"output[data-position='{before}']").wait_for(state="detached")
            kinds.add(kind)
        visitor.wait_until_mine()
        held = page.evaluate("() => document.activeElement.closest('section[data-decision]') !== null")
        assert held, f"the focus is lost after {target}"
    else:
        raise AssertionError("the turn has no end")
    assert {"track", "trains"} <= kinds


def test_a_reload_keeps_a_partial_choice(visitor: Visitor) -> None:
    """The hex, the tile and its rotation are still selected after a reload; nothing was sent."""
    visitor.without_hints()
    game = visitor.bring(game_before("track"))
    visitor.sit_down(game)
    visitor.wait_until_mine()
    before = visitor.number
    for wish in ("hex:", "tile:"):
        visitor.click(next(name for name in visitor.offered() if name.startswith(wish)))
    if visitor.panel.locator("[data-choice=turn]").is_enabled():
        visitor.click("turn")
    chosen = next(name for name in visitor.offered() if name.startswith("LayTile"))
    visitor.page.reload()
    visitor.panel.locator(f"[data-choice='{chosen}']").wait_for()
    assert visitor.number == before
    visitor.click(chosen)
    visitor.wait_for_number(before + 1)


def test_undo_reverts_everything_one_click_did(visitor: Visitor) -> None:
    """Two steps ended and the trains run with one click are undone with one click; then the move before."""
    visitor.without_hints()
    visitor.sit_down(visitor.bring(turn_with_every_step()))
    visitor.wait_until_mine()
    page, before = visitor.page, visitor.number
    game = visitor.game
    visitor.panel.locator("[data-way=run]").click()
    visitor.wait_for_number(before + 3)
    visitor.wait_until_mine()
    undo = page.locator("[data-choice=undo]")
    undo.click()
    visitor.wait_for_number(before + 4)
    visitor.panel.locator("[data-way=run]").wait_for()
    entries = visitor.ask("GET", f"/games/{game}/log?since={before}")["entries"]
    assert [entry["kind"] for entry in entries] == ["action", "action", "action", "undo"]
    assert entries[-1]["action"]["to"] == before
    undo.click()  # a move from the imported file
    visitor.wait_for_number(before + 5)
    entries = visitor.ask("GET", f"/games/{game}/log?since={before}")["entries"]
    assert entries[-1]["action"]["to"] == before - 1


def test_an_unknown_position_does_not_stay_in_the_url(visitor: Visitor) -> None:
    """On opening the page and on changing the URL: the last position is shown, with its own URL."""
    visitor.without_hints()
    game = visitor.bring(game_before("track"))
    last = visitor.view(game)["position"]["number"]
    for way in ("opened", "changed"):
        if way == "opened":
            visitor.page.goto(f"{visitor.url}/#/games/{game}/at/999999")
        else:
            visitor.page.evaluate("hash => { location.hash = hash }", f"#/games/{game}/at/888888")
        visitor.page.wait_for_url(f"{visitor.url}/#/games/{game}")
        visitor.wait_until_mine()
        assert visitor.number == last, way
    visitor.page.evaluate("hash => { location.hash = hash }", f"#/games/{game}/at/{last - 2}")
    visitor.wait_for_number(last - 2)
    assert visitor.page.url.endswith(f"/at/{last - 2}")


def test_undo_reverts_the_last_action(visitor: Visitor) -> None:
    """One click undoes it; the log and the slider mark the undone move."""
    visitor.without_hints()
    game = visitor.bring(file_of(random_game("standard", 2)[0], 0))
    visitor.sit_down(game)
    visitor.decide("BuyLocalRailway")
    visitor.page.locator("[data-choice=undo]").click()
    visitor.wait_for_number(2)
    entries = visitor.ask("GET", f"/games/{game}/log")["entries"]
    assert [entry["kind"] for entry in entries] == ["action", "undo"]
    expect(visitor.page.locator(".log")).to_contain_text("undoes:")
    marked = visitor.page.locator(".log li.undone")
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text("Undone")
    expect(marked.locator("[data-entry='1']")).to_have_count(1)
    taken = visitor.page.locator(".history .gone")
    expect(taken).to_have_attribute("title", "Undone")
    slider, mark = visitor.page.get_by_role("slider", name="History").bounding_box(), taken.bounding_box()
    assert slider and mark and slider["x"] < mark["x"] < mark["x"] + mark["width"] < slider["x"] + slider["width"]


def test_a_game_of_18xx_games_is_opened_and_stepped_through(visitor: Visitor, tmp_path: Path) -> None:
    """A file chosen on the home page becomes a table; the slider and the keys show any position of it."""
    packed = Path(__file__).parents[1] / "games" / "dev-3p-01.json.gz"
    file = tmp_path / "dev-3p-01.json"
    file.write_bytes(gzip.decompress(packed.read_bytes()))
    assert json.loads(file.read_text())["actions"]
    visitor.without_hints()
    page = visitor.page
    page.goto(visitor.url)
    page.locator("input[type=file]").set_input_files(file)
    visitor.panel.wait_for()
    last = visitor.number
    assert last > 100
    page.keyboard.press("j")
    visitor.wait_for_number(last - 1)
    page.locator("[data-history=back]").click()
    visitor.wait_for_number(last - 2)
    page.get_by_role("slider", name="History").fill("60")
    visitor.wait_for_number(60)
    page.locator("section[data-decision]", has_text="earlier position").wait_for()
    shown = visitor.ask("GET", f"/games/{visitor.game}/positions/60")
    assert page.locator("[data-round]").get_attribute("data-round") == shown["round"]
    page.keyboard.press("e")
    visitor.wait_for_number(last)
