"""The page draws what the engine says: tiles, stations, prices, cash, routes; and the map by keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import Visitors
from browser.positions import PLAYERS, file_of, random_game
from browser.visitor import PHONE, Visitor

from cz18.board.track import TURNED
from cz18.facts.companies import COMPANIES, COMPANY
from cz18.facts.tiles import HexKind
from cz18.rules.actions import LayTile
from cz18.rules.company_turn.stations import home_city, waits_for_home
from cz18.rules.engine import action_ranges
from cz18.rules.game import Game, replay
from cz18.rules.questions import company_id, map_of
from cz18.rules.shares.chart import price_of
from cz18.rules.state import GameState, Status

SHARED_PAGE = True

SEEDS = {"standard": 3, "bohemia": 5, "moravia_silesia": 8}

DRAWN = """() => {
  const all = (root, what) => [...root.querySelectorAll(what)];
  const place = (element) => element.getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
  const tiles = {}, stations = [], homes = [], prices = {}, cash = {}, treasuries = {}, chart = {};
  for (const hex of all(document, 'svg.map .grounds [data-at]')) {
    const tile = hex.querySelector('.tile');
    if (tile) tiles[hex.dataset.at] = [tile.dataset.tile, Number(tile.dataset.rotation)];
  }
  for (const hex of all(document, 'svg.map .places [data-at]'))
    for (const station of all(hex, '.station:not(.sign)')) {
      const [x, y] = place(station);
      const city = all(hex, '.stop').find((stop) => all(stop, 'circle').some(
        (circle) => Math.hypot(circle.cx.baseVal.value - x, circle.cy.baseVal.value - y) < 1));
      const kind = station.classList.contains('home') ? homes : stations;
      kind.push([hex.dataset.at, city ? Number(city.dataset.city) : null, station.dataset.company]);
    }
  for (const row of all(document, 'tr[data-company]')) {
    prices[row.dataset.company] = Number(row.querySelector('[data-price]').dataset.price);
    treasuries[row.dataset.company] = Number(row.querySelector('[data-treasury]').dataset.treasury);
  }
  for (const row of all(document, 'tr[data-seat]:has([data-cash])'))
    cash[row.dataset.seat] = Number(row.querySelector('[data-cash]').dataset.cash);
  const spaces = all(document, '.tables-part .chart .space').map((space) => Number(space.dataset.price));
  for (const marker of all(document, '.tables-part .chart .marker:not(.hint)'))
    chart[marker.querySelector('[data-company]').dataset.company] =
      [spaces[Number(marker.style.getPropertyValue('--space'))], Number(marker.style.getPropertyValue('--place'))];
  return { tiles, stations, homes, prices, cash, treasuries, chart };
}"""


def in_the_state(state: GameState) -> dict[str, Any]:
    """The same, from the engine's state."""
    hexes = map_of(state).hexes
    laid = {
        hexes[index].id: turned for index, code in enumerate(state.laid) if (turned := TURNED[code]) is not None
    }
    on_chart = [
        index for index, item in enumerate(state.companies) if item.status in (Status.STARTED, Status.FLOATED)
    ]
    return {
        "tiles": {hex_id: [turned.tile.id, turned.rotation] for hex_id, turned in laid.items()},
        "stations": sorted(
            [
                hexes[item.hex].id,
                item.city if item.city >= 0 else None,
                company_id(item.company) if item.company < len(COMPANIES) else "station_railway",
            ]
            for item in state.stations
        ),
        "homes": sorted(
            [item.id, city, name]
            for index, item in enumerate(hexes)
            for name in item.home_of
            if item.kind is not HexKind.RESERVED
            and waits_for_home(state, COMPANY[name].index)
            and not any(one.hex == index and one.company == COMPANY[name].index for one in state.stations)
            for home in [home_city(state, COMPANY[name].index, index)]
            for city in ([0, 1] if home is None else [home])
        ),
        "prices": {company_id(index): price_of(state, index) for index in on_chart},
        "cash": {str(seat): player.cash for seat, player in enumerate(state.players)},
        "treasuries": {company_id(index): state.companies[index].treasury for index in on_chart},
        "chart": {
            company_id(index): [price_of(state, index), place]
            for stack in state.stacks
            for place, index in enumerate(stack)
        },
    }


@pytest.mark.parametrize("board", PLAYERS)
def test_every_position_of_a_game_is_drawn_correctly(visitor: Visitor, board: str, full_run: bool) -> None:
    """At positions throughout a game: every tile and its rotation, every station in its city, every
    home place that waits for one (VIII.6-12), prices and money."""
    game, _ = random_game(board, SEEDS[board])
    length = len(game.actions)
    table = visitor.bring(file_of(game, length))
    visitor.without_hints()
    visitor.sit_down(table)
    slider = visitor.page.locator(".history input[type=range]")
    step = length // (12 if full_run else 3)
    for number in [*range(step, length, step), length]:
        slider.fill(str(number))
        visitor.page.locator(f"svg.map[data-number='{number}']").wait_for(state="attached")
        drawn = visitor.page.evaluate(DRAWN)
        drawn["stations"].sort()
        drawn["homes"].sort()
        assert drawn == in_the_state(_after(game, number)), f"position {number}"


