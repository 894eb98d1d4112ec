"""Everything is one click or one key away; what others did is told first; addresses name positions."""

from __future__ import annotations

import re

import pytest
from browser.positions import file_of, game_before, random_game, turn_after_others
from browser.visitor import PHONE, WIDE, Visitor
from playwright.sync_api import Browser, expect
from server.helpers import Process

PARTS = ("track", "chart", "players", "companies", "trains", "supply")


@pytest.mark.parametrize("kind", ["track", "stock_turn"])
def test_every_part_is_one_click_or_key_away(visitor: Visitor, kind: str) -> None:
    """From wherever one is: its heading comes into view and has the focus. The map and the panel too."""
    visitor.without_hints()
    page = visitor.page
    visitor.sit_down(visitor.bring(game_before(kind)))
    visitor.wait_until_mine()
    for number, part in enumerate(PARTS, start=1):
        heading = page.locator(f"#part-{part}")
        page.locator(f"[data-part-button={part}]").click()
        expect(heading).to_be_in_viewport(ratio=1)
        page.keyboard.press("m")
        page.keyboard.press(str(number))
        expect(heading).to_be_in_viewport(ratio=1)
        expect(heading).to_be_focused()
    page.keyboard.press("n")
    expect(page.locator("#now-title")).to_be_in_viewport(ratio=1)
    page.locator("[data-part-button=map]").click()
    assert page.evaluate("() => document.activeElement.dataset.hex")


def test_on_a_phone_the_parts_are_behind_one_bar(browser: Browser, services: Process) -> None:
    """Among the tables, beside the map and the log, and above the question: every part is one tap away."""
    with Visitor(browser, services.url, PHONE, touch=True) as somebody:
        somebody.without_hints()
        somebody.sit_down(somebody.bring(game_before("track")))
        somebody.wait_until_mine()
        page = somebody.page
        for tab, part in (("map", "chart"), ("log", "trains"), ("tables", "supply"), ("now", "players")):
            page.locator(f"[data-tab-button={tab}]").tap()
            page.locator(f"[data-part-button={part}]").tap()
            expect(page.locator(f"#part-{part}")).to_be_in_viewport(ratio=1)
            assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]


def test_what_can_be_done_comes_before_the_supplies(visitor: Visitor) -> None:
    """The first Tab meets a link to the question; the panel's controls stand before the map's and the tables'."""
    visitor.without_hints()
    page = visitor.page
    visitor.sit_down(visitor.bring(game_before("track")))
    visitor.wait_until_mine()
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="To what can be done now")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    expect(page.locator("#now-title")).to_be_focused()
    order = page.evaluate(
        "() => ['section[data-decision] button', '[data-hex]', '#part-supply'].map(one => document.querySelector(one))"
        ".map((one, i, all) => i === 0 || !!(all[i - 1].compareDocumentPosition(one) & 4))"
    )
    assert order == [True, True, True]


def test_the_wheel_over_the_map_scrolls_the_page(visitor: Visitor) -> None:
    """Unless Ctrl is held, or the map has the focus: then it comes closer."""
    visitor.without_hints()
    page = visitor.page
    visitor.sit_down(visitor.bring(game_before("track")))
    visitor.wait_until_mine()
    box = page.locator("svg.map").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    wide = box["width"]
    page.mouse.wheel(0, 200)
    page.wait_for_function("() => document.querySelector('.left').scrollTop > 0")
    assert page.locator("svg.map").evaluate("map => map.getBoundingClientRect().width") == pytest.approx(wide)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_function(
        "wide => document.querySelector('svg.map').getBoundingClientRect().width > wide", arg=wide
    )


def test_every_step_begins_with_its_question_in_view(browser: Browser, services: Process) -> None:
    """On a low screen, after a click far below."""
    with Visitor(browser, services.url, (1200, 420)) as somebody:
        somebody.without_hints()
        somebody.sit_down(somebody.bring(game_before("track")))
        for _ in range(3):
            somebody.wait_until_mine()
            before = somebody.number
            somebody.panel.locator("[data-choice^=EndStep], [data-choice^=Run]").last.click()
            somebody.page.wait_for_function(
                "before => Number(document.querySelector('output[data-position]').dataset.position) > before",
                arg=before,
            )
            somebody.wait_until_mine()
            expect(somebody.page.locator("#now-title")).to_be_in_viewport(ratio=1)


def test_around_one_screen_the_next_player_is_called(visitor: Visitor) -> None:
    """By name, when another one who plays here has moved; not while the same player goes on."""
    visitor.without_hints()
    table = visitor.bring(file_of(random_game("standard", 2)[0], 0))
    visitor.sit_down(table)
    visitor.wait_until_mine()
    cue = visitor.page.locator("[data-part=hand-over]")
    expect(cue).to_have_count(0)
    players = visitor.view(table)["position"]["players"]
    first = visitor.view(table)["position"]["decision"]["seat"]
    visitor.decide("BuyLocalRailway")
    visitor.wait_until_mine()
    second = visitor.view(table)["position"]["decision"]["seat"]
    expect(cue).to_contain_text(players[first]["name"])
    expect(cue).to_contain_text(f"hand over to {players[second]['name']}")


def test_what_happened_since_ones_last_turn_is_told_first(visitor: Visitor) -> None:
    """Above the fold, with the numbers that changed for the reader; it can be stepped through."""
    visitor.without_hints()
    page = visitor.page
    file, last = turn_after_others()
    table = visitor.bring(file)
    visitor.sit_down(table)
    visitor.wait_until_mine()
    whole = visitor.view(table)["position"]
    seat, number = whole["decision"]["seat"], whole["number"]
    since = page.locator("[data-part=since]")
    expect(since).to_contain_text("Since your last turn")
    box = since.bounding_box()
    assert box and box["y"] + box["height"] < WIDE[1]
    then = visitor.ask("GET", f"/games/{table}/positions/{last}")
    cash = [position["players"][seat]["cash"] for position in (then, whole)]
    expect(since).to_contain_text(f"{cash[0]}\u00a0K → {cash[1]}\u00a0K")
    since.locator("[data-part=step-through]").click()
    page.wait_for_url(re.compile(r"/at/\d+$"))
    assert last < visitor.number < number
    for at in range(visitor.number, number):
        page.locator("[data-part=one-forward]").click()
        visitor.wait_for_number(at + 1)
    visitor.wait_until_mine()
    expect(since).to_have_count(1)


def test_the_address_follows_the_position_and_can_be_copied(visitor: Visitor) -> None:
    """Looking back changes the address without a step in the browser's history; the link leads others there."""
    visitor.without_hints()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.page
    table = visitor.bring(file_of(random_game("standard", 2)[0], 60))
    visitor.sit_down(table)
    steps = page.evaluate("() => history.length")
    for _ in range(3):
        page.keyboard.press("j")
    visitor.wait_for_number(57)
    page.wait_for_url(f"**/#/games/{table}/at/57")
    page.locator("[data-history=link]").click()
    expect(page.locator(".history [role=status]")).to_have_text("Copied")
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{visitor.url}/#/games/{table}/at/57"
    page.keyboard.press("e")
    page.wait_for_url(re.compile(f"/#/games/{table}$"))
    assert page.evaluate("() => history.length") == steps
    page.goto(link)
    visitor.wait_for_number(57)
