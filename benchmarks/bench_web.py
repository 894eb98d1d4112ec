"""Measure the page in headless Chromium on loopback: `make bench-web`.

First load (compressed bytes), time until the map is shown, time from a choice to the painted result, a step through the
history, and the longest frame while the map is moved. Figures are medians of several runs. Also the most clicks that a
company's turn needs, and the sum of all layout shifts, those after an input included, over a stock round and an
operating round. `--json FILE` writes them; `--only turns` measures clicks and shifts alone.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.positions import file_of, game_before, game_of_bots, random_game  # noqa: E402
from browser.turns import (  # noqa: E402
    COUNT_SHIFTS,
    first_turn,
    shift_of_round,
    turn_without_building,
    usual_turn,
)
from browser.visitor import ARGUMENTS, Visitor  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from server.helpers import process  # noqa: E402

from cz18.messages import languages  # noqa: E402
from cz18.server.api.page import built_page  # noqa: E402

TARGETS = {
    "first load, kB packed": 250.0,
    "map ready after navigation, ms": 1000.0,
    "choice answered and painted, ms": 150.0,
    "step through the history, ms": 100.0,
    "longest frame while moving the map, ms": 50.0,
    "clicks of a usual turn": 5.0,
    "clicks of a first turn": 6.0,
    "clicks of a turn without building": 2.0,
    "layout shift of a round, 1440 x 900": 0.05,
    "layout shift of a round, 1024 x 768": 0.05,
    "layout shift of a round, 390 x 844": 0.05,
}
SIZES = ((1440, 900), (1024, 768), (390, 844))

# Measured inside the page, from navigation until the frame that shows the hexes. Polling from outside would find them
# up to half a second later.
READY = """
const watcher = new MutationObserver(() => {
  if (!document.querySelector('[data-hex]')) return;
  watcher.disconnect();
  requestAnimationFrame(() => { window.ready18 = performance.now(); });
});
watcher.observe(document, {childList: true, subtree: true});
"""
# Also inside: from the click until two frames after the number of the position has changed.
STEP = """
selector => new Promise(done => {
  const at = document.querySelector('output[data-position]');
  const button = document.querySelector(selector);
  const began = performance.now();
  const watcher = new MutationObserver(() => {
    watcher.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)));
  });
  watcher.observe(at, {attributes: true, attributeFilter: ['data-position']});
  button.click();
})
"""
FRAMES = """
() => {
  window.frames18 = [];
  let last = performance.now();
  const step = now => { window.frames18.push(now - last); last = now; window.more18 = requestAnimationFrame(step); };
  requestAnimationFrame(step);
}
"""


def first_load() -> float:
    """The page and the largest catalogue of messages, compressed, in kB."""
    folder = built_page()
    index = (folder / "index.html").read_text(encoding="utf-8")
    files = [folder / name for name in re.findall(r'(?:src|href)="/([^"]+)"', index)]
    catalogues = [path for language in languages() for path in folder.glob(f"assets/{language}-*.js")]
    page = sum(len(gzip.compress(path.read_bytes())) for path in [folder / "index.html", *files])
    return (page + max(len(gzip.compress(path.read_bytes())) for path in catalogues)) / 1000


def map_ready(browser: Browser, url: str) -> float:
    """Time until the map is shown in a new browser with empty caches."""
    with Visitor(browser, url) as visitor:
        game = visitor.bring(game_before("track"))
        visitor.page.goto("about:blank")  # a new page, so that its clock starts with the table
        visitor.page.add_init_script(READY)
        visitor.page.goto(f"{url}/#/games/{game}")
        visitor.page.wait_for_function("() => window.ready18")
        return float(visitor.page.evaluate("() => window.ready18"))


def choices(browser: Browser, url: str, tries: int) -> list[float]:
    """Time from click to paint while local railways are bought."""
    with Visitor(browser, url) as visitor:
        visitor.without_hints()
        visitor.sit_down(visitor.bring(file_of(random_game("standard", 2)[0], 0)))
        selector = "section[data-decision] button[data-choice^=BuyLocalRailway]:not([aria-disabled=true])"
        found = []
        for _ in range(tries):
            visitor.page.locator(selector).first.wait_for()
            found.append(float(visitor.page.evaluate(STEP, selector)))
        return found


def steps(browser: Browser, url: str, tries: int) -> list[float]:
    with Visitor(browser, url) as visitor:
        game, kinds = random_game("standard", 2)
        visitor.sit_down(visitor.bring(file_of(game, len(kinds))))
        visitor.page.wait_for_timeout(1000)
        return [float(visitor.page.evaluate(STEP, "[data-history=back]")) for _ in range(tries)]


def frames(browser: Browser, url: str) -> float:
    """The longest frame while the map is zoomed and dragged."""
    with Visitor(browser, url) as visitor:
        game, kinds = random_game("standard", 2)
        visitor.sit_down(visitor.bring(file_of(game, int(len(kinds) * 0.8))))
        page = visitor.page
        box = page.locator(".room").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.locator("[data-hex][tabindex='0']").focus()  # the wheel is the map's only then
        for _ in range(4):
            page.mouse.wheel(0, -240)
        page.wait_for_timeout(600)
        page.evaluate(FRAMES)
        page.mouse.down()
        for step in range(60):
            page.mouse.move(x + 4 * (step % 30), y + 2 * (step % 20))
        page.mouse.up()
        found = [float(one) for one in page.evaluate("() => window.frames18")]
        return max(found[1:])


def clicks(
    browser: Browser, url: str, play: Callable[[Visitor, str], int], until: str, **settings: object
) -> float:
    """The most clicks of three companies' turns from the beginning of this round."""
    with Visitor(browser, url) as visitor:
        visitor.without_hints(**settings)
        game = game_of_bots(until)
        table = visitor.bring(file_of(game, len(game.actions)))
        visitor.sit_down(table)
        return float(max(play(visitor, table) for _ in range(3)))


