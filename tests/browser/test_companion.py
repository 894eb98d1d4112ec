"""The companion page: a late position is entered by tapping on a phone, and its answers are the engine's."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from browser.test_screens import violations
from browser.visitor import Visitor
from playwright.sync_api import Browser, Page, expect
from positions.recorded_positions import TRANSCRIPTS, late, late_json, middle, turns_of
from server.helpers import Process

from cz18 import Session
from cz18.board.track import CANONICAL, TURNED, code_of
from cz18.interop.formats.positions.answers import opened
from cz18.interop.formats.positions.reading import Position
from cz18.interop.formats.positions.text import position_to_text
from cz18.interop.formats.positions.writing import state_to_position
from cz18.rules.company_turn.runs import best_runs
from cz18.rules.questions import company_id, map_of, phase_of
from cz18.rules.state import GameState

PHONE = (390, 844)
MOST_TAPS = 480


class Taps:
    """Taps on a phone, counted."""

    def __init__(self, page: Page) -> None:
        self.page, self.count = page, 0

    def __call__(self, selector: str) -> None:
        self.count += 1
        self.page.locator(selector).first.tap()

    def choose(self, selector: str, value: str) -> None:
        """Open a list and tap an entry."""
        self.count += 2
        self.page.locator(selector).select_option(value)

    def hex(self, name: str) -> None:
        """Tap the middle of a hex."""
        self.count += 1
        box = self.page.locator(f"[data-hex='{name}']").first.bounding_box()
        assert box is not None
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def _tiles(state: GameState) -> dict[str, list[tuple[str, int]]]:
    """By tile, the hexes and rotations: a player takes the tiles of one design together."""
    found: dict[str, list[tuple[str, int]]] = {}
    for hex_, code in zip(map_of(state).hexes, state.laid, strict=True):
        lying = TURNED[code]
        if lying is not None:
            found.setdefault(lying.tile.id, []).append((hex_.id, lying.rotation))
    return found


def _laid(page: Page, hex_: str) -> dict[str, object]:
    kept = "JSON.parse(localStorage.getItem('18cz/positions'))[0].given"
    found: dict[str, object] = page.evaluate(f"{kept}.tiles?.['{hex_}'] ?? {{}}")
    return found


def _enter(page: Page, state: GameState) -> Taps:
    """Enter map, stations, trains and phase by tapping."""
    taps = Taps(page)
    for tile, places in _tiles(state).items():
        for hex_, rotation in places:
            taps.hex(hex_)
            if _laid(page, hex_).get("tile") != tile:
                taps(f"[data-part=tray] [data-tile='{tile}']")
            for _ in range(6):
                if _same(_laid(page, hex_), tile, rotation):
                    break
                taps.hex(hex_)
            assert _same(_laid(page, hex_), tile, rotation), (hex_, tile, rotation, _laid(page, hex_))
    taps("[data-tool=stations]")
    for company in sorted({station.company for station in state.stations}):
        taps(f"[data-place='{company_id(company)}']")
        for station in state.stations:
            if station.company == company:
                for _ in range(station.city + 1):
                    taps.hex(map_of(state).hexes[station.hex].id)
    taps("[data-tab=companies]")
    taps.choose("[data-choice=phase]", phase_of(state).letter)
    for index, company in enumerate(state.companies):
        if company.trains:
            name = company_id(index)  # type: ignore[arg-type]
            taps(f"[data-open='{name}']")
            for train in company.trains:
                taps(f"[data-company-part='{name}'] [data-add-train='{train.face}']")
    taps("[data-tab=answers]")
    return taps


def _same(laid: dict[str, object], tile: str, rotation: int) -> bool:
    """Is it this tile in this rotation, or one that looks the same?"""
    if laid.get("tile") != tile:
        return False
    now = laid["rotation"]
    assert isinstance(now, int)
    return CANONICAL[code_of(tile, now)] == CANONICAL[code_of(tile, rotation)]


def _compare(page: Page, state: GameState) -> int:
    """Compare every run on the page with the engine's. Returns their number."""
    page.locator("main[data-part=position][data-current=true]").wait_for()
    rows = page.locator("[data-run]")
    found = {row.get_attribute("data-run"): row for row in rows.all()}
    for name, row in found.items():
        assert name is not None
        assert int(row.get_attribute("data-total") or -1) == best_runs(state, name).total, name
        assert row.get_attribute("data-proven") == "true"
    return len(found)


