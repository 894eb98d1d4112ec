"""The ten-minute rules in the page: every language, every drawing, and links from home and from a section."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from browser.visitor import PHONE, Visitor
from playwright.sync_api import Browser, expect
from server.helpers import Process

from cz18.facts.rulebook import SECTIONS
from cz18.interop.words.wording import text
from cz18.messages.check import entries

RULES = Path(__file__).parents[2] / "docs" / "rules"
DRAWINGS = ["board", "track", "prices", "promotion", "run"]


def plain(text: str) -> str:
    """Text without Markdown marks and spaces."""
    return re.sub(r"[*\s]", "", text)


@pytest.mark.parametrize("language", ["en", "cs", "de", "pl", "zh"])
def test_the_rules_are_shown_in_each_language(visitor: Visitor, language: str) -> None:
    """Every heading and paragraph of the document, with drawings and their captions; nothing is cut off."""
    visitor.page.goto(f"{visitor.url}/?lang={language}#/rules")
    for name in DRAWINGS:
        expect(visitor.page.locator(f"figure[data-drawing={name}]")).to_be_visible()
    shown = visitor.page.locator("[data-part=rules]").inner_text()
    assert re.search("\\d\u00a0K", shown) and not re.search(r"\d K\b", shown)  # an amount stays on one line
    shown = plain(shown)
    document = (RULES / f"{language}.md").read_text(encoding="utf-8")
    for block in re.split(r"\n\n+", document):
        if block.startswith("|") or ".md)" in block:
            continue
        words = re.sub(r"^!\[(.*)\]\(.*\)$|^(?:#+|-|\d\.) |\n *(?:-|\d\.) ", r"\1", block, flags=re.M)
        assert plain(words) in re.sub(r"(?m)^\d\.", "", shown), words
    assert visitor.page.locator("html").get_attribute("lang") == language
    assert visitor.page.locator("svg [data-at=E11]").count() > 0


@pytest.mark.parametrize("language", ["en", "cs", "de", "pl", "zh"])
def test_the_glossary_explains_every_term(visitor: Visitor, language: str) -> None:
    """Below the rules, every term of the catalogue with its sentence; the home page explains K."""
    visitor.page.goto(f"{visitor.url}/?lang={language}#/rules")
    expect(visitor.page.locator("figure[data-drawing=run]")).to_be_visible()
    terms = [name.removeprefix("term-") for name in entries("en") if name.startswith("term-")]
    shown = visitor.page.locator("[data-part=glossary]")
    for row, kind in (("dt", "term"), ("dd", "explain")):
        wanted = sorted(plain(text(f"{kind}-{term}", language)) for term in terms)
        assert sorted(plain(said) for said in shown.locator(row).all_inner_texts()) == wanted
    visitor.page.goto(f"{visitor.url}/?lang={language}#/")
    expect(visitor.page.locator("[data-part=explain-k]")).to_have_text(text("explain-k", language))


def test_a_section_leads_to_its_explanation(visitor: Visitor) -> None:
    """By its number; a section without its own text leads to its parent, others to the beginning."""
    for section, place in (("VIII.6", "VIII.6"), ("IX.2", "IX"), ("VII.5.a", "VII.5.a")):
        visitor.page.goto(f"{visitor.url}/#/rules/{section}")
        here = visitor.page.locator(".here")
        expect(here).to_be_in_viewport()
        expect(here.locator(f"[id='{place}']")).to_have_text(place)
    visitor.page.goto(f"{visitor.url}/#/rules/XII.1")
    expect(visitor.page.locator(".here")).to_have_count(0)
    known = set(visitor.page.locator(".text .section[id]").evaluate_all("all => all.map(one => one.id)"))
    assert known <= SECTIONS.keys()
    assert {section.partition(".")[0] for section in SECTIONS} - {"XII"} <= {
        one.partition(".")[0] for one in known
    }


def test_links_to_the_rules(visitor: Visitor) -> None:
    """From the home page, and from the section of a decision, where they open over the game."""
    visitor.without_hints()
    visitor.page.goto(visitor.url)
    visitor.page.get_by_role("link", name="Rules in ten minutes").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("The rules in ten minutes")
    visitor.page.goto(visitor.url)
    visitor.page.locator("[data-choice=play]").click()
    visitor.wait_until_mine()
    visitor.panel.get_by_role("link", name="Rules VI: Pre-stock round").click()
    over = visitor.page.locator("[data-part=rules-overlay]")
    expect(over.locator(".here")).to_contain_text("Pre-stock round (VI)")
    expect(over.locator(".here")).to_be_in_viewport()
    over.locator("[data-choice=close-rules]").click()
    expect(over).to_be_hidden()
    expect(visitor.panel).to_be_visible()


@pytest.mark.parametrize("language", ["de", "zh"])
def test_the_rules_on_a_phone(browser: Browser, services: Process, language: str) -> None:
    """Nothing is wider than the screen."""
    with Visitor(browser, services.url, PHONE) as visitor:
        visitor.page.goto(f"{visitor.url}/?lang={language}#/rules")
        expect(visitor.page.locator("figure[data-drawing=run]")).to_be_visible()
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        visitor.page.locator("[data-part=contents] summary").click()
        last = visitor.page.locator("[data-part=contents] button").last
        last.click()
        expect(visitor.page.locator("#glossary")).to_be_in_viewport()
