"""The documents and their code blocks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *(path for path in (ROOT / "docs").rglob("*.md") if path.parent.name != "generated"),
    ]
)
BLOCK = re.compile(r"^( *)```([^\n]*)\n(.*?)^\1```$", re.M | re.S)


class Block(NamedTuple):
    page: str
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}: {self.text.strip().splitlines()[0] if self.text.strip() else ''}"


def blocks_of(path: Path) -> Iterator[Block]:
    for match in BLOCK.finditer(path.read_text(encoding="utf-8")):
        yield Block(
            path.relative_to(ROOT).as_posix(), match[2].strip(), re.sub(rf"^{match[1]}", "", match[3], flags=re.M)
        )


BLOCKS = [block for path in PAGES for block in blocks_of(path)]
TUTORIALS = [path for path in PAGES if path.parent.name == "tutorials"]
