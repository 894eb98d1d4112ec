"""Take screenshots of the page: python tools/screenshots.py [FOLDER LOOK ...]

Without arguments it takes the screenshots used in the README and the documentation and writes them to docs/images. A
name consists of screen, width and look (track-390-dark.png; a language is also a look). With arguments it takes every
screen in these looks, for review. Needs the test environment (make test) and Chromium; pngquant reduces the file size
if it is installed. The games are played by Engineers.
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
from positions.recorded_positions import late  # noqa: E402
from server.helpers import process  # noqa: E402

from cz18.bots.base import as_seen  # noqa: E402
from cz18.bots.roster import bot_named  # noqa: E402
from cz18.interop.formats.positions.reading import Position  # noqa: E402
from cz18.interop.formats.positions.text import position_to_text  # noqa: E402
from cz18.lessons.puzzles import puzzles, state_of  # noqa: E402
from cz18.rules.actions import Action, LayTile, Route, Run  # noqa: E402
from cz18.rules.company_turn.runs import best_runs  # noqa: E402
from cz18.rules.engine import action_ranges, apply_unchecked, decision  # noqa: E402
from cz18.rules.game import Game  # noqa: E402
from cz18.rules.options import Options  # noqa: E402
from cz18.rules.setup import new_game  # noqa: E402

IMAGES = ROOT / "docs" / "images"
SIZES = {"1440": (1440, 900), "390": (390, 844)}
PLAYERS = ("Anna", "Bedřich", "Cyril")
SEED = 4
LATE = 0.62
"""Share of the game that is played before most screenshots are taken."""


@cache
def played() -> tuple[Game, tuple[str, ...]]:
    """Play a game of three Engineers; return it with the kind of decision before each action."""
    options, bot = Options(), bot_named("engineer")
    state = new_game(PLAYERS, options=options, seed=SEED)
    actions: list[Action] = []
    kinds: list[str] = []
    while (due := decision(state)) is not None:
        action = bot.decide(as_seen(state), action_ranges(state), Random(len(actions)))
        kinds.append(str(due.kind))
        actions.append(action)
        state, _ = apply_unchecked(state, action)
    return Game(PLAYERS, "standard", options, SEED, tuple(actions)), tuple(kinds)


MADE = {"stock_turn": "BuyShare", "track": "LayTile", "run": "Run", "dividend": "PayOut", "trains": "BuyTrain"}
"""The Engineer's action there, so that the screenshot shows an effect."""


def place_of(kind: str) -> int:
    """Position of the first such decision this late in the game; for runs, the longest run."""
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


def sit_at(visitor: Visitor, number: int) -> None:
    """Open a table with the game after this many actions."""
    visitor.sit_down(visitor.bring(file_of(played()[0], number), listed=False))
    visitor.wait_until_mine()


