"""Accessible to all: touch targets, low and enlarged screens, tile colours without colour, paper."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from browser.conftest import Visitors
from browser.positions import KINDS, file_of, game_before, random_game
from browser.visitor import Visitor
from playwright.sync_api import Browser, Page, expect
from server.helpers import Process

FONTS = ("dejavu",)
SHARED_PAGE = True
PHONE = (390, 844)
LONG_GAME = Path(__file__).parents[1] / "games" / "dev-3p-01.json.gz"
"""A game with tiles of all colours."""

SMALL = """() => [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((one) => {
  const over = document.querySelector('dialog[open]');
  if (!one.checkVisibility() || one.closest('.hidden, svg') || (over && !over.contains(one))) return [];
  if (one.matches('a') && getComputedStyle(one).display === 'inline') return [];  // a link within a sentence
  const tapped = (one.matches('[type=checkbox], [type=radio]') && one.closest('label')) || one;
  const { width, height } = tapped.getBoundingClientRect();
  if (width <= 1 || (width >= 43.5 && height >= 43.5)) return [];
  const name = one.innerText || one.ariaLabel || one.title;
  return [`${one.tagName} ${name.slice(0, 30)}: ${Math.round(width)} x ${Math.round(height)}`];
})"""
"""Controls smaller than 44 px. A checkbox is tapped by its label."""
CLIPPED = """() => [...document.querySelectorAll(
  'section[data-decision] :is(a[href], button, input, select, summary)'
)].flatMap((one) => {
  if (!one.checkVisibility() || one.closest('.hidden')) return [];
  const box = one.getBoundingClientRect();
  for (let at = one.parentElement; !at.matches('.body, section'); at = at.parentElement) {
    const room = at.getBoundingClientRect();
    const clips = getComputedStyle(at).overflowX !== 'visible' && at.scrollWidth <= at.clientWidth;
    if (clips && (box.left < room.left + 5 || box.right > room.right - 5))
      return [`the focus outline of ${one.innerText.slice(0, 30)} is cut off by ${at.className}`];
  }
  return [];
})"""


def test_everything_to_tap_is_large_enough(browser: Browser, services: Process, full_run: bool) -> None:
    """44 px each way on a touch screen: on every page, in every part of a table, at decisions of several kinds, where
    the outline of what has the focus is whole, too."""
    with Visitor(browser, services.url, PHONE, touch=True) as visitor:
        page = visitor.page
        found: dict[str, list[str]] = {}

        def look(where: str) -> None:
            found[where] = page.evaluate(SMALL)

        for path in ("", "#/about", "#/account", "#/rules", "#/new/online", "#/new/bots"):
            page.goto(f"{visitor.url}/{path}")
            page.locator("main h1").wait_for()
            page.locator("main button:disabled").wait_for(state="detached")
            look(path or "home")
        page.locator("[data-choice=settings]").click()
        look("settings")
        page.keyboard.press("Escape")
        for kind in KINDS if full_run else ("track", "stock_turn", "acquisition", "trains"):
            visitor.sit_down(visitor.bring(game_before(kind)))
            visitor.wait_until_mine()
            visitor.unfold()
            look(kind)
            found[kind] += page.evaluate(CLIPPED)
        for tab in ("map", "tables", "log"):
            page.locator(f"[data-tab-button={tab}]").click()
            look(tab)
        for side in ("chat", "links"):
            page.locator(f"#tab-{side}").click()
            look(side)
        game, kinds = random_game("standard", 5)
        visitor.sit_down(visitor.bring(file_of(game, len(kinds))))
        page.locator("[data-tab-button=now]").click()
        look("over")
        assert {where: small for where, small in found.items() if small} == {}


@pytest.mark.parametrize(
    ("size", "zoom", "touch"),
    [
        pytest.param((844, 390), 1, True, id="landscape"),
        pytest.param((1440, 900), 2, False, id="enlarged", marks=pytest.mark.full),
        pytest.param((1366, 768), 2, False, id="enlarged-laptop"),
    ],
)
def test_low_screens_show_map_and_choices_side_by_side(
    visitors: Visitors, size: tuple[int, int], zoom: float, touch: bool
) -> None:
    """The map has most of the height and does not cover the panel, and a tile is chosen on it."""
    with visitors(size, touch=touch, zoom=zoom) as visitor:
        visitor.without_hints()
        visitor.sit_down(visitor.bring(game_before("track")))
        visitor.wait_until_mine()
        page, high = visitor.page, size[1] / zoom
        room: Any = page.locator(".map-part .room").bounding_box()
        panel: Any = visitor.panel.bounding_box()
        assert room["height"] > 0.6 * high, room
        assert room["x"] + room["width"] <= panel["x"]
        lit = page.locator(".hit.can").first
        expect(lit).to_be_in_viewport(ratio=0.9)
        lit.click()
        expect(visitor.panel.locator("button[data-choice^='tile:']").first).to_be_in_viewport(ratio=0.9)
        page.locator("[data-tab-button=map]").click()
        whole: Any = page.locator(".map-part .room").bounding_box()
        assert whole["height"] > 0.5 * high, whole
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.locator("[data-tab-button=now]").click()


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900), (1920, 1080)], ids=["tablet", "wide", "large"])
def test_the_rounds_are_whole_below_the_map(visitors: Visitors, size: tuple[int, int]) -> None:
    """The strip is not cut by the history below it, and fades where there are more rounds."""
    with visitors(size) as visitor:
        visitor.without_hints()
        visitor.sit_down(visitor.bring(game_before("track")))
        strip = visitor.page.locator("ol.track")
        expect(strip).to_be_in_viewport(ratio=1)
        more = strip.evaluate("one => one.scrollLeft + one.clientWidth < one.scrollWidth - 2")
        fades = strip.evaluate("one => getComputedStyle(one).maskImage")
        assert ("rgba(0, 0, 0, 0))" in fades) is more, fades


CORNERS = """() => Object.fromEntries([...document.querySelectorAll('svg.map .grounds .tile')].map((tile) => [
  [...tile.classList].find((name) => ['yellow', 'green', 'brown', 'grey'].includes(name)),
  (tile.querySelector('.mark')?.getAttribute('d').match(/Z/g) ?? []).length,
]).filter(([colour]) => colour))"""


def test_tile_colours_differ_without_colour(visitor: Visitor) -> None:
    """By the number of dark corners; and a setting changes the colours themselves, now and after a reload. Tile numbers
    can be shown too, and on the whole board they are as large as names."""
    visitor.without_hints()
    visitor.sit_down(visitor.bring(json.loads(gzip.decompress(LONG_GAME.read_bytes()))))
    page = visitor.page
    assert page.evaluate(CORNERS) == {"yellow": 0, "green": 1, "brown": 2, "grey": 4}
    numbers = page.get_by_label("Tile numbers")
    numbers.check()
    expect(page.locator("svg.map.far .places .number").first).to_have_css("font-size", "21px")
    numbers.uncheck()
    expect(page.locator("svg.map .places .number:visible")).to_have_count(0)
    fill = "() => getComputedStyle(document.querySelector('.grounds .tile.green .ground')).fill"
    printed = page.evaluate(fill)
    page.locator("[data-choice=settings]").click()
    choice = page.locator("dialog[open] [data-option=palette]")
    choice.select_option("distinct")
    distinct = page.evaluate(fill)
    assert distinct != printed
    page.reload()
    page.locator(".grounds .tile.green .ground").first.wait_for()
    assert page.evaluate(fill) == distinct
    page.locator("[data-choice=settings]").click()
    choice.select_option("printed")
    page.keyboard.press("Escape")
    assert page.evaluate(fill) == printed


def shown(page: Page) -> dict[str, bool]:
    parts = ("map-part", "tables-part", "now-part", "log-part", "history-part", "parts-part")
    return {part: page.locator(f".{part}").is_visible() for part in parts}


@pytest.mark.parametrize(
    "size", [pytest.param((1440, 900), id="wide", marks=pytest.mark.full), pytest.param(PHONE, id="phone")]
)
def test_map_and_tables_are_printed(browser: Browser, services: Process, size: tuple[int, int]) -> None:
    """The whole board and all tables in light colours, whatever is on the screen; nothing else."""
    with Visitor(browser, services.url, size, dark=True) as visitor:
        visitor.without_hints()
        visitor.sit_down(visitor.bring(game_before("track")))
        page = visitor.page
        page.emulate_media(media="print")
        page.set_viewport_size({"width": 700, "height": 1000})  # A4 within its margins
        assert {part for part, is_shown in shown(page).items() if is_shown} == {"map-part", "tables-part"}
        assert page.evaluate(
            "getComputedStyle(document.querySelector('.tables-part section')).backgroundColor"
        ) == ("rgb(255, 255, 255)")
        board: Any = page.locator("svg.map").bounding_box()
        assert 650 < board["width"] <= 700 and board["x"] >= 0
        assert page.evaluate("document.documentElement.scrollWidth") <= 700
        assert page.locator("h1").is_visible()
        assert not page.locator("[data-choice]:visible:not([data-tile])").count()
        assert page.pdf(format="A4").startswith(b"%PDF")
