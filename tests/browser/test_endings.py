"""The end of a game: who won and why, sums that can be checked, a rematch, files; and abandoned games."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.conftest import Visitors
from browser.positions import file_of, game_before, random_game
from browser.test_screens import violations
from browser.visitor import Visitor
from playwright.sync_api import Locator, expect

SHARED_PAGE = True
PHONE = (390, 844)
WIDE = (1440, 900)
SEED = 5


def finished(visitor: Visitor, **more: Any) -> dict[str, Any]:
    """A finished game on the screen; returns its view."""
    visitor.without_hints()
    game, kinds = random_game("standard", SEED)
    visitor.sit_down(visitor.bring(file_of(game, len(kinds)), **more))
    visitor.panel.locator(".uplot").wait_for()
    return visitor.view(visitor.game)


def amounts(text: str) -> list[int]:
    """The amounts of money in a text."""
    found = re.findall(r"([−-]?)(\d+)\s?K\b", text.replace("\xa0", " "))
    return [-int(number) if sign else int(number) for sign, number in found]


def cells(row: Locator) -> list[str]:
    return [cell.inner_text() for cell in row.locator("td").all()]


@pytest.mark.parametrize("size", [pytest.param(WIDE, marks=pytest.mark.full), PHONE], ids=["wide", "phone"])
def test_the_first_screen_says_who_won_and_why(visitors: Visitors, size: tuple[int, int]) -> None:
    """Winner, reason in one sentence, ranking, curve and what to do next are visible without scrolling."""
    with visitors(size, touch=size is PHONE) as visitor:
        position = finished(visitor)["position"]
        course = visitor.ask("GET", f"/games/{visitor.game}/course")
        (winner,), second = course["ending"]["winners"], course["ending"]["second"]
        names = [player["name"] for player in position["players"]]
        worth = [player["worth"] for player in position["players"]]
        panel = visitor.panel
        expect(panel.locator("#now-title")).to_have_text(f"{names[winner]} wins")
        why = panel.locator("[data-part=why-won]")
        expect(why).to_contain_text(names[second])
        source = course["ending"]["source"]
        lead = worth[winner] - worth[second]
        assert amounts(why.inner_text()) == [worth[winner], lead, source["winner"], source["second"]]
        assert source["kind"] in why.inner_text()
        expect(visitor.page.locator("[data-round=end]")).to_contain_text("End")
        explained = visitor.page.locator("[data-round=end] [data-term]")
        assert explained.evaluate_all("all => all.map((one) => one.dataset.term)") == [
            "phase"
        ]  # not the first round
        for seen in ("#now-title", "[data-part=why-won]", ".ranking", ".uplot canvas"):
            expect(panel.locator(seen).first).to_be_in_viewport(ratio=0.9)
        for choice in ("rematch", "picture"):
            expect(panel.locator(f"[data-choice={choice}]")).to_be_in_viewport(ratio=1)
        expect(panel.get_by_role("link", name="Save to file")).to_be_in_viewport(ratio=1)
        if size is WIDE:
            expect(visitor.page.locator(".reckoning thead").first).to_be_in_viewport(ratio=1)
        assert violations(visitor.page) == []


def test_the_sums_can_be_checked(visitor: Visitor) -> None:
    """Cash, shares in money and local railways less debt and penalty are the worth; so is every column of the sources,
    and each share shows its own value."""
    position = finished(visitor)["position"]
    for player in position["players"]:
        row = visitor.page.locator(f".reckoning tr[data-seat='{player['seat']}']")
        _, cash, shares, *others, worth = cells(row)
        total, *each = amounts(shares)
        assert total == sum(each) == sum(held["worth"] for held in player["shares"].values())
        assert [player["worth"]] == amounts(worth)
        assert sum(amounts(cash)) + total + sum(sum(amounts(one)) for one in others) == player["worth"]
    table = visitor.page.locator("[data-table=earned]")
    rows = [cells(row) for row in table.locator("tbody tr").all()]
    worths = [amounts(cell)[0] for cell in cells(table.locator("tfoot tr"))]
    assert sorted(worths) == sorted(player["worth"] for player in position["players"])
    for column, worth in enumerate(worths):
        assert sum(amounts(row[column])[0] for row in rows if amounts(row[column])) == worth
    for row in rows:
        for cell in row:
            total, *parts = amounts(cell) or [0]
            assert not parts or sum(parts) == total


def test_play_again_with_the_seats_moved_on(visitor: Visitor) -> None:
    """One click starts a game with the same players, each one seat further."""
    before = [seat["name"] for seat in finished(visitor)["table"]["seats"]]
    old = visitor.game
    visitor.panel.locator("[data-choice=rematch]").click()
    visitor.page.wait_for_function("old => !location.hash.includes(old)", arg=old)
    visitor.wait_until_mine()
    view = visitor.view(visitor.game)
    assert [seat["name"] for seat in view["table"]["seats"]] == [*before[1:], before[0]]
    assert view["position"]["number"] == 0
    assert view["you"]["seats"] == [0, 1, 2]


def test_the_final_board_is_saved_as_a_picture(visitor: Visitor) -> None:
    """A PNG file of the whole board."""
    finished(visitor)
    with visitor.page.expect_download() as download:
        visitor.panel.locator("[data-choice=picture]").click()
    assert download.value.suggested_filename == f"18cz-{visitor.game}.png"
    content = download.value.path().read_bytes()
    assert content.startswith(b"\x89PNG")
    assert int.from_bytes(content[16:20], "big") > 2000  # pixels across


def test_an_abandoned_game_looks_abandoned(visitor: Visitor) -> None:
    """It is asked in a dialog of the page; afterwards nobody is said to be on turn, and the game can be continued."""
    visitor.without_hints()
    game = visitor.bring(game_before("track"))
    visitor.sit_down(game)
    visitor.wait_until_mine()
    page = visitor.page
    page.locator("#tab-links").click()
    for answer in ("no", "yes"):
        page.locator("[data-choice=give-up]").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("Abandon this game?")
        expect(dialog.locator("[data-ask=no]")).to_be_focused()
        assert violations(page) == []
        dialog.locator(f"[data-ask={answer}]").click()
        expect(dialog).to_have_count(0)
        assert (visitor.view(game)["table"]["status"] == "abandoned") is (answer == "yes")
    expect(visitor.panel).to_have_attribute("data-decision", "abandoned")
    expect(visitor.panel.locator("#now-title")).to_have_text("This game was abandoned")
    expect(visitor.panel).not_to_contain_text("Waiting for")
    expect(page).to_have_title(re.compile("Abandoned – 18CZ$"))
    assert violations(page) == []
    visitor.panel.locator("[data-choice=play-on]").click()
    page.wait_for_function("old => !location.hash.includes(old)", arg=game)
    visitor.wait_until_mine()
    assert visitor.view(visitor.game)["table"]["forked_from"]["game"] == game
