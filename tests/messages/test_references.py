"""Texts that refer to something else on the page name what is there."""

from __future__ import annotations

import re

import pytest

from cz18.messages import languages
from cz18.messages.bundles import bundle
from cz18.messages.check import entries

QUOTED = re.compile('["“„]([^"“”„]+)["“”]')
PLACES = {
    "en": r"\b(above|below)\b",
    "cs": r"\b(výše|níže|nahoře|dole)\b",
    "de": r"\b(oben|unten)\b",
    "pl": r"\b(powyżej|poniżej|wyżej|niżej)\b",
    "zh": "以上|以下|上面|下面|上方|下方|如上",
}
"""Words for what is above or below a text."""


def text_of(language: str, key: str) -> str:
    message = bundle(language).get_message(key).value
    assert message is not None
    return str(bundle(language).format_pattern(message)[0])


@pytest.mark.parametrize("language", languages())
def test_the_help_calls_the_panel_as_its_tab(language: str) -> None:
    assert QUOTED.findall(text_of(language, "help-screen-text")) == [text_of(language, "tab-now")]


@pytest.mark.parametrize("language", languages())
def test_settings_refer_to_nothing_above_or_below(language: str) -> None:
    """The same settings are in the help and in dialogs of other pages, with other neighbours."""
    settings = [key for key in entries(language) if key.startswith("use-")]
    assert "use-keys" in settings
    found = {key: text for key in settings if re.search(PLACES[language], text := text_of(language, key), re.I)}
    assert not found
