"""On a phone, on a tablet and zoomed in: buttons are visible, and nothing is cut off."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from browser.conftest import Visitors
from browser.positions import definite, file_of, game_before, random_game, turn_after_others
from browser.visitor import Visitor
from playwright.sync_api import Browser, Locator, expect
from server.helpers import Process

from cz18.interop.formats.save import save_game
from cz18.rules.actions import Action, BuyShare, SellShares
from cz18.rules.engine import action_ranges, apply_unchecked
from cz18.rules.game import Game
from cz18.rules.options import profile
from cz18.rules.setup import new_game

FONTS = ("dejavu",)
PHONE = (390, 844)
TABLET = (1024, 768)
WIDE = (1440, 900)

CUT = """() => [...document.querySelectorAll('main *, header *')].filter((one) => {
  const style = getComputedStyle(one);
  if (one.scrollWidth <= one.clientWidth + 1 || !one.clientWidth || !one.checkVisibility()) return false;
  if (one.matches('.room') || one.closest('.hidden, svg, input, select, [aria-hidden=true]')) return false;
  if (['auto', 'scroll'].includes(style.overflowX)) return one.tabIndex < 0;  // what scrolls can be reached
  return style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis';
}).map((one) => `${one.tagName} ${one.className} ${one.scrollWidth} of ${one.clientWidth}`)"""
"""Elements wider than their container: cut off, or scrollable but not focusable. The map scrolls by itself."""


def inside(control: Locator, room: dict[str, float]) -> bool:
    at: Any = control.bounding_box()
    return bool(
        at
        and at["x"] >= room["x"] - 1
        and at["y"] >= room["y"] - 1
        and at["x"] + at["width"] <= room["x"] + room["width"] + 1
        and at["y"] + at["height"] <= room["y"] + room["height"] + 1
    )


def whole_screen(visitor: Visitor) -> dict[str, float]:
    size: Any = visitor.page.viewport_size
    return {"x": 0, "y": 0, "width": size["width"], "height": size["height"]}


def the_map_is_full(visitor: Visitor) -> bool:
    """Does the board fill the map's area wherever it is larger than the area?"""
    full: bool = visitor.page.wait_for_function(
        """() => {
          const [map, room] = ['svg.map', '.map-part .room'].map(
            (one) => document.querySelector(one).getBoundingClientRect());
          const filled = (from, to, low, high) =>
            to - from > high - low ? from <= low + 1 && to >= high - 1 : Math.abs(from + to - low - high) < 3;
          return room.height > 0 && filled(map.left, map.right, room.left, room.right)
            && filled(map.top, map.bottom, room.top, room.bottom);
        }"""
    ).json_value()
    return full


def take_a_tile(visitor: Visitor) -> None:
    """In the panel: pick the first hex offered and the first tile for it."""
    visitor.panel.locator("button[data-choice^='hex:']").first.click()
    visitor.panel.locator("button[data-choice^='tile:']").first.click()
    visitor.panel.locator("button[data-choice^=LayTile]").wait_for()


def test_on_a_phone_the_button_is_visible(browser: Browser, services: Process) -> None:
    """A tile is laid without scrolling; the table's name is readable; an unread message marks the tab until it is
    visible, and not again after a reload."""
    with Visitor(browser, services.url, PHONE, touch=True) as ada, Visitor(browser, services.url) as ben:
        ada.without_hints()
        ben.without_hints()
        game = ada.bring(game_before("track"), title="Anna, Bedřich, Cyril")
        ada.sit_down(game)
        ada.wait_until_mine()
        assert the_map_is_full(ada)
        take_a_tile(ada)
        expect(ada.panel.locator("button[data-choice^=LayTile]")).to_be_in_viewport(ratio=1)
        ada.page.locator("[data-tab-button=map]").tap()
        assert the_map_is_full(ada)
        title = ada.page.locator("header .title")
        assert title.evaluate("one => one.scrollWidth <= one.clientWidth"), "the name of the table is cut"
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

        made = ada.ask("POST", "/games", {"seats": [{"name": "A"}, {"name": "B"}, {"name": "C"}], "take": [0]})
        table, token = made["game"]["id"], made["links"][1]["token"]
        ada.sit_down(table)
        mark = ada.page.locator("[data-tab-button=log] .dot")
        expect(mark).to_have_count(0)
        ben.page.goto(f"{ben.url}/#/games/{table}/join/{token}")
        ben.panel.wait_for()
        ben.ask("POST", f"/games/{table}/chat", {"text": "Shall we?", "key": "k1"})
        expect(mark).to_be_visible()
        ada.page.locator("[data-tab-button=log]").tap()
        ada.page.locator("#tab-chat").tap()
        expect(mark).to_have_count(0)
        ada.page.locator("[data-tab-button=now]").tap()  # the chat stays open off screen
        ben.ask("POST", f"/games/{table}/chat", {"text": "Still there?", "key": "k2"})
        expect(mark).to_be_visible()
        ada.page.locator("[data-tab-button=log]").tap()
        expect(mark).to_have_count(0)
        ada.page.reload()
        ada.panel.wait_for(state="attached")
        expect(mark).to_have_count(0)  # what was read stays read


