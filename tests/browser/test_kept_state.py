"""The user's state is kept: slider focus, unfinished messages, a table that is temporarily unreachable."""

from __future__ import annotations

from browser.positions import game_before
from browser.visitor import Visitor
from browser.words import text
from playwright.sync_api import Route, WebSocketRoute, expect

SHARED_PAGE = True

ROUND = "() => document.querySelector('[data-round]').dataset.round"
SLIDER = ".history input[type=range]"


def table_in_a_stock_round(visitor: Visitor) -> str:
    visitor.without_hints()
    game = visitor.bring(game_before("stock_turn"))
    visitor.sit_down(game)
    visitor.wait_until_mine()
    return game


def test_stepping_across_the_boundary_of_a_stock_round(visitor: Visitor) -> None:
    """The slider keeps the focus, and the back button keeps its place on both sides of the boundary."""
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


def test_an_unfinished_message_stays_when_a_stock_round_ends(visitor: Visitor) -> None:
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


def test_messages_sent_while_the_page_opens_are_shown(visitor: Visitor) -> None:
    """The chat is read before the live connection opens: messages in between are read once it does."""
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


def test_an_unreachable_table_is_opened_later(visitor: Visitor) -> None:
    """A missing response is not "Game not found", and the page retries."""
    visitor.without_hints()
    game = visitor.bring(game_before("stock_turn"))
    page = visitor.page
    reachable = False
    page.route("**/view", lambda route: route.continue_() if reachable else route.abort())
    page.goto(f"{visitor.url}/#/games/{game}")
    expect(page.locator("main.lost")).to_contain_text(text("no-answer"))
    expect(page.locator("main.lost")).not_to_contain_text(text("no-game"))
    reachable = True
    visitor.wait_until_mine()
    expect(page.locator("main.lost")).to_have_count(0)


def cut_live_connections(visitor: Visitor) -> list[WebSocketRoute]:
    """The page's live connections, which the test may close."""
    opened: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        opened.append(socket)

    visitor.page.route_web_socket("**/live?*", pass_on)
    return opened


def test_a_tab_loads_the_new_version_after_an_upgrade(visitor: Visitor) -> None:
    """When it reconnects and the server has a new page; the same version is not loaded again."""
    page, opened = visitor.page, cut_live_connections(visitor)
    game = table_in_a_stock_round(visitor)
    page.evaluate("() => { window.marked = true }")
    with page.expect_response(f"{visitor.url}/"):
        opened[-1].close()
    visitor.decide("Pass")
    assert page.evaluate("() => window.marked")
    page.route(f"{visitor.url}/", lambda route: answer_fetch(route, "<script src=/assets/new.js></script>"))
    opened[-1].close()
    page.wait_for_function("() => !window.marked")
    assert game in page.url
    visitor.decide("Pass", "EndStep")


def test_a_tab_does_not_reload_while_the_user_types(visitor: Visitor) -> None:
    """An unfinished message is not lost."""
    page, opened = visitor.page, cut_live_connections(visitor)
    table_in_a_stock_round(visitor)
    page.evaluate("() => { window.marked = true }")
    page.locator("#tab-chat").click()
    page.locator(".chat input").fill("half a mess")
    page.route(f"{visitor.url}/", lambda route: answer_fetch(route, "<script src=/assets/new.js></script>"))
    with page.expect_response(f"{visitor.url}/"):
        opened[-1].close()
    expect(page.locator(".chat input")).to_have_value("half a mess")
    assert page.evaluate("() => window.marked")
    page.locator(".chat input").blur()
    page.wait_for_function("() => !window.marked")


def answer_fetch(route: Route, body: str) -> None:
    """Return another page to the script's request; the tab itself gets the real one."""
    if route.request.resource_type == "fetch":
        route.fulfill(body=body)
    else:
        route.continue_()
