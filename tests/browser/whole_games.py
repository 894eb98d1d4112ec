"""A complete game by clicking, as a hurried player would play it."""

from __future__ import annotations

from collections.abc import Iterator

from browser.visitor import Visitor

SENSIBLE = (
    "AcceptOffer", "Run", "PayOut", "BuyTrain", "LayTile", "LayHomeTile", "LayRailwayTile", "PlaceStation",
    "tile:", "hex:", "KeepStation", "ChooseCity",
    "TakeOverTrain", "ReturnTrain", "EndStep", "Pass",
)  # fmt: skip
"""Choices a hurried player prefers."""


def to_the_end(visitor: Visitor, board: str, *, eager: bool = False) -> Iterator[str]:
    """Play from the home page to the final scores against bots; yields each decision before it is made.

    An eager player buys shares until a company of theirs operates."""
    page = visitor.page
    page.goto(visitor.url)
    page.locator(f"input[value={board}]").check()
    page.locator("[data-choice=play]").click()
    visitor.panel.wait_for()
    started = operates = False
    for _ in range(400):
        kind = visitor.wait_until_mine()
        yield kind
        if kind == "over":
            break
        operates = operates or kind == "track"
        founds = kind == "stock_turn" and not started
        buys = eager and kind == "stock_turn" and started and not operates
        first = ("StartCompany",) if founds else ("BuyShare",) if buys else ()
        made = visitor.decide(*first, *SENSIBLE)
        started = started or made == "StartCompany"