@pytest.mark.parametrize("state", [middle, pytest.param(late, marks=pytest.mark.full)], ids=["middle", "late"])
def test_a_position_is_entered_by_tapping(
    state: Callable[[], GameState], browser: Browser, services: Process
) -> None:
    _tapped(state(), browser, services)


def _tapped(state: GameState, browser: Browser, services: Process) -> None:
    """At 390 px, in at most 480 taps; the runs are the engine's. Then the same from its text."""
    with Visitor(browser, services.url, PHONE, touch=True) as visitor:
        page = visitor.page
        page.goto(f"{services.url}/#/sandbox")
        taps = Taps(page)
        taps("[data-choice=begin]")
        page.locator("main[data-part=position]").wait_for()
        entered = _enter(page, state)
        total = taps.count + entered.count
        assert _compare(page, state) == sum(bool(company.trains) for company in state.companies)
        assert total <= MOST_TAPS, total
        print(f"taps: {total} for {sum(map(bool, state.laid))} tiles")

        page.goto(f"{services.url}/#/companion/{position_to_text(Position(state, True))}")
        page.locator("main[data-part=position][data-current=true]").wait_for()
        page.locator("[data-tab=answers]").tap()
        assert _compare(page, state) > 2
        assert page.locator("[data-part=faults]").count() == 0
        assert page.locator("[data-worth]").count() == len(state.players)


def test_links_of_any_content_are_opened_or_refused(browser: Browser, services: Process) -> None:
    """A name with percent signs and HTML stays the same text; a broken and a very long link say what is wrong."""
    name = "%41 50% <img src=x onerror=document.title='run'>"
    players = (late().players[0]._replace(name=name), *late().players[1:])
    link = f"{services.url}/#/companion/"
    with Visitor(browser, services.url, PHONE, touch=True) as visitor:
        page = visitor.page
        page.goto(link + position_to_text(Position(late()._replace(players=players), True)))
        page.locator("main[data-part=position][data-current=true]").wait_for()
        assert _given(page)["players"][0]["name"] == name
        page.locator("[data-tab=answers]").tap()
        expect(page.locator("[data-worth]", has_text=name)).to_be_visible()
        assert page.locator("main img").count() == 0 and page.title() != "run"
        for broken in ("18CZ-1/pA%", "18CZ-1/pA%ff:1", "18CZ-1/sBN:" + "E11," * 5_000):
            page.goto(f"{services.url}/#/")
            page.goto(link + broken)
            expect(page.get_by_role("alert")).to_be_visible()


def test_positions_are_kept_and_corrected(browser: Browser, services: Process) -> None:
    """A position has a name, survives a reload, is corrected, shows its faults, and is removed."""
    with Visitor(browser, services.url, PHONE, touch=True) as visitor:
        page = visitor.page
        page.goto(f"{services.url}/#/companion/{position_to_text(Position(late(), True))}")
        page.locator("main[data-part=position][data-current=true]").wait_for()
        page.locator("[data-tab=companies]").tap()
        page.locator("[data-choice=name]").fill("Friday")
        page.locator("[data-choice=name]").blur()
        page.locator("[data-open=EKJ]").tap()
        page.locator("[data-company-part=EKJ] [data-step='1']").first.tap()
        page.locator("[data-tab=answers]").tap()
        expect(page.locator("[data-fault=too_many_shares]")).to_have_attribute("data-section", "IV.2")
        page.reload()
        page.locator("[data-tab=answers]").tap()
        expect(page.locator("[data-fault=too_many_shares]")).to_be_visible()
        page.locator("[data-choice=list]").tap()
        kept = page.locator("[data-kept]")
        expect(kept).to_have_text("Friday")
        kept.tap()
        page.locator("[data-tab=companies]").tap()
        page.locator("[data-open=EKJ]").tap()
        page.locator("[data-company-part=EKJ] [data-step='-1']").first.tap()
        page.locator("[data-tab=answers]").tap()
        expect(page.locator("[data-part=faults]")).to_have_count(0)
        page.locator("[data-choice=list]").tap()
        page.locator("[data-choice=remove]").tap()
        expect(page.locator("[data-kept]")).to_have_count(0)


