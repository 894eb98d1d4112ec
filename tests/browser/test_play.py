"""What players meet in a game: one test for each screen, and nothing shifts while they play."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import Visitors
from browser.positions import PLAYERS, file_of, game_before, game_of_bots, position_offering, random_game
from browser.turns import COUNT_SHIFTS, MAIN, shift_of_round
from browser.visitor import WIDE, Visitor
from playwright.sync_api import Browser, Locator, expect
from server.helpers import Process

from cz18.rules.actions import PlaceStation

SHARED_PAGE = True
PHONE = (390, 844)
SIZES = {"wide": WIDE, "1024": (1024, 768), "phone": PHONE}


def opened(visitor: Visitor, file: dict[str, Any], **settings: Any) -> str:
    visitor.without_hints(**settings)
    game = visitor.bring(file)
    visitor.sit_down(game)
    visitor.wait_until_mine()
    return game


def round_of_bots(until: str) -> dict[str, Any]:
    game = game_of_bots(until)
    return file_of(game, len(game.actions))


@pytest.mark.parametrize(
    "size", [pytest.param("wide", marks=pytest.mark.full), pytest.param("1024", marks=pytest.mark.full), "phone"]
)
def test_a_round_shifts_nothing(browser: Browser, services: Process, size: str) -> None:
    """The sum of all layout shifts of a stock and an operating round, those after an input included. On a phone the
    panel slides over the map."""
    with Visitor(browser, services.url, SIZES[size], touch=size == "phone") as visitor:
        visitor.page.add_init_script(COUNT_SHIFTS)
        game = opened(visitor, round_of_bots("SR 2"))
        assert shift_of_round(visitor, game, "SR 3") < 0.05


def fits(visitor: Visitor, part: Locator, box: Locator) -> bool:
    """Is the part within the box, once the panel has stopped sliding?"""
    for _ in range(50):
        inner, outer = part.bounding_box(), box.bounding_box()
        assert inner and outer
        if inner["y"] >= outer["y"] - 1 and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1:
            return True
        visitor.page.wait_for_timeout(100)
    return False


@pytest.mark.parametrize(
    "size", [pytest.param("wide", marks=pytest.mark.full), pytest.param("1024", marks=pytest.mark.full), "phone"]
)
def test_the_outcome_of_a_choice_shows_its_numbers_first(visitors: Visitors, size: str) -> None:
    """The figures before and after come first and fit the box, for acquisitions, trains and shares."""
    with visitors(SIZES[size], touch=size == "phone") as visitor:
        for kind in ("acquisition", "trains", "stock_turn"):
            opened(visitor, game_before(kind))
            visitor.unfold()
            for name in visitor.offered():
                if not name.startswith(("OfferAcquisition", "BuyTrain", "BuyShare", "SellShares", "StartCompany")):
                    continue
                control = visitor.panel.locator(f"form[data-choice='{name}'], button[data-choice='{name}']").first
                near = control.locator("xpath=ancestor::details[1]").locator("[data-part=consequences]")
                control.scroll_into_view_if_needed()
                if size == "phone" and control.evaluate("one => one.tagName") == "BUTTON":
                    control.tap()
                else:
                    control.hover()
                box = near.or_(visitor.page.locator("[data-part=consequences]:visible")).first
                figures = box.locator("table.outcome")
                figures.wait_for()
                assert fits(visitor, figures, box), (kind, name)
                before = figures.evaluate("one => one.previousElementSibling?.tagName ?? ''")
                assert before in ("", "H3", "P"), (kind, name)


def test_a_stock_round_shows_what_a_start_costs(visitor: Visitor) -> None:
    """The price and the money it takes on each button; companies that cannot be started share their reasons."""
    game = opened(visitor, round_of_bots("SR 1"))
    position = visitor.view(game)["position"]
    pairs = zip(position["choices"], position["terms"], strict=True)
    starts = [(one, terms["cost"]) for one, terms in pairs if one["type"] == "StartCompany"]
    assert starts
    for one, cost in starts:
        button = visitor.panel.locator(f"[data-choice='StartCompany:{one['company']}:{one['price']}']")
        expect(button.locator("[data-start-cost]")).to_have_text(f"{cost}\u00a0K")
    visitor.unfold()
    lines = visitor.panel.locator("[data-closed]")
    closed = " ".join(lines.evaluate_all("all => all.map(one => one.dataset.closed)")).split()
    assert len(closed) == len(set(closed)) > lines.count()


def test_local_railways_say_what_they_count_at_the_end(visitor: Visitor) -> None:
    """And why a player has two turns in a row, where the order turns back."""
    game = random_game("standard", 1)[0]
    opened(visitor, file_of(game, len(PLAYERS["standard"]) - 1))
    expect(visitor.panel.locator("[data-end-value]")).to_contain_text("120\u00a0K")
    expect(visitor.panel.locator("[data-part=again]")).to_have_count(0)
    opened(visitor, file_of(game, len(PLAYERS["standard"])))
    expect(visitor.panel.locator("[data-part=again]")).to_contain_text("two turns in a row")


def test_bohemia_introduces_vaclav(visitor: Visitor) -> None:
    """In a note of the guide, and his company is in the log from the beginning (XI.1)."""
    opened(visitor, file_of(random_game("bohemia", 1)[0], 0), guided=True)
    guide = visitor.page.locator("[data-guide=vaclav]")
    expect(guide).to_contain_text("Vaclav")
    guide.get_by_role("button").first.click()
    expect(visitor.page.locator("[data-guide=pre_stock_turn]")).to_be_visible()
    expect(visitor.page.locator("[data-opening=VaclavArrived]")).to_contain_text("Vaclav")
    company = next(
        name
        for name, one in visitor.view(visitor.game)["position"]["companies"].items()
        if one.get("director") == "vaclav"
    )
    expect(visitor.page.locator("[data-opening=VaclavArrived]")).to_contain_text(company)


@pytest.mark.parametrize("kind", ["auction_opening", "auction_bid"])
def test_a_bid_shows_what_the_paper_earns(visitor: Visitor, kind: str) -> None:
    """Income, power and value at the end of what is auctioned (XI.2)."""
    game = opened(visitor, game_before(kind))
    auction = visitor.view(game)["position"]["auction"]
    papers = auction["on_offer"] if kind == "auction_opening" else [auction["paper"]]
    for paper in papers:
        about = visitor.panel.locator(f"[data-paper='{paper}']")
        expect(about).not_to_be_empty()
        if paper[0] in "SML" and paper != "MW":
            expect(about).to_contain_text("Pays")
            expect(about).to_contain_text("120\u00a0K")


def test_one_player_against_bots_reads_whose_turn_it_is(visitor: Visitor) -> None:
    """ "Your turn" and what to do, not the own name; with several seats on one device the name."""
    visitor.without_hints()
    file = round_of_bots("OR 2.1")
    bots = [{"name": name, "kind": "bot"} for name in PLAYERS["standard"]]
    seat = visitor.view(visitor.bring(file))["position"]["decision"]["seat"]
    bots[seat] = {"name": PLAYERS["standard"][seat]}
    visitor.sit_down(visitor.bring(file, bots))
    visitor.wait_until_mine()
    expect(visitor.page.locator("#now-title")).to_contain_text("Your turn")
    opened(visitor, file)
    expect(visitor.page.locator("#now-title")).to_contain_text(PLAYERS["standard"][seat])


def test_a_hex_is_described_on_a_click(visitor: Visitor) -> None:
    """Also where nothing can be laid, in words that screen readers hear, too."""
    opened(visitor, round_of_bots("SR 2"))
    visitor.page.locator("[data-stage-button=map]").click()
    hit = visitor.page.locator("[data-hex='E11']")
    hit.click()
    about = visitor.page.locator("[data-about='E11']")
    expect(about).to_contain_text(hit.get_attribute("aria-label") or "")
    about.get_by_role("button").click()
    expect(about).to_have_count(0)


def test_the_station_price_is_shown_before_a_city_is_chosen(visitor: Visitor) -> None:
    game = opened(visitor, position_offering(PlaceStation))
    position = visitor.view(game)["position"]
    pairs = zip(position["choices"], position["terms"], strict=True)
    costs = {terms["cost"] for one, terms in pairs if one["type"] == "PlaceStation"}
    assert costs
    for cost in costs:
        expect(visitor.panel.locator("[data-station-price]")).to_contain_text(f"{cost}\u00a0K")


def test_before_the_first_train_a_tile_shows_the_run_with_the_one_on_sale(visitor: Visitor) -> None:
    """Without a train every run earns nothing, which says nothing about the tile."""
    game = opened(visitor, round_of_bots("OR 1.1"))
    visitor.page.locator(".hit.can").first.click()
    face = visitor.view(game)["position"]["trains"]["top"]["faces"][0]["face"]
    expect(visitor.panel.locator("[data-note]")).to_contain_text(f"with the {face}-train")


def test_the_log_follows_the_history(visitor: Visitor) -> None:
    """The entry of the position is highlighted and in view, later ones are faded, and the map marks what was built."""
    game = opened(visitor, round_of_bots("SR 3"))
    entries = visitor.ask("GET", f"/games/{game}/log")["entries"]
    built = next(entry for entry in entries if any(event["type"] == "TileLaid" for event in entry["events"]))
    slider = visitor.page.locator(".history input[type=range]")
    slider.fill(str(built["number"]))
    visitor.wait_for_number(built["number"])
    entry = visitor.page.locator(f".entries > li:has([data-entry='{built['number']}'])")
    expect(entry).to_be_in_viewport()
    assert "seen" in (entry.get_attribute("class") or "")
    later = visitor.page.locator(f".entries > li:has([data-entry='{built['number'] + 1}'])")
    assert "later" in (later.get_attribute("class") or "")
    expect(visitor.page.locator(".changed")).to_have_count(1)
    expect(visitor.page.locator("#now-title")).to_have_text(f"{PLAYERS['standard'][built['seat']]}'s move")


def test_on_a_phone_the_map_shows_what_bots_build(browser: Browser, services: Process) -> None:
    """While they move, not only when it is one's own turn; and lit hexes are in view after a visit to the map."""
    with Visitor(browser, services.url, PHONE, touch=True) as visitor:
        visitor.without_hints(pace="step")
        file = round_of_bots("OR 2.1")
        seat = visitor.view(visitor.bring(file))["position"]["decision"]["seat"]
        bots = [{"name": name, "kind": "bot"} for name in PLAYERS["standard"]]
        bots[seat] = {"name": PLAYERS["standard"][seat]}
        visitor.sit_down(visitor.bring(file, bots))
        visitor.wait_until_mine()
        page = visitor.page
        page.locator("[data-tab-button=map]").tap()
        page.locator("[data-hex][tabindex='0']").dispatch_event("focus")
        page.locator(".map-part").get_by_role("button", name="Whole map").tap()
        page.locator("[data-tab-button=now]").tap()
        lit = page.locator(".hit.can")
        assert any(
            one.evaluate(
                """one => { const [hex, room] = [one, document.querySelector('.map-part .room')].map(
                     (item) => item.getBoundingClientRect());
                   return hex.left >= room.left && hex.right <= room.right && hex.top < room.bottom }"""
            )
            for one in lit.all()
        )
        visitor.panel.locator("[data-way=run]").tap()
        visitor.wait_until_mine()
        visitor.panel.locator("[data-way=pay-and-end]").tap()
        page.locator("[data-choice=next]").wait_for()
        expect(page.locator(".map-part")).to_be_visible()


