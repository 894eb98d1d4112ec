"""The page shows the figures it receives: altered ones appear as served, so no rule is left in the page.

Every test changes the server's answers on their way to the page and reads the screen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.positions import file_of, game_before, positions_of
from browser.visitor import Visitor
from playwright.sync_api import Browser, Route, expect
from server.helpers import Process

from cz18.rules.actions import Action, BuyTrain, PlaceStation
from cz18.rules.engine import action_ranges

Json = dict[str, Any]


def serve_altered(visitor: Visitor, pattern: str, alter: Callable[[Json], None]) -> None:
    """Answers to these requests reach the page as `alter` leaves them."""

    def answer(route: Route) -> None:
        reply = route.fetch()
        body = reply.json()
        alter(body)
        route.fulfill(response=reply, json=body)

    visitor.page.route(pattern, answer)


def opened(visitor: Visitor, file: Json, view: Callable[[Json], None], facts: Callable[[Json], None]) -> None:
    """A game, with an altered view and altered facts."""
    visitor.without_hints(confirm=True)
    game = visitor.bring(file)
    serve_altered(visitor, f"**/api/games/{game}/view*", view)
    serve_altered(visitor, "**/api/facts/*", facts)
    visitor.sit_down(game)
    visitor.wait_until_mine()


def game_with(choice: type[Action]) -> Json:
    """A game in which this can be done now."""
    for game, number, _, state in positions_of(range(2, 40)):
        if any(isinstance(action, choice) for action in action_ranges(state)):
            return file_of(game, number)
    raise AssertionError(f"no {choice.__name__} in these games")


def as_served(_: Json) -> None:
    pass


def test_deck_prices_limits_and_scrapping_are_those_served(browser: Browser, services: Process) -> None:
    """The train clock and the cards on offer repeat the figures of the view and of the facts."""

    def facts(body: Json) -> None:
        for rows in body["letters"].values():
            for row in rows:
                row["number"] = 7
                row["train_limit"] = [8, 9, 8]
                row["limit_falls"] = ["large"] if row["letter"] == "c" else []
                row["opens"], row["train_trade"] = [], row["letter"] == "c"
                for face in row["faces"]:
                    face["price"] = 1230
        body["scrapped_by"] = {train: ["8E"] for train in body["trains"]}

    def view(body: Json) -> None:
        position = body["position"]
        clock = position["trains"]["clock"]
        clock["left"] = [6] * len(clock["letters"])
        clock["until"] = [None, 3, 41, *clock["until"][3:]]
        clock["next"], clock["scraps"] = "c", {"c": [{"train": "5E", "scraps": "4+4"}]}
        clock["lives"] = dict.fromkeys(clock["lives"], 57)
        position["trains"]["top"]["left"] = 29
        company = position["companies"][position["decision"]["company"]]
        company["train_limit"], company["runs"] = 38, []
        for choice, terms in zip(position["choices"], position["terms"], strict=True):
            if choice["type"] == "BuyTrain":
                terms["cost"] = 4321

    with Visitor(browser, services.url) as visitor:
        opened(visitor, game_with(BuyTrain), view, facts)
        clock = visitor.page.locator("table.clock")
        card = clock.locator("tr[data-card=c]")
        expect(card).to_have_attribute("data-left", "6")
        expect(card.locator(".pips i")).to_have_count(7)
        expect(card.locator(".pips i.spent")).to_have_count(1)
        expect(card.locator(".limit")).to_have_text("8 · 9 · 8")
        expect(card).to_contain_text("1230")
        expect(card.locator(".brings")).to_contain_text("5E scraps 4+4")
        expect(card.locator(".brings")).to_contain_text("lower train limit (large)")
        expect(card.locator(".brings")).to_contain_text("companies may trade trains")
        expect(clock.locator("tr[data-card=d] .brings")).not_to_contain_text("scraps")
        following = visitor.page.locator("[data-next]")
        expect(following).to_have_attribute("data-next", "c")
        expect(following).to_contain_text("after 41 more")

        expect(visitor.panel).to_contain_text("/ 38")
        expect(visitor.panel).to_contain_text("29 cards with this letter left")
        buy = visitor.panel.locator("button[data-choice^='BuyTrain']:not([aria-disabled=true])").first
        expect(buy).to_contain_text("4321")
        on_offer = visitor.panel.locator("[data-train]").first
        expect(on_offer.locator("[data-runs]")).to_have_attribute("data-runs", "false")
        expect(visitor.panel.locator("[data-life]").first).to_contain_text("57 more cards")


def test_costs_of_tiles_and_distinct_rotations_are_those_served(browser: Browser, services: Process) -> None:
    """A tile costs what its choice says, and has as many rotations as choices that repeat no other."""
    hexes: list[str] = []

    def view(body: Json) -> None:
        position = body["position"]
        first: dict[tuple[str, str], int] = {}
        for place, (choice, terms) in enumerate(zip(position["choices"], position["terms"], strict=True)):
            terms.pop("skips_to", None)
            if choice["type"] != "LayTile":
                continue
            terms["cost"] = 3210
            kept = first.setdefault((choice["hex"], choice["tile"]), place)
            if kept != place:
                terms["repeats"] = kept
            else:
                terms.pop("repeats", None)
        hexes.extend(hex_ for hex_, _ in first)

    with Visitor(browser, services.url) as visitor:
        opened(visitor, game_before("track"), view, as_served)
        expect(visitor.panel.locator("[data-way]")).to_have_count(0)  # no choice skips steps
        visitor.click(f"hex:{hexes[0]}")
        visitor.panel.locator("button[data-choice^='tile:']").first.click()
        expect(visitor.panel.locator("[data-note]")).to_contain_text("3210")
        expect(visitor.panel.locator("[data-choice=turn]")).to_be_disabled()


def test_stations_cost_what_their_choices_say(browser: Browser, services: Process) -> None:
    """The price of a station is that of its choice; the page asks no preview for it."""

    def view(body: Json) -> None:
        for choice, terms in zip(body["position"]["choices"], body["position"]["terms"], strict=True):
            if choice["type"] == "PlaceStation":
                terms["cost"] = 2340

    with Visitor(browser, services.url) as visitor:
        visitor.page.route("**/previews*", lambda route: route.abort())
        opened(visitor, game_with(PlaceStation), view, as_served)
        visitor.panel.locator("button[data-choice^='hex:']").first.click()
        expect(visitor.panel.locator("button[data-choice^='PlaceStation']").first).to_contain_text("2340")


def test_undo_and_confirmations_are_those_served(browser: Browser, services: Process) -> None:
    """Undo is offered where the view says so, and a choice is confirmed for the reasons it carries."""

    def nothing_to_undo(body: Json) -> None:
        body["can_undo"] = []
        for choice, terms in zip(body["position"]["choices"], body["position"]["terms"], strict=True):
            terms.pop("stakes", None)
            if choice["type"] == "Pass":
                terms["stakes"] = ["loan"]

    with Visitor(browser, services.url) as visitor:
        opened(visitor, game_before("stock_turn"), nothing_to_undo, as_served)
        expect(visitor.page.locator("[data-choice=undo]")).to_be_disabled()
        visitor.click("Pass")
        expect(visitor.page.locator("dialog [data-stake]")).to_have_attribute("data-stake", "loan")
        visitor.page.locator("[data-sure=no]").click()

    with Visitor(browser, services.url) as visitor:
        opened(visitor, game_before("stock_turn"), as_served, as_served)
        expect(visitor.page.locator("[data-choice=undo]")).to_be_enabled()


def test_vaclav_and_the_track_are_shown_by_name(browser: Browser, services: Process) -> None:
    """Vaclav's percentage is that of the company, and the round that of its name; indexes are not read."""

    def view(body: Json) -> None:
        position = body["position"]
        position["box"], position["more"] = 0, {}
        for company in position["companies"].values():
            if "vaclav_percent" in company:
                company["vaclav_percent"] = 77
        position["round"] = "OR 7.2"

    with Visitor(browser, services.url) as visitor:
        opened(visitor, game_before("home_station"), view, as_served)
        holders = visitor.page.locator("tr[data-company] .holders").first
        expect(holders).to_contain_text("77%")
        expect(visitor.page.locator("ol.track [aria-current=step]")).to_contain_text("7.2")
