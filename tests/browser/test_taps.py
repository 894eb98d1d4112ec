"""What new players tripped over: taps, the bar after the bots' moves, undo in the history, phones held sideways."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import Visitors
from browser.positions import game_before, turn_after_others
from browser.turns import MAIN
from browser.visitor import Visitor
from playwright.sync_api import Browser, expect
from server.helpers import Process

PHONE = (390, 844)
SIDEWAYS = {"sideways": (844, 390), "large-sideways": (915, 412)}
OFFERED = ":not([aria-disabled=true])"
PREVIEW = "[data-part=foot] [data-part=consequences]"


def opened(visitor: Visitor, kind: str, **settings: Any) -> str:
    visitor.without_hints(**settings)
    game = visitor.bring(game_before(kind))
    visitor.sit_down(game)
    visitor.wait_until_mine()
    return game


def in_lesson(visitor: Visitor, name: str, **settings: Any) -> str:
    visitor.without_hints(**settings)
    game: str = visitor.ask("POST", f"/lessons/{name}", {"learner": "Anna", "opponent": "Cyril"})["game"]["id"]
    visitor.sit_down(game)
    visitor.wait_until_mine()
    return game


@pytest.mark.parametrize("size", ["sideways", pytest.param("large-sideways", marks=pytest.mark.full)])
def test_a_phone_held_sideways_reaches_everything(visitors: Visitors, size: str) -> None:
    """The panel scrolls beside the map: tile, rotation and the button that lays it, and every company's shares."""
    with visitors(SIDEWAYS[size], touch=True) as visitor:
        opened(visitor, "track")
        page = visitor.page
        page.locator("[data-tab-button=map]").tap()
        page.locator(".hit.can").first.dispatch_event("click")  # the tiles are in the panel, which opens
        expect(page.locator(".fan")).to_have_count(0)
        visitor.panel.locator("button[data-choice^='tile:']").last.tap()
        visitor.panel.locator("[data-choice=turn]").scroll_into_view_if_needed()
        for control in ("[data-choice=turn]", MAIN):
            expect(page.locator(control)).to_be_in_viewport(ratio=0.99)  # scrolled to a fraction of a pixel
        opened(visitor, "stock_turn")
        for card in visitor.panel.locator("[data-card]").all():
            card.scroll_into_view_if_needed()
            expect(card.locator("button").first).to_be_in_viewport(ratio=1)


def test_a_purchase_takes_two_taps_and_shows_its_preview_first(visitors: Visitors) -> None:
    """In a stock round, before it and in a train step; the preview is in the bar, whole, and can be called off.
    Passing costs nothing and takes one tap."""
    with visitors(PHONE, touch=True) as visitor:
        page = visitor.page
        for kind, choice in (("stock_turn", "SellShares"), ("pre_stock_turn", "BuyLocalRailway")):
            opened(visitor, kind)
            before = visitor.number
            control = visitor.panel.locator(f"[data-choice^={choice}]{OFFERED}").last
            control.tap()
            expect(page.locator(PREVIEW)).to_be_in_viewport(ratio=1)
            page.locator("[data-choice=cancel]").tap()
            expect(page.locator(PREVIEW)).to_have_count(0)
            assert visitor.number == before, kind
            control.tap()
            page.locator("[data-choice=confirm]").tap()
            visitor.wait_for_number(before + 1)
        opened(visitor, "stock_turn")
        before = visitor.number
        visitor.panel.locator("[data-choice=Pass]").tap()
        visitor.wait_for_number(before + 1)


def test_a_phone_explains_by_a_tap_what_a_title_says(visitors: Visitors) -> None:
    """The name of a company, and the terms of the tables of cards. "Save and share" replaces the log only once."""
    with visitors(PHONE, touch=True) as visitor:
        opened(visitor, "stock_turn")
        page, said = visitor.page, visitor.page.locator("[data-part=tapped-title]")
        page.locator("[data-choice=table-menu]").tap()
        expect(page.locator("#tab-links")).to_have_attribute("aria-selected", "true")
        page.locator("[data-tab-button=tables]").tap()
        for part in ("companies", "chart"):
            titled = page.locator(f"section[aria-labelledby=part-{part}] span[title]").first
            titled.tap()
            expect(said).to_have_text(titled.get_attribute("title") or "")
            expect(said).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
        expect(said).to_have_count(0)
        page.locator(".carded [data-term=worth]").tap()
        expect(page.locator("[role=tooltip]")).to_contain_text("X.2")
        page.locator("[data-tab-button=log]").tap()
        expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")


