"""A new user who only reads the page."""

from __future__ import annotations

from browser.visitor import WIDE, Visitor
from playwright.sync_api import Browser, expect
from server.helpers import Process


def test_a_new_user_finds_goal_round_tables_and_rules(browser: Browser, services: Process) -> None:
    """From the home page: the goal, one full round, the chart, the trains, the tiles, the companies in their
    order, and the rule behind a refusal."""
    with Visitor(browser, services.url, WIDE) as newcomer:
        newcomer.without_hints(guided=True)  # bots' moves are shown at once
        page = newcomer.page
        page.goto(newcomer.url)
        goal = page.get_by_text(
            "The goal is to be the richest player at the end, counting cash, shares and local railways."
        )
        expect(goal).to_be_in_viewport(ratio=1)
        page.locator("[data-choice=play]").click()

        # One full round: hints say what to do, until the round's name has changed.
        kind = newcomer.wait_until_mine()
        assert kind == "pre_stock_turn"
        hint = page.locator("[data-guide=pre_stock_turn]")
        expect(hint).to_contain_text("First, players buy local railways")
        hint.get_by_role("button", name="Got it").click()
        begun = page.locator("[data-round]").get_attribute("data-round")
        for _ in range(12):
            if page.locator("[data-round]").get_attribute("data-round") != begun:
                break
            newcomer.decide("BuyLocalRailway", "Pass")
            newcomer.wait_until_mine()
        expect(newcomer.panel).to_have_attribute("data-decision", "stock_turn")
        expect(page.locator("[data-guide=stock_turn]")).to_contain_text(
            "start a company by choosing its starting price"
        )

        # The parts of the table, by their names on the screen.
        for name, text in (
            ("Share prices", "Share prices"), ("Trains", "Train cards in order"),
            ("Tiles left", "Tiles left"), ("Companies", "Companies"),
        ):  # fmt: skip
            page.get_by_role("navigation", name="Go to").get_by_role("button", name=name).click()
            part = page.get_by_role("region", name=name, exact=True)
            expect(part.get_by_role("heading", name=name)).to_be_in_viewport(ratio=1)
            expect(part).to_contain_text(text)

        # Companies act in the order of the chart, which the table shows.
        expect(page.get_by_role("table", name="Companies in operating order")).to_have_count(1)

        # A refusal has a reason, and its section links to the rule in our words.
        newcomer.unfold()
        reason = newcomer.panel.get_by_text("(VII.").first
        expect(reason).to_be_visible()
        newcomer.panel.locator("a[href^='#/rules/VII']").first.click()
        rules = page.locator("[data-part=rules-overlay]")
        expect(rules.locator("h1")).to_contain_text("The rules in ten minutes")
        expect(rules).to_contain_text("Stock rounds (VII)")
        rules.locator("[data-choice=close-rules]").click()
