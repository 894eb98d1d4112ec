"""Bots in the browser: strength, pace, reasons; a complete game against two Tycoons."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.positions import file_of, random_game
from browser.visitor import Visitor
from browser.words import text
from playwright.sync_api import Browser, expect
from server.helpers import Process, process
from server.test_advice import BEFORE_AN_OFFER

NODES = 40
"""Tycoons search only a little, so that the game ends soon."""
WANTED = (
    "AcceptOffer", "Run", "PayOut", "BuyTrain", "LayTile", "LayHomeTile", "LayRailwayTile", "PlaceStation",
    "tile:", "hex:", "KeepStation", "ChooseCity", "TakeOverTrain", "ReturnTrain", "EndStep", "Pass",
)  # fmt: skip


@pytest.fixture(scope="module")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("hasty")
    with process(str(folder / "games.db"), bot_nodes=NODES) as running:
        yield running


@pytest.fixture(scope="module")
def guest(browser: Browser, hasty_server: Process) -> Iterator[Visitor]:
    """A visitor for several tables."""
    with Visitor(browser, hasty_server.url) as visitor:
        yield visitor


def against_two(guest: Visitor) -> None:
    """A table with two bots; the person acts first, and it is the same game each time."""
    seats = [{"name": "Ada"}, {"name": "Ben", "kind": "bot"}, {"name": "Cyd", "kind": "bot"}]
    wishes = {"seats": seats, "take": [0], "seed": 7, "options": {"playing_order": "as_listed"}}
    guest.sit_down(guest.ask("POST", "/games", wishes)["game"]["id"])
    guest.wait_until_mine()


@pytest.mark.full
def test_a_game_against_two_tycoons_is_played_to_the_end(guest: Visitor) -> None:
    """Chosen on the home page; a scripted person plays, founds a company and reaches the final scores.

    On the board with the shortest game."""
    guest.without_hints()
    page = guest.page
    page.goto(guest.url)
    page.locator("input[value=moravia_silesia]").check()
    page.locator("[data-choice=opponents]").select_option("2")
    page.locator("[data-choice=strength]").select_option("tycoon")
    page.locator("[data-choice=play]").click()
    guest.panel.wait_for()
    assert [seat["bot"] for seat in guest.view(guest.game)["table"]["seats"]] == [None, "tycoon", "tycoon"]
    started = False
    for _ in range(500):
        kind = guest.wait_until_mine()
        if kind == "over":
            break
        founds = kind == "stock_turn" and not started
        made = guest.decide(*(("StartCompany",) if founds else ()), *WANTED)
        started = started or made == "StartCompany"
    position = guest.view(guest.game)["position"]
    assert position["over"] and started
    entries = guest.ask("GET", f"/games/{guest.game}/log?limit=1000")["entries"]
    assert {entry["seat"] for entry in entries if entry["by"] == "bot"} == {1, 2}
    assert {entry["seat"] for entry in entries if entry["by"] == "person"} == {0}
    expect(guest.panel).to_have_attribute("data-decision", "over")
    assert str(max(player["worth"] for player in position["players"])) in guest.panel.inner_text()


def test_the_strength_is_chosen_seat_by_seat(guest: Visitor) -> None:
    """Every strength the server knows is available for every seat."""
    page = guest.page
    page.goto(f"{guest.url}/#/new/bots")
    kinds = page.get_by_label(re.compile("Bot for seat"))
    expect(kinds).to_have_count(2)
    known = guest.ask("GET", "/facts")["strengths"]
    offered = kinds.first.locator("> option").evaluate_all("all => all.map(one => one.value)")
    assert offered == known == ["apprentice", "engineer", "tycoon", "magnate", "baron"]
    kinds.nth(0).select_option("engineer")
    kinds.nth(1).select_option("tycoon")
    page.locator("[data-choice=start]").click()
    guest.panel.wait_for()
    assert [seat["bot"] for seat in guest.view(guest.game)["table"]["seats"]] == [None, "engineer", "tycoon"]


def test_opponents_moves_are_shown_one_by_one(guest: Visitor) -> None:
    """The displayed position lags until the reader has seen every move; no choice is possible meanwhile."""
    guest.without_hints(pace="step")
    page = guest.page
    against_two(guest)
    before = guest.number
    guest.decide("BuyLocalRailway")
    while (there := guest.view(guest.game)["position"])["decision"]["seat"] != 0:
        page.wait_for_timeout(20)  # until both have moved
    assert there["number"] >= before + 3
    bots = [entry["number"] for entry in guest.ask("GET", f"/games/{guest.game}/log")["entries"]]
    for number in bots[before + 1 :]:
        expect(guest.panel).to_have_attribute("data-mine", "false")
        expect(page.locator(f".log [data-entry='{number}']")).to_have_count(0)  # not in the log before it is shown
        page.locator("[data-choice=next]").click()
        guest.wait_for_number(number)
        expect(page.locator(f".log [data-entry='{number}']")).to_have_count(1)
    expect(guest.panel).to_have_attribute("data-mine", "true")
    expect(page.locator("[data-choice=next]")).to_have_count(0)


def test_bots_moves_can_be_skipped(guest: Visitor) -> None:
    """One click leads to the reader's own turn, and the pace can be changed permanently."""
    guest.without_hints(pace="step")
    page = guest.page
    against_two(guest)
    guest.decide("BuyLocalRailway")
    page.locator("[data-choice=skip]", has_text=text("to-my-turn")).click()
    expect(guest.panel).to_have_attribute("data-mine", "true")
    for _ in range(2):  # the last one is the first of the next time around
        guest.decide("BuyLocalRailway")
    guest.panel.get_by_label(text("pace")).select_option("at_once")
    guest.wait_until_mine()
    guest.decide("BuyLocalRailway")
    guest.wait_until_mine()
    assert page.locator("[data-choice=next]").count() == 0


