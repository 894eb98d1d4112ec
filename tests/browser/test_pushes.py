"""An open page sends no requests: everything is pushed to it."""

from __future__ import annotations

import random

from browser.visitor import Visitor
from playwright.sync_api import Browser, Request
from server.helpers import Process, choose, hot_seat

from cz18.client import Table

SHARED_PAGE = True


def listening(visitor: Visitor) -> list[str]:
    """The requests of a page from now on."""
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(f"{request.method} {request.url.split('/api/')[-1]}")

    visitor.page.on("request", note)
    return asked


def play_on(table: Table, rng: random.Random, steps: int) -> int:
    view = table.view()
    for _ in range(steps):
        view = table.client.post(
            f"{table.path}/actions",
            {"seen": view["position"]["number"], "action": choose(view, rng), "view": True},
        )["view"]
    return int(view["position"]["number"])


def shown(visitor: Visitor) -> list[str]:
    """All players' cash, as shown in the table of players."""
    cells = visitor.page.locator(".tables-part table").first.locator("td")
    return [text.strip() for text in cells.all_inner_texts()]


def test_spectators_send_no_requests(browser: Browser, services: Process) -> None:
    """After forty actions of others, an undo and a rename the page is current, with no request but those for chat,
    and equals a page opened afterwards."""
    table = hot_seat(services.client(), seed=21, undo="own_turn")
    rng = random.Random(21)
    with Visitor(browser, services.url) as watcher:
        watcher.without_hints()
        watcher.sit_down(table.id)
        watcher.wait_for_number(0)
        watcher.page.wait_for_load_state("networkidle")
        asked = listening(watcher)
        number = play_on(table, rng, 40)
        table.undo(number)
        watcher.wait_for_number(number + 1)
        assert asked == []
        table.client.patch(f"{table.path}/seats/1", {"name": "Zoë"})
        watcher.page.get_by_text("Zoë").first.wait_for()
        play_on(table, rng, 3)
        watcher.wait_for_number(number + 4)
        assert set(asked) <= {f"GET games/{table.id}/chat"}
        seen = shown(watcher)
        watcher.page.reload()
        watcher.wait_for_number(number + 4)
        assert shown(watcher) == seen


def test_a_player_sends_the_action_and_nothing_else(visitor: Visitor) -> None:
    """The response to the action contains the next decision with its choices."""
    seats = [{"name": name} for name in ("Ada", "Ben", "Cyd")]
    game = visitor.ask("POST", "/games", {"seats": seats, "take": [0, 1, 2], "seed": 22})["game"]["id"]
    visitor.without_hints()
    visitor.sit_down(game)
    visitor.wait_until_mine()
    visitor.page.wait_for_load_state("networkidle")
    asked = listening(visitor)
    for _ in range(6):
        visitor.decide("BuyLocalRailway")
        visitor.wait_until_mine()
    assert [one for one in asked if "previews" not in one and "/since" not in one] == [
        f"POST games/{game}/actions"
    ] * 6


def test_bots_moves_are_shown_from_pushed_views(visitor: Visitor) -> None:
    """Their moves one after the other, at reading pace: no position is requested."""
    seats = [
        {"name": "Ada"},
        {"name": "Bot", "kind": "bot", "bot": "apprentice"},
        {"name": "Cyd", "kind": "bot", "bot": "apprentice"},
    ]
    game = visitor.ask("POST", "/games", {"seats": seats, "take": [0], "seed": 23})["game"]["id"]
    visitor.without_hints(pace="brisk")
    visitor.sit_down(game)
    visitor.wait_until_mine()
    visitor.page.wait_for_load_state("networkidle")
    asked = listening(visitor)
    for _ in range(3):
        visitor.decide("BuyLocalRailway", "Pass")
        visitor.wait_until_mine()
    assert [one for one in asked if "previews" not in one and "/since" not in one] == [
        f"POST games/{game}/actions"
    ] * 3
