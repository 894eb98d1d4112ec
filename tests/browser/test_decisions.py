"""Every kind of decision on the page: exactly the legal choices are shown, and one is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from browser.positions import KINDS, PLAYERS, file_of, game_before, game_with_power, random_game
from browser.visitor import PHONE, Visitor
from playwright.sync_api import Browser, expect
from server.helpers import Process

from cz18.rules.actions import ChooseCity

FIELDS = (
    "paper", "company", "target", "seller", "hex", "tile", "rotation", "city", "local_railway", "train", "face",
    "count", "price", "amount", "bid", "step",
)  # fmt: skip
TILES = ("LayTile", "LayHomeTile", "LayRailwayTile")
RAILWAY_HOME = "F22"

WISHES = {
    "pre_stock_turn": "BuyLocalRailway", "stock_turn": "StartCompany", "track": "hex:", "station": "EndStep",
    "run": "Run", "dividend": "PayOut", "acquisition": "OfferAcquisition", "trains": "BuyTrain",
    "answer": "AcceptOffer", "take_over_trains": "TakeOverTrain", "return_trains": "ReturnTrain",
    "home_city": "ChooseCity", "home_station": "hex:", "station_conflict": "KeepStation",
    "auction_opening": "OpenAuction", "auction_bid": "Bid", "railway_tile": "hex:",
}  # fmt: skip


@pytest.fixture(scope="module")
def visitor(browser: Browser, services: Process) -> Iterator[Visitor]:
    """A visitor for several tables: nothing here depends on earlier ones."""
    with Visitor(browser, services.url) as visitor:
        visitor.without_hints()
        yield visitor


def name_of(action: dict[str, Any]) -> str:
    """The name of the choice's control; amounts from a range are left out."""
    values = [action.get(field) for field in FIELDS]
    return ":".join(
        [action["type"], *(str(one) for one in values if one is not None and not isinstance(one, dict))]
    )


@pytest.mark.parametrize("kind", KINDS)
def test_a_decision_offers_exactly_what_is_legal_and_one_choice_is_made(visitor: Visitor, kind: str) -> None:
    """The panel's controls are the server's choices; one click makes one entry of that type."""
    game = visitor.bring(game_before(kind))
    before = visitor.view(game)["position"]
    assert before["decision"]["kind"] == kind
    visitor.sit_down(game)
    assert visitor.wait_until_mine() == kind

    offered = visitor.offered()
    plain = {name_of(one) for one in before["choices"] if one["type"] not in TILES}
    assert {name for name in offered if not name.startswith(("hex:", "tile:", "turn", "back", *TILES))} == plain
    hexes = {one.get("hex") or RAILWAY_HOME for one in before["choices"] if one["type"] in TILES}
    if len(hexes) > 1:
        assert {name.removeprefix("hex:") for name in offered if name.startswith("hex:")} == hexes
    lit = {item.get_attribute("data-hex") for item in visitor.page.locator("[data-hex].can").all()}
    assert hexes <= lit

    made = visitor.decide(*TILES, "tile:", WISHES[kind])
    after = visitor.ask("GET", f"/games/{game}/log?since={before['number']}")["entries"]
    assert after[0]["action"]["type"] == made
    assert not visitor.page.locator("[data-problem]").count()


