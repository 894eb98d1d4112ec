"""Trying a tile on the map: the hex and its neighbours stay visible, and nothing moves under the finger."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from browser.conftest import Visitors
from browser.positions import file_of, game_before, positions_of
from playwright.sync_api import expect

from cz18.rules.actions import LayTile
from cz18.rules.engine import action_ranges

PHONE = (390, 844)
WIDE = (1440, 900)

AROUND = 0.2
"""Visible part of each neighbour, in hex widths."""

COVERED = """([id, around]) => {
  const [hex, fan, room] = [`[data-hex='${id}']`, '.fan', '.map-part .room'].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  const more = around * hex.width;
  const need = { left: hex.left - more, right: hex.right + more, top: hex.top - more, bottom: hex.bottom + more };
  const under = need.left < fan.right && fan.left < need.right && need.top < fan.bottom && fan.top < need.bottom;
  const out = hex.left < room.left - 1 || hex.right > room.right + 1
    || hex.top < room.top - 1 || hex.bottom > room.bottom + 1;
  return [under && 'under the fan', out && 'out of the room'].filter(Boolean);
}"""
"""Is the hex, with the near part of its neighbours, covered by the tile picker or partly outside the map?"""

CONTROLS = """() => [...document.querySelectorAll('.fan button, .fan select')].map((one) => {
  const { x, y } = one.getBoundingClientRect();
  return [Math.round(x), Math.round(y)] })"""


@cache
def many_hexes() -> dict[str, Any]:
    """A step at which tiles can be laid on ten hexes or more."""
    for game, number, kind, state in positions_of(range(2, 20)):
        if kind == "track":
            hexes = {one.hex for one in action_ranges(state) if isinstance(one, LayTile)}
            if len(hexes) >= 10:
                return file_of(game, number)
    raise AssertionError("no such step")


@pytest.mark.parametrize(
    ("size", "zoom"),
    [
        pytest.param(PHONE, 1, id="phone"),
        pytest.param(WIDE, 1.6, id="enlarged", marks=pytest.mark.full),
    ],
)
def test_the_hex_being_tried_stays_visible(visitors: Visitors, size: tuple[int, int], zoom: float) -> None:
    """Anywhere on the board. Neither its tiles nor its buttons move when a tile is picked or rotated."""
    with visitors(size, zoom=zoom) as visitor:
        visitor.without_hints()
        page = visitor.page
        visitor.sit_down(visitor.bring(many_hexes()))
        visitor.wait_until_mine()
        page.locator("[data-tab-button=map]").click()
        lit = page.locator(".hit.can").evaluate_all("all => all.map(one => one.dataset.hex)")
        assert len(lit) >= 10
        for hex_id in lit:
            page.locator(f"[data-hex='{hex_id}']").dispatch_event("click")
            page.locator(".fan .tile-choice").first.wait_for()
            assert page.evaluate(COVERED, [hex_id, AROUND]) == [], hex_id
            page.locator(".fan button.primary").wait_for()
            before = page.evaluate(CONTROLS)
            for tile in (page.locator(".fan .tile-choice").first, page.locator(".fan .tile-choice").last):
                tile.dispatch_event("click")
                page.locator(".fan button.primary").wait_for()
                assert page.evaluate(CONTROLS) == before, hex_id
            page.locator(".fan [aria-label='Rotate right']").dispatch_event("click")
            assert page.evaluate(CONTROLS) == before, hex_id
            page.locator(".fan").get_by_role("button", name="Back").dispatch_event("click")
            expect(page.locator(".fan")).to_have_count(0)


def test_on_a_phone_the_tiles_are_at_the_hex(visitors: Visitors) -> None:
    """The map is large: nothing covers the hex, touching it rotates the selected tile, and the Map tab shows the
    same."""
    with visitors(PHONE, touch=True) as visitor:
        visitor.without_hints()
        page = visitor.page
        visitor.sit_down(visitor.bring(many_hexes()))
        visitor.wait_until_mine()
        hex_id = page.locator(".hit.can").first.get_attribute("data-hex")
        on_map = page.locator(f"[data-hex='{hex_id}']")
        on_map.tap()
        page.locator(".fan .tile-choice").first.tap()
        tried = page.locator(".trying [data-rotation]")
        first = tried.get_attribute("data-rotation") or ""
        expect(on_map).to_be_in_viewport(ratio=0.9)
        turns = int(page.locator(".fan .turning span").inner_text().split()[-1])
        on_map.tap()
        if turns > 1:
            expect(tried).not_to_have_attribute("data-rotation", first)
        page.locator("[data-tab-button=map]").tap()
        page.locator(".fan button.primary").wait_for()


def test_the_board_moves_back_when_the_picker_closes(visitors: Visitors) -> None:
    """Only while the picker is open may the board be moved beyond the edge of the map."""
    with visitors(PHONE, touch=True) as visitor:
        visitor.without_hints()
        page = visitor.page
        visitor.sit_down(visitor.bring(game_before("track")))
        visitor.wait_until_mine()
        page.locator("[data-tab-button=map]").tap()
        page.locator(".hit.can").last.dispatch_event("click")
        page.locator(".fan").wait_for()
        page.keyboard.press("Escape")
        expect(page.locator(".fan")).to_have_count(0)
        page.wait_for_function(
            """() => {
              const [map, room] = ['svg.map', '.map-part .room'].map(
                (one) => document.querySelector(one).getBoundingClientRect());
              return map.top <= room.top + 1 && map.bottom >= room.bottom - 1
                && map.left <= room.left + 1 && map.right >= room.right - 1;
            }"""
        )


def test_on_a_wide_screen_no_picker_covers_the_board(visitors: Visitors) -> None:
    """The panel has the tiles: the first one is tried at once, and a click on the hex rotates it."""
    with visitors(WIDE) as visitor:
        visitor.without_hints()
        page = visitor.page
        visitor.sit_down(visitor.bring(many_hexes()))
        visitor.wait_until_mine()
        for lit in page.locator(".hit.can").all():
            lit.click()
            expect(page.locator(".trying [data-rotation]")).to_have_count(1)
            expect(page.locator(".fan")).to_have_count(0)
            expect(visitor.panel.locator("[data-part=foot] [data-choice^=LayTile]")).to_have_count(1)
            turns = int(visitor.panel.locator(".turns span").inner_text().split()[-1])
            if turns > 1:
                first = page.locator(".trying [data-rotation]").get_attribute("data-rotation") or ""
                lit.click()
                expect(page.locator(".trying [data-rotation]")).not_to_have_attribute("data-rotation", first)
                return
        raise AssertionError("no tile that can be turned")


ABOVE = """(id) => {
  const [hex, room, sheet] = [`[data-hex='${id}']`, '.map-part .room', '.now-part'].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  return room.bottom <= sheet.top && hex.left >= room.left - 1 && hex.right <= room.right + 1
    && hex.top >= room.top - 1 && hex.bottom <= room.bottom + 1;
}"""
"""Is the whole hex on the part of the map above the panel?"""


def test_a_hex_chosen_in_the_panel_is_above_it(visitors: Visitors) -> None:
    """On a phone the panel slides over the map when a hex of its list is tapped: the hex and its tiles are both on the
    screen, also while a hint is shown, and a visit to the other tabs changes nothing."""
    with visitors(PHONE, touch=True) as visitor:
        page, panel = visitor.page, visitor.panel
        for guided in (False, True):
            visitor.without_hints(guided=guided)
            visitor.sit_down(visitor.bring(many_hexes()))
            visitor.wait_until_mine()
            listed = panel.locator("button[data-choice^='hex:']")
            names = listed.evaluate_all("all => all.map(one => one.dataset.choice)")
            assert len(names) >= 10
            for name in names[:: 5 if guided else 1]:
                panel.locator(f"[data-choice='{name}']").tap()
                hex_id = name.removeprefix("hex:")
                page.wait_for_function(ABOVE, arg=hex_id)
                expect(panel.locator("button[data-choice^='tile:']").first).to_be_in_viewport(ratio=0.99)
                expect(page.locator(".fan")).to_have_count(0)
                if name == names[0]:
                    for tab in ("tables", "log", "map", "now"):
                        page.locator(f"[data-tab-button={tab}]").tap()
                    page.wait_for_function(ABOVE, arg=hex_id)
                panel.locator("[data-choice=back]").tap()
                expect(listed.first).to_be_attached()
