"""All text on the map is readable: no name, value or letter overlaps another, track or a city."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from browser.positions import PLAYERS, file_of, random_game
from browser.visitor import Visitor
from interop.recorded import game
from playwright.sync_api import Browser
from server.helpers import Process

from cz18.rules.actions import LayTile
from cz18.rules.engine import action_ranges
from cz18.rules.game import replay
from cz18.rules.questions import map_of

FONTS = ("dejavu",)

MEASURED = """() => {
  const svg = document.querySelector('svg.map');
  const all = (what) => [...svg.querySelectorAll(what)].filter((one) => getComputedStyle(one).display !== 'none');
  const home = svg.getScreenCTM().inverse();
  const to = (element, x, y) => new DOMPoint(x, y).matrixTransform(home.multiply(element.getScreenCTM()));
  const brush = document.createElement('canvas').getContext('2d');
  const box = (element, x, y, width, height) => {
    const [one, other] = [to(element, x, y), to(element, x + width, y + height)];
    return { left: one.x, right: other.x, top: one.y, bottom: other.y };
  };
  const ink = (text) => {            // what the letters cover, not the line they stand in
    const style = getComputedStyle(text), size = parseFloat(style.fontSize) / 100;
    brush.font = `${style.fontStyle} ${style.fontWeight} 100px ${style.fontFamily}`;
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = brush.measureText(text.textContent);
    const across = text.getBBox(), y = Number(text.getAttribute('y') ?? 0);
    return box(text, across.x, y - up * size, across.width, (up + down) * size);
  };
  const rect = (one) => { const at = one.getBBox(); return box(one, at.x, at.y, at.width, at.height) };
  const disc = (one) => {
    const at = to(one, one.cx.baseVal.value, one.cy.baseVal.value);
    return { x: at.x, y: at.y, r: parseFloat(getComputedStyle(one).r) };
  };
  const lines = all('.grounds .track path:not(.bed), .grounds .stub').flatMap((path) =>
    Array.from({ length: Math.floor(path.getTotalLength() / 2) + 1 }, (_, n) => {
      const { x, y } = path.getPointAtLength(2 * n);
      return to(path, x, y);
    }));
  const hexAt = (one) => one.closest('[data-at]')?.dataset.at ?? one.closest('[data-name]')?.dataset.name ?? '';
  const found = (kind, what, measure) =>
    all(what).map((one) => ({ kind, hex: hexAt(one), text: one.textContent, ...measure(one) }));
  const boxes = [
    ...found('name', '.names text', ink), ...found('letter', '.places .label', ink),
    ...found('cost', '.terrain text', ink), ...found('values', '.places .values rect', rect),
    ...found('sum', '.sum rect', rect),
  ];
  const discs = [
    ...found('value', '.places .value circle', disc),
    ...found('stop', '.places .stop circle, .places circle.town', disc),
    ...found('station', '.places .station circle:not(.pattern)', disc),
  ];
  const gap = (one, { x, y }) =>
    Math.hypot(Math.max(one.left - x, 0, x - one.right), Math.max(one.top - y, 0, y - one.bottom));
  const meet = (a, b) =>
    Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top) > 0.1;
  const apart = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
  const faults = [];
  const say = (one, what, hex = '') => faults.push(`${one.kind} ${one.text} ${one.hex} on ${what} ${hex}`);
  for (const [n, one] of boxes.entries()) {
    if (one.kind !== 'sum') {        // what trains earn stands on their line
      if (one.kind !== 'cost' && lines.some((point) => gap(one, point) < 5.4)) say(one, 'track');
      for (const other of discs) if (gap(one, other) < other.r - 0.1) say(one, other.kind, other.hex);
    }
    for (const other of boxes.slice(n + 1)) {
      const together = one.kind === other.kind && one.hex === other.hex; // lines of one name, values of one home
      if (!together && meet(one, other)) say(one, `${other.kind} ${other.text}`, other.hex);
    }
  }
  for (const value of discs.filter(({ kind }) => kind === 'value')) {
    if (lines.some((point) => apart(point, value) < value.r + 5.3)) say(value, 'track');
    for (const other of discs)
      if (other !== value && apart(other, value) < value.r + other.r - 0.1) say(value, other.kind, other.hex);
  }
  const { x, y, width, height } = svg.viewBox.baseVal;
  for (const one of boxes)
    if (one.left < x || one.right > x + width || one.top < y || one.bottom > y + height) say(one, 'the rim');
  const names = {};
  for (const one of all('.names [data-name]'))
    names[one.dataset.name] = [...one.querySelectorAll('text')].map((text) => text.textContent).join(' ');
  const least = Math.min(...all('.names .own').map((one) => parseFloat(getComputedStyle(one).fontSize)));
  return { faults, names, least };
}"""
"""Overlaps in map units, measured in the browser's drawing."""

SMALLEST = 16.0
"""Map units; a side of a hex is 100."""

LATE = ("dev-4p-01", "dev-6p-02")
LATE_IN_FULL = (
    "dev-2p-01", "dev-3p-01", "dev-3p-03", "dev-4p-03", "dev-5p-01", "dev-5p-03", "dev-6p-01", "dev-6p-04",
)  # fmt: skip
"""Recorded games, examined at their end."""


