"""Navigation: everything is one click or key away, others' moves are summarized first, URLs name positions."""

from __future__ import annotations

import re

import pytest
from browser.conftest import Visitors
from browser.positions import file_of, game_before, random_game, turn_after_others
from browser.visitor import PHONE, WIDE, Visitor
from playwright.sync_api import expect

SHARED_PAGE = True

PARTS = ("track", "chart", "players", "companies", "trains", "supply")


@pytest.mark.parametrize("kind", ["track", "stock_turn"])
def test_every_part_is_one_click_or_key_away(visitor: Visitor, kind: str) -> None:
    """From anywhere: its heading scrolls into view and gets the focus. Also the map and the panel."""
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


def test_on_a_phone_the_parts_are_in_one_bar(visitors: Visitors) -> None:
    """The bar of the tab "Tables" leads to every part; the other tabs have the whole screen for themselves."""
    with visitors(PHONE, touch=True) as visitor:
        visitor.without_hints()
        visitor.sit_down(visitor.bring(game_before("track")))
        visitor.wait_until_mine()
        page = visitor.page
        for tab, part in zip(("now", "map", "log", "tables", "now", "map"), PARTS, strict=True):
            page.locator(f"[data-tab-button={tab}]").tap()
            expect(page.locator("nav.parts")).to_be_visible(visible=tab == "tables")
            page.locator("[data-tab-button=tables]").tap()
            page.locator(f"[data-part-button={part}]").tap()
            expect(page.locator(f"#part-{part}")).to_be_in_viewport(ratio=1)
            assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]


def test_the_decision_comes_before_the_supplies(visitor: Visitor) -> None:
    """The first Tab reaches a link to the decision; the panel's controls precede those of the map and the tables."""
    visitor.without_hints()
    page = visitor.page
    visitor.sit_down(visitor.bring(game_before("track")))
    visitor.wait_until_mine()
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to your choices")
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
    """With Ctrl, or if the map has the focus, it zooms instead."""
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


def test_every_step_starts_with_its_decision_in_view(visitors: Visitors) -> None:
    """On a low screen, after a click far below."""
    with visitors((1200, 420)) as visitor:
        visitor.without_hints()
        visitor.sit_down(visitor.bring(game_before("track")))
        for _ in range(3):
            visitor.wait_until_mine()
            before = visitor.number
            visitor.panel.locator("[data-choice^=EndStep], [data-choice^=PayOut]").last.click()
            visitor.page.wait_for_function(
                "before => Number(document.querySelector('output[data-position]').dataset.position) > before",
                arg=before,
            )
            visitor.wait_until_mine()
            expect(visitor.page.locator("#now-title")).to_be_in_viewport(ratio=1)


def test_on_a_shared_screen_the_next_player_is_named(visitor: Visitor) -> None:
    """After another local player has moved; not while the same player continues."""
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
    expect(cue).to_contain_text(f"pass the device to {players[second]['name']}")


def test_events_since_the_last_turn_are_shown_first(visitor: Visitor) -> None:
    """Above the fold, with the reader's changed numbers; the moves can be stepped through."""
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


def test_the_url_follows_the_position_and_can_be_copied(visitor: Visitor) -> None:
    """Browsing positions changes the URL without adding to the browser's history; the link opens the position."""
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
