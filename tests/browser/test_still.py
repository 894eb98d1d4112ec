"""No control moves because of a pointer, a focus or a late response."""

from __future__ import annotations

import time
from typing import Any

import pytest
from browser.conftest import Visitors
from browser.positions import KINDS, game_before
from browser.visitor import PHONE, WIDE, Visitor
from playwright.sync_api import Route

SHARED_PAGE = True

PLACES = """() => [...document.querySelectorAll('button, input, select, summary, a[href]')]
  .filter(one => one.checkVisibility() && !one.closest('[data-part=consequences], #side'))
  .map(one => { const at = one.getBoundingClientRect();
    const name = one.dataset.choice ?? one.dataset.act ?? (one.id || one.textContent.trim());
    return [name, Math.round(at.x), Math.round(at.y), Math.round(at.height)] })"""
OFTEN = ("stock_turn", "station", "dividend", "acquisition", "trains", "answer")
"""Decisions also examined in a short run."""
LATE = 0.25
"""Delay of the server's previews in these tests, in seconds."""


class Slowly:
    """Delays and counts previews."""

    def __init__(self, visitor: Visitor) -> None:
        self.open = 0
        visitor.page.route("**/previews", self.delay)

    def delay(self, route: Route) -> None:
        self.open += 1
        answer = route.fetch()
        time.sleep(LATE)
        route.fulfill(response=answer)
        self.open -= 1


def settle(visitor: Visitor, slowly: Slowly) -> None:
    """Wait until the requests are answered and drawn."""
    visitor.page.wait_for_timeout(120)  # the page sends the request shortly after the pointer arrives
    while slowly.open:
        visitor.page.wait_for_timeout(20)
    visitor.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def moved(before: list[list[Any]], after: list[list[Any]]) -> list[tuple[list[Any], list[Any]]]:
    assert [one[0] for one in before] == [one[0] for one in after]
    return [(one, other) for one, other in zip(before, after, strict=True) if one != other]


def of_each_type(names: list[str]) -> list[str]:
    """The first and the last control of each type of choice."""
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(name.split(":")[0], []).append(name)
    return sorted({one for some in found.values() for one in (some[0], some[-1])})


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=() if kind in OFTEN else pytest.mark.full) for kind in KINDS]
)
def test_nothing_moves_under_the_pointer(visitor: Visitor, kind: str) -> None:
    """On a wide screen: hovering or focusing any choice moves no control."""
    visitor.without_hints()
    slowly = Slowly(visitor)
    visitor.sit_down(visitor.bring(game_before(kind)))
    visitor.wait_until_mine()
    at_first = visitor.page.evaluate(PLACES)
    settle(visitor, slowly)
    before = visitor.page.evaluate(PLACES)
    assert moved(at_first, before) == [], "an answer that came late"
    for name in of_each_type(visitor.offered()):
        control = visitor.panel.locator(
            f"button[data-choice='{name}'], form[data-choice='{name}'] input[type=number]"
        ).first
        if not control.is_visible():
            continue
        control.scroll_into_view_if_needed()
        before = visitor.page.evaluate(PLACES)
        control.hover()
        settle(visitor, slowly)
        assert moved(before, visitor.page.evaluate(PLACES)) == [], f"pointing at {name}"
        control.focus()
        settle(visitor, slowly)
        assert moved(before, visitor.page.evaluate(PLACES)) == [], f"the focus on {name}"


def test_nothing_moves_under_a_finger(visitors: Visitors) -> None:
    """On a phone: the first tap on a choice asks for a confirmation in the bar. Neither it nor calling it off moves
    any other control."""
    with visitors(PHONE, touch=True) as visitor:
        visitor.without_hints()
        slowly = Slowly(visitor)
        page = visitor.page
        visitor.sit_down(visitor.bring(game_before("stock_turn")))
        visitor.wait_until_mine()
        settle(visitor, slowly)
        tapped = 0
        for name in of_each_type(visitor.offered()):
            control = visitor.panel.locator(f"button[data-choice='{name}']:not([aria-disabled=true])").first
            if name.startswith("Pass") or not control.is_visible():
                continue
            control.evaluate("one => one.scrollIntoView({ block: 'center' })")  # not below the bar
            before = page.evaluate(PLACES)
            control.tap()
            settle(visitor, slowly)
            if not page.locator("[data-choice=confirm]").count():
                break  # one tap was enough: another position
            tapped += 1
            after = [one for one in page.evaluate(PLACES) if one[0] != "confirm"]
            assert moved(before, after) == [], f"a tap on {name}"
            page.locator("[data-choice=cancel]").tap()
            settle(visitor, slowly)
            assert moved(before, page.evaluate(PLACES)) == [], f"calling off {name}"
        assert tapped


@pytest.mark.parametrize(
    "size",
    [pytest.param(WIDE, marks=pytest.mark.full), pytest.param((1024, 768), marks=pytest.mark.full), PHONE],
    ids=["wide", "1024", "phone"],
)
def test_nothing_moves_when_responses_are_late(visitors: Visitors, size: tuple[int, int]) -> None:
    """On every screen: the first layout of a decision stays when the server's previews arrive."""
    with visitors(size, touch=size == PHONE) as visitor:
        visitor.without_hints()
        slowly = Slowly(visitor)
        for kind in ("stock_turn", "trains", "dividend", "answer"):
            visitor.sit_down(visitor.bring(game_before(kind)))
            visitor.wait_until_mine()
            before = visitor.page.evaluate(PLACES)
            settle(visitor, slowly)
            assert moved(before, visitor.page.evaluate(PLACES)) == [], kind
