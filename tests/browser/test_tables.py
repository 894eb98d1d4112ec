"""Table features besides the game: accounts, links, undo by consent, forks, position URLs, notifications."""

from __future__ import annotations

import re
from typing import Any

from browser.conftest import Visitors
from browser.positions import file_of, game_before, offer_for_a_company_with_trains, random_game
from browser.visitor import PHONE, Visitor
from playwright.sync_api import Browser, expect
from server.helpers import Process

SHARED_PAGE = True


def test_an_account_finds_its_games_from_another_device(browser: Browser, services: Process) -> None:
    """Sign up with a recovery code, sign in elsewhere and find the game, recover after losing the password."""
    name = "Ludmila Nováková"
    with Visitor(browser, services.url) as here, Visitor(browser, services.url) as there:
        game = here.bring(game_before("stock_turn"), title="The long game")
        here.page.goto(f"{here.url}/#/account")
        here.page.locator("[data-way=sign-up]").click()
        here.page.locator("input[name=name]").fill(name)
        here.page.locator("input[name=password]").fill("a good password")
        here.page.locator("[data-choice=enter]").click()
        code = here.page.locator("[data-recovery-code]").inner_text()
        assert re.fullmatch(r"\w{5}(-\w{5}){4}", code)

        there.page.goto(there.url)
        there.page.get_by_role("link", name="Sign in").click()
        there.page.locator("input[name=name]").fill(name)
        there.page.locator("input[name=password]").fill("a wrong password")
        there.page.locator("[data-choice=enter]").click()
        expect(there.page.get_by_role("alert")).to_contain_text("Incorrect name or password")
        there.page.locator("input[name=password]").fill("a good password")
        there.page.locator("[data-choice=enter]").click()
        there.page.locator(f"[data-account='{name}']").wait_for()
        there.page.get_by_role("link", name="Home", exact=True).click()
        mine = there.page.locator("[data-part=my-games]")
        expect(mine.locator(f"[data-game='{game}']")).to_contain_text("The long game")
        mine.locator(f"[data-game='{game}']").click()
        there.wait_until_mine()

        there.page.goto(f"{there.url}/#/account")
        there.page.locator("[data-choice=sign-out]").click()
        there.page.locator("[data-way=recover]").click()
        there.page.locator("input[name=name]").fill(name)
        there.page.locator("input[name=code]").fill(code)
        there.page.locator("input[name=password]").fill("another password")
        there.page.locator("[data-choice=enter]").click()
        expect(there.page.locator("[data-recovery-code]")).not_to_have_text(code)
        assert there.ask("GET", "/me")["account"] == name


def test_undo_needs_the_others_consent(visitors: Visitors) -> None:
    """Under that policy the others are asked; one decline cancels it, and agreement of all executes it."""
    with visitors() as ada, visitors(who="Ben") as ben:
        ada.without_hints()
        ben.without_hints()
        made = ada.ask(
            "POST",
            "/games",
            {
                "seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"}], "take": [0, 2], "undo": "consent",
                "options": {"playing_order": "as_listed"},
            },
        )  # fmt: skip
        game, token = made["game"]["id"], made["links"][1]["token"]
        ada.sit_down(game)
        ben.page.goto(f"{ben.url}/#/games/{game}/join/{token}")
        ben.panel.wait_for()
        ada.decide("BuyLocalRailway")
        ben.decide("BuyLocalRailway")
        ada.wait_for_number(2)
        for agree, text in ((False, "Decline"), (True, "Agree")):
            ada.page.locator("[data-choice=undo]").click()
            expect(ada.page.get_by_text("Waiting for the other players to agree")).to_have_count(1)
            ben.page.get_by_text(re.compile("Ada asks to undo 2 moves, starting with: Ada buys")).wait_for()
            ben.page.locator("[data-asked=undo]").get_by_role("button", name=text).click()
            expect(ben.page.locator("[data-asked=undo]")).to_have_count(0)
            expect(ada.page.locator("[data-asked=undo]")).to_have_count(0)
            if agree:
                ada.wait_for_number(3)
                ben.wait_for_number(3)
        entries = ada.ask("GET", f"/games/{game}/log")["entries"]
        assert [entry["kind"] for entry in entries] == ["action", "action", "undo"]