BESIDE_THE_TEXT = """asked => {
  const mine = asked.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(asked.closest('.asking').querySelector('p:last-of-type'));
  return [...range.getClientRects()].every(line => line.right <= mine.left || line.bottom <= mine.top + 1);
}"""
"""Does the question in the log leave the text of its entry free?"""


def test_a_bot_gives_reasons(guest: Visitor) -> None:
    """On request in the log, as sent by the server; or always, by a setting."""
    guest.without_hints(why=False)
    page = guest.page
    against_two(guest)
    guest.decide("BuyLocalRailway")
    guest.wait_until_mine()
    number = guest.number
    reasons = guest.ask("GET", f"/games/{guest.game}/entries/{number}/why")["reasons"]
    assert reasons
    asking = page.locator(f".log [data-why='{number}']")
    assert asking.evaluate(BESIDE_THE_TEXT)
    asking.click()
    told = page.locator(f".log [data-reasons='{number}']")
    for reason in reasons:  # each in a sentence
        expect(told).to_contain_text(str(reason["value"]))
    assert told.inner_text().count(".") >= len(reasons)
    page.get_by_role("button", name="Help").click()
    page.get_by_label(text("use-why")).check()
    page.keyboard.press("Escape")
    for _ in range(2):  # the last one is the first of the next time around
        guest.decide("BuyLocalRailway")
    guest.wait_until_mine()
    expect(page.locator(f".log [data-reasons='{guest.number}']")).to_have_count(1)


def test_a_stand_in_moves_for_an_absent_player(guest: Visitor) -> None:
    """Set at the table; it moves until it is removed."""
    guest.without_hints()
    table = guest.bring(file_of(random_game("standard", 2)[0], 0))
    guest.sit_down(table)
    page = guest.page
    guest.decide("BuyLocalRailway")
    page.locator("#tab-links").click()
    seat = guest.view(table)["position"]["decision"]["seat"]
    stand_in = page.locator(f"[data-stand-in='{seat}']")
    stand_in.select_option("apprentice")
    guest.wait_for_number(2)
    entry = guest.ask("GET", f"/games/{table}/log?since=1")["entries"][0]
    assert (entry["seat"], entry["by"]) == (seat, "stand_in")
    expect(page.get_by_text(text("stand-in"))).to_have_count(1)
    stand_in.select_option("")
    expect(page.get_by_text(text("stand-in"))).to_have_count(0)


def test_advice_is_given_on_request(guest: Visitor) -> None:
    """The move in words and the numbers behind it; each position needs a new request. It covers no choice."""
    guest.without_hints()
    against_two(guest)
    told = guest.ask("GET", f"/games/{guest.game}/advice?seen={guest.number}&words=en")
    part = guest.panel.locator("[data-part=advice]")
    guest.panel.locator("[data-ask=advice]").click()
    advised = part.locator("[data-advised]")
    expect(advised).to_have_attribute("data-advised", told["action"]["type"])
    expect(advised).to_contain_text(told["action"]["local_railway"])
    expect(part.locator("[data-estimate]")).to_have_count(0)
    choice = guest.panel.locator("[data-choice^=BuyLocalRailway]").last
    choice.scroll_into_view_if_needed()
    assert choice.evaluate(
        """one => { const { left, top, width, height } = one.getBoundingClientRect();
           return one.contains(document.elementFromPoint(left + width / 2, top + height / 2)) }"""
    )
    for reason in told["reasons"]:
        expect(part).to_contain_text(str(reason["value"]))
    guest.decide("BuyLocalRailway")
    guest.wait_until_mine()
    expect(guest.panel.locator("[data-ask=advice]")).to_have_attribute("aria-expanded", "false")


def test_a_bots_offer_gives_reasons(guest: Visitor) -> None:
    """A person sees the offer with the price and both sides' gains, and answers."""
    guest.without_hints()
    seats = [{"name": "Ada", "kind": "bot", "bot": "engineer"}, {"name": "Ben"}, {"name": "Cyd"}]
    guest.sit_down(guest.bring(json.loads(BEFORE_AN_OFFER.read_text(encoding="utf-8")), seats))
    expect(guest.panel).to_have_attribute("data-decision", "answer")
    offer = guest.view(guest.game)["position"]["decision"]["offer"]
    expect(guest.panel.locator(".offer")).to_contain_text(f"{offer['price']}\u00a0K")
    guest.panel.locator("[data-why]").click()
    reasons = guest.ask("GET", f"/games/{guest.game}/entries/{guest.number}/why")["reasons"]
    assert {"gain", "price", "their gain"} <= {reason["what"] for reason in reasons}
    for reason in reasons:
        sentence = text(f"because-{reason['what'].replace(' ', '_')}", value=f"{reason['value']}\u00a0K")
        expect(guest.panel.locator("[data-reasons]")).to_contain_text(sentence)
    guest.decide("DeclineOffer")
    expect(guest.panel).not_to_have_attribute("data-decision", "answer")
