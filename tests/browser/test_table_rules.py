"""Rules and board of a table: the profile of another site, Moravia-Silesia, and small fixes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from browser.conftest import Visitors
from browser.positions import (
    file_of,
    game_before,
    offer_without_consent,
    random_game,
    symmetric_tile_to_lay,
)
from browser.visitor import Visitor
from browser.words import text
from playwright.sync_api import expect

from cz18.facts.maps import load_map

SHARED_PAGE = True

BOXES = "names => names.map(one => document.querySelector(one).getBoundingClientRect())"
OVERLAP = f"""() => {{ const [a, b] = ({BOXES})(['.reconstruction', '.frame .title']);
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom }}"""
INSIDE = f"""() => {{ const [map, room] = ({BOXES})(['svg.map', '.board']);
  return map.left >= room.left - 1 && map.right <= room.right + 1
    && map.top >= room.top - 1 && map.bottom <= room.bottom + 1 }}"""


def test_a_game_of_another_site_shows_its_rules(newcomer: Visitor) -> None:
    """At the table, with the differences, and at an offer that takes effect without consent."""
    newcomer.without_hints(confirm=True)
    page = newcomer.page
    file, offer = offer_without_consent()
    newcomer.sit_down(newcomer.bring(file))
    newcomer.wait_until_mine()
    newcomer.unfold()
    why = newcomer.panel.locator(f"[data-card='{offer.target}'] [data-note=at-once]")
    expect(why).to_contain_text(text("at-once-profile", site="18xx.games"))
    newcomer.panel.locator(f"form[data-choice='OfferAcquisition:{offer.company}:{offer.target}'] button").click()
    expect(page.locator("[data-part=sure] [data-note=at-once]")).to_contain_text("18xx.games")
    page.locator("[data-sure=no]").click()
    page.locator("[data-choice=profile]").click()
    rules = page.locator("[data-part=profile]")
    expect(rules).to_contain_text(text("profile-site", site="18xx.games"))
    rules.locator("summary").click()
    expect(rules).to_contain_text(text("departure-no_consent"))
    expect(rules).to_contain_text(f"{text('option-sell_in_blocks')}: {text('value-false')}")
    newcomer.sit_down(newcomer.bring(game_before("acquisition")))
    page.locator("#tab-links").click()
    expect(rules).to_contain_text(text("profile-book"))
    expect(page.locator("[data-choice=profile]")).to_have_count(0)


@pytest.mark.parametrize("size", [pytest.param((1440, 900), marks=pytest.mark.full), (1024, 768)])
def test_moravia_silesia_is_shown_correctly(visitors: Visitors, size: tuple[int, int]) -> None:
    """Its own homes, the whole board visible, the note beside the title, and why it cannot be exported to
    18xx.games."""
    with visitors(size) as visitor:
        visitor.without_hints()
        page = visitor.page
        game, kinds = random_game("moravia_silesia", 5)
        for kind in ("track", "stock_turn"):
            visitor.sit_down(visitor.bring(file_of(game, kinds.index(kind))))
            visitor.wait_until_mine()
            page.wait_for_function(INSIDE)
            assert page.evaluate(OVERLAP) is False
        visitor.unfold()
        homes = load_map("moravia_silesia").homes
        for card in visitor.panel.locator("article[data-card]").all():
            hexes = homes[card.get_attribute("data-card") or ""]
            expect(card).to_contain_text(f"({', '.join(hexes)})")
        page.locator("#tab-links").click()
        page.locator("[data-choice=save-18xx]").click()
        expect(page.locator("#side [role=alert]")).to_contain_text(
            text("wrong-no_board_there", title="Moravia-Silesia")
        )


def test_undo_is_offered_only_when_possible(visitors: Visitors) -> None:
    """Not at the beginning, not after others have acted, not twice; and it names the action."""
    with visitors() as ada, visitors(who="Ben") as ben:
        for visitor in (ada, ben):
            visitor.without_hints()
        seats = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"}]
        wishes = {"seats": seats, "take": [0], "options": {"playing_order": "as_listed"}}
        made = ada.ask("POST", "/games", wishes)
        ada.sit_down(made["game"]["id"])
        undo = ada.page.locator("[data-choice=undo]")
        expect(undo).to_be_disabled()
        ada.decide("BuyLocalRailway")
        expect(undo).to_be_enabled()
        expect(undo).to_have_attribute("title", re.compile(re.escape(text("undo-what", what="Ada "))))
        undo.click()
        ada.wait_for_number(2)
        expect(undo).to_be_disabled()
        ada.decide("BuyLocalRailway")
        ben.page.goto(f"{ben.url}/#/games/{made['game']['id']}/join/{made['links'][1]['token']}")
        ben.panel.wait_for()
        expect(ben.page.locator("[data-choice=undo]")).to_be_disabled()
        ben.decide("BuyLocalRailway")
        expect(undo).to_be_disabled()


LIES = """() => [...document.querySelectorAll('.trying .track path')].flatMap((path) => {
  const to = path.getScreenCTM(), whole = path.getTotalLength();
  return [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const { x, y } = path.getPointAtLength(part * whole).matrixTransform(to);
    return `${Math.round(x / 2)}/${Math.round(y / 2)}`;
  });
}).sort().join(' ')"""
"""Screen position of the selected tile's track, independent of its direction."""


