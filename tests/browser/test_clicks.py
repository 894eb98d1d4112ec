"""A company's turn takes few clicks, and harmless actions need no confirmation."""

from __future__ import annotations

from browser.positions import STEPS, turn_with_every_step
from browser.visitor import Visitor
from playwright.sync_api import Locator, expect

COUNT = "addEventListener('click', event => { window.clicks = (window.clicks ?? 0) + event.isTrusted }, true)"
ONWARD = "[data-way=run], [data-choice^=PayOut], [data-way=end], [data-choice^='EndStep']"


def to_the_end_of_the_turn(visitor: Visitor, game: str, company: str) -> int:
    """Run, pay out and end the turn with the default controls. Returns the total number of clicks."""
    for _ in range(8):
        visitor.wait_until_mine()
        turn = visitor.view(game)["position"]["turn"]
        if turn is None or turn["company"] != company:
            clicks: int = visitor.page.evaluate("window.clicks")
            return clicks
        before = visitor.number
        expect(visitor.page.locator("[data-part=sure][open]")).to_have_count(0)
        visitor.panel.locator(ONWARD).first.click()
        visitor.page.wait_for_function(
            "before => Number(document.querySelector('output[data-position]').dataset.position) > before",
            arg=before,
        )
    raise AssertionError("the turn has no end")


def on_the_screen(control: Locator) -> None:
    """Assert that it can be used without scrolling."""
    expect(control).to_be_in_viewport(ratio=1)


def test_a_turn_without_a_tile_takes_four_clicks_at_most(visitor: Visitor) -> None:
    """All six steps have a decision; confirmations are on, but none is needed."""
    visitor.without_hints(confirm=True)
    visitor.page.add_init_script(COUNT)
    game = visitor.bring(turn_with_every_step())
    position = visitor.view(game)["position"]
    visitor.sit_down(game)
    visitor.wait_until_mine()
    assert to_the_end_of_the_turn(visitor, game, position["turn"]["company"]) <= 4
    log = visitor.ask("GET", f"/games/{game}/log?since={position['number']}")["entries"]
    made = [entry["action"].get("step") or entry["action"]["type"] for entry in log]
    assert made == ["track", "station", "Run", "PayOut", "acquisition", "trains"]
    assert len(made) == len(STEPS)


def test_a_turn_with_a_tile_takes_six_clicks_at_most(visitor: Visitor) -> None:
    """A hex on the map, a tile beside it, and it is laid; then as before."""
    visitor.without_hints(confirm=True)
    visitor.page.add_init_script(COUNT)
    page = visitor.page
    game = visitor.bring(turn_with_every_step())
    position = visitor.view(game)["position"]
    visitor.sit_down(game)
    visitor.wait_until_mine()
    page.locator("[data-hex].can").first.click()
    page.locator(".fan [data-tile]").first.click()
    on_the_screen(page.locator(".fan button.primary"))
    page.locator(".fan button.primary").click()
    visitor.wait_for_number(position["number"] + 1)
    assert to_the_end_of_the_turn(visitor, game, position["turn"]["company"]) <= 6
    log = visitor.ask("GET", f"/games/{game}/log?since={position['number']}")["entries"]
    assert [entry["action"]["type"] for entry in log if entry["action"]["type"] != "EndStep"] == [
        "LayTile", "Run", "PayOut",
    ]  # fmt: skip
