"""A whole game by clicking, as a hurried player would."""

from __future__ import annotations

from collections.abc import Iterator

from browser.visitor import Visitor

SENSIBLE = (
    "AcceptOffer", "Run", "PayOut", "BuyTrain", "LayTile", "LayHomeTile", "LayRailwayTile", "PlaceStation",
    "tile:", "hex:", "KeepStation", "ChooseCity",
    "TakeOverTrain", "ReturnTrain", "EndStep", "Pass",
)  # fmt: skip
"""What a hurried player prefers."""


def to_the_end(visitor: Visitor, board: str) -> Iterator[str]:
    """From the home page to the final reckoning, with opponents on the other seats; tells each decision before it."""
    page = visitor.page
    page.goto(visitor.url)
    page.locator(f"input[value={board}]").check()
    page.locator("[data-choice=play]").click()
    visitor.panel.wait_for()
    started = False
    for _ in range(400):
        kind = visitor.wait_until_mine()
        yield kind
        if kind == "over":
            break
        founds = kind == "stock_turn" and not started
        made = visitor.decide(*(("StartCompany",) if founds else ()), *SENSIBLE)
        started = started or made == "StartCompany"
