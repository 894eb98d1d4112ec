"""Turns and rounds played by clicking, with the clicks and the layout shifts counted."""

from __future__ import annotations

from typing import Any

from browser.visitor import Visitor
from browser.whole_games import SENSIBLE
from playwright.sync_api import Locator

COUNT_SHIFTS = """
window.shifts = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) window.shifts.push(entry.value);
}).observe({type: 'layout-shift', buffered: true});
"""
"""Counts shifts after an input, too; the browser's own figure leaves them out."""
MOVED = "before => Number(document.querySelector('output[data-position]').dataset.position) > before"
MAIN = "[data-part=foot] .main button"


class Turn:
    """The turn of a company, played by clicking. `clicks` counts everything, confirmations included."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor, self.game, self.clicks = visitor, game, 0
        visitor.wait_until_mine()
        self.company = self.position["turn"]["company"]

    @property
    def position(self) -> dict[str, Any]:
        found: dict[str, Any] = self.visitor.view(self.game)["position"]
        return found

    @property
    def is_over(self) -> bool:
        turn = self.position["turn"]
        return turn is None or turn["company"] != self.company

    def click(self, control: Locator) -> None:
        control.click()
        self.clicks += 1

    def act(self, control: Locator) -> None:
        """Click a control that makes a move, confirm it if the page asks, and wait for the position after it."""
        before = self.visitor.number
        self.click(control)
        sure = self.visitor.page.locator("[data-sure=yes]")
        arrived = self.visitor.page.locator(f"output[data-position]:not([data-position='{before}'])")
        sure.or_(arrived).first.wait_for(state="attached")
        if sure.count():
            self.click(sure)
        self.visitor.page.wait_for_function(MOVED, arg=before)
        self.visitor.wait_until_mine()

    def lay_a_tile(self) -> None:
        """A lit hex of the map, and the tile that is tried there at once."""
        self.click(self.visitor.page.locator(".hit.can").first)
        self.act(self.visitor.page.locator(MAIN))

    def go_on(self) -> None:
        """The main action if there is one, else the first way to leave the step."""
        main = self.visitor.page.locator(MAIN)
        self.act(main if main.count() else self.visitor.panel.locator("[data-choice^=EndStep]").first)

    def finish(self) -> int:
        while not self.is_over:
            self.go_on()
        return self.clicks


def usual_turn(visitor: Visitor, game: str) -> int:
    """The clicks of a turn with one tile, the run, a dividend, and no train."""
    turn = Turn(visitor, game)
    turn.lay_a_tile()
    while turn.position["decision"]["kind"] != "dividend":
        turn.go_on()
    turn.act(visitor.panel.locator("[data-way=pay-and-end]"))
    return turn.finish()


def first_turn(visitor: Visitor, game: str) -> int:
    """The clicks of a company's first turn: two tiles and the train it needs."""
    turn = Turn(visitor, game)
    while turn.position["decision"]["kind"] == "track":
        turn.lay_a_tile()
    while turn.position["decision"]["kind"] != "trains":
        turn.go_on()
    turn.act(visitor.panel.locator("[data-way=buy-and-end]"))
    return turn.finish()


def turn_without_building(visitor: Visitor, game: str) -> int:
    """The clicks of a turn that skips track and station, runs and pays out."""
    turn = Turn(visitor, game)
    turn.act(visitor.panel.locator("[data-way=run]"))
    turn.act(visitor.panel.locator("[data-way=pay-and-end]"))
    return turn.finish()


def shift_of_round(visitor: Visitor, game: str, until: str) -> float:
    """The sum of all layout shifts while a hot-seat game is played by clicking until this round begins."""
    page = visitor.page
    visitor.wait_until_mine()
    page.wait_for_function("() => window.shifts")
    page.evaluate(
        "() => new Promise(done => requestIdleCallback(done))"
    )  # labels are placed after the first paint
    page.evaluate("window.shifts = []")
    bought: set[tuple[str, int]] = set()
    for _ in range(150):
        kind = visitor.wait_until_mine()
        position = visitor.view(game)["position"]
        if position["round"] == until:
            return float(page.evaluate("() => window.shifts.reduce((sum, one) => sum + one, 0)"))
        who = position["round"], position["decision"]["seat"]
        wishes = ("Pass",) if who in bought else ("BuyShare", "StartCompany")
        visitor.decide(*(wishes if kind == "stock_turn" else ()), *SENSIBLE)
        bought.add(who)
    raise AssertionError(f"{until} did not begin")
