"""Texts of the command line in the current language (`messages/<language>/cli.ftl`).

    say("cli-play-tiles", count=12)

A server's log stays in English.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cz18.cli.text.language import language
from cz18.messages.bundles import bundle

FILES = ("cli", "words")
"""Prefixes of the catalogue files that the command line needs."""


def has(key: str) -> bool:
    return bool(bundle(language(), FILES).has_message(key))


def say(key: str, **values: Any) -> str:
    """A message with its arguments; numbers without grouping, with the language's decimal separator."""
    words = bundle(language(), FILES)
    message = words.get_message(key)
    assert message.value is not None, key
    text, faults = words.format_pattern(message.value, {name: _plain(value) for name, value in values.items()})
    assert not faults, faults
    return str(text)


def listed(things: Iterable[str]) -> str:
    """Items joined with the language's list separator."""
    return say("list-separator").join(things)


def quoted(text: str) -> str:
    """A text in the language's quotation marks."""
    return say("quoted", text=text)


def _plain(value: Any) -> Any:
    from fluent.runtime.types import FluentNumber, fluent_number

    if isinstance(value, int | float) and not isinstance(value, FluentNumber):
        return fluent_number(value, useGrouping=False)
    return value if isinstance(value, FluentNumber) else str(value)


def decimal(number: float, digits: int) -> str:
    """A number with `digits` decimals and the language's decimal separator."""
    return _formatted(number, minimumFractionDigits=digits, maximumFractionDigits=digits, useGrouping=False)


def percent(share: float) -> str:
    """A fraction as percent with one decimal."""
    return _formatted(share, style="percent", minimumFractionDigits=1, maximumFractionDigits=1)


def _formatted(number: float, **how: Any) -> str:
    from fluent.runtime.types import fluent_number

    return say("cli-number", number=fluent_number(float(number), **how))
