"""Every screen is accessible (axe-core), in light and dark, wide and narrow; and the page stays small."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from browser.conftest import own_server
from browser.positions import KINDS as EVERY_KIND
from browser.positions import file_of, game_before, random_game
from browser.visitor import Visitor
from playwright.sync_api import Browser, Page
from server.helpers import Process

from cz18.messages import languages
from cz18.server.api.page import built_page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FONTS = ("dejavu",)
SCREENS = {
    "phone": ((390, 844), 1),
    "tablet": ((1024, 768), 1),
    "wide": ((1440, 900), 1),
    "zoomed": ((1440, 900), 2),
}
"""Width and height, and the zoom factor."""
PAGES = ("", "#/about", "#/account", "#/rules", "#/new/online", "#/new/bots", "#/games/nowhere")
KINDS = {
    "wide": ("stock_turn", "trains", "answer"),
    "phone": ("track",),
}
"""Decisions examined in a short run, each on one screen; a full run examines every kind on every screen."""
FIRST_LOAD = 250_000
"""Compressed bytes of the first load."""


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """The violations axe-core finds, with their places."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe())
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{item['id']}: {item['help']}: {[node['target'] for node in item['nodes']][:3]}"
        for item in found["violations"]
    ]


def looks() -> list[Any]:
    """Light and dark, on each screen; a few of them in a short run."""
    few = {("wide", False), ("phone", True)}
    return [
        pytest.param(
            name,
            dark,
            marks=() if (name, dark) in few else pytest.mark.full,
            id=f"{name}-{'dark' if dark else 'light'}",
        )
        for name in SCREENS
        for dark in (False, True)
    ]


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A separate server: the home page lists all games, here only those of this module."""
    with own_server(tmp_path_factory) as running:
        yield running


@pytest.mark.parametrize(("screen", "dark"), looks())
def test_every_screen_is_accessible(
    browser: Browser, services: Process, screen: str, dark: bool, full_run: bool
) -> None:
    """axe-core finds nothing on any page, at any decision, in any part of the screen."""
    size, zoom = SCREENS[screen]
    narrow = screen in ("phone", "zoomed")
    with Visitor(browser, services.url, size, touch=screen == "phone", dark=dark, zoom=zoom) as visitor:
        page = visitor.page
        faults: dict[str, list[str]] = {}
        for path in PAGES[::2] if dark and not full_run else PAGES:
            page.goto(f"{visitor.url}/{path}")
            page.locator("main h1").wait_for()
            page.locator("main button:disabled").wait_for(state="detached")  # the server's responses have arrived
            faults[path or "home"] = violations(page)
        page.locator("[data-choice=settings]").click()
        faults["settings"] = violations(page)
        page.keyboard.press("Escape")
        for kind in EVERY_KIND if full_run else KINDS[screen]:
            visitor.sit_down(visitor.bring(game_before(kind)))
            visitor.wait_until_mine()
            faults[kind] = violations(page)
            if narrow and kind == "track":
                for tab in ("map", "tables", "log"):
                    page.locator(f"[data-tab-button={tab}]").click()
                    faults[f"{kind}, {tab}"] = violations(page)
                page.locator("[data-tab-button=now]").click()
            if kind == "track":
                page.get_by_role("button", name="Help").click()
                faults["help"] = violations(page)
                page.keyboard.press("Escape")
        faults |= _opponents_and_the_end(visitor, narrow)
        assert not [f"{where}: {line}" for where, found in faults.items() for line in found]


def _opponents_and_the_end(visitor: Visitor, narrow: bool) -> dict[str, list[str]]:
    page = visitor.page
    faults: dict[str, list[str]] = {}
    page.evaluate(
        "localStorage.setItem('18cz/settings', JSON.stringify({guided: false, pace: 'step', why: true}))"
    )
    seats = [{"name": "Ada"}, {"name": "Ben", "kind": "bot"}, {"name": "Cyd", "kind": "bot"}]
    wishes = {"seats": seats, "take": [0], "seed": 7, "options": {"playing_order": "as_listed"}}
    page.goto("about:blank")
    visitor.sit_down(visitor.ask("POST", "/games", wishes)["game"]["id"])
    visitor.decide("BuyLocalRailway")
    while visitor.view(visitor.game)["position"]["decision"]["seat"] != 0:
        page.wait_for_timeout(20)  # until both have moved
    page.locator("[data-choice=next]").click()
    page.locator("section[data-decision] :is([data-reasons], [data-why])").first.wait_for()
    faults["opponents move"] = violations(page)
    whole, kinds = random_game("moravia_silesia", 5)
    visitor.sit_down(visitor.bring(file_of(whole, len(kinds))))
    if narrow:
        faults["over, now"] = violations(page)
        page.locator("[data-tab-button=tables]").click()
    page.locator(".reckoning .uplot").first.wait_for(state="attached")
    faults["over"] = violations(page)
    return faults


def test_the_first_load_is_small() -> None:
    """The compressed size of a first visit, with the largest catalogue, stays within the budget."""
    folder = built_page()
    index = (folder / "index.html").read_text(encoding="utf-8")
    files = re.findall(r'(?:src|href)="/([^"]+)"', index)
    assert any(name.endswith(".js") for name in files)
    loaded = {name: len(gzip.compress((folder / name).read_bytes())) for name in files}
    catalogues = [path for language in languages() for path in folder.glob(f"assets/{language}-*.js")]
    assert len(catalogues) >= len(languages())
    loaded["largest catalogue"] = max(len(gzip.compress(path.read_bytes())) for path in catalogues)
    total = sum(loaded.values()) + len(gzip.compress(index.encode()))
    assert total < FIRST_LOAD, loaded


def test_nothing_is_loaded_from_elsewhere(visitor: Visitor) -> None:
    """Every request goes to the server the page came from."""
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.goto(visitor.url)
    visitor.page.locator("[data-choice=play]").click()
    visitor.panel.wait_for()
    assert asked
    assert {url for url in asked if not url.startswith((visitor.url, visitor.url.replace("http", "ws")))} == set()