def shift(browser: Browser, url: str, size: tuple[int, int]) -> float:
    """The layout shift of a stock round and an operating round."""
    with Visitor(browser, url, size, touch=size[0] < 900) as visitor:
        visitor.without_hints()
        visitor.page.add_init_script(COUNT_SHIFTS)
        game = game_of_bots("SR 2")
        table = visitor.bring(file_of(game, len(game.actions)))
        visitor.sit_down(table)
        return shift_of_round(visitor, table, "SR 3")


def turns(browser: Browser, url: str) -> dict[str, float]:
    """Clicks with confirmations on, except of the turn without building, in which skipping is what the player wants."""
    found = {
        "clicks of a usual turn": clicks(browser, url, usual_turn, "OR 2.1", confirm=True, confirmSkips=True),
        "clicks of a first turn": clicks(browser, url, first_turn, "OR 1.1", confirm=True, confirmSkips=True),
        "clicks of a turn without building": clicks(browser, url, turn_without_building, "OR 2.1", confirm=True),
    }
    return found | {f"layout shift of a round, {size[0]} x {size[1]}": shift(browser, url, size) for size in SIZES}


def times(browser: Browser, url: str, tries: int) -> dict[str, float]:
    map_ready(browser, url)  # the server's own first time is not counted
    measured: dict[str, Callable[[], list[float]]] = {
        "map ready after navigation, ms": lambda: [map_ready(browser, url) for _ in range(5)],
        "choice answered and painted, ms": lambda: choices(browser, url, tries),
        "step through the history, ms": lambda: steps(browser, url, 2 * tries),
        "longest frame while moving the map, ms": lambda: [frames(browser, url) for _ in range(3)],
    }
    found = {name: statistics.median(measure()) for name, measure in measured.items()}
    return {"first load, kB packed": first_load(), **found}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", type=Path)
    parser.add_argument("--tries", type=int, default=15)
    parser.add_argument("--only", choices=["turns"])
    chosen = parser.parse_args()
    program = shutil.which("chromium")
    if program is None:
        sys.exit("Chromium is not installed (Debian: apt-get install chromium)")
    measured: dict[str, float] = {}
    with (
        tempfile.TemporaryDirectory() as scratch,
        process(f"{scratch}/games.db") as services,
        sync_playwright() as api,
    ):
        browser = api.chromium.launch(executable_path=program, args=ARGUMENTS)
        if chosen.only != "turns":
            measured |= times(browser, services.url, chosen.tries)
        measured |= turns(browser, services.url)
        browser.close()
    for name, value in measured.items():
        verdict = "" if value <= TARGETS[name] else "  over the target"
        print(f"{name:<42} {value:8.3g}   (target {TARGETS[name]:g}){verdict}")
    if chosen.json:
        chosen.json.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
