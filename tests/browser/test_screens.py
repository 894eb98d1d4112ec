"""Every screen can be used by everybody (axe-core), in light and dark, wide and narrow; and the page stays small."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from browser.positions import file_of, game_before, random_game
from browser.visitor import PHONE, WIDE, Visitor
from playwright.sync_api import Browser, Page
from server.helpers import Process

from cz18.server.api.page import built_page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
KINDS = ("stock_turn", "track", "run", "dividend", "trains", "acquisition", "answer")
FIRST_LOAD = 250_000
"""Bytes of the first load, packed."""


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong, each with where."""
    page.evaluate(axe())
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{item['id']}: {item['help']}: {[node['target'] for node in item['nodes']][:3]}"
        for item in found["violations"]
    ]


@pytest.mark.parametrize(
    ("size", "dark"),
    [
        (WIDE, False),
        (PHONE, True),
        pytest.param(WIDE, True, marks=pytest.mark.full),
        pytest.param(PHONE, False, marks=pytest.mark.full),
    ],
)
def test_no_screen_shuts_anybody_out(
    browser: Browser, services: Process, size: tuple[int, int], dark: bool
) -> None:
    """axe-core finds nothing on any page, at any decision, in any part of the screen."""
    with Visitor(browser, services.url, size, touch=size == PHONE, dark=dark) as somebody:
        page = somebody.page
        faults: dict[str, list[str]] = {}
        for path in ("", "#/about", "#/account", "#/new/online", "#/new/bots", "#/games/nowhere"):
            page.goto(f"{somebody.url}/{path}")
            page.locator("main h1").wait_for()
            page.locator("main button:disabled").wait_for(state="detached")  # what is asked of the server is here
            faults[path or "home"] = violations(page)
        for kind in KINDS if size == WIDE and not dark else ("stock_turn", "track", "trains"):
            somebody.sit_down(somebody.bring(game_before(kind)))
            somebody.wait_until_mine()
            faults[kind] = violations(page)
            if size == PHONE and kind == "track":
                for tab in ("map", "tables", "log"):
                    page.locator(f"[data-tab-button={tab}]").tap()
                    faults[f"{kind}, {tab}"] = violations(page)
                page.locator("[data-tab-button=now]").tap()
            if kind == "track":
                page.get_by_role("button", name="Help").click()
                faults["help"] = violations(page)
                page.keyboard.press("Escape")
        page.evaluate(
            "localStorage.setItem('18cz/settings', JSON.stringify({guided: false, pace: 'step', why: true}))"
        )
        seats = [{"name": "Ada"}, {"name": "Ben", "kind": "bot"}, {"name": "Cyd", "kind": "bot"}]
        wishes = {"seats": seats, "take": [0], "seed": 7, "options": {"playing_order": "as_listed"}}
        page.goto("about:blank")
        somebody.sit_down(somebody.ask("POST", "/games", wishes)["game"]["id"])
        somebody.decide("BuyLocalRailway")
        while somebody.view(somebody.game)["position"]["decision"]["seat"] != 0:
            page.wait_for_timeout(20)  # until both have moved
        page.locator("[data-choice=next]").click()
        page.locator("section[data-decision] :is([data-reasons], [data-why])").first.wait_for()
        faults["opponents move"] = violations(page)
        whole, kinds = random_game("moravia_silesia", 5)
        somebody.sit_down(somebody.bring(file_of(whole, len(kinds))))
        if size == PHONE:
            faults["over, now"] = violations(page)
            page.locator("[data-tab-button=tables]").tap()
        page.locator(".reckoning .uplot").first.wait_for(state="attached")
        faults["over"] = violations(page)
        assert not [f"{where}: {line}" for where, found in faults.items() for line in found]


def test_the_first_load_is_small() -> None:
    """What a first visit loads, packed, stays within the budget; what comes later is counted apart."""
    folder = built_page()
    index = (folder / "index.html").read_text(encoding="utf-8")
    files = re.findall(r'(?:src|href)="/([^"]+)"', index)
    assert any(name.endswith(".js") for name in files)
    loaded = {name: len(gzip.compress((folder / name).read_bytes())) for name in files}
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
