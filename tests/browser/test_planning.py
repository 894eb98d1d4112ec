"""A whole company turn planned, compared and played in the browser, while another player's browser receives nothing."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.test_screens import violations
from browser.visitor import WIDE, Visitor
from playwright.sync_api import Browser, Response, WebSocket, expect
from server.helpers import Process, process

GAME = Path(__file__).parents[1] / "games" / "site-3p-41004.json.gz"
BASE, AFTER = 270, 280
"""The positions before and after a turn of KFN in this game: two tiles, a run, paid out."""
NAMES = ("Ada", "Ben", "Cyd")
PLANS = ("Over the river", "Nothing at all")


class Wire:
    """Everything a browser receives: live messages, and the bodies of responses."""

    def __init__(self, visitor: Visitor) -> None:
        self.frames: list[str] = []
        self.bodies: list[str] = []
        visitor.page.on("websocket", self._open)
        visitor.page.on("response", self._answer)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    def _answer(self, response: Response) -> None:
        if "/api/games/" in response.url:
            self.bodies.append(f"{response.url} {response.text()}")

    def received(self, text: str) -> bool:
        return any(text in item for item in (*self.frames, *self.bodies))


@pytest.fixture(scope="module")
def planning(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with process(str(tmp_path_factory.mktemp("plans") / "games.db"), review_depth=0) as running:
        yield running


def test_a_turn_is_planned_compared_and_played_in_private(browser: Browser, planning: Process) -> None:
    """Two named plans with different results; one no longer fits and says why, and fits again after an undo."""
    with Visitor(browser, planning.url, WIDE) as ada, Visitor(browser, planning.url, WIDE) as ben:
        whole = ada.bring(json.loads(gzip.decompress(GAME.read_bytes())))
        log = ada.ask("GET", f"/games/{whole}/log?since={BASE}&limit={AFTER - BASE}")["entries"]
        actions = [entry["action"] for entry in log]
        seats = [{"name": name} for name in NAMES]
        made = ada.ask("POST", f"/games/{whole}/fork", {"position": BASE, "take": [0], "seats": seats})
        game = made["game"]["id"]
        token = next(link["token"] for link in made["links"] if link["seat"] == 1)
        ben.ask("POST", f"/games/{game}/join", {"token": token})
        wire = Wire(ben)
        for visitor in (ada, ben):
            visitor.without_hints()
            visitor.sit_down(game)
        plans = [plan(ada, game, *item) for item in zip(PLANS, (actions, shortest(actions)), strict=True)]

        # compared
        page = ada.page
        page.locator("#tab-plans").click()
        brings = [page.locator(f"[data-plan='{one}'] [data-part=brings]") for one in plans]
        for one in brings:
            expect(one).to_be_visible()
        assert brings[0].inner_text() != brings[1].inner_text() and "KFN" in brings[0].inner_text()
        assert violations(page) == []

        # no longer fits: the game has left the track step; the power of the first move can still be used
        ada.ask("POST", f"/games/{game}/actions", {"seen": BASE, "action": end_of(actions)})
        page.locator(f"[data-plan='{plans[0]}'] [data-choice=open-plan]").focus()
        page.keyboard.press("Enter")
        bar = page.locator("[data-part=plan]")
        bar.locator("[data-choice=play-plan]").click()
        expect(bar.locator("[data-played=refused]")).to_contain_text(
            "Move 2 of the plan is no longer possible: The track step of this turn is over."
        )
        assert violations(page) == []

        # played
        ada.ask("POST", f"/games/{game}/undo", {"seen": ada.view(game)["position"]["number"], "to": BASE})
        end = ada.view(game)["position"]["number"] + len(actions)
        bar.locator("[data-choice=play-plan]").click()
        expect(bar.locator("[data-played=done]")).to_be_visible()
        assert ada.view(game)["position"]["number"] == end
        bar.locator("[data-choice=to-game]").click()
        ada.wait_for_number(end)

        # the other player has seen the moves of the game and nothing else
        ben.wait_for_number(end)
        ben.page.locator("#tab-plans").click()
        expect(ben.page.locator("[data-plan]")).to_have_count(0)
        ben.page.wait_for_function("() => document.querySelector('[data-choice=new-plan]')?.disabled === false")
        assert wire.frames and any(f"/games/{game}/plans " in body for body in wire.bodies)
        assert not any(wire.received(text) for text in (*plans, *PLANS))


def plan(owner: Visitor, game: str, name: str, actions: list[dict[str, Any]]) -> str:
    """A plan with these moves. Returns its id."""
    found: str = owner.ask("POST", f"/games/{game}/plans", {"name": name})["plan"]["id"]
    while (made := owner.view(f"{game}/plans/{found}")["position"]["number"] - BASE) < len(
        actions
    ):  # some by the table
        body = {"seen": BASE + made, "action": actions[made]}
        owner.ask("POST", f"/games/{game}/plans/{found}/actions", body)
    return found


def end_of(actions: list[dict[str, Any]]) -> dict[str, Any]:
    """The action that ends laying track."""
    return next(action for action in actions if action["type"] == "EndStep")


def shortest(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same turn without building."""
    return [end_of(actions)]