def test_a_new_link_takes_the_seat_from_the_old_one(visitors: Visitors) -> None:
    """The host gives a seat a new link; the browser that held it before becomes a spectator."""
    with (
        visitors() as maker,
        visitors(who="Old") as old,
        visitors(who="New") as new,
    ):
        for visitor in (maker, old, new):
            visitor.without_hints()
        maker.page.goto(f"{maker.url}/#/new/online")
        maker.page.locator("[data-choice=start]").click()
        maker.panel.wait_for()
        maker.page.locator("#tab-links").click()
        link = maker.page.get_by_role("textbox", name="Seat link for").nth(1)
        first = link.input_value()
        old.page.goto(first)
        old.panel.wait_for()
        assert old.view(maker.game)["you"]["seats"] == [1]
        maker.page.locator("[data-new-link='1']").click()
        maker.page.locator("[data-ask=no]").click()
        assert old.view(maker.game)["you"]["seats"] == [1], "who was asked said no"
        maker.page.locator("[data-new-link='1']").click()
        maker.page.locator("[data-ask=yes]").click()
        expect(link).not_to_have_value(first)
        expect(old.page.locator("[data-removed]")).to_contain_text("no longer play for")
        old.page.get_by_role("tab", name="Chat").click()
        expect(old.page.locator("[data-notice=link]")).to_contain_text("new link")
        new.page.goto(link.input_value())
        new.panel.wait_for()
        assert new.view(maker.game)["you"]["seats"] == [1]
        assert old.view(maker.game)["you"]["seats"] == []
        old.page.goto(first)
        expect(old.page.get_by_role("alert")).to_contain_text("invalid")
        old.page.get_by_role("link", name="Watch the game instead").click()
        expect(old.panel).to_contain_text("You are watching this game")


def test_the_host_role_is_handed_over(visitors: Visitors) -> None:
    """After a confirmation all see the new host, who now has the table's controls."""
    with visitors() as maker, visitors(who="Ben") as ben:
        for visitor in (maker, ben):
            visitor.without_hints()
        made = maker.ask(
            "POST", "/games", {"seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"}], "take": [0]}
        )
        game, token = made["game"]["id"], made["links"][1]["token"]
        maker.sit_down(game)
        ben.page.goto(f"{ben.url}/#/games/{game}/join/{token}")
        ben.panel.wait_for()
        for visitor in (maker, ben):
            visitor.page.locator("#tab-links").click()
        expect(ben.page.locator("[data-new-link]")).to_have_count(0)
        expect(maker.page.locator("[data-make-host='0']")).to_have_count(0)  # the host already
        maker.page.locator("[data-make-host='1']").click()
        maker.page.locator("[data-ask=yes]").click()
        expect(ben.page.locator("[data-new-link]")).to_have_count(3)
        expect(maker.page.locator("[data-new-link]")).to_have_count(0)
        maker.page.get_by_role("tab", name="Chat").click()
        expect(maker.page.locator("[data-notice=host]")).to_contain_text("Ada made Ben the host")


def test_signing_out_everywhere(browser: Browser, services: Process) -> None:
    """The list shows all sessions; one of them is ended, or all."""
    account = {"name": "Bedřich", "password": "a good password"}
    with Visitor(browser, services.url) as here, Visitor(browser, services.url) as there:
        for visitor in (here, there):
            visitor.page.goto(visitor.url)
        here.ask("POST", "/accounts", account)
        there.ask("POST", "/sign-in", account)
        for ending in ("[data-session=elsewhere] button", "[data-choice=sign-out-everywhere]"):
            here.page.goto(f"{here.url}/#/account")
            here.page.reload()
            expect(here.page.locator("[data-session]")).to_have_count(2)
            expect(here.page.locator("[data-session=here]")).to_contain_text("Chrome")
            here.page.locator(ending).click()
            if "everywhere" in ending:
                here.page.locator("[data-ask=yes]").click()
            expect(here.page.locator("[data-session=elsewhere]")).to_have_count(0)
            assert there.ask("GET", "/me")["known"] is False
            if "everywhere" not in ending:
                there.ask("POST", "/sign-in", account)
        expect(here.page.locator("[data-way=sign-up]")).to_have_count(1)
        assert here.ask("GET", "/me")["known"] is False


