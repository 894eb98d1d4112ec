"""Lessons and puzzles: by mouse on a wide screen, by touch on a phone, and by keyboard; accessible (axe-core)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.test_screens import violations
from browser.visitor import HALF_MADE, WIDE, Visitor
from playwright.sync_api import Browser, Locator, expect
from server.helpers import Process

from cz18.contract.encoding import encode_action
from cz18.lessons.lessons import LESSONS
from cz18.lessons.puzzles import Puzzle, puzzles, state_of
from cz18.messages import languages
from cz18.rules.actions import LayTile
from cz18.rules.asking.preview import previews
from cz18.rules.company_turn.runs import best_runs

PHONE = (390, 844)
MOVES = {
    "railways": ("BuyLocalRailway:L1",),
    "company": ("StartCompany:VBW:50",),
    "track": ("LayTile", "LayTile"),
    "stations": ("PlaceStation",),
    "trains": ("BuyTrain:BTE:f3:4+4",),
    "running": ("Run",),
    "dividends": ("PayOut",),
    "acquisitions": ("OfferAcquisition:Sx:ATE",),
    "end": ("Run", "PayOut"),  # then the turn ends by itself
}
"""What a learner clicks in each lesson."""


def coach(visitor: Visitor, lesson: str) -> Locator:
    return visitor.page.locator(f"aside[data-lesson={lesson}]")


def complete(visitor: Visitor, lesson: str) -> None:
    """Do what the lesson asks for, by clicking."""
    task = coach(visitor, lesson)
    expect(task).to_have_attribute("data-done", "false")
    for move in MOVES[lesson]:
        visitor.decide(move, "hex:", "tile:")
    expect(task).to_have_attribute("data-done", "true")
    expect(task.locator("li").first).to_be_visible()


def go_through(visitor: Visitor, lessons: list[str]) -> None:
    """From the home page through these lessons, each by the button of the one before."""
    visitor.without_hints()
    visitor.page.goto(visitor.url)
    visitor.page.locator("[data-choice=learn]").click()
    for lesson in lessons:
        complete(visitor, lesson)
        assert visitor.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        if lesson != list(LESSONS)[-1]:  # at the end of the game there is also a rematch
            expect(visitor.page.locator("main button.primary:visible")).to_have_count(1)
        expect(visitor.page.locator("[data-part=since]")).to_have_count(0)  # the coach says what happened
        if lesson != lessons[-1]:
            visitor.page.locator("[data-choice=lesson-next]").click()


def test_the_guided_game_by_mouse(browser: Browser, services: Process) -> None:
    """All lessons one after the other. Afterwards the home page shows them as done."""
    with Visitor(browser, services.url, WIDE) as learner:
        go_through(learner, list(LESSONS))
        page = learner.page
        assert violations(page) == []
        page.locator("[data-choice=lesson-leave]").click()
        learn = page.locator("[data-part=learn]")
        expect(learn.locator("[data-choice=learn]")).to_have_count(0)
        learn.locator("summary").click()
        expect(learn.locator("[data-done]")).to_have_count(len(LESSONS))
        assert violations(page) == []


@pytest.mark.full
def test_the_guided_game_by_touch(browser: Browser, services: Process) -> None:
    with Visitor(browser, services.url, PHONE, touch=True) as learner:
        go_through(learner, list(LESSONS))
        assert violations(learner.page) == []


def test_a_lesson_is_repeated_skipped_and_resumed(browser: Browser, services: Process) -> None:
    """On a phone: repeat starts another game, skip goes to the next lesson, and a paused one is resumed."""
    with Visitor(browser, services.url, PHONE, touch=True) as learner:
        go_through(learner, list(LESSONS)[:2])
        page, first = learner.page, learner.game
        assert violations(page) == []
        page.locator("[data-choice=lesson-repeat]").tap()
        expect(coach(learner, "company")).to_have_attribute("data-done", "false")
        assert learner.game != first
        page.locator("[data-choice=lesson-skip]").tap()
        expect(coach(learner, "track")).to_be_visible()
        paused = learner.game
        page.goto(learner.url)
        expect(page.locator("[data-choice=learn]")).to_be_enabled()
        expect(page.locator("[data-part=my-games]")).to_have_count(0)
        page.locator("[data-choice=learn]").tap()
        expect(coach(learner, "track")).to_be_visible()
        assert learner.game == paused


def test_a_lesson_comments_on_another_move(browser: Browser, services: Process) -> None:
    """BTE buys a train that it cannot run: the coach says so and offers to undo it."""
    with Visitor(browser, services.url, WIDE) as learner:
        learner.without_hints()
        form = {"learner": "Ada", "opponent": "Ben"}
        game = learner.ask("POST", "/lessons/trains", form)["game"]["id"]
        seen = learner.view(game)["position"]
        wrong = next(one for one in seen["choices"] if one["type"] == "BuyTrain" and one["face"] == "4")
        learner.ask("POST", f"/games/{game}/actions", {"seen": seen["number"], "action": wrong})
        learner.sit_down(game)
        astray = coach(learner, "trains").locator("[data-part=astray]")
        expect(astray).to_be_visible()
        learner.page.locator("[data-choice=lesson-undo]").click()
        expect(astray).to_have_count(0)
        assert learner.view(game)["lesson"]["astray"] == []


@pytest.mark.full
def test_the_guided_game_by_keyboard(browser: Browser, services: Process) -> None:
    """Every lesson with Tab and Enter only."""
    with Visitor(browser, services.url, WIDE) as learner:
        learner.without_hints()
        page = learner.page
        page.goto(learner.url)
        page.locator("[data-choice=learn]").press("Enter")
        for lesson in LESSONS:
            task = coach(learner, lesson)
            expect(task).to_have_attribute("data-done", "false")
            for move in MOVES[lesson]:
                learner.wait_until_mine()
                before = learner.number
                while HALF_MADE.match(press_choice(learner, move)):  # a hex, a tile, and it is laid
                    pass
                page.wait_for_function(
                    "before => Number(document.querySelector('output[data-position]').dataset.position) > before",
                    arg=before,
                )
            expect(task).to_have_attribute("data-done", "true")
            following = page.locator("[data-choice=lesson-next], [data-choice=lesson-leave]")
            following.press("Enter")


REACHED = """name => {
    const at = document.activeElement;
    const card = at.matches('summary') && !at.parentElement.open ? at.parentElement : null;
    return [at.matches('button, summary') ? at.closest('[data-choice]')?.dataset.choice : '',
        !!card?.querySelector(`[data-choice='${name}']`)];
}"""
"""The choice that has the focus, and whether the focus is on the title of a closed card with this choice."""


def press_choice(learner: Visitor, move: str) -> str:
    """Tab from the title of the panel to the choice, or to a hex or tile that prepares it, and press Enter.

    Returns its name."""
    offered = learner.offered()
    name = next(one for wish in (move, "hex:", "tile:") for one in offered if one.startswith(wish))
    learner.page.keyboard.press("n")
    for _ in range(200):
        learner.page.keyboard.press("Tab")
        here, closed = learner.page.evaluate(REACHED, name)
        if closed:  # a card that contains the choice
            learner.page.keyboard.press("Enter")
        if here == name:
            learner.page.keyboard.press("Enter")
            return name
    raise AssertionError(f"{name} is not met with Tab")


# Puzzles


def use(control: Locator, way: str, key: str = "Enter") -> None:
    """Activate a control by mouse, by touch or by keyboard."""
    if way == "keyboard":
        control.press(key)
    elif way == "touch":
        control.tap()
    else:
        control.click()


def solve(visitor: Visitor, puzzle: Puzzle, way: str) -> None:
    """Open the puzzle, give the right answer, and check it."""
    page = visitor.page
    page.goto(f"{visitor.url}/#/puzzles/{puzzle.id}")
    panel = page.locator(f"section[data-puzzle={puzzle.id}]")
    panel.wait_for()
    give_answer(visitor, panel, puzzle, way)
    use(panel.locator("[data-choice=check]"), way)
    expect(panel).to_have_attribute("data-right", "true")


def give_answer(visitor: Visitor, panel: Locator, puzzle: Puzzle, way: str) -> None:
    page = visitor.page
    if puzzle.kind in ("run", "tile") and way == "touch":
        use(page.get_by_role("button", name="Whole map"), way)
    if puzzle.kind == "run":
        for route in best_runs(state_of(puzzle.game, puzzle.position), puzzle.company).routes:
            use(panel.locator(f"[data-train={route.train}]"), way)
            for hex_id in route.hexes:
                use(page.locator(f"[data-hex={hex_id}]"), way)
    elif puzzle.kind == "tile":
        best = best_tile(puzzle)
        use(page.locator(f"[data-hex={best['hex']}]"), way)
        tile = page.locator(f".fan button[data-tile='{best['tile']}']")
        tile.wait_for()
        if tile.get_attribute("aria-pressed") == "false":  # a single tile is selected at once
            use(tile, way)
        tried = page.locator(".trying [data-rotation]")
        for _ in range(6):
            if tried.get_attribute("data-rotation") == str(best["rotation"]):
                break
            use(page.locator(".fan .turning button").last, way)
    elif puzzle.kind == "scrap":
        for name in (*puzzle.answer["trains"], *puzzle.answer["companies"]):
            use(panel.locator(f"input[value='{name}']"), way, "Space")
    else:
        use(panel.locator("[data-field=amount]"), way, "Home")
        page.keyboard.type(str(puzzle.answer))


def best_tile(puzzle: Puzzle) -> dict[str, Any]:
    state = state_of(puzzle.game, puzzle.position)
    found = (one.action for one in previews(state) if one.after == puzzle.answer)
    action = next(action for action in found if isinstance(action, LayTile))
    return {"rotation": 0, **encode_action(action)}


@pytest.mark.parametrize(
    "way",
    ["keyboard", pytest.param("mouse", marks=pytest.mark.full), pytest.param("touch", marks=pytest.mark.full)],
)
def test_puzzles_are_solved(way: str, browser: Browser, services: Process, full_run: bool) -> None:
    """One of each kind by keyboard, in a full run five in every way; solved ones are marked in the list."""
    phone = way == "touch"
    chosen: list[Puzzle] = []
    for kind in ("run", "tile", "scrap", "score"):
        of_kind = [one for one in puzzles().values() if one.kind == kind]
        chosen += of_kind[::4] if full_run else of_kind[-1:]
    with Visitor(browser, services.url, PHONE if phone else WIDE, touch=phone) as solver:
        for puzzle, following in zip(chosen, [*chosen[1:], None], strict=True):
            solve(solver, puzzle, way)
            if following is None or following.kind != puzzle.kind:
                assert violations(solver.page) == []
        solver.page.goto(f"{solver.url}/#/puzzles")
        expect(solver.page.locator("a[data-done=true]")).to_have_count(len(chosen))
        for kind in ("run", "tile", "scrap", "score"):  # numbered without gaps
            shown = solver.page.locator(f"a[data-puzzle^={kind}]").all_inner_texts()
            assert [int(re.findall(r"\d+", one)[0]) for one in shown] == list(range(1, len(shown) + 1))
        assert violations(solver.page) == []


def test_a_puzzle_by_touch(browser: Browser, services: Process) -> None:
    """A wrong answer on a phone can be corrected; the solution is shown on request, and then it does not count."""
    with Visitor(browser, services.url, PHONE, touch=True) as solver:
        page = solver.page
        page.goto(f"{solver.url}/#/puzzles/run-1")
        page.locator(".hit").first.wait_for()
        puzzle = puzzles()["run-1"]
        best = best_runs(state_of(puzzle.game, puzzle.position), puzzle.company)
        for hex_id in best.routes[0].hexes[:2]:
            page.locator(f"[data-hex={hex_id}]").dispatch_event("click")
        page.locator("[data-choice=check]").tap()
        panel = page.locator("section[data-puzzle=run-1]")
        expect(panel).to_have_attribute("data-right", "false")
        solution = panel.get_by_text(f"The best run earns {puzzle.answer} K")
        expect(solution).to_have_count(0)
        page.locator("[data-choice=again]").tap()
        expect(page.locator("[data-route]")).to_contain_text(best.routes[0].hexes[1])
        page.locator("[data-choice=check]").tap()
        page.locator("[data-choice=reveal]").tap()
        expect(solution).to_be_visible()
        assert violations(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        page.locator("[data-choice=next-puzzle]").tap()
        page.locator("section[data-puzzle=run-2]").wait_for()
        page.goto(f"{solver.url}/#/puzzles")
        expect(page.locator("[data-solved='0']")).to_be_visible()


OVERFLOWING = """() => [...document.querySelectorAll(
    'aside[data-lesson] *, [data-part=learn] *, [data-part=puzzles] *, section[data-puzzle] *')]
    .filter(one => one.getClientRects().length && !one.closest('.hidden, .chart')
        && one.getBoundingClientRect().right > innerWidth + 1)
    .map(one => one.outerHTML.slice(0, 80))"""


@pytest.mark.full
@pytest.mark.parametrize("language", languages())
def test_nothing_overflows_on_a_phone(language: str, browser: Browser, services: Process) -> None:
    """The lessons, the list of puzzles and one puzzle of each kind, in every language."""
    with Visitor(browser, services.url, PHONE, touch=True) as reader:
        reader.without_hints(language=language)
        page = reader.page
        page.goto(reader.url)
        page.locator("[data-part=learn] summary").click()
        assert page.evaluate(OVERFLOWING) == []
        for name in LESSONS:
            form = {"learner": "Ada", "opponent": "Ben"}
            reader.sit_down(reader.ask("POST", f"/lessons/{name}", form)["game"]["id"])
            coach(reader, name).wait_for()
            assert page.evaluate(OVERFLOWING) == []
        page.goto(f"{reader.url}/#/puzzles")
        page.locator("[data-puzzle=run-1]").wait_for()
        assert page.evaluate(OVERFLOWING) == []
        for kind in ("run", "tile", "scrap", "score"):
            page.goto(f"{reader.url}/#/puzzles/{kind}-14")
            page.locator(f"section[data-puzzle={kind}-14]").wait_for()
            assert page.evaluate(OVERFLOWING) == []