def test_on_a_phone_the_log_shows_the_present(visitors: Visitors) -> None:
    """It begins at its end, not with the first moves."""
    with visitors(PHONE, touch=True) as visitor:
        visitor.without_hints()
        visitor.sit_down(visitor.bring(game_before("track")))
        visitor.page.locator("[data-tab-button=log]").tap()
        entries = visitor.page.locator("[data-entry]")
        expect(entries.last).to_be_in_viewport()
        expect(entries.first).not_to_be_in_viewport()


@pytest.mark.parametrize(
    ("size", "zoom"),
    [pytest.param(TABLET, 1, marks=pytest.mark.full), (WIDE, 2), (PHONE, 1)],
    ids=["tablet", "enlarged", "phone"],
)
def test_nothing_is_cut_off(visitors: Visitors, size: tuple[int, int], zoom: float) -> None:
    """No table or text is wider than its container, or it scrolls and can be focused."""
    with visitors(size, zoom=zoom) as visitor:
        visitor.without_hints()
        for kind in ("track", "stock_turn", "dividend", "trains", "pre_stock_turn"):
            visitor.sit_down(visitor.bring(game_before(kind)))
            visitor.wait_until_mine()
            assert visitor.page.evaluate(CUT) == [], kind
            assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), kind


def test_the_tile_picker_shows_its_button(visitors: Visitors) -> None:
    """For any hex, its tiles and the button that lays one are within the map; no other button is filled."""
    with visitors(PHONE) as visitor:
        visitor.without_hints()
        visitor.sit_down(visitor.bring(game_before("track")))
        visitor.wait_until_mine()
        page = visitor.page
        page.locator("[data-tab-button=map]").click()
        lit = page.locator(".hit.can").evaluate_all("all => all.map(one => one.dataset.hex)")
        for hex_id in {lit[0], lit[len(lit) // 2], lit[-1]}:
            page.locator(f"[data-hex='{hex_id}']").dispatch_event("click")
            page.locator(".fan .tile-choice").first.click()
            lay = page.locator(".fan button.primary")
            lay.wait_for()
            expect(page.locator("button.primary:visible")).to_have_count(1)
            room: Any = page.locator(".map-part .room").bounding_box()
            assert inside(lay, room), hex_id
            assert inside(lay, whole_screen(visitor)), hex_id
            page.keyboard.press("Escape")


def six_who_buy_and_sell() -> dict[str, Any]:
    """A saved game of six players at a stock turn with shares to buy and to sell."""
    players, options, rng = (
        ("Anna", "Bedřich", "Cyril", "Dana", "Emil", "Františka"),
        profile("book"),
        random.Random(6),
    )
    state, actions = new_game(players, board="standard", options=options, seed=6), list[Action]()
    while not {BuyShare, SellShares} <= set(map(type, choices := action_ranges(state))):
        actions.append(definite(rng.choice(choices), rng))
        state, _ = apply_unchecked(state, actions[-1])
    saved: dict[str, Any] = json.loads(save_game(Game(players, "standard", options, 6, tuple(actions))))
    return saved


def test_buying_and_selling_are_visible_with_six_players(visitors: Visitors) -> None:
    """With any number of player columns, the controls are beside the company, not off screen."""
    with visitors(TABLET) as visitor:
        visitor.without_hints()
        visitor.sit_down(visitor.bring(six_who_buy_and_sell()))
        visitor.wait_until_mine()
        room: Any = visitor.panel.bounding_box()
        for kind in ("BuyShare", "SellShares"):
            control = visitor.panel.locator(f"button[data-choice^={kind}]:not([aria-disabled=true])").first
            control.scroll_into_view_if_needed()
            at: Any = control.bounding_box()
            assert room["x"] <= at["x"] and at["x"] + at["width"] <= room["x"] + room["width"], kind


COVERED = """() => {
  const over = [...document.querySelectorAll('.tool, .zoom button, .reconstruction')];
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const boxes = over.map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll('.hit')].filter((hex) =>
    boxes.some((box) => meet(box, hex.getBoundingClientRect()))).map((hex) => hex.dataset.hex);
}"""
"""The hexes covered by something in the map's area."""


@pytest.mark.parametrize("size", [pytest.param(WIDE, marks=pytest.mark.full), TABLET], ids=["wide", "tablet"])
def test_nothing_covers_the_small_map_of_a_stock_round(visitors: Visitors, size: tuple[int, int]) -> None:
    """On both boards: neither the zoom controls nor the note about the reconstruction."""
    with visitors(size) as visitor:
        visitor.without_hints()
        for board in ("standard", "moravia_silesia"):
            game, kinds = random_game(board, 5)
            visitor.sit_down(visitor.bring(file_of(game, kinds.index("stock_turn"))))
            visitor.wait_until_mine()
            expect(visitor.page.locator(".reconstruction")).to_have_count(int(board == "moravia_silesia"))
            assert visitor.page.locator(".tool, .zoom button").count() == 4
            assert visitor.page.evaluate(COVERED) == [], board


LINES = """name => { const range = document.createRange();
  range.selectNodeContents(document.querySelector(name));
  return new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size }"""
"""Number of lines of a text."""


@pytest.mark.parametrize(
    "language", ["en", "cs", *(pytest.param(one, marks=pytest.mark.full) for one in ("de", "pl", "zh"))]
)
def test_the_header_on_a_phone(browser: Browser, services: Process, language: str) -> None:
    """One line on the home page; at a table the round starts with a capital letter, and a lost connection is shown
    in the header without covering anything."""
    with Visitor(browser, services.url, PHONE, touch=True) as visitor:
        visitor.without_hints(language=language)
        page = visitor.page
        page.goto(visitor.url)
        page.locator("[data-choice=play]:enabled").wait_for()
        tops = page.locator("header .more > *:visible").evaluate_all(
            "all => all.map(one => { const at = one.getBoundingClientRect(); return (at.top + at.bottom) / 2 })"
        )
        assert len(tops) >= 3 and max(tops) - min(tops) < 4, tops
        game, _ = random_game("standard", 5)
        visitor.sit_down(visitor.bring(file_of(game, 1)))
        told = page.locator("header .round b").inner_text()
        assert told[0] == told[0].upper(), told
        tall = "() => Math.round(document.querySelector('header').getBoundingClientRect().height)"
        before = page.evaluate(tall)
        visitor.context.set_offline(True)
        page.locator("header [data-offline]").wait_for()
        assert page.locator("[data-offline]").count() == 1
        assert page.evaluate(LINES, "[data-offline]") == 1
        assert abs(page.evaluate(tall) - before) <= 1
        visitor.context.set_offline(False)
        expect(page.locator("[data-offline]")).to_have_count(0)


def test_the_start_and_the_number_of_moves_are_whole_lines(visitors: Visitors) -> None:
    with visitors(PHONE, touch=True) as visitor:
        visitor.without_hints()
        visitor.sit_down(visitor.bring(turn_after_others()[0]))
        visitor.wait_until_mine()
        for name in ("#since-title", "[data-part=since] .when span", "[data-part=step-through]"):
            assert visitor.page.evaluate(LINES, name) == 1, name
