"""What somebody has in hand stays there: the slider, half a message, a table that cannot be reached just now."""

from __future__ import annotations

from browser.positions import game_before
from browser.visitor import Visitor
from playwright.sync_api import Route, expect

ROUND = "() => document.querySelector('[data-round]').dataset.round"
SLIDER = ".history input[type=range]"


def table_in_a_stock_round(visitor: Visitor) -> str:
    visitor.without_hints()
    game = visitor.bring(game_before("stock_turn"))
    visitor.sit_down(game)
    visitor.wait_until_mine()
    return game


def test_the_history_is_walked_over_the_edge_of_a_stock_round(visitor: Visitor) -> None:
    """The slider keeps the focus, and the button to step back is where it was, on both sides of the edge."""
    table_in_a_stock_round(visitor)
    page = visitor.page
    began = page.evaluate(ROUND)
    slider = page.locator(SLIDER)
    back = page.locator("[data-history=back]")
    place = back.bounding_box()
    slider.focus()
    number = visitor.number
    beyond = 0
    while beyond < 3:
        page.keyboard.press("ArrowLeft")
        number -= 1
        visitor.wait_for_number(number)
        beyond += int(page.evaluate(ROUND) != began)
    assert page.evaluate("() => document.activeElement?.type") == "range"
    assert back.bounding_box() == place
    page.keyboard.press("End")
    visitor.wait_until_mine()


def test_half_a_message_stays_when_a_stock_round_ends(visitor: Visitor) -> None:
    table_in_a_stock_round(visitor)
    page = visitor.page
    began = page.evaluate(ROUND)
    page.locator("#tab-chat").click()
    page.locator(".chat input").fill("half a mess")
    number = visitor.number
    while page.evaluate(ROUND) == began:
        page.locator("[data-history=back]").click()
        number -= 1
        visitor.wait_for_number(number)
    expect(page.locator(".chat input")).to_have_value("half a mess")


def test_what_was_said_while_the_page_was_opening_is_read(visitor: Visitor) -> None:
    """The chat is read before the page listens: what is said in between is read when it does."""
    visitor.without_hints()
    game = visitor.bring(game_before("stock_turn"))
    visitor.ask("POST", f"/games/{game}/chat", {"text": "good morning", "key": "k" * 24})
    asked: list[str] = []

    def first_empty(route: Route) -> None:
        asked.append(route.request.method)
        if len(asked) == 1:
            route.fulfill(json={"messages": [], "notices": []})
        else:
            route.continue_()

    visitor.page.route(f"**/games/{game}/chat", first_empty)
    visitor.sit_down(game)
    visitor.page.locator("#tab-chat").click()
    expect(visitor.page.locator(".chat")).to_contain_text("good morning")


def test_a_table_that_cannot_be_reached_is_opened_when_it_can(visitor: Visitor) -> None:
    """No answer is not "no such game", and it is tried again."""
    visitor.without_hints()
    game = visitor.bring(game_before("stock_turn"))
    page = visitor.page
    reachable = False
    page.route("**/view", lambda route: route.continue_() if reachable else route.abort())
    page.goto(f"{visitor.url}/#/games/{game}")
    expect(page.locator("main.lost")).to_contain_text("The server does not answer")
    expect(page.locator("main.lost")).not_to_contain_text("no such game")
    reachable = True
    visitor.wait_until_mine()
    expect(page.locator("main.lost")).to_have_count(0)