def test_advice_is_shown_on_the_map_and_can_be_followed(visitor: Visitor) -> None:
    """By the strongest bot of the table; its tile is tried, its numbers are explained, and one click does it."""
    visitor.without_hints()
    file = round_of_bots("OR 2.1")
    seat = visitor.view(visitor.bring(file))["position"]["decision"]["seat"]
    bots: list[dict[str, str]] = [
        {"name": name, "kind": "bot", "bot": "tycoon" if place == 1 else "apprentice"}
        for place, name in enumerate(PLAYERS["standard"])
    ]
    bots[seat] = {"name": PLAYERS["standard"][seat]}
    game = visitor.bring(file, bots)
    visitor.sit_down(game)
    visitor.wait_until_mine()
    number = visitor.number
    visitor.page.locator("[data-ask=advice]").click()
    card = visitor.page.locator("[data-part=advice]")
    card.locator("[data-choice=do-advice]").wait_for()
    advice = visitor.ask("GET", f"/games/{game}/advice?seen={number}")
    expect(card).to_contain_text("Tycoon" if advice["bot"] == "tycoon" else "Apprentice")
    expect(card).to_contain_text("estimates")
    assert advice["action"]["type"] == "LayTile"
    tried = visitor.page.locator(".trying [data-rotation]")
    expect(tried).to_have_attribute("data-rotation", str(advice["action"]["rotation"]))
    main = visitor.page.locator(MAIN)
    expect(main).to_contain_text(advice["action"]["tile"])
    expect(visitor.page.locator("main button.primary:visible")).to_have_count(1)
    card.locator("[data-choice=do-advice]").click()
    visitor.page.wait_for_function(
        "before => Number(document.querySelector('output[data-position]').dataset.position) > before", arg=number
    )
    made = visitor.ask("GET", f"/games/{game}/log?since={number}")["entries"][0]["action"]
    assert made == advice["action"]


