"""Costly actions show their effect and ask for confirmation once; a setting turns the question off."""

from __future__ import annotations

from typing import Any

import pytest
from browser.positions import (
    file_of,
    game_before,
    loan_with_railways_to_sell,
    offer_for_a_company_with_trains,
    position_offering,
    sale_that_hands_over,
)
from browser.visitor import Visitor
from playwright.sync_api import Locator, expect

from cz18.rules.actions import Action, OfferForLocalRailway, OfferForTrain

SHARED_PAGE = True


def question(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-part=sure][open]")


def answer(visitor: Visitor, meant: str) -> None:
    question(visitor).locator(f"[data-sure={meant}]").click()
    expect(question(visitor)).to_have_count(0)


def sit_at(visitor: Visitor, file: dict[str, Any]) -> str:
    visitor.without_hints(confirm=True)
    game = visitor.bring(file)
    visitor.sit_down(game)
    visitor.wait_until_mine()
    return game


def test_an_acquisition_is_confirmed_on_both_sides(visitor: Visitor) -> None:
    """Offering and accepting: once each, with the numbers; cancelling changes nothing."""
    game, number, offer = offer_for_a_company_with_trains()
    sit_at(visitor, file_of(game, number))
    form = visitor.panel.locator(f"form[data-choice='OfferAcquisition:{offer.company}:{offer.target}']")
    visitor.unfold()
    form.locator("input[type=number]").fill(str(offer.price))
    form.get_by_role("button").click()
    expect(question(visitor)).to_contain_text(f"{offer.price}\u00a0K per share to acquire {offer.target}?")
    expect(question(visitor)).to_contain_text("If accepted")
    answer(visitor, "no")
    assert visitor.number == number
    form.get_by_role("button").click()
    visitor.page.keyboard.press("Escape")
    expect(question(visitor)).to_have_count(0)
    assert visitor.number == number
    form.get_by_role("button").click()
    answer(visitor, "yes")
    visitor.wait_for_number(number + 1)
    assert visitor.wait_until_mine() == "answer"
    visitor.click(next(name for name in visitor.offered() if name.startswith("AcceptOffer")))
    expect(question(visitor)).to_contain_text(f"Let {offer.company} acquire {offer.target}")
    expect(question(visitor).locator("[data-stake=hands_over]")).to_have_count(1)
    question(visitor).locator("[data-sure=again]").check()
    answer(visitor, "yes")
    visitor.wait_for_number(number + 2)
    visitor.page.get_by_role("button", name="Help").click()
    expect(visitor.page.locator("[data-setting=confirm]")).not_to_be_checked()


def test_a_loan_is_confirmed_and_shows_what_could_be_sold_first(visitor: Visitor) -> None:
    """Hovering shows the effect of the train; the question names the loan and the alternative."""
    file, train = loan_with_railways_to_sell()
    sit_at(visitor, file)
    before = visitor.number
    button = visitor.panel.locator(f"[data-choice='BuyTrain:{train.company}:{train.train}:{train.face}']").first
    button.hover()
    looked = visitor.panel.locator("[data-part=consequences] [data-note=loan]")
    expect(looked.first).to_contain_text("sell these local railways to the bank")
    button.click()
    expect(question(visitor).locator("[data-stake=loan]")).to_have_count(1)
    expect(question(visitor).locator("[data-note=loan]")).to_contain_text("sell these local railways to the bank")
    expect(question(visitor).locator(".outcome")).to_contain_text("Debt")
    answer(visitor, "no")
    assert visitor.number == before


def test_losing_a_directors_certificate_needs_confirmation(visitor: Visitor) -> None:
    """Selling shares so that another player becomes Director is confirmed; the setting turns it off."""
    file, sale = sale_that_hands_over()
    sit_at(visitor, file)
    before = visitor.number
    visitor.click(f"SellShares:{sale.company}:{sale.count}")
    expect(question(visitor).locator("[data-stake=directorship]")).to_have_count(1)
    answer(visitor, "no")
    visitor.page.get_by_role("button", name="Help").click()
    visitor.page.locator("[data-setting=confirm]").uncheck()
    visitor.page.keyboard.press("Escape")
    visitor.click(f"SellShares:{sale.company}:{sale.count}")
    visitor.wait_for_number(before + 1)


def test_following_the_advice_to_build_nothing_is_not_confirmed(visitor: Visitor) -> None:
    """The advice has said why; the same choice without advice is confirmed."""
    visitor.without_hints(confirmSkips=True)
    game = visitor.bring(game_before("track"))
    company = visitor.view(game)["position"]["turn"]["company"]
    ends = {"type": "EndStep", "company": company, "step": "track"}
    advice = {"bot": "apprentice", "action": ends, "reasons": []}
    visitor.page.route("**/advice?*", lambda route: route.fulfill(json=advice))
    visitor.sit_down(game)
    visitor.wait_until_mine()
    before = visitor.number
    visitor.click(f"EndStep:{company}:track")
    answer(visitor, "no")
    assert visitor.number == before
    visitor.page.locator("[data-ask=advice]").click()
    visitor.page.locator("[data-choice=do-advice]").click()
    visitor.wait_for_number(before + 1)
    expect(question(visitor)).to_have_count(0)


@pytest.mark.parametrize("kind", [OfferForLocalRailway, OfferForTrain])
def test_an_offer_shows_its_effect(visitor: Visitor, kind: type[Action]) -> None:
    """As soon as its price is hovered, in the space reserved for it."""
    sit_at(visitor, position_offering(kind))
    visitor.unfold()
    form = visitor.panel.locator(f"form[data-choice^={kind.__name__}]").first
    form.hover()
    told = form.locator("xpath=ancestor::details[1]").locator("[data-part=consequences]")
    expect(told).to_contain_text("If accepted")
