"""A game opens with the map and the choices; later rendering does not move any control."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.conftest import chromium
from browser.positions import game_before
from browser.visitor import ARGUMENTS, PHONE, WIDE, Visitor
from playwright.sync_api import Browser
from server.helpers import Process

FIRST = """
const watcher = new MutationObserver(() => {
  if (!document.querySelector('[data-hex]')) return;
  watcher.disconnect();
  requestAnimationFrame(() => {
    window.below18 = !!document.querySelector('#part-supply');
    window.first18 = [...document.querySelectorAll('button, input, select, summary, a[href], [data-hex]')]
      .filter(one => one.checkVisibility() && !one.closest('#side')).map(one => [one, one.getBoundingClientRect()]);
  });
});
watcher.observe(document, {childList: true, subtree: true});
"""
MOVED = """() => window.first18.flatMap(([one, then]) => {
  const now = one.getBoundingClientRect();
  const far = Math.max(Math.abs(now.x - then.x), Math.abs(now.y - then.y));
  return one.isConnected && far < 1 ? [] : [`${one.dataset.hex ?? one.dataset.choice ?? one.textContent}: ${far}`] })"""


@pytest.fixture(scope="module")
def with_scrollbars(browser: Browser) -> Iterator[Browser]:
    """Scroll bars take up space, as on most desktops."""
    found = browser.browser_type.launch(
        executable_path=chromium(),
        args=ARGUMENTS,
        ignore_default_args=["--hide-scrollbars"],
    )
    yield found
    found.close()


@pytest.mark.parametrize(
    ("size", "kind"),
    [
        pytest.param(WIDE, "track", id="wide-track"),
        pytest.param(WIDE, "stock_turn", id="wide-stock_turn", marks=pytest.mark.full),
        pytest.param((1024, 768), "track", id="middle-track", marks=pytest.mark.full),
        pytest.param((1024, 768), "stock_turn", id="middle-stock_turn", marks=pytest.mark.full),
        pytest.param(PHONE, "track", id="phone-track", marks=pytest.mark.full),
        pytest.param(PHONE, "stock_turn", id="phone-stock_turn"),
    ],
)
def test_later_rendering_moves_nothing(
    with_scrollbars: Browser, services: Process, kind: str, size: tuple[int, int]
) -> None:
    with Visitor(with_scrollbars, services.url, size, touch=size == PHONE) as visitor:
        game = visitor.bring(game_before(kind))
        visitor.without_hints()
        visitor.page.add_init_script(FIRST)
        visitor.sit_down(game)
        visitor.page.locator("[data-name]").first.wait_for(state="attached")  # the names on the map are drawn
        assert not visitor.page.evaluate("() => window.below18")
        assert visitor.page.evaluate("() => window.first18.length") > 10
        assert visitor.page.evaluate(MOVED) == []


def test_a_key_for_a_part_not_yet_rendered_renders_it(browser: Browser, services: Process) -> None:
    with Visitor(browser, services.url) as visitor:
        game = visitor.bring(game_before("track"))
        visitor.page.add_init_script(
            FIRST.replace(
                "window.below18 =",
                "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '6', code: 'Digit6', bubbles: true}));"
                " window.drawn18 =",
            )
        )
        visitor.sit_down(game)
        assert visitor.page.evaluate("() => window.drawn18")
        assert visitor.page.evaluate("() => document.activeElement.id") == "part-supply"
