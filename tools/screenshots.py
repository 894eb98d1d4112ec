"""Pictures of the main screens for the readme: python tools/screenshots.py [FOLDER [LANGUAGE ...]]

Without a language those of the readme, light and dark; with languages more screens of each, light. Needs the test
environment (make test) and Chromium. The games shown are played by Engineers.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from functools import cache
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.positions import file_of  # noqa: E402
from browser.visitor import ARGUMENTS, Visitor  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from server.helpers import process  # noqa: E402

from cz18.bots.bot import as_seen  # noqa: E402
from cz18.bots.roster import bot_named  # noqa: E402
from cz18.rules.actions import Action, LayTile, Route, Run  # noqa: E402
from cz18.rules.engine import apply_unchecked, decision, legal_actions  # noqa: E402
from cz18.rules.game import Game  # noqa: E402
from cz18.rules.options import Options  # noqa: E402
from cz18.rules.setup import new_game  # noqa: E402

SIZES = {"1440": (1440, 900), "390": (390, 844)}
PLAYERS = ("Anna", "Bedřich", "Cyril")
SEED = 4
LATE = 0.62
"""How far into the game the pictures are taken."""


@cache
def played() -> tuple[Game, tuple[str, ...]]:
    """A whole game of three Engineers, and the kind of decision before each action."""
    options, bot = Options(), bot_named("engineer")
    state = new_game(PLAYERS, options=options, seed=SEED)
    actions: list[Action] = []
    kinds: list[str] = []
    while (due := decision(state)) is not None:
        action = bot.decide(as_seen(state), legal_actions(state), Random(len(actions)))
        kinds.append(str(due.kind))
        actions.append(action)
        state, _ = apply_unchecked(state, action)
    return Game(PLAYERS, "standard", options, SEED, tuple(actions)), tuple(kinds)


MADE = {"stock_turn": "BuyShare", "track": "LayTile", "run": "Run", "dividend": "PayOut", "trains": "BuyTrain"}
"""What the Engineer did there, so that there is something to be seen."""


def place_of(kind: str) -> int:
    """Where such a decision is so late in the game; of runs, the longest."""
    game, kinds = played()
    places = [
        number
        for number, action in enumerate(game.actions)
        if kinds[number] == kind and type(action).__name__ == MADE[kind]
    ]
    after = [number for number in places if number > LATE * len(kinds)]
    if kind == "run":
        return max(places, key=lambda number: sum(len(route.hexes) for route in routes_of(game.actions[number])))
    return (after or places)[0]


def routes_of(action: Action) -> tuple[Route, ...]:
    return action.routes if isinstance(action, Run) else ()


def position(kind: str) -> dict[str, object]:
    return file_of(played()[0], place_of(kind))


def take(browser: Browser, url: str, folder: Path, width: str, dark: bool, language: str = "") -> None:
    with Visitor(browser, url, SIZES[width], touch=width == "390", dark=dark) as somebody:
        somebody.without_hints(language=language)
        page, tail = somebody.page, f"{width}-{language or ('dark' if dark else 'light')}.png"

        def shot(name: str) -> None:
            page.wait_for_timeout(600)
            page.screenshot(path=folder / f"{name}-{tail}")

        page.goto(url)
        page.locator("[data-choice=play]:enabled").wait_for()
        shot("home")
        if language:
            for name in ("rules", "account", "about"):
                page.goto(f"{url}/#/{name}")
                page.locator("main h1").wait_for()
                shot(name)
            somebody.sit_down(somebody.bring(file_of(played()[0], 3)))
            somebody.wait_until_mine()
            shot("draft")
        somebody.sit_down(somebody.bring(position("track")))
        somebody.wait_until_mine()
        if width == "390":
            page.locator("[data-tab-button=map]").tap()
        laid = played()[0].actions[place_of("track")]
        assert isinstance(laid, LayTile)
        page.locator(f"[data-hex='{laid.hex}']").click()
        tile = page.locator(f".fan button[data-tile='{laid.tile}']")
        for _ in range(7):  # the first click takes it, the others turn it
            tile.click()
            if page.locator(f".trying [data-rotation='{laid.rotation}']").count():
                break
        shot("track")
        for kind in ("stock_turn", "run", "dividend", "trains"):
            somebody.sit_down(somebody.bring(position(kind)))
            somebody.wait_until_mine()
            if kind == "stock_turn":
                page.locator("button[data-choice^=BuyShare]:not([aria-disabled=true])").first.focus()
            if kind == "trains":
                page.locator("button[data-choice^=BuyTrain]:not([aria-disabled=true])").first.focus()
            shot(kind.replace("_turn", ""))
        if width == "390":
            page.locator("[data-tab-button=tables]").tap()
        else:
            page.locator("#part-chart").evaluate("part => part.scrollIntoView()")
        shot("tables")
        if language and width == "390":
            page.locator("[data-tab-button=log]").tap()
            shot("log")
        game, kinds = played()
        somebody.sit_down(somebody.bring(file_of(game, len(kinds))))
        if width == "390":
            page.locator("[data-tab-button=tables]").tap()
        page.locator("#part-over").evaluate("part => part.scrollIntoView()")
        page.locator(".reckoning .uplot").first.wait_for()
        shot("over")


def main(folder: Path, languages: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    program = shutil.which("chromium")
    with (
        tempfile.TemporaryDirectory() as scratch,
        process(f"{scratch}/games.db") as house,
        sync_playwright() as api,
    ):
        browser = api.chromium.launch(executable_path=program, args=ARGUMENTS)
        for width in SIZES:
            for language in languages:
                take(browser, house.url, folder, width, False, language)
            for dark in () if languages else (False, True):
                take(browser, house.url, folder, width, dark)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images", sys.argv[2:])
