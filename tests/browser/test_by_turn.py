"""Games over weeks in the browser: notifications, a clock, orders and notes; by keyboard, accessible, without
overflow in the pseudo-language."""

from __future__ import annotations

from typing import Any

import pytest
from browser.positions import file_of, game_before, random_game
from browser.test_screens import violations
from browser.visitor import PHONE, Visitor
from browser.walk import LAYOUT
from playwright.sync_api import Browser, expect
from server.helpers import Process

from cz18.facts.companies import COMPANY
from cz18.orders import RunAndPay, Stopped, next_action
from cz18.rules.actions import BuyShare
from cz18.rules.company_turn.runs import best_by_rules
from cz18.rules.engine import action_ranges, apply_unchecked, decision
from cz18.rules.game import beginning_of

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
        page.locator("[data-choice=give-order]").press("Enter")
        page.locator("[data-order=pass] [data-choice=revoke]").press("Enter")
        expect(page.locator("[data-order=pass][data-ended=revoked]")).to_be_visible()
        page.locator("#tab-log").click()
        expect(page.locator("[data-by=order]").first).to_be_visible()


def test_nothing_overflows_in_the_pseudo_language(browser: Browser, services: Process) -> None:
    with Visitor(browser, services.url, size=PHONE) as visitor:
        visitor.without_hints(language="en-XA")
        visitor.page.goto(f"{visitor.url}/#/notifications")
        expect(visitor.page.locator("[data-page=notifications] form").first).to_be_visible()
        assert overflow(visitor) <= 0
        clock = {"seconds": 86400, "vacation_days": 3, "at_end": "host"}
        visitor.sit_down(visitor.bring(game_before("stock_turn"), clock=clock))
        visitor.page.locator("[data-tab-button=log]").click()
        visitor.page.locator("#tab-mine").click()
        for kind in ("buy", "run", "pass"):
            visitor.page.locator("[data-option=order-kind]").select_option(kind)
            assert overflow(visitor) <= 0
        visitor.page.locator("[data-choice=give-order]").click()
        expect(visitor.page.locator("[data-order=pass]")).to_be_visible()
        assert violations(visitor.page) == []
        assert visitor.page.evaluate(LAYOUT) == []


def board_before(kind: str) -> dict[str, Any]:
    """A game in which the player who decides can be served by an order of this kind."""
    if kind == "bid":
        game, kinds = random_game("moravia_silesia", 1)
        return file_of(game, kinds.index("auction_bid"))
    for seed in range(2, 30):
        game, kinds = random_game("standard", seed)
        state = beginning_of(game)
        for number, action in enumerate(game.actions):
            due = decision(state)
            assert due is not None
            buys = any(isinstance(one, BuyShare) for one in action_ranges(state))
            if kind == "buy" and kinds[number] == "stock_turn" and buys:
                return file_of(game, number)
            if kind == "run" and kinds[number] == "track" and due.company is not None:
                order = RunAndPay(due.company, best_by_rules(state, COMPANY[due.company].index).total)
                if order.income and not isinstance(next_action(state, due.player, order, state), Stopped):
                    return file_of(game, number)
            state, _ = apply_unchecked(state, action)
    raise AssertionError("no such position")


@pytest.mark.parametrize("kind", ["buy", "run", "bid"])
def test_each_kind_of_order_is_given_in_the_browser(browser: Browser, services: Process, kind: str) -> None:
    """It acts at once where its owner decides, and the log marks its moves."""
    with Visitor(browser, services.url) as visitor:
        page = visitor.page
        visitor.without_hints()
        table = visitor.bring(board_before(kind))
        view = visitor.view(table)["position"]
        visitor.sit_down(table)
        page.locator("#tab-mine").click()
        page.locator("[data-part=mine] select").first.select_option(str(view["decision"]["seat"]))
        page.locator("[data-option=order-kind]").select_option(kind)
        if kind == "run":
            page.locator("[data-part=mine] select[name=company]").select_option(view["decision"]["company"])
        elif kind == "bid":
            page.locator("input[name=price]").fill("500")
        else:
            company = next(one["company"] for one in view["choices"] if one["type"] == "BuyShare")
            page.locator("[data-part=mine] select[name=company]").select_option(company)
            page.locator("input[name=price]").fill("500")
        page.locator("[data-choice=give-order]").click()
        expect(page.locator(f"[data-order={kind}]").first).to_be_visible()
        page.locator("#tab-log").click()
        expect(page.locator("[data-by=order]").first).to_be_visible()


def test_unread_marks_a_public_game_and_a_profile(browser: Browser, services: Process) -> None:
    """Moves made while the user was away are counted in the list of games. A finished game is public once its player
    agrees, and then in the profile that its owner shows; personal data are downloaded and deleted."""
    with Visitor(browser, services.url) as visitor:
        page = visitor.page
        visitor.without_hints()
        table = visitor.bring(game_before("stock_turn"))
        visitor.sit_down(table)
        page.goto(f"{visitor.url}/#/")
        mine = page.locator(f"[data-part=my-games] [data-game='{table}']")
        expect(mine).to_be_visible()
        expect(mine.locator("[data-unread]")).to_have_count(0)
        position = visitor.view(table)["position"]
        visitor.ask(
            "POST",
            f"/games/{table}/actions",
            {
                "seen": position["number"],
                "action": next(one for one in position["choices"] if one["type"] == "Pass"),
            },
        )
        page.reload()
        expect(mine.locator("[data-unread]")).to_be_visible()
        whole, _ = random_game("standard", 2)
        finished = visitor.bring(file_of(whole, len(whole.actions)), listed=False)
        page.goto(f"{visitor.url}/#/games/{finished}")
        page.locator("[data-option=public]").check()
        expect(page.locator("[data-part=publish]")).to_have_attribute("data-public", "true")
        assert violations(page) == []
        page.goto(f"{visitor.url}/#/account")
        page.locator("[data-way=sign-up]").click()
        page.locator("input[name=name]").fill("Anna K")
        page.locator("input[name=password]").fill("correct horse battery")
        page.locator("[data-choice=enter]").click()
        page.locator("[data-option=profile]").check()
        assert violations(page) == []
        with page.expect_download() as download:
            page.locator("[data-choice=export-me]").click()
        assert download.value.suggested_filename == "18cz-my-data.json"
        page.goto(f"{visitor.url}/#/players/Anna%20K")
        expect(page.locator(f"[data-page=player] [data-game='{finished}']")).to_be_visible()
        assert violations(page) == []
        page.goto(f"{visitor.url}/#/account")
        page.locator("[data-choice=delete-me]").click()
        page.get_by_role("dialog").get_by_role("button", name="Delete my data").click()
        expect(page.locator("[data-account]")).to_have_count(0)
        assert visitor.ask("GET", "/me")["known"] is False