def test_a_position_becomes_a_game(browser: Browser, services: Process) -> None:
    with Visitor(browser, services.url) as visitor:
        visitor.without_hints()
        page = visitor.page
        page.goto(f"{services.url}/#/companion/{position_to_text(Position(late(), True))}")
        page.locator("[data-choice=continue-bots]").click()
        page.locator("section[data-decision]").wait_for()
        view = visitor.view(visitor.game)
        assert [seat["kind"] for seat in view["table"]["seats"]].count("bot") == 2


def test_without_a_connection_the_position_stays(browser: Browser, services: Process) -> None:
    """The last answers stay, the page says so, and changes are kept."""
    with Visitor(browser, services.url, PHONE, touch=True) as visitor:
        page = visitor.page
        page.goto(f"{services.url}/#/companion/{position_to_text(Position(late(), True))}")
        page.locator("main[data-part=position][data-current=true]").wait_for()
        visitor.context.set_offline(True)
        expect(page.locator("[data-offline-note]")).to_be_visible()
        page.locator("[data-tab=companies]").tap()
        page.locator("[data-open=BN]").tap()
        page.locator("[data-company-part=BN] [data-step='1']").first.tap()
        page.locator("[data-tab=answers]").tap()
        assert page.locator("[data-run]").count() > 10
        visitor.context.set_offline(False)


@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone"), pytest.param((1440, 900), id="wide", marks=pytest.mark.full)]
)
def test_it_is_accessible_and_nothing_overflows(
    size: tuple[int, int], browser: Browser, services: Process
) -> None:
    """axe-core finds nothing in any part, in English and in the longer pseudo-language, which fits the screen."""
    text = position_to_text(Position(late(), True))
    with Visitor(browser, services.url, size) as visitor:
        page = visitor.page
        page.goto(f"{services.url}/?lang=en-XA#/companion")
        page.locator("[data-choice=begin]").wait_for()
        _look(page)
        page.goto(f"{services.url}/?lang=en-XA#/companion/{text}")
        page.locator("main[data-part=position][data-current=true]").wait_for()
        for tab in ("map", "companies", "players", "answers"):
            if page.locator(f"[data-tab={tab}]").count():
                page.locator(f"[data-tab={tab}]").click()
                if tab == "companies":
                    page.locator("[data-open=BN]").click()
                _look(page)


def _look(page: Page) -> None:
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_map_is_used_by_keyboard(browser: Browser, services: Process) -> None:
    """A hex is reached with arrow keys and takes a tile; Enter turns it."""
    with Visitor(browser, services.url) as visitor:
        page = visitor.page
        page.goto(f"{services.url}/#/sandbox")
        page.locator("[data-choice=begin]").press("Enter")
        page.locator("[data-hex][tabindex='0']").focus()
        for key in ("ArrowRight", "ArrowRight", "Enter"):
            page.keyboard.press(key)
        tile = page.locator("[data-part=tray] [data-tile]").first
        tile.focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-tool=remove]")).to_be_enabled()
        expect(page.locator("[data-tool=undo]")).to_be_enabled()


def _given(page: Page) -> dict[str, Any]:
    """The position that was changed last, as it is kept."""
    found: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('18cz/positions'))[0].given")
    return found


