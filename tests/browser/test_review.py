"""The review of a game, its replay, and private plans: by mouse and keyboard, wide and on a phone, accessible."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from browser.test_screens import violations
from browser.visitor import WIDE, Visitor
from playwright.sync_api import Browser, Route, expect
from server.helpers import Process, process, until

from cz18.interop.files import opened
from cz18.review.judged import candidates, estimate
from cz18.server.settings import database_url
from cz18.server.storage import reviews as stored
from cz18.server.storage.store import Store

PHONE = (390, 844)
GAME = Path(__file__).parents[1] / "games" / "site-3p-41004.json.gz"
WORSE_RUN = 129
"""A run with two routes in this game."""
NO_OVERFLOW = "() => document.documentElement.scrollWidth <= innerWidth"


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose reviews have facts only."""
    with process(str(tmp_path_factory.mktemp("reviews") / "games.db"), review_depth=0) as running:
        yield running


def finished() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress(GAME.read_bytes()))
    return found


def with_a_worse_run(reader: Visitor) -> str:
    """A fork of the game in which a company leaves out one of its two routes."""
    whole = reader.bring(finished())
    run = reader.ask("GET", f"/games/{whole}/log?since={WORSE_RUN - 1}&limit=1")["entries"][0]["action"]
    seats = [{"name": name} for name in ("Ada", "Ben", "Cyd")]
    form = {"position": WORSE_RUN - 1, "take": [0, 1, 2], "seats": seats}
    game: str = reader.ask("POST", f"/games/{whole}/fork", form)["game"]["id"]
    worse = {**run, "routes": run["routes"][:1]}
    reader.ask("POST", f"/games/{game}/actions", {"seen": WORSE_RUN - 1, "action": worse})
    return game


@pytest.mark.parametrize(
    ("size", "language"),
    [*(pytest.param(size, "en", marks=pytest.mark.full) for size in (WIDE, PHONE)), (PHONE, "en-XA")],
)
def test_a_review_is_started_and_read(
    size: tuple[int, int], language: str, browser: Browser, reviewing: Process
) -> None:
    """From a forked game to its review, by keyboard; a better run is drawn; nothing overflows in any language."""
    with Visitor(browser, reviewing.url, size) as reader:
        reader.without_hints(language=language)
        game = with_a_worse_run(reader)
        page = reader.page
        page.goto(f"{reader.url}/#/games/{game}/review")
        start = page.locator("[data-choice=start-review]")
        start.wait_for()
        assert violations(page) == [] and page.evaluate(NO_OVERFLOW)
        start.focus()
        page.keyboard.press("Enter")
        page.locator("[data-review=done]").wait_for(state="attached")
        missed = page.locator("[data-part=missed]")
        review = reader.ask("GET", f"/games/{game}/review")["review"]
        assert int(missed.get_attribute("data-missed") or -1) == sum(run["missed"] for run in review["runs"]) > 0
        page.locator(f"[data-run='{WORSE_RUN}']").focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-shown='{WORSE_RUN}'] g.route")).to_have_count(2)
        assert violations(page) == [] and page.evaluate(NO_OVERFLOW)
        page.locator("[data-choice=to-game]").click()
        page.locator(f"[data-table='{game}'] section[data-decision]").wait_for()


def test_the_history_plays_and_jumps_to_rounds(browser: Browser, reviewing: Process) -> None:
    """By keyboard: play, faster, pause, next round; the address names the position."""
    with Visitor(browser, reviewing.url, WIDE) as reader:
        reader.without_hints()
        game = reader.bring(finished())
        reader.sit_down(game)
        page = reader.page
        page.keyboard.press("p")
        expect(page.locator("[data-history=speed]")).to_be_visible()
        page.keyboard.press(".")
        page.keyboard.press(".")
        page.wait_for_function(  # from the start, however late this is asked
            "last => { const at = Number(document.querySelector('output[data-position]').dataset.position);"
            " return at > 0 && at < last }",
            arg=reader.view(game)["position"]["number"],
        )
        page.keyboard.press("p")
        expect(page.locator("[data-history=speed]")).to_have_count(0)
        here = reader.number
        page.keyboard.press("t")
        page.wait_for_function(
            "here => Number(document.querySelector('output[data-position]').dataset.position) > here", arg=here
        )
        expect(page).to_have_url(f"{reader.url}/#/games/{game}/at/{reader.number}")
        expect(page.locator(f"li.seen [data-entry='{reader.number}']")).to_be_visible()  # the log follows
        log = reader.ask("GET", f"/games/{game}/log?limit=1000")["entries"]
        entry = next(item for item in log if item["number"] == reader.number)
        assert any(event["type"].endswith("RoundBegan") for event in entry["events"])
        built = [any(event["type"] in ("TileLaid", "StationPlaced") for event in item["events"]) for item in log]
        laid = next(item for item, before in zip(log[1:], built, strict=False) if is_tile(item) and not before)
        page.goto(f"{reader.url}/#/games/{game}/at/{laid['number'] - 1}")
        reader.wait_for_number(laid["number"] - 1)
        changed = page.locator(f"[data-hex='{laid['action']['hex']}'][aria-label*='Changed']")
        expect(changed).to_have_count(0)
        page.keyboard.press("k")
        reader.wait_for_number(laid["number"])
        expect(changed).to_have_count(1)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        reader.without_hints(language="en-XA")
        page.goto(f"{reader.url}/#/games/{game}/at/{laid['number']}")
        reader.wait_for_number(laid["number"])
        page.locator("[data-tab-button=map]").click()
        page.keyboard.press("p")
        expect(page.locator("[data-history=speed]")).to_be_visible()
        assert violations(page) == [] and page.evaluate(NO_OVERFLOW)


