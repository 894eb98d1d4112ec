"""Copy the terms of every language (src/cz18/messages/terms.toml) to docs/translating.md; a test compares them."""

from __future__ import annotations

import re
from pathlib import Path

from babel import Locale

from cz18.messages import languages
from cz18.messages.terms import table

PAGE = Path(__file__).parents[1] / "docs" / "translating.md"
BEGIN, END = "<!-- terms -->\n", "<!-- end of terms -->\n"


def tables() -> str:
    """A heading and a table for each language."""
    parts = (f"### {Locale.parse(name).get_display_name('en')}\n\n{table(name)}\n" for name in languages())
    return "\n".join(parts)


def with_tables(page: str) -> str:
    """The page with the current tables between its marks."""
    return re.sub(f"{BEGIN}.*{END}", lambda _: f"{BEGIN}\n{tables()}\n{END}", page, flags=re.DOTALL)


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
