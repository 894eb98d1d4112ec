"""Tables of figures in pages of the documentation, between two markers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path


def replace_table(
    page: Path, begin: str, end: str, head: Sequence[str], rows: Iterable[Sequence[str]], below: str = ""
) -> None:
    """Replace what is between the markers of a page by a table and the text below it."""
    lines = [f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows)]
    before, rest = page.read_text(encoding="utf-8").split(begin)
    after = rest.split(end)[1]
    shown = "\n".join(["", *lines, *(["", below] if below else []), ""])
    page.write_text(before + begin + shown + end + after, encoding="utf-8")