def is_tile(entry: dict[str, Any]) -> bool:
    return bool(entry["action"]["type"] == "LayTile")


def judged(server: Process, game: str) -> dict[str, Any]:
    """Add a judged decision to the stored review of this game, which has facts only, and return the decision."""
    played = opened(finished()).game
    item = next(candidates(played, 200, 330))
    gains = [{"played": 1000, "preferred": 1000 + gain, "parts": {"shares/KFN": gain}} for gain in (90, 110, 100)]
    decision = {**item.to_json(), **estimate(gains)}
    with closing(Store(database_url(server.database))) as store:
        found = stored.find(store, game)
        assert found is not None and found.result is not None
        review = {**json.loads(found.result), "decisions": [decision]}
        with store.writing() as connection:
            change = sa.update(stored.ROW).where(stored.ROW.c.game == game)
            connection.execute(change.values(result=json.dumps(review)))
    return decision


def test_a_decision_is_read_reached_and_played_otherwise(browser: Browser, reviewing: Process) -> None:
    """By keyboard: its interval, its position as the next turning point, and the preferred move on a copy with bots."""
    with Visitor(browser, reviewing.url, WIDE) as reader:
        reader.without_hints()
        game = reader.bring(finished())
        page = reader.page
        reader.ask("POST", f"/games/{game}/review")
        until(lambda: reader.ask("GET", f"/games/{game}/review")["status"] == "done", 300)
        decision = judged(reviewing, game)
        page.goto(f"{reader.url}/#/games/{game}/review")
        shown = page.locator(f"[data-decision='{decision['action']}']")
        expect(shown.locator("[data-part=difference]")).to_contain_text("100 K")
        expect(shown).to_contain_text(reader.ask("GET", f"/games/{game}/positions/{decision['before']}")["round"])
        expect(shown).to_contain_text(f"Entry {decision['action']}")
        expect(page.locator("[data-table=earned]")).to_be_visible()
        for width, height in (PHONE, WIDE):
            page.set_viewport_size({"width": width, "height": height})
            assert violations(page) == [] and page.evaluate(NO_OVERFLOW)
        shown.locator("a[data-choice]").focus()
        page.keyboard.press("Enter")
        reader.wait_for_number(decision["before"])
        page.locator("[data-history=back]").click()
        reader.wait_for_number(decision["before"] - 1)
        page.keyboard.press("t")
        reader.wait_for_number(decision["before"])
        page.locator("a[data-choice=review]").click()
        shown.locator("button[data-choice]").focus()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "game => /games\\/[^/]+$/.test(location.hash) && !location.hash.includes(game)", arg=game
        )
        copy = reader.view(reader.game)
        assert copy["table"]["forked_from"]["game"] == game
        assert [seat["kind"] == "human" for seat in copy["table"]["seats"]] == [
            seat == decision["seat"] for seat in range(3)
        ]
        since = decision["before"]
        first = reader.ask("GET", f"/games/{reader.game}/log?since={since}&limit=1")["entries"][0]
        assert first["action"] == decision["preferred"]


@pytest.mark.parametrize(
    ("size", "language"),
    [*(pytest.param(size, "en", marks=pytest.mark.full) for size in (WIDE, PHONE)), (PHONE, "en-XA")],
)
def test_a_plan_is_made_taken_back_and_played(
    size: tuple[int, int], language: str, browser: Browser, reviewing: Process
) -> None:
    """With the usual panels; the game has its moves only after they are played."""
    with Visitor(browser, reviewing.url, size) as planner:
        planner.without_hints(language=language)
        made = planner.ask(
            "POST", "/games", {"seats": [{"name": name} for name in ("Ada", "Ben", "Cyd")], "take": [0, 1, 2]}
        )
        game = made["game"]["id"]
        page = planner.page
        planner.sit_down(game)
        if size == PHONE:
            page.locator("[data-tab-button=log]").click()
        page.locator("#tab-plans").click()
        page.locator("[data-choice=new-plan]").click()
        plan = page.locator("[data-part=plan]")
        plan.wait_for()
        planner.wait_until_mine()
        assert violations(page) == [] and page.evaluate(NO_OVERFLOW)
        for number in (1, 2):
            planner.decide("BuyLocalRailway")
            planner.wait_for_number(number)
        lost: list[str] = []

        def lose_the_first(route: Route) -> None:
            """The server takes the move back, but its answer does not arrive."""
            if lost:
                return route.continue_()
            lost.append(route.request.url)
            route.fetch()
            route.abort()

        page.route("**/undo", lose_the_first)
        planner.panel.locator("[data-choice=undo]").click()
        planner.wait_for_number(1)
        page.unroute("**/undo")
        assert lost
        planner.wait_until_mine()
        planner.decide("Pass")
        planner.wait_for_number(2)
        expect(plan.locator("[data-part=outcome]")).to_have_attribute("data-moves", "2")
        expect(page.locator("[data-part=hand-over]")).to_have_count(0)  # one person decides for all
        assert planner.view(game)["position"]["number"] == 0
        plan.locator("summary").click()
        assert violations(page) == [] and page.evaluate(NO_OVERFLOW)
        plan.locator("summary").click()
        plan.locator("[data-choice=play-plan]").click()
        expect(plan.locator("[data-played=done]")).to_be_visible()
        assert planner.view(game)["position"]["number"] == 2
        plan.locator("[data-choice=to-game]").click()
        planner.wait_for_number(2)