@pytest.mark.parametrize("board", PLAYERS)
def test_every_choice_is_offered_throughout_a_game(visitor: Visitor, board: str, full_run: bool) -> None:
    """At positions throughout a game: one control for every legal choice, and no others."""
    game, kinds = random_game(board, 6)
    for number in range(3, len(kinds), len(kinds) // (12 if full_run else 3)):
        table = visitor.bring(file_of(game, number))
        choices = visitor.view(table)["position"]["choices"]
        visitor.sit_down(table)
        visitor.wait_until_mine()
        visitor.unfold()
        offered = visitor.offered()
        named = {name for name in offered if not name.startswith(("hex:", "tile:", "turn", "back", *TILES))}
        plain = {name_of(one) for one in choices if one["type"] not in (*TILES, "PlaceStation")}
        assert named == plain, f"position {number}, {kinds[number]}"
        hexes = {one["hex"] for one in choices if one["type"] in ("LayTile", "PlaceStation")}
        if len(hexes) > 1:  # a single one is preselected
            assert {name.removeprefix("hex:") for name in offered if name.startswith("hex:")} == hexes


def test_a_home_with_two_cities_offers_both(visitor: Visitor) -> None:
    """In Bohemia, where the home station is chosen before the company's first turn (R-049)."""
    game, kinds = next(
        (game, kinds)
        for game, kinds in (random_game("bohemia", seed) for seed in range(2, 400))
        if any(
            isinstance(one, ChooseCity) and met == "home_station"
            for one, met in zip(game.actions, kinds, strict=True)
        )
    )
    number = next(
        n for n, one in enumerate(game.actions) if isinstance(one, ChooseCity) and kinds[n] == "home_station"
    )
    table = visitor.bring(file_of(game, number))
    cities = {name_of(one) for one in visitor.view(table)["position"]["choices"]}
    visitor.sit_down(table)
    assert visitor.wait_until_mine() == "home_station"
    assert set(visitor.offered()) == cities and len(cities) == 2
    assert visitor.decide("ChooseCity") == "ChooseCity"


@pytest.mark.parametrize("kind", ["run", "station", "dividend"])
def test_a_tile_by_power_is_offered_at_other_steps(visitor: Visitor, kind: str) -> None:
    """Collapsed, so that the current step comes first; expanded, every hex is listed and highlighted, and a tile
    is laid."""
    game = visitor.bring(game_with_power(kind))
    before = visitor.view(game)["position"]
    visitor.sit_down(game)
    assert visitor.wait_until_mine() == kind
    hexes = {one["hex"] for one in before["choices"] if one["type"] == "LayTile"}
    stations = {one["hex"] for one in before["choices"] if one["type"] == "PlaceStation"}
    lit = visitor.page.locator("[data-hex].can")
    expect(lit).to_have_count(len(stations))
    visitor.panel.locator("[data-part=power] > summary").click()
    expect(lit).to_have_count(len(hexes | stations))
    part = visitor.panel.locator("[data-part=power] button[data-choice^='hex:']")
    expect(part).to_have_count(len(hexes))
    plain = {name_of(one) for one in before["choices"] if one["type"] not in TILES}
    named = {name for name in visitor.offered() if not name.startswith(("hex:", "tile:", "turn", "back"))}
    assert named == plain
    part.first.click()
    visitor.panel.locator("[data-part=power] button[data-choice^='tile:']").first.click()
    visitor.panel.locator("[data-part=foot] button[data-choice^=LayTile]").click()
    visitor.page.locator(f"output[data-position='{before['number']}']").wait_for(state="detached")
    made = visitor.ask("GET", f"/games/{game}/log?since={before['number']}")["entries"]
    assert made[0]["action"]["type"] == "LayTile" and made[0]["action"]["local_railway"]
    assert {entry["by"] for entry in made[1:]} <= {"table"}  # steps without a choice are left


def test_the_stock_round_shows_the_shares_in_place_of_the_map(
    visitor: Visitor, browser: Browser, services: Process
) -> None:
    """On a wide screen a matrix of companies by players where the map was, and the map one click away; on a phone
    cards with the same numbers."""
    page = visitor.page
    visitor.sit_down(visitor.bring(game_before("track")))
    visitor.wait_until_mine()
    before = visitor.panel.bounding_box(), page.locator(".map-part").bounding_box()
    game = visitor.bring(game_before("stock_turn"))
    position = visitor.view(game)["position"]
    on_chart = {name: one for name, one in position["companies"].items() if one.get("price") is not None}
    assert on_chart
    visitor.sit_down(game)
    visitor.wait_until_mine()
    assert (visitor.panel.bounding_box(), page.locator(".map-part").bounding_box()) == before
    shares = page.locator("[data-part=shares]")
    rows = shares.get_by_role("table", name="Companies on the share price chart").locator("tbody tr")
    expect(rows).to_have_count(len(on_chart))
    page.locator("[data-stage-button=map]").click()
    expect(shares).to_have_count(0)
    expect(page.locator("[data-hex]").first).to_be_visible()
    page.locator("[data-stage-button=shares]").click()
    with Visitor(browser, services.url, PHONE, touch=True) as phone:
        phone.without_hints()
        copy = phone.bring(game_before("stock_turn"))
        phone.sit_down(copy)
        phone.wait_until_mine()
        expect(phone.panel.get_by_role("table")).to_have_count(0)
        for name, company in on_chart.items():
            row = page.locator(f"tr[data-row='{name}']")
            card = phone.panel.locator(f"article[data-card='{name}']")
            held = {holder["seat"]: holder["percent"] for holder in company["holders"]}
            texts = row.locator("td").all_text_contents()
            cells = [text.replace("\xa0", " ").split(",")[0] for text in texts]
            told = [f"{company['price']} K", f"{company['bank_percent']}%"]
            told += [f"{held[seat]}%" if seat in held else "·" for seat in range(len(position["players"]))]
            assert cells[: len(told)] == told
            for amount in (company["price"], company["treasury"]):
                expect(row).to_contain_text(f"{amount}\u00a0K")
                expect(card).to_contain_text(f"{amount}\u00a0K")
            for seat, percent in held.items():
                expect(card).to_contain_text(f"{position['players'][seat]['name']} {percent}%")
            for train in company["trains"]:
                expect(row.locator(".face", has_text=train["face"]).first).to_be_visible()
                expect(card).to_contain_text(train["face"])


def test_greyed_controls_show_the_reason_with_the_section(visitor: Visitor) -> None:
    """Illegal choices are greyed, with the sentence and the section of the refusal."""
    game = visitor.bring(game_before("stock_turn"))
    visitor.sit_down(game)
    visitor.wait_until_mine()
    greyed = visitor.ask("GET", f"/games/{game}/view?words=en")["position"]["greyed"]
    assert greyed
    visitor.unfold()
    text = visitor.panel.inner_text()
    starts = {}
    for item in greyed:
        if item["action"]["type"] == "StartCompany":
            starts.setdefault((item["action"]["company"], item["refusal"]["code"]), item)  # the lowest price
    assert starts
    for item in starts.values():
        assert item["refusal"]["sentence"] in text
        assert f"({item['refusal']['section']})" in item["refusal"]["sentence"]
    for button in visitor.panel.locator("button[aria-disabled=true]").all():
        described = button.get_attribute("aria-describedby")
        assert described and visitor.page.locator(f"[id='{described}']").text_content()


def test_a_refused_action_is_shown_with_its_section(visitor: Visitor) -> None:
    """A refused action shows the reason; the game does not change."""
    game = visitor.bring(game_before("run"))
    visitor.sit_down(game)
    visitor.wait_until_mine()
    before = visitor.number

    # Simulate a wrong page: it sends another company's name.
    def forge(route: Any) -> None:
        body = route.request.post_data_json
        body["action"] = {"type": "PayOut", "company": body["action"]["company"]}
        route.continue_(post_data=body)

    visitor.page.route("**/actions", forge, times=1)
    visitor.click(next(name for name in visitor.offered() if name.startswith("Run")))
    problem = visitor.page.locator("[data-problem]")
    problem.wait_for()
    assert "VIII" in problem.inner_text()
    assert visitor.number == before == visitor.view(game)["position"]["number"]


def test_a_dividend_shows_who_receives_what_and_where_the_price_goes(visitor: Visitor) -> None:
    """Both options are shown side by side with the server's figures."""
    game = visitor.bring(game_before("dividend"))
    view = visitor.view(game)["position"]
    looks = visitor.ask("POST", f"/games/{game}/previews", {"seen": view["number"], "actions": view["choices"]})[
        "previews"
    ]
    visitor.sit_down(game)
    visitor.wait_until_mine()
    for way in visitor.panel.locator(".marker").all():
        expect(way).not_to_contain_text("…")
    text = visitor.panel.inner_text().replace("\xa0", " ")
    for look in looks:
        for event in look["events"]:
            if event["type"] == "MoneyPaid":
                assert f"+{event['amount']} K" in text
            if event["type"] == "PriceMoved":
                assert f"{event['old']} → {event['new']}" in text
