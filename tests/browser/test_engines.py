"""The page in WebKit and Firefox, and what older browsers are shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from browser.engines import Engine, WebKit, firefox, webkit
from browser.positions import file_of, game_before, game_of_bots, random_game, turn_with_every_step
from browser.visitor import Visitor
from playwright.sync_api import Browser, expect
from server.helpers import Process

ENGINES: dict[str, Any] = {"webkit": webkit, "firefox": firefox}

DIALOG = """() => {
  const dialog = document.querySelector("dialog[open]");
  return { part: dialog.getBoundingClientRect().height / innerHeight, ring: getComputedStyle(dialog).outlineStyle };
}"""
FIELDS = """() => [...document.querySelectorAll('.field :is(input, select)')].map(
  (one) => one.getBoundingClientRect().top)"""
AT_REST = """() => new Promise((done) => {
  const map = document.querySelector(".moved");
  const now = () => getComputedStyle(map).willChange;
  const seen = new Set();
  const watcher = new MutationObserver(() => {
    seen.add(now());
    if (seen.has("transform") && now() === "auto") {
      watcher.disconnect();
      done([...seen]);
    }
  });
  watcher.observe(map, { attributes: true });
  document.querySelector(".zoom button").click();
})"""
"""The values of will-change while the map zooms and comes to rest again."""


@pytest.fixture(scope="module")
def on_webkit(services: Process, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebKit]:
    with webkit(tmp_path_factory.mktemp("webkit")) as browser:
        browser.open(services.url)
        yield browser


def test_webkit_shows_dialogs_and_the_map_as_meant(on_webkit: WebKit) -> None:
    """The settings are as high as their content, the fields of a new game are level, the map at rest is no layer of
    its own (WebKit keeps such a layer blurred), and nothing says that the browser is old."""
    page = on_webkit
    page.resize(1440, 900)
    assert page.call("() => document.querySelector('#old-browser').hidden") is True
    assert len(set(map(round, page.call(FIELDS)))) == 1
    page.press_at("[data-choice=settings]")
    page.wait_for("() => document.querySelector('dialog[open] .options') !== null")
    dialog = page.call(DIALOG)
    assert dialog["part"] < 0.75 and dialog["ring"] == "none", dialog
    page.press_at("dialog[open] button")
    page.resize(390, 844)
    page.sit_down(page.bring(game_before("track")))
    page.press_at("[data-tab-button=map]")
    assert set(page.call(AT_REST)) == {"transform", "auto"}
    assert page.faults() == []


@pytest.mark.full
@pytest.mark.parametrize("name", ENGINES)
def test_other_browsers_play_a_turn(services: Process, tmp_path: Path, name: str) -> None:
    """A new game and its first purchase, a whole turn of a company by mouse, and the end of a game with its curve.

    The turn's station and run offer no choice after the tile, so the click that lays it makes them too."""
    start: AbstractContextManager[Engine] = ENGINES[name](tmp_path)
    with start as page:
        page.open(services.url)
        page.resize(1440, 900)
        assert page.call("() => document.querySelector('#old-browser').hidden") is True
        page.press_at("[data-choice=play]")
        assert page.decide("BuyLocalRailway") == "BuyLocalRailway"
        game = page.bring(turn_with_every_step())
        page.sit_down(game)
        names = page.call(
            "() => [...document.querySelectorAll('main > [role=group]')].map((one) => one.ariaLabel)"
        )
        assert sorted(names) == ["Actions and log", "Map and tables"]  # stops of the Tab key
        before = page.number
        assert page.decide("LayTile", "tile:", "hex:") == "LayTile"
        assert [page.decide("PayOut", "EndStep") for _ in range(3)] == ["PayOut", "EndStep", "EndStep"]
        log = page.ask("GET", f"/games/{game}/log?since={before}")["entries"]
        made = [(entry["action"].get("step") or entry["action"]["type"], entry["by"]) for entry in log]
        person, table = "person", "table"
        assert made[:6] == [
            ("LayTile", person), ("station", table), ("Run", table), ("PayOut", person),
            ("acquisition", person), ("trains", person),
        ]  # fmt: skip
        whole, kinds = random_game("standard", 5)
        page.sit_down(page.bring(file_of(whole, len(kinds))))
        page.wait_for("() => document.querySelector('section[data-decision=over] .uplot canvas') !== null")
        assert page.faults() == []


@pytest.mark.full
def test_firefox_keeps_the_large_area_in_view_when_a_stock_round_begins(services: Process, tmp_path: Path) -> None:
    """The column with map and tables is not scrolled by the browser when the shares take the place of the map."""
    with firefox(tmp_path) as page:
        page.open(services.url, pace="at_once")
        page.resize(1440, 900)
        for round_ in ("SR 2", "SR 3"):
            game = game_of_bots(round_)
            table = page.bring(file_of(game, len(game.actions) - 1))
            page.sit_down(table)
            page.decide("EndStep")
            page.wait_for("() => document.querySelector('[data-stage=shares]') !== null")
            assert page.ask("GET", f"/games/{table}/view")["position"]["round"] == round_
            assert page.call("() => document.querySelector('main .left').scrollTop") == 0, round_
        assert page.faults() == []


def test_a_browser_that_is_too_old_is_named(browser: Browser, services: Process) -> None:
    """Without a feature of the oldest supported browsers the page shows which ones work; with all of them nothing."""
    message = "This browser is too old for 18CZ"
    for lacking in (None, "delete window.DecompressionStream", "CSS.supports = () => false", "delete window.CSS"):
        with Visitor(browser, services.url) as visitor:
            if lacking:
                visitor.page.add_init_script(lacking)
            visitor.page.goto(visitor.url)
            shown = visitor.page.locator("#old-browser")
            if lacking is None:
                visitor.page.locator("[data-choice=play]").wait_for()
                expect(shown).to_be_hidden()
            else:
                expect(shown).to_contain_text(message)
                expect(shown).to_be_visible()
                expect(shown).to_contain_text("Chrome 109, Firefox 115, Safari 16.4")
            visitor.faults.clear()  # an old browser may fail
