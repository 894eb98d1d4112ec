"""Texts of the page, so that tests do not depend on their wording."""

from __future__ import annotations

from typing import Any

from cz18.messages import ENGLISH
from cz18.messages.bundles import bundle


def text(key: str, **values: Any) -> str:
    """The English text of this key in the catalogues. Raises LookupError if there is none."""
    found = bundle(ENGLISH)
    value = found.get_message(key).value
    assert value is not None
    formatted, errors = found.format_pattern(value, values)
    assert not errors, errors
    return str(formatted)