def test_any_position_of_a_game_is_opened_and_continued_on_a_planning_board(
    browser: Browser, services: Process
) -> None:
    """From the table menu, as it is in the engine; then as a private plan of a game of its own."""
    saved = json.loads(Session.from_position(late_json(), seed=5).save())
    with Visitor(browser, services.url, PHONE, touch=True) as visitor:
        visitor.without_hints()
        page = visitor.page
        game = visitor.bring(saved)
        page.goto(f"{services.url}/#/games/{game}/at/0")
        page.locator("[data-choice=table-menu]").tap()
        page.locator("[data-choice=companion]").tap()
        page.locator("main[data-part=position][data-current=true]").wait_for()
        assert opened(_given(page)) == opened(late_json())
        page.locator("[data-tab=answers]").tap()
        page.locator("[data-choice=continue-plan]").tap()
        page.wait_for_url("**/plans/*")
        page.locator("section[data-decision]").wait_for()


def test_everything_of_a_position_can_be_corrected(browser: Browser, services: Process) -> None:
    """The deck, the pool, Vaclav's shares, a company's local railways and its status; options of a new position."""
    bohemia = next(path for path in TRANSCRIPTS if path.name.startswith("bohemia"))
    state = turns_of(bohemia)[len(turns_of(bohemia)) // 2]
    text = position_to_text(Position(state, True))
    with Visitor(browser, services.url, PHONE, touch=True) as visitor:
        page = visitor.page
        page.goto(f"{services.url}/#/companion/{text}")
        page.locator("main[data-part=position][data-current=true]").wait_for()
        page.locator("[data-tab=companies]").tap()
        page.locator("[data-choice=deck]").select_option("3")
        page.locator("[data-part=pool] summary").tap()
        page.locator("[data-part=pool] [data-add-train='2']").tap()
        company = next(iter(_given(page)["vaclav"]))
        page.locator(f"[data-open={company}]").tap()
        part = page.locator(f"[data-company-part={company}]")
        part.locator("[data-step='-1']").last.tap()
        part.locator("[data-choice=director]").select_option("0")
        part.locator("details summary").tap()
        part.locator("[data-railway]").first.tap()
        given = _given(page)
        assert (given["trains"]["gone"], given["trains"]["pool"][-1]) == (3, "2") and "phase" not in given
        assert given["companies"][company]["director"] == 0
        assert {"company": company} in given["local_railways"].values()
        before = state_to_position(state)["vaclav"][company]
        assert given["vaclav"].get(company, 0) == before - 1
        page.locator("[data-tab=answers]").tap()
        expect(page.locator("[data-fault=vaclavs_companies]").first).to_be_visible()

        page.goto(f"{services.url}/#/companion")
        page.locator("form details summary").tap()
        page.locator("[data-option=edition]").select_option(index=1)
        page.locator("[data-choice=begin]").tap()
        page.locator("main[data-part=position]").wait_for()
        assert list(_given(page)["options"]) == ["edition"]


def test_private_companies_of_moravia_silesia_are_given_to_players(browser: Browser, services: Process) -> None:
    """The two that are no local railways, by the names of the position's format."""
    moravia = next(path for path in TRANSCRIPTS if path.name.startswith("moravia"))
    text = position_to_text(Position(turns_of(moravia)[0], True))
    with Visitor(browser, services.url, PHONE, touch=True) as visitor:
        page = visitor.page
        page.goto(f"{services.url}/#/companion/{text}")
        page.locator("main[data-part=position][data-current=true]").wait_for()
        page.locator("[data-tab=players]").tap()
        expect(page.locator("[data-paper]")).to_have_count(2)
        page.locator("[data-paper=three_e]").select_option("1")
        page.locator("[data-paper=station_railway]").select_option("0")
        assert {paper["kind"]: paper["player"] for paper in _given(page)["papers"]} == {
            "three_e": 1,
            "station_railway": 0,
        }
        expect(page.locator("main[data-part=position][data-current=true]")).to_be_visible()
        expect(page.locator("[data-paper=three_e]")).to_have_value("1")