def _after(game: Game, number: int) -> GameState:
    return replay(game._replace(actions=game.actions[:number]))


def test_the_map_by_keyboard(visitor: Visitor) -> None:
    """From hex to hex with the arrow keys, with a description for screen readers."""
    game, kinds = random_game("standard", SEEDS["standard"])
    visitor.without_hints()
    visitor.sit_down(visitor.bring(file_of(game, len(kinds) // 2)))
    praha = visitor.page.locator("[data-hex=E11]")
    praha.focus()
    spoken = praha.get_attribute("aria-label") or ""
    assert spoken.startswith("E11 Praha (Prag)") and "Home of NWB, BN" in spoken
    way = []
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        visitor.page.keyboard.press(key)
        way.append(visitor.page.evaluate("document.activeElement.dataset.hex"))
    assert way == ["E13", "F14", "F12", "E11"]
    assert visitor.page.locator(".hit[tabindex='0']").count() == 1


def test_a_route_is_drawn_on_track(visitor: Visitor) -> None:
    """A run is drawn over the lines of its tiles, from its first hex to its last."""
    game, kinds = random_game("standard", SEEDS["standard"])
    number = next(n for n in range(len(kinds) // 2, len(kinds)) if kinds[n] == "run" and _runs(game, n))
    visitor.without_hints()
    table = visitor.bring(file_of(game, number))
    visitor.sit_down(table)
    visitor.page.locator(".route").first.wait_for(state="attached")
    pieces = visitor.page.evaluate(
        """() => [...document.querySelectorAll('.route')].map((route) => ({
             train: route.dataset.train,
             on: [...route.querySelectorAll('.line')].map((line) => {
               const [x, y] = line.getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
               const hex = [...document.querySelectorAll('.grounds [data-at]')].find((one) => {
                 const [u, v] = one.getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
                 return Math.hypot(x - u, y - v) < 1;
               });
               const track = [...hex.querySelectorAll('.track path')].map((path) => path.getAttribute('d')).join('');
               return [hex.dataset.at, track.includes(line.getAttribute('d'))];
             }) }))"""
    )
    best = visitor.view(table)["position"]["choices"]
    routes = {
        route["train"]: route["hexes"] for route in next(one for one in best if one["type"] == "Run")["routes"]
    }
    assert {piece["train"] for piece in pieces} == set(routes)
    for piece in pieces:
        hexes = [hex_id for hex_id, _ in piece["on"]]
        assert all(lies for _, lies in piece["on"])
        assert list(dict.fromkeys(hexes)) == list(dict.fromkeys(routes[piece["train"]]))


def _lit(state: GameState) -> set[str]:
    return {action.hex for action in action_ranges(state) if isinstance(action, LayTile)}


def _runs(game: Game, number: int) -> bool:
    action = game.actions[number]
    return bool(getattr(action, "routes", ()))


def test_on_a_phone_a_tile_is_tried_in_place(visitors: Visitors) -> None:
    """Touching a hex zooms in and shows its tiles; rotating one rotates it on the map."""
    game, kinds = random_game("standard", SEEDS["standard"])
    number = next(
        n for n in range(len(kinds) // 4, len(kinds)) if kinds[n] == "track" and len(_lit(_after(game, n))) > 1
    )
    with visitors(PHONE, touch=True) as visitor:
        visitor.without_hints()
        table = visitor.bring(file_of(game, number))
        choices = [one for one in visitor.view(table)["position"]["choices"] if one["type"] == "LayTile"]
        by_tile: dict[tuple[str, str], set[int]] = {}
        for one in choices:
            by_tile.setdefault((one["hex"], one["tile"]), set()).add(one["rotation"])
        (hex_id, tile), rotations = max(by_tile.items(), key=lambda item: len(item[1]))
        visitor.sit_down(table)
        visitor.page.locator("[data-tab-button=map]").tap()
        visitor.page.locator(f"[data-hex={hex_id}]").dispatch_event("click")
        visitor.page.locator(f".fan button[data-tile='{tile}']").tap()
        seen = set()
        for _ in rotations:
            shown = visitor.page.locator(f".trying [data-tile='{tile}']")
            seen.add(int(shown.get_attribute("data-rotation") or -1))
            visitor.page.get_by_role("button", name="Rotate right").tap()
        assert seen == rotations
