"""Nothing a person could press moves because of a pointer, a focus or an answer that comes late."""

from __future__ import annotations

import time
from typing import Any

import pytest
from browser.positions import KINDS, game_before
from browser.visitor import PHONE, WIDE, Visitor
from playwright.sync_api import Browser, Route
from server.helpers import Process

PLACES = """() => [...document.querySelectorAll('button, input, select, summary, a[href]')]
  .filter(one => one.checkVisibility() && !one.closest('[data-part=consequences], #side'))
  .map(one => { const at = one.getBoundingClientRect();
    const name = one.dataset.choice ?? one.dataset.act ?? (one.id || one.textContent.trim());
    return [name, Math.round(at.x), Math.round(at.y), Math.round(at.height)] })"""
OFTEN = ("stock_turn", "station", "dividend", "acquisition", "trains", "answer")
"""Decisions looked at in a short run as well."""
LATE = 0.25
"""Seconds by which the server's previews come late in these tests."""


class Slowly:
    """Previews come late, and are counted."""

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
    """Wait until what was asked for has been answered and drawn."""
    visitor.page.wait_for_timeout(120)  # the page asks a moment after the pointer has come
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
    """On a wide screen: after every choice that is pointed at or focused all controls are where they were."""
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


def test_nothing_moves_under_a_finger(browser: Browser, services: Process) -> None:
    """On a phone: the first tap on a choice says that a second one makes it, and leaves everything where it is."""
    with Visitor(browser, services.url, PHONE, touch=True) as somebody:
        somebody.without_hints()
        slowly = Slowly(somebody)
        for kind in ("stock_turn",):
            somebody.sit_down(somebody.bring(game_before(kind)))
            somebody.wait_until_mine()
            settle(somebody, slowly)
            tapped = 0
            for name in of_each_type(somebody.offered()):
                control = somebody.panel.locator(f"button[data-choice='{name}']:not([aria-disabled=true])").first
                if name.startswith("Pass") or not control.is_visible():
                    continue
                control.scroll_into_view_if_needed()
                before = somebody.page.evaluate(PLACES)
                control.tap()
                settle(somebody, slowly)
                if control.locator(".again").count():
                    tapped += 1
                    after = somebody.page.evaluate(PLACES)
                    assert [one[1:] for one in before] == [one[1:] for one in after], f"a tap on {name}"
                else:
                    break  # it was made with one tap: another position
            assert tapped, kind


@pytest.mark.parametrize("size", [WIDE, (1024, 768), PHONE], ids=["wide", "1024", "phone"])
def test_nothing_moves_when_answers_come_late(browser: Browser, services: Process, size: tuple[int, int]) -> None:
    """On every screen: what a decision shows at first stays where it is when the server's previews have come."""
    with Visitor(browser, services.url, size, touch=size == PHONE) as somebody:
        somebody.without_hints()
        slowly = Slowly(somebody)
        for kind in ("stock_turn", "trains", "dividend", "answer"):
            somebody.sit_down(somebody.bring(game_before(kind)))
            somebody.wait_until_mine()
            before = somebody.page.evaluate(PLACES)
            settle(somebody, slowly)
            assert moved(before, somebody.page.evaluate(PLACES)) == [], kind
