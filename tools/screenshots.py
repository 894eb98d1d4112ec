"""Pictures of the main screens for the readme: python tools/screenshots.py [FOLDER]

Needs the test environment (make test) and Chromium. The games shown are played by random players.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.positions import file_of, random_game  # noqa: E402
from browser.visitor import ARGUMENTS, Visitor  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from server.helpers import process  # noqa: E402

SIZES = {"1440": (1440, 900), "390": (390, 844)}
LATE = 0.72
"""How far into the game the pictures are taken."""


def position(kind: str, board: str = "standard", seed: int = 2) -> dict[str, object]:
    game, kinds = random_game(board, seed)
    if kind == "run":  # one that earns something
        kinds = tuple("run" if later == "dividend" else "" for later in kinds[1:])
    after = [number for number, met in enumerate(kinds) if met == kind and number > LATE * len(kinds)]
    before = [number for number, met in enumerate(kinds) if met == kind]
    return file_of(game, (after or before)[0])


def take(browser: Browser, url: str, folder: Path, width: str, dark: bool) -> None:
    with Visitor(browser, url, SIZES[width], touch=width == "390", dark=dark) as somebody:
        somebody.without_hints()
        page, tail = somebody.page, f"{width}-{'dark' if dark else 'light'}.png"

        def shot(name: str) -> None:
            page.wait_for_timeout(500)
            page.screenshot(path=folder / f"{name}-{tail}")

        page.goto(url)
        page.locator("[data-choice=play]:enabled").wait_for()
        shot("home")
        somebody.sit_down(somebody.bring(position("track")))
        somebody.wait_until_mine()
        if width == "390":
            page.locator("[data-tab-button=map]").tap()
        page.locator("[data-hex].can").first.click()
        page.locator(".fan [data-tile]").first.click()
        shot("track")
        for kind in ("stock_turn", "run", "dividend", "trains"):
            somebody.sit_down(somebody.bring(position(kind)))
            somebody.wait_until_mine()
            shot(kind.replace("_turn", ""))
        if width == "390":
            page.locator("[data-tab-button=tables]").tap()
        else:
            page.locator("#part-chart").scroll_into_view_if_needed()
        shot("tables")
        game, kinds = random_game("standard", 2)
        somebody.sit_down(somebody.bring(file_of(game, len(kinds))))
        page.locator("#part-over").evaluate("part => part.scrollIntoView()")
        shot("over")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    program = shutil.which("chromium")
    with (
        tempfile.TemporaryDirectory() as scratch,
        process(f"{scratch}/games.db") as house,
        sync_playwright() as api,
    ):
        browser = api.chromium.launch(executable_path=program, args=ARGUMENTS)
        for width in SIZES:
            for dark in (False, True):
                take(browser, house.url, folder, width, dark)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images")
