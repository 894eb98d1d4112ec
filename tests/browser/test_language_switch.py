"""Each reader chooses a language, effective at once and for later visits."""

from __future__ import annotations

from pathlib import Path

from browser.visitor import PHONE, Visitor
from playwright.sync_api import Browser, expect
from server.helpers import Process

from cz18.interop.words.wording import text


def test_the_header_switches_the_language(visitor: Visitor) -> None:
    """Everything changes without a reload; the choice overrides the URL's language and is remembered."""
    visitor.without_hints()
    visitor.page.goto(f"{visitor.url}/?lang=pl")
    heading, switch = visitor.page.get_by_role("heading", level=1), visitor.page.locator("[data-choice=language]")
    expect(heading).to_contain_text("Koleje")
    assert switch.locator("option").all_inner_texts() == ["čeština", "Deutsch", "English", "polski", "中文"]
    switch.select_option("de")
    expect(heading).to_contain_text("Eisenbahnen")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    manifest = visitor.page.locator("link[rel=manifest]").get_attribute("href")
    installed = visitor.context.request.get(f"{visitor.url}{manifest}").json()
    assert installed["lang"] == "de" and installed["description"] == heading.inner_text()
    visitor.page.reload()
    expect(heading).to_contain_text("Eisenbahnen")
    assert "lang=" not in visitor.page.url


def test_the_help_switches_it_at_a_table(browser: Browser, services: Process) -> None:
    """On a small screen too; the decision is shown in the new language. No setting is wider than the help."""
    with Visitor(browser, services.url, PHONE) as visitor:
        visitor.without_hints()
        visitor.page.goto(visitor.url)
        visitor.page.locator("[data-choice=play]").click()
        visitor.wait_until_mine()
        visitor.page.get_by_role("button", name="Help").click()
        help_ = visitor.page.locator("dialog[open]")
        for language in ("de", "en", "zh"):
            help_.locator("[data-choice=language]").select_option(language)
            expect(visitor.page.locator("html")).to_have_attribute("lang", language)
            assert help_.evaluate("one => one.scrollWidth <= one.clientWidth"), language
        expect(visitor.panel.locator("#now-title")).to_have_text(text("your-pre_stock_turn", "zh"))


def test_errors_about_a_file_are_in_the_language(visitor: Visitor, tmp_path: Path) -> None:
    """The server sends a key, and the page words it."""
    file = tmp_path / "game.json"
    file.write_text('{"format": "18CZ save", "version": 99, "rules": "2"}', encoding="utf-8")
    visitor.page.goto(f"{visitor.url}/?lang=cs")
    with visitor.page.expect_file_chooser() as chooser:
        visitor.page.locator("label", has_text="Otevřít soubor s hrou").click()
    chooser.value.set_files(file)
    expect(visitor.page.get_by_text("Verze formátu 99 není podporována")).to_be_visible()