def test_a_symmetric_tile_is_offered_once_per_distinct_rotation(visitor: Visitor) -> None:
    """Each offered rotation looks different, and the last is followed by the first."""
    visitor.without_hints()
    page = visitor.page
    file, hex_id, tile = symmetric_tile_to_lay()
    visitor.sit_down(visitor.bring(file))
    visitor.wait_until_mine()
    page.locator(f"[data-hex='{hex_id}']").dispatch_event("click")
    visitor.panel.locator(f"button[data-choice='tile:{hex_id}:{tile}']").click()
    counted = visitor.panel.get_by_text(re.compile(text("turn-of", at=1, count="COUNT").replace("COUNT", r"\d+")))
    turns = max(map(int, re.findall(r"\d+", counted.inner_text())))
    assert turns > 1
    seen = []
    for at in range(turns):
        expect(visitor.panel.get_by_text(text("turn-of", at=at + 1, count=turns))).to_have_count(1)
        seen.append(page.evaluate(LIES))
        visitor.panel.locator("button[data-choice=turn]").click()
    expect(counted).to_have_count(1)
    assert "" not in seen and len(set(seen)) == turns


def test_an_invalid_file_is_explained_in_words(visitor: Visitor, tmp_path: Path) -> None:
    """With its name, and without names of fields."""
    file = tmp_path / "shopping.json"
    file.write_text('{"bread": 2}', encoding="utf-8")
    visitor.page.goto(visitor.url)
    visitor.page.locator("input[type=file]").set_input_files(file)
    told = visitor.page.get_by_role("alert")
    why = text("wrong-no_game")
    expect(told).to_have_text(text("file-not-opened", file="shopping.json", why=why[0].upper() + why[1:]))


def test_earlier_positions_of_a_finished_game(visitor: Visitor) -> None:
    """They show no final scores; income columns are for operating rounds only; the strip shows the current round."""
    visitor.without_hints()
    page = visitor.page
    game, kinds = random_game("standard", 2)
    visitor.sit_down(visitor.bring(file_of(game, len(kinds))))
    expect(page.locator("#part-over")).to_have_text(text("part-over"))
    page.get_by_role("slider", name=text("history")).fill(str(len(kinds) // 2))
    visitor.wait_for_number(len(kinds) // 2)
    expect(page.locator("#part-over")).to_have_text(text("part-course"))
    page.get_by_role("button", name=text("curves-income")).click()
    page.locator(".reckoning summary").click()
    rows: list[Any] = page.locator(".reckoning details tbody th").all_inner_texts()
    assert rows and all(row.startswith("OR") for row in rows)
    page.keyboard.press("1")
    expect(page.locator(".track [aria-current=step]")).to_be_in_viewport(ratio=0.9)