def test_any_position_can_be_forked(visitor: Visitor) -> None:
    """From the displayed position; the old game does not change."""
    visitor.without_hints()
    game, kinds = random_game("standard", 2)
    table = visitor.bring(file_of(game, len(kinds) // 2))
    visitor.sit_down(table)
    visitor.page.get_by_role("slider", name="History").fill("40")
    visitor.wait_for_number(40)
    visitor.page.locator("#tab-links").click()
    visitor.page.locator("[data-choice=fork]").click()
    visitor.page.wait_for_function("old => !location.hash.includes(old)", arg=table)
    visitor.wait_until_mine()
    fork = visitor.view(visitor.game)
    assert fork["table"]["forked_from"] == {"game": table, "position": 40}
    there = visitor.ask("GET", f"/games/{table}/positions/40")
    assert fork["position"]["players"] == there["players"]
    visitor.decide()
    assert visitor.view(table)["position"]["number"] == len(kinds) // 2


def test_a_url_names_a_position(visitor: Visitor) -> None:
    """On opening it, and on changing it later, the named position is shown."""
    visitor.without_hints()
    game, kinds = random_game("standard", 2)
    table = visitor.bring(file_of(game, len(kinds) // 2))
    for number in (45, 90, 12):
        visitor.page.goto(f"{visitor.url}/#/games/{table}/at/{number}")
        visitor.wait_for_number(number)
        visitor.page.locator(f"svg.map[data-number='{number}']").wait_for(state="attached")


def _position_before_a_run() -> dict[str, Any]:
    game, kinds = random_game("standard", 3)
    number = next(
        n
        for n in range(len(kinds) // 2, len(kinds))
        if kinds[n] == "run" and getattr(game.actions[n], "routes", ())
    )
    return file_of(game, number)


def test_a_run_drawn_by_hand_is_compared(visitor: Visitor) -> None:
    """Hex after hex on the map: an invalid route shows the reason; the best one, drawn by hand, earns the proved
    income."""
    visitor.without_hints()
    table = visitor.bring(_position_before_a_run())
    visitor.sit_down(table)
    visitor.wait_until_mine()
    choices = visitor.view(table)["position"]["choices"]
    best = next(one for one in choices if one["type"] == "Run" and one["routes"])
    route = best["routes"][0]["hexes"]
    before = visitor.number
    look = visitor.ask("POST", f"/games/{table}/previews", {"seen": before, "actions": [best]})["previews"][0]
    income = next(event["incomes"][0] for event in look["events"] if event["type"] == "TrainsRan")
    visitor.page.get_by_role("button", name="Draw other routes").click()
    panel = visitor.panel
    if len(best["routes"]) > 1 or len(visitor.view(table)["position"]["companies"][best["company"]]["trains"]) > 1:
        train = next(
            one["face"]
            for one in visitor.view(table)["position"]["companies"][best["company"]]["trains"]
            if one["card"] == best["routes"][0]["train"]
        )
        panel.get_by_role("group", name="Train").get_by_role("button", name=train, exact=True).first.click()
    visitor.page.locator(f"[data-hex='{route[0]}']").dispatch_event("click")
    far = next(hex_id for hex_id in ("A7", "J14", "D28") if hex_id not in route)
    visitor.page.locator(f"[data-hex='{far}']").dispatch_event("click")
    expect(panel).to_contain_text(f"{route[0]} – {far}")
    expect(panel.get_by_role("status")).to_contain_text(re.compile(r"\(VIII|\(V"))
    panel.get_by_role("button", name="Clear").click()
    for hex_id in route:
        visitor.page.locator(f"[data-hex='{hex_id}']").dispatch_event("click")
    expect(panel).to_contain_text(" – ".join(route))
    expect(panel.get_by_role("status")).to_contain_text(f"{income}\u00a0K")
    assert visitor.number == before


def test_an_offer_to_acquire_shows_both_sides_everything_it_changes(visitor: Visitor) -> None:
    """Before it is made and before it is answered: treasury, stations, trains, cash and certificates afterwards."""
    visitor.without_hints()
    game, number, offer = offer_for_a_company_with_trains()
    table = visitor.bring(file_of(game, number))
    visitor.sit_down(table)
    visitor.wait_until_mine()
    price = visitor.panel.locator(f"form[data-choice='OfferAcquisition:{offer.company}:{offer.target}']")
    visitor.unfold()
    price.locator("input[type=number]").fill(str(offer.price))
    wanted = {"type": "OfferAcquisition", "company": offer.company, "target": offer.target, "price": offer.price}
    look = visitor.ask("POST", f"/games/{table}/previews", {"seen": number, "actions": [wanted]})["previews"][0]
    outcome = look["accepted"]["outcome"]

    def all_is_told(where: str = "") -> None:
        told = visitor.panel.locator(f"{where} [data-part=consequences]", has=visitor.page.locator(".outcome"))
        for change in (*outcome["treasury"], *outcome["cash"]):
            expect(told).to_contain_text(f"{change['before']}\u00a0K → {change['after']}\u00a0K")
        for change in outcome["stations"]:
            expect(told).to_contain_text(", ".join(change["after"]))
        expect(told).to_contain_text(", ".join(outcome["to_take_over"]))

    expect(visitor.panel).to_contain_text("If accepted")
    all_is_told(f"[data-card='{offer.target}']")
    price.get_by_role("button").click()
    visitor.wait_for_number(number + 1)
    assert visitor.wait_until_mine() == "answer"
    all_is_told()


def test_a_hex_without_choices_shows_the_reason(visitor: Visitor) -> None:
    """Selected on the map, it shows the reason and the section."""
    visitor.without_hints()
    table = visitor.bring(game_before("track"))
    visitor.sit_down(table)
    visitor.wait_until_mine()
    number = visitor.number
    told = visitor.ask("GET", f"/games/{table}/reasons?seen={number}&words=en")["greyed"]
    hex_id = told[0]["action"]["hex"]
    visitor.page.locator(f"[data-hex='{hex_id}']").dispatch_event("click")
    reason = visitor.panel.locator(f"[data-no-tile='{hex_id}']")
    expect(reason).to_contain_text(told[0]["refusal"]["sentence"])
    expect(reason).to_contain_text("(VIII")


def test_a_hex_chosen_in_the_panel_is_tried_on_the_map(visitor: Visitor) -> None:
    """Its first tile is drawn there, and a click on it keeps the selection."""
    visitor.without_hints()
    visitor.sit_down(visitor.bring(game_before("track")))
    visitor.wait_until_mine()
    name = next(one for one in visitor.offered() if one.startswith("hex:"))
    visitor.click(name)
    hex_id = name.removeprefix("hex:")
    on_map = visitor.page.locator(f"[data-hex='{hex_id}']")
    expect(visitor.page.locator(".trying [data-rotation]")).to_have_count(1)
    on_map.dispatch_event("click")
    expect(on_map).to_have_attribute("aria-pressed", "true")
    expect(visitor.page.locator(".trying [data-rotation]")).to_have_count(1)


def test_the_marker_is_shown_where_it_would_go(visitor: Visitor) -> None:
    """Pay or withhold: the chart in the panel and the whole chart show the new price."""
    visitor.without_hints()
    table = visitor.bring(game_before("dividend"))
    view = visitor.view(table)["position"]
    visitor.sit_down(table)
    visitor.wait_until_mine()
    ways = [one for one in view["choices"] if one["type"] in ("PayOut", "Withhold")]
    looks = visitor.ask("POST", f"/games/{table}/previews", {"seen": view["number"], "actions": ways})["previews"]
    prices = visitor.ask("GET", f"/facts/{view['board']}")["chart"]["prices"]
    for way, look in zip(ways, looks, strict=True):
        moved = [event["new"] for event in look["events"] if event["type"] == "PriceMoved"]
        visitor.panel.locator(f"[data-choice^={way['type']}]").hover()
        for chart in (visitor.panel.locator(".chart"), visitor.page.locator(".tables-part .chart")):
            expect(chart.locator(".marker.hint")).to_have_count(len(moved[-1:]))
        for price in moved[-1:]:
            hint = visitor.page.locator(".tables-part .chart .marker.hint")
            expect(hint).to_have_attribute("style", re.compile(f"--space:\\s*{prices.index(price)};"))


def test_the_first_tap_previews_and_the_second_decides(visitors: Visitors) -> None:
    """On a touch screen the first tap shows the effect of a purchase in the bar. A tap on the bar's button makes it,
    and so does a second tap on the choice."""
    with visitors(PHONE, touch=True) as visitor:
        visitor.without_hints()
        game, kinds = random_game("standard", 2)
        for again in (False, True):
            visitor.sit_down(visitor.bring(file_of(game, kinds.index("stock_turn"))))
            visitor.wait_until_mine()
            before = visitor.number
            name = next(one for one in visitor.offered() if one.startswith(("BuyShare", "StartCompany")))
            choice = visitor.panel.locator(f"[data-choice='{name}']")
            choice.tap()
            bar = visitor.panel.locator("[data-part=foot]")
            expect(bar.locator("[data-part=consequences]")).to_contain_text("What this does")
            confirm = bar.locator("[data-choice=confirm]")
            expect(confirm).to_have_text("Confirm")
            assert visitor.number == before
            (choice if again else confirm).tap()
            visitor.wait_for_number(before + 1)


NOTICES = """
window.notices = []; window.tones = 0;
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, more) { window.notices.push([title, more.body]); }
};
const Real = window.AudioContext;
window.AudioContext = class extends Real { createOscillator() { window.tones += 1; return super.createOscillator(); } };
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""


def test_a_user_in_another_tab_is_notified_of_the_turn(browser: Browser, services: Process) -> None:
    """With sound and notifications on: once when the turn comes, and not while the page is visible."""
    with Visitor(browser, services.url) as ada, Visitor(browser, services.url) as ben:
        ada.without_hints()
        ben.without_hints(sound=True, notify=True)
        ben.page.add_init_script(NOTICES)
        made = ada.ask(
            "POST",
            "/games",
            {
                "seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"}], "take": [0, 2],
                "options": {"playing_order": "as_listed"},
            },
        )  # fmt: skip
        game, token = made["game"]["id"], made["links"][1]["token"]
        ada.sit_down(game)
        ben.page.goto(f"{ben.url}/#/games/{game}/join/{token}")
        ben.panel.wait_for()
        ada.decide("BuyLocalRailway")
        ben.wait_until_mine()
        assert ben.page.evaluate("() => [window.notices.length, window.tones]") == [0, 0]
        ben.decide("BuyLocalRailway")
        ben.page.evaluate("() => { window.away = true }")
        ada.wait_for_number(2)
        for _ in range(2):
            ada.decide("BuyLocalRailway")
        ben.page.wait_for_function("() => window.notices.length === 1 && window.tones === 1")
        title, text = ben.page.evaluate("() => window.notices[0]")
        assert "Your turn" in title and "Ben" in text


def test_the_first_visit_is_guided(newcomer: Visitor) -> None:
    """Two clicks start a game with a hint for the current decision, which can be closed once or permanently."""
    page = newcomer.page
    page.goto(newcomer.url)
    page.locator("[data-choice=play]").click()
    newcomer.wait_until_mine()
    hint = page.locator("[data-guide=pre_stock_turn]")
    expect(hint).to_contain_text("local railways")
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_have_count(0)
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog")).to_contain_text("Rules VI")
    page.keyboard.press("Escape")
    game = newcomer.bring(game_before("stock_turn"))
    newcomer.sit_down(game)
    page.locator("[data-guide=stock_turn]").get_by_role("button", name="No more hints").click()
    newcomer.sit_down(newcomer.bring(game_before("track")))
    newcomer.wait_until_mine()
    expect(page.locator("[data-guide]")).to_have_count(0)
