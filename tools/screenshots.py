"""Pictures of the page: python tools/screenshots.py [FOLDER LOOK ...]

Without arguments every picture that the readme and the documentation show, and no other, into docs/images; the name
of one says screen, width and look (track-390-dark.png; a language is a look as well). With them every screen in these
looks, to be looked at. Needs the test environment (make test) and Chromium; pngquant, where it is there, makes the
files small. The games shown are played by Engineers.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.positions import file_of  # noqa: E402
from browser.visitor import ARGUMENTS, Visitor  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from server.helpers import process  # noqa: E402

from cz18.bots.base import as_seen  # noqa: E402
from cz18.bots.roster import bot_named  # noqa: E402
from cz18.rules.actions import Action, LayTile, Route, Run  # noqa: E402
from cz18.rules.engine import apply_unchecked, decision, legal_actions  # noqa: E402
from cz18.rules.game import Game  # noqa: E402
from cz18.rules.options import Options  # noqa: E402
from cz18.rules.setup import new_game  # noqa: E402

IMAGES = ROOT / "docs" / "images"
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


def sit_at(somebody: Visitor, number: int) -> None:
    """At a table with the game as it was after so many actions."""
    somebody.sit_down(somebody.bring(file_of(played()[0], number)))
    somebody.wait_until_mine()


def page_of(path: str) -> Callable[[Visitor], None]:
    def show(somebody: Visitor) -> None:
        somebody.page.goto(f"{somebody.url}/{path}")
        somebody.page.locator("main h1").wait_for()
        somebody.page.locator("main button:disabled").wait_for(state="detached")

    return show


def step_of(kind: str) -> Callable[[Visitor], None]:
    return lambda somebody: sit_at(somebody, place_of(kind))


def choice_of(kind: str) -> Callable[[Visitor], None]:
    """The step with what its first choice would bring."""

    def show(somebody: Visitor) -> None:
        sit_at(somebody, place_of(kind))
        somebody.panel.locator(f"button[data-choice^={MADE[kind]}]:not([aria-disabled=true])").first.focus()

    return show


def open_tab(somebody: Visitor, name: str) -> bool:
    """On a narrow screen: this part of it. Answers whether there are such parts."""
    tab = somebody.page.locator(f"[data-tab-button={name}]")
    if tab.is_visible():
        tab.click()
        return True
    return False


def show_track(somebody: Visitor) -> None:
    """A tile being tried on the map."""
    sit_at(somebody, place_of("track"))
    open_tab(somebody, "map")
    page, laid = somebody.page, played()[0].actions[place_of("track")]
    assert isinstance(laid, LayTile)
    page.locator(f"[data-hex='{laid.hex}']").click()
    tile = page.locator(f".fan button[data-tile='{laid.tile}']")
    for _ in range(7):  # the first click takes it, the others turn it
        tile.click()
        if page.locator(f".trying [data-rotation='{laid.rotation}']").count():
            break
    page.locator("main").evaluate("one => one.scrollTo(0, 0)")  # where a finger, unlike this visitor, leaves it


def show_tables(somebody: Visitor) -> None:
    sit_at(somebody, place_of("trains"))
    if not open_tab(somebody, "tables"):
        somebody.page.locator("#part-chart").evaluate("part => part.scrollIntoView()")


def show_log(somebody: Visitor) -> None:
    sit_at(somebody, place_of("trains"))
    open_tab(somebody, "log")


def show_over(somebody: Visitor) -> None:
    sit_at(somebody, len(played()[1]))
    open_tab(somebody, "tables")
    somebody.page.locator("#part-over").evaluate("part => part.scrollIntoView()")
    somebody.page.locator(".reckoning .uplot").first.wait_for()


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "home": page_of(""),
    "rules": page_of("#/rules"),
    "account": page_of("#/account"),
    "about": page_of("#/about"),
    "draft": lambda somebody: sit_at(somebody, 3),
    "track": show_track,
    "stock": choice_of("stock_turn"),
    "run": step_of("run"),
    "dividend": step_of("dividend"),
    "trains": choice_of("trains"),
    "tables": show_tables,
    "log": show_log,
    "over": show_over,
}


def shown() -> list[str]:
    """The names of the pictures that the readme and the documentation show."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    found = (re.findall(r"images/([a-z]+-\d+-[a-z]+)\.png", page.read_text(encoding="utf-8")) for page in pages)
    return sorted({name for names in found for name in names})


def take(browser: Browser, url: str, folder: Path, name: str) -> None:
    screen, width, look = name.split("-")
    language = "" if look in ("light", "dark") else look
    with Visitor(browser, url, SIZES[width], touch=width == "390", dark=look == "dark") as somebody:
        somebody.without_hints(language=language)
        SCREENS[screen](somebody)
        somebody.page.wait_for_timeout(600)
        file = folder / f"{name}.png"
        somebody.page.screenshot(path=file)
        if small := shutil.which("pngquant"):
            subprocess.run([small, "--force", "--skip-if-larger", "--output", file, "256", file], check=False)


def main(folder: Path, looks: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    names = [f"{screen}-{width}-{look}" for look in looks for width in SIZES for screen in SCREENS]
    with (
        tempfile.TemporaryDirectory() as scratch,
        process(f"{scratch}/games.db") as house,
        sync_playwright() as api,
    ):
        browser = api.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        for name in names or shown():
            take(browser, house.url, folder, name)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES, sys.argv[2:])
