"""Games over weeks in the browser: notifications, a clock, orders and notes; by keyboard, accessible, without
overflow in the pseudo-language."""

from __future__ import annotations

from typing import Any

from browser.positions import game_before
from browser.test_screens import violations
from browser.visitor import PHONE, Visitor
from playwright.sync_api import Browser, expect
from server.helpers import Process

SHARED_PAGE = True


def overflow(visitor: Visitor) -> int:
    """Pixels by which the page is wider than the window."""
    return int(visitor.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth"))


def test_the_page_of_notifications(browser: Browser, services: Process) -> None:
    """A webhook to a private network is tested, fails and says why; quiet hours are kept; it is removed."""
    with Visitor(browser, services.url) as visitor:
        page = visitor.page
        page.goto(f"{visitor.url}/#/notifications")
        expect(page.locator("[data-part=none]")).to_be_visible()
        page.locator("input[name=url]").fill("https://127.0.0.1/hook")
        page.locator("input[name=url]").press("Enter")
        expect(page.locator("[data-secret]")).to_be_visible()
        page.locator("[data-channel=webhook] [data-choice=test]").click()
        expect(page.locator("[data-delivery=test]")).to_have_attribute("data-status", "failed")
        page.locator("input[name=quiet]").check()
        page.locator("[data-choice=save]").click()
        expect(page.get_by_role("status").last).to_be_visible()
        assert violations(page) == []
        page.reload()
        expect(page.locator("input[name=from]")).to_have_value("22:00")
        page.locator("[data-choice=remove]").click()
        expect(page.locator("[data-part=none]")).to_be_visible()


def test_a_standing_order_notes_and_a_clock_at_a_table(browser: Browser, services: Process) -> None:
    """An order is given and revoked, notes are kept, and the clock is visible."""
    with Visitor(browser, services.url) as visitor:
        page = visitor.page
        clock: dict[str, Any] = {"seconds": 86400, "vacation_days": 3, "at_end": "host"}
        visitor.without_hints()
        visitor.sit_down(visitor.bring(game_before("stock_turn"), clock=clock))
        expect(page.locator("[data-part=clock]")).to_be_visible()
        page.locator("#tab-mine").click()
        page.locator("#notes").fill("Buy the green train.")
        expect(page.locator("[data-notes=saved]")).to_be_visible()
        page.locator("[data-option=order-kind]").select_option("run")
        page.locator("[data-option=order-kind]").select_option("pass")
        assert violations(page) == []
        page.locator("[data-choice=give-order]").click()
        expect(page.locator("[data-order=pass]").first).to_be_visible()
        page.locator("#tab-log").click()
        expect(page.locator("[data-by=order]").first).to_be_visible()


def test_nothing_overflows_in_the_pseudo_language(browser: Browser, services: Process) -> None:
    with Visitor(browser, services.url, size=PHONE) as visitor:
        visitor.without_hints(language="en-XA")
        visitor.page.goto(f"{visitor.url}/#/notifications")
        expect(visitor.page.locator("[data-page=notifications] form").first).to_be_visible()
        assert overflow(visitor) <= 0