def test_the_train_that_the_company_can_run_is_the_main_action(browser: Browser, services: Process) -> None:
    """In the lesson BTE needs a 4+4: the bar offers it, not the cheaper 4, which is questioned before it is bought."""
    with Visitor(browser, services.url, PHONE, touch=True) as visitor:
        in_lesson(visitor, "trains", confirm=True)
        page, before = visitor.page, visitor.number
        main = page.locator(MAIN)
        expect(main).to_have_attribute("data-choice", "BuyTrain:BTE:f3:4+4")
        main.tap()
        expect(page.locator(PREVIEW)).to_be_in_viewport(ratio=1)
        page.locator("[data-choice=cancel]").tap()
        useless = visitor.panel.locator("[data-choice='BuyTrain:BTE:f3:4']")
        useless.tap()
        page.locator("[data-choice=confirm]").tap()
        expect(page.locator("[data-part=sure][open] [data-stake=unrunnable]")).to_be_visible()
        page.locator("[data-sure=no]").tap()
        assert visitor.number == before


def test_the_map_stays_in_view_while_a_tile_is_chosen_on_a_phone(visitors: Visitors) -> None:
    """The picker is at the hex, with the button that lays the tile; the question stays on the screen."""
    with visitors(PHONE, touch=True) as visitor:
        opened(visitor, "track")
        page = visitor.page
        page.locator(".hit.can").first.dispatch_event("click")
        lay = page.locator(".fan button.primary")
        for control in (lay, page.locator(".map-part .room"), page.locator("#now-title")):
            expect(control).to_be_in_viewport(ratio=0.99)
        expect(page.locator("button.primary:visible")).to_have_count(1)


def test_undo_does_nothing_while_an_earlier_position_is_on_the_screen(visitor: Visitor) -> None:
    """The button is off; the key returns to the present, and only the next one undoes."""
    visitor.without_hints()
    game = visitor.bring(turn_after_others()[0])
    visitor.sit_down(game)
    kind = visitor.wait_until_mine()
    visitor.decide(*(("Pass",) if kind == "stock_turn" else ()))
    visitor.wait_until_mine()
    last = visitor.view(game)["position"]["number"]
    page = visitor.page
    page.keyboard.press("j")
    visitor.wait_for_number(last - 1)
    expect(visitor.panel.locator("[data-choice=undo]")).to_be_disabled()
    page.keyboard.press("u")
    visitor.wait_for_number(last)
    assert visitor.view(game)["position"]["number"] == last
    page.keyboard.press("u")
    visitor.wait_for_number(last + 1)


def test_clicking_on_after_the_bots_moves_makes_no_move(newcomer: Visitor) -> None:
    """ "Next" in a rhythm: when the decision comes, the bar waits for a pause in the clicks."""
    newcomer.without_hints(pace="step")
    seats = [{"name": "Anna"}, {"name": "Bedřich", "kind": "bot"}, {"name": "Cyril", "kind": "bot"}]
    wishes = {"seats": seats, "take": [0], "seed": 7, "options": {"playing_order": "as_listed"}}
    newcomer.sit_down(newcomer.ask("POST", "/games", wishes)["game"]["id"])
    newcomer.wait_until_mine()
    page = newcomer.page
    newcomer.panel.locator(f"[data-choice^=BuyLocalRailway]{OFFERED}").first.click()
    nexts = page.locator("[data-choice=next]")
    nexts.wait_for()
    box: Any = nexts.bounding_box()
    skip: Any = page.locator("[data-choice=skip]").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for _ in range(40):
        page.mouse.click(x, y)
        if page.locator("section[data-mine=true]").count() and page.locator("[data-part=guard]").count():
            break
        page.wait_for_timeout(100)
    mine = newcomer.view(newcomer.game)["position"]["number"]
    for _ in range(4):  # where "Skip to my turn" was is now "Pass"
        page.mouse.click(skip["x"] + skip["width"] / 2, skip["y"] + skip["height"] / 2)
        page.wait_for_timeout(200)
    assert newcomer.view(newcomer.game)["position"]["number"] == mine
    newcomer.panel.locator("[data-choice=Pass]").click()  # after a pause
    newcomer.wait_for_number(mine + 1)