def page_of(path: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.page.goto(f"{visitor.url}/{path}")
        visitor.page.locator("main h1").wait_for()
        visitor.page.locator("main button:disabled").wait_for(state="detached")

    return show


def step_of(kind: str) -> Callable[[Visitor], None]:
    return lambda visitor: sit_at(visitor, place_of(kind))


def choice_of(kind: str, part: str) -> Callable[[Visitor], None]:
    """Show a step with the outcome of the Engineer's choice, of which `part` is the field in the control's name."""

    def show(visitor: Visitor) -> None:
        number = place_of(kind)
        sit_at(visitor, number)
        chosen = f":{getattr(played()[0].actions[number], part)}"
        visitor.panel.locator(f"button[data-choice^={MADE[kind]}][data-choice$='{chosen}']").first.focus()

    return show


def open_tab(visitor: Visitor, name: str) -> bool:
    """Open this tab on a narrow screen. Returns False if the screen has no tabs."""
    tab = visitor.page.locator(f"[data-tab-button={name}]")
    if tab.is_visible():
        tab.click()
        return True
    return False


def show_track(visitor: Visitor) -> None:
    """Show a tile preview on the map."""
    sit_at(visitor, place_of("track"))
    open_tab(visitor, "map")
    page, laid = visitor.page, played()[0].actions[place_of("track")]
    assert isinstance(laid, LayTile)
    page.locator(f"[data-hex='{laid.hex}']").click()
    at_hex, in_panel = f".fan button[data-tile='{laid.tile}']", f"[data-choice='tile:{laid.hex}:{laid.tile}']"
    tile = page.locator(f":is({at_hex}, {in_panel}):visible").first  # on a phone, on a wide screen
    for _ in range(7):  # the first click takes it, the others rotate it
        tile.click()
        if page.locator(f".trying [data-rotation='{laid.rotation}']").count():
            break
    page.locator("main").evaluate("one => one.scrollTo(0, 0)")  # as after a touch, without a mouse pointer
    if (turn := visitor.panel.locator("[data-choice=turn]")).is_visible():
        turn.evaluate("one => one.scrollIntoView({block: 'center'})")  # with the price and the best run below it


def show_tables(visitor: Visitor) -> None:
    sit_at(visitor, place_of("trains"))
    if not open_tab(visitor, "tables"):
        visitor.page.locator("#part-chart").evaluate("part => part.scrollIntoView()")


def show_log(visitor: Visitor) -> None:
    sit_at(visitor, place_of("trains"))
    open_tab(visitor, "log")


def show_over(visitor: Visitor) -> None:
    sit_at(visitor, len(played()[1]))
    open_tab(visitor, "tables")
    visitor.page.locator("#part-over").evaluate("part => part.scrollIntoView()")
    visitor.page.locator(".reckoning .uplot").first.wait_for()


def show_lesson(visitor: Visitor) -> None:
    form = {"learner": PLAYERS[0], "opponent": PLAYERS[1]}
    visitor.sit_down(visitor.ask("POST", "/lessons/track", form)["game"]["id"])
    visitor.page.locator("aside[data-lesson]").wait_for()


def show_puzzle(visitor: Visitor) -> None:
    """Show the solution of a puzzle about a run."""
    puzzle = puzzles()["run-8"]
    best = best_runs(state_of(puzzle.game, puzzle.position), puzzle.company)
    page = visitor.page
    page.goto(f"{visitor.url}/#/puzzles/{puzzle.id}")
    page.locator("[data-train]").first.wait_for()
    for hex_id in best.routes[0].hexes:
        page.locator(f"[data-hex={hex_id}]").dispatch_event("click")
    page.locator("[data-choice=check]").click()
    page.locator("[data-right]").wait_for()
    page.evaluate("() => scrollTo(0, 0)")


def open_position(visitor: Visitor) -> None:
    """Open a late position in the companion."""
    visitor.page.goto(f"{visitor.url}/#/companion/{position_to_text(Position(late(), True))}")
    visitor.page.locator("main[data-part=position][data-current=true]").wait_for()


def show_companion(visitor: Visitor) -> None:
    """Show the answers about a position; beside the map, if there is room, with a drawn run."""
    open_position(visitor)
    visitor.page.locator("[data-tab=answers]").click()
    if not visitor.page.locator("[data-tab=map]").is_visible():
        visitor.page.locator("[data-draw=BN]").click()


def show_entering(visitor: Visitor) -> None:
    """Show the tiles that fit a hex of a position."""
    open_position(visitor)
    visitor.page.locator("[data-hex=C13]").first.click()


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "home": page_of(""),
    "rules": page_of("#/rules"),
    "account": page_of("#/account"),
    "about": page_of("#/about"),
    "draft": lambda visitor: sit_at(visitor, 3),
    "track": show_track,
    "stock": choice_of("stock_turn", "company"),
    "run": step_of("run"),
    "dividend": step_of("dividend"),
    "trains": choice_of("trains", "face"),
    "tables": show_tables,
    "log": show_log,
    "over": show_over,
    "lesson": show_lesson,
    "puzzle": show_puzzle,
    "companion": show_companion,
    "entering": show_entering,
}


def shown() -> list[str]:
    """Names of the screenshots used in the README and the documentation that this tool can take."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    found = (re.findall(r"images/([a-z]+-\d+-[a-z]+)\.png", page.read_text(encoding="utf-8")) for page in pages)
    names = sorted({name for names in found for name in names})
    return [name for name in names if name.split("-")[0] in SCREENS]


def take(browser: Browser, url: str, folder: Path, name: str) -> None:
    screen, width, look = name.split("-")
    language = "" if look in ("light", "dark") else look
    with Visitor(browser, url, SIZES[width], touch=width == "390", dark=look == "dark") as visitor:
        visitor.without_hints(language=language)
        SCREENS[screen](visitor)
        visitor.page.wait_for_timeout(600)
        file = folder / f"{name}.png"
        visitor.page.screenshot(path=file)
        if small := shutil.which("pngquant"):
            subprocess.run([small, "--force", "--skip-if-larger", "--output", file, "256", file], check=False)


def main(folder: Path, looks: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    names = [f"{screen}-{width}-{look}" for look in looks for width in SIZES for screen in SCREENS]
    with (
        tempfile.TemporaryDirectory() as scratch,
        process(f"{scratch}/games.db") as server,
        sync_playwright() as api,
    ):
        browser = api.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        for name in names or shown():
            take(browser, server.url, folder, name)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES, sys.argv[2:])
