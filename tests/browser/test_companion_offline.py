"""The companion without a connection: the rules are downloaded into the browser and answer like the server's."""

from __future__ import annotations

from browser.visitor import PATIENCE, Visitor
from playwright.sync_api import Browser, expect
from positions.recorded_positions import late
from server.helpers import Process

from cz18.interop.formats.positions.answers import answers, opened
from cz18.interop.formats.positions.reading import Position
from cz18.interop.formats.positions.text import position_to_text
from cz18.interop.formats.positions.writing import state_to_position

PHONE = (390, 844)
STARTED = 3 * PATIENCE
"""Timeout in milliseconds for the start of Python in the browser: a few seconds on a quiet machine."""


def test_the_rules_answer_without_a_connection(browser: Browser, services: Process) -> None:
    """Downloaded once, they survive a reload without a connection; a changed position gets new answers, another text
    is opened, and the removed rules leave the last answers."""
    data = state_to_position(late())
    text = position_to_text(Position(late(), True))
    with Visitor(browser, services.url, PHONE, touch=True, workers=True) as visitor:
        page = visitor.page
        page.goto(f"{services.url}/#/companion")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.reload()  # from now on the service worker serves the page
        page.locator("[data-choice=engine-download]").tap()
        expect(page.locator("[data-engine=kept]")).to_be_visible(timeout=STARTED)
        page.goto(f"{services.url}/#/companion/{text}")
        page.locator("main[data-part=position][data-current=true]").wait_for(timeout=STARTED)

        visitor.context.set_offline(True)
        page.reload()
        page.locator("[data-offline-note=kept]").wait_for()
        page.locator("main[data-part=position][data-current=true]").wait_for(timeout=STARTED)
        page.locator("[data-tab=companies]").tap()
        page.locator("[data-open=BN]").tap()
        page.locator("[data-company-part=BN] [data-remove-train]").first.tap()
        page.locator("[data-tab=answers]").tap()
        page.locator("main[data-part=position][data-current=true]").wait_for(timeout=STARTED)
        data["companies"]["BN"]["trains"] = data["companies"]["BN"]["trains"][1:]
        expected = answers(opened(data))["runs"]
        shown = page.locator("[data-run]").evaluate_all(
            "all => all.map((one) => [one.dataset.run, Number(one.dataset.total), one.dataset.proven])"
        )
        assert shown == [[run["company"], run["total"], "true"] for run in expected]
        page.locator("[data-choice=about]").select_option("Sx")
        expect(page.locator("[data-purchase]").first).to_be_visible()

        page.locator("[data-choice=list]").tap()
        page.locator("[data-choice=text]").fill("18CZ-1/sBN:E11/cBN:r5+5")
        page.locator("[data-choice=read]").tap()
        page.locator("[data-tab=answers]").tap()
        expect(page.locator("[data-run=BN][data-proven=true]")).to_be_visible()

        page.locator("[data-choice=list]").tap()
        page.locator("[data-choice=text]").fill("18CZ-1/sBN:Z99")
        page.locator("[data-choice=read]").tap()
        expect(page.locator("[role=alert]")).to_contain_text("Z99")
        page.locator("[data-choice=engine-remove]").tap()
        expect(page.locator("[data-engine=absent]")).to_be_visible()
