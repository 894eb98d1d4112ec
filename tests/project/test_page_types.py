"""The page's types are those of the server."""

from __future__ import annotations

from tools.page_types import MADE, page_types


def test_the_types_of_the_page_are_those_of_the_document() -> None:
    """`make types` has been run since the contract changed."""
    assert MADE.read_text(encoding="utf-8") == page_types()
