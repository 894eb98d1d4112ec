"""Links to seats, and open seats: copied, explained, renamed by guests, open to anyone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.conftest import own_server
from browser.visitor import Visitor
from playwright.sync_api import Browser, expect
from server.helpers import Process


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A separate server: the home page lists all games, here only those of this module."""
    with own_server(tmp_path_factory) as running:
        yield running


def test_all_links_are_copied_and_guests_name_themselves(browser: Browser, services: Process) -> None:
    """The warning says that local links work on this machine only; a guest's new name is shown to all."""
    with Visitor(browser, services.url) as host, Visitor(browser, services.url) as guest:
        for visitor in (host, guest):
            visitor.without_hints()
        host.context.grant_permissions(["clipboard-read", "clipboard-write"])
        host.page.goto(f"{host.url}/#/new/online")
        host.page.locator("[data-choice=start]").click()
        host.panel.wait_for()
        host.page.locator("[data-choice=links]").click()
        expect(host.page.locator("[data-part=loopback]")).to_contain_text("only work on this computer")
        host.page.locator("[data-choice=copy-all]").click()
        expect(host.page.locator("[data-choice=copy-all]")).to_have_text("Copied")
        copied = host.page.evaluate("() => navigator.clipboard.readText()").splitlines()
        names = [seat["name"] for seat in host.view(host.game)["table"]["seats"]]
        assert [line.split(": ")[0] for line in copied] == names[1:]
        guest.page.goto(copied[0].split(": ", 1)[1])
        asked = guest.page.locator("[data-part=name-yourself]")
        expect(asked).to_contain_text(f"You play as {names[1]}.")
        asked.get_by_role("textbox").fill(names[2])
        asked.get_by_role("button", name="Use this name").click()
        expect(asked.get_by_role("alert")).to_contain_text("name")
        asked.get_by_role("textbox").fill("Žofie")
        asked.get_by_role("button", name="Use this name").click()
        expect(asked).to_have_count(0)
        expect(host.page.locator("#side")).to_contain_text("Žofie")
        guest.page.reload()
        guest.panel.wait_for()
        expect(asked).to_have_count(0)


def test_an_open_seat_is_found_on_the_first_page(browser: Browser, services: Process) -> None:
    """Created in the form, taken with one click, and then no longer listed."""
    with Visitor(browser, services.url) as host, Visitor(browser, services.url) as guest:
        for visitor in (host, guest):
            visitor.without_hints()
        host.page.goto(f"{host.url}/#/new/online")
        host.page.get_by_label("Who plays seat 2").select_option("anybody")
        host.page.get_by_label("Who plays seat 3").select_option("bot")
        host.page.locator("[data-choice=start]").click()
        host.panel.wait_for()
        game = host.game
        guest.page.goto(guest.url)
        row = guest.page.locator(f"[data-part=lobby] [data-game='{game}']")
        expect(row).to_contain_text("one open seat")
        row.locator("[data-choice=sit]").click()
        guest.panel.wait_for()
        assert guest.view(game)["you"]["seats"] == [1]
        expect(guest.page.locator("[data-part=name-yourself]")).to_have_count(1)
        guest.page.goto(guest.url)
        expect(guest.page.locator(f"[data-part=my-games] [data-game='{game}']")).to_have_count(1)
        expect(guest.page.locator("[data-part=lobby]")).to_have_count(0)


def test_a_link_to_a_game_that_does_not_exist_says_so(browser: Browser, services: Process) -> None:
    """It does not offer to watch that game."""
    with Visitor(browser, services.url) as guest:
        guest.without_hints()
        guest.page.goto(f"{guest.url}/#/games/nowhere/join/nothing")
        expect(guest.page.locator("main h1")).to_have_text("Game not found")
        expect(guest.page.locator("main a")).to_have_attribute("href", "#/")