def unreadable(visitor: Visitor, table: str) -> list[str]:
    """Unreadable texts on the map of this table, and missing names."""
    visitor.without_hints()
    visitor.sit_down(table)
    visitor.page.locator("svg.map .names text").first.wait_for(state="attached")
    found: dict[str, Any] = visitor.page.evaluate(MEASURED)
    hexes = visitor.ask("GET", f"/facts/{visitor.view(table)['table']['board']}")["map"]["hexes"]
    missing = [
        f"{name} is not written"
        for one in hexes
        for name, other in one["names"]
        if name not in found["names"][one["id"]] and other not in found["names"][one["id"]]
    ]
    assert found["least"] >= SMALLEST
    return [*found["faults"], *missing]


@pytest.fixture(scope="module")
def visitor(browser: Browser, services: Process) -> Iterator[Visitor]:
    """A visitor for several tables: nothing here depends on earlier ones."""
    with Visitor(browser, services.url) as visitor:
        yield visitor


@pytest.mark.parametrize("board", PLAYERS)
def test_no_text_overlaps_at_the_start(visitor: Visitor, board: str) -> None:
    game, _ = random_game(board, 5)
    assert unreadable(visitor, visitor.bring(file_of(game, 1))) == []


@pytest.mark.parametrize("name", [*LATE, *(pytest.param(one, marks=pytest.mark.full) for one in LATE_IN_FULL)])
def test_no_text_overlaps_late_in_a_game(visitor: Visitor, name: str) -> None:
    assert unreadable(visitor, visitor.bring(game(name))) == []


@pytest.mark.parametrize("board", [pytest.param(one, marks=pytest.mark.full) for one in PLAYERS])
@pytest.mark.parametrize("seed", [3, 5, 8])
def test_no_text_overlaps_after_a_random_game(visitor: Visitor, board: str, seed: int) -> None:
    """Unusual track, at the end of the game."""
    game, kinds = random_game(board, seed)
    assert unreadable(visitor, visitor.bring(file_of(game, len(kinds)))) == []


def test_a_tried_tile_keeps_the_name_and_the_stations(visitor: Visitor) -> None:
    """The hex keeps its name and stations while a tile is tried, nothing overlaps, and the names around it stay."""
    visitor.without_hints()
    table, choice = _tile_for_a_city(visitor)
    visitor.sit_down(table)
    visitor.wait_until_mine()
    page, hex_id = visitor.page, choice["hex"]
    page.locator("svg.map .names text").first.wait_for(state="attached")
    before = page.evaluate(MEASURED)["names"]
    stations = page.locator(f".places [data-at='{hex_id}'] .station:not(.home)").count()
    places = page.evaluate(PLACES)
    page.locator(f"[data-hex='{hex_id}']").dispatch_event("click")
    visitor.panel.locator(f"button[data-choice='tile:{hex_id}:{choice['tile']}']").click()
    page.locator(f".trying [data-tile='{choice['tile']}']").wait_for(state="attached")
    found = page.evaluate(MEASURED)
    assert stations > 0
    assert page.locator(f".places [data-at='{hex_id}'] .station:not(.home)").count() == stations
    assert found["names"] == before
    assert [fault for fault in found["faults"] if hex_id in fault] == []
    after = page.evaluate(PLACES)
    moved = [name for name in places if after[name] != places[name]]
    assert len(moved) <= 3, moved


PLACES = """() => Object.fromEntries([...document.querySelectorAll('svg.map .names [data-name]')].map(
  (one) => [one.dataset.name, one.getAttribute('transform')]))"""


def _tile_for_a_city(visitor: Visitor) -> tuple[str, dict[str, Any]]:
    """A table at which a tile can be laid on a named hex with a station, and the choice."""
    game, kinds = random_game("standard", 3)
    for number in range(len(kinds) // 3, len(kinds)):
        if kinds[number] != "track":
            continue
        state = replay(game._replace(actions=game.actions[:number]))
        hexes = {map_of(state).hexes[station.hex].id for station in state.stations}
        if any(isinstance(one, LayTile) and one.hex in hexes for one in action_ranges(state)):
            table = visitor.bring(file_of(game, number))
            choices = visitor.view(table)["position"]["choices"]
            return table, next(one for one in choices if one["type"] == "LayTile" and one["hex"] in hexes)
    raise AssertionError("no such tile in this game")


def test_names_above_each_other_are_distinguishable(visitor: Visitor) -> None:
    """In Chinese too, where the names of two neighbours with two places each are four short lines."""
    visitor.without_hints(language="zh")
    game, _ = random_game("standard", 5)
    visitor.sit_down(visitor.bring(file_of(game, 1)))
    visitor.page.locator("svg.map [data-name=C7] text").first.wait_for(state="attached")
    gap, line = visitor.page.evaluate(
        """() => {
          const [one, other] = ['B8', 'C7'].map(
            (name) => document.querySelector(`svg.map [data-name=${name}]`).getBoundingClientRect());
          const line = document.querySelector('svg.map [data-name=C7] text').getBoundingClientRect().height;
          return [Math.max(other.top - one.bottom, one.top - other.bottom, other.left - one.right,
            one.left - other.right), line];
        }"""
    )
    assert gap > line / 4, (gap, line)