@pytest.mark.parametrize("way", ["hover", "focus", "tap"])
def test_a_term_is_explained(visitors: Visitors, way: str) -> None:
    """Its explanation with the rule section is one hover, focus or tap away, and Escape closes it."""
    with visitors(PHONE if way == "tap" else WIDE, touch=way == "tap") as visitor:
        opened(visitor, round_of_bots("OR 2.1"))
        term = visitor.panel.locator("[data-term=treasury]").first
        term.scroll_into_view_if_needed()
        if way == "hover":
            term.hover()
        elif way == "tap":
            term.tap()
        else:
            visitor.page.keyboard.press("n")
            while visitor.page.evaluate("() => document.activeElement.dataset.term ?? ''") != "treasury":
                visitor.page.keyboard.press("Tab")
        tip = visitor.page.get_by_role("tooltip")
        expect(tip).to_contain_text("money of a company")
        expect(tip.get_by_role("link")).to_have_attribute("href", "#/rules/VII.5.a")
        expect(tip).to_be_in_viewport(ratio=1)
        visitor.page.keyboard.press("Escape")
        expect(tip).to_have_count(0)


def test_a_game_continued_from_here_keeps_its_bots(visitor: Visitor) -> None:
    """The button for it leaves the opponents where they were."""
    visitor.without_hints()
    file = round_of_bots("OR 2.1")
    bots = [{"name": name, "kind": "bot"} for name in PLAYERS["standard"]]
    seat = visitor.view(visitor.bring(file))["position"]["decision"]["seat"]
    bots[seat] = {"name": PLAYERS["standard"][seat]}
    game = visitor.bring(file, bots)
    visitor.sit_down(game)
    visitor.page.locator("[data-choice=table-menu]").click()
    visitor.page.locator("[data-choice=fork]").click()
    visitor.page.wait_for_function("game => !location.hash.includes(game)", arg=game)
    seats = visitor.view(visitor.game)["table"]["seats"]
    assert [one["kind"] for one in seats] == [one.get("kind", "human") for one in bots]


def test_every_option_of_a_new_table_is_explained(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.url}/#/new/hot-seat")
    visitor.page.locator("form details > summary").click()
    options = visitor.ask("GET", "/facts")["options"]
    assert len(options) > 10
    for name in options:
        expect(visitor.page.locator(f"[data-option-is={name}]")).not_to_be_empty()
