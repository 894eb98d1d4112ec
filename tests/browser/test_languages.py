"""Five languages on screen: no English left over, nothing cut off, each reader in their own."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator

import pytest
from browser.conftest import own_server
from browser.positions import KINDS
from browser.visitor import Visitor
from browser.walk import LAYOUT, read, screens
from browser.whole_games import to_the_end
from messages.left_over import english_in, uncatalogued_in
from playwright.sync_api import Browser, expect
from server.helpers import Process

from cz18.messages import ENGLISH, PSEUDO, languages

SIZES = ((1440, 900), (1024, 768), (390, 844))
SOME = ("track",)
"""Decisions examined in every run; the full run examines all."""
ALWAYS = (PSEUDO,)
SPACED = re.compile("[，。；：！？、] .{0,20}")
"""Chinese marks have no space after them."""


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A separate server: the home page lists all games, here only those of this module."""
    with own_server(tmp_path_factory) as running:
        yield running


def misfits(visitor: Visitor) -> list[str]:
    """What is cut off or overlaps on this screen at each size."""
    faults: list[str] = []
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        faults += [f"at {width} px: {fault}" for fault in visitor.page.evaluate(LAYOUT)]
    visitor.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    return faults


@pytest.mark.parametrize(
    "language",
    [pytest.param(name, marks=() if name in ALWAYS else pytest.mark.full) for name in (*languages(), PSEUDO)],
)
def test_every_screen_is_in_one_language_and_fits(
    browser: Browser, services: Process, language: str, full_run: bool
) -> None:
    """All visible and accessible text is in the language's catalogue, and nothing is cut off or overlaps."""
    faults: list[str] = []
    with Visitor(browser, services.url, SIZES[0]) as visitor:
        visitor.without_hints(language=language)
        for screen in screens(visitor, KINDS if full_run else SOME):
            said = read(visitor)
            assert said, screen
            if language == PSEUDO and screen != "#/rules":  # a document, not in a catalogue
                faults += [f"{screen}: {text} ({words})" for text in said if (words := uncatalogued_in(text))]
            elif language not in (PSEUDO, ENGLISH):
                faults += [f"{screen}: {text} ({words})" for text in said if (words := english_in(text, language))]
            if language == "zh":
                written = visitor.page.locator("body").inner_text()
                faults += [f"{screen}: a space after {found}" for found in SPACED.findall(written)]
            if language != PSEUDO:
                faults += [f"{screen} {fault}" for fault in misfits(visitor)]
    assert not faults, "\n".join(faults)


@pytest.mark.full
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_in_each_language(visitor: Visitor, language: str) -> None:
    """From the home page to the final scores by clicking: no English at any decision, nor in the complete log; nothing
    cut off at the first decision of each kind."""
    visitor.without_hints(language=language)
    met: set[str] = set()
    faults: set[str] = set()
    for kind in to_the_end(visitor, "moravia_silesia", eager=True):
        if language != ENGLISH:
            faults |= {
                f"{kind}: {text} ({words})" for text in read(visitor) if (words := english_in(text, language))
            }
        if kind not in met:
            faults |= {f"{kind} {fault}" for fault in misfits(visitor)}
        met.add(kind)
    assert not faults, "\n".join(sorted(faults))
    assert met >= {"stock_turn", "over"}  # whether a company of the player operates also depends on the bots


def test_two_readers_of_one_game_each_in_their_own_language(browser: Browser, services: Process) -> None:
    """One Chinese, one Czech: each log in its language, including the other's moves, and after switching."""
    with Visitor(browser, services.url) as host, Visitor(browser, services.url) as guest:
        host.without_hints(language="zh")
        guest.without_hints(language="cs")
        made = host.ask(
            "POST", "/games", {"seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"}], "take": [0, 1]}
        )
        game = made["game"]["id"]
        link = next(one["link"] for one in made["links"] if one["seat"] == 2)
        guest.page.goto(f"{guest.url}{link}")
        guest.page.wait_for_url(f"**/#/games/{game}")
        host.sit_down(game)
        for _ in range(4):
            mine = host.view(game)["position"]["decision"]["seat"] in (0, 1)
            (host if mine else guest).decide("BuyLocalRailway")
        number = host.view(game)["position"]["number"]
        logs = []
        for reader in (host, guest):
            reader.wait_for_number(number)
            expect(reader.page.locator("[data-entry]")).to_have_count(number)
            logs.append(reader.page.locator(".log").inner_text())
        assert logs[0].count("购买地方铁路") == logs[1].count("kupuje místní dráhu") == 4
        assert not english_in(logs[0], "zh") and not english_in(logs[1], "cs")
        host.page.locator("header [data-choice=language]").select_option("cs")
        expect(host.page.locator(".log")).to_have_text(guest.page.locator(".log").text_content() or "")


def test_the_language_of_an_account_follows_it(browser: Browser, services: Process) -> None:
    """Set in one browser, it applies in another after signing in; a change there applies here, too."""
    name, password = f"Zdenka{secrets.randbelow(10**9)}", "correct horse"
    with Visitor(browser, services.url) as home, Visitor(browser, services.url) as away:
        for reader, way in ((home, "sign-up"), (away, "sign-in")):
            reader.page.goto(f"{reader.url}/#/account")
            reader.page.locator(f"[data-way={way}]").click()
            reader.page.locator("input[name=name]").fill(name)
            reader.page.locator("input[name=password]").fill(password)
            reader.page.locator("[data-choice=enter]").click()
            reader.page.locator("[data-account]").wait_for()
            if way == "sign-up":
                with reader.page.expect_response("**/me/language"):
                    reader.page.locator("[data-choice=language]").select_option("pl")
        expect(away.page.locator("html")).to_have_attribute("lang", "pl")
        with away.page.expect_response("**/me/language"):
            away.page.locator("[data-choice=language]").select_option("de")
        home.page.goto(home.url)
        expect(home.page.locator("html")).to_have_attribute("lang", "de")
